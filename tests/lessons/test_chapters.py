"""Pages that are read one chapter at a time: those that look like a course, and no others."""

from __future__ import annotations

import nbformat
import pytest

from tritables import game_names
from tritables.lessons import course
from tritables.lessons.chapters import Kind, chapter_starts
from tritables.lessons.notebooks import course_notebook


def kinds_of(name: str) -> list[Kind]:
    return [
        "lesson"
        if cell.source.startswith("Lesson(")
        else "heading"
        if cell.source.startswith("## ")
        else "other"
        for cell in nbformat.reads(course_notebook(name, "nl"), as_version=4).cells
    ]


@pytest.mark.parametrize("name", game_names())
def test_when_a_game_is_taught_then_its_notebook_has_the_board_of_each_chapter_first(
    name: str,
) -> None:
    kinds = kinds_of(name)
    starts = chapter_starts(kinds)
    boards = [nth for nth in starts if kinds[nth + 1 : nth + 2] == ["lesson"]]
    assert len(boards) == len(course(name).chapters)
    assert starts[0] == kinds.index("heading")


@pytest.mark.parametrize(
    "kinds",
    [
        [],
        ["heading", "lesson", "other"],
        ["heading", "lesson", "lesson"],
        ["lesson", "heading", "lesson"],
        ["heading", "other", "heading", "other"],
    ],
)
def test_when_a_page_has_no_heading_before_each_lesson_then_it_is_no_course(
    kinds: list[Kind],
) -> None:
    assert chapter_starts(kinds) == ()
