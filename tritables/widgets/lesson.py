"""A lesson: a worked example at a table, with a task that the table itself checks."""

from __future__ import annotations

from typing import Any

from tritables.core.errors import BadInput
from tritables.core.goals import Goal
from tritables.core.messages import Message
from tritables.core.verdicts import Verdict
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.texts import has, say
from tritables.widgets.table import Table


class Lesson(Table):
    """A worked example to try, with its task and what the learner should see.

    ``example`` is the id of one of the game's examples. The task is met by what the table
    answers: a move, an event, or a refusal that a learner brings about on purpose.

    >>> lesson = Lesson("trictrac", "look-ahead")
    >>> lesson.step, lesson.done
    (0, False)
    >>> lesson.play("1/3")
    >>> lesson.legal
    ('3/8',)
    """

    def __init__(self, game: str, example: str, **traits: Any) -> None:
        from tritables.core.registry import game_named

        self._example = game_named(game).example(example)
        self._step = 0
        # A learner plays every seat of an example, so nothing in it is hidden.
        super().__init__(game, **{"reveal": True, **traits})

    def _open(self, *given: Any) -> Session:
        if any(value is not None for value in given):
            raise BadInput(Message("bad-lesson"))
        return Session.of_example(self._game, self._example)

    @property
    def step(self) -> int:
        """How many goals of the task are met."""
        return self._step

    @property
    def done(self) -> bool:
        """Whether the whole task is met."""
        return self._step == len(self._example.goals)

    def new_game(self, seed: int | None = None, **_others: Any) -> None:
        """Start the lesson over; its position, seats and options are its own."""
        self._stop_timer()
        self._step = 0
        self._sit_down(Session.of_example(self._game, self._example))
        self._redraw()

    def _after(self, node: Node) -> None:
        goal = self._goal()
        if goal is not None and goal.met_by(node.move, node.events, None):
            self._step += 1
        super()._after(node)

    def _refuse(self, verdict: Verdict, tried: str) -> None:
        goal = self._goal()
        if goal is not None and goal.met_by(None, (), verdict.rule):
            self._step += 1
        super()._refuse(verdict, tried)

    def _goal(self) -> Goal | None:
        return None if self.done else self._example.goals[self._step]

    def _hint(self, hint: object) -> object:
        """A hint would give the answer away before the learner has found it."""
        return hint if self.done else None

    def _task(self) -> dict[str, object]:
        """The task in words: its title, what to try now, and how far the learner is."""
        return {
            "title": self._said(".title"),
            "text": self._text(),
            "step": self._step,
            "steps": len(self._example.goals),
            "done": self.done,
        }

    def _text(self) -> str:
        """What the learner is asked now; at first also what the board shows, if that is said."""
        if self.done:
            return self._said(".done")
        if self._step > 0:
            return self._said(f".task-{self._step + 1}")
        intro = self._said("") if has(self._id, self._game.name, self.lang) else ""
        return f"{intro} {self._said('.task')}".strip()

    @property
    def _id(self) -> str:
        return f"example-{self._example.id}"

    def _said(self, part: str) -> str:
        return say(Message(self._id + part, game=self._game.name), self.lang)
