"""Verdicts: the answers of the rules to attempted moves."""

from __future__ import annotations

from dataclasses import dataclass

from tritables.core.messages import Message


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer of the rules to an attempted move.

    ``ok``         True if the move is legal
    ``move``       a legal move in canonical notation, else None
    ``rule``       the id of the rule that forbids it; None for a text that is no move
    ``message``    the reason, a `Message`
    ``witnesses``  ids of the places on the board that prove it
    ``nearest``    legal moves that are closest to it

    >>> Verdict.legal("8/13*").ok
    True
    """

    ok: bool
    move: str | None
    rule: str | None
    message: Message
    witnesses: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()

    @property
    def because(self) -> str:
        """The way in which the rule is broken: the message's id without its prefix.

        >>> Verdict.refused("bar.first", Message("verdict-bar-first")).because
        'bar-first'
        """
        return self.message.id.removeprefix("verdict-")

    @classmethod
    def legal(cls, move: str) -> Verdict:
        """Return the verdict on a legal move, in canonical notation."""
        return cls(True, move, None, Message("move-legal", {"move": move}))

    @classmethod
    def refused(
        cls,
        rule: str | None,
        message: Message,
        witnesses: tuple[str, ...] = (),
        nearest: tuple[str, ...] = (),
    ) -> Verdict:
        """Return the verdict on a move that ``rule`` forbids."""
        return cls(False, None, rule, message, witnesses, nearest)
