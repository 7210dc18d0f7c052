"""The board: where the stones are, and where a die can take one.

Points are numbered 1–24 from white's side. As a source, `BAR` is 0; as a target, `OFF` is 25.
Besides the counts a board keeps four sets of points as the bits of whole numbers (bit p − 1 is
point p): the points that hold a side's stones, and those that hold two or more. With them the
question "can this die be played?" is a shift and a few ands, and the look-ahead stays cheap.
"""

from __future__ import annotations

from typing import Final

from tritables.core.values import Value, value

WHITE: Final = 0
BLACK: Final = 1
STONES: Final = 15
POINTS: Final = 24
BAR: Final = 0
OFF: Final = POINTS + 1

ALL: Final = (1 << POINTS) - 1
HOME: Final = (ALL & ~((1 << 18) - 1), (1 << 6) - 1)
"""The points of each side's home, as bits: 19–24 for white, 1–6 for black."""


@value
class Board(Value):
    """The stones of both sides: on the points, on the bar, and borne off.

    ``points[i]`` is point i + 1, positive for white's stones and negative for black's; ``bar`` and
    ``off`` count [white, black]. ``held`` and ``closed`` are the sets of points where each side
    has a stone, and where it has two or more.

    >>> START.points[0], START.bar
    (0, (15, 15))
    """

    points: tuple[int, ...]
    bar: tuple[int, int]
    off: tuple[int, int]
    held: tuple[int, int]
    closed: tuple[int, int]

    @classmethod
    def of(cls, points: tuple[int, ...], bar: tuple[int, int], off: tuple[int, int]) -> Board:
        """Make a board from its counts alone."""
        held = [0, 0]
        closed = [0, 0]
        for index, count in enumerate(points):
            if count:
                side = WHITE if count > 0 else BLACK
                held[side] |= 1 << index
                if abs(count) > 1:
                    closed[side] |= 1 << index
        return cls(points, bar, off, (held[0], held[1]), (closed[0], closed[1]))

    def after(self, side: int, source: int, target: int) -> Board:
        """The board after one stone of ``side`` went from ``source`` to ``target``.

        The move is taken to be possible. A lone opposing stone on the target goes to its bar
        (`move.hit`).
        """
        points = list(self.points)
        bar = self.bar
        off = self.off
        held = self.held[side]
        closed = self.closed[side]
        theirs = self.held[1 - side]
        unit = 1 - 2 * side
        if source == BAR:
            bar = (bar[0] - 1, bar[1]) if side == WHITE else (bar[0], bar[1] - 1)
        else:
            index = source - 1
            points[index] -= unit
            left = points[index] * unit
            if left == 0:
                held &= ~(1 << index)
            elif left == 1:
                closed &= ~(1 << index)
        if target == OFF:
            off = (off[0] + 1, off[1]) if side == WHITE else (off[0], off[1] + 1)
        else:
            index = target - 1
            bit = 1 << index
            if theirs & bit:
                points[index] = unit
                theirs &= ~bit
                bar = (bar[0], bar[1] + 1) if side == WHITE else (bar[0] + 1, bar[1])
            else:
                points[index] += unit
                if held & bit:
                    closed |= bit
            held |= bit
        if side == WHITE:
            return Board(tuple(points), bar, off, (held, theirs), (closed, self.closed[1]))
        return Board(tuple(points), bar, off, (theirs, held), (self.closed[0], closed))

    def all_home(self, side: int) -> bool:
        """True if all stones of a side that are still in play are in its home (`off.all-home`)."""
        return not self.bar[side] and not self.held[side] & ~HOME[side]

    def is_blot(self, side: int, point: int) -> bool:
        """True if a side has exactly one stone on a point."""
        bit = 1 << (point - 1)
        return bool(self.held[side] & bit) and not self.closed[side] & bit

    def sources(self, side: int, die: int) -> int:
        """Every point from which a die can be played, as bits; `BAR_BIT` stands for entering.

        Here stand `bar.first`, `move.direction`, `move.landing`, `off.exact` and
        `off.no-inside-move`; the look-ahead is the state's.
        """
        if self.bar[side]:
            # off.interrupted: a stone that was hit comes first here too, however many are off.
            entry = die if side == WHITE else OFF - die
            return 0 if self.closed[1 - side] >> (entry - 1) & 1 else BAR_BIT
        held = self.held[side]
        if not held & ~HOME[side]:
            # off.home-meant: "within the section" is read as all of home, so that nothing moves in
            # it any more. As long as a stone is outside, those within may (move.inside-home).
            exact = OFF - die if side == WHITE else die
            return held & (1 << (exact - 1))
        free = ALL & ~self.closed[1 - side]
        return held & (free >> die if side == WHITE else free << die)

    def stones(self, side: int, point: int) -> int:
        """The number of stones of a side on a point."""
        return max(0, self.points[point - 1] * (1 - 2 * side))


BAR_BIT: Final = 1 << POINTS
"""The bar in a set of sources, above the bits of the points."""

START: Final = Board.of((0,) * POINTS, (STONES, STONES), (0, 0))
"""`setup.all-on-bar`: the empty board with all stones on the bars."""


def steps(side: int, place: int) -> int:
    """The steps that a side's stone has made along its path: 0 on the bar, 25 when it is off.

    >>> steps(WHITE, 3), steps(BLACK, 3), steps(BLACK, OFF)
    (3, 22, 25)
    """
    return place if side == WHITE or place in (BAR, OFF) else OFF - place


def place_at(side: int, step: int) -> int:
    """The place that a side's stone has reached after so many steps; undoes `steps`.

    >>> place_at(BLACK, 22)
    3
    """
    return step if side == WHITE or step in (BAR, OFF) else OFF - step
