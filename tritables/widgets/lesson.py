"""A lesson: a worked example at a table, with a task that the table itself checks."""

from __future__ import annotations

from typing import Any, Unpack

from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.sitting import Settings, Sitting
from tritables.sitting.settings import SETTINGS
from tritables.widgets.keywords import CHOICES, LOOKS, Looks, refuse_unknown
from tritables.widgets.table import Table


class Lesson(Table):
    """A worked example to try, with its task and what the learner should see.

    ``example`` is the id of one of the game's examples, or an `Example` of one's own. The task is
    met by what happens at the table: a move, an event, or a refusal that a learner brings about
    on purpose. Taking a move back takes back what it met. Settings and ``locked`` are as those of
    a `Table`; position, seats and throws are the example's.

    >>> lesson = Lesson("trictrac", "look-ahead")
    >>> lesson.step, lesson.done
    (0, False)
    >>> lesson.play("1/3")
    >>> lesson.legal
    ('3/8',)
    """

    def __init__(self, game: str, example: str | Example, **looks: Unpack[Looks]) -> None:
        choices: dict[str, Any] = {**looks}
        for name in CHOICES:
            if name not in LOOKS and choices.pop(name, None) is not None:
                raise BadInput(Message("bad-lesson"), where=name)
        refuse_unknown({name: 0 for name in choices if name not in LOOKS}, LOOKS)
        found = example if isinstance(example, Example) else game_named(game).example(example)
        # A learner plays every seat of an example, so nothing in it is hidden.
        given = {"reveal": True, **{name: choices[name] for name in SETTINGS if name in choices}}
        sitting = Sitting.open(
            game, example=found, settings=Settings.of(given), locked=choices.get("locked", ())
        )
        self._sit_down(sitting, choices.get("layout"))

    @property
    def step(self) -> int:
        """How many goals of the task are met on the way to this position."""
        sitting = self._sitting
        return 0 if sitting.task is None else sitting.task.step(sitting.node)

    @property
    def done(self) -> bool:
        """Whether the whole task is met."""
        sitting = self._sitting
        return sitting.task is not None and sitting.task.is_done(sitting.node)
