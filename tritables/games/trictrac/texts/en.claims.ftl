# What is true of a move in Tric Trac, and how it differs from another move. Seats: 0 is White, 1 is
# Black. A throw counts where some way of playing it does what is said; two dice fall in 36 ways.

ways-of-36 = { $ways ->
        [0] none of the 36 throws
        [1] one of the 36 throws
        [36] each of the 36 throws
       *[other] { $ways } of the 36 throws
    }
than-ways = { $than-ways ->
        [0] none
        [1] one
        [36] all 36
       *[other] { $than-ways }
    }
than-stones = { $than-stones ->
        [0] none
        [one] one
       *[other] { $than-stones }
    }
than-points = { $than-points ->
        [0] none
        [one] one
       *[other] { $than-points }
    }
some-stones = { $stones ->
        [0] no stones
        [one] one stone
       *[other] { $stones } stones
    }
some-points = { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
claim-forced = Nothing else can be played here.
claim-wins = { $who ->
        [you] You bear off your last stone and win.
       *[any] { seat-name } bears off the last stone and wins.
    }
claim-hits = { $who ->
        [you] You hit
       *[any] { seat-name } hits
    } { some-stones }.
    .than = { $who ->
        [you] You hit
       *[any] { seat-name } hits
    } { some-stones } instead of { than-stones }.
claim-borne-off = { $who ->
        [you] You bear off
       *[any] { seat-name } bears off
    } { some-stones }.
    .than = { $who ->
        [you] You bear off
       *[any] { seat-name } bears off
    } { some-stones } instead of { than-stones }.
claim-hit-throws = { $who ->
        [you] You can hit a stone
        [them] { seat-name } can hit a stone of yours
       *[any] { seat-name } can hit a stone
    } with { ways-of-36 }.
    .than = { $who ->
        [you] You can hit a stone
        [them] { seat-name } can hit a stone of yours
       *[any] { seat-name } can hit a stone
    } with { ways-of-36 } instead of { than-ways }.
claim-hit-stone = { $who ->
        [you] You can hit the { other-colour } stone
        [them] { seat-name } can hit your stone
       *[any] { seat-name } can hit the { other-colour } stone
    } on point { $point } with { ways-of-36 }.
    .than = { $who ->
        [you] You can hit the { other-colour } stone
        [them] { seat-name } can hit your stone
       *[any] { seat-name } can hit the { other-colour } stone
    } on point { $point } with { ways-of-36 } instead of { than-ways }.
claim-threat = { $who ->
        [you] If you threw now, you could hit a stone
        [them] If { seat-name } threw now, { seat-name } could hit a stone of yours
       *[any] If { seat-name } threw now, { seat-name } could hit a stone
    } with { ways-of-36 }.
    .than = { $who ->
        [you] If you threw now, you could hit a stone
        [them] If { seat-name } threw now, { seat-name } could hit a stone of yours
       *[any] If { seat-name } threw now, { seat-name } could hit a stone
    } with { ways-of-36 } instead of { than-ways }.
claim-enter-throws = { $who ->
        [you] You come in
       *[any] { seat-name } comes in
    } from the bar with { ways-of-36 }.
    .than = { $who ->
        [you] You come in
       *[any] { seat-name } comes in
    } from the bar with { ways-of-36 } instead of { than-ways }.
claim-stuck-throws = { $ways ->
        [0] { $who ->
            [you] You can play
           *[any] { seat-name } can play
        } each of the 36 throws
       *[other] { $who ->
            [you] You cannot
           *[any] { seat-name } cannot
        } move at all with { ways-of-36 }
    }.
    .than = { $ways ->
        [0] { $who ->
            [you] You can play
           *[any] { seat-name } can play
        } each of the 36 throws, instead of being stuck with { than-ways } of them
       *[other] { $who ->
            [you] You are stuck
           *[any] { seat-name } is stuck
        } with { ways-of-36 } instead of { than-ways }
    }.
claim-off-throws = { $who ->
        [you] You can bear off a stone
       *[any] { seat-name } can bear off a stone
    } with { ways-of-36 }.
    .than = { $who ->
        [you] You can bear off a stone
       *[any] { seat-name } can bear off a stone
    } with { ways-of-36 } instead of { than-ways }.
claim-win-throws = { $who ->
        [you] You can win
       *[any] { seat-name } can win
    } at once with { ways-of-36 }.
    .than = { $who ->
        [you] You can win
       *[any] { seat-name } can win
    } at once with { ways-of-36 } instead of { than-ways }.
claim-shut-entry = { $who ->
        [you] You
       *[any] { seat-name }
    } { $dice ->
        [0] can come in from the bar with each of the six numbers of a die
        [1] cannot come in from the bar with one of the six numbers of a die
        [6] cannot come in from the bar with any number of a die
       *[other] cannot come in from the bar with { $dice } of the six numbers of a die
    }.
    .than = { $who ->
        [you] You
       *[any] { seat-name }
    } { $dice ->
        [0] can come in from the bar with each of the six numbers of a die, instead of failing with { $than-dice ->
            [1] one of them
            [6] all of them
           *[other] { $than-dice } of them
        }
        [6] cannot come in from the bar with any number of a die, instead of failing with { $than-dice ->
            [0] none of the six
            [1] one of the six
           *[other] { $than-dice } of the six
        }
       *[other] cannot come in from the bar with { $dice ->
            [1] one
           *[other] { $dice }
        } of the six numbers of a die, instead of { $than-dice ->
            [0] none
            [1] one
            [6] all six
           *[other] { $than-dice }
        }
    }.
claim-alone = { $who ->
        [you] You have
       *[any] { seat-name } has
    } { $stones ->
        [0] no single stones
        [one] one single stone
       *[other] { $stones } single stones
    }.
    .than = { $who ->
        [you] You have
       *[any] { seat-name } has
    } { $stones ->
        [0] no single stones
        [one] one single stone
       *[other] { $stones } single stones
    } instead of { than-stones }.
claim-held = { $who ->
        [you] You hold
       *[any] { seat-name } holds
    } { some-points }.
    .than = { $who ->
        [you] You hold
       *[any] { seat-name } holds
    } { some-points } instead of { than-points }.
claim-wall = The most points that { $who ->
        [you] you hold
       *[any] { seat-name } holds
    } next to each other: { $points ->
        [0] none
        [one] one
       *[other] { $points }
    }.
    .than = { $who ->
        [you] Your
       *[any] { seat-name }’s
    } longest row of held points has { some-points } instead of { than-points }.
claim-crowded = { $who ->
        [you] Your
       *[any] { seat-name }’s
    } stones beyond four on a point: { $stones ->
        [0] none
        [one] one
       *[other] { $stones }
    }.
    .than = { $who ->
        [you] Your
       *[any] { seat-name }’s
    } stones beyond four on a point: { $stones ->
        [0] none
        [one] one
       *[other] { $stones }
    } instead of { than-stones }.
claim-on-bar = { $who ->
        [you] You have
       *[any] { seat-name } has
    } { some-stones } on the bar.
    .than = { $who ->
        [you] You have
       *[any] { seat-name } has
    } { some-stones } on the bar instead of { than-stones }.
claim-at-home = { $who ->
        [you] You have
       *[any] { seat-name } has
    } { some-stones } at home.
    .than = { $who ->
        [you] You have
       *[any] { seat-name } has
    } { some-stones } at home instead of { than-stones }.
claim-home-points = { $who ->
        [you] You stand
       *[any] { seat-name } stands
    } on { $points ->
        [0] none of the six points
        [1] one of the six points
        [6] all six points
       *[other] { $points } of the six points
    } at home.
    .than = { $who ->
        [you] You stand
       *[any] { seat-name } stands
    } on { $points ->
        [0] none of the six points
        [1] one of the six points
        [6] all six points
       *[other] { $points } of the six points
    } at home instead of { $than-points ->
        [0] none
        [1] one
        [6] all six
       *[other] { $than-points }
    }.
claim-home-turns = { $who ->
        [you] Your
       *[any] { seat-name }’s
    } stones at home alone need { $tenths-whole }.{ $tenths-rest } turns on average to be borne off.
    .than = { $who ->
        [you] Your
       *[any] { seat-name }’s
    } stones at home alone need { $tenths-whole }.{ $tenths-rest } turns on average to be borne off, instead of { $than-tenths-whole }.{ $than-tenths-rest }.
claim-is-off = { $who ->
        [you] You have
       *[any] { seat-name } has
    } { some-stones } off the board.
    .than = { $who ->
        [you] You have
       *[any] { seat-name } has
    } { some-stones } off the board instead of { than-stones }.
claim-way = { $who ->
        [you] You still have
       *[any] { seat-name } still has
    } { some-points } to go with all stones together.
    .than = { $who ->
        [you] You still have
       *[any] { seat-name } still has
    } { some-points } to go with all stones together instead of { than-points }.
claim-apart = All stones have passed each other: none can be hit any more.
claim-turns-left = { $who ->
        [you] You need
       *[any] { seat-name } needs
    } { $tenths-whole }.{ $tenths-rest } turns on average to bear off the last stone.
    .than = { $who ->
        [you] You need
       *[any] { seat-name } needs
    } { $tenths-whole }.{ $tenths-rest } turns on average to bear off the last stone, instead of { $than-tenths-whole }.{ $than-tenths-rest }.
claim-later-turns = In the rounds that I played on, { $who ->
        [you] you needed
       *[any] { seat-name } needed
    } { $tenths-whole }.{ $tenths-rest } { $fewer ->
        [1] fewer
       *[0] more
    } turns on average to bear off the last stone than after the best move.
fan-title = { $who ->
        [you] Your next throw
       *[any] { seat-name }’s next throw
    }{ $assumes ->
        [1] , as the stones stand now
       *[0] {""}
    }
fan-wins = { $who ->
        [you] You can bear off your last stone
       *[any] { seat-name } can bear off the last stone
    }
fan-hits = { $who ->
        [you] You can hit a stone
        [them] { seat-name } can hit a stone of yours
       *[any] { seat-name } can hit a stone
    }
fan-stuck = { $who ->
        [you] You cannot move
       *[any] { seat-name } cannot move
    }
fan-bears-off = { $who ->
        [you] You can bear off a stone
       *[any] { seat-name } can bear off a stone
    }
fan-enters = { $who ->
        [you] You come in from the bar
       *[any] { seat-name } comes in from the bar
    }
