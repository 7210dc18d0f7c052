"""The lines to kernels, as somebody uses them who would do harm."""

from __future__ import annotations

import asyncio
import json
import os
import time
import urllib.request
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

import psutil
import pytest
from tornado.httpclient import HTTPClientError
from tornado.websocket import websocket_connect

from tests.hosting.lines import KERNEL, MODEL, PageLine, connect
from tests.hosting.test_base_handler import kernels_of
from tests.hosting.test_serve_command import START, Server, kernel_server
from tritables.hosting.limits import BURST, ENDS, LINES, LONGEST, RATE, TARGET
from tritables.hosting.websocket import LEFT_UNREAD

MB = 1_000_000
PAGE = """
from tritables import Table
table = Table("trictrac", seed=1)
table.observe(lambda _: None, "position")
table
"""
LARGE = f"from ipywidgets import HTML\nHTML('x' * {MB})"
SLOW = """
from ipywidgets import IntSlider
slider = IntSlider()
slider.observe(lambda _: open("gate").read(), "value")
slider
"""


def notebook(source: str) -> str:
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "outputs": [], "source": source,
            "execution_count": None}  # fmt: skip
    metadata = {"kernelspec": {"name": "python3", "display_name": "", "language": "python"}}
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "cells": [cell], "metadata": metadata})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("line")
    for name, source in (("index", PAGE), ("large", LARGE), ("slow", SLOW)):
        (folder / f"{name}.ipynb").write_text(notebook(source))
    os.mkfifo(folder / "gate")
    return folder


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from kernel_server(folder, tmp_path_factory.mktemp("own"))


class FakePage:
    """A page that was opened, as its source tells it."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        with urllib.request.urlopen(server.address + name, timeout=START) as answer:
            text = answer.read().decode()
        (self.kernel,) = KERNEL.findall(text)
        self.model = next(iter(MODEL.findall(text)), "")

    def lives(self) -> bool:
        return self.server.status(f"api/kernels/{self.kernel}") == 200


@pytest.fixture(scope="module")
def page(server: Server) -> FakePage:
    return FakePage(server)


def run(doing: Coroutine[Any, Any, None]) -> None:
    """Run something to its end; in a thread of its own, as browser tests leave a loop running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, doing).result()


def over(page: FakePage, do: Callable[[PageLine], Awaitable[None]], *, v1: bool = True) -> None:
    """Do something over a line to the page's kernel."""

    async def through() -> None:
        line = PageLine(await connect(page.server.address, page.kernel, v1=v1), v1=v1)
        try:
            await line.heard_until_info(START)
            await do(line)
        finally:
            line.socket.close()

    run(through())


async def control_of(line: PageLine) -> str:
    """Open that by which widgets are asked how they are."""
    control = uuid4().hex
    await line.send("comm_open", {"comm_id": control, "target_name": TARGET, "data": {}})
    return control


FORMS = pytest.mark.parametrize("v1", [True, False], ids=["bytes", "text"])


@FORMS
def test_no_message_runs_code_or_ends_a_kernel(page: FakePage, tmp_path: Path, v1: bool) -> None:
    trace = tmp_path / "trace"
    code = f"open({str(trace)!r}, 'w')"

    async def attack(line: PageLine) -> None:
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


def test_no_widget_is_made_in_a_kernel_from_outside(page: FakePage) -> None:
    async def attack(line: PageLine) -> None:
        for target in ("jupyter.widget", "jupyter.widget.version", "anything"):
            content = {"comm_id": uuid4().hex, "target_name": target, "data": {"state": {}}}
            await line.send("comm_open", content)
        assert "comm_close" not in {
            head["msg_type"] for head, *_ in await line.heard_until_info(START)
        }
        control = await control_of(line)
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
def test_a_field_that_is_too_long_does_not_come_back(page: FakePage, v1: bool) -> None:
    long = "x" * 150_000

    async def attack(line: PageLine) -> None:
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
def test_an_intent_that_is_too_long_is_answered_and_not_passed_on(page: FakePage, v1: bool) -> None:
    intent = {"view": "v", "seq": 7, "kind": "type", "move": "x" * (LONGEST + 1)}

    async def attack(line: PageLine) -> None:
        data = {"method": "custom", "content": intent}
        await line.send("comm_msg", {"comm_id": page.model, "data": data})
        answers = [
            (content["comm_id"], content["data"]["content"])
            for head, content, _ in await line.heard_until_info(START)
            if head["msg_type"] == "comm_msg"
        ]
        fault = "That is too long to be sent to the board."
        told = {"kind": "reply", "view": "v", "seq": 7, "ok": False, "fault": fault}
        assert answers == [(page.model, told)]

    over(page, attack, v1=v1)


@FORMS
@pytest.mark.parametrize("frame", [b"\xff" * 40, b"", "{", "[1]"], ids=repr)
def test_a_frame_that_is_no_message_ends_the_line_alone(
    page: FakePage, frame: str | bytes, v1: bool
) -> None:
    async def attack(line: PageLine) -> None:
        await line.socket.write_message(frame, binary=isinstance(frame, bytes))
        while await asyncio.wait_for(line.socket.read_message(), START) is not None:
            continue
        assert line.socket.close_code == 1007

    over(page, attack, v1=v1)
    assert page.lives()


def test_a_frame_beyond_all_measure_ends_the_line_alone(page: FakePage) -> None:
    async def attack(line: PageLine) -> None:
        await line.socket.write_message(b"x" * (ENDS + 1), binary=True)
        while await asyncio.wait_for(line.socket.read_message(), START) is not None:
            continue

    over(page, attack)
    assert page.lives()


def test_a_flood_waits_and_nothing_of_it_is_lost(page: FakePage) -> None:
    more = 20

    async def attack(line: PageLine) -> None:
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


def test_when_a_line_is_new_then_its_kernel_takes_no_more_at_once(server: Server) -> None:
    page, more = FakePage(server), 100

    async def ask(line: PageLine, times: int) -> None:
        for _ in range(times):
            await line.send("comm_info_request", {"target_name": ""})
        await line.heard_until_info(START)

    began = time.monotonic()
    over(page, lambda line: ask(line, BURST))
    over(page, lambda line: ask(line, more))
    assert time.monotonic() - began > more / RATE


def test_when_a_page_reads_nothing_then_little_waits_for_it_and_its_line_ends(
    server: Server,
) -> None:
    page, times = FakePage(server, "large"), 90
    process = psutil.Process(server.process.pid)

    async def attack(line: PageLine) -> None:
        deaf = await connect(server.address, page.kernel)
        control = await control_of(line)
        before, heard = process.memory_info().rss, 0
        for _ in range(times):
            asked = {"comm_id": control, "data": {"method": "request_states"}}
            await line.send("comm_msg", asked)
            heard += sum(size for *_, size in await line.heard_until_info(START))
        assert heard > times * MB
        assert process.memory_info().rss - before < 50 * MB
        while await asyncio.wait_for(deaf.read_message(), START) is not None:
            continue
        # Who begins to read again within five seconds learns why.
        assert deaf.close_code in (None, LEFT_UNREAD)

    over(page, attack)
    assert page.lives()


def test_when_a_kernel_is_busy_then_what_is_sent_to_it_waits_with_its_sender(
    server: Server, folder: Path
) -> None:
    before = {process.pid for process in kernels_of(server)}
    page, times = FakePage(server, "slow"), 180
    (kernel,) = (process for process in kernels_of(server) if process.pid not in before)

    async def attack(line: PageLine) -> None:
        asked = {"comm_id": await control_of(line), "data": {"method": "request_states"}}
        await line.send("comm_msg", asked)
        (slider,) = [
            model
            for _, content, _ in await line.heard_until_info(START)
            for model, state in content.get("data", {}).get("states", {}).items()
            if state["model_name"] == "IntSliderModel"
        ]
        change = {"method": "update", "state": {"value": 1}}
        await line.send("comm_msg", {"comm_id": slider, "data": change})

        async def flood() -> list[str]:
            long = {"target_name": "", "long": "x" * (LONGEST - 1_000)}
            return [await line.send("comm_info_request", long) for _ in range(times)]

        at_first = kernel.memory_info().rss
        sending = asyncio.create_task(flood())
        await asyncio.wait({sending}, timeout=3)
        grown = kernel.memory_info().rss - at_first
        (folder / "gate").write_text("go on")
        heard = await heard_beside(line, sending)
        assert grown < 10 * MB
        assert heard == await sending

    over(page, attack)


async def heard_beside(line: PageLine, sending: asyncio.Task[list[str]]) -> list[str]:
    """Hear what is answered to those messages that are being sent; their names in that order."""
    heard: list[str] = []
    while not (sending.done() and len(heard) == len(sending.result())):
        header, parent, *_ = await line.hear(START)
        if header["msg_type"] == "comm_info_reply":
            heard.append(parent["msg_id"])
    return heard


def test_when_a_kernel_fails_over_a_message_then_no_page_is_told_where(page: FakePage) -> None:
    async def attack(line: PageLine) -> None:
        control = await control_of(line)
        await line.send("comm_msg", {"comm_id": control, "data": {"method": "update"}})
        for state in ({"layout": "x"}, 5, {"lang": ["x"]}):
            data = {"method": "update", "state": state}
            await line.send("comm_msg", {"comm_id": page.model, "data": data})
        data = {"method": "update", "state": {}, "buffer_paths": 5}
        await line.send("comm_msg", {"comm_id": page.model, "data": data})
        await line.send("comm_msg", {"comm_id": "nowhere", "data": {"method": "request_state"}})
        content = {"comm_id": uuid4().hex, "target_name": TARGET, "data": {}}
        await line.send("comm_open", content, version="9.9")
        heard = await line.heard_until_info(START)
        told = json.dumps([content for _, content, _ in heard])
        assert "site-packages" not in told
        assert "Traceback" not in told
        assert {"stream", "error"}.isdisjoint(header["msg_type"] for header, *_ in heard)

    over(page, attack)


def test_when_a_text_is_broken_then_its_board_refuses_it_and_goes_on(page: FakePage) -> None:
    half = "\ud83c"  # of a pair of surrogates: JSON can hold it, and no message can
    asked = (
        {"kind": "type", "move": half},
        {"kind": "instead", "move": half},
        {"kind": "attempt", "from": half, "to": half, "turn": 0},
        {"kind": "choose", "name": "lang", "value": half},
        {"kind": "new", "seed": None, "seats": [half], "options": {half: half}},
        {"kind": half},
        {"kind": "ping", half: 1},
    )

    async def attack(line: PageLine) -> None:
        control = await control_of(line)
        for seq, intent in enumerate(asked):
            data = {"method": "custom", "content": {**intent, "view": "half", "seq": seq}}
            await line.send("comm_msg", {"comm_id": page.model, "data": data})
            await line.send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        told = [content["data"] for _, content, _ in await line.heard_until_info(START)
                if "data" in content]  # fmt: skip
        beside = [one.get("state", {}).get("_change", {}).get("reply") for one in told]
        answers = [*filter(None, beside), *(one["content"] for one in told if "content" in one)]
        assert {one["seq"]: one["ok"] for one in answers} == dict.fromkeys(range(len(asked)), False)
        assert [page.model in one["states"] for one in told if "states" in one] == [True] * len(
            asked
        )

    over(page, attack)


async def refused(server: Server, kernel: str, **headers: str) -> int:
    try:
        socket = await connect(server.address, kernel, **headers)
    except HTTPClientError as no:
        return int(no.code)
    socket.close()
    return 101


def test_only_our_own_pages_get_a_line(page: FakePage) -> None:
    async def attack() -> None:
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
            assert await refused(page.server, page.kernel, Origin=origin) == 403
        own = page.server.address.rstrip("/")
        assert await refused(page.server, page.kernel, Origin=own) == 101

    run(attack())


def test_a_kernel_that_nobody_told_of_is_not_found(page: FakePage) -> None:
    async def attack() -> None:
        other = page.kernel[:-1] + ("0" if page.kernel[-1] != "0" else "1")
        for kernel in (other, str(uuid4()), "a-b-c-d-e"):
            assert await refused(page.server, kernel) == 404

    run(attack())
    assert page.server.status("api/kernels") == 404


@pytest.mark.parametrize("session", ["", "x" * 300])
def test_when_a_line_has_no_name_that_can_be_one_then_it_is_refused(
    page: FakePage, session: str
) -> None:
    async def attack() -> None:
        address = f"{page.server.address}api/kernels/{page.kernel}/channels?session_id={session}"
        with pytest.raises(HTTPClientError) as no:
            await websocket_connect(address.replace("http", "ws", 1))
        assert no.value.code == 400

    run(attack())


@pytest.mark.parametrize("bits", ["3", "x", ""])
def test_when_compression_is_offered_oddly_then_there_is_none(page: FakePage, bits: str) -> None:
    offer = f"permessage-deflate; server_max_window_bits={bits}"

    async def attack() -> None:
        socket = await connect(page.server.address, page.kernel, Sec_WebSocket_Extensions=offer)
        assert "Sec-WebSocket-Extensions" not in socket.headers
        socket.close()

    run(attack())


def test_a_kernel_has_so_many_lines_and_others_have_theirs(page: FakePage) -> None:
    async def until_open(kernel: str) -> None:
        until = time.monotonic() + START
        while (code := await refused(page.server, kernel)) == 429:
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        assert code == 101

    async def attack() -> None:
        taken = FakePage(page.server).kernel
        open_ones = [await connect(page.server.address, taken) for _ in range(LINES)]
        assert await refused(page.server, taken) == 429
        await until_open(page.kernel)
        for one in open_ones:
            one.close()
        await until_open(taken)

    run(attack())
