"""Every error that a user's text, file or click can raise, as one tree.

::

    TritablesError
    ├── IllegalMove      a move that the rules forbid; carries its verdict
    └── BadInput         a text or JSON value of the wrong form; carries its place
        ├── BadPosition
        └── BadRecord
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tritables.core.messages import Message

if TYPE_CHECKING:
    from tritables.core.verdicts import Verdict


class TritablesError(Exception):
    """Anything that this package refuses; nothing else is raised for what a user can send.

    ``where`` is the place in the input (``moves[3]``, ``seats[0].hand[2]``, or an empty string),
    ``rule`` the id of the rule that is broken, or None, and ``reason`` the message in words.
    """

    def __init__(self, reason: Message, *, where: str = "", rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.where = where
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}" if self.where else str(self.reason)


class IllegalMove(TritablesError):
    """A move that is not legal in the position it was tried in. The position stays as it was.

    >>> from tritables.games import trictrac
    >>> trictrac.GAME.new().play("bar/3")
    Traceback (most recent call last):
        ...
    tritables.core.errors.IllegalMove: First each side throws one die, to see who begins.
    """

    def __init__(self, verdict: Verdict, *, where: str = "") -> None:
        super().__init__(verdict.message, where=where, rule=verdict.rule)
        self.verdict = verdict


class BadInput(TritablesError):
    """A text or JSON value that is not of the form it should have."""


class BadPosition(BadInput):
    """A position that is not of the form of the rules' files, or that cannot occur."""


class BadRecord(BadInput):
    """A record or match that is not of the form of the rules' files, or does not replay."""
