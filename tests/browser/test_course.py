"""Every kind of step at a real board: answered wrongly and rightly, by mouse and by keyboard."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from playwright.sync_api import expect

from tests.browser.checks import expect_no_overflow
from tests.browser.lesson import Hand, Pupil
from tests.browser.pictures import Pictures
from tests.browser.stage import PHONE, Desk, Stage
from tests.browser.visitors import HANDS
from tritables import game_names
from tritables.lessons import Chapter, FindAll, PlayOn, course
from tritables.texts import LANGUAGES

pytestmark = pytest.mark.browser

CHAPTERS = [chapter for name in game_names() for chapter in course(name).chapters]
SAMPLE = [
    ("trictrac", "setting-out"),
    ("trictrac", "meeting"),
    ("tricap", "one-rank-away"),
]
"""Chapters that have every kind of step but one between them."""
NARROW = {"viewport": {"width": 360, "height": 740}}
NARROW_AND_DARK = {**NARROW, "theme": "dark"}


def open_chapter(
    desk: Desk,
    chapter: Chapter,
    *,
    lang: str = "en",
    theme: str = "light",
    by: Hand = "mouse",
    **options: object,
) -> tuple[Stage, Pupil]:
    """A page with a chapter, and somebody who sits at its board."""
    cell = f"""
        from tritables import Lesson
        lesson = Lesson("{chapter.game}", "{chapter.id}", lang="{lang}", theme="{theme}")
        lesson
        """
    stage = desk.open("kernel", cell, **options)
    stage.board()
    return stage, Pupil(stage.page, chapter, by=by)


def play_on(pupil: Pupil, stage: Stage, nth: int) -> None:
    """Play against the opponent until the step is done: whatever may be played."""
    stage.run("lesson.speed = 'fast'")
    seats = stage.value("lesson.seats")
    people = [seat for seat, by in enumerate(seats) if by == "person"]
    HANDS[pupil.by](pupil, *people).play_to_the_end()
    expect(pupil.offline).to_have_count(0)
    expect(pupil.dots.nth(nth)).not_to_contain_class("tt-dot-open")


def walk_through(stage: Stage, pupil: Pupil) -> None:
    """Answer every step of a chapter wrongly, then rightly."""
    for nth, step in enumerate(pupil.chapter.steps):
        pupil.go_to(nth)
        expect(pupil.task).not_to_be_empty()
        if step.kind != "show":
            pupil.fail(nth)
            expect_no_overflow(pupil)
        if isinstance(step, PlayOn):
            play_on(pupil, stage, nth)
        else:
            pupil.solve(nth)
        expect(pupil.fault).to_have_count(0)
        expect_no_overflow(pupil)
    expect(pupil.root.locator(".tt-learnt")).to_be_visible()
    assert stage.value("lesson.done")


@pytest.mark.parametrize(("game", "id"), SAMPLE)
def test_every_kind_of_step_is_answered(desk: Desk, game: str, id: str) -> None:
    walk_through(*open_chapter(desk, course(game).chapter(id), **NARROW_AND_DARK))


def test_a_chapter_is_answered_by_keyboard_alone(desk: Desk) -> None:
    chapter = course("trictrac").chapter("setting-out")
    walk_through(*open_chapter(desk, chapter, by="keys"))


def test_a_chapter_is_answered_by_text_alone(desk: Desk) -> None:
    chapter = course("trictrac").chapter("meeting")
    walk_through(*open_chapter(desk, chapter, by="text", **NARROW))


def test_some_turns_are_played_against_an_opponent(desk: Desk) -> None:
    chapter = course("trictrac").chapter("for-real")
    walk_through(*open_chapter(desk, chapter))


@pytest.mark.full
@pytest.mark.parametrize("nth", range(len(CHAPTERS)), ids=lambda nth: CHAPTERS[nth].id)
@pytest.mark.parametrize("width", ["narrow", "wide"])
@pytest.mark.parametrize("by", get_args(Hand))
def test_every_step_of_every_course(desk: Desk, nth: int, by: Hand, width: str) -> None:
    lang = LANGUAGES[(nth + get_args(Hand).index(by) + (width == "wide")) % len(LANGUAGES)]
    options = NARROW if width == "narrow" else {}
    walk_through(*open_chapter(desk, CHAPTERS[nth], lang=lang, by=by, **options))


def test_a_chapter_leads_to_the_one_below_it(desk: Desk) -> None:
    first, second = (course("trictrac").chapter(id) for id in ("great-throw", "doubles"))
    cells = [
        f"""
        from tritables import Lesson
        lesson = Lesson("trictrac", "{chapter.id}")
        lesson
        """
        for chapter in (first, second)
    ]
    stage = desk.open("light", *cells, **NARROW)
    pupils = [Pupil(stage.page, chapter, nth) for nth, chapter in enumerate((first, second))]
    for pupil in pupils:
        pupil.ready()
    for nth in range(len(first.steps)):
        pupils[0].go_to(nth)
        pupils[0].solve(nth)
    onward = pupils[0].tool("below")
    expect(onward).to_contain_text("Doubles")
    onward.click()
    expect(pupils[1].task).to_be_in_viewport()
    expect(pupils[1].root.locator("nav button:focus")).to_have_count(1)


def test_help_goes_one_step_further_each_time(desk: Desk) -> None:
    _, pupil = open_chapter(desk, course("trictrac").chapter("meeting"))
    pupil.go_to(1)
    step = pupil.chapter.steps[1]
    pupil.tool("help").click()
    expect(pupil.root.locator(".tt-helped .tt-chip")).to_be_visible()
    assert pupil.marked("part") == pupil.marked("glow") == []
    pupil.tool("help").click()
    expect(pupil.root.locator(".tt-mark-part").first).to_be_attached()
    assert set(pupil.marked("part")) & set(step.places())
    pupil.tool("help").click()
    expect(pupil.root.locator(".tt-mark-glow")).to_have_count(1)
    assert pupil.marked("glow") == [step.places()[0]]
    pupil.tool("help").click()
    expect(pupil.root.locator(".tt-mark-glow")).to_have_count(len(step.places()))
    expect(pupil.tool("help")).to_have_count(0)
    pupil.solve(1)
    expect(pupil.dots.nth(1)).to_contain_class("tt-dot-helped")


def test_who_sees_no_more_is_told_where_there_is_more(desk: Desk) -> None:
    _, pupil = open_chapter(desk, course("trictrac").chapter("meeting"))
    pupil.go_to(1)
    step = pupil.chapter.steps[1]
    assert isinstance(step, FindAll)
    first, *rest = step.places()
    pupil.touch(first)
    pupil.tool("enough").click()
    pupil.expect_told_why()
    # How many there are is for them to find out.
    expect(pupil.urgent).not_to_contain_text(str(len(step.places())))
    assert set(rest) & set(pupil.marked("part"))
    for place in rest:
        pupil.touch(place)
    expect(pupil.task).to_contain_class("tt-done")
    expect(pupil.tool("enough")).to_have_count(0)


def test_the_way_on_follows_who_scrolls(desk: Desk) -> None:
    """Who cannot see the button once a task is done has the way on at the lower edge."""
    low = {"viewport": {"width": 360, "height": 420}}
    _, pupil = open_chapter(desk, course("tricap").chapter("one-rank-away"), **low)
    on = pupil.tool("on-from-here")
    pupil.solve(0)
    pupil.go_on.scroll_into_view_if_needed()
    expect(on).to_have_count(0)
    pupil.root.evaluate("el => el.scrollIntoView()")
    expect(pupil.go_on).not_to_be_in_viewport()
    expect(on).to_be_in_viewport()
    on.click()
    expect(pupil.dots.nth(1)).to_have_attribute("aria-current", "step")


def test_when_a_card_is_asked_for_then_touching_it_on_the_board_is_the_answer(desk: Desk) -> None:
    chapter, nth = course("tricom").find("which-card-fits")
    step = chapter.steps[nth]
    _, pupil = open_chapter(desk, chapter, **NARROW)
    pupil.go_to(nth)
    places = step.choice_places()
    wrong = next(one for one in range(len(places)) if one not in step.right())
    pupil.click(str(places[wrong]))
    expect(pupil.root.locator(f'[data-choice="{wrong}"]')).to_contain_class("tt-wrong")
    pupil.click(str(places[step.right()[0]]))
    expect(pupil.task).to_contain_class("tt-done")


def test_on_a_phone_what_is_said_of_a_wrong_place_is_put_away(desk: Desk) -> None:
    chapter, nth = course("tricom").find("where-five-goes")
    _, pupil = open_chapter(desk, chapter, **NARROW)
    pupil.go_to(nth)
    pupil.click("base0.0")
    card = pupil.root.locator(".tt-play > .tt-card:has(.tt-not)")
    expect(card).to_have_css("position", "sticky")
    pupil.wrong.get_by_role("button", name="Close").click()
    expect(card).to_have_css("position", "static")
    expect(pupil.wrong).to_contain_text("diagonally")
    pupil.click("base0.3")
    expect(card).to_have_css("position", "sticky")


def test_marks_of_what_may_move_go_when_something_is_lifted(desk: Desk) -> None:
    _, pupil = open_chapter(desk, course("trictrac").chapter("meeting"))
    ready = pupil.marked("ready")
    assert ready == sorted(set(pupil.hot()))
    pupil.click(ready[0])
    assert pupil.marked("ready") == []
    pupil.page.keyboard.press("Escape")


def test_a_reload_goes_on_in_the_middle_of_a_chapter(desk: Desk) -> None:
    stage, pupil = open_chapter(desk, course("trictrac").chapter("meeting"))
    pupil.go_to(2)
    pupil.solve(2)
    stage.run("again = Lesson.load(lesson.save())")
    assert stage.value("[again.step, again.results[2]['first']]") == [2, True]


def test_who_is_off_the_path_is_told_why_and_how_to_come_back(desk: Desk) -> None:
    chapter, nth = course("trictrac").find("direction")
    _, pupil = open_chapter(desk, chapter)
    pupil.go_to(nth)
    pupil.typed_move("12/15")
    pupil.expect_plies(1)
    pupil.typed_move("4/9")
    expect(pupil.task).to_contain_class("tt-off-path")
    expect(pupil.polite).to_contain_text(re.compile("late|past|over|longer"))
    pupil.tool("take-back").click()
    expect(pupil.task).not_to_contain_class("tt-off-path")
    pupil.tool("undo").click()
    expect(pupil.tool("undo")).to_be_disabled()
    pupil.solve(nth)


@pytest.mark.full  # that each step fits is seen by who walks through it
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_each_kind_of_step_is_looked_at(
    desk: Desk, pictures: Pictures, theme: str, size: str
) -> None:
    chapters = [course(game).chapter(id) for game, id in SAMPLE]
    cells = [f'Lesson("{one.game}", "{one.id}", theme="{theme}")' for one in chapters]
    options = PHONE if size == "narrow" else {}
    stage = desk.open("light", "from tritables import Lesson", *cells, **options)
    for nth, chapter in enumerate(chapters):
        stage.board(nth)
        pupil = Pupil(stage.page, chapter, nth)
        for at, step in enumerate(chapter.steps):
            pupil.go_to(at)
            if step.asks:
                pupil.fail(at)
            elif pupil.tool("help").is_visible():
                pupil.tool("help").click()
            width = pupil.root.evaluate("el => [el.scrollWidth, el.clientWidth]")
            assert width[0] <= width[1]
            pictures.keep(pupil.root, f"step-{chapter.id}-{step.id}-{step.kind}-{size}-{theme}")
