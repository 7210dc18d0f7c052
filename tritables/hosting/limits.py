"""Limits on what a page may send: kinds of messages, their size and their rate."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Self

from tritables.core.reading import is_text
from tritables.endpoint.transports.served import UNTOUCHED

LONGEST: Final = 256_000
"""Bytes of a message that is passed on; the longest that a page sends has a tenth of that."""

ENDS: Final = 1_000_000
"""Bytes of a message that closes the websocket."""

LONGEST_NAME: Final = 80
"""Characters of the id of a widget, and of a view of it."""

RATE: Final = 25.0
BURST: Final = 200
"""Messages per second that the websockets of a kernel may send in the long run (`RATE`), and at
once.

A page with a dozen boards sends some twenty when it opens, and then one for each command.
"""

QUIET: Final = 2.0
"""Messages for each second in which the page has nothing to say, beyond which it gets ahead.

People look at an answer before they go on. A flood is never quiet, however much of it is held up.
"""

FIRST: Final = 4
CALM: Final = 20
"""Messages that a page may be ahead of `QUIET` before it comes after others (`FIRST`), as it does
when it opens, and before it stands back for their sake (`CALM`). See `tritables.hosting.turns`.
"""

TOGETHER: Final = 25.0
"""Messages per second of all pages together that send faster than `RATE`."""

SILENT: Final = 60.0
"""Seconds after which a browser that has not even answered a ping is taken for gone."""

EACH: Final = 2_000
"""Bytes of overhead that are counted for each waiting message."""

UNREAD: Final = 8_000_000
"""Bytes that may wait for a page that does not read; the largest one opens with 0.2 MB."""

IN_SYSTEM: Final = 256_000
"""Bytes of a line that the system may keep in each direction: for a page that does not read, beside
`UNREAD`, and of one that sends too fast.
"""

LINE: Final = 10.0
"""Messages for which a line counts that a page opens again."""

UNDONE: Final = 1_000_000
"""Bytes that a kernel may have in its backlog; further messages wait with their sender."""

LINES: Final = 4
"""Websockets to one kernel: that of its page, and broken ones that have not timed out."""

KINDS: Final = frozenset({"comm_close", "comm_info_request", "comm_msg", "comm_open",
                          "kernel_info_request"})  # fmt: skip
"""The message types that a page's widgets need: none runs code, none ends a kernel."""

TARGET: Final = "jupyter.widget.control"
"""The only comm target that a page may open in a kernel; widgets send their states by it."""


METHODS: Final = ("custom", "request_state", "request_states", "update")
"""The methods of the widget protocol that a page may call."""


REQUESTS: Final[dict[str, Any]] = {
    # What a page sends by itself is a few names; games come over its line.
    "max_body_size": 100_000,
    "max_header_size": 65_536,
    # Seconds: who sends letter by letter holds a connection no longer than that.
    "idle_connection_timeout": 75,
    "body_timeout": 15,
}
"""The HTTP server's limits, in bytes and seconds."""


class BadFrame(ValueError):
    """A websocket frame that is no message of Jupyter's."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that a page sent: its channel, header and content.

    ``more`` has the parent's header and the metadata and, in the text form, the buffers.
    """

    channel: str
    header: Mapping[str, Any]
    content: Mapping[str, Any]
    more: tuple[object, ...] = ()

    @classmethod
    def read(cls, frame: str | bytes) -> Self:
        """Parse a websocket frame in either of Jupyter's forms, bytes or text; raises `BadFrame`.

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
        """The message type."""
        return str(self.header.get("msg_type"))

    @property
    def id(self) -> str:
        """The message id, by which the kernel reports what it has handled."""
        return str(self.header.get("msg_id"))

    @property
    def is_a_pages(self) -> bool:
        """True if a page's widgets send such a message, and a kernel can read and answer it."""
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
        """True if the envelope is valid; a command in it is validated by its board.

        The header comes back with every reply, and so does a command's view. Subshells are refused.
        """
        header, (parent, metadata, *buffers) = self.header, self.more
        command = self._command
        content = {**self.content, "data": command.get("view")} if command else self.content
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
        """True if a user did something; False for what a page sends by itself."""
        data = self.content.get("data")
        if self.kind != "comm_msg" or not isinstance(data, dict):
            return False
        command = self._command
        if command is None:
            return data.get("method") == "update"
        return str(command.get("kind")) not in UNTOUCHED

    @property
    def _command(self) -> Mapping[str, Any] | None:
        """The command in a message to a widget, whatever its form; None in any other message."""
        data = self.content.get("data")
        if not isinstance(data, dict) or data.get("method") != "custom":
            return None
        command = data.get("content")
        return command if isinstance(command, dict) else None

    @property
    def asked(self) -> tuple[str, str, int] | None:
        """The comm id, the view and the number of a command that awaits a reply; None for
        others.
        """
        command = self._command
        if command is None:
            return None
        comm, view, seq = self.content.get("comm_id"), command.get("view"), command.get("seq")
        if not (isinstance(comm, str) and isinstance(view, str) and isinstance(seq, int)):
            return None
        fits = len(comm) <= LONGEST_NAME and len(view) <= LONGEST_NAME
        return (comm, view, seq) if fits else None


_BESIDE: Final[tuple[tuple[str, object], ...]] = (
    ("parent_header", {}),
    ("metadata", {}),
    ("buffers", []),
)
"""Optional parts of a message, with their defaults."""


def _whole(message: Mapping[str, Any]) -> tuple[object, ...]:
    told = (message["channel"], message["header"], message["content"])
    beside = (message.get(name, none) for name, none in _BESIDE)
    return *told, *beside


def _parts(frame: bytes) -> tuple[object, ...]:
    """The parts of a binary frame of `v1.kernel.websocket.jupyter.org`.

    They are the channel, the header, the content, the parent's header and the metadata.
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
    """The messages that a kernel was sent and has not handled yet, in order, with their size in
    bytes.

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
        """True if the next message has to wait."""
        return self.size > self._most

    def add(self, id: str, size: int) -> None:
        """Count a message of ``size`` bytes that is sent to the kernel."""
        self._waiting.append((id, size))
        self.size += size

    def done(self, id: str) -> None:
        """Discount a message and those before it, as a kernel handles them in order.

        Messages of other clients are not in the backlog, and are ignored here.
        """
        if not any(id == waiting for waiting, _ in self._waiting):
            return
        first = ""
        while first != id:
            first, size = self._waiting.popleft()
            self.size -= size


class Pace:
    """A rate limit on messages to a kernel: a token bucket.

    >>> pace = Pace(rate=10, burst=2)
    >>> [round(pace.wait(now=0.0), 2) for _ in range(4)]
    [0.0, 0.0, 0.1, 0.2]
    >>> pace.wait(now=10.0)
    0.0
    """

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self._each = 1 / rate
        self._ahead = burst * self._each
        self._next = -inf

    def wait(self, now: float, weight: float = 1.0) -> float:
        """Return the seconds for which a message that came at ``now`` has to wait.

        ``weight`` is the number of messages that it counts for.
        """
        self._next = max(self._next, now - self._ahead) + weight * self._each
        return max(0.0, self._next - now)

    def ahead(self, now: float) -> float:
        """Return how many messages its sender is ahead of the rate.

        >>> pace = Pace(rate=10, burst=20)
        >>> [pace.wait(now=0.0) for _ in range(3)] and round(pace.ahead(now=0.1), 2)
        2.0
        """
        return max(0.0, (self._next - now + self._ahead) / self._each)
