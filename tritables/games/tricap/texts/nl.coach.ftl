# Wat de coach over Tri-Cap zegt.
outlook-cards = Ik heb gekeken naar elke kaart die nu kan komen, de ene even waarschijnlijk als de andere.
outlook-alone = De { $card } als volgende kaart zou het meest kosten: { $who ->
        [you] { $sure ->
            [1] dan heb jij als enige een buur
           *[0] dan kun jij als enige een buur hebben
        }
       *[any] { $sure ->
            [1] dan heeft alleen speler { player-number } een buur
           *[0] dan kan alleen speler { player-number } een buur hebben
        }
    }.
outlook-tricap = De { $card } als volgende kaart zou het meest kosten: { $sure ->
        [1] dan is het een Tricap
       *[0] dan kan het een Tricap zijn
    }.
outlook-nobody = De { $card } als volgende kaart zou het meest kosten: { $sure ->
        [1] dan heeft niemand een buur
       *[0] dan kan het zijn dat niemand een buur heeft
    }.
