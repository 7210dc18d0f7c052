# Tri-Cap in French. Seats are numbered from 0; people count them from 1.
# Narrow no-break spaces stand before ; : ! and ?, no-break spaces inside « ».

game-title = Tri-Cap
game-blurb = un seul jeu de cartes, de deux à six joueurs, et une pile que tu n’as que si personne d’autre ne peut l’avoir.
game-minutes = 15
seat-name = { player-name }

## Ranks, as other sentences name them

rank-of = { $rank ->
        [K] du roi
        [Q] de la dame
        [J] du valet
       *[other] du { $rank }
    }

## Places, as a screen reader says them

place-deck = Pioche, { pile-size }
place-deck-unseen = { place-deck }. Tu n’as pas encore vu : { $unseen }
place-centre = { $count ->
        [0] Pile du centre, vide
        [one] Pile du centre, { $count } carte
       *[other] Pile du centre, { $count } cartes
    }{ $count ->
        [0] {""}
       *[other] , { $card } sur le dessus. Cartes voisines : { $ace ->
            [1] toutes
           *[0] { $near }
        }
    }
place-centre-chances = { place-centre }. Sur les { $unseen } cartes que tu n’as pas vues, environ { $tricap } font un Tricap et { $none } ne sont voisines de personne
place-active-none = Emplacement { $who ->
        [you] de ta carte active
       *[any] de la carte active du joueur { $player }
    }
place-active-due = { $who ->
        [you] Emplacement de ta carte active : choisis une carte de ta main, puis pose-la ici
       *[any] Emplacement de la carte active du joueur { $player } : une carte de sa main vient ici
    }
place-active-down = { $who ->
        [you] Ta carte active
       *[any] Carte active du joueur { $player }
    }, face cachée
place-active-own = { $who ->
        [you] Ta carte active
       *[any] Carte active du joueur { $player }
    }, face cachée : { $card }
place-active = { $who ->
        [you] Ta carte active
       *[any] Carte active du joueur { $player }
    } : { $card }{ $adjacent ->
        [1] , voisine
       *[0] {""}
    }
place-active-chances = { $who ->
        [you] Ta carte active
       *[any] Carte active du joueur { $player }
    } : { $card }{ $adjacent ->
        [1] , voisine
       *[0] {""}
    }. Seule voisine d’environ { $alone } des { $unseen } cartes que tu n’as pas vues
place-captured = { $who ->
        [you] Ta pile de captures
       *[any] Pile de captures du joueur { $player }
    }, { pile-size }
place-hand = { $who ->
        [you] Ta main
       *[any] Main du joueur { $player }
    }, { pile-size }
place-hand-card = { $card } { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { $player }
    }
place-hand-chances = { $card } { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { $player }
    }. Sur les { $unseen } cartes que tu n’as pas vues, c’est la seule voisine d’environ { $alone }, et environ { $tricap } font un Tricap
place-hand-back = { $who ->
        [you] Une de tes cartes, cachée
       *[any] Une carte cachée du joueur { $player }
    }
place-hand-none = Emplacement vide { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { $player }
    }

## Who is to do what

draw-centre = Retourner une carte
draw-draw = Piocher trois cartes
draw-shuffle = Mélanger et distribuer
status-lay = { $who ->
        [you] À toi : choisis une carte et pose-la face cachée.
       *[any] Le joueur { player-number } choisit une carte et la pose face cachée.
    }
status-centre = { $count ->
        [0] Retourne une carte au centre. Qui aura une carte voisine ?
       *[other] Retourne la carte suivante au centre.
    }
status-capture = { $who ->
        [you] À toi : prendre
       *[any] Le joueur { player-number } choisit : prendre
    } { $total } cartes ({ $count } du centre et { $who ->
        [you] la tienne
       *[any] la sienne
    }), ou passer ?
status-replace = { $who ->
        [you] À toi : pose une nouvelle carte active, face visible.
       *[any] Le joueur { player-number } pose une nouvelle carte active, face visible.
    }
status-draw = { $who ->
        [you] Tu as la main vide et tu pioches trois cartes.
       *[any] Le joueur { player-number } a la main vide et pioche trois cartes.
    }
status-shuffle = Tricap ! On mélange les mains, les cartes actives et la pioche, et { $pile ->
        [one] la carte du centre reste
       *[other] les { $pile } cartes du centre restent
    }.
status-won = { $score ->
        [0] Personne n’a capturé de carte : tout le monde partage la victoire.
       *[other] { $count ->
            [one] { $who ->
        [you] Tu gagnes avec
       *[any] Le joueur { player-number } gagne avec
    } { $score } cartes capturées{ $majority ->
                [1] , plus de la moitié des cartes
               *[0] , mais sans majorité
            }.
           *[other] { $count } joueurs partagent la victoire, avec { $score } cartes capturées chacun.
        }
    }
hint-capture = Prendre rapporte { $count } cartes. Si tu passes, chacune des { $unseen } cartes que tu n’as pas vues peut venir : pour toi uniquement environ { $own }, pour une autre personne uniquement { $other }, pour un Tricap { $tricap }, pour personne { $none }.
hint-last = Prendre rapporte { $count } cartes. La pioche est vide : si tu passes, la partie est finie et la pile n’est à personne.
hint-unseen = Tu n’as pas encore vu : { $unseen }.
action-take = Prendre { $count } cartes
action-pass = Passer

## Moves in words

move-lay = Poser { $card }
move-lay-hidden = Poser une carte cachée
move-take = Prendre la pile
move-centre = { $card } au centre
move-draw = { $who ->
        [you] Tu pioches
       *[any] { seat-name } pioche
    } { $cards }
move-draw-hidden = { $who ->
        [you] Tu pioches
       *[any] { seat-name } pioche
    } de nouvelles cartes

## House rules at the table

option-redraw = Trois nouvelles cartes
    .choice = { $value ->
        [early] dès que la main est vide
       *[late] seulement quand il faut poser
    }

## Why a move is refused

verdict-unreadable = « { $move } » n’est pas un coup. Écris par exemple lay 10H (poser), take (prendre) ou pass (passer).
verdict-over = La partie est finie. On ne pose, ne prend et ne retourne plus rien.
verdict-over-draw = Il faut piocher trois cartes, et la pioche { $count ->
        [0] n’en a plus
       *[other] n’en a que { $count }
    } : la partie est finie.
verdict-lay-first = D’abord, chacun pose une carte face cachée. { $who ->
        [you] C’est à toi d’en poser une.
       *[any] C’est au joueur { player-number } d’en poser une.
    }
verdict-hand-hidden = C’est au joueur { player-number } de poser une carte, et cette main t’est cachée.
verdict-not-held = { $who ->
        [you] Tu n’as pas { $card } en main.
       *[any] Le joueur { player-number } n’a pas { $card } en main.
    } On ne pose qu’une carte de sa propre main.
verdict-lay-after-capture = { $who ->
        [you] Tu dois d’abord choisir
       *[any] Le joueur { player-number } doit d’abord choisir
    } : prendre la pile ou passer. On ne pose une nouvelle carte qu’après avoir pris.
verdict-decide-first = { $who ->
        [you] Choisis d’abord : prendre
       *[any] Le joueur { player-number } choisit d’abord : prendre
    } { $total } cartes ({ $count } du centre et { $who ->
        [you] la tienne
       *[any] la sienne
    }), ou passer.
verdict-taken-already = { $who ->
        [you] Tu as déjà pris la pile.
       *[any] Le joueur { player-number } a déjà pris la pile.
    } Il faut maintenant une nouvelle carte active.
verdict-has-cards = { $who ->
        [you] Tu as encore
       *[any] Le joueur { player-number } a encore
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    } en main. On ne pioche que quand la main est vide.
    .rule = { rule-redraw.title }
verdict-replace-first = { $who ->
        [you] Tu viens de capturer
       *[any] Le joueur { player-number } vient de capturer
    } : une nouvelle carte active passe en premier.
verdict-deck-hidden = La pioche est face cachée. Tu ne peux pas savoir quelles cartes viennent.
verdict-other-card = { $card } n’est pas la première carte de la pioche.
verdict-all-laid = Tout le monde a déjà une carte active. On retourne maintenant une carte au centre.
verdict-no-draw = Personne ne pioche maintenant. On retourne une carte au centre.
verdict-no-tricap = Il n’y a pas de Tricap, donc on ne mélange rien. On retourne une carte au centre.
verdict-pile-empty = Il n’y a rien à prendre au centre. On y retourne d’abord une carte.
verdict-chance-gone = Seule une carte du centre qui vient d’être retournée se prend : { $card } était déjà là.
verdict-nobody-adjacent = Aucune carte active n’est à un rang { rank-of } : personne ne peut donc prendre la pile.
    .rule = { rule-adjacent.title }
verdict-not-adjacent = { $active } n’est pas voisin de { $card } : { $apart ->
        [0] c’est le même rang
        [11] le roi et le 2 sont les deux bouts, et ils ne se touchent pas
       *[other] il y a { $apart } rangs d’écart
    }.
    .rule = { rule-adjacent.title }
verdict-draw-first = { $who ->
        [you] Tu as la main vide : tu pioches d’abord trois cartes.
       *[any] Le joueur { player-number } a la main vide et pioche d’abord trois cartes.
    }
verdict-draw-seat = { $who ->
        [you] C’est toi qui pioches trois cartes maintenant.
       *[any] C’est le joueur { player-number } qui pioche trois cartes maintenant.
    }
verdict-draw-three = On pioche trois cartes, pas { $count }.
verdict-other-cards = Ce ne sont pas les trois premières cartes de la pioche, dans leur ordre.
verdict-tricap-takes-none = { $count } joueurs ont une carte voisine : c’est un Tricap. Personne ne prend la pile, et on mélange les cartes.
verdict-shuffle-first = C’est un Tricap : on mélange d’abord les mains, les cartes actives et la pioche.
verdict-shuffle-bare = Après le mot shuffle, écris les { $count } cartes dans leur nouvel ordre, celle du dessus en tête.
verdict-shuffle-twice = { $card } est deux fois dans cet ordre.
verdict-shuffle-stays = On ne mélange pas { $card }. La pile du centre et les cartes capturées restent à leur place.
verdict-shuffle-missing = Dans cet ordre, il manque encore { $missing ->
        [one] une carte
       *[other] { $missing } cartes
    }. Les mains, les cartes actives et la pioche y vont toutes.
verdict-own-hand = { $who ->
        [you] C’est à toi de poser une carte, et seulement de ta propre main.
       *[any] C’est au joueur { player-number } de poser une carte, et seulement de sa propre main.
    }
verdict-lay-place = Une carte va sur l’emplacement vide { $who ->
        [you] devant toi
       *[any] devant le joueur { player-number }
    }.
verdict-take-place = { $who ->
        [you] La pile est à toi : elle va sur tes cartes capturées.
       *[any] La pile va au joueur { player-number }, sur ses cartes capturées.
    }
verdict-turn-up = On retourne maintenant la première carte de la pioche. Personne ne choisit où elle va.
verdict-stays = Cette carte reste où elle est. On pose des cartes de sa main et on en prend au centre.
    .rule = Quelles cartes bougent

## What is wrong with a position

bad-twice = { $card } se trouve déjà ailleurs. Chaque carte existe une seule fois.
bad-missing = { $count ->
        [one] La carte { $card } n’est
       *[other] { $count } cartes, dont { $card }, ne sont
    } nulle part sur la table. Les 52 cartes ont toutes une place.
bad-nobody-draws = Ici, il faut dire quelle place pioche trois cartes.
bad-no-draw = Il faut ici null, sauf si une place doit piocher trois cartes.
bad-hand = Ici, cette main devrait avoir { $low ->
        [0] au plus { $high }
       *[other] { $low } à { $high }
    } cartes, pas { $count }.
bad-hand-exact = Ici, le nombre de cartes de cette main devrait être { $low ->
        [0] zéro
       *[other] { $low }
    }, et non { $count }.
bad-all-laid = Tout le monde a posé une carte : on les retourne, puis il faut une carte au centre.
bad-lay-order = On pose dans l’ordre des places, et le joueur { player-number } n’a pas encore posé.
bad-all-active = Tout le monde a une carte active : personne n’a donc à en poser une nouvelle.
bad-no-active = Il manque ici une carte active.
bad-draws-later = Ici, on pioche trois cartes avant de poser la nouvelle carte active : il n’y a donc pas encore de carte active.
bad-centre = Une capture emporte toute la pile : le centre devrait donc être vide.
bad-deck-empty = Il n’y a plus de carte à retourner au centre : la partie est donc finie.
bad-deck-short = Il faut piocher trois cartes et la pioche en a { $count } : la partie est donc finie.
bad-capture = Une seule carte active devrait être voisine de la carte du centre, pas { $count }.
bad-tricap = Pour un Tricap, il faut au moins deux cartes actives voisines de la carte du centre, pas { $count }.
bad-too-few = Avec { $count } cartes à mélanger, il n’y en a pas trois pour chacun : la partie est donc finie.
bad-not-over = La partie continue : il reste des cartes pour la suite.

## What happened, and by which rule

event-round_lay = Tout le monde a posé une carte. On retourne maintenant toutes les cartes actives en même temps.
event-none = La carte du centre est { $card }, et aucune carte active n’est sa voisine. Elle reste au centre.
event-adjacent = La carte du centre est { $card }. { $who ->
        [you] Tu as la seule carte voisine, { $active }, et tu peux prendre la pile.
       *[any] Le joueur { player-number } a la seule carte voisine, { $active }, et peut prendre la pile.
    }
event-adjacent_ace = La carte du centre est { $card }. L’as { $active } est voisin de tout : { $who ->
        [you] personne d’autre que toi ne peut prendre la pile
       *[any] seul le joueur { player-number } peut prendre la pile
    }.
event-one_capture = { $who ->
        [you] Tu captures la pile
       *[any] Le joueur { player-number } capture la pile
    } avec { $active }, voisin de { $card } : { $points } cartes.
event-one_replace = { $who ->
        [you] Tu poses { $card } face visible
       *[any] Le joueur { player-number } pose { $card } face visible
    } : c’est la nouvelle carte active.
event-one_pass = { $who ->
        [you] Tu passes et laisses
       *[any] Le joueur { player-number } passe et laisse
    } { $count ->
        [one] la carte
       *[other] { $count } cartes
    } au centre. La carte active reste aussi.
event-tricap = Tricap ! { $count } joueurs ont une carte voisine de { $card } : personne ne prend la pile.
event-tricap_ace-centre = Tricap ! La carte du centre est { $card }, et un as est voisin de toutes les cartes.
event-redraw = { $who ->
        [you] Tu pioches trois nouvelles cartes
       *[any] Le joueur { player-number } pioche trois nouvelles cartes
    }.
event-end_deck = { $draws ->
        [1] Il faut piocher trois cartes, et la pioche en a moins
       *[0] Il faut une carte au centre, et la pioche est vide
    }. La partie est finie.
event-end_after-tricap = Il ne reste que { $count } cartes à mélanger, et il en faut { $needed } pour en donner trois à chacun. La partie est finie.

## The rulebook

rule-goal_captures = Capture le plus de cartes possible : chaque carte capturée compte pour un. Avec plus de la moitié des 52 cartes, on gagne à coup sûr.
    .title = L’objectif
rule-players = De deux à six joueurs.
    .title = Combien de joueurs
why-players = La règle du jeu ne le dit pas. Il faut trois cartes à chacun, et à six presque une carte sur deux est déjà un Tricap.
rule-setup_three-each = Les couleurs ne comptent pas, et on joue sans jokers. Chacun reçoit trois cartes en main. Le reste est la pioche, face cachée.
    .title = Les cartes
rule-round_lay = Chacun pose une carte de sa main face cachée : c’est sa carte active. Quand tout le monde a posé, on les retourne toutes en même temps.
    .title = Poser une carte active
rule-round_centre = On retourne ensuite la première carte de la pioche sur la pile du centre.
    .title = Une carte au centre
rule-adjacent = Ta carte active est voisine si elle est juste un rang au-dessus ou au-dessous de la carte du centre ; sa couleur ne compte pas. Les rangs vont du roi au 2. Le roi et le 2 sont les deux bouts : ils ne sont pas voisins.
    .title = Un rang d’écart
rule-adjacent_ace = L’as convient toujours : il est voisin de toutes les cartes, devant toi comme au centre.
    .title = L’as, voisin de tous
rule-none = Si personne n’a de carte voisine, on retourne encore une carte sur la pile, jusqu’à ce que quelqu’un en ait une.
    .title = Personne n’est voisin
rule-one_capture = Si tu as la seule carte voisine, tu peux prendre toute la pile du centre avec ta carte active. Tu les poses face cachée sur ta pile de captures.
    .title = Sans rival
rule-one_replace = Après une capture, tu poses une nouvelle carte active. Les autres gardent la leur, et on retourne la carte suivante au centre.
    .title = Une nouvelle carte active
rule-replace_face-up = La nouvelle carte active se pose tout de suite face visible.
    .title = Cette fois, sans secret
why-replace_face-up = La règle du jeu ne le dit pas. La cacher ne servirait à rien : les autres cartes actives sont connues, et personne d’autre ne choisit à ce moment-là.
rule-one_pass = Qui peut prendre peut passer, même avec une main vide. Alors la pile grandit.
    .title = Passer
rule-pass_keeps-active = Si tu passes, ta carte active reste où elle est.
    .title = Passer ne coûte pas de carte
why-pass_keeps-active = La règle du jeu ne dit pas ce qu’elle devient. On ne prend rien, donc rien ne change.
rule-tricap = Si deux joueurs ou plus ont une carte voisine, c’est un Tricap et personne ne prend rien. On mélange toutes les mains et les cartes actives avec la pioche. La pile du centre reste. Chacun reçoit trois nouvelles cartes, en pose une, puis on retourne une nouvelle carte sur la pile.
    .title = Tricap !
why-tricap = Le rédacteur a seulement ajouté ceci : la pile du centre reste. Tout le reste vient de l’inventeur.
rule-tricap_ace-centre = Un as au centre est toujours un Tricap, car il est voisin de toutes les cartes.
    .title = Un as au centre
rule-redraw = Quand tu as joué tes trois cartes, tu en reçois trois nouvelles de la pioche.
    .title = Trois nouvelles cartes
rule-redraw_late = Tu pioches trois cartes quand tu dois en poser une et que ta main est vide. Une table peut choisir de piocher tôt : dès que la dernière carte est posée.
    .title = Quand piocher
why-redraw_late = L’inventeur pioche tout de suite. Le rédacteur conseille d’attendre, car la partie dure alors un peu plus longtemps.
rule-end_deck = La partie est finie quand la pioche ne suffit plus : il faut une carte au centre et il n’y en a plus, ou il faut en piocher trois et il y en a moins.
    .title = La pioche est épuisée
why-end_deck = L’inventeur ne dit pas quand la partie est finie. Le rédacteur, qui a écrit les règles, l’a dit.
rule-end_after-tricap = Elle est finie aussi quand, après un Tricap, il y a trop peu de cartes pour en donner trois à chacun.
    .title = Trop peu après un Tricap
why-end_after-tricap = L’inventeur n’en dit rien. C’est l’une des trois fins que le rédacteur nomme.
rule-end_due = Une pioche vide n’est pas encore la fin. La partie s’arrête quand il faut y prendre une carte. Jusque-là, tu peux encore prendre, passer et poser. Si la donne après un Tricap vide la pioche, chacun pose donc encore une carte ; mais il n’y en a plus pour le centre, et la partie est finie.
    .title = Seulement s’il faut une carte
why-end_due = La liste du rédacteur nomme les moments où une carte manque. Une pioche vide n’en fait pas partie à elle seule, une majorité non plus.
rule-end_centre = À la fin, la pile du centre n’est à personne. Les mains et les cartes actives ne comptent pas non plus.
    .title = Ce qui reste
why-end_centre = L’objectif parle de cartes capturées, et celles-là ne le sont pas.
rule-end_winner = La plus grande pile de captures gagne, même avec 26 cartes ou moins. Ceux qui en ont autant partagent la victoire.
    .title = Qui gagne
why-end_winner = La règle du jeu demande une majorité, et parfois personne ne l’a. Le plus grand nombre de cartes s’en approche le plus.

## Wrong rules that people hold, told gently

misconception-same-rank-is-adjacent = On dirait que tu prends le même rang pour un voisin. Un voisin est juste un rang au-dessus ou au-dessous.
misconception-king-meets-two = On dirait que tu passes du roi au 2. Ce sont les deux bouts : ils ne sont pas voisins.
misconception-suit-must-match = On dirait que tu regardes aussi la couleur. Elle ne compte pas ici, seulement le rang.
misconception-ace-is-high = On dirait que tu places l’as au-dessus du roi. Un as est voisin de toutes les cartes.
misconception-ace-in-centre-is-plain = On dirait que tu prends un as au centre pour une carte ordinaire. Toutes les cartes en sont voisines : c’est toujours un Tricap.
misconception-nearest-takes = On dirait que tu donnes la pile à la carte la plus proche. Seule une voisine peut la prendre ; sinon, on retourne la suivante.
misconception-two-share = On dirait que tu partages la pile entre deux voisins. S’il y en a plus d’un, c’est un Tricap et personne ne l’a.
misconception-highest-takes = On dirait que tu laisses la plus haute des voisines prendre la pile. S’il y en a plus d’une, c’est un Tricap et personne ne l’a.
misconception-top-card-only = On dirait que tu ne gagnes que la carte du dessus. On prend toute la pile, et sa carte active avec.
misconception-own-card-stays = On dirait que tu oublies ta propre carte. Ta carte active part avec la pile et compte donc aussi.
misconception-cards-have-points = On dirait que tu additionnes les rangs. Chaque carte capturée compte pour une, quel que soit son rang.
misconception-no-new-card = On dirait que tu continues sans nouvelle carte active. Après une capture, on en pose une avant tout.
misconception-must-take = Tu penses peut-être qu’on doit prendre la pile. Tu peux passer et la laisser grandir.
misconception-passing-costs-card = Tu penses peut-être que passer te coûte ta carte active. Elle reste où elle est.
misconception-hand-is-refilled = On dirait que tu pioches après chaque carte. On en pioche trois d’un coup, et seulement quand la main est vide.
misconception-draws-at-other-time = On dirait que tu pioches selon l’autre règle maison. Regarde celle de cette table : dès que la main est vide, ou seulement quand il faut poser une carte.
misconception-plays-hands-out = On dirait que tu joues jusqu’à ce que les mains soient vides. La partie est finie quand il faut une carte et que la pioche n’en a plus.
misconception-deals-fewer = On dirait que tu distribues moins de cartes quand il en manque. Si chacun ne peut pas en recevoir trois après un Tricap, la partie est finie.
misconception-empty-deck-ends = On dirait que tu t’arrêtes dès que la pioche est vide. La partie continue jusqu’à ce qu’il faille une carte qui manque.
misconception-hands-count = On dirait que tu comptes les mains et les cartes actives à la fin. Seules les cartes capturées comptent.
misconception-majority-or-nothing = Tu penses peut-être qu’il faut plus de la moitié des cartes pour gagner. Celui qui a capturé le plus de cartes gagne.

## Worked examples

example-start =
    .title = Les premières cartes
    .task = Chacun a reçu trois cartes. Dans une partie, tu ne vois que les tiennes ; ici, elles sont toutes visibles, pour que tu comprennes la suite. Pose une carte pour chaque joueur : les cartes actives. Choisis celles que tu veux.
    .task-2 = Dans une partie, elles restent face cachée jusque-là, et on les retourne toutes en même temps. Retourne maintenant la carte du centre.
    .done = { $rule ->
        [none] Aucune carte active n’est juste un rang au-dessus ou au-dessous de { $card }, qui reste donc là : la carte suivante viendra par-dessus.
       *[other] { $active } est voisin de { $card } : le joueur { $player } peut le prendre.
    }
example-adjacent =
    .title = Un rang d’écart
    .task = Il y a un valet (J), un 10 et un 8 sur la table. Retourne la carte du centre.
    .task-2 = Un 10 ! Seul le valet est voisin : le même rang ne compte pas, et le 8 est à deux rangs. Prends la pile.
    .done = Le 10 et le valet sont capturés : deux cartes.
example-ace =
    .title = L’as convient toujours
    .task = Tu as un as. Retourne la carte du centre.
    .task-2 = L’as est voisin de la dame, comme de toutes les cartes. Prends la pile.
    .done = Un as aide toujours, mais il part quand on s’en sert.
example-neighbours =
    .title = Qui est voisin du 10 ?
    .task = Cinq joueurs ont un 9, un valet, un as, un 10 et un 8. Retourne la carte du centre.
    .task-2 = Le 9, le valet et l’as sont voisins : c’est un Tricap. Essaie quand même de prendre la pile.
    .done = Quand plusieurs joueurs ont une carte voisine, personne ne prend la pile.
example-king-and-two =
    .title = Le roi et le 2
    .task = Le joueur 1 a un roi (K). Retourne la carte du centre.
    .task-2 = Un 2 n’est pas voisin d’un roi : ce sont les deux bouts. Retourne encore une carte.
    .done = La dame est voisine du roi, et deux cartes attendent maintenant au centre.
example-growing =
    .title = Une pile qui grandit
    .task = Personne n’était voisin du 8. Retourne la carte suivante.
    .task-2 = Encore personne. Continue jusqu’à ce que quelqu’un ait une carte voisine.
    .task-3 = Quatre fois personne, et la pile avait grandi jusqu’à quatre. Avec le 7, cela fait cinq : prends tout.
    .done = Cinq cartes du centre et le 6 qui les a prises : six cartes capturées.
example-capture =
    .title = Prendre et poser
    .task = Tu as un 9, voisin du 8. Prends la pile : trois cartes du centre et la tienne.
    .task-2 = Quatre cartes capturées, car le 9 compte aussi. Essaie maintenant de passer.
    .task-3 = Il faut une nouvelle carte active. Poses-en une.
    .done = Elle est tout de suite visible. Les autres gardent la leur, et la carte suivante peut venir.
example-ace-waits =
    .title = Attendre avec un as
    .task = Le joueur 1 pourrait capturer trois cartes : deux du centre et l’as. Attends une pile plus grande : passe.
    .task-2 = L’as reste. Retourne la carte suivante.
    .task-3 = Le 7 est voisin aussi : c’est un Tricap, et l’as est parti. Mélange, puis pose une carte pour chaque joueur.
    .done = La pile de trois est toujours là. Maintenant, elle peut être à n’importe qui.
example-ace-centre =
    .title = Un as au centre
    .task = Ici, personne n’a d’as devant soi. Retourne la carte du centre.
    .task-2 = Un as est voisin de toutes les cartes : c’est donc toujours un Tricap. Mélange, puis pose une carte pour chaque joueur.
    .done = Chacun a de nouvelles cartes, et les deux cartes du centre sont restées. La suivante viendra par-dessus.
example-redraw =
    .title = Une main vide
    .task = Tu n’as plus de cartes en main, mais tu as un 5, voisin du 6. Prends la pile.
    .task-2 = Il faut une nouvelle carte active et la main est vide. Pioche trois cartes.
    .task-3 = Poses-en une.
    .done = Ici, on ne pioche que la main vide, et seulement quand il faut poser une carte.
example-redraw-early =
    .title = Piocher tôt
    .task = À certaines tables, on pioche tôt : dès que la main est vide. À celle-ci aussi. Tu as encore une carte. Essaie quand même de piocher.
    .task-2 = Pose d’abord ta dernière carte.
    .task-3 = Ta main est vide. Pioche trois nouvelles cartes.
    .done = Quand on pioche tôt, personne n’attend la main vide, mais la pioche s’épuise plus vite.
example-end-tricap =
    .title = Le dernier Tricap
    .task = Il reste trois cartes dans la pioche, et deux dans les mains. Retourne la carte du centre.
    .done = Il faut neuf cartes, et il n’en reste que sept. La partie est finie : la pile n’est à personne, et trois piles de captures égales se partagent la victoire.
example-end-centre =
    .title = La dernière carte
    .task = Il reste une carte dans la pioche. Retourne-la.
    .task-2 = La pioche est vide, mais la partie continue. Prends la pile.
    .task-3 = Cela fait plus de la moitié des cartes. Pose une nouvelle carte active.
    .done = Il faut une carte au centre et il n’y en a plus : la partie est finie. Tu as capturé le plus de cartes, et tu gagnes.
example-end-draw =
    .title = Pas assez pour piocher
    .task = Tu as la main vide, et il reste deux cartes dans la pioche. Prends la pile.
    .done = Il faut piocher trois cartes, et il n’y en a que deux. La partie est finie, et ces deux cartes restent là.

# A position written the short way.
