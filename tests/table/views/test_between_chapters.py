"""What a chapter tells once it is done: earlier rules to go over, and that one can play now."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.activities.test_lesson import FakeBrowser, solve
from tritables import game_names
from tritables.lessons import course
from tritables.lessons.practice_data import askable
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

GAMES = game_names()


def done(game: str, id: str) -> dict[str, Any]:
    """The panel of a chapter that stands alone, all of whose steps are done."""
    lesson = Lesson.of_chapter(course(game).chapter(id))
    for went in lesson.progress.went:
        went.done = True
    return dict(Table.open(lesson).shown(0.0)["table"]["chapter"])


@pytest.mark.parametrize("game", GAMES)
def test_when_the_short_way_is_at_its_end_then_and_only_then_one_can_play(game: str) -> None:
    chapters = course(game).chapters
    core = [one.id for one in chapters if one.core]
    assert [one.id for one in chapters if done(game, one.id)["ready"]] == core[-1:]
    assert core


@pytest.mark.parametrize("game", GAMES)
def test_when_a_chapter_is_done_then_the_rules_of_those_before_it_can_be_gone_over(
    game: str,
) -> None:
    taught = course(game)
    before: set[str] = set()
    for chapter in taught.chapters:
        met = before | {*chapter.rules}
        assert set(done(game, chapter.id)["earlier"]) == (
            (before - {*chapter.rules}) & {*askable(game, met)}
        )
        before = met


def test_when_a_chapter_is_not_done_then_nothing_of_it_is_told() -> None:
    shown = Table.open(Lesson.of_chapter(course("trictrac").chapter("for-real"))).shown(0.0)
    assert (shown["table"]["chapter"]["earlier"], shown["table"]["chapter"]["ready"]) == ([], False)


def test_when_a_course_is_walked_then_its_chapter_tells_the_same() -> None:
    table = Table.open(Lesson.of_course(course("trictrac"), 4))
    page = FakeBrowser(table)
    for nth in range(len(course("trictrac").chapters[4].steps)):
        page.ask("step", step=nth)
        solve(page)
    assert (
        table.shown(0.0)["table"]["chapter"]["earlier"]
        == done("trictrac", "great-throw")["earlier"]
    )
