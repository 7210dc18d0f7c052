"""Between two chapters in a real page: a short review of earlier rules, and a game to play."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.checks import bring_axe, expect_accessible, expect_no_overflow
from tests.browser.pictures import Pictures
from tests.browser.stage import Desk

pytestmark = pytest.mark.browser

EARLIER = ("off.all-home", "off.exact", "off.home-meant")
COURSE = {
    "format": "tritables-course/1",
    "game": "trictrac",
    "chapters": [
        {
            "id": id,
            "title": id.capitalize(),
            "learnt": "Who is off wins.",
            "steps": [{"kind": "do", "example": example}],
            **({} if id == "beyond" else {"core": True}),
        }
        for id, example in (
            ("before", "bearing-off"),
            ("last", "winning"),
            ("beyond", "safe-pair"),
        )
    ],
}
WRONG = {
    "format": "tritables-progress/2",
    "games": {"trictrac": {"rules": {rule: [{"at": 9, "right": False}] for rule in EARLIER}}},
}
SIZES = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 740}},
}


@pytest.mark.parametrize(
    ("size", "theme", "lang"), [("wide", "light", "en"), ("phone", "dark", "nl")]
)
def test_when_the_short_way_is_done_then_a_review_is_offered_and_a_game(
    desk: Desk, pictures: Pictures, size: str, theme: str, lang: str
) -> None:
    stage = desk.open(
        "kernel",
        f"""
        from tritables import Course
        quiz = Course({COURSE!r}, chapter="last", lang={lang!r}, theme={theme!r})
        quiz
        """,
        **SIZES[size],
    )
    at = BoardPage(stage.page, 0)
    at.ready()
    stage.page.evaluate(
        "told => localStorage.setItem('tritables progress', told)", json.dumps(WRONG)
    )
    stage.run("quiz.play('24/off')")
    expect(at.root.locator(".tt-badge")).to_be_visible()
    at.tool("review").scroll_into_view_if_needed()
    pictures.keep(stage.page, f"between-{size}-{theme}")
    bring_axe(stage.page)
    expect_accessible(at)
    expect_no_overflow(at)
    at.tool("contents").click()
    expect(at.dialog.locator(".tt-contents-part")).to_have_count(2)
    pictures.keep(stage.page, f"short-way-{size}-{theme}")
    expect(at.dialog).to_have_attribute("open", "")  # before that no key is heard
    stage.page.keyboard.press("Escape")
    expect(at.dialog).to_have_count(0)
    at.tool("review").click()
    expect(at.root.locator(".tt-walk")).to_contain_text("3")
    pictures.keep(stage.page, f"review-{size}-{theme}")
    done = at.tool("go-on").or_(at.tool("review-done"))
    for _ in EARLIER:
        expect(done).to_have_count(0)  # the exercise before it has gone
        stage.run(
            "step = quiz._plain.top.exercises.exercise\n"
            "move = None if step.asks else step.start.legal_moves()[0]\n"
            "asked = {'choice': step.right()[0]} if step.asks else {'move': move}\n"
            "quiz._plain.do('pick' if step.asks else 'type', **asked)"
        )
        expect(done).to_be_visible()
        done.first.click()
    expect(at.root.locator(".tt-badge")).to_be_visible()
    at.tool("play-real").click()
    expect(at.tool("back-to-course")).to_be_visible()
    expect(at.task).to_have_count(0)
