# Ce qui est vrai d’un coup à TriCom, et ce qu’un autre coup change. Les cartes pas vues sont celles qui ne
# sont ni visibles ni dans la main du lecteur.
claim-forced = On ne peut rien jouer d’autre ici.
claim-scores = Points marqués tout de suite par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $points }.
    .than = { $who ->
        [you] Tu marques
       *[any] Le joueur { player-number } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite au lieu de { $than-points }.
claim-trio = La carte fait un trio.
claim-quartet = La carte fait un quatuor.
claim-duo = La carte fait un duo : { $points ->
        [one] un point
       *[other] { $points } points
    }.
    .than = Points pour un duo : { $points } au lieu de { $than-points }.
claim-clears = Cartes enlevées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $cards }.
    .than = Cartes enlevées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $cards } au lieu de { $than-cards }.
claim-fill-combines = Chance que la carte qui remplit la case fasse un trio ou un quatuor : environ { $chance-percent } %.
    .than = Chance que la carte qui remplit la case fasse un trio ou un quatuor : environ { $chance-percent } % au lieu de { $than-chance-percent } %.
claim-draw-fits = Chance que la carte de la pioche convienne quelque part : environ { $chance-percent } %.
    .than = Chance que la carte de la pioche convienne quelque part : environ { $chance-percent } % au lieu de { $than-chance-percent } %.
claim-ends = Avec ce coup, la manche est finie.
claim-hand-fits = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } qui conviennent quelque part : { $cards }.
    .than = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } qui conviennent quelque part : { $cards } au lieu de { $than-cards }.
claim-hand-combines = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } qui peuvent faire un trio ou un quatuor : { $cards }.
    .than = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } qui peuvent faire un trio ou un quatuor : { $cards } au lieu de { $than-cards }.
claim-hand-duos = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } qui peuvent faire un duo : { $cards }.
    .than = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } qui peuvent faire un duo : { $cards } au lieu de { $than-cards }.
claim-unseen-fits = Cartes que tu n’as pas vues et qui conviennent dans { $who ->
        [you] ta base
       *[any] la base du joueur { player-number }
    } : { $cards } sur { $unseen }.
    .than = Cartes que tu n’as pas vues et qui conviennent dans { $who ->
        [you] ta base
       *[any] la base du joueur { player-number }
    } : { $cards } sur { $unseen } au lieu de { $than-cards } sur { $than-unseen }.
claim-unseen-combines = Cartes que tu n’as pas vues et qui font un trio ou un quatuor dans { $who ->
        [you] ta base
       *[any] la base du joueur { player-number }
    } : { $cards } sur { $unseen }.
    .than = Cartes que tu n’as pas vues et qui font un trio ou un quatuor dans { $who ->
        [you] ta base
       *[any] la base du joueur { player-number }
    } : { $cards } sur { $unseen } au lieu de { $than-cards } sur { $than-unseen }.
claim-reserve-open = Piles où convient la carte du dessus de { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { player-number }
    } : { $slots }.
    .than = Piles où convient la carte du dessus de { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { player-number }
    } : { $slots } au lieu de { $than-slots }.
claim-own-clears = Rois et dames qui peuvent venir ensuite { $who ->
        [you] chez toi
       *[any] chez le joueur { player-number }
    } et y enlever une pile : { $actions } sur { $left }.
    .than = Des rois et dames qui peuvent venir ensuite { $who ->
        [you] chez toi
       *[any] chez le joueur { player-number }
    }, { $actions } sur { $left } { $actions ->
        [one] pourrait
       *[other] pourraient
    } y enlever une pile, au lieu de { $than-actions } sur { $than-left }.
claim-jack-clears = Valets qui peuvent venir ensuite { $who ->
        [you] chez toi
       *[any] chez le joueur { player-number }
    } et enlever une pile d’un autre joueur : { $actions } sur { $left }.
    .than = Des valets qui peuvent venir ensuite { $who ->
        [you] chez toi
       *[any] chez le joueur { player-number }
    }, { $actions } sur { $left } { $actions ->
        [one] pourrait
       *[other] pourraient
    } enlever une pile d’un autre joueur, au lieu de { $than-actions } sur { $than-left }.
claim-tallest = Cartes de la pile la plus haute qu’un tel valet { $who ->
        [you] à toi
       *[any] du joueur { player-number }
    } peut enlever : { $cards }.
    .than = Cartes de la pile la plus haute qu’un tel valet { $who ->
        [you] à toi
       *[any] du joueur { player-number }
    } peut enlever : { $cards } au lieu de { $than-cards }.
claim-reserve = Cartes dans { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { player-number }
    }, un point de moins pour chacune à la fin : { $cards }.
    .than = Cartes dans { $who ->
        [you] ta réserve
       *[any] la réserve du joueur { player-number }
    }, un point de moins pour chacune à la fin : { $cards } au lieu de { $than-cards }.
claim-hand = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } : { $cards }.
    .than = Cartes dans { $who ->
        [you] ta main
       *[any] la main du joueur { player-number }
    } : { $cards } au lieu de { $than-cards }.
claim-stock = Cartes dans { $who ->
        [you] ta pioche
       *[any] la pioche du joueur { player-number }
    } : { $cards }.
    .than = Cartes dans { $who ->
        [you] ta pioche
       *[any] la pioche du joueur { player-number }
    } : { $cards } au lieu de { $than-cards }.
claim-points = Points { $who ->
        [you] que tu as
       *[any] du joueur { player-number }
    } jusqu’ici : { $points }.
    .than = Points { $who ->
        [you] que tu as
       *[any] du joueur { player-number }
    } jusqu’ici : { $points } au lieu de { $than-points }.
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
