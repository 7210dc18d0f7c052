"""Characters: the named opponents of a game, each with a face and a way to choose its moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from tritables.core.state import Move, Seat

Choice = Callable[[Any, Seat, Random], Move]
"""A way to choose a move, from the state as its seat may see it (`State.view`), that seat, and a
generator from which all of its chance comes."""

Hair = Literal["short", "long", "bun", "curls", "cap", "bald", "braids", "crest"]


@dataclass(frozen=True, slots=True)
class Face:
    """The features of a face, from which it is drawn.

    ``back``     the colour behind it
    ``skin``     the colour of its skin
    ``hair``     the shape of its hair
    ``colour``   the colour of its hair or cap
    ``glasses``  True if it wears glasses
    ``beard``    True if it has a beard
    """

    back: str
    skin: str
    hair: Hair
    colour: str
    glasses: bool = False
    beard: bool = False


@dataclass(frozen=True, slots=True)
class Character:
    """A named opponent of a game.

    ``id``      the name that a seat takes it by
    ``choose``  the function that chooses its moves
    ``face``    its features

    Its words stand in the game's catalogue, as the message ``opponent-ID``: its name, with the
    attributes ``plays`` (a sentence about how it plays) and ``weakness``.
    """

    id: str
    choose: Choice
    face: Face
