# Ce qui est vrai d’un coup à TriCom, et ce qu’un autre coup change. Les cartes pas vues sont celles qui ne
# sont ni visibles ni dans la main du lecteur.
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
so-many-cards = { $cards ->
        [0] aucune
        [one] une seule
       *[other] { $cards }
    }
of-than-cards = { $than-cards ->
        [0] d’aucune
        [one] d’une seule
       *[other] de { $than-cards }
    }
in-hand = { $cards ->
        [0] Aucune carte
        [one] Une seule carte
       *[other] { $cards } cartes
    } de { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    }
of-deck = { $who ->
        [you] de ton jeu
       *[any] du jeu du joueur { player-number }
    }
part-fits = { $share ->
        [all] { $whole ->
            [one] La seule carte { of-deck } que tu n’as pas vue conviendrait
           *[other] Les { $whole } cartes { of-deck } que tu n’as pas vues conviendraient toutes
        }
        [none] { $whole ->
            [0] Aucune carte { of-deck } que tu n’as pas vue ne conviendrait
            [1] La seule carte { of-deck } que tu n’as pas vue ne conviendrait pas
           *[other] Aucune des { $whole } cartes { of-deck } que tu n’as pas vues ne conviendrait
        }
       *[some] Sur les { $whole } cartes { of-deck } que tu n’as pas vues, { $part ->
            [one] une seule conviendrait
           *[other] { $part } conviendraient
        }
    } { $who ->
        [you] dans ta base
       *[any] dans sa base
    }
part-combines = { $share ->
        [all] { $whole ->
            [one] La seule carte { of-deck } que tu n’as pas vue pourrait
           *[other] Les { $whole } cartes { of-deck } que tu n’as pas vues pourraient toutes
        }
        [none] { $whole ->
            [0] Aucune carte { of-deck } que tu n’as pas vue ne pourrait
            [1] La seule carte { of-deck } que tu n’as pas vue ne pourrait pas
           *[other] Aucune des { $whole } cartes { of-deck } que tu n’as pas vues ne pourrait
        }
       *[some] Sur les { $whole } cartes { of-deck } que tu n’as pas vues, { $part ->
            [one] une seule pourrait
           *[other] { $part } pourraient
        }
    } faire un trio ou un quatuor { $who ->
        [you] dans ta base
       *[any] dans sa base
    }
come-next = peut venir ensuite { $who ->
        [you] chez toi
       *[any] chez le joueur { player-number }
    }
can-come-next = peuvent venir ensuite { $who ->
        [you] chez toi
       *[any] chez le joueur { player-number }
    }
part-own-clears = { $share ->
        [all] { $whole ->
            [one] La seule carte d’action qui { come-next } est un roi ou une dame qui pourrait y enlever une pile
           *[other] Les { $whole } cartes d’action qui { can-come-next } sont toutes des rois ou des dames qui pourraient y enlever une pile
        }
        [none] { $whole ->
            [0] Aucune carte d’action qui { come-next } n’est un roi ou une dame qui pourrait y enlever une pile
            [1] La seule carte d’action qui { come-next } n’est pas un roi ou une dame qui pourrait y enlever une pile
           *[other] Aucune des { $whole } cartes d’action qui { can-come-next } n’est un roi ou une dame qui pourrait y enlever une pile
        }
       *[some] Sur les { $whole } cartes d’action qui { can-come-next }, { $part ->
            [one] une seule est un roi ou une dame qui pourrait y enlever une pile
           *[other] { $part } sont des rois ou des dames qui pourraient y enlever une pile
        }
    }
part-jack-clears = { $share ->
        [all] { $whole ->
            [one] La seule carte d’action qui { come-next } est un valet qui pourrait enlever une pile d’un autre joueur
           *[other] Les { $whole } cartes d’action qui { can-come-next } sont toutes des valets qui pourraient enlever une pile d’un autre joueur
        }
        [none] { $whole ->
            [0] Aucune carte d’action qui { come-next } n’est un valet qui pourrait enlever une pile d’un autre joueur
            [1] La seule carte d’action qui { come-next } n’est pas un valet qui pourrait enlever une pile d’un autre joueur
           *[other] Aucune des { $whole } cartes d’action qui { can-come-next } n’est un valet qui pourrait enlever une pile d’un autre joueur
        }
       *[some] Sur les { $whole } cartes d’action qui { can-come-next }, { $part ->
            [one] une seule est un valet qui pourrait enlever une pile d’un autre joueur
           *[other] { $part } sont des valets qui pourraient enlever une pile d’un autre joueur
        }
    }
claim-forced = On ne peut rien jouer d’autre ici.
claim-scores = Points marqués tout de suite par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-points }.
    .than = Points marqués tout de suite par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-points } au lieu { of-than-points }.
claim-trio = La carte fait un trio.
claim-quartet = La carte fait un quatuor.
claim-duo = La carte fait un duo : { some-points }.
    .than = La carte fait un duo : { some-points } au lieu { of-than-points }.
claim-clears = Cartes enlevées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-cards }.
    .than = Cartes enlevées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-cards } au lieu { of-than-cards }.
claim-fill-combines = Chance que la carte qui remplit la case fasse un trio ou un quatuor : { chance-now }.
    .than = Chance que la carte qui remplit la case fasse un trio ou un quatuor : { chance-instead }.
claim-draw-fits = Chance que la carte de la pioche convienne quelque part : { chance-now }.
    .than = Chance que la carte de la pioche convienne quelque part : { chance-instead }.
claim-ends = Avec ce coup, la manche est finie.
claim-hand-fits = { in-hand } { $cards ->
        [0] ne convient
        [one] convient quelque part
       *[other] conviennent quelque part
    }.
    .than = { in-hand } { $cards ->
        [0] ne convient
        [one] convient quelque part
       *[other] conviennent quelque part
    }, au lieu { of-than-cards }.
claim-hand-combines = { in-hand } { $cards ->
        [0] ne peut
        [one] peut
       *[other] peuvent
    } faire un trio ou un quatuor.
    .than = { in-hand } { $cards ->
        [0] ne peut
        [one] peut
       *[other] peuvent
    } faire un trio ou un quatuor, au lieu { of-than-cards }.
claim-hand-duos = { in-hand } { $cards ->
        [0] ne peut
        [one] peut
       *[other] peuvent
    } faire un duo.
    .than = { in-hand } { $cards ->
        [0] ne peut
        [one] peut
       *[other] peuvent
    } faire un duo, au lieu { of-than-cards }.
claim-unseen-fits = { part-fits }.
    .than = { part-fits }{ instead-of-share }.
claim-unseen-combines = { part-combines }.
    .than = { part-combines }{ instead-of-share }.
claim-reserve-open = Piles où convient la carte du dessus de { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { player-number }
    } : { $slots ->
        [0] aucune
        [one] une seule
       *[other] { $slots }
    }.
    .than = Piles où convient la carte du dessus de { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { player-number }
    } : { $slots ->
        [0] aucune
        [one] une seule
       *[other] { $slots }
    } au lieu { $than-slots ->
        [0] d’aucune
        [one] d’une seule
       *[other] de { $than-slots }
    }.
claim-own-clears = { part-own-clears }.
    .than = { part-own-clears }{ instead-of-share }.
claim-jack-clears = { part-jack-clears }.
    .than = { part-jack-clears }{ instead-of-share }.
claim-tallest = Cartes de la pile la plus haute qu’un tel valet { $who ->
        [you] à toi
       *[any] du joueur { player-number }
    } peut enlever : { so-many-cards }.
    .than = Cartes de la pile la plus haute qu’un tel valet { $who ->
        [you] à toi
       *[any] du joueur { player-number }
    } peut enlever : { so-many-cards } au lieu { of-than-cards }.
claim-reserve = Cartes dans { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { player-number }
    } : { so-many-cards } ; { $cards ->
        [0] chacune coûterait
       *[other] chacune coûte
    } un point à la fin.
    .than = Cartes dans { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { player-number }
    } : { so-many-cards } au lieu { of-than-cards } ; { $cards ->
        [0] chacune coûterait
       *[other] chacune coûte
    } un point à la fin.
claim-hand = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } : { so-many-cards }.
    .than = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } : { so-many-cards } au lieu { of-than-cards }.
claim-stock = Cartes dans { $who ->
        [you] ta pioche
       *[any] la pioche du joueur { player-number }
    } : { so-many-cards }.
    .than = Cartes dans { $who ->
        [you] ta pioche
       *[any] la pioche du joueur { player-number }
    } : { so-many-cards } au lieu { of-than-cards }.
claim-points = Points { $who ->
        [you] que tu as
       *[any] du joueur { player-number }
    } jusqu’ici : { so-many-points }.
    .than = Points { $who ->
        [you] que tu as
       *[any] du joueur { player-number }
    } jusqu’ici : { so-many-points } au lieu { of-than-points }.
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
claim-later-reserve = Dans les manches que j’ai continuées, { $others ->
        [1] les réserves des autres avaient ensuite ensemble
       *[0] { $who ->
            [you] ta réserve avait ensuite
           *[any] la réserve du joueur { player-number } avait ensuite
        }
    } en moyenne { $tenths-whole },{ $tenths-rest } { $tenths-whole ->
        [0] carte
        [1] carte
       *[other] cartes
    } { $fewer ->
        [1] de moins
       *[0] de plus
    } qu’après le meilleur coup.
claim-later-fits = Dans les manches que j’ai continuées, { $others ->
        [1] les mains des autres avaient ensuite ensemble
       *[0] { $who ->
            [you] ta main avait ensuite
           *[any] la main du joueur { player-number } avait ensuite
        }
    } en moyenne { $tenths-whole },{ $tenths-rest } { $tenths-whole ->
        [0] carte qui convient
        [1] carte qui convient
       *[other] cartes qui conviennent
    } { $fewer ->
        [1] de moins
       *[0] de plus
    } qu’après le meilleur coup.
claim-later-cards = Dans les manches que j’ai continuées, { $others ->
        [1] il restait ensuite aux autres ensemble
       *[0] { $who ->
            [you] il te restait ensuite
           *[any] il restait ensuite au joueur { player-number }
        }
    } en moyenne { $tenths-whole },{ $tenths-rest } { $tenths-whole ->
        [0] carte
        [1] carte
       *[other] cartes
    } { $fewer ->
        [1] de moins
       *[0] de plus
    } à jouer qu’après le meilleur coup.
fan-action = { $who ->
        [you] Ta prochaine carte d’action
       *[any] La prochaine carte d’action du joueur { player-number }
    }{ $assumes ->
        [1] , la table restant comme elle est
       *[0] {""}
    }
fan-stock = { $who ->
        [you] La prochaine carte de ta pioche
       *[any] La prochaine carte de la pioche du joueur { player-number }
    }{ $assumes ->
        [1] , la table restant comme elle est
       *[0] {""}
    }
fan-clears-own = { $who ->
        [you] Tu peux enlever une de tes piles
       *[any] Le joueur { player-number } peut enlever une de ses piles
    }
fan-clears-other = { $who ->
        [you] Tu peux enlever une pile d’un autre joueur
        [them] Le joueur { player-number } peut enlever une pile d’un autre joueur
       *[any] Le joueur { player-number } peut enlever une pile d’un autre joueur
    }
fan-idle = Ne fait rien
fan-combines = Peut faire un trio ou un quatuor
fan-doubles = Peut faire un duo
fan-fits = Convient quelque part
fan-no-fit = Ne convient nulle part
fan-fills = Comble le vide
