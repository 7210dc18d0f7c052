"""What somebody left on the board in order to practise, and finds there again."""

from __future__ import annotations

from dataclasses import dataclass

from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.table.task import Task
from tritables.table.chapter_progress import ChapterProgress


@dataclass(frozen=True, slots=True)
class Left:
    """The step of a lesson as it was on the board: answered or not, with all that was played.

    ``held`` says whether opponents waited there, ``used`` the seconds that turns had used.
    """

    walk: ChapterProgress
    session: Session
    task: Task | None
    held: bool
    used: dict[Node, float]
