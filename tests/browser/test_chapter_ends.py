"""The end of a chapter on a page: what was learnt, and the way on, without scrolling."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.stage import Desk
from tests.browser.static import STATIC, UNDER, Host, hosted
from tests.table.activities.test_lesson import at, solve
from tritables.core.registry import game_names
from tritables.export.site import make_site
from tritables.lessons import Chapter, course
from tritables.lessons.course import title_of
from tritables.lessons.notebook_files import code_cell, notebook_text, text_cell
from tritables.texts import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1800), STATIC]

SCREENS = ((1280, 800), (390, 844), (360, 740))
"""A desk and two phones, in CSS pixels."""

# The buttons of what is done that call for attention, by their tools.
_LARGE = """root => [...root.querySelectorAll('.tt-primary')]
  .filter(el => el.getClientRects().length > 0).map(el => el.dataset.tool)"""


def finished(chapter: Chapter, lang: str) -> str:
    """A chapter with every step done, the last one on the board, as it is saved."""
    page = at(chapter, lang=lang)
    for nth in range(len(chapter.steps)):
        page.ask("step", step=nth)
        solve(page)
    return json.dumps(page.table.save())


def notebook_of(game: str, folder: Path, lang: str) -> Path:
    """A course whose chapters are all done."""
    setup = f"from tritables import Lesson, speak\nspeak({lang!r})"
    cells = [text_cell("title", f"# {game}"), code_cell("setup", setup, {})]
    for chapter in course(game).chapters:
        saved = folder / f"{game}-{chapter.id}.json"
        saved.write_text(finished(chapter, lang), encoding="utf-8")
        cells.append(text_cell(chapter.id, f"## {title_of(chapter, lang)}"))
        cells.append(code_cell(f"{chapter.id}-board", f"Lesson.load({str(saved)!r})", {}))
    path = folder / f"{game}.ipynb"
    path.write_text(notebook_text(cells, {"title": game, "lang": lang}), encoding="utf-8")
    return path


@contextmanager
def ends_of(folder: Path, lang: str, *games: str) -> Iterator[Host]:
    made = [notebook_of(game, folder, lang) for game in games]
    make_site(made, folder / UNDER, say=lambda line: None)
    with hosted(folder) as host:
        yield host


def expect_the_way_on_in_sight(desk: Desk, host: Host, game: str) -> None:
    chapters = course(game).chapters
    for width, height in SCREENS:
        page = desk.context(viewport={"width": width, "height": height}).new_page()
        page.goto(host.address(game))
        shown = page.locator(".tt-chapter.tt-is-here")
        for chapter in chapters[:-1]:
            answers = shown.locator(".tt-answers")
            expect(answers.locator(".tt-learnt")).to_be_visible()
            # Its rules are there for whoever wants them.
            expect(answers.locator("details:not([open]) .tt-chip").first).to_be_hidden()
            on: Locator = answers.locator('[data-tool="below"]')
            expect(on).to_be_in_viewport(ratio=1)
            assert shown.evaluate(_LARGE) == ["below"], (chapter.id, width)
            on.click()
            expect(shown.locator(f'[id="{chapter.id}"]')).to_have_count(0)
        page.close()


def test_when_a_chapter_is_done_then_the_next_is_the_one_large_button_and_on_the_screen(
    desk: Desk, tmp_path: Path
) -> None:
    with ends_of(tmp_path, "fr", "tricap") as host:
        expect_the_way_on_in_sight(desk, host, "tricap")


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_any_chapter_is_done_then_the_way_on_is_on_the_screen(
    desk: Desk, tmp_path: Path, lang: str
) -> None:
    with ends_of(tmp_path, lang, *game_names()) as host:
        for game in game_names():
            expect_the_way_on_in_sight(desk, host, game)
