"""Hands at a desk: what a browser asks where a position is set up."""

from __future__ import annotations

from tritables.core.boxes import MARK
from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.table.hands import Hands
from tritables.table.commands import Intent
from tritables.table.links import Linked

AT_DESK = frozenset(
    {
        *("ping", "begin", "whole", "sheet", "picture", "legal", "keep", "seed", "choose"),
        *("dismiss", "attempt", "type", "undo", "redo", "play"),
        *("edit", "tool", "write", "aims", "lesson", "link", "share"),
    }
)
"""What can be asked while a position is set up; all else waits until it is played."""


class EditorHands(Hands):
    """Does what the browser asks of a table with a desk; raises a `TritablesError`."""

    def __init__(self, play: Linked) -> None:
        super().__init__(play)
        self._edited = play

    def obey(self, intent: Intent) -> None:
        """Do what an intent asks, if it can be asked at the desk."""
        if self._edited.edits is not None and intent.kind not in AT_DESK:
            raise BadInput(Message("bad-at-desk"))
        super().obey(intent)

    def attempt(self, source: str, target: str, turn: int) -> None:
        """Take a piece from place to place."""
        desk = self._edited.edits
        if desk is None:
            super().attempt(source, target, turn)
            return
        look = self._edited.eyes.look(flipped=False)
        known = {place.id for place in desk.draft.layout(desk.draft, "wide", look).places}
        for place in (source, target):
            if place not in known:
                raise BadInput(Message("bad-place", {"place": place}))
        self._edited.move_piece(source, target, turn)

    def type(self, move: str) -> None:
        """Play a move or, at the desk, put back into the box what was touched."""
        desk = self._edited.edits
        if desk is None:
            super().type(move)
            return
        look = self._edited.eyes.look(flipped=False)
        touches = dict(desk.draft.picture(desk.draft, None, look).touches)
        for place, offered in touches.items():
            if offered == move:
                self._edited.move_piece(place, MARK)
                return
        raise BadInput(Message("bad-at-desk"))

    def undo(self) -> None:
        """Take a step at the desk back, or a move."""
        if self._edited.edits is None:
            super().undo()
        else:
            self._edited.step_back()

    def redo(self) -> None:
        """Do a step at the desk again, or a move."""
        if self._edited.edits is None:
            super().redo()
        else:
            self._edited.step_on()

    def play(self) -> None:
        """Play from the position that was set up."""
        self._edited.play_from_here()

    def leave(self) -> None:
        """Go back to the desk."""
        self._edited.reopen_desk()

    def study(self) -> None:
        """Look through what was played from the position, branch off and write."""
        self._edited.study_here()

    def edit(self, name: str, value: str) -> None:
        """Choose a field's value."""
        self._check_open()
        self._edited.choose_field(name, value)

    def tool(self, name: str) -> None:
        """Use a tool."""
        self._check_open()
        self._edited.use_tool(name)

    def write(self, form: str) -> None:
        """The answer brings what was set up, written down."""
        self._edited.written(form)

    def aims(self) -> None:
        """The answer brings what a lesson may ask."""

    def lesson(self, aim: str, task: str | None) -> None:
        """Make a lesson of it."""
        self._edited.make_lesson(aim, task)

    def _check_open(self) -> None:
        if self._edited.edits is None:
            raise BadInput(Message("bad-no-desk"))
