"""The transport of a page that a server shows: all its boards, behind one line of texts.

Each reader has tables of their own. What a page names is opened from what the server has of it: no
seed and nothing that a seat may not know goes to one. A saved table goes there only where nothing
is hidden or locked, for pages that can go on by themselves when the server is gone.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from time import monotonic
from typing import Any, Final, Literal

from tritables.core.errors import BadInput, TritablesError
from tritables.core.reading import Reader, parse_json
from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.seeds import fresh_seed
from tritables.endpoint.stores.kept_games import KeptGames
from tritables.endpoint.stores.machine_store import kept_games_at
from tritables.endpoint.transport import Shown
from tritables.endpoint.transports.worker import DEAL, THROWS, opened
from tritables.table import Table
from tritables.table.commands import COMMANDS
from tritables.table.saves.graft import copy_of

Json = dict[str, Any]
Later = Callable[[float, Callable[[], None]], Callable[[], object]]

OF_PAGE: Final = ("lang", "theme", "notation")
"""The settings that a page may give a board when it opens it: those that it has for all."""

REMEMBERED: Final = 20
"""Replies that a board remembers, for a page whose line broke before they arrived."""

LONGEST_NAME: Final = 80
"""Characters of the id of a board, and of a view of it."""

UNTOUCHED: Final = frozenset(kind for kind, row in COMMANDS.items() if not row.touches)
"""Commands that a board sends by itself, which are no activity of a reader."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A board of a page as a server has it, from which it opens a table for each reader.

    ``saved`` is the table as the notebook's cells left it, ``anew`` what each reader draws again
    (see `tritables.endpoint.transports.worker.opened`). ``sealed`` is True where nobody may go on
    with the deal that stands in the page, as all readers have the same: what is hidden in it, or
    what chance brings, would be known from one to the other. ``place`` is the key of its kept
    games for pages, ``origin`` a hash of what it was opened with. Where ``goes_alone``, a page may
    have copies of the table.
    """

    saved: Json
    anew: Literal["deal", "throws"] | None
    sealed: bool
    place: str
    origin: str
    goes_alone: bool = False

    def table(self, seen: bool, choose: Mapping[str, object]) -> Table:
        """Open the table; ``seen`` if the reader has begun with the deal of the page.

        Raises `BadInput` for settings that a page may not give.
        """
        settings = Reader(dict(choose), BadInput, "choose")
        settings.keys((), OF_PAGE)
        goes_on = seen and self.anew == DEAL and not self.sealed
        return opened(self.saved, THROWS if goes_on else self.anew, choose)

    def copy(self, table: Table | None = None) -> Json | None:
        """Return a copy of the table for a page that goes on by itself, if it may have one.

        It is of a reader's table or, where nobody has opened any, of the page's.
        """
        return copy_of(table or Table.load(self.saved), fresh_seed) if self.goes_alone else None


class ServedBoards:
    """The boards of a page that one reader has open, each opened when the page asks for it.

    ``openings`` are those of the page, by the ids of its boards. ``out`` is called with every text
    for the page, `receive` takes every text from it; ``later`` calls a function after a number of
    seconds and returns one that cancels that. ``kept`` is called as `kept_games_at` is.

    In come:

    - ``{"board": ID, "open": TOKEN | null, "anew": "throws" | …, "choose": {…}}``: open a board,
      with some settings; ``TOKEN`` is that of its kept game, for a page that has played here
      before. ``"throws"`` keeps the deal that the page shows, where that may be. One that is open
      is shown whole, as a page asks that has lost its line;
    - ``{"board": ID, "command": {…}}``: a command for an open board (schema ``messages``), which
      is done once, however often it comes;
    - ``{"board": ID, "copies": true}``: send copies of the board from now on.

    Out go ``{"board": ID, "message": {…}}``, which is a state or a reply as of `WorkerTransport`,
    ``{"board": ID, "copy": SAVED | null}`` before each change that it has, for pages that ask for
    that, and ``{"board": ID, "refused": TEXT}`` where nothing could be opened.

    >>> saved = Table.open("tricom", seats=["person", "greedy"], seed=1).save()
    >>> sent = []
    >>> boards = ServedBoards(
    ...     {"b": Opening(saved, "deal", True, "place", "origin")}, sent.append, lambda *_: id
    ... )
    >>> _ = boards.receive('{"board": "b", "open": null, "anew": "deal", "choose": {"lang": "nl"}}')
    >>> message = json.loads(sent[0])["message"]
    >>> message["kind"], message["state"]["lang"], "seed" in sent[0]
    ('state', 'nl', False)
    """

    def __init__(
        self,
        openings: Mapping[str, Opening],
        out: Callable[[str], object],
        later: Later,
        *,
        now: Callable[[], float] = monotonic,
        kept: Callable[[str, Table, str], KeptGames | None] = kept_games_at,
    ) -> None:
        self.out = out
        """Takes every text for the page; another one when the page has another line."""
        self._openings = openings
        self._later = later
        self._now = now
        self._kept = kept
        self._open: dict[str, ServedTransport] = {}
        self._copied: set[str] = set()
        """The boards of which the page wants copies."""

    def __len__(self) -> int:
        """Return the number of boards that are open."""
        return len(self._open)

    def receive(self, text: str) -> bool:
        """Take a text of the page; raises `BadInput` for one of another form.

        Returns True if a reader has done something, and False for what a page sends by itself.
        """
        reader = Reader(parse_json(text, BadInput), BadInput)
        reader.has("board")
        name = reader.at("board").text_of(LONGEST_NAME)
        if "open" in reader.value:
            reader.keys(("board", "open", "anew", "choose"))
            self._sit_down(name, reader)
            return False
        if "copies" in reader.value:
            reader.keys(("board", "copies"))
            if reader.at("copies").flag():
                self._copy(name)
            return False
        reader.keys(("board", "command"))
        command = reader.at("command").value
        if name in self._open:
            self._open[name].receive(command)
        return isinstance(command, dict) and str(command.get("kind")) not in UNTOUCHED

    def close(self) -> None:
        """Stop what happens automatically at all boards."""
        for board in self._open.values():
            board.close()
        self._open.clear()

    def clock(self) -> float:
        """Return the time in seconds."""
        return self._now()

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object]:
        """Call a function after a number of seconds; returns a function that cancels it."""
        return self._later(seconds, callback)

    def tell(self, message: Mapping[str, object]) -> None:
        """Send a message to the page."""
        self.out(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def _copy(self, name: str) -> None:
        """Send a copy of a board now, and from now on before each change."""
        if name in self._openings and name not in self._open:
            self.tell({"board": name, "copy": self._openings[name].copy()})
        elif name in self._open:
            self._open[name].send_copy()
        self._copied.add(name)

    def wants_copies(self, name: str) -> bool:
        """Return True if the page wants copies of a board."""
        return name in self._copied

    def _sit_down(self, name: str, asked: Reader) -> None:
        """Open a board, or show one whole that is open.

        Who has begun before a deal of their own came goes on with the one of the page.
        """
        if name in self._open:
            if asked.at("anew").value != THROWS or self._open[name].is_touched:
                self._open[name].endpoint.show_all()
                return
            self._open.pop(name).close()
        opening = self._openings.get(name)
        if opening is None:
            self.tell({"board": name, "refused": ""})
            return
        try:
            choose = asked.at("choose")
            if not isinstance(choose.value, dict):
                choose.refuse("bad-object")
            table = opening.table(asked.at("anew").value == THROWS, choose.value)
        except TritablesError as fault:
            self.tell({"board": name, "refused": str(fault)})
            return
        kept = self._kept(opening.place, table, opening.origin)
        token = asked.at("open").value
        if kept is not None and isinstance(token, str) and len(token) <= LONGEST_NAME:
            kept.go_on_with(token, table)
        self._open[name] = ServedTransport(name, table, self, opening, kept)


class ServedTransport:
    """The transport of one board of a page that a server shows.

    The page has texts and art, and is told the language alone.
    """

    brings_words: Final = False
    is_followed: Final = True

    def __init__(
        self,
        name: str,
        table: Table,
        boards: ServedBoards,
        opening: Opening,
        kept_games: KeptGames | None,
    ) -> None:
        self._name = name
        self._boards = boards
        self._opening = opening
        self._replied: OrderedDict[bytes, Json] = OrderedDict()
        """The last replies, by the digests of their commands."""
        self.is_touched = False
        """True once its page has sent a command."""
        self._reply: Json | None = None
        """The reply that was sent last, if one went with what was shown last."""
        self.endpoint = Endpoint(table, self, now=boards.clock, kept_games=kept_games)
        self.endpoint.refresh()

    def receive(self, message: object) -> None:
        """Do a command and reply; one that was done before is replied to again."""
        self.is_touched = True
        digest = _digest(message)
        if (before := self._replied.get(digest)) is not None:
            self._send(before)
            return
        self.endpoint.receive(message)
        if digest and self._reply is not None:
            self._replied[digest] = self._reply
            if len(self._replied) > REMEMBERED:
                self._replied.popitem(last=False)

    def show(self, shown: Shown) -> None:
        """Send the state and the reply, after a copy for whoever wants to go on from it."""
        if shown.fresh and self._boards.wants_copies(self._name):
            self.send_copy()
        if state := shown.state():
            self._send({"kind": "state", "state": state})
        self._reply = None if shown.reply is None else shown.reply.as_json()
        if self._reply is not None:
            self._send(self._reply)

    def send_copy(self) -> None:
        """Send a copy of the table as it is."""
        copy = self._opening.copy(self.endpoint.table)
        self._boards.tell({"board": self._name, "copy": copy})

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object]:
        """Set a timer of the server; returns a function that cancels it."""
        return self._boards.later(seconds, callback)

    def close(self) -> None:
        """Stop what happens automatically."""
        self.endpoint.stop()

    def _send(self, message: Mapping[str, object]) -> None:
        self._boards.tell({"board": self._name, "message": message})


def _digest(message: object) -> bytes:
    """A hash of a command with a number, which its page gives to no other; empty for any other."""
    if not isinstance(message, dict) or not message.get("seq"):
        return b""
    return blake2b(json.dumps(message).encode(), digest_size=16).digest()
