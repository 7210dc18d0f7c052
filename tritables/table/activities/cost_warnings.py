"""Warnings of moves that cost something where another kind scores."""

from __future__ import annotations

from tritables.core.messages import Message
from tritables.core.state import Move
from tritables.lessons.task import Task
from tritables.table.activities.base import Host


class CostWarnings:
    """The warnings of one task, each of which is given once.

    >>> from tritables import game_named
    >>> from tritables.table import Table
    >>> from tritables.table.activities.example import WorkedExample
    >>> game = game_named("triominos")
    >>> table = Table.open(WorkedExample(game, game.example("hexagon")))
    >>> warnings = CostWarnings()
    >>> str(warnings.of(table, table.top.task, "buy")[0])
    'Buying a tile costs 5 points, and 2 of the tiles on the rack fit.'
    >>> warnings.of(table, table.top.task, "buy")
    ()
    """

    def __init__(self) -> None:
        self._given: set[str] = set()
        """The ids of their messages."""

    def of(self, table: Host, task: Task, move: Move) -> tuple[Message, ...]:
        """Return what a move costs; nothing where that was said before, where the task wants the
        move, and once the task is done.
        """
        costs, node = table.game.teaching("costs"), table.node
        if costs is None or task.is_done(node) or not table.state.judge(move).ok:
            return ()
        told = costs(table.state, move)
        if not isinstance(told, Message) or told.id in self._given or task.wanted(node) == move:
            return ()
        self._given.add(told.id)
        return (told,)
