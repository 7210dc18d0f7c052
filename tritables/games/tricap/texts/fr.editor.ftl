# L’éditeur de Tri-Cap.

edit-due = La suite du tour
edit-due-lay = Poser une carte active
edit-due-replace = Une nouvelle carte active après une capture
edit-due-draw = Le joueur { $player } prend trois nouvelles cartes
edit-due-capture = Prendre ou passer
edit-due-shuffle = Un Tricap : on mélange
edit-due-centre = Retourner une carte
edit-due-over = Rien : la partie est finie
edit-count = { $count }
edit-start = Une nouvelle donne
edit-rest-deck = Le reste sous la pioche, mélangé
edit-rest-away = Le reste capturé
edit-hand-full = Le joueur { $player } a déjà trois cartes en main.
edit-in-box = { $count ->
        [one] Une carte est encore dans la boîte.
       *[other] { $count } cartes sont encore dans la boîte.
    }
edit-place-box = { $here ->
        [1] { $card }, dans la boîte
       *[0] Emplacement vide pour { $card } dans la boîte
    }
edit-place-deck = { place-deck }. La prochaine carte est { $card }
