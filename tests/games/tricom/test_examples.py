"""The worked examples: each can be played as it says, and the source's seven are there."""

from __future__ import annotations

import pytest

from tests.games.tricom.tables import refused, told
from tritables import Event
from tritables.core import Example, Try
from tritables.games.tricom import GAME
from tritables.games.tricom.state import TriComState

EXAMPLES = {example.id: example for example in GAME.examples}


@pytest.fixture(params=GAME.examples, ids=lambda example: example.id)
def example(request: pytest.FixtureRequest) -> Example:
    return request.param


def start_of(id: str) -> TriComState:
    return GAME.read(EXAMPLES[id].position)


def line_of(id: str) -> list[str]:
    """The moves of an example's line, without what is only tried."""
    return [step for step in EXAMPLES[id].line if isinstance(step, str)]


def events_of(id: str) -> list[tuple[str, int | None, int]]:
    return told(start_of(id), *line_of(id))


def test_ids_are_unique() -> None:
    assert len(EXAMPLES) == len(GAME.examples)


def test_an_example_is_found_by_its_id(example: Example) -> None:
    assert GAME.example(example.id) is example


def test_its_position_is_written_as_it_stands(example: Example) -> None:
    assert GAME.read(example.position).position() == example.position


def test_its_line_plays_and_meets_the_goals_in_order(example: Example) -> None:
    state = GAME.read(example.position)
    goals = list(example.goals)
    for step in example.line:
        events: list[Event] = []
        if isinstance(step, Try):
            assert refused(state, step.move) == step.rule, step
            met = bool(goals) and goals[0].met_by(None, (), step.rule)
        else:
            state = state.play(step, events)
            met = bool(goals) and goals[0].met_by(step, events, None)
        if met:
            goals.pop(0)
    assert goals == []


def test_its_line_ends_with_a_move(example: Example) -> None:
    assert isinstance(example.line[-1], str)


def test_a_goal_asks_for_one_thing(example: Example) -> None:
    for goal in example.goals:
        named = [goal.event, goal.refusal, goal.move]
        assert len([name for name in named if name is not None]) == 1
        for rule in (goal.event, goal.refusal):
            assert rule is None or GAME.rule(rule)


# The seven of the rules file.


def test_1_a_base_of_four() -> None:
    state = start_of("base")
    assert state.sides[0].tops == ("8H", "4H", "AS", "6S")
    assert (len(state.sides[0].stock), len(state.sides[0].actions)) == (33, 12)


def test_2_equal_rank() -> None:
    state = start_of("equal")
    moves = [move for move in state.legal_moves() if move.startswith("6D")]
    assert moves == ["6D>1", "6D>2"]
    assert refused(state, "6D>0") == "place.equal"


def test_3_same_suit() -> None:
    state = start_of("suit-run")
    assert "3H>0" in state.legal_moves()
    assert state.play("3H>0").sides[0].base[0] == ("8H", "3H")


def test_4_trio_of_equals() -> None:
    assert ("score.trio", 0, 1) in events_of("trio")
    state = start_of("dealt-trio")
    assert (state.sides[0].tops, state.sides[0].score) == (("6S", "6C", "6D", "9H"), 1)
    assert ("score.quartet", 0, 2) in events_of("dealt-trio")


def test_5_quartet_in_sequence() -> None:
    assert events_of("quartet") == [("place.suit-run", 0, 0), ("score.quartet", 0, 2)]
    again = start_of("quartet-again")
    assert again.sides[0].tops == ("3H", "4H", "6H", "5H")
    for move in ("2H>2", "7H>0"):
        assert ("score.quartet", 0, 2) in told(again, move)


def test_6_the_queen_and_a_card_from_the_reserve() -> None:
    state = start_of("queen").play("turn QD").play("use 2")
    assert set(state.legal_moves()) == {"fill reserve", "fill stock"}
    assert state.sides[0].reserve == ("4S",)


def test_7_the_jack_of_diamonds() -> None:
    events = events_of("jack")
    assert ("action.score", 0, 1) in events
    assert events[-1] == ("fill.jack", 1, 0)
