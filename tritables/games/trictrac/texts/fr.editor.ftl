edit-turn = À qui de jouer
edit-nobody = À personne encore : on lance pour voir qui commence
edit-throw = Jet
edit-no-throw = Encore à lancer
edit-dice = { $dice }
edit-left = Dés encore à jouer
edit-start = Le début d’une partie
edit-rest-bar = Le reste sur la barre
edit-rest-off = Le reste sorti
edit-no-stones-here = Pas de pions ici. Les dés se choisissent à côté du plateau.
edit-place-box = Boîte ({ seat-name }) : { $count ->
        [0] vide
        [one] { $count } pion
       *[other] { $count } pions
    }
edit-in-box = { seat-name } : { $count ->
        [one] un des 15 pions est encore dans la boîte.
       *[other] { $count } des 15 pions sont encore dans la boîte.
    }
