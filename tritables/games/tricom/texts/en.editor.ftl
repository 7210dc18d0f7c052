# The editor of TriCom.

edit-note = Number cards in the box are out of play.
edit-due = What is due
edit-due-lots = Drawing lots for the start
edit-due-turn = Player { $player } turns up an action card
edit-due-action = Player { $player } may use the action card
edit-due-take = Player { $player } takes a card
edit-due-play = Player { $player } plays a card
edit-due-drawn = Player { $player } plays the card just taken from the reserve
edit-due-fill = Player { $player } fills slot { $slot }
edit-due-shuffle = Player { $player } shuffles the action cards
edit-due-over = Nothing: the round is over
edit-begins = Who began
edit-score = Points of player { $player }
edit-count = { $count }
edit-start = A new deal
edit-rest-stock = The rest under stock and action pile, mixed
edit-rest-actions = Only action cards under their pile, mixed
edit-other-deck = This card is of player { $player }’s own deck and stays there.
edit-not-here = { $action ->
        [1] { $card } is an action card. It lies on the action pile or beside it.
       *[0] { $card } is a number card. It does not lie with the action cards.
    }
edit-hand-full = Player { $player } holds four cards already: there are never more.
edit-actions-in-box = Player { $player }: { $count ->
        [one] an action card still lies in the box.
       *[other] { $count } action cards still lie in the box.
    }
edit-place-box = { $here ->
        [1] { $card } of player { $player }, in the box
       *[0] Free place of { $card } of player { $player } in the box
    }
