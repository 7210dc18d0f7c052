"""Transports under one face: a saved table is opened behind each, asked, and read as a page does.

This is the one place where the battery meets the transports of the package.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import count
from typing import Any, ClassVar, Final

import comm
import pytest
from comm.base_comm import BaseComm

from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.stores.config import PLACE
from tritables.endpoint.stores.kept_games import KeptGames
from tritables.endpoint.stores.machine_store import kept_games_of
from tritables.endpoint.transport import MOVING, Shown
from tritables.endpoint.transports.served import Opening, ServedBoards
from tritables.endpoint.transports.worker import Boards
from tritables.scene.json_delta import apply_delta
from tritables.table import Table
from tritables.table.activities.practice import Practice as PracticeActivity
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.saves.recall import Origin
from tritables.widgets.course import Course
from tritables.widgets.editor import Editor
from tritables.widgets.exercises import Practice, Quiz
from tritables.widgets.lesson import Lesson
from tritables.widgets.replay import Replay
from tritables.widgets.shared_parts import SHARED
from tritables.widgets.table import Table as Widget

Json = Any
VIEW: Final = "battery"


def plain(value: object) -> Json:
    """A JSON value as a page has it."""
    return json.loads(json.dumps(value))


class Clock:
    """The time, and what is to be called when it has come."""

    def __init__(self) -> None:
        self.now = 0.0
        self._alarms: dict[int, tuple[float, Callable[[], None]]] = {}
        self._numbers = count()

    def time(self) -> float:
        return self.now

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object]:
        number = next(self._numbers)
        self._alarms[number] = self.now + seconds, callback
        return lambda: self._alarms.pop(number, None)

    def pass_until(self, then: float) -> None:
        """Let a time come, and call what is due until then."""
        while due := [(at, number) for number, (at, _) in self._alarms.items() if at <= then]:
            at, number = min(due)
            self.now = max(self.now, at)
            self._alarms.pop(number)[1]()
        self.now = then


class Board(ABC):
    """A table that was saved, opened behind a transport, with a page before it.

    ``shown`` are the parts that the page has, ``lang`` the language whose words it has, ``view``
    the position as it is told, where it is; ``replies`` what was replied. ``sent`` is all that
    went to the page, ``table`` the table itself.
    """

    name: ClassVar[str]
    table: Table

    def __init__(self) -> None:
        self.clock = Clock()
        self.shown: Json = {}
        self.lang = ""
        self.replies: list[Json] = []
        self.sent: list[Json] = []
        self.view: Json = None
        self._seq = 0

    @abstractmethod
    def send(self, content: Json) -> None:
        """Send a message of the page."""

    def ask(self, kind: str, **fields: Json) -> Json:
        """Send a command, and return the one reply to it."""
        self._seq += 1
        return self.tell({"view": VIEW, "seq": self._seq, "kind": kind, **fields})

    def tell(self, content: Json) -> Json:
        """Send any message, and return the one reply to it."""
        before = len(self.replies)
        self.send(plain(content))
        [reply] = self.replies[before:]
        return reply

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.clock.pass_until(self.clock.now + seconds)

    def close(self) -> None:  # noqa: B027, for most have nothing to put away
        """Put it away."""


class Reference(Board):
    """No transport: the table itself, and what it says when it is asked."""

    name = "table"

    def __init__(self, saved: Json, prepare: Callable[[Table], None] = lambda _: None) -> None:
        super().__init__()
        self.table = Table.load(saved)
        self.table.begin(0.0)
        prepare(self.table)
        self.look()

    def send(self, content: Json) -> None:
        self.replies.append(plain(self.table.receive(content, self.clock.now).as_json()))
        self.look()

    def wait(self, seconds: float) -> None:
        then = self.clock.now + seconds
        while (due := self.table.due(self.clock.now)) is not None and self.clock.now + due <= then:
            self.clock.now += due
            self.table.tick(self.clock.now)
            self.look()
        self.clock.now = then

    def look(self) -> None:
        shown = plain(self.table.shown(self.clock.now))
        self.lang = shown.pop("words")["lang"]
        self.shown = shown


class Bare(Board):
    """A transport that is next to nothing: what is sent is heard, and what has changed applied."""

    name = "bare"
    brings_words: Final = True
    is_followed: Final = False

    def __init__(self, saved: Json) -> None:
        super().__init__()
        self.table = Table.load(saved)
        self.endpoint = Endpoint(
            self.table, self, now=self.clock.time, kept_games=self._kept_games()
        )
        self.endpoint.refresh()

    def _kept_games(self) -> KeptGames | None:
        return None

    def send(self, content: Json) -> None:
        self.receive(content)

    def receive(self, message: object) -> None:
        self.endpoint.receive(message)

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object]:
        return self.clock.later(seconds, callback)

    def show(self, shown: Shown) -> None:
        if "words" in shown.fresh:
            self.lang = shown.parts["words"]["lang"]
        if shown.change is None:
            self.shown = plain({name: shown.parts[name] for name in MOVING})
        else:
            self.shown = apply_delta(self.shown, plain(shown.change))
        if shown.reply is not None:
            self.replies.append(plain(shown.reply.as_json()))

    def close(self) -> None:
        self.endpoint.stop()


class Keeping(Bare):
    """An endpoint that keeps its games where the host says."""

    name = "keeping"

    def _kept_games(self) -> KeptGames | None:
        return kept_games_of(self.table, Origin.of(self.table))


WIDGETS: Final[dict[str, type[Widget]]] = {
    "play": Widget,
    "lesson": Lesson,
    "course": Course,
    "practice": Practice,
    "quiz": Quiz,
    "example": Lesson,
    "replay": Replay,
    "editor": Editor,
}
"""The widget of each activity that a board is opened for."""


def widget_of(table: Table) -> type[Widget]:
    """The widget of the activity that a table is there for; of a link's round a plain one."""
    host = table.host
    guest = isinstance(host, ReplayActivity) and host.guest
    course = "course" if host.saved_as == "course" else host.name
    quiz = isinstance(host, PracticeActivity) and host.exercises.count is not None
    return WIDGETS["play" if guest else "quiz" if quiz else course]


class Comm(Board):
    """A widget in a kernel behind its comm, and a page with the widget's model."""

    name = "comm"

    def __init__(self, saved: Json) -> None:
        super().__init__()
        board = self

        class Line(BaseComm):
            """Takes what the kernel publishes of the board, as a front end does."""

            is_board = False

            def publish_msg(self, msg_type: str, data: Json = None, **_keys: Json) -> None:
                if msg_type == "comm_open":
                    self.is_board = "_whole" in data["state"]
                if self.is_board and msg_type != "comm_close":
                    board._hear(plain(data))

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(comm, "create_comm", Line)
            patch.setattr(Endpoint.__init__, "__kwdefaults__", self._defaults())
            self.traits: Json = {}
            self.widget = widget_of(Table.load(saved)).load(saved)
        transport = self.widget._transport
        transport.later = self.clock.later  # no event loop runs here
        transport.endpoint.refresh()
        self.table = self.widget._plain
        self.table._fresh = None

    def _defaults(self) -> Json:
        return {**(Endpoint.__init__.__kwdefaults__ or {}), "now": self.clock.time}

    def send(self, content: Json) -> None:
        data = {"method": "custom", "content": content}
        self.widget.comm.handle_msg({"content": {"data": data}, "buffers": []})

    def _hear(self, data: Json) -> None:
        self.sent.append(data)
        if data.get("method") == "custom":
            self.replies.append(data["content"])
            return
        self.traits |= data["state"]
        if self.traits["_whole"]:  # it is opened before there is anything to be seen
            self._follow(data["state"])

    def _follow(self, fresh: Json) -> None:
        change, whole = self.traits["_change"], self.traits["_whole"]
        if "_change" in fresh and change.get("number", 0) == whole["number"] + 1:
            parts = dict(change["parts"])
            view = parts.pop("view")
            whole = {**apply_delta({**whole, "board": self._board(whole)}, parts)}
            self.traits["_whole"] = {**whole, "number": change["number"]}
            self.traits["view"] = apply_delta(self.traits["view"], view)
        whole = self.traits["_whole"]
        self.shown = {**{name: whole[name] for name in MOVING}, "board": self._board(whole)}
        self.view = self.traits["view"]
        self.lang = self.lang_of(self.traits["_keys"])
        if "_change" in fresh and "reply" in change:
            self.replies.append({"kind": "reply", "fault": None, **change["reply"]})

    @staticmethod
    def lang_of(keys: Json) -> str:
        """The language of the words that a board names by their hash."""
        return str(SHARED._parts[keys["words"]]["lang"])

    def _board(self, whole: Json) -> Json:
        return whole["board"] or plain(SHARED._parts[self.traits["_keys"]["board"]])

    def close(self) -> None:
        self.widget.close()


class PageBoard(Board):
    """A board of a page, whose texts are heard and answered by an object for the whole page."""

    _boards: Boards | ServedBoards

    def _post(self, **message: Json) -> None:
        self._boards.receive(json.dumps({"board": VIEW, **message}))

    def send(self, content: Json) -> None:
        self._post(command=content)

    def _follow(self, state: Json) -> None:
        self.lang = state.get("lang", self.lang)
        if "whole" in state:
            self.shown = {name: state["whole"][name] for name in MOVING}
        elif "change" in state:
            self.shown = apply_delta(self.shown, state["change"]["parts"])


class Worker(PageBoard):
    """A board of a page without a server, behind the port of its worker."""

    name = "worker"

    def __init__(self, saved: Json) -> None:
        super().__init__()
        self.saved: Json = None
        self._boards = Boards(self._hear, now=self.clock.time)
        self._post(open=saved, anew=None, choose={})
        self.table = self._boards._open[VIEW].endpoint.table
        self.table._fresh = None

    def _ring(self, number: int) -> None:
        self._boards.receive(json.dumps({"ring": number}))

    def _hear(self, text: str) -> None:
        told = json.loads(text)
        if "wake" in told:
            self.clock.later(told["after"], lambda: self._ring(told["wake"]))
            return
        self.sent.append(told)
        self.saved = told.get("saved", self.saved)
        message = told.get("message", {})
        if message.get("kind") == "reply":
            self.replies.append(message)
        elif message.get("kind") == "state":
            self._follow(message["state"])


class Served(PageBoard):
    """A board of a light page, at a table of a server that keeps no games."""

    name = "served"

    def __init__(self, saved: Json) -> None:
        super().__init__()
        opening = Opening(saved, None, False, "place", "origin")
        self._boards = ServedBoards(
            {VIEW: opening}, self._hear, self.clock.later, now=self.clock.time
        )
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(PLACE, "off")
            self._post(open=None, anew=None, choose={})
        self.table = self._boards._open[VIEW].endpoint.table
        self.table._fresh = None

    def _hear(self, text: str) -> None:
        told = json.loads(text)
        self.sent.append(told)
        message = told["message"]
        if message["kind"] == "reply":
            self.replies.append(message)
        else:
            self._follow(message["state"])


TRANSPORTS: Final = (Bare, Comm, Worker, Served)
"""All that carry a table to a page; each is held against `Reference`. A recording is held against
it in the browser's tests, by transcripts that `tests.protocol.write` makes of it."""


def opened(saved: Json) -> tuple[Reference, list[Board]]:
    """The same saved table, itself and behind every transport."""
    return Reference(saved), [transport(saved) for transport in TRANSPORTS]


def agree(reference: Reference, boards: list[Board]) -> None:
    """Fail unless every page has what the table shows, and every table would save the same."""
    expected = reference.table.save()
    for board in boards:
        assert (board.name, board.lang) == (board.name, reference.lang)
        for part in MOVING:
            assert {board.name: board.shown[part]} == {board.name: reference.shown[part]}, part
        assert {board.name: board.table.save()} == {board.name: expected}
        assert board.view in (None, plain(reference.table.view.as_view()))


def sent(reference: Reference, boards: list[Board], kind: str, fields: Json) -> Json:
    """The reply to a command, which has to be the same everywhere, as what is shown then."""
    reply = reference.ask(kind, **fields)
    for board in boards:
        assert {board.name: board.ask(kind, **fields)} == {board.name: reply}
    agree(reference, boards)
    return reply
