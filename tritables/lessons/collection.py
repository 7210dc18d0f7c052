"""What a library of a game is: by number and id, cut to fewer, and shown as small boards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol, Self, TypeVar, overload

from tritables.core.errors import BadInput
from tritables.core.messages import not_one_of
from tritables.core.registry import game_named
from tritables.lessons.shelf import Small, shelf
from tritables.texts import check_language, spoken


class Named(Protocol):
    """What has an id among its like."""

    @property
    def id(self) -> str:
        """The id by which it is found."""


T = TypeVar("T", bound=Named)


class Collection(Sequence[T]):
    """Things of one game that have ids, in their order and in a language.

    A number gives the one at that place, an id the one of that name, a slice some of them; in a
    notebook they show as small boards.

    >>> from tritables.lessons.library import Examples
    >>> found = Examples("trictrac")
    >>> found["bar-first"] is found[found.index(found["bar-first"])], len(found[2:4])
    (True, 2)
    """

    kind: str
    """What an id is of, where one is refused."""

    def __init__(self, game: str, lang: str, things: Iterable[T]) -> None:
        """Raises `BadInput` for an unknown game or language."""
        self.game = game_named(game)
        self.lang = spoken(game, check_language(lang))
        self._things = tuple(things)

    @abstractmethod
    def title(self, one: T) -> str:
        """What one of them is called."""

    @abstractmethod
    def line(self, one: T) -> str:
        """What stands below its board, in a line."""

    @abstractmethod
    def picture(self, one: T) -> str:
        """Its board, as SVG."""

    @abstractmethod
    def _of(self, things: Iterable[T]) -> Self:
        """The same with some of its things only."""

    @overload
    def __getitem__(self, wanted: str | int) -> T: ...
    @overload
    def __getitem__(self, wanted: slice) -> Self: ...
    def __getitem__(self, wanted: str | int | slice) -> T | Self:
        """One by its id or number, or some; raises `BadInput` for an unknown id."""
        if isinstance(wanted, slice):
            return self._of(self._things[wanted])
        if isinstance(wanted, int):
            return self._things[wanted]
        for one in self._things:
            if one.id == wanted:
                return one
        raise BadInput(not_one_of(wanted, (one.id for one in self._things)), where=self.kind)

    def __len__(self) -> int:
        return len(self._things)

    def _ipython_key_completions_(self) -> list[str]:
        """The ids, for Tab after an opening bracket."""
        return [one.id for one in self._things]

    def __repr__(self) -> str:
        width = max((len(one.id) for one in self), default=0)
        lines = [f"{one.id:{width}}  {self.title(one)}" for one in self]
        return "\n".join([f"{self.game.name}: {len(self)}", *lines])

    def _repr_html_(self) -> str:
        """The small boards."""
        small = (Small(self.title(one), self.picture(one), self.line(one), one.id) for one in self)
        return shelf(small, self.lang)
