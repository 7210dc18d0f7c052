"""A replay in a real page: stepped by keys, branched by hand, written at, drawn on, glimpsed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import bring_axe, expect_accessible, expect_to_fit
from tests.browser.pictures import Pictures
from tests.browser.stage import MOSTLY_LIGHT, Desk
from tests.browser.static import AWAKE, STATIC, UNDER, StaticPage, hosted
from tests.browser.test_static import write
from tritables.core.messages import Message
from tritables.export.site import make_site
from tritables.texts import say

pytestmark = pytest.mark.browser

ROUND = """
from tritables import Record, Replay, new
moves = "start 5-3", "roll 2-6", "bar/2", "bar/6", "roll 1-3", "bar/24", "bar/22"
replay = Replay(Record(new("trictrac"), moves))
replay
"""


def test_a_round_is_stepped_through_branched_and_written_at(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open("kernel", ROUND)
    board, page = stage.board(), stage.page
    slider = board.root.locator("[data-reel=slider]")
    where = board.root.locator(".tt-reel-where")
    expect(where).to_have_text("Start. 7 moves follow.")

    # By keys: the slider says each move in words.
    slider.focus()
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("End", 7), ("ArrowLeft", 6)):
        page.keyboard.press(key)
        expect(slider).to_have_js_property("value", str(ply))
    expect(slider).to_have_attribute("aria-valuetext", "Move 6 of 7. Black: bar → 24")
    board.root.locator("[data-reel=back]").focus()
    page.keyboard.press("Home")
    expect(where).to_have_text("Start. 7 moves follow.")
    slider.focus()
    page.keyboard.press(" ")  # it plays, and again it stands
    expect(board.root.locator("[data-reel=run]")).to_contain_text("Stop")
    page.keyboard.press(" ")
    expect(board.root.locator("[data-reel=run]")).to_contain_text("Play")

    # A move under the pointer is shown, and gone with it; a click goes there.
    stage.run("replay.go(2)")
    expect(where).to_contain_text("Move 2 of 7")
    status = board.root.locator(".tt-status")
    before = status.inner_text()
    move = board.root.locator("[data-ply='7']")
    page.mouse.move(0, 0)
    move.hover()
    box = move.bounding_box()  # a sheet that has just moved under the pointer says nothing of it
    assert box is not None
    page.mouse.move(box["x"] + 3, box["y"] + 3)
    expect(status).not_to_have_text(before)
    page.mouse.move(0, 0)
    expect(status).to_have_text(before)
    move.click()
    expect(where).to_contain_text("Move 7 of 7")

    # Another throw by hand begins a branch, and what was played stays.
    stage.run("replay.go(1)")
    board.type("roll 1-1")
    branch = board.root.locator(".tt-tree [data-node]")
    expect(branch).to_contain_text("1 and 1")
    assert stage.value("list(replay.study.record.moves[:2])") == ["start 5-3", "roll 2-6"]

    # It gets a comment, an arrow by mouse and a circle by keys.
    board.root.locator("[data-note=comment]").click()
    expect(board.root.locator("textarea")).to_be_focused()
    page.keyboard.type("Doubles!")
    page.keyboard.press("Control+Enter")
    expect(board.root.locator(".tt-comment")).to_have_text("Doubles!")
    board.root.locator("[data-note=draw]").click()
    page.mouse.move(*board.middle("3"))
    page.mouse.down()
    page.mouse.move(*board.middle("8"), steps=4)
    page.mouse.up()
    expect(board.root.locator(".tt-drawn .tt-arrow")).to_have_count(1)
    board.focus("12")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(board.root.locator(".tt-drawn [data-circle='12']")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(board.root.locator(".tt-draw-sheet")).to_have_count(0)
    drawn = stage.value("replay.to_text().count('<3 8>') + replay.to_text().count('<12>')")
    assert drawn == 2

    # What else there was: nobody chose a throw.
    board.root.locator("[data-note=why] summary").click()
    expect(board.root.locator("[data-note=why]")).to_contain_text("nobody chose it")
    bring_axe(page)
    expect_accessible(board)
    pictures.keep(page, "replay-branch")
    page.set_viewport_size({"width": 360, "height": 740})
    expect_to_fit(board)
    page.set_viewport_size({"width": 1280, "height": 900})

    # Away with it, and back again.
    board.root.locator("[data-note=cut]").click()
    expect(branch).to_have_count(0)
    board.root.locator("[data-note=uncut]").click()
    branch.click()
    board.root.locator("[data-note=promote]").click()
    expect(branch).to_contain_text("2 and 6")


TOLD = """
from tritables import Replay, rounds
replay = Replay(rounds("tricap")[0], locked=["write"])
replay
"""


@MOSTLY_LIGHT
def test_a_told_round_is_read_from_comment_to_comment_in_the_language_of_the_board(
    desk: Desk, host: str
) -> None:
    stage = desk.open(host, TOLD)
    board, page = stage.board(), stage.page
    comment = board.root.locator(".tt-comment")
    where = board.root.locator(".tt-reel-where")
    for note, ply in (("pass", 4), ("tricap", 7)):
        board.root.locator("[data-reel=note-on]").click()
        expect(where).to_contain_text(f"Move {ply} of 82")
        expect(comment).to_have_text(told("en", note))
    expect(board.root.locator("[data-note=comment], [data-note=draw]")).to_have_count(0)
    board.root.locator(".tt-tree [data-node]").click()
    expect(comment).to_have_text(told("en", "two"))
    expect(board.root.locator("[data-note=cut]")).to_have_count(0)
    board.choose_language("Nederlands")
    expect(comment).to_have_text(told("nl", "two"))
    expect(board.root.locator(".tt-branch-name")).to_have_text(told("nl", "at-once"))

    # On a phone it stands right below the bar, and the ways on stay where they are.
    page.set_viewport_size({"width": 360, "height": 740})
    expect(board.root.locator(".tt-reel .tt-comment")).to_have_text(told("nl", "two"))
    expect(comment).to_have_count(1)
    expect_to_fit(board)


def told(lang: str, key: str) -> str:
    return say(Message(f"round-patience.{key}", game="tricap"), lang)


@STATIC
@pytest.mark.full
@pytest.mark.timeout(600)
def test_a_told_round_is_written_at_in_a_page_without_a_server(desk: Desk, tmp_path: Path) -> None:
    cell = "from tritables import Replay, rounds\nReplay(rounds('trictrac')[1])"
    (tmp_path / "cells").mkdir()
    notebooks = write(tmp_path / "cells", "told", cell)
    make_site(notebooks, tmp_path / UNDER, say=lambda line: None)
    with hosted(tmp_path) as host:
        static = StaticPage(desk.context(), host.address("told"))
        static.expect_all_visible()
        board = static.board(0)
        where = board.root.locator(".tt-reel-where")
        board.root.locator("[data-reel=note-on]").click()
        expect(where).to_contain_text("Move 7 of 356", timeout=AWAKE)
        board.root.locator(".tt-tree [data-node]").first.click()
        expect(where).to_contain_text("Move 153 of")
        board.root.locator("[data-note=comment]").click()
        expect(board.root.locator("textarea")).to_be_focused()
        static.page.keyboard.press("Control+A")
        static.page.keyboard.type("I would hit.")
        static.page.keyboard.press("Control+Enter")
        expect(board.root.locator(".tt-comment")).to_have_text("I would hit.")
        board.choose_language("Français")
        expect(board.root.locator(".tt-branch-name")).to_have_text("Sans frapper")
        expect(board.root.locator(".tt-comment")).to_have_text("I would hit.")
        static.wait_until_kept(board)

        # What somebody wrote is there again, in whatever language the page comes.
        static.page.reload()
        board = static.board(0)
        expect(board.root.locator(".tt-comment")).to_have_text("I would hit.")
        static.expect_all_visible()
