"""Light pages: notebooks that need no kernel, and the lines to their tables, without a browser."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import signal
import urllib.request
import zlib
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

import psutil
import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.hosting.notebooks import notebook
from tests.hosting.test_page_sessions import FakeReader
from tests.hosting.test_serve_command import NOTEBOOKS, START, Server
from tritables.cli import main
from tritables.hosting import light_pages, table_sessions
from tritables.hosting.light_page import LightPage
from tritables.hosting.light_pages import LightPages, why_kernel
from tritables.hosting.limits import BURST, LONGEST, RATE
from tritables.hosting.table_sessions import CLOSED_AS, TableSession, TableSessions
from tritables.hosting.websocket import UNREADABLE

SEED = 271828182845904523536
TABLE = f"from tritables import Table\nTable('tricom', seats=['person', 'greedy'], seed={SEED})"
THROWS = "from tritables import Table\nTable('trictrac', seats=['person', 'person'])"


def write_tables(folder: Path) -> None:
    """Write a page with a table of cards, one with a table of dice, and one that leads there."""
    (folder / "index.ipynb").write_text(notebook("# All games\n\n[one](table.ipynb)"))
    (folder / "table.ipynb").write_text(notebook("# A table", TABLE))
    (folder / "throws.ipynb").write_text(notebook("# Throws", THROWS))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("light")
    write_tables(folder)
    (folder / "slider.ipynb").write_text(notebook("from ipywidgets import IntSlider\nIntSlider()"))
    return folder


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        own = tmp_path_factory.mktemp("own")
        patch.setenv("TRITABLES_KEEP", str(own / "games.db"))
        server = Server(folder, own)
        yield server
    assert server.stop(signal.SIGTERM) == 0
    assert server.log.read_text() == ""


def data_of(page: str) -> Any:
    """The data of a page, as its script reads it."""
    packed = re.search(r'id="tt-data">"([^"]+)"<', page)
    assert packed is not None
    pool = json.loads(zlib.decompress(base64.b64decode(packed[1])))
    plain, shapes, before = pool["plain"], pool["shapes"], {}
    values: list[Any] = list(plain)
    for row in pool["made"]:
        names = shapes[row[0][0]] if row and isinstance(row[0], list) else None
        steps = row if names is None else row[1:]
        like = len(steps) if names is None else tuple(names)
        places = [a + b for a, b in zip(before.get(like, [0] * len(steps)), steps, strict=True)]
        before[like] = places
        parts = [values[at] for at in places]
        values.append(parts if names is None else dict(zip(names, parts, strict=True)))
    return values[-1]


class FakePage:
    """A light page that was fetched, and its line."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        with urllib.request.urlopen(server.address + name, timeout=START) as answer:
            self.headers = answer.headers
            self.text = answer.read().decode()
        self.data = data_of(self.text)
        self.key = uuid4().hex
        self.heard: list[Any] = []

    def address(self, **other: str) -> str:
        runtime = self.data["runtime"]
        asked = {"key": self.key, "edition": runtime["edition"], "page": runtime["page"], **other}
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        root = self.server.address.rstrip("/").replace("http", "ws", 1)
        return f"{root}{runtime['line']}?{query}"

    @asynccontextmanager
    async def line(self, *, leaves: bool = True, **headers: str) -> AsyncIterator[Line]:
        socket = await websocket_connect(HTTPRequest(self.address(), headers=headers))
        try:
            yield Line(socket)
        finally:
            socket.close(1001 if leaves else 4999)

    def status(self, address: str = "", **headers: str) -> int:
        """The status with which a line is refused; 101 for one that is opened."""

        async def ask() -> int:
            try:
                asked = HTTPRequest(address or self.address(), headers=headers)
                socket = await websocket_connect(asked)
            except HTTPClientError as refused:
                return int(refused.code)
            socket.close(1001)
            return 101

        return run(ask())


class Line:
    """A line to tables."""

    def __init__(self, socket: WebSocketClientConnection) -> None:
        self.socket = socket
        self._seq = 0

    async def hear(self, limit: float = START) -> Any:
        """The next text; None once the line is closed."""
        heard = await asyncio.wait_for(self.socket.read_message(), limit)
        return None if heard is None else json.loads(heard)

    async def post(self, **message: Any) -> None:
        await self.socket.write_message(json.dumps(message))

    async def open(self, board: str = "b0", token: str | None = None) -> Any:
        """Open a board; the state that it shows."""
        await self.post(board=board, open=token, anew=None, choose={})
        return (await self.hear())["message"]["state"]["whole"]

    async def ask(self, kind: str, board: str = "b0", seq: int | None = None, **fields: Any) -> Any:
        """Send a command; the reply."""
        self._seq = seq or self._seq + 1
        command = {"view": "v", "seq": self._seq, "kind": kind, **fields}
        await self.post(board=board, command=command)
        while (told := (await self.hear())["message"])["kind"] != "reply":
            continue
        return told

    async def closed_as(self) -> int | None:
        while await self.hear() is not None:
            continue
        return self.socket.close_code


def run(doing: Coroutine[Any, Any, Any]) -> Any:
    """Run something to its end; in a thread of its own, as browser tests leave a loop running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, doing).result()


class TestPage:
    def test_has_its_boards_and_no_kernel(self, server: Server) -> None:
        page = FakePage(server, "table.ipynb")
        assert 'data-board="b0"' in page.text
        assert "voila" not in page.text
        assert "'unsafe-eval'" not in page.headers["Content-Security-Policy"]
        assert "script-src 'self';" in page.headers["Content-Security-Policy"]

    def test_has_nothing_that_a_seat_may_not_know(self, server: Server) -> None:
        page = FakePage(server, "table.ipynb")
        board = page.data["boards"]["b0"]
        assert (board["saved"], board["key"], board["place"]) == (None, "", None)
        assert str(SEED) not in json.dumps(page.data) + page.text

    def test_is_the_same_for_everybody(self, server: Server) -> None:
        assert FakePage(server, "table.ipynb").text == FakePage(server, "table").text

    def test_brings_files_that_browsers_keep(self, server: Server) -> None:
        page = FakePage(server, "table.ipynb")
        files = re.findall(r'(?:src|href)="(/parts/[^"]+)"', page.text)
        assert len(files) == 2
        for file in files:
            with urllib.request.urlopen(server.address.rstrip("/") + file, timeout=START) as answer:
                assert "immutable" in answer.headers["Cache-Control"]
        assert server.status("parts/other-0123456789ab.js") == 404

    def test_has_pictures_where_no_script_runs(self, server: Server) -> None:
        page = FakePage(server, "table.ipynb")
        (still,) = re.findall(r'<noscript>.*?src="/(stills/\w+\.svg)"', page.text, re.DOTALL)
        assert server.status(still) == 200
        assert server.status("stills/0.svg") == 404

    def test_is_another_once_its_notebook_is(self, server: Server, folder: Path) -> None:
        path = folder / "changing.ipynb"
        path.write_text(notebook("# One", TABLE))
        before = FakePage(server, "changing.ipynb")
        path.write_text(notebook("# Two", TABLE))
        after = FakePage(server, "changing.ipynb")
        assert ("One" in before.text, "Two" in after.text) == (True, True)
        assert before.status() == 101, "who has the page as it was plays on"

    def test_of_a_file_that_is_read_is_another_once_that_is(
        self, server: Server, folder: Path
    ) -> None:
        (folder / "said.txt").write_text("first")
        cell = "from pathlib import Path\nprint(Path('said.txt').read_text())"
        (folder / "reading.ipynb").write_text(notebook("# Reads", cell, TABLE))
        assert "first" in FakePage(server, "reading.ipynb").text
        (folder / "said.txt").write_text("second one")
        assert "second one" in FakePage(server, "reading.ipynb").text

    def test_needs_a_kernel_where_it_shows_another_widget(self, server: Server) -> None:
        assert "kernelId" in server.get("slider.ipynb")[1]

    def test_is_in_the_language_of_its_address(self, tmp_path: Path) -> None:
        server = Server(NOTEBOOKS, tmp_path)
        try:
            page = FakePage(server, "fr/practise-tricap.ipynb")
        finally:
            server.stop(signal.SIGTERM)
        assert '<html lang="fr">' in page.text
        assert page.data["lang"] == "fr"
        assert page.data["runtime"]["addresses"]["nl"] == "/nl/practise-tricap.ipynb"


class TestLine:
    def test_plays(self, server: Server) -> None:
        async def play() -> None:
            async with FakePage(server, "throws").line() as line:
                assert await line.hear() == {"session": "new"}
                assert (await line.open())["table"]["plies"] == 0
                assert (await line.ask("draw"))["ok"]
                assert not (await line.ask("type", move="nothing"))["ok"]

        run(play())

    def test_finds_its_tables_again_after_it_broke(self, server: Server) -> None:
        page = FakePage(server, "throws")

        async def play() -> None:
            async with page.line(leaves=False) as line:
                await line.hear()
                await line.open()
                first = await line.ask("draw", seq=7)
            async with page.line() as line:
                assert await line.hear() == {"session": "same"}
                assert (await line.open())["table"]["plies"] == 1
                assert await line.ask("draw", seq=7) == first

        run(play())

    def test_is_no_longer_that_of_a_page_with_another(self, server: Server) -> None:
        page = FakePage(server, "throws")

        async def play() -> None:
            async with page.line(leaves=False) as first, page.line():
                assert await first.closed_as() == CLOSED_AS["replaced"]

        run(play())

    @pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
    def test_is_not_for_another_site(self, server: Server, origin: str) -> None:
        page = FakePage(server, "throws")
        assert page.status(Origin=origin) == 403
        assert page.status(Origin=server.address.rstrip("/")) == 101

    @pytest.mark.parametrize("other", [{"key": "short"}, {"edition": ""}, {"key": "%00" * 32}])
    def test_has_a_name_and_an_edition(self, server: Server, other: dict[str, str]) -> None:
        page = FakePage(server, "throws")
        assert page.status(page.address(**other)) == 400

    @pytest.mark.parametrize("place", ["../../etc/passwd", "nowhere.ipynb", "index.ipynb", "%2F"])
    def test_of_an_unknown_edition_tells_the_page_to_come_again(
        self, server: Server, place: str
    ) -> None:
        page = FakePage(server, "throws")

        async def ask() -> int | None:
            socket = await websocket_connect(page.address(edition="unknown", page=place))
            return await Line(socket).closed_as()

        assert run(ask()) == CLOSED_AS["changed"]

    @pytest.mark.parametrize(
        "text",
        ["", "{", "[]", "null", '{"board": {}}', b"bytes"],
    )
    def test_ends_over_what_no_page_sends(self, server: Server, text: str | bytes) -> None:
        page = FakePage(server, "throws")

        async def attack() -> None:
            async with page.line() as line:
                await line.hear()
                await line.socket.write_message(text, binary=isinstance(text, bytes))
                assert await line.closed_as() == UNREADABLE

        run(attack())

    def test_answers_a_command_that_is_too_long_and_does_not_do_it(self, server: Server) -> None:
        page = FakePage(server, "throws")

        async def attack() -> None:
            async with page.line() as line:
                await line.hear()
                await line.open()
                reply = await line.ask("type", move="x" * LONGEST)
                assert (reply["ok"], reply["seq"]) == (False, 1)
                assert "too long" in reply["fault"]
                assert len(json.dumps(reply)) < 1_000

        run(attack())

    def test_holds_up_a_flood_and_loses_nothing_of_it(self, server: Server) -> None:
        page, more = FakePage(server, "throws"), 20

        async def attack() -> None:
            async with page.line() as line:
                await line.hear()
                await line.open()
                began = monotonic()
                for seq in range(1, BURST + more):
                    command = {"view": "flood", "seq": seq, "kind": "ping"}
                    await line.post(board="b0", command=command)
                heard = [(await line.hear())["message"]["seq"] for _ in range(1, BURST + more)]
                assert heard == [*range(1, BURST + more)]
                assert monotonic() - began > (more - 1) / RATE

        run(attack())

    def test_is_closed_where_nobody_reads(self, server: Server) -> None:
        page = FakePage(server, "table")
        process = psutil.Process(server.process.pid)

        async def attack() -> None:
            async with page.line() as line:
                await line.hear()
                await line.open()
                before = process.memory_info().rss
                for _ in range(200):
                    await line.post(board="b0", command={"view": "v", "seq": 0, "kind": "whole"})
                assert process.memory_info().rss - before < 50_000_000

        run(attack())


class TestAccess:
    def test_no_page_and_no_line_is_open_without_the_token(
        self, server: Server, folder: Path, tmp_path: Path
    ) -> None:
        page = FakePage(server, "throws")
        guarded = Server(folder, tmp_path, "--token", "a-secret-of-ours")
        try:
            page.server = guarded
            assert page.status() == 403
            assert guarded.status("throws.ipynb") == 403
            assert guarded.status("parts/x.js") == 403
            ours = FakeReader(guarded)
            assert ours.ask("throws.ipynb?token=a-secret-of-ours")[0] == 200
            cookies = "; ".join(
                f"{one.name}={one.value}"
                for handler in ours.browser.handlers
                for one in getattr(handler, "cookiejar", ())
            )
            assert page.status(Cookie=cookies) == 101
        finally:
            guarded.stop(signal.SIGTERM)


class TestPlaces:
    def test_who_comes_later_waits_until_a_page_is_left(self, folder: Path, tmp_path: Path) -> None:
        server = Server(folder, tmp_path, "--sessions", "1")
        ann, bob = FakeReader(server), FakeReader(server)

        async def play() -> None:
            page = FakePage(server, "throws")
            async with page.line(Cookie="tritables-reader=ann-ann-ann") as line:
                assert await line.hear() == {"session": "new"}
                late = FakePage.__new__(FakePage)
                late.__dict__.update(page.__dict__, key=uuid4().hex)
                async with late.line(Cookie="tritables-reader=bob-bob-bob") as other:
                    assert await other.closed_as() == CLOSED_AS["full"]
                status, _ = await asyncio.to_thread(bob.ask, "throws.ipynb")
                assert status == 503
                assert (await asyncio.to_thread(ann.ask, "index.ipynb"))[0] == 200

        try:
            run(play())
            until = monotonic() + START
            while bob.ask("throws.ipynb")[0] != 200:
                assert monotonic() < until
                sleep(0.1)  # the place is free soon after the line is closed
        finally:
            server.stop(signal.SIGTERM)


def test_when_a_server_is_killed_then_the_next_one_goes_on_with_the_game(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRITABLES_KEEP", str(tmp_path / "games.db"))
    token = uuid4().hex
    first = Server(folder, tmp_path)
    page = FakePage(first, "throws")

    async def play() -> Any:
        async with page.line() as line:
            await line.hear()
            await line.open()
            await line.ask("recall", tokens=[], fresh=token)
            await line.ask("draw")
            whole = await line.open()
            first.stop(signal.SIGKILL)
            return whole["scene"]["status"]

    async def go_on(second: Server) -> Any:
        page.server = second
        async with page.line() as line:
            assert await line.hear() == {"session": "new"}
            return await line.open(token=token)

    said = run(play())
    second = Server(folder, tmp_path)
    try:
        whole = run(go_on(second))
    finally:
        second.stop(signal.SIGTERM)
    assert (whole["table"]["plies"], whole["scene"]["status"]) == (1, said)


def test_when_a_table_thinks_for_long_then_the_others_are_answered() -> None:
    async def play() -> None:
        sessions = TableSessions()
        page = LightPage("edition", {}, {}, {})
        slow, quick = (sessions.begin(name, page) for name in ("slow", "quick"))
        thinks = asyncio.create_task(slow._do(lambda: sleep(1.0)))
        await asyncio.sleep(0)
        began = monotonic()
        for _ in range(20):
            await quick.receive('{"board": "b", "command": {}}')
        assert not thinks.done()
        assert monotonic() - began < 1.0
        await thinks
        sessions.close()

    run(play())


def test_when_a_page_stays_away_then_its_tables_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_sessions, "KEPT", 60.0)

    async def look() -> None:
        sessions = TableSessions()
        session = sessions.begin("a", LightPage("edition", {}, {}, {}))
        assert isinstance(session, TableSession)
        assert sessions.left(session.apart + 59) == []
        assert sessions.left(session.apart + 61) == ["a"]
        await sessions.end("a")
        assert "a" not in sessions
        sessions.close()

    run(look())


REASONS = {
    "a widget": (("from ipywidgets import IntSlider\nIntSlider()",), "a widget"),
    "a listener": ((f"{TABLE}\n_ = 0", "t = Table('tricap')\nt.observe(print, 'position')\nt"),
                   "observes a board"),
    "chance": (("import random\nprint(random.random())", TABLE), "imports random"),
    "a clock": (("def late():\n    import time\n    return time.time()", TABLE), "imports time"),
    "a magic": (("%matplotlib inline", TABLE), "not plain Python"),
    "an opponent": (("from tritables import Table\ndef mine(view, seat, rng):\n"
                     "    return view.legal_moves()[0]\n"
                     "Table('tricap', seats=['person', mine])",), "opponent of its own"),
    "HTML": (("# A <b>bold</b> one", TABLE), "HTML"),
    "mathematics": (("# So $a^2$ it is", TABLE), "mathematics"),
    "a layout": (("from tritables import Table\nTable('tricap', layout={'height': '400px'})",),
                 "the layout of a widget"),
    "an error": (("1 / 0",), "ZeroDivisionError"),
    "its end": (("import tritables\ntritables.core.os = None\nraise SystemExit",), "SystemExit"),
    "nothing": (("x = 1",), "shows nothing"),
}  # fmt: skip


@pytest.mark.parametrize(("cells", "reason"), REASONS.values(), ids=REASONS)
def test_when_a_notebook_needs_a_kernel_then_it_is_said_why(
    cells: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "one.ipynb"
    path.write_text(notebook(*cells))
    assert reason in why_kernel(path)


def test_when_cells_take_too_long_then_they_need_a_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tritables.hosting.light_pages.LIMIT", 0.5)
    (tmp_path / "one.ipynb").write_text(notebook("while True: pass"))
    assert "take longer than" in why_kernel(tmp_path / "one.ipynb")


def test_when_a_notebook_is_checked_then_its_page_is_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(folder / "table.ipynb"), str(folder / "slider.ipynb")]) == 0
    light, other = capsys.readouterr().out.splitlines()
    assert light.endswith("table.ipynb: a light page")
    assert "a page with a kernel for each reader, since cell 1: it shows a widget" in other
    assert main(["check", str(folder / "none.ipynb")]) == 1


class TestAhead:
    """Pages that are rendered before anybody asks for them."""

    def test_when_somebody_asks_then_they_are_there(
        self, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "one.ipynb").write_text(notebook("# One", TABLE))
        (tmp_path / "slider.ipynb").write_text((folder / "slider.ipynb").read_text())

        async def ask() -> None:
            pages = LightPages(tmp_path, "/")
            await pages.render_ahead()
            with monkeypatch.context() as patch:
                patch.setattr(light_pages, "_rendered_apart", None)
                page = await pages.page("one.ipynb")
                assert page is not None
                assert pages.edition(page.edition) is page
                assert await pages.page("slider.ipynb") is None
            (tmp_path / "one.ipynb").write_text(notebook("# Another", TABLE))
            changed = await pages.page("one.ipynb")
            assert changed is not None
            assert changed.edition != page.edition

        run(ask())

    def test_when_the_server_ends_then_what_is_rendered_ends_with_it(self, tmp_path: Path) -> None:
        (tmp_path / "one.ipynb").write_text(notebook("while True: pass"))

        async def close() -> float:
            pages = LightPages(tmp_path, "/")
            ahead = asyncio.create_task(pages.render_ahead())
            while not pages._processes._all:
                await asyncio.sleep(0.05)
            began = monotonic()
            pages.close()
            await ahead
            return monotonic() - began

        assert run(close()) < 10
