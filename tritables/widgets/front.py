"""The front of a table: drives a sitting for a wire, whatever the wire is made of."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any, Concatenate, ParamSpec, TypeVar

from tritables.core.errors import IllegalMove
from tritables.sitting import Answer, Sitting

P = ParamSpec("P")
T = TypeVar("T")

Show = Callable[[Mapping[str, dict[str, Any]]], None]
"""Shows the parts that have changed: ``words``, ``board``, ``scene``, ``table``, ``sheet``."""

Send = Callable[[dict[str, object]], None]
"""Sends a message to the browser."""

Later = Callable[[float, Callable[[], None]], Callable[[], object] | None]
"""Calls something after so many seconds; returns what calls it off, or None if it never will."""


class Front:
    """Between a sitting, which knows no time and no page, and a wire, which knows no game.

    Messages of the browser come in by `receive` and are answered by ``send``; calls of Python go
    through `act`. Then what changed is shown, and ``later`` wakes it for what is due next.
    """

    def __init__(
        self,
        sitting: Sitting,
        *,
        show: Show,
        send: Send,
        later: Later,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.sitting = sitting
        self._wire_show = show
        self._send = send
        self._later = later
        self._now = now
        self._shown: dict[str, dict[str, Any]] = {}
        self._call_off: Callable[[], object] | None = None

    def receive(self, content: object) -> None:
        """Obey and answer one message; an error of ours is shown, not lost in a log."""
        try:
            answer = self.sitting.obey(content, self._now())
            self.refresh()
        except Exception:
            given = content if isinstance(content, dict) else {}
            answer = Answer(given.get("view"), given.get("seq"), ok=False)
            self._tell_fault()
        self._send(answer.as_json())

    def act(self, act: Callable[Concatenate[Sitting, P], T], *args: P.args, **given: P.kwargs) -> T:
        """Let Python do something at the table, and show what came of it.

        What is refused is raised, and a lesson counts it as if hands had been refused.
        """
        try:
            return act(self.sitting.at(self._now()), *args, **given)
        except IllegalMove as refusal:
            self.sitting.credit(refusal.verdict)
            raise
        finally:
            self.refresh()

    def board(self) -> dict[str, Any]:
        """The board as it is now, which `refresh` has yet to show."""
        return self.sitting.shown(self._now())["board"]

    def refresh(self) -> None:
        """Show what has changed, and be there when something is due."""
        self._show()
        self.stop()
        due = self.sitting.due(self._now())
        if due is not None:
            self._call_off = self._later(due, self._ring)

    def forget(self) -> None:
        """Show everything the next time, as if nothing had been shown before."""
        self._shown = {}

    def stop(self) -> None:
        """Let nothing happen by itself any more, until something is done."""
        if self._call_off is not None:
            self._call_off()
            self._call_off = None

    def _ring(self) -> None:
        self._call_off = None
        try:
            self.sitting.tick(self._now())
            self.refresh()
        except Exception:
            self._tell_fault()

    def _show(self) -> None:
        before, self._shown = self._shown, self.sitting.shown(self._now())
        changed = {
            name: part
            for name, part in self._shown.items()
            if part is not before.get(name) and part != before.get(name)
        }
        self._wire_show(changed)

    def _tell_fault(self) -> None:
        """Show the error beside what was shown last; what is broken may be the showing itself.

        What an error says may be a secret, where it happened never is.
        """
        fault = traceback.format_exc(limit=-3)
        if self.sitting.game.secret:
            kind, _, trace = sys.exc_info()
            name = "" if kind is None else kind.__name__
            fault = "".join([*traceback.format_tb(trace, limit=-3), name])
        self.sitting.fault = fault
        self._shown = {**self._shown, "table": {**self._shown["table"], "fault": fault}}
        self._wire_show({"table": self._shown["table"]})
