# Wat er van een zet in Tri-Cap waar is, en wat een andere zet anders maakt. Kansen tellen alle manieren
# waarop de kaarten kunnen liggen die een speler niet gezien heeft.

some-cards = { $cards ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $cards } kaarten
    }
than-cards = { $than-cards ->
        [0] geen
       *[other] { $than-cards }
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
    }, is ongeveer { $chance-percent }%.
    .than = De kans dat alleen { $who ->
        [you] jij een buur van de volgende kaart hebt
       *[any] speler { player-number } een buur van de volgende kaart heeft
    }, is ongeveer { $chance-percent }% in plaats van { $than-chance-percent }%.
claim-tricap-next = De kans dat de volgende kaart een Tricap geeft, is ongeveer { $chance-percent }%.
    .than = De kans dat de volgende kaart een Tricap geeft, is ongeveer { $chance-percent }% in plaats van { $than-chance-percent }%.
claim-nobody-next = De kans dat niemand een buur van de volgende kaart heeft, is ongeveer { $chance-percent }%.
    .than = De kans dat niemand een buur van de volgende kaart heeft, is ongeveer { $chance-percent }% in plaats van { $than-chance-percent }%.
claim-hoped = Van de volgende kaart kan { $who ->
        [you] jij
       *[any] speler { player-number }
    } gemiddeld { $tenths-whole },{ $tenths-rest } veroverde kaarten verwachten.
    .than = Van de volgende kaart kan { $who ->
        [you] jij
       *[any] speler { player-number }
    } gemiddeld { $tenths-whole },{ $tenths-rest } veroverde kaarten verwachten, in plaats van { $than-tenths-whole },{ $than-tenths-rest }.
claim-prize = Als na de volgende kaart één speler alleen mag pakken, levert dat { $cards } kaarten op.
    .than = Als na de volgende kaart één speler alleen mag pakken, levert dat { $cards } kaarten op in plaats van { $than-cards }.
claim-neighbours = Buren van { $who ->
        [you] jouw actieve kaart
       *[any] de actieve kaart van speler { player-number }
    }: { $cards } van de { $unseen } kaarten die je niet gezien hebt.
    .than = Van de { $unseen } kaarten die je niet gezien hebt, { $cards ->
        [0] is er geen een buur
        [one] is er één buur
       *[other] zijn er { $cards } buren
    } van { $who ->
        [you] jouw actieve kaart
       *[any] de actieve kaart van speler { player-number }
    }, in plaats van { $than-cards } van de { $than-unseen }.
claim-aces-unseen = Azen, die altijd een Tricap geven: { $aces } van de { $unseen } kaarten die je niet gezien hebt.
    .than = Azen, die altijd een Tricap geven: { $aces } van de { $unseen } kaarten die je niet gezien hebt, in plaats van { $than-aces } van { $than-unseen }.
claim-hand-aces = Azen in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    }: { $aces }.
    .than = Azen in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    }: { $aces } in plaats van { $than-aces }.
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
claim-to-majority = Voor meer dan de helft van alle kaarten moet { $who ->
        [you] jij
       *[any] speler { player-number }
    } er nog zoveel veroveren: { $cards }.
    .than = Voor meer dan de helft van alle kaarten moet { $who ->
        [you] jij
       *[any] speler { player-number }
    } er nog zoveel veroveren: { $cards } in plaats van { $than-cards }.
claim-deck-left = Kaarten in de trekstapel: { $cards }.
    .than = Kaarten in de trekstapel: { $cards } in plaats van { $than-cards }.
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
