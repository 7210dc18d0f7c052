# Ce qui est vrai d’un coup au Tric Trac, et ce qu’un autre coup change. Places : 0, les Blancs ; 1, les
# Noirs. Un jet compte s’il peut se jouer ainsi ; deux dés tombent de 36 façons.


some-points = { $points ->
        [0] aucune flèche
        [one] une flèche
       *[other] { $points } flèches
    }
of-than-ways = { $than-ways ->
        [0] d’aucun
        [1] d’un seul
        [36] de tous
       *[other] de { $than-ways }
    }
so-many-ways = { $ways ->
        [0] aucun
        [1] un seul
        [36] tous
       *[other] { $ways }
    }
so-many-stones = { $stones ->
        [0] aucun
        [one] un seul
       *[other] { $stones }
    }
of-than-stones = { $than-stones ->
        [0] d’aucun
        [one] d’un seul
       *[other] de { $than-stones }
    }
so-many-points = { $points ->
        [0] aucune
        [one] une seule
       *[other] { $points }
    }
of-than-points = { $than-points ->
        [0] d’aucune
        [one] d’une seule
       *[other] de { $than-points }
    }
claim-forced = On ne peut rien jouer d’autre ici.
claim-wins = { $who ->
        [you] Tu sors ton dernier pion et tu gagnes.
       *[any] { side } sortent leur dernier pion et gagnent.
    }
claim-hits = Pions frappés { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { so-many-stones }.
    .than = Pions frappés { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { so-many-stones } au lieu { of-than-stones }.
claim-borne-off = Pions sortis { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { so-many-stones }.
    .than = Pions sortis { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { so-many-stones } au lieu { of-than-stones }.
claim-hit-throws = { $ways ->
        [0] Aucun des 36 jets ne permet
        [1] Un seul des 36 jets permet
        [36] Chacun des 36 jets permet
       *[other] { $ways } des 36 jets permettent
    } { $who ->
        [you] de frapper un pion { other-colour }
        [them] { side-to } de frapper un de tes pions
       *[any] { side-to } de frapper un pion
    }.
    .than = Jets, sur 36, qui permettent { $who ->
        [you] de frapper un pion { other-colour }
        [them] { side-to } de frapper un de tes pions
       *[any] { side-to } de frapper un pion
    } : { so-many-ways } au lieu { of-than-ways }.
claim-hit-stone = { $ways ->
        [0] Aucun des 36 jets ne permet
        [1] Un seul des 36 jets permet
        [36] Chacun des 36 jets permet
       *[other] { $ways } des 36 jets permettent
    } { $who ->
        [you] de frapper le pion { other-colour }
        [them] { side-to } de frapper ton pion
       *[any] { side-to } de frapper le pion { other-colour }
    } sur la flèche { $point }.
    .than = Jets, sur 36, qui permettent { $who ->
        [you] de frapper le pion { other-colour }
        [them] { side-to } de frapper ton pion
       *[any] { side-to } de frapper le pion { other-colour }
    } sur la flèche { $point } : { so-many-ways } au lieu { of-than-ways }.
claim-threat = Si c’était { $who ->
        [you] à toi
       *[any] { side-to }
    } de lancer, { $ways ->
        [0] aucun des 36 jets ne permettrait
        [1] un seul des 36 jets permettrait
        [36] chacun des 36 jets permettrait
       *[other] { $ways } des 36 jets permettraient
    } { $who ->
        [you] de frapper un pion { other-colour }
        [them] de frapper un de tes pions
       *[any] de frapper un pion
    }.
    .than = Si c’était { $who ->
        [you] à toi
       *[any] { side-to }
    } de lancer, { $ways ->
        [0] aucun des 36 jets ne permettrait
        [1] un seul des 36 jets permettrait
        [36] chacun des 36 jets permettrait
       *[other] { $ways } des 36 jets permettraient
    } { $who ->
        [you] de frapper un pion { other-colour }
        [them] de frapper un de tes pions
       *[any] de frapper un pion
    }, au lieu { of-than-ways }.
claim-enter-throws = { $ways ->
        [0] Aucun des 36 jets ne fait
        [1] Un seul des 36 jets fait
        [36] Chacun des 36 jets fait
       *[other] { $ways } des 36 jets font
    } entrer un pion { $who ->
        [you] de ta barre
       *[any] de la barre { side-of }
    }.
    .than = Jets, sur 36, qui font entrer un pion { $who ->
        [you] de ta barre
       *[any] de la barre { side-of }
    } : { so-many-ways } au lieu { of-than-ways }.
claim-stuck-throws = { $who ->
        [you] Pour toi,
       *[any] Pour { side-inside },
    } { $ways ->
        [0] chacun des 36 jets est jouable
        [1] un seul des 36 jets est tout à fait injouable
        [36] chacun des 36 jets est tout à fait injouable
       *[other] { $ways } des 36 jets sont tout à fait injouables
    }.
    .than = { $who ->
        [you] Pour toi,
       *[any] Pour { side-inside },
    } { $ways ->
        [0] chacun des 36 jets est jouable, au lieu { $than-ways ->
            [1] d’un seul injouable
            [36] de tous injouables
           *[other] de { $than-ways } injouables
        }
        [1] un seul des 36 jets est tout à fait injouable, au lieu { of-than-ways }
        [36] chacun des 36 jets est tout à fait injouable, au lieu { of-than-ways }
       *[other] { $ways } des 36 jets sont tout à fait injouables, au lieu { of-than-ways }
    }.
claim-off-throws = { $ways ->
        [0] Aucun des 36 jets ne permet
        [1] Un seul des 36 jets permet
        [36] Chacun des 36 jets permet
       *[other] { $ways } des 36 jets permettent
    } { $who ->
        [you] de sortir un de tes pions
       *[any] { side-to } de sortir un pion
    }.
    .than = Jets, sur 36, qui permettent { $who ->
        [you] de sortir un de tes pions
       *[any] { side-to } de sortir un pion
    } : { so-many-ways } au lieu { of-than-ways }.
claim-win-throws = { $ways ->
        [0] Aucun des 36 jets ne permet
        [1] Un seul des 36 jets permet
        [36] Chacun des 36 jets permet
       *[other] { $ways } des 36 jets permettent
    } { $who ->
        [you] de gagner tout de suite
       *[any] { side-to } de gagner tout de suite
    }.
    .than = Jets, sur 36, qui permettent { $who ->
        [you] de gagner tout de suite
       *[any] { side-to } de gagner tout de suite
    } : { so-many-ways } au lieu { of-than-ways }.
claim-shut-entry = Depuis la barre, { $dice ->
        [0] chaque nombre d’un dé fait
        [1] un seul des six nombres d’un dé ne fait pas
        [6] aucun des six nombres d’un dé ne fait
       *[other] { $dice } des six nombres d’un dé ne font pas
    } entrer { $who ->
        [you] un de tes pions
       *[any] un pion { side-of }
    }.
    .than = Nombres d’un dé, sur six, qui, depuis la barre, ne font pas entrer { $who ->
        [you] un de tes pions
       *[any] un pion { side-of }
    } : { $dice ->
        [0] aucun
        [1] un seul
        [6] tous
       *[other] { $dice }
    } au lieu { $than-dice ->
        [0] d’aucun
        [1] d’un seul
        [6] de tous
       *[other] de { $than-dice }
    }.
claim-alone = { $stones ->
        [0] { $who ->
                [you] Tu n’as aucun
               *[any] { side } n’ont aucun
            } pion seul
        [one] { $who ->
                [you] Tu as un
               *[any] { side } ont un
            } pion seul
       *[other] { $who ->
                [you] Tu as
               *[any] { side } ont
            } { $stones } pions seuls
    }.
    .than = { $stones ->
        [0] { $who ->
                [you] Tu n’as aucun
               *[any] { side } n’ont aucun
            } pion seul
        [one] { $who ->
                [you] Tu as un
               *[any] { side } ont un
            } pion seul
       *[other] { $who ->
                [you] Tu as
               *[any] { side } ont
            } { $stones } pions seuls
    } au lieu { of-than-stones }.
claim-held = Flèches tenues { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { so-many-points }.
    .than = Flèches tenues { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { so-many-points } au lieu { of-than-points }.
claim-wall = Le plus de flèches voisines tenues { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { so-many-points }.
    .than = { $who ->
        [you] Ta plus longue rangée de flèches tenues
       *[any] La plus longue rangée de flèches tenues par { side-inside }
    } en compte { so-many-points } au lieu { of-than-points }.
claim-crowded = Pions { $who ->
        [you] à toi
       *[any] { side-of }
    } en plus du quatrième sur une flèche : { so-many-stones }.
    .than = Pions { $who ->
        [you] à toi
       *[any] { side-of }
    } en plus du quatrième sur une flèche : { so-many-stones } au lieu { of-than-stones }.
claim-on-bar = Pions { $who ->
        [you] sur ta barre
       *[any] sur la barre { side-of }
    } : { so-many-stones }.
    .than = Pions { $who ->
        [you] sur ta barre
       *[any] sur la barre { side-of }
    } : { so-many-stones } au lieu { of-than-stones }.
claim-at-home = Pions { $who ->
        [you] dans ta maison
       *[any] { side-of } dans leur maison
    } : { so-many-stones }.
    .than = Pions { $who ->
        [you] dans ta maison
       *[any] { side-of } dans leur maison
    } : { so-many-stones } au lieu { of-than-stones }.
claim-home-points = { $who ->
        [you] Flèches occupées dans ta maison
       *[any] Flèches occupées par { side-inside } dans leur maison
    } : { $points ->
        [0] aucune sur six
        [1] une seule sur six
        [6] toutes les six
       *[other] { $points } sur six
    }.
    .than = { $who ->
        [you] Flèches occupées dans ta maison
       *[any] Flèches occupées par { side-inside } dans leur maison
    } : { $points ->
        [0] aucune sur six
        [1] une seule sur six
        [6] toutes les six
       *[other] { $points } sur six
    } au lieu { $than-points ->
        [0] d’aucune
        [1] d’une seule
        [6] de toutes
       *[other] de { $than-points }
    }.
claim-home-turns = Pour sortir les seuls pions { $who ->
        [you] de ta maison, il te faut
       *[any] de leur maison, il faut { side-to }
    } en moyenne { $tenths-whole },{ $tenths-rest } tours.
    .than = Pour sortir les seuls pions { $who ->
        [you] de ta maison, il te faut
       *[any] de leur maison, il faut { side-to }
    } en moyenne { $tenths-whole },{ $tenths-rest } tours au lieu de { $than-tenths-whole },{ $than-tenths-rest }.
claim-is-off = { $who ->
        [you] Tes pions déjà sortis
       *[any] Pions { side-of } déjà sortis
    } : { so-many-stones }.
    .than = { $who ->
        [you] Tes pions déjà sortis
       *[any] Pions { side-of } déjà sortis
    } : { so-many-stones } au lieu { of-than-stones }.
claim-way = { $points ->
        [0] Il ne { $who ->
            [you] te reste
           *[any] reste { side-to }
        } aucune flèche
       *[other] Il { $who ->
            [you] te reste
           *[any] reste { side-to }
        } { some-points }
    } à parcourir, tous pions réunis.
    .than = { $points ->
        [0] Il ne { $who ->
            [you] te reste
           *[any] reste { side-to }
        } aucune flèche
       *[other] Il { $who ->
            [you] te reste
           *[any] reste { side-to }
        } { some-points }
    } à parcourir, tous pions réunis, au lieu { of-than-points }.
claim-apart = Tous les pions se sont dépassés : plus aucun ne peut être frappé.
claim-turns-left = Pour sortir le dernier pion, il { $who ->
        [you] te faut
       *[any] faut { side-to }
    } en moyenne { $tenths-whole },{ $tenths-rest } tours.
    .than = Pour sortir le dernier pion, il { $who ->
        [you] te faut
       *[any] faut { side-to }
    } en moyenne { $tenths-whole },{ $tenths-rest } tours au lieu de { $than-tenths-whole },{ $than-tenths-rest }.
claim-later-turns = Dans les manches que j’ai continuées, il { $who ->
        [you] t’a fallu
       *[any] a fallu { side-to }
    } en moyenne { $tenths-whole },{ $tenths-rest } { $tenths-whole ->
        [0] tour
        [1] tour
       *[other] tours
    } { $fewer ->
        [1] de moins
       *[0] de plus
    } pour sortir le dernier pion qu’après le meilleur coup.
fan-title = { $who ->
        [you] Ton prochain jet
       *[any] Le prochain jet { side-of }
    }{ $assumes ->
        [1] , les pions restant où ils sont
       *[0] {""}
    }
fan-wins = { $who ->
        [you] Tu peux sortir ton dernier pion
       *[any] { side } peuvent sortir leur dernier pion
    }
fan-hits = { $who ->
        [you] Tu peux frapper un pion
        [them] { side } peuvent frapper un de tes pions
       *[any] { side } peuvent frapper un pion
    }
fan-stuck = { $who ->
        [you] Tu ne peux rien jouer
       *[any] { side } ne peuvent rien jouer
    }
fan-bears-off = { $who ->
        [you] Tu peux sortir un pion
       *[any] { side } peuvent sortir un pion
    }
fan-enters = { $who ->
        [you] Tu rentres depuis la barre
       *[any] { side } rentrent depuis la barre
    }
