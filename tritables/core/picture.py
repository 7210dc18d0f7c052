"""The picture of a position: pieces on places, in board units, without a word of any language.

A game says where its places and pieces are; the scene above adds the words, and the browser, the
screen reader and the still SVG all draw from that one scene. What a picture has dozens of is a
named tuple: it is made, compared and looked up several times as fast as a dataclass.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from tritables.core.messages import Message

Shape = Literal["wide", "tall"]
"""The two forms of a board: for a desk or projector, and for a narrow phone."""

SHAPES: tuple[Shape, Shape] = ("wide", "tall")


class Box(NamedTuple):
    """An upright rectangle in board units: its left top corner, width and height.

    A board unit is a pixel of a board as wide as its `Layout`; y grows downwards.

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


class Decor(NamedTuple):
    """A drawing that never moves: a symbol of the art, or words in the middle of ``box``.

    Words are a number on the rim as it stands, or the name of a place as a message.

    ``turn`` is in degrees clockwise about the middle of the box; ``box`` is as before the turn.
    """

    box: Box
    art: str | None = None
    text: str | Message | None = None
    turn: float = 0


Form = Literal["box", "up", "down"]
"""The outline of a place within its box: the whole box, or a triangle that points up or down."""


class Place(NamedTuple):
    """Somewhere a piece can lie. ``id`` names it in witnesses, ways and attempts.

    ``walk`` says whether the keyboard's focus stops here. A place ``inside`` lies in the board's
    field, and its box is in the field's units.
    """

    id: str
    box: Box
    walk: bool = True
    form: Form = "box"
    inside: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """The still part of a board in one shape: its size, its decor (back first) and its places.

    Where a table grows, ``field`` is the window through which it is seen, and ``fit`` the part of
    the field, in the field's own units, that holds all there is.
    """

    width: float
    height: float
    decor: tuple[Decor, ...]
    places: tuple[Place, ...]
    field: Box | None = None
    fit: Box | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """A way to look at a board: which seat sits in front, and whether the board is turned around.

    The seat in front is a matter of drawing. What is known is settled before, by `State.view`.
    """

    seat: int | None = None
    flipped: bool = False

    def front(self, on_turn: int | None) -> int:
        """The seat in front: the one that looks, else the one on turn, else the first.

        >>> Look(seat=2).front(1), Look().front(1), Look().front(None)
        (2, 1, 0)
        """
        return self.seat if self.seat is not None else on_turn or 0


class Piece(NamedTuple):
    """A piece that lies on a place; ``wide`` and ``tall`` are its boxes in the two shapes.

    ``kind`` is what it stays while it moves and changes its look (``art``): the browser lets a
    piece glide to a new place when one of its kind has gone from elsewhere. Pieces of a kind are
    all alike, so nothing tells one face-down card from another. ``mark`` is ``next``, ``spent``
    or ``lost`` for a die; ``text`` is written on the piece (how many lie here). ``spots`` are the
    numbers on a tile, in the order of the art's spots, and ``turns`` how many ways there are to
    turn it in hand. A piece that is new glides in from the place where it ``came`` from. One that
    ``tumbles`` was thrown and shows it, unless it is ``lost``; one that lies ``above`` stays above
    all that moves by.
    """

    kind: str
    art: str
    place: str
    wide: Box
    tall: Box
    mark: str | None = None
    text: str | None = None
    spots: tuple[str, ...] = ()
    turns: int = 1
    came: str | None = None
    tumbles: bool = False
    above: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """The look of a piece in hand where it may be put down."""

    art: str
    spots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Way:
    """A legal move as a gesture on the board: lift from ``source``, put down on ``target``.

    ``gains`` are the points that it would score, each by its rule.
    """

    move: str
    source: str
    target: str
    gains: tuple[tuple[str, int], ...] = ()
    ghost: Ghost | None = None


@dataclass(frozen=True, slots=True)
class Action:
    """A legal move that is done by a button.

    ``costs``  True if it costs something where another kind of move is open: it is not what one
               wants, as a rule
    """

    move: str
    label: Message
    costs: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """The part of a board that changes with each move.

    ``pieces``    the pieces, with their boxes
    ``labels``    the text of every place and what lies there, for screen readers
    ``status``    who is to do what
    ``hint``      a rule's id and what it leaves to do, such as a forced move
    ``throw``     for each die that can be set by hand: its message and its faces (symbols of the
                  art), in the order of `Game.chance_by_hand`
    ``draw``      the chance move that is due (some games always name it)
    ``draws_at``  the place that draws when touched; nothing there can be lifted
    ``touches``   places that attempt a move when touched, legal or not
    ``lifts``     the places whose pieces can be lifted; None for all
    ``scores``    the points of each seat, where a game counts any before its end
    """

    pieces: tuple[Piece, ...]
    labels: tuple[tuple[str, Message], ...]
    status: Message
    hint: tuple[str, Message] | None = None
    ways: tuple[Way, ...] = ()
    actions: tuple[Action, ...] = ()
    touches: tuple[tuple[str, str], ...] = ()
    lifts: tuple[str, ...] | None = None
    scores: tuple[int, ...] = ()
    draw: Message | None = None
    throw: tuple[tuple[Message, tuple[str, ...]], ...] = ()
    draws_at: str | None = None
