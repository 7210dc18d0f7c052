"""The boards on which one move is better: what their words count is counted again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.games.trictrac.chances import bears_off, enters, hits, throws
from tritables.core import Example
from tritables.games.trictrac import GAME
from tritables.games.trictrac.state import TricTracState
from tritables.lessons import course
from tritables.lessons.example_checks import start_of
from tritables.table import Table
from tritables.table.activities.example import WorkedExample
from tritables.texts import LANGUAGES, own_words

COUNTED: dict[str, tuple[Callable[..., bool], dict[str, int]]] = {
    "safe-pair": (hits, {"15/18": 0, "12/15": 18}),
    "fewer-throws": (hits, {"13/17": 18, "10/14": 32}),
    "block-low": (hits, {"13/17": 13, "12/16": 28, "17/21": 32}),
    "lock-low": (enters, {"21/24": 4, "17/20": 12, "20/23": 15}),
    "spread-out": (bears_off, {"19/23": 11, "15/19": 1}),
}
"""What is counted of the 36 throws after each move that may be played, the better move first."""

MORE = {"spread-out"}
"""Where more throws are better."""


def then(example: Example, move: str) -> TricTracState:
    """The position after a move, with the throw due that is counted."""
    state: TricTracState = start_of(example).play(move)  # type: ignore[assignment]
    position = state.position()
    if example.id in MORE:
        position["on_turn"] = 0
    return GAME.read(position)


@pytest.mark.parametrize("id", COUNTED)
def test_when_throws_are_counted_then_the_move_that_is_asked_for_is_the_better_one(
    id: str,
) -> None:
    example = GAME.example(id)
    happens, counts = COUNTED[id]
    assert set(counts) == set(start_of(example).legal_moves())
    assert {move: throws(then(example, move), happens) for move in counts} == counts
    best, *others = counts.values()
    assert all((best > other) == (id in MORE) and best != other for other in others)
    assert [goal.move for goal in example.goals] == [next(iter(counts))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", COUNTED)
def test_when_a_board_is_explained_then_every_count_is_told(id: str, lang: str) -> None:
    told = own_words(None, f"example-{id}.done", "trictrac", lang)
    said = {int(figure) for figure in re.findall(r"\d+", told)}
    assert {count for count in COUNTED[id][1].values() if count > 1} <= said
    assert 36 in said


@pytest.mark.parametrize("id", COUNTED)
def test_when_another_move_is_played_then_its_own_count_is_told_at_once(id: str) -> None:
    game, example, counts = GAME, GAME.example(id), COUNTED[id][1]
    for move, count in list(counts.items())[1:]:
        table = Table.open(WorkedExample(game, example))
        table.play(move)
        told = table.shown(0.0)["table"]["task"]["text"]
        assert told.startswith(f"After {move.replace('/', ' to ')}, ")
        assert f" {count} of the 36 throws" in told.replace("only one", "1")


def test_every_board_of_the_chapter_is_counted() -> None:
    steps = course("trictrac").chapter("better-moves").steps
    assert [step.id for step in steps] == list(COUNTED)


def test_when_black_is_shut_out_by_low_points_then_only_high_throws_come_in() -> None:
    state = then(GAME.example("lock-low"), "21/24")
    assert [point for point in range(19, 25) if state.board.closed[0] >> (point - 1) & 1] == [
        21,
        22,
        23,
        24,
    ]


def test_when_the_low_point_is_blocked_then_every_throw_with_a_1_stops() -> None:
    state = then(GAME.example("block-low"), "13/17")
    assert all(not state.play(f"roll 1-{other}").left for other in range(1, 7))
