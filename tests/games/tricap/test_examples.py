"""The worked examples: each can be played as it says, and the rules file's seven are there."""

from __future__ import annotations

import pytest

from tritables import Event
from tritables.core import Example, Try
from tritables.core.messages import Message
from tritables.games.tricap import GAME
from tritables.games.tricap.places import place_ids
from tritables.games.tricap.state import TriCapState
from tritables.texts import LANGUAGES, say

EXAMPLES = {example.id: example for example in GAME.examples}


@pytest.fixture(params=GAME.examples, ids=lambda example: example.id)
def example(request: pytest.FixtureRequest) -> Example:
    return request.param


def start_of(id: str) -> TriCapState:
    return GAME.read(EXAMPLES[id].position)


def line_of(id: str) -> list[str]:
    """The moves of an example's line, without what is only tried."""
    return [step for step in EXAMPLES[id].line if isinstance(step, str)]


def end_of(id: str, moves: int | None = None) -> TriCapState:
    state = start_of(id)
    for move in line_of(id)[:moves]:
        state = state.play(move)
    return state


def events_of(id: str) -> list[str]:
    state, log = start_of(id), []
    for move in line_of(id):
        state = state.play(move, log)
    return [event.rule for event in log]


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
            verdict = state.judge(step.move)
            assert not verdict.ok, step
            assert verdict.rule == step.rule, step
            assert place_ids(state.seats).issuperset(verdict.witnesses)
            met = bool(goals) and goals[0].met_by(None, (), verdict.rule)
        else:
            assert state.judge(step).ok, step
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_words_are_there(example: Example, lang: str) -> None:
    tasks = ["task", *(f"task-{nth + 1}" for nth in range(1, len(example.goals)))]
    for part in ("title", *tasks, "done"):
        assert say(Message(f"example-{example.id}.{part}", game="tricap"), lang).strip()


# The seven of the rules file.


def test_1_who_is_adjacent_to_a_ten() -> None:
    state = end_of("neighbours", 1)
    assert state.actives == ("9H", "JS", "AD", "10C", "8S")
    assert state.centre == ("10H",)
    assert state.adjacent_seats() == [0, 1, 2]


def test_2_nobody_three_times_and_then_all_of_it() -> None:
    assert events_of("growing") == ["none", "none", "none", "adjacent", "one.capture"]
    assert len(end_of("growing", 3).centre) == 4
    assert len(end_of("growing").captured[0]) == 6


def test_3_a_lone_capture_of_three_gives_four() -> None:
    assert len(start_of("capture").centre) == 3
    assert len(end_of("capture", 1).captured[0]) == 4


def test_4_passing_with_an_ace_and_losing_it_to_a_tricap() -> None:
    assert start_of("ace-waits").actives[0] == "AS"
    assert events_of("ace-waits")[:2] == ["one.pass", "tricap"]
    assert end_of("ace-waits", 3).centre == ("JC", "QH", "8H")


def test_5_an_ace_in_the_centre() -> None:
    assert events_of("ace-centre") == ["tricap.ace-centre"]
    assert all(card is not None and card[0] != "A" for card in start_of("ace-centre").actives)


def test_6_king_and_two_are_not_adjacent() -> None:
    assert events_of("king-and-two")[0] == "none"
    state = end_of("king-and-two", 1)
    assert (state.actives[0], state.centre[-1]) == ("KS", "2H")


@pytest.mark.parametrize(
    ("id", "rules", "left"),
    [
        ("end-tricap", ["tricap", "end.after-tricap"], 2),
        ("end-centre", ["one.replace", "end.deck"], 0),
        ("end-draw", ["one.capture", "end.deck"], 2),
    ],
)
def test_7_each_way_to_end(id: str, rules: list[str], left: int) -> None:
    assert events_of(id)[-2:] == rules
    assert len(end_of(id).deck) == left
    assert end_of(id).result is not None
