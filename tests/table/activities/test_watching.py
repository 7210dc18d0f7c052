"""Moves that are shown one after the other: watched to the end, also where nobody may leaf."""

from __future__ import annotations

import json

import pytest

from tritables import Lesson as LessonWidget
from tritables import game_named, game_names
from tritables.lessons import Chapter, Do, Show, course, read_chapter
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

OWN: dict[str, dict[str, object]] = {
    "triominos": {
        "written": {
            "table": "0-1-2@0,0 5-0-2@-1,0 5-2-3@-2,0",
            "hands": "1-4-4 3-3-4 / 2-5-5 0-0-1 2-2-4",
            "pool": "5-5-5 2-3-3",
        },
        "line": ["buy", "buy", "3-2-3@-2,1"],
    },
    "tricom": {
        "written": {
            "base": "5S 8H / AC 6S",
            "hand": "9C",
            "turned": "KC QS",
            "left": 0,
            "reserve": "10D",
            "others": [
                {
                    "base": "7C 3D / 5H AD",
                    "hand": "4D 2C",
                    "turned": "JH QH",
                    "actions": "JD KH",
                    "left": 0,
                }
            ],
            "phase": "play",
        },
        "line": ["9C>r", "turn JD", "skip", "none", "4D>0", "turn KH", "skip", "none", "2C>r"],
    },
}
"""Steps of one's own, for the games whose courses let the learner play at once."""


def own(game: str) -> Chapter:
    """A chapter with one step to watch."""
    step = {"id": "own", "kind": "show", "task": "Watch.", "done": "Seen.", **OWN[game]}
    return read_chapter({"id": "watching", "steps": [step]}, game_named(game))


SHOWN = [
    pytest.param(chapter, nth, id=f"{name}-{step.id}")
    for name in game_names()
    for chapter in (*course(name).chapters, *([own(name)] if name in OWN else []))
    for nth, step in enumerate(chapter.steps)
    if isinstance(step, Show) and step.line
]


def redo(table: Table, seq: int) -> bool:
    return table.receive({"view": "v", "seq": seq, "kind": "redo"}, 0.0).ok


def test_every_game_has_something_to_watch() -> None:
    assert {chapter.game for chapter, _ in (one.values for one in SHOWN)} == set(game_names())


@pytest.mark.parametrize(("chapter", "nth"), SHOWN)
def test_moves_are_watched_one_by_one_and_then_it_is_done(chapter: Chapter, nth: int) -> None:
    table = Table.open(Lesson.of_chapter(chapter, nth), locked=("undo",))
    line = chapter.steps[nth].moves()
    assert table.top.progress is not None
    for seq, move in enumerate(line, start=1):
        assert not table.top.progress.now.done
        assert redo(table, seq)
        assert table.node.move == move
    assert table.top.progress.now.done
    assert not redo(table, len(line) + 1)
    assert not table.receive({"view": "v", "seq": 99, "kind": "undo"}, 0.0).ok


WATCHED = [
    ("en", "whole-throw", ["White: 2 and 4", "White: 9 → 11", "White: 11 → 15"]),
    ("nl", "whole-throw", ["Wit: 2 en 4", "Wit: 9 → 11", "Wit: 11 → 15"]),
    (
        "fr",
        "whole-throw",
        ["Blancs\u202f: 2 et 4", "Blancs\u202f: 9 → 11", "Blancs\u202f: 11 → 15"],
    ),
]


@pytest.mark.parametrize(("lang", "id", "lines"), WATCHED)
def test_when_a_move_is_watched_then_a_line_tells_who_made_which(
    lang: str, id: str, lines: list[str]
) -> None:
    chapter, nth = course("trictrac").find(id)
    table = Table.open(Lesson.of_chapter(chapter, nth), settings={"lang": lang})
    assert table.shown(0.0)["table"]["task"]["credit"] is None
    told = []
    for seq, _ in enumerate(lines, start=1):
        assert redo(table, seq)
        told.append(table.shown(0.0)["table"]["task"]["credit"])
    assert told == lines


@pytest.mark.parametrize(("chapter", "nth"), SHOWN)
def test_when_moves_are_watched_then_each_has_a_line(chapter: Chapter, nth: int) -> None:
    table = Table.open(Lesson.of_chapter(chapter, nth))
    for seq, _ in enumerate(chapter.steps[nth].moves(), start=1):
        assert redo(table, seq)
        assert table.shown(0.0)["table"]["task"]["credit"]


@pytest.mark.parametrize(("chapter", "nth"), SHOWN[:1])
def test_another_move_is_no_end_and_it_starts_again_with_all_of_them(
    chapter: Chapter, nth: int
) -> None:
    table = Table.open(Lesson.of_chapter(chapter, nth))
    throw, *_ = chapter.steps[nth].moves()
    table.play("roll 1-3" if throw != "roll 1-3" else "roll 1-4")
    assert table.top.progress is not None
    assert not table.top.progress.now.done
    table.do("new")
    assert redo(table, 1)
    assert table.node.move == throw


def test_what_is_left_to_watch_is_there_when_it_was_saved() -> None:
    chapter, nth = course("trictrac").find("whole-throw")
    lesson = LessonWidget("trictrac", chapter.steps[nth].id)
    lesson.redo()
    again = LessonWidget.load(json.loads(json.dumps(lesson.save())))
    while not again.results[nth]["done"]:
        again.redo()
    assert again.record["moves"] == list(chapter.steps[nth].moves())


@pytest.mark.parametrize(("chapter", "nth"), SHOWN)
def test_the_board_does_not_turn_away_from_what_is_shown(chapter: Chapter, nth: int) -> None:
    table = Table.open(Lesson.of_chapter(chapter, nth))
    sides = [board_of(table)]
    for seq, _ in enumerate(chapter.steps[nth].moves(), start=1):
        assert redo(table, seq)
        sides.append(board_of(table))
    assert all(side == sides[0] for side in sides)


def test_the_board_does_not_turn_away_from_what_was_just_done() -> None:
    chapter = course("tricom").chapters[0]
    table = Table.open(Lesson.of_chapter(chapter, 0))
    step = chapter.steps[0]
    assert isinstance(step, Do)
    before = board_of(table)
    for seq, tried in enumerate(step.example.line):
        move = tried if isinstance(tried, str) else tried.move
        table.receive({"view": "v", "seq": seq, "kind": "type", "move": move}, 0.0)
    assert table.top.progress is not None
    assert table.top.progress.now.done
    assert table.state.on_turn == 1
    assert board_of(table) == before
    table.draw()
    assert board_of(table) != before, "whoever plays on sits in front"


def board_of(table: Table) -> object:
    """Where the places of the first seat's base lie, if it has any."""
    places = table.shown(0.0)["board"]["tall"]["places"]
    return {id: box for id, box in places.items() if id.startswith("base0")}
