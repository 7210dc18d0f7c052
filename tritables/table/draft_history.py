"""The drafts of a position that is set up: the one on the board, those before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tritables.core.editing import Draft, Fault
from tritables.core.errors import BadInput
from tritables.core.messages import Message

MOST_STEPS: Final = 500
"""So many steps can be taken back."""

Step = tuple[str | int, ...]
"""What somebody did at a desk: ``("move", source, target, turn)``, ``("choose", name, value)`` or
``("use", name)``. The same steps from the same draft make the same draft again."""

_STEPS: Final = '["move", from, to, turn], ["choose", name, value], ["use", name]'
"""The steps as a file has them."""


@dataclass
class _Laid:
    """A draft, the step that made it, if one did, and what is wrong with it once that is asked."""

    draft: Draft
    step: Step | None = None

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        return self.draft.faults()


class DraftHistory:
    """A draft with its past and what was taken back.

    >>> from tritables import game_named, new
    >>> desk = DraftHistory(game_named("trictrac").edit(new("trictrac")))
    >>> desk.put(desk.draft.moved("bar0", "8"))
    >>> desk.undo()
    >>> desk.at, desk.steps, desk.draft.faults()
    (0, 1, ())
    """

    def __init__(self, draft: Draft) -> None:
        self._laid = [_Laid(draft)]
        self.at = 0
        self.stamp = 0
        """Counts what is seen of the desk."""

    @property
    def draft(self) -> Draft:
        """What is on the desk."""
        return self._laid[self.at].draft

    @property
    def steps(self) -> int:
        """How many steps there are, those that were taken back too."""
        return len(self._laid) - 1

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is still wrong with the draft."""
        return self._laid[self.at].faults

    @property
    def since_whole(self) -> tuple[Step, ...]:
        """The steps since the draft was last without faults, or since the first that is known."""
        found: list[Step] = []
        for laid in reversed(self._laid[: self.at + 1]):
            if laid.step is None or not laid.faults:
                break
            found.append(laid.step)
        return tuple(reversed(found))

    def do(self, step: Step) -> None:
        """Do a step; raises `IllegalMove` for one that cannot be done."""
        draft = self.draft
        match step:
            case ("move", str(source), str(target), int(turn)):
                self.put(draft.moved(source, target, turn), step)
            case ("choose", str(name), str(value)):
                self.put(draft.chosen(name, value), step)
            case ("use", str(name)):
                self.put(draft.used(name), step)
            case _:
                raise BadInput(Message("bad-choice", {"choices": _STEPS}))

    def put(self, draft: Draft, step: Step | None = None) -> None:
        """Put the draft there that a step made, or another one; what was taken back is gone."""
        if draft == self.draft:
            return
        self._laid[self.at + 1 :] = [_Laid(draft, step)]
        del self._laid[: -MOST_STEPS - 1]
        self.at = len(self._laid) - 1
        self.stamp += 1

    def undo(self) -> None:
        """Take a step back; raises `BadInput` at the first."""
        self._go(self.at - 1, "bad-no-undo")

    def redo(self) -> None:
        """Do again what was taken back; raises `BadInput` where there is nothing."""
        self._go(self.at + 1, "bad-no-redo")

    def _go(self, at: int, fault: str) -> None:
        if not 0 <= at < len(self._laid):
            raise BadInput(Message(fault))
        self.at = at
        self.stamp += 1
