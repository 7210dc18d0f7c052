"""The wrong rules of TriCom that people hold."""

from __future__ import annotations

from typing import Final

from tritables.core.questions import Misconception, forgets, may, scores
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
    scores("jack-clears-both", "three.jack", wrong_moves.clears_both),
    scores("quartet-and-trio", "score.quartet", wrong_points.quartet_and_trio),
    scores("quartet-tops-up", "score.quartet-full", wrong_points.quartet_tops_up),
    scores("each-trio-counts", "score.one-combination", wrong_points.each_trio),
    scores("trio-scores-again", "score.new-only", wrong_points.scores_again),
    scores("mixed-run-is-trio", "score.trio", wrong_points.mixed_run),
    scores("duo-by-rank", "score.duo", wrong_points.duo_by_rank),
    scores("covered-duo", "duo.visible", wrong_points.covered_duo),
    scores("no-duo-from-reserve", "duo.from-reserve", wrong_points.not_from_reserve),
    scores("better-one-counts", "duo.with-combination", wrong_points.better_one),
    scores("every-card-counts", "action.score", wrong_points.every_card),
    scores("filling-is-nothing", "fill.score", wrong_points.filling_is_nothing),
    scores("uncovered-scores", "flexible.uncovered", wrong_points.uncovered_scores),
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
