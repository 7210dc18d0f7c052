# Le bilan d’une manche, par le coach.

ui-lookback = Revoir la manche
bad-no-game = Il n’y a pas de partie à retrouver.
bad-review-open = On peut revoir une manche dès qu’elle est finie.
bad-review-length = Pour un bilan, il faut une manche d’au moins un coup et d’au plus { $most } coups.
bad-review-game = Le coach ne connaît pas encore ce jeu.
bad-review-line = Ces positions ne se suivent pas.
bad-review-sums = Ces sommes sont fausses.
bad-remark-move = On ne pouvait pas jouer « { $move } » à cet endroit.
bad-remark-reason = Le coach n’a pas de tels mots.
bad-remark-start = Le coach commente des coups, et aucun coup ne mène au début.
remark-mistake = { $who ->
        [you] Tu pouvais
       *[any] { $name } pouvait
    } mieux jouer : sur 100 manches à partir de là, « { $better } » en gagne environ { $by } de plus.
remark-differs = Voici ce qui diffère :
remark-luck = De la chance pour { $who ->
        [you] toi : tes
       *[any] { $name } : ses
    } chances de gagner sont montées de { $before } % à { $after } %.
remark-bad-luck = Pas de chance pour { $who ->
        [you] toi : tes
       *[any] { $name } : ses
    } chances de gagner sont tombées de { $before } % à { $after } %.
remark-estimate = Ni chance ni faute. Les chances sont estimées d’après ce que voit le joueur dont c’est le tour, et le suivant voit autre chose. L’estimation passe donc de { $before } % à { $after } % pour { $who ->
        [you] toi
       *[any] { $name }
    }.
turn-mistake = Coup { $ply } : { $who ->
        [you] tu as
       *[any] { $name } a
    } perdu { $by } %.
turn-mistake-beside = { $who ->
        [you] Coup { $ply } : tu as perdu { $by } %. La courbe compte aussi ce qui a été révélé alors : { $beside } %.
       *[any] Coup { $ply } : { $name } a perdu { $by } %. La courbe compte aussi ce qui a été révélé alors : { $beside } %.
    }
turn-luck = Coup { $ply } : de la chance pour { $who ->
        [you] toi, { $before } % → { $after } %.
       *[any] { $name }, { $before } % → { $after } %.
    }
turn-bad-luck = Coup { $ply } : pas de chance pour { $who ->
        [you] toi, { $before } % → { $after } %.
       *[any] { $name }, { $before } % → { $after } %.
    }
turn-estimate = Coup { $ply } : ni chance ni faute, { $before } % → { $after } % pour { $who ->
        [you] toi
       *[any] { $name }
    } : le joueur suivant voit autre chose.
trial-open = Coup { $ply } : c’est de nouveau { $who ->
        [you] ton tour
       *[any] le tour de { $name }
    }. Trouve un meilleur coup.
trial-judged = Le coach regarde ce coup.
trial-good = { $loss ->
        [0] Juste : aucun coup n’est meilleur.
       *[other] Juste : ce coup perd { $loss } %, autant dire rien.
    }
trial-bad = Ce coup perd { $loss } %. Il y a mieux.
review-course = { $who ->
        [you] Tes chances de gagner
       *[any] Les chances de gagner de { $name }
    } ont commencé à { $start } %, sont restées entre { $low } % et { $high } %, et ont fini à { $end } %.
review-given-up = Je n’ai pas pu finir ce bilan : il s’est arrêté deux fois au même endroit. Tout le reste continue comme avant.
replay-coach = Le coach
replay-review = Faire le bilan de la manche
replay-review-hint = Le coach estime à chaque coup les chances de gagner de chacun, et cherche où la manche a basculé.
replay-review-busy = Le coach fait le bilan :
replay-review-stop = Arrêter
replay-review-away = Retirer le bilan
replay-course = Évolution des chances
replay-course-keys = Clique pour aller à un coup. Les flèches avancent coup par coup.
replay-course-percent = # %
replay-turns = Où elle a basculé
replay-retry = Réessayer ici
replay-retry-more = Encore une fois
replay-retry-end = Voir la réponse
replay-sums = Ce qui a décidé
replay-sums-start = Début
replay-sums-luck = Chance
replay-sums-own = Coups de ce joueur
replay-sums-others = Coups des autres
replay-sums-end = Résultat
replay-sums-now = À présent
replay-sums-hint = En points : à 100, on est sûr de gagner, à 0, sûr de perdre. Chaque colonne est une somme, du début au résultat. Ses propres coups ne peuvent que coûter des points, et le meilleur n’en coûte aucun. Ce qu’ils coûtent peut revenir par la chance ou par les coups des autres ; sur toute une manche, cela peut donc dépasser 100. Un coup est jugé d’après ce que son joueur pouvait savoir ; la chance est tout ce que le hasard a révélé.
replay-returns = Revenir à la partie
