# Ce qui est vrai d’un coup à Triominos, et ce qu’un autre coup change. Les pierres pas vues sont dans la
# pioche et sur les autres chevalets ; chacune peut être partout aussi bien qu’une autre.

some-points = { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }
so-many-points = { $points ->
        [0] aucun
        [one] un seul
       *[other] { $points }
    }
of-than-points = { $than-points ->
        [0] d’aucun
        [one] d’un seul
       *[other] de { $than-points }
    }
so-many-tiles = { $tiles ->
        [0] aucune
        [one] une seule
       *[other] { $tiles }
    }
of-than-tiles = { $than-tiles ->
        [0] d’aucune
        [one] d’une seule
       *[other] de { $than-tiles }
    }
so-many-places = { $places ->
        [0] aucun
        [one] un seul
       *[other] { $places }
    }
of-than-places = { $than-places ->
        [0] d’aucun
        [one] d’un seul
       *[other] de { $than-places }
    }
part-fits = { $share ->
        [all] { $whole ->
            [one] La seule pierre que tu n’as pas vue convient quelque part
           *[other] Les { $whole } pierres que tu n’as pas vues conviennent toutes quelque part
        }
        [none] { $whole ->
            [0] Aucune pierre que tu n’as pas vue ne convient
            [1] La seule pierre que tu n’as pas vue ne convient nulle part
           *[other] Aucune des { $whole } pierres que tu n’as pas vues ne convient
        }
       *[some] Sur les { $whole } pierres que tu n’as pas vues, { $part ->
            [one] une seule convient quelque part
           *[other] { $part } conviennent quelque part
        }
    }
part-bonus = { $share ->
        [all] { $whole ->
            [one] La seule pierre que tu n’as pas vue pourrait
           *[other] Les { $whole } pierres que tu n’as pas vues pourraient toutes
        }
        [none] { $whole ->
            [0] Aucune pierre que tu n’as pas vue ne pourrait
            [1] La seule pierre que tu n’as pas vue ne pourrait pas
           *[other] Aucune des { $whole } pierres que tu n’as pas vues ne pourrait
        }
       *[some] Sur les { $whole } pierres que tu n’as pas vues, { $part ->
            [one] une seule pourrait
           *[other] { $part } pourraient
        }
    } faire ensuite un pont ou un hexagone
claim-forced = On ne peut rien jouer d’autre ici.
claim-scores = Points marqués tout de suite par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-points }.
    .than = Points marqués tout de suite par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-points } au lieu { of-than-points }.
claim-costs = Points que ce coup { $who ->
        [you] te coûte
       *[any] coûte au joueur { player-number }
    } : { so-many-points }.
    .than = Points que ce coup { $who ->
        [you] te coûte
       *[any] coûte au joueur { player-number }
    } : { so-many-points } au lieu { of-than-points }.
claim-bridge = La pierre fait un pont.
claim-hexagons = La pierre complète { $hexagons ->
        [one] un hexagone
       *[other] { $hexagons } hexagones
    }.
    .than = La pierre complète { $hexagons ->
        [one] un hexagone
       *[other] { $hexagons } hexagones
    } au lieu { $than-hexagons ->
        [one] d’un seul
       *[other] de { $than-hexagons }
    }.
claim-rings = { $who ->
        [you] Tu poses ta dernière pierre et tu fais tinter la sonnette.
       *[any] Le joueur { player-number } pose sa dernière pierre et fait tinter la sonnette.
    }
claim-ends = Avec ce coup, la manche est finie.
claim-buy-fits = Chance que la pierre achetée { $who ->
        [you] par toi
       *[any] par le joueur { player-number }
    } convienne quelque part : { chance-now }.
    .than = Chance que la pierre achetée { $who ->
        [you] par toi
       *[any] par le joueur { player-number }
    } convienne quelque part : { chance-instead }.
claim-opens = Nouveaux endroits où convient une pierre pas encore posée : { so-many-places }.
    .than = Nouveaux endroits où convient une pierre pas encore posée : { so-many-places } au lieu { of-than-places }.
claim-shuts = Endroits libres où plus aucune pierre ne convient : { so-many-places }.
    .than = Endroits libres où plus aucune pierre ne convient : { so-many-places } au lieu { of-than-places }.
claim-places = Endroits où convient une pierre pas encore posée : { so-many-places }.
    .than = Endroits où convient une pierre pas encore posée : { so-many-places } au lieu { of-than-places }.
claim-fits-unseen = { part-fits }.
    .than = { part-fits }{ instead-of-share }.
claim-bonus-unseen = { part-bonus }.
    .than = { part-bonus }{ instead-of-share }.
claim-best-unseen = Le maximum qu’une pierre que tu n’as pas vue pourrait marquer ensuite : { some-points }.
    .than = Le maximum qu’une pierre que tu n’as pas vue pourrait marquer ensuite : { some-points } au lieu { of-than-points }.
claim-stuck = Chance { $who ->
        [you] qu’aucune de tes pierres ne convienne
       *[any] qu’aucune pierre du joueur { player-number } ne convienne
    } : { chance-now }.
    .than = Chance { $who ->
        [you] qu’aucune de tes pierres ne convienne
       *[any] qu’aucune pierre du joueur { player-number } ne convienne
    } : { chance-instead }.
claim-own-fits = Pierres que { $who ->
        [you] tu peux
       *[any] le joueur { player-number } peut
    } poser sur la table telle qu’elle est alors : { so-many-tiles }.
    .than = Pierres que { $who ->
        [you] tu peux
       *[any] le joueur { player-number } peut
    } poser sur la table telle qu’elle est alors : { so-many-tiles } au lieu { of-than-tiles }.
claim-own-best = Le plus que { $who ->
        [you] tu pourrais
       *[any] le joueur { player-number } pourrait
    } marquer ensuite sur la table telle qu’elle est alors : { some-points }.
    .than = Le plus que { $who ->
        [you] tu pourrais
       *[any] le joueur { player-number } pourrait
    } marquer ensuite sur la table telle qu’elle est alors : { some-points } au lieu { of-than-points }.
claim-own-value = Valeur des pierres { $who ->
        [you] qui te restent
       *[any] qui restent au joueur { player-number }
    } : { some-points }.
    .than = Valeur des pierres { $who ->
        [you] qui te restent
       *[any] qui restent au joueur { player-number }
    } : { some-points } au lieu { of-than-points }.
claim-rack = Pierres { $who ->
        [you] sur ton chevalet
       *[any] sur le chevalet du joueur { player-number }
    } : { so-many-tiles }.
    .than = Pierres { $who ->
        [you] sur ton chevalet
       *[any] sur le chevalet du joueur { player-number }
    } : { so-many-tiles } au lieu { of-than-tiles }.
claim-pool = Pierres dans la pioche : { so-many-tiles }.
    .than = Pierres dans la pioche : { so-many-tiles } au lieu { of-than-tiles }.
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
claim-later-bell = { $share ->
        [all] { $who ->
                [you] Tu fais
               *[any] Le joueur { player-number } fait
            } tinter la sonnette dans toutes les { $of } manches
        [none] { $who ->
                [you] Tu ne fais
               *[any] Le joueur { player-number } ne fait
            } tinter la sonnette dans aucune des { $of } manches
       *[some] { $who ->
                [you] Tu fais
               *[any] Le joueur { player-number } fait
            } tinter la sonnette dans { $rounds ->
            [one] une seule
           *[other] { $rounds }
        } des { $of } manches
    } que j’ai continuées.
    .than = { $share ->
        [all] { $who ->
                [you] Tu fais
               *[any] Le joueur { player-number } fait
            } tinter la sonnette dans toutes les { $of } manches
        [none] { $who ->
                [you] Tu ne fais
               *[any] Le joueur { player-number } ne fait
            } tinter la sonnette dans aucune des { $of } manches
       *[some] { $who ->
                [you] Tu fais
               *[any] Le joueur { player-number } fait
            } tinter la sonnette dans { $rounds ->
            [one] une seule
           *[other] { $rounds }
        } des { $of } manches
    } que j’ai continuées, au lieu { of-share-than }.
fan-title = { $who ->
        [you] La pierre que tu achèterais
       *[any] Pierres que tu n’as pas vues
    }
fan-shape = Peut faire un pont ou un hexagone
fan-fits = Convient quelque part
fan-no-fit = Ne convient nulle part
