"""What a page may send to its kernel, as frames are read before anything is passed on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1

from tritables.hosting.limits import (
    BURST,
    KINDS,
    LONGEST_NAME,
    RATE,
    TARGET,
    Backlog,
    BadFrame,
    Pace,
    Sent,
)

HEADER = {"msg_id": "1", "session": "s", "username": "u", "version": "5.4",
          "date": "2026-01-01T00:00:00Z", "subshell_id": None}  # fmt: skip


def framed(header: object, parent: object, metadata: object, content: object, on: str) -> bytes:
    parts = [json.dumps(one).encode() for one in (header, parent, metadata, content)]
    made: bytes = serialize_msg_to_ws_v1(parts, on)
    return made


def written(header: object, parent: object, metadata: object, content: object, on: str) -> str:
    return json.dumps({"channel": on, "header": header, "parent_header": parent,
                       "metadata": metadata, "content": content, "buffers": []})  # fmt: skip


def frame(kind: str, channel: str = "shell", **content: object) -> bytes:
    return framed({**HEADER, "msg_type": kind}, {}, {}, content, channel)


def text(kind: str, channel: str = "shell", **content: object) -> str:
    return written({**HEADER, "msg_type": kind}, {}, {}, content, channel)


FORMS = pytest.mark.parametrize("form", [frame, text])
RAW = pytest.mark.parametrize("raw", [framed, written])
HALF = "\ud83c"
"""Half of a pair of surrogates: no letter, and no text can be made of it."""


@FORMS
@pytest.mark.parametrize("kind", sorted(KINDS - {"comm_open"}))
def test_what_widgets_send_is_passed_on(form: Any, kind: str) -> None:
    content = {"comm_id": "a", "data": {"method": "custom", "content": {}}}
    sent = Sent.read(form(kind, **content))
    assert sent.kind == kind
    assert sent.is_a_pages
    assert not Sent.read(form(kind, channel="control", **content)).is_a_pages


@FORMS
@pytest.mark.parametrize("method", ["", "execute", None, "x" * 9000, ["custom"], {}])
def test_nothing_else_is_asked_of_a_widget(form: Any, method: object) -> None:
    assert not Sent.read(form("comm_msg", comm_id="a", data={"method": method})).is_a_pages
    assert not Sent.read(form("comm_msg", comm_id="a", data=method)).is_a_pages


@FORMS
@pytest.mark.parametrize(
    "kind",
    ["execute_request", "complete_request", "inspect_request", "history_request", "input_reply",
     "is_complete_request", "shutdown_request", "interrupt_request", "debug_request",
     "create_subshell_request", "EXECUTE_REQUEST", "", "comm_msg "],
)  # fmt: skip
@pytest.mark.parametrize("channel", ["shell", "control", "stdin", "iopub"])
def test_nothing_else_is(form: Any, kind: str, channel: str) -> None:
    assert not Sent.read(form(kind, channel, code="1")).is_a_pages


@FORMS
@pytest.mark.parametrize("target", [TARGET, "jupyter.widget", "", None, "anything", [TARGET]])
def test_a_page_opens_no_widgets_in_a_kernel(form: Any, target: object) -> None:
    sent = Sent.read(form("comm_open", comm_id="a", target_name=target))
    assert sent.is_a_pages is (target == TARGET)


def test_of_two_names_in_a_header_the_last_holds_as_for_the_kernel() -> None:
    header = b'{"msg_type": "comm_msg", "msg_type": "execute_request"}'
    made = serialize_msg_to_ws_v1([header, b"{}", b"{}", b"{}"], "shell")
    assert not Sent.read(made).is_a_pages


@RAW
@pytest.mark.parametrize(
    "odd",
    [{"msg_id": None}, {"msg_id": ""}, {"msg_id": 5}, {"msg_id": "x" * (LONGEST_NAME + 1)},
     {"session": HALF}, {"session": ["s"]}, {"version": 5}, {"subshell_id": "a"}, {HALF: "a"}],
    ids=repr,
)  # fmt: skip
def test_when_a_header_is_none_of_a_pages_then_it_is_not_passed_on(
    raw: Any, odd: dict[str, object]
) -> None:
    header = {**HEADER, "msg_type": "kernel_info_request"}
    assert Sent.read(raw(header, {}, {}, {}, "shell")).is_a_pages
    assert not Sent.read(raw({**header, **odd}, {}, {}, {}, "shell")).is_a_pages


@RAW
@pytest.mark.parametrize("odd", [5, [], None, {"a": HALF}], ids=repr)
def test_when_what_stands_beside_is_odd_then_it_is_not_passed_on(raw: Any, odd: object) -> None:
    header = {**HEADER, "msg_type": "kernel_info_request"}
    assert not Sent.read(raw(header, odd, {}, {}, "shell")).is_a_pages
    assert not Sent.read(raw(header, {}, odd, {}, "shell")).is_a_pages


@FORMS
@pytest.mark.parametrize("kind", ["comm_open", "comm_msg", "comm_close"])
@pytest.mark.parametrize("comm", [None, "", 5, HALF])
def test_when_no_widget_is_named_then_nothing_is_passed_on(
    form: Any, kind: str, comm: object
) -> None:
    content = {"target_name": TARGET, "data": {"method": "request_state"}}
    assert Sent.read(form(kind, comm_id="a", **content)).is_a_pages
    assert not Sent.read(form(kind, comm_id=comm, **content)).is_a_pages


@FORMS
def test_when_a_text_is_broken_then_only_an_intent_is_passed_on_which_its_board_refuses(
    form: Any,
) -> None:
    intent = {"method": "custom", "content": {"move": HALF}}
    assert Sent.read(form("comm_msg", comm_id="a", data=intent)).is_a_pages
    viewed = {"method": "custom", "content": {"view": HALF}}
    assert not Sent.read(form("comm_msg", comm_id="a", data=viewed)).is_a_pages
    update = {"method": "update", "state": {"height": HALF}}
    assert not Sent.read(form("comm_msg", comm_id="a", data=update)).is_a_pages


def test_an_intent_is_known_by_its_view_and_number() -> None:
    intent = {"view": "v-1", "seq": 4, "kind": "type", "move": "x" * 500_000}
    sent = Sent.read(frame("comm_msg", comm_id="c", data={"method": "custom", "content": intent}))
    assert sent.asked == ("c", "v-1", 4)


@pytest.mark.parametrize(
    "content",
    [{}, {"comm_id": "c"}, {"comm_id": "c", "data": 1},
     {"comm_id": "c", "data": {"method": "custom", "content": []}},
     {"comm_id": "c", "data": {"method": "update", "content": {"view": "v", "seq": 1}}},
     {"comm_id": "c", "data": {"method": "custom", "content": {"view": "v" * 50_000, "seq": 1}}},
     {"comm_id": "c" * 500, "data": {"method": "custom", "content": {"view": "v", "seq": 1}}},
     {"comm_id": "c", "data": {"method": "custom", "content": {"view": "v", "seq": "1"}}}],
)  # fmt: skip
def test_what_is_no_intent_is_asked_by_nobody(content: dict[str, object]) -> None:
    assert Sent.read(frame("comm_msg", **content)).asked is None


@pytest.mark.parametrize(
    "bad",
    ["", "{", "[]", "null", "1", '{"channel": "shell"}', "[" * 100_000,
     '{"channel": "shell", "header": [], "content": {}}',
     b"", b"\0" * 8, b"\xff" * 8, b"\xff" * 800, (6).to_bytes(8, "little"),
     (10**6).to_bytes(8, "little") + b"\0" * 64, frame("comm_msg")[:-1] + b"x",
     frame("comm_msg").replace(b"{}", b"{x", 1)],
    ids=lambda one: repr(one)[:20],
)  # fmt: skip
def test_what_is_no_message_is_told_apart(bad: str | bytes) -> None:
    with pytest.raises(BadFrame):
        Sent.read(bad)


def test_no_bytes_raise_anything_else() -> None:
    rng, good = Random(1), frame("comm_msg", comm_id="a", data={})
    for _ in range(3000):
        bad = bytearray(good)
        for _ in range(rng.randrange(1, 5)):
            bad[rng.randrange(len(bad))] = rng.randrange(256)
        try:
            Sent.read(bytes(bad[: rng.randrange(len(bad)) + 1]))
        except BadFrame:
            continue


class TestPace:
    def test_a_page_never_waits(self) -> None:
        pace = Pace()
        assert not any(pace.wait(1000.0) for _ in range(BURST))
        assert not any(pace.wait(1010.0 + nth / RATE) for nth in range(1000))

    def test_a_flood_goes_at_the_rate(self) -> None:
        pace = Pace()
        waits = [pace.wait(1000.0) for _ in range(BURST + 1000)]
        assert waits[-1] == pytest.approx(1000 / RATE)


class TestBacklog:
    def test_when_a_message_is_done_then_those_before_it_are_too(self) -> None:
        backlog = Backlog(most=100)
        for name in ("a", "b", "a", "c"):
            backlog.add(name, 30)
        assert (backlog.size, backlog.is_full) == (120, True)
        backlog.done("a")
        assert (backlog.size, backlog.is_full) == (90, False)
        backlog.done("a")
        assert backlog.size == 30
        backlog.done("c")
        assert backlog.size == 0

    def test_when_a_message_is_somebody_elses_then_nothing_is_counted(self) -> None:
        backlog = Backlog(most=100)
        backlog.add("a", 150)
        backlog.done("b")
        assert backlog.is_full
