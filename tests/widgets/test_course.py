"""A whole course as one widget: opened by name or from a file, gone through, saved, reopened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.pages import page_panel
from tritables import BadInput, BadRecord, Course, Lesson, Page, Table, lessons
from tritables.lessons import course

MINE = {
    "format": "tritables-course/1",
    "game": "trictrac",
    "chapters": [
        {
            "id": "mine",
            "title": {"en": "My own", "nl": "Van mij"},
            "core": True,
            "learnt": "A stone alone is hit.",
            "steps": [{"kind": "do", "example": "landing"}, {"kind": "do", "example": "start"}],
        },
        {"id": "more", "title": "More", "steps": [{"kind": "do", "example": "winning"}]},
    ],
}


def test_a_course_begins_at_a_chapter_or_a_step():
    assert (Course("tricom").chapter, Course("tricom").step) == (
        course("tricom").chapters[0].id,
        0,
    )
    at = Course("trictrac", chapter="double-six", lang="nl")
    assert (at.chapter, at.step, at.lang) == ("doubles", 1, "nl")


@pytest.mark.parametrize("given", [MINE, lessons.read_course(MINE)])
def test_a_course_of_ones_own(browser_of, given):
    mine = Course(given)
    hands = browser_of(mine)
    assert [line["title"] for line in page_panel(mine)["course"]["contents"]] == ["My own", "More"]
    mine.lang = "nl"
    assert page_panel(mine)["course"]["contents"][0]["title"] == "Van mij"
    assert hands.ask("chapter", chapter=1)
    mine.play("24/off")
    assert mine.results["more"][0]["first"]
    again = Course.load(json.loads(json.dumps(mine.save())))
    assert (again.chapter, again.results) == ("more", mine.results)


@pytest.mark.parametrize("given", [MINE, lessons.read_course(MINE)])
def test_when_a_chapter_is_core_then_the_board_and_the_file_say_so(given):
    mine = Course(given)
    shown = page_panel(mine)
    assert [line["core"] for line in shown["course"]["contents"]] == [True, False]
    assert shown["chapter"]["core"]
    assert not page_panel(Course(given, chapter="more"))["chapter"]["core"]
    written = lessons.read_course(MINE).as_json()["chapters"]
    assert [chapter.get("core") for chapter in written] == [True, None]


def test_when_core_is_no_flag_then_it_is_refused_with_its_place():
    with pytest.raises(BadInput) as fault:
        lessons.read_course({**MINE, "chapters": [{**MINE["chapters"][0], "core": 1}]})
    assert fault.value.where == "chapters[0].core"


def test_a_course_is_done_when_all_its_steps_are(browser_of):
    short = {**MINE, "chapters": MINE["chapters"][1:]}
    mine = Course(short)
    assert not mine.done
    mine.play("24/off")
    assert mine.done
    assert page_panel(mine)["course"]["recap"]["title"]


def test_python_goes_to_chapters_and_plays_between_them():
    taught = Course("tricap")
    taught.open_chapter(course("tricap").chapters[1].id)
    taught.play_now()
    assert (taught.chapter, taught.reveal, taught.seats[:2]) == (
        None,
        False,
        ("person", "greedy"),
    )
    taught.open_chapter(course("tricap").chapters[1].steps[1].id)
    assert (taught.step, taught.reveal) == (1, True)


def test_an_open_chapter_stays_at_its_step():
    taught = Course("trictrac", "double-six")
    taught.open_chapter("great-throw")
    taught.open_chapter("doubles")
    assert taught.step == 1


@pytest.mark.parametrize("name", ["castling", "", "look"])
def test_an_unknown_chapter_is_named_with_those_there_are(name):
    with pytest.raises(BadInput, match="look-ahead"):
        Course("trictrac", name)
    taught = Course("trictrac")
    with pytest.raises(BadInput, match="look-ahead"):
        taught.open_chapter(name)
    assert taught.chapter == "setting-out"


@pytest.mark.parametrize("wrong", [{"seed": 3}, {"position": {}}, {"colour": "red"}])
def test_a_course_brings_its_own_positions(wrong):
    with pytest.raises(BadInput) as fault:
        Course("trictrac", **wrong)
    assert fault.value.where == next(iter(wrong))


def test_a_fault_in_a_course_of_ones_own_is_told_with_its_place():
    chapters = [MINE["chapters"][0], {"id": "bad", "steps": [{"kind": "dance"}]}]
    with pytest.raises(BadInput) as fault:
        Course({**MINE, "chapters": chapters})
    assert fault.value.where == "chapters[1].steps[0].kind"


@pytest.mark.parametrize("other", [Table("trictrac"), Lesson("trictrac", "doubles")])
def test_what_is_no_course_is_not_opened_as_one(other):
    with pytest.raises(BadRecord) as fault:
        Course.load(other.save())
    assert fault.value.where == "course"


def test_a_page_hands_out_a_course_that_follows_it():
    page = Page("triominos", lang="fr")
    taught = page.course()
    assert taught.lang == "fr"
    taught.lang = "nl"
    assert page.lang == "nl"


def test_the_next_game_is_a_link_where_its_notebook_lies_beside(monkeypatch, tmp_path: Path):
    monkeypatch.chdir(tmp_path)
    short = {**MINE, "chapters": MINE["chapters"][1:]}
    alone = Course(short)
    (tmp_path / "triominos.ipynb").write_text("{}")
    beside = Course(short)
    for taught in (alone, beside):
        taught.play("24/off")
    pages = [page_panel(taught)["course"]["recap"]["next"]["page"] for taught in (alone, beside)]
    assert pages == [None, "triominos.ipynb"]
