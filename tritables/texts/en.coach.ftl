# What the coach says: what a move costs, how that was found, and why, as far as it can be proved. The
# reasons themselves are claims, in the games’ catalogues.

coach-forced = Nothing else can be played here.
coach-best = I find nothing better.
coach-little = That is as good as the best move, or nearly so.
coach-loss = { $percent ->
        [100] The best move wins nearly every round from here, and this one hardly any.
       *[other] Of 100 rounds from here, this wins about { $percent } fewer than the best move.
    }
coach-loss-about = Of 100 rounds from here, this wins about { $percent } fewer than the best move; the figure may lie anywhere from { $low } to { $high }.
coach-because = { $percent ->
        [100] All of this difference comes from here:
       *[other] About { $percent }% of this difference comes from here:
    }
coach-together = Together with this:
coach-ways = This can be played in { $of } ways. The { $without } of them that are no better in this all win at least { $percent } of 100 rounds fewer than the best move.
coach-unsure = I cannot tell which is better: this move, or the one that I like best.
coach-of-best = After the best move:
coach-fact = This differs, too:
coach-reply = In { $share ->
        [all] all of these { $of }
       *[some] { $times ->
            [one] one
           *[other] { $times }
        } of these { $of }
    } rounds this was played next, and it cost most:
coach-plain = I have no shorter reason than this figure.
coach-came-worse = I can only say that it came out worse than the best move in { $share ->
        [all] all { $of }
       *[some] { $worse ->
            [one] one
           *[other] { $worse }
        } of the { $of }
    } rounds that I played on{ $better ->
        [0] {""}
       *[other] , and better in { $better }
    }.
coach-comes-worse = I can only say that it comes out worse than the best move{ $worse ->
        [100] , whatever comes next
       *[other] {" "}in { $worse }% of cases
    }{ $better ->
        [0] {""}
       *[other] , and better in { $better }%
    }.
coach-found-end = The round is over with it.
coach-found-rounds = I played { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } on a little way from here, with everything that you cannot see in another place each time.
coach-several = Several moves are about as good, as far as I can tell: { $good } of the { $of }.
coach-all-alike = { $of ->
        [2] Both moves
       *[other] All { $of } moves
    } here are about as good, as far as I can tell.
coach-next = Only one move is best here: of 100 rounds the second best wins about { $percent } fewer.
coach-look = Look here first.
coach-look-nowhere = Look at what you can do without touching the board.
bad-coach-game = Nobody coaches { $game } yet.
bad-coach-turn = It is not the turn of player { $player }, so there is no move to advise.

# The coach at a game: its buttons, what it counts, and the fan of what comes next.

coach-counts = Let me count that…
coach-counted = { $who ->
        [you] Moves of yours that I looked at
       *[any] Moves of player { player-number } that I looked at
    }: { $moves ->
        [0] none yet
        [one] one
       *[other] { $moves }
    }. As good as the best: { $good ->
        [0] none
        [one] one
       *[other] { $good }
    }. Gave a lot away: { $much ->
        [0] none
        [one] one
       *[other] { $much }
    }.
fan-share = { $ways } of { $of }
ui-coach = Coach
ui-coach-off = Says nothing
ui-coach-quiet = Counts good and costly moves
ui-coach-watchful = Asks before a costly move
ui-hint = Hint
ui-why-not = Why not?
ui-why-not-hint = Make the move that you have in mind. It is not played: I say what it costs.
ui-weighed = Not played yet
ui-play-it = Play it
ui-show-reply = Show what follows
ui-figures = Figures
ui-counting = The coach is thinking…
ui-stop = Stop
ui-against = You play against
ui-fan = What comes?
ui-preview = Only a look: none of this has happened.
fan-after = If { $move } were played{ $assumes ->
        [1] , and nothing more
       *[0] {""}
    }
ui-fan-touch = Touch one to see it on the board.
ui-fan-none = What comes next here cannot be counted.
ui-fan-ways = Ways
ui-fan-what = What it does
ui-fan-all = Which
bad-no-coach = The coach helps in a game, and when you look back at one.
bad-coach-hidden = The coach says nothing of cards and tiles that you may not see.
bad-coach-later = Ask the coach when there is a move to make.
bad-no-fan = What comes next here cannot be counted.
bad-no-outcome = This cannot come next.
bad-no-reply = There is no reply to show.

# Boards of the course “Playing well”.

best-task = What would you play here? Choose the move that wins most often.
best-done = Right: the coach finds nothing better here.
best-decides = Here “{ $principle }” shows the way.
best-also = “{ $principle }” leads there too.
best-near = { $percent ->
        [100] { $move }: that wins hardly any round.
       *[other] { $move }: of 100 rounds, that wins about { $percent } fewer.
    }
best-misled = “{ $principle }” alone would say: { $move }. Of 100 rounds, that wins about { $percent } fewer.
best-matters = Here “{ $by }” matters more.
