# Ce que dit l’entraîneur du Tric Trac.
outlook-throws = J’ai regardé les 21 jets qui peuvent suivre, chacun avec la meilleure réponse que je trouve.
outlook-reply = C’est le jet { $throw } qui coûte le plus{ $moves ->
        [0] {""}
       *[other] {" : "}{ $line } peut alors se jouer
    }.
played-race = Plus aucun pion ne peut en frapper un autre. J’ai donc joué la suite { $rounds } fois, chaque camp pour soi, avec les mêmes jets après chaque coup.
