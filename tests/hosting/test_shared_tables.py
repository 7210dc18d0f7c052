"""Several server processes behind one address, whose tables lie in a Redis."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClosedError, websocket_connect

from tests.hosting.notebooks import notebook
from tests.hosting.round_robin import RoundRobin, round_robin
from tests.hosting.test_light_pages import TABLE, FakePage, Line, run, write_tables
from tests.hosting.test_serve_command import START, Server, serve
from tests.redis_servers import RedisProcess, TcpRedis, redis_process
from tritables.cli import main
from tritables.core.state import CHANCE
from tritables.endpoint.stores.config import PLACE
from tritables.hosting.table_sessions import CLOSED_AS
from tritables.table import Table

pytestmark = [pytest.mark.posix, pytest.mark.timeout(600)]

SOON = 3.0
"""Seconds in which a table goes on at another process."""

PAGE, SEED = "seeded.ipynb", 7


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shared")
    write_tables(folder)
    table = f"Table('trictrac', seats=['person', 'person'], seed={SEED})"
    (folder / PAGE).write_text(notebook("# Seeded", f"from tritables import Table\n{table}"))
    return folder


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisProcess]:
    with redis_process() as process:
        yield process


class House:
    """Servers that share their tables, and the proxy before them; each has rendered the page."""

    def __init__(self, stack: ExitStack, folder: Path, own: Path, redis: RedisProcess) -> None:
        self._stack, self._folder, self._own, self._redis = stack, folder, own, redis
        self.servers: dict[int, Server] = {}

    def start(self, count: int, *more: str) -> None:
        """Start servers, all at the same time."""
        known = len(self.servers)
        with ThreadPoolExecutor(count) as threads:
            for server in threads.map(lambda nth: self._one(known + nth, *more), range(count)):
                self.servers[urlsplit(server.address).port or 0] = server
                self._stack.callback(self._end, server)
        self.proxy: RoundRobin = self._stack.enter_context(round_robin([*self.servers]))
        self.address = f"http://127.0.0.1:{self.proxy.port}/"

    def _one(self, nth: int, *more: str) -> Server:
        own = self._own / str(nth)
        own.mkdir()
        server = Server(self._folder, own, "--tables", self._redis.address, *more)
        if "--token" not in more:
            server.get(PAGE)
        return server

    def _end(self, server: Server) -> None:
        """End a server, none of whose requests has failed; kernels may say that they end."""
        server.process.send_signal(signal.SIGCONT)
        if server.process.poll() is None:
            server.stop(signal.SIGTERM)
            assert "tornado/web" not in server.log.read_text()

    @property
    def last(self) -> Server:
        """The server that the last connection was led to."""
        return self.servers[self.proxy.last]

    def kill_last(self) -> None:
        """Kill it by -9; nobody is led there any more."""
        server = self.servers.pop(self.proxy.last)
        server.process.kill()
        server.process.wait(START)

    def page(self, name: str = PAGE) -> FakePage:
        """A page that was fetched at the address of all of them."""
        page = FakePage.__new__(FakePage)
        FakePage.__init__(page, self, name)  # type: ignore[arg-type]
        return page


@contextmanager
def house(folder: Path, own: Path, redis: RedisProcess, count: int, *more: str) -> Iterator[House]:
    """Run so many servers until the end of the block."""
    with ExitStack() as stack:
        made = House(stack, folder, own, redis)
        made.start(count, *more)
        yield made


@pytest.fixture(scope="module")
def two(
    folder: Path, redis: RedisProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Two servers, which no test ends."""
    with house(folder, tmp_path_factory.mktemp("two"), redis, 2) as made:
        yield made


@pytest.fixture(autouse=True)
def empty(redis: RedisProcess) -> None:
    """Nothing is kept at first."""
    redis.client().flushall()


@pytest.fixture
def pair(two: House) -> House:
    """Two servers, both of which readers are led to."""
    two.proxy.ports = [*two.servers]
    return two


class Sitter:
    """A page that plays as a browser's does: over another line where one breaks, and once each.

    It plays along at a table of its own, which has the same dice.
    """

    def __init__(self, page: FakePage, seed: int = 1) -> None:
        self.page, self.rng = page, Random(seed)
        self.table = Table.open("trictrac", seats=["person", "person"], seed=SEED)
        self.token: str | None = None
        self.line: Line | None = None
        self.plies = 0
        self.codes: list[int | None] = []
        self._fresh = uuid4().hex
        self._seq = 0

    async def connect(self) -> str:
        """Open a line as soon as one can be had, and the board; ``same`` or ``new``."""
        while True:
            with suppress(HTTPClientError, OSError, WebSocketClosedError):
                line = Line(await websocket_connect(self.page.address()))
                heard = await line.hear()
                if heard is not None:
                    break
                self.codes.append(line.socket.close_code)
            await asyncio.sleep(0.1)
        self.line = line
        await line.post(board="b0", open=self.token, anew=None, choose={})
        state: dict[str, Any] = {}
        while "whole" not in state:  # what was on its way may come before
            state = (await line.hear())["message"].get("state", {})
        self.plies = state["whole"]["table"]["plies"]
        if self.token is None:
            await self.ask("recall", tokens=[], fresh=self._fresh)
            self.token = self._fresh
        return str(heard["session"])

    async def ask(self, kind: str, **fields: Any) -> Any:
        assert self.line is not None
        self._seq += 1
        return await self.line.ask(kind, seq=self._seq, **fields)

    @property
    def moves(self) -> int:
        """The number of moves that were made."""
        return self.table.node.ply

    def next(self) -> dict[str, Any]:
        """Make a move here; what to ask for there."""
        before = self.table.state
        if before.to_act == CHANCE:
            self.table.draw()
            return {"kind": "draw"}
        move = self.rng.choice(before.legal_moves())
        self.table.play(move)
        return {"kind": "type", "move": move}

    async def move(self) -> None:
        """Make a move, whatever becomes of the line: it is done once."""
        done, move = self.moves, self.next()
        while True:
            try:
                if self.line is None:
                    await self.connect()
                    assert done <= self.plies <= done + 1
                    if self.plies > done:
                        break  # it was done, and not told
                reply = await self.ask(**move)
                assert reply["ok"], (move, reply)
                break
            except (WebSocketClosedError, TypeError):  # nothing more is heard
                self.codes.append(None if self.line is None else self.line.socket.close_code)
                self.line = None

    async def leave(self) -> None:
        if self.line is not None:
            self.line.socket.close(1001)


def kept(redis: RedisProcess) -> list[list[str]]:
    """The moves that are kept of each table."""
    client = redis.client()
    return [
        [json.loads(move) for move in client.lrange(key, 0, -1)]
        for key in client.keys("tritables:moves:*")
    ]


def played(*sitters: Sitter) -> list[list[str]]:
    """The moves that were made at each table."""
    return [list(one.table.save()["moves"]) for one in sitters]


def test_when_a_process_is_killed_in_the_middle_of_a_move_then_another_goes_on(
    folder: Path, tmp_path: Path, redis: RedisProcess
) -> None:
    """Of four processes the last one has it at the end."""
    count = 4

    async def play(house: House) -> None:
        sitter = Sitter(house.page())
        rng = Random(count)
        for _ in range(count - 1):
            for _ in range(4):
                await sitter.move()
            moving = asyncio.create_task(sitter.move())
            await asyncio.sleep(rng.uniform(0.0, 0.03))
            house.kill_last()
            began = monotonic()
            await moving
            assert monotonic() - began < SOON
        for _ in range(4):
            await sitter.move()
        assert kept(redis) == played(sitter)
        assert sitter.moves == 5 * (count - 1) + 4
        await sitter.leave()

    with house(folder, tmp_path, redis, count) as made:
        run(play(made))


def test_when_lines_go_from_process_to_process_then_the_table_is_as_it_was_left(
    pair: House, redis: RedisProcess
) -> None:
    """A process that had the page before must not go on with what it remembers."""

    async def play(house: House) -> None:
        sitter = Sitter(house.page())
        told = []
        for _ in range(6):
            told.append(await sitter.connect())
            assert sitter.plies == sitter.moves
            for _ in range(3):
                await sitter.move()
            assert sitter.line is not None
            sitter.line.socket.close(4999)
        assert told == ["new"] * 6
        assert kept(redis) == played(sitter)

    async def stay(house: House) -> None:
        house.proxy.ports = house.proxy.ports[:1]
        sitter = Sitter(house.page())
        assert await sitter.connect() == "new"
        await sitter.move()
        assert sitter.line is not None
        sitter.line.socket.close(4999)
        assert await sitter.connect() == "same"
        assert sitter.plies == 1
        await sitter.leave()

    run(play(pair))
    run(stay(pair))


def test_when_a_process_comes_to_itself_late_then_nothing_of_it_is_kept_or_told(
    pair: House, redis: RedisProcess
) -> None:
    async def play(house: House) -> None:
        sitter = Sitter(house.page())
        for _ in range(3):
            await sitter.move()
        first, line = house.last, sitter.line
        assert line is not None
        move = sitter.next()
        first.process.send_signal(signal.SIGSTOP)
        command = {"view": "v", "seq": 99, **move}
        await line.post(board="b0", command=command)
        house.proxy.ports.remove(urlsplit(first.address).port or 0)
        sitter.line = None
        await sitter.connect()
        assert (await sitter.ask(**move))["ok"]
        for _ in range(3):
            await sitter.move()
        first.process.send_signal(signal.SIGCONT)
        heard = [one async for one in rest_of(line)]
        assert heard == [], "what is not kept is not told"
        await sitter.move()
        assert kept(redis) == played(sitter)
        await sitter.leave()

    run(play(pair))


async def rest_of(line: Line) -> Any:
    """What is still heard, until the line ends."""
    while (heard := await line.hear()) is not None:
        yield heard


class TestAway:
    """The Redis is killed, freezes, or loses all that it had."""

    @pytest.mark.parametrize("how", ["killed", "frozen"])
    def test_when_it_is_away_then_pages_are_told_and_go_on_once_it_is_back(
        self, how: str, pair: House, redis: RedisProcess
    ) -> None:
        async def play(house: House) -> None:
            sitter = Sitter(house.page())
            for _ in range(3):
                await sitter.move()
            if how == "killed":
                redis.kill()
            else:
                redis.signal(signal.SIGSTOP)
            moving = asyncio.create_task(sitter.move())
            while sitter.codes.count(CLOSED_AS["away"]) < 2:  # this line, and the next ones
                assert not moving.done(), "what is not kept is not answered"
                await asyncio.sleep(0.05)
            if how == "killed":
                await asyncio.to_thread(redis.start)
            else:
                redis.signal(signal.SIGCONT)
            await asyncio.wait_for(moving, START)
            for _ in range(3):
                await sitter.move()
            assert kept(redis) == played(sitter)
            await sitter.leave()

        run(play(pair))

    def test_when_a_server_is_ended_while_it_waits_then_it_ends(
        self, folder: Path, tmp_path: Path
    ) -> None:
        async def play(house: House) -> None:
            sitter = Sitter(house.page())
            await sitter.move()
            await asyncio.to_thread(redis.kill)
            moving = asyncio.create_task(sitter.move())
            while CLOSED_AS["away"] not in sitter.codes:
                await asyncio.sleep(0.05)
            assert await asyncio.to_thread(house.last.stop, signal.SIGTERM) == 0
            moving.cancel()

        with redis_process() as redis, house(folder, tmp_path, redis, 1) as made:
            run(play(made))

    def test_when_it_has_lost_all_then_a_process_that_has_the_table_writes_it_anew(
        self, pair: House, redis: RedisProcess
    ) -> None:
        async def play(house: House) -> None:
            sitter = Sitter(house.page())
            for _ in range(4):
                await sitter.move()
            redis.client().flushall()
            await sitter.move()
            assert kept(redis) == played(sitter)
            house.proxy.ports.remove(house.proxy.last)
            assert sitter.line is not None
            sitter.line.socket.close(4999)
            assert await sitter.connect() == "new"
            assert sitter.plies == 5
            await sitter.leave()

        run(play(pair))


def test_when_a_process_is_full_then_who_comes_from_another_one_has_a_place(
    folder: Path, tmp_path: Path, redis: RedisProcess
) -> None:
    async def play(house: House) -> None:
        ann, bob, cas = (Sitter(house.page(), nth) for nth in range(3))
        await ann.move()
        first = house.proxy.last
        await bob.move()
        assert house.proxy.last != first, "each has one place"
        assert await closed(cas) == CLOSED_AS["full"]
        house.kill_last()
        bob.line = None
        await bob.move()
        await ann.move()
        assert sorted(kept(redis)) == sorted(played(ann, bob))
        assert await closed(cas) == CLOSED_AS["full"]
        for one in (ann, bob):
            await one.leave()

    async def closed(sitter: Sitter) -> int | None:
        """How a line ends for which there is no place."""
        line = Line(await websocket_connect(sitter.page.address()))
        return await line.closed_as()

    with house(folder, tmp_path, redis, 2, "--sessions", "1") as made:
        run(play(made))


def test_when_a_link_lets_in_at_one_process_then_the_others_know_it(
    folder: Path, tmp_path: Path, redis: RedisProcess
) -> None:
    with house(folder, tmp_path, redis, 2, "--token", "a-secret-of-ours") as made:
        jar = CookieJar()
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
        for place in ("?token=a-secret-of-ours", "", "", PAGE, PAGE):
            with browser.open(made.address + place, timeout=START) as answer:
                assert answer.status == 200


class TestStart:
    """What keeps servers from sharing their tables is said when they start, without secrets."""

    def refusal(self, address: str) -> str:
        done = subprocess.run(
            serve("--port", 0, "--tables", address), capture_output=True, text=True, timeout=START
        )
        assert (done.returncode, done.stdout) == (1, "")
        (line,) = done.stderr.splitlines()
        return line

    def test_when_it_cannot_be_reached_then_that_is_said(self, tmp_path: Path) -> None:
        assert "cannot be reached: " in self.refusal(f"unix://{tmp_path / 'none'}")

    def test_when_another_version_has_written_there_then_it_is_named(
        self, redis: RedisProcess
    ) -> None:
        redis.client().set("tritables:version", "99")
        try:
            assert "tritables:version is b'99'" in self.refusal(redis.address)
        finally:
            redis.client().flushall()

    def test_when_there_is_a_password_then_it_is_in_no_output(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        with redis_process(TcpRedis) as redis:
            assert isinstance(redis, TcpRedis)
            wrong = redis.address.replace(redis.PASSWORD, "a-wrong-password")
            line = self.refusal(wrong)
            assert f"redis://127.0.0.1:{redis.port}/0 cannot be reached" in line
            assert "a-wrong-password" not in line
            assert main(["check", "--port", "0", "--tables", redis.address]) == 0
            said = capsys.readouterr().out
            assert f"Games are saved in redis://127.0.0.1:{redis.port}/0" in said
            assert redis.PASSWORD not in said
            monkeypatch.setenv(PLACE, wrong)
            assert main(["check", "--port", "0"]) == 1
            said = "".join(capsys.readouterr())
            assert "cannot be reached" in said
            assert "a-wrong-password" not in said
            redis.client().config_set("appendonly", "no")
            redis.client().config_set("maxmemory", "100mb")
            redis.client().config_set("maxmemory-policy", "allkeys-lru")
            main(["check", "--port", "0", "--tables", redis.address])
            said = capsys.readouterr().out
            assert "appendonly yes" in said
            assert "noeviction" in said


def test_when_a_page_needs_a_kernel_then_its_game_is_in_the_redis_as_well(
    folder: Path, pair: House, redis: RedisProcess
) -> None:
    """Kernels are told by their environment."""
    cell = f"import os, random\nprint('kept in', os.environ['{PLACE}'])"
    (folder / "kernel.ipynb").write_text(notebook(cell, f"{TABLE}"))
    server = next(iter(pair.servers.values()))
    assert server.led("kernel.ipynb?theme=dark") == "/kernel.ipynb?theme=dark&named=1"
    assert server.led(PAGE) == "", "a light page goes on anywhere"
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    for way in ("kernel.ipynb?named=1", "kernel.ipynb"):
        with browser.open(f"{server.address}kernel.ipynb", timeout=START) as answer:
            assert answer.url == server.address + way
            assert f"kept in {redis.address}" in answer.read().decode()
