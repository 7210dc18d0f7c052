# What is true of a move in Tri-Cap, and how it differs from another move. Chances count every way in
# which the cards can lie that a player has not seen.

some-cards = { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }
than-cards = { $than-cards ->
        [0] none
       *[other] { $than-cards }
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
    } a neighbour of the next card is about { $chance-percent }%.
    .than = The chance that { $who ->
        [you] you alone have
       *[any] player { player-number } alone has
    } a neighbour of the next card is about { $chance-percent }% instead of { $than-chance-percent }%.
claim-tricap-next = The chance that the next card makes a Tricap is about { $chance-percent }%.
    .than = The chance that the next card makes a Tricap is about { $chance-percent }% instead of { $than-chance-percent }%.
claim-nobody-next = The chance that nobody has a neighbour of the next card is about { $chance-percent }%.
    .than = The chance that nobody has a neighbour of the next card is about { $chance-percent }% instead of { $than-chance-percent }%.
claim-hoped = From the next card { $who ->
        [you] you
       *[any] player { player-number }
    } can hope for { $tenths-whole }.{ $tenths-rest } captured cards on average.
    .than = From the next card { $who ->
        [you] you
       *[any] player { player-number }
    } can hope for { $tenths-whole }.{ $tenths-rest } captured cards on average, instead of { $than-tenths-whole }.{ $than-tenths-rest }.
claim-prize = If one player alone can take after the next card, that wins { $cards } cards.
    .than = If one player alone can take after the next card, that wins { $cards } cards instead of { $than-cards }.
claim-neighbours = Unseen neighbours of { $who ->
        [you] your active card
       *[any] the active card of player { player-number }
    }: { $cards } of the { $unseen } cards you have not seen.
    .than = Of the { $unseen } cards you have not seen, { $cards ->
        [0] none is a neighbour
        [one] one is a neighbour
       *[other] { $cards } are neighbours
    } of { $who ->
        [you] your active card
       *[any] the active card of player { player-number }
    }, instead of { $than-cards } of { $than-unseen }.
claim-aces-unseen = Aces, which always make a Tricap: { $aces } of the { $unseen } cards you have not seen.
    .than = Aces, which always make a Tricap: { $aces } of the { $unseen } cards you have not seen, instead of { $than-aces } of { $than-unseen }.
claim-hand-aces = Aces left in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    }: { $aces }.
    .than = Aces left in { $who ->
        [you] your hand
       *[any] the hand of player { player-number }
    }: { $aces } instead of { $than-aces }.
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
claim-to-majority = To hold more than half of the deck, { $who ->
        [you] you still need
       *[any] player { player-number } still needs
    } { some-cards }.
    .than = To hold more than half of the deck, { $who ->
        [you] you still need
       *[any] player { player-number } still needs
    } { some-cards } instead of { than-cards }.
claim-deck-left = Cards left in the deck: { $cards }.
    .than = Cards left in the deck: { $cards } instead of { $than-cards }.
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
