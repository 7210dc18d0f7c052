# Le cours de TriCom, en français.

## Chapters

chapter-your-side = Ton côté de la table
    .lead = Tu gagnes si tu as le plus de points dès que quelqu’un en a 33. Ils viennent des cartes qui vont ensemble sur les quatre piles de ta base.
    .learnt = Un tour, c’est trois choses : la carte d’action, prendre une carte, en jouer une.
chapter-where-a-card-goes = Où va une carte
    .lead = À chaque tour, tu joues une carte. Dans ta base, elle doit convenir à une carte d’à côté : c’est ainsi que viennent les points.
    .learnt = À côté de la même valeur, ou de la suivante de sa couleur. Ce qui est dessous ne compte pas.
chapter-reserve = La réserve
    .lead = Toutes les cartes ne conviennent pas. La réserve, à côté de ta pioche, prend les autres, mais chaque carte qui y reste à la fin coûte un point.
    .learnt = Seule une carte qui ne convient nulle part y va. Tu peux reprendre celle du dessus si elle convient, et tu la poses aussitôt.
chapter-points = Les points
    .lead = Ce sont les points qui font gagner, et voici comment en marquer. Trois cartes de même valeur, ou trois à la suite d’une couleur, font un trio : 1 point.
    .learnt = Un trio vaut 1 point, un quatuor 2, et un duo 2 : ta carte est visible aussi dans une autre base.
chapter-piles = Enlever des piles
    .lead = Une pile haute est un trésor : l’enlever rapporte son nombre de cartes moins deux. Seules les cartes d’action le peuvent : les rois, les dames et les valets.
    .learnt = Les rois et les dames enlèvent une de tes piles, les valets celle d’un autre, toujours avec leur couleur dessus.
chapter-last-cards = La fin d’une manche
    .lead = Les points d’une manche ne sont sûrs que quand toutes les mains sont vides. Joue donc bien tes dernières cartes.
    .learnt = Quand toutes les mains sont vides, chaque carte d’une réserve coûte un point. Avec 33 points ou plus, le plus grand total gagne ; sinon, on joue encore une manche.
chapter-fewer-cards = Des cartes d’action qui prennent moins
    .lead = On convient d’une règle maison avant de commencer. Avec celle-ci, tu peux n’enlever que le haut d’une pile ; le reste attend.
    .learnt = Avec cette règle maison, une carte d’action peut n’enlever que les cartes du dessus.
chapter-with-three = À trois
    .lead = À trois, regarde les deux autres bases. Si ta carte y est visible aussi, c’est un duo, et il rapporte le plus s’il est chez les deux.
    .learnt = Pour un duo, les deux autres bases comptent, et un valet a le choix entre deux joueurs. Si les bases sont à égalité, on tire au sort.
chapter-now-play = À toi de jouer
    .lead = Place à un vrai adversaire. Fais des trios, enlève les piles hautes et garde une petite réserve.
    .learnt = Tu as joué contre Gourmand. Essaie maintenant une manche entière !
chapter-think-ahead = Penser à la suite
    .lead = Deux coups sont permis, et pourtant l’un est meilleur. D’abord ta réserve : seule la carte du dessus peut revenir.
    .learnt = Un bon coup pense aussi à la réserve et à la carte qui vient ensuite.
chapter-finer-points = Au point près
    .lead = Un seul point peut décider qui gagne : sache ce qui compte. Trois cartes qui vont ensemble font un trio, quatre un quatuor.
    .learnt = Un quatuor compte en entier même après son trio, seules les cartes visibles font un duo, et une case vide se remplit d’abord.
chapter-empty-stock = Les dernières cartes
    .lead = Vers la fin d’une manche, ta pioche se vide. Si tu sais ce qui se passe alors, même tes dernières cartes peuvent marquer.
    .learnt = Avec une pioche vide, tu joues jusqu’à vider ta main. Une case que rien ne peut remplir reste vide.
chapter-final-turns = Le dernier mot
    .lead = Un match serré se gagne avec les dernières cartes. Trois petits problèmes sur la fin d’une manche, puis tu en joues une jusqu’au bout.
    .learnt = Tu as joué une manche jusqu’au bout. Trouve vite quelqu’un à battre !

## Steps

step-where-five-goes =
    .task = Tu as pris une carte. Touche chaque pile où 8♦ peut aller.
    .done = Les deux sont à côté de 9♦. Ce qu’elles sont elles-mêmes ne compte pas.
step-what-comes-first =
    .task = La carte d’action n’a pas été utilisée. Peux-tu poser 3♠ à côté de 4♠ maintenant ?
    .done = C’est juste : prends d’abord une carte. Tu en as alors quatre en main, et tu en joues une.
step-six-on-six =
    .task = 9♠ peut-il aller sur 9♣ ?
    .done = C’est juste : ce qui compte se trouve à côté, et dessus, ce n’est pas à côté.
step-which-card-fits =
    .task = Laquelle de ces cartes peut aller sur 10♠ ?
    .done = Sur 10♠, il serait à côté de 6♣, et 7♣ est la suivante de sa couleur.
step-ace-goes-where =
    .task = Touche chaque pile où A♠ peut aller.
    .done = Les deux sont à côté d’un pique : l’as suit le 10, et précède le 2.
step-who-may-lie-off =
    .task = Tu voudrais poser une carte sur la réserve. Laquelle peut y aller ?
    .done = 2♥ ne convient nulle part dans ta base : il peut donc y aller.
step-what-can-be-taken =
    .task = 6♣ est sur le dessus de ta réserve. Peux-tu le prendre ?
    .done = Oui : il convient à côté de 7♣, et il faut l’y poser aussitôt.
step-where-it-must-go =
    .task = Tu as pris 3♦ de la réserve. Touche chaque carte de ta main que tu peux jouer maintenant.
    .done = Seulement 3♦ : ce qui vient de la réserve va aussitôt dans la base.
step-take-nothing =
    .task = La carte d’action est passée. Peux-tu ne prendre aucune carte ?
    .done = C’est juste : tant que ta pioche a des cartes, tu en prends une.
step-cards-of-the-trio =
    .task = 5♣ va aller sur 7♠. Touche les trois piles qui feront le trio.
    .done = Avec 5♣ sur 7♠, ces trois cartes sont visibles : 4♣ 5♣ 6♣. Cela compte une fois, quand 5♣ en fait un trio.
step-trios-inside =
    .task = 9♠ fera 7♠ 8♠ 9♠ 10♠. Combien de points ?
    .done = Deux pour le quatuor, et rien de plus pour les trios qu’il contient.
step-trio-again =
    .task = Trois deux ont compté dès la donne. Combien de points rapporte 2♠, le quatrième ?
    .done = Le quatuor rapporte ses 2 points en entier. Le trio ne compte pas une deuxième fois.
step-where-four-again =
    .task = Où 9♦ fait-il de nouveau une suite de quatre ? Touche la pile.
    .done = Sur 5♦ : alors 6♦ 7♦ 8♦ 9♦ sont visibles, un nouveau quatuor.
step-duo-and-trio =
    .task = 5♦ est le troisième cinq, et l’autre joueur a aussi 5♦. Combien de points ?
    .done = Un trio et un duo : 1 et 2 points.
step-covered-twin =
    .task = Le 6♥ de l’autre est sous 3♣. Ton 6♥ sur 2♦ ferait-il un duo ?
    .done = Non : seule une carte visible fait un duo.
step-which-lady =
    .task = Avec quelle carte d’action pourrais-tu enlever la pile dont le dessus est 9♣ ?
    .done = Un roi ou une dame, mais de la couleur qui est dessus.
step-fill-it-now =
    .task = Le roi a enlevé une pile. Peux-tu maintenant prendre une carte de la pioche ?
    .done = C’est juste : on remplit d’abord la case vide.
step-worth-of-a-pile =
    .task = J♣ va enlever la pile de quatre cartes de l’autre. Combien de points pour toi ?
    .done = Le nombre de cartes moins deux : une pile de quatre vaut 2 points, et ils sont pour toi.
step-filled-trio =
    .task = 8♦ de la réserve va remplir la case, près de 7♦ et 9♦. Combien de points ?
    .done = Un trio compte, même s’il se fait en remplissant.
step-staircase =
    .task = 3♠ et 4♠ ne conviennent nulle part pour l’instant. Dans quel ordre les poses-tu sur ta réserve, pour que l’un d’eux revienne dès que 5♠ est dans ta base ?
    .done = 4♠ est dessus, tu peux donc le prendre : il convient à côté de 5♠. Ensuite, 3♠ convient à côté de 4♠. Posée en escalier, toute la suite revient.
step-two-for-nothing =
    .task = Q♦ va enlever ta pile de deux, 10♦ de la réserve remplit la case, puis tu poses 9♣, ta dernière carte. Combien de points ta réserve va-t-elle coûter ?
    .done = 1 point, pour 9♣. Deux cartes ne rapportent rien, mais si tu avais laissé Q♦ de côté, 10♦ aurait coûté un point de plus.
step-drain-a-stock =
    .task = Il reste une carte dans la pioche du joueur 2. Que fais-tu de J♦, pour que le joueur 2 ne puisse pas prendre de carte au prochain tour ?
    .done = La dernière carte de la pioche remplit la case. Une pile de deux ne rapporte rien, mais le joueur 2 finira plus tôt, et tu continueras en solo.
step-fill-from-which =
    .task = 7♦ est visible dans l’autre base, et sur ta réserve. Comment remplis-tu la case, pour pouvoir encore faire un duo avec 7♦ pendant ce tour ?
    .done = Avec la pioche : tu prends alors 7♦ et tu le poses à côté de 7♠, un duo, 2 points. Une carte qui remplit une case ne fait jamais de duo.
step-whose-point =
    .task = J♦ va enlever la pile du joueur 2, et par chance 6♥ de sa pioche remplit la case : trois six. Qui reçoit le point ?
    .done = Toi, car tu as joué le valet. Cherche donc dans l’autre base deux cartes qui vont ensemble.
step-without-a-stock =
    .task = Ta pioche est vide. Tu vas prendre 5♠ dans la réserve et le poser, et au tour suivant tu poses 9♣, ta dernière carte, sur la réserve. Combien de points ta réserve va-t-elle coûter ?
    .done = Deux cartes, 10♥ et 9♣, coûtent 2 points. Avec 5♠ ce serait 3, et le prendre ne t’a coûté aucune carte de ta main.
step-reserve-costs =
    .task = Le joueur 2 a fini, avec deux cartes dans sa réserve, et tu vas mettre fin à la manche. De combien de points son score changera-t-il ?
    .done = Deux cartes, deux points de moins.
step-both-past-target =
    .task = Le joueur 2 a 38 points et une carte en réserve. Tu en as 39, et tu y auras trois cartes. Qui gagne ?
    .done = 37 contre 36. Les deux dépassent 33, et c’est le total le plus haut qui gagne.
step-suit-still-counts =
    .task = K♠ peut prendre trois cartes à une pile. Peut-il les prendre à celle dont le dessus est 9♥ ?
    .done = C’est juste : la couleur compte toujours.
step-all-or-part =
    .task = Tu as 3♣, et 2♣ est tout en bas d’une pile. Que prends-tu avec K♦, pour que 3♣ puisse aller sur 8♥ ?
    .done = Trois cartes rapportent 1 point, et 3♣ convient maintenant à côté de 2♣. Toute la pile en rapporterait 2, mais 3♣ ne conviendrait alors nulle part.
step-duo-with-both =
    .task = Chez l’un, 5♣ est visible ; chez l’autre, il est sous 2♠. Combien de points rapportera ton 5♣ ?
    .done = À trois, chaque autre base où la carte est visible vaut 1 point.
step-whose-pile =
    .task = J♠ est retourné. Quelle pile peut-il enlever ?
    .done = Il suffit que l’un des autres ait un pique dessus.
step-who-draws-lots =
    .task = Les joueurs 2 et 3 ont les quatre mêmes cartes, et une des tiennes est plus faible. Peux-tu gagner le tirage au sort ?
    .done = C’est juste : seuls ceux qui sont à égalité tirent au sort.
step-reserve-after-the-last =
    .task = La dernière carte de ta pioche a rempli la case, et 7♥ est sur ta réserve. Peux-tu encore prendre 7♥ ?
    .done = Oui : 7♥ convient à côté de 6♥. Seule la pioche n’a plus rien pour toi.
step-slot-in-a-later-turn =
    .task = Une case est vide depuis un tour précédent. Maintenant, 6♠ est sur ta réserve. Peut-il remplir la case ?
    .done = C’est juste : une case se remplit pendant le tour où elle se vide, ou jamais.
step-quartet-from-light =
    .task = Q♠ a découvert le troisième huit, et cela n’a rien rapporté. Combien de points rapporte 8♥ sur 3♦ ?
    .done = Quatre huit font un quatuor : 2 points, en entier. Cette fois, une carte a été posée.
step-first-turns =
    .task = Ton adversaire est Gourmand, joué par l’ordinateur, qui fait toujours ce qui semble le mieux tout de suite. Joue cinq tours, et essaie d’avoir alors plus de points que Gourmand.
    .done = { $score } à { $others } : { $lead ->
            [1] en cinq tours, tu bats Gourmand !
            [0] après cinq tours, c’est l’égalité.
           *[other] après cinq tours, Gourmand est devant, pour l’instant.
        } Joue la manche jusqu’au bout si tu veux. Ce qui vient après ce chapitre peut attendre.
step-to-the-last-card =
    .task = Gourmand et toi avez 40 points chacun. Il reste une carte dans chaque pioche : c’est la fin du match. Joue jusqu’à la dernière carte, et gagne !
    .done = { $lead ->
            [1] Les dernières cartes font { $score } pour toi et { $others } pour Gourmand : tu gagnes le match !
            [0] Les dernières cartes font { $score } pour chacun. Vous partagez l’honneur, et il faudrait encore une manche pour décider.
           *[other] Les dernières cartes font { $score } pour toi et { $others } pour Gourmand : le match est à Gourmand. Recommence si tu veux prendre ta revanche.
        } C’était la dernière étape. Merci d’avoir joué !

## Why a place is not the one that was asked for

not-part = { $wanted ->
        [trio] { $card } ne fait pas partie du trio.
        [quartet] { $card } ne fait pas partie du quatuor.
       *[duo] { $card } ne fait pas partie du duo.
    }
only-open = { $wanted ->
        [trio] Seules les cartes visibles font un trio. Touche celles-là.
        [quartet] Seules les cartes visibles font un quatuor. Touche celles-là.
       *[duo] Seules les cartes visibles font un duo. Touche celles-là.
    }
only-base = { $card } va sur une pile de ta base. Touche une de celles-là.
only-hand = La question porte sur les cartes de ta main. Touche celles-là.

## Off the path

gone-covered = { $open ->
        [one] Tu as couvert { $top } : il n’y a plus qu’une carte visible de cette valeur dans ta base.
       *[other] Tu as couvert { $top } : il n’y a plus que { $open } cartes visibles de cette valeur dans ta base.
    }
gone-placed = { $wanted ->
        [trio] { $card } sur { $top } ne fait pas de trio.
        [quartet] { $card } sur { $top } { $trio ->
            [1] fait un trio pour 1 point, mais pas de quatuor.
           *[0] ne fait pas de quatuor.
        }
        [duo] { $card } sur { $top } ne fait pas de duo.
       *[other] { $card } est maintenant sur { $top }.
    }
gone-skipped = La carte d’action n’a pas été utilisée, et elle ne peut plus servir pendant ce tour.

## What a move costs where another one scores

costs-skip = { $points ->
        [one] Si tu n’utilises pas { $card }, tu renonces à un point possible maintenant.
       *[other] Si tu n’utilises pas { $card }, tu renonces à { $points } points possibles maintenant.
    }

## Ce qui est déjà là, et ne rapporte plus rien

lay-already = { $cards } formaient déjà un { $count ->
        [3] trio
       *[4] quatuor
    }.

## Pourquoi un coup est permis

allowed-placed = { $way ->
        [equal] { $card } est à côté de { $beside } : la même valeur.
        [ace] { $card } est à côté de { $beside } : la même couleur, et l’as vient entre le dix et le deux.
       *[suit] { $card } est à côté de { $beside } : la même couleur, juste avant ou juste après.
    }
allowed-reserve = { $card } ne convient nulle part dans la base, et peut donc aller sur la réserve.
allowed-skip = On n’est jamais obligé d’utiliser une carte d’action.
allowed-use = { $top } a la couleur de { $card }, et sa pile a plus d’une carte.
allowed-part = { $top } a la couleur de { $card }, et sa pile a assez de cartes pour en prendre { $count }.
allowed-take-stock = La pioche n’est pas vide, et on prend une carte avant d’en jouer une.
allowed-take-reserve = { $card }, sur le dessus de la réserve, convient dans la base.
allowed-fill = Une case vide se remplit tout de suite, avec la réserve ou la pioche.
allowed-none = La pioche est vide, on n’est donc pas obligé de prendre une carte.

## Reasons: each completes “Non”

because-turn_action-first = d’abord la carte d’action : on la retourne, puis on l’utilise ou on la laisse de côté
because-turn_take = il faut d’abord prendre une carte
because-turn_play = il faut d’abord jouer une carte de ta main
because-take_forced = tant que la pioche n’est pas vide, il faut prendre une carte
because-place_on-pile = une carte ne va jamais sur une case vide
because-place_equal = il n’y a pas de carte égale à côté
because-place_suit-run = il n’y a à côté aucune carte de sa couleur juste avant ou juste après
because-place_own-pile = la carte recouverte ne compte pas
because-reserve_only-unplaceable = une carte qui convient dans la base ne peut pas aller sur la réserve
because-reserve_take = une carte de la réserve doit être posée aussitôt
because-reserve_take-placed = il faut maintenant jouer la carte de la réserve
because-fill_mandatory = il faut remplir une case vide tant que c’est possible
because-fill_only-now = une case se remplit tout de suite ou jamais
because-fill_king-queen = une case se remplit avec la réserve ou la pioche
because-stock_last-card = la dernière carte de la pioche est allée dans la case
because-end_stock-empty = la pioche est vide
because-action_king-queen = le dessus n’a pas la couleur de la carte d’action, ou il n’y a qu’une carte
because-action_jack = un valet enlève une pile de l’autre joueur
because-action_reshuffle = il faut d’abord mélanger les cartes d’action
because-flexible_suit = le dessus doit avoir la couleur de la carte d’action
because-flexible_king = un roi prend trois cartes d’une pile de plus de trois
because-flexible_queen = une dame prend deux cartes d’une pile de plus de deux
because-flexible_jack = un valet prend une carte d’une pile de deux ou plus
because-start_lots = seuls les joueurs à égalité tirent au sort
because-start_highest = la carte la plus forte des bases décide
because-start_tie = à égalité, on compare les cartes suivantes

## What a turn has brought so far

so-far-action = { $card } est retournée, et pas encore utilisée ni laissée de côté.
so-far-take = { $card } a été utilisée ou laissée de côté.

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-skip =
    .may = Peux-tu laisser passer la carte d’action maintenant ?
    .told = Tu laisses passer la carte d’action.
asked-action-none =
    .may = Peux-tu ne rien prendre maintenant ?
    .told = Tu ne prends rien.
asked-action-take-stock =
    .may = Peux-tu prendre dans la pioche maintenant ?
    .told = Tu prends dans la pioche.
asked-action-take-reserve =
    .may = Peux-tu prendre dans la réserve maintenant ?
    .told = Tu prends dans la réserve.
asked-action-fill-stock =
    .may = Peux-tu remplir avec la pioche maintenant ?
    .told = Tu remplis avec la pioche.
asked-action-fill-reserve =
    .may = Peux-tu remplir avec la réserve maintenant ?
    .told = Tu remplis avec la réserve.
asked-draw-shuffle =
    .may = Peut-on mélanger les cartes d’action maintenant ?
    .told = On mélange les cartes d’action.
asked-move-place =
    .may = Peux-tu poser { $card } sur { $top } maintenant ?
    .told = Tu poses { $card } sur { $top }.
asked-move-place-empty =
    .may = Peux-tu poser { $card } sur la case vide maintenant ?
    .told = Tu poses { $card } sur la case vide.
asked-move-reserve =
    .may = Peux-tu poser { $card } sur la réserve maintenant ?
    .told = Tu poses { $card } sur la réserve.
asked-move-turn =
    .may = Peux-tu retourner { $card } maintenant ?
    .told = Tu retournes { $card }.
asked-move-use =
    .may = Peux-tu maintenant enlever la pile dont le dessus est { $top } ?
    .told = Tu enlèves la pile dont le dessus est { $top }.
asked-move-use-other =
    .may = Peux-tu maintenant enlever { $who ->
            [you] chez toi
           *[any] chez le joueur { $player }
        } la pile dont le dessus est { $top } ?
    .told = Tu enlèves { $who ->
            [you] chez toi
           *[any] chez le joueur { $player }
        } la pile dont le dessus est { $top }.
asked-move-use-empty =
    .may = Peux-tu maintenant enlever la case vide ?
    .told = Tu enlèves la case vide.
asked-move-part =
    .may = Peux-tu maintenant enlever { $count ->
            [one] une carte
           *[other] { $count } cartes
        } de la pile dont le dessus est { $top } ?
    .told = Tu enlèves { $count ->
            [one] une carte
           *[other] { $count } cartes
        } de la pile dont le dessus est { $top }.
asked-move-lots =
    .may = Le sort peut-il { $who ->
            [you] te désigner
           *[any] désigner le joueur { $player }
        } maintenant ?
    .told = { move-lots }.
ask-start-card = Quelle carte décide qui commence ?
start-card = { $who ->
        [you] Ton { $card }
       *[any] { $card } du joueur { $player }
    }
start-decides = { $card } est la carte la plus forte de toutes les bases : { $who ->
        [you] tu commences
       *[any] le joueur { $player } commence
    }.
start-next = Les cartes les plus fortes sont les mêmes dans plusieurs bases. Parmi les suivantes, { $card } y est la plus forte : { $who ->
        [you] tu commences
       *[any] le joueur { $player } commence
    }.
start-equal = { $card } se trouve dans plusieurs bases et ne décide donc rien.
start-suit = Il y a une carte de même valeur que { $card }, d’une couleur plus forte.
start-ace = Ici, l’as compte pour un : { $card } est donc faible.
start-lower = Il y a une carte plus forte que { $card }.
