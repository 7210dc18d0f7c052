"""Practice and quizzes that a browser keeps over a reload, and what it is not told of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.activities.test_lesson import FakeBrowser
from tests.table.saves.test_browser_copy import answer, kept, learnt, whole
from tritables.lessons.exercise_moves import AnyMove
from tritables.lessons.exercise_series import Series
from tritables.table import Table
from tritables.table.activities.practice import Practice
from tritables.table.practice_progress import PracticeProgress

RULES = ("start.roll-off", "bar.first")
ROLL_OFF = ("start.roll-off",)


def exercises(
    *, seed: int = 4, mark: object = "one", rules: Any = RULES, **given: Any
) -> FakeBrowser:
    """A board of exercises, opened as a notebook opens it."""
    progress = PracticeProgress(Series("trictrac", rules, seed=seed), mark=mark, **given)
    return FakeBrowser(Table.open(Practice(progress), fresh=lambda: 5))


def at(page: FakeBrowser) -> PracticeProgress:
    practice = page.table.find(Practice)
    assert practice is not None
    return practice.exercises


def reply(page: FakeBrowser, *, right: bool = True) -> None:
    """Answer the exercise on the board."""
    step = at(page).exercise
    if not isinstance(step, AnyMove):
        wrong = next(nth for nth in range(len(step.among)) if nth not in step.right())
        answer(page, "pick", choice=step.right()[0] if right else wrong)
    else:
        answer(page, "type", move=step.start.legal_moves()[0] if right else "?")


def go_on(page: FakeBrowser) -> None:
    if not at(page).is_over:
        reply(page)  # a wrong answer was given; practice goes on from the right one
    assert answer(page, "step", step=len(at(page).progress.went))["ok"]
    while at(page).seeks:
        page.table.tick(0.0)


def gone_on_with(page: FakeBrowser, fresh: FakeBrowser) -> FakeBrowser:
    """Another board, after a reload of this one's page."""
    assert kept(fresh) == {"place": kept(page)["place"], "saved": None}
    assert answer(fresh, "resume", saved=kept(page)["saved"])["ok"]
    return fresh


@pytest.mark.parametrize("count", [None, 4])
def test_exercises_go_on_where_they_were(count: int | None) -> None:
    page = exercises(count=count)
    reply(page)
    go_on(page)
    reply(page, right=False)
    go_on(page)
    again = gone_on_with(page, exercises(count=count, seed=9))
    assert again.table.state == page.table.state
    assert at(again).progress.went == at(page).progress.went
    assert at(again).exercises == at(page).exercises
    assert at(again).series.answers == at(page).series.answers
    assert at(again).series.seed == 9, "what comes follows from the seed of the board on the page"
    assert again.table.shown(0.0)["table"]["practice"] == page.table.shown(0.0)["table"]["practice"]
    assert kept(again)["place"] == kept(page)["place"]
    reply(again)
    go_on(again)
    keys = [step.as_json() | {"id": ""} for step in at(again).exercises]
    assert len({json.dumps(key, sort_keys=True) for key in keys}) == len(keys), "asked twice"


def test_boards_of_exercises_are_told_apart() -> None:
    pages = [
        exercises(),
        exercises(mark="other"),
        exercises(rules=ROLL_OFF),
        exercises(count=4),
        exercises(count=5),
        exercises(review=3),
        exercises(count=4, helps=False),
        exercises(count=4, tells=False),
    ]
    places = [kept(page)["place"] for page in pages]
    assert len(set(places)) == len(places)
    assert kept(exercises(seed=8))["place"] == places[0]
    for page in pages[2:]:
        reply(page)
        assert not answer(exercises(), "resume", saved=kept(page)["saved"])["ok"]


def test_without_a_mark_and_away_from_what_was_opened_nothing_is_kept() -> None:
    page = exercises(mark=None)
    reply(page)
    assert kept(page) == {"place": None, "saved": None}


def test_the_seed_is_never_told() -> None:
    page = exercises(seed=987_654_321)
    reply(page)
    go_on(page)
    assert "987654321" not in json.dumps(kept(page))


def test_what_is_told_at_the_end_is_not_kept_before() -> None:
    quiz = {"count": 3, "tells": False, "rules": ROLL_OFF}
    page, other = exercises(**quiz), exercises(**quiz)
    for board, right in ((page, True), (other, False)):
        reply(board, right=right)
        assert learnt(board) == []
    one, two = (kept(board)["saved"]["practice"] for board in (page, other))
    chosen = [saved["went"][0].pop("chosen") for saved in (one, two)]
    assert one == two
    assert chosen[0] != chosen[1]

    again = gone_on_with(other, exercises(**quiz))
    assert (at(again).progress.went, at(again).series.answers) == (
        at(other).progress.went,
        at(other).series.answers,
    )
    assert not answer(again, "pick", choice=0)["ok"], "answered is answered"
    for _ in range(2):
        go_on(again)
        last = answer(again, "pick", choice=at(again).exercise.right()[0])  # type: ignore[union-attr]
    assert at(again).is_done
    assert [told["right"] for told in last["aside"]["learnt"]] == [False, True, True]
    assert [one["right"] for one in at(again).results] == [False, True, True]


def test_when_a_page_is_opened_again_amid_practice_then_the_lesson_is_still_behind_it() -> None:
    page = whole()
    place = kept(page)["place"]
    answer(page, "practise", rules=["bar.first"], plan=[], count=None)
    while page.table.due(0.0) == 0.0:
        page.table.tick(0.0)
    assert kept(page)["place"] == place
    reply(page)
    again = whole()
    assert answer(again, "resume", saved=kept(page)["saved"])["ok"]
    assert again.table.state == page.table.state
    assert at(again).progress.went == at(page).progress.went
    assert at(again).series.seed == 5
    assert answer(again, "leave")["ok"]
    assert again.table.find(Practice) is None
