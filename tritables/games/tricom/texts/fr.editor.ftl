# L’éditeur de TriCom.

edit-note = Les cartes numérales dans la boîte sont hors du jeu.
edit-due = La suite du tour
edit-due-lots = Tirer au sort qui commence
edit-due-turn = Le joueur { $player } retourne une carte d’action
edit-due-action = Le joueur { $player } peut utiliser la carte d’action
edit-due-take = Le joueur { $player } prend une carte
edit-due-play = Le joueur { $player } joue une carte
edit-due-drawn = Le joueur { $player } joue la carte de la réserve
edit-due-fill = Le joueur { $player } remplit la case { $slot }
edit-due-shuffle = Le joueur { $player } mélange les cartes d’action
edit-due-over = Rien : la manche est finie
edit-begins = Qui a commencé
edit-score = Points du joueur { $player }
edit-count = { $count }
edit-start = Une nouvelle donne
edit-rest-stock = Tout le reste, mélangé
edit-rest-actions = Le reste des cartes d’action, mélangé
edit-other-deck = Cette carte appartient au jeu du joueur { $player } et y reste.
edit-not-here = { $action ->
        [1] { $card } est une carte d’action. Elle se pose sur la pile d’action ou à côté.
       *[0] { $card } est une carte numérale. Elle ne se pose pas avec les cartes d’action.
    }
edit-hand-full = Le joueur { $player } a déjà quatre cartes en main : jamais plus.
edit-actions-in-box = Joueur { $player } : { $count ->
        [one] une carte d’action est encore dans la boîte.
       *[other] { $count } cartes d’action sont encore dans la boîte.
    }
edit-place-box = { $here ->
        [1] { $card } du joueur { $player }, dans la boîte
       *[0] Endroit vide pour { $card } du joueur { $player } dans la boîte
    }
