"""Whole throws: every board to which the dice of a throw can lead, and the stones that lead there.

A position is one whole number here, seen from the side that throws: four bits for each place of a
side's path, the own stones first. So a step is a sum, and the question which stones a die can move
a shift and a few ands. The rules are those of the state; tests hold the two to each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tritables.core.state import Move, Seat
from tritables.games.trictrac.board import BAR, OFF, POINTS, STONES, Board, place_at
from tritables.games.trictrac.notation import WRITTEN

Packed = int
"""The stones of both sides as one side sees them. The own stones stand at their steps (0 is the
bar, 25 is off), the other's on the same points, their bar at 25 and what they have off at 0."""

Line = tuple[int, ...]
"""The steps at which the stones stand that move, die by die."""

Finals = dict[Packed, Line]
"""Positions after a throw, each with the first line that leads there."""

BITS: Final = 4
THEIRS: Final = BITS * (OFF + 1)
"""The bit at which the other side's stones begin."""

_ONES: Final = sum(1 << BITS * step for step in range(1, POINTS + 1))
"""The lowest bit of each point."""
_OUTSIDE: Final = (1 << BITS * 19) - 1
"""All places before home: the bar and the points up to 18."""
_COUNT: Final = (1 << BITS) - 1
_WON: Final = STONES << BITS * OFF
_OFF: Final = _COUNT << BITS * OFF


def packed(board: Board, side: Seat) -> Packed:
    """The position as a side sees it.

    >>> from tritables.games.trictrac.board import START
    >>> packed(START, 0) == packed(START, 1) == 15 + (15 << THEIRS + BITS * OFF)
    True
    """
    other = 1 - side
    own = board.bar[side] | board.off[side] << BITS * OFF
    theirs = board.bar[other] << BITS * OFF | board.off[other]
    for point, count in enumerate(board.points if side == 0 else board.points[::-1], 1):
        mine = count if side == 0 else -count
        if mine > 0:
            own |= mine << BITS * point
        elif mine:
            theirs |= -mine << BITS * point
    return own | theirs << THEIRS


def unpacked(position: Packed, side: Seat) -> Board:
    """The board of a position that a side sees; undoes `packed`."""
    own, theirs = (
        [whole >> BITS * step & _COUNT for step in range(OFF + 1)]
        for whole in (position, position >> THEIRS)
    )
    unit = 1 - 2 * side
    points = [unit * (own[step] - theirs[step]) for step in range(1, POINTS + 1)]
    bar, off = (own[BAR], theirs[OFF]), (own[OFF], theirs[BAR])
    if side:
        points, bar, off = points[::-1], bar[::-1], off[::-1]
    return Board.of(tuple(points), bar, off)


def turned(position: Packed) -> Packed:
    """The same position as the other side sees it.

    >>> from tritables.games.trictrac.board import Board
    >>> board = Board.of((2, -1) + (0,) * 22, (1, 3), (12, 11))
    >>> turned(packed(board, 0)) == packed(board, 1)
    True
    """
    # All places in the other order: two of them change places in each byte.
    places = position.to_bytes(2 * THEIRS // 8, "little")
    return int.from_bytes(places.translate(_EXCHANGED), "big")


_EXCHANGED: Final = bytes(byte >> BITS | (byte & _COUNT) << BITS for byte in range(256))


def best_of(found: Finals, worth: Callable[[Packed], int], most: int) -> Finals:
    """The best of some positions, where there are more than ``most``: the first of equals.

    >>> best_of({1: (), 2: (), 3: ()}, lambda position: position % 3, 2)
    {2: (), 1: ()}
    """
    if len(found) <= most:
        return found
    best = sorted(found, key=worth, reverse=True)[:most]  # of equals the first stays first
    return {one: found[one] for one in best}


def finals(
    position: Packed,
    dice: tuple[int, ...],
    narrowed: Callable[[Finals], Finals] | None = None,
) -> Finals:
    """Every position at the end of a throw, with the first line that leads there.

    ``dice`` are those still to be played, in order. Lines are tried with the stone that has the
    longest way to go first. A tric trac has a thousand ends and more: ``narrowed`` may leave some
    of the positions out that are reached amid a throw; without it none is.

    >>> from tritables.games.trictrac.board import START
    >>> finals(packed(START, 0), (3, 5)).values()
    dict_values([(0, 0)])
    """
    free = free_points(position)
    ended: Finals = {}
    here: Finals = {position: ()}
    for nth, die in enumerate(dice):
        following = dice[nth + 1] if nth + 1 < len(dice) else 0
        reached: Finals = {}
        for before, line in here.items():
            after = plays(before, die, following, free)
            if not after:
                ended.setdefault(before, line)  # throw.stop
            for board, source in after:
                into = ended if is_won(board) else reached  # goal.all-off
                into.setdefault(board, (*line, source))
        here = reached if narrowed is None or not following else narrowed(reached)
    for board, line in here.items():
        ended.setdefault(board, line)
    return ended


def after_die(position: Packed, dice: tuple[int, ...]) -> Finals:
    """Every position after the first of some dice, with the step from which a stone leads there.

    >>> from tritables.games.trictrac.board import START
    >>> after_die(packed(START, 0), (3, 5)).values()
    dict_values([(0,)])
    """
    following = dice[1] if len(dice) > 1 else 0
    after = plays(position, dice[0], following, free_points(position))
    return {board: (source,) for board, source in after}


def is_won(position: Packed) -> bool:
    """True if the side that sees the position has borne off all of its stones."""
    return position & _OFF == _WON


def free_points(position: Packed) -> int:
    """The points that the other side does not close: the same all through a throw, for a hit only
    takes away a stone that closed nothing.
    """
    theirs = position >> THEIRS
    return _ONES & ~(theirs >> 1 | theirs >> 2 | theirs >> 3)


def sources(position: Packed, die: int, free: int) -> int:
    """The steps at which a stone stands that a die can move, as their lowest bits.

    That of the bar stands for entering. As `Board.sources`, where the rules are named.
    """
    if position & _COUNT:
        return free >> BITS * die & 1
    if not position & _OUTSIDE:
        exact = BITS * (OFF - die)
        return 1 << exact if position >> exact & _COUNT else 0
    held = position | position >> 2
    return (held | held >> 1) & free >> BITS * die & _ONES


def plays(position: Packed, die: int, following: int, free: int) -> list[tuple[Packed, int]]:
    """The positions after each move of a die, with the step at which the stone stood.

    ``following`` is the next die of the throw, or 0.
    """
    left = sources(position, die, free)
    found = []
    while left:
        lowest = left & -left
        left ^= lowest
        target = lowest << BITS * die
        after = position - lowest + target
        blot = target << THEIRS
        # The lone stone that is hit goes to its bar, at the far end of the own path.
        if target >> BITS * OFF == 0 and position & _COUNT * blot:
            after += (1 << THEIRS + BITS * OFF) - blot
        found.append((after, lowest.bit_length() // BITS))
    if following and len(found) > 1:  # throw.look-ahead
        return [one for one in found if sources(one[0], following, free)] or found
    return found


def first_move(position: Packed, die: int, source: int, side: Seat) -> Move:
    """The notation of the move with a die from a step of the own path.

    >>> from tritables.games.trictrac.board import START
    >>> first_move(packed(START, 1), 3, 0, side=1)
    'bar/22'
    """
    plain, hit, _ = WRITTEN[side][die][place_at(side, source)]
    step = source + die
    struck = step < OFF and position >> THEIRS + BITS * step & _COUNT
    return hit if struck else plain
