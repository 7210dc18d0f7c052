"""The worked examples: each can be played as it says, and the figures A to H are there."""

from __future__ import annotations

import pytest

from tests.games.triominos.tables import Told, placements, rules, start_of, told
from tritables.core import Example, Try
from tritables.games.triominos import GAME
from tritables.games.triominos.board import beside
from tritables.games.triominos.state import TriominosState
from tritables.lessons import course

EXAMPLES = {example.id: example for example in GAME.examples}
FIGURES = {
    "A": "first",
    "B": "side",
    "C": "notch",
    "D": "side-differs",
    "E": "corner-differs",
    "F": "bridge",
    "G": "hexagon",
    "H": "double-hexagon",
}


@pytest.fixture(params=GAME.examples, ids=lambda example: example.id)
def example(request: pytest.FixtureRequest) -> Example:
    return request.param  # type: ignore[no-any-return]


def line_of(id: str) -> list[str]:
    """The moves of an example's line, without what is only tried."""
    return [step for step in EXAMPLES[id].line if isinstance(step, str)]


def end_of(id: str) -> TriominosState:
    state = start_of(id)
    for move in line_of(id):
        state = state.play(move)
    return state


def told_of(id: str) -> Told:
    """Everything that an example's line brings about."""
    state, log = start_of(id), []
    for move in line_of(id):
        log += told(state, move)
        state = state.play(move)
    return log


def test_what_it_tries_breaks_a_rule_that_it_teaches_or_names(example: Example) -> None:
    assert {step.rule for step in example.line if isinstance(step, Try)} <= {*example.rules}


def test_equal_lots_are_drawn_again() -> None:
    assert rules(told_of("lots")) == ["start.tie", "start.highest"]
    assert end_of("lots").begins == 1


# The figures of the source.


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_says_which_it_is_where_it_is_taught(figure: str) -> None:
    chapter, at = course("triominos").find(FIGURES[figure])
    assert chapter.steps[at].drawn_anew == figure


def test_a_the_first_tile_and_its_score() -> None:
    assert start_of("first").table == ()
    assert told_of("first") == [("score.value", 0, 15)]


def test_b_against_one_side() -> None:
    state, cell = start_of("side"), (2, 1)
    assert len([near for near, _ in beside(cell) if near in state.board.cells]) == 1
    assert told_of("side") == [("score.value", 0, 10)]


def test_c_into_a_notch_that_touches_two_sides() -> None:
    state, cell = start_of("notch"), (1, 0)
    assert len([near for near, _ in beside(cell) if near in state.board.cells]) == 2
    assert told_of("notch") == [("score.value", 0, 11)]


def test_d_a_side_whose_numbers_differ() -> None:
    verdict = start_of("side-differs").judge("0-2-4@3,-1")
    assert (verdict.rule, verdict.message.id) == ("place.match", "verdict-side-differs")
    assert told_of("side-differs") == [("score.value", 0, 10)]


def test_e_a_touched_far_corner_whose_number_differs() -> None:
    verdict = start_of("corner-differs").judge("3-3-1@0,1")
    assert (verdict.rule, verdict.message.id) == ("place.match", "verdict-corner-differs")
    assert told_of("corner-differs") == [("score.value", 0, 7)]


@pytest.mark.parametrize(
    ("id", "value", "rule", "points"),
    [
        ("bridge", 11, "score.bridge", 40),
        ("hexagon", 6, "score.hexagon", 50),
        ("double-hexagon", 10, "score.double-hexagon", 60),
        ("triple-hexagon", 11, "score.double-hexagon", 60),
    ],
)
def test_f_g_h_and_three_hexagons(id: str, value: int, rule: str, points: int) -> None:
    assert told_of(id) == [("score.value", 0, value), (rule, 0, points)]
    before, after = start_of(id), end_of(id)
    assert after.scores[0] - before.scores[0] == value + points


# The examples that follow the figures.


def test_three_purchases_and_a_pass_cost_25() -> None:
    assert told_of("buy") == [*[("buy.must", 0, -5)] * 3, ("buy.fail", 0, -10)]
    assert end_of("buy").scores == (40 - 25, 32)


def test_buying_and_then_placing_an_older_tile() -> None:
    state = start_of("buy-and-place")
    assert placements(state)
    assert "3-3-4" in state.hands[0]
    assert told_of("buy-and-place") == [("buy.must", 0, -5), ("score.value", 0, 10)]


def test_the_pool_runs_dry() -> None:
    assert start_of("pool-empty").pool == ()
    assert rules(told_of("pool-empty")) == ["score.value"]
    assert told_of("pool-runs-out") == [("buy.must", 0, -5), ("pool.empty", 0, 0)]
    assert told_of("three-and-empty") == [("buy.must", 0, -5), ("buy.fail", 0, -10)]


def test_the_bell_in_mid_round() -> None:
    log = told_of("bell")
    assert rules(log) == ["score.value", "end.bell", "score.value", "end.equal-turns"]
    assert log[-1] == ("end.equal-turns", 0, 25 + 22)
    assert start_of("bell").begins == 2


def test_a_blocked_table() -> None:
    assert told_of("blocked") == [("buy.must", 0, -5), ("end.blocked", 1, 13)]
    tied = [("end.blocked", 1, 13), ("end.blocked", 2, 13)]
    assert told_of("blocked-tie")[-2:] == tied


def test_simple_scoring() -> None:
    assert told_of("kids") == [("buy.must", 0, 0), ("kids.score", 0, 2)]
    assert end_of("kids").scores == (6, 3)
    assert told_of("kids-bridge") == [("kids.score", 0, 2)]
    assert told_of("kids-three-hexagons") == [("kids.score", 0, 4)]
    assert told_of("kids-blocked") == [("buy.must", 0, 0), ("end.blocked", 1, 0)]


def test_no_scoring_at_all() -> None:
    assert told_of("kids-none") == [("end.bell", 0, 0)]
    assert end_of("kids-none").won_by() == (0,)


def test_the_end_of_a_match() -> None:
    won, shared = end_of("winner"), end_of("tie")
    assert won.result is not None
    assert shared.result is not None
    assert (won.scores, won.result.winners) == ((100, 58), (0,))
    assert (shared.scores, shared.result.winners) == ((100, 100), (0, 1))


def test_the_clock_runs_out() -> None:
    assert told_of("clock") == [("time.out", 0, -10)]
    assert GAME.time_limit(start_of("clock").options.as_json()) == 8
