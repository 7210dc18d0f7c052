# Wat er van een zet in Tri-Cap waar is, en wat een andere zet anders maakt. Kansen tellen alle manieren
# waarop de kaarten kunnen liggen die een speler niet gezien heeft.

some-cards = { $cards ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $cards } kaarten
    }
cards-left = { $cards ->
        [0] geen kaarten meer
       *[other] nog { some-cards }
    }
than-cards = { $than-cards ->
        [0] geen
        [one] één
       *[other] { $than-cards }
    }
neighbours-unseen = { $share ->
        [all] { $whole ->
            [one] De ene kaart die je niet gezien hebt, is een buur
           *[other] Alle { $whole } kaarten die je niet gezien hebt, zijn buren
        }
        [none] { $whole ->
            [0] Geen kaart die je niet gezien hebt, is een buur
            [one] De ene kaart die je niet gezien hebt, is geen buur
           *[other] Van de { $whole } kaarten die je niet gezien hebt, is er geen een buur
        }
       *[some] Van de { $whole } kaarten die je niet gezien hebt, { $part ->
            [one] is er één een buur
           *[other] zijn er { $part } buren
        }
    } van { $who ->
        [you] jouw actieve kaart
       *[any] de actieve kaart van speler { player-number }
    }
aces-unseen = { $share ->
        [all] { $whole ->
            [one] De ene kaart die je niet gezien hebt, is een aas
           *[other] Alle { $whole } kaarten die je niet gezien hebt, zijn azen
        }
        [none] { $whole ->
            [0] Geen kaart die je niet gezien hebt, is een aas
            [one] De ene kaart die je niet gezien hebt, is geen aas
           *[other] Van de { $whole } kaarten die je niet gezien hebt, is er geen een aas
        }
       *[some] Van de { $whole } kaarten die je niet gezien hebt, { $part ->
            [one] is er één een aas
           *[other] zijn er { $part } azen
        }
    }
hoped-cards = { $tenths ->
        [0] vrijwel geen veroverde kaarten
       *[other] { $tenths-whole },{ $tenths-rest } veroverde kaarten
    }
than-hoped = { $than-tenths ->
        [0] vrijwel geen
       *[other] { $than-tenths-whole },{ $than-tenths-rest }
    }
claim-forced = Hier kan niets anders worden gespeeld.
claim-ends = Met deze zet is het spel afgelopen.
claim-captures = { $who ->
        [you] Je verovert
       *[any] Speler { player-number } verovert
    } { some-cards }.
    .than = { $who ->
        [you] Je verovert
       *[any] Speler { player-number } verovert
    } { some-cards } in plaats van { than-cards }.
claim-leaves = { $who ->
        [you] Je had
       *[any] Speler { player-number } had
    } { some-cards } kunnen veroveren.
    .than = { $who ->
        [you] Je had
       *[any] Speler { player-number } had
    } { some-cards } kunnen veroveren in plaats van { than-cards }.
claim-ace-laid = { $who ->
        [you] Je legt een aas
       *[any] Speler { player-number } legt een aas
    }, een buur van elke kaart.
claim-ace-taken = { $who ->
        [you] Jouw aas
       *[any] De aas van speler { player-number }
    } gaat met de stapel van tafel.
claim-alone-next = De kans dat alleen { $who ->
        [you] jij een buur van de volgende kaart hebt
       *[any] speler { player-number } een buur van de volgende kaart heeft
    }, is { chance-now }.
    .than = De kans dat alleen { $who ->
        [you] jij een buur van de volgende kaart hebt
       *[any] speler { player-number } een buur van de volgende kaart heeft
    }, is { chance-instead }.
claim-tricap-next = De kans dat de volgende kaart een Tricap geeft, is { chance-now }.
    .than = De kans dat de volgende kaart een Tricap geeft, is { chance-instead }.
claim-nobody-next = De kans dat niemand een buur van de volgende kaart heeft, is { chance-now }.
    .than = De kans dat niemand een buur van de volgende kaart heeft, is { chance-instead }.
claim-hoped = Van de volgende kaart kan { $who ->
        [you] jij
       *[any] speler { player-number }
    } gemiddeld { hoped-cards } verwachten.
    .than = Van de volgende kaart kan { $who ->
        [you] jij
       *[any] speler { player-number }
    } gemiddeld { hoped-cards } verwachten, in plaats van { than-hoped }.
claim-prize = Als na de volgende kaart één speler alleen mag pakken, levert dat { $cards } kaarten op.
    .than = Als na de volgende kaart één speler alleen mag pakken, levert dat { $cards } kaarten op in plaats van { $than-cards }.
claim-neighbours = { neighbours-unseen }.
    .than = { neighbours-unseen }{ instead-of-share }.
claim-aces-unseen = { aces-unseen }; een aas geeft altijd een Tricap.
    .than = { aces-unseen }{ instead-of-share }; een aas geeft altijd een Tricap.
claim-hand-aces = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } { $aces ->
        [0] geen azen
        [one] één aas
       *[other] { $aces } azen
    } in de hand.
    .than = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } { $aces ->
        [0] geen azen
        [one] één aas
       *[other] { $aces } azen
    } in de hand in plaats van { $than-aces ->
        [0] geen
        [one] één
       *[other] { $than-aces }
    }.
claim-hand = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } { some-cards } in de hand.
    .than = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } { some-cards } in de hand in plaats van { than-cards }.
claim-captured = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } tot nu toe { some-cards } veroverd.
    .than = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } tot nu toe { some-cards } veroverd in plaats van { than-cards }.
claim-to-majority = { $cards ->
        [0] { $who ->
            [you] Je hebt
           *[any] Speler { player-number } heeft
        } al meer dan de helft van alle kaarten
       *[other] Voor meer dan de helft van alle kaarten moet { $who ->
            [you] jij
           *[any] speler { player-number }
        } nog { some-cards } veroveren
    }.
    .than = { $cards ->
        [0] { $who ->
            [you] Je hebt
           *[any] Speler { player-number } heeft
        } al meer dan de helft van alle kaarten, in plaats van er nog { $than-cards ->
            [one] één
           *[other] { $than-cards }
        } te moeten veroveren
       *[other] Voor meer dan de helft van alle kaarten moet { $who ->
            [you] jij
           *[any] speler { player-number }
        } nog { some-cards } veroveren in plaats van { than-cards }
    }.
claim-deck-left = De trekstapel heeft { cards-left }.
    .than = De trekstapel heeft { cards-left } in plaats van { than-cards }.
fan-title = De volgende kaart in het midden{ $assumes ->
        [1] , als de stapel blijft liggen
       *[0] {""}
    }
fan-alone = { $who ->
        [you] Alleen jij hebt een buur en mag pakken
       *[any] Alleen speler { player-number } heeft een buur en mag pakken
    }
fan-several = Een Tricap
fan-nobody = Niemand heeft een buur
