"""The undo history of a draft position."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tritables.core.editing import Draft, Fault
from tritables.core.errors import BadInput
from tritables.core.messages import Message

MOST_STEPS: Final = 500
"""Steps that can be undone at most."""

Step = tuple[str | int, ...]
"""A step of editing: ``("move", source, target, turn)``, ``("choose", name, value)`` or ``("use",
name)``. The same steps make the same draft.
"""

_STEPS: Final = '["move", from, to, turn], ["choose", name, value], ["use", name]'
"""The forms of steps in a file, for errors."""


@dataclass
class _Laid:
    """A draft, the step that made it, if any, and its memoised faults."""

    draft: Draft
    step: Step | None = None

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        return self.draft.faults()


class DraftHistory:
    """A draft with its undo and redo steps.

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
        """A counter of changes, as a key for caches."""

    @property
    def draft(self) -> Draft:
        """The current draft."""
        return self._laid[self.at].draft

    @property
    def steps(self) -> int:
        """The number of steps, undone ones included."""
        return len(self._laid) - 1

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The faults of the current draft."""
        return self._laid[self.at].faults

    @property
    def since_whole(self) -> tuple[Step, ...]:
        """The steps since the draft last had no faults, or since the oldest known one."""
        found: list[Step] = []
        for laid in reversed(self._laid[: self.at + 1]):
            if laid.step is None or not laid.faults:
                break
            found.append(laid.step)
        return tuple(reversed(found))

    def do(self, step: Step) -> None:
        """Do a step; raises `IllegalMove` for an impossible one."""
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
        """Make another draft the current one; steps that were undone are lost."""
        if draft == self.draft:
            return
        self._laid[self.at + 1 :] = [_Laid(draft, step)]
        del self._laid[: -MOST_STEPS - 1]
        self.at = len(self._laid) - 1
        self.stamp += 1

    def undo(self) -> None:
        """Undo a step; raises `BadInput` at the first."""
        self._go(self.at - 1, "bad-no-undo")

    def redo(self) -> None:
        """Redo a step; raises `BadInput` where there is none."""
        self._go(self.at + 1, "bad-no-redo")

    def _go(self, at: int, fault: str) -> None:
        if not 0 <= at < len(self._laid):
            raise BadInput(Message(fault))
        self.at = at
        self.stamp += 1
