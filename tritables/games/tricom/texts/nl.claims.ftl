# Wat er van een zet in TriCom waar is, en wat een andere zet anders maakt. Niet gezien zijn kaarten die
# niet open liggen en niet in de hand van de lezer zitten.
claim-forced = Hier kan niets anders worden gespeeld.
claim-scores = Punten die { $who ->
        [you] jij meteen krijgt
       *[any] speler { player-number } meteen krijgt
    }: { $points }.
    .than = { $who ->
        [you] Je krijgt
       *[any] Speler { player-number } krijgt
    } meteen { $points ->
        [0] geen punten
        [one] één punt
       *[other] { $points } punten
    } in plaats van { $than-points ->
        [0] geen
       *[other] { $than-points }
    }.
claim-trio = De kaart maakt een trio.
claim-quartet = De kaart maakt een kwartet.
claim-duo = De kaart maakt een duo: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
    .than = Punten voor een duo: { $points } in plaats van { $than-points }.
claim-clears = Kaarten die { $who ->
        [you] jij weghaalt
       *[any] speler { player-number } weghaalt
    }: { $cards }.
    .than = Kaarten die { $who ->
        [you] jij weghaalt
       *[any] speler { player-number } weghaalt
    }: { $cards } in plaats van { $than-cards }.
claim-fill-combines = De kans dat de kaart die de plek vult een trio of kwartet maakt, is ongeveer { $chance-percent }%.
    .than = De kans dat de kaart die de plek vult een trio of kwartet maakt, is ongeveer { $chance-percent }% in plaats van { $than-chance-percent }%.
claim-draw-fits = De kans dat de kaart van de voorraad ergens aansluit, is ongeveer { $chance-percent }%.
    .than = De kans dat de kaart van de voorraad ergens aansluit, is ongeveer { $chance-percent }% in plaats van { $than-chance-percent }%.
claim-ends = Met deze zet is de ronde afgelopen.
claim-hand-fits = Kaarten in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    } die ergens aansluiten: { $cards }.
    .than = Kaarten in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    } die ergens aansluiten: { $cards } in plaats van { $than-cards }.
claim-hand-combines = Kaarten in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    } die een trio of kwartet kunnen maken: { $cards }.
    .than = Kaarten in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    } die een trio of kwartet kunnen maken: { $cards } in plaats van { $than-cards }.
claim-hand-duos = Kaarten in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    } die een duo kunnen maken: { $cards }.
    .than = Kaarten in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    } die een duo kunnen maken: { $cards } in plaats van { $than-cards }.
claim-unseen-fits = Kaarten die je niet gezien hebt en die aansluiten in { $who ->
        [you] jouw basis
       *[any] de basis van speler { player-number }
    }: { $cards } van de { $unseen }.
    .than = Kaarten die je niet gezien hebt en die aansluiten in { $who ->
        [you] jouw basis
       *[any] de basis van speler { player-number }
    }: { $cards } van de { $unseen } in plaats van { $than-cards } van de { $than-unseen }.
claim-unseen-combines = Kaarten die je niet gezien hebt en die een trio of kwartet maken in { $who ->
        [you] jouw basis
       *[any] de basis van speler { player-number }
    }: { $cards } van de { $unseen }.
    .than = Kaarten die je niet gezien hebt en die een trio of kwartet maken in { $who ->
        [you] jouw basis
       *[any] de basis van speler { player-number }
    }: { $cards } van de { $unseen } in plaats van { $than-cards } van de { $than-unseen }.
claim-reserve-open = Stapeltjes waarop de bovenste kaart van { $who ->
        [you] jouw reserve
       *[any] de reserve van speler { player-number }
    } aansluit: { $slots }.
    .than = Stapeltjes waarop de bovenste kaart van { $who ->
        [you] jouw reserve
       *[any] de reserve van speler { player-number }
    } aansluit: { $slots } in plaats van { $than-slots }.
claim-own-clears = Koningen en vrouwen die hierna voor { $who ->
        [you] jou
       *[any] speler { player-number }
    } kunnen komen en een eigen stapeltje weghalen: { $actions } van de { $left }.
    .than = Van de koningen en vrouwen die hierna voor { $who ->
        [you] jou
       *[any] speler { player-number }
    } kunnen komen, { $actions ->
        [0] kan
        [one] kan
       *[other] kunnen
    } er { $actions } van de { $left } een eigen stapeltje weghalen, in plaats van { $than-actions } van de { $than-left }.
claim-jack-clears = Boeren die hierna voor { $who ->
        [you] jou
       *[any] speler { player-number }
    } kunnen komen en een stapeltje van een ander weghalen: { $actions } van de { $left }.
    .than = Van de boeren die hierna voor { $who ->
        [you] jou
       *[any] speler { player-number }
    } kunnen komen, { $actions ->
        [0] kan
        [one] kan
       *[other] kunnen
    } er { $actions } van de { $left } een stapeltje van een ander weghalen, in plaats van { $than-actions } van de { $than-left }.
claim-tallest = Kaarten op het hoogste stapeltje dat zo’n boer van { $who ->
        [you] jou
       *[any] speler { player-number }
    } kan weghalen: { $cards }.
    .than = Kaarten op het hoogste stapeltje dat zo’n boer van { $who ->
        [you] jou
       *[any] speler { player-number }
    } kan weghalen: { $cards } in plaats van { $than-cards }.
claim-reserve = Kaarten in { $who ->
        [you] jouw reserve
       *[any] de reserve van speler { player-number }
    }, aan het eind een punt eraf voor elk: { $cards }.
    .than = Kaarten in { $who ->
        [you] jouw reserve
       *[any] de reserve van speler { player-number }
    }, aan het eind een punt eraf voor elk: { $cards } in plaats van { $than-cards }.
claim-hand = Kaarten in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    }: { $cards }.
    .than = Kaarten in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    }: { $cards } in plaats van { $than-cards }.
claim-stock = Kaarten in { $who ->
        [you] jouw voorraad
       *[any] de voorraad van speler { player-number }
    }: { $cards }.
    .than = Kaarten in { $who ->
        [you] jouw voorraad
       *[any] de voorraad van speler { player-number }
    }: { $cards } in plaats van { $than-cards }.
claim-points = Punten van { $who ->
        [you] jou
       *[any] speler { player-number }
    } tot nu toe: { $points }.
    .than = Punten van { $who ->
        [you] jou
       *[any] speler { player-number }
    } tot nu toe: { $points } in plaats van { $than-points }.
claim-later-points = In de rondes die ik verder speelde, { $others ->
        [1] kregen de anderen daarna samen
       *[0] { $who ->
            [you] kreeg jij daarna
           *[any] kreeg speler { player-number } daarna
        }
    } gemiddeld { $tenths-whole },{ $tenths-rest } punten { $fewer ->
        [1] minder
       *[0] meer
    } dan na de beste zet.
claim-later-reserve = In de rondes die ik verder speelde, { $others ->
        [1] hadden de reserves van de anderen daarna samen
       *[0] { $who ->
            [you] had jouw reserve daarna
           *[any] had de reserve van speler { player-number } daarna
        }
    } gemiddeld { $tenths-whole },{ $tenths-rest } kaarten { $fewer ->
        [1] minder
       *[0] meer
    } dan na de beste zet.
claim-later-fits = In de rondes die ik verder speelde, { $others ->
        [1] hadden de handen van de anderen daarna samen
       *[0] { $who ->
            [you] had jouw hand daarna
           *[any] had de hand van speler { player-number } daarna
        }
    } gemiddeld { $tenths-whole },{ $tenths-rest } passende kaarten { $fewer ->
        [1] minder
       *[0] meer
    } dan na de beste zet.
claim-later-cards = In de rondes die ik verder speelde, { $others ->
        [1] hadden de anderen daarna samen
       *[0] { $who ->
            [you] had jij daarna
           *[any] had speler { player-number } daarna
        }
    } gemiddeld { $tenths-whole },{ $tenths-rest } kaarten { $fewer ->
        [1] minder
       *[0] meer
    } over dan na de beste zet.
fan-action = { $who ->
        [you] Je volgende actiekaart
       *[any] De volgende actiekaart van speler { player-number }
    }{ $assumes ->
        [1] , zoals het er nu ligt
       *[0] {""}
    }
fan-stock = { $who ->
        [you] De volgende kaart van je voorraad
       *[any] De volgende kaart van de voorraad van speler { player-number }
    }{ $assumes ->
        [1] , zoals het er nu ligt
       *[0] {""}
    }
fan-clears-own = { $who ->
        [you] Je kunt een eigen stapeltje weghalen
       *[any] Speler { player-number } kan een eigen stapeltje weghalen
    }
fan-clears-other = { $who ->
        [you] Je kunt een stapeltje van een ander weghalen
        [them] Speler { player-number } kan een stapeltje van een ander weghalen
       *[any] Speler { player-number } kan een stapeltje van een ander weghalen
    }
fan-idle = Doet niets
fan-combines = Kan een trio of kwartet maken
fan-doubles = Kan een duo maken
fan-fits = Sluit ergens aan
fan-no-fit = Sluit nergens aan
fan-fills = Vult het gat
