"""Verdicts: what the rules answer when somebody tries a move."""

from __future__ import annotations

from dataclasses import dataclass

from tritables.core.messages import Message


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a tried move.

    ``ok`` says whether it may be played and ``move`` is then its text as the program writes it.
    Otherwise ``rule`` names the rule that forbids it (None: the text is no move at all),
    ``message`` says it in words, ``witnesses`` are the places on the board that prove it, and
    ``nearest`` the legal moves that come closest to what was tried.

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
        """The way in which it breaks its rule: the name of its words in the game.

        >>> Verdict.refused("bar.first", Message("verdict-bar-first")).because
        'bar-first'
        """
        return self.message.id.removeprefix("verdict-")

    @classmethod
    def legal(cls, move: str) -> Verdict:
        """The verdict on a legal move, by its text as the program writes it."""
        return cls(True, move, None, Message("move-legal", {"move": move}))

    @classmethod
    def refused(
        cls,
        rule: str | None,
        message: Message,
        witnesses: tuple[str, ...] = (),
        nearest: tuple[str, ...] = (),
    ) -> Verdict:
        """The verdict on a move that ``rule`` forbids."""
        return cls(False, None, rule, message, witnesses, nearest)
