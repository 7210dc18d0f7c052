"""A wire of JSON: a table for any page that can pass texts, without a notebook around it."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from tritables.core.errors import BadInput
from tritables.core.reading import parse_json
from tritables.endpoint.endpoint import Endpoint, Later, Shown
from tritables.scene.sheets import art_of
from tritables.table import Table


class Wire:
    """A table behind a wire that passes JSON texts in and out.

    ``out`` gets a text for each thing that goes to the page: ``{"kind": "state", "state": {…}}``
    and the answers to intents. A state (`tritables/schemas/scene.json`) has art, words and the
    whole at first; then the change that makes the next whole of the one before, with the words
    when they are others. A page that has missed one asks for the whole. ``later(seconds,
    callback)`` wakes the table for what happens by itself, and returns what calls that off.
    Nothing is shared with a page that has art and words: it is told their language alone.
    `receive` takes the page's intents (`tritables/schemas/messages.json`).

    >>> sent = []
    >>> wire = Wire(Table.open("trictrac", seed=1), sent.append, lambda seconds, callback: None)
    >>> wire.receive('{"view": "v", "seq": 1, "kind": "draw"}')
    >>> [json.loads(text)["kind"] for text in sent]
    ['state', 'state', 'answer']
    >>> sorted(json.loads(sent[1])["state"]["change"]["parts"])
    ['scene', 'sheet', 'table']
    """

    def __init__(
        self,
        table: Table,
        out: Callable[[str], None],
        later: Later,
        *,
        now: Callable[[], float] = monotonic,
        shares: bool = True,
    ) -> None:
        self._out = out
        self._shares = shares
        self._more: dict[str, Any] = {}
        self.front = Endpoint(table, show=self._show, later=later, now=now, words=shares)
        self.front.followed = True
        self.welcome()

    def welcome(self) -> None:
        """Send all there is to see, for a page that has just come."""
        self._more = {"art": art_of(self.front.table.game)} if self._shares else {}
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

    def _show(self, shown: Shown) -> None:
        state, self._more = self._more, {}
        if "words" in shown.fresh:
            words = shown.parts["words"]
            state |= {"words": words} if self._shares else {"lang": words["lang"]}
        if shown.change is None:
            state["whole"] = shown.whole()
        elif shown.fresh:
            state["change"] = {"number": shown.number, "parts": shown.change}
        if state:
            self._send({"kind": "state", "state": state})
        if shown.answer is not None:
            self._send(shown.answer.as_json())

    def _send(self, message: dict[str, object]) -> None:
        self._out(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
