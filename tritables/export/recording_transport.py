"""The transport to a file: states and replies are collected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.transport import Shown
from tritables.table import Table


class RecordingTransport:
    """The transport of a table whose pages find in a file what was shown.

    ``whole`` is the current state, `ask` returns the parts of a reply. Nothing happens
    automatically.

    >>> line = RecordingTransport(Table.open("trictrac", seed=1))
    >>> line.ask("type", move="start 5-3") is None
    False
    >>> line.whole["table"]["at"]
    1
    """

    brings_words: Final = False
    is_followed: Final = False

    def __init__(self, table: Table) -> None:
        self.replies: list[dict[str, Any]] = []
        """Replies that no `ask` has taken."""
        self.whole: dict[str, Any] = {}
        self.endpoint = Endpoint(table, self, now=lambda: 0.0)
        self.endpoint.refresh()

    def receive(self, message: object) -> None:
        """Do a command, and collect the reply."""
        self.endpoint.receive(message)

    def ask(self, kind: str, **fields: object) -> dict[str, Any] | None:
        """Send a command as a page would; return the parts of the reply, or None where it is
        refused.
        """
        self.receive({"view": "recorder", "seq": 0, "kind": kind, **fields})
        reply = self.replies.pop()
        return reply if reply.pop("ok") else None

    def show(self, shown: Shown) -> None:
        """Collect the parts and the reply."""
        self.whole = shown.whole()
        if shown.reply is not None:
            self.replies.append(shown.reply.as_json())

    def later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Return None: there are no timers."""

    def close(self) -> None:
        """Stop what happens automatically."""
        self.endpoint.stop()
