# Ce qui est vrai d’un coup au Tric Trac, et ce qu’un autre coup change. Places : 0, les Blancs ; 1, les
# Noirs. Un jet compte s’il peut se jouer ainsi ; deux dés tombent de 36 façons.

ways-of-36 = { $ways ->
        [0] aucun des 36 jets
       *[other] { $ways } des 36 jets
    }
some-points = { $points ->
        [0] aucune flèche
        [one] une flèche
       *[other] { $points } flèches
    }
claim-forced = On ne peut rien jouer d’autre ici.
claim-wins = { $who ->
        [you] Tu sors ton dernier pion et tu gagnes.
       *[any] { side } sortent leur dernier pion et gagnent.
    }
claim-hits = Pions frappés { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { $stones }.
    .than = Pions frappés { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { $stones } au lieu de { $than-stones }.
claim-borne-off = Pions sortis { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { $stones }.
    .than = Pions sortis { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { $stones } au lieu de { $than-stones }.
claim-hit-throws = { $ways ->
        [0] Aucun des 36 jets ne permet
        [one] 1 des 36 jets permet
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
    } : { $ways } au lieu de { $than-ways }.
claim-hit-stone = { $ways ->
        [one] 1 des 36 jets permet
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
    } sur la flèche { $point } : { $ways } au lieu de { $than-ways }.
claim-threat = { $who ->
        [you] Si c’était à toi de lancer, tu pourrais frapper un pion
        [them] Si c’était { side-to } de lancer, ils pourraient frapper un de tes pions
       *[any] Si c’était { side-to } de lancer, ils pourraient frapper un pion
    } { $ways ->
        [0] avec aucun des 36 jets
       *[other] avec { $ways } des 36 jets
    }.
    .than = { $who ->
        [you] Si c’était à toi de lancer, tu pourrais frapper un pion
        [them] Si c’était { side-to } de lancer, ils pourraient frapper un de tes pions
       *[any] Si c’était { side-to } de lancer, ils pourraient frapper un pion
    } avec { ways-of-36 } au lieu de { $than-ways }.
claim-enter-throws = { $ways ->
        [0] Aucun des 36 jets ne fait
        [one] 1 des 36 jets fait
       *[other] { $ways } des 36 jets font
    } entrer un pion { $who ->
        [you] de ta barre
       *[any] de la barre { side-of }
    }.
    .than = Jets, sur 36, qui font entrer un pion { $who ->
        [you] de ta barre
       *[any] de la barre { side-of }
    } : { $ways } au lieu de { $than-ways }.
claim-stuck-throws = { $who ->
        [you] Pour toi,
       *[any] Pour { side-inside },
    } { $ways ->
        [0] chacun des 36 jets est jouable
        [one] 1 des 36 jets est tout à fait injouable
       *[other] { $ways } des 36 jets sont tout à fait injouables
    }.
    .than = { $who ->
        [you] Pour toi,
       *[any] Pour { side-inside },
    } { $ways ->
        [0] chacun des 36 jets est jouable, au lieu de { $than-ways } injouables
        [one] 1 des 36 jets est tout à fait injouable, au lieu de { $than-ways }
       *[other] { $ways } des 36 jets sont tout à fait injouables, au lieu de { $than-ways }
    }.
claim-off-throws = { $ways ->
        [0] Aucun des 36 jets ne permet
        [one] 1 des 36 jets permet
       *[other] { $ways } des 36 jets permettent
    } { $who ->
        [you] de sortir un de tes pions
       *[any] { side-to } de sortir un pion
    }.
    .than = Jets, sur 36, qui permettent { $who ->
        [you] de sortir un de tes pions
       *[any] { side-to } de sortir un pion
    } : { $ways } au lieu de { $than-ways }.
claim-win-throws = { $ways ->
        [0] Aucun des 36 jets ne permet
        [one] 1 des 36 jets permet
       *[other] { $ways } des 36 jets permettent
    } { $who ->
        [you] de gagner tout de suite
       *[any] { side-to } de gagner tout de suite
    }.
    .than = Jets, sur 36, qui permettent { $who ->
        [you] de gagner tout de suite
       *[any] { side-to } de gagner tout de suite
    } : { $ways } au lieu de { $than-ways }.
claim-shut-entry = Depuis la barre, { $dice ->
        [0] chaque nombre d’un dé fait
        [one] 1 des six nombres d’un dé ne fait pas
       *[other] { $dice } des six nombres d’un dé ne font pas
    } entrer { $who ->
        [you] un de tes pions
       *[any] un pion { side-of }
    }.
    .than = Nombres d’un dé qui, depuis la barre, ne font pas entrer { $who ->
        [you] un de tes pions
       *[any] un pion { side-of }
    } : { $dice } au lieu de { $than-dice }.
claim-alone = { $who ->
        [you] Tu as
       *[any] { side } ont
    } { $stones ->
        [0] zéro pion seul
        [one] un pion seul
       *[other] { $stones } pions seuls
    }.
    .than = { $who ->
        [you] Tu as
       *[any] { side } ont
    } { $stones ->
        [0] zéro pion seul
        [one] un pion seul
       *[other] { $stones } pions seuls
    } au lieu de { $than-stones }.
claim-held = Flèches tenues { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { $points }.
    .than = Flèches tenues { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { $points } au lieu de { $than-points }.
claim-wall = Le plus de flèches voisines tenues { $who ->
        [you] par toi
       *[any] par { side-inside }
    } : { $points }.
    .than = { $who ->
        [you] Ta plus longue rangée de flèches tenues
       *[any] La plus longue rangée de flèches tenues par { side-inside }
    } en compte { $points } au lieu de { $than-points }.
claim-crowded = Pions { $who ->
        [you] à toi
       *[any] { side-of }
    } en plus du quatrième sur une flèche : { $stones }.
    .than = Pions { $who ->
        [you] à toi
       *[any] { side-of }
    } en plus du quatrième sur une flèche : { $stones } au lieu de { $than-stones }.
claim-on-bar = Pions { $who ->
        [you] sur ta barre
       *[any] sur la barre { side-of }
    } : { $stones }.
    .than = Pions { $who ->
        [you] sur ta barre
       *[any] sur la barre { side-of }
    } : { $stones } au lieu de { $than-stones }.
claim-at-home = Pions { $who ->
        [you] dans ta maison
       *[any] { side-of } dans leur maison
    } : { $stones }.
    .than = Pions { $who ->
        [you] dans ta maison
       *[any] { side-of } dans leur maison
    } : { $stones } au lieu de { $than-stones }.
claim-home-points = Flèches occupées { $who ->
        [you] dans ta maison
       *[any] par { side-inside } dans leur maison
    } : { $points } sur six.
    .than = Flèches occupées { $who ->
        [you] dans ta maison
       *[any] par { side-inside } dans leur maison
    } : { $points } sur six au lieu de { $than-points }.
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
    } : { $stones }.
    .than = { $who ->
        [you] Tes pions déjà sortis
       *[any] Pions { side-of } déjà sortis
    } : { $stones } au lieu de { $than-stones }.
claim-way = Il { $who ->
        [you] te reste
       *[any] reste { side-to }
    } { some-points } à parcourir, tous pions réunis.
    .than = Il { $who ->
        [you] te reste
       *[any] reste { side-to }
    } { some-points } à parcourir, tous pions réunis, au lieu de { $than-points }.
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
