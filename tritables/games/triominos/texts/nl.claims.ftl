# Wat er van een zet in Triominos waar is, en wat een andere zet anders maakt. Niet gezien zijn de stenen
# in de pot en op andere plankjes; elke ervan kan even goed op elke plaats liggen.

some-points = { $points ->
        [0] geen punten
        [one] één punt
       *[other] { $points } punten
    }
than-points = { $than-points ->
        [0] geen
       *[other] { $than-points }
    }
some-tiles = { $tiles ->
        [0] geen stenen
        [one] één steen
       *[other] { $tiles } stenen
    }
than-tiles = { $than-tiles ->
        [0] geen
       *[other] { $than-tiles }
    }
claim-forced = Hier kan niets anders worden gespeeld.
claim-scores = { $who ->
        [you] Je krijgt
       *[any] Speler { player-number } krijgt
    } meteen { some-points }.
    .than = { $who ->
        [you] Je krijgt
       *[any] Speler { player-number } krijgt
    } meteen { some-points } in plaats van { than-points }.
claim-costs = Dit kost { $who ->
        [you] je
       *[any] speler { player-number }
    } { some-points }.
    .than = Dit kost { $who ->
        [you] je
       *[any] speler { player-number }
    } { some-points } in plaats van { than-points }.
claim-bridge = De steen maakt een brug.
claim-hexagons = De steen maakt { $hexagons ->
        [one] een zeshoek
       *[other] { $hexagons } zeshoeken
    } af.
    .than = De steen maakt { $hexagons ->
        [one] één zeshoek
       *[other] { $hexagons } zeshoeken
    } af in plaats van { $than-hexagons }.
claim-rings = { $who ->
        [you] Je legt je laatste steen en luidt de bel.
       *[any] Speler { player-number } legt de laatste steen en luidt de bel.
    }
claim-ends = Met deze zet is de ronde afgelopen.
claim-buy-fits = De kans dat de steen die { $who ->
        [you] je
       *[any] speler { player-number }
    } koopt ergens past, is ongeveer { $chance-percent }%.
    .than = De kans dat de steen die { $who ->
        [you] je
       *[any] speler { player-number }
    } koopt ergens past, is ongeveer { $chance-percent }% in plaats van { $than-chance-percent }%.
claim-opens = Nieuwe plekken waar een steen past die nog niet gelegd is: { $places }.
    .than = Nieuwe plekken waar een steen past die nog niet gelegd is: { $places } in plaats van { $than-places }.
claim-shuts = Open plekken waar geen steen meer past: { $places }.
    .than = Open plekken waar geen steen meer past: { $places } in plaats van { $than-places }.
claim-places = Plekken waar een steen past die nog niet gelegd is: { $places }.
    .than = Plekken waar een steen past die nog niet gelegd is: { $places } in plaats van { $than-places }.
claim-fits-unseen = Van de { $unseen } stenen die je niet gezien hebt, { $tiles ->
        [0] past er geen
        [one] past er één
       *[other] passen er { $tiles }
    } ergens.
    .than = Stenen die je niet gezien hebt en die ergens passen: { $tiles } van { $unseen } in plaats van { $than-tiles } van { $than-unseen }.
claim-bonus-unseen = Van de { $unseen } stenen die je niet gezien hebt, { $tiles ->
        [0] kan er hierna geen
        [one] kan er hierna één
       *[other] kunnen er hierna { $tiles }
    } een brug of zeshoek maken.
    .than = Van de { $unseen } stenen die je niet gezien hebt, { $tiles ->
        [0] kan er hierna geen
        [one] kan er hierna één
       *[other] kunnen er hierna { $tiles }
    } een brug of zeshoek maken, in plaats van { $than-tiles } van de { $than-unseen }.
claim-best-unseen = Het meeste dat een steen die je niet gezien hebt hierna kan opleveren: { some-points }.
    .than = Het meeste dat een steen die je niet gezien hebt hierna kan opleveren: { some-points } in plaats van { than-points }.
claim-stuck = De kans dat { $who ->
        [you] jij geen steen hebt
       *[any] speler { player-number } geen steen heeft
    } die past, is ongeveer { $chance-percent }%.
    .than = De kans dat { $who ->
        [you] jij geen steen hebt
       *[any] speler { player-number } geen steen heeft
    } die past, is ongeveer { $chance-percent }% in plaats van { $than-chance-percent }%.
claim-own-fits = Zoals het spel dan ligt, kan { $who ->
        [you] jij
       *[any] speler { player-number }
    } { some-tiles } leggen.
    .than = Zoals het spel dan ligt, kan { $who ->
        [you] jij
       *[any] speler { player-number }
    } { some-tiles } leggen in plaats van { than-tiles }.
claim-own-best = Zoals het spel dan ligt, is dit het meeste dat { $who ->
        [you] jij
       *[any] speler { player-number }
    } hierna kan krijgen: { some-points }.
    .than = Zoals het spel dan ligt, is dit het meeste dat { $who ->
        [you] jij
       *[any] speler { player-number }
    } hierna kan krijgen: { some-points } in plaats van { than-points }.
claim-own-value = De stenen die { $who ->
        [you] jij dan nog hebt
       *[any] speler { player-number } dan nog heeft
    }, zijn { some-points } waard.
    .than = De stenen die { $who ->
        [you] jij dan nog hebt
       *[any] speler { player-number } dan nog heeft
    }, zijn { some-points } waard in plaats van { than-points }.
claim-rack = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } nog { some-tiles }.
    .than = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } nog { some-tiles } in plaats van { than-tiles }.
claim-pool = Stenen in de pot: { $tiles }.
    .than = Stenen in de pot: { $tiles } in plaats van { $than-tiles }.
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
claim-later-tiles = In de rondes die ik verder speelde, { $others ->
        [1] hadden de anderen daarna samen
       *[0] { $who ->
            [you] had jij daarna
           *[any] had speler { player-number } daarna
        }
    } gemiddeld { $tenths-whole },{ $tenths-rest } stenen { $fewer ->
        [1] minder
       *[0] meer
    } over dan na de beste zet.
claim-later-bell = Ronden die ik verder speelde waarin { $who ->
        [you] jij de bel luidt
       *[any] speler { player-number } de bel luidt
    }: { $rounds } van de { $of }.
    .than = { $who ->
        [you] Je luidt
       *[any] Speler { player-number } luidt
    } de bel in { $rounds } van de { $of } rondes die ik verder speelde, in plaats van in { $than-rounds }.
fan-title = { $who ->
        [you] De steen die je zou kopen
       *[any] Stenen die je niet gezien hebt
    }
fan-shape = Kan een brug of zeshoek maken
fan-fits = Past ergens
fan-no-fit = Past nergens
