"""Light pages under attack: each sentence of `docs/security.md` that is about their lines."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic
from typing import Any
from unittest.mock import patch
from uuid import uuid4

import psutil
import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketClosedError, websocket_connect

from tests.endpoint.transports.test_mutated import mutated
from tests.hosting.raw_line import PING, PONG, bomb, door, frame, handshake, is_ended, raw_line
from tests.hosting.test_base_handler import ask, is_closed
from tests.hosting.test_light_pages import FakePage, Line, run, write_tables
from tests.hosting.test_serve_command import START, Server
from tritables.endpoint.transports.served import Opening
from tritables.hosting import limits
from tritables.hosting.admission import Places
from tritables.hosting.arrivals import ARRIVALS, Arrivals, Door
from tritables.hosting.base_handler import NAMES
from tritables.hosting.light_page import LightPage
from tritables.hosting.light_pages import LIGHT, LightPages
from tritables.hosting.limits import BURST, CALM, ENDS, FIRST, REQUESTS, SILENT, Pace
from tritables.hosting.page_sessions import PLACES, RUNNING
from tritables.hosting.scratch import PREFIX
from tritables.hosting.table_line import BROKEN, NO_MESSAGE, TableLine
from tritables.hosting.table_sessions import CLOSED_AS, SESSIONS, TableSessions
from tritables.hosting.trusted_hosts import Names
from tritables.hosting.turns import LONGEST, SAVED, SHARE, Turns
from tritables.hosting.websocket import UNREADABLE
from tritables.table import Table

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


def compute(seconds: float) -> None:
    """Use a processor for so long."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        continue


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
                for _ in range(20):
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

    def test_when_one_is_ahead_then_those_who_came_later_come_first(self) -> None:
        assert run(self.order([CALM + 2, CALM + 1, FIRST + 1, 1, 0])) == [4, 3, 2, 1, 0]

    def test_when_others_never_end_then_who_is_ahead_has_a_turn(self) -> None:
        assert run(self.order([CALM + 1, CALM + 2, 0, 0], waited=LONGEST + 1)) == [0, 2, 3, 1]

    @staticmethod
    async def order(aheads: list[float], waited: float = 0.0) -> list[int]:
        """The order in which jobs are done that came while another ran, after so many seconds."""
        now, done, goes_on = [0.0], list[int](), Event()
        with ThreadPoolExecutor(1) as threads:
            turns = Turns(threads, 1, lambda: now[0])
            first = asyncio.create_task(turns.do(goes_on.wait))
            await asyncio.sleep(0)
            tasks = []
            for nth, ahead in enumerate(aheads):
                tasks.append(asyncio.create_task(turns.do(partial(done.append, nth), ahead=ahead)))
                await asyncio.sleep(0)
            now[0] += waited
            goes_on.set()
            await asyncio.gather(first, *tasks)
        return done

    @pytest.mark.parametrize(("ahead", "most"), [(FIRST, 4), (FIRST + 1, 1), (CALM + 1, 1)])
    def test_when_many_are_ahead_then_one_at_a_time_is_done(self, ahead: float, most: int) -> None:
        running, seen, all_here = set[int](), list[int](), Event()

        def job(nth: int) -> None:
            running.add(nth)
            if len(running) == most:
                all_here.set()
            all_here.wait(START)
            seen.append(len(running))
            running.discard(nth)

        async def do() -> None:
            with ThreadPoolExecutor(4) as threads:
                turns = Turns(threads, 4)
                await asyncio.gather(*(turns.do(partial(job, n), ahead=ahead) for n in range(4)))

        run(do())
        assert max(seen) == most

    @pytest.mark.parametrize("is_alone", [False, True])
    def test_when_others_are_there_then_who_stands_back_has_a_share(self, is_alone: bool) -> None:
        work = 0.4 * SAVED

        async def do() -> bool:
            now = [0.0]
            with ThreadPoolExecutor(1) as threads:
                turns = Turns(threads, 1, lambda: now[0])
                if not is_alone:
                    await turns.do(lambda: None)
                for _ in range(3):
                    await turns.do(partial(compute, work), ahead=CALM + 1)
                last = asyncio.create_task(turns.do(lambda: None, ahead=CALM + 1))
                await turns.do(lambda: None)
                await turns.do(lambda: None)
                waits = not last.done()
                now[0] = 0.3 * SAVED / SHARE
                await turns.do(lambda: None)
                await last
                return waits

        assert run(do()) is not is_alone

    def test_when_a_job_fails_then_the_next_has_its_turn(self) -> None:
        async def fail() -> int:
            with ThreadPoolExecutor(1) as threads:
                turns = Turns(threads, 1)
                with pytest.raises(ZeroDivisionError):
                    await turns.do(lambda: 1 // 0, ahead=CALM + 1)
                return await turns.do(lambda: 2, ahead=CALM + 1)

        assert run(fail()) == 2

    def test_when_many_are_too_fast_then_together_they_have_so_many_messages(self) -> None:
        async def flood() -> list[float]:
            sessions = TableSessions()
            pages = [sessions.begin(str(n), LightPage("e", {}, {}, {})) for n in range(50)]
            for one in pages:
                for _ in range(BURST):
                    assert sessions.wait(one.pace, 0.0) < 1e-9
            waits = [sessions.wait(one.pace, 0.0) for _ in range(20) for one in pages]
            sessions.close()
            return waits

        waits = run(flood())
        assert max(waits) == pytest.approx((len(waits) - BURST) / limits.TOGETHER, rel=0.1)

    @pytest.mark.parametrize(("quiet", "is_calm"), [(0.0, False), (0.2, False), (1.0, True)])
    def test_when_a_page_is_never_quiet_then_it_gets_ahead_however_slow_it_is_heeded(
        self, quiet: float, is_calm: bool
    ) -> None:
        async def play() -> bool:
            sessions = TableSessions()
            page = sessions.begin("a", LightPage("e", {}, {}, {}))
            for _ in range(100):
                page.hear(quiet)
            sessions.close()
            return page.ahead <= FIRST

        assert run(play()) is is_calm


class TestReadingAtAPace:
    """What comes too fast is left in the network, whatever it is."""

    @pytest.mark.parametrize(
        "sent", [frame(b"", PING), frame(b"", ends=False) + 999 * frame(b"", 0, ends=False)]
    )
    def test_when_frames_flood_a_line_then_they_are_not_read(
        self, server: Server, page: FakePage, sent: bytes
    ) -> None:
        before, most = memory(server), 40 * MB
        with raw_line(fresh(page)) as attacker:
            attacker.settimeout(3)
            with pytest.raises(TimeoutError):
                attacker.sendall(sent * (most // len(sent)))
            assert memory(server) - before < 5 * MB
            assert plays(page) < START

    def test_when_a_page_opens_line_after_line_then_it_has_to_wait(
        self, server: Server, page: FakePage
    ) -> None:
        address = fresh(page)

        async def attack() -> list[int]:
            answers = []
            for _ in range(60):
                try:
                    socket = await websocket_connect(address)
                    socket.close()
                    answers.append(101)
                except HTTPClientError as refused:
                    answers.append(refused.code)
            return answers

        answers = run(attack())
        assert answers[:10] == [101] * 10
        assert answers[-1] == 429
        assert plays(page) < START


@asynccontextmanager
async def line_of_ours(
    opening: Opening, sessions: TableSessions, folder: Path
) -> AsyncIterator[Line]:
    """A line in this process to a page with one board."""
    page = LightPage("e", {}, {"b0": opening}, {})
    settings: dict[str, Any] = {
        ARRIVALS: Arrivals(), NAMES: Names.of("127.0.0.1"), LIGHT: LightPages(folder, "/"),
        SESSIONS: sessions, PLACES: Places(), RUNNING: sessions,
    }  # fmt: skip
    door = bind_sockets(0, "127.0.0.1")[0]
    server = HTTPServer(Application([("/tables", TableLine)], **settings))
    server.add_sockets([door])
    address = f"ws://127.0.0.1:{door.getsockname()[1]}/tables?key={uuid4().hex}&edition=e&page=x"
    with patch.object(LightPages, "edition", lambda *_: page):
        line = Line(await websocket_connect(address))
        await line.hear()
        yield line
    server.stop()


class TestReasons:
    """A line that the server closes tells why."""

    @pytest.mark.parametrize(
        ("other", "sent", "told"),
        [
            ({}, "nonsense", (UNREADABLE, NO_MESSAGE)),
            ({}, b"[]", (UNREADABLE, NO_MESSAGE)),
            ({}, "x" * (ENDS + 1), (1009, "message too big")),
            ({"edition": "another"}, "", (CLOSED_AS["changed"], "changed")),
        ],
    )
    def test_when_a_line_is_closed_then_it_tells_why(
        self, page: FakePage, other: dict[str, str], sent: str | bytes, told: tuple[int, str]
    ) -> None:
        async def ends() -> tuple[int | None, str | None]:
            address = page.address(**{"key": uuid4().hex, **other})
            line = Line(await websocket_connect(address))
            if sent:
                await line.hear()
                await line.socket.write_message(sent, binary=isinstance(sent, bytes))
            await line.closed_as()
            return line.socket.close_code, line.socket.close_reason

        assert run(ends()) == told

    def test_when_another_line_of_the_page_comes_then_the_first_tells_so(
        self, page: FakePage
    ) -> None:
        address = fresh(page)

        async def ends() -> tuple[int | None, str | None]:
            first = Line(await websocket_connect(address))
            second = Line(await websocket_connect(address))
            await first.closed_as()
            second.socket.close(1001)
            return first.socket.close_code, first.socket.close_reason

        assert run(ends()) == (CLOSED_AS["replaced"], "replaced")

    def test_when_a_table_fails_then_its_line_tells_so_and_the_log_has_it(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        class Broken(Opening):
            def table(self, seen: bool, choose: Mapping[str, object]) -> Table:
                raise ZeroDivisionError("a fault of ours")

        sessions = TableSessions()

        async def ends() -> tuple[int | None, str | None]:
            async with line_of_ours(Broken({}, None, False, "", ""), sessions, tmp_path) as line:
                await line.post(**OPEN)
                await line.closed_as()
                return line.socket.close_code, line.socket.close_reason

        assert run(ends()) == BROKEN
        sessions.close()
        assert "a fault of ours" in caplog.text

    @pytest.mark.parametrize("sent", ["nonsense", b"[]", '{"board": {}}'])
    def test_when_it_was_no_page_then_its_tables_are_not_kept_for_it(
        self, tmp_path: Path, sent: str | bytes
    ) -> None:
        """A hundred thousand mutated messages left a gigabyte of tables behind for half an hour."""
        sessions = TableSessions()

        async def ends() -> int:
            async with line_of_ours(Opening({}, None, False, "", ""), sessions, tmp_path) as line:
                assert len(sessions) == 1
                await line.socket.write_message(sent, binary=isinstance(sent, bytes))
                await line.closed_as()
                async with asyncio.timeout(START):
                    while len(sessions):
                        await asyncio.sleep(0)
            return len(sessions)

        with patch("tritables.hosting.table_line.LEAVING", 0.0):
            assert run(ends()) == 0
        sessions.close()

    def test_when_a_line_breaks_then_its_tables_are_kept_for_the_page(self, tmp_path: Path) -> None:
        sessions = TableSessions()

        async def ends() -> int:
            async with line_of_ours(Opening({}, None, False, "", ""), sessions, tmp_path) as line:
                line.socket.close(4999)
                await line.closed_as()
                for _ in range(1_000):  # whatever was begun by then has been done
                    await asyncio.sleep(0)
                return len(sessions)

        with patch("tritables.hosting.table_line.LEAVING", 0.0):
            assert run(ends()) == 1
        sessions.close()


class TestArrivals:
    """Who comes waits, where too many come, and is let in."""

    def test_when_too_many_connect_then_the_rest_is_let_in_later(self) -> None:
        fast, more = 20, 10

        async def connect() -> tuple[float, list[bytes]]:
            door = bind_sockets(0, "127.0.0.1")[0]
            server = HTTPServer(Application())
            opened = Door(door, server, Pace(50.0, fast))
            began = monotonic()

            async def ask() -> bytes:
                reader, writer = await asyncio.open_connection(*door.getsockname())
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                answer = await reader.readline()
                writer.close()
                return answer

            answers = await asyncio.gather(*(ask() for _ in range(fast + more)))
            opened.close()
            return monotonic() - began, answers

        took, answers = run(connect())
        assert took > (more - 1) / 50
        assert answers == [b"HTTP/1.1 404 Not Found\r\n"] * (fast + more)

    def test_when_too_much_is_asked_then_the_rest_waits(self) -> None:
        async def ask() -> float:
            arrivals, began = Arrivals(Pace(100.0, 10)), monotonic()
            await asyncio.gather(*(arrivals.wait() for _ in range(20)), arrivals.wait(10.0))
            return monotonic() - began

        assert run(ask()) >= 0.2


class TestMutations:
    @pytest.mark.parametrize(
        "count", [400, pytest.param(100_000, marks=[pytest.mark.full, pytest.mark.timeout(3_600)])]
    )
    def test_when_messages_are_mutated_then_each_is_answered_or_ends_its_line(
        self, server: Server, page: FakePage, count: int
    ) -> None:
        """In a closed loop over lines: a ping after each tells that it was heeded.

        Meanwhile another reader is answered, at a table that stays as it is.
        """
        rng, told = Random(count), {"heeded": 0, "ended": 0}
        another, before = FakePage(server, "throws"), memory(server)

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

        async def sit(is_over: asyncio.Event) -> None:
            async with another.line() as line:
                await line.hear()
                await line.open()
                assert (await line.ask("draw"))["ok"]
                left = await line.open()
                while not is_over.is_set():
                    assert (await line.ask("ping"))["ok"]
                    # Seldom: beside somebody who plays, attackers hardly come forward.
                    await asyncio.wait(
                        [closing := asyncio.ensure_future(is_over.wait())], timeout=10
                    )
                    closing.cancel()
                now = await line.open()
                assert {**now, "number": 0} == {**left, "number": 0}
                assert left["table"]["plies"] == 1

        async def all_of_them() -> None:
            is_over = asyncio.Event()
            sitting = asyncio.create_task(sit(is_over))
            await asyncio.gather(*(attack(count // 8) for _ in range(8)))
            is_over.set()
            await sitting

        run(all_of_them())
        assert min(told.values()) > count / 20, told
        assert memory(server) - before < 100 * MB

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
