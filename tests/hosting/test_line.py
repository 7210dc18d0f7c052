"""The lines to kernels, as somebody uses them who would do harm."""

from __future__ import annotations

import asyncio
import json
import signal
import time
import urllib.request
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from tornado.httpclient import HTTPClientError

from tests.hosting.lines import KERNEL, MODEL, Line, connect
from tests.hosting.test_pages import START, Server
from tritables.hosting.limits import BURST, ENDS, LINES, LONGEST, RATE, TARGET

PAGE = "from tritables import Table\nTable('trictrac', seed=1)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("line")
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "outputs": [], "source": PAGE,
            "execution_count": None}  # fmt: skip
    metadata = {"kernelspec": {"name": "python3", "display_name": "", "language": "python"}}
    notebook = {"nbformat": 4, "nbformat_minor": 5, "cells": [cell], "metadata": metadata}
    (folder / "index.ipynb").write_text(json.dumps(notebook))
    server = Server(folder, tmp_path_factory.mktemp("own"))
    yield server
    server.stop(signal.SIGTERM)
    # A kernel that ends in the middle of something may say so there.
    assert "tornado/web" not in server.log.read_text()


class Page:
    """A page that was opened, as its source tells it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        with urllib.request.urlopen(server.address, timeout=START) as answer:
            text = answer.read().decode()
        (self.kernel,) = KERNEL.findall(text)
        self.model = MODEL.findall(text)[0]

    def lives(self) -> bool:
        return self.server.status(f"api/kernels/{self.kernel}") == 200


@pytest.fixture(scope="module")
def page(server: Server) -> Page:
    return Page(server)


def run(doing: Coroutine[Any, Any, None]) -> None:
    """Run something to its end; in a thread of its own, as browser tests leave a loop running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, doing).result()


def over(page: Page, do: Callable[[Line], Awaitable[None]], *, v1: bool = True) -> None:
    """Do something over a line to the page's kernel."""

    async def through() -> None:
        line = Line(await connect(page.server.address, page.kernel, v1=v1), v1=v1)
        try:
            await line.heard_until_info(START)
            await do(line)
        finally:
            line.socket.close()

    run(through())


FORMS = pytest.mark.parametrize("v1", [True, False], ids=["bytes", "text"])


@FORMS
def test_no_message_runs_code_or_ends_a_kernel(page: Page, tmp_path: Path, v1: bool) -> None:
    trace = tmp_path / "trace"
    code = f"open({str(trace)!r}, 'w')"

    async def attack(line: Line) -> None:
        for channel in ("shell", "control", "stdin", "iopub"):
            await line.send("execute_request", {"code": code, "silent": False}, channel)
            await line.send("shutdown_request", {"restart": False}, channel)
            await line.send("debug_request", {"command": "evaluate"}, channel)
            await line.send("inspect_request", {"code": "open", "cursor_pos": 3}, channel)
        heard = {header["msg_type"] for header, _, _ in await line.heard_until_info(START)}
        assert heard <= {"status", "kernel_info_reply"}

    over(page, attack, v1=v1)
    assert page.lives()
    assert not trace.exists()


def test_no_widget_is_made_in_a_kernel_from_outside(page: Page) -> None:
    async def attack(line: Line) -> None:
        for target in ("jupyter.widget", "jupyter.widget.version", "anything"):
            content = {"comm_id": uuid4().hex, "target_name": target, "data": {"state": {}}}
            await line.send("comm_open", content)
        assert "comm_close" not in {
            head["msg_type"] for head, *_ in await line.heard_until_info(START)
        }
        control = uuid4().hex
        await line.send("comm_open", {"comm_id": control, "target_name": TARGET, "data": {}})
        asked = {"comm_id": control, "data": {"method": "request_states"}}
        await line.send("comm_msg", asked)
        states = [
            content["data"]["states"]
            for head, content, _ in await line.heard_until_info(START)
            if head["msg_type"] == "comm_msg" and content["comm_id"] == control
        ]
        (all_of_them,) = states
        assert page.model in all_of_them
        assert len(all_of_them) == 2, "the table and its layout"

    over(page, attack)


@FORMS
def test_a_field_that_is_too_long_does_not_come_back(page: Page, v1: bool) -> None:
    long = "x" * 150_000

    async def attack(line: Line) -> None:
        for data in (
            {"method": "update", "state": {"lang": long, "_keys": long, "nothing": long}},
            {"method": "custom", "content": {"view": long, "seq": 1, "kind": "ping"}},
            {"method": "custom", "content": {"view": "v", "seq": 2, "kind": long}},
            {"method": "custom", "content": {"view": "v", "seq": 3, long: 1, "kind": "ping"}},
            {"method": long, "content": {}},
        ):
            await line.send("comm_msg", {"comm_id": page.model, "data": data})
        await line.send("comm_msg", {"comm_id": long, "data": {"method": "request_state"}})
        await line.send("comm_close", {"comm_id": long})
        await line.send("comm_info_request", {"target_name": long})
        heard = await line.heard_until_info(START)
        assert max(size for *_, size in heard) < 50_000

    over(page, attack, v1=v1)


@FORMS
def test_an_intent_that_is_too_long_is_answered_and_not_passed_on(page: Page, v1: bool) -> None:
    intent = {"view": "v", "seq": 7, "kind": "type", "move": "x" * (LONGEST + 1)}

    async def attack(line: Line) -> None:
        data = {"method": "custom", "content": intent}
        await line.send("comm_msg", {"comm_id": page.model, "data": data})
        answers = [
            (content["comm_id"], content["data"]["content"])
            for head, content, _ in await line.heard_until_info(START)
            if head["msg_type"] == "comm_msg"
        ]
        fault = "That is too long to be sent to the board."
        told = {"kind": "answer", "view": "v", "seq": 7, "ok": False, "fault": fault}
        assert answers == [(page.model, told)]

    over(page, attack, v1=v1)


@FORMS
@pytest.mark.parametrize("frame", [b"\xff" * 40, b"", "{", "[1]"], ids=repr)
def test_a_frame_that_is_no_message_ends_the_line_alone(
    page: Page, frame: str | bytes, v1: bool
) -> None:
    async def attack(line: Line) -> None:
        await line.socket.write_message(frame, binary=isinstance(frame, bytes))
        while await asyncio.wait_for(line.socket.read_message(), START) is not None:
            continue
        assert line.socket.close_code == 1007

    over(page, attack, v1=v1)
    assert page.lives()


def test_a_frame_beyond_all_measure_ends_the_line_alone(page: Page) -> None:
    async def attack(line: Line) -> None:
        await line.socket.write_message(b"x" * (ENDS + 1), binary=True)
        while await asyncio.wait_for(line.socket.read_message(), START) is not None:
            continue

    over(page, attack)
    assert page.lives()


def test_a_flood_waits_and_nothing_of_it_is_lost(page: Page) -> None:
    more = 20

    async def attack(line: Line) -> None:
        began = time.monotonic()
        for nth in range(BURST + more):
            intent = {"view": "flood", "seq": nth, "kind": "ping"}
            data = {"method": "custom", "content": intent}
            await line.send("comm_msg", {"comm_id": page.model, "data": data})
        answered = [
            content["data"]["content"]["seq"]
            for head, content, _ in await line.heard_until_info(START)
            if head["msg_type"] == "comm_msg" and "content" in content["data"]
        ]
        assert answered == [*range(BURST + more)]
        assert time.monotonic() - began > more / RATE

    over(page, attack)


async def refused(server: Server, kernel: str, **headers: str) -> int:
    try:
        socket = await connect(server.address, kernel, **headers)
    except HTTPClientError as no:
        return int(no.code)
    socket.close()
    return 101


def test_only_our_own_pages_get_a_line(page: Page) -> None:
    async def attack() -> None:
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            assert await refused(page.server, page.kernel, Origin=origin) == 403
        own = page.server.address.rstrip("/")
        assert await refused(page.server, page.kernel, Origin=own) == 101

    run(attack())


def test_a_kernel_that_nobody_told_of_is_not_found(page: Page) -> None:
    async def attack() -> None:
        other = page.kernel[:-1] + ("0" if page.kernel[-1] != "0" else "1")
        for kernel in (other, str(uuid4()), "a-b-c-d-e"):
            assert await refused(page.server, kernel) == 404

    run(attack())
    assert page.server.status("api/kernels") == 404


def test_a_kernel_has_so_many_lines_and_others_have_theirs(page: Page) -> None:
    async def until_open(kernel: str) -> None:
        until = time.monotonic() + START
        while (code := await refused(page.server, kernel)) == 429:
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        assert code == 101

    async def attack() -> None:
        taken = Page(page.server).kernel
        open_ones = [await connect(page.server.address, taken) for _ in range(LINES)]
        assert await refused(page.server, taken) == 429
        await until_open(page.kernel)
        for one in open_ones:
            one.close()
        await until_open(taken)

    run(attack())
