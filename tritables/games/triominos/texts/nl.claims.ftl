# Wat er van een zet in Triominos waar is, en wat een andere zet anders maakt. Niet gezien zijn de stenen
# in de pot en op andere plankjes; elke ervan kan even goed op elke plaats liggen.

some-points = { $points ->
        [0] geen punten
        [one] één punt
       *[other] { $points } punten
    }
than-points = { $than-points ->
        [0] geen
        [one] één
       *[other] { $than-points }
    }
some-tiles = { $tiles ->
        [0] geen stenen
        [one] één steen
       *[other] { $tiles } stenen
    }
tiles-left = { $tiles ->
        [0] geen stenen meer
       *[other] nog { some-tiles }
    }
than-tiles = { $than-tiles ->
        [0] geen
        [one] één
       *[other] { $than-tiles }
    }
so-many-places = { $places ->
        [0] geen
        [one] één
       *[other] { $places }
    }
than-places = { $than-places ->
        [0] geen
        [one] één
       *[other] { $than-places }
    }
part-fits = { $share ->
        [all] { $whole ->
            [one] De ene steen die je niet gezien hebt, past ergens
           *[other] Alle { $whole } stenen die je niet gezien hebt, passen ergens
        }
        [none] { $whole ->
            [0] Geen steen die je niet gezien hebt, past ergens
            [1] De ene steen die je niet gezien hebt, past nergens
           *[other] Van de { $whole } stenen die je niet gezien hebt, past er nergens een
        }
       *[some] Van de { $whole } stenen die je niet gezien hebt, { $part ->
            [one] past er één ergens
           *[other] passen er { $part } ergens
        }
    }
part-bonus = { $share ->
        [all] { $whole ->
            [one] De ene steen die je niet gezien hebt, kan hierna een
           *[other] Alle { $whole } stenen die je niet gezien hebt, kunnen hierna een
        }
        [none] { $whole ->
            [0] Geen steen die je niet gezien hebt, kan hierna een
            [1] De ene steen die je niet gezien hebt, kan hierna geen
           *[other] Van de { $whole } stenen die je niet gezien hebt, kan er hierna geen een
        }
       *[some] Van de { $whole } stenen die je niet gezien hebt, { $part ->
            [one] kan er hierna één een
           *[other] kunnen er hierna { $part } een
        }
    } brug of zeshoek maken
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
    } af in plaats van { $than-hexagons ->
        [one] één
       *[other] { $than-hexagons }
    }.
claim-rings = { $who ->
        [you] Je legt je laatste steen en luidt de bel.
       *[any] Speler { player-number } legt de laatste steen en luidt de bel.
    }
claim-ends = Met deze zet is de ronde afgelopen.
claim-buy-fits = De kans dat de steen die { $who ->
        [you] je
       *[any] speler { player-number }
    } koopt ergens past, is { chance-now }.
    .than = De kans dat de steen die { $who ->
        [you] je
       *[any] speler { player-number }
    } koopt ergens past, is { chance-instead }.
claim-opens = Nieuwe plekken waar een steen past die nog niet gelegd is: { so-many-places }.
    .than = Nieuwe plekken waar een steen past die nog niet gelegd is: { so-many-places } in plaats van { than-places }.
claim-shuts = Open plekken waar geen steen meer past: { so-many-places }.
    .than = Open plekken waar geen steen meer past: { so-many-places } in plaats van { than-places }.
claim-places = Plekken waar een steen past die nog niet gelegd is: { so-many-places }.
    .than = Plekken waar een steen past die nog niet gelegd is: { so-many-places } in plaats van { than-places }.
claim-fits-unseen = { part-fits }.
    .than = { part-fits }{ instead-of-share }.
claim-bonus-unseen = { part-bonus }.
    .than = { part-bonus }{ instead-of-share }.
claim-best-unseen = Het meeste dat een steen die je niet gezien hebt hierna kan opleveren: { some-points }.
    .than = Het meeste dat een steen die je niet gezien hebt hierna kan opleveren: { some-points } in plaats van { than-points }.
claim-stuck = De kans dat { $who ->
        [you] jij geen steen hebt
       *[any] speler { player-number } geen steen heeft
    } die past, is { chance-now }.
    .than = De kans dat { $who ->
        [you] jij geen steen hebt
       *[any] speler { player-number } geen steen heeft
    } die past, is { chance-instead }.
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
    } { tiles-left }.
    .than = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } { tiles-left } in plaats van { than-tiles }.
claim-pool = De pot heeft { tiles-left }.
    .than = De pot heeft { tiles-left } in plaats van { than-tiles }.
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
claim-later-bell = { $who ->
        [you] Je luidt
       *[any] Speler { player-number } luidt
    } de bel in { $share ->
        [all] alle { $of } rondes die ik verder speelde
        [none] geen van de { $of } rondes die ik verder speelde
       *[some] { $rounds ->
            [one] één
           *[other] { $rounds }
        } van de { $of } rondes die ik verder speelde
    }.
    .than = { $who ->
        [you] Je luidt
       *[any] Speler { player-number } luidt
    } de bel in { $share ->
        [all] alle { $of } rondes die ik verder speelde
        [none] geen van de { $of } rondes die ik verder speelde
       *[some] { $rounds ->
            [one] één
           *[other] { $rounds }
        } van de { $of } rondes die ik verder speelde
    }, in plaats van in { share-than }.
fan-title = { $who ->
        [you] De steen die je zou kopen
       *[any] Stenen die je niet gezien hebt
    }
fan-shape = Kan een brug of zeshoek maken
fan-fits = Past ergens
fan-no-fit = Past nergens
