"""Verdicts: for each way a move can be wrong, the rule, the witnesses and what comes near.

The checks stand in the order in which a teacher would ask: is a tile due at all, is it on your
rack, does it touch a tile with a side, and do all the numbers agree that then meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tritables.core.judging import NEAREST, Trial, nearest, refused, unreadable
from tritables.core.messages import Argument
from tritables.core.reading import shortened
from tritables.core.state import CHANCE
from tritables.core.verdicts import Verdict
from tritables.games.triominos import gestures
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
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import NUMBERS, UNKNOWN, Numbers, Tile, text_of

GAME: Final = TriominosState.game
_WORDS: Final = (BUY, PASS, TIMEOUT)


def judge(state: TriominosState, move: str) -> Verdict:
    """The verdict on ``move`` in ``state``: legal, or the rule that forbids it."""
    if state.phase == "play" and move in state.placements():
        return Verdict.legal(move)
    placement = read_placement(move)
    lots, order = read_tiles(move, LOTS), read_tiles(move, SHUFFLE)
    if placement is None and lots is None and order is None and move not in _WORDS:
        return unreadable(GAME, move)
    if state.phase == "over":
        rule = "end.blocked" if state.bell is None else "end.equal-turns"
        return refused(GAME, rule, "over")
    if state.phase == "lots":
        if lots is None:
            return refused(GAME, "start.highest", "lots-first")
        return _judge_drawn(state, move, lots, "lots-count", len(state.lots))
    if state.phase == "shuffle":
        if order is None:
            return refused(GAME, "start.highest", "shuffle-first")
        return _judge_drawn(state, move, order, "shuffle-count", len(state.pool))
    if lots is not None or order is not None:
        return refused(GAME, "start.highest", "begun", player=_seat(state) + 1)
    if placement is None:
        return _judge_word(state, move)
    return _Placing(state, *placement).verdict()


def judge_draw(state: TriominosState) -> Verdict:
    """The verdict on drawing: lots or the shuffle are due, or what is."""
    if state.to_act == CHANCE:
        return Verdict.legal(state.phase)
    return judge(state, LOTS)


def judge_gesture(state: TriominosState, source: str, target: str) -> Verdict | None:
    """Say what is wrong with a gesture that the notation has no words for; None when it has."""
    if state.phase != "play":
        # Whatever is tried, the lots, the shuffle or the end come first.
        return judge(state, PASS)
    seat = _seat(state)
    player = seat + 1
    if read_cell(source) is not None:
        return refused(GAME, "turn.order", "tile-lies", (source,), player=player)
    rack = source.partition(".")[0]
    owner = rack.removeprefix("rack")
    if rack != rack_of(seat) and owner.isdecimal():
        args = {"player": player, "owner": int(owner) + 1}
        return refused(GAME, "turn.order", "other-rack", (source,), **args)
    if target == POOL:
        return refused(GAME, "buy.must", "no-return", (POOL,), player=player)
    if read_cell(target) is None:
        return refused(GAME, "place.side", "not-there", (target,), player=player)
    if gestures.lifted(state, source) is None:
        return refused(GAME, "turn.order", "no-tile-there", (source,), player=player)
    return None


def _seat(state: TriominosState) -> int:
    assert state.on_turn is not None
    return state.on_turn


def _judge_drawn(
    state: TriominosState, move: str, tiles: tuple[Tile, ...], id: str, need: int
) -> Verdict:
    """Judge the tiles that are drawn: as many as are due, each once, and from the pool."""
    pool = set(state.pool)
    if UNKNOWN in pool:
        return refused(GAME, "start.highest", "drawn-blind", (POOL,))
    if len(tiles) != need:
        return refused(GAME, "start.highest", id, need=need, count=len(tiles))
    for tile in tiles:
        if tile not in NUMBERS:
            return refused(GAME, "tiles.set", "no-tile", tile=shortened(tile))
        if tile not in pool:
            return refused(GAME, "start.highest", "not-in-pool", tile=tile)
        pool.remove(tile)
    return Verdict.legal(move)


def _judge_word(state: TriominosState, move: str) -> Verdict:
    """Refuse ``buy``, ``pass`` or ``timeout``; the clock may run out at any time."""
    seat = _seat(state)
    near = _some_placements(state)
    if move == TIMEOUT:
        if state.options.time_limit is None:
            return refused(GAME, "time.limit", "no-limit")
        return Verdict.legal(move)
    if not state.table:
        middle = (place_of(CENTRE),)
        return refused(GAME, "start.must-place", "must-begin", middle, near, player=seat + 1)
    if move == BUY:
        if not state.pool:
            return refused(GAME, "pool.empty", "pool-empty", (POOL,), near or (PASS,))
        near = (*near[: NEAREST - 1], PASS)
        return refused(GAME, "buy.must", "bought-three", (rack_of(seat),), near)
    if state.pool:
        near = (*near, BUY)
        return refused(GAME, "buy.must", "buy-first", (POOL,), near, bought=state.bought)
    return refused(GAME, "pool.must-place", "can-place", _slots(state, near), near)


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


class _Placing(Trial[TriominosState]):
    """A placement under trial, with what the checks ask again and again."""

    def __init__(
        self, state: TriominosState, tile: Tile, text: str, numbers: Numbers, cell: Cell
    ) -> None:
        super().__init__(state)
        self.tile = tile
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

    def args(self) -> dict[str, Argument]:
        return {"player": self.seat + 1, "tile": self.tile}

    def nearest(self) -> tuple[str, ...]:
        """The same tile where it fits, the nearest first; or else another tile on the same cell.

        A tile that is in hand is not led to where only another one fits.
        """
        ways, here = gestures.ways(self.state), place_of(self.cell)
        hand = self.state.hands[self.seat]
        source = slot_of(self.seat, hand.index(self.tile)) if self.tile in hand else ""
        same = [way for way in ways if way.source == source]
        there = [way for way in ways if way.target == here]
        return nearest(same or there, source, here, far=gestures.far)

    def here(self) -> tuple[str, ...]:
        return (place_of(self.cell),)

    def not_held(self) -> Verdict:
        """A tile that is on the table is seen; where any other lies, nobody is told."""
        for cell, numbers in self.board.cells.items():
            if text_of(numbers) in (self.tile, *_turns(self.tile)):
                return self.refuse("tiles.set", "on-table", (place_of(cell),))
        return self.refuse("setup.deal", "not-held", (rack_of(self.seat),))

    def not_centre(self) -> Verdict:
        """`start.any-tile`: the first tile is written one way only."""
        move = written(self.tile, CENTRE)
        return self.refuse("start.any-tile", "first-tile", (place_of(CENTRE),), move=move)

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
        ends = sorted(zip(mine, theirs, strict=True), key=lambda end: end[0] == end[1])
        way = "one" if ends[1][0] == ends[1][1] else "both"
        args: dict[str, Argument] = {
            "way": "swapped" if mine[::-1] == theirs else way,
            "mine": ends[0][0],
            "theirs": ends[0][1],
            "other": ends[1][0],
            "met": ends[1][1],
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
