# The course of Triominos, in English.

## Chapters

chapter-laying-tiles = Laying tiles
    .lead = You win with the most points, and each tile you place scores its three numbers added up. So find out where a tile may go.
    .learnt = A tile lies with a whole side against another, and wherever corners meet, the numbers are equal.
chapter-first-tile = The first tile
    .lead = A tile’s value is its three numbers added up. Whoever begins scores first, and a tile with a high value gives a head start.
    .learnt = The first player places any tile and scores its value.
chapter-bridges = Bridges
    .lead = Now for the prizes. A bridge is worth more than even the highest tile, so keep looking for a gap that you can reach across.
    .learnt = A bridge scores 40 points on top of the tile’s value.
chapter-rings = Hexagons
    .lead = Six tiles around one corner make a hexagon, and it pays even more than a bridge. Only the tile that closes it scores the prize.
    .learnt = Closing a hexagon scores 50 points on top of the tile’s value.
chapter-more-hexagons = Several hexagons at once
    .lead = One tile can close more than one hexagon, and then it pays still more. First see what closes a single one.
    .learnt = Two hexagons with one tile score 60 points extra, and three score no more than two.
chapter-buying = When nothing fits
    .lead = If nothing fits, you buy from the pool: the tiles face down that nobody has yet. That costs points, so know what you are in for.
    .learnt = Each tile you buy costs 5 points. If you buy three and place none, the turn is over and costs 25 in all.
chapter-empty-pool = The pool is empty
    .lead = When the pool is empty, nobody can buy any more. Then the tiles left on your rack may decide who wins the round, so keep them low.
    .learnt = With an empty pool you place if you can, and otherwise pass for free. When nobody can place, the round is over, and whoever holds the least wins it.
chapter-round-ends = How a round ends
    .lead = Be the first without tiles and you ring the bell: that bonus can still put you in front. The others may get one more turn.
    .learnt = The first player to place their last tile rings the bell. Play goes on until everybody has had the same number of turns.
chapter-match = The whole match
    .lead = In a match the points of all rounds add up, until somebody reaches the number you agreed on. Then whoever has the most points wins.
    .learnt = The highest tile begins each round. Whoever has the most points wins the match, and players with equal points share it.
chapter-house-rules = House rules
    .lead = House rules make the game fit your table. With small children, count 1 for a tile, 1 more for a bridge or a hexagon, and 5 for the first without tiles.
    .learnt = Simple scoring never takes anything off. A time limit, or no points at all: each table may choose.
chapter-last-tiles = Ring the bell
    .lead = A round is won with the last tiles. Two puzzles about the bell, and then you play a round to its end.
    .learnt = You have played a round to its end. Now find somebody to beat!
chapter-think-ahead = Think ahead
    .lead = A good player already thinks of the next turn: place a tile now that makes room for another.
    .learnt = There is only one of each tile, and a good move leaves room for your next one.
chapter-now-play = Now play
    .lead = Time for a real opponent. Look for bridges, and try to leave none behind.
    .learnt = You have played against Greedy. Now try a whole round!

## Steps

step-which-tiles-fit =
    .task = Touch every tile on your rack that fits somewhere.
    .done = Three of four fit. 2-4-4 finds no side with the same two numbers.
step-where-it-fits =
    .task = Touch every place where 0-2-4 fits. You may turn it round, but it always reads 0, 2, 4 clockwise.
    .done = There are three. With its numbers the other way round it would be another tile.
step-into-the-notch =
    .task = Which tile fits in the gap between 1-1-5 and 0-1-2?
    .done = It touches two sides, and the numbers on both are equal.
step-far-corner =
    .task = In the gap that is marked, a side of 3-3-5 fits beside 3-3-4. May it be placed there?
    .done = Right: its far corner touches another tile, with another number.
step-any-tile-first =
    .task = The table is empty, and you hold 4-5-5. May you begin with 1-1-2 instead?
    .done = Yes. Any tile will do; this one just scores less. But you must place one.
step-worth-of-the-first =
    .task = 3-4-4 is going to be the first tile. How many points is it worth?
    .done = 3 and 4 and 4: eleven, with no bonus for the first tile.
step-where-a-bridge =
    .task = Where does 2-4-4 make a bridge? Touch the place.
    .done = It lies against one side, and its far corner touches a tile across the gap.
step-which-bridge =
    .task = There can be a bridge below 0-1-1. Which of these tiles makes it?
    .done = The side needs two ones, and the far corner touches a 3.
step-worth-of-a-bridge =
    .task = 3-5-5 is about to make the bridge. How many points will it score?
    .done = 13 for its value and 40 for the bridge.
step-six-around =
    .task = 2-5-5 is about to close the hexagon. Touch the six places that it is made of: five tiles and the gap.
    .done = Six triangles, all around one corner. The two others do not belong to it.
step-close-the-hexagon =
    .task = Which of these tiles closes the hexagon?
    .done = The gap has a 4 and two ones around it, and every corner must match.
step-bridge-as-well =
    .task = 1-4-4 is about to close the hexagon. How many points will it score?
    .done = 9 for its value and 50 for the hexagon. A hexagon does not count as a bridge too.
step-where-two-rings =
    .task = Where does 1-2-5 close two hexagons at once? Touch the place.
    .done = Five tiles lay around one corner, and five around the next. This gap belonged to both.
step-three-at-once =
    .task = 2-3-5 is about to close three hexagons at once. How many points will it score?
    .done = Three count the same as two: 10 for its value and 60.
step-buy-anyway =
    .task = You could place a tile, but you would rather keep it. May you buy one instead?
    .done = Yes. Buying is also for those who do not want to place. It still costs 5.
step-any-tile-then =
    .task = You have bought a tile. May you place 4-5-5 now, which was already on your rack?
    .done = Yes. After buying, any tile may be placed, not only the new one.
step-a-fourth-tile =
    .task = You have bought three tiles, and nothing fits. May you buy a fourth?
    .done = Right: three in a turn, and no more.
step-keep-it-back =
    .task = The pool is empty. You could place a tile, but you would rather wait. May you pass?
    .done = Right: with an empty pool you place a tile if you can.
step-cost-of-the-last =
    .task = You are going to buy the last tile of the pool, and still nothing fits. By how many points does your score change in this turn?
    .done = 5 for the tile, and nothing for passing: there was no second one to buy.
step-third-and-last =
    .task = The third tile that you buy is the last of the pool, and nothing fits. Does passing still cost 10 points?
    .done = Yes: three were bought and none was placed.
step-worth-of-the-bell =
    .task = You ring the bell, and then player 2 places their last tile too. Player 3 still holds 9, 7 and 12. How many points do you get at the end of the round?
    .done = 25 for the bell, and 28 for what player 3 holds. Player 2 was second, and gets no bonus.
step-what-losers-lose =
    .task = You have 199 points and buy the last tile. The table is blocked, and you still hold 32, more than player 2. How many points do you have then?
    .done = 199 less the 5 for the tile. Whoever holds the least wins a blocked round; the other loses nothing for what they hold.
step-pass-and-wait =
    .task = The pool is empty, and nobody has a tile that fits. May the next player pass and wait?
    .done = Right: there is nothing to wait for. A blocked table ends the round at once.
step-worth-of-a-tie =
    .task = You are about to place 2-5-5, and then the table is blocked. Players 2 and 3 hold 7 each, and you hold 12. How many points does player 2 get for that?
    .done = Your 12, and 7 of their own taken off. Players 2 and 3 give each other nothing.
step-who-is-ahead =
    .task = You have 50 points, player 2 has 99. You are about to place your last tile, worth 7, and player 2 holds 19. Who will have the most points?
    .done = You: 50 and 7, and 25 for the bell, and 19 from the other make 101 points.
step-equal-points =
    .task = Player 2 has 100 points. You have 53, and are about to place your last tile, worth 11; player 2 holds 11. Who will have the most points?
    .done = 53 and 11, and 25 for the bell, and 11 from the other: 100 each. You share the win.
step-cost-of-time =
    .task = At this table a turn has a time limit, and the time is about to run out. By how many points does the score change?
    .done = The turn is over and costs 10 points.
step-kids-last-tile =
    .task = With simple scoring, you are about to place your last tile and ring the bell. How many points will that score?
    .done = 1 for the tile, and 5 for being the first without tiles.
step-kids-blocked-worth =
    .task = With simple scoring, you have 27 points and player 2 has 25, and the table is about to be blocked. Who will have the most points?
    .done = With simple scoring a blocked table gives nobody any points.
step-without-points =
    .task = At this table nobody counts points. You are about to place your last tile. How many points will it score?
    .done = None. Whoever places all their tiles first has won.
step-equal-lots =
    .task = The players are going to draw 1-4-5, 0-4-5 and 2-3-4. Must some of them draw again?
    .done = No: 0-4-5 and 2-3-4 are both worth 9, but 1-4-5 is worth 10, and begins.
step-room-for-the-next =
    .task = You would like to place 3-3-3 in your next turn. Which tile should go first, so that 3-3-3 will fit?
    .done = 3-3-4 leaves a side with two threes. 3-4-4 scores one point more now, but then 3-3-3 has no place.
    .wrong = After it, no side with two threes is free, so 3-3-3 finds no place.
step-one-of-a-kind =
    .task = The gap on the left asks for 4-4-5. Can somebody still place that tile there?
    .done = Right: 4-4-5 lies on the table already, and there is only one of each tile.
step-empty-for-good =
    .task = The gap on the right asks for 4-5-5, and it stays empty for good. Touch the tile that shows it.
    .done = There is 4-5-5. So look before you wait for a tile.
step-first-turns =
    .task = Your opponent is Greedy, a computer player that takes the most points it can get right now. Play five turns of your own, and try to have more points than Greedy by then.
    .done = { $score } to { $others }: { $lead ->
            [1] after five turns you beat Greedy!
            [0] after five turns it is a draw.
           *[other] Greedy is ahead after five turns, for now.
        } Play this round to its end if you like. What comes after this chapter can wait.
step-bell-next-turn =
    .task = Your last two tiles fit in the same place only. Which one goes first, so that you can place the other next turn and ring the bell?
    .done = 0-0-0 scores nothing, but it leaves sides with two zeros for 0-0-3. After 0-0-3 no side with two zeros is left.
    .wrong = After it, no side with two zeros is left, so the other tile finds no place.
step-before-the-bell =
    .task = You place 0-0-1 and keep 5-5-5. Then player 2 places their last tile and rings the bell. How many points does player 2 get at the end of the round?
    .done = 25 for the bell and 15 for your 5-5-5. With 5-5-5 placed you score its 15 yourself, and leave player 2 just 1 for 0-0-1. High tiles first!
step-to-the-bell =
    .task = You and Greedy have 60 points each, and three tiles. Play the round to its end: who has the most points then?
    .done = { $lead ->
            [1] These turns brought you { $score } and Greedy { $others }: you have the most points!
            [0] These turns brought you { $score } each. You share the win.
           *[other] These turns brought you { $score } and Greedy { $others }: Greedy has the most points. Start again if you want to turn it round.
        } That was the last step. Thank you for playing!

## Why a place is not the one that was asked for

pool-buys = You can buy a tile here. But the question is about your own tiles.
fits-nowhere = { $tile } fits nowhere on the table.
no-bridge = That is no place for a bridge: { $sides ->
        [1] only a side would touch, and the far corner would meet nothing.
       *[other] the tile would touch { $sides } tiles with a side, and not just one.
    }
not-around = This does not touch the corner in the middle of the hexagon.

## Off the path

gone-placed = { $wanted ->
        [bridge] { $tile } makes no bridge there: { $sides ->
            [1] its far corner meets nothing.
           *[other] it touches { $sides } tiles with a side, and not just one.
        }
       *[hexagon] { $tile } makes no hexagon there: no corner has six tiles all around it.
    }

## What a move costs where tiles fit

costs-buy = { $count ->
        [one] Buying a tile costs { $points } points, and one of the tiles on the rack fits.
       *[other] Buying a tile costs { $points } points, and { $count } of the tiles on the rack fit.
    }
costs-pass = { $count ->
        [one] Ending the turn costs { $points } points, and one of the tiles on the rack fits.
       *[other] Ending the turn costs { $points } points, and { $count } of the tiles on the rack fit.
    }

## Why a move is allowed

allowed-first = The table is empty, so any tile may be placed.
allowed-placed = { $tile } touches with a whole side, and all numbers that meet are equal.
allowed-buy = Instead of placing a tile one may buy, up to three in a turn, as long as the pool has tiles.
allowed-pass = { $bought ->
        [3] Three tiles have been bought, and after that the turn may end.
       *[other] The pool is empty, and no tile on the rack fits.
    }

## Reasons: each completes “No: …”

because-tiles_set = that tile is already on the table
because-setup_deal = the tiles are taken first
because-start_highest = the highest drawn tile begins
because-start_tie = those with equal tiles draw again
because-start_any-tile = the first tile goes in the middle
because-start_must-place = in the first turn a tile is placed, not bought
because-turn_order = it is somebody else’s turn
because-place_side = a whole side must touch another tile
because-place_match = all numbers that meet must be equal
because-place_touched-corner = a corner that only touches must match too
because-buy_must = in one turn you may buy three tiles at most
because-buy_place = after buying you may still place a tile
because-buy_fail = you must buy three tiles first
because-time_limit = no time limit was agreed
because-pool_empty = the pool is empty
because-pool_must-place = with an empty pool you must place a tile if you can
because-end_bell = the round is over
because-end_equal-turns = everybody has had the same number of turns
because-end_blocked = nobody can place a tile any more

## What a turn has brought so far

so-far-bought = { $count ->
        [one] You have bought one tile in this turn.
       *[other] You have bought { $count } tiles in this turn.
    }

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-pass =
    .may = May you pass now?
    .told = You pass.
asked-draw-shuffle =
    .told = The pool is mixed.
asked-move-first =
    .may = May you put { $tile } in the middle now?
    .told = You put { $tile } in the middle.
asked-move-beside =
    .may = May you put { $tile } beside { $one } here?
    .told = You put { $tile } beside { $one }.
asked-move-between =
    .may = May you put { $tile } between { $one } and { $two } here?
    .told = You put { $tile } between { $one } and { $two }.
asked-move-among =
    .may = May you put { $tile } between { $one }, { $two } and { $three } here?
    .told = You put { $tile } between { $one }, { $two } and { $three }.
asked-move-alone =
    .may = May you put { $tile } here, on its own?
    .told = You put { $tile } on its own.
asked-move-buy =
    .may = May you buy a tile now?
    .told = You buy a tile.
asked-move-timeout =
    .may = Can your time be up now?
    .told = Your time is up.
asked-move-lots =
    .told = These tiles are drawn: { $tiles }.
    .who = { ask-who-begins }
    .so = { $who ->
            [you] You begin
           *[any] { seat-name } begins
        }. Which rule says so?
    .so-nobody = { ask-rule-begins-not }
