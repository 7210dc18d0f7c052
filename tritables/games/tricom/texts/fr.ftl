# TriCom in French. Seats count from 0, players from 1.
# Narrow no-break spaces stand before ; : ! and ?, no-break spaces inside « ».

game-title = TriCom
game-blurb = quatre piles, ton propre jeu de cartes, et des figures qui débarrassent la table.
game-minutes = 30
seat-name = { player-name }

## Places, as a screen reader says them

name-stock = Pioche
name-actions = Actions
name-turned = Retournées
name-reserve = Réserve
name-away = Hors jeu
place-pile = { $who ->
        [you] Ta pile
       *[any] Joueur { $player }, pile
    } { $slot } : { $card } dessus{ $count ->
        [1] {""}
       *[other] , { $count } cartes, dessous { $under }, vaut { $worth } si on l’enlève
    }
place-empty = { $who ->
        [you] Ta case
       *[any] Joueur { $player }, case
    } { $slot }, vide
place-stock = { $who ->
        [you] Ta pioche
       *[any] Pioche du joueur { $player }
    }, { pile-size }
place-actions = { $who ->
        [you] Ta pile d’action
       *[any] Pile d’action du joueur { $player }
    }, { pile-size }
place-turned = { $who ->
        [you] Tes cartes d’action retournées
       *[any] Cartes d’action retournées du joueur { $player }
    }{ $count ->
        [0]  : aucune
       *[other] , la dernière d’abord : { $cards }
    }
place-reserve = { $who ->
        [you] Ta réserve
       *[any] Réserve du joueur { $player }
    }{ $count ->
        [0]  : vide
        [one]  : { $card }, une carte
       *[other]  : { $card } dessus, { $count } cartes
    }
place-away = { $who ->
        [you] Tes cartes hors du jeu
       *[any] Hors du jeu, joueur { $player }
    } : { $count ->
        [0] rien
        [one] { $count } carte
       *[other] { $count } cartes
    }
place-hand = { $who ->
        [you] Ta main
       *[any] Main du joueur { $player }
    }, { pile-size }
place-card = { $card } { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { $player }
    }
place-back = { $who ->
        [you] Une de tes cartes, cachée
       *[any] Une carte cachée du joueur { $player }
    }

## Who is to do what

draw-lots = Tirer au sort
draw-turn = Retourner la carte d’action
draw-shuffle = Mélanger les cartes d’action
status-lots = Les bases sont égales. Le sort décide qui commence.
status-turn = { $who ->
        [you] À toi : retourne une carte d’action.
       *[any] Le joueur { $player } retourne une carte d’action.
    }
status-action = { $who ->
        [you] Tu peux utiliser
       *[any] Le joueur { $player } peut utiliser
    } { $card } maintenant.
status-skip = { $who ->
        [you] Tu ne peux rien faire de
       *[any] Le joueur { $player } ne peut rien faire de
    } { $card }.
status-fill = { $who ->
        [you] Remplis la case vide
       *[any] Le joueur { $player } remplit la case vide
    }, avec la pioche ou la réserve.
status-take = { $who ->
        [you] Prends une carte.
       *[any] Le joueur { $player } prend une carte.
    }
status-take-none = { $who ->
        [you] Tu n’as
       *[any] Le joueur { $player } n’a
    } aucune carte à prendre.
status-play = { $who ->
        [you] Joue une carte.
       *[any] Le joueur { $player } joue une carte.
    }
status-play-drawn = { $who ->
        [you] Pose { $card } de la réserve.
       *[any] Le joueur { $player } pose { $card } de la réserve.
    }
status-shuffle = { $who ->
        [you] Mélange les cartes d’action.
       *[any] Le joueur { $player } mélange les cartes d’action.
    }
status-won = { $count ->
        [one] { $who ->
        [you] Tu gagnes la manche
       *[any] Le joueur { $player } gagne la manche
    }, avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } en tout !
       *[other] Manche à égalité, avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
    }
hint-skip = { $card } { $jack ->
        [1] ne trouve dans une autre base aucune pile de deux cartes ou plus avec sa couleur dessus
       *[0] ne trouve dans cette base aucune pile de deux cartes ou plus avec sa couleur dessus
    }. La carte reste donc sans effet.
hint-stock-only = { $card } de la réserve ne convient nulle part maintenant, donc la carte vient de la pioche.
hint-none = La pioche est vide, et le dessus de la réserve ne convient nulle part. On continue avec la main.
hint-reserve = Aucune carte de la main ne convient dans la base. Une carte va à la réserve, et coûte un point à la fin.
action-skip = Ne pas utiliser la carte d’action
action-none = Ne rien prendre
action-take-stock = Prendre dans la pioche
action-take-reserve = Prendre dans la réserve
action-fill-stock = Remplir avec la pioche
action-fill-reserve = Remplir avec la réserve
action-part = Enlever { $count } de la pile { $slot }, dont le dessus est { $card }

## Moves in words

move-place = { $card } sur { $top }
move-place-empty = { $card } sur la case vide
move-reserve = { $card } sur la réserve
move-turn = Retourner { $card }
move-use = Enlever la pile dont le dessus est { $top }
move-use-other = { $who ->
        [you] Enlever chez toi la pile
       *[any] Enlever chez le joueur { $player } la pile
    } dont le dessus est { $top }
move-use-empty = Enlever la case vide
move-part = Enlever { $count } de la pile dont le dessus est { $top }
move-lots = { $who ->
        [you] Le sort te désigne
       *[any] Le sort désigne le joueur { $player }
    }

## House rules at the table

option-flexible = Cartes d’action
    .choice = { $value ->
        [True] peuvent enlever une partie d’une pile
       *[False] enlèvent toute une pile
    }
option-target = Le match finit à
    .choice = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
verdict-gesture = { $who ->
        [you] Tu joues de ta main vers ta base ou ta réserve.
       *[any] Le joueur { $player } joue de sa main vers sa base ou sa réserve.
    } Seul un valet va chez les autres.

## Why a move is refused

verdict-unreadable = « { $move } » n’est pas un coup. Écris par exemple 7D>3 (sur une pile), 7D>r (sur la réserve), take stock, skip ou use 2.
verdict-over = La manche est finie : plus personne n’a de cartes en main.
    .rule = La fin d’une manche
verdict-hidden = De ta place, tu ne vois pas les cartes qui décident de cela.
verdict-lots-first = Les bases sont à égalité. On tire d’abord au sort pour savoir qui commence.
verdict-lots-seat = Écris la place que le sort désigne, par exemple { $example }. Les places se comptent à partir de 0.
verdict-lots-untied = { $who ->
        [you] Tu ne participes pas
       *[any] Le joueur { $player } ne participe pas
    } au tirage : une autre base est plus forte.
verdict-lots-done = On sait déjà qui commence.
verdict-shuffle-first = Il n’y a plus de cartes d’action. { $who ->
        [you] Mélange-les d’abord.
       *[any] Le joueur { $player } les mélange d’abord.
    }
verdict-shuffle-cards = Nomme les douze cartes d’action dans leur nouvel ordre, la prochaine en premier.
verdict-shuffle-wrong = Un mélange nomme une fois chacune des douze cartes d’action : les valets, les dames et les rois des quatre couleurs.
verdict-shuffle-later = On ne mélange les cartes d’action qu’à la fin du tour où la dernière a été retournée.
verdict-turn-first = { $who ->
        [you] D’abord, retourne ta prochaine carte d’action.
       *[any] D’abord, le joueur { $player } retourne sa prochaine carte d’action.
    } Chaque tour commence ainsi.
verdict-turn-other = On ne retourne que la carte du dessus de la pile d’action, et ce n’est pas celle-là.
verdict-turned-already = La carte d’action de ce tour est déjà retournée.
verdict-use-or-skip = Dis d’abord ce que devient la carte d’action : tu l’utilises ou tu la laisses de côté. Tu prends une carte ensuite.
verdict-use-too-late = Trop tard pour la carte d’action : on l’utilise avant de prendre une carte.
verdict-jack-elsewhere = { $card } est un valet. Il enlève une pile entière chez un autre joueur, pas chez toi.
verdict-own-base-only = { $card } ne sert que dans ta propre base. Seul un valet va chez les voisins.
verdict-no-such-player = Il n’y a pas de joueur { $other } à cette table.
verdict-not-flexible = À cette table, une carte d’action enlève une pile entière, jamais une partie.
verdict-part-other = { $card } enlève { $count ->
        [one] la carte du dessus
       *[other] les { $count } cartes du dessus
    } ou la pile entière, rien entre les deux.
verdict-part-small = Il faut pour cela une pile d’au moins { $least } cartes. { $count ->
        [0] Ici il n’y en a aucune
        [one] Ici il n’y en a qu’une
       *[other] Ici il n’y en a que { $count }
    }.
verdict-no-pile = Il n’y a pas de pile à cet endroit.
verdict-pile-small = Une carte seule ne s’enlève pas. Il faut une pile de deux cartes ou plus.
verdict-pile-suit = { $card } n’enlève qu’une pile dont le dessus est de sa couleur. Ici, le dessus est { $top }.
verdict-fill-first = Il faut d’abord remplir la case vide, avec la pioche ou la réserve.
verdict-fill-no-reserve = La réserve est vide. Remplis la case avec la pioche.
verdict-fill-no-stock = La pioche est vide. Remplis la case avec la réserve.
verdict-fill-nothing = Aucune case n’attend d’être remplie. Une case restée vide le reste jusqu’à la fin.
verdict-take-first = Prends d’abord une carte, puis joues-en une.
verdict-must-take = { $who ->
        [you] Tu as encore une pioche : tu dois prendre une carte.
       *[any] Le joueur { $player } a encore une pioche : il doit prendre une carte.
    }
verdict-stock-empty = La pioche est vide. Tu continues avec les cartes que tu as en main.
verdict-reserve-empty = Il n’y a aucune carte sur la réserve, on ne peut donc rien y prendre.
verdict-reserve-unfit = { $card } ne convient nulle part dans la base en ce moment. Tu ne peux prendre cette carte que pour la poser tout de suite.
verdict-play-now = Tu as déjà pris ta carte. Joue maintenant une carte de ta main.
verdict-not-in-hand = { $card } n’est pas { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { $player }
    }.
verdict-drawn-first = { $card } vient de la réserve : c’est cette carte qui va maintenant dans la base.
verdict-placeable = { $card } peut encore aller dans la base, { $count ->
        [one] sur une pile
       *[other] sur { $count } piles
    }. Seule une carte qui ne convient nulle part peut aller sur la réserve.
verdict-empty-slot = { $card } se pose sur une pile. Une carte de la main ne va jamais sur une case vide.
verdict-covers-only = { $card } va bien avec { $top }, mais à côté, pas dessus.
    .rule = { rule-place_own-pile.title }
verdict-diagonal-only = { $card } va bien avec { $top }, mais cette carte est en diagonale. À côté veut dire à gauche, à droite, au-dessus ou au-dessous.
    .rule = À gauche, à droite, au-dessus ou au-dessous
verdict-no-neighbour = { $card } ne convient à aucune carte à côté de cette pile. Il y faut la même valeur, ou la même couleur juste avant ou juste après.
    .rule = Où une carte convient

## What is wrong with a position or a card set by hand

bad-numbers = Un joueur a 40 cartes numérales, de l’as au dix dans quatre couleurs ; ici il y en a { $count }, avec celles qui sont sorties du jeu.
bad-actions = Un joueur a 12 cartes d’action, dans la pile et retournées ; ici il y en a { $count }.
bad-twice = { $card } figure ici pour la deuxième fois, mais chaque jeu ne l’a qu’une fois.
bad-on-turn = C’est le tour de quelqu’un dans toutes les phases sauf lots et over, où ce n’est le tour de personne.
bad-begins = On sait qui commence dans toutes les phases sauf lots.
bad-slot = Il faut ici une case dans la phase fill, et seulement dans celle-là.
bad-drawn = Une carte prise dans la réserve ne figure ici que dans la phase play.
bad-slot-full = La case à remplir devrait être vide.
bad-gap = Une case vide se remplit tant que la pioche n’est pas vide.
bad-over = La manche est finie quand toutes les mains sont vides, et seulement alors.
bad-hand = Cette main devrait avoir maintenant { $exact ->
        [1] { $low ->
            [one] { $low } carte
           *[other] { $low } cartes
        }
       *[0] de { $low } à { $high } cartes
    }, et non { $count }.
bad-shuffle = Avant le mélange, les douze cartes d’action sont retournées.
bad-spent = Une pile d’action vide se mélange avant que le tour passe.
bad-turned = Dans cette phase, une carte d’action a été retournée.
bad-fill-card = Seuls un roi ou une dame laissent une case à remplir au choix.
bad-fill-none = Il n’y a rien pour remplir la case : le tour continue donc.
bad-drawn-hand = La carte prise dans la réserve est aussi la dernière de la main.
bad-drawn-fits = Une carte qui ne convient nulle part dans la base n’a pas pu être prise dans la réserve.
bad-lots-fresh = On tire au sort juste après la donne, avant que la moindre carte soit jouée.
bad-lots-score = Cette base distribuée vaut { $points }.
bad-lots-tie = On ne tire au sort que si les bases les plus fortes sont égales.

## What happened, and by which rule

event-start_tie = { $who ->
        [you] Le sort te désigne : tu commences.
       *[any] Le sort désigne le joueur { $player }, qui commence.
    }
event-turn_action-first = { $who ->
        [you] Tu retournes
       *[any] Le joueur { $player } retourne
    } { $card }.
event-turn_take = { $who ->
        [you] Tu prends
       *[any] Le joueur { $player } prend
    } une carte dans la pioche.
event-reserve_take = { $who ->
        [you] Tu prends
       *[any] Le joueur { $player } prend
    } { $card } dans la réserve pour poser cette carte tout de suite.
event-end_stock-empty = { $who ->
        [you] Ta pioche est vide : tu continues avec ta main.
       *[any] La pioche du joueur { $player } est vide : il continue avec sa main.
    }
event-reserve_only-unplaceable = { $card } ne convient nulle part et rejoint { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { $player }
    }.
event-place_equal = { $who ->
        [you] Tu poses
       *[any] Le joueur { $player } pose
    } { $card } à côté de { $beside } : même valeur.
event-place_suit-run = { $who ->
        [you] Tu poses
       *[any] Le joueur { $player } pose
    } { $card } à côté de { $beside } : même couleur, un cran d’écart.
event-place_ace-ten = { $who ->
        [you] Tu poses
       *[any] Le joueur { $player } pose
    } { $card } à côté de { $beside } : l’as et le dix sont voisins.
event-score_trio = Trio ! { $cards } { $who ->
        [you] te donnent un point
       *[any] donnent un point au joueur { $player }
    }.
event-score_quartet = Quatuor ! { $cards } { $who ->
        [you] te donnent 2 points
       *[any] donnent 2 points au joueur { $player }
    }.
event-score_duo = Duo ! { $card } se trouve dans les deux bases : 2 points { $who ->
        [you] pour toi
       *[any] pour le joueur { $player }
    }.
event-three_duo = Duo ! { $points ->
        [one] { $card } se trouve aussi dans une autre base : un point
       *[other] { $card } se trouve aussi dans les deux autres bases : { $points } points
    } { $who ->
        [you] pour toi
       *[any] pour le joueur { $player }
    }.
event-action_king-queen = { $who ->
        [you] Tu utilises { $card } et enlèves
       *[any] Le joueur { $player } utilise { $card } et enlève
    } une pile de { $count } cartes.
event-action_jack = { $who ->
        [you] Tu utilises { $card } et enlèves
       *[any] Le joueur { $player } utilise { $card } et enlève
    } une pile de { $count } cartes { $whom ->
        [you] chez toi
       *[any] chez le joueur { $other }
    }.
event-action_score = Une pile de { $count } : { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    } { $who ->
        [you] pour toi
       *[any] pour le joueur { $player }
    }.
event-fill_king-queen = { $who ->
        [you] Tu remplis
       *[any] Le joueur { $player } remplit
    } la case avec { $card }.
event-fill_jack = { $who ->
        [you] Ta pioche
       *[any] La pioche du joueur { $player }
    } remplit la case avec { $card }.
event-fill_none = Rien ne peut remplir { $who ->
        [you] cette case chez toi
       *[any] cette case du joueur { $player }
    } : elle reste vide.
event-flexible_king = Avec { $card }, { $who ->
        [you] tu enlèves
       *[any] le joueur { $player } enlève
    } les { $count } cartes du dessus : un point.
event-flexible_queen = Avec { $card }, { $who ->
        [you] tu enlèves
       *[any] le joueur { $player } enlève
    } les { $count } cartes du dessus. Aucun point, mais une autre carte apparaît.
event-flexible_jack = Avec { $card }, { $who ->
        [you] tu enlèves
       *[any] le joueur { $player } enlève
    } la carte du dessus. Aucun point, mais une autre carte apparaît.
event-action_reshuffle = { $who ->
        [you] Tu mélanges les douze cartes d’action et en refais
       *[any] Le joueur { $player } mélange les douze cartes d’action et en refait
    } une pile.
event-end_solo = { $who ->
        [you] Tu n’as plus de cartes et tu as fini.
       *[any] Le joueur { $player } n’a plus de cartes et a fini.
    } La partie continue.
event-score_reserve = { $count ->
        [0] { $who ->
        [you] Ta réserve
       *[any] La réserve du joueur { $player }
    } est vide : elle ne coûte rien.
        [one] Il reste une carte dans { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { $player }
    } : un point de moins.
       *[other] Il reste { $count } cartes dans { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { $player }
    } : { $count } points de moins.
    }

## The rulebook

rule-setup_base = On joue sans jokers. Retire de ton jeu les rois, les dames et les valets : ce sont tes 12 cartes d’action. Mélange-les et pose-les face cachée. Mélange aussi les 40 autres : c’est ta pioche. Ses quatre premières cartes sont posées face visible, deux sur deux : c’est ta base. Si trois ou quatre vont ensemble, elles rapportent tout de suite des points.
    .title = La base
rule-setup_score-once = La base distribuée rapporte des points une seule fois, pour son trio ou son quatuor. On remplit d’abord les quatre cases, puis chacun reçoit sa main.
    .title = Des points dès la donne
why-setup_score-once = La règle du jeu donne des points pour une bonne donne, mais ne dit ni combien de fois ni dans quel ordre.
rule-setup_hand = Ensuite, tu prends trois cartes dans ta pioche. Garde-les pour toi.
    .title = La main
rule-start_highest = La carte la plus forte de toutes les bases décide qui commence. À valeur égale, c’est la couleur qui compte : trèfle est la plus faible, puis carreau, cœur, et pique est la plus forte.
    .title = Qui commence
rule-start_ace-low = Quand on cherche la carte la plus forte, l’as est la plus faible de toutes.
    .title = Un as faible
why-start_ace-low = La règle du jeu compte l’as pour un.
rule-start_suit-order = Trèfle est la couleur la plus faible, pique la plus forte.
    .title = L’ordre des couleurs
why-start_suit-order = La règle du jeu donne les couleurs dans cet ordre ; nous le lisons de la plus faible à la plus forte.
rule-start_tie = Si les cartes les plus fortes sont exactement les mêmes, on compare les suivantes, et ainsi de suite. Si les quatre sont les mêmes, on tire au sort.
    .title = La même carte la plus forte
why-start_tie = Chacun a son propre jeu : la même carte peut donc se trouver dans deux bases. La règle du jeu ne dit pas ce qui se passe alors.
rule-start_lots = Seuls les joueurs à égalité pour la plus forte base tirent au sort.
    .title = Qui tire au sort
why-start_lots = C’est l’usage en cas d’égalité.
rule-turn_action-first = Un tour commence toujours par ta prochaine carte d’action : retourne-la. Utilise-la maintenant, avant de prendre une carte, ou laisse-la. Dans les deux cas, elle reste avec les cartes retournées.
    .title = D’abord la carte d’action
rule-turn_take = Après la carte d’action, tu prends une carte : le dessus de ta pioche ou le dessus de ta réserve.
    .title = Prendre une carte
rule-take_forced = Tant que ta pioche n’est pas vide, tu dois prendre une carte. Quand elle l’est, tu peux prendre le dessus de ta réserve, ou le laisser.
    .title = Il faut prendre
why-take_forced = La règle du jeu ne connaît que ces deux cas : avec une pioche on prend une carte, sans pioche on peut le faire.
rule-turn_play = Puis tu joues une carte de ta main : sur une pile de ta base, ou sur ta réserve.
    .title = Jouer une carte
rule-place_on-pile = Une carte de ta main se pose sur une pile de ta base, jamais sur une case vide. La carte que tu couvres n’a pas d’importance.
    .title = Sur une pile
rule-place_equal = Tu peux poser une carte à côté d’une carte visible de ta base de même valeur.
    .title = À côté de son égale
rule-place_suit-run = Tu peux poser une carte à côté d’une carte visible de ta base, de la même couleur, juste avant ou juste après. À côté veut dire à gauche, à droite, au-dessus ou au-dessous.
    .title = À côté de sa suivante
rule-place_ace-ten = Les valeurs forment un cercle : après le dix vient l’as. Le 9, le 10 et l’as se suivent donc, et le 10, l’as et le 2 aussi.
    .title = L’as suit le dix
rule-place_own-pile = La carte que tu couvres ne compte pas comme voisine. Celle qui convient est dans une autre case.
    .title = À côté, pas dessus
why-place_own-pile = La règle du jeu dit à côté, et une carte couverte est dessous.
rule-reserve_only-unplaceable = Seule une carte qui ne convient nulle part dans ta base peut aller sur ta réserve. Si tu en as une, tu peux l’y poser, même si tu peux en poser une autre.
    .title = Ce qui va sur la réserve
rule-reserve_top = La réserve est une pile. Seule sa carte du dessus est visible, et c’est la seule que l’on peut prendre.
    .title = Le dessus de la réserve
rule-reserve_take = Ne prends le dessus de ta réserve que si tu le poses tout de suite dans ta base.
    .title = Prendre dans la réserve
rule-reserve_take-placed = Une carte prise dans la réserve doit être posée dans le même tour. Elle ne retourne pas sur la réserve, et on n’en joue pas une autre à sa place.
    .title = Prise, donc posée
why-reserve_take-placed = Sinon, la condition pour la prendre n’aurait pas de sens.
rule-score_trio = Trois cartes visibles de la base de même valeur, ou trois qui se suivent dans une couleur, font un trio : 1 point. L’ordre n’a pas d’importance.
    .title = Trio
rule-score_quartet = Quatre cartes de même valeur, ou quatre qui se suivent dans une couleur, font un quatuor : 2 points, dans n’importe quel ordre. Le trio qu’il contient ne rapporte rien de plus.
    .title = Quatuor
rule-score_quartet-full = Un quatuor rapporte ses 2 points en entier, même si un de ses trios a déjà compté.
    .title = Du trio au quatuor
why-score_quartet-full = La règle du jeu donne 2 points au quatuor et ne retire rien. Dans son exemple, un quatuor compte de nouveau avec une seule carte nouvelle.
rule-score_new-only = Un trio ou un quatuor rapporte des points quand une nouvelle carte le forme. Tant qu’il reste là, il ne rapporte plus rien.
    .title = Seulement ce qui est nouveau
why-score_new-only = La règle du jeu donne des points quand on forme un trio ou un quatuor, et encore quand une nouvelle carte en forme un autre. Nous y lisons que la nouvelle carte doit en faire partie.
rule-score_one-combination = Une nouvelle carte ne fait jamais compter plus d’un trio ou d’un quatuor.
    .title = Un seul à la fois
why-score_one-combination = Une base montre quatre cartes. Deux trios avec la même nouvelle carte en ont deux en commun, et les quatre font alors un quatuor. Seul le quatuor compte.
rule-score_duo = Si tu poses une carte de ta main et qu’exactement la même carte est visible dans l’autre base, c’est un duo : 2 points. Une case que l’on remplit ne fait jamais de duo.
    .title = Duo
rule-duo_visible = Seules les cartes visibles comptent pour un duo. Une carte couverte ne compte pas.
    .title = Les cartes visibles seulement
why-duo_visible = C’est notre choix : seule la carte du dessus est en jeu. La règle du jeu laisse les cartes couvertes en partie visibles et peut se lire autrement.
rule-duo_from-reserve = Une carte prise dans la réserve et posée peut faire un duo comme les autres.
    .title = Un duo avec la réserve
why-duo_from-reserve = Tu l’as prise en main et posée selon la même règle.
rule-duo_with-combination = Si une carte fait un duo et aussi un trio ou un quatuor, les deux comptent.
    .title = Duo et trio ensemble
why-duo_with-combination = Rien dans la règle du jeu ne l’exclut.
rule-action_king-queen = Un roi (K) ou une dame (Q) peut enlever une pile de ta propre base : deux cartes ou plus, avec la couleur de la carte d’action sur le dessus. Ce qu’il y a dessous n’a pas d’importance. Ces cartes sortent du jeu, face cachée.
    .title = Roi et dame
rule-action_jack = Un valet (J) peut enlever une telle pile dans la base de l’autre joueur. Là aussi, il faut deux cartes ou plus : une carte seule reste en place.
    .title = Valet
rule-action_score = Une pile entière rapporte son nombre de cartes moins deux au joueur qui utilise la carte d’action : rien pour deux cartes, 1 pour trois, 2 pour quatre, 3 pour cinq, et ainsi de suite.
    .title = Les points d’une pile
rule-fill_king-queen = Après un roi ou une dame, tu remplis la case vide avec le dessus de ta réserve ou de ta pioche, au choix. La carte n’a pas besoin de convenir.
    .title = Remplir la case
rule-fill_jack = Après un valet, la case est remplie tout de suite avec la pioche du joueur qui a perdu la pile, jamais avec la réserve. Cette carte non plus n’a pas besoin de convenir.
    .title = Remplir après un valet
rule-fill_score = Si la carte qui remplit forme un trio ou un quatuor, les points vont au joueur qui a utilisé la carte d’action.
    .title = Des points en remplissant
rule-fill_none = S’il n’y a rien pour la remplir, la case reste vide. Aucune carte de la main n’y est jamais posée.
    .title = Une case vide
rule-fill_mandatory = Tant qu’il y a une carte pour la remplir, tu dois remplir la case.
    .title = Il faut remplir
why-fill_mandatory = La règle du jeu dit de remplir la case ; elle ne propose pas de la laisser vide.
rule-fill_only-now = Une case se remplit juste après avoir été vidée, ou jamais. Celle qui reste vide le reste jusqu’à la fin de la manche.
    .title = Maintenant ou jamais
why-fill_only-now = Dans la règle du jeu, remplir fait partie de l’action. Nous lisons de la même façon ce qu’elle dit de la fin du jeu.
rule-stock_last-card = Si tu remplis avec la dernière carte de ta pioche, ton tour continue sans que tu y prennes une carte.
    .title = La dernière carte de la pioche
why-stock_last-card = À partir de là, les règles d’une pioche vide s’appliquent.
rule-action_reshuffle = Si tu as retourné ta dernière carte d’action, tu mélanges les douze à la fin du tour pour refaire une pile. Tu le fais même avec une main vide, sauf si la manche est finie.
    .title = Mélanger de nouveau
why-action_reshuffle = La règle du jeu dit de mélanger à la fin du tour où la dernière carte d’action a été retournée. Elle ne fait pas d’exception pour une main vide : nous n’en faisons pas non plus.
rule-end_stock-empty = Avec une pioche vide, tu joues jusqu’à ce que ta main soit vide. Retourne une carte d’action ; prends le dessus de ta réserve si tu peux le poser, sinon, joue une carte de ta main.
    .title = La pioche est vide
rule-end_solo = Quand ta main est vide, tu as fini. L’autre joueur continue en solo et peut encore enlever des piles de ta base avec un valet.
    .title = Jouer en solo
rule-end_idle-reserve = Quand ta main est vide, tu as fini, même s’il reste des cartes dans ta réserve. Elles comptent contre toi.
    .title = Fini avec une réserve
why-end_idle-reserve = D’après la règle du jeu, tu joues jusqu’à ce que toutes les cartes de ta main soient posées, pas plus longtemps.
rule-score_reserve = À la fin, chaque carte de ta réserve coûte un point.
    .title = Le prix de la réserve
rule-match_target = Celui qui a 33 points ou plus après la dernière carte gagne. Il faut d’habitude deux manches. Une table peut choisir un autre objectif.
    .title = 33 points
why-match_target = La règle du jeu dit 33 points. Nous y voyons l’objectif habituel : les joueurs peuvent en choisir un autre ensemble.
rule-match_both = Si plusieurs joueurs atteignent l’objectif dans la même manche, le plus grand total gagne. Si les totaux sont égaux, on joue encore une manche.
    .title = Plusieurs à l’objectif
why-match_both = C’est l’usage ; la règle du jeu n’en parle pas.
rule-match_no-one = Si personne n’a atteint l’objectif, on joue encore une manche.
    .title = Personne à l’objectif
why-match_no-one = La règle du jeu s’attend à ce qu’une manche ne suffise pas.
rule-flexible_king = Un roi peut aussi n’enlever que les trois cartes du dessus d’une de tes piles de plus de trois : 1 point.
    .title = Roi : trois cartes
why-flexible_king = La règle du jeu propose cela comme variante. À vous de choisir si vous jouez avec.
rule-flexible_queen = Une dame peut aussi n’enlever que les deux cartes du dessus d’une de tes piles de plus de deux : aucun point.
    .title = Dame : deux cartes
why-flexible_queen = La règle du jeu propose cela comme variante. À vous de choisir si vous jouez avec.
rule-flexible_jack = Un valet peut aussi enlever la carte du dessus d’une de tes piles de deux ou plus : aucun point.
    .title = Valet : une carte
why-flexible_jack = La règle du jeu propose cela comme variante. Elle indique les points pour le roi et la dame, pas pour le valet ; nous lisons : aucun point.
rule-flexible_suit = Pour enlever une partie d’une pile aussi, il faut sur le dessus la couleur de la carte d’action.
    .title = La couleur compte toujours
why-flexible_suit = La règle du jeu dit que les règles du jeu de base valent aussi dans la variante.
rule-flexible_uncovered = Une carte qui réapparaît quand on en enlève d’autres ne rapporte rien.
    .title = Ce qui réapparaît
why-flexible_uncovered = Rien n’y a été posé, et seule une carte posée ou qui remplit une case rapporte des points.
rule-three_duo = À trois, un duo rapporte 1 point si la carte est dans une autre base, et 2 si elle est dans les deux.
    .title = Le duo à trois
rule-three_jack = À trois, un valet enlève une pile chez un seul autre joueur, même si les deux en ont une qui convient.
    .title = Le valet à trois
why-three_jack = La règle du jeu dit qu’on peut l’utiliser chez un joueur si les deux ont une pile de sa couleur. Nous lisons : une seule pile, chez un seul des deux, et c’est toi qui choisis.
rule-three_jack-choice = On peut utiliser un valet même si un seul des autres a une pile qui convient.
    .title = Une seule pile suffit
why-three_jack-choice = La règle du jeu peut aussi vouloir dire que les deux doivent en avoir une. Nous y lisons que le valet ne vise qu’un joueur.
rule-three_order = À trois, on joue dans le sens des aiguilles d’une montre, en partant du joueur qui commence.
    .title = Dans le sens des aiguilles d’une montre
why-three_order = C’est l’usage ; la règle du jeu ne le dit pas.

## Wrong rules that people hold, told gently

misconception-covers-what-fits = On dirait que tu regardes la carte que tu couvres. Ce qui compte est à côté de la pile, pas sous ta carte.
misconception-diagonal-is-beside = On dirait que tu comptes la pile en diagonale comme voisine. À côté veut dire à gauche, à droite, au-dessus ou au-dessous.
misconception-any-suit-runs = On dirait que tu poses une carte à côté de la suivante de n’importe quelle couleur. Juste avant ou juste après, il faut la même couleur.
misconception-ten-is-last = On dirait que tu t’arrêtes au dix. Après le dix vient l’as, comme sur un cercle.
misconception-reserve-takes-any = On dirait que tu poses n’importe quelle carte sur la réserve. Seule une carte qui ne convient nulle part dans ta base peut y aller.
misconception-drawn-may-wait = On dirait que tu gardes en main la carte de la réserve. Elle va dans ta base pendant le même tour.
misconception-suit-does-not-matter = On dirait que tu enlèves une pile quelle que soit la carte du dessus. Sa couleur doit être celle du roi ou de la dame.
misconception-jack-at-home = On dirait que tu utilises un valet dans ta propre base. Un valet enlève une pile chez un autre joueur.
misconception-action-card-waits = On dirait que tu gardes la carte d’action pour plus tard. Elle passe d’abord : on l’utilise avant de prendre une carte, ou pas du tout.
misconception-filling-must-fit = Tu penses peut-être que la carte qui remplit la case doit convenir. N’importe laquelle peut la remplir.
misconception-jack-needs-both = Tu penses peut-être qu’un valet doit convenir chez les deux autres. Un seul suffit.
misconception-jack-clears-both = On dirait que tu enlèves une pile chez les deux autres. Un valet agit chez un seul ; c’est toi qui choisis.
misconception-quartet-and-trio = On dirait que tu comptes encore le trio d’un quatuor. Un quatuor vaut 2 points, et c’est tout.
misconception-quartet-tops-up = On dirait que tu ne donnes qu’un point de plus à un trio qui grandit. Un quatuor rapporte ses 2 points en entier, même après un trio.
misconception-each-trio-counts = On dirait que tu comptes chaque trio caché dans un quatuor. Le quatuor compte une seule fois, pour 2 points.
misconception-trio-scores-again = On dirait que tu comptes un trio à chaque tour. Il compte une fois, quand une nouvelle carte le forme.
misconception-mixed-run-is-trio = On dirait que tu prends pour un trio trois valeurs qui se suivent, toutes couleurs mêlées. Une suite doit être d’une seule couleur.
misconception-duo-by-rank = On dirait que tu fais un duo avec deux cartes de même valeur. Il faut exactement la même carte, valeur et couleur.
misconception-covered-duo = On dirait que tu comptes une carte couverte pour un duo. Seules les cartes visibles comptent.
misconception-no-duo-from-reserve = Tu penses peut-être qu’une carte de la réserve ne fait pas de duo. Si, comme une carte de ta main.
misconception-better-one-counts = On dirait que tu ne comptes que le meilleur d’un duo et d’un trio. Les deux comptent.
misconception-every-card-counts = On dirait que tu donnes un point par carte d’une pile enlevée. Deux ne comptent pas : trois cartes font 1 point.
misconception-filling-is-nothing = Tu penses peut-être que remplir une case ne rapporte jamais rien. Un trio ou un quatuor formé ainsi compte.
misconception-uncovered-scores = On dirait que tu comptes un trio avec une carte découverte. Rien n’a été posé : il ne compte pas.
misconception-turns-go-back = On dirait que tu fais le tour de la table à l’envers. On joue dans le sens des aiguilles d’une montre.
misconception-no-stock-no-turn = On dirait que tu finis le tour quand remplir prend la dernière carte de la pioche. Le tour continue, sans rien prendre dans la pioche.
misconception-stock-ends-round = On dirait que tu finis la manche quand une pioche est vide. On joue jusqu’à ce que toutes les mains soient vides.
misconception-first-out-ends = On dirait que tu finis la manche quand la première main est vide. Les autres continuent seuls.
misconception-reserve-is-played-out = Tu penses peut-être qu’il faut finir la réserve. Quand toutes les mains sont vides, la manche est finie et la réserve coûte des points.
misconception-ace-begins = On dirait que tu prends l’as pour la carte la plus forte. Pour savoir qui commence, c’est la plus faible.
misconception-clubs-are-highest = On dirait que tu places trèfle au-dessus de pique. Trèfle est la plus faible, puis carreau, cœur et pique.
misconception-highest-sum-begins = On dirait que tu additionnes les cartes de la base. C’est la carte la plus forte qui décide qui commence.
misconception-first-of-equals = On dirait que tu laisses commencer le premier joueur quand les cartes les plus fortes sont les mêmes. Compare alors les suivantes.

## Worked examples

example-base =
    .title = Une base de quatre
    .task = Un tour commence par une carte d’action : un roi (K), une dame (Q) ou un valet (J). Retourne la tienne.
    .task-2 = Q♣ n’a rien à faire ici. Tu verras bientôt à quoi sert une dame. Laisse-la de côté.
    .task-3 = Prends une carte dans la pioche.
    .task-4 = 5♠ va avec 6♠ : il doit donc être à côté. Pose-le sur une des deux cartes à côté de 6♠.
    .done = Voilà un tour : carte d’action, prendre, jouer. Tu as commencé parce que ton 8♥ est la carte la plus forte des deux bases ; les as comptent pour un.
example-lots =
    .title = Les quatre pareilles
    .task = La carte la plus forte d’une base commence. Les joueurs 1 et 2 ont les quatre mêmes cartes, et le joueur 3 a un as là où ils ont un deux. Tire au sort.
    .done = Seuls les joueurs 1 et 2 y participaient. L’as est faible : le joueur 3 a perdu à la quatrième carte.
example-equal =
    .title = La même valeur
    .task = Les cartes égales vont ensemble. Pose 6♦ à côté de 6♠ : à gauche, à droite, au-dessus ou en dessous.
    .done = Ce que tu couvres n’a pas d’importance. Ce qui est à côté, si.
example-suit-run =
    .title = La même couleur
    .task = La couleur d’une carte, c’est ♠, ♥, ♦ ou ♣ ; des cartes d’une même couleur qui se suivent vont ensemble. Essaie de poser 3♥ sur 4♥.
    .task-2 = À côté, pas dessus. Pose 3♥ à côté de 4♥.
    .done = Le 3 et le 4 de cœur sont côte à côte. La carte couverte ne comptait pas.
example-circle =
    .title = Le cercle des valeurs
    .task = L’as vient entre le dix et le deux. Pose A♥ à côté de 10♥.
    .done = Après le dix vient l’as, et après l’as le deux : les valeurs forment un cercle.
example-laying-off =
    .title = Sur la réserve
    .task = Une de tes cartes convient dans la base, mais tu peux aussi te défaire d’une carte qui ne convient nulle part. Pose une telle carte sur la réserve.
    .done = Tu peux poser sur la réserve une carte qui ne convient nulle part, même si une autre convient dans la base. À la fin, elle coûte un point.
example-taking =
    .title = Pioche ou réserve
    .task = 9♦ est sur ta réserve. Essaie de le prendre.
    .task-2 = 9♦ ne convient nulle part dans ta base : il reste où il est. Prends dans la pioche.
    .done = Au lieu d’une carte de la pioche, tu peux prendre le dessus de la réserve, mais seulement s’il convient dans ta base.
example-from-reserve =
    .title = De retour de la réserve
    .task = Le 7♦ de ta réserve convient à côté de 7♠. Prends-le.
    .task-2 = Essaie de poser 4♦ à la place.
    .task-3 = Ce que tu prends dans la réserve va maintenant dans la base. Pose 7♦.
    .done = L’autre joueur a aussi 7♦ : un duo, 2 points, comme avec une carte de ta main.
example-trio =
    .title = Trio
    .task = Il y a deux six dans ta base. Pose le troisième.
    .done = 6♠ 6♣ 6♦ : 1 point, une seule fois. Avec 6♥, cela peut devenir un quatuor.
example-dealt-trio =
    .title = Une bonne donne
    .task = Trois six ont été distribués, et ce point est déjà marqué. Pose le quatrième six.
    .done = Le quatuor rapporte ses 2 points en entier, même si le trio a déjà compté.
example-quartet =
    .title = Quatuor
    .task = Le 3, le 4 et le 6 de cœur sont dans ta base. Pose la carte qui manque.
    .done = 3♥ 4♥ 6♥ 5♥ se suivent, dans n’importe quel ordre : 2 points, et rien de plus pour les trios que le quatuor contient.
example-quartet-again =
    .title = Et encore une fois
    .task = Le quatuor a déjà compté. Pose un cœur pour que quatre cartes se suivent de nouveau.
    .done = { $move } : { $cards } est un nouveau quatuor, encore { $points } points. Il y avait deux façons : à chaque bout de la suite.
example-duo =
    .title = Duo
    .task = Trouve dans ta main la carte qui est visible dans l’autre base, et pose-la.
    .done = { $total ->
        [3] 7♦ a fait un trio et un duo : 1 et 2 points.
       *[other] 7♦ a fait un duo : 2 points. Sur une autre carte, il aurait fait un trio en plus.
    } 4♣ ne ferait pas de duo : aucun 4♣ n’est visible dans l’autre base.
example-timing =
    .title = Quand utiliser une carte d’action
    .task = Retourne la carte d’action.
    .task-2 = Q♦ pourrait enlever la pile dont le dessus est 6♦. Laisse-la quand même de côté, et prends une carte.
    .task-3 = Essaie maintenant d’utiliser Q♦ sur cette pile.
    .done = Après avoir pris, c’est trop tard. Une carte d’action s’utilise tout de suite, ou pas du tout.
example-queen =
    .title = La dame
    .task = Retourne la carte d’action.
    .task-2 = Q♦ peut enlever une de tes piles, si le dessus est un carreau. Enlève celle de 6♦.
    .task-3 = Il faut remplir la case vide, et la carte n’a pas besoin de convenir. Remplis la case avec le 4♠ de la réserve.
    .done = Quatre cartes font 2 points, et 4♠ 5♠ 6♠ un trio : 1 de plus. Ta réserve est vide aussi. La pioche aurait également pu remplir la case.
example-jack =
    .title = Le valet
    .task = Retourne la carte d’action.
    .task-2 = Un valet agit dans l’autre base. Enlève là-bas la pile dont le dessus est 6♦.
    .done = Trois cartes, 1 point pour toi. La pioche de l’autre joueur remplit la case, jamais la réserve, que la carte convienne ou non.
example-last-card =
    .title = La dernière carte
    .task = Il reste une carte dans ta pioche. Enlève la pile dont le dessus est 6♦.
    .task-2 = Remplis la case avec cette dernière carte.
    .task-3 = La pioche est maintenant vide, et tu n’as pas de réserve. Ne prends rien.
    .done = Le tour continue sans nouvelle carte : tu joues avec ce que tu as.
example-end-phase =
    .title = La pioche est vide
    .task = Ni pioche ni réserve. Retourne la carte d’action.
    .task-2 = Enlève la pile dont le dessus est 6♦.
    .task-3 = Rien ne peut remplir la case : elle reste vide. Continue et ne prends rien.
    .task-4 = Essaie de poser 4♦ sur la case vide.
    .done = 4♦ va sur 8♥, à côté de 5♦. La case vide ne reçoit aucune carte de la main.
example-reshuffle =
    .title = Une nouvelle pile d’action
    .task = Chaque tour utilise une carte d’action, et K♠ était la dernière de tes douze. Joue une carte.
    .task-2 = Ton tour est fini, et tes cartes d’action aussi. Mélange-les en une nouvelle pile.
    .done = Les douze cartes d’action sont de nouveau face cachée, dans un nouvel ordre. Dans une partie, cela arrive à la fin de ton douzième tour.
example-out-first =
    .title = Plus de cartes
    .task = Ta pioche est vide, et 9♣ est ta dernière carte. Elle ne convient nulle part : pose-la sur ta réserve.
    .done = Ta main est vide, et tu as fini. Le joueur 2 a encore des cartes et continue en solo.
example-solo =
    .title = En solo
    .task = La main du joueur 2 est vide, et tu continues en solo. Retourne la carte d’action.
    .task-2 = Enlève la pile dont le dessus est 6♦.
    .task-3 = Joue ta dernière carte.
    .done = Le joueur 2 ne pouvait que regarder : la pile est à toi, et trois cartes dans sa réserve lui coûtent trois points.
example-last-hand =
    .title = Les dernières cartes
    .task = Les deux pioches sont vides, et le joueur 2 a fini. Tu as encore deux cartes. Joues-en une à côté de laquelle l’autre conviendra.
    .task-2 = Au tour suivant : retourne la carte d’action.
    .task-3 = Il n’y a pas de carte à prendre. Pose 5♦ de façon à faire un trio.
    .done = Ta main est vide aussi : la manche est finie. Le trio valait un point, et 9♣ sur ta réserve en a coûté un.
example-counting =
    .title = Les comptes
    .task = Le joueur 2 a 36 points, et tu en as 40. Pose ta dernière carte.
    .done = 36 moins 1 font 35, 40 moins 3 font 37. Tous les deux dépassent 33, et le plus grand total gagne. Sous 33, vous joueriez encore une manche.
example-part-of-a-pile =
    .title = Une partie de la pile
    .task = À cette table, une carte d’action peut n’enlever qu’une partie d’une pile, et K♦ est retourné. Enlève trois cartes de la pile dont le dessus est 6♦.
    .done = 1 point, et A♣ est de nouveau visible.
example-uncovered =
    .title = Ce qui réapparaît
    .task = Q♥ est retournée. N’enlève que deux cartes de la pile dont le dessus est 2♥.
    .done = Trois six sont maintenant visibles, mais rien n’a été posé : pas de point pour le trio.
example-own-jack =
    .title = Un valet dans ta base
    .task = J♦ est retourné. Enlève 6♦ de ta propre pile.
    .done = Avec cette règle maison, un valet peut enlever une carte dans ta propre base. Cela ne rapporte rien, mais 6♣ est de nouveau visible.
example-three-duo =
    .title = Le duo à trois
    .task = Les deux autres ont 7♦ dans leur base. Pose le tien.
    .task-2 = Le tour passe dans le sens des aiguilles d’une montre. Retourne la carte d’action du joueur 2.
    .done = Deux autres bases, 2 points. Avec une seule autre base, ce serait 1.
example-three-jack =
    .title = Un des deux
    .task = J♦ est retourné. Essaie-le sur la pile du joueur 2.
    .task-2 = 9♠ n’est pas un carreau. Enlève la pile du joueur 3.
    .done = Il suffit qu’un des autres ait une pile qui convient. Trois cartes, 1 point.
