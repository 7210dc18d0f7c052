"""The positions in which rare rules decide, to which a game seldom comes."""

from __future__ import annotations

from random import Random
from typing import Final

from tritables.core.drills import Start, by_rule
from tritables.games.trictrac.board import (
    BAR,
    BLACK,
    OFF,
    POINTS,
    START,
    STONES,
    WHITE,
    Board,
    place_at,
    steps,
)
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS, Throw


def _laid(rng: Random, counts: tuple[dict[int, int], dict[int, int]]) -> Board | None:
    """A board by how many stones of each side lie how far along its path; the others are off."""
    points = [0] * POINTS
    bar, off = [0, 0], [0, 0]
    for side, lain in enumerate(counts):
        off[side] = STONES - sum(lain.values())
        for step, count in lain.items():
            if step == BAR:
                bar[side] = count
                continue
            index = place_at(side, step) - 1
            if points[index]:
                return None
            points[index] = count * (1 - 2 * side)
    return Board.of(tuple(points), (bar[0], bar[1]), (off[0], off[1]))


def _spread(rng: Random, stones: int, low: int, high: int) -> dict[int, int]:
    """Spread that many stones somewhere between two steps of a path."""
    lain: dict[int, int] = {}
    for _ in range(stones):
        step = rng.randint(low, high)
        lain[step] = lain.get(step, 0) + 1
    return lain


def _set(rng: Random, own: dict[int, int], other: dict[int, int]) -> TricTracState | None:
    """A position before a throw, with the stones of the side on turn and of the other."""
    side = rng.choice((WHITE, BLACK))
    board = _laid(rng, (own, other) if side == WHITE else (other, own))
    return None if board is None else TricTracState(board, side)


def _ending(rng: Random) -> TricTracState | None:
    """All of a side's stones are home, some off already."""
    return _set(rng, _spread(rng, rng.randint(2, 9), 19, 24), _spread(rng, 6, 7, 24))


def _almost_off(rng: Random) -> TricTracState | None:
    """One stone is left, and the throw's first die takes it off."""
    state = _set(rng, _spread(rng, 1, 19, 24), _spread(rng, rng.randint(1, 8), 7, 24))
    if state is None or state.on_turn is None:
        return None
    side, board = state.on_turn, state.board
    step = next(steps(side, point) for point in range(1, OFF) if board.stones(side, point))
    fit = [throw for throw in THROWS.values() if throw.sequence[0] == OFF - step]
    throw = rng.choice(fit) if fit else None
    if throw is None:
        return None
    return state.but(throw=throw, left=throw.sequence, again=throw.again)


def _one_outside(rng: Random) -> TricTracState | None:
    """Bearing off has begun, and a stone of the side is outside again, or on the bar."""
    home = _spread(rng, rng.randint(3, 8), 19, 24)
    outside = _spread(rng, rng.randint(1, 2), rng.choice((0, 6, 12)), 18)
    return _set(rng, {**home, **outside}, _spread(rng, 6, 3, 24))


def _late(rng: Random) -> TricTracState | None:
    """Most stones are home, a few are on the way, none is off."""
    outside = rng.randint(1, 4)
    own = {**_spread(rng, STONES - outside, 19, 24), **_spread(rng, outside, 10, 18)}
    return _set(rng, own, {0: 5, **_spread(rng, 10, 7, 24)})


def _crowded(rng: Random) -> TricTracState | None:
    """Both sides on the way, some points closed."""
    own = _spread(rng, rng.randint(3, 6), 1, 20)
    closed = dict.fromkeys(rng.sample(range(1, 23), 6), 2)
    return _set(rng, own, closed)


def _all_on_the_way(rng: Random) -> TricTracState | None:
    """All stones of both sides on the way, some of them alone."""
    sides = []
    for _ in (WHITE, BLACK):
        points = rng.sample(range(1, 20), rng.randint(4, 6))
        lain = dict.fromkeys(points, 1)
        for _ in range(STONES - len(points)):
            lain[rng.choice(points[:3])] += 1
        sides.append(lain)
    return _set(rng, *sides)


def _few_and_closed(rng: Random) -> TricTracState | None:
    """One or two stones before many closed points, so that a die is often blocked."""
    own = _spread(rng, rng.randint(1, 2), 1, 12)
    return _set(rng, own, dict.fromkeys(rng.sample(range(4, 22), 7), 2))


def _held_on_bar(rng: Random) -> TricTracState | None:
    """A stone on the bar, before a home in which several points are closed; a double is thrown."""
    closed = dict.fromkeys(rng.sample(range(19, 25), 5), 2)
    return _set(rng, {0: rng.randint(1, 3), **_spread(rng, 5, 8, 20)}, closed)


def _crowded_double(rng: Random) -> TricTracState | None:
    """Both sides on the way, and a double or a tric trac to play, from the first die or a later."""
    return _amid(rng, [throw for throw in THROWS.values() if throw.again])


def _thrown_again(rng: Random) -> TricTracState | None:
    """A throw that is followed by another, or is due where hardly any die can be played."""
    return _crowded_double(rng) if rng.random() < AMID_SHARE else _hemmed_in(rng)


AMID_SHARE: Final = 0.25
"""The fraction of positions amid a throw, which are found at once, where those before one are not.
"""


def _hemmed_in(rng: Random) -> TricTracState | None:
    """A stone or two before five closed points of six, and the throw is due."""
    step = rng.randint(1, 14)
    closed = rng.sample(range(step + 1, step + 7), 5)
    return _set(rng, {step: rng.randint(1, 2)}, {OFF - one: 2 for one in closed})


def _double(rng: Random) -> TricTracState | None:
    return _amid(rng, [throw for throw in THROWS.values() if throw.rule == "throw.double"])


def _tric_trac(rng: Random) -> TricTracState | None:
    return _amid(rng, [THROWS[1, 2]])


def _amid(rng: Random, throws: list[Throw]) -> TricTracState | None:
    """Both sides on the way, amid one of some throws."""
    state, throw = _crowded(rng), rng.choice(throws)
    if state is None or state.on_turn is None:
        return None
    left = throw.sequence[rng.randrange(len(throw.sequence)) :]
    if not state.board.sources(state.on_turn, left[0]):
        return None
    return state.but(throw=throw, left=left, again=throw.again)


STARTS: Final = by_rule(
    (Start(_almost_off), "goal.all-off"),
    (Start(lambda rng: TricTracState(START)), "start.roll-off"),
    (Start(_all_on_the_way, 20), "move.direction move.landing move.hit"),
    (Start(_crowded, 3), "throw.look-ahead"),
    (Start(_crowded_double, 5), "throw.look-ahead.scope throw.look-ahead.all-throws"),
    (Start(_few_and_closed), "throw.stop"),
    (Start(_thrown_again, 7), "throw.again"),
    (Start(_tric_trac, 2), "throw.trictrac"),
    (Start(_double, 2), "throw.double throw.compulsory"),
    (Start(_held_on_bar, 1), "bar.blocked-throws-again"),
    (Start(_late, 4), "off.all-home"),
    (Start(_ending, 4), "off.exact off.no-inside-move"),
    (Start(_late, 3), "move.inside-home"),
    (Start(_one_outside, 3), "off.interrupted"),
)
