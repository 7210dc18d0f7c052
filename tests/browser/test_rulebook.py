"""The rulebook in the page: each rule has a mark that says, in words, who says it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.pictures import Pictures
from tests.browser.stage import Desk
from tritables.core import Message, game_named
from tritables.core.game import Rule
from tritables.texts import LANGUAGE_NAMES, say

pytestmark = pytest.mark.browser


def mark_of(rule: Rule, lang: str) -> str:
    origin = f"option-{rule.by}" if rule.kind == "option" else rule.kind
    return say(Message(f"ui-by-{origin}"), lang)


@pytest.mark.parametrize("name", ["tricap", pytest.param("trictrac", marks=pytest.mark.full)])
def test_every_rule_says_who_says_it(desk: Desk, pictures: Pictures, name: str) -> None:
    game = game_named(name)
    stage = desk.open("light", f"from tritables import Table\nt = Table('{name}', seed=1)\nt")
    board = stage.board()
    for lang, language in LANGUAGE_NAMES.items():
        board.choose_language(language)
        board.tool("rules").click()
        seen = set()
        for rule in game.rules:
            article = board.dialog.locator(f"article[data-rule='{rule.id}']")
            why = rule.why(name)
            words = [mark_of(rule, lang), *([] if why is None else [say(why, lang)])]
            expect(article.locator(".tt-by p")).to_have_text(" ".join(words))
            expect(article.locator("code")).to_have_count(0)
            seen.add(words[0])
        assert len(seen) == len({(rule.kind, rule.by) for rule in game.rules})
        pictures.keep(stage.page, f"rulebook-{name}-{lang}")
        stage.page.keyboard.press("Escape")
        expect(board.dialog).to_have_count(0)


def test_a_rule_opens_a_board_and_teachers_see_its_id(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open("light", "from tritables import Table\nt = Table('trictrac', seed=1)\nt")
    board = stage.board()
    board.tool("rules").click()
    article = board.dialog.locator("article[data-rule='bar.first']")
    expect(article).to_be_hidden()
    seek = board.dialog.get_by_label("Search the rules")
    seek.fill("FIRST bar")
    expect(board.dialog.get_by_role("status")).to_have_text("Found: 1")
    seek.fill("")
    title = say(Message("chapter-from-the-bar", game="trictrac"))
    board.dialog.locator(".tt-rule-group > summary", has_text=title).focus()
    stage.page.keyboard.press("Enter")
    expect(article.locator(".tt-by p")).to_be_hidden()
    article.locator("summary").click()
    expect(article.locator(".tt-by p")).to_be_visible()
    article.get_by_role("button", name="Show", exact=True).click()
    expect(article.get_by_role("img", name="In from the bar")).to_be_visible()
    assert article.locator("img").evaluate("img => img.decode().then(() => img.naturalWidth)") > 300
    expect(article.locator("figcaption")).to_contain_text("8 → 11")
    pictures.keep(stage.page, "rulebook-picture")
    article.get_by_role("button", name="Hide", exact=True).click()
    expect(article.locator("figure")).to_have_count(0)
    board.dialog.get_by_label("Show rule names").check()
    expect(article.locator("code")).to_have_text("bar.first")
    board.dialog.get_by_label("Show rule names").uncheck()
    expect(article.locator("code")).to_have_count(0)
