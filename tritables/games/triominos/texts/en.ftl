# Triominos in English. Players are counted from 1.

game-title = Triominos
game-blurb = triangular dominoes for two to six players, on a table that grows with every tile.
game-minutes = 30
seat-name = { player-name }

## Places, as a screen reader says them

place-pool = Pool, { $count ->
        [0] empty
        [one] { $count } tile
       *[other] { $count } tiles
    }
place-rack = { $who ->
        [you] Your rack
       *[any] Rack of player { $player }
    }, { $count ->
        [0] empty
        [one] { $count } tile
       *[other] { $count } tiles
    }{ $counted ->
        [0] {""}
       *[1] , { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }
place-tile = Tile { $tile }, value { $value }
place-back = { $who ->
        [you] A hidden tile of yours
       *[any] A hidden tile of player { $player }
    }
place-lot = { $who ->
        [you] Tile drawn by you
       *[any] Tile drawn by player { $player }
    }
place-taken = Tile { $tile }, pointing { $up ->
        [1] up
       *[0] down
    }
place-open = Open place pointing { $up ->
        [1] up
       *[0] down
    }, its corners ask for { $asked }
place-first = The middle of the table, for the first tile

## Who is to do what

draw-lots = Draw lots
draw-shuffle = Mix the pool
status-lots = { $again ->
        [1] The highest tiles were equal. Those players draw once more.
       *[0] Each player draws a tile from the pool. The highest begins.
    }
status-shuffle = { $who ->
        [you] You begin. First mix
       *[any] Player { $player } begins. First mix
    } the pool again.
status-first = { $who ->
        [you] Your turn: place the first tile.
       *[any] Player { $player } places the first tile.
    } Any tile will do.
status-place = { $stuck ->
        [1] { $who ->
            [you] It is your turn
           *[any] It is player { $player }’s turn
        }
       *[0] { $who ->
            [you] Your turn: place a tile
           *[any] Player { $player } places a tile
        }
    }{ $bought ->
        [0] {""}
        [one] {" "}(one bought)
       *[other] {" "}({ $bought } bought)
    }.
status-last-round = Last round! { $whom ->
        [you] You have no tiles left.
       *[any] Player { $bell } has no tiles left.
    } { $who ->
        [you] You still have a turn.
       *[any] Player { $player } still has a turn.
    }
status-won = { $sharing ->
        [one] { $who ->
        [you] You win the round
       *[any] Player { $player } wins the round
    }!
       *[other] { $sharing } players share the round.
    }
status-ended = { $same ->
        [1] { $who ->
        [you] You win the round and have the most points
       *[any] Player { $player } wins the round and has the most points
    }: { $score }.
       *[0] { $sharing ->
            [one] { $who ->
        [you] You win the round
       *[any] Player { $player } wins the round
    }.
           *[other] { $sharing } players share the round.
        } { $leaders ->
            [one] { $whom ->
        [you] You have the most points
       *[any] Player { $leader } has the most points
    }: { $score }.
           *[other] { $leaders } players are level with the most points: { $score }.
        }
    }
hint-buy = { $bought ->
        [0] { $who ->
            [you] None of your tiles fits. Buy one from the pool.
           *[any] No tile of player { $player } fits: one is bought from the pool.
        }
       *[other] Still nothing fits. Buy another tile.
    }
hint-bought-three = { $only ->
        [1] Three tiles are bought, and nothing fits: end the turn.
       *[0] Three tiles are bought. Place one, or end the turn.
    }
hint-pass = The pool is empty and nothing fits: the turn passes, and costs nothing.
action-buy = { $free ->
        [1] Buy a tile
       *[0] Buy a tile (−5)
    }
action-give-up = { $free ->
        [1] End the turn
       *[0] End the turn (−10)
    }
action-pass = Pass

## Moves in words

move-first = { $tile } in the middle
move-beside = { $tile } beside { $one }
move-between = { $tile } between { $one } and { $two }
move-among = { $tile } between { $one }, { $two } and { $three }
move-alone = { $tile } on its own
move-buy = Buy a tile
move-timeout = Time is up
move-lots = Lots: { $tiles }

## House rules at the table

option-scoring = Scoring
    .choice = { $value ->
        [kids] Simple, for children
        [none] No points at all
       *[standard] Standard
    }
option-target = The match ends at
    .choice = { $value ->
        [None] no target
        [one] { $value } point
       *[other] { $value } points
    }
option-rounds = Rounds
    .choice = { $value ->
        [None] not counted
        [one] { $value } round
       *[other] { $value } rounds
    }
option-time-limit = Time for a turn
    .choice = { $value ->
        [None] no clock
        [one] { $value } second
       *[other] { $value } seconds
    }

## Why a move is refused

verdict-unreadable = “{ $move }” is not a move. Write it like 0-1-5@2,-1, with the numbers clockwise, or buy, or pass.
verdict-over = The round is over.
verdict-lots-first = First draw lots, to see who begins.
verdict-shuffle-first = First the drawn tiles go back and the pool is mixed again.
verdict-begun = The round has begun: { $who ->
        [you] it is your turn
       *[any] it is player { $player }’s turn
    }.
verdict-lots-count = { $need } players draw, one tile each. Here { $count ->
        [one] { $count } tile is
       *[other] { $count } tiles are
    } named.
verdict-shuffle-count = The whole pool is mixed, { $need ->
        [one] { $need } tile
       *[other] { $need } tiles
    }. Here { $count ->
        [one] { $count } is
       *[other] { $count } are
    } named.
verdict-drawn-blind = Tiles are drawn without looking. Let the board draw them.
verdict-no-tile = “{ $tile }” is not a tile. Write its numbers with the lowest first.
verdict-not-in-pool = Tile { $tile } is not in the pool, or is named twice.
verdict-no-limit = No time limit was agreed at this table.
verdict-must-begin = The table is still empty. { $who ->
        [you] Begin by placing a tile.
       *[any] Player { $player } begins by placing a tile.
    } Any tile will do.
verdict-pool-empty = The pool is empty. There is nothing left to buy.
verdict-bought-three = You have bought three tiles this turn, and that is the limit. If one of yours fits, you may still place it; otherwise end your turn.
verdict-buy-first = { $bought ->
        [0] You cannot end your turn like that: place a tile, or buy one.
        [one] You have bought only one of the three tiles. Place one, or buy another.
       *[other] You have bought only { $bought } of the three tiles. Place one, or buy another.
    }
verdict-can-place = The pool is empty and one of your tiles fits, so you must place it.
verdict-not-held = Tile { $tile } is not { $who ->
        [you] on your rack
       *[any] on the rack of player { $player }
    }.
verdict-on-table = Tile { $tile } is already on the table. There is only one of it.
verdict-first-tile = The first tile goes in the middle, with its lowest number on top: { $move }.
verdict-taken = There is already a tile there.
    .rule = Where a tile may lie
verdict-alone = A tile must touch another one with a whole side. Here it would lie alone.
verdict-corner-only = A tile must touch another one with a whole side. Here only corners meet.
verdict-side-differs = { $way ->
        [swapped] These are the same numbers, but the other way round: your { $mine } would touch a { $theirs }, and your { $other } a { $met }.
        [one] At one end of the side a { $other } touches a { $met }, but at the other end your { $mine } would touch a { $theirs }.
       *[both] Neither end of the side matches: your { $mine } would touch a { $theirs }, and your { $other } a { $met }.
    } { $turned ->
        [1] Turn the tile, and it fits.
       *[0] The numbers must be the same at both ends; no turn of this tile fits here.
    }
verdict-corner-differs = The side fits, but look at the far corner: your { $mine } would meet a { $theirs }.
verdict-no-tile-there = { $who ->
        [you] You place a tile from your own rack.
       *[any] Player { $player } places a tile from their own rack.
    } There is nothing to pick up here.
verdict-tile-lies = A tile on the table stays where it is.
verdict-other-rack = { $whom ->
        [you] That is your rack
       *[any] That is player { $owner }’s rack
    }, and { $who ->
        [you] it is your turn
       *[any] it is player { $player }’s turn
    }.
verdict-no-return = A tile does not go back to the pool.
verdict-not-there = A tile is placed on the table, beside another one.
    .rule = Where a tile may lie

## What happened

event-start_highest = { $who ->
        [you] You drew the highest tile, worth { $value }, and begin.
       *[any] Player { $player } drew the highest tile, worth { $value }, and begins.
    }
event-start_tie = { $count } players drew { $value }, the highest. They draw once more.
event-score_value = { $who ->
        [you] You placed
       *[any] Player { $player } placed
    } { $tile }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-score_bridge = A bridge! { $points } points extra.
event-score_hexagon = A hexagon! { $points } points extra.
event-score_double-hexagon = { $hexagons ->
        [3] Three hexagons with one tile! They count like two: { $points } points extra.
       *[other] A double hexagon! { $points } points extra.
    }
event-kids_score = { $who ->
        [you] You placed
       *[any] Player { $player } placed
    } { $tile }{ $bridge ->
        [1] {" "}and made a bridge
       *[0] {""}
    }{ $hexagons ->
        [0] {""}
        [one] {" "}and closed a hexagon
       *[other] {" "}and closed { $hexagons } hexagons
    }{ $rings ->
        [1] { $who ->
            [you] {", and were the first to place all tiles"}
           *[any] {", and was the first to place all tiles"}
        }
       *[0] {""}
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-buy_must = { $who ->
        [you] You bought
       *[any] Player { $player } bought
    } a tile{ $points ->
        [0] {""}
       *[other] {" "}and paid 5 points
    }. { $left ->
        [0] The pool is empty now.
        [one] { $left } is left.
       *[other] { $left } are left.
    }
event-buy_fail = Three bought and none placed: { $who ->
        [you] your turn is over
       *[any] player { $player }’s turn is over
    }{ $points ->
        [0] {""}
       *[other] {" "}and costs 10 more
    }.
event-pool_empty = { $who ->
        [you] You cannot place
       *[any] Player { $player } cannot place
    } a tile and the pool is empty. The turn passes and costs nothing.
event-time_out = The time is up: { $who ->
        [you] your turn is over
       *[any] player { $player }’s turn is over
    }{ $points ->
        [0] {""}
       *[other] {" "}and costs 10 points
    }.
event-end_bell = { $left ->
        [0] { $who ->
        [you] You have placed the last tile and ring the bell!
       *[any] Player { $player } has placed the last tile and rings the bell!
    } That was the last turn.
       *[other] { $who ->
        [you] You have placed the last tile and ring the bell!
       *[any] Player { $player } has placed the last tile and rings the bell!
    } Whoever has had one turn less still plays.
    }
event-end_equal-turns = Everybody has had the same number of turns. { $who ->
        [you] You win the round, and get
       *[any] Player { $player } wins the round, and gets
    } 25 for the bell and { $others } for the tiles the others still hold.
event-end_blocked = { $tied ->
        [one] { $points ->
            [0] Nobody can place a tile any more. { $who ->
        [you] You hold the least, { $held }, and win the round.
       *[any] Player { $player } holds the least, { $held }, and wins the round.
    }
           *[other] Nobody can place a tile any more. { $who ->
        [you] You hold the least and win the round
       *[any] Player { $player } holds the least and wins the round
    }: { $others } points are added from the others, and { $held } are taken off.
        }
       *[other] { $points ->
            [0] Nobody can place a tile any more. { $who ->
        [you] You are one of those who hold the least, { $held }, and share the round.
       *[any] Player { $player } is one of those who hold the least, { $held }, and shares the round.
    }
           *[other] Nobody can place a tile any more. { $who ->
        [you] You are one of those who hold the least, and share the round
       *[any] Player { $player } is one of those who hold the least, and shares the round
    }: { $others } points are added from the others, and { $held } are taken off.
        }
    }

## The rulebook

rule-tiles_set = There are 56 tiles. Each has three numbers from 0 to 5, and every combination of them exists exactly once.
    .title = The 56 tiles
why-tiles_set = The rule sheet calls every tile unique and does not list them. These are the standard ones.
rule-setup_deal = All tiles are mixed face down: that is the pool. Two players take 9 each, three or four take 7, five or six take 6.
    .title = Taking tiles
rule-start_highest = Everybody draws one tile from the pool. The highest value begins. Then the drawn tiles go back.
    .title = Who begins
rule-start_tie = When the highest tiles are equal, only those players draw again. The drawn tiles go straight back into the pool, each to its place, so the same tile may come again.
    .title = Equal highest
why-start_tie = It is the quickest way to see who begins.
rule-start_any-tile = Whoever begins places any tile in the middle of the table and scores its value.
    .title = The first tile
rule-start_must-place = In the first turn a tile is placed. Buying comes later.
    .title = No buying at first
why-start_must-place = In the rule sheet, whoever begins places a tile.
rule-start_no-bonus = Three equal numbers on the first tile score nothing extra.
    .title = No bonus for a triple
why-start_no-bonus = The rule sheet has no such bonus.
rule-turn_order = Turns go clockwise. In a turn you place one tile at most.
    .title = Turns
rule-place_side = A tile is placed against at least one whole side of a tile on the table.
    .title = Side to side
rule-place_match = Wherever corners meet, their numbers must be equal: along every shared side, and also where only a corner touches.
    .title = Equal numbers
why-place_match = The rule sheet says that a tile must fit, and leaves the rest to its figures. We read it as: along every shared side, and also where only a corner touches.
rule-place_touched-corner = A corner that is only touched must have the same number too, even when the sides fit.
    .title = Only a corner touches
why-place_touched-corner = Figures D and E are lost; this is how the published game has it.
rule-score_value = A placed tile scores its value: the sum of its three numbers.
    .title = The value
rule-score_bridge = A bridge scores 40 points extra.
    .title = Bridge
rule-bridge_shape = A bridge touches the tiles on the table with one side, and with its far corner.
    .title = What a bridge is
why-bridge_shape = The figure is lost; this is how the published game has it.
rule-score_hexagon = Closing a hexagon scores 50 points extra.
    .title = Hexagon
rule-hexagon_shape = Six tiles all around one corner are a hexagon.
    .title = What a hexagon is
why-hexagon_shape = The figure is lost; this is how the published game has it.
rule-bridge_and-hexagon = One tile never makes a bridge and a hexagon at once.
    .title = Bridge or hexagon
why-bridge_and-hexagon = The tile that closes a hexagon touches two sides, and a bridge touches one.
rule-score_double-hexagon = Closing two hexagons with one tile scores 60 points extra, instead of 50.
    .title = Double hexagon
rule-hexagon_triple = Closing three hexagons with one tile counts like two: 60 points.
    .title = Three hexagons
why-hexagon_triple = The rule sheet stops at two; only simple scoring mentions three.
rule-buy_must = If you cannot or will not place a tile, you must buy one from the pool for 5 points, up to three in a turn.
    .title = Buying
rule-buy_place = After buying you may place a tile in the same turn.
    .title = Buy and place
rule-buy_any-tile = After buying you may place any tile on your rack, not only the new one.
    .title = Any tile after buying
why-buy_any-tile = You may buy even when you could place, so the choice stays yours.
rule-buy_fail = If you have bought three and still placed nothing, your turn is over and costs 10 more, 25 in all.
    .title = Three for nothing
rule-buy_after-three = After three purchases you may place a tile, or end the turn for 10 points.
    .title = After the third
why-buy_after-three = The rule sheet only says that you have not placed a tile, whether you could not or would not.
rule-pool_empty = When the pool is empty and you cannot place a tile, your turn passes. That costs nothing.
    .title = Empty pool
rule-pool_must-place = When the pool is empty and you can place a tile, you must, unless you have bought three in this turn.
    .title = Place if you can
why-pool_must-place = Passing is only for those who cannot place a tile.
rule-buy_pool-runs-out = When the pool runs out while you buy and nothing fits, the turn passes without the extra 10. What you have paid stays paid.
    .title = The pool runs out
why-buy_pool-runs-out = Then the rule about the empty pool applies.
rule-buy_three-and-empty = If you have bought three, the pool is empty and nothing fits, the turn still costs the 10. But if nobody at the table can place a tile, the round is over at once, without the 10.
    .title = Three bought, pool empty
why-buy_three-and-empty = You have still bought three tiles and placed none.
rule-end_bell = Placing your last tile rings the bell for the last round. It earns 25 points and the value of all tiles the others still hold. They lose nothing.
    .title = The bell
rule-end_equal-turns = After the bell, whoever has had one turn less still plays. So everybody gets the same number of turns.
    .title = Bell points, after equal turns
rule-end_first-only = Only the first player without tiles rings the bell and gets the bonus. It is counted at the end of the round.
    .title = Only the first
why-end_first-only = What counts is what the others still hold then.
rule-end_blocked = When the pool is empty and nobody can place a tile any more, the round is over. Whoever holds the lowest total wins it: those points are taken off the winner’s score and the others’ totals are added. There is no bonus, and the others lose nothing.
    .title = Blocked
why-end_blocked = The rule sheet says: blocked when nobody can place a tile. We read it as: with an empty pool, because until then you can buy.
rule-end_blocked_tie = When several share the lowest total, each takes off that total and adds the totals of those who do not share it.
    .title = Blocked and equal
why-end_blocked_tie = Players who are level are treated alike.
rule-round_winner = The round goes to the player who rang the bell or, at a blocked table, to the lowest total in hand. Somebody else may have more points, and in the end the points are what counts.
    .title = Who wins the round
why-round_winner = The rule sheet calls the lowest hand the winner of the round, and also says that the most points win. So the board tells you both.
rule-match_winner = Whoever has the most points wins, over one round or several.
    .title = Who wins
rule-match_tie = Players with equal points share the win.
    .title = Equal points
why-match_tie = The rule sheet does not say who wins when points are equal.
rule-match_new-round = For a new round, all tiles are mixed again.
    .title = A new round
rule-round_beginner = For each new round, draw lots again.
    .title = Who begins the next round
why-round_beginner = A new round starts from the beginning.
rule-match_target = Players may agree on a number of points to play to, or on a number of rounds.
    .title = Target or rounds
why-match_target = The rule sheet suggests 400 points, or a fixed number of rounds.
rule-time_limit = Players may agree on a time limit for each turn.
    .title = Time limit
why-time_limit = The rule sheet says that the time can be limited, to speed up the game. We read it as: for each turn.
rule-time_out = When the time is up, the turn ends and costs 10, even with an empty pool. You keep the tiles you have bought. If there is nothing on the table yet, the next player places the first tile.
    .title = Time is up
why-time_out = It is like a turn in which you place no tile, but without more buying.
rule-kids_score = Simple scoring: 1 for a tile, 1 more for a bridge, 1, 2 or 3 more for hexagons, and 5 more for the first to place all tiles. There are no 25 points for the bell and none for the others’ tiles, and nothing is ever taken off.
    .title = Simple scoring
why-kids_score = The rule sheet suggests it for playing with children.
rule-kids_blocked = With simple scoring a blocked table changes nobody’s points.
    .title = Blocked, simple scoring
why-kids_blocked = The rule sheet says: no negative points.
rule-kids_none = Nobody counts points: whoever wins the round wins. In a match you count the rounds won, and you do not play to a number of points.
    .title = No points at all
why-kids_none = With children, the rule sheet says, it is best not to count at all. Counting the rounds of a match is our choice.

## What is wrong with a position

bad-tile = “{ $tile }” is not a tile. Write its three numbers with the lowest first.
bad-placement = “{ $move }” is not a placement. Write it like 0-1-5@2,-1.
bad-first = The first tile lies in the middle: { $move }.
bad-side = { $move } touches no side of the tiles before it.
bad-match = { $move } does not match the numbers around it.
bad-twice = Tile { $tile } is in two places: { $one } and { $other }.
bad-tile-missing = Tile { $tile } is nowhere.
bad-lots = Lots are drawn only in the phase “lots”.
bad-lots-seats = Two or more seats draw lots, each once, in the order of the seats.
bad-begins = By now it is known who begins.
bad-begins-early = Nobody knows yet who begins.
bad-pool-short = The pool has too few tiles for the lots.
bad-table-early = There should be nothing on the table yet.
bad-bought-early = Nobody can buy before the first tile is placed.
bad-bell-early = Nobody has placed a last tile yet.
bad-seat-due = In this phase it must be a seat’s turn.
bad-hand-empty = This hand cannot be empty.
bad-scores = At this table nothing is counted, so everybody has 0 points.
bad-blocked = Nobody can place a tile and the pool is empty, so the round is over.
bad-first-turn = The seat that begins places the first tile.
bad-bought = { $bought ->
        [one] One bought tile does
       *[other] { $bought } bought tiles do
    } not fit in this hand.
bad-bell-hand = Whoever rang the bell has no tiles.
bad-bell-turn = After the bell, only those who come later in the round still have a turn.
bad-bought-over = Nobody is buying: the round is over.
bad-over-empty = A round cannot end before a tile has been placed.
bad-not-over = The round goes on: the pool is not empty, or somebody can place a tile.

## Wrong rules that people hold, told gently

misconception-one-number-is-enough = You seem to look at one number of a side. Both numbers along the side must be equal.
misconception-far-corner-is-free = You seem to forget the far corner. Where it touches other tiles, its number must be the same too.
misconception-corner-is-enough = You seem to think that touching with a corner is enough. A tile needs a whole side against another.
misconception-highest-tile-opens = You seem to think that the highest tile must open. The first player may place any tile.
misconception-passes-without-buying = You seem to pass without buying. Whoever places nothing must buy, up to three tiles in a turn.
misconception-buys-only-when-stuck = You seem to think that you may not buy when a tile fits. You may, for 5 points.
misconception-bought-and-done = You seem to think that buying ends your turn. After buying you may still place a tile.
misconception-only-the-bought-tile = You seem to think that only the new tile may be placed. Any tile on your rack will do.
misconception-must-place-after-three = You seem to think that a tile that fits must be placed after three purchases. You may also end your turn, for 10 points.
misconception-passes-at-will = You seem to pass although a tile fits. With an empty pool you must place if you can.
misconception-bridge-is-forty = You seem to count 40 in all for a bridge. The value of the tile comes on top.
misconception-bridge-needs-two-sides = You seem to look for two sides in a bridge. A bridge touches with one side and with its far corner.
misconception-five-are-a-hexagon = You seem to count five tiles as a hexagon. It takes all six around one corner.
misconception-hexagons-add-up = You seem to count 50 for each of two hexagons. Two at once are 60 points.
misconception-three-hexagons-add-up = You seem to count 50 for each of three hexagons. Three at once count like two: 60 points.
misconception-triple-scores-more = You seem to give extra points for three equal numbers. The first tile scores its value, nothing more.
misconception-failing-costs-all = You seem to count 25 when the turn ends. The three tiles have cost 15 already, so 10 are left to pay.
misconception-passing-always-costs = You seem to think that passing costs points. With an empty pool and nothing that fits, it is free.
misconception-buying-in-vain-costs = You seem to charge 10 for one or two tiles bought for nothing. When the pool runs out before the third, passing is free.
misconception-empty-pool-is-free = You seem to think that an empty pool makes every pass free. Three bought and none placed still costs the 10.
misconception-bell-pays-25 = You seem to count only 25 for the bell. The tiles that the others still hold are added.
misconception-each-out-is-paid = You seem to give the bonus to everybody who places their last tile. Only the first one rings the bell and gets it.
misconception-tie-pays-nobody = You seem to give nobody anything when the lowest hands are equal. Each of them gets the value of the others’ tiles.
misconception-children-count-too = You seem to count the hands at a blocked table. With simple scoring nothing is added.
misconception-numbers-always-count = You seem to count points where none are counted. At this table only winning the round matters.
misconception-bridge-plays-again = You seem to take another turn after a bridge or a hexagon. It is the next player’s turn.
misconception-bell-ends-round = You seem to stop at the bell. The round is played to its end, so that everybody has the same number of turns.
misconception-round-is-everything = You seem to think that whoever wins the round has the most points. Count the points: somebody else may have more.
misconception-highest-number-begins = You seem to look at the highest single number. The value of a tile is the sum of its three numbers.
misconception-first-of-equal-lots = You seem to let the first of equal tiles begin. Those who tie draw again.

## The worked examples

example-lots = Nine tiles each for two players, seven for three or four, six for five or six. Then everybody draws one to see who begins.
    .title = Who begins?
    .task = Draw lots. Two players will draw equal tiles.
    .task-2 = Only those two draw again. Go on.
    .done = Player 2 drew the highest tile and begins. The drawn tiles go back, and somebody mixes the pool before the first tile.
example-first = Whoever begins may place any tile, and scores its value.
    .title = The first tile
    .task = The table is empty, and you begin. Place any tile you like.
    .done = The three numbers of { $tile } together make { $points } points.
example-side = A tile goes against a side of another one, and the two numbers on that side are the same.
    .title = Against a side
    .task = Touch a tile on your rack: the places where it fits light up. Place it.
    .done = Two numbers met two equal numbers, and you scored the three numbers of your tile added up.
example-notch = A tile may fill a gap between two tiles. Then both sides must match.
    .title = Into a gap
    .task = Place 3-4-4 in the gap on top, between the two ends of the ring.
    .done = It touches two sides, and all numbers match.
example-side-differs = This is not allowed: a side whose numbers differ.
    .title = A side that differs
    .task = Try to place a tile where the numbers on the side are not the same.
    .task-2 = Do you see which numbers would touch? Now place a tile that fits.
    .done = Both numbers on a side must be the same, not just one of them.
example-corner-differs = The side can fit while a corner that is only touched does not.
    .title = The far corner
    .task = Try to place 1-3-3 in the gap between 2-3-3 and 0-0-5. Its side 3–3 fits there, but watch the far corner.
    .task-2 = Do you see which numbers would meet at the far corner? Now place a tile where everything fits.
    .done = Wherever corners meet, the numbers must be equal, even when only the tips touch.
example-bridge = A tile that joins two parts of the table, with one side and with its far corner, makes a bridge.
    .title = A bridge
    .task = Close the hook: find the place worth 40 points extra.
    .done = One side and the far corner touch. That is a bridge, for 40 points extra.
example-hexagon = Five tiles lie around one corner.
    .title = A hexagon
    .task = Place the sixth tile.
    .done = Six tiles around one corner: a hexagon, for 50 points extra. It can never be a bridge too, because the tile touches two sides.
example-double-hexagon = One tile is missing from two rings at once.
    .title = A double hexagon
    .task = Close both hexagons with one tile.
    .done = Two hexagons with one tile score 60 points extra.
example-triple-hexagon = It hardly ever happens: one tile is missing from three rings at once.
    .title = Three hexagons
    .task = Close all three.
    .done = They count the same as two: 60 points. Only simple scoring gives more for three.
example-buy = Nothing fits, or you would rather not place a tile? Then you must buy, for 5 points a tile.
    .title = Three for nothing
    .task = Try to pass without buying.
    .task-2 = So buy a tile from the pool.
    .task-3 = Buy a second one.
    .task-4 = And a third one.
    .task-5 = That is the limit: you may not buy more. End the turn, even if something fits.
    .done = Three times 5 and 10 more: this turn has cost 25 points.
example-buy-and-place = Buying does not end the turn.
    .title = Buy, then place
    .task = Buy a tile, although one of yours fits.
    .task-2 = Now place any tile, new or old.
    .done = After buying you may place whatever you hold.
example-pool-empty = Late in a round the pool is empty.
    .title = The empty pool
    .task = One of your tiles fits. Try to pass anyway.
    .task-2 = Whoever can place a tile must place it. Find the only place.
    .done = Passing is only for those who cannot place a tile. Then it costs nothing.
example-pool-runs-out = One tile is left in the pool.
    .title = The last tile of the pool
    .task = Nothing fits. Buy the last tile.
    .task-2 = Still nothing fits. Pass.
    .done = The 5 points are gone, but the pass was free: the pool is empty.
example-three-and-empty = Two tiles have already been bought, and one is left.
    .title = Three bought, pool empty
    .task = Buy the third tile.
    .task-2 = Nothing fits. End the turn.
    .done = Three purchases without a tile placed cost the 10, even though the pool is empty.
example-bell = Three play, and player 1 has one tile left. Player 3 began this round.
    .title = The bell
    .task = Play for player 1: place the last tile and ring the bell.
    .task-2 = Now play for player 2, who still has a turn. Place their last tile too.
    .done = Player 1 was first and wins the round: only player 1 gets 25 points and the value of what player 3 still holds.
example-blocked = One tile is left in the pool, and nothing fits anywhere.
    .title = A blocked table
    .task = Buy the last tile and see what happens.
    .done = Player 2 holds the least and wins the round: their own 10 come off, and your 23 are added. You still have more points, and in the end the points decide.
example-blocked-tie = The pool is empty. You can place one last tile.
    .title = Blocked, and equal
    .task = Place 2-5-5. Then nobody can place a tile any more.
    .done = Players 2 and 3 both hold 5. Each takes off 5 and adds your 18.
example-winner = The players agreed on 100 points. You have 52 and one tile left.
    .title = Reaching the target
    .task = Place it, and see who has the most points.
    .done = 10 for the tile, 25 for the bell and 13 for what player 2 holds: 100 points. If nobody had reached 100, all tiles would be mixed for a new round.
example-tie = You play to 100 points. Player 2 has 100, and you have 52 and one tile left.
    .title = A shared win
    .task = Place it, and compare.
    .done = Both of you have 100 points, so you share the win.
example-clock = At this table a turn may take 8 seconds.
    .title = The clock
    .task = Touch the board to start the clock. Then wait until the time is up.
    .done = The turn ended by itself and cost 10 points. With a clock you play faster!
example-kids = With simple scoring you count on your fingers, and nothing is ever taken off.
    .title = Simple scoring
    .task = Buy a tile: it costs no points here, but you do hold one tile more.
    .task-2 = Now close the hexagon.
    .done = One for the tile and one for the hexagon: 2 points.
example-kids-bridge = A bridge, with simple scoring.
    .title = Simple scoring: a bridge
    .task = Close the hook with a bridge.
    .done = One for the tile and one for the bridge: 2 points.
example-kids-three-hexagons = Three rings wait for the same tile.
    .title = Simple scoring: three hexagons
    .task = Close all three.
    .done = One for the tile and three for the hexagons: 4 points. Only here do three score more than two.
example-kids-blocked = A blocked table with simple scoring.
    .title = Blocked, simple scoring
    .task = Buy the last tile and see what happens.
    .done = The round is over, and nobody’s points change.
example-kids-none = At this table nobody counts points. You have one tile left.
    .title = No points at all
    .task = Place it and ring the bell.
    .done = You were the first to place every tile, and you win the round. There is nothing else to win.
