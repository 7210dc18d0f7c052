"""The transport to a file: what a table shows and replies is kept, to be written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.transport import Shown
from tritables.table import Table


class RecordingTransport:
    """The transport of a table whose pages come later, and find in a file what was shown to it.

    ``whole`` is what is shown now, `ask` gives what a reply brings. Nothing happens by itself.

    >>> line = RecordingTransport(Table.open("trictrac", seed=1))
    >>> line.ask("type", move="start 5-3")
    {}
    >>> line.whole["table"]["at"]
    1
    """

    brings_words: Final = False
    is_followed: Final = False

    def __init__(self, table: Table) -> None:
        self.replies: list[dict[str, Any]] = []
        """The replies that no `ask` has taken."""
        self.whole: dict[str, Any] = {}
        self.endpoint = Endpoint(table, self, now=lambda: 0.0)
        self.endpoint.refresh()

    def receive(self, message: object) -> None:
        """Obey and answer a command."""
        self.endpoint.receive(message)

    def ask(self, kind: str, **fields: object) -> dict[str, Any] | None:
        """Give a command as a page would; what the reply brings, or None where it is refused."""
        self.receive({"view": "recorder", "seq": 0, "kind": kind, **fields})
        reply = self.replies.pop()
        return reply if reply.pop("ok") else None

    def show(self, shown: Shown) -> None:
        """Keep the parts that are shown, and the reply."""
        self.whole = shown.whole()
        if shown.reply is not None:
            self.replies.append(shown.reply.as_json())

    def later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Do without: nobody waits for anything."""

    def close(self) -> None:
        """Let nothing happen at the table any more."""
        self.endpoint.stop()
