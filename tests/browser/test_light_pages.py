"""Light pages in a browser: boards at once, a line to the server's tables, and games that stay."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import BoardPage
from tests.browser.servers import own_places, running
from tests.browser.stage import PHONE, Desk
from tests.hosting.notebooks import notebook
from tritables.core.messages import Message
from tritables.texts import say

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600), pytest.mark.posix]

ROOT = Path(__file__).resolve().parents[2]
LESSON, TABLE, HIDDEN = range(3)
CELLS = (
    "# Some boards",
    "from tritables import Lesson, Table, speak\nspeak()",
    "Lesson('trictrac', 'look-ahead')",
    "Table('trictrac', seats=['person', 'person'])",
    "Table('tricom', seats=['person', 'greedy'], speed='fast')",
)


class LightServer:
    """A server at a port of its own, which can be killed and started again."""

    def __init__(self, folder: Path, home: Path, *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._argv = [sys.executable, "-m", "tritables", "serve", str(folder)]
        self._argv += ["--port", str(self.port), *more]
        self._env = own_places(home)
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            self._argv, env=self._env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith(self.url)

    def end(self, sign: int) -> None:
        self.process.send_signal(sign)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def started(folder: Path, home: Path, *more: str) -> Iterator[LightServer]:
    server = LightServer(folder, home, *more)
    server.start()
    try:
        yield server
    finally:
        server.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("light")
    (folder / "index.ipynb").write_text(notebook(*CELLS))
    return folder


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LightServer]:
    with started(folder, tmp_path_factory.mktemp("home")) as server:
        yield server


def opened(desk: Desk, address: str, **options: object) -> Page:
    page = desk.context(**options).new_page()
    page.goto(address)
    return page


def thrown(page: Page) -> BoardPage:
    """The table after its first throw."""
    board = BoardPage(page, TABLE).ready()
    board.throw()
    expect(board.plies).to_have_count(1)
    return board


def shown_again(page: Page, frames: list[str | bytes], board: str) -> None:
    """Wait until a server has shown a board whole."""
    until = monotonic() + 60
    while not any(f'"board":"{board}"' in str(one) and '"whole"' in str(one) for one in frames):
        assert monotonic() < until
        page.wait_for_timeout(100)


def test_when_a_page_is_opened_then_its_boards_stand_in_it_and_can_be_played(
    desk: Desk, server: LightServer
) -> None:
    page = opened(desk, server.url)
    for nth in (LESSON, TABLE, HIDDEN):
        board = BoardPage(page, nth).ready()
        expect(board.root.locator(".tt-piece").first).to_be_visible()
        expect(board.fault).to_have_count(0)
    thrown(page)
    assert len(page.context.pages) == 1
    assert not page.workers, "no Python runs here"


def test_when_a_lesson_is_done_wrong_then_it_says_why_and_right_then_it_is_done(
    desk: Desk, server: LightServer
) -> None:
    page = opened(desk, server.url)
    board = BoardPage(page, LESSON).ready()
    board.move("22", "24")
    expect(board.refusal.locator('[data-rule="throw.look-ahead"]')).to_be_visible()
    board.move("1", "3")
    expect(board.task).to_contain_class("tt-done")


def test_when_a_page_is_loaded_again_then_its_game_is_offered(
    desk: Desk, server: LightServer
) -> None:
    page = opened(desk, server.url)
    thrown(page)
    page.reload()
    board = BoardPage(page, TABLE).ready()
    board.root.locator("[data-tool=rejoin]").click()
    expect(board.plies).to_have_count(1)


def test_when_the_server_is_killed_then_the_page_goes_on_where_it_was(
    desk: Desk, folder: Path, tmp_path: Path
) -> None:
    with started(folder, tmp_path) as server:
        page = opened(desk, server.url)
        lesson = BoardPage(page, LESSON).ready()
        lesson.move("22", "24")
        expect(lesson.refusal).to_be_visible()
        lesson.move("1", "3")
        expect(lesson.task).to_contain_class("tt-done")
        board = thrown(page)

        frames = desk.watch.listen()
        server.end(signal.SIGKILL)
        server.start()
        shown_again(page, frames, "b1")
        board.root.locator("[data-tool=throw]:enabled").click()
        expect(board.plies).to_have_count(2)
        expect(lesson.task).to_contain_class("tt-done")


def test_when_the_server_is_gone_then_the_board_says_so_and_comes_back_with_it(
    desk: Desk, folder: Path, tmp_path: Path
) -> None:
    with started(folder, tmp_path) as server:
        page = opened(desk, server.url)
        board = thrown(page)
        server.end(signal.SIGKILL)
        expect(board.offline).to_be_visible()
        server.start()
        expect(board.offline).to_have_count(0)
        board.throw()
        expect(board.plies).to_have_count(2)


def test_when_the_server_is_killed_before_it_did_what_was_clicked_then_the_next_one_does_it(
    desk: Desk, folder: Path, tmp_path: Path
) -> None:
    """Or the board says that there is no server, where the next one starts late."""
    with started(folder, tmp_path) as server:
        page = opened(desk, server.url)
        board = thrown(page)
        server.process.send_signal(signal.SIGSTOP)  # it is sent the click, and does nothing of it
        board.throw()
        server.end(signal.SIGKILL)
        server.start()
        expect(board.plies.nth(1).or_(board.offline)).to_be_visible()
        expect(board.offline).to_have_count(0)
        page.wait_for_timeout(500)
        if board.plies.count() == 1:
            board.throw()
        expect(board.plies).to_have_count(2)


def test_when_a_language_is_chosen_then_page_and_boards_speak_it_and_the_address_names_it(
    desk: Desk, tmp_path: Path
) -> None:
    with running("served", ROOT / "notebooks", tmp_path) as server:
        page = opened(desk, f"{server.url}/nl/tricap.ipynb", locale="fr")
        expect(page.locator("html")).to_have_attribute("lang", "nl")
        board = BoardPage(page, 0).ready()
        expect(board.root).to_have_attribute("lang", "nl")
        page.get_by_label("Français").check()
        expect(board.root).to_have_attribute("lang", "fr")
        assert page.url.endswith("/fr/tricap.ipynb")
        page.locator("a.tt-home").click()
        heading = say(Message("index-title"), "fr")
        expect(page).to_have_title(heading)
        assert "/fr/index.ipynb" in page.url


def test_when_a_page_is_on_a_phone_then_it_fits(desk: Desk, server: LightServer) -> None:
    page = opened(desk, server.url, **PHONE)
    BoardPage(page, LESSON).ready()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_when_there_is_one_place_then_who_loads_again_keeps_it_and_who_leaves_gives_it_up(
    desk: Desk, folder: Path, tmp_path: Path
) -> None:
    with started(folder, tmp_path, "--sessions", "1") as server:
        ann, bob = desk.context().new_page(), desk.context().new_page()
        frames = desk.watch.listen()
        ann.goto(server.url)
        shown_again(ann, frames, "b0")
        bob.goto(server.url)
        full = say(Message("full-title"), "en")
        expect(bob).to_have_title(re.compile(re.escape(full)))
        frames.clear()
        ann.reload()
        shown_again(ann, frames, "b0")
        expect(bob).to_have_title(re.compile(re.escape(full)))
        ann.close()
        expect(bob.locator(".tt-board").first).to_be_visible()
