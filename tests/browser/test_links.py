"""A link in a page's address: opened by a board, asked about where something would go, shared."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.stage import Desk
from tritables import Record, new
from tritables.replay.links import to_link
from tritables.replay.study import Study

pytestmark = pytest.mark.browser

TABLE = "from tritables import Table\nt = Table('trictrac', seed=1)\nt"
POSITION = to_link(new("trictrac").play("start 5-3").play("roll 2-6"))
ROUND = to_link(Study.of_record(Record(new("trictrac"), ("start 5-3", "roll 2-6", "bar/2"))))


def test_a_link_is_opened_where_something_was_played_only_when_somebody_wants_it(
    desk: Desk,
) -> None:
    stage = desk.open("kernel", TABLE)
    board, page = stage.board(), stage.page
    card = board.root.locator(".tt-linked")

    def follow(link: str) -> None:
        page.evaluate("link => { location.hash = `tritables=${link}` }", link)

    follow(POSITION)
    expect(card).to_contain_text("The position from the link is on the board.")
    assert stage.value("t.position['throw']") == [2, 6]
    board.move("bar0", "2")
    expect(card).to_have_count(0)  # it is that position no more
    follow(ROUND)
    expect(card).to_contain_text("This link holds a round of Tric Trac. Open it here?")
    card.locator("[data-tool=link-stay]").click()
    expect(card).to_have_count(0)
    board.expect_plies(1)
    follow("1abc")
    expect(card).to_contain_text("This link is damaged")
    follow(ROUND)
    card.locator("[data-tool=link-open]").click()
    expect(board.root.locator(".tt-reel-where")).to_have_text("Start. 3 moves follow.")
    board.tool("new-game").click()
    board.root.locator("dialog button[type=submit]").click()
    expect(board.root.locator(".tt-reel")).to_have_count(0)
    # What is shared of it: an address that opens it on this page, a picture, a sheet of paper.
    board.tool("share").click()
    address = board.root.locator("[data-address]").input_value()
    before = page.url.partition("#")[0]
    assert address.startswith(f"{before}#tritables=1")
    assert stage.value(f"type(Table('trictrac', position={address!r}).state) is type(t.state)")
    expect(board.root.locator(".tt-qr")).to_have_js_property("complete", True)
    with page.expect_download() as saving:
        board.root.locator("[data-tool=save-png]").click()
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    board.root.locator("[data-tool=print]").click()
    paper = page.frame_locator("body > iframe")
    expect(paper.locator("h1")).to_have_text("Tric Trac")
    expect(paper.locator("p")).to_contain_text("The higher one begins.")
    page.evaluate("""() => document.querySelectorAll('body > iframe').forEach(el => el.remove())""")
    board.root.locator("[data-tool=print-code]").click()
    expect(paper.locator("img, svg").first).to_be_visible()
    expect(paper.locator("p").last).to_have_text(address)
    page.evaluate("""() => document.querySelectorAll('body > iframe').forEach(el => el.remove())""")
    # A worksheet: a question about this board, its answer on the last page.
    root = board.root
    root.locator(".tt-worksheet summary").click()
    expect(root.locator("[data-tool=sheet-add]")).to_be_disabled()
    root.locator("[data-field=question]").fill("Who begins?")
    root.locator("[data-field=answer]").fill("The higher die.")
    root.locator("[data-tool=sheet-add]").click()
    expect(root.locator(".tt-worksheet [role=status]")).to_have_text("Boards on the worksheet: 1")
    root.locator("[data-tool=sheet-print]").click()
    expect(paper.locator(".asked p")).to_have_text("Who begins?")
    expect(paper.locator("section li")).to_have_text("The higher die.")
    root.locator("[data-tool=sheet-anew]").click()
    expect(root.locator("[data-tool=sheet-print]")).to_be_disabled()
    page.keyboard.press("Escape")
    page.evaluate("""() => document.querySelectorAll('body > iframe').forEach(el => el.remove())""")
    page.evaluate("history.replaceState(null, '', location.pathname + location.search)")
