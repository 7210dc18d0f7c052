# The review of a round, by the coach.

ui-lookback = Look back
bad-no-game = There is no game to go back to.
bad-review-open = You can look back at a round once it is over.
bad-review-length = A review needs a round of at least one move and at most { $most } moves.
bad-review-game = The coach does not know this game yet.
bad-review-line = These positions do not follow each other.
bad-review-sums = These sums do not add up.
bad-remark-move = “{ $move }” could not be played there.
bad-remark-reason = The coach has no such words.
bad-remark-start = The coach remarks on moves, and no move leads to the start.
remark-mistake = { $who ->
        [you] You
       *[any] { $name }
    } could have played better: of 100 rounds from there, “{ $better }” wins about { $by } more.
remark-differs = This is different:
remark-luck = Luck for { $who ->
        [you] you: your
       *[any] { $name }: the
    } chances of winning rose from { $before }% to { $after }%.
remark-bad-luck = Bad luck for { $who ->
        [you] you: your
       *[any] { $name }: the
    } chances of winning fell from { $before }% to { $after }%.
remark-estimate = Neither luck nor a mistake. The chances are judged by what the player whose turn it is can see, and the next player can see other things. So the estimate for { $who ->
        [you] you
       *[any] { $name }
    } changes from { $before }% to { $after }%.
turn-mistake = Move { $ply }: { $who ->
        [you] you
       *[any] { $name }
    } gave away { $by }%.
turn-mistake-beside = { $who ->
        [you] Move { $ply }: you gave away { $by }%. The curve also counts what came to light then: { $beside }%.
       *[any] Move { $ply }: { $name } gave away { $by }%. The curve also counts what came to light then: { $beside }% for them.
    }
turn-luck = Move { $ply }: luck for { $who ->
        [you] you, { $before }% → { $after }%.
       *[any] { $name }, { $before }% → { $after }%.
    }
turn-bad-luck = Move { $ply }: bad luck for { $who ->
        [you] you, { $before }% → { $after }%.
       *[any] { $name }, { $before }% → { $after }%.
    }
turn-estimate = Move { $ply }: neither luck nor a mistake, { $before }% → { $after }% for { $who ->
        [you] you
       *[any] { $name }
    }: the next player can see other things.
trial-open = Move { $ply }: it is { $who ->
        [you] your
       *[any] { $name }’s
    } turn again. Find a better move.
trial-judged = The coach is looking at this move.
trial-good = { $loss ->
        [0] Right: no move is better.
       *[other] Right: it gives away { $loss }%, which hardly matters.
    }
trial-bad = That gives away { $loss }%. There is something better.
review-course = { $who ->
        [you] Your chances of winning
       *[any] { $name }’s chances of winning
    } began at { $start }%, lay between { $low }% and { $high }%, and ended at { $end }%.
review-given-up = I could not finish this review: it stopped at the same place twice. Everything else goes on as before.
replay-coach = The coach
replay-review = Review this round
replay-review-hint = The coach estimates how likely each player was to win at every move, and finds where the round turned.
replay-review-busy = The coach is reviewing the round:
replay-review-stop = Stop
replay-review-away = Remove the review
replay-course = How the chances changed
replay-course-keys = Click to go to a move. The arrow keys step.
replay-course-percent = #%
replay-turns = Where it turned
replay-retry = Try again here
replay-retry-more = Once more
replay-retry-end = Show the answer
replay-sums = What decided it
replay-sums-start = Start
replay-sums-luck = Luck
replay-sums-own = Own moves
replay-sums-others = Moves of others
replay-sums-end = Result
replay-sums-now = Now
replay-sums-hint = In points: 100 is a sure win, 0 a sure loss. Each column adds up, from start to result. Own moves can only cost points, and the best move costs none. What they cost can come back by luck or by the moves of others, so over a whole round it may be more than 100. Moves are judged by what their player could know; luck is all that chance brought to light.
replay-returns = Back to the game
