"""Practice, a quiz and a doubt in a real page: by mouse, by keys, on a phone, in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.checks import bring_axe, expect_accessible
from tests.browser.pictures import Pictures
from tests.browser.stage import Desk, Stage

pytestmark = pytest.mark.browser

SHORT = {
    "format": "tritables-course/1",
    "game": "trictrac",
    "chapters": [
        {
            "id": "last",
            "title": "Last",
            "learnt": "Who is off wins.",
            "steps": [{"kind": "do", "example": "winning"}],
        }
    ],
}
NARROW_AND_DARK = {"viewport": {"width": 360, "height": 740}}


class Drilled(BoardPage):
    """Somebody at a board with exercises, whose right answers the kernel knows."""

    def __init__(self, stage: Stage, *, keys: bool = False) -> None:
        super().__init__(stage.page, 0)
        self.stage = stage
        self.keys = keys
        self.answers = self.root.locator(".tt-answers")
        self.next = self.tool("go-on")
        self.ready()

    def answer(self, *, right: bool = True) -> None:
        step = self.stage.value(
            "[quiz.exercise.kind, *([list(quiz.exercise.right()), len(quiz.exercise.among)]"
            " if quiz.exercise.asks else [list(quiz.legal)])]"
        )
        if step[0] == "any-move":
            self.type(step[1][0])
        else:
            wrong = next(nth for nth in range(step[2]) if nth not in step[1])
            choice = self.root.locator(f'[data-choice="{step[1][0] if right else wrong}"]')
            no = self.root.locator("[data-unfold]")
            expect(choice.or_(no).first).to_be_visible()
            if not choice.count():
                no.click()
            if self.keys:
                choice.focus()
                self.page.keyboard.press("Enter")
            else:
                choice.click()
        expect(self.task).to_contain_class("tt-done" if right else "tt-task")
        ended = self.root.locator(".tt-summary, .tt-not")
        expect(self.next.or_(ended).first).to_be_visible()

    def go_on(self) -> None:
        # What is asked may be the same words again, and what is said of an answer may come late.
        # After a wrong answer there is a second one.
        if not self.stage.value("quiz._plain.top.exercises.is_over"):
            self.answer()
        here = self.root.locator(".tt-dot[aria-current=step]")
        before = int(here.get_attribute("data-step") or 0)
        if self.keys:
            self.page.keyboard.press("PageDown")
        else:
            self.next.click()
        expect(here).to_have_attribute("data-step", str(before + 1))
        # A worked example is there to be read; what is asked comes after it.
        if self.stage.value("quiz._plain.top.exercises.is_shown"):
            expect(self.task).not_to_contain_class("tt-done")
            self.go_on()


def test_a_quiz_is_answered_by_keys_and_asked_again(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open(
        "kernel",
        """
        from tritables import Quiz
        quiz = Quiz("trictrac", ["start.roll-off"], n=3, seed=4)
        quiz
        """,
    )
    at = Drilled(stage, keys=True)
    expect(at.tool("help")).to_have_count(0)
    for nth in range(3):
        expect(at.root.locator(".tt-walk")).to_contain_text(f"Question {nth + 1} of 3")
        at.answer(right=nth != 1)
        if nth == 1:
            expect(at.answers.locator(".tt-chip").first).to_be_visible()
            pictures.keep(stage.page, "quiz-wrong")
        if nth < 2:
            at.go_on()
    summary = at.root.locator(".tt-summary")
    expect(summary).to_contain_text("2 of 3 right")
    expect(at.polite).to_contain_text("2 of 3 right")
    bring_axe(stage.page)
    expect_accessible(at)
    pictures.keep(stage.page, "quiz-end")
    assert stage.value("[one['right'] for one in quiz.results]") == [True, False, True]
    at.tool("repeat").focus()
    stage.page.keyboard.press("Enter")
    expect(at.root.locator(".tt-walk")).to_contain_text("Question 1 of 1")
    at.answer()
    expect(summary).to_contain_text("Right!")
    assert stage.value("quiz.done and len(quiz.results)") == 4


def test_practice_on_a_phone_in_the_dark_goes_on_and_gets_harder(
    desk: Desk, pictures: Pictures
) -> None:
    stage = desk.open(
        "kernel",
        """
        from tritables import practice
        quiz = practice("tricap", ["adjacent", "one.pass"], seed=3, lang="nl", theme="dark")
        quiz
        """,
        **NARROW_AND_DARK,
    )
    at = Drilled(stage)
    at.tool("harder").click()
    for nth in range(3):
        at.answer(right=nth != 1)
        pictures.keep(stage.page, f"practice-dark-{nth}")
        width = at.root.evaluate("el => [el.scrollWidth, el.clientWidth]")
        assert width[0] <= width[1], width
        at.go_on()
    assert stage.value("quiz.level") == 2
    assert len(stage.value("quiz.results")) == 3
    expect(at.root.locator(".tt-walk")).to_contain_text("van 6")


def test_which_card_decides_who_begins_is_answered_by_touching_it(
    desk: Desk, pictures: Pictures
) -> None:
    stage = desk.open(
        "kernel",
        """
        from tritables import practice
        quiz = practice("tricom", ["start.highest"], seed=18, lang="fr", theme="dark")
        quiz
        """,
        **NARROW_AND_DARK,
    )
    at = Drilled(stage)
    places, right = stage.value("[list(quiz.exercise.among), quiz.exercise.right()[0]]")
    assert stage.value("quiz.exercise.kind") == "ask-place"
    wrong = (right + 1) % len(places)
    at.click(places[wrong])
    expect(at.root.locator(f'[data-choice="{wrong}"]')).to_contain_class("tt-wrong")
    pictures.keep(stage.page, "practice-place-wrong")
    at.click(places[right])
    expect(at.task).to_contain_class("tt-done")
    pictures.keep(stage.page, "practice-place")


def test_a_lesson_leads_to_practice_and_back(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open(
        "kernel",
        f"""
        from tritables import Course
        quiz = Course({SHORT!r})
        quiz.play("24/off")
        quiz
        """,
    )
    at = Drilled(stage)
    at.tool("practise").click()
    expect(at.tool("leave")).to_be_visible()
    expect(at.root.locator("[data-choice]").first).to_be_visible()
    pictures.keep(stage.page, "practice-from-lesson")
    at.tool("leave").click()
    expect(at.tool("contents")).to_be_visible()
    expect(at.root.locator("[data-choice]")).to_have_count(0)
    at.tool("contents").click()
    at.tool("practise-all").click()
    expect(at.dialog).to_have_count(0)
    expect(at.root.locator(".tt-walk")).to_contain_text("a bit of everything")
    expect(at.task).not_to_be_empty()
    at.tool("leave").click()
    expect(at.tool("contents")).to_be_visible()


def test_a_doubt_is_told_and_the_difference_shown(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open(
        "kernel",
        """
        from tritables import practice
        from tritables.lessons.practice_data import misconception_named
        held = misconception_named("trictrac", "no-second-throw")
        quiz = practice("trictrac", "throw.again", seed=2)
        from random import Random
        from tests.lessons.pupils import chosen_by
        def slip():
            quiz.answer(chosen_by(held, quiz.exercise, Random(1)))
        for _ in range(24):
            slip()
            if quiz._plain.top.doubt:
                break
            if not quiz._plain.top.exercises.is_over:
                quiz.answer(quiz.exercise.right()[0])
            quiz.next()
        quiz
        """,
    )
    at = Drilled(stage)
    doubt = at.root.locator(".tt-doubt")
    expect(doubt).to_have_attribute("data-doubt", "no-second-throw")
    pictures.keep(stage.page, "doubt")
    at.tool("difference").click()
    expect(doubt).to_have_count(0)
    expect(at.answers.locator(".tt-right")).to_have_count(0)
    at.answer()
