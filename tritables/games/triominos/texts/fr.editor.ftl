# L’éditeur des Triominos.

edit-note = Sur la table, une pierre tourne d’elle-même jusqu’à ce qu’elle convienne. Touche une pierre posée pour la reprendre.
edit-due = La suite du tour
edit-due-lots = Tirer au sort qui commence
edit-due-shuffle = Le joueur { $player } commence : on mélange la pioche
edit-due-play = Le joueur { $player } pose une pierre ou achète
edit-due-over = Rien : la manche est finie
edit-begins = Qui a commencé
edit-bell = Qui a posé sa dernière pierre en premier
edit-nobody = Personne pour l’instant
edit-bought = Pierres achetées dans ce tour
edit-score = Points du joueur { $player }
edit-count = { $count }
edit-start = Une nouvelle donne
edit-rest-hands = Compléter les chevalets
edit-rest-pool = Le reste dans la pioche, mélangé
edit-taken = Il y a déjà une pierre à cet endroit.
edit-holds = Sans cette pierre, les autres ne tiendraient plus ensemble. Reprends d’abord d’autres pierres.
edit-in-box = { $count ->
        [one] Une pierre est encore dans la boîte.
       *[other] { $count } pierres sont encore dans la boîte.
    }
edit-place-box = { $here ->
        [1] Pierre { $tile }, dans la boîte
       *[0] Emplacement vide pour { $tile } dans la boîte
    }
edit-place-pool = { place-pool }. La prochaine pierre est { $tile }
