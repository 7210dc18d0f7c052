"""Goals: what meets them, how they combine, and their JSON."""

from __future__ import annotations

import pytest

from tritables import BadInput, Event
from tritables.core.goals import DEEPEST, Goal, Happening, Progress

STOP = Happening("8/9", (Event("throw.stop", 0), Event("throw.again", 0)))
REFUSED = Happening(refusal="bar.first", because="wrong-entry")


@pytest.mark.parametrize(
    ("goal", "met"),
    [
        (Goal(event="throw.again"), True),
        (Goal(event="throw.double"), False),
        (Goal(event="bar.first"), False),
        (Goal(refusal="bar.first"), True),
        (Goal(refusal="throw.stop"), False),
        (Goal(refusal="bar.first", because="wrong-entry"), True),
        (Goal(refusal="bar.first", because="bar-first"), False),
        (Goal(move="8/9"), True),
        (Goal(move="8/10"), False),
        (Goal(refusal="bar.first") & Goal(move="8/9"), True),
        (Goal(refusal="bar.first") & Goal(move="8/10"), False),
        (Goal(move="8/10") | Goal(move="8/9"), True),
        (~Goal(move="8/9"), False),
        (~Goal(move="8/10") & Goal(event="throw.stop"), True),
    ],
)
def test_a_goal_is_met_by_what_it_names_and_by_nothing_else(goal: Goal, met: bool) -> None:
    assert goal.met([STOP, REFUSED]) is met
    assert goal.met([REFUSED, STOP]) is met  # in any order
    assert Goal.read(goal.as_json()) == goal


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({}, "goal"),
        ([], "goal"),
        ({"event": "a", "move": "b"}, "goal"),
        ({"event": 3}, "goal.event"),
        ({"event": ""}, "goal.event"),
        ({"all": []}, "goal.all"),
        ({"all": [{"move": "a"}, {"moves": "b"}]}, "goal.all[1]"),
        ({"never": None}, "goal.never"),
        ({"move": "a", "because": "b"}, "goal"),
        ({"refusal": "a", "because": ""}, "goal.because"),
        ({"because": "b"}, "goal"),
    ],
)
def test_a_goal_that_is_none_is_refused_with_its_place(data: object, where: str) -> None:
    with pytest.raises(BadInput) as refused:
        Goal.read(data)
    assert refused.value.where == where


def test_goals_do_not_stand_in_one_another_without_end() -> None:
    data: dict[str, object] = {"move": "a"}
    for _ in range(DEEPEST):
        data = {"never": data}
    with pytest.raises(BadInput):
        Goal.read(data)


@pytest.mark.parametrize("given", [{}, {"move": "a", "event": "b"}, {"move": "a", "because": "b"}])
def test_when_a_goal_names_none_or_several_things_then_it_is_refused(given: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        Goal(**given)


def test_when_a_goal_is_met_then_what_happened_before_does_not_count_for_the_next() -> None:
    goals = (Goal(refusal="bar.first"), Goal(event="throw.stop") & Goal(refusal="bar.first"))
    progress = Progress().after(goals, STOP)
    assert progress.step == 0
    progress = progress.after(goals, REFUSED)
    assert progress == Progress(1)
    for happening in (STOP, REFUSED):
        assert not progress.done(goals)
        progress = progress.after(goals, happening)
    assert progress.done(goals)
    assert progress.after(goals, STOP) == progress
