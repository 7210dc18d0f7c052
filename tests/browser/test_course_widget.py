"""A whole course as one widget: chapters one after the other, contents, the end, and a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import bring_axe, expect_accessible
from tests.browser.lesson import Pupil
from tests.browser.pictures import Pictures
from tests.browser.stage import PHONE, Desk, Stage
from tritables.lessons import course, read_course

pytestmark = pytest.mark.browser

NARROW = {"viewport": {"width": 360, "height": 740}}
SHORT = {
    "format": "tritables-course/1",
    "game": "trictrac",
    "chapters": [
        {
            "id": "first",
            "title": {"en": "First", "nl": "Eerst", "fr": "D’abord"},
            "learnt": {
                "en": "The lower die goes first.",
                "nl": "Eerst de laagste dobbelsteen.",
                "fr": "D’abord le plus petit dé.",
            },
            "steps": [{"kind": "do", "example": "direction"}],
        },
        {
            "id": "last",
            "title": {"en": "Last", "nl": "Laatst", "fr": "Enfin"},
            "learnt": {"en": "Who is off wins.", "nl": "Wie uit is wint.", "fr": "Tout sorti !"},
            "steps": [{"kind": "do", "example": "winning"}],
        },
    ],
}


class Student(Pupil):
    """Somebody who goes through a course of which each chapter stands at the same board."""

    def __init__(self, stage: Stage, given: object, *, keys: bool = False) -> None:
        self.course = read_course(given) if isinstance(given, dict) else course(str(given))
        super().__init__(stage.page, self.course.chapters[0], by="keys" if keys else "mouse")
        self.contents = self.tool("contents")
        self.learnt = self.root.locator(".tt-learnt")
        self.ready()

    def come_to(self, nth: int) -> None:
        """See that a chapter is on the board, and go on with it."""
        self.chapter = self.course.chapters[nth]
        count = len(self.course.chapters)
        place = re.compile(rf"\b{nth + 1} \D+ {count}$")  # "2 of 9", in each language
        expect(self.contents).to_have_text(place)
        expect(self.dots).to_have_count(len(self.chapter.steps))

    def line(self, nth: int) -> Locator:
        return self.dialog.locator(f'[data-chapter="{nth}"]')

    def solve_all(self) -> None:
        for nth in range(len(self.chapter.steps)):
            self.go_to(nth)
            self.solve(nth)
        expect(self.learnt).to_be_visible()

    def expect_fits(self) -> None:
        width = self.root.evaluate("el => [el.scrollWidth, el.clientWidth]")
        assert width[0] <= width[1], width


def open_course(desk: Desk, given: object, more: str = "", **options: object) -> Stage:
    cell = f"from tritables import Course\ncourse = Course({given!r}{more})\ncourse"
    return desk.open("kernel", cell, **options)


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_two_chapters_one_after_the_other(desk: Desk, keys: bool) -> None:
    stage = open_course(desk, "trictrac", ", 'throws'", **({} if keys else NARROW))
    student = Student(stage, "trictrac", keys=keys)
    student.come_to(3)
    student.solve_all()
    student.expect_fits()
    student.press(student.tool("onward"))
    student.come_to(4)
    expect(student.task).to_be_in_viewport()
    expect(student.polite).to_contain_text(f"Chapter 5 of {len(student.course.chapters)}")
    student.solve_all()
    if keys:
        stage.page.keyboard.press("PageDown")
    else:
        student.tool("onward").click()
    student.come_to(5)
    assert stage.value("course.chapter") == "doubles"
    done = stage.value("[id for id, steps in course.results.items() if steps[-1]['done']]")
    assert done == ["throws", "great-throw"]


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_contents_lead_to_a_chapter_and_back_to_where_one_was(
    desk: Desk, pictures: Pictures, keys: bool
) -> None:
    stage = open_course(desk, "tricap", **({} if keys else NARROW))
    student = Student(stage, "tricap", keys=keys)
    student.go_to(1)
    student.press(student.contents)
    expect(student.line(0)).to_be_focused()
    expect(student.line(0)).to_have_attribute("aria-current", "true")
    pictures.keep(stage.page, f"course-{'keys' if keys else 'mouse'}-contents")
    student.press(student.line(2))
    expect(student.dialog).to_have_count(0)
    student.come_to(2)
    expect(student.contents).to_be_focused()
    student.press(student.contents)
    expect(student.line(2)).to_be_focused()
    student.press(student.line(0))
    student.come_to(0)
    expect(student.dots.nth(1)).to_have_attribute("aria-current", "step")
    student.press(student.contents)
    expect(student.line(0)).to_be_focused()
    stage.page.keyboard.press("Escape")
    expect(student.dialog).to_have_count(0)
    expect(student.contents).to_be_focused()


def test_the_end_looks_back_and_a_game_leads_back(desk: Desk) -> None:
    stage = open_course(desk, SHORT, **NARROW)
    student = Student(stage, SHORT)
    bring_axe(stage.page)
    student.solve_all()
    expect(student.tool("look-back")).to_have_count(0)
    student.press(student.tool("onward"))
    student.come_to(1)
    student.solve_all()
    student.press(student.tool("look-back"))
    expect(student.dialog).to_contain_text("2 steps, 2 of them right first time")
    expect(student.dialog).to_contain_text("Triominos")
    expect(student.dialog.locator(".tt-joy")).to_be_hidden()
    expect_accessible(student)
    student.tool("play-now").click()
    expect(student.tool("back-to-course")).to_be_visible()
    expect(student.task).to_have_count(0)
    assert stage.value("[course.chapter, list(course.seats)]") == [None, ["person", "greedy"]]
    student.expect_fits()
    student.press(student.contents)
    student.dialog.get_by_role("button", name="Look back").click()
    expect(student.dialog).to_contain_text("2 steps, 2 of them right first time")
    expect(student.tool("play-now")).to_have_count(0)
    stage.page.keyboard.press("Escape")
    expect(student.dialog).to_have_count(0)
    expect(student.contents).to_be_focused()
    student.tool("back-to-course").click()
    student.come_to(1)


def test_joy_lasts_a_second_for_who_wants_motion(desk: Desk) -> None:
    stage = open_course(desk, {**SHORT, "chapters": SHORT["chapters"][1:]})
    stage.page.emulate_media(reduced_motion="no-preference")
    student = Student(stage, {**SHORT, "chapters": SHORT["chapters"][1:]})
    stage.run("course.play('24/off')")
    student.tool("look-back").click()
    joy = student.dialog.locator(".tt-joy")
    expect(joy).to_be_visible()
    longest = joy.evaluate(
        "el => Math.max(...el.getAnimations({subtree: true})"
        ".map(one => one.effect.getComputedTiming().endTime))"
    )
    assert 0 < longest <= 1000
    stage.page.emulate_media(reduced_motion="reduce")


@pytest.mark.full  # that it fits and works is seen by who walks through it
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_a_course_is_looked_at(desk: Desk, pictures: Pictures, theme: str, size: str) -> None:
    lang = "fr" if size == "narrow" else "nl"
    more = f", theme='{theme}', lang='{lang}'"
    stage = open_course(desk, SHORT, more, **(PHONE if size == "narrow" else {}))
    student = Student(stage, SHORT)
    bring_axe(stage.page)

    def look(name: str) -> None:
        student.expect_fits()
        expect_accessible(student)
        pictures.keep(stage.page, f"course-{name}-{size}-{theme}")

    look("begun")
    student.solve_all()
    look("chapter-done")
    student.contents.click()
    look("contents")
    student.line(1).click()
    expect(student.dialog).to_have_count(0)
    student.come_to(1)
    student.solve_all()
    student.tool("look-back").click()
    look("recap")
    student.tool("play-now").click()
    expect(student.tool("back-to-course")).to_be_visible()
    look("game")
