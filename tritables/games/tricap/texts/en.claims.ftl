# What is true of a move in Tri-Cap, and how it differs from another move. Chances count every way in
# which the cards can lie that a player has not seen.

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
neighbours-unseen = { $share ->
        [all] { $whole ->
            [one] The one card you have not seen is a neighbour
           *[other] All { $whole } cards you have not seen are neighbours
        }
        [none] { $whole ->
            [0] No card you have not seen is a neighbour
            [one] The one card you have not seen is no neighbour
           *[other] None of the { $whole } cards you have not seen is a neighbour
        }
       *[some] Of the { $whole } cards you have not seen, { $part ->
            [one] one is a neighbour
           *[other] { $part } are neighbours
        }
    } of { $who ->
        [you] your active card
       *[any] the active card of player { player-number }
    }
aces-unseen = { $share ->
        [all] { $whole ->
            [one] The one card you have not seen is an ace
           *[other] All { $whole } cards you have not seen are aces
        }
        [none] { $whole ->
            [0] No card you have not seen is an ace
            [one] The one card you have not seen is no ace
           *[other] None of the { $whole } cards you have not seen is an ace
        }
       *[some] Of the { $whole } cards you have not seen, { $part ->
            [one] one is an ace
           *[other] { $part } are aces
        }
    }
hoped-cards = { $tenths ->
        [0] next to no captured cards
       *[other] { $tenths-whole }.{ $tenths-rest } captured cards
    }
than-hoped = { $than-tenths ->
        [0] next to none
       *[other] { $than-tenths-whole }.{ $than-tenths-rest }
    }
claim-forced = Nothing else can be played here.
claim-ends = The game is over with this move.
claim-captures = { $who ->
        [you] You capture
       *[any] Player { player-number } captures
    } { some-cards }.
    .than = { $who ->
        [you] You capture
       *[any] Player { player-number } captures
    } { some-cards } instead of { than-cards }.
claim-leaves = { $who ->
        [you] You could have captured
       *[any] Player { player-number } could have captured
    } { some-cards }.
    .than = { $who ->
        [you] You could have captured
       *[any] Player { player-number } could have captured
    } { some-cards } instead of { than-cards }.
claim-ace-laid = { $who ->
        [you] You lay an ace
       *[any] Player { player-number } lays an ace
    }, a neighbour of every card.
claim-ace-taken = { $who ->
        [you] Your ace
       *[any] The ace of player { player-number }
    } goes off the table with the pile.
claim-alone-next = The chance that { $who ->
        [you] you alone have
       *[any] player { player-number } alone has
    } a neighbour of the next card is { chance-now }.
    .than = The chance that { $who ->
        [you] you alone have
       *[any] player { player-number } alone has
    } a neighbour of the next card is { chance-instead }.
claim-tricap-next = The chance that the next card makes a Tricap is { chance-now }.
    .than = The chance that the next card makes a Tricap is { chance-instead }.
claim-nobody-next = The chance that nobody has a neighbour of the next card is { chance-now }.
    .than = The chance that nobody has a neighbour of the next card is { chance-instead }.
claim-hoped = From the next card { $who ->
        [you] you
       *[any] player { player-number }
    } can hope for { hoped-cards } on average.
    .than = From the next card { $who ->
        [you] you
       *[any] player { player-number }
    } can hope for { hoped-cards } on average, instead of { than-hoped }.
claim-prize = If one player alone can take after the next card, that wins { $cards } cards.
    .than = If one player alone can take after the next card, that wins { $cards } cards instead of { $than-cards }.
claim-neighbours = { neighbours-unseen }.
    .than = { neighbours-unseen }{ instead-of-being }.
claim-aces-unseen = { aces-unseen }; an ace always makes a Tricap.
    .than = { aces-unseen }{ instead-of-being }; an ace always makes a Tricap.
claim-hand-aces = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { $aces ->
        [0] no aces
        [one] one ace
       *[other] { $aces } aces
    } left in hand.
    .than = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { $aces ->
        [0] no aces
        [one] one ace
       *[other] { $aces } aces
    } left in hand instead of { $than-aces ->
        [0] none
        [one] one
       *[other] { $than-aces }
    }.
claim-hand = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { some-cards } in hand.
    .than = { $who ->
        [you] You have
       *[any] Player { player-number } has
    } { some-cards } in hand instead of { than-cards }.
claim-captured = { $who ->
        [you] You have captured
       *[any] Player { player-number } has captured
    } { some-cards } so far.
    .than = { $who ->
        [you] You have captured
       *[any] Player { player-number } has captured
    } { some-cards } so far instead of { than-cards }.
claim-to-majority = { $cards ->
        [0] { $who ->
            [you] You already hold
           *[any] Player { player-number } already holds
        } more than half of the deck
       *[other] To hold more than half of the deck, { $who ->
            [you] you still need
           *[any] player { player-number } still needs
        } { some-cards }
    }.
    .than = { $cards ->
        [0] { $who ->
            [you] You already hold
           *[any] Player { player-number } already holds
        } more than half of the deck, instead of still needing { $than-cards ->
            [one] one card
           *[other] { $than-cards } cards
        }
       *[other] To hold more than half of the deck, { $who ->
            [you] you still need
           *[any] player { player-number } still needs
        } { some-cards } instead of { than-cards }
    }.
claim-deck-left = The deck has { some-cards } left.
    .than = The deck has { some-cards } left instead of { than-cards }.
fan-title = The next centre card{ $assumes ->
        [1] , if the pile is not taken
       *[0] {""}
    }
fan-alone = { $who ->
        [you] You alone have a neighbour, and may take
       *[any] Player { player-number } alone has a neighbour, and may take
    }
fan-several = A Tricap
fan-nobody = Nobody has a neighbour
