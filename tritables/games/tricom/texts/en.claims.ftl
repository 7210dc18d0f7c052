# What is true of a move in TriCom, and how it differs from another move. Unseen cards are those that do
# not lie open and are not in the reader’s hand.
claim-forced = Nothing else can be played here.
claim-scores = Points that { $who ->
        [you] you score
       *[any] player { player-number } scores
    } at once: { $points }.
    .than = { $who ->
        [you] You score
       *[any] Player { player-number } scores
    } { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    } at once instead of { $than-points ->
        [0] none
       *[other] { $than-points }
    }.
claim-trio = The card makes a trio.
claim-quartet = The card makes a quartet.
claim-duo = The card makes a duo: { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .than = Points for a duo: { $points } instead of { $than-points }.
claim-clears = Cards that { $who ->
        [you] you clear
       *[any] player { player-number } clears
    }: { $cards }.
    .than = Cards that { $who ->
        [you] you clear
       *[any] player { player-number } clears
    }: { $cards } instead of { $than-cards }.
claim-fill-combines = The chance that the card which fills the slot makes a trio or a quartet is about { $chance-percent }%.
    .than = The chance that the card which fills the slot makes a trio or a quartet is about { $chance-percent }% instead of { $than-chance-percent }%.
claim-draw-fits = The chance that the card from the stock fits somewhere is about { $chance-percent }%.
    .than = The chance that the card from the stock fits somewhere is about { $chance-percent }% instead of { $than-chance-percent }%.
claim-ends = The round is over with this move.
claim-hand-fits = Cards in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    } that fit somewhere: { $cards }.
    .than = Cards in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    } that fit somewhere: { $cards } instead of { $than-cards }.
claim-hand-combines = Cards in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    } that can make a trio or a quartet: { $cards }.
    .than = Cards in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    } that can make a trio or a quartet: { $cards } instead of { $than-cards }.
claim-hand-duos = Cards in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    } that can make a duo: { $cards }.
    .than = Cards in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    } that can make a duo: { $cards } instead of { $than-cards }.
claim-unseen-fits = Cards you have not seen that would fit in { $who ->
        [you] your base
       *[any] the base of player { player-number }
    }: { $cards } of { $unseen }.
    .than = Cards you have not seen that would fit in { $who ->
        [you] your base
       *[any] the base of player { player-number }
    }: { $cards } of { $unseen } instead of { $than-cards } of { $than-unseen }.
claim-unseen-combines = Cards you have not seen that would make a trio or a quartet in { $who ->
        [you] your base
       *[any] the base of player { player-number }
    }: { $cards } of { $unseen }.
    .than = Cards you have not seen that would make a trio or a quartet in { $who ->
        [you] your base
       *[any] the base of player { player-number }
    }: { $cards } of { $unseen } instead of { $than-cards } of { $than-unseen }.
claim-reserve-open = Piles on which the top card of { $who ->
        [you] your reserve
       *[any] the reserve of player { player-number }
    } fits: { $slots }.
    .than = Piles on which the top card of { $who ->
        [you] your reserve
       *[any] the reserve of player { player-number }
    } fits: { $slots } instead of { $than-slots }.
claim-own-clears = Kings and queens that may come up next for { $who ->
        [you] you and clear a pile of yours
       *[any] player { player-number } and clear a pile of their own
    }: { $actions } of { $left }.
    .than = Of the kings and queens that may come up next for { $who ->
        [you] you
       *[any] player { player-number }
    }, { $actions } of { $left } could clear one of { $who ->
        [you] your
       *[any] their own
    } piles, instead of { $than-actions } of { $than-left }.
claim-jack-clears = Jacks that may come up next for { $who ->
        [you] you
       *[any] player { player-number }
    } and clear a pile of another player: { $actions } of { $left }.
    .than = Of the jacks that may come up next for { $who ->
        [you] you
       *[any] player { player-number }
    }, { $actions } of { $left } could clear a pile of another player, instead of { $than-actions } of { $than-left }.
claim-tallest = Cards on the tallest pile that such a jack of { $who ->
        [you] yours
       *[any] player { player-number }
    } could clear: { $cards }.
    .than = Cards on the tallest pile that such a jack of { $who ->
        [you] yours
       *[any] player { player-number }
    } could clear: { $cards } instead of { $than-cards }.
claim-reserve = Cards in { $who ->
        [you] your reserve
       *[any] the reserve of player { player-number }
    }, a point off for each at the end: { $cards }.
    .than = Cards in { $who ->
        [you] your reserve
       *[any] the reserve of player { player-number }
    }, a point off for each at the end: { $cards } instead of { $than-cards }.
claim-hand = Cards in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    }: { $cards }.
    .than = Cards in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    }: { $cards } instead of { $than-cards }.
claim-stock = Cards in { $who ->
        [you] your stock
       *[any] the stock of player { player-number }
    }: { $cards }.
    .than = Cards in { $who ->
        [you] your stock
       *[any] the stock of player { player-number }
    }: { $cards } instead of { $than-cards }.
claim-points = { $who ->
        [you] Your points
       *[any] Points of player { player-number }
    } so far: { $points }.
    .than = { $who ->
        [you] Your points
       *[any] Points of player { player-number }
    } so far: { $points } instead of { $than-points }.
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
