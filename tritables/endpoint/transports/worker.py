"""The transport in a reader's own browser: all boards of a page, behind one port of texts.

A page without a server runs this in a worker. Nothing of Jupyter is imported.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import count
from time import monotonic
from typing import Any, Final

from tritables.core.errors import BadInput, TritablesError
from tritables.core.reading import Reader, parse_json
from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.seeds import fresh_seed
from tritables.endpoint.transport import Shown
from tritables.table import Table
from tritables.table.saves.graft import redrawn

DEAL: Final = "deal"
THROWS: Final = "throws"

DEALS: Final = 64
"""Deals at most, to find one that fits a page."""


class Boards:
    """The boards of a page, each opened when the page asks for it.

    ``out`` is called with every text for the page, `receive` takes every text from it.

    In come:

    - ``{"board": ID, "open": SAVED, "anew": "deal" | "throws" | null, "choose": {…}}``: load a
      saved table (schema ``sitting``), perhaps with something drawn again, with some settings;
    - ``{"board": ID, "command": {…}}``: a command for an open board (schema ``messages``);
    - ``{"ring": N}``: a timer has elapsed.

    Out go ``{"board": ID, "message": {…}}`` (see `WorkerTransport`), ``{"board": ID, "saved": …}``
    after a change (with ``"rest"`` where a reader who comes back must not see what is shown now),
    ``{"board": ID, "refused": TEXT}`` where nothing could be opened, and ``{"wake": N, "after":
    SECONDS}`` to set a timer.

    >>> sent = []
    >>> boards = Boards(sent.append)
    >>> saved = Table.open("trictrac", seed=1).save()
    >>> boards.receive(json.dumps({"board": "b", "open": saved, "anew": None, "choose": {}}))
    >>> json.loads(sent[0])["message"]["kind"]
    'state'
    """

    def __init__(
        self, out: Callable[[str], object], *, now: Callable[[], float] = monotonic
    ) -> None:
        self._out = out
        self._now = now
        self._open: dict[str, WorkerTransport] = {}
        self._alarms: dict[int, Callable[[], None]] = {}
        self._numbers = count(1)

    def receive(self, text: str) -> None:
        """Take a text of the page; raises `BadInput` for one of another form."""
        reader = Reader(parse_json(text, BadInput), BadInput)
        if (ring := reader.get("ring")) is not None:
            self._alarms.pop(ring.whole(0, 2**53), _nothing)()
            return
        reader.has("board")
        board = reader.at("board").text_of(80)
        if reader.get("open") is not None:
            reader.keys(("board", "open", "anew", "choose"))
            self._sit_down(board, reader.value)
        elif board in self._open:
            reader.keys(("board", "command"))
            self._open[board].receive(reader.at("command").value)

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object]:
        """Set a timer of the page; returns a function that cancels it."""
        number = next(self._numbers)
        self._alarms[number] = callback
        self.tell({"wake": number, "after": seconds})
        return lambda: self._alarms.pop(number, None)

    def _sit_down(self, board: str, asked: Mapping[str, Any]) -> None:
        """Open a board, and close the one that was open under its id."""
        if board in self._open:
            self._open.pop(board).close()
        try:
            table = opened(asked["open"], asked["anew"], asked["choose"])
        except TritablesError as fault:
            self.tell({"board": board, "refused": str(fault)})
            return
        self._open[board] = WorkerTransport(board, table, self)

    def clock(self) -> float:
        """Return the time in seconds."""
        return self._now()

    def tell(self, message: Mapping[str, object]) -> None:
        """Send a message to the page."""
        self._out(json.dumps(message, ensure_ascii=False, separators=(",", ":")))


class WorkerTransport:
    """The transport of one board, which sends the saved table after each change.

    Its messages are ``{"kind": "state", "state": {…}}`` (``State`` in the schema ``scene``), and
    replies (schema ``replies``). The page has texts and art, and is told the language alone.

    >>> sent = []
    >>> line = WorkerTransport("b", Table.open("trictrac", seed=1), Boards(sent.append))
    >>> line.receive({"view": "v", "seq": 1, "kind": "draw"})
    >>> [json.loads(text)["message"]["kind"] for text in sent if "message" in text]
    ['state', 'state', 'reply']
    """

    brings_words: Final = False
    is_followed: Final = True

    def __init__(self, name: str, table: Table, boards: Boards) -> None:
        self._name = name
        self._boards = boards
        self._saves: Callable[[], object] | None = None
        self._saves_changes = False
        self.endpoint = Endpoint(table, self, now=boards.clock)
        self.endpoint.refresh()
        self._saves_changes = True  # what it was opened with is saved already

    def receive(self, message: object) -> None:
        """Do a command, and reply."""
        self.endpoint.receive(message)

    def show(self, shown: Shown) -> None:
        """Send the state and the reply, and the saved table soon after a change."""
        if state := shown.state():
            self._send({"kind": "state", "state": state})
        if shown.reply is not None:
            self._send(shown.reply.as_json())
        if shown.fresh and self._saves_changes and self._saves is None:
            # After the reply, which whoever waits for it should have first.
            self._saves = self.later(0, self._save)

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object]:
        """Set a timer of the page; returns a function that cancels it."""
        return self._boards.later(seconds, callback)

    def close(self) -> None:
        """Stop what happens automatically."""
        self.endpoint.stop()
        if self._saves is not None:
            self._saves()

    def _send(self, message: Mapping[str, object]) -> None:
        self._boards.tell({"board": self._name, "message": message})

    def _save(self) -> None:
        """Send the saved table, from which the page can continue if this worker ends."""
        self._saves = None
        table = self.endpoint.table
        told: dict[str, object] = {"board": self._name, "saved": table.save()}
        rest = table.at_rest(self._boards.clock(), words=False)
        if rest is not None:
            told["rest"] = rest
        self._boards.tell(told)


def opened(saved: object, anew: object, choose: Mapping[str, object]) -> Table:
    """Load a saved table with current settings; raises `TritablesError`.

    ``anew`` is what the reader's browser draws again, which was the same for all readers so far:
    ``"deal"`` the whole deal, in which the same seat begins; ``"throws"`` chance moves and
    exercises to come; None nothing.

    >>> saved = Table.open("trictrac").save()
    >>> opened(saved, "deal", {"lang": "nl"}).settings.lang
    'nl'
    """
    if anew == THROWS and isinstance(saved, dict):
        saved = redrawn(saved, fresh_seed)
    table = Table.load(saved, fresh=fresh_seed)
    if anew == DEAL:
        begins = table.state.on_turn
        deal_until(lambda: table.state.on_turn == begins, lambda: table.do("new"))
    for name, value in choose.items():
        table.choose(name, value)
    return table


def deal_until(fits: Callable[[], bool], deal: Callable[[], object]) -> None:
    """Deal until a condition holds, `DEALS` times at most.

    >>> table = Table.open("tricom", seats=["person", "greedy"], seed=3)
    >>> deal_until(lambda: not table.thinks, lambda: table.do("new"))
    >>> table.state.on_turn
    0
    """
    for _ in range(DEALS):
        deal()
        if fits():
            return


def _nothing() -> None:
    """A timer that was cancelled, or has elapsed."""
