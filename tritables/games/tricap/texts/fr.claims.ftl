# Ce qui est vrai d’un coup à Tri-Cap, et ce qu’un autre coup change. Les chances comptent toutes les
# façons dont peuvent se trouver les cartes qu’un joueur n’a pas vues.

some-cards = { $cards ->
        [0] aucune carte
        [one] une seule carte
       *[other] { $cards } cartes
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
so-many-aces = { $aces ->
        [0] aucun
        [one] un seul
       *[other] { $aces }
    }
hoped-cards = { $tenths ->
        [0] à peu près zéro carte capturée
       *[other] { $tenths-whole },{ $tenths-rest } { $tenths-whole ->
            [one] carte capturée
           *[other] cartes capturées
        }
    }
of-than-hoped = { $than-tenths ->
        [0] d’à peu près zéro
       *[other] de { $than-tenths-whole },{ $than-tenths-rest }
    }
neighbours-unseen = { $share ->
        [all] { $whole ->
            [one] La seule carte que tu n’as pas vue est voisine
           *[other] Les { $whole } cartes que tu n’as pas vues sont toutes voisines
        }
        [none] { $whole ->
            [0] Aucune carte que tu n’as pas vue n’est voisine
            [1] La seule carte que tu n’as pas vue n’est pas voisine
           *[other] Aucune des { $whole } cartes que tu n’as pas vues n’est voisine
        }
       *[some] Sur les { $whole } cartes que tu n’as pas vues, { $part ->
            [one] une seule est voisine
           *[other] { $part } sont voisines
        }
    } { $who ->
        [you] de ta carte active
       *[any] de la carte active du joueur { player-number }
    }
aces-unseen = { $share ->
        [all] { $whole ->
            [one] La seule carte que tu n’as pas vue est un as
           *[other] Les { $whole } cartes que tu n’as pas vues sont toutes des as
        }
        [none] { $whole ->
            [0] Aucune carte que tu n’as pas vue n’est un as
            [1] La seule carte que tu n’as pas vue n’est pas un as
           *[other] Aucune des { $whole } cartes que tu n’as pas vues n’est un as
        }
       *[some] Sur les { $whole } cartes que tu n’as pas vues, { $part ->
            [one] une seule est un as
           *[other] { $part } sont des as
        }
    }
claim-forced = On ne peut rien jouer d’autre ici.
claim-ends = Avec ce coup, la partie est finie.
claim-captures = Cartes capturées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-cards }.
    .than = Cartes capturées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-cards } au lieu { of-than-cards }.
claim-leaves = { $who ->
        [you] Tu aurais pu
       *[any] Le joueur { player-number } aurait pu
    } capturer { some-cards }.
    .than = { $who ->
        [you] Tu aurais pu
       *[any] Le joueur { player-number } aurait pu
    } capturer { some-cards } au lieu { of-than-cards }.
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
    } la seule carte voisine de la prochaine : { chance-now }.
    .than = { $who ->
        [you] Chance que tu aies
       *[any] Chance que le joueur { player-number } ait
    } la seule carte voisine de la prochaine : { chance-instead }.
claim-tricap-next = Chance que la prochaine carte fasse un Tricap : { chance-now }.
    .than = Chance que la prochaine carte fasse un Tricap : { chance-instead }.
claim-nobody-next = Chance que personne n’ait une carte voisine de la prochaine : { chance-now }.
    .than = Chance que personne n’ait une carte voisine de la prochaine : { chance-instead }.
claim-hoped = De la prochaine carte, { $who ->
        [you] tu peux
       *[any] le joueur { player-number } peut
    } espérer en moyenne { hoped-cards }.
    .than = De la prochaine carte, { $who ->
        [you] tu peux
       *[any] le joueur { player-number } peut
    } espérer en moyenne { hoped-cards } au lieu { of-than-hoped }.
claim-prize = Si un joueur peut prendre seul après la prochaine carte, il capture { $cards } cartes.
    .than = Si un joueur peut prendre seul après la prochaine carte, il capture { $cards } cartes au lieu de { $than-cards }.
claim-neighbours = { neighbours-unseen }.
    .than = { neighbours-unseen }{ instead-of-share }.
claim-aces-unseen = { aces-unseen } ; un as fait toujours un Tricap.
    .than = { aces-unseen }{ instead-of-share } ; un as fait toujours un Tricap.
claim-hand-aces = As { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { player-number }
    } : { so-many-aces }.
    .than = As { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { player-number }
    } : { so-many-aces } au lieu { $than-aces ->
        [0] d’aucun
        [one] d’un seul
       *[other] de { $than-aces }
    }.
claim-hand = Cartes { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { player-number }
    } : { so-many-cards }.
    .than = Cartes { $who ->
        [you] dans ta main
       *[any] dans la main du joueur { player-number }
    } : { so-many-cards } au lieu { of-than-cards }.
claim-captured = Cartes déjà capturées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-cards }.
    .than = Cartes déjà capturées par { $who ->
        [you] toi
       *[any] le joueur { player-number }
    } : { so-many-cards } au lieu { of-than-cards }.
claim-to-majority = { $cards ->
        [0] { $who ->
            [you] Tu as déjà
           *[any] Le joueur { player-number } a déjà
        } plus de la moitié du jeu
       *[other] Pour avoir plus de la moitié du jeu, il { $who ->
            [you] te reste
           *[any] reste au joueur { player-number }
        } { some-cards } à capturer
    }.
    .than = { $cards ->
        [0] { $who ->
            [you] Tu as déjà
           *[any] Le joueur { player-number } a déjà
        } plus de la moitié du jeu, au lieu d’avoir encore { $than-cards ->
            [one] une carte
           *[other] { $than-cards } cartes
        } à capturer
       *[other] Pour avoir plus de la moitié du jeu, il { $who ->
            [you] te reste
           *[any] reste au joueur { player-number }
        } { some-cards } à capturer au lieu { of-than-cards }
    }.
claim-deck-left = Cartes dans la pioche : { so-many-cards }.
    .than = Cartes dans la pioche : { so-many-cards } au lieu { of-than-cards }.
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
