# What is true of a move in Triominos, and how it differs from another move. Unseen tiles are those in
# the pool and on other racks; any of them is as likely to be in any place as another.

some-points = { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
than-points = { $than-points ->
        [0] none
        [one] one
       *[other] { $than-points }
    }
some-tiles = { $tiles ->
        [0] no tiles
        [one] one tile
       *[other] { $tiles } tiles
    }
than-tiles = { $than-tiles ->
        [0] none
        [one] one
       *[other] { $than-tiles }
    }
so-many-places = { $places ->
        [0] none
        [one] one
       *[other] { $places }
    }
than-places = { $than-places ->
        [0] none
        [one] one
       *[other] { $than-places }
    }
part-fits = { $share ->
        [all] { $whole ->
            [one] The one tile you have not seen fits somewhere
           *[other] All { $whole } tiles you have not seen fit somewhere
        }
        [none] { $whole ->
            [0] No tile you have not seen fits anywhere
            [1] The one tile you have not seen fits nowhere
           *[other] None of the { $whole } tiles you have not seen fits anywhere
        }
       *[some] Of the { $whole } tiles you have not seen, { $part ->
            [one] one fits somewhere
           *[other] { $part } fit somewhere
        }
    }
part-bonus = { $share ->
        [all] { $whole ->
            [one] The one tile you have not seen could
           *[other] All { $whole } tiles you have not seen could
        }
        [none] { $whole ->
            [0] No tile you have not seen could
            [1] The one tile you have not seen could not
           *[other] None of the { $whole } tiles you have not seen could
        }
       *[some] Of the { $whole } tiles you have not seen, { $part ->
            [one] one could
           *[other] { $part } could
        }
    } make a bridge or a hexagon next
claim-forced = Nothing else can be played here.
claim-scores = { $who ->
        [you] You score
       *[any] Player { player-number } scores
    } { some-points } at once.
    .than = { $who ->
        [you] You score
       *[any] Player { player-number } scores
    } { some-points } at once instead of { than-points }.
claim-costs = This costs { $who ->
        [you] you
       *[any] player { player-number }
    } { some-points }.
    .than = This costs { $who ->
        [you] you
       *[any] player { player-number }
    } { some-points } instead of { than-points }.
claim-bridge = The tile makes a bridge.
claim-hexagons = The tile completes { $hexagons ->
        [one] a hexagon
       *[other] { $hexagons } hexagons
    }.
    .than = The tile completes { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    } instead of { $than-hexagons ->
        [one] one
       *[other] { $than-hexagons }
    }.
claim-rings = { $who ->
        [you] You place your last tile and ring the bell.
       *[any] Player { player-number } places the last tile and rings the bell.
    }
claim-ends = The round is over with this move.
claim-buy-fits = The chance that the tile { $who ->
        [you] you buy
       *[any] player { player-number } buys
    } fits somewhere is { chance-now }.
    .than = The chance that the tile { $who ->
        [you] you buy
       *[any] player { player-number } buys
    } fits somewhere is { chance-instead }.
claim-opens = New places where a tile not placed yet fits: { so-many-places }.
    .than = New places where a tile not placed yet fits: { so-many-places } instead of { than-places }.
claim-shuts = Open places where no tile fits any more: { so-many-places }.
    .than = Open places where no tile fits any more: { so-many-places } instead of { than-places }.
claim-places = Places where a tile not placed yet fits: { so-many-places }.
    .than = Places where a tile not placed yet fits: { so-many-places } instead of { than-places }.
claim-fits-unseen = { part-fits }.
    .than = { part-fits }{ instead-of-share }.
claim-bonus-unseen = { part-bonus }.
    .than = { part-bonus }{ instead-of-share }.
claim-best-unseen = The most that a tile you have not seen could score next: { some-points }.
    .than = The most that a tile you have not seen could score next: { some-points } instead of { than-points }.
claim-stuck = The chance that { $who ->
        [you] you have no tile that fits
       *[any] player { player-number } has no tile that fits
    } is { chance-now }.
    .than = The chance that { $who ->
        [you] you have no tile that fits
       *[any] player { player-number } has no tile that fits
    } is { chance-instead }.
claim-own-fits = After this move, { $who ->
        [you] you
       *[any] player { player-number }
    } can place { some-tiles }.
    .than = After this move, { $who ->
        [you] you
       *[any] player { player-number }
    } can place { some-tiles } instead of { than-tiles }.
claim-own-best = After this move, the most that { $who ->
        [you] you could score next
       *[any] player { player-number } could score next
    }: { some-points }.
    .than = After this move, the most that { $who ->
        [you] you could score next
       *[any] player { player-number } could score next
    }: { some-points } instead of { than-points }.
claim-own-value = The tiles that { $who ->
        [you] you still hold
       *[any] player { player-number } still holds
    } are worth { some-points }.
    .than = The tiles that { $who ->
        [you] you still hold
       *[any] player { player-number } still holds
    } are worth { some-points } instead of { than-points }.
claim-rack = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { some-tiles } left.
    .than = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { some-tiles } left instead of { than-tiles }.
claim-pool = The pool has { some-tiles } left.
    .than = The pool has { some-tiles } left instead of { than-tiles }.
claim-later-points = In the rounds that I played on, { $others ->
        [1] the others together then scored
       *[0] { $who ->
            [you] you then scored
           *[any] player { player-number } then scored
        }
    } { $tenths-whole }.{ $tenths-rest } { $fewer ->
        [1] fewer
       *[0] more
    } points on average than after the best move.
claim-later-tiles = In the rounds that I played on, { $others ->
        [1] the others together then had
       *[0] { $who ->
            [you] you then had
           *[any] player { player-number } then had
        }
    } { $tenths-whole }.{ $tenths-rest } { $fewer ->
        [1] fewer
       *[0] more
    } tiles left on average than after the best move.
claim-later-bell = { $who ->
        [you] You ring
       *[any] Player { player-number } rings
    } the bell in { $share ->
        [all] all of the { $of } rounds that I played on
        [none] none of the { $of } rounds that I played on
       *[some] { $rounds ->
            [one] one
           *[other] { $rounds }
        } of the { $of } rounds that I played on
    }.
    .than = { $who ->
        [you] You ring
       *[any] Player { player-number } rings
    } the bell in { $share ->
        [all] all of the { $of } rounds that I played on
        [none] none of the { $of } rounds that I played on
       *[some] { $rounds ->
            [one] one
           *[other] { $rounds }
        } of the { $of } rounds that I played on
    }, instead of in { share-than }.
fan-title = { $who ->
        [you] The tile that you would buy
       *[any] Tiles that you have not seen
    }
fan-shape = It makes a bridge or completes a hexagon
fan-fits = It fits somewhere
fan-no-fit = It fits nowhere
