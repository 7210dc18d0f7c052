# What is true of a move in TriCom, and how it differs from another move. Unseen cards are those that do
# not lie open and are not in the reader’s hand.
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
some-cards = { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }
than-cards = { $than-cards ->
        [0] none
        [one] one
       *[other] { $than-cards }
    }
in-hand = { $cards ->
        [0] No card
        [one] One card
       *[other] { $cards } cards
    } in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    }
of-unseen-deck = { $who ->
        [you] of your deck that you have not seen
       *[any] of the deck of player { player-number } that you have not seen
    }
than-slots = { $than-slots ->
        [0] none
        [one] one
       *[other] { $than-slots }
    }
part-fits = { $share ->
        [all] { $whole ->
            [one] The one card { of-unseen-deck } would fit
           *[other] All { $whole } cards { of-unseen-deck } would fit
        }
        [none] { $whole ->
            [0] No card { of-unseen-deck } would fit
            [1] The one card { of-unseen-deck } would not fit
           *[other] None of the { $whole } cards { of-unseen-deck } would fit
        }
       *[some] Of the { $whole } cards { of-unseen-deck }, { $part ->
            [one] one
           *[other] { $part }
        } would fit
    } in { $who ->
        [you] your base
       *[any] their base
    }
part-combines = { $share ->
        [all] { $whole ->
            [one] The one card { of-unseen-deck } could make
           *[other] All { $whole } cards { of-unseen-deck } could make
        }
        [none] { $whole ->
            [0] No card { of-unseen-deck } could make
            [1] The one card { of-unseen-deck } could not make
           *[other] None of the { $whole } cards { of-unseen-deck } could make
        }
       *[some] Of the { $whole } cards { of-unseen-deck }, { $part ->
            [one] one
           *[other] { $part }
        } could make
    } a trio or a quartet in { $who ->
        [you] your base
       *[any] their base
    }
next-actions = action { $whole ->
        [0] card
        [one] card
       *[other] cards
    } that may come up next for { $who ->
        [you] you
       *[any] player { player-number }
    }
part-own-clears = { $share ->
        [all] { $whole ->
            [one] The one { next-actions } is a king or queen
           *[other] All { $whole } { next-actions } are kings or queens
        }
        [none] { $whole ->
            [0] No { next-actions } is a king or queen
            [1] The one { next-actions } is no king or queen
           *[other] None of the { $whole } { next-actions } is a king or queen
        }
       *[some] Of the { $whole } { next-actions }, { $part ->
            [one] one is a king or queen
           *[other] { $part } are kings or queens
        }
    } that could clear a pile of { $who ->
        [you] yours
       *[any] their own
    }
part-jack-clears = { $share ->
        [all] { $whole ->
            [one] The one { next-actions } is a jack
           *[other] All { $whole } { next-actions } are jacks
        }
        [none] { $whole ->
            [0] No { next-actions } is a jack
            [1] The one { next-actions } is no jack
           *[other] None of the { $whole } { next-actions } is a jack
        }
       *[some] Of the { $whole } { next-actions }, { $part ->
            [one] one is a jack
           *[other] { $part } are jacks
        }
    } that could clear a pile of another player
claim-forced = Nothing else can be played here.
claim-scores = { $who ->
        [you] You score
       *[any] Player { player-number } scores
    } { some-points } at once.
    .than = { $who ->
        [you] You score
       *[any] Player { player-number } scores
    } { some-points } at once instead of { than-points }.
claim-trio = The card makes a trio.
claim-quartet = The card makes a quartet.
claim-duo = The card makes a duo: { some-points }.
    .than = The card makes a duo: { some-points } instead of { than-points }.
claim-clears = { $who ->
        [you] You clear
       *[any] Player { player-number } clears
    } { some-cards }.
    .than = { $who ->
        [you] You clear
       *[any] Player { player-number } clears
    } { some-cards } instead of { than-cards }.
claim-fill-combines = The chance that the card which fills the slot makes a trio or a quartet is { chance-now }.
    .than = The chance that the card which fills the slot makes a trio or a quartet is { chance-instead }.
claim-draw-fits = The chance that the card from the stock fits somewhere is { chance-now }.
    .than = The chance that the card from the stock fits somewhere is { chance-instead }.
claim-ends = The round is over with this move.
claim-hand-fits = { in-hand } { $cards ->
        [0] fits anywhere
        [one] fits somewhere
       *[other] fit somewhere
    }.
    .than = { in-hand } { $cards ->
        [0] fits anywhere
        [one] fits somewhere
       *[other] fit somewhere
    }, instead of { than-cards }.
claim-hand-combines = { in-hand } can make a trio or a quartet.
    .than = { in-hand } can make a trio or a quartet, instead of { than-cards }.
claim-hand-duos = { in-hand } can make a duo.
    .than = { in-hand } can make a duo, instead of { than-cards }.
claim-unseen-fits = { part-fits }.
    .than = { part-fits }{ instead-of-share }.
claim-unseen-combines = { part-combines }.
    .than = { part-combines }{ instead-of-share }.
claim-reserve-open = { $slots ->
        [0] { $who ->
                [you] Your reserve
               *[any] The reserve of player { player-number }
            } has no card on top that fits anywhere
        [one] The top card of { $who ->
                [you] your reserve
               *[any] the reserve of player { player-number }
            } fits on one pile
       *[other] The top card of { $who ->
                [you] your reserve
               *[any] the reserve of player { player-number }
            } fits on { $slots } piles
    }.
    .than = { $slots ->
        [0] { $who ->
                [you] Your reserve
               *[any] The reserve of player { player-number }
            } has no card on top that fits anywhere, instead of one that fits on { $than-slots ->
            [one] one pile
           *[other] { $than-slots } piles
        }
        [one] The top card of { $who ->
                [you] your reserve
               *[any] the reserve of player { player-number }
            } fits on one pile instead of { than-slots }
       *[other] The top card of { $who ->
                [you] your reserve
               *[any] the reserve of player { player-number }
            } fits on { $slots } piles instead of { than-slots }
    }.
claim-own-clears = { part-own-clears }.
    .than = { part-own-clears }{ instead-of-being }.
claim-jack-clears = { part-jack-clears }.
    .than = { part-jack-clears }{ instead-of-being }.
claim-tallest = The tallest pile that such a jack of { $who ->
        [you] yours
       *[any] player { player-number }
    } could clear has { some-cards }.
    .than = The tallest pile that such a jack of { $who ->
        [you] yours
       *[any] player { player-number }
    } could clear has { some-cards } instead of { than-cards }.
claim-reserve = { $who ->
        [you] Your reserve
       *[any] The reserve of player { player-number }
    } has { some-cards }; each { $cards ->
        [0] would be
       *[other] is
    } a point off at the end.
    .than = { $who ->
        [you] Your reserve
       *[any] The reserve of player { player-number }
    } has { some-cards } instead of { than-cards }; each { $cards ->
        [0] would be
       *[other] is
    } a point off at the end.
claim-hand = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { some-cards } in hand.
    .than = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { some-cards } in hand instead of { than-cards }.
claim-stock = { $who ->
        [you] Your stock
       *[any] The stock of player { player-number }
    } has { some-cards } left.
    .than = { $who ->
        [you] Your stock
       *[any] The stock of player { player-number }
    } has { some-cards } left instead of { than-cards }.
claim-points = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { some-points } so far.
    .than = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { some-points } so far instead of { than-points }.
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
claim-later-reserve = In the rounds that I played on, { $others ->
        [1] the reserves of the others together then had
       *[0] { $who ->
            [you] your reserve then had
           *[any] the reserve of player { player-number } then had
        }
    } { $tenths-whole }.{ $tenths-rest } { $fewer ->
        [1] fewer
       *[0] more
    } cards on average than after the best move.
claim-later-fits = In the rounds that I played on, { $others ->
        [1] the hands of the others together then had
       *[0] { $who ->
            [you] your hand then had
           *[any] the hand of player { player-number } then had
        }
    } { $tenths-whole }.{ $tenths-rest } { $fewer ->
        [1] fewer
       *[0] more
    } cards that fit on average than after the best move.
claim-later-cards = In the rounds that I played on, { $others ->
        [1] the others together then had
       *[0] { $who ->
            [you] you then had
           *[any] player { player-number } then had
        }
    } { $tenths-whole }.{ $tenths-rest } { $fewer ->
        [1] fewer
       *[0] more
    } cards left to play on average than after the best move.
fan-action = { $who ->
        [you] Your next action card
       *[any] The next action card of player { player-number }
    }{ $assumes ->
        [1] , as the table stands now
       *[0] {""}
    }
fan-stock = { $who ->
        [you] The next card of your stock
       *[any] The next card of the stock of player { player-number }
    }{ $assumes ->
        [1] , as the table stands now
       *[0] {""}
    }
fan-clears-own = { $who ->
        [you] You can clear a pile of your own
       *[any] Player { player-number } can clear a pile of their own
    }
fan-clears-other = { $who ->
        [you] You can clear a pile of another player
        [them] Player { player-number } can clear a pile of another player
       *[any] Player { player-number } can clear a pile of another player
    }
fan-idle = It does nothing
fan-combines = It can make a trio or a quartet
fan-doubles = It can make a duo
fan-fits = It fits somewhere
fan-no-fit = It fits nowhere
fan-fills = It fills the slot
