"""Catalogues: sequences of a game's examples or rounds, by index or id, shown as thumbnails."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Protocol, Self, TypeVar, overload

from tritables.core.errors import BadInput
from tritables.core.messages import not_one_of
from tritables.core.registry import game_named
from tritables.lessons.thumbnails import Thumbnail, thumbnails_html
from tritables.texts import check_language, spoken


class HasId(Protocol):
    """A thing with an id."""

    @property
    def id(self) -> str:
        """The id by which it is found."""


T = TypeVar("T", bound=HasId)


class Catalog(Sequence[T]):
    """A sequence of things of one game, in a language, with thumbnails in a notebook.

    An index gives the thing at that position, an id the one of that name, a slice a shorter
    catalogue.

    >>> from tritables.lessons.example_catalog import Examples
    >>> found = Examples("trictrac")
    >>> found["bar-first"] is found[found.index(found["bar-first"])], len(found[2:4])
    (True, 2)
    """

    kind: str
    """The name of a parameter that is an id of these things, for errors."""

    def __init__(self, game: str, lang: str, things: Iterable[T]) -> None:
        """Make a catalogue; raises `BadInput` for an unknown game or language."""
        self.game = game_named(game)
        self.lang = spoken(game, check_language(lang))
        self._things = tuple(things)

    @abstractmethod
    def title(self, one: T) -> str:
        """Return the title of a thing."""

    @abstractmethod
    def line(self, one: T) -> str:
        """Return the line below its thumbnail."""

    @abstractmethod
    def picture(self, one: T) -> str:
        """Return its board as SVG."""

    @abstractmethod
    def _of(self, things: Iterable[T]) -> Self:
        """Return a catalogue of some of its things."""

    @overload
    def __getitem__(self, wanted: str | int) -> T: ...
    @overload
    def __getitem__(self, wanted: slice) -> Self: ...
    def __getitem__(self, wanted: str | int | slice) -> T | Self:
        """Return a thing by its id or index, or a slice; raises `BadInput` for an unknown id."""
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
        """Return the ids, for Tab after an opening bracket."""
        return [one.id for one in self._things]

    def __repr__(self) -> str:
        width = max((len(one.id) for one in self), default=0)
        lines = [f"{one.id:{width}}  {self.title(one)}" for one in self]
        return "\n".join([f"{self.game.name}: {len(self)}", *lines])

    def _repr_html_(self) -> str:
        """Return the thumbnails as HTML."""
        thumbnails = (
            Thumbnail(self.title(one), self.picture(one), self.line(one), one.id) for one in self
        )
        return thumbnails_html(thumbnails, self.lang)
