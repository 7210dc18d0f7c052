# Triominos in French. Players are counted from 1.
# Narrow no-break spaces stand before ; : ! and ?, no-break spaces inside « ».

game-title = Triominos
game-blurb = des dominos en triangle, de deux à six joueurs, sur une table qui grandit à chaque pierre.
game-minutes = 30
seat-name = { player-name }

## Places, as a screen reader says them

place-pool = Pioche, { $count ->
        [0] vide
        [one] { $count } pierre
       *[other] { $count } pierres
    }
place-rack = { $who ->
        [you] Ton chevalet
       *[any] Chevalet du joueur { $player }
    }, { $count ->
        [0] vide
        [one] { $count } pierre
       *[other] { $count } pierres
    }{ $counted ->
        [0] {""}
       *[1] , { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }
place-tile = Pierre { $tile }, valeur { $value }
place-back = { $who ->
        [you] Une de tes pierres, cachée
       *[any] Une pierre cachée du joueur { $player }
    }
place-lot = { $who ->
        [you] Ton tirage
       *[any] Tirage du joueur { $player }
    }
place-taken = Pierre { $tile }, pointe en { $up ->
        [1] haut
       *[0] bas
    }
place-open = Endroit libre, pointe en { $up ->
        [1] haut
       *[0] bas
    }, ses coins demandent { $asked }
place-first = Le milieu de la table, pour la première pierre

## Who is to do what

draw-lots = Tirer au sort
draw-shuffle = Mélanger la pioche
status-lots = { $again ->
        [1] Les pierres les plus fortes étaient égales. Ceux qui les ont tirées recommencent.
       *[0] Chaque joueur tire une pierre de la pioche. La plus forte commence.
    }
status-shuffle = { $who ->
        [you] Tu commences. Mélange d’abord
       *[any] Le joueur { $player } commence. Mélange d’abord
    } la pioche.
status-first = { $who ->
        [you] À toi : pose la première pierre.
       *[any] Le joueur { $player } pose la première pierre.
    } N’importe laquelle convient.
status-place = { $bought ->
        [0] { $stuck ->
            [1] { $who ->
                [you] C’est ton tour.
               *[any] C’est au tour du joueur { $player }.
            }
           *[0] { $who ->
                [you] À toi : pose une pierre.
               *[any] Le joueur { $player } pose une pierre.
            }
        }
        [one] { $who ->
        [you] Tu as déjà acheté une pierre, et ton tour continue.
       *[any] Le joueur { $player } a déjà acheté une pierre, et son tour continue.
    }
       *[other] { $who ->
        [you] Tu as déjà acheté { $bought } pierres, et ton tour continue.
       *[any] Le joueur { $player } a déjà acheté { $bought } pierres, et son tour continue.
    }
    }
status-last-round = Derniers tours ! { $whom ->
        [you] Tu n’as plus de pierres.
       *[any] Le joueur { $bell } n’a plus de pierres.
    } { $who ->
        [you] Tu joues encore.
       *[any] Le joueur { $player } joue encore.
    }
status-won = { $sharing ->
        [one] { $who ->
        [you] Tu gagnes la manche
       *[any] Le joueur { $player } gagne la manche
    } !
       *[other] { $sharing } joueurs se partagent la manche.
    }
status-ended = { $same ->
        [1] { $who ->
        [you] Tu gagnes la manche et tu as le plus de points
       *[any] Le joueur { $player } gagne la manche et a le plus de points
    } : { $score }.
       *[0] { $sharing ->
            [one] { $who ->
        [you] Tu gagnes la manche
       *[any] Le joueur { $player } gagne la manche
    }.
           *[other] { $sharing } joueurs se partagent la manche.
        } { $leaders ->
            [one] { $whom ->
        [you] Tu as le plus de points
       *[any] Le joueur { $leader } a le plus de points
    } : { $score }.
           *[other] { $leaders } joueurs sont à égalité avec le plus de points : { $score }.
        }
    }
hint-buy = { $bought ->
        [0] { $who ->
            [you] Aucune de tes pierres ne convient. Achètes-en une dans la pioche.
           *[any] Aucune pierre du joueur { $player } ne convient : il en achète une dans la pioche.
        }
       *[other] Toujours rien qui convienne. Achète encore une pierre.
    }
hint-bought-three = { $only ->
        [1] Trois pierres sont achetées et rien ne convient : finis le tour.
       *[0] Trois pierres sont achetées. Pose une pierre, ou finis le tour.
    }
hint-pass = La pioche est vide et rien ne convient : tu passes ton tour, et cela ne coûte rien.
action-buy = { $free ->
        [1] Acheter une pierre
       *[0] Acheter une pierre (−5)
    }
action-give-up = { $free ->
        [1] Finir le tour
       *[0] Finir le tour (−10)
    }
action-pass = Passer

## Moves in words

move-first = { $tile } au milieu
move-beside = { $tile } contre { $one }
move-between = { $tile } entre { $one } et { $two }
move-among = { $tile } entre { $one }, { $two } et { $three }
move-alone = { $tile } sans voisine
move-buy = Acheter une pierre
move-timeout = Temps écoulé
move-lots = Tirage : { $tiles }

## House rules at the table

option-scoring = Façon de compter
    .choice = { $value ->
        [kids] Simple, pour les enfants
        [none] Sans points
       *[standard] Normale
    }
option-target = Objectif du match
    .choice = { $value ->
        [None] aucun objectif
        [one] { $value } point
       *[other] { $value } points
    }
option-rounds = Manches
    .choice = { $value ->
        [None] pas de nombre fixé
        [one] { $value } manche
       *[other] { $value } manches
    }
option-time-limit = Temps pour un tour
    .choice = { $value ->
        [None] pas de limite
        [one] { $value } seconde
       *[other] { $value } secondes
    }

## Why a move is refused

verdict-unreadable = « { $move } » n’est pas un coup. Écris par exemple 0-1-5@2,-1, avec les chiffres dans le sens des aiguilles d’une montre, ou bien buy (acheter) ou pass (passer).
verdict-over = La manche est finie.
verdict-lots-first = On tire d’abord au sort, pour savoir qui commence.
verdict-shuffle-first = D’abord, les pierres tirées retournent dans la pioche et on la mélange de nouveau.
verdict-begun = La manche a commencé : { $who ->
        [you] c’est ton tour
       *[any] c’est au tour du joueur { $player }
    }.
verdict-lots-count = { $need } joueurs tirent une pierre chacun. Ici, il y en a { $count }.
verdict-shuffle-count = On mélange toute la pioche, { $need ->
        [one] { $need } pierre
       *[other] { $need } pierres
    }. Ici, il y en a { $count }.
verdict-drawn-blind = On tire les pierres sans regarder. Laisse le plateau les tirer.
verdict-no-tile = « { $tile } » n’est pas une pierre. Écris ses chiffres en commençant par le plus petit.
verdict-not-in-pool = La pierre { $tile } n’est pas dans la pioche, ou tu l’as écrite deux fois.
verdict-no-limit = À cette table, il n’y a pas de limite de temps.
verdict-must-begin = La table est encore vide. { $who ->
        [you] Tu commences et poses une pierre
       *[any] Le joueur { $player } commence et pose une pierre
    }, n’importe laquelle.
verdict-pool-empty = La pioche est vide. Il n’y a plus rien à acheter.
verdict-bought-three = Tu as acheté trois pierres pendant ce tour : c’est le maximum. Si l’une des tiennes convient, tu peux encore la poser ; sinon, finis ton tour.
verdict-buy-first = { $bought ->
        [0] Un tour ne peut pas finir ainsi : pose une pierre, ou achètes-en une.
        [one] Tu n’as acheté qu’une pierre sur trois. Pose une pierre, ou achètes-en encore une.
       *[other] Tu n’as acheté que { $bought } pierres sur trois. Pose une pierre, ou achètes-en encore une.
    }
verdict-can-place = La pioche est vide et une de tes pierres convient : tu dois donc la poser.
verdict-not-held = La pierre { $tile } n’est pas { $who ->
        [you] sur ton chevalet
       *[any] sur le chevalet du joueur { $player }
    }.
verdict-on-table = La pierre { $tile } est déjà sur la table. Il n’y en a qu’une.
verdict-first-tile = La première pierre va au milieu, son plus petit chiffre en haut : { $move }.
verdict-taken = Il y a déjà une pierre ici.
    .rule = Où une pierre peut aller
verdict-alone = Une pierre doit en toucher une autre par un côté entier. Ici, elle serait toute seule.
verdict-corner-only = Une pierre doit en toucher une autre par un côté entier. Ici, seuls des coins se touchent.
verdict-side-differs = { $way ->
        [swapped] Ce sont les mêmes chiffres, mais dans l’autre sens : ton { $mine } toucherait un { $theirs }, et ton { $other } un { $met }.
        [one] À un bout du côté, un { $other } touche un { $met }, mais à l’autre bout, ton { $mine } toucherait un { $theirs }.
       *[both] Aucun des deux bouts du côté ne convient : ton { $mine } toucherait un { $theirs }, et ton { $other } un { $met }.
    } { $turned ->
        [1] Tourne ta pierre, et elle conviendra.
       *[0] Les chiffres doivent être les mêmes aux deux bouts ; même tournée, cette pierre ne convient pas ici.
    }
verdict-corner-differs = Le côté convient, mais regarde le coin d’en face : ton { $mine } toucherait un { $theirs }.
verdict-no-tile-there = { $who ->
        [you] Tu poses une pierre de ton chevalet.
       *[any] Le joueur { $player } pose une pierre de son chevalet.
    } Ici, il n’y a rien à prendre.
verdict-tile-lies = Une pierre posée sur la table n’en bouge plus.
verdict-other-rack = C’est { $whom ->
        [you] ton chevalet
       *[any] le chevalet du joueur { $owner }
    }, et { $who ->
        [you] c’est ton tour
       *[any] c’est au tour du joueur { $player }
    }.
verdict-no-return = Une pierre ne retourne pas dans la pioche.
verdict-not-there = Une pierre se pose sur la table, à côté d’une autre.
    .rule = Où une pierre peut aller

## What happened

event-start_highest = { $who ->
        [you] Tu as tiré la pierre la plus forte, de valeur { $value }, et tu commences.
       *[any] Le joueur { $player } a tiré la pierre la plus forte, de valeur { $value }, et commence.
    }
event-start_tie = { $count } joueurs ont tiré { $value }, la plus haute valeur. Ils tirent encore une fois.
event-score_value = { $who ->
        [you] Tu as posé
       *[any] Le joueur { $player } a posé
    } { $tile } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-score_bridge = Un pont ! { $points } points de plus.
event-score_hexagon = Un hexagone ! { $points } points de plus.
event-score_double-hexagon = { $hexagons ->
        [3] Trois hexagones avec une seule pierre ! Ils comptent comme deux : { $points } points de plus.
       *[other] Un double hexagone ! { $points } points de plus.
    }
event-kids_score = { $who ->
        [you] Tu as posé
       *[any] Le joueur { $player } a posé
    } { $tile }{ $bridge ->
        [1] {" "}et fait un pont
       *[0] {""}
    }{ $hexagons ->
        [0] {""}
        [one] {" "}et fermé un hexagone
       *[other] {" "}et fermé { $hexagons } hexagones
    }{ $rings ->
        [1] { $who ->
            [you] {", et tu as tout posé avant les autres"}
           *[any] {", et a tout posé avant les autres"}
        }
       *[0] {""}
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-buy_must = { $who ->
        [you] Tu as acheté
       *[any] Le joueur { $player } a acheté
    } une pierre{ $points ->
        [0] {""}
       *[other] {" "}pour 5 points
    }. { $left ->
        [0] La pioche est maintenant vide.
       *[other] Il en reste { $left } dans la pioche.
    }
event-buy_fail = Trois pierres achetées et aucune posée : { $who ->
        [you] ton tour est fini
       *[any] le tour du joueur { $player } est fini
    }{ $points ->
        [0] {""}
       *[other] {" "}et coûte encore 10 points
    }.
event-pool_empty = { $who ->
        [you] Tu ne peux rien poser
       *[any] Le joueur { $player } ne peut rien poser
    } et la pioche est vide. Il faut passer, et cela ne coûte rien.
event-time_out = Le temps est écoulé : { $who ->
        [you] ton tour est fini
       *[any] le tour du joueur { $player } est fini
    }{ $points ->
        [0] {""}
       *[other] {" "}et coûte 10 points
    }.
event-end_bell = { $left ->
        [0] { $who ->
        [you] Tu as posé toutes tes pierres et tu fais tinter la sonnette
       *[any] Le joueur { $player } a posé toutes ses pierres et fait tinter la sonnette
    } ! C’était le dernier tour.
       *[other] { $who ->
        [you] Tu as posé toutes tes pierres et tu fais tinter la sonnette
       *[any] Le joueur { $player } a posé toutes ses pierres et fait tinter la sonnette
    } ! On finit le tour de table.
    }
event-end_equal-turns = Tous ont joué le même nombre de fois. { $who ->
        [you] Tu gagnes la manche, et reçois
       *[any] Le joueur { $player } gagne la manche, et reçoit
    } 25 points pour la sonnette et { $others } pour les pierres que les autres ont encore.
event-end_blocked = { $tied ->
        [one] { $points ->
            [0] Plus personne ne peut poser. { $who ->
        [you] Tu as le moins en main, { $held }, et tu gagnes la manche.
       *[any] Le joueur { $player } a le moins en main, { $held }, et gagne la manche.
    }
           *[other] Plus personne ne peut poser. { $who ->
        [you] Tu as le moins en main et tu gagnes la manche : on ajoute { $others } pour les autres, et on enlève { $held } pour tes propres pierres.
       *[any] Le joueur { $player } a le moins en main et gagne la manche : on ajoute { $others } pour les autres, et on enlève { $held } pour ses propres pierres.
    }
        }
       *[other] { $points ->
            [0] Plus personne ne peut poser. { $who ->
        [you] Tu as, à égalité, le moins en main : 
       *[any] Le joueur { $player } a, à égalité, le moins en main : 
    }{ $held }. La manche est partagée.
           *[other] Plus personne ne peut poser. { $who ->
        [you] Tu as, à égalité, le moins en main et tu partages la manche : on ajoute { $others } pour les autres, et on enlève { $held } pour tes propres pierres.
       *[any] Le joueur { $player } a, à égalité, le moins en main et partage la manche : on ajoute { $others } pour les autres, et on enlève { $held } pour ses propres pierres.
    }
        }
    }

## The rulebook

rule-tiles_set = Il y a 56 pierres. Chacune porte trois chiffres de 0 à 5, et chaque combinaison existe exactement une fois.
    .title = Les 56 pierres
why-tiles_set = La règle du jeu dit qu’aucune pierre n’existe deux fois, mais elle n’en donne pas la liste. Voici les pierres habituelles.
rule-setup_deal = On mélange toutes les pierres, face cachée : voilà la pioche, que la règle du jeu appelle cagnotte. À deux, chacun en prend 9 ; à trois ou quatre, 7 ; à cinq ou six, 6.
    .title = Prendre ses pierres
rule-start_highest = Chacun tire une pierre de la pioche. La plus haute valeur commence. Ensuite, les pierres tirées retournent dans la pioche.
    .title = Qui commence
rule-start_tie = Si les pierres les plus fortes sont égales, seuls ces joueurs-là tirent encore une fois. Les pierres tirées retournent aussitôt où elles étaient dans la pioche : la même peut donc revenir.
    .title = En cas d’égalité
why-start_tie = C’est le plus court chemin pour savoir qui commence.
rule-start_any-tile = Le joueur qui commence pose la pierre de son choix au milieu de la table et marque sa valeur.
    .title = La première pierre
rule-start_must-place = Au premier tour, on pose une pierre. Acheter, c’est pour plus tard.
    .title = Pas d’achat au début
why-start_must-place = Dans la règle du jeu, le joueur qui commence pose une pierre.
rule-start_no-bonus = Trois chiffres égaux sur la première pierre ne rapportent rien de plus.
    .title = Pas de bonus pour un triple
why-start_no-bonus = La règle du jeu ne connaît pas ce bonus.
rule-turn_order = On joue dans le sens des aiguilles d’une montre. À ton tour, tu poses une pierre au plus.
    .title = Chacun son tour
rule-place_side = Une pierre se pose contre au moins un côté entier d’une pierre de la table.
    .title = Côté contre côté
rule-place_match = Partout où des coins se touchent, leurs chiffres doivent être égaux : le long de chaque côté commun, et aussi là où un coin est seul à toucher.
    .title = Des chiffres égaux
why-place_match = La règle du jeu dit qu’une pierre doit convenir et laisse le reste à ses figures. Nous lisons : le long de chaque côté commun, et aussi là où un coin est seul à toucher.
rule-place_touched-corner = Un coin qui ne fait que toucher doit aussi porter le même chiffre, même si les côtés conviennent.
    .title = Un coin seul à toucher
why-place_touched-corner = Les figures D et E manquent. Dans le jeu vendu en magasin, c’est ainsi.
rule-score_value = Une pierre posée te rapporte sa valeur : la somme de ses trois chiffres.
    .title = La valeur
rule-score_bridge = Un pont rapporte 40 points de plus.
    .title = Pont
rule-bridge_shape = Un pont touche les autres pierres par un côté et par le coin d’en face.
    .title = Ce qu’est un pont
why-bridge_shape = La figure manque. Dans le jeu vendu en magasin, c’est ainsi.
rule-score_hexagon = Fermer un hexagone rapporte 50 points de plus.
    .title = Hexagone
rule-hexagon_shape = Six pierres tout autour d’un même coin forment un hexagone.
    .title = Ce qu’est un hexagone
why-hexagon_shape = La figure manque. Dans le jeu vendu en magasin, c’est ainsi.
rule-bridge_and-hexagon = Une pierre ne fait jamais un pont et un hexagone en même temps.
    .title = Pont ou hexagone
why-bridge_and-hexagon = La pierre qui ferme un hexagone touche deux côtés, un pont n’en touche qu’un.
rule-score_double-hexagon = Fermer deux hexagones avec une seule pierre rapporte 60 points de plus, au lieu de 50.
    .title = Double hexagone
rule-hexagon_triple = Fermer trois hexagones avec une seule pierre compte comme deux : 60 points.
    .title = Trois hexagones
why-hexagon_triple = La règle du jeu s’arrête à deux. Seul le comptage simple en nomme trois.
rule-buy_must = Si tu ne peux pas ou ne veux pas poser, tu dois acheter une pierre dans la pioche pour 5 points, jusqu’à trois par tour.
    .title = Acheter
rule-buy_place = Après un achat, tu peux poser une pierre dans le même tour.
    .title = Acheter et poser
rule-buy_any-tile = Après un achat, tu peux poser n’importe quelle pierre de ton chevalet, pas seulement la nouvelle.
    .title = Après l’achat, au choix
why-buy_any-tile = Tu peux acheter même si tu pouvais poser : tu gardes donc le choix.
rule-buy_fail = Trois pierres achetées et toujours rien de posé : ton tour est fini et coûte encore 10 points, soit 25 en tout.
    .title = Trois pour rien
rule-buy_after-three = Après trois achats, tu peux poser une pierre, ou finir ton tour pour 10 points.
    .title = Après la troisième
why-buy_after-three = La règle du jeu parle de ne pas avoir posé, que l’on n’ait pas pu ou pas voulu.
rule-pool_empty = Si la pioche est vide et que tu ne peux rien poser, tu passes. Cela ne coûte rien.
    .title = Pioche vide
rule-pool_must-place = Si la pioche est vide et que tu peux poser une pierre, tu dois le faire, sauf si tu en as acheté trois pendant ce tour.
    .title = Poser si l’on peut
why-pool_must-place = Passer est réservé à ceux qui ne peuvent rien poser.
rule-buy_pool-runs-out = Si la pioche se vide pendant tes achats et que rien ne convient, tu passes sans payer les 10 points de plus. Ce que tu as payé reste payé.
    .title = La pioche s’épuise
why-buy_pool-runs-out = C’est alors la règle de la pioche vide qui s’applique.
rule-buy_three-and-empty = Trois achats, une pioche vide et rien qui convienne : le tour coûte quand même les 10 points. Mais si personne à la table ne peut poser, la manche est finie tout de suite, sans ces 10 points.
    .title = Trois achats, pioche vide
why-buy_three-and-empty = Cela fait toujours trois achats sans pierre posée.
rule-end_bell = Quand tu poses ta dernière pierre, tu fais tinter la sonnette pour les derniers tours. Tu gagnes 25 points et la valeur de toutes les pierres que les autres ont encore. Eux ne perdent rien.
    .title = La sonnette
rule-end_equal-turns = Après la sonnette, on finit le tour de table, pour que tous aient joué le même nombre de fois.
    .title = Points de la sonnette, après autant de tours
rule-end_first-only = Seul le premier à n’avoir plus de pierres fait tinter la sonnette et reçoit le bonus. On le compte à la fin de la manche.
    .title = Seulement le premier
why-end_first-only = Ce qui compte, c’est ce que les autres ont encore à ce moment-là.
rule-end_blocked = Quand la pioche est vide et que plus personne ne peut poser, la manche est finie. Le joueur qui a la plus petite somme en main la gagne : on l’enlève de ses points et on y ajoute les sommes des autres. Il n’y a pas de bonus, et les autres ne perdent rien.
    .title = Bloqué
why-end_blocked = La règle du jeu dit : bloqué quand personne ne peut poser. Nous lisons : avec une pioche vide, car jusque-là on peut encore acheter.
rule-end_blocked_tie = Si plusieurs joueurs ont la même plus petite somme, chacun d’eux enlève la sienne et ajoute les sommes, plus grandes, des autres.
    .title = Bloqué à égalité
why-end_blocked_tie = À égalité, tous sont traités pareil.
rule-round_winner = La manche revient au joueur qui a fait tinter la sonnette ou, si le jeu est bloqué, à la plus petite somme en main. Un autre peut avoir plus de points, et à la fin ce sont les points qui comptent.
    .title = Qui gagne la manche
why-round_winner = La règle du jeu appelle gagnant de la manche celui qui a le moins en main, et dit aussi que celui qui a le plus de points gagne. Le plateau te dit donc les deux.
rule-match_winner = Le joueur qui a le plus de points gagne, sur une manche ou sur plusieurs.
    .title = Qui gagne
rule-match_tie = À points égaux, on partage la victoire.
    .title = Points égaux
why-match_tie = La règle du jeu ne dit pas qui gagne en cas d’égalité.
rule-match_new-round = Pour une nouvelle manche, on mélange de nouveau toutes les pierres.
    .title = Une nouvelle manche
rule-round_beginner = À chaque nouvelle manche, on tire de nouveau au sort.
    .title = Qui commence la manche suivante
why-round_beginner = Une nouvelle manche reprend tout depuis le début.
rule-match_target = On peut se mettre d’accord sur un nombre de points à atteindre, ou sur un nombre de manches.
    .title = Points ou manches
why-match_target = La règle du jeu propose 400 points, ou un nombre de manches fixé.
rule-time_limit = On peut se mettre d’accord sur un temps limite pour chaque tour.
    .title = Temps limité
why-time_limit = La règle du jeu dit qu’on peut limiter le temps, pour jouer plus vite. Nous lisons : pour chaque tour.
rule-time_out = Quand le temps est écoulé, le tour finit et coûte 10 points, même si la pioche est vide. Les pierres déjà achetées restent achetées. S’il n’y a encore rien sur la table, le joueur suivant pose la première pierre.
    .title = Le temps est écoulé
why-time_out = C’est comme un tour sans pierre posée, mais sans autre achat.
rule-kids_score = Comptage simple : 1 pour une pierre, 1 de plus pour un pont, 1, 2 ou 3 de plus pour des hexagones, et 5 de plus pour le premier qui a posé toutes ses pierres. Les 25 points de la sonnette et les pierres des autres ne comptent pas, et on n’enlève jamais rien.
    .title = Comptage simple
why-kids_score = La règle du jeu le propose pour jouer avec des enfants.
rule-kids_blocked = Avec le comptage simple, si le jeu est bloqué, chacun garde ses points.
    .title = Bloqué, comptage simple
why-kids_blocked = La règle du jeu le dit : pas de points négatifs.
rule-kids_none = Personne ne compte de points : gagner la manche, c’est gagner. Dans un match, on compte les manches gagnées, et il n’y a pas de points à atteindre.
    .title = Sans points
why-kids_none = Avec des enfants, dit la règle du jeu, mieux vaut ne pas compter du tout. Compter alors les manches d’un match, c’est notre choix.

## What is wrong with a position

bad-tile = « { $tile } » n’est pas une pierre. Écris ses trois chiffres en commençant par le plus petit.
bad-placement = « { $move } » n’est pas une pierre posée. Écris par exemple 0-1-5@2,-1.
bad-first = La première pierre est au milieu : { $move }.
bad-side = { $move } ne touche aucun côté des pierres qui précèdent.
bad-match = { $move } ne convient pas aux chiffres autour.
bad-twice = La pierre { $tile } est à deux endroits : { $one } et { $other }.
bad-tile-missing = La pierre { $tile } n’est nulle part.
bad-lots = On ne tire au sort que dans la phase « lots ».
bad-lots-seats = Deux joueurs ou plus tirent au sort, une fois chacun, dans l’ordre des places.
bad-begins = Dans cette phase, on sait déjà qui commence.
bad-begins-early = Personne ne sait encore qui commence.
bad-pool-short = La pioche a trop peu de pierres pour le tirage au sort.
bad-table-early = Il n’y a encore rien sur la table.
bad-bought-early = On n’achète rien avant que la première pierre soit posée.
bad-bell-early = Personne n’a encore posé sa dernière pierre.
bad-seat-due = Dans cette phase, c’est à un joueur de jouer.
bad-hand-empty = Cette main ne peut pas être vide.
bad-scores = À cette table, on ne compte rien : chacun a donc 0 point.
bad-blocked = Personne ne peut poser et la pioche est vide : la manche est donc finie.
bad-first-turn = Le joueur qui commence pose la première pierre.
bad-bought = { $bought ->
        [one] Une pierre achetée ne tient
       *[other] { $bought } pierres achetées ne tiennent
    } pas dans cette main.
bad-bell-hand = Le joueur qui a fait tinter la sonnette n’a plus de pierres.
bad-bell-turn = Après la sonnette, seuls jouent encore ceux qui viennent plus tard dans ce tour de table.
bad-bought-over = Personne n’achète plus : la manche est finie.
bad-over-empty = Une manche ne finit pas avant qu’une pierre soit posée.
bad-not-over = La manche continue : la pioche n’est pas vide, ou quelqu’un peut poser.

## Wrong rules that people hold, told gently

misconception-one-number-is-enough = On dirait que tu regardes un seul chiffre du côté. Les deux chiffres le long du côté doivent être égaux.
misconception-far-corner-is-free = On dirait que tu oublies le coin d’en face. Là où il touche d’autres pierres, son chiffre doit être le même aussi.
misconception-corner-is-enough = Tu penses peut-être qu’il suffit de toucher par un coin. Une pierre doit en toucher une autre par un côté entier.
misconception-highest-tile-opens = Tu penses peut-être qu’il faut ouvrir avec la pierre la plus forte. Le premier joueur pose celle qu’il veut.
misconception-passes-without-buying = On dirait que tu passes sans acheter. Si tu ne poses rien, tu dois acheter, jusqu’à trois pierres par tour.
misconception-buys-only-when-stuck = Tu penses peut-être qu’on ne peut pas acheter quand une pierre convient. Si, pour 5 points.
misconception-bought-and-done = Tu penses peut-être qu’acheter finit ton tour. Après un achat, tu peux encore poser une pierre.
misconception-only-the-bought-tile = Tu penses peut-être qu’on ne peut poser que la nouvelle pierre. N’importe quelle pierre de ton chevalet convient.
misconception-must-place-after-three = Tu penses peut-être qu’après trois achats il faut poser ce qui convient. Tu peux aussi finir ton tour, pour 10 points.
misconception-passes-at-will = On dirait que tu passes alors qu’une pierre convient. Quand la pioche est vide, il faut poser si l’on peut.
misconception-bridge-is-forty = On dirait que tu comptes 40 en tout pour un pont. La valeur de la pierre s’y ajoute.
misconception-bridge-needs-two-sides = On dirait que tu cherches deux côtés dans un pont. Un pont touche par un côté et par le coin d’en face.
misconception-five-are-a-hexagon = On dirait que tu prends cinq pierres pour un hexagone. Il en faut six, tout autour d’un même coin.
misconception-hexagons-add-up = On dirait que tu comptes 50 pour chacun des deux hexagones. Deux d’un coup font 60 points.
misconception-three-hexagons-add-up = On dirait que tu comptes 50 pour chacun des trois hexagones. Trois d’un coup comptent comme deux : 60 points.
misconception-triple-scores-more = On dirait que tu donnes des points de plus pour trois chiffres égaux. La première pierre rapporte sa valeur, rien de plus.
misconception-failing-costs-all = On dirait que tu comptes 25 à la fin du tour. Les trois pierres en ont déjà coûté 15 : il reste 10 à payer.
misconception-passing-always-costs = Tu penses peut-être que passer coûte des points. Quand la pioche est vide et que rien ne convient, c’est gratuit.
misconception-buying-in-vain-costs = On dirait que tu fais payer 10 pour un ou deux achats inutiles. Si la pioche se vide avant le troisième, passer est gratuit.
misconception-empty-pool-is-free = Tu penses peut-être qu’avec une pioche vide, passer est toujours gratuit. Trois achats sans rien poser coûtent quand même 10.
misconception-bell-pays-25 = On dirait que tu ne comptes que 25 pour la sonnette. Les pierres que les autres ont encore s’y ajoutent.
misconception-each-out-is-paid = On dirait que tu récompenses tous ceux qui posent leur dernière pierre. Seul le premier fait tinter la sonnette et reçoit le bonus.
misconception-tie-pays-nobody = On dirait que tu ne donnes rien à personne quand les plus petites sommes sont égales. Chacun de ces joueurs reçoit les pierres des autres.
misconception-children-count-too = On dirait que tu comptes les chevalets quand le jeu est bloqué. Avec le comptage simple, on n’ajoute rien.
misconception-numbers-always-count = On dirait que tu comptes des points là où on n’en compte pas. À cette table, seule la manche compte.
misconception-bridge-plays-again = On dirait que tu rejoues après un pont ou un hexagone. C’est au joueur suivant.
misconception-bell-ends-round = On dirait que tu t’arrêtes à la sonnette. On finit le tour de table, pour que tous aient joué autant de fois.
misconception-round-is-everything = Tu penses peut-être que le gagnant de la manche a le plus de points. Compte-les : un autre peut en avoir davantage.
misconception-highest-number-begins = On dirait que tu regardes le plus grand chiffre. La valeur d’une pierre est la somme de ses trois chiffres.
misconception-first-of-equal-lots = On dirait que tu laisses commencer la première de deux pierres égales. Les joueurs à égalité tirent de nouveau.

## The worked examples

example-lots = Neuf pierres chacun à deux, sept à trois ou quatre, six à cinq ou six. Puis chacun en tire une, pour savoir qui commence.
    .title = Qui commence ?
    .task = Tire au sort. Deux joueurs vont tirer des pierres égales.
    .task-2 = Seuls ces deux-là recommencent. Continue.
    .done = Le joueur 2 a tiré la pierre la plus forte et commence. Les pierres tirées retournent dans la pioche, que quelqu’un mélange avant la première pierre.
example-first = Le joueur qui commence peut poser n’importe quelle pierre, et marque sa valeur.
    .title = La première pierre
    .task = La table est vide, et c’est toi qui commences. Pose la pierre que tu veux.
    .done = Les trois chiffres de { $tile } font ensemble { $points } points.
example-side = Une pierre va contre un côté d’une autre, et les deux chiffres de ce côté sont les mêmes.
    .title = Contre un côté
    .task = Touche une pierre de ton chevalet : les endroits où elle convient s’allument. Pose-la.
    .done = Deux chiffres ont rencontré deux chiffres égaux, et tu as marqué la somme des trois chiffres de ta pierre.
example-notch = Une pierre peut remplir un creux entre deux pierres. Les deux côtés doivent alors convenir.
    .title = Dans un creux
    .task = Pose 3-4-4 dans le creux du haut, entre les deux bouts de l’anneau.
    .done = Elle touche deux côtés, et tous les chiffres conviennent.
example-side-differs = Voici ce qui n’est pas permis : un côté dont les chiffres diffèrent.
    .title = Un côté qui ne convient pas
    .task = Essaie de poser une pierre là où les chiffres du côté ne sont pas les mêmes.
    .task-2 = Tu vois quels chiffres se toucheraient ? Pose maintenant une pierre qui convient.
    .done = Les deux chiffres d’un côté doivent être les mêmes, pas seulement l’un des deux.
example-corner-differs = Le côté peut convenir alors qu’un coin, qui ne fait que toucher, ne convient pas.
    .title = Le coin d’en face
    .task = Essaie de poser 1-3-3 dans le creux entre 2-3-3 et 0-0-5. Son côté 3–3 y convient, mais regarde bien le coin d’en face.
    .task-2 = Vois-tu quels chiffres se toucheraient au coin d’en face ? Pose maintenant une pierre là où tout convient.
    .done = Partout où des coins se touchent, les chiffres doivent être égaux, même si seules les pointes se touchent.
example-bridge = Une pierre qui relie deux parties de la table, par un côté et par le coin d’en face, fait un pont.
    .title = Un pont
    .task = Ferme le crochet : trouve l’endroit qui vaut 40 points de plus.
    .done = La pierre touche par un côté et par le coin d’en face. C’est un pont, pour 40 points de plus.
example-hexagon = Cinq pierres entourent un même coin.
    .title = Un hexagone
    .task = Pose la sixième pierre.
    .done = Six pierres autour d’un même coin : un hexagone, pour 50 points de plus. Cela ne peut jamais être aussi un pont, car la pierre touche deux côtés.
example-double-hexagon = Il manque une seule pierre à deux anneaux en même temps.
    .title = Un double hexagone
    .task = Ferme les deux hexagones avec une seule pierre.
    .done = Deux hexagones avec une seule pierre rapportent 60 points de plus.
example-triple-hexagon = Cela n’arrive presque jamais : il manque une seule pierre à trois anneaux en même temps.
    .title = Trois hexagones
    .task = Ferme les trois.
    .done = Ils comptent comme deux : 60 points. Seul le comptage simple donne plus pour trois.
example-buy = Rien ne convient, ou tu préfères ne rien poser ? Alors tu dois acheter, à 5 points la pierre.
    .title = Trois pour rien
    .task = Essaie de passer sans acheter.
    .task-2 = Achète donc une pierre dans la pioche.
    .task-3 = Achètes-en une deuxième.
    .task-4 = Et une troisième.
    .task-5 = On ne peut pas en acheter plus. Finis ton tour, même si une pierre convient.
    .done = Trois fois 5, et encore 10 : ce tour a coûté 25 points.
example-buy-and-place = Un achat ne finit pas le tour.
    .title = Acheter, puis poser
    .task = Achète une pierre, même si l’une des tiennes convient.
    .task-2 = Pose maintenant une pierre, ancienne ou nouvelle.
    .done = Après un achat, tu peux poser tout ce que tu as.
example-pool-empty = Vers la fin d’une manche, la pioche est vide.
    .title = La pioche vide
    .task = Une de tes pierres convient. Essaie quand même de passer.
    .task-2 = Quand on peut poser, on doit le faire. Trouve le seul endroit possible.
    .done = Passer est réservé à ceux qui ne peuvent rien poser. Alors, cela ne coûte rien.
example-pool-runs-out = Il reste une pierre dans la pioche.
    .title = La dernière pierre de la pioche
    .task = Rien ne convient. Achète la dernière pierre.
    .task-2 = Toujours rien qui convienne. Passe.
    .done = Les 5 points sont perdus, mais passer était gratuit : la pioche est vide.
example-three-and-empty = Deux pierres sont déjà achetées, et il en reste une.
    .title = Trois achats, pioche vide
    .task = Achète la troisième pierre.
    .task-2 = Rien ne convient. Finis ton tour.
    .done = Trois achats sans pierre posée coûtent les 10 points, même si la pioche est vide.
example-bell = À trois joueurs, il reste une pierre au joueur 1. Le joueur 3 a commencé cette manche.
    .title = La sonnette
    .task = Joue pour le joueur 1 : pose sa dernière pierre et fais tinter la sonnette.
    .task-2 = Joue maintenant pour le joueur 2, qui a encore un tour. Pose aussi sa dernière pierre.
    .done = Le joueur 1 a fini le premier et gagne la manche : lui seul reçoit 25 points et la valeur de ce que le joueur 3 a encore.
example-blocked = Il reste une pierre dans la pioche, et rien ne convient nulle part.
    .title = Un jeu bloqué
    .task = Achète la dernière pierre et regarde.
    .done = Le joueur 2 a le moins en main et gagne la manche : on enlève ses 10, on ajoute tes 23. Tu as encore plus de points, et à la fin ce sont les points qui décident.
example-blocked-tie = La pioche est vide. Tu peux poser une dernière pierre.
    .title = Bloqué à égalité
    .task = Pose 2-5-5. Ensuite, plus personne ne peut poser.
    .done = Les joueurs 2 et 3 ont tous deux 5 en main. Chacun enlève 5 et ajoute tes 18.
example-winner = Les joueurs se sont mis d’accord sur 100 points. Tu en as 52, et il te reste une pierre.
    .title = Atteindre l’objectif
    .task = Pose-la, et regarde qui a le plus de points.
    .done = 10 pour la pierre, 25 pour la sonnette et 13 pour ce que le joueur 2 a en main : 100 points. Sinon, on aurait tout mélangé pour une nouvelle manche.
example-tie = Vous jouez jusqu’à 100 points. Le joueur 2 en a 100. Tu en as 52, et il te reste une pierre.
    .title = Une victoire partagée
    .task = Pose-la, et compare.
    .done = Vous avez tous deux 100 points : vous partagez la victoire.
example-clock = À cette table, un tour peut durer 8 secondes.
    .title = Le chronomètre
    .task = Touche le plateau pour démarrer le chronomètre. Puis attends que le temps soit écoulé.
    .done = Le tour a fini tout seul et a coûté 10 points. Avec le chronomètre, on joue plus vite !
example-kids = Avec le comptage simple, tu comptes sur tes doigts, et on n’enlève jamais rien.
    .title = Comptage simple
    .task = Achète une pierre : ici, cela ne coûte pas de points, mais tu as une pierre de plus.
    .task-2 = Maintenant, ferme l’hexagone.
    .done = Un pour la pierre et un pour l’hexagone : 2 points.
example-kids-bridge = Un pont, avec le comptage simple.
    .title = Comptage simple : un pont
    .task = Ferme le crochet par un pont.
    .done = Un pour la pierre et un pour le pont : 2 points.
example-kids-three-hexagons = Trois anneaux attendent la même pierre.
    .title = Comptage simple : trois hexagones
    .task = Ferme les trois.
    .done = Un pour la pierre et trois pour les hexagones : 4 points. Ici seulement, trois rapportent plus de points que deux.
example-kids-blocked = Un jeu bloqué avec le comptage simple.
    .title = Bloqué, comptage simple
    .task = Achète la dernière pierre et regarde.
    .done = La manche est finie, et chacun garde ses points.
example-kids-none = À cette table, personne ne compte de points. Il te reste une pierre.
    .title = Sans points
    .task = Pose-la et fais tinter la sonnette.
    .done = Tu es le premier à avoir tout posé, et tu gagnes la manche. Il n’y a rien d’autre à gagner.
