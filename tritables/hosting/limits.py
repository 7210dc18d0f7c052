"""What a page may send over the line to its kernel: of what kinds, how much, and how fast."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Self

from tritables.core.reading import is_text
from tritables.table.commands import COMMANDS

LONGEST: Final = 256_000
"""Bytes of a message that is passed on; the longest of a page has a tenth of that."""

ENDS: Final = 1_000_000
"""Bytes of a message that ends the line."""

LONGEST_NAME: Final = 80
"""Letters in the name of a widget, and of a view of it."""

RATE: Final = 25.0
BURST: Final = 200
"""So many messages a second the lines to a kernel take in the long run, and so many at once.

A page with a dozen boards sends some twenty when it opens, and then one for each thing that is
done.
"""

EACH: Final = 2_000
"""Bytes that a message takes beside its own while it waits."""

UNREAD: Final = 8_000_000
"""Bytes that may wait for a page which does not read them; the largest one opens with 0.2 MB."""

UNDONE: Final = 1_000_000
"""Bytes of a line that its kernel may have before it and not have done yet, counted likewise.

What comes after that stays with whoever sends it.
"""

LINES: Final = 4
"""Lines to one kernel: that of a page, and those of it that broke and are not given up yet."""

KINDS: Final = frozenset({"comm_close", "comm_info_request", "comm_msg", "comm_open",
                          "kernel_info_request"})  # fmt: skip
"""The messages that a page's widgets need: none of them runs code, none ends a kernel."""

TARGET: Final = "jupyter.widget.control"
"""The one thing that a page may open in a kernel: by it widgets are asked how they are."""


UNTOUCHED: Final = frozenset(kind for kind, row in COMMANDS.items() if not row.touches)
"""Commands that a board gives by itself."""

METHODS: Final = ("custom", "request_state", "request_states", "update")
"""What a page may ask of a widget."""


REQUESTS: Final[dict[str, Any]] = {
    # What a page sends by itself is a few names; games come over its line.
    "max_body_size": 100_000,
    "max_header_size": 65_536,
    # Seconds: who sends letter by letter holds a connection no longer than that.
    "idle_connection_timeout": 75,
    "body_timeout": 15,
}
"""What the server takes of a request."""


class BadFrame(ValueError):
    """What came over a line is no message at all."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message of a page, as far as it has to be known: its channel, header and content.

    ``more`` is what else came with it: its parent's header, its metadata, and in the form of text
    its buffers.
    """

    channel: str
    header: Mapping[str, Any]
    content: Mapping[str, Any]
    more: tuple[object, ...] = ()

    @classmethod
    def read(cls, frame: str | bytes) -> Self:
        """Read a frame in either of Jupyter's forms, bytes or text; raises `BadFrame`.

        >>> header = {"msg_type": "comm_close", "msg_id": "1"}
        >>> frame = {"channel": "shell", "header": header, "content": {"comm_id": "a"}}
        >>> sent = Sent.read(json.dumps(frame))
        >>> sent.kind, sent.is_a_pages
        ('comm_close', True)
        """
        try:
            parts = _parts(frame) if isinstance(frame, bytes) else _whole(json.loads(frame))
            channel, header, content, *more = parts
        except (ValueError, KeyError, TypeError, IndexError, RecursionError) as wrong:
            raise BadFrame from wrong
        if not (isinstance(header, dict) and isinstance(content, dict)):
            raise BadFrame
        return cls(str(channel), header, content, tuple(more))

    @property
    def kind(self) -> str:
        """What sort of message it is."""
        return str(self.header.get("msg_type"))

    @property
    def id(self) -> str:
        """The name by which the kernel says what it has done."""
        return str(self.header.get("msg_id"))

    @property
    def is_a_pages(self) -> bool:
        """Whether it is one that a page's widgets send, and that a kernel can read and answer."""
        if self.channel != "shell" or self.kind not in KINDS or not self._is_sound:
            return False
        if self.kind.startswith("comm_") and self.kind != "comm_info_request":
            comm = self.content.get("comm_id")
            if not (isinstance(comm, str) and 0 < len(comm) <= LONGEST_NAME):
                return False
        if self.kind == "comm_open":
            return self.content.get("target_name") == TARGET
        data = self.content.get("data")
        if self.kind == "comm_msg" and isinstance(data, dict):
            return data.get("method") in METHODS
        return self.kind != "comm_msg"

    @property
    def _is_sound(self) -> bool:
        """Whether all is as the kernel needs it, but for an intent: that is refused by its board.

        The header comes back with every answer, and so does an intent's view; a subshell is for no
        page.
        """
        header, (parent, metadata, *buffers) = self.header, self.more
        intent = self._intent
        content = {**self.content, "data": intent.get("view")} if intent else self.content
        return (
            bool(header.get("msg_id"))
            and header.get("subshell_id") is None
            and all(
                one is None or (isinstance(one, str) and len(one) <= LONGEST_NAME)
                for one in header.values()
            )
            and isinstance(parent, dict)
            and isinstance(metadata, dict)
            and not any(buffers)
            and is_text(json.dumps([header, parent, metadata, content], ensure_ascii=False))
        )

    @property
    def is_a_touch(self) -> bool:
        """Whether somebody did something: not what a page asks by itself, to see who is there."""
        data = self.content.get("data")
        if self.kind != "comm_msg" or not isinstance(data, dict):
            return False
        intent = self._intent
        if intent is None:
            return data.get("method") == "update"
        return intent.get("kind") not in UNTOUCHED

    @property
    def _intent(self) -> Mapping[str, Any] | None:
        """The intent that a widget is sent, in whatever state it is."""
        data = self.content.get("data")
        if not isinstance(data, dict) or data.get("method") != "custom":
            return None
        intent = data.get("content")
        return intent if isinstance(intent, dict) else None

    @property
    def asked(self) -> tuple[str, str, int] | None:
        """The widget, the view and the number of an intent, which wants to be answered."""
        intent = self._intent
        if intent is None:
            return None
        comm, view, seq = self.content.get("comm_id"), intent.get("view"), intent.get("seq")
        if not (isinstance(comm, str) and isinstance(view, str) and isinstance(seq, int)):
            return None
        fits = len(comm) <= LONGEST_NAME and len(view) <= LONGEST_NAME
        return (comm, view, seq) if fits else None


_BESIDE: Final[tuple[tuple[str, object], ...]] = (
    ("parent_header", {}),
    ("metadata", {}),
    ("buffers", []),
)
"""What a message may have beside its content, and what holds where it has not."""


def _whole(message: Mapping[str, Any]) -> tuple[object, ...]:
    told = (message["channel"], message["header"], message["content"])
    beside = (message.get(name, none) for name, none in _BESIDE)
    return *told, *beside


def _parts(frame: bytes) -> tuple[object, ...]:
    """The channel, the header and the content of a frame of `v1.kernel.websocket.jupyter.org`.

    Behind them its parent's header and its metadata.
    """
    count = int.from_bytes(frame[:8], "little")
    if not 6 <= count <= 100:
        raise BadFrame
    at = [int.from_bytes(frame[8 * nth : 8 * nth + 8], "little") for nth in range(1, count + 1)]
    if at != sorted(at) or at[-1] > len(frame):
        raise BadFrame
    channel, *parts = (frame[at[nth] : at[nth + 1]] for nth in range(5))
    header, parent, metadata, content = (json.loads(part) for part in parts)
    return channel.decode(), header, content, parent, metadata


class Backlog:
    """Messages that a kernel has before it, in the order in which they were sent to it.

    >>> backlog = Backlog(most=1_000)
    >>> for name in "abc":
    ...     backlog.add(name, 400)
    >>> backlog.is_full
    True
    >>> backlog.done("b")
    >>> backlog.size
    400
    """

    def __init__(self, most: int = UNDONE) -> None:
        self.size = 0
        self._most = most
        self._waiting: deque[tuple[str, int]] = deque()

    @property
    def is_full(self) -> bool:
        """Whether the next message has to wait."""
        return self.size > self._most

    def add(self, id: str, size: int) -> None:
        """Count a message of ``size`` bytes that is sent to the kernel."""
        self._waiting.append((id, size))
        self.size += size

    def done(self, id: str) -> None:
        """Count a message no more, nor any before it: a kernel does one after the other.

        What it has done for somebody else is not counted here.
        """
        if not any(id == waiting for waiting, _ in self._waiting):
            return
        first = ""
        while first != id:
            first, size = self._waiting.popleft()
            self.size -= size


class Pace:
    """How fast a kernel takes messages: a bucket that fills by itself and is emptied by each.

    >>> pace = Pace(rate=10, burst=2)
    >>> [round(pace.wait(now=0.0), 2) for _ in range(4)]
    [0.0, 0.0, 0.1, 0.2]
    >>> pace.wait(now=10.0)
    0.0
    """

    def __init__(self, rate: float = RATE, burst: int = BURST) -> None:
        self._each = 1 / rate
        self._ahead = burst * self._each
        self._next = -inf

    def wait(self, now: float) -> float:
        """Seconds that the message that came ``now`` has to wait for."""
        self._next = max(self._next, now - self._ahead) + self._each
        return max(0.0, self._next - now)
