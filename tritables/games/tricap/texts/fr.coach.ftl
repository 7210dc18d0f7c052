# Ce que dit l’entraîneur de Tri-Cap.
outlook-cards = J’ai regardé chaque carte qui peut suivre, toutes aussi probables les unes que les autres.
outlook-alone = Si { $card } venait, cela coûterait le plus : { $who ->
        [you] { $sure ->
            [1] tu aurais la seule carte voisine
           *[0] tu pourrais avoir la seule carte voisine
        }
       *[any] { $sure ->
            [1] le joueur { player-number } aurait la seule carte voisine
           *[0] le joueur { player-number } pourrait avoir la seule carte voisine
        }
    }.
outlook-tricap = Si { $card } venait, cela coûterait le plus : { $sure ->
        [1] ce serait un Tricap
       *[0] ce pourrait être un Tricap
    }.
outlook-nobody = Si { $card } venait, cela coûterait le plus : { $sure ->
        [1] personne n’aurait de carte voisine
       *[0] il se pourrait que personne n’ait de carte voisine
    }.
