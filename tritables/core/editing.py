"""Drafts: positions that are being set up by hand, with their faults.

A draft need not be a valid position: pieces may be left in the box, and no seat may be able to
move. It is drawn on the game's own board, with the box as further places.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Never, Self

from tritables.core.errors import BadPosition, IllegalMove
from tritables.core.messages import Message
from tritables.core.picture import Layout, Look, Picture, Shape
from tritables.core.state import State
from tritables.core.verdicts import Verdict

BACK: Final = "back"
"""The word before a place whose piece goes back to the box when it is touched."""

SEAT_IN_FRONT: Final = 0
"""The seat in front of a draft, in which nothing is hidden."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a draft: in words, on which place, and by which rule, if by one."""

    message: Message
    place: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """A choice beside the board, such as whose turn it is.

    ``choices`` are the values it may have, each with its words; ``value`` is one of them. Where
    there are none it is a whole number within ``numbers``, the lowest and the highest. What is
    seldom changed stands ``aside``.
    """

    name: str
    label: Message
    value: str
    choices: tuple[tuple[str, Message], ...] = ()
    numbers: tuple[int, int] | None = None
    aside: bool = False

    def offers(self, value: str) -> bool:
        """True if the field may have that value.

        >>> field = Field("score", Message("ui-scores"), "0", numbers=(0, 20))
        >>> field.offers("20"), field.offers("21"), field.offers("x")
        (True, False, False)
        """
        if self.numbers is None:
            return value in [offered for offered, _ in self.choices]
        low, high = self.numbers
        return _WHOLE.fullmatch(value) is not None and low <= int(value) <= high


_WHOLE: Final = re.compile(r"-?\d{1,7}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Tool:
    """A button that changes a whole draft, such as putting all pieces back into the box."""

    name: str
    label: Message


class Draft(ABC):
    """A position that is being set up; an immutable value, of which every change makes another.

    A game's drafts are a subclass in its module ``editing``, whose function ``edit`` makes one of a
    state. A draft is drawn like a state: `layout` and `picture` are those of a `Game`.

    >>> from tritables import game_named, new
    >>> draft = game_named("trictrac").edit(new("trictrac")).moved("bar0", "8")
    >>> draft.faults()
    ()
    >>> draft.state().board.points[7]
    1
    """

    __slots__ = ()

    name: ClassVar[str]
    """The name of its game."""

    note: ClassVar[Message | None] = None
    """A remark on setting up this game, in words."""

    fillers: ClassVar[tuple[str, ...]] = ()
    """The names of the tools that put on the board what is left in the box."""

    on_turn: ClassVar[None] = None
    to_act: ClassVar[int] = SEAT_IN_FRONT
    """A seat, so that it is neither chance's turn nor the end of a round."""

    @abstractmethod
    def unchecked(self) -> State:
        """Return the state that this would be, without validation."""

    @abstractmethod
    def moved(self, source: str, target: str, turn: int = 0) -> Self:
        """Take the piece on top of one place to another, turned in hand or not.

        Raises `IllegalMove` where it cannot lie, with a verdict that says why.
        """

    @abstractmethod
    def fields(self) -> tuple[Field, ...]:
        """The choices beside the board."""

    @abstractmethod
    def _chosen(self, name: str, value: str) -> Self:
        """The draft with a field's new value, for `chosen`, which has checked it."""

    @abstractmethod
    def has_rest(self) -> bool:
        """True if pieces are left in the box that `fillers` would put on the board."""

    @abstractmethod
    def _used(self, name: str) -> Self:
        """The draft after a tool that is one of its own."""

    @abstractmethod
    def seen_faults(self) -> tuple[Fault, ...]:
        """Return the faults that are found without the rules of positions: pieces in the box, or
        too many.

        A draft with any of them cannot be read as a position.
        """

    @abstractmethod
    def place_of(self, where: str) -> str | None:
        """The place on the board where the fault of a position's key lies, if it lies on one."""

    @abstractmethod
    def layout(self, view: Any, shape: Shape, look: Look) -> Layout:
        """The game's board with the box."""

    @abstractmethod
    def picture(self, view: Any, last: object, look: Look) -> Picture:
        """The pieces on the board and in the box."""

    def tools(self) -> tuple[Tool, ...]:
        """The tools for the whole of it: ``start``, ``clear`` and, with something left, `fillers`.

        The labels are ``edit-start`` and ``edit-rest-<name>`` in the game's catalogue.
        """
        made = [Tool("start", Message("edit-start", game=self.name))]
        made.append(Tool("clear", Message("edit-clear")))
        if self.has_rest():
            for name in self.fillers:
                made.append(Tool(name, Message(f"edit-rest-{name}", game=self.name)))
        return tuple(made)

    def chosen(self, name: str, value: str) -> Self:
        """Choose a field's value; raises `IllegalMove` for one that is not offered."""
        if not any(field.name == name and field.offers(value) for field in self.fields()):
            refuse(Message("edit-no-choice"))
        return self._chosen(name, value)

    def used(self, name: str) -> Self:
        """Use a tool; raises `IllegalMove` for one that is not there."""
        if name not in [tool.name for tool in self.tools()]:
            refuse(Message("edit-no-choice"))
        return self._used(name)

    def faults(self) -> tuple[Fault, ...]:
        """Return the faults: those that are seen, or else the one that reading the position
        finds.
        """
        if seen := self.seen_faults():
            return seen
        try:
            self.state()
        except BadPosition as wrong:
            return (Fault(wrong.reason, self.place_of(wrong.where), wrong.rule),)
        return ()

    def state(self) -> State:
        """Return the position; raises `BadPosition` while there are faults."""
        made = self.unchecked()
        return made.house.read(made.position())


def can_be(state: State) -> bool:
    """True if a state that was put together may be a position of its game.

    >>> from tritables import new
    >>> can_be(new("trictrac"))
    True
    """
    try:
        state.house.read(state.position())
    except BadPosition:
        return False
    return True


def refuse(message: Message, *places: str, rule: str | None = None) -> Never:
    """Raise `IllegalMove` for a piece that cannot be taken there, with the places that prove it."""
    raise IllegalMove(Verdict.refused(rule, message, places))
