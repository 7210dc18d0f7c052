"""English, Dutch, French: switched on the board, and everything on it follows."""

from __future__ import annotations

from ast import literal_eval

import pytest
from playwright.sync_api import expect

from tests.browser.positions import LOOK_AHEAD, table
from tests.browser.stage import MOSTLY_LIGHT, Desk
from tritables.core import Message, game_named
from tritables.texts import say

pytestmark = pytest.mark.browser


@MOSTLY_LIGHT
def test_the_board_speaks_three_languages(desk: Desk, host: str) -> None:
    board = desk.open(host, table(f"position={LOOK_AHEAD}")).board()
    position = literal_eval(LOOK_AHEAD)
    refused = game_named("trictrac").read(position).judge("22/24").message
    seen = set()
    names = {
        "en": "English",
        "nl": "Nederlands",
        "fr": "Français",
    }
    for lang in ("en", "nl", "fr", "en"):
        board.choose_language(names[lang])
        expect(board.root).to_have_attribute("lang", lang)
        status = say(Message("status-play", {"seat": 0, "die": 2}, "trictrac"), lang)
        expect(board.status).to_have_text(status)
        undo = say(Message("ui-undo"), lang)
        expect(board.tool("undo")).to_have_attribute("aria-label", undo)
        expect(board.tool("undo")).to_have_attribute("title", undo)
        throw = say(Message("draw-dice", game="trictrac"), lang)
        expect(board.tool("throw")).to_have_text(throw)
        label = say(Message("place-white", {"point": 22, "count": 4}, "trictrac"), lang)
        board.expect_label("22", label)
        expect(board.sheet.get_by_role("heading")).to_have_text(say(Message("ui-moves"), lang))
        board.move("22", "24")
        expect(board.refusal.locator(".tt-reason")).to_have_text(say(refused, lang))
        title = say(Message("rule-throw_look-ahead.title", game="trictrac"), lang)
        expect(board.refusal.locator(".tt-chip")).to_contain_text(title)
        seen.add((status, label, title))
    assert len(seen) == 3
    board.expect_plies(0)
