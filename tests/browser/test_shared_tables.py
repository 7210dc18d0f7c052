"""Several servers behind one address in a browser: one is killed, and their Redis goes away."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.board import BoardPage
from tests.browser.pictures import Pictures
from tests.browser.stage import Desk
from tests.browser.test_light_pages import CELLS, LESSON, TABLE, LightServer, started
from tests.hosting.notebooks import notebook
from tests.hosting.round_robin import RoundRobin, round_robin
from tests.redis_servers import RedisProcess, redis_process
from tritables.core.messages import Message
from tritables.texts import say

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600), pytest.mark.posix]


class Pair:
    """Two servers that share their tables, the Redis, and the proxy before them."""

    def __init__(self, servers: list[LightServer], redis: RedisProcess, proxy: RoundRobin) -> None:
        self.servers = {one.port: one for one in servers}
        self.redis, self.proxy = redis, proxy
        self.url = f"http://127.0.0.1:{proxy.port}"


@contextmanager
def pair(tmp_path: Path) -> Iterator[Pair]:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "index.ipynb").write_text(notebook(*CELLS))
    with ExitStack() as stack:
        redis = stack.enter_context(redis_process())
        servers = []
        for name in ("one", "other"):
            home = tmp_path / name
            home.mkdir()
            made = started(folder, home, "--tables", redis.address)
            servers.append(stack.enter_context(made))
        proxy = stack.enter_context(round_robin([one.port for one in servers]))
        yield Pair(servers, redis, proxy)


def opened(desk: Desk, pair: Pair, lines: list[str] | None = None) -> tuple[Page, BoardPage]:
    """The page at both servers, and its table after the first throw.

    What its lines carry from the first throw on is noted in ``lines``.
    """
    page = desk.context().new_page()
    if lines is not None:
        page.on("websocket", lambda line: note(line, lines))
    for _ in pair.servers:  # so that both have rendered it
        page.goto(pair.url)
    board = BoardPage(page, TABLE).ready()
    board.throw()
    expect(board.plies).to_have_count(1)
    return page, board


def note(line: WebSocket, lines: list[str]) -> None:
    """Note what a line carries, and when it ends."""
    line.on("framesent", lambda text: lines.append(f"> {str(text)[:150]}"))
    line.on("framereceived", lambda text: lines.append(f"< {str(text)[:150]}"))
    line.on("close", lambda _: lines.append("closed"))


def test_when_a_server_is_killed_then_the_table_goes_on_at_the_other_one(
    desk: Desk, tmp_path: Path
) -> None:
    with pair(tmp_path) as two:
        page, board = opened(desk, two)
        lesson = BoardPage(page, LESSON).ready()
        lesson.move("22", "24")
        expect(lesson.refusal).to_be_visible()
        lesson.move("1", "3")
        expect(lesson.task).to_contain_class("tt-done")
        two.servers[two.proxy.last].end(signal.SIGKILL)
        board.throw()
        expect(board.plies).to_have_count(2)
        expect(board.offline).to_have_count(0)
        expect(lesson.task).to_contain_class("tt-done")


@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
def test_when_the_games_cannot_be_reached_then_the_board_says_so_and_goes_on_once_they_can(
    lang: str, desk: Desk, pictures: Pictures, tmp_path: Path
) -> None:
    lines: list[str] = []
    with pair(tmp_path) as two:
        page, board = opened(desk, two, lines)
        if lang != "en":
            page.locator(f"#tt-lang-{lang}").check(force=True)
            expect(board.root).to_have_attribute("lang", lang)
        two.proxy.ports = [two.proxy.last]  # a reader stays with a server that is there
        # Before, not after: a click that comes once the board has given up is not taken any more.
        board.throw()
        two.redis.kill()
        expect(board.offline).to_have_text(say(Message("page-games-away"), lang), timeout=30_000)
        pictures.keep(page, f"games-away-{lang}")
        two.redis.start()
        expect(board.offline).to_have_count(0)
        # What was clicked at that moment is done, once.
        expect(board.plies, "\n".join(lines[-40:])).to_have_count(2)
