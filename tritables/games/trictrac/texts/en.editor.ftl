edit-turn = Whose turn
edit-nobody = Nobody yet: throw to see who begins
edit-throw = Throw
edit-no-throw = Not thrown yet
edit-dice = { $dice }
edit-left = Dice left to play
edit-start = The start of a game
edit-rest-bar = All others onto the bar
edit-rest-off = All others off
edit-no-stones-here = Stones do not lie here. The dice are chosen beside the board.
edit-place-box = { seat-name }’s box, { $count ->
        [0] empty
        [one] { $count } stone
       *[other] { $count } stones
    }
edit-in-box = { seat-name }: { $count ->
        [one] one of the 15 stones still lies in the box.
       *[other] { $count } of the 15 stones still lie in the box.
    }
