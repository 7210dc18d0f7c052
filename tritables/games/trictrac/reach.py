"""The reach of a throw: the points that it can hit, and whether it can bear off, by any line.

Lines are not listed: a search goes on only where something that is still looked for may yet be
found, if each stone had all the dice for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tritables.core.state import Seat
from tritables.games.trictrac.board import OFF, POINTS, Board
from tritables.games.trictrac.throw import THROWS, Throw
from tritables.games.trictrac.whole_throws import (
    BITS,
    THEIRS,
    Packed,
    free_points,
    is_won,
    packed,
    plays,
    sources,
)

Steps = int
"""A set of steps of a side's path, each as the lowest bit of its place in a `Packed` position."""

ROLLS: Final = tuple(THROWS.values())
"""The 21 throws."""

_OWN: Final = (1 << THEIRS) - 1
_COUNT: Final = (1 << BITS) - 1
_PLACES: Final = sum(1 << BITS * step for step in range(POINTS + 1))
_OFF: Final = 1 << BITS * OFF
_HOME: Final = 19
"""The first step of home."""


class Reach:
    """All that a side can do with one throw, wherever its stones may go.

    >>> from tritables.games.trictrac.short_position import position
    >>> reach = Reach(position(white="3", black="7").board, 0)
    >>> [throw.dice for throw in ROLLS if reach.hits(throw, [7])]
    [(1, 2), (1, 3), (2, 2), (4, 4), (4, 5), (4, 6)]
    """

    def __init__(self, board: Board, side: Seat) -> None:
        self.start = packed(board, side)
        self.free = free_points(self.start)

    def plays(self, throw: Throw) -> bool:
        """True if any stone can be moved with a throw."""
        return bool(sources(self.start, throw.sequence[0], self.free))

    def hits(self, throw: Throw, steps: Iterable[int]) -> list[int]:
        """The steps, of some of the side's path, on which some line of a throw lands."""
        wanted = {step: 1 << BITS * step for step in steps}
        found = self._search(throw, sum(wanted.values()), self._landing)
        return [step for step, bit in wanted.items() if found & bit]

    def bears_off(self, throw: Throw) -> bool:
        """True if some line of a throw bears off a stone."""
        return bool(self._search(throw, _OFF, _going_off))

    def wins(self, throw: Throw) -> bool:
        """True if some line of a throw bears off the last stone."""
        here = {self.start}
        for at, die in enumerate(throw.sequence):
            left = throw.sequence[at:]
            here = {
                after
                for before in here
                if _may_win(before, left)
                for after, _ in plays(before, die, _next(left), self.free)
            }
            if any(map(is_won, here)):
                return True
        return False

    def _search(
        self, throw: Throw, wanted: Steps, promised: Callable[[Packed, tuple[int, ...]], Steps]
    ) -> Steps:
        """Look for lines that land on steps, and leave those that promise none still looked for."""
        found = 0
        seen: set[tuple[int, int]] = set()
        waiting = [(self.start, throw.sequence)]
        while waiting and found != wanted:
            before, dice = waiting.pop()
            here = len(dice), before & _OWN
            if here in seen or not promised(before, dice) & wanted & ~found:
                continue
            seen.add(here)
            for after, source in plays(before, dice[0], _next(dice), self.free):
                found |= 1 << BITS * (source + dice[0]) & wanted
                if len(dice) > 1:
                    waiting.append((after, dice[1:]))
        return found

    def _landing(self, position: Packed, dice: tuple[int, ...]) -> Steps:
        """The steps on which stones may land, if each of them could have all dice for itself."""
        if position & _COUNT >= len(dice):  # every die is needed to come in
            return sum(1 << BITS * die for die in set(dice)) & self.free
        held = position | position >> 2
        held = (held | held >> 1) & _PLACES
        landed = 0
        for die in dice:
            reached = held << BITS * die & self.free
            landed |= reached
            held |= reached
        return landed


def _next(dice: tuple[int, ...]) -> int:
    return dice[1] if len(dice) > 1 else 0


def _going_off(position: Packed, dice: tuple[int, ...]) -> Steps:
    """The step of stones that are off, if the dice are enough to bring all others home."""
    return _OFF if _way(position, _HOME) < sum(dice) else 0


def _may_win(position: Packed, dice: tuple[int, ...]) -> bool:
    """True if the steps that are left are just those of some dice, first ones first."""
    way = _way(position, OFF)
    return any(way == sum(dice[: nth + 1]) for nth in range(len(dice)))


def _way(position: Packed, until: int) -> int:
    """The steps that all stones together need to reach a step, those past it none."""
    return sum((until - step) * (position >> BITS * step & _COUNT) for step in range(until))


def of_36(throws: Iterable[Throw]) -> int:
    """The ways, of 36, in which the dice fall as one of these throws.

    >>> of_36((THROWS[1, 2], THROWS[3, 3]))
    3
    """
    return sum(1 if throw.dice[0] == throw.dice[1] else 2 for throw in throws)
