# Ce qui est vrai d’un coup à Tri-Cap, et ce qu’un autre coup change. Les chances comptent toutes les
# façons dont peuvent se trouver les cartes qu’un joueur n’a pas vues.

claim-forced = On ne peut rien jouer d’autre ici.
claim-ends = Avec ce coup, la partie est finie.
claim-captures = Cartes capturées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $cards }.
    .than = Cartes capturées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $cards } au lieu de { $than-cards }.
claim-leaves = { $who ->
        [you] Tu aurais pu
       *[any] Le joueur { player-number } aurait pu
    } capturer { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
    .than = { $who ->
        [you] Tu aurais pu
       *[any] Le joueur { player-number } aurait pu
    } capturer { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } au lieu de { $than-cards }.
claim-ace-laid = { $who ->
        [you] Tu poses un as
       *[any] Le joueur { player-number } pose un as
    }, voisin de toutes les cartes.
claim-ace-taken = L’as { $who ->
        [you] que tu avais posé
       *[any] du joueur { player-number }
    } quitte la table avec la pile.
claim-alone-next = { $who ->
        [you] Chance que tu aies
       *[any] Chance que le joueur { player-number } ait
    } la seule carte voisine de la prochaine : environ { $chance-percent } %.
    .than = { $who ->
        [you] Chance que tu aies
       *[any] Chance que le joueur { player-number } ait
    } la seule carte voisine de la prochaine : environ { $chance-percent } % au lieu de { $than-chance-percent } %.
claim-tricap-next = Chance que la prochaine carte fasse un Tricap : environ { $chance-percent } %.
    .than = Chance que la prochaine carte fasse un Tricap : environ { $chance-percent } % au lieu de { $than-chance-percent } %.
claim-nobody-next = Chance que personne n’ait une carte voisine de la prochaine : environ { $chance-percent } %.
    .than = Chance que personne n’ait une carte voisine de la prochaine : environ { $chance-percent } % au lieu de { $than-chance-percent } %.
claim-hoped = De la prochaine carte, { $who ->
        [you] tu peux
       *[any] le joueur { player-number } peut
    } espérer en moyenne { $tenths-whole },{ $tenths-rest } cartes capturées.
    .than = De la prochaine carte, { $who ->
        [you] tu peux
       *[any] le joueur { player-number } peut
    } espérer en moyenne { $tenths-whole },{ $tenths-rest } cartes capturées au lieu de { $than-tenths-whole },{ $than-tenths-rest }.
claim-prize = Si un joueur peut prendre seul après la prochaine carte, il capture { $cards } cartes.
    .than = Si un joueur peut prendre seul après la prochaine carte, il capture { $cards } cartes au lieu de { $than-cards }.
claim-neighbours = Cartes voisines { $who ->
        [you] de ta carte active
       *[any] de la carte active du joueur { player-number }
    } : { $cards } des { $unseen } cartes que tu n’as pas vues.
    .than = Sur les { $unseen } cartes que tu n’as pas vues, { $cards ->
        [0] aucune n’est voisine
        [one] une est voisine
       *[other] { $cards } sont voisines
    } { $who ->
        [you] de ta carte active
       *[any] de la carte active du joueur { player-number }
    }, au lieu de { $than-cards } sur { $than-unseen }.
claim-aces-unseen = As, qui font toujours un Tricap : { $aces } des { $unseen } cartes que tu n’as pas vues.
    .than = As, qui font toujours un Tricap : { $aces } des { $unseen } cartes que tu n’as pas vues, au lieu de { $than-aces } sur { $than-unseen }.
claim-hand-aces = As { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { player-number }
    } : { $aces }.
    .than = As { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { player-number }
    } : { $aces } au lieu de { $than-aces }.
claim-hand = Cartes { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { player-number }
    } : { $cards }.
    .than = Cartes { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { player-number }
    } : { $cards } au lieu de { $than-cards }.
claim-captured = Cartes déjà capturées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $cards }.
    .than = Cartes déjà capturées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { $cards } au lieu de { $than-cards }.
claim-to-majority = Cartes à capturer encore { $who ->
        [you] pour que tu aies
       *[any] pour que le joueur { player-number } ait
    } plus de la moitié du jeu : { $cards }.
    .than = Cartes à capturer encore { $who ->
        [you] pour que tu aies
       *[any] pour que le joueur { player-number } ait
    } plus de la moitié du jeu : { $cards } au lieu de { $than-cards }.
claim-deck-left = Cartes dans la pioche : { $cards }.
    .than = Cartes dans la pioche : { $cards } au lieu de { $than-cards }.
fan-title = La prochaine carte du centre{ $assumes ->
        [1] , si personne ne prend la pile
       *[0] {""}
    }
fan-alone = { $who ->
        [you] Tu as la seule carte voisine et tu peux prendre
       *[any] Le joueur { player-number } a la seule carte voisine et peut prendre
    }
fan-several = Un Tricap
fan-nobody = Personne n’a de carte voisine
