# Ce que dit l’entraîneur : ce que coûte un coup, comment on l’a trouvé, et pourquoi, pour autant que cela
# se prouve. Les raisons elles-mêmes sont des affirmations, dans les catalogues des jeux.

coach-forced = On ne peut rien jouer d’autre ici.
coach-best = Je ne trouve rien de mieux.
coach-little = C’est aussi bien que le meilleur coup, ou presque.
coach-loss = Sur 100 manches à partir d’ici, ce coup en gagne environ { $percent } de moins que le meilleur.
coach-loss-about = Sur 100 manches à partir d’ici, ce coup en gagne environ { $percent } de moins que le meilleur ; le nombre peut aller de { $low } à { $high }.
coach-because = { $percent ->
        [100] Tout cela vient d’ici :
       *[other] Environ { $percent } % de cela vient d’ici :
    }
coach-fact = Ceci change aussi :
coach-reply = Dans { $times } de ces { $of } manches, ceci a été joué ensuite, et c’est ce qui a coûté le plus : { $move }
coach-plain = Je n’ai pas de raison plus courte que ce nombre.
coach-found-end = La manche finit avec ce coup.
coach-found-rounds = J’ai continué un peu { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    } à partir d’ici, avec tout ce que tu ne vois pas chaque fois à une autre place.
coach-look = Regarde d’abord ici.
coach-look-nowhere = Regarde ce que tu peux faire sans toucher le plateau.
bad-coach-game = Personne n’entraîne encore à { $game }.
bad-coach-turn = Ce n’est pas le tour du joueur { $player } : il n’y a aucun coup à conseiller.
