# Tric Trac in French. Seats: 0 is White, 1 is Black.
# Narrow no-break spaces stand before ; : ! and ?, no-break spaces inside « ».

game-title = Tric Trac
game-blurb = une course à deux, avec quinze pions chacun et un jet qui change tout.
game-minutes = 30
seat-name = { $seat ->
        [0] Blancs
       *[1] Noirs
    }
you-are = { $seat ->
        [0] Tu as les Blancs.
       *[1] Tu as les Noirs.
    }

## The sides and a throw, as other sentences name them

-tric-trac = 1, 1, 2, 2, 5, 5, 6, 6
side = { $seat ->
        [0] Les Blancs
       *[1] Les Noirs
    }
side-inside = { $seat ->
        [0] les Blancs
       *[1] les Noirs
    }
side-of = { $seat ->
        [0] des Blancs
       *[1] des Noirs
    }
side-to = { $seat ->
        [0] aux Blancs
       *[1] aux Noirs
    }
other-side = { $seat ->
        [0] les Noirs
       *[1] les Blancs
    }
other-side-of = { $seat ->
        [0] des Noirs
       *[1] des Blancs
    }
colour = { $seat ->
        [0] blanc
       *[1] noir
    }
other-colour = { $seat ->
        [0] noir
       *[1] blanc
    }

## Places, as a screen reader says them

place-empty = Flèche { $point }, vide
place-white = Flèche { $point }, { $count ->
        [one] { $count } pion blanc
       *[other] { $count } pions blancs
    }
place-black = Flèche { $point }, { $count ->
        [one] { $count } pion noir
       *[other] { $count } pions noirs
    }
place-bar = { $who ->
        [you] Ta barre
       *[any] Barre { side-of }
    }, { $count ->
        [0] vide
        [one] { $count } pion
       *[other] { $count } pions
    }
place-off = { $who ->
        [you] Tes pions sortis
       *[any] Sortis par { side-inside }
    } : { $count ->
        [0] aucun pion
        [one] { $count } pion
       *[other] { $count } pions
    }
place-dice = Dés encore à jouer : { $dice }{ $again ->
        [1] , puis encore un jet
       *[0] {""}
    }
place-dice-throw = Dés, prêts à lancer
place-dice-none = Dés

## Who is to do what

status-roll-off = Les Blancs et les Noirs lancent chacun un dé. Le plus grand commence.
status-throw = { $who ->
        [you] À toi de lancer les dés.
       *[any] { side } lancent les dés.
    }
status-again = { $who ->
        [you] Tu lances encore une fois.
       *[any] { side } lancent encore une fois.
    }
status-play = { $who ->
        [you] Tu joues un { $die }.
       *[any] { side } jouent un { $die }.
    }
hint-forced = Un seul coup est possible pour le { $die } : { move-step }.
hint-look-ahead = Seul { move-step } garde jouable le { $next } qui suit le { $die }.
status-won = { $who ->
        [you] Tu as gagné ! Tes 15 pions sont sortis ; { other-side } { $other ->
            [0] n’en avaient sorti aucun
           *[other] en avaient sorti { $other }
        }
        [them] { side } ont gagné ! Leurs 15 pions sont sortis ; { $other ->
            [0] tu n’en avais sorti aucun
           *[other] tu en avais sorti { $other }
        }
       *[any] { side } ont gagné ! Leurs 15 pions sont sortis ; { other-side } { $other ->
            [0] n’en avaient sorti aucun
           *[other] en avaient sorti { $other }
        }
    }.
draw-dice = Lancer
throw-for-start = { $who ->
        [you] Ton dé
       *[any] Dé { side-of }
    }
throw-die = { $nth ->
        [1] Premier dé
       *[2] Second dé
    }

## Moves in words

move-step = { $source ->
        [0] barre
       *[other] { $source }
    } → { $target ->
        [25] sortie
       *[other] { $target }
    }{ $hits ->
        [1] , frappé
       *[0] {""}
    }
move-start = Blancs { $white }, Noirs { $black }
move-roll = { $low } et { $high }

## Why a move is refused

verdict-unreadable = « { $move } » n’est pas un coup. Écris par exemple 8/13, bar/3 (depuis la barre) ou 19/off (sortie).
verdict-over = La partie est finie : { $who ->
        [you] tu as sorti tes 15 pions.
       *[any] { side-inside } ont sorti leurs 15 pions.
    }
verdict-throw-first = Lance d’abord les dés. Joue ensuite ce qu’ils montrent.
verdict-roll-off-first = D’abord, les Blancs et les Noirs lancent chacun un dé pour voir qui commence.
verdict-roll-off-equal = Deux fois { $die }, cela ne décide rien. Si les dés sont égaux, on les relance.
verdict-roll-off-done = On sait déjà qui commence : { $who ->
        [you] c’est à toi de jouer
       *[any] c’est { side-to } de jouer
    }.
verdict-lower-written-first = Écris d’abord le plus petit dé : { $move }.
verdict-die-left = Le { $die } peut être joué : il faut donc le jouer avant de lancer de nouveau.
verdict-off-stays = Un pion sorti reste sorti.
verdict-other-bar = C’est la barre { other-side-of }, et { $who ->
        [you] c’est à toi de jouer
       *[any] c’est { side-to } de jouer
    }.
verdict-other-tray = C’est là que vont les pions { other-colour }s. { $who ->
        [you] Les tiens
       *[any] Les pions { colour }s
    } vont à côté.
verdict-onto-bar = Personne ne pose un pion sur la barre. On n’y va que si l’on est frappé.
verdict-onto-dice = Les dés restent où ils sont tombés : un pion va sur une flèche. C’est le { $die } qui est à jouer.
verdict-die-gone = Le { $distance } a déjà été joué. C’est le { $die } qui est à jouer.
verdict-bar-empty = { $who ->
        [you] Tu n’as aucun pion
       *[any] { side } n’ont aucun pion
    } sur la barre.
    .rule = Les pions sur la barre
verdict-not-yours = { $who ->
        [you] C’est à toi de jouer
       *[any] C’est { side-to } de jouer
    }, et le pion de la flèche { $point } est { other-colour }. Commence par un pion { colour }.
verdict-no-stone = Il n’y a pas de pion { colour } sur la flèche { $point }. Commence là où il y en a un.
verdict-bar-first = { $count ->
        [one] Il reste un pion sur la barre. Il doit entrer
       *[other] Il reste { $count } pions sur la barre. Ils doivent entrer
    } avant qu’un autre pion bouge.
verdict-wrong-entry = { $who ->
        [you] Tu entres sur les flèches
       *[any] { side } entrent sur les flèches
    } { $seat ->
        [0] 1 à 6
       *[1] 24 à 19
    } : avec un { $die }, c’est la flèche { $entry }, pas la { $point }.
    .rule = { rule-bar_entry.title }
verdict-wrong-way = { $who ->
        [you] Tes pions ne font que
       *[any] Les pions { colour }s ne font que
    } { $seat ->
        [0] monter, de 1 vers 24
       *[1] descendre, de 24 vers 1
    }.
verdict-not-all-home = Pour sortir un pion, il faut que tous tes pions encore en jeu soient dans ta maison. { $count ->
        [one] Il en reste dehors sur la flèche { $point }
       *[other] Il en reste dehors sur { $count } flèches
    }.
verdict-inside-home = Tous tes pions sont dans ta maison : ils ne s’y déplacent plus. Le { $die } peut seulement sortir un pion de la flèche { $exact }.
verdict-off-exact = Depuis la flèche { $point }, un pion ne sort qu’avec un { $needs } exact. Le dé à jouer est un { $die }.
verdict-order-normal = Le plus petit dé passe en premier : joue le { $die } avant le { $distance }.
verdict-order-trictrac = Un tric trac se joue { -tric-trac }, exactement dans cet ordre. Maintenant c’est le { $die }, pas encore le { $distance }.
verdict-order-double = Un double a son ordre : deux fois le nombre obtenu, puis deux fois ce qui manque pour faire sept. Maintenant c’est le { $die }, pas encore le { $distance }.
verdict-no-such-die = Cela fait { $distance ->
        [one] { $distance } flèche
       *[other] { $distance } flèches
    } de distance. Le dé à jouer maintenant est un { $die }.
verdict-blocked = { $count } pions { other-colour }s tiennent la flèche { $point }. À deux ou plus, les pions adverses ferment une flèche.
verdict-look-ahead = Après ce { $die }, le { $next } qui suit serait injouable. On peut jouer le { $die } autrement et garder le { $next } jouable : c’est donc obligatoire.
verdict-no-hit = Il n’y a rien à frapper sur la flèche { $point } : enlève l’étoile.

## What is wrong with a position or a throw by hand

bad-faces = Un jet montre deux dés, d’un à six points chacun.
bad-stones = { side } doivent avoir 15 pions en tout, sur les flèches, sur la barre et sortis, et non { $count }.
bad-throw-order = Le plus petit dé s’écrit en premier.
bad-no-turn = Avant le jet de départ et après la fin, ce n’est le tour de personne : pas de jet, pas de dé à jouer, pas de nouveau jet à venir.
bad-both-off = Les Blancs et les Noirs ne peuvent pas tous les deux avoir sorti tous leurs pions.
bad-roll-off = Au jet de départ, tous les pions sont encore sur la barre.
bad-over = L’un des deux a sorti tous ses pions : la partie est finie et ce n’est plus le tour de personne.
bad-left = Les dés à jouer doivent être les derniers du jet, dans le même ordre.
bad-again = Après un double ou un tric trac, il y a encore un jet ; après un autre jet, non.
bad-throw-over = Il ne reste aucun dé de ce jet et aucun autre ne le suit. Le tour est donc passé, et il ne faut pas de jet ici.
bad-unplayable = Un { $die } ne peut pas être joué ici : il aurait arrêté le jet.

## What happened, and by which rule

event-start_roll-off = { $who ->
        [you] { $seat ->
            [0] Tu as fait { $white }, les Noirs { $black } : tu commences.
           *[1] Tu as fait { $black }, les Blancs { $white } : tu commences.
        }
        [them] { $seat ->
            [0] Tu as fait { $black }, les Blancs { $white } : les Blancs commencent.
           *[1] Tu as fait { $white }, les Noirs { $black } : les Noirs commencent.
        }
       *[any] { $white } pour les Blancs, { $black } pour les Noirs : { side-inside } commencent.
    }
event-throw_normal = { $who ->
        [you] Tu as fait
       *[any] { side } ont fait
    } { $low } et { $high } : d’abord le { $low }, puis le { $high }.
event-throw_trictrac = Tric trac ! { $who ->
        [you] Tu joues { -tric-trac }, puis tu lances
       *[any] { side } jouent { -tric-trac }, puis lancent
    } encore une fois.
event-throw_double = { $who ->
        [you] Tu as fait
       *[any] { side } ont fait
    } un double { $low } : { $low }, { $low }, puis { $rest }, { $rest }, et encore un jet.
event-bar_first = { $who ->
        [you] Tu as fait entrer
       *[any] { side } ont fait entrer
    } un pion sur la flèche { $point }.
event-move_hit = { $who ->
        [you] Tu as frappé le pion { other-colour } de
        [them] { side } ont frappé ton pion de
       *[any] { side } ont frappé le pion { other-colour } de
    } la flèche { $point }. Il retourne sur la barre.
event-off_exact = { $who ->
        [you] Tu as sorti un pion
       *[any] { side } ont sorti un pion
    } de la flèche { $point } avec un { $die } exact.
event-throw_look-ahead = Tous les coups avec le { $die } n’étaient pas permis ici : après certains, le { $next } aurait été injouable.
event-throw_stop = { $bar ->
        [1] Avec le { $die }, on ne peut pas entrer
       *[0] Le { $die } ne peut pas être joué
    } : le jet s’arrête. { $lost ->
        [one] Un dé est perdu.
       *[other] { $lost } dés sont perdus.
    }
event-throw_again = { $who ->
        [you] Tu lances encore une fois.
       *[any] { side } lancent encore une fois.
    }
event-goal_all-off = { $who ->
        [you] Tu as sorti tes 15 pions et tu gagnes
       *[any] { side } ont sorti leurs 15 pions et gagnent
    } aussitôt.

## The story of a round

story-way = { $who ->
        [you] Tu gagnes
       *[any] { side } gagnent
    } : il { $whom ->
        [you] te restait
       *[any] restait { $seat ->
            [0] aux Noirs
           *[1] aux Blancs
        }
    } { $way ->
        [one] { $way } flèche
       *[other] { $way } flèches
    } à parcourir, tous pions réunis{ $close ->
        [1] . C’était serré !
       *[0] .
    }
story-hits = { $who ->
        [you] Tu as frappé
       *[any] { side } ont frappé
    } { $more ->
        [one] { $more } pion
       *[other] { $more } pions
    }, { $whom ->
        [you] toi
       *[any] { other-side }
    } { $less ->
        [0] aucun
       *[other] { $less }
    }.
story-lost = { $whom ->
        [you] Tu as perdu
       *[any] { $seat ->
            [0] Les Noirs
           *[1] Les Blancs
        } ont perdu
    } { $more ->
        [one] { $more } dé injouable
       *[other] { $more } dés injouables
    }, { $who ->
        [you] toi
       *[any] { side-inside }
    } { $less ->
        [0] aucun
       *[other] { $less }
    }.
story-again = { $who ->
        [you] Tu as eu
       *[any] { side } ont eu
    } { $more ->
        [one] { $more } jet de plus
       *[other] { $more } jets de plus
    }, { $whom ->
        [you] toi
       *[any] { other-side }
    } { $less ->
        [0] aucun
       *[other] { $less }
    }.

## The rulebook

rule-setup_all-on-bar = Les Blancs et les Noirs ont 15 pions chacun. Tous partent de la barre, et le plateau est vide.
    .title = Tous sur la barre
rule-goal_all-off = Le premier camp qui a sorti ses 15 pions gagne aussitôt, même s’il reste des dés à jouer.
    .title = L’objectif
why-goal_all-off = Selon la règle du jeu, celui qui sort tous ses pions en premier gagne. Nous lisons : à cet instant même, et les dés qui restent ne comptent plus.
rule-start_roll-off = Les Blancs et les Noirs lancent chacun un dé. Le plus grand commence et lance alors les deux dés. Si les dés sont égaux, on les relance.
    .title = Qui commence
why-start_roll-off = La règle du jeu ne dit pas qui commence. Au backgammon on fait ainsi, et selon la règle du jeu chaque tour commence par un jet de deux dés.
rule-turn_alternate = On joue chacun son tour. Un tour commence par un jet de deux dés, et tu ne déplaces que tes propres pions.
    .title = Chacun son tour
rule-move_direction = Les pions blancs montent de 1 à 24, les noirs descendent de 24 à 1. On ne recule jamais.
    .title = Le sens de la marche
rule-move_landing = Un pion peut aller sur une flèche vide, sur une flèche où tu as déjà des pions, même beaucoup, ou sur un pion adverse tout seul. À deux ou plus, les pions adverses ferment une flèche.
    .title = Où un pion peut aller
rule-move_hit = Si tu arrives sur un pion adverse tout seul, tu le frappes : il retourne sur sa barre et recommence tout le chemin.
    .title = Frapper
rule-bar_first = Tant que tu as des pions sur la barre, rien d’autre ne bouge. Un dé fait entrer un pion sur la flèche de son numéro, compté depuis ton départ : avec un 3, les Blancs entrent sur la flèche 3 et les Noirs sur la 22.
    .title = D’abord la barre
why-bar_first = Selon la règle du jeu, les pions de la barre passent en premier, mais elle ne dit pas où ils entrent. Ces flèches sont notre choix.
rule-bar_entry = Un pion entre sur la flèche du numéro du dé, compté depuis son départ : de 1 à 6 pour les Blancs, de 24 à 19 pour les Noirs.
    .title = Où l’on entre
why-bar_entry = La règle du jeu ne nomme pas ces flèches. Le sens de la marche n’en permet pas d’autres, et au backgammon c’est pareil.
rule-throw_normal = Avec deux dés différents, tu joues d’abord le plus petit, puis le plus grand.
    .title = Deux dés différents
rule-throw_trictrac = 1 et 2 ensemble font un tric trac. Tu joues { -tric-trac }, exactement dans cet ordre, puis tu lances encore une fois.
    .title = Tric trac
rule-throw_double = Avec un double, tu joues deux fois le nombre, puis deux fois ce qui manque pour faire sept. Ensuite tu lances encore une fois. Ainsi 6-6 donne 6, 6, 1, 1.
    .title = Les doubles
rule-throw_must-move = Un dé qui peut être joué doit être joué, même si tu n’en as pas envie.
    .title = Jouer est obligatoire
why-throw_must-move = Selon la règle du jeu, on déplace un pion « si possible ». Nous le lisons comme une obligation : ce qui est possible, il faut le faire.
rule-throw_compulsory = Les dés en plus d’un double ou d’un tric trac et le jet qui suit ne sont pas au choix. Tu dois tout jouer, tant que c’est possible.
    .title = Tout se joue
why-throw_compulsory = La règle du jeu dit que tu peux. Dans les règles d’un jeu, « tu peux » veut souvent dire que c’est à toi, et rien n’explique comment on refuserait.
rule-throw_look-ahead = Parfois, un coup laisse le dé suivant jouable et un autre non. Tu dois alors choisir un coup qui le laisse jouable. Sortir un pion, c’est aussi jouer un dé. Tu regardes un dé plus loin, pas davantage.
    .title = Regarder un dé plus loin
why-throw_look-ahead = La règle du jeu le dit à propos des jets ordinaires. Nous le lisons pour tous les jets.
rule-throw_look-ahead_scope = On regarde seulement le dé suivant du même jet, jamais le jet qui viendra peut-être après.
    .title = Jusqu’où regarder
why-throw_look-ahead_scope = La règle du jeu ne regarde qu’un coup plus loin. Et un jet qui n’est pas encore tombé, personne ne peut le voir.
rule-throw_look-ahead_all-throws = On regarde aussi un dé plus loin, et le jet peut aussi s’arrêter, avec un double ou un tric trac.
    .title = Pour tous les jets
why-throw_look-ahead_all-throws = La règle du jeu en parle pour le jet ordinaire. Mais les mêmes lignes gardent le droit à un autre jet, et seul un double ou un tric trac donne ce droit.
rule-throw_stop = Un dé qui ne peut pas être joué met fin au jet. Ce dé et tous ceux qui le suivent sont perdus.
    .title = Le jet s’arrête
why-throw_stop = La règle du jeu le dit à propos des jets ordinaires. Nous le lisons pour tous les jets.
rule-throw_again = Après un double ou un tric trac, tu lances encore une fois, même si le jet s’est arrêté en route.
    .title = Lancer encore
why-throw_again = Selon la règle du jeu, on peut encore lancer, même si la suite d’un jet est perdue. Nous le lisons comme une obligation.
rule-bar_blocked-throws-again = Si un pion ne peut pas quitter la barre, le jet s’arrête. Mais si tu avais droit à un autre jet, tu le gardes.
    .title = Bloqué sur la barre
why-bar_blocked-throws-again = À un endroit, la règle du jeu fait passer le tour ; à un autre, on garde le droit à un autre jet. Le second vient plus tard et il est plus précis : c’est lui qui compte.
rule-off_all-home = Tu peux sortir des pions dès que tous tes pions encore en jeu sont dans ta maison : de 19 à 24 pour les Blancs, de 1 à 6 pour les Noirs.
    .title = Tous à la maison d’abord
rule-off_exact = Un pion ne sort qu’avec son nombre exact, celui des pas qu’il lui reste : avec un 2, les Blancs sortent un pion de la flèche 23 et les Noirs un pion de la flèche 2. Un dé plus grand ne convient pas.
    .title = Sortir au nombre exact
rule-off_no-inside-move = Quand tous tes pions sont dans ta maison, ils n’y vont plus d’une flèche à l’autre. Ils ne peuvent que sortir.
    .title = À la maison, on ne bouge plus
why-off_no-inside-move = La règle du jeu interdit les coups « dans la case ». Nous y lisons toute ta maison.
rule-off_home-meant = À la maison, on ne bouge plus sur aucune des six flèches : de 19 à 24 pour les Blancs, de 1 à 6 pour les Noirs.
    .title = De quelle case il s’agit
why-off_home-meant = Le mot de la règle du jeu peut aussi désigner une seule flèche. Mais sur une seule flèche, il n’y a nulle part où aller.
rule-move_inside-home = Tant qu’il te reste un pion dehors, tes pions peuvent se déplacer dans ta maison.
    .title = Avant, on peut bouger
why-move_inside-home = La règle du jeu n’interdit ces coups que pendant la sortie, et la sortie n’a pas encore commencé.
rule-off_interrupted = Si un de tes pions est frappé pendant la sortie, la sortie attend que tous soient de retour à la maison. Jusque-là, tes pions peuvent de nouveau s’y déplacer.
    .title = Frappé pendant la sortie
why-off_interrupted = La règle du jeu veut que tous les pions soient à la maison. Un pion sur la barre n’y est pas.

## Wrong rules that people hold, told gently

misconception-higher-first = On dirait que tu joues d’abord le plus grand dé. Avec deux dés différents, c’est toujours le plus petit qui passe en premier.
misconception-trictrac-is-ordinary = On dirait que tu t’arrêtes après les 1 et les 2. Un tric trac continue : après 1, 1, 2, 2 viennent 5, 5, 6, 6.
misconception-double-four-times = On dirait que tu joues un double quatre fois avec le même nombre. Ici, c’est deux fois le nombre, puis deux fois ce qui manque pour faire sept.
misconception-die-may-be-left = Tu penses peut-être qu’on peut laisser un dé qui ne plaît pas. Un dé qui peut être joué doit l’être.
misconception-double-is-a-gift = Tu penses peut-être que la deuxième moitié d’un double est au choix. Les quatre dés doivent être joués si c’est possible.
misconception-no-looking-ahead = On dirait que tu choisis n’importe quel coup qui convient au dé. Regarde un dé plus loin : si certains coups le laissent jouable, tu dois en choisir un.
misconception-looks-two-ahead = On dirait que tu regardes plus loin qu’il ne faut. Seul le dé suivant compte ; ceux d’après peuvent rester bloqués.
misconception-looks-in-normal-throws = On dirait que tu regardes un dé plus loin seulement dans les jets ordinaires. Avec un double ou un tric trac aussi, on regarde un dé plus loin.
misconception-blocked-die-is-skipped = On dirait que tu sautes un dé bloqué. Il met fin au jet : les dés suivants sont perdus aussi.
misconception-no-second-throw = On dirait que tu laisses jouer l’autre camp après un double. Un double et un tric trac donnent droit à un autre jet.
misconception-stuck-ends-turn = Tu penses peut-être que rester bloqué sur la barre fait perdre ton deuxième jet. Après un double ou un tric trac, tu relances quand même.
misconception-single-stone-blocks = Tu penses peut-être qu’un pion seul barre la route. Il en faut deux ou plus ; un pion seul peut être frappé.
misconception-safe-at-home = Tu penses peut-être que les pions sont à l’abri là où ils entrent. Un pion seul peut être frappé partout.
misconception-bar-can-wait = On dirait que tu bouges d’autres pions alors qu’un pion attend sur la barre. Les pions de la barre entrent d’abord.
misconception-enters-at-far-end = On dirait que tu comptes depuis l’autre bout quand un pion entre. Il entre sur la flèche du dé, comptée depuis son départ.
misconception-off-at-any-time = On dirait que tu sors des pions avant que tous soient à la maison. Il faut que tous tes pions en jeu y soient.
misconception-more-bears-off = Tu penses peut-être qu’un dé trop grand suffit. Un pion ne sort qu’avec son nombre exact.
misconception-moves-inside-home = On dirait que tu bouges des pions dans ta maison quand ils y sont tous. Ils ne peuvent alors plus que sortir.
misconception-home-is-rest = Tu penses peut-être qu’un pion arrivé à la maison ne bouge plus. Tant que d’autres sont dehors, il peut y avancer.
misconception-off-goes-on = On dirait que tu continues à sortir des pions après qu’un des tiens a été frappé. Il faut d’abord que tous soient revenus.
misconception-throw-is-finished = Tu penses peut-être qu’on finit le jet après le dernier pion. Celui qui sort son dernier pion a gagné aussitôt.
misconception-lower-begins = Tu penses peut-être que le plus petit dé commence. C’est le plus grand.

## Worked examples

example-start =
    .title = Le départ
    .task = Tu as les Blancs. Chaque camp lance un dé, et le plus grand commence. Lance les dés.
    .task-2 = Tu as lancé { $white }, et les Noirs { $black }. Lance maintenant les deux dés, pour le premier tour.
    .task-3 = Fais entrer un pion du camp qui commence : touche ses pions sur la barre, puis la flèche qui s’allume. Le plus petit dé passe d’abord.
    .task-4 = Fais entrer un autre pion, avec l’autre dé.
    .done = Voilà un tour entier. Les autres pions attendent sur la barre, et c’est à l’autre camp de lancer.
example-direction =
    .title = Dans quel sens ?
    .task = Tu as les Blancs, et tes pions montent. Joue le 3 avec celui que tu veux.
    .task-2 = Maintenant, le 5. Essaie de reculer : descends de 12 à 7.
    .done = Un pion ne recule jamais. Essaie tout ce que tu veux : le plateau te dit quelle règle s’y oppose.
example-close-point =
    .title = Deux ensemble
    .task = Tu as les Blancs. Deux de tes pions sont tout seuls, sur 3 et sur 5. Joue le 3, de 5 à 8.
    .task-2 = Joue le 5 vers la même flèche, de 3 à 8.
    .done = Deux pions ensemble : la flèche 8 est fermée, et les Noirs ne peuvent plus s’y poser.
example-landing =
    .title = Flèches ouvertes et fermées
    .task = Tu as un 1 à jouer. Il y a trois pions noirs sur la flèche 11 : essaie d’y aller depuis la 10.
    .task-2 = Sur la flèche 18, un pion noir est tout seul. Frappe-le !
    .done = Le pion noir est sur sa barre et doit tout recommencer.
example-bar-first =
    .title = Entrer depuis la barre
    .task = Les Blancs ont un pion sur la barre. Essaie de jouer le 3 avec un autre, de 8 à 11.
    .task-2 = Fais maintenant entrer celui de la barre avec le 3, et regarde qui est là.
    .task-3 = Joue le 4 avec le pion de ton choix, puis lance les dés pour les Noirs.
    .task-4 = Maintenant, le pion sur la barre des Noirs doit entrer d’abord. Fais-le entrer.
    .done = Un pion frappé doit entrer avant tout autre coup. Avec un 2, les Noirs entrent sur la flèche 23.
example-lower-first =
    .title = Le plus petit d’abord
    .task = Tu as les Blancs. Lance les dés.
    .task-2 = Un 3 et un 5. Essaie de jouer d’abord le 5, de 6 à 11.
    .task-3 = Avec le 3, tu peux préparer le 5 : un pion noir est tout seul sur la flèche 14. Joue le 3 de façon que le 5 puisse le frapper, et frappe.
    .done = D’abord le 3, puis le 5. Un bon 3 pense déjà au 5.
example-must-move =
    .title = Jouer est obligatoire
    .task = Tu voudrais garder tes deux pions sur la flèche 16. Essaie de sauter le 3 : touche les dés.
    .task-2 = Il reste un seul coup pour le 3. Joue-le.
    .done = Un dé jouable se joue. Souvent il ne reste qu’un coup, et alors le plateau te le dit.
example-tric-trac =
    .title = Tric trac !
    .task = Il n’y a pas de plus beau jet. Lance les dés.
    .task-2 = Joue maintenant les huit : { -tric-trac }.
    .done = Huit pions sont entrés, deux sur chacune des flèches 1, 2, 5 et 6, et tu lances encore une fois.
example-double-six =
    .title = Double six
    .task = Lance les dés.
    .task-2 = Un double, c’est deux fois le nombre, puis deux fois ce qui manque pour faire sept : 6, 6, 1, 1. Essaie de jouer d’abord un 1, de 1 à 2.
    .task-3 = Joue-les maintenant tous, dans cet ordre.
    .done = Quatre dés et quatorze flèches en avant, puis encore un jet.
example-look-ahead =
    .title = Regarder un dé plus loin
    .task = Tu as les Blancs. Tu as un 2, puis un 5. Essaie le 2 de 22 à 24.
    .task-2 = Après ce coup, le 5 serait bloqué sur la flèche 6. Trouve le 2 qui laisse le 5 jouable.
    .done = De la flèche 3, le 5 mène à la flèche 8. Voilà pourquoi il fallait choisir ce 2.
example-one-deep =
    .title = Un dé, pas davantage
    .task = Un double 3 : il reste un 3, puis deux 4. Joue le 3 de 20 à 23. Il coûtera un 4 plus tard, mais on ne regarde pas si loin.
    .task-2 = Joue le premier 4 et regarde ce que devient le second.
    .done = Tu ne regardais que le premier 4, et il était jouable. Le second est perdu.
example-blocked-double =
    .title = Un double bloqué
    .task = Tu as un pion sur la barre, et les Noirs tiennent la flèche 4. Lance les dés.
    .task-2 = Les quatre dés sont perdus, mais tu lances encore une fois. Lance, puis entre.
    .done = Un dé bloqué arrête le jet, mais pas celui qui vient après.
example-inside-home =
    .title = Il en manque un
    .task = Un de tes pions est encore sur la flèche 15. Essaie de sortir un pion de la 23 avec le 2.
    .task-2 = Dans la maison, les pions peuvent encore bouger. Joue le 2 de 19 à 21.
    .done = La sortie attend le dernier pion. Jusque-là, la maison est un endroit comme un autre.
example-bearing-off =
    .title = Sortir au nombre exact
    .task = Tous tes pions sont à la maison : ils peuvent sortir. Tu as un 2 et un 5. Sors le pion qui est exactement à 2 de la sortie.
    .task-2 = Maintenant le 5. Essaie de bouger dans la maison, de 19 à 24.
    .task-3 = À partir de là, on ne peut plus que sortir. Sors le pion que le 5 emporte.
    .done = Un 2 sort un pion de la flèche 23, un 5 en sort un de la 20. Rien d’autre ne sort.
example-exact-stops =
    .title = Pas de pion pour le dé
    .task = Tous tes pions sont à la maison, mais la flèche 23 est vide. Lance les dés.
    .done = Le 2 ne trouve pas de pion sur la 23, et rien ne bouge dans la maison. Le jet s’arrête donc, et le 5 est perdu aussi.
example-interrupted =
    .title = Frappé pendant la sortie
    .task = Tu as les Blancs. Tu avais sorti six pions quand un autre a été frappé. Fais-le entrer avec le 2.
    .task-2 = Essaie maintenant de sortir un pion de la flèche 21 avec le 4.
    .task-3 = La sortie doit attendre. Mais dans la maison on peut de nouveau bouger : joue de 20 à 24.
    .done = Quand le dernier pion sera de retour, la sortie reprendra. Les six pions sortis restent sortis.
example-winning =
    .title = Le dernier pion
    .task = Tu as les Blancs. Quatorze de tes pions sont sortis et il reste quatre dés à jouer. Sors le dernier pion.
    .done = Tu gagnes aussitôt. Les autres dés ne comptent plus.
example-safe-pair =
    .title = Ne laisse personne seul
    .task = Tu as les Blancs. Il te reste un 3 : de 12 à 15 ou de 15 à 18. Les Noirs peuvent frapper un pion seul sur leur chemin. Joue le coup après lequel personne n’est seul.
    .done = Maintenant, aucun jet ne frappe. Après 12 à 15, les Noirs auraient frappé avec 18 des 36 jets.
example-fewer-throws =
    .title = Près ou loin
    .task = Il te reste un 4 : de 10 à 14 ou de 13 à 17. De toute façon, deux de tes pions restent seuls devant les pions noirs de la flèche 19. Joue le coup après lequel moins de jets frappent.
    .done = 18 des 36 jets frappent l’un des deux. Après 10 à 14, il y en aurait eu 32 : presque chaque jet atteint un pion seul à 5 ou à 6 flèches.
example-block-low =
    .title = Bloque le petit dé
    .task = Les Noirs ne peuvent jouer que depuis la flèche 18 : les pions de la 1 ne vont encore nulle part. Il te reste un 4, pour 12, 13 ou 17. Joue le coup qui arrête tout jet avec un 1.
    .done = La flèche 17 est fermée : un jet avec un 1 s’arrête aussitôt, et l’autre dé est perdu. Maintenant, 13 des 36 jets frappent. Après 12 à 16, il y en aurait eu 28 ; après 17 à 21, 32.
example-lock-low =
    .title = Ferme la porte
    .task = Les Noirs ont un pion sur la barre : il entre sur 24 avec un 1, sur 23 avec un 2, et ainsi de suite. Il te reste un 3, pour 17, 20 ou 21. Pense au dé qui passe d’abord, et ferme la flèche qui arrête le plus de jets.
    .done = Les flèches 21 à 24 sont fermées : tout jet avec un 1, 2, 3 ou 4 s’arrête aussitôt. Seuls 4 des 36 jets font entrer les Noirs : 5-5, 6-6, et 5-6 de deux façons. Après 17 à 20, il y en aurait eu 12 ; après 20 à 23, 15.
example-spread-out =
    .title = Un seul nombre ne suffit pas
    .task = Il te reste un 4 : de 15 à 19 ou de 19 à 23. Bientôt tes pions devront sortir, chacun avec son nombre exact. Joue le coup après lequel plus de jets pourront sortir un pion à ton prochain tour.
    .done = Avec des pions sur 15, 19 et 23, 11 des 36 jets peuvent ramener le dernier à la maison et sortir un pion. Avec les trois sur 19, un seul jet convient : le double 6.

# A position written the short way.
bad-stones-text = « { $text } » devrait être un endroit puis, après deux points, un nombre de pions : { "8:4, bar:2, off" }.
bad-both-sides = { side } ont déjà des pions sur la flèche { $point }.
bad-weights = Ces poids d’un joueur sont abîmés.
