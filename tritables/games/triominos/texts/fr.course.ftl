# Le cours de Triominos, en français.

## Chapters

chapter-laying-tiles = Poser des pierres
    .lead = Tu gagnes avec le plus de points, et chaque pierre posée rapporte la somme de ses trois chiffres. Découvre donc où elle peut aller.
    .learnt = Une pierre se pose par un côté entier, et partout où des coins se touchent, les chiffres sont égaux.
chapter-first-tile = La première pierre
    .lead = La valeur d’une pierre est la somme de ses trois chiffres. Le premier joueur marque d’abord : une grande valeur donne de l’avance.
    .learnt = Le premier joueur pose la pierre qu’il veut et marque sa valeur.
chapter-bridges = Ponts
    .lead = Voici les récompenses. Un pont vaut plus que la pierre la plus forte : cherche toujours un creux à enjamber.
    .learnt = Un pont rapporte 40 points de plus que la valeur de la pierre.
chapter-rings = Hexagones
    .lead = Six pierres autour d’un même coin font un hexagone, qui rapporte encore plus qu’un pont. La récompense va à la pierre qui le ferme.
    .learnt = Fermer un hexagone rapporte 50 points de plus que la valeur de la pierre.
chapter-more-hexagons = Plusieurs hexagones d’un coup
    .lead = Une seule pierre peut fermer plus d’un hexagone, et cela rapporte encore plus. Vois d’abord laquelle en ferme un.
    .learnt = Deux hexagones avec une seule pierre rapportent 60 points de plus, et trois pas plus que deux.
chapter-buying = Quand rien ne convient
    .lead = Si rien ne convient, tu achètes dans la pioche : les pierres cachées qui ne sont à personne. Cela coûte des points, alors attention.
    .learnt = Acheter coûte 5 points par pierre. Si tu en achètes trois sans rien poser, ton tour est fini et coûte 25 en tout.
chapter-empty-pool = La pioche est vide
    .lead = Quand la pioche est vide, on n’achète plus. Les pierres qui te restent peuvent décider qui gagne la manche : garde les plus faibles.
    .learnt = Avec une pioche vide, tu poses si tu peux, sinon ton tour passe sans rien coûter. Quand personne ne peut poser, la manche est finie, et celui qui garde le moins la gagne.
chapter-round-ends = Comment finit une manche
    .lead = Si tu es le premier à n’avoir plus de pierres, tu fais tinter la sonnette : ce bonus peut te faire passer devant. D’autres jouent peut-être encore.
    .learnt = Le premier qui pose sa dernière pierre fait tinter la sonnette. On joue encore jusqu’à ce que tous aient eu autant de tours.
chapter-match = Le match entier
    .lead = Dans un match, les points des manches s’ajoutent, jusqu’à ce que quelqu’un atteigne le nombre convenu. Alors le plus grand total gagne.
    .learnt = La pierre la plus forte commence chaque manche. Celui qui a le plus de points gagne le match, et à égalité, on partage la victoire.
chapter-house-rules = Règles maison
    .lead = Les règles maison adaptent le jeu à votre table. Avec des petits : 1 point par pierre, 1 de plus pour un pont ou un hexagone, 5 pour le premier qui finit.
    .learnt = Avec le comptage simple, on n’enlève jamais rien. Un chronomètre, ou pas de points du tout : chaque table choisit.
chapter-last-tiles = Fais tinter la sonnette
    .lead = Une manche se gagne avec les dernières pierres. Deux petits problèmes sur la sonnette, puis tu joues une manche jusqu’au bout.
    .learnt = Tu as joué une manche jusqu’au bout. Trouve vite quelqu’un à battre !
chapter-think-ahead = Penser à la suite
    .lead = Un bon joueur pense déjà au tour suivant : il pose une pierre qui fait de la place pour une autre.
    .learnt = Chaque pierre n’existe qu’une fois, et un bon coup laisse de la place pour la suivante.
chapter-now-play = À toi de jouer
    .lead = Place à un vrai adversaire. Cherche les ponts, et évite d’en laisser.
    .learnt = Tu as joué contre Gourmand. Essaie maintenant une manche entière !

## Steps

step-which-tiles-fit =
    .task = Touche chaque pierre de ton chevalet qui convient quelque part.
    .done = Trois sur quatre conviennent. 2-4-4 ne trouve aucun côté avec les deux mêmes chiffres.
step-where-it-fits =
    .task = Touche chaque endroit où 0-2-4 convient. Tu peux la tourner, mais on y lit toujours 0, 2, 4 dans le sens des aiguilles d’une montre.
    .done = Il y en a trois. Avec ses chiffres dans l’autre sens, ce serait une autre pierre.
step-into-the-notch =
    .task = Quelle pierre convient dans le creux entre 1-1-5 et 0-1-2 ?
    .done = Elle touche deux côtés, et les chiffres sont égaux sur les deux.
step-far-corner =
    .task = Dans le creux marqué, un côté de 3-3-5 convient contre 3-3-4. Peut-on y poser cette pierre ?
    .done = C’est juste : son coin d’en face touche une autre pierre, avec un autre chiffre.
step-any-tile-first =
    .task = La table est vide, et tu as 4-5-5. Peux-tu commencer avec 1-1-2 ?
    .done = Oui. On peut poser n’importe quelle pierre, elle rapporte seulement moins de points. Mais il faut en poser une.
step-worth-of-the-first =
    .task = 3-4-4 sera la première pierre. Combien de points vaut-elle ?
    .done = 3 et 4 et 4 : onze, sans bonus pour la première pierre.
step-where-a-bridge =
    .task = Où 2-4-4 fait-elle un pont ? Touche cet endroit.
    .done = Elle est contre un côté, et son coin d’en face touche une pierre au-delà du creux.
step-which-bridge =
    .task = Un pont est possible sous 0-1-1. Laquelle de ces pierres le fait ?
    .done = Le côté demande deux un, et le coin d’en face touche un 3.
step-worth-of-a-bridge =
    .task = 3-5-5 va faire le pont. Combien de points rapportera-t-elle ?
    .done = 13 pour sa valeur et 40 pour le pont.
step-six-around =
    .task = 2-5-5 va fermer l’hexagone. Touche les six endroits qui le forment : cinq pierres et le creux.
    .done = Six triangles tout autour d’un seul coin. Les deux autres n’en font pas partie.
step-close-the-hexagon =
    .task = Laquelle de ces pierres ferme l’hexagone ?
    .done = Autour du creux, il y a un 4 et deux un, et chaque coin doit convenir.
step-bridge-as-well =
    .task = 1-4-4 va fermer l’hexagone. Combien de points rapportera-t-elle ?
    .done = 9 pour sa valeur et 50 pour l’hexagone. Un hexagone ne compte pas en plus comme un pont.
step-where-two-rings =
    .task = Où 1-2-5 ferme-t-elle deux hexagones d’un coup ? Touche cet endroit.
    .done = Cinq pierres entouraient un coin, et cinq le coin d’à côté. Ce creux faisait partie des deux.
step-three-at-once =
    .task = 2-3-5 va fermer trois hexagones d’un coup. Combien de points rapportera-t-elle ?
    .done = Trois comptent comme deux : 10 pour sa valeur et 60.
step-buy-anyway =
    .task = Tu pourrais poser une pierre, mais tu préfères la garder. Peux-tu en acheter une ?
    .done = Oui. On peut acheter aussi quand on ne veut pas poser. Cela coûte quand même 5 points.
step-any-tile-then =
    .task = Tu as acheté une pierre. Peux-tu poser maintenant 4-5-5, que tu avais déjà ?
    .done = Oui. Après un achat, on peut poser n’importe quelle pierre, pas seulement la nouvelle.
step-a-fourth-tile =
    .task = Tu as acheté trois pierres, et rien ne convient. Peux-tu en acheter une quatrième ?
    .done = C’est juste : trois par tour, et pas plus.
step-keep-it-back =
    .task = La pioche est vide. Tu pourrais poser une pierre, mais tu préfères attendre. Peux-tu passer ?
    .done = C’est juste : avec une pioche vide, on pose si on peut.
step-cost-of-the-last =
    .task = Tu vas acheter la dernière pierre de la pioche, et rien ne convient. De combien de points ton score changera-t-il pendant ce tour ?
    .done = 5 pour la pierre, et rien pour passer : il n’y en avait pas d’autre à acheter.
step-third-and-last =
    .task = La troisième pierre que tu achètes est la dernière de la pioche, et rien ne convient. Passer coûte-t-il encore 10 points ?
    .done = Oui : trois pierres achetées et aucune posée.
step-worth-of-the-bell =
    .task = Tu fais tinter la sonnette, puis le joueur 2 pose aussi sa dernière pierre. Le joueur 3 garde 9, 7 et 12. Combien de points reçois-tu à la fin de la manche ?
    .done = 25 pour la sonnette, et 28 pour ce que garde le joueur 3. Le joueur 2 est le deuxième, et n’a pas de bonus.
step-what-losers-lose =
    .task = Tu as 199 points et tu achètes la dernière pierre. Le jeu est bloqué, et tu gardes 32, plus que le joueur 2. Combien de points as-tu alors ?
    .done = 199 moins les 5 de la pierre. Celui qui garde le moins gagne une manche bloquée ; l’autre ne perd rien pour ce qu’il garde.
step-pass-and-wait =
    .task = La pioche est vide, et personne n’a de pierre qui convient. Le joueur suivant peut-il passer et attendre ?
    .done = C’est juste : il n’y a rien à attendre. Si le jeu est bloqué, la manche finit tout de suite.
step-worth-of-a-tie =
    .task = Tu vas poser 2-5-5, et le jeu sera bloqué. Les joueurs 2 et 3 gardent 7 chacun, et tu gardes 12. Combien de points le joueur 2 reçoit-il ?
    .done = Tes 12, moins ses propres 7. Les joueurs 2 et 3 ne se donnent rien.
step-who-is-ahead =
    .task = Tu as 50 points, le joueur 2 en a 99. Tu vas poser ta dernière pierre, de valeur 7, et le joueur 2 en garde 19. Qui aura le plus de points ?
    .done = Toi : 50 et 7, et 25 pour la sonnette, et 19 de l’autre font 101 points.
step-equal-points =
    .task = Le joueur 2 a 100 points. Tu en as 53, et tu vas poser ta dernière pierre, de valeur 11 ; le joueur 2 en garde 11. Qui aura le plus de points ?
    .done = 53 et 11, et 25 pour la sonnette, et 11 de l’autre : 100 chacun. Vous partagez la victoire.
step-cost-of-time =
    .task = À cette table, chaque tour a une limite de temps, et le temps est presque écoulé. De combien de points le score changera-t-il ?
    .done = Le tour est fini et coûte 10 points.
step-kids-last-tile =
    .task = Avec le comptage simple, tu vas poser ta dernière pierre et faire tinter la sonnette. Combien de points cela rapportera-t-il ?
    .done = 1 pour la pierre, et 5 pour le premier qui n’a plus de pierres.
step-kids-blocked-worth =
    .task = Avec le comptage simple, tu as 27 points et le joueur 2 en a 25, et le jeu va être bloqué. Qui aura le plus de points ?
    .done = Avec le comptage simple, un jeu bloqué ne rapporte rien à personne.
step-without-points =
    .task = À cette table, on ne compte pas. Tu vas poser ta dernière pierre. Combien de points rapportera-t-elle ?
    .done = Aucun. Le premier qui n’a plus de pierres a gagné.
step-equal-lots =
    .task = Les joueurs vont tirer 1-4-5, 0-4-5 et 2-3-4. Faut-il que certains tirent encore ?
    .done = Non : 0-4-5 et 2-3-4 valent 9 toutes les deux, mais 1-4-5 vaut 10, et commence.
step-room-for-the-next =
    .task = Tu voudrais poser 3-3-3 au prochain tour. Quelle pierre poser d’abord, pour que 3-3-3 convienne ensuite ?
    .done = 3-3-4 laisse un côté avec deux trois. 3-4-4 rapporte un point de plus, mais 3-3-3 ne convient alors nulle part.
    .wrong = Ensuite, aucun côté avec deux trois n’est libre, et 3-3-3 ne convient nulle part.
step-one-of-a-kind =
    .task = Le creux à gauche demande 4-4-5. Quelqu’un peut-il encore y poser cette pierre ?
    .done = C’est juste : 4-4-5 est déjà sur la table, et chaque pierre n’existe qu’une fois.
step-empty-for-good =
    .task = Le creux à droite demande 4-5-5, et il restera vide. Touche la pierre qui le montre.
    .done = Voilà 4-5-5. Regarde donc avant d’attendre une pierre.
step-first-turns =
    .task = Ton adversaire est Gourmand, joué par l’ordinateur, qui prend toujours le plus de points tout de suite. Joue cinq tours, et essaie d’avoir alors plus de points que Gourmand.
    .done = { $score } à { $others } : { $lead ->
            [1] en cinq tours, tu bats Gourmand !
            [0] après cinq tours, c’est l’égalité.
           *[other] après cinq tours, Gourmand est devant, pour l’instant.
        } Joue la manche jusqu’au bout si tu veux. Ce qui vient après ce chapitre peut attendre.
step-bell-next-turn =
    .task = Tes deux dernières pierres ne vont qu’au même endroit. Laquelle poser d’abord, pour pouvoir poser l’autre au prochain tour et faire tinter la sonnette ?
    .done = 0-0-0 ne rapporte rien, mais laisse des côtés avec deux zéros pour 0-0-3. Après 0-0-3, il ne reste aucun côté avec deux zéros.
    .wrong = Ensuite, il ne reste aucun côté avec deux zéros, et l’autre pierre ne convient nulle part.
step-before-the-bell =
    .task = Tu poses 0-0-1 et tu gardes 5-5-5. Puis le joueur 2 pose sa dernière pierre et fait tinter la sonnette. Combien de points reçoit-il à la fin de la manche ?
    .done = 25 pour la sonnette et 15 pour ton 5-5-5. Si tu poses 5-5-5, ces 15 sont pour toi, et le joueur 2 ne reçoit que 1 pour 0-0-1. Les pierres fortes d’abord !
step-to-the-bell =
    .task = Gourmand et toi avez 60 points et trois pierres chacun. Joue la manche jusqu’au bout : qui aura alors le plus de points ?
    .done = { $lead ->
            [1] Ces tours font { $score } pour toi et { $others } pour Gourmand : tu as le plus de points !
            [0] Ces tours font { $score } pour chacun. Vous partagez la victoire.
           *[other] Ces tours font { $score } pour toi et { $others } pour Gourmand : Gourmand a le plus de points. Recommence si tu veux prendre ta revanche.
        } C’était la dernière étape. Merci d’avoir joué !

## Why a place is not the one that was asked for

pool-buys = Ici, on peut acheter une pierre. Mais on te demande ce que tu as déjà.
fits-nowhere = { $tile } ne convient nulle part sur la table.
no-bridge = Ce n’est pas un endroit pour un pont : { $sides ->
        [1] un seul côté toucherait une pierre, et le coin d’en face ne toucherait rien.
       *[other] la pierre en toucherait d’autres par { $sides } côtés, et non par un seul.
    }
not-around = Ceci ne touche pas le coin qui est au milieu de l’hexagone.

## Off the path

gone-placed = { $wanted ->
        [bridge] { $tile } ne fait pas de pont à cet endroit : { $sides ->
            [1] son coin d’en face ne touche rien.
           *[other] elle en touche d’autres par { $sides } côtés, et non par un seul.
        }
       *[hexagon] { $tile } ne ferme pas d’hexagone à cet endroit : six pierres n’y entourent aucun coin.
    }

## What a move costs where tiles fit

costs-buy = { $count ->
        [one] Acheter une pierre coûte { $points } points, et une des pierres du chevalet peut se poser.
       *[other] Acheter une pierre coûte { $points } points, et { $count } des pierres du chevalet peuvent se poser.
    }
costs-pass = { $count ->
        [one] Finir le tour coûte { $points } points, et une des pierres du chevalet peut se poser.
       *[other] Finir le tour coûte { $points } points, et { $count } des pierres du chevalet peuvent se poser.
    }

## Pourquoi un coup est permis

allowed-first = La table est vide, toute pierre convient donc.
allowed-placed = { $tile } touche par un côté entier, et tous les chiffres qui se touchent sont égaux.
allowed-buy = Au lieu de poser, on peut acheter, jusqu’à trois fois dans un tour, tant que la pioche a des pierres.
allowed-pass = { $bought ->
        [3] Trois pierres ont été achetées, et le tour peut alors finir.
       *[other] La pioche est vide, et aucune pierre du chevalet ne convient.
    }

## Reasons: each completes “Non”

because-tiles_set = cette pierre est déjà sur la table
because-setup_deal = chacun prend d’abord ses pierres
because-start_highest = la pierre la plus forte tirée commence
because-start_tie = les joueurs à égalité tirent de nouveau
because-start_any-tile = la première pierre va au milieu
because-start_must-place = au premier tour on pose, on n’achète pas
because-turn_order = c’est à quelqu’un d’autre de jouer
because-place_side = un côté entier doit toucher une autre pierre
because-place_match = tous les chiffres qui se touchent doivent être égaux
because-place_touched-corner = un coin qui touche seulement doit convenir aussi
because-buy_must = en un tour, on achète trois pierres au plus
because-buy_place = après l’achat, on peut encore poser
because-buy_fail = il faut d’abord en acheter trois
because-time_limit = aucune limite de temps n’a été convenue
because-pool_empty = la pioche est vide
because-pool_must-place = avec une pioche vide, on doit poser si on peut
because-end_bell = la manche est finie
because-end_equal-turns = tout le monde a joué autant de tours
because-end_blocked = plus personne ne peut poser

## What a turn has brought so far

so-far-bought = { $count ->
        [one] Tu as acheté une pierre pendant ce tour.
       *[other] Tu as acheté { $count } pierres pendant ce tour.
    }

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-pass =
    .may = Peux-tu passer maintenant ?
    .told = Tu passes.
asked-draw-shuffle =
    .told = On mélange la pioche.
asked-move-first =
    .may = Peux-tu poser { $tile } au milieu maintenant ?
    .told = Tu poses { $tile } au milieu.
asked-move-beside =
    .may = Peux-tu poser { $tile } ici, contre { $one } ?
    .told = Tu poses { $tile } contre { $one }.
asked-move-between =
    .may = Peux-tu poser { $tile } ici, entre { $one } et { $two } ?
    .told = Tu poses { $tile } entre { $one } et { $two }.
asked-move-among =
    .may = Peux-tu poser { $tile } ici, entre { $one }, { $two } et { $three } ?
    .told = Tu poses { $tile } entre { $one }, { $two } et { $three }.
asked-move-alone =
    .may = Peux-tu poser { $tile } ici, sans voisine ?
    .told = Tu poses { $tile } sans voisine.
asked-move-buy =
    .may = Peux-tu acheter une pierre maintenant ?
    .told = Tu achètes une pierre.
asked-move-timeout =
    .may = Ton temps peut-il être écoulé maintenant ?
    .told = Ton temps est écoulé.
asked-move-lots =
    .told = Ces pierres sont tirées : { $tiles }.
    .who = { ask-who-begins }
    .so = { $who ->
            [you] Tu commences
           *[any] { seat-name } commence
        }. Quelle règle le dit ?
    .so-nobody = { ask-rule-begins-not }
