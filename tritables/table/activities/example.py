"""A worked example that stands alone: a task at the board, and no chapter around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.state import Move, Seat, State
from tritables.lessons.task import ExampleTask, Task
from tritables.replay.history import Node
from tritables.replay.python_source import lesson_to_python
from tritables.replay.session import Session
from tritables.table.activities.base import Activity, DrawnTable, Host, Json
from tritables.table.activities.cost_warnings import CostWarnings
from tritables.table.activities.handlers import command
from tritables.table.saves.saved import Saved
from tritables.table.sessions import open_session
from tritables.table.viewpoint import Viewpoint, facing, only_person, viewpoint_of
from tritables.table.views.lesson import task_json


class WorkedExample(Activity):
    """An example of a game, whose task is met by what happens at the table."""

    name = "example"
    is_lesson = True

    def __init__(self, game: Game[Any], example: Example) -> None:
        self.game = game
        self.example = example
        self.task: Task = ExampleTask(game, example)
        self.costs = CostWarnings()

    def begin(self, fresh: Callable[[], int] | None = None) -> Session:
        """Sit down before it; its throws fall as it has them."""
        return open_session(self.game, example=self.example)

    @command
    def new(self, table: Host, **asked: Any) -> None:
        """Start over, whatever seats or seed are asked for: the example brings its own."""
        self.task, self.costs = ExampleTask(self.game, self.example), CostWarnings()
        table.sit_down(Session.of_example(self.game, self.example))

    def viewpoint(self, table: Host, opened: Seat | None) -> Viewpoint:
        """Do not turn the board away from what was just done."""
        looked = viewpoint_of(table.session, reveal=table.settings.reveal, opened=opened)
        return facing(looked, self.task.done_by(table.node))

    def warns(self, table: Host, move: Move) -> Sequence[Message]:
        """Return what a move costs where another kind scores, once."""
        return self.costs.of(table, self.task, move)

    def reader(self, table: DrawnTable) -> Seat | None:
        """Return the seat that alone moves in the task, or plays against opponents."""
        mover = self.task.reader
        return only_person(table.session.seats) if mover is None else mover

    def gives_hint(self, node: Node) -> bool:
        """Tell a hint once the task is done: before, it would give the answer away."""
        return not self.task.holds_back(node)

    def panel(self, table: DrawnTable) -> Json:
        """Show the task."""
        return {"task": task_json(table, self.task)}

    def as_python(self, start: State) -> str:
        """Write the example with its position as Python."""
        return lesson_to_python(self.example, start)

    def save_deal(self) -> Json:
        """Save which example it is."""
        return {"example": self.as_json()}

    @classmethod
    def load(cls, saved: Saved, stack: list[Activity]) -> None:
        """Lay an example on a stack."""
        stack += [cls(saved.game, example) for example in saved.examples]

    def as_json(self) -> object:
        """Write its id, or all of an example that is not the game's own."""
        known = self.example in self.game.examples
        return self.example.id if known else self.example.as_json()
