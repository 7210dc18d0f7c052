"""The tables of light pages: those of each open page, and the threads in which they are played.

What a table does, it does in one of a few threads, one thing after the other: an opponent or a
coach that thinks for long holds up its own page, and no other. What a page is sent waits for what
is done at its tables, so that texts leave in the order in which they were made.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Final, Protocol, TypeVar
from weakref import WeakValueDictionary

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.reading import Reader, parse_json
from tritables.core.registry import game_named, game_names
from tritables.endpoint import limits  # noqa: F401  keeps the limits of opponents
from tritables.endpoint.stores.claims import Claim
from tritables.endpoint.stores.machine_store import kept_games_at
from tritables.endpoint.stores.store import Unkept
from tritables.endpoint.transports.served import LONGEST_NAME, ServedBoards
from tritables.hosting.light_page import LightPage
from tritables.hosting.limits import CALM, FIRST, LINE, QUIET, TOGETHER, Pace
from tritables.hosting.table_claims import SoleClaims, TableClaims
from tritables.hosting.turns import Turns
from tritables.texts import say

T = TypeVar("T")

SESSIONS: Final = "tritables_sessions"
"""The application setting with the `TableSessions`."""

THREADS: Final = 4
"""Threads in which tables are played."""

SWITCH: Final = 0.001
"""Seconds after which a thread that computes lets another one have its turn."""

KEPT: Final = 1_800.0
"""Seconds for which the tables of a page are kept whose line has broken, where nobody waits."""

CLOSED_AS: Final = {"replaced": 4000, "rested": 4001, "full": 4002, "changed": 4003, "away": 4004}
"""The close codes of a line, as ``js/src/hosting/serverConnection.ts`` knows them: another line of
the page has come, nobody has touched the page for long, there is no place, the page has changed
since it was sent, or what keeps the games of several servers is away.
"""

TAKEN_OVER: Final = 1012
"""The close code of a line whose tables are another process's; its page comes again."""


def load_games() -> None:
    """Import what tables need, so that no thread does so while another waits for half of it.

    This takes half a second, for which whoever came first would hold up all others.
    """
    for name in game_names():
        game_named(name)
    from tritables.endpoint.stores import sqlite_store  # noqa: F401


class LineOut(Protocol):
    """The line of a page, as far as its tables use it."""

    def tell(self, text: str) -> None:
        """Send a text."""

    def close(self, code: int | None = None, reason: str | None = None) -> None:
        """Close it with a code."""

    def is_silent(self, now: float) -> bool:
        """Return True if nothing was heard for so long that nobody is there."""


class _Timer:
    """A timer that a table has set, in whatever thread; a cancelled one does not ring."""

    def __init__(self, seconds: float, callback: Callable[[], None]) -> None:
        self.end = monotonic() + seconds
        self._callback = callback
        self.is_cancelled = False
        self.handle: asyncio.TimerHandle | None = None

    def ring(self) -> None:
        if not self.is_cancelled:
            self._callback()


class TableSession:
    """The tables of one open page, and its line, if it has one."""

    def __init__(self, key: str, page: LightPage, turns: Turns, claim: Claim) -> None:
        self.key = key
        self.claim = claim
        self.edition = page.edition
        self.line: LineOut | None = None
        self.apart = monotonic()
        """The time at which its last line closed."""
        self.pace = Pace()
        self._calm = Pace(QUIET, CALM)
        self._calm.wait(0.0, FIRST)
        self._quiet = 0.0
        """Seconds in which the page had nothing to say."""
        self._turns = turns
        self._loop = asyncio.get_running_loop()
        self._turn = asyncio.Lock()
        self._texts: list[str] = []
        """Texts that were made for the page and are not sent yet."""
        self._timers: list[_Timer] = []
        """Timers that its tables have set or cancelled, which the loop has yet to hear of."""
        self._ringing: set[asyncio.Task[None]] = set()
        self._is_ended = False
        kept = partial(kept_games_at, claim=claim)
        self.boards = ServedBoards(page.openings, self._texts.append, self._later, kept=kept)

    def take(self, line: LineOut) -> None:
        """Speak over a line from now on; one that was there before closes."""
        before, self.line = self.line, line
        self.claim.is_live = True
        if before is not None:
            before.close(CLOSED_AS["replaced"], "replaced")

    def part(self, line: LineOut) -> None:
        """Hear that a line has closed."""
        if self.line is line:
            self.line, self.apart = None, monotonic()
            self.claim.is_live = False

    @property
    def ahead(self) -> float:
        """The number of messages that the page is ahead of what people send."""
        return self._calm.ahead(self._quiet)

    def hear(self, quiet: float) -> None:
        """Hear a message, after so many seconds in which the page had nothing to say."""
        self._quiet += quiet
        self._calm.wait(self._quiet)

    async def receive(self, text: str) -> bool:
        """Do what a page asks; raises `BadInput` for a text of another form.

        Returns True if a reader has done something.
        """
        return await self._do(lambda: self.boards.receive(text))

    async def refuse(self, text: str, lang: str) -> None:
        """Reply to a command that was too long, so that the page does not wait for it.

        Raises `BadInput` for a text of another form.
        """
        await self._do(lambda: self._texts.extend(refusals(text, lang)))

    async def end(self) -> None:
        """Close its tables."""
        self._is_ended = True
        await self._do(self.boards.close)

    async def _do(self, job: Callable[[], T]) -> T:
        """Do something at the tables, in a thread, and send what came of it."""
        async with self._turn:
            return await self._turns.do(job, ahead=self.ahead, then=self._follow_up)

    def _follow_up(self) -> None:
        """Send what was made for the page, and set the timers."""
        self._send()
        self._set_timers()

    def _send(self) -> None:
        """Send what was made, unless another process has the tables: then it is not kept."""
        texts = list(self._texts)
        self._texts.clear()
        if self.claim.is_lost:
            if self.line is not None:
                self.line.close(TAKEN_OVER, "taken over")
            return
        for text in texts:
            if self.line is not None:  # a page that comes back asks for the whole
                self.line.tell(text)

    def _later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object]:
        """Set a timer, within what is done in a thread; the loop hears of it at the end."""
        timer = _Timer(seconds, callback)
        self._timers.append(timer)

        def cancel() -> None:
            timer.is_cancelled = True
            self._timers.append(timer)

        return cancel

    def _set_timers(self) -> None:
        timers = list(self._timers)
        self._timers.clear()
        for timer in timers:
            if timer.handle is not None and timer.is_cancelled:
                timer.handle.cancel()
            elif timer.handle is None and not timer.is_cancelled:
                seconds = max(0.0, timer.end - monotonic())
                timer.handle = self._loop.call_later(seconds, self._ring, timer)

    def _ring(self, timer: _Timer) -> None:
        if not self._is_ended:
            task = self._loop.create_task(self._do(timer.ring))
            self._ringing.add(task)
            task.add_done_callback(self._ringing.discard)


def refusals(text: str, lang: str) -> list[str]:
    """Return the replies to a command that is too long: one, or none for what no page sends.

    Raises `BadInput` for a text of another form.
    """
    reader = Reader(parse_json(text, BadInput), BadInput)
    for name in ("board", "command"):
        reader.has(name)
    command = reader.at("command")
    for name in ("view", "seq"):
        command.has(name)
    board, view, seq = reader.value["board"], command.value["view"], command.value["seq"]
    if not (isinstance(view, str) and isinstance(board, str) and isinstance(seq, int)):
        return []
    reply = {"kind": "reply", "view": view[:LONGEST_NAME], "seq": seq, "ok": False,
             "fault": say(Message("refused-long"), lang)}  # fmt: skip
    return [json.dumps({"board": board[:LONGEST_NAME], "message": reply})]


@dataclass
class TableSessions:
    """The sessions of a server's light pages, by the names that their pages have drawn.

    A name is 128 random bits, which no list and no log shows. ``claims`` are those of this process,
    which may be one of several.
    """

    claims: TableClaims = field(default_factory=SoleClaims)
    _all: dict[str, TableSession] = field(default_factory=dict)
    _threads: ThreadPoolExecutor = field(
        default_factory=lambda: ThreadPoolExecutor(THREADS, "tables")
    )
    _hasty: Pace = field(default_factory=lambda: Pace(TOGETHER))
    _alone: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        """Have threads give each other turns more often than by default."""
        sys.setswitchinterval(SWITCH)
        self._turns = Turns(self._threads, THREADS)

    def __len__(self) -> int:
        """Return the number of sessions."""
        return len(self._all)

    def __contains__(self, key: str) -> bool:
        """Return True if there is such a session."""
        return key in self._all

    def of(self, key: str, page: LightPage) -> TableSession | None:
        """Return the session of a page that has lost its line; None where there is none."""
        found = self._all.get(key)
        return found if found is not None and found.edition == page.edition else None

    def alone(self, key: str) -> asyncio.Lock:
        """Return a lock that a page's line holds while it is opened: they take turns."""
        return self._alone.setdefault(key, asyncio.Lock())

    def begin(self, key: str, page: LightPage, claim: Claim | None = None) -> TableSession:
        """Begin a session, which has no tables yet."""
        self._all[key] = TableSession(key, page, self._turns, claim or Claim())
        return self._all[key]

    async def end(self, key: str, why: str = "rested") -> None:
        """End a session and its line, if there is such a session."""
        session = self._all.pop(key, None)
        if session is not None:
            if session.line is not None:
                session.line.close(CLOSED_AS[why], why)
            await session.end()
            with suppress(Unkept):  # nobody asks for it any more, and it is forgotten by itself
                await self.claims.release(session.claim)

    def wait(self, pace: Pace, now: float) -> float:
        """Return the seconds for which the next message of a page is left unread, by its pace.

        Those that are sent too fast wait for each other, too: together they take little from those
        who are not.
        """
        wait = pace.wait(now)
        return max(wait, self._hasty.wait(now)) if wait else 0.0

    def wait_for_line(self, key: str, now: float) -> float:
        """Return the seconds for which a page that has a session may open no line again."""
        return self._all[key].pace.wait(now, LINE)

    def close_silent(self, now: float) -> None:
        """Close the lines at which nobody is there any more."""
        for session in self._all.values():
            if session.line is not None and session.line.is_silent(now):
                session.line.close(reason="nothing was heard")

    async def end_lost(self) -> None:
        """End the sessions whose tables other processes have taken over."""
        claims = {key: one.claim for key, one in self._all.items()}
        with suppress(Unkept):
            for claim in await self.claims.lost([*claims.values()]):
                claim.is_lost = True
        for key, claim in claims.items():
            if claim.is_lost and key in self._all and self._all[key].claim is claim:
                await self.end(key, "replaced")

    def hear(self, is_away: bool) -> None:
        """Hear that what keeps the games is away, or back; pages try again until it is."""
        for session in self._all.values() if is_away else ():
            if session.line is not None:
                session.line.close(CLOSED_AS["away"], "away")

    def left(self, now: float) -> list[str]:
        """Return the sessions whose pages have been away for too long."""
        return [
            key for key, one in self._all.items() if one.line is None and now - one.apart > KEPT
        ]

    def close(self) -> None:
        """End the threads, at the end of the server."""
        self.claims.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
