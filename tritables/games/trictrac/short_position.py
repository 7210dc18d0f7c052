"""The short way to write a position: each side's stones by the points that hold them."""

from __future__ import annotations

import re
from typing import Final

from tritables.core.errors import BadPosition
from tritables.core.reading import Reader, shortened
from tritables.core.short_positions import Texts, parts, told_of
from tritables.games.trictrac.board import BLACK, POINTS, STONES, WHITE, Board
from tritables.games.trictrac.reading import read_position
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS, Throw

SIDES: Final = ("white", "black")
"""The names of the sides, by their seats."""

_STONES = re.compile(r"(bar|off|[1-9]|1\d|2[0-4])(?::(\d{1,2}))?", re.ASCII)
_THROW = re.compile(r"([1-6])-([1-6])", re.ASCII)


def position(
    *,
    white: Texts = "",
    black: Texts = "",
    on_turn: str | None = None,
    throw: str | None = None,
    left: str | None = None,
) -> TricTracState:
    """A position by the stones of each side; what is left out is filled in.

    ``white`` and ``black`` say where stones are and, after a colon, how many: ``"8:4 12 bar:2"``
    are four stones on point 8, one on point 12 and two on the bar. Points are numbered from
    white's side for both; ``bar`` and ``off`` are those of the side. Stones that are not named are
    off or, where ``off`` is named, on the bar; of a side that is left out all are on its bar.

    ``on_turn`` is ``"white"`` or ``"black"``: white unless it is said, and nobody at the start,
    when nothing is said at all, and at the end. ``throw`` is the throw that is being played, such
    as ``"3-5"``; without it a throw is due. ``left`` are the dice still to be played, ``"5"``:
    all of the throw's unless it is said. A double or a tric trac with ``left=""`` is played, and
    the same side throws again.

    Raises `BadPosition` with the argument and the place in it.

    >>> state = position(white="8:4 12 bar:2", black="20:2 3", throw="3-5")
    >>> state.left, state.legal_moves(), state.board.off
    ((3, 5), ('bar/3*',), (8, 12))
    >>> position(white="8:4", black="20:2 8:2")
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: black[1]: White already has stones on point 8.
    """
    state = placed(white=white, black=black, on_turn=on_turn, throw=throw, left=left)
    reader = Reader(state.body(), BadPosition, game=TricTracState.game)

    def argument(where: str) -> str:
        if where == "off":
            return SIDES[WHITE]
        return "throw" if left is None and where.startswith("left") else where

    return told_of(argument, lambda: read_position(reader))


def placed(
    *,
    white: object = "",
    black: object = "",
    on_turn: object = None,
    throw: object = None,
    left: object = None,
) -> TricTracState:
    """The same before it is held against the rules."""
    arguments = {"white": white, "black": black, "on_turn": on_turn, "throw": throw, "left": left}
    said = {name: _argument(name, given) for name, given in arguments.items()}
    board = _board([_Stones(said[name], side) for side, name in enumerate(SIDES)])
    named = any(given not in ("", None) for given in arguments.values())
    over = STONES in board.off
    nobody = None if over or not named else WHITE
    turn = nobody if on_turn is None else SIDES.index(said["on_turn"].one_of(*SIDES))
    thrown = said["throw"].maybe(_throw)
    dice = said["left"].maybe(_dice)
    if dice is None:
        dice = () if thrown is None else thrown.sequence
    return TricTracState(board, turn, thrown, dice, thrown is not None and thrown.again)


def _argument(name: str, given: object) -> Reader:
    return Reader(given, BadPosition, name, TricTracState.game)


class _Stones:
    """The places of the fifteen stones of a side."""

    def __init__(self, said: Reader, side: int) -> None:
        self.side = side
        self.places: dict[str, int] = {}
        self.readers: dict[str, Reader] = {}
        for one in parts(said):
            self.add(one)
        rest = STONES - sum(self.places.values())
        if rest < 0 or (rest and {"bar", "off"} <= self.places.keys()):
            said.refuse(
                "bad-stones", rule="setup.all-on-bar", seat=side, count=sum(self.places.values())
            )
        fill = "bar" if not self.places or "off" in self.places else "off"
        self.places[fill] = self.places.get(fill, 0) + rest

    def add(self, one: Reader) -> None:
        match = _STONES.fullmatch(one.value)
        if match is None:
            one.refuse("bad-stones-text", text=shortened(one.value))
        place, count = match[1], match[2]
        if place in self.places:
            first = self.readers[place].where
            one.refuse("bad-two-places", what=place, one=first, other=one.where)
        self.places[place] = 1 if count is None else int(count)
        self.readers[place] = one


def _board(sides: list[_Stones]) -> Board:
    points = [0] * POINTS
    for stones in sides:
        for place, reader in stones.readers.items():
            if place in ("bar", "off") or not stones.places[place]:
                continue
            if points[int(place) - 1]:
                reader.refuse("bad-both-sides", seat=1 - stones.side, point=int(place))
            points[int(place) - 1] = stones.places[place] * (1 - 2 * stones.side)
    bar = (sides[WHITE].places.get("bar", 0), sides[BLACK].places.get("bar", 0))
    off = (sides[WHITE].places.get("off", 0), sides[BLACK].places.get("off", 0))
    return Board.of(tuple(points), bar, off)


def _throw(reader: Reader) -> Throw:
    """A throw, whichever of its dice is written first."""
    match = _THROW.fullmatch(reader.text())
    if match is None:
        reader.refuse("bad-faces")
    low, high = sorted((int(match[1]), int(match[2])))
    return THROWS[low, high]


def _dice(reader: Reader) -> tuple[int, ...]:
    dice = parts(reader)
    for one in dice:
        if one.value not in ("1", "2", "3", "4", "5", "6"):
            one.refuse("bad-whole", low=1, high=6)
    return tuple(int(one.value) for one in dice)
