"""A table at which a position is set up by hand, and then played from or made a lesson of."""

from __future__ import annotations

from tritables.core.errors import BadInput, BadPosition
from tritables.core.messages import Message
from tritables.core.record import Record
from tritables.lessons.making import Aim, aims_in, lesson_of, title_of_aim
from tritables.replay.links import to_link
from tritables.replay.python import lesson_to_python, to_python
from tritables.replay.session import Session
from tritables.replay.text import to_text
from tritables.table.draft_history import DraftHistory
from tritables.table.activities.replay import Replayed
from tritables.texts import say


class Edited(Replayed):
    """A table that may have a desk beside it. Its game is the last position without faults.

    While the desk is open its draft is on the board; whoever plays from it closes the desk.
    """

    desk: DraftHistory | None = None

    @property
    def edits(self) -> DraftHistory | None:
        """The desk, while a position is set up at it."""
        return self.desk if self.desk is not None and self.desk.is_open else None

    def open_desk(self) -> DraftHistory:
        """Put a desk there for the position that the round began with; open if none was played."""
        root = self.session.history.root
        self.desk = desk = DraftHistory(self.game.edit(root.state))
        desk.is_open = self.example is None and not root.children
        return desk

    def _at_desk(self) -> DraftHistory:
        if self.desk is None:
            raise BadInput(Message("bad-no-desk"))
        return self.desk

    def move_piece(self, source: str, target: str, turn: int = 0) -> None:
        """Take a piece from place to place; raises `IllegalMove` where it cannot lie."""
        self._do_at_desk("move", source, target, turn)

    def choose_field(self, name: str, value: str) -> None:
        """Choose what is chosen beside the board; raises `IllegalMove` for what is not offered."""
        self._do_at_desk("choose", name, value)

    def use_tool(self, name: str) -> None:
        """Do to the whole draft what a button says; raises `IllegalMove` for an unknown one."""
        self._do_at_desk("use", name)

    def _do_at_desk(self, *step: str | int) -> None:
        self._at_desk().do(step)
        self._follow_desk()

    def step_back(self) -> None:
        """Take a step at the desk back, or a move; raises `BadInput` where there is none."""
        if self.edits is None:
            self.undo()
        else:
            self.edits.undo()
            self._follow_desk()

    def step_on(self) -> None:
        """Do a step at the desk again, or a move; raises `BadInput` where there is none."""
        if self.edits is None:
            self.redo()
        else:
            self.edits.redo()
            self._follow_desk()

    def _follow_desk(self) -> None:
        """The game at the table is what was set up, as long as that is a position."""
        desk = self._at_desk()
        self.refusal = None
        if not desk.faults:
            self._sit_down(Session(self.game, start=desk.draft.state(), seed=self.session.seed))

    def play_from_here(self) -> None:
        """Play on from the position; raises `BadPosition` with a fault while there are any."""
        desk = self._at_desk()
        self._check_whole(desk)
        self.example = None
        self._sit_down(Session(self.game, start=desk.draft.state(), seed=self.fresh_seed()))
        desk.is_open = False

    def make_lesson(self, aim: str, task: str | None = None) -> None:
        """Make a lesson of the position, which asks for ``aim`` (`aims`), and open it here.

        Without a ``task`` in words of one's own it asks for the rule by its name. Raises
        `BadPosition` while there are faults, and `BadInput` for an aim that is not there.
        """
        desk = self._at_desk()
        self._check_whole(desk)
        found = next((one for one in self.aims() if one.name == aim), None)
        if found is None:
            raise BadInput(Message("edit-no-choice"), where="aim")
        title, words = self.words_of(found)
        self.example = lesson_of(desk.draft.state(), found, title, task or words)
        self._sit_down(Session.of_example(self.game, self.example))
        desk.is_open, desk.aim = False, found

    def words_of(self, aim: Aim) -> tuple[str, str]:
        """The title and the task that a lesson has where nobody gives others."""
        lang = self.settings.lang
        title = say(title_of_aim(self.game.name, aim), lang)
        asked = "edit-task-event" if aim.goal.event else "edit-task-refusal"
        return title, say(Message(asked, {"title": title}), lang)

    def aims(self) -> tuple[Aim, ...]:
        """What a lesson may ask in the position that was set up last."""
        return aims_in(self._at_desk().draft.state()) if not self._at_desk().faults else ()

    def reopen_desk(self) -> None:
        """Go back to the desk from where the position is played."""
        desk = self._at_desk()
        desk.is_open, self.example = True, None
        desk.stamp += 1
        self._follow_desk()

    def written(self, form: str) -> str:
        """What was set up, as ``python``, ``text``, ``link`` or the Python of its ``lesson``.

        Raises `BadPosition` while there are faults.
        """
        desk = self._at_desk()
        self._check_whole(desk)
        state = desk.draft.state()
        if form == "lesson" and self.example is not None:
            return lesson_to_python(self.example, state)
        if form == "text":
            return to_text(Record(state, ()))
        return to_link(state) if form == "link" else to_python(state)

    @staticmethod
    def _check_whole(desk: DraftHistory) -> None:
        if desk.faults:
            first = desk.faults[0]
            raise BadPosition(first.message, where=first.place or "", rule=first.rule)
