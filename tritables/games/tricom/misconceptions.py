"""The wrong rules of TriCom that people hold."""

from __future__ import annotations

from typing import Final

from tritables.core.questions import Misconception, forgets, may
from tritables.games.tricom import wrong_moves, wrong_points, wrong_turns

MISCONCEPTIONS: Final = (
    may("covers-what-fits", "place.own-pile", wrong_moves.covers),
    may("diagonal-is-beside", "place.equal", wrong_moves.diagonal),
    may("any-suit-runs", "place.suit-run", wrong_moves.any_suit),
    may("ten-is-last", "place.ace-ten", wrong_moves.ten_is_last),
    forgets("reserve-takes-any", "reserve.only-unplaceable"),
    may("drawn-may-wait", "reserve.take-placed", wrong_moves.drawn_waits),
    may("suit-does-not-matter", "action.king-queen", wrong_moves.any_pile),
    may("jack-at-home", "action.jack", wrong_moves.jack_at_home),
    forgets("action-card-waits", "turn.action-first"),
    may("filling-must-fit", "fill.king-queen", wrong_moves.must_fit),
    may("jack-needs-both", "three.jack-choice", wrong_moves.needs_both),
    Misconception("jack-clears-both", "three.jack", ("points",), wrong_moves.clears_both),
    Misconception("quartet-and-trio", "score.quartet", ("points",), wrong_points.quartet_and_trio),
    Misconception(
        "quartet-tops-up", "score.quartet-full", ("points",), wrong_points.quartet_tops_up
    ),
    Misconception("each-trio-counts", "score.one-combination", ("points",), wrong_points.each_trio),
    Misconception("trio-scores-again", "score.new-only", ("points",), wrong_points.scores_again),
    Misconception("mixed-run-is-trio", "score.trio", ("points",), wrong_points.mixed_run),
    Misconception("duo-by-rank", "score.duo", ("points",), wrong_points.duo_by_rank),
    Misconception("covered-duo", "duo.visible", ("points",), wrong_points.covered_duo),
    Misconception(
        "no-duo-from-reserve", "duo.from-reserve", ("points",), wrong_points.not_from_reserve
    ),
    Misconception(
        "better-one-counts", "duo.with-combination", ("points",), wrong_points.better_one
    ),
    Misconception("every-card-counts", "action.score", ("points",), wrong_points.every_card),
    Misconception("filling-is-nothing", "fill.score", ("points",), wrong_points.filling_is_nothing),
    Misconception(
        "uncovered-scores", "flexible.uncovered", ("points",), wrong_points.uncovered_scores
    ),
    Misconception("turns-go-back", "three.order", ("who",), wrong_turns.other_way),
    Misconception("no-stock-no-turn", "stock.last-card", ("who",), wrong_turns.turn_is_over),
    Misconception("stock-ends-round", "end.stock-empty", ("over",), wrong_turns.stock_ends),
    Misconception("first-out-ends", "end.solo", ("over",), wrong_turns.first_out),
    Misconception("reserve-is-played-out", "end.idle-reserve", ("over",), wrong_turns.reserve_too),
    Misconception("ace-begins", "start.ace-low", ("who",), wrong_turns.ace_begins),
    Misconception(
        "clubs-are-highest",
        "start.suit-order",
        ("who",),
        wrong_turns.clubs_highest,
    ),
    Misconception("highest-sum-begins", "start.highest", ("who",), wrong_turns.highest_sum),
    Misconception("first-of-equals", "start.tie", ("who",), wrong_turns.first_of_equals),
)
