"""The interface of a transport, over which an endpoint speaks to its pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from tritables.scene.json_delta import Delta
from tritables.table import Reply
from tritables.table.views.shown import Parts

MOVING: Final[tuple[str, ...]] = ("board", "scene", "table", "sheet")
"""The parts that change with moves; texts change with the language only."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A state, as an endpoint gives it to its transport to be sent.

    ``number``  the number of this state
    ``parts``   all parts
    ``fresh``   the names of those that have changed
    ``change``  the changes from the state before, for pages that have that; None where the whole is
                to be sent
    ``reply``   the reply to a command, if there is one
    """

    number: int
    parts: Parts
    fresh: frozenset[str]
    change: dict[str, Delta] | None
    reply: Reply | None

    def whole(self) -> dict[str, Any]:
        """Return the moving parts and the state's number (``Whole`` in the schema ``scene``)."""
        return {"number": self.number, **{name: self.parts[name] for name in MOVING}}

    def changed(self) -> dict[str, Any]:
        """Return the changes and the state's number (``Change`` in the schema ``scene``)."""
        assert self.change is not None
        return {"number": self.number, "parts": self.change}

    def state(self) -> dict[str, Any]:
        """Return what a page is sent (``State`` in the schema ``scene``); empty where nothing has
        changed.

        It has the whole or the change, and the language when that has changed.
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
    """The connection of one table to its pages.

    It makes an `Endpoint`, passes it what comes in, and sends what the endpoint gives it. A new
    transport is a class with these members.

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
    change True
    """

    @property
    def brings_words(self) -> bool:
        """True if it carries the words of a language to its pages: ``Shown.parts["words"]`` then
        has all of them, which it sends whenever they are fresh.

        Else pages have the words of every language already, and ``parts["words"]`` names only the
        ``lang`` that they are to show, which `Shown.state` tells them.
        """

    @property
    def is_followed(self) -> bool:
        """True if a page has the state from the first one on, before it has sent a command.

        Else each state is a whole until a page has sent one, since nobody may be there.
        """

    def receive(self, message: object) -> None:
        """Take a page's message as JSON; a command is done, and gets a reply."""

    def show(self, shown: Shown) -> None:
        """Send what has changed, and the reply."""

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object] | None:
        """Call a function after a number of seconds; returns a function that cancels it.

        Returns None where nothing ever happens automatically.
        """

    def close(self) -> None:
        """Stop what happens automatically."""
