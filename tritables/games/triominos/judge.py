"""Verdicts: for each way a move can be wrong, the rule, the witnesses and what comes near.

The checks stand in the order in which a teacher would ask: is a tile due at all, is it on your
rack, does it touch a tile with a side, and do all the numbers agree that then meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tritables.core.messages import Argument
from tritables.core.verdicts import Verdict
from tritables.games.triominos.board import CENTRE, Cell, around, beside, corners_of, written
from tritables.games.triominos.notation import (
    BUY,
    LOTS,
    PASS,
    SHUFFLE,
    TIMEOUT,
    read_cell,
    read_placement,
    read_tiles,
)
from tritables.games.triominos.places import POOL, place_of, rack_of, slot_of
from tritables.games.triominos.tiles import NUMBERS, UNKNOWN, Numbers, Tile, text_of
from tritables.games.triominos.words import words

if TYPE_CHECKING:
    from tritables.games.triominos.state import TriominosState

NEAREST: Final = 3
"""How many legal moves a verdict offers instead."""

_WORDS: Final = (BUY, PASS, TIMEOUT)


def judge(state: TriominosState, move: str) -> Verdict:
    """Say whether ``move`` can be played in ``state`` and, if not, why not."""
    if state.phase == "play" and move in state.placements():
        return Verdict.legal(move)
    placement = read_placement(move)
    lots, order = read_tiles(move, LOTS), read_tiles(move, SHUFFLE)
    if placement is None and lots is None and order is None and move not in _WORDS:
        shown = move if len(move) <= 40 else move[:39] + "…"
        return _refuse(None, "unreadable", {"move": shown})
    if state.phase == "over":
        rule = "end.blocked" if state.bell is None else "end.equal-turns"
        return _refuse(rule, "over")
    if state.phase == "lots":
        if lots is None:
            return _refuse("start.highest", "lots-first")
        return _judge_lots(state, move, lots)
    if state.phase == "shuffle":
        if order is None:
            return _refuse("start.highest", "shuffle-first")
        return _judge_shuffle(state, move, order)
    if lots is not None or order is not None:
        return _refuse("start.highest", "begun", {"player": _seat(state) + 1})
    if placement is None:
        return _judge_word(state, move)
    return _Trial(state, *placement).verdict()


def judge_gesture(state: TriominosState, source: str, target: str) -> Verdict | None:
    """Say what is wrong with a gesture that the notation has no words for; None when it has."""
    if state.phase != "play":
        # Whatever is tried, the lots, the shuffle or the end come first.
        return judge(state, PASS)
    seat = _seat(state)
    args: dict[str, Argument] = {"player": seat + 1}
    if read_cell(source) is not None:
        return _refuse("turn.order", "tile-lies", args, (source,))
    if not source.startswith(rack_of(seat)):
        owner = source.removeprefix("rack").partition(".")[0]
        if owner.isdecimal():
            return _refuse("turn.order", "other-rack", {**args, "owner": int(owner) + 1}, (source,))
    if target == POOL:
        return _refuse("buy.must", "no-return", args, (POOL,))
    if read_cell(target) is None:
        return _refuse("place.side", "not-there", args, (target,))
    return None


def refuse_no_tile(state: TriominosState, source: str) -> Verdict:
    """A gesture that lifts nothing: a tile is taken from the rack."""
    return _refuse("turn.order", "no-tile-there", {"player": _seat(state) + 1}, (source,))


def _refuse(
    rule: str | None,
    id: str,
    args: dict[str, Argument] | None = None,
    witnesses: Sequence[str] = (),
    nearest: Sequence[str] = (),
) -> Verdict:
    message = words(f"verdict-{id}", **(args or {}))
    return Verdict.refused(rule, message, tuple(witnesses), tuple(nearest))


def _seat(state: TriominosState) -> int:
    assert state.on_turn is not None
    return state.on_turn


def _judge_lots(state: TriominosState, move: str, tiles: tuple[Tile, ...]) -> Verdict:
    """`start.highest`: one tile of the pool for each seat that has to draw."""
    need = len(state.lots)
    if UNKNOWN in state.pool:
        return _refuse("start.highest", "drawn-blind", {}, (POOL,))
    if len(tiles) != need:
        return _refuse("start.highest", "lots-count", {"need": need, "count": len(tiles)})
    fault = _foreign_tile(state, tiles)
    return fault or Verdict.legal(move)


def _judge_shuffle(state: TriominosState, move: str, tiles: tuple[Tile, ...]) -> Verdict:
    """The whole pool, the lots back in it, in any order."""
    need = len(state.pool)
    if UNKNOWN in state.pool:
        return _refuse("start.highest", "drawn-blind", {}, (POOL,))
    if len(tiles) != need:
        return _refuse("start.highest", "shuffle-count", {"need": need, "count": len(tiles)})
    fault = _foreign_tile(state, tiles)
    return fault or Verdict.legal(move)


def _foreign_tile(state: TriominosState, tiles: tuple[Tile, ...]) -> Verdict | None:
    """A tile that is none, is named twice, or does not come from the pool."""
    pool = set(state.pool)
    for tile in tiles:
        if tile not in NUMBERS:
            return _refuse("tiles.set", "no-tile", {"tile": tile[:12]})
        if tile not in pool:
            return _refuse("start.highest", "not-in-pool", {"tile": tile})
        pool.remove(tile)
    return None


def _judge_word(state: TriominosState, move: str) -> Verdict:
    """Why ``buy``, ``pass`` or ``timeout`` may not be played; the clock may run out at any time."""
    seat = _seat(state)
    near = _some_placements(state)
    if move == TIMEOUT:
        if state.options.time_limit is None:
            return _refuse("time.limit", "no-limit")
        return Verdict.legal(move)
    if not state.table:
        return _refuse("start.must-place", "must-begin", {"player": seat + 1}, (), near)
    if move == BUY:
        if not state.pool:
            return _refuse("pool.empty", "pool-empty", {}, (POOL,), near or (PASS,))
        return _refuse(
            "buy.must", "bought-three", {}, (rack_of(seat),), (*near[: NEAREST - 1], PASS)
        )
    if state.pool:
        return _refuse("buy.must", "buy-first", {"bought": state.bought}, (POOL,), (*near, BUY))
    return _refuse("pool.must-place", "can-place", {}, _slots(state, near), near)


def _some_placements(state: TriominosState) -> tuple[str, ...]:
    """A few placements to offer."""
    return tuple(move for move, tile in state.placements().items() if tile is not None)[:NEAREST]


def _slots(state: TriominosState, moves: Sequence[str]) -> tuple[str, ...]:
    """The places on the rack of the tiles that some placements place."""
    seat = _seat(state)
    found = []
    for move in moves:
        placement = state.placements()[move]
        if placement is not None:
            found.append(slot_of(seat, state.hands[seat].index(placement[0])))
    return tuple(dict.fromkeys(found))


class _Trial:
    """A placement under trial, with what the checks ask again and again."""

    def __init__(
        self, state: TriominosState, tile: Tile, text: str, numbers: Numbers, cell: Cell
    ) -> None:
        self.state = state
        self.tile = tile
        self.text = text
        self.numbers = numbers
        self.cell = cell
        self.seat = _seat(state)
        self.board = state.board

    def verdict(self) -> Verdict:
        if self.tile not in self.state.hands[self.seat]:
            return self.not_held()
        if not self.state.table:
            return self.not_centre()
        if self.cell in self.board.cells:
            return self.refuse("place.side", "taken", self.here())
        near = [(other, across) for other, across in beside(self.cell) if other in self.board.cells]
        if not near:
            touched = self.touching()
            return self.refuse("place.side", "corner-only" if touched else "alone", touched)
        for other, across in near:
            verdict = self.side(other, across)
            if verdict is not None:
                return verdict
        return self.far_corner()

    def refuse(
        self, rule: str, id: str, witnesses: Sequence[str] = (), **args: Argument
    ) -> Verdict:
        given = {"player": self.seat + 1, "tile": self.tile, **args}
        return _refuse(rule, id, given, witnesses, self.nearest())

    def nearest(self) -> tuple[str, ...]:
        """The same tile on the same cell, on the nearest others, or another tile there."""

        placed = [(move, at) for move, at in self.state.placements().items() if at is not None]
        same_tile = [(move, at[2]) for move, at in placed if at[0] == self.tile]
        same_cell = [(move, at[2]) for move, at in placed if at[2] == self.cell]

        def far(found: tuple[str, Cell]) -> int:
            (x, y), (here_x, here_y) = found[1], self.cell
            return abs(x - here_x) + abs(y - here_y)

        return tuple(move for move, _ in sorted(same_tile or same_cell, key=far)[:NEAREST])

    def here(self) -> tuple[str, ...]:
        return (place_of(self.cell),)

    def not_held(self) -> Verdict:
        """A tile that is on the table is seen; where any other lies, nobody is told."""
        for cell, numbers in self.board.cells.items():
            if text_of(numbers) in (self.tile, *_turns(self.tile)):
                return self.refuse("tiles.set", "on-table", (place_of(cell),))
        return self.refuse("setup.deal", "not-held")

    def not_centre(self) -> Verdict:
        """`start.any-tile`: the first tile is written one way only."""
        move = written(self.tile, CENTRE)
        return self.refuse("start.any-tile", "first-tile", (), move=move)

    def touching(self) -> tuple[str, ...]:
        """The tiles that a corner of the cell meets."""
        cells = (cell for corner in corners_of(self.cell) for cell in around(corner))
        return tuple(dict.fromkeys(place_of(cell) for cell in cells if cell in self.board.cells))

    def side(self, other: Cell, across: int) -> Verdict | None:
        """`place.match` along a shared side: the two numbers on it must be those of the other."""
        corners = corners_of(self.cell)
        # Clockwise along the side, as the new tile reads it.
        first, second = (across + 1) % 3, (across + 2) % 3
        theirs = [self.board.corners[corners[nth]] for nth in (first, second)]
        mine = [self.numbers[first], self.numbers[second]]
        if mine == theirs:
            return None
        args: dict[str, Argument] = {
            "mine": f"{mine[0]}–{mine[1]}",
            "theirs": f"{theirs[0]}–{theirs[1]}",
            "turned": int(self.board.fits(self.cell, self.tile) is not None),
        }
        return self.refuse("place.match", "side-differs", (place_of(other), *self.here()), **args)

    def far_corner(self) -> Verdict:
        """`place.match` at a corner that is only touched."""
        for corner, mine in zip(corners_of(self.cell), self.numbers, strict=True):
            theirs = self.board.corners.get(corner)
            if theirs not in (None, mine):
                met = [place_of(cell) for cell in around(corner) if cell in self.board.cells]
                witnesses = (*met, *self.here())
                return self.refuse(
                    "place.match", "corner-differs", witnesses, mine=mine, theirs=theirs or 0
                )
        raise AssertionError("a placement that fits is legal")


def _turns(tile: Tile) -> tuple[str, str]:
    a, b, c = NUMBERS[tile]
    return text_of((b, c, a)), text_of((c, a, b))
