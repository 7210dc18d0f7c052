"""Heard and touched: axe, the one tab stop, what is said, and keys that stay at the table."""

from __future__ import annotations

import json
from time import time

import pytest
from playwright.sync_api import expect

from tests.browser.checks import bring_axe, expect_accessible
from tests.browser.positions import LOOK_AHEAD, MIDDLE, table
from tests.browser.stage import LAB, Desk

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.full), "dark"])
def test_axe_finds_nothing_serious(desk: Desk, theme: str) -> None:
    stage = desk.open("kernel", table(f"position={LOOK_AHEAD}, theme='{theme}'"))
    board = stage.board()
    bring_axe(stage.page)
    expect(board.root).to_contain_class(f"tt-look-{theme}")
    expect_accessible(board)
    board.click("1")
    expect_accessible(board)
    board.click("1")
    board.move("22", "24")
    board.expect_refused("throw.look-ahead")
    expect_accessible(board)
    board.move("1", "3")
    board.expect_plies(1)
    board.move("3", "8")
    board.expect_plies(2)
    board.tool("undo").click()
    expect(board.sheet.locator(".tt-ahead")).to_have_count(1)
    expect_accessible(board)
    board.tool("redo").click()
    expect(board.status).to_have_text("Black throws the dice.")
    expect_accessible(board)
    for tool in ("set-dice", "new-game", "rules", "settings"):
        board.tool(tool).click()
        expect(board.dialog).to_be_visible()
        expect_accessible(board)
        stage.page.keyboard.press("Escape")
        expect(board.dialog).to_have_count(0)
    stage.run("t.observe(lambda change: 1 / 0, 'position')")
    board.throw()
    expect(board.fault).to_be_visible()
    expect_accessible(board)


_LANDMARKS = """async () => {
  const {violations, passes} = await axe.run({runOnly: ['landmark-unique']});
  const found = rules => rules.flatMap(rule => rule.nodes.map(node => node.html.slice(0, 160)));
  return {shared: found(violations), own: found(passes).length};
}"""


def test_when_boards_share_a_page_their_landmarks_have_names_of_their_own(desk: Desk) -> None:
    told = "from tritables import Replay, rounds\n{name} = Replay(rounds('trictrac')[0])\n{name}"
    course = "from tritables import Course\n{name} = Course('trictrac')\n{name}"
    stage = desk.open(
        "light",
        *(table("seed=7", name=name) for name in "tu"),
        *(told.format(name=name) for name in "vw"),
        *(course.format(name=name) for name in "xy"),
        "from tritables import practice\nz = practice('trictrac', seed=3)\nz",
    )
    for nth in (2, 3):
        expect(stage.board(nth).root.locator(".tt-notes")).to_be_visible()
    for nth in (4, 5, 6):
        expect(stage.board(nth).root.locator(".tt-bar")).to_be_visible()
    bring_axe(stage.page)
    found = stage.page.evaluate(_LANDMARKS)
    assert found["shared"] == []
    assert found["own"] >= 6, "axe found next to no landmarks"
    for nth, name in enumerate(("Tric Trac", "Tric Trac 2")):
        expect(stage.board(nth).svg).to_have_attribute("aria-label", name)
        expect(stage.board(nth).sheet).to_have_attribute("aria-label", f"Moves, {name}")


@pytest.mark.full
@LAB
def test_axe_finds_nothing_serious_in_lab_or_at_the_end(desk: Desk) -> None:
    show = "from tritables import Lesson\nt = Lesson('trictrac', 'winning')\nt"
    stage = desk.open("lab", show)
    board = stage.board()
    bring_axe(stage.page)
    expect_accessible(board)
    board.move("24", "off0")
    expect(board.task).to_contain_class("tt-done")
    expect(board.status).to_contain_text("You have won")
    expect_accessible(board)


def test_the_board_is_one_tab_stop_and_speaks(desk: Desk) -> None:
    stage = desk.open("light", table(f"position={MIDDLE}"))
    board, press = stage.board(), stage.page.keyboard.press
    expect(board.svg.locator("[tabindex='0']")).to_have_count(1)
    stage.page.get_by_label("English").focus()  # the language of the page, before its boards
    press("Tab")
    expect(board.place("1")).to_be_focused()
    press("Tab")
    assert not board.svg.evaluate("svg => svg.contains(document.activeElement)")
    press("Shift+Tab")
    expect(board.place("1")).to_be_focused()
    for arrow, place in (
        ("ArrowLeft", "2"),
        ("ArrowDown", "dice"),
        ("ArrowDown", "21"),
        ("ArrowUp", "dice"),
        ("ArrowUp", "3"),
    ):
        press(arrow)
        expect(board.place(place)).to_be_focused()
    press("Tab")
    press("Shift+Tab")
    expect(board.place("3")).to_be_focused()  # where the reader was
    expect(board.svg.locator("[data-place]:focus")).to_have_count(1)
    board.focus("12")
    press("o")
    expect(board.polite).to_have_text("Point 12, 4 white stones. White plays a 3.")
    press("m")
    expect(board.polite).to_contain_text("Legal moves:")
    expect(board.polite).to_contain_text("12 → 15")
    expect(board.root.locator(".tt-mark-start")).not_to_have_count(0)
    press("m")
    expect(board.root.locator(".tt-mark-start")).to_have_count(0)
    press("Enter")
    expect(board.polite).to_have_text("In your hand. Choose a marked place.")
    expect(board.place("12")).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(board.polite).to_have_text("Put back.")
    expect(board.place("12")).to_have_attribute("aria-pressed", "false")
    press("Enter")
    press("ArrowDown")
    expect(board.place("13")).to_be_focused()
    press("Enter")
    board.expect_refused("throw.normal")
    expect(board.urgent).to_contain_text("The die to play now is a 3")
    expect(board.place("13")).to_be_focused()
    said = board.urgent.text_content()
    board.focus("12")
    press("Enter")
    press("ArrowDown")
    press("Enter")
    stage.page.wait_for_function(
        "([el, said]) => el.textContent !== said",
        arg=[board.urgent.element_handle(), said],
    )  # the same refusal again is said again
    press("i")
    expect(board.typed).to_be_focused()
    board.expect_plies(0)


_DAY = 86_400
_KNOWN = {
    "format": "tritables-progress/2",
    "name": "Emma",
    "games": {
        "tricap": {
            "rules": {
                "adjacent": [{"at": int(time()) - 3 * _DAY, "right": False}],
                "one.pass": [{"at": int(time()) - 3 * _DAY, "right": True}],
            },
            "principles": {"count": [{"at": int(time()) - 2 * _DAY, "right": False}]},
        }
    },
}
_SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_what_one_knows_is_reached_by_keys_and_fits_a_phone(desk: Desk) -> None:
    page = desk.context(viewport={"width": 360, "height": 740}).new_page()
    page.add_init_script(f"localStorage['tritables progress'] = {json.dumps(json.dumps(_KNOWN))}")
    page.goto(f"{desk.servers['served'].url}/en/index.ipynb#know-tricap")
    mine, press = page.locator(".tt-mine"), page.keyboard.press
    maps = mine.locator("details[data-of]")
    tricap = mine.locator("#know-tricap")
    expect(tricap).to_have_attribute("open", "")
    expect(tricap.locator("summary")).to_be_in_viewport()
    expect(tricap.locator('[data-rule="adjacent"]')).to_have_attribute("data-standing", "practice")
    count = tricap.locator('[data-principle="count"]')
    expect(count).to_have_attribute("data-standing", "practice")
    expect(mine.locator(".tt-mine-due li:visible")).to_have_count(3)
    well = mine.locator("[data-due=principles] li:visible a:visible")
    expect(well).to_have_attribute("href", "well-tricap.ipynb?lang=en#well-count")
    bring_axe(page)
    expect_accessible(mine)
    assert page.evaluate(_SIDEWAYS) <= 0

    mine.locator("input[data-mine=name]").focus()
    for nth in range(3):
        press("Tab")
        expect(mine.locator(".tt-mine-due li:visible a:visible").nth(nth)).to_be_focused()
    for nth in range(maps.count()):
        press("Tab")
        expect(maps.nth(nth).locator("summary")).to_be_focused()
        is_open = maps.nth(nth).get_attribute("open") is not None
        press("Enter")
        assert (maps.nth(nth).get_attribute("open") is not None) is not is_open
        if not is_open:
            press("Enter")
    press("Tab")
    expect(mine.locator("button[data-mine=save]")).to_be_focused()
    press("Tab")
    expect(mine.locator("input[data-mine=load]")).to_be_focused()

    theirs = json.dumps({**_KNOWN, "name": "Noah"}).encode()
    file = {"name": "noah.json", "mimeType": "application/json", "buffer": theirs}
    mine.locator("input[data-mine=load]").set_input_files([file])  # type: ignore[list-item]
    whose, forget = (mine.locator(f"dialog[data-asks={what}]") for what in ("whose", "forget"))
    expect(mine.locator("button[data-mine=apart]")).to_be_focused()
    expect_accessible(mine)
    press("Enter")
    expect(whose).to_be_hidden()
    expect(mine.locator("input[data-mine=load]")).to_be_focused()
    for what in ("print", "forget"):
        press("Tab")
        expect(mine.locator(f"button[data-mine={what}]")).to_be_focused()
    press("Enter")
    expect(mine.locator("button[data-mine=keep]")).to_be_focused()
    expect_accessible(mine)
    press("Escape")
    expect(forget).to_be_hidden()
    expect(mine.locator("button[data-mine=forget]")).to_be_focused()

    page.emulate_media(media="print")
    expect(tricap.locator("ul")).to_have_count(2)
    for nth in range(2):
        expect(tricap.locator("ul").nth(nth)).to_be_visible()
    expect(mine.locator(".tt-mine-tools")).to_be_hidden()


@LAB
def test_keys_on_the_board_stay_at_the_board(desk: Desk) -> None:
    """Lab would delete the cell, add others, run it again, or ask whether to restart its kernel."""
    stage = desk.open("lab", table(f"position={MIDDLE}"))
    board, page = stage.board(), stage.page
    cells = page.locator(".jp-Cell")
    expect(cells).to_have_count(1)
    board.focus("12")
    for key in ("d", "d", "a", "b", "m", "y", "x", "z", "o", "j", "k", "0", "0", "Enter"):
        page.keyboard.press(key)
    expect(board.place("12")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    for key in ("Shift+Enter", "Control+Enter", "Space", "Shift+m", "ArrowDown", "Delete"):
        page.keyboard.press(key)
    expect(cells).to_have_count(1)
    expect(page.locator(".jp-CodeCell")).to_have_count(1)
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    expect(board.root).to_be_visible()
    expect(page.locator(".jp-InputArea-prompt")).to_have_text(["[1]:"])  # it was not run again
    board.typed.focus()
    page.keyboard.type("ddaabbmm")
    expect(board.typed).to_have_value("ddaabbmm")
    expect(cells).to_have_count(1)
    assert stage.value("t.record['moves']") == []
