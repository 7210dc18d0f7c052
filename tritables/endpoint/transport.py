"""The transport: what a table's endpoint speaks to its pages through, whatever carries it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from tritables.scene.change import Delta
from tritables.table import Reply
from tritables.table.views.shown import Parts

MOVING: Final[tuple[str, ...]] = ("board", "scene", "table", "sheet")
"""The parts that moves change; words change with the language only."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What an endpoint has to show.

    ``parts`` are all there is to see now, ``fresh`` names those that are not as they were shown
    before. ``change`` makes the moving ones of those shown under the number before, for pages that
    have these; None where the whole has to go. ``reply`` is what a command is answered.
    """

    number: int
    parts: Parts
    fresh: frozenset[str]
    change: dict[str, Delta] | None
    reply: Reply | None

    def whole(self) -> dict[str, Any]:
        """The moving parts as they are, and their number: ``Whole`` in the schema of scenes."""
        return {"number": self.number, **{name: self.parts[name] for name in MOVING}}

    def changed(self) -> dict[str, Any]:
        """What makes the whole of the one before: ``Change`` in the schema of scenes."""
        assert self.change is not None
        return {"number": self.number, "parts": self.change}

    def state(self) -> dict[str, Any]:
        """What a page is sent: ``State`` in the schema of scenes; empty where nothing changed.

        It has the whole or the change, and the language when that is another.
        """
        state: dict[str, Any] = {}
        if "words" in self.fresh:
            state["lang"] = self.parts["words"]["lang"]
        if self.change is None:
            state["whole"] = self.whole()
        elif self.fresh:
            state["change"] = self.changed()
        return state


class Transport(Protocol):
    """One table's line to its pages.

    It has an `Endpoint` of its own, hands it what comes in, and is given by it what goes out. A new
    way to carry a table to a page is a class with these members and nothing else.

    >>> from tritables.endpoint.endpoint import Endpoint
    >>> from tritables.table import Table
    >>> class Printed:
    ...     brings_words, is_followed = False, True
    ...     def __init__(self, table): self.endpoint = Endpoint(table, self, now=lambda: 0.0)
    ...     def receive(self, message): self.endpoint.receive(message)
    ...     def show(self, shown): print(*shown.state(), shown.reply and shown.reply.ok)
    ...     def later(self, seconds, callback): return None
    ...     def close(self): self.endpoint.stop()
    >>> line = Printed(Table.open("trictrac", seed=1))
    >>> line.receive({"view": "v", "seq": 1, "kind": "draw"})
    lang whole True
    >>> line.receive({"view": "v", "seq": 2, "kind": "draw"})
    change False
    """

    @property
    def brings_words(self) -> bool:
        """Whether pages get words from it; else they have them, and are told their language."""

    @property
    def is_followed(self) -> bool:
        """Whether a page follows from the first state on, before any has sent a command."""

    def receive(self, message: object) -> None:
        """Take what a page has sent, as JSON values; a command is obeyed and answered."""

    def show(self, shown: Shown) -> None:
        """Bring to the pages what has changed, if anything has, and the reply, if there is one."""

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object] | None:
        """Call something after so many seconds.

        Returns what calls it off; None where nothing ever happens by itself.
        """

    def close(self) -> None:
        """Let nothing happen at the table any more."""
