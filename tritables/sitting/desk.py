"""The desk at which a position is set up: the draft on it, and those before and after it."""

from __future__ import annotations

from typing import Final

from tritables.core.editing import Draft, Fault
from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.lessons.making import Aim

MOST_STEPS: Final = 500
"""So many steps can be taken back."""


class Desk:
    """A draft with its past; ``is_open`` while it is set up, and not while it is played from.

    >>> from tritables import game_named, new
    >>> desk = Desk(game_named("trictrac").edit(new("trictrac")))
    >>> desk.put(desk.draft.moved("bar0", "8"))
    >>> desk.undo()
    >>> desk.at, desk.steps, desk.draft.faults()
    (0, 1, ())
    """

    def __init__(self, draft: Draft) -> None:
        self._drafts = [draft]
        self.at = 0
        self.is_open = True
        self.aim: Aim | None = None
        """What the lesson asks that was made here last."""
        self.stamp = 0
        """Counts what is seen of the desk."""
        self._faults: tuple[int, tuple[Fault, ...]] | None = None

    @property
    def draft(self) -> Draft:
        """What is on the desk."""
        return self._drafts[self.at]

    @property
    def steps(self) -> int:
        """How many steps there are, those that were taken back too."""
        return len(self._drafts) - 1

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is still wrong with the draft."""
        if self._faults is None or self._faults[0] != self.stamp:
            self._faults = self.stamp, self.draft.faults()
        return self._faults[1]

    def put(self, draft: Draft) -> None:
        """Put the draft there that a step made; what was taken back is gone."""
        if draft == self.draft:
            return
        kept = [*self._drafts[: self.at + 1], draft]
        self._drafts = kept[-MOST_STEPS - 1 :]
        self.at = len(self._drafts) - 1
        self.stamp += 1

    def undo(self) -> None:
        """Take a step back; raises `BadInput` at the first."""
        self._go(self.at - 1, "bad-no-undo")

    def redo(self) -> None:
        """Do again what was taken back; raises `BadInput` where there is nothing."""
        self._go(self.at + 1, "bad-no-redo")

    def _go(self, at: int, fault: str) -> None:
        if not 0 <= at < len(self._drafts):
            raise BadInput(Message(fault))
        self.at = at
        self.stamp += 1
