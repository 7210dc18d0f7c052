"""Practice of principles of play: reached from a chapter, looked for bit by bit, and stopped."""

from __future__ import annotations

import json

import pytest

from tests.table.activities.test_practice import Learner
from tests.validators import check
from tritables.lessons.best_search import board_key
from tritables.lessons.best_steps import Best
from tritables.lessons.choice_steps import words_of
from tritables.lessons.exercise_plan import Planned
from tritables.lessons.exercise_series import Series
from tritables.lessons.installed_courses import courses, found_in
from tritables.lessons.practice_data import principles_of
from tritables.table import Table
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.practice import Practice
from tritables.table.practice_progress import SET, PracticeProgress
from tritables.texts import LANGUAGES


def at_chapter(name: str, game: str = "tricap") -> Learner:
    chapter, _ = found_in(game, name)
    return Learner(Table.open(Lesson.of_chapter(chapter), settings={"lang": "en"}))


def practising(principle: str, *, game: str = "tricap", seed: int = 3, lang: str = "en") -> Learner:
    series = Series(game, [principle], seed=seed)
    return Learner(
        Table.open(Practice(PracticeProgress(series, mark=[seed])), settings={"lang": lang})
    )


def board(learner: Learner) -> Best:
    step = learner.exercises.exercise
    assert isinstance(step, Best)
    return step


def choose(learner: Learner, *, right: bool) -> None:
    step = board(learner)
    wrong = next(nth for nth in range(len(step.options)) if nth not in step.right())
    assert learner.ask("pick", choice=step.right()[0] if right else wrong)


def test_every_chapter_of_playing_well_offers_practice_of_its_principle() -> None:
    for game in ("tricap", "tricom", "trictrac", "triominos"):
        for chapter in courses(game)[1].chapters:
            table = Table.open(Lesson.of_chapter(chapter))
            offered = table.shown(0.0)["table"]["chapter"]["practised"]
            assert offered == [chapter.id.removeprefix("well-")]
            assert set(offered) <= set(principles_of(game))


def test_practice_comes_in_sets_without_a_board_twice_and_leads_back() -> None:
    learner = at_chapter("well-take")
    seen = {board_key(step.start) for step in found_in("tricap", "well-take")[0].steps}
    assert learner.ask("practise", rules=["take"], plan=[], count=None)
    learner.wait()
    for nth in range(SET):
        shown = learner.table.shown(0.0)
        check("scene", shown["table"], "TableState")
        check("scene", shown["scene"], "Scene")
        assert board_key(board(learner).start) not in seen
        seen.add(board_key(board(learner).start))
        assert learner.panel["chapter"]["here"] == f"Question {nth + 1} of {SET}"
        choose(learner, right=True)
        if nth + 1 < SET:
            assert learner.ask("step", step=nth + 1)
            learner.wait()
    summary = learner.panel["practice"]["summary"]
    assert summary["title"]
    assert summary["more"]
    assert learner.ask("leave")
    assert isinstance(learner.table.top, Lesson)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_line_is_told_by_the_coach_and_the_right_one_names_what_decides(lang: str) -> None:
    learner = practising("count", lang=lang)
    step = board(learner)
    choose(learner, right=False)
    question = learner.panel["question"]
    assert not question["outcome"]["right"]
    assert question["outcome"]["text"] == words_of(
        step.answer(question["chosen"][0]), lang, step.reader
    )
    choose(learner, right=True)
    assert learner.panel["task"]["text"] == step.said("done", lang)
    assert learner.panel["practice"]["rule"] is None


def test_the_board_shows_what_the_seat_that_is_asked_may_know() -> None:
    learner = practising("weigh")
    step = board(learner)
    seat = step.start.on_turn
    assert seat is not None
    for right in (False, True):
        assert learner.table.viewpoint.seat == seat
        shown = json.dumps(learner.table.shown(0.0)["scene"])
        own = {*step.start.hands[seat], *step.start.centre, *filter(None, step.start.actives)}
        others = {card for nth, hand in enumerate(step.start.hands) if nth != seat for card in hand}
        assert not [card for card in others - own if f'"{card}"' in shown]
        choose(learner, right=right)


def test_where_something_is_hidden_the_browser_keeps_none_of_it() -> None:
    assert not practising("weigh").table.top.is_kept_by_page
    assert practising("hit", game="trictrac").table.top.is_kept_by_page


def test_each_option_says_where_its_moves_go() -> None:
    learner = practising("points", game="triominos")
    for choice, option in zip(
        learner.panel["question"]["choices"], board(learner).options, strict=True
    ):
        places = choice.get("shows", [])
        assert [way["move"] for way in places] == [move for move in option.line if "@" in move]
        assert all("gains" not in way for way in places)


def test_a_search_tells_how_far_it_has_come_and_can_be_stopped() -> None:
    learner = practising("middle")
    choose(learner, right=True)
    assert learner.ask("step", step=1)
    assert learner.exercises.seeks
    assert "Looking for a board" in learner.panel["chapter"]["seeks"]
    learner.table.tick(0.0)
    assert learner.ask("dismiss")
    assert learner.panel["chapter"]["seeks"] is None
    assert learner.ask("step", step=1)
    learner.wait()
    assert learner.panel["chapter"]["seeks"] is None
    assert learner.exercises.progress.at == 1


def test_a_search_that_a_chapter_waits_for_can_be_stopped() -> None:
    learner = at_chapter("well-take")
    lesson = learner.table.top
    assert isinstance(lesson, Lesson)
    lesson.search = Series("tricap", ["middle"], seed=8)
    assert learner.panel["chapter"]["seeks"]
    assert learner.ask("dismiss")
    assert learner.panel["chapter"]["seeks"] is None


def test_at_the_last_board_of_a_chapter_the_first_exercise_is_looked_for_already() -> None:
    learner = at_chapter("well-take")
    steps = found_in("tricap", "well-take")[0].steps
    assert learner.wait() == 0
    assert learner.ask("step", step=len(steps) - 1)
    assert learner.wait() > 0
    assert learner.ask("practise", rules=["take"], plan=[], count=None)
    assert isinstance(learner.table.top, Practice)


def learnt(learner: Learner) -> list[tuple[tuple[str, ...], tuple[str, ...], bool | None]]:
    return [(one.rules, one.principles, one.right) for one in learner.table.take_learnt()]


def test_what_a_board_of_a_chapter_asks_is_learnt_of_its_principle() -> None:
    learner = at_chapter("well-take")
    step = found_in("tricap", "well-take")[0].steps[0]
    assert isinstance(step, Best)
    wrong = next(nth for nth in range(len(step.options)) if nth not in step.right())
    learner.table.do("pick", choice=wrong)
    assert learnt(learner) == [((), ("take",), False)]
    learner.table.do("pick", choice=step.right()[0])
    assert learnt(learner) == [((), ("take",), None)]
    learner.table.do("new")
    learner.table.do("pick", choice=step.right()[0])
    (told,) = learner.table.take_learnt()
    assert (told.right, told.of) == (True, max(2, len(step.options) // len(step.right())))
    check("scene", told.as_json(), "Learnt")


def test_what_practice_asks_is_learnt_of_the_principle_of_its_board() -> None:
    learner = practising("count")
    asked = board(learner).principle
    learner.table.do("pick", choice=board(learner).right()[0])
    assert learnt(learner) == [((), (asked,), True)]
    assert learner.panel["practice"]["rules"] == ["count"]


def test_between_chapters_earlier_principles_are_reviewed_each_with_a_board_of_its_own() -> None:
    learner = at_chapter("well-count")
    chapter = found_in("tricap", "well-count")[0]
    for nth, step in enumerate(chapter.steps):
        assert isinstance(step, Best)
        assert learner.panel["chapter"]["earlier"] == []
        assert learner.ask("step", step=nth)
        assert learner.ask("pick", choice=step.right()[0])
    assert learner.panel["chapter"]["earlier"] == ["take", "weigh"]
    plan = [{"rule": one, "way": "alone"} for one in ("weigh", "take")]
    assert learner.ask("practise", rules=["weigh", "take"], plan=plan, count=2)
    learner.wait()
    for nth, principle in enumerate(("weigh", "take")):
        assert board(learner).principle == principle
        choose(learner, right=True)
        if nth == 0:
            assert learner.ask("step", step=1)
            learner.wait()
    assert learner.panel["practice"]["summary"]["more"] is None


def test_all_that_was_taught_so_far_is_practised_in_the_order_of_the_plan() -> None:
    learner = at_chapter("well-aces")
    plan = [{"rule": one, "way": "shown"} for one in ("weigh", "aces", "take", "count")]
    assert learner.ask("practise", rules=None, plan=plan, count=None)
    learner.wait()
    asked = []
    for nth in range(4):
        if nth:
            assert learner.ask("step", step=nth)
            learner.wait()
        asked.append(board(learner).principle)
        # Where a principle misleads, its name would lead astray: it is neither named nor shown.
        assert learner.panel["practice"]["rule"] is None
        assert learner.panel["question"]["open"]
        choose(learner, right=True)
    assert asked == ["weigh", "aces", "take", "count"]
    assert set(learner.panel["practice"]["rules"]) == {"take", "weigh", "count", "aces"}


def test_when_a_plan_asks_for_what_is_looked_for_already_then_nothing_is_lost() -> None:
    series = Series("tricap", ["middle"], seed=3)
    assert series.take()
    series.look(40)  # the second board is not one that was found beforehand
    looked = series.looked
    assert looked
    for way in ("alone", "shown"):
        series.follow([Planned("middle", way)])
        assert series.looked == looked


def test_what_is_saved_goes_on_with_the_same_boards() -> None:
    learner = practising("take")
    choose(learner, right=False)
    choose(learner, right=True)
    saved = json.loads(json.dumps(learner.table.save()))
    check("sitting", saved)
    again = Learner(Table.load(saved))
    assert again.exercises.exercise == learner.exercises.exercise
    for one in (learner, again):
        assert one.ask("step", step=1)
        one.wait()
    assert board(again) == board(learner)
