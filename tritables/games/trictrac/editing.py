"""A position set up by hand: thirty stones over the points, the bars, the trays and a box."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Final

from tritables.core.editing import Draft, Fault, Field, refuse
from tritables.core.messages import Message
from tritables.core.picture import SHAPES, Box, Decor, Layout, Look, Picture, Piece, Place, Shape
from tritables.games.trictrac.board import BLACK, POINTS, START, STONES, WHITE, Board
from tritables.games.trictrac.layout import BARS, DICE, FRAMES, PLACES, TRAYS, layout
from tritables.games.trictrac.picture import SIDES, STONE, dice, labels, stones
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS, Throw
from tritables.games.trictrac.words import words

Pair = tuple[int, int]

NOBODY: Final = "nobody"
_TURNS: Final = ("0", "1", NOBODY)
_NONE: Final = "none"
_BARS: Final = {place: side for side, place in enumerate(BARS)}
_TRAYS: Final = {place: side for side, place in enumerate(TRAYS)}


def box_of(side: int) -> str:
    """The id of the place where a side's stones lie that are not on the board yet."""
    return f"box{side}"


_BOXES: Final = {box_of(side): side for side in SIDES}


def edit(state: TricTracState) -> TricTracDraft:
    """The draft of a position, with which `Draft.state` gives it again."""
    turn = NOBODY if state.on_turn is None else str(state.on_turn)
    return TricTracDraft(
        state.board.points, state.board.bar, state.board.off, turn, state.throw, len(state.left)
    )


@dataclass(frozen=True, slots=True)
class TricTracDraft(Draft):
    """Stones as a `Board` counts them, whose turn it is, the throw and how many dice are left.

    >>> draft = edit(TricTracState(START)).used("clear").moved("box0", "8")
    >>> [str(fault.message) for fault in draft.faults()][0]
    'White: 14 of the 15 stones still lie in the box.'
    """

    name: ClassVar[str] = "trictrac"
    fillers: ClassVar[tuple[str, ...]] = ("bar", "off")

    points: tuple[int, ...]
    bar: Pair
    off: Pair
    turn: str
    throw: Throw | None = None
    left: int = 0

    def unchecked(self) -> TricTracState:
        """The state by what lies there; when a side is home it is nobody's turn any more."""
        board = Board.of(self.points, self.bar, self.off)
        if STONES in self.off or self.turn == NOBODY:
            return TricTracState(board)
        throw = self.throw
        if throw is None:
            return TricTracState(board, int(self.turn))
        sequence = throw.sequence
        left = sequence[len(sequence) - self.left :]
        return TricTracState(board, int(self.turn), throw, left, throw.again)

    # Stones.

    def box(self, side: int) -> int:
        """The number of stones of a side that are not on the board yet."""
        return STONES - self._on_points(side) - self.bar[side] - self.off[side]

    def _on_points(self, side: int) -> int:
        return sum(max(0, count * _sign(side)) for count in self.points)

    def side_on(self, place: str) -> int | None:
        """The side whose stone can be taken from a place; None where there is none."""
        for places, counts in ((_BARS, self.bar), (_TRAYS, self.off)):
            if place in places:
                return places[place] if counts[places[place]] else None
        if place in _BOXES:
            return _BOXES[place] if self.box(_BOXES[place]) else None
        count = 0 if place == DICE else self.points[int(place) - 1]
        return None if count == 0 else WHITE if count > 0 else BLACK

    def moved(self, source: str, target: str, turn: int = 0) -> TricTracDraft:
        """Take a stone somewhere; on either bar, tray or box it goes to its own side's half."""
        side = self.side_on(source)
        if side is None:
            refuse(Message("edit-nothing-there"), source)
        if target == DICE:
            refuse(words("edit-no-stones-here"), target)
        on_point = target not in (*_BARS, *_TRAYS, *_BOXES)
        if on_point and self.side_on(target) == 1 - side:
            refuse(words("bad-both-sides", seat=1 - side, point=int(target)), target)
        after = self._with(source, side, -1)._with(target, side, 1)
        return after._begun()

    def _with(self, place: str, side: int, by: int) -> TricTracDraft:
        if place in _BOXES:
            return self  # what is nowhere else is in the box
        if place in _BARS:
            return replace(self, bar=_added(self.bar, side, by))
        if place in _TRAYS:
            return replace(self, off=_added(self.off, side, by))
        points = list(self.points)
        points[int(place) - 1] += by * _sign(side)
        return replace(self, points=tuple(points))

    def _begun(self) -> TricTracDraft:
        """Once a stone has left its bar the throw for the start is past: White is on turn."""
        moved = Board.of(self.points, self.bar, self.off) != START
        over = STONES in self.off
        return replace(self, turn="0") if moved and not over and self.turn == NOBODY else self

    # What is chosen beside the board.

    def fields(self) -> tuple[Field, ...]:
        """The choices of turn, throw, and dice that are left; none when a side is home."""
        if STONES in self.off:
            return ()
        turns = tuple((turn, _turn_words(turn)) for turn in _TURNS)
        made = [Field("turn", words("edit-turn"), self.turn, turns)]
        if self.turn == NOBODY:
            return tuple(made)
        made.append(Field("throw", words("edit-throw"), _written(self.throw), _throws()))
        if self.throw is not None:
            sequence = self.throw.sequence
            dice_left = (" ".join(map(str, sequence[nth:])) for nth in range(len(sequence) + 1))
            choices = tuple(
                (str(len(sequence) - nth), words("edit-dice", dice=text or "–"))
                for nth, text in enumerate(dice_left)
            )
            made.append(Field("left", words("edit-left"), str(self.left), choices))
        return tuple(made)

    def _chosen(self, name: str, value: str) -> TricTracDraft:
        if name == "turn":
            return replace(self, turn=value)
        if name == "left":
            return replace(self, left=int(value))
        throw = None if value == _NONE else THROWS[int(value[0]), int(value[2])]
        return replace(self, throw=throw, left=0 if throw is None else len(throw.sequence))

    def has_rest(self) -> bool:
        """True if anything lies in the box."""
        return any(map(self.box, SIDES))

    def _used(self, name: str) -> TricTracDraft:
        if name == "start":
            return edit(TricTracState(START))
        if name == "clear":
            return replace(self, points=(0,) * POINTS, bar=(0, 0), off=(0, 0))._begun()
        rest = (self.box(WHITE), self.box(BLACK))
        bar, off = self.bar, self.off
        if name == "bar":
            bar = (bar[WHITE] + rest[WHITE], bar[BLACK] + rest[BLACK])
        else:
            off = (off[WHITE] + rest[WHITE], off[BLACK] + rest[BLACK])
        return replace(self, bar=bar, off=off)

    # What is wrong.

    def seen_faults(self) -> tuple[Fault, ...]:
        """Stones that are in the box, and a die that no stone could play."""
        made = [
            Fault(words("edit-in-box", seat=side, count=self.box(side)), box_of(side))
            for side in SIDES
            if self.box(side)
        ]
        state = self.unchecked()
        if state.left and not state.board.sources(int(self.turn), state.left[0]):
            die = state.left[0]
            made.append(Fault(words("bad-unplayable", die=die), DICE, "throw.stop"))
        return tuple(made)

    def place_of(self, where: str) -> str | None:
        """Faults of the throw lie on the dice, those of stones that are off on a tray."""
        if where.startswith(("throw", "left", "again")):
            return DICE
        return TRAYS[WHITE] if where == "off" else None

    # What is seen.

    def layout(self, view: Any, shape: Shape, look: Look) -> Layout:
        """The board as in play, with the box below it."""
        return _layout(shape, look)

    def picture(self, view: Any, last: object, look: Look) -> Picture:
        """The stones and dice as in play, and those in the box."""
        state = self.unchecked()
        boxed = [piece for side in SIDES for piece in _in_box(side, self.box(side))]
        in_box = [
            (box_of(side), words("edit-place-box", seat=side, count=self.box(side)))
            for side in SIDES
        ]
        return Picture(
            pieces=(*stones(state.board, look.flipped), *dice(state, None, look.flipped), *boxed),
            labels=(*labels(state), *in_box),
            status=Message("edit-status", {"count": len(self.faults())}),
            lifts=tuple(place for place in (*PLACES, *_BOXES) if self.side_on(place) is not None),
        )


def _sign(side: int) -> int:
    """The sign with which the points count a side's stones."""
    return 1 - 2 * side


def _added(pair: Pair, side: int, by: int) -> Pair:
    return (pair[0] + by, pair[1]) if side == WHITE else (pair[0], pair[1] + by)


def _turn_words(turn: str) -> Message:
    return words("edit-nobody") if turn == NOBODY else words("seat-name", seat=int(turn))


def _written(throw: Throw | None) -> str:
    return _NONE if throw is None else throw.named


@cache
def _throws() -> tuple[tuple[str, Message], ...]:
    thrown = [
        (_written(throw), words("edit-dice", dice=_written(throw))) for throw in THROWS.values()
    ]
    return ((_NONE, words("edit-no-throw")), *thrown)


# The box.

_GAP: Final = 6


@cache
def _box_place(shape: Shape, side: int) -> Box:
    """A half of the strip below the board."""
    frame = FRAMES[shape]
    width, height = frame.size
    half = width / 2
    return Box(side * half + _GAP, height + _GAP, half - 2 * _GAP, frame.stone + 12)


@cache
def _layout(shape: Shape, look: Look) -> Layout:
    board = layout(TricTracState(START), shape, look)
    halves = [_box_place(shape, side) for side in SIDES]
    high = board.height + halves[0].h + 2 * _GAP
    wood = Decor(Box(0, board.height, board.width, high - board.height), "wood")
    trays = tuple(Decor(half, "tray") for half in halves)
    places = tuple(Place(box_of(side), half) for side, half in zip(SIDES, halves, strict=True))
    return replace(
        board,
        height=high,
        decor=(*board.decor, wood, *trays),
        places=(*board.places, *places),
    )


@cache
def _in_box(side: int, count: int) -> tuple[Piece, ...]:
    """The stones in a half of the box, in a row; how many they are stands on the last."""
    rows = [_row(shape, side, count) for shape in SHAPES]
    return tuple(
        Piece(
            STONE[side],
            STONE[side],
            box_of(side),
            wide,
            tall,
            text=str(count) if nth == count > 1 else None,
        )
        for nth, (wide, tall) in enumerate(zip(*rows, strict=True), start=1)
    )


def _row(shape: Shape, side: int, count: int) -> list[Box]:
    place, size = _box_place(shape, side), FRAMES[shape].stone
    pitch = min(size + 2, (place.w - size - 12) / max(1, count - 1))
    top = place.y + (place.h - size) / 2
    return [Box(place.x + 6 + nth * pitch, top, size, size) for nth in range(count)]
