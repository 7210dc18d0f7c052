# Wat er van een zet in TriCom waar is, en wat een andere zet anders maakt. Niet gezien zijn kaarten die
# niet open liggen en niet in de hand van de lezer zitten.
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
in-hand = { $cards ->
        [0] Geen kaart
        [one] Eén kaart
       *[other] { $cards } kaarten
    } in { $who ->
        [you] jouw hand
       *[any] de hand van speler { player-number }
    }
of-unseen-deck = { $who ->
        [you] van jou die je niet gezien hebt
       *[any] van speler { player-number } die je niet gezien hebt
    }
next-actions = { $whole ->
        [0] actiekaart die hierna voor { $who ->
            [you] jou
           *[any] speler { player-number }
        } kan komen
        [one] actiekaart die hierna voor { $who ->
            [you] jou
           *[any] speler { player-number }
        } kan komen
       *[other] actiekaarten die hierna voor { $who ->
            [you] jou
           *[any] speler { player-number }
        } kunnen komen
    }
than-slots = { $than-slots ->
        [0] geen
        [one] één
       *[other] { $than-slots }
    }
part-fits = { $share ->
        [all] { $whole ->
            [one] De ene kaart { of-unseen-deck }, sluit
           *[other] Alle { $whole } kaarten { of-unseen-deck }, sluiten
        }
        [none] { $whole ->
            [0] Geen kaart { of-unseen-deck }, sluit
            [1] De ene kaart { of-unseen-deck }, sluit niet
           *[other] Van de { $whole } kaarten { of-unseen-deck }, sluit er geen
        }
       *[some] Van de { $whole } kaarten { of-unseen-deck }, { $part ->
            [one] sluit er één
           *[other] sluiten er { $part }
        }
    } aan in { $who ->
        [you] jouw basis
       *[any] de basis van deze speler
    }
part-combines = { $share ->
        [all] { $whole ->
            [one] De ene kaart { of-unseen-deck }, kan een
           *[other] Alle { $whole } kaarten { of-unseen-deck }, kunnen een
        }
        [none] { $whole ->
            [0] Geen kaart { of-unseen-deck }, kan een
            [1] De ene kaart { of-unseen-deck }, kan geen
           *[other] Van de { $whole } kaarten { of-unseen-deck }, kan er geen een
        }
       *[some] Van de { $whole } kaarten { of-unseen-deck }, { $part ->
            [one] kan er één een
           *[other] kunnen er { $part } een
        }
    } trio of kwartet maken in { $who ->
        [you] jouw basis
       *[any] de basis van deze speler
    }
part-own-clears = { $share ->
        [all] { $whole ->
            [one] De ene { next-actions }, is een koning of vrouw die een eigen stapeltje kan weghalen
           *[other] Alle { $whole } { next-actions }, zijn koningen of vrouwen die een eigen stapeltje kunnen weghalen
        }
        [none] { $whole ->
            [0] Geen { next-actions }, is een koning of vrouw die een eigen stapeltje kan weghalen
            [1] De ene { next-actions }, is geen koning of vrouw die een eigen stapeltje kan weghalen
           *[other] Van de { $whole } { next-actions }, is er geen een koning of vrouw die een eigen stapeltje kan weghalen
        }
       *[some] Van de { $whole } { next-actions }, { $part ->
            [one] is er één een koning of vrouw die een eigen stapeltje kan weghalen
           *[other] zijn er { $part } koningen of vrouwen die een eigen stapeltje kunnen weghalen
        }
    }
part-jack-clears = { $share ->
        [all] { $whole ->
            [one] De ene { next-actions }, is een boer die een stapeltje van een ander kan weghalen
           *[other] Alle { $whole } { next-actions }, zijn boeren die een stapeltje van een ander kunnen weghalen
        }
        [none] { $whole ->
            [0] Geen { next-actions }, is een boer die een stapeltje van een ander kan weghalen
            [1] De ene { next-actions }, is geen boer die een stapeltje van een ander kan weghalen
           *[other] Van de { $whole } { next-actions }, is er geen een boer die een stapeltje van een ander kan weghalen
        }
       *[some] Van de { $whole } { next-actions }, { $part ->
            [one] is er één een boer die een stapeltje van een ander kan weghalen
           *[other] zijn er { $part } boeren die een stapeltje van een ander kunnen weghalen
        }
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
claim-trio = De kaart maakt een trio.
claim-quartet = De kaart maakt een kwartet.
claim-duo = De kaart maakt een duo: { some-points }.
    .than = De kaart maakt een duo: { some-points } in plaats van { than-points }.
claim-clears = { $who ->
        [you] Je haalt
       *[any] Speler { player-number } haalt
    } { some-cards } weg.
    .than = { $who ->
        [you] Je haalt
       *[any] Speler { player-number } haalt
    } { some-cards } weg in plaats van { than-cards }.
claim-fill-combines = De kans dat de kaart die de plek vult een trio of kwartet maakt, is { chance-now }.
    .than = De kans dat de kaart die de plek vult een trio of kwartet maakt, is { chance-instead }.
claim-draw-fits = De kans dat de kaart van de voorraad ergens aansluit, is { chance-now }.
    .than = De kans dat de kaart van de voorraad ergens aansluit, is { chance-instead }.
claim-ends = Met deze zet is de ronde afgelopen.
claim-hand-fits = { in-hand } { $cards ->
        [0] sluit ergens aan
        [one] sluit ergens aan
       *[other] sluiten ergens aan
    }.
    .than = { in-hand } { $cards ->
        [0] sluit ergens aan
        [one] sluit ergens aan
       *[other] sluiten ergens aan
    }, in plaats van { than-cards }.
claim-hand-combines = { in-hand } { $cards ->
        [0] kan
        [one] kan
       *[other] kunnen
    } een trio of kwartet maken.
    .than = { in-hand } { $cards ->
        [0] kan
        [one] kan
       *[other] kunnen
    } een trio of kwartet maken, in plaats van { than-cards }.
claim-hand-duos = { in-hand } { $cards ->
        [0] kan
        [one] kan
       *[other] kunnen
    } een duo maken.
    .than = { in-hand } { $cards ->
        [0] kan
        [one] kan
       *[other] kunnen
    } een duo maken, in plaats van { than-cards }.
claim-unseen-fits = { part-fits }.
    .than = { part-fits }{ instead-of-share }.
claim-unseen-combines = { part-combines }.
    .than = { part-combines }{ instead-of-share }.
claim-reserve-open = { $slots ->
        [0] { $who ->
                [you] Jouw reserve
               *[any] De reserve van speler { player-number }
            } heeft geen bovenste kaart die ergens aansluit
        [one] De bovenste kaart van { $who ->
                [you] jouw reserve
               *[any] de reserve van speler { player-number }
            } sluit aan op één stapeltje
       *[other] De bovenste kaart van { $who ->
                [you] jouw reserve
               *[any] de reserve van speler { player-number }
            } sluit aan op { $slots } stapeltjes
    }.
    .than = { $slots ->
        [0] { $who ->
                [you] Jouw reserve
               *[any] De reserve van speler { player-number }
            } heeft geen bovenste kaart die ergens aansluit, in plaats van een die aansluit op { $than-slots ->
            [one] één stapeltje
           *[other] { $than-slots } stapeltjes
        }
        [one] De bovenste kaart van { $who ->
                [you] jouw reserve
               *[any] de reserve van speler { player-number }
            } sluit aan op één stapeltje, in plaats van op { than-slots }
       *[other] De bovenste kaart van { $who ->
                [you] jouw reserve
               *[any] de reserve van speler { player-number }
            } sluit aan op { $slots } stapeltjes, in plaats van op { than-slots }
    }.
claim-own-clears = { part-own-clears }.
    .than = { part-own-clears }{ instead-of-share }.
claim-jack-clears = { part-jack-clears }.
    .than = { part-jack-clears }{ instead-of-share }.
claim-tallest = Het hoogste stapeltje dat zo’n boer van { $who ->
        [you] jou
       *[any] speler { player-number }
    } kan weghalen, heeft { some-cards }.
    .than = Het hoogste stapeltje dat zo’n boer van { $who ->
        [you] jou
       *[any] speler { player-number }
    } kan weghalen, heeft { some-cards } in plaats van { than-cards }.
claim-reserve = { $who ->
        [you] Jouw reserve
       *[any] De reserve van speler { player-number }
    } heeft { some-cards }; elke kaart { $cards ->
        [0] zou aan het eind een punt kosten
       *[other] kost aan het eind een punt
    }.
    .than = { $who ->
        [you] Jouw reserve
       *[any] De reserve van speler { player-number }
    } heeft { some-cards } in plaats van { than-cards }; elke kaart { $cards ->
        [0] zou aan het eind een punt kosten
       *[other] kost aan het eind een punt
    }.
claim-hand = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } { some-cards } in de hand.
    .than = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } { some-cards } in de hand in plaats van { than-cards }.
claim-stock = { $who ->
        [you] Jouw voorraad
       *[any] De voorraad van speler { player-number }
    } heeft { cards-left }.
    .than = { $who ->
        [you] Jouw voorraad
       *[any] De voorraad van speler { player-number }
    } heeft { cards-left } in plaats van { than-cards }.
claim-points = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } tot nu toe { some-points }.
    .than = { $who ->
        [you] Je hebt
       *[any] Speler { player-number } heeft
    } tot nu toe { some-points } in plaats van { than-points }.
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
