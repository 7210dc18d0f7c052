"""Messages that no page sends, in a closed loop: each is refused or done, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.endpoint.transports.test_served import FakePage, opening
from tests.protocol.samples import sample
from tests.protocol.stages import GAMES, STAGES, saved
from tests.protocol.test_commands import COUNTED
from tritables.core.errors import BadInput
from tritables.endpoint.stores.config import PLACE
from tritables.table import Table
from tritables.table.commands import COMMANDS

Json = Any

ODD: tuple[Json, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**64, -(2**200), 0.5, 1e308, float("nan"), float("inf")),
    *("", " ", "a", "b", "0", "-1", "\0", "\ud800", "\u202e", "é" * 99, "x" * 5_000, "__proto__"),
    *([], {}, [[]], [{}], {"": ""}, [None] * 300, {"board": "b"}, "../../etc/passwd", "{}"),
    [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]],
)
"""Values that stand where others belong."""


MANY = 10_000
"""So many messages are sent to tables of every game."""

EACH = 40
"""Messages to a table before it is opened anew."""


def places(value: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all that is in a message."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(one, (*path, key))


def mutated(rng: Random, message: Json) -> str:
    """A message as text, of which something is another."""
    message = json.loads(json.dumps(message))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        *path, last = rng.choice([*places(message)] or [("board",)])
        parent = message
        for key in path:
            parent = parent[key]
        match rng.randrange(5):
            case 0:
                del parent[last]
            case 1 if isinstance(parent, dict):
                parent[rng.choice(("kind", "view", "seq", "board", "saved", "x", ""))] = parent[
                    last
                ]
            case _:
                parent[last] = deepcopy(rng.choice(ODD))
        if not message:
            break
    text = json.dumps(message)
    match rng.randrange(8):
        case 0:
            at = rng.randrange(len(text))
            return text[:at] + rng.choice('{}[]",:\\0e-\x00é\u2028') + text[at + rng.randrange(3) :]
        case 1:
            return text[: rng.randrange(len(text))]
        case 2:
            return text.replace('"kind"', '"kind": "ping", "kind"', 1)
        case 3:
            return text + text
    return text


def kept(table: Table) -> Json:
    """All that a refused command must leave as it is."""
    return {name: one for name, one in table.save().items() if name not in COUNTED["saved"]}


def attack(count: int, seed: int, keeps: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Send messages, each after the answer to the one before; how many were done, or were not."""
    monkeypatch.setenv(PLACE, str(keeps / "games.db"))
    rng, told = Random(seed), {"done": 0, "refused": 0, "unread": 0, "unheard": 0}
    stages = [(stage, game) for stage, (_, game) in STAGES.items()]
    stages += [*product(STAGES, GAMES)] if count > MANY else []
    page = FakePage()
    for nth in range(count):
        if nth % EACH == 0 or "b" not in page.boards._open:
            page.boards.close()
            page = FakePage(b=opening(Table.load(saved(*rng.choice(stages)))))
            page.open()
        board = page.boards._open["b"]
        table, before = board.endpoint.table, kept(board.endpoint.table)
        kind = rng.choice([*COMMANDS])
        command = {"view": "v", "seq": nth + 1, "kind": kind, **sample(kind, table, rng)}
        opened = {"board": "b", "open": None, "anew": None, "choose": {"lang": "nl"}}
        message = opened if rng.random() < 0.1 else {"board": "b", "command": command}
        text = mutated(rng, message)
        page.texts.clear()
        try:
            page.boards.receive(text)
        except BadInput:
            how = "unread"
        else:
            replies = [json.loads(one)["message"] for one in page.texts if '"reply"' in one]
            assert all(one.encode() for one in page.texts)
            how = ("done" if replies[-1]["ok"] else "refused") if replies else "unheard"
        told[how] += 1
        assert table.fault is None, (text, table.fault)
        assert how == "done" or kept(table) == before, (how, text)
    page.boards.close()
    return told


@pytest.mark.parametrize(
    "count",
    [2_000, pytest.param(100_000, marks=[pytest.mark.full, pytest.mark.timeout(3_600)])],
)
def test_when_messages_are_mutated_then_each_is_refused_or_done_and_none_fails(
    count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = attack(count, count, tmp_path, monkeypatch)
    assert min(told.values()) > count / 200, told
