"""A whole course at one table: chapters are gone to, done, left for a game, saved, and opened."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.activities.test_lesson import FakeBrowser, solve
from tests.validators import check
from tritables import BadInput, BadRecord, game_names
from tritables.lessons import Chapter, Course, course
from tritables.replay.session import Session
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

Json = Any
GAMES = game_names()


def opened(game: str = "trictrac", chapter: int = 0, **settings: object) -> FakeBrowser:
    given = {"reveal": True, **settings}
    return FakeBrowser(
        Table.open(Lesson.of_course(course(game), chapter), settings=given, fresh=lambda: 5)
    )


def short(game: str = "trictrac", count: int = 2) -> Course:
    """A course whose chapters have one step each."""
    chapters = course(game).chapters[:count]
    return Course(game, tuple(Chapter(one.id, game, one.steps[:1]) for one in chapters))


def shown(page: FakeBrowser) -> Json:
    return page.panel["course"]


@pytest.mark.parametrize("game", GAMES)
def test_a_course_costs_what_a_chapter_costs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    course(game)
    dealt: list[Session] = []
    begin = Session.__init__

    def counted(self: Session, *args: Any, **given: Any) -> None:
        dealt.append(self)
        begin(self, *args, **given)

    monkeypatch.setattr(Session, "__init__", counted)
    page = opened(game)
    assert page.panel["chapter"]["number"] == 1
    assert len(dealt) == 1
    lesson = page.table.find(Lesson)
    assert lesson is not None
    assert [one.chapter for one in lesson.syllabus.begun] == [course(game).chapters[0]]


@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
def test_contents_tell_how_far_each_chapter_is(lang: str) -> None:
    page = opened(lang=lang)
    assert {line["state"] for line in shown(page)["contents"]} == {"open"}
    solve(page)
    first, second = shown(page)["contents"][:2]
    assert (first["state"], second["state"], first["learnt"]) == ("started", "open", None)
    for nth in range(1, len(page.steps)):
        page.ask("step", step=nth)
        solve(page)
    first = shown(page)["contents"][0]
    assert (first["state"], first["learnt"]) == ("done", page.panel["chapter"]["learnt"])
    assert str(len(page.steps)) in first["told"]
    assert shown(page)["onward"]["chapter"] == 1
    assert second["title"] in shown(page)["onward"]["text"]


def test_each_chapter_keeps_where_one_was() -> None:
    page = opened()
    page.ask("step", step=2)
    solve(page)
    assert page.ask("chapter", chapter=3)
    assert (page.panel["chapter"]["number"], page.panel["chapter"]["at"]) == (4, 0)
    assert page.ask("chapter", chapter=0)
    assert (page.panel["chapter"]["at"], page.steps[2]["done"]) == (2, True)
    assert page.panel["plies"] == 0


def test_when_a_chapter_is_gone_back_to_then_an_answered_question_is_asked_anew() -> None:
    page = opened(chapter=4)
    page.ask("pick", choice=0)
    solve(page)
    page.ask("chapter", chapter=0)
    page.ask("chapter", chapter=4)
    assert (page.panel["question"]["outcome"], page.panel["question"]["open"]) == (None, True)
    assert page.steps[0]["done"]


def test_when_a_chapter_is_gone_back_to_then_an_open_question_is_as_it_was_left() -> None:
    page = opened(chapter=4)
    page.ask("pick", choice=0)
    asked = page.panel["question"]
    page.ask("chapter", chapter=0)
    page.ask("play")
    page.ask("chapter", chapter=4)
    assert page.panel["question"] == asked
    assert page.panel["question"]["outcome"]


def test_when_a_game_was_played_in_the_midst_of_a_step_then_the_step_goes_on() -> None:
    page = opened(chapter=4)
    page.ask("step", step=1)
    assert page.ask("draw")
    page.ask("play")
    assert page.ask("chapter", chapter=4)
    assert (page.panel["chapter"]["at"], page.panel["plies"]) == (1, 1)


@pytest.mark.parametrize(
    ("asked", "where"),
    [
        ({"kind": "chapter", "chapter": 60}, "chapter"),
        ({"kind": "chapter", "chapter": -1}, "chapter"),
        ({"kind": "chapter", "chapter": "doubles"}, "chapter"),
        ({"kind": "chapter"}, "chapter"),
        ({"kind": "play", "seed": 1}, "seed"),
    ],
)
def test_what_is_no_chapter_is_refused_with_its_place(asked: Json, where: str) -> None:
    page = opened()
    before = page.table.save()
    answer = page.table.receive({"view": "v", "seq": 1, **asked}, 0.0)
    assert not answer.ok
    assert where in str(answer.fault)
    assert page.table.save() == before


def test_a_chapter_past_the_last_is_refused_and_changes_nothing() -> None:
    page = opened(chapter=4)
    before = page.table.save()
    assert not page.ask("chapter", chapter=len(course("trictrac").chapters))
    assert page.panel["verdict"]["text"]
    assert page.table.save() == before


@pytest.mark.parametrize("kind", [{"kind": "play"}, {"kind": "chapter", "chapter": 0}])
def test_a_table_without_a_course_has_no_chapters(kind: Json) -> None:
    page = FakeBrowser(Table.open(Lesson.of_chapter(course("trictrac").chapter("doubles"))))
    before = page.table.save()
    assert not page.ask(**kind)
    assert page.table.save() == before
    assert page.panel["course"] is None


# A game between two chapters.


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_and_leads_back(game: str) -> None:
    page = opened(game, 1)
    assert page.ask("play")
    panel = page.panel
    assert (panel["chapter"], panel["task"], panel["question"]) == (None, None, None)
    assert panel["kinds"][:2] == ["person", "greedy"]
    assert panel["course"]["plays"]
    assert not page.ask("step", step=0)
    page.wait()
    assert page.table.session.seats[page.table.state.on_turn or 0] == "person"
    assert page.ask("chapter", chapter=panel["course"]["at"])
    assert (page.panel["chapter"]["number"], page.panel["course"]["plays"]) == (2, False)


@pytest.mark.parametrize("game", ["triominos", "tricom", "tricap"])
def test_a_game_between_chapters_hides_what_a_seat_may_not_see(game: str) -> None:
    page = opened(game)
    assert page.panel["deal"] is not None
    page.ask("play")
    table = page.table
    assert (page.panel["reveal"], page.panel["deal"], table.viewpoint.everything) == (
        False,
        None,
        False,
    )
    assert not page.ask("seed")
    assert table.viewpoint.view(table.state) != table.state
    page.ask("chapter", chapter=0)
    assert page.panel["reveal"]


def test_each_game_is_dealt_anew() -> None:
    seeds = iter(range(10))
    table = Table.open(Lesson.of_course(course("tricap")), fresh=lambda: next(seeds))
    dealt = []
    for _ in range(2):
        table.do("play")
        dealt.append(table.session.seed)
        table.do("chapter", chapter=0)
    assert dealt == [0, 1]


# The end.


def test_the_end_looks_back_and_names_the_next_game() -> None:
    page = FakeBrowser(Table.open(Lesson.of_course(short()), settings={"reveal": True}))
    solve(page)
    assert shown(page)["recap"] is None
    page.ask("chapter", chapter=shown(page)["onward"]["chapter"])
    solve(page)
    recap = shown(page)["recap"]
    assert recap["next"]["game"] == "triominos"
    assert recap["next"]["page"] is None
    assert "2" in recap["text"]
    assert shown(page)["onward"] is None


def test_after_the_last_chapter_comes_the_first_that_is_not_done() -> None:
    page = FakeBrowser(Table.open(Lesson.of_course(short(count=3), 2), settings={"reveal": True}))
    assert shown(page)["onward"]["chapter"] == 0
    page.ask("chapter", chapter=0)
    solve(page)
    page.ask("chapter", chapter=2)
    assert shown(page)["onward"]["chapter"] == 1


# Saved and opened again.


def saved(page: FakeBrowser) -> Json:
    text = json.dumps(page.table.save())
    check("sitting", json.loads(text))
    return json.loads(text)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_goes_on_where_it_was(game: str) -> None:
    page = opened(game)
    solve(page)
    page.ask("chapter", chapter=2)
    page.ask("step", step=1)
    data = saved(page)
    assert data["course"]["course"] is None
    again = FakeBrowser(Table.load(data))
    assert {**again.panel, "deal": 0} == {**page.panel, "deal": 0}
    again.ask("chapter", chapter=0)
    assert again.steps[0]["done"]
    assert saved(FakeBrowser(Table.load(data))) == data


@pytest.mark.parametrize("here", [True, False])
def test_when_an_older_copy_has_fewer_steps_then_its_chapter_begins_anew_and_the_course_goes_on(
    here: bool,
) -> None:
    """It did not name its steps."""
    page = opened("tricap")
    solve(page)
    page.ask("chapter", chapter=1)
    page.ask("step", step=1)
    data = saved(page)
    changed = data["course"]["chapters"][1 if here else 0]
    del changed["went"][0], changed["steps"]
    changed["at"] = 0
    again = FakeBrowser(Table.load(data))
    assert again.panel["course"]["at"] == 1
    again.ask("chapter", chapter=0)
    assert again.steps[0]["done"] is here
    again.ask("chapter", chapter=1)
    assert not any(step["done"] for step in again.steps)


def test_a_course_of_ones_own_is_saved_whole() -> None:
    page = FakeBrowser(Table.open(Lesson.of_course(short()), settings={"reveal": True}))
    data = saved(page)
    assert data["course"]["course"]["chapters"][0]["id"] == "setting-out"
    again = FakeBrowser(Table.load(data))
    assert again.panel == page.panel


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_course_is_gone_on_with(game: str) -> None:
    page = opened(game, 1)
    page.ask("play")
    page.wait()
    data = saved(page)
    again = FakeBrowser(Table.load(data))
    assert again.table.state == page.table.state
    assert not again.table.viewpoint.everything or game == "trictrac"
    assert again.ask("chapter", chapter=1)
    assert again.panel["chapter"]["number"] == 2


@pytest.mark.parametrize(
    ("key", "value", "where"),
    [
        ("at", "castling", "course.at"),
        ("plays", 1, "course.plays"),
        ("page", "javascript:alert(1)", "course.page"),
        ("page", "//elsewhere", "course.page"),
        ("chapters", [], "course.chapters"),
        ("course", {"format": "tritables-course/1"}, "course.course"),
    ],
)
def test_a_fault_in_a_saved_course_is_told_with_its_place(
    key: str, value: Json, where: str
) -> None:
    data = saved(opened())
    data["course"][key] = value
    with pytest.raises(BadRecord) as fault:
        Table.load(data)
    assert fault.value.where.startswith(where)


def test_a_chapter_stands_once_in_a_saved_course() -> None:
    data = saved(opened())
    data["course"]["chapters"] *= 2
    with pytest.raises(BadRecord) as fault:
        Table.load(data)
    assert fault.value.where == "course.chapters[1].chapter"


def test_a_course_of_another_game_does_not_fit_the_table() -> None:
    data = saved(opened())
    data["course"]["course"] = course("tricap").as_json()
    with pytest.raises(BadRecord, match="tricap"):
        Table.load(data)


def test_a_chapter_and_a_course_do_not_go_together() -> None:
    data = saved(opened())
    data["chapter"] = data["course"]["chapters"][0]
    with pytest.raises(BadRecord) as fault:
        Table.load(data)
    assert fault.value.where == "chapter"


def test_a_course_is_opened_at_one_of_its_chapters() -> None:
    with pytest.raises(BadInput) as fault:
        Table.open(Lesson.of_course(course("trictrac"), len(course("trictrac").chapters)))
    assert fault.value.where == "chapter"
