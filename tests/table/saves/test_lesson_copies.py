"""What is kept of a step of a lesson is that step's alone, whatever comes or goes beside it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.saves.test_browser_copy import FakeBrowser, answer, kept, lesson, whole
from tests.validators import check
from tritables import BadRecord, game_names
from tritables.lessons.best_search import board_id
from tritables.lessons.best_steps import Best
from tritables.lessons.course import Chapter
from tritables.lessons.installed_courses import courses, found_in
from tritables.lessons.practice_data import principles_of
from tritables.lessons.prepared_boards import prepared
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

Json = Any


def at_boards(chapter: Chapter) -> FakeBrowser:
    return FakeBrowser(Table.open(Lesson.of_chapter(chapter)))


def answered(chapter: Chapter, count: int) -> Json:
    """What a browser keeps of a chapter whose first boards were answered."""
    page = at_boards(chapter)
    for nth in range(count):
        if nth:
            page.ask("step", step=nth)
        step = chapter.steps[nth]
        assert isinstance(step, Best)
        page.ask("pick", choice=step.right()[0])
    saved = kept(page)["saved"]
    check("sitting", saved)
    return saved


def done(page: FakeBrowser) -> dict[str, bool]:
    panel = page.table.shown(0.0)["table"]["chapter"]
    return {one["id"]: one["done"] for one in panel["steps"]}


def without_board(saved: Json, nth: int) -> Json:
    """The same as it would be kept where the board of that number had another name."""
    made = json.loads(json.dumps(saved))
    made["chapter"]["steps"][nth] = "hit-decides-000000"
    return made


@pytest.mark.parametrize("game", game_names())
def test_a_board_has_a_name_of_its_own_that_follows_from_what_is_on_it(game: str) -> None:
    boards = [step for step in courses(game)[1].steps if isinstance(step, Best)]
    boards += [board for one in principles_of(game) for board in prepared(game, one)]
    names = [board.id for board in boards]
    assert names == [board_id(board) for board in boards]
    assert len(set(names)) == len(names)


def test_when_a_board_has_fallen_out_then_what_was_kept_of_the_others_stays_theirs() -> None:
    chapter, _ = found_in("trictrac", "well-hit")
    names = [step.id for step in chapter.steps]
    saved = without_board(answered(chapter, 3), 1)
    again = at_boards(chapter)
    assert answer(again, "resume", saved=saved)["ok"]
    assert [id for id, is_done in done(again).items() if is_done] == [names[0], names[2]]
    assert again.table.top.progress.step.id == names[2]


def test_when_the_board_that_one_was_at_is_gone_then_the_first_open_one_is_dealt() -> None:
    chapter, _ = found_in("trictrac", "well-hit")
    saved = without_board(answered(chapter, 2), 1)
    table = Table.load(saved)
    progress = table.top.progress
    assert progress is not None
    assert progress.step is chapter.steps[1]
    assert not progress.now.done
    assert table.state == chapter.steps[1].start


def test_when_a_copy_tells_boards_by_their_number_then_they_begin_anew() -> None:
    chapter, _ = found_in("trictrac", "well-hit")
    saved = answered(chapter, 2)
    del saved["chapter"]["steps"]
    check("sitting", saved)
    table = Table.load(saved)
    progress = table.top.progress
    assert progress is not None
    assert not any(one.done for one in progress.went)
    assert table.state == chapter.steps[0].start


@pytest.mark.parametrize("make", [lesson, whole])
def test_when_a_copy_of_a_first_course_names_no_steps_then_it_goes_on(
    make: Callable[..., Any],
) -> None:
    page = make()
    page.ask("step", step=1)
    page.ask("help")
    saved = kept(page)["saved"]
    part = saved.get("chapter") or saved["course"]["chapters"][0]
    del part["steps"]
    again = make()
    assert answer(again, "resume", saved=saved)["ok"]
    assert again.table.top.progress.at == 1
    assert again.table.top.progress.now.helped == 1


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda steps: steps.pop(), "chapter.steps"),
        (lambda steps: steps.__setitem__(1, steps[0]), "chapter.steps"),
        (lambda steps: steps.__setitem__(1, ""), "chapter.steps[1]"),
    ],
)
def test_names_that_cannot_be_are_refused_by_their_place(
    change: Callable[[list[str]], None], where: str
) -> None:
    saved = answered(found_in("trictrac", "well-hit")[0], 1)
    change(saved["chapter"]["steps"])
    with pytest.raises(BadRecord) as refused:
        Table.load(saved)
    assert refused.value.where == where
