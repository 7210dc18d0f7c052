"""A game that ``new-game`` wrote: installed beside the house, served, and played by its buttons."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.pictures import Pictures
from tests.browser.servers import Server, running
from tests.browser.stage import Desk
from tritables.newgame import make_game

pytestmark = pytest.mark.browser

FINDING = 120_000
"""Milliseconds that a page may take until a kernel has begun to draw it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Voila where the made game is installed, with the notebooks that are written there."""
    at = tmp_path_factory.mktemp("heap")
    make_game("heap", at)
    packages, notebooks, home = at / "packages", at / "notebooks", at / "home"
    install = ["install", "--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
    given = ["--disable-pip-version-check", "--target", str(packages), str(at / "tritables-heap")]
    here = {**os.environ, "PYTHONPATH": str(packages)}
    for argv in (["pip", *install, *given], ["tritables", "notebooks", str(notebooks)]):
        subprocess.run([sys.executable, "-m", *argv], cwd=at, env=here, check=True, timeout=300)
    home.mkdir()
    with running("served", notebooks, home, base=here) as server:
        yield server


@pytest.mark.full
def test_it_is_found_in_the_index_played_by_its_buttons_and_answered(
    desk: Desk, server: Server, pictures: Pictures
) -> None:
    page = desk.context().new_page()
    page.goto(f"{server.url}/?lang=nl", timeout=FINDING)
    page.get_by_role("link", name="Heap").first.click(timeout=FINDING)
    expect(page.locator(".tritables")).to_have_count(2, timeout=FINDING)
    lesson = BoardPage(page).ready()
    expect(lesson.root).to_have_attribute("lang", "nl")
    lesson.type("take 3")
    lesson.expect_refused("take.two")
    lesson.action("take 2").click()
    expect(lesson.task).to_contain_class("tt-done")
    pictures.keep(page, "new-game", full_page=True)
    board = BoardPage(page, 1).ready()
    board.action("take 1").click()
    board.expect_plies(2)  # an opponent has answered
    expect(board.action("take 1")).to_be_visible()
