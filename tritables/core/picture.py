"""The picture of a position: pieces on places, in board units, without a word of any language.

A game says where its places and pieces are; the scene above adds the words, and the browser, the
screen reader and the still SVG all draw from that one scene.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tritables.core.messages import Message

Shape = Literal["wide", "tall"]
"""The two forms of a board: for a desk or projector, and for a narrow phone."""

SHAPES: tuple[Shape, Shape] = ("wide", "tall")


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle in board units: its left top corner, width and height.

    >>> Box(10, 0, 4, 8).centre
    (12.0, 4.0)
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the box."""
        return (self.x + self.w / 2, self.y + self.h / 2)


@dataclass(frozen=True, slots=True)
class Decor:
    """A drawing that never moves: a symbol of the art, or a number on the rim, within ``box``.

    ``turn`` is in degrees clockwise about the middle of the box; ``box`` is as before the turn.
    """

    box: Box
    art: str | None = None
    text: str | None = None
    turn: float = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere a piece can lie. ``id`` names it in witnesses, ways and attempts.

    ``walk`` says whether the keyboard's focus stops here.
    """

    id: str
    box: Box
    walk: bool = True


@dataclass(frozen=True, slots=True)
class Layout:
    """The still part of a board in one shape: its size, its decor (back first) and its places."""

    width: float
    height: float
    decor: tuple[Decor, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that lies on a place; ``wide`` and ``tall`` are its boxes in the two shapes.

    ``kind`` is what it stays while it moves and changes its look (``art``): the browser lets a
    piece glide to a new place when one of its kind has gone from elsewhere. Pieces of a kind are
    all alike, so nothing tells one face-down card from another. ``mark`` is ``next``, ``spent``
    or ``lost`` for a die; ``text`` is written on the piece (how many lie here).
    """

    kind: str
    art: str
    place: str
    wide: Box
    tall: Box
    mark: str | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Way:
    """A legal move as a gesture on the board: lift from ``source``, put down on ``target``."""

    move: str
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Picture:
    """What changes on a board with each move: pieces, the words of each place, ways to move.

    ``labels`` name every place and what lies there, for those who hear the board. ``status`` says
    who is to do what, ``hint`` what a rule, by its id, leaves of it (a forced move). ``throw`` says
    what hands may set by themselves when chance is to act: for each die its message and its faces
    (symbols of the art), in the order in which `Game.chance_by_hand` takes them. ``draws_at`` is
    the place that throws when it is touched; what lies there cannot be lifted.
    """

    pieces: tuple[Piece, ...]
    labels: tuple[tuple[str, Message], ...]
    status: Message
    hint: tuple[str, Message] | None = None
    ways: tuple[Way, ...] = ()
    throw: tuple[tuple[Message, tuple[str, ...]], ...] = ()
    draws_at: str | None = None
