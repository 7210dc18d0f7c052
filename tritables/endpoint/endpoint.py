"""The front of a table: drives a table for a wire, whatever the wire is made of."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath
from time import monotonic
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from tritables.core.errors import IllegalMove
from tritables.scene.change import Delta, change_of
from tritables.table import Reply, Table
from tritables.table.views.shown import Parts

if TYPE_CHECKING:  # a worker keeps nothing, and has none of what that takes
    from tritables.endpoint.stores.autosave import Autosave

P = ParamSpec("P")
T = TypeVar("T")

MOVING: Final[tuple[str, ...]] = ("board", "scene", "table", "sheet")
"""The parts that moves change; words change with the language only."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a wire brings to its pages.

    ``parts`` are all there is to see now, ``fresh`` names those that are not as they were shown
    before. ``change`` makes the moving ones of those shown under the number before, for pages that
    have these; None where the whole has to go. ``answer`` is what an intent is answered.
    """

    number: int
    parts: Parts
    fresh: frozenset[str]
    change: dict[str, Delta] | None
    answer: Reply | None

    def whole(self) -> dict[str, Any]:
        """The moving parts as they are, and their number."""
        return {"number": self.number, **{name: self.parts[name] for name in MOVING}}


Show = Callable[[Shown], None]
"""Brings to the pages what has changed, if anything has, and the answer, if there is one."""

Later = Callable[[float, Callable[[], None]], Callable[[], object] | None]
"""Calls something after so many seconds; returns what calls it off, or None if it never will."""


class Endpoint:
    """Between a table, which knows no time and no page, and a wire, which knows no game.

    Messages of the browser come in by `receive` and are answered; calls of Python go through
    `act`. Then ``show`` gets what changed, and ``later`` wakes it for what
    is due next. What is shown has been written before by ``autosave``, if there is one.
    Without ``words`` their language alone is shown (see `Table.shown`).
    """

    def __init__(
        self,
        table: Table,
        *,
        show: Show,
        later: Later,
        now: Callable[[], float] = monotonic,
        autosave: Autosave | None = None,
        words: bool = True,
    ) -> None:
        self.table = table
        self._words = words
        self._autosave = autosave
        self._wire_show = show
        self._later = later
        self._now = now
        self._shown: Parts = {}
        self._number = 0
        self.followed = False
        """Whether a page follows the table, so that changes will do."""
        self._forgotten = False
        self._call_off: Callable[[], object] | None = None
        table.begin(now())

    def receive(self, content: object) -> None:
        """Obey and answer one message; an error of ours is shown, not lost in a log."""
        given = content if isinstance(content, dict) else {}
        self.followed = True
        try:
            answer = self._obey(content)
            if answer.ok and given["kind"] == "whole":
                self.forget()
            self.refresh(answer)
        except Exception:
            self.tell_fault(Reply(given.get("view"), given.get("seq"), ok=False))

    def _obey(self, content: object) -> Reply:
        kept = None if self._autosave is None else self._autosave.obey(content, self.table)
        return self.table.receive(content, self._now()) if kept is None else kept

    def act(self, act: Callable[Concatenate[Table, P], T], *args: P.args, **given: P.kwargs) -> T:
        """Let Python do something at the table, and show what came of it.

        What is refused is raised, and a lesson counts it as if hands had been refused.
        """
        try:
            return act(self.table.at(self._now()), *args, **given)
        except IllegalMove as refusal:
            self.table.credit(refusal.verdict)
            raise
        finally:
            self.refresh()

    def do(self, kind: str, /, **args: Any) -> dict[str, Any] | None:
        """Let Python give a command, and show what came of it; see `act`."""
        return self.act(Table.do, kind, **args)

    def board(self) -> dict[str, Any]:
        """The board as it is now, which `refresh` has yet to show."""
        return self.table.shown(self._now())["board"]

    def refresh(self, answer: Reply | None = None) -> None:
        """Show what has changed, with the answer to who asked, and be there for what is due."""
        self._show(self.table.shown(self._now(), words=self._words), answer)
        self.stop()
        due = self.table.due(self._now())
        if due is not None:
            self._call_off = self._later(due, self._ring)

    def forget(self) -> None:
        """Show everything the next time, as if nothing had been shown before."""
        self._forgotten = True

    def stop(self) -> None:
        """Let nothing happen by itself any more, until something is done."""
        if self._call_off is not None:
            self._call_off()
            self._call_off = None

    def _ring(self) -> None:
        self._call_off = None
        try:
            self.table.tick(self._now())
            self.refresh()
        except Exception:
            self.tell_fault()

    def _show(self, now: Parts, answer: Reply | None = None) -> None:
        before = {} if self._forgotten else self._shown
        self._shown, self._forgotten = now, False
        fresh = frozenset(
            name
            for name, part in now.items()
            if part is not before.get(name) and part != before.get(name)
        )
        if fresh and self._autosave is not None:
            self._autosave.write(self.table)  # a kernel may end as soon as anything is shown
        change = None
        if before and self.followed:
            change = {name: change_of(before[name], now[name]) for name in MOVING if name in fresh}
        self._number += bool(fresh)
        self._wire_show(Shown(self._number, now, fresh, change, answer))

    def tell_fault(self, answer: Reply | None = None) -> None:
        """Show the error that is being handled beside what was shown last; what is broken may be
        the showing itself.

        What an error says may be a secret, where it happened never is.
        """
        fault = _fault(secret=self.table.game.secret)
        self.table.fault = fault
        table = {**self._shown["table"], "fault": fault}
        self._show({**self._shown, "table": table}, answer)


def _fault(*, secret: bool) -> str:
    """The error that is being handled: where it happened, and, unless that is secret, what it says.

    Modules go by their own names: where a host keeps them is nobody's business.
    """
    kind, error, trace = sys.exc_info()
    assert kind is not None
    frames = [
        traceback.FrameSummary(_module(one.filename), one.lineno, one.name, line=one.line)
        for one in traceback.extract_tb(trace, limit=-3)
    ]
    said = [kind.__name__] if secret else traceback.format_exception_only(kind, error)
    return "".join([*traceback.format_list(frames), *said])


def _module(file: str) -> str:
    """A file as it is called within its package, or by its name alone.

    >>> _module("/srv/school/lib/python3.12/site-packages/tritables/core/game.py")
    'tritables/core/game.py'
    >>> _module("<string>"), _module("/home/jo/own.py")
    ('<string>', 'own.py')
    """
    parts = PurePath(file).parts
    known = [nth for nth, part in enumerate(parts) if part in ("tritables", "site-packages")]
    if not known:
        return parts[-1]
    first = known[-1] + (parts[known[-1]] == "site-packages")
    return PurePath(*parts[first:]).as_posix()
