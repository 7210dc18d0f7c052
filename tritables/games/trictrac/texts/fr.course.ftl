# Le cours de Tric Trac, en français.

## Chapters

chapter-setting-out = En route
    .lead = Tu gagnes si tu es le premier à faire traverser le plateau à tes quinze pions, puis à les sortir. Ils partent de la barre, la bande entre les deux moitiés.
    .learnt = Tous les pions partent de la barre, et les dés les font entrer. Les Blancs montent, les Noirs descendent.
chapter-meeting = Se croiser
    .lead = Les deux camps marchent l’un vers l’autre. Un pion tout seul peut être frappé et doit repartir ; à deux, ils sont en sûreté.
    .learnt = À deux, les pions ferment une flèche. Un pion tout seul peut être frappé.
chapter-from-the-bar = Depuis la barre
    .lead = Un pion frappé retourne sur la barre, et tes autres pions attendent. Compte depuis ton départ : les Blancs depuis 1, les Noirs depuis 24.
    .learnt = Les pions de la barre passent d’abord, et le dé dit où ils entrent.
chapter-throws = Un jet ordinaire
    .lead = Les dés d’un jet se jouent dans un ordre fixe. Si tu le connais, tu prévois tes coups avant de toucher un pion.
    .learnt = D’abord le plus petit dé, puis le plus grand.
chapter-great-throw = 1 et 2 : tric trac !
    .lead = Un jet te mène plus loin que tous les autres, et le jeu porte son nom. Devine ce qu’il te fait jouer.
    .learnt = 1 et 2 font un tric trac : huit coups, et encore un jet.
chapter-doubles = Les doubles
    .lead = Deux dés égaux s’appellent un double, et c’est une bonne nouvelle : tu en joues plus que les deux que tu vois. Devine lesquels.
    .learnt = Deux fois le nombre, deux fois ce qui manque pour faire sept, puis encore un jet.
chapter-thinking-ahead = Un dé plus loin
    .lead = Un coup peut être interdit à cause du dé qui vient après. Regarde un dé plus loin, et rien ne te surprendra.
    .learnt = Garde le dé suivant jouable si tu peux. Tu regardes un dé plus loin, pas davantage.
chapter-going-off = À la maison, puis dehors
    .lead = C’est ainsi qu’on gagne. La maison, ce sont les six dernières flèches de ton chemin ; de là, un pion peut sortir du plateau.
    .learnt = Quand tous sont à la maison, un pion sort avec exactement son nombre. Le premier camp qui sort ses quinze pions gagne.
chapter-for-real = Pour de vrai
    .lead = Place à une course contre un vrai adversaire. Garde tes pions par deux si tu peux.
    .learnt = Tu as joué contre Gourmand. La prochaine fois, ce sera peut-être une partie entière !
chapter-duties = Ce qu’il faut jouer
    .lead = Deux pions tiennent une flèche : l’autre camp ne peut pas s’y poser. Cela peut bloquer un dé, et un dé bloqué arrête le jet.
    .learnt = Ce qui peut se jouer se joue. Un dé bloqué arrête le jet, mais tu gardes le jet auquel tu avais encore droit.
chapter-home-again = Encore la maison
    .lead = Même à la maison, la course n’est pas gagnée : une flèche vide peut te coûter tout un jet.
    .learnt = Un pion ne sort que quand tous les pions en jeu sont à la maison. Jusque-là, ils peuvent y bouger.
chapter-better-moves = Quel coup est meilleur ?
    .lead = Un pion frappé doit refaire tout son chemin. Avant de choisir, cherche donc le coup qui laisse le moins à frapper.
    .learnt = Avant de jouer, compte les jets qui te feraient mal. Et de deux dés différents, le plus petit passe d’abord.

## Steps

step-whole-throw =
    .task = Regarde un jet entier, coup par coup : d’abord le plus petit dé, puis le plus grand. Ensuite, c’est aux Noirs.
    .done = Voilà un jet entier. C’est maintenant aux Noirs.
step-who-begins =
    .task = Tu vas lancer un 2, et les Noirs un 6. Qui commence ?
    .done = Les Noirs ont le plus grand dé, et lancent maintenant les deux.
step-whose-stone =
    .task = Maintenant, tu as les Noirs et un 4 à jouer. Un de tes pions peut-il remonter de 9 à 13 ?
    .done = C’est juste : un pion ne recule jamais.
step-open-points =
    .task = Tu as les Blancs et tu joues un 4. Touche chaque pion qui peut bouger.
    .done = Tu les as tous. On peut rejoindre ses propres pions, quel que soit leur nombre.
step-which-lands =
    .task = Tu as les Blancs et tu joues un 1. Lequel de ces coups est permis ?
    .done = Un pion noir tout seul ne t’arrête pas.
step-bar-then-free =
    .task = Tu as les Noirs. Ton pion est entré avec le 2, et la barre est vide. Un autre pion peut-il jouer le 5, de 15 à 10 ?
    .done = Oui. Quand la barre est vide, tous peuvent bouger.
step-which-die-enters =
    .task = Tu as les Noirs, et un pion sur la barre. Il entre sur 24 avec un 1, sur 23 avec un 2, et ainsi de suite. Avec quel dé entre-t-il sur 22 ?
    .done = En comptant depuis ton départ, 24 est la première flèche, et 22 la troisième.
step-dice-in-order =
    .task = Tu as les Noirs, et tu vas lancer un 3 et un 6. Quels dés joueras-tu, et dans quel ordre ?
    .done = D’abord le 3, puis le 6.
step-tric-trac-dice =
    .task = Tu as les Blancs. Ton jet sera 1 et 2. Quels dés joueras-tu, à ton avis ? Devine.
    .done = Huit : 1, 1, 2, 2, puis ce qui manque au 2 et au 1 pour faire sept : 5, 5, 6, 6.
step-double-dice =
    .task = Tu vas lancer un double 5. Quels dés joueras-tu, à ton avis ? Devine.
    .done = 5 et 2 font sept : 5, 5, 2, 2.
step-blocked-again =
    .task = Tu as les Noirs, un pion sur la barre, et tu vas lancer un double 3. Mais la flèche 22 est fermée. Lanceras-tu encore ?
    .done = Les quatre dés sont perdus, mais pas le jet suivant.
step-no-favours =
    .task = Tu as les Blancs. Tu as joué les deux 5, et il reste deux 2. Peux-tu les laisser et relancer ?
    .done = C’est juste : les dés en plus ne sont pas au choix. Ils passent d’abord.
step-who-may-go =
    .task = Tu as un 2, puis un 6. Touche chaque pion qui peut jouer le 2.
    .done = Seulement ces deux-là : après tout autre 2, plus aucun 6 n’est possible.
step-proof-ahead =
    .task = Tu as les Noirs, avec un 2, puis un 5. Après le 2 de 3 à 1, seul le pion de la flèche 24 pourrait encore avancer de 5, et il est arrêté. Touche le dé qui ne pourrait alors plus être joué, et la flèche qui l’arrête.
    .done = Le dé suivant est un 5, et la flèche 19 est fermée. Un autre 2 laisserait le 5 jouable : celui-ci est donc interdit.
step-two-deep =
    .task = Tu as les Noirs. Il reste un 3, puis deux 4. Après 5 à 2, tu ne peux jouer qu’un seul 4. Peux-tu le faire ?
    .done = Oui. On regarde seulement le premier 4, avec un double comme toujours.
step-leaving-counts =
    .task = Tu as les Blancs. Tu as un 1, puis un 5, et un pion n’est pas encore à la maison. Peux-tu jouer le 1 de 20 à 21 ?
    .done = Avec 18 à 19, tous sont à la maison, et le 5 peut sortir un pion. Sortir compte aussi quand on regarde plus loin.
step-still-inside =
    .task = Tu as les Noirs, et un de tes pions est encore sur 9. Peux-tu jouer le 3 dans la maison, de 6 à 3 ?
    .done = Oui. Tant qu’un pion est dehors, les autres peuvent bouger dans la maison.
step-six-are-off =
    .task = Tu as les Noirs. Quatre de tes pions étaient sortis quand un autre a été frappé. Il vient d’entrer sur la flèche 23. Le 5 peut-il sortir un pion de 5 ?
    .done = C’est juste : on attend que tous soient revenus à la maison pour sortir.
step-who-leaves =
    .task = Tous tes pions sont à la maison, et tu joues un 4. Touche chaque pion qui peut bouger.
    .done = Seule la flèche 21 est à 4 exactement de la sortie.
step-which-die-leaves =
    .task = Tu veux sortir un pion de la flèche 22. Avec quel dé est-ce possible ?
    .done = Un 3 exactement. Un dé plus grand ne convient pas.
step-where-in-home =
    .task = Tous tes pions sont à la maison. Peux-tu jouer le 2 de 20 à 22 ?
    .done = C’est juste : depuis chacune des six flèches de la maison, on ne peut plus que sortir.
step-who-wins =
    .task = Tu as les Noirs, et tu sors ton dernier pion. Il restera trois dés. Qui aura gagné alors ?
    .done = Tes quinze pions sont sortis : tu as gagné aussitôt.
step-first-turns =
    .task = Une vraie partie commence avec tous les pions sur la barre. Ici, ils sont déjà entrés, pour t’épargner les premiers jets. Tu as les Blancs. Les Noirs, c’est Gourmand, joué par l’ordinateur : il choisit toujours le coup qui semble le meilleur tout de suite. Joue cinq tours. N’oublie pas : un pion seul peut être frappé.
    .done = Cinq tours ! Joue la partie jusqu’au bout si tu veux, ou passe à la suite.

## Why a place is not the one that was asked for

dice-say = Les dés disent seulement de combien avancer. Touche un pion.
proof-own = Tes propres pions sur { $point } n’arrêtent aucun des tiens.
proof-single = Un pion seul, comme sur { $point }, n’arrête personne.
proof-closed = La flèche { $point } est fermée aussi, mais aucun de tes pions n’y arriverait avec un { $die }.
proof-empty = Il n’y a rien sur la flèche { $point }, donc elle n’arrête aucun pion.

## Off the path

gone-played = { $count ->
        [one] Le { $die } a déjà été joué, et c’est maintenant au { $next }.
       *[other] Le { $die } a déjà été joué deux fois, et c’est maintenant au { $next }.
    }
gone-die = Trop tard pour le { $die } : maintenant, { $seat ->
        [0] les Blancs lancent
       *[1] les Noirs lancent
    }.
gone-hits = Après { $source } à { $target }, { $seat ->
        [0] les Blancs
       *[1] les Noirs
    } peuvent frapper avec { $ways } des 36 jets. Un autre coup en laisse moins.
gone-enters = Après { $source } à { $target }, { $seat ->
        [0] les Blancs
       *[1] les Noirs
    } peuvent entrer avec { $ways } des 36 jets. Un autre coup en laisse moins.
gone-leaves = Après { $source } à { $target }, { $ways ->
        [0] aucun des 36 jets ne te permettrait
        [one] un seul des 36 jets te permettrait
       *[other] { $ways } des 36 jets te permettraient
    } de sortir un pion. Un autre coup en laisse plus.

## Pourquoi un coup est permis

allowed-step = { $hits ->
        [0] Un { $die } mène de { $source } à { $target }, et cette flèche n’est pas fermée.
       *[other] Un { $die } mène de { $source } à { $target }, où un pion seul peut être frappé.
    }
allowed-bar = { $hits ->
        [0] De la barre, un { $die } mène à { $target }, et cette flèche n’est pas fermée.
       *[other] De la barre, un { $die } mène à { $target }, où un pion seul peut être frappé.
    }
allowed-off = Tous les pions sont à la maison, et { $source } est exactement à { $die } de la sortie.
allowed-roll = Il ne reste aucun dé à jouer, on lance donc les dés.

## Reasons: each completes “Non”

because-move_direction = les pions ne reculent jamais
because-turn_alternate = c’est à l’autre camp de jouer
because-move_landing = deux pions adverses ou plus ferment la flèche
because-bar_first = il faut d’abord faire entrer un pion de la barre
because-bar_entry = ce dé ne fait pas entrer un pion là
because-throw_normal = le plus petit dé se joue d’abord
because-throw_trictrac = un tric trac se joue dans un ordre fixe
because-throw_must-move = un dé jouable doit être joué
because-throw_double = avec un double, le nombre lancé se joue d’abord
because-throw_look-ahead = on ne pourrait plus jouer le dé suivant
because-throw_stop = le jet s’est arrêté, et les autres dés sont perdus
because-throw_again = il reste un jet à faire
because-move_hit = il n’y a rien à frapper là
because-off_all-home = tous les pions ne sont pas encore à la maison
because-off_no-inside-move = à la maison, les pions ne peuvent plus que sortir
because-off_exact = un pion ne sort qu’avec son nombre exact

## A move as practice asks about it: may it be, and as it is told before a question

asked-move-step =
    .may = { $target ->
            [25] Peux-tu maintenant sortir un pion de { $source }
           *[other] { $source ->
                [0] Peux-tu maintenant entrer un pion sur la flèche { $target }
               *[other] Peux-tu maintenant jouer un pion de { $source } à { $target }
            }
        }{ $hits ->
            [1] {" "}et frapper
           *[0] {""}
        } ?
    .told = { $target ->
            [25] Tu sors un pion de { $source }
           *[other] { $source ->
                [0] Tu entres un pion sur la flèche { $target }
               *[other] Tu joues un pion de { $source } à { $target }
            }
        }{ $hits ->
            [1] {" "}et tu frappes
           *[0] {""}
        }.
asked-move-start =
    .told = Les Blancs lancent { $white }, et les Noirs { $black }.
    .who = { ask-who-begins }
    .so = { $who ->
            [you] Tu commences
           *[any] { seat-name } commence
        }. Quelle règle le dit ?
    .so-nobody = { ask-rule-begins-not }
asked-move-roll =
    .may = Peux-tu lancer les dés maintenant ?
    .told = Tu lances { $low } et { $high }.
