"""The way through a course: a reader stays in one seat, and does more than watch."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.lessons.test_readers_seat import INTRODUCED, NUMBERED, SIDES, reader_of
from tritables import game_names
from tritables.core.examples import Try
from tritables.core.goals import Happening
from tritables.core.state import CHANCE
from tritables.lessons import Chapter, Course, Do, PlayOn, Show, Step, course
from tritables.replay import Session
from tritables.table.steps import is_idle
from tritables.table.viewpoint import only_person
from tritables.texts import LANGUAGES

MOST_WATCHED = 4
"""Taps in a row at most by which somebody only sees what happens."""


def seat_of(step: Step) -> int | None:
    """The seat of whoever reads a step; None where they play for several."""
    return only_person(step.seats) if isinstance(step, PlayOn) else reader_of(step)


def said_first(step: Step, lang: str) -> str:
    """What a step says before anything is done."""
    task = step.new_task().as_json(Session(step.game, start=step.start).history.current, lang)
    return step.said("task", lang) if task is None else str(task["text"])


def tells_seat(step: Step, seat: int, lang: str) -> bool:
    """Whether a step says at once in which seat its reader sits."""
    sides = SIDES[lang] if step.start.game == "trictrac" else None
    name = f"{NUMBERED[lang]} {seat + 1}" if sides is None else sides[seat]
    told = rf"\b{INTRODUCED[lang]}({name})\b"
    return re.search(told, said_first(step, lang), re.IGNORECASE) is not None


def changes(taught: Course) -> Iterator[tuple[Step, int]]:
    """The steps whose reader sits elsewhere than in the step before, with that seat."""
    before = 0
    for step in taught.steps:
        seat = seat_of(step)
        if seat is not None:
            if seat != before:
                yield step, seat
            before = seat


CHANGES = [
    pytest.param(step, seat, id=f"{name}-{step.id}")
    for name in game_names()
    for step, seat in changes(course(name))
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("step", "seat"), CHANGES)
def test_when_a_reader_changes_seats_then_the_step_says_so(
    step: Step, seat: int, lang: str
) -> None:
    assert tells_seat(step, seat, lang), said_first(step, lang)


@pytest.mark.parametrize("game", ["tricom", "triominos"])
def test_a_reader_keeps_one_seat_where_a_board_can_be_mirrored(game: str) -> None:
    assert list(changes(course(game))) == []


def taps(step: Step) -> Iterator[bool]:
    """The taps by which a step is done, and whether each only shows what happens."""
    if isinstance(step, Show):
        yield from (True for _ in step.line)
    elif isinstance(step, Do):
        yield from taps_of(step)
    else:
        yield False


def taps_of(step: Do) -> Iterator[bool]:
    """The taps of a worked example's own line, without those that its reader is spared."""
    task, session = step.new_task(), Session.of_example(step.game, step.example)
    pressed = step.game.teaching("pressed")
    for move in step.example.line:
        node = session.history.current
        if task.is_done(node):
            return
        if isinstance(move, Try):
            task.refuse(node, Happening.refused(node.state.judge(move.move)))
            yield False
            continue
        is_one = is_idle(step.game.idle_moves, step.seating, node)
        by_itself = is_one and step.spares(task, node, move)
        session.play(move)
        if by_itself:
            continue
        moves = () if node.state.to_act == CHANCE else node.state.legal_moves()
        on_button = pressed is not None and pressed(move)
        yield node.state.to_act == CHANCE or (len(moves) == 1 and on_button)


@pytest.mark.parametrize(
    "chapter",
    [
        pytest.param(chapter, id=f"{name}-{chapter.id}")
        for name in game_names()
        for chapter in course(name).chapters
    ],
)
def test_nobody_watches_more_than_four_taps_in_a_row(chapter: Chapter) -> None:
    longest = now = 0
    for step in chapter.steps:
        for watches in taps(step):
            now = now + 1 if watches else 0
            longest = max(longest, now)
    assert longest <= MOST_WATCHED


@pytest.mark.parametrize("game", ["tricom", "triominos"])
def test_a_course_ends_on_a_round_that_is_played_to_its_end(game: str) -> None:
    last = course(game).chapters[-1].steps
    assert isinstance(last[-1], PlayOn)
    assert last[-1].turns is None
    assert all(step.asks for step in last[:-1])
