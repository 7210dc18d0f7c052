# The editor of Tri-Cap.

edit-due = What happens next
edit-due-lay = Laying an active card
edit-due-replace = A new active card after a capture
edit-due-draw = Player { $player } takes three new cards
edit-due-capture = Taking or passing
edit-due-shuffle = A Tricap: shuffling
edit-due-centre = Turning up a card
edit-due-over = Nothing: the game is over
edit-count = { $count }
edit-start = A new deal
edit-rest-deck = All others under the deck, shuffled
edit-rest-away = All others captured
edit-hand-full = Player { $player } already holds three cards.
edit-in-box = { $count ->
        [one] A card still lies in the box.
       *[other] { $count } cards still lie in the box.
    }
edit-place-box = { $here ->
        [1] { $card }, in the box
       *[0] Empty place for { $card } in the box
    }
edit-place-deck = { place-deck }. The next card is { $card }
