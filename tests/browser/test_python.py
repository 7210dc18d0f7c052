"""One table for hand and code: what Python plays is shown, what the mouse plays is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.positions import MIDDLE, table
from tests.browser.stage import LAB, Desk

pytestmark = pytest.mark.browser

MODELS = """
import re
import tritables.widgets.comm_transport as _tables
_module = _tables.browser_module
_keep = r'''
const plain = \\1;
export default { render(context) {
  (window.models ??= []).push(context.model);
  return plain.render(context);
} };'''
_tables.browser_module = lambda name: re.sub(
    r'export\\s*\\{\\s*(\\w+) as default\\s*\\};?', _keep, _module(name)
)
"""
"""Lets the test speak as a view does: whoever can open a page can send such messages."""

BAD = [
    {},
    {"kind": "go", "ply": "x", "view": "v", "seq": 1},
    {"kind": "go", "ply": -1, "view": "v", "seq": 2},
    {"kind": "attempt", "from": "12", "to": "nowhere", "turn": 0, "view": "v", "seq": 3},
    {"kind": "attempt", "from": "12", "to": "15", "view": "v", "seq": 4},
    {"kind": "__init__", "view": "v", "seq": 5},
    {"kind": "choose", "name": "_esm", "value": "alert(1)", "view": "v", "seq": 6},
    {"kind": "choose", "name": "lang", "value": "xx", "view": "v", "seq": 7},
    {"kind": "seat", "seat": 0, "by": "wizard", "view": "v", "seq": 8},
    {"kind": "new", "seed": 1.5, "seats": None, "options": None, "view": "v", "seq": 9},
    {"kind": "type", "move": "1" * 5000, "view": "v", "seq": 10},
    {"kind": "set", "faces": [["die-1"]], "view": "v", "seq": 11},
    {"kind": "undo", "view": "v", "seq": "12"},
    {"kind": "draw", "view": "v", "seq": 13, "more": True},
    {"kind": "attempt", "from": "12", "to": "15", "turn": 99, "view": "v", "seq": 14},
    {"kind": "new", "seed": 1, "seats": ["wizard"], "options": None, "view": "v", "seq": 15},
    {"kind": "new", "seed": 1, "seats": None, "options": {"x": 1}, "view": "v", "seq": 16},
    {"kind": "next", "view": "v", "seq": 17},
    {"kind": "open", "view": "v", "seq": 18},
]


@LAB
def test_a_cell_plays_and_the_board_moves(desk: Desk) -> None:
    observe = """
        import ipywidgets as w
        heard = w.Output()
        display(heard)

        @heard.capture()
        def tell(change):
            print("on turn:", change["new"]["on_turn"], "left:", change["new"]["left"])

        t.observe(tell, "position")
    """
    stage = desk.open("lab", table(), observe)
    board = stage.board()
    page = stage.page
    heard = page.locator(".probe-room .jp-OutputArea").first
    board.type("start 5-3")
    expect(heard).to_contain_text("on turn: 0 left: []")

    stage.command("notebook:insert-cell-below")
    page.locator(".jp-Cell.jp-mod-active .cm-content").click()
    page.keyboard.type("t.play('roll 1-2', 'bar/1')")
    page.keyboard.press("Shift+Enter")
    board.expect_plies(3)
    expect(board.status).to_have_text("White plays a 1.")
    board.expect_label("1", "Point 1, 1 white stone")
    expect(heard).to_contain_text("on turn: 0 left: [1, 2, 2, 5, 5, 6, 6]")
    board.move("bar0", "1")
    expect(heard).to_contain_text("on turn: 0 left: [2, 2, 5, 5, 6, 6]")
    cells = page.locator(".jp-Notebook .jp-Cell")
    while (count := cells.count()) > 1:  # the next test uses this page as well
        page.evaluate(_LAST)
        stage.command("notebook:delete-cell")
        expect(cells).to_have_count(count - 1)


_LAST = """() => {
  const { content } = window.jupyterapp.shell.currentWidget;
  content.activeCellIndex = content.widgets.length - 1;
}"""


@pytest.mark.parametrize(
    ("breaks", "mends"),
    [
        ("t.observe(lambda change: 1 / 0, 'position')", ""),
        ("t._plain.session.draw = lambda: 1 / 0", ""),
        (
            "kind = type(t._plain.session); draw = kind.draw; kind.draw = lambda self: 1 / 0",
            "kind.draw = draw",  # it is broken for all tables of its kernel
        ),
    ],
    ids=["observer", "slot", "engine"],
)
def test_an_error_behind_the_board_is_shown(desk: Desk, breaks: str, mends: str) -> None:
    stage = desk.open("kernel", table())
    board = stage.board()
    expect(board.fault).to_have_count(0)
    stage.run(breaks)
    board.throw()
    expect(board.fault).to_be_visible()
    board.fault.locator("summary").click()
    expect(board.fault).to_contain_text("ZeroDivisionError: division by zero")
    expect(board.offline).to_have_count(0)
    stage.run(mends)


def test_a_malformed_message_does_no_harm(desk: Desk) -> None:
    stage = desk.open("kernel", MODELS, table(f"position={MIDDLE}"), fresh=True)
    board = stage.board()
    before, drawn = stage.value("[t.position, t.record, t.lang, t.seats]"), board.drawn()
    answers = stage.page.evaluate(
        """async bad => {
          const [model] = window.models;
          const answers = [];
          // A clock or an opponent brings changes too, and a first refusal another piece of script.
          const hear = message => message.kind === 'reply' && answers.push(message);
          const along = () => {
            const { reply } = model.get('_change');
            if (reply) hear({ kind: 'reply', ...reply });
          };
          model.on('msg:custom', hear);
          model.on('change:_change', along);
          for (const message of bad) model.send(message);
          for (let i = 0; i < 1200 && answers.length < bad.length; i++)
            await new Promise(done => setTimeout(done, 50));
          model.off('msg:custom', hear);
          model.off('change:_change', along);
          return answers;
        }""",
        BAD,
    )
    assert [answer["ok"] for answer in answers] == [False] * len(BAD)
    assert [answer["kind"] for answer in answers] == ["reply"] * len(BAD)
    assert stage.value("[t.position, t.record, t.lang, t.seats]") == before
    assert board.drawn() == drawn
    expect(board.fault).to_have_count(0)
    board.move("12", "15")
    board.expect_plies(1)
