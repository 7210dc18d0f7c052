"""Examples: a position to try, what to try in it, and one way to do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass

from tritables.core.errors import BadInput
from tritables.core.goals import Goal
from tritables.core.messages import Message
from tritables.core.state import Move, State

Words = str | Mapping[str, str]
"""Words of one's own: one text, or one for each language: ``{"en": "…", "nl": "…"}``."""


@dataclass(frozen=True, slots=True)
class Try:
    """An attempt in an example's line that ``rule`` must refuse; it changes nothing."""

    move: Move
    rule: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a position to try, what to try in it, and what must then happen.

    >>> from tritables import new
    >>> Example("first-throw", new("trictrac"), (Goal(event="start.roll-off"),)).goals[0].event
    'start.roll-off'

    ``position`` is a state or a position's JSON. ``goals`` are what the learner brings about, one
    after the other; ``line`` is one way to do it: moves, chance included, and attempts that must
    be refused; its throws are the ones that fall when the learner throws. ``rules`` are the ids
    that it teaches.

    The words are given here, ``task`` as one for each goal where there are several; or else they
    are ``example-<id>`` in the game's catalogue, with the attributes ``.title``, ``.task``
    (``.task-2`` …) and ``.done``. ``intro`` says what the board shows at first.
    `tritables.check` says whether an example keeps what it promises.
    """

    id: str
    position: State | Mapping[str, object]
    goals: tuple[Goal, ...]
    line: tuple[Move | Try, ...] = ()
    _: KW_ONLY
    rules: tuple[str, ...] = ()
    title: Words | None = None
    intro: Words | None = None
    task: Words | tuple[Words, ...] | None = None
    done: Words | None = None

    def __post_init__(self) -> None:
        if not self.goals:
            raise BadInput(Message("bad-no-goals"), where="goals")
        if isinstance(self.task, tuple) and len(self.task) != len(self.goals):
            args = {"low": len(self.goals), "length": len(self.task)}
            raise BadInput(Message("bad-length-exact", args), where="task")

    def start(self, read: Callable[[Mapping[str, object]], State]) -> State:
        """The state it starts from; ``read`` reads a position's JSON."""
        return self.position if isinstance(self.position, State) else read(self.position)
