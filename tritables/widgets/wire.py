"""A wire of JSON: a table for any page that can pass texts, without a notebook around it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from tritables.core.errors import BadInput
from tritables.core.reading import parse_json
from tritables.scene.sheets import art_of
from tritables.sitting import Sitting
from tritables.widgets.front import Front, Later


class Wire:
    """A sitting behind a wire that passes JSON texts in and out.

    ``out`` gets a text for each thing that goes to the page: ``{"kind": "state", "state": {…}}``
    with the parts that have changed (`tritables/schemas/scene.json`; all of them at first, with
    the art), and the answers to intents. ``later(seconds, callback)`` wakes the table for what
    happens by itself, and returns what calls that off. `receive` takes the page's intents
    (`tritables/schemas/messages.json`).

    >>> sent = []
    >>> wire = Wire(Sitting.open("trictrac", seed=1), sent.append, lambda seconds, callback: None)
    >>> wire.receive('{"view": "v", "seq": 1, "kind": "draw"}')
    >>> [json.loads(text)["kind"] for text in sent]
    ['state', 'state', 'answer']
    """

    def __init__(
        self,
        sitting: Sitting,
        out: Callable[[str], None],
        later: Later,
        *,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._out = out
        self._more: dict[str, Any] = {}
        self.front = Front(sitting, show=self._show, send=self._send, later=later, now=now)
        self.welcome()

    def welcome(self) -> None:
        """Send all there is to see, for a page that has just come."""
        self._more = {"art": art_of(self.front.sitting.game)}
        self.front.forget()
        self.front.refresh()

    def receive(self, text: str) -> None:
        """Obey and answer one intent; anything else is answered, too."""
        try:
            content = parse_json(text, BadInput)
        except BadInput:
            content = text
        self.front.receive(content)

    def close(self) -> None:
        """Let nothing happen at the table any more."""
        self.front.stop()

    def _show(self, parts: Mapping[str, dict[str, Any]]) -> None:
        more, self._more = self._more, {}
        if parts or more:
            self._send({"kind": "state", "state": {**more, **parts}})

    def _send(self, message: dict[str, object]) -> None:
        self._out(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
