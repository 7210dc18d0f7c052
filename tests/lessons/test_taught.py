"""What a course has taught bounds its own steps, and all that practice shows and asks after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

import pytest

from tests.table.activities.test_practice import needed
from tritables import game_named, game_names
from tritables.core.events import Event
from tritables.lessons import course
from tritables.lessons.exercise_forms import Exercised
from tritables.lessons.exercise_moves import AskMove
from tritables.lessons.exercise_rules import AskRule
from tritables.lessons.exercise_search import ExerciseSearch
from tritables.lessons.exercise_series import Series
from tritables.lessons.exercise_steps import Ask
from tritables.lessons.practice_data import askable, drill_of, practisable
from tritables.lessons.slices import at_once
from tritables.lessons.taught import Taught

Sights = Mapping[str, bool]
"""What a position shows, by the chapter that is the first to teach it; ``never`` for none."""

CHAPTERS: Final = [
    (game, nth) for game in game_names() for nth in range(len(course(game).chapters))
]
EARLY: Final = [(game, nth) for game, nth in CHAPTERS if nth in (0, 2, 5)]


def tricom(at: dict[str, Any]) -> Sights:
    sides, phase = at["seats"], at["phase"]
    return {
        "never": at["options"]["target"] != 33,
        "reserve": any(side["reserve"] for side in sides) or at["drawn"] is not None,
        "points": any(side["score"] for side in sides),
        "piles": phase in ("action", "fill", "shuffle")
        or not all(side["actions"] for side in sides)
        or any(side["away"] or not all(side["base"]) for side in sides),
        "last-cards": not all(side["stock"] for side in sides),
        "fewer-cards": at["options"]["flexible"],
        "with-three": len(sides) > 2 or phase == "lots",
    }


def tricap(at: dict[str, Any]) -> Sights:
    seats, phase = at["seats"], at["phase"]
    return {
        "one-rank-away": len(seats) > 3
        or phase == "replace"
        or len(at["centre"]) > 1
        or any(seat["captured"] for seat in seats),
        "tricap": len(seats) > 4 or phase == "shuffle",
        "take-and-lay": phase == "draw" or not all(seat["hand"] for seat in seats),
        "empty-hand": at["options"]["redraw"] != "late",
        "now-play": not at["deck"],
    }


def trictrac(at: dict[str, Any]) -> Sights:
    low, high = at["throw"] or (0, 6)
    return {
        "great-throw": (low, high) == (1, 2),
        "doubles": low == high,
        "going-off": any(at["off"]),
    }


def triominos(at: dict[str, Any]) -> Sights:
    seats, options = len(at["hands"]), at["options"]
    return {
        "never": seats > 3,
        "first-tile": any(at["scores"]) or (at["phase"] == "play" and not at["table"]),
        "buying": at["bought"] > 0,
        "round-ends": seats > 2 or at["bell"] is not None,
        "empty-pool": not at["pool"],
        "match": at["phase"] in ("lots", "shuffle"),
        "house-rules": options["scoring"] != "standard" or options["time_limit"] is not None,
    }


SIGHTS: Final[Mapping[str, Callable[[dict[str, Any]], Sights]]] = {
    "tricom": tricom,
    "tricap": tricap,
    "trictrac": trictrac,
    "triominos": triominos,
}


def taught_until(game: str, nth: int) -> tuple[str, ...]:
    chapters = course(game).chapters[: nth + 1]
    return tuple(dict.fromkeys(rule for chapter in chapters for rule in chapter.rules))


def practised(game: str, nth: int, count: int) -> Iterator[Exercised]:
    rules = taught_until(game, nth)
    series = Series(game, askable(game, rules), seed=nth, known=rules)
    for _ in range(count):
        step = series.take()
        assert step is not None
        yield step


def offered_in(step: Exercised) -> set[str]:
    """The rules that a question offers as answers or reasons."""
    if isinstance(step, Ask | AskRule):
        return {one for one in step.among if isinstance(one, str)}
    return set()


def moves_in(step: Exercised) -> tuple[str, ...]:
    """The moves that a question speaks of."""
    if isinstance(step, AskMove):
        return step.among
    question = getattr(step, "question", None)
    return (question.move,) if question is not None and question.move else ()


def decided_by(step: Exercised) -> set[str]:
    """The rules that are seen at work where the answer is played."""
    events: list[Event] = []
    state = step.start
    for move in step.moves():
        state = state.play(move, events)
    return {event.rule for event in events}


def check_within(game: str, nth: int, count: int) -> None:
    order = [chapter.id for chapter in course(game).chapters]
    rules, presumes = set(taught_until(game, nth)), drill_of(game).presumes
    for step in practised(game, nth, count):
        sights = SIGHTS[game](step.start.position())
        assert [id for id, seen in sights.items() if seen and id not in order[: nth + 1]] == []
        assert step.rules[0] in rules
        assert needed(step) <= rules
        assert offered_in(step) <= rules
        assert decided_by(step) <= rules | presumes.seen
        named = (presumes.by_move(step.start, move) for move in moves_in(step))
        assert {rule for by in named for rule in by} <= rules


@pytest.mark.parametrize(("game", "nth"), CHAPTERS)
def test_a_chapter_shows_only_what_it_or_an_earlier_one_teaches(game: str, nth: int) -> None:
    taught = Taught(game, taught_until(game, nth))
    steps = course(game).chapters[nth].steps
    assert [step.id for step in steps if not taught.shows(step.start)] == []


@pytest.mark.parametrize(("game", "nth"), EARLY)
def test_after_a_chapter_practice_shows_and_asks_only_what_was_taught(game: str, nth: int) -> None:
    check_within(game, nth, 3)


@pytest.mark.full
@pytest.mark.parametrize(("game", "nth"), CHAPTERS)
def test_after_any_chapter_practice_shows_and_asks_only_what_was_taught(
    game: str, nth: int
) -> None:
    check_within(game, nth, 12)


@pytest.mark.full
@pytest.mark.parametrize(("game", "nth"), CHAPTERS)
def test_what_a_chapter_has_practised_can_be_asked_after_it(game: str, nth: int) -> None:
    rules = taught_until(game, nth)
    for rule in askable(game, rules):
        taught, chance = Taught(game, rules), f"{rule}{nth}"
        search = ExerciseSearch(game, rule, Random(chance), set(), taught)
        assert at_once(search.steps(None)) is not None, rule


@pytest.mark.parametrize("game", game_names())
def test_what_comes_later_and_what_it_waits_for_are_rules_of_the_game(game: str) -> None:
    later = drill_of(game).later
    every = {rule.id for rule in game_named(game).rules}
    assert {*later, *later.values()} <= every
    assert later.keys() <= set(practisable(game))


def test_what_comes_later_is_not_offered_before() -> None:
    assert "throw.compulsory" not in askable("trictrac", taught_until("trictrac", 5))
    assert "throw.compulsory" in askable("trictrac", taught_until("trictrac", 8))
