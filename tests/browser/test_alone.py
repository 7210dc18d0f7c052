"""Light pages whose server goes: they go on in the browser, and come back with what was played."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import BoardPage
from tests.browser.stage import PHONE, Desk
from tests.browser.static import AWAKE, STATIC
from tests.browser.test_light_pages import LightServer, started
from tests.hosting.notebooks import notebook
from tritables.export.site import make_site

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600), pytest.mark.posix, STATIC]

LESSON, TABLE, HIDDEN, LOCKED = range(4)
CELLS = (
    "# Some boards",
    "from tritables import Lesson, Table, speak\nspeak()",
    "Lesson('trictrac', 'look-ahead')",
    "Table('trictrac', seats=['person', 'person'])",
    "Table('tricom', seats=['person', 'greedy'], speed='fast')",
    "Table('trictrac', seats=['person', 'person'], locked=['undo'])",
)

IDLE = 21_000
"""Milliseconds without a touch after which a page has surely begun to fetch Python."""

AWAY = 9_000
"""Milliseconds after which a board says that there is no server, and offers what there is."""

LATER = 7_000
"""Milliseconds within which a page tries again."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An exported site, which has the Python; its own pages are no matter here."""
    folder = tmp_path_factory.mktemp("exported")
    (folder / "index.ipynb").write_text(notebook("# Pages without a server"))
    make_site([folder / "index.ipynb"], folder / "site", say=lambda line: None)
    return folder / "site"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "notebooks"
    folder.mkdir()
    (folder / "index.ipynb").write_text(notebook(*CELLS))
    return folder


@pytest.fixture
def server(folder: Path, site: Path, tmp_path: Path) -> Iterator[LightServer]:
    with started(folder, tmp_path / "home", "--site", str(site)) as server:
        yield server


class AlonePage:
    """A light page whose reader plays, so that it gets ready to go on by itself."""

    def __init__(
        self, desk: Desk, server: LightServer, page: Page | None = None, **options: object
    ):
        self.desk = desk
        self.server = server
        self.page = page or desk.context(**options).new_page()
        self.page.clock.install()  # it runs on, and can be put forward
        self.page.goto(server.url)

    def board(self, nth: int = TABLE) -> BoardPage:
        return BoardPage(self.page, nth).ready()

    def notice(self, nth: int = TABLE) -> str:
        return self.board(nth).root.locator(".tt-alone").inner_text()

    def choice(self, name: str, nth: int = TABLE) -> None:
        self.board(nth).root.locator(f"[data-tool={name}]").click()

    def throw(self, plies: int) -> None:
        board = self.board()
        board.root.locator("[data-tool=throw]:enabled").click()
        expect(board.plies).to_have_count(plies)

    def get_ready(self) -> None:
        """Throw once, and wait until the page has Python and the copies of its boards."""
        self.throw(1)
        frames = self.desk.watch.listen()
        self.page.clock.fast_forward(IDLE)
        until = monotonic() + 60
        while not any('"board":"b1","copy":{' in str(one) for one in frames):
            assert monotonic() < until, "no copy has come"
            self.page.wait_for_timeout(100)

    def end_server(self) -> None:
        self.server.end(signal.SIGKILL)
        expect(self.page.locator(".tt-runs")).to_have_count(0)
        self.page.clock.fast_forward(AWAY)

    def go_on(self, nth: int = TABLE) -> None:
        self.choice("alone", nth)
        told = self.board(nth).root.locator(".tt-alone")
        expect(told).to_contain_text("You go on without the server", timeout=AWAKE)

    def wait_for_server(self, start: bool = True) -> None:
        if start:
            self.server.start()
        until = monotonic() + 60
        told = self.page.locator(".tt-alone button, .tritables:not(:has(.tt-offline, .tt-alone))")
        while told.count() == 0:
            assert monotonic() < until, "the page has not found its server again"
            self.page.clock.fast_forward(LATER)
            self.page.wait_for_timeout(500)


@pytest.fixture
def alone(desk: Desk, server: LightServer) -> AlonePage:
    """A page at which somebody plays without the server."""
    page = AlonePage(desk, server)
    page.get_ready()
    page.end_server()
    return page


def test_when_the_server_is_gone_then_the_game_goes_on_and_is_taken_along(alone: AlonePage) -> None:
    board = alone.board()
    before = board.drawn()
    alone.go_on()
    assert board.drawn() == before, "nothing jumps"
    alone.throw(2)
    alone.wait_for_server()
    before, moves = board.drawn(), board.plies.all_text_contents()
    alone.choice("take")
    expect(board.root.locator(".tt-alone")).to_have_count(0)
    assert board.drawn() == before
    assert board.plies.all_text_contents() == moves
    assert alone.page.workers == [], "Python ends where nobody needs it"
    alone.page.reload()
    board = alone.board()
    board.root.locator("[data-tool=rejoin]").click()
    expect(board.plies).to_have_text(moves)


def test_when_what_was_played_is_left_then_the_server_s_game_goes_on(alone: AlonePage) -> None:
    alone.go_on()
    alone.throw(2)
    alone.wait_for_server()
    alone.choice("leave-it")
    board = alone.board()
    expect(board.plies).to_have_count(1)
    expect(board.root.locator(".tt-alone")).to_have_count(0)
    alone.page.reload()
    alone.board().root.locator("[data-tool=rejoin]").click()
    expect(alone.board().root.locator(".tt-alone")).to_have_count(0)


def test_when_something_is_hidden_or_locked_then_nothing_is_offered(alone: AlonePage) -> None:
    expect(alone.board().root.locator("[data-tool=alone]")).to_be_visible()
    for nth in (HIDDEN, LOCKED):
        board = alone.board(nth)
        expect(board.offline).to_be_visible()
        expect(board.root.locator("[data-tool=alone]")).to_have_count(0)
    alone.go_on()
    for nth in (HIDDEN, LOCKED):
        expect(alone.board(nth).offline).to_be_visible()


def test_when_a_lesson_was_gone_on_with_then_it_is_taken_along_unasked(alone: AlonePage) -> None:
    alone.go_on(LESSON)
    lesson = alone.board(LESSON)
    lesson.move("22", "24")
    expect(lesson.refusal.locator('[data-rule="throw.look-ahead"]')).to_be_visible()
    lesson.move("1", "3")
    expect(lesson.task).to_contain_class("tt-done")
    alone.wait_for_server()
    expect(lesson.root.locator(".tt-alone, .tt-offline")).to_have_count(0)
    expect(lesson.task).to_contain_class("tt-done")
    alone.page.reload()
    alone.choice("rejoin", LESSON)
    expect(alone.board(LESSON).task).to_contain_class("tt-done")


def test_when_the_server_comes_and_goes_then_nothing_is_lost(alone: AlonePage) -> None:
    alone.go_on()
    alone.throw(2)
    alone.wait_for_server()
    expect(alone.board().root.locator("[data-tool=take]")).to_be_visible()
    alone.server.end(signal.SIGKILL)
    expect(alone.board().root.locator("[data-tool=take]")).to_have_count(0)
    alone.board().tool("undo").click()
    expect(alone.board().tool("redo")).to_be_enabled()
    alone.board().tool("redo").click()
    alone.wait_for_server()
    alone.choice("take")
    expect(alone.board().root.locator(".tt-alone")).to_have_count(0)
    expect(alone.board().plies).to_have_count(2)


def test_when_the_page_was_closed_meanwhile_then_it_is_offered_at_the_next_visit(
    alone: AlonePage,
) -> None:
    alone.go_on()
    alone.throw(2)
    moves = alone.board().plies.all_text_contents()
    context = alone.page.context
    alone.page.close(run_before_unload=False)
    alone.server.start()
    again = AlonePage(alone.desk, alone.server, context.new_page())
    expect(again.board().root.locator("[data-tool=take]")).to_be_visible()
    again.choice("take")
    expect(again.board().plies).to_have_text(moves)
    expect(again.board().root.locator(".tt-alone")).to_have_count(0)
    again.page.reload()
    again.board().root.locator("[data-tool=rejoin]").first.click()
    expect(again.board().root.locator(".tt-alone")).to_have_count(0)


def test_when_the_page_has_changed_then_the_game_stays_and_is_offered_on_the_new_one(
    alone: AlonePage, folder: Path
) -> None:
    alone.go_on()
    alone.throw(2)
    moves = alone.board().plies.all_text_contents()
    (folder / "index.ipynb").write_text(notebook("# Other boards", *CELLS[1:]))
    alone.wait_for_server()
    assert "new version of this page" in alone.notice()
    expect(alone.board().plies).to_have_text(moves)
    expect(alone.page.locator("h1")).to_have_text("Some boards")
    alone.choice("reload")
    expect(alone.page.locator("h1")).to_have_text("Other boards")
    alone.choice("take")
    expect(alone.board().plies).to_have_text(moves)


def test_when_two_tabs_are_alone_then_each_takes_along_its_own(
    desk: Desk, server: LightServer
) -> None:
    ann = AlonePage(desk, server)
    ann.get_ready()
    bob = AlonePage(desk, server, ann.page.context.new_page())
    bob.choice("anew")
    bob.get_ready()
    ann.end_server()
    bob.page.clock.fast_forward(AWAY)
    games = []
    for one in (ann, bob):
        one.go_on()
        one.throw(2)
        games.append(one.board().plies.all_text_contents())
    ann.wait_for_server()
    bob.wait_for_server(start=False)
    for one, moves in zip((ann, bob), games, strict=True):
        one.choice("take")
        expect(one.board().root.locator(".tt-alone")).to_have_count(0)
        expect(one.board().plies).to_have_text(moves)


def test_when_python_is_not_at_hand_then_nothing_is_promised(
    desk: Desk, server: LightServer
) -> None:
    page = AlonePage(desk, server)
    page.throw(1)
    page.end_server()
    expect(page.board().offline).to_be_visible()
    expect(page.board().root.locator("[data-tool=alone]")).to_have_count(0)


def test_when_a_reader_saves_data_then_nothing_is_fetched(desk: Desk, server: LightServer) -> None:
    context = desk.context()
    context.add_init_script(
        "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
    )
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = AlonePage(desk, server, context.new_page())
    page.throw(1)
    page.page.clock.fast_forward(IDLE)
    page.throw(2)
    page.page.clock.fast_forward(IDLE)
    page.page.wait_for_timeout(1000)
    assert not [url for url in asked if "/runtime/" in url]


def test_when_there_is_no_site_then_nothing_is_offered(
    desk: Desk, folder: Path, tmp_path: Path
) -> None:
    with started(folder, tmp_path / "home") as server:
        page = AlonePage(desk, server)
        page.throw(1)
        page.page.clock.fast_forward(IDLE)
        page.throw(2)
        page.end_server()
        expect(page.board().offline).to_be_visible()
        expect(page.page.locator("[data-tool=alone]")).to_have_count(0)


def test_when_it_is_on_a_phone_then_the_choices_fit_and_are_in_sight(
    desk: Desk, server: LightServer
) -> None:
    alone = AlonePage(desk, server, **PHONE)
    alone.get_ready()
    alone.end_server()
    board = alone.board()
    board.root.scroll_into_view_if_needed()
    button = board.root.locator("[data-tool=alone]")
    expect(button).to_be_in_viewport()
    assert alone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    alone.go_on()
    alone.throw(2)
    alone.wait_for_server()
    expect(board.root.locator("[data-tool=take]")).to_be_in_viewport()
    assert alone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
