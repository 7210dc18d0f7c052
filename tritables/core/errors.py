"""Every error that a user's text, file or click can raise, as one tree.

::

    TritablesError
    ├── IllegalMove      a move that the rules forbid; carries its verdict
    ├── HiddenOutcome    a legal move of a view, of which what lies hidden decides what comes
    ├── Unsure           a legal move that costs something; made when it is asked again
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
    """Base class of the package's errors: no other is raised for anything that a user can send.

    ``reason``  the `Message`; ``str`` of the error says it in English
    ``where``   the place in the input, such as ``moves[3]`` or ``seats[0].hand[2]``; may be empty
    ``rule``    the id of the rule that is broken, or None

    >>> from tritables import new
    >>> try:
    ...     new("trictrac").play("bar/3")
    ... except TritablesError as error:
    ...     error.where, error.rule
    ('', 'start.roll-off')
    """

    def __init__(self, reason: Message, *, where: str = "", rule: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.where = where
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}" if self.where else str(self.reason)


class IllegalMove(TritablesError):
    """An illegal move; ``verdict`` has the rule and the reason. The state is unchanged.

    >>> from tritables.games import trictrac
    >>> trictrac.GAME.new().play("bar/3")
    Traceback (most recent call last):
        ...
    tritables.core.errors.IllegalMove: First each side throws one die, to see who begins.
    """

    def __init__(self, verdict: Verdict, *, where: str = "") -> None:
        super().__init__(verdict.message, where=where, rule=verdict.rule)
        self.verdict = verdict


class HiddenOutcome(TritablesError):
    """A legal move of a view, of which something hidden decides what comes: it cannot be played.

    Whoever looks ahead from a view judges it without playing it, or plays on in a world that the
    view may be of (`tritables.core.views.world`).

    >>> from tritables.games.triominos.tiles import total
    >>> total(("0-0-1", "??"))
    Traceback (most recent call last):
        ...
    tritables.core.errors.HiddenOutcome: What is hidden from you decides how this ends.
    """

    def __init__(self) -> None:
        super().__init__(Message("bad-hidden-outcome"))


class Unsure(TritablesError):
    """A legal move that costs something where a better one is open; ``reason`` says what, and
    ``more`` what else there is to say of it.

    A lesson raises it once in a step, and a coach where it is asked to; nothing is changed. The
    same move is then made.
    """

    def __init__(self, reason: Message, *more: Message) -> None:
        super().__init__(reason)
        self.more = more


class BadInput(TritablesError):
    """A text or JSON value of the wrong form.

    >>> from tritables import new
    >>> new("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadInput: game: This should be one of: trictrac, ...
    """


class BadPosition(BadInput):
    """A position whose JSON is invalid (schema ``position.<game>``), or that cannot occur in play.

    >>> from tritables import position
    >>> position({"game": "trictrac"})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: ...
    """


class BadRecord(BadInput):
    """A record, a match or a saved table whose JSON is invalid, or whose moves are illegal.

    >>> from tritables import Record
    >>> Record.read({"format": "tritables-record/1"})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadRecord: ...
    """
