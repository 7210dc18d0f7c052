"""The endpoint of a table: commands in, changes and replies out, over any transport."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import PurePath
from time import monotonic
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from tritables.core.errors import IllegalMove
from tritables.endpoint.transport import MOVING, Shown, Transport
from tritables.scene.json_delta import delta_of
from tritables.table import Reply, Table
from tritables.table.views.shown import Parts

if TYPE_CHECKING:  # a worker keeps nothing, and has none of what that takes
    from tritables.endpoint.stores.kept_games import KeptGames

P = ParamSpec("P")
T = TypeVar("T")


class Endpoint:
    """The connection between a table and a transport.

    Messages of pages come in by `receive`; calls of Python go through `act`. Then the transport
    shows what has changed, and sets a timer for what is due next. ``kept_games`` does the commands
    about games that were left, and writes the table before anything is shown; None keeps nothing.
    """

    def __init__(
        self,
        table: Table,
        transport: Transport,
        *,
        now: Callable[[], float] = monotonic,
        kept_games: KeptGames | None = None,
    ) -> None:
        self.table = table
        self._transport = transport
        self._kept_games = kept_games
        self._now = now
        self._shown: Parts = {}
        self._number = 0
        self._followed = transport.is_followed
        """True if a page has the state, so that changes suffice."""
        self._forgotten = False
        self._cancel_timer: Callable[[], object] | None = None
        table.begin(now())

    def receive(self, content: object) -> None:
        """Do the command of a message, and reply; an internal error is shown at the table."""
        given = content if isinstance(content, dict) else {}
        self._followed = True
        try:
            reply = self._obey(content)
            if reply.ok and given["kind"] == "whole":
                self._forgotten = True
            self.refresh(reply)
        except Exception:
            self.tell_fault(Reply(given.get("view"), given.get("seq"), ok=False))

    def _obey(self, content: object) -> Reply:
        kept = None if self._kept_games is None else self._kept_games.obey(content, self.table)
        return self.table.receive(content, self._now()) if kept is None else kept

    def act(self, act: Callable[Concatenate[Table, P], T], *args: P.args, **given: P.kwargs) -> T:
        """Call a function with the table, for Python, and show what has changed.

        What it raises is raised; a lesson counts an `IllegalMove` as a refusal.
        """
        try:
            return act(self.table.at(self._now()), *args, **given)
        except IllegalMove as refusal:
            self.table.credit(refusal.verdict)
            raise
        finally:
            self.refresh()

    def do(self, kind: str, /, **args: Any) -> dict[str, Any] | None:
        """Do a command for Python, and show what has changed; see `act`."""
        return self.act(Table.do, kind, **args)

    def board(self) -> dict[str, Any]:
        """Return the board, which `refresh` has yet to show."""
        return self.table.shown(self._now())["board"]

    def refresh(self, reply: Reply | None = None) -> None:
        """Show what has changed, with the reply to a command, and set the timer."""
        shown = self.table.shown(self._now(), words=self._transport.brings_words)
        try:
            self._show(shown, reply)
        finally:  # whoever observes the table may raise: opponents go on all the same
            self.stop()
            due = self.table.due(self._now())
            if due is not None:
                self._cancel_timer = self._transport.later(due, self._on_timer)

    def show_all(self) -> None:
        """Show the whole state again, to a page that has come back and may have missed some."""
        self._forgotten = True
        self.refresh()

    def stop(self) -> None:
        """Cancel the timer."""
        if self._cancel_timer is not None:
            self._cancel_timer()
            self._cancel_timer = None

    def _on_timer(self) -> None:
        self._cancel_timer = None
        try:
            self.table.tick(self._now())
            if (fault := self.table.live.opponent_fault) is not None:
                print(fault.report(), file=sys.stderr)  # whoever wrote it reads it here
            self.refresh()
        except Exception:
            self.tell_fault()

    def _show(self, now: Parts, reply: Reply | None = None) -> None:
        before = {} if self._forgotten else self._shown
        self._shown, self._forgotten = now, False
        fresh = frozenset(
            name
            for name, part in now.items()
            if part is not before.get(name) and part != before.get(name)
        )
        if fresh and self._kept_games is not None:
            # A kernel may end as soon as anything is shown.
            self._kept_games.autosave.write(self.table)
        change = None
        if before and self._followed:
            change = {name: delta_of(before[name], now[name]) for name in MOVING if name in fresh}
        self._number += bool(fresh)
        self._transport.show(Shown(self._number, now, fresh, change, reply))

    def tell_fault(self, reply: Reply | None = None) -> None:
        """Show the current exception beside what was shown last, as showing itself may be broken.

        Its message may tell a secret; its place never does.
        """
        fault = _fault(secret=self.table.game.secret)
        self.table.fault = fault
        table = {**self._shown["table"], "fault": fault}
        self._show({**self._shown, "table": table}, reply)


def _fault(*, secret: bool) -> str:
    """The current exception as text: its place and, unless that may be secret, its message.

    Paths are relative to the package, as the host's folders are nobody's business.
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
    """Return a file's path within its package, or its name.

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
