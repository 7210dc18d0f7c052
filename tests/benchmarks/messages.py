"""What comes over the websocket for a move, in whole games by two greedy players, in bytes.

A person's click brings one message between two that say that the kernel is busy and idle again.
The messages are counted as a kernel makes them of what a table gives to its comm; the peer, a bare
button whose number the kernel raises, is counted in the same way. A browser counts the same. What
of it crosses the line, deflated as `tritables serve` does it, stands beside it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any
from uuid import uuid4

import ipywidgets

from tests.benchmarks.report import Figure
from tests.pages import send, table_behind
from tritables import Table, game_names
from tritables.core.state import CHANCE
from tritables.opponents import OPPONENTS

LIMIT = 5_000
"""Bytes that a move may bring where nothing is deflated; see docs/decisions."""

LEVEL = 4
"""How hard the served websockets deflate, which go on from message to message."""

FRAME = bytes(56 + 5)
"""What is around the parts of a message: where each begins, and the name of the channel."""


def _message(kind: str, content: object) -> bytes:
    """A kernel's message as the websocket carries it."""
    session, number = "1ed909a6-502b0f63f8833d651c8a0c29", "27977_64"
    header = {
        "msg_id": f"{session}_{number}",
        "msg_type": kind,
        "username": "username",
        "session": session,
        "date": "2026-11-22T01:24:40.804177Z",
        "version": "5.4",
    }
    parent = {
        "date": "2026-11-22T01:24:40.797000Z",
        "msg_id": str(uuid4()),
        "msg_type": "comm_msg",
        "session": str(uuid4()),
        "username": "",
        "version": "5.2",
    }
    parts = [header, parent, {}, content]
    return FRAME + b"".join(json.dumps(part, ensure_ascii=False).encode() for part in parts)


class _Counted:
    """A comm that counts what a widget sends to its page, whether or not there is a kernel."""

    def __init__(self, widget: ipywidgets.Widget) -> None:
        self._sent: list[bytes] = []
        self.comm_id = uuid4().hex
        self._line = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        widget.comm = self

    def send(self, data: dict[str, Any], **_: object) -> None:
        """Take a message of the widget."""
        self._sent.append(_message("comm_msg", {"data": data, "comm_id": self.comm_id}))

    def on_msg(self, callback: Callable[[dict[str, Any]], object]) -> None:
        """Hear what a page sends."""
        self.handle_msg = callback

    def close(self, *_: object, **__: object) -> None:
        """The widget is closed."""

    def took(self) -> tuple[int, int]:
        """The bytes since the last look, with the two messages around them; and deflated."""
        busy, idle = (_message("status", {"execution_state": state}) for state in ("busy", "idle"))
        sent, self._sent = [busy, *self._sent, idle], []
        line = self._line
        packed = [line.compress(one) + line.flush(zlib.Z_SYNC_FLUSH) for one in sent]
        return sum(map(len, sent)), sum(map(len, packed))


def _button() -> int:
    button = ipywidgets.Button(description="0")
    counted = _Counted(button)
    button.description = "12"
    took, _ = counted.took()
    button.close()
    return took


BUTTON = _button()
"""Bytes of a click on a bare button."""


def moves_of(game: str, seed: int) -> list[tuple[int, int]]:
    """The bytes of each move of a round, as they are and as they cross the line deflated.

    A person clicks as a greedy player would, against one.
    """
    table = Table(game, seats=["person", "greedy"], seed=seed)
    counted = _Counted(table)
    rng, sizes = Random(seed), []
    send(table, {"view": "1-yig7dx4n", "seq": 0, "kind": "ping"})
    counted.took()
    while table.result is None:
        ask: dict[str, object] = {"view": "1-yig7dx4n", "seq": len(sizes)}
        if table_behind(table).moves_itself:
            table.advance()
        elif table.state.to_act == CHANCE:
            send(table, {**ask, "kind": "draw"})
        else:
            seat = table.state.to_act
            assert isinstance(seat, int)
            move = OPPONENTS["greedy"](table.state.view(seat), seat, rng)
            send(table, {**ask, "kind": "type", "move": move})
        sizes.append(counted.took())
    table.close()
    return sizes


def measure() -> list[Figure]:
    """The median and the worst move of a whole round of each game; on the line the worst one."""
    rows = []
    for game in game_names():
        sizes, packed = zip(*moves_of(game, seed=0), strict=True)
        for name, size in (
            ("a move", median(sizes)),
            ("the worst move", float(max(sizes))),
            ("the worst move, deflated,", float(max(packed))),
        ):
            rows.append(
                Figure(
                    f"received for {name} in {game}",
                    f"{size / 1000:.1f} kB",
                    f"bare Button {BUTTON / 1000:.1f} kB",
                    size / BUTTON,
                    aim=LIMIT / BUTTON,
                )
            )
    return rows
