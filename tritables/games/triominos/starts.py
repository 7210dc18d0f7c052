"""Positions in which rules of Triominos decide that a round seldom comes to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tritables.core.drills import Start, by_rule
from tritables.core.state import CHANCE
from tritables.games.triominos.board import CENTRE, Board, beside
from tritables.games.triominos.game import GAME
from tritables.games.triominos.options import KIDS, NONE
from tritables.games.triominos.rings import ringed
from tritables.games.triominos.scoring import MOST_BOUGHT
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import (
    FITTING,
    NUMBERS,
    READS,
    TILES,
    Tile,
    total,
)

Make = Callable[[Random], TriominosState | None]


def _step(state: TriominosState, rng: Random) -> TriominosState:
    """One move further, placing rather than buying."""
    if state.to_act == CHANCE:
        return state.play(state.draw(rng))
    placing = [move for move, tile in state.placements().items() if tile is not None]
    return state.play(rng.choice(placing or state.legal_moves()))


def _fresh(rng: Random, **options: object) -> TriominosState:
    return GAME.new(rng.choice(GAME.seats), options, rng.getrandbits(32))


def _opening(rng: Random) -> TriominosState:
    """The table is empty and somebody is to begin."""
    state = _fresh(rng)
    while state.phase != "play":
        state = _step(state, rng)
    return state


def _on_the_way(least: int, most: int, **options: object) -> Make:
    """Positions after so many moves."""

    def make(rng: Random) -> TriominosState | None:
        state = _fresh(rng, **options)
        for _ in range(2 + rng.randint(least, most)):
            if state.to_act is None:
                return None
            state = _step(state, rng)
        return state if state.phase == "play" else None

    return make


_midway: Final = _on_the_way(5, 16)
_dense: Final = _on_the_way(12, 34)


def _bridge_due(rng: Random) -> TriominosState | None:
    """A tile is in hand that makes a bridge or, now and then, lies against two sides."""
    state, sides = _midway(rng), rng.choice((1, 1, 2))
    if state is None or state.on_turn is None:
        return None
    board, loose = state.board, {*state.pool, *(tile for hand in state.hands for tile in hand)}
    fit = [
        tile
        for cell, wanted in board.open.items()
        if sum(near in board.cells for near, _ in beside(cell)) == sides
        and (sides > 1 or board.shape(cell).bridge)
        for tile, _, _ in FITTING[wanted]
        if tile in loose
    ]
    if not fit:
        return None
    given, hand = rng.choice(fit), state.hands[state.on_turn]
    if given in hand or not hand:
        return state if hand else None

    def swapped(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        other = {given: hand[0], hand[0]: given}
        return tuple(other.get(tile, tile) for tile in tiles)

    return state.but(hands=tuple(map(swapped, state.hands)), pool=swapped(state.pool))


def _bought(count: int) -> Make:
    """Positions in which so many tiles were bought in this turn."""

    def make(rng: Random) -> TriominosState | None:
        state = _midway(rng)
        if state is None or state.on_turn is None or len(state.pool) <= count:
            return None
        hands = list(state.hands)
        hands[state.on_turn] += state.pool[:count]
        return state.but(hands=tuple(hands), pool=state.pool[count:], bought=count)

    return make


def _short_hands(rng: Random) -> TriominosState | None:
    """Every seat has a tile or two; all the others are back in the pool."""
    state = _midway(rng)
    if state is None:
        return None
    kept = [hand[: rng.randint(1, 2)] for hand in state.hands]
    rest = [
        tile for hand, some in zip(state.hands, kept, strict=True) for tile in hand[len(some) :]
    ]
    pool = [*state.pool, *rest]
    rng.shuffle(pool)
    return state.but(hands=tuple(kept), pool=tuple(pool), bought=0)


def _bell_has_rung(rng: Random) -> TriominosState | None:
    """A position in which a seat is out, and the next one has a single tile."""
    state = _short_hands(rng)
    if state is None or state.begins is None:
        return None
    bell, turn = state.begins, (state.begins + 1) % state.seats
    kept = [() if seat == bell else hand[:1] for seat, hand in enumerate(state.hands)]
    back = [
        tile for hand, some in zip(state.hands, kept, strict=True) for tile in hand[len(some) :]
    ]
    pool = (*state.pool, *back)
    return state.but(hands=tuple(kept), pool=pool, bell=bell, on_turn=turn)


def _dry(bought: int, *, fits: bool = False) -> Make:
    """The pool is empty; the seat on turn can place nothing or, if ``fits``, something."""

    def make(rng: Random) -> TriominosState | None:
        state = _midway(rng)
        if state is None or state.on_turn is None:
            return None
        loose = [*state.pool, *(tile for hand in state.hands for tile in hand)]
        rng.shuffle(loose)
        own = [tile for tile in loose if state.board.can_place((tile,)) == fits][: 2 + bought]
        if not own:
            return None
        rest = [tile for tile in loose if tile not in own]
        others = state.seats - 1
        hands = [tuple(rest[nth::others]) for nth in range(others)]
        hands.insert(state.on_turn, tuple(own))
        return state.but(hands=tuple(hands), pool=(), bought=bought)

    return make


def _near_the_end(scoring: str) -> Make:
    """The last moves of a round that was played to its end."""

    def make(rng: Random) -> TriominosState | None:
        line = [GAME.new(rng.choice((2, 2, 3)), {"scoring": scoring}, rng.getrandbits(32))]
        while line[-1].to_act is not None:
            line.append(_step(line[-1], rng))
        return line[-2]

    return make


def _blocked(scoring: str, *, tie: bool = False) -> Make:
    """The next tile blocks the table: nobody can place any of the others.

    No pool is left, so that the tiles which fit nowhere can lie in any hand.
    """

    def make(rng: Random) -> TriominosState | None:
        state = GAME.new(2, {"scoring": scoring}, rng.getrandbits(32))
        while state.phase != "play":
            state = _step(state, rng)
        board, tiles = Board.of(((CENTRE, NUMBERS[state.pool[0]]),)), set(TILES) - {state.pool[0]}
        while True:
            open_to = [
                (cell, found)
                for cell in board.open
                for tile in sorted(tiles)
                if (found := board.fits(cell, tile)) is not None
            ]
            if not open_to:
                return None
            cell, (text, numbers) = rng.choice(open_to)
            tile = READS[text][0]
            tiles.remove(tile)
            after = board.after(cell, numbers)
            rest = tuple(sorted(tiles))
            if rest and not after.can_place(rest):
                break
            board = after
        own, other = _parted(rng, rest, tie=tie)
        hands = ((tile, *own), other)
        return state.but(hands=hands, pool=(), board=board, on_turn=0, begins=0, bought=0)

    return make


def _parted(
    rng: Random, tiles: tuple[Tile, ...], *, tie: bool
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Tiles parted between two hands, with equal totals if there is a way."""
    for _ in range(40 if tie else 1):
        mixed = rng.sample(tiles, len(tiles))
        at = rng.randint(0, len(tiles) - 1)
        own, other = tuple(mixed[:at]), tuple(mixed[at:])
        if not tie or total(own) == total(other):
            break
    return own, other


def _lacking(corners: int) -> Make:
    return lambda rng: ringed(rng, corners)


STARTS: Final = by_rule(
    (Start(_fresh), "start.highest start.tie"),
    (Start(_opening), "start.any-tile start.must-place start.no-bonus"),
    (Start(_bridge_due), "turn.order score.bridge bridge.shape"),
    (Start(_dense, 2), "place.touched-corner hexagon.shape"),
    (Start(_lacking(1)), "score.hexagon"),
    (Start(_lacking(2)), "score.double-hexagon"),
    (Start(_lacking(3)), "hexagon.triple"),
    (Start(_bought(1)), "buy.place buy.any-tile"),
    (Start(_bought(MOST_BOUGHT)), "buy.fail buy.after-three"),
    (Start(_dry(0)), "pool.empty"),
    (Start(_dry(0, fits=True)), "pool.must-place"),
    (Start(_dry(MOST_BOUGHT - 1)), "buy.pool-runs-out"),
    (Start(_dry(MOST_BOUGHT)), "buy.three-and-empty"),
    (Start(_short_hands, 8), "end.bell end.equal-turns"),
    (Start(_bell_has_rung, 3), "end.first-only"),
    (Start(_blocked("standard")), "end.blocked"),
    (Start(_blocked("standard", tie=True)), "end.blocked.tie"),
    (Start(_near_the_end("standard")), "round.winner"),
    (Start(_on_the_way(5, 16, time_limit=60)), "time.out"),
    (Start(_on_the_way(5, 16, scoring=KIDS)), "kids.score"),
    (Start(_blocked(KIDS)), "kids.blocked"),
    (Start(_on_the_way(5, 16, scoring=NONE)), "kids.none"),
)
