"""Help on a board: one degree more each time, and gone once something else is to be done."""

from __future__ import annotations

from tritables.lessons.helping import Help
from tritables.replay.history import Node
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.task import Task


class HelpShown:
    """What the help on the board is about."""

    def __init__(self) -> None:
        self._about: object = None

    def ask(
        self, progress: ChapterProgress, help: Help, node: Node, task: Task | None = None
    ) -> None:
        """Show the next degree that has something to tell; raises `BadInput` when all is told."""
        while not help.tells(progress.help()):
            pass
        self._about = _about(node, task)

    def forget_past(self, progress: ChapterProgress, node: Node, task: Task | None = None) -> None:
        """Take the help off the board, if something else is to be done now."""
        if self._about != _about(node, task):
            progress.degree = 0


def _about(node: Node, task: Task | None) -> object:
    return node, None if task is None else task.step(node)
