"""What a browser keeps of a lesson and gives back, and what it is told of what was learnt."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.activities.test_lesson import FakeBrowser, solve
from tritables import game_names
from tritables.lessons import course
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

Json = Any
GAMES = game_names()


def lesson(game: str = "trictrac", chapter: int = 0, at: int = 0, **given: Any) -> FakeBrowser:
    settings = {"reveal": True, **given.pop("settings", {})}
    found = course(game).chapters[chapter]
    return FakeBrowser(Table.open(Lesson.of_chapter(found, at), settings=settings, **given))


def whole(game: str = "trictrac", chapter: int = 0, **settings: object) -> FakeBrowser:
    given = {"reveal": True, **settings}
    return FakeBrowser(
        Table.open(Lesson.of_course(course(game), chapter), settings=given, fresh=lambda: 5)
    )


def answer(page: FakeBrowser, kind: str, **more: object) -> Json:
    intent = {"view": "v", "seq": 1, "kind": kind, **more}
    return page.table.receive(intent, now=0.0).as_json()


def kept(page: FakeBrowser) -> Json:
    return json.loads(json.dumps(answer(page, "keep")["aside"]["kept"]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("make", [lesson, whole])
def test_a_reload_goes_on_where_it_was(game: str, make: Any) -> None:
    page = make(game)
    assert kept(page)["saved"] is None
    solve(page)
    page.ask("step", step=1)
    solve(page)
    before = page.table.shown(0.0)
    again = make(game, settings={"lang": "nl"}) if make is lesson else make(game, lang="nl")
    assert kept(again)["place"] == kept(page)["place"]
    assert answer(again, "resume", saved=kept(page)["saved"])["ok"]
    after = again.table.shown(0.0)
    assert after["table"]["lang"] == "nl"
    assert [one["done"] for one in after["table"]["chapter"]["steps"]] == [
        one["done"] for one in before["table"]["chapter"]["steps"]
    ]
    assert after["table"]["chapter"]["at"] == 1
    assert again.table.state == page.table.state
    assert after["scene"]["pieces"] == before["scene"]["pieces"]
    assert kept(again) == {**kept(page), "saved": kept(again)["saved"]}


@pytest.mark.parametrize("game", GAMES)
def test_of_a_game_with_hidden_cards_only_the_lesson_is_kept(game: str) -> None:
    page = whole(game)
    solve(page)
    page.ask("play")
    saved = kept(page)["saved"]
    hidden = not page.table.viewpoint.everything
    assert saved["course"]["plays"] is not hidden
    assert (str(page.table.session.seed) == saved["seed"]) is not hidden
    found = page.table.find(Lesson)
    assert found is not None
    assert found.plays(page.table), "to look at it changes nothing"
    again = whole(game)
    assert answer(again, "resume", saved=saved)["ok"]
    panel = again.table.shown(0.0)["table"]
    assert panel["course"]["plays"] is not hidden
    assert panel["reveal"] in (None, hidden)


def test_boards_are_told_apart_by_their_lesson_and_where_it_begins() -> None:
    pages = [lesson(), lesson(chapter=1), lesson(at=1), lesson("tricom"), whole(), whole(chapter=1)]
    places = [kept(page)["place"] for page in pages]
    assert len(set(places)) == len(places)
    assert kept(lesson(settings={"lang": "fr", "theme": "dark"}))["place"] == places[0]


def test_a_plain_table_and_a_locked_one_keep_nothing() -> None:
    plain = FakeBrowser(Table.open("trictrac", seed=1))
    assert kept(plain) == {"place": None, "saved": None}
    locked = lesson(locked=["undo"])
    solve(locked)
    assert kept(locked) == {"place": None, "saved": None}
    free = lesson()
    solve(free)
    assert not answer(lesson(locked=["undo"]), "resume", saved=kept(free)["saved"])["ok"]


def test_what_will_not_do_is_refused_without_a_word_at_the_table() -> None:
    page = lesson()
    solve(page)
    good = kept(page)["saved"]
    other = lesson(chapter=1)
    solve(other)
    for wrong in ({}, {**good, "more": 1}, {**good, "format": "x/2"}, kept(other)["saved"]):
        fresh = lesson()
        before = fresh.table.save()
        assert not answer(fresh, "resume", saved=wrong)["ok"]
        assert fresh.table.save() == before
        assert fresh.table.shown(0.0)["table"]["verdict"] is None
    begun = lesson()
    solve(begun)
    assert not answer(begun, "resume", saved=good)["ok"]


# What was learnt.


def learnt(page: FakeBrowser) -> list[Json]:
    return answer(page, "ping").get("aside", {}).get("learnt", [])


def step_of(page: FakeBrowser) -> Json:
    assert page.table.top.progress is not None
    return page.table.top.progress.step


def question(kind: str) -> FakeBrowser:
    """A board before a step of a kind."""
    for nth, chapter in enumerate(course("trictrac").chapters):
        for at, step in enumerate(chapter.steps):
            if step.kind == kind:
                return lesson(chapter=nth, at=at)
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", ["find-all", "judge", "do"])
def test_what_is_right_at_once_is_told_once(kind: str) -> None:
    page = question(kind)
    step = step_of(page)
    told: list[Json] = []
    receive = page.table.receive

    def heard(content: object, now: float) -> Any:
        found = receive(content, now)
        told.extend(found.as_json().get("aside", {}).get("learnt", ()))
        return found

    page.table.receive = heard  # type: ignore[method-assign]
    solve(page)
    assert told == [
        {
            "game": "trictrac",
            "step": step.id,
            "rules": list(step.rules),
            "principles": [],
            "right": True,
            "help": 0,
            "of": step.guesses,
            "took": 0,
            "held": None,
            "done": True,
        }
    ]
    assert learnt(page) == []


def test_of_one_attempt_only_the_first_mistake_is_told() -> None:
    page = question("judge")
    progress = page.table.top.progress
    assert progress is not None
    wrong = [nth for nth in range(3) if nth not in progress.step.right()]  # type: ignore[attr-defined]
    page.table.do("pick", choice=wrong[0])
    assert [(one["right"], one["done"]) for one in learnt(page)] == [(False, False)]
    page.table.do("pick", choice=wrong[1])
    assert learnt(page) == []
    page.table.do("pick", choice=progress.step.right()[0])  # type: ignore[attr-defined]
    assert [(one["right"], one["done"]) for one in learnt(page)] == [(None, True)]
    page.table.do("step", step=progress.at)
    page.table.do("help")
    page.table.do("pick", choice=progress.step.right()[0])  # type: ignore[attr-defined]
    assert [(one["right"], one["help"]) for one in learnt(page)] == [(True, 1)]


def test_what_was_told_is_not_told_again_after_a_reload() -> None:
    page = question("do")
    solve(page)
    again = Table.load(page.table.save())
    assert again.take_learnt() == ()


def test_when_time_runs_out_then_nothing_counts_as_learnt() -> None:
    chapter, at = course("triominos").find("clock")
    page = FakeBrowser(Table.open(Lesson.of_chapter(chapter, at)))
    answer(page, "begin")
    due = page.table.due(0.0)
    assert due is not None
    assert page.table.tick(due)
    assert [one.right for one in page.table.take_learnt()] == [None]


def test_a_mistake_is_laid_to_the_rule_that_was_met_and_not_to_all_of_the_step() -> None:
    chapter, at = course("trictrac").find("bearing-off")
    page = FakeBrowser(Table.open(Lesson.of_chapter(chapter, at)))
    step = step_of(page)
    # No stone stands there: that is a rule which this step is not about.
    told = answer(page, "type", move="8/9")["aside"]["learnt"]
    assert [(one["right"], one["rules"]) for one in told] == [(False, ["turn.alternate"])]
    assert "turn.alternate" not in step.rules
    assert "learnt" not in answer(page, "type", move="8/10").get("aside", {})


def test_when_an_answer_is_wrong_then_the_rule_that_decides_or_was_chosen_counts_as_missed() -> (
    None
):
    chapter, at = course("trictrac").find("leaving-counts")
    page = FakeBrowser(Table.open(Lesson.of_chapter(chapter, at)))
    page.table.do("pick", choice=0)  # yes, although it leaves the next die without a move
    page.table.do("pick", choice=2)
    told = page.table.take_learnt()
    assert [(one.right, one.rules) for one in told] == [(False, ("throw.look-ahead",))]
    chapter, at = course("trictrac").find("two-deep")
    page = FakeBrowser(Table.open(Lesson.of_chapter(chapter, at)))
    page.table.do("pick", choice=3)  # no, although that rule has nothing against it
    assert [one.rules for one in page.table.take_learnt()] == [("move.landing",)]


def test_when_a_search_is_given_up_then_every_rule_of_the_step_counts_as_missed() -> None:
    page = question("find-all")
    step = step_of(page)
    page.table.do("enough")
    assert [one.rules for one in page.table.take_learnt()] == [tuple(step.rules)]
