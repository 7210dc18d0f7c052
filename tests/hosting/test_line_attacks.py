"""Light pages under attack: each sentence of `docs/security.md` that is about their lines."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic
from typing import Any
from uuid import uuid4

import psutil
import pytest
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

from tests.endpoint.transports.test_mutated import mutated
from tests.hosting.raw_line import PONG, bomb, door, frame, handshake, is_ended, raw_line
from tests.hosting.test_base_handler import ask, is_closed
from tests.hosting.test_light_pages import FakePage, Line, run, write_tables
from tests.hosting.test_serve_command import START, Server
from tritables.hosting import limits
from tritables.hosting.light_page import LightPage
from tritables.hosting.limits import BURST, ENDS, REQUESTS, SILENT
from tritables.hosting.scratch import PREFIX
from tritables.hosting.table_sessions import TableSessions
from tritables.hosting.turns import LONGEST, REST, Turns
from tritables.hosting.websocket import UNREADABLE

MB = 1_000_000
SHOW = {"board": "b0", "command": {"view": "v", "seq": 0, "kind": "whole"}}
OPEN: dict[str, Any] = {"board": "b0", "open": None, "anew": None, "choose": {}}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("attacked")
    write_tables(folder)
    return folder


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server; when all is done it has met no error of its own, and has written nothing."""
    with pytest.MonkeyPatch.context() as patch:
        own = tmp_path_factory.mktemp("own")
        patch.setenv("TRITABLES_KEEP", str(own / "games.db"))
        server = Server(folder, own)
    yield server
    assert server.stop(signal.SIGTERM) == 0
    assert server.log.read_text() == ""


@pytest.fixture(scope="module")
def page(server: Server) -> FakePage:
    return FakePage(server, "table")


def fresh(page: FakePage) -> str:
    """The address of a line of another page."""
    return page.address(key=uuid4().hex)


def plays(page: FakePage) -> float:
    """Open a page as another reader, and have a board answer; the seconds that it took."""

    async def play() -> float:
        began = monotonic()
        line = Line(await websocket_connect(fresh(page)))
        await line.hear()
        await line.open()
        assert (await line.ask("ping"))["ok"]
        line.socket.close(1001)
        return monotonic() - began

    return float(run(play()))


def memory(server: Server) -> int:
    return int(psutil.Process(server.process.pid).memory_info().rss)


def posted(opened: socket.socket, message: object) -> None:
    opened.sendall(frame(json.dumps(message).encode()))


class TestReading:
    def test_when_a_page_never_reads_then_its_line_ends_and_little_waits_for_it(
        self, server: Server, page: FakePage
    ) -> None:
        """It answers pings, so that nobody takes it for gone."""
        before, until = memory(server), monotonic() + 90
        with raw_line(fresh(page), room=4_096) as deaf, suppress(ConnectionError):
            posted(deaf, OPEN)
            while monotonic() < until:
                posted(deaf, SHOW)
                deaf.sendall(frame(b"", PONG))
            pytest.fail("its line is still open")
        assert memory(server) - before < 50 * MB
        assert plays(page) < START

    def test_when_nothing_is_heard_for_long_then_nobody_is_there(self) -> None:
        class FakeLine:
            silent, closed = False, 0

            def tell(self, text: str) -> None: ...

            def close(self, code: int | None = None, reason: str | None = None) -> None:
                self.closed += 1

            def is_silent(self, now: float) -> bool:
                return self.silent

        async def look() -> None:
            sessions, lines = TableSessions(), (FakeLine(), FakeLine())
            for name, line in zip("ab", lines, strict=True):
                sessions.begin(name, LightPage("edition", {}, {}, {})).take(line)
            lines[1].silent = True
            sessions.close_silent(0.0)
            assert [line.closed for line in lines] == [0, 1]
            sessions.close()

        run(look())

    @pytest.mark.full
    @pytest.mark.timeout(300)
    def test_when_a_browser_is_frozen_then_its_line_ends_in_the_time_that_is_told(
        self, server: Server, page: FakePage
    ) -> None:
        with raw_line(fresh(page)) as frozen:
            began = monotonic()
            posted(frozen, OPEN)
            frozen.settimeout(150)
            assert is_ended(frozen)
            took = monotonic() - began
        # A minute after the last sign of life, and no more than one later the place is another's.
        assert SILENT - 1 < took < SILENT + 30


class TestSizes:
    def test_when_a_message_unpacks_to_more_than_any_has_then_its_line_ends(
        self, server: Server, page: FakePage
    ) -> None:
        before = memory(server)
        for megabytes in (2, 200):
            with raw_line(fresh(page), packs=True) as attacker:
                attacker.sendall(frame(bomb(megabytes), packed=True))
                assert is_ended(attacker)
        assert memory(server) - before < 20 * MB
        assert plays(page) < START

    def test_when_a_message_comes_in_pieces_then_all_of_them_count(
        self, server: Server, page: FakePage
    ) -> None:
        before = memory(server)
        with raw_line(fresh(page)) as attacker, suppress(ConnectionError):
            attacker.sendall(frame(b"[", ends=False))
            for _ in range(20 * ENDS // 60_000):
                attacker.sendall(frame(b"[" * 60_000, 0, ends=False))
            assert is_ended(attacker)
        assert memory(server) - before < 20 * MB

    @pytest.mark.parametrize(
        "sent",
        [
            frame(b"\xff\xfe"),
            frame(b"", 0x3),
            frame(b"x" * 126, 0x9),
            frame(b"", 0x9, ends=False),
            frame(b"[]", 0),
            frame(b"not packed", packed=True),
            b"\xff" * 64,
            b"GET / HTTP/1.1\r\n\r\n",
            frame(b"[" * 200_000),
            frame(b'{"board":' * 20_000),
        ],
    )
    def test_when_bytes_are_no_message_then_the_line_ends(
        self, page: FakePage, sent: bytes
    ) -> None:
        with raw_line(fresh(page)) as attacker:
            attacker.sendall(sent)
            assert is_ended(attacker)


class TestSlowness:
    """Who sends letter by letter, in asking for a page or in opening a line."""

    @pytest.mark.parametrize("kind", ["page", "line"])
    def test_when_hundreds_are_slow_then_others_are_answered(
        self, server: Server, page: FakePage, kind: str
    ) -> None:
        asked = handshake(fresh(page)) if kind == "line" else b"GET /table HTTP/1.1\r\nHost: x\r\n"
        with ExitStack() as stack:
            slow = [stack.enter_context(door(page.address())) for _ in range(300)]
            for nth in range(20):
                for one in slow:
                    one.sendall(asked[nth : nth + 1])
            assert plays(page) < 5
            assert server.status("table") == 200

    @pytest.mark.full
    @pytest.mark.timeout(300)
    def test_when_they_go_on_then_they_are_left(self, page: FakePage) -> None:
        asked, limit = handshake(fresh(page)), REQUESTS["idle_connection_timeout"]
        began = monotonic()
        with door(page.address(), limit=1.0) as slow, suppress(ConnectionError):
            for nth in count():
                slow.sendall(asked[nth % 20 : nth % 20 + 1])
                if is_ended(slow):
                    break
                assert monotonic() - began < limit + 15
        assert monotonic() - began > limit - 5


class TestTurns:
    """Who sends too fast comes after those who do not."""

    def test_when_one_stands_back_then_those_who_came_later_come_first(self) -> None:
        assert run(self.order([True, True, False, False])) == [2, 3, 0, 1]

    def test_when_others_never_end_then_who_stands_back_has_its_turn(self) -> None:
        assert run(self.order([True, True, False, False], waited=LONGEST + 1)) == [0, 1, 2, 3]

    @staticmethod
    async def order(stand_back: list[bool], waited: float = 0.0) -> list[int]:
        """The order in which jobs are done that came while another ran, after so many seconds."""
        now, done, goes_on = [0.0], list[int](), Event()
        with ThreadPoolExecutor(1) as threads:
            turns = Turns(threads, 1, lambda: now[0])
            first = asyncio.create_task(turns.do(goes_on.wait))
            await asyncio.sleep(0)
            tasks = []
            for nth, stands_back in enumerate(stand_back):
                doing = turns.do(partial(done.append, nth), stands_back=stands_back)
                tasks.append(asyncio.create_task(doing))
                await asyncio.sleep(0)
            now[0] += waited
            goes_on.set()
            await asyncio.gather(first, *tasks)
        return done

    def test_when_one_that_stands_back_was_done_then_the_next_rests(self) -> None:
        async def took() -> float:
            with ThreadPoolExecutor(1) as threads:
                turns, began = Turns(threads, 1), monotonic()
                await turns.do(partial(time.sleep, 0.1), stands_back=True)
                await turns.do(lambda: None, stands_back=True)
                return monotonic() - began

        assert run(took()) > 0.1 * REST

    def test_when_a_job_fails_then_the_next_has_its_turn(self) -> None:
        async def fail() -> int:
            with ThreadPoolExecutor(1) as threads:
                turns = Turns(threads, 1)
                with pytest.raises(ZeroDivisionError):
                    await turns.do(lambda: 1 // 0, stands_back=True)
                return await turns.do(lambda: 2, stands_back=True)

        assert run(fail()) == 2

    def test_when_many_are_too_fast_then_together_they_have_so_many_messages(self) -> None:
        async def flood() -> list[float]:
            sessions = TableSessions()
            pages = [sessions.begin(str(n), LightPage("e", {}, {}, {})) for n in range(50)]
            for one in pages:
                for _ in range(BURST):
                    assert sessions.wait(one, 0.0) < 1e-9
            waits = [sessions.wait(one, 0.0) for _ in range(20) for one in pages]
            sessions.close()
            return waits

        waits = run(flood())
        assert max(waits) == pytest.approx((len(waits) - BURST) / limits.TOGETHER, rel=0.1)


class TestMutations:
    @pytest.mark.parametrize(
        "count", [400, pytest.param(100_000, marks=[pytest.mark.full, pytest.mark.timeout(3_600)])]
    )
    def test_when_messages_are_mutated_then_each_is_answered_or_ends_its_line(
        self, server: Server, page: FakePage, count: int
    ) -> None:
        """In a closed loop over lines: a ping after each tells that it was heeded."""
        rng, told = Random(count), {"heeded": 0, "ended": 0}

        async def attack(times: int) -> None:
            line, left = None, 0
            for nth in range(times):
                if line is None or not left:
                    if line is not None:
                        line.socket.close(1001)
                    line, left = Line(await websocket_connect(fresh(page))), BURST // 2 - 2
                    await line.hear()
                    await line.open()
                left -= 1
                kind = rng.choice(("type", "draw", "attempt", "choose", "resume", "recall", "new"))
                fields: dict[str, Any] = {"move": "1", "from": "1", "to": "2", "turn": 0}
                fields |= {"name": "lang", "value": "fr", "saved": {}, "tokens": [], "fresh": "a"}
                command = {"view": "v", "seq": 2 * nth + 1, "kind": kind, **fields}
                with suppress(WebSocketClosedError):  # it may end over the first of them
                    await line.socket.write_message(
                        mutated(rng, {"board": "b0", "command": command})
                    )
                    ping = {"view": "v", "seq": 2 * nth + 2, "kind": "ping"}
                    await line.post(board="b0", command=ping)
                while (heard := await line.hear()) is not None:
                    message = heard.get("message", {})
                    shown = message.get("state", {}).get("whole", {}).get("table", {})
                    assert not shown.get("fault"), heard
                    if message.get("seq") == 2 * nth + 2:
                        break
                told["ended" if heard is None else "heeded"] += 1
                if heard is None:
                    assert line.socket.close_code in (None, UNREADABLE), line.socket.close_code
                    line = None

        async def all_of_them() -> None:
            await asyncio.gather(*(attack(count // 8) for _ in range(8)))

        run(all_of_them())
        assert min(told.values()) > count / 20, told

    @pytest.mark.parametrize(
        "count", [500, pytest.param(10_000, marks=[pytest.mark.full, pytest.mark.timeout(1_800)])]
    )
    def test_when_paths_are_mutated_then_none_fails_or_leads_out(
        self, server: Server, page: FakePage, count: int
    ) -> None:
        rng = Random(count)
        runtime = page.data["runtime"]
        known = ("/", "/table.ipynb", "/en/table", "/parts/x.js", "/stills/0.svg", "/tables",
                 "/waiting", "/robots.txt", f"/tables?key={page.key}&edition=x&page=table.ipynb",
                 f"/tables?key={'0' * 32}&edition={runtime['edition']}&page=x")  # fmt: skip
        odd = ("%00", "%2f", "..", "../", "%2e%2e/", "%ff", "//", "\\", "%0d%0a", "?", "&", "=",
               "#", "a" * 300, ".ipynb", "/", "%", "%zz", ";", "%F0%9F", "~", "*")  # fmt: skip
        for _ in range(count):
            path = rng.choice(known)
            for _ in range(rng.randint(1, 4)):
                at = rng.randrange(1, len(path) + 1)
                path = path[:at] + rng.choice(odd) + path[at + rng.choice((0, 0, 1, 3)) :]
            answer = ask(server, path, rng.choice(("GET", "GET", "GET", "HEAD", "POST")))
            assert answer.status < 500, (path, answer)
            if answer.status != 400:  # of what is no request, nobody knows whose it is
                assert is_closed(answer), (path, answer)
            assert not answer.headers.get("Location", "/").startswith(("//", "http")), path


class TestWhatIsLeft:
    def test_when_a_server_is_killed_then_the_next_one_removes_what_it_left(
        self, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with TemporaryDirectory() as name:
            monkeypatch.setenv("TMPDIR", name)
            killed = Server(folder, tmp_path)
            plays(FakePage(killed, "table"))
            killed.stop(signal.SIGKILL)
            left = [*Path(name).iterdir()]
            assert all(one.name.startswith(PREFIX) for one in left)
            server = Server(folder, tmp_path)
            plays(FakePage(server, "table"))
            assert not {*left} & {*Path(name).iterdir()}
            assert server.stop(signal.SIGTERM) == 0
            assert [*Path(name).iterdir()] == []

    def test_when_a_server_is_killed_then_no_process_of_its_stays(
        self, folder: Path, tmp_path: Path
    ) -> None:
        server = Server(folder, tmp_path)
        plays(FakePage(server, "table"))
        below = psutil.Process(server.process.pid).children(recursive=True)
        server.stop(signal.SIGKILL)
        _, alive = psutil.wait_procs(below, START)
        assert alive == []


class TestLog:
    def test_when_requests_are_logged_then_nothing_of_a_line_is(
        self, folder: Path, tmp_path: Path
    ) -> None:
        server = Server(folder, tmp_path, "--log")
        try:
            page = FakePage(server, "throws")

            async def play() -> None:
                asked = HTTPRequest(
                    page.address(), headers={"Cookie": "tritables-reader=ann-ann-ann"}
                )
                line = Line(await websocket_connect(asked))
                await line.hear()
                await line.open()
                await line.ask("type", move="a secret of ours")
                await line.post(board="b0", command={"kind": "a secret of ours"})
                line.socket.close(1001)

            run(play())
            assert server.get("throws")
            time.sleep(0.5)
        finally:
            server.stop(signal.SIGTERM)
        logged = server.log.read_text()
        assert "GET" in logged or "page" in logged
        edition = page.data["runtime"]["edition"]
        for one in (page.key, edition, "secret", "ann-ann-ann", "127.0.0.1"):
            assert one not in logged
