# The editor of Triominos.

edit-note = On the table a tile turns by itself until it fits. Touch one that lies there to take it back.
edit-due = What happens next
edit-due-lots = Drawing lots to see who begins
edit-due-shuffle = Player { $player } begins: mixing the pool
edit-due-play = Player { $player } places a tile or buys
edit-due-over = Nothing: the round is over
edit-begins = Who began
edit-bell = Who placed the last tile first
edit-nobody = Nobody yet
edit-bought = Tiles bought in this turn
edit-score = Points of player { $player }
edit-count = { $count }
edit-start = A new deal
edit-rest-hands = Fill up the racks
edit-rest-pool = All others into the pool, shuffled
edit-taken = There is already a tile there.
edit-holds = Without this tile the others would fall apart. Take back others first.
edit-in-box = { $count ->
        [one] A tile still lies in the box.
       *[other] { $count } tiles still lie in the box.
    }
edit-place-box = { $here ->
        [1] Tile { $tile }, in the box
       *[0] Empty place for { $tile } in the box
    }
edit-place-pool = { place-pool }. The next tile is { $tile }
