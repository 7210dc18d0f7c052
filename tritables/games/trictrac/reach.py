"""The reach of a throw: the points that it can hit, and whether it can bear off, by any line.

The stones of the side that throws are a whole number with four bits for each step of its path, the
bar first, beside the set of steps where it has a stone. What the other side does not hold stays
open all through a throw: a hit only takes away a stone that closed nothing. So no line has to be
played on a board, and one that leads nowhere new is left at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tritables.games.trictrac.board import BAR, POINTS, Board, place_at, steps
from tritables.games.trictrac.throw import THROWS, Throw

Stones = tuple[int, int]
"""The stones of a side: their counts, four bits for each step, and the set of those steps."""

ROLLS: Final = tuple(THROWS.values())
"""The 21 throws."""

_OUTSIDE: Final = (1 << 19) - 2
"""The steps from which a stone is not home yet, but for the bar."""

_PATH: Final = (1 << POINTS + 1) - 2


class Reach:
    """All that a side can do with one throw, wherever its stones may go.

    >>> from tritables.games.trictrac.short_position import position
    >>> reach = Reach(position(white="3", black="7").board, 0)
    >>> [throw.dice for throw in ROLLS if reach.hits(throw, 1 << 7)]
    [(1, 2), (1, 3), (2, 2), (4, 4), (4, 5), (4, 6)]
    """

    def __init__(self, board: Board, side: int) -> None:
        counts, held, shut = 0, 0, 0
        for step in range(POINTS + 1):
            own = board.bar[side] if step == BAR else board.stones(side, place_at(side, step))
            if own:
                counts |= own << 4 * step
                held |= 1 << step
        for point in range(1, POINTS + 1):
            if board.stones(1 - side, point) > 1:
                shut |= 1 << steps(side, point)
        self.start: Stones = counts, held
        self.open = _PATH & ~shut
        """The steps where a stone may land."""

    def sources(self, held: int, die: int) -> int:
        """The steps from which a die can be played, as bits (`Board.sources`)."""
        if held & 1:
            return self.open >> die & 1
        if not held & _OUTSIDE:
            return held & 1 << POINTS + 1 - die
        return held & self.open >> die

    def lines(self, stones: Stones, die: int, following: int) -> list[tuple[int, Stones]]:
        """Every way to play a die, with the step that it leads to; ``following`` is the next die,
        or 0 for none.
        """
        counts, held = stones
        sources = self.sources(held, die)
        every = []
        while sources:
            bit = sources & -sources
            sources ^= bit
            step = bit.bit_length() - 1
            left = counts - (1 << 4 * step)
            there = held if left >> 4 * step & 15 else held ^ bit
            target = step + die
            if target <= POINTS:
                left += 1 << 4 * target
                there |= 1 << target
            every.append((target, (left, there)))
        if following and len(every) > 1:
            # throw.look-ahead: those after which the next die can be played, if there are any.
            return [one for one in every if self.sources(one[1][1], following)] or every
        return every

    def plays(self, throw: Throw) -> bool:
        """True if any stone can be moved with a throw."""
        return bool(self.sources(self.start[1], throw.sequence[0]))

    def hits(self, throw: Throw, wanted: int) -> int:
        """The steps of ``wanted``, as bits, on which some line of a throw lands."""
        return self._search(throw, wanted, self._landing)

    def bears_off(self, throw: Throw) -> bool:
        """True if some line of a throw bears off a stone."""
        return bool(self._search(throw, 1 << POINTS + 1, self._going_off))

    def wins(self, throw: Throw) -> bool:
        """True if some line of a throw bears off the last stone."""
        found, stones = 0, {self.start}
        dice = throw.sequence
        for at, die in enumerate(dice):
            last = at + 1 == len(dice)
            after = set()
            for one in stones:
                if not self._may_win(one, dice[at:]):
                    continue
                for _, left in self.lines(one, die, 0 if last else dice[at + 1]):
                    found |= not left[1]
                    after.add(left)
            stones = after
        return bool(found)

    def _may_win(self, stones: Stones, dice: tuple[int, ...]) -> bool:
        """True if the steps that are left are just those of some dice, first ones first."""
        way, sums, total = self._way(stones, POINTS + 1), set(), 0
        for die in dice:
            total += die
            sums.add(total)
        return way in sums

    def _way(self, stones: Stones, until: int) -> int:
        """The steps that all stones together need to reach a step, those past it none."""
        counts = stones[0]
        return sum((until - step) * (counts >> 4 * step & 15) for step in range(until))

    def _search(
        self, throw: Throw, wanted: int, promised: Callable[[Stones, tuple[int, ...]], int]
    ) -> int:
        """Look for lines that land on steps, and leave those that promise none still looked for."""
        dice = throw.sequence
        found = 0
        seen: set[tuple[int, int]] = set()
        waiting = [(0, self.start)]
        while waiting and found != wanted:
            at, stones = waiting.pop()
            if (at, stones[0]) in seen or not promised(stones, dice[at:]) & wanted & ~found:
                continue
            seen.add((at, stones[0]))
            more = at + 1 < len(dice)
            for target, after in self.lines(stones, dice[at], dice[at + 1] if more else 0):
                found |= 1 << target & wanted
                if more:
                    waiting.append((at + 1, after))
        return found

    def _landing(self, stones: Stones, dice: tuple[int, ...]) -> int:
        """The steps on which stones may land, if each of them could have all dice for itself."""
        counts, held = stones
        landed = 0
        if counts & 15 >= len(dice):
            for die in dice:  # every die is needed to come in
                landed |= 1 << die
            return landed & self.open
        for die in dice:
            reached = held << die & self.open
            landed |= reached
            held |= reached
        return landed

    def _going_off(self, stones: Stones, dice: tuple[int, ...]) -> int:
        """The step of stones that are off, if the dice are enough to bring all others home."""
        return (self._way(stones, 19) < sum(dice)) << POINTS + 1


def of_36(throws: Iterable[Throw]) -> int:
    """The ways, of 36, in which the dice fall as one of these throws.

    >>> of_36((THROWS[1, 2], THROWS[3, 3]))
    3
    """
    return sum(1 if throw.dice[0] == throw.dice[1] else 2 for throw in throws)
