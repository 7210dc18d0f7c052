# The editor of TriCom.

edit-note = Number cards in the box are out of play.
edit-due = What happens next
edit-due-lots = Drawing lots to see who begins
edit-due-turn = Player { $player } turns up an action card
edit-due-action = Player { $player } may use the action card
edit-due-take = Player { $player } takes a card
edit-due-play = Player { $player } plays a card
edit-due-drawn = Player { $player } plays the reserve card
edit-due-fill = Player { $player } fills slot { $slot }
edit-due-shuffle = Player { $player } shuffles the action cards
edit-due-over = Nothing: the round is over
edit-begins = Who began
edit-score = Points of player { $player }
edit-count = { $count }
edit-start = A new deal
edit-rest-stock = All other cards, shuffled
edit-rest-actions = Other action cards, shuffled
edit-other-deck = This card belongs to player { $player }’s own deck and stays there.
edit-not-here = { $action ->
        [1] { $card } is an action card. It lies on the action pile or beside it.
       *[0] { $card } is a number card. It does not lie with the action cards.
    }
edit-hand-full = Player { $player } already holds four cards, and that is the most.
edit-actions-in-box = Player { $player }: { $count ->
        [one] an action card still lies in the box.
       *[other] { $count } action cards still lie in the box.
    }
edit-place-box = { $here ->
        [1] { $card } of player { $player }, in the box
       *[0] Empty place for { $card } of player { $player } in the box
    }
