# Ce que dit l’entraîneur : ce que coûte un coup, comment on l’a trouvé, et pourquoi, pour autant que cela
# se prouve. Les raisons elles-mêmes sont des affirmations, dans les catalogues des jeux.

coach-forced = On ne peut rien jouer d’autre ici.
coach-best = Je ne trouve rien de mieux.
coach-little = C’est aussi bien que le meilleur coup, ou presque.
coach-loss = { $percent ->
        [100] À partir d’ici, le meilleur coup gagne presque toutes les manches, et celui-ci presque aucune.
       *[other] Sur 100 manches à partir d’ici, ce coup en gagne environ { $percent } de moins que le meilleur.
    }
coach-loss-about = Sur 100 manches à partir d’ici, ce coup en gagne environ { $percent } de moins que le meilleur ; le nombre peut aller de { $low } à { $high }.
coach-because = { $percent ->
        [100] Toute cette différence vient de ceci :
       *[other] Environ { $percent } % de cette différence viennent de ceci :
    }
coach-together = Avec ceci :
coach-ways = Cela peut se jouer de { $of } façons. Les { $without } qui ne font pas mieux sur ce point gagnent toutes au moins { $percent } manches sur 100 de moins que le meilleur coup.
coach-unsure = Je ne sais pas lequel est le meilleur : ce coup, ou celui que je préfère.
coach-of-best = Après le meilleur coup :
coach-fact = Ceci change aussi :
coach-reply = Dans { $share ->
        [all] toutes ces { $of }
       *[some] { $times ->
            [one] une seule
           *[other] { $times }
        } de ces { $of }
    } manches, ceci a été joué ensuite, et c’est ce qui a coûté le plus :
coach-plain = Je n’ai pas de raison plus courte que ce nombre.
coach-came-worse = Je peux seulement dire que cela a donné moins bien que le meilleur coup dans { $share ->
        [all] toutes les { $of }
       *[some] { $worse ->
            [one] une seule
           *[other] { $worse }
        } des { $of }
    } manches que j’ai continuées{ $better ->
        [0] {""}
       *[other] , et mieux dans { $better }
    }.
coach-comes-worse = Je peux seulement dire que cela donne moins bien que le meilleur coup{ $worse ->
        [100] , quoi qu’il vienne
       *[other] {" "}dans { $worse } % des cas
    }{ $better ->
        [0] {""}
       *[other] , et mieux dans { $better } %
    }.
coach-found-end = La manche finit avec ce coup.
coach-found-rounds = J’ai joué la suite un peu plus loin, { $rounds ->
        [one] une fois
       *[other] { $rounds } fois
    }, en redistribuant à chaque fois tout ce que tu ne vois pas.
coach-several = Plusieurs coups se valent à peu près, autant que je sache : { $good } sur { $of }.
coach-all-alike = { $of ->
        [2] Les deux coups
       *[other] Les { $of } coups
    } se valent à peu près ici, autant que je sache.
coach-next = Un seul coup est le meilleur ici : sur 100 manches, le suivant en gagne environ { $percent } de moins.
coach-look = Regarde d’abord ici.
coach-look-nowhere = Regarde ce que tu peux faire sans toucher le plateau.
bad-coach-game = Il n’y a pas encore de coach pour { $game }.
bad-coach-turn = Ce n’est pas le tour du joueur { $player } : il n’y a aucun coup à conseiller.

# Le coach pendant une partie : ses boutons, ce qu’il compte, et l’éventail de ce qui vient.

coach-counts = Je compte…
coach-counted = { $who ->
        [you] Tes coups que j’ai regardés
       *[any] Coups du joueur { player-number } que j’ai regardés
    } : { $moves ->
        [0] aucun
        [one] un seul
       *[other] { $moves }
    }. Aussi bons que le meilleur : { $good ->
        [0] aucun
        [one] un seul
       *[other] { $good }
    }. Coûteux : { $much ->
        [0] aucun
        [one] un seul
       *[other] { $much }
    }.
fan-share = { $ways } sur { $of }
ui-coach = Coach
ui-coach-off = Ne dit rien
ui-coach-quiet = Compte les bons coups et les coups coûteux
ui-coach-watchful = Demande avant un coup coûteux
ui-hint = Indice
ui-why-not = Pourquoi pas ?
ui-why-not-hint = Fais le coup auquel tu penses. Il n’est pas joué : je dis ce qu’il coûte.
ui-weighed = Pas encore joué
ui-play-it = Jouer ce coup
ui-show-reply = Montrer la suite
ui-figures = Les chiffres
ui-counting = Le coach réfléchit…
ui-stop = Arrêter
ui-against = Tu joues contre
ui-fan = Et ensuite ?
ui-preview = Juste un coup d’œil : rien de tout cela n’est arrivé.
fan-after = Si { $move } était joué{ $assumes ->
        [1] , et rien de plus
       *[0] {""}
    }
ui-fan-touch = Touche une ligne pour la voir sur le plateau.
ui-fan-none = Ce qui vient ensuite ne peut pas se compter ici.
ui-fan-ways = Façons
ui-fan-what = Effet
ui-fan-all = Lesquels
bad-no-coach = Le coach aide pendant une partie, et quand tu la revois.
bad-coach-hidden = Le coach ne dit rien des cartes ni des pierres que tu ne peux pas voir.
bad-coach-later = Demande au coach quand il y a un coup à jouer.
bad-no-fan = Ce qui vient ensuite ne peut pas se compter ici.
bad-no-outcome = Cela ne peut pas venir ensuite.
bad-no-reply = Il n’y a pas de suite à montrer.

# Boards of the course “Playing well”.

best-task = Que jouerais-tu ici ? Choisis le coup qui gagne le plus souvent.
best-done = Juste : le coach ne trouve rien de mieux ici.
best-decides = Ici, « { $principle } » montre le chemin.
best-also = « { $principle } » y mène aussi.
best-near = { $percent ->
        [100] { $move } : cela ne gagne presque aucune manche.
       *[other] { $move } : sur 100 manches, cela en gagne environ { $percent } de moins.
    }
best-misled = « { $principle } » seul dirait : { $move }. Sur 100 manches, cela en gagne environ { $percent } de moins.
best-matters = Ici, « { $by } » compte davantage.
