# The course of Triominos, in English.

## Chapters

chapter-laying-tiles = Laying tiles
    .learnt = A tile needs a whole side against another, and wherever corners meet the numbers are equal.
chapter-first-tile = The first tile
    .learnt = The first player lays any tile and gets its value.
chapter-rings = Bridges and hexagons
    .learnt = A bridge brings 40 points more, a hexagon 50, two at once 60.
chapter-buying = When nothing fits
    .learnt = Buying costs 5 points a tile. After three in vain the turn is over, for 25 in all.
chapter-empty-pool = The pool is empty
    .learnt = With an empty pool you place if you can. If you cannot, the turn passes and costs nothing.
chapter-round-ends = How a round ends
    .learnt = Whoever places the last tile rings the bell, and then everybody has had the same number of turns.
chapter-match = The whole match
    .learnt = The most points win the match, and equal points share it.
chapter-house-rules = House rules
    .learnt = A clock, a simple score for children, or no points at all: a table may choose.
chapter-who-begins = Who begins?
    .learnt = The highest tile begins. Those who are level draw again.
chapter-now-play = Now play
    .learnt = You have played against Greedy. Now try a whole round!

## The figures of the source

figure-name = Figure { $figure } of the rule sheet

## Steps

step-which-tiles-fit =
    .task = Touch every tile on your rack that fits somewhere.
    .done = Three of four fit. 2-2-4 finds no side with the same two numbers.
step-into-the-notch =
    .task = Which tile goes into the notch between the two others?
    .done = It touches two sides, and the numbers on both are equal.
step-far-corner =
    .task = The side of 1-3-3 fits beside 2-3-3. May it be placed there?
    .done = Right: its far corner touches another tile, with another number.
step-any-tile-first =
    .task = The table is empty, and you hold 5-5-5. May you begin with 0-0-2 instead?
    .done = Yes. Any tile will do, only the points are fewer.
step-worth-of-the-first =
    .task = 5-5-5 is going to be the first tile. How many points is it worth?
    .done = 5 and 5 and 5: fifteen, with no bonus for the first tile.
step-where-a-bridge =
    .task = Where does 3-3-5 make a bridge? Touch the place.
    .done = It lies against one side, and its far corner touches a tile across the gap.
step-worth-of-a-bridge =
    .task = 3-3-5 is about to make the bridge. How many points will it bring?
    .done = Its value of 11 and 40 for the bridge.
step-bridge-as-well =
    .task = 0-3-3 is about to close the hexagon. How many points will it bring?
    .done = Its value of 6 and 50. A hexagon is not paid as a bridge besides.
step-three-at-once =
    .task = 2-4-5 is about to close three hexagons at once. How many points will it bring?
    .done = Three count like two: its value of 11 and 60.
step-cost-of-a-tile =
    .task = Player 1 is about to buy a tile. How many points does that change?
    .done = Each tile costs 5 points.
step-any-tile-then =
    .task = Player 1 has bought a tile. May 3-3-4 be placed now, which was on the rack before?
    .done = Yes. After buying any tile may be placed, not only the new one.
step-pass-too-soon =
    .task = Player 1 has bought two tiles, and nothing fits. May player 1 pass?
    .done = Right: as long as the pool has tiles, three must be bought first.
step-cost-of-passing =
    .task = Player 1 is going to buy three tiles and then pass. How many points does that change in all?
    .done = Three times 5, and then 10 more.
step-keep-it-back =
    .task = The pool is empty, and player 2 could place a tile but would rather wait. May player 2 pass?
    .done = Right: with an empty pool what fits is placed.
step-cost-of-the-last =
    .task = Player 1 is going to buy the last tile of the pool, and still nothing fits. How many points does the turn cost?
    .done = 5 for the tile, and nothing for passing: there was no second one to buy.
step-third-and-last =
    .task = The third tile that player 1 buys is the last of the pool, and nothing fits. Does passing still cost 10 points?
    .done = Yes: three were bought and none was placed.
step-who-still-plays =
    .task = Player 1 began. Player 2 is about to place the last tile and ring the bell. Whose turn is it then?
    .done = Player 3 has had one turn less, and still plays.
step-who-won-blocked =
    .task = Player 1 is about to buy the last tile, and nobody will be able to place one. Is the round over then?
    .done = Yes. Whoever holds the least wins a blocked round.
step-who-is-ahead =
    .task = Player 2 has 52 points, player 1 has 58. Player 2 is about to place the last tile, worth 10, and player 1 holds 13. Who will have the most points?
    .done = 52 and 10, and 25 for the bell, and 13 from the other: 100 points.
step-equal-points =
    .task = The same again, but player 1 already has 100 points. Who will have the most?
    .done = 100 each: they share the match.
step-cost-of-time =
    .task = At this table a turn has a limit, and the time is about to run out. How many points does that change?
    .done = The turn is over and costs 10 points.
step-kids-hexagon =
    .task = With the simple score 0-3-3 is about to close a hexagon. How many points will it bring?
    .done = A tile is 1 point, and with a hexagon it is 2.
step-kids-blocked-worth =
    .task = With the simple score player 1 has 27 points and player 2 has 25, and the table is about to be blocked. Who will have the most points?
    .done = A blocked table pays nobody with the simple score.
step-without-points =
    .task = At this table nobody counts. Player 2 is about to place the last tile. How many points will it bring?
    .done = None. Whoever is rid of all tiles first has won.
step-equal-lots =
    .task = The players are going to draw 1-4-5, 0-5-5 and 0-0-2. Must some of them draw again?
    .done = Yes: 1-4-5 and 0-5-5 are both worth 10.
step-first-turns =
    .task = You are player 1, and Greedy is player 2. Play five turns of your own.
    .done = Five turns! Play on if you like.

## Why a place is not the one that was asked for

pool-buys = A tile can be bought here. But what you hold yourself is asked for.
