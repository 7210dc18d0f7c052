"""Every exported tutorial as a reader has it: from a host under a path, and as one file."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from scripts.run import ROOT
from tests.browser.board import BoardPage
from tests.browser.lesson import Pupil
from tests.browser.stage import Desk
from tests.browser.static import AWAKE, STATIC, UNDER, StaticPage, hosted
from tests.browser.visitors import HANDS
from tritables.core.registry import game_names
from tritables.export.single_page import make_single
from tritables.export.site import make_site
from tritables.export.translations import notebooks_in
from tritables.lessons import course
from tritables.texts import LANGUAGE_NAMES, LANGUAGES

pytestmark = [
    pytest.mark.browser,
    pytest.mark.full,
    pytest.mark.timeout(1800),
    STATIC,
]

MOST = 10_000_000
"""Bytes of one file with all that it needs."""
QUIET = lambda line: None  # noqa: E731


@pytest.fixture(scope="session")
def tutorials(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for a host, with the site of the tutorials under a path, and each as one file."""
    folder = tmp_path_factory.mktemp("tutorials")
    make_site(notebooks_in(ROOT / "notebooks"), folder / UNDER, say=QUIET)
    for name in game_names():
        group = [ROOT / "notebooks" / lang / f"{name}.ipynb" for lang in LANGUAGES]
        file = make_single(group, folder / f"{name}.html", say=QUIET)
        assert file.stat().st_size <= MOST, f"{file.name} is too large for a mail"
    return folder


@pytest.mark.parametrize("place", ["host", "disk"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_tutorial_in_every_language(
    desk: Desk, tutorials: Path, game: str, lang: str, place: str
) -> None:
    context = desk.context()
    with hosted(tutorials) as host:
        if place == "disk":
            context.set_offline(True)
            address = (tutorials / f"{game}.html").as_uri()
        else:
            address = host.address(game)
        static = StaticPage(context, f"{address}?lang={lang}")
        expect_whole(static, game, lang)
        solve_first_chapter(static, game)
        table = static.board(len(course(game).chapters))
        begin(static, table)
        other = LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
        choose_both(static, table, other)
        go_on_after_reload(static, table, other)
        go_on_after_kill(static, table)
        HANDS["text"](table, 0).play_to_the_end()
        expect(table.status).to_contain_class("tt-won")
        static.wait_until_kept(table)
        if place == "host":
            static.wait_until_site_is_kept()
    # The host is gone by now.
    static.page.reload()
    expect_whole(static, game, other)
    expect(table.status).to_contain_class("tt-won")
    table.tool("undo").click()
    expect(table.tool("redo")).to_be_enabled(timeout=AWAKE)
    static.expect_well(table)


def expect_whole(static: StaticPage, game: str, lang: str) -> None:
    """All boards are there in a language, and all that is read is in it."""
    assert static.boards == len(course(game).chapters) + 1
    static.expect_all_visible()
    expect(static.page.locator("html")).to_have_attribute("lang", lang)
    for nth in range(static.boards):
        expect(static.board(nth).root).to_have_attribute("lang", lang)
    prose = static.page.locator(".tt-page-prose [lang]:visible")
    spoken = {one.get_attribute("lang") for one in prose.all()}
    assert spoken == {lang}


def solve_first_chapter(static: StaticPage, game: str) -> None:
    """Do every step of the first lesson, wrongly first."""
    chapter = course(game).chapters[0]
    pupil = Pupil(static.page, chapter)
    pupil.ready()
    for nth in range(len(chapter.steps)):
        pupil.go_to(nth)
        pupil.solve(nth)
    expect(pupil.root.locator(".tt-dot-open")).to_have_count(0)
    static.expect_well(pupil)


def begin(static: StaticPage, table: BoardPage) -> None:
    """Let the opponent be quick, and play a first turn against it."""
    table.ready()
    table.tool("settings").click()
    table.dialog.locator("select:has(option[value=fast])").select_option("fast")
    expect(table.dialog.locator("select:has(option[value=fast])")).to_have_value("fast")
    static.page.keyboard.press("Escape")
    visitor = HANDS["text"](table, 0)
    visitor.play_on(3)
    static.expect_well(table)


def choose_both(static: StaticPage, table: BoardPage, lang: str) -> None:
    """Switch the language of the page, and its colours, at one board; all others go along."""
    table.choose_language(LANGUAGE_NAMES[lang])
    for nth in range(static.boards):
        expect(static.board(nth).root).to_have_attribute("lang", lang)
    expect(static.page.locator("html")).to_have_attribute("lang", lang)
    table.ready()
    table.tool("settings").click()
    table.dialog.locator("select:has(option[value=dark])").select_option("dark")
    static.page.keyboard.press("Escape")
    for nth in range(static.boards):
        expect(static.board(nth).root).to_contain_class("tt-look-dark")
    expect(static.page.locator("html")).to_have_attribute("data-theme", "dark")


def go_on_after_reload(static: StaticPage, table: BoardPage, lang: str) -> None:
    """Load the page again in mid-game: all is as it was, and the game goes on."""
    static.wait_until_kept(table)
    played = moves(table)
    assert played
    static.page.goto(static.page.url.partition("?")[0])
    table.ready()
    expect(table.root).to_have_attribute("lang", lang)
    expect(table.root).to_contain_class("tt-look-dark")
    expect(static.page.locator(".tritables").first.locator(".tt-dot-open")).to_have_count(0)
    assert moves(table)[: len(played)] == played
    HANDS["text"](table, 0).play_on(2)
    static.expect_well(table)


def go_on_after_kill(static: StaticPage, table: BoardPage) -> None:
    """End the worker in mid-game: the next one goes on from the last move."""
    static.wait_until_kept(table)
    played = moves(table)
    static.kill()
    HANDS["text"](table, 0).play_on(2)
    assert moves(table)[: len(played)] == played
    static.expect_well(table)


def moves(table: BoardPage) -> list[str]:
    """What has been played, as it is written."""
    return table.moves()
