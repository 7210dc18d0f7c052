"""A saved table read again: every move of it is checked on the way in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.reading import Reader
from tritables.lessons.example_checks import start_of
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.table.activities.base import Activity
from tritables.table.activities.editor import Editor
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.free import Free
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.practice import Practice
from tritables.table.activities.replay import Replay
from tritables.table.saves.saved import Saved
from tritables.table.settings import Settings

DEALING: Final[tuple[type[Activity], ...]] = (Lesson, Practice)
"""Activities that bring a board of their own, from the bottom up."""

PLAYED: Final[tuple[type[Activity], ...]] = (Editor, WorkedExample, Replay)
"""Those that are about the moves on the board, from the bottom up."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The parts of a saved table, for `tritables.table.Table.load`.

    ``session``     the rounds and the moves, all of them played and found legal
    ``activities``  the stack, from free play up
    ``settings``, ``locked``
                    as at the table
    ``held``        True if opponents wait, since somebody leafed back
    ``used``        the seconds that a turn has used, by the node that it began at
    ``refused``     what was refused to a task, by node, for `Task.read_refusal`

    >>> from tritables.table import Table
    >>> [one.name for one in read(Table.open("trictrac", seed=1).save()).activities]
    ['play']
    """

    session: Session
    activities: tuple[Activity, ...]
    settings: Settings
    locked: tuple[str, ...]
    held: bool = False
    used: tuple[tuple[Node, float], ...] = ()
    refused: tuple[tuple[Node, Reader], ...] = ()


def read(data: object) -> Loaded:
    """Read a saved table; raises `BadRecord` with the place of a fault.

    Each activity reads the part that it saves (`Activity.load`), and lays itself on the stack. A
    chapter that has more steps since, or fewer, begins anew, and so does an example of the game's
    own that begins with another position since.
    """
    saved, stack = Saved(data), list[Activity]([Free()])
    for kind in DEALING:
        kind.load(saved, stack)
    examples = saved.examples  # its faults are told before those of what follows
    settings, locked = saved.settings(), saved.locked()
    for one in examples:
        if one in saved.game.examples and saved.starts_elsewhere(start_of(one)):
            anew = WorkedExample(saved.game, one)
            stack.append(anew)
            return Loaded(anew.begin(), tuple(stack), anew.fitted(settings), locked)
    if saved.is_changed:
        return Loaded(saved.begun(), tuple(stack), stack[-1].fitted(settings), locked)
    session = saved.session
    for kind in PLAYED:
        kind.load(saved, stack)
    at = saved.reader.at
    return Loaded(
        session,
        tuple(stack),
        settings,
        locked,
        at("held").flag(),
        tuple((node, saved.seconds(used)) for node, used in saved.numbered("used")),
        tuple(saved.numbered("refused")),
    )
