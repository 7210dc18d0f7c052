"""The way through a course: it begins with a success, shows where to look, and repeats nothing."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tritables import game_named, game_names
from tritables.core.examples import Try
from tritables.core.goals import Goal
from tritables.core.messages import Message
from tritables.core.state import CHANCE
from tritables.lessons import course, courses
from tritables.lessons.place_sets import kind_of
from tritables.lessons.steps import Do, Step
from tritables.table import Table
from tritables.table.activities.lesson import Lesson
from tritables.texts import LANGUAGES, say

GAMES: Final = game_names()

MINUTE_STEPS: Final = 2
"""Steps that a learner does in a minute: with half of them read and half of them thought about."""

CORE_MINUTES: Final = 15
"""The minutes that the short way takes at most."""

STEPS: Final = [
    pytest.param(nth, at, taught.game, id=step.id)
    for taught in map(course, GAMES)
    for nth, chapter in enumerate(taught.chapters)
    for at, step in enumerate(chapter.steps)
    if step.is_tested
]

DICE: Final = {
    "en": r"\b(dice|die|throw)",
    "nl": r"\b(dobbel|gooi|worp)",
    "fr": r"\b(dés?|jet|lance)\b",
}

SETTINGS: Final = (
    *("settings", "language", "coach", "theme", "forced", "notation-moves", "four-colours"),
    *("reveal", "keys", "keys-arrows", "keys-turn-up", "keys-m", "keys-o", "keys-i", "keys-escape"),
)
"""The words of the settings of a game without dice."""


def opened(game: str, chapter: int, step: int) -> Table:
    return Table.open(Lesson.of_course(course(game), chapter, step), settings={"reveal": True})


def wants_refusal(goal: Goal) -> bool:
    """Return True if a goal is met by a move that is refused, or if a part of it is."""
    return goal.refusal is not None or any(
        map(wants_refusal, (*(goal.all or ()), *(goal.any or ())))
    )


def shown(step: Step) -> tuple[object, ...]:
    """The position of a step, with what chance brings there if a question settles that."""
    return step.start, step.moves()[:1] if step.start.to_act == CHANCE else ()


def task(table: Table) -> dict[str, object]:
    found: dict[str, object] = table.shown(0.0)["table"]["task"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_first_thing_that_one_does_in_a_course_is_allowed_and_right(game: str) -> None:
    """It is done by moves alone: nothing is asked to be refused."""
    table, step = opened(game, 0, 0), course(game).chapters[0].steps[0]
    assert isinstance(step, Do)
    assert not any(map(wants_refusal, step.example.goals))
    assert not task(table)["done"]
    for move in step.example.line:
        assert isinstance(move, str)
        assert table.state.judge(move).ok
        table.play(move)
    assert task(table)["done"]


@pytest.mark.parametrize("game", GAMES)
def test_a_forbidden_move_is_asked_for_only_after_a_move_was_done_right(game: str) -> None:
    done = [step for step in course(game).steps if isinstance(step, Do)]
    refused = [any(map(wants_refusal, step.example.goals)) for step in done]
    assert any(refused)
    assert not refused[0]


@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_about_a_position_that_its_chapter_has_shown_before(game: str) -> None:
    """So a check has another position than what taught it."""
    for taught in courses(game):
        for chapter in taught.chapters:
            for nth, step in enumerate(chapter.steps):
                before = [shown(one) for one in chapter.steps[:nth]]
                assert not step.asks or shown(step) not in before, step.id
                assert before[-1:] != [shown(step)], step.id


@pytest.mark.parametrize("game", GAMES)
def test_the_short_way_takes_a_quarter_of_an_hour_at_most(game: str) -> None:
    core = [chapter for chapter in course(game).chapters if chapter.core]
    assert core == list(course(game).chapters[: len(core)])
    assert 0 < sum(len(one.steps) for one in core) <= MINUTE_STEPS * CORE_MINUTES


@pytest.mark.parametrize(("nth", "at", "game"), STEPS)
def test_what_lights_up_is_where_the_answer_is(nth: int, at: int, game: str) -> None:
    """The part of the board that help lights has the piece, or a place that is to be found."""
    table = opened(game, nth, at)
    lesson = table.top
    assert isinstance(lesson, Lesson)
    help = lesson.help_of(table)
    if not help.part:
        return
    assert help.piece is None or help.piece in help.part
    if help.places:
        assert set(help.places) & set(help.part)
        assert {kind_of(one) for one in help.part} <= {kind_of(one) for one in help.places}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settings_of_a_card_game_speak_of_no_dice(lang: str) -> None:
    games = [game_named(name) for name in GAMES]
    assert [game.name for game in games if game.by_hand] == ["trictrac"]
    for id in SETTINGS:
        assert not re.search(DICE[lang], say(Message(f"ui-{id}"), lang), re.IGNORECASE)
    assert re.search(DICE[lang], say(Message("ui-set-dice"), lang), re.IGNORECASE)


@pytest.mark.parametrize("moves", [("12/15", "4/9"), ("12/15", "15/20", "roll 1-2", "bar/1")])
def test_back_to_the_task_is_one_command_from_however_far(moves: tuple[str, ...]) -> None:
    taught = course("trictrac")
    chapter, at = taught.find("direction")
    table = opened("trictrac", taught.chapters.index(chapter), at)
    for move in moves:
        if table.state.judge(move).ok and table.state.to_act != CHANCE:
            table.play(move)
    assert task(table)["lost"]
    table.do("go", ply=task(table)["back"])
    assert not task(table)["lost"]


DONE_BY_MOVES: Final = [
    pytest.param(game, step, id=step.id)
    for game in GAMES
    for step in course(game).steps
    if isinstance(step, Do)
]


@pytest.mark.parametrize(("game", "step"), DONE_BY_MOVES)
def test_the_large_button_is_what_the_task_wants(game: str, step: Do) -> None:
    """On the way of its example a button that is large never leads astray, and where a button is
    the next move of that way, one is large.
    """
    taught = course(game)
    chapter, at = taught.find(step.id)
    table = opened(game, taught.chapters.index(chapter), at)
    for move in (*step.example.line, None):
        shown = table.shown(0.0)
        buttons = [one["move"] for one in shown["scene"]["actions"]]
        large = [one for one in buttons if one == shown["table"]["task"]["primary"]]
        for one in large:
            table.play(one)
            assert not task(table)["lost"], one
            table.do("undo")
        assert move not in buttons or len(large) == 1
        if isinstance(move, Try):
            table.receive({"view": "v", "seq": 1, "kind": "type", "move": move.move}, 0.0)
        elif move is not None:
            table.play(move)
