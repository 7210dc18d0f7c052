# Ce qui est vrai d’un coup à Triominos, et ce qu’un autre coup change. Les pierres pas vues sont dans la
# pioche et sur les autres chevalets ; chacune peut être partout aussi bien qu’une autre.

some-points = { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
than-points = { $than-points ->
        [0] aucun
       *[other] { $than-points }
    }
claim-forced = On ne peut rien jouer d’autre ici.
claim-scores = Points marqués tout de suite par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $points }.
    .than = Points marqués tout de suite par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $points } au lieu de { $than-points }.
claim-costs = Points que ce coup { $who ->
        [you] te coûte
       *[any] coûte au joueur { player-number }
    } : { $points }.
    .than = Points que ce coup { $who ->
        [you] te coûte
       *[any] coûte au joueur { player-number }
    } : { $points } au lieu de { $than-points }.
claim-bridge = La pierre fait un pont.
claim-hexagons = La pierre complète { $hexagons ->
        [one] un hexagone
       *[other] { $hexagons } hexagones
    }.
    .than = La pierre complète { $hexagons ->
        [one] un hexagone
       *[other] { $hexagons } hexagones
    } au lieu de { $than-hexagons }.
claim-rings = { $who ->
        [you] Tu poses ta dernière pierre et tu fais tinter la sonnette.
       *[any] Le joueur { player-number } pose sa dernière pierre et fait tinter la sonnette.
    }
claim-ends = Avec ce coup, la manche est finie.
claim-buy-fits = Chance que la pierre achetée { $who ->
        [you] par toi
       *[any] par le joueur { player-number }
    } convienne quelque part : environ { $chance-percent } %.
    .than = Chance que la pierre achetée { $who ->
        [you] par toi
       *[any] par le joueur { player-number }
    } convienne quelque part : environ { $chance-percent } % au lieu de { $than-chance-percent } %.
claim-opens = Nouveaux endroits où convient une pierre pas encore posée : { $places }.
    .than = Nouveaux endroits où convient une pierre pas encore posée : { $places } au lieu de { $than-places }.
claim-shuts = Endroits libres où plus aucune pierre ne convient : { $places }.
    .than = Endroits libres où plus aucune pierre ne convient : { $places } au lieu de { $than-places }.
claim-places = Endroits où convient une pierre pas encore posée : { $places }.
    .than = Endroits où convient une pierre pas encore posée : { $places } au lieu de { $than-places }.
claim-fits-unseen = Des { $unseen } pierres que tu n’as pas vues, { $tiles ->
        [0] aucune ne convient
        [one] { $tiles } convient
       *[other] { $tiles } conviennent
    } quelque part.
    .than = Pierres que tu n’as pas vues et qui conviennent quelque part : { $tiles } sur { $unseen } au lieu de { $than-tiles } sur { $than-unseen }.
claim-bonus-unseen = Des { $unseen } pierres que tu n’as pas vues, { $tiles ->
        [0] aucune ne pourrait
        [one] { $tiles } pourrait
       *[other] { $tiles } pourraient
    } faire ensuite un pont ou un hexagone.
    .than = Des { $unseen } pierres que tu n’as pas vues, { $tiles ->
        [0] aucune ne pourrait
        [one] { $tiles } pourrait
       *[other] { $tiles } pourraient
    } faire ensuite un pont ou un hexagone, au lieu de { $than-tiles } sur { $than-unseen }.
claim-best-unseen = Le maximum qu’une pierre que tu n’as pas vue pourrait marquer ensuite : { some-points }.
    .than = Le maximum qu’une pierre que tu n’as pas vue pourrait marquer ensuite : { some-points } au lieu de { than-points }.
claim-stuck = Chance { $who ->
        [you] qu’aucune de tes pierres ne convienne
       *[any] qu’aucune pierre du joueur { player-number } ne convienne
    } : environ { $chance-percent } %.
    .than = Chance { $who ->
        [you] qu’aucune de tes pierres ne convienne
       *[any] qu’aucune pierre du joueur { player-number } ne convienne
    } : environ { $chance-percent } % au lieu de { $than-chance-percent } %.
claim-own-fits = Pierres que { $who ->
        [you] tu peux
       *[any] le joueur { player-number } peut
    } poser sur la table telle qu’elle est alors : { $tiles }.
    .than = Pierres que { $who ->
        [you] tu peux
       *[any] le joueur { player-number } peut
    } poser sur la table telle qu’elle est alors : { $tiles } au lieu de { $than-tiles }.
claim-own-best = Le plus que { $who ->
        [you] tu pourrais
       *[any] le joueur { player-number } pourrait
    } marquer ensuite sur la table telle qu’elle est alors : { some-points }.
    .than = Le plus que { $who ->
        [you] tu pourrais
       *[any] le joueur { player-number } pourrait
    } marquer ensuite sur la table telle qu’elle est alors : { some-points } au lieu de { than-points }.
claim-own-value = Valeur des pierres { $who ->
        [you] qui te restent
       *[any] qui restent au joueur { player-number }
    } : { some-points }.
    .than = Valeur des pierres { $who ->
        [you] qui te restent
       *[any] qui restent au joueur { player-number }
    } : { some-points } au lieu de { than-points }.
claim-rack = Pierres { $who ->
        [you] sur ton chevalet
       *[any] sur le chevalet du joueur { player-number }
    } : { $tiles }.
    .than = Pierres { $who ->
        [you] sur ton chevalet
       *[any] sur le chevalet du joueur { player-number }
    } : { $tiles } au lieu de { $than-tiles }.
claim-pool = Pierres dans la pioche : { $tiles }.
    .than = Pierres dans la pioche : { $tiles } au lieu de { $than-tiles }.
claim-later-points = Dans les manches que j’ai continuées, { $others ->
        [1] les autres ont ensuite marqué ensemble
       *[0] { $who ->
            [you] tu as ensuite marqué
           *[any] le joueur { player-number } a ensuite marqué
        }
    } en moyenne { $tenths-whole },{ $tenths-rest } { $tenths-whole ->
        [0] point
        [1] point
       *[other] points
    } { $fewer ->
        [1] de moins
       *[0] de plus
    } qu’après le meilleur coup.
claim-later-tiles = Dans les manches que j’ai continuées, { $others ->
        [1] il restait ensuite aux autres ensemble
       *[0] { $who ->
            [you] il te restait ensuite
           *[any] il restait ensuite au joueur { player-number }
        }
    } en moyenne { $tenths-whole },{ $tenths-rest } { $tenths-whole ->
        [0] pierre
        [1] pierre
       *[other] pierres
    } { $fewer ->
        [1] de moins
       *[0] de plus
    } qu’après le meilleur coup.
claim-later-bell = Manches que j’ai continuées et où { $who ->
        [you] tu fais tinter la sonnette
       *[any] le joueur { player-number } fait tinter la sonnette
    } : { $rounds } sur { $of }.
    .than = { $who ->
        [you] Tu fais
       *[any] Le joueur { player-number } fait
    } tinter la sonnette dans { $rounds } des { $of } manches que j’ai continuées, au lieu de { $than-rounds }.
fan-title = { $who ->
        [you] La pierre que tu achèterais
       *[any] Pierres que tu n’as pas vues
    }
fan-shape = Peut faire un pont ou un hexagone
fan-fits = Convient quelque part
fan-no-fit = Ne convient nulle part
