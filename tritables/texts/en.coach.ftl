# What the coach says: what a move costs, how that was found, and why, as far as it can be proved. The
# reasons themselves are claims, in the games’ catalogues.

coach-forced = Nothing else can be played here.
coach-best = I find nothing better.
coach-little = That is as good as the best move, or nearly so.
coach-loss = Of 100 rounds from here, this wins about { $percent } fewer than the best move.
coach-loss-about = Of 100 rounds from here, this wins about { $percent } fewer than the best move; the figure may lie anywhere from { $low } to { $high }.
coach-because = { $percent ->
        [100] All of that is here:
       *[other] About { $percent }% of that is here:
    }
coach-fact = This differs, too:
coach-reply = In { $times } of these { $of } rounds this was played next, and it cost most: { $move }
coach-plain = I have no shorter reason than this figure.
coach-found-end = The round is over with it.
coach-found-rounds = I played { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } on a little way from here, with everything that you cannot see in another place each time.
coach-look = Look here first.
coach-look-nowhere = Look at what you can do without touching the board.
bad-coach-game = Nobody coaches { $game } yet.
bad-coach-turn = It is not the turn of player { $player }, so there is no move to advise.
