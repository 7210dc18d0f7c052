"""Races, played on: where no stone can hit another any more, each side brings its own stones home.

Nothing that the other side does changes a stone's way then, so that a race is won by whoever needs
fewer turns. Both are played on to the end by one fixed plan, a side alone, and with the same throws
after each move that is compared: whoever plays the plan with these throws counts the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import accumulate
from random import Random
from typing import Final

from tritables.core.chance import dealer
from tritables.core.shares import Outcome, Rounds
from tritables.core.state import Move, Seat
from tritables.games.trictrac.board import OFF, STONES
from tritables.games.trictrac.evaluator import is_counted
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS, Throw
from tritables.games.trictrac.whole_throws import (
    BITS,
    THEIRS,
    Packed,
    free_points,
    packed,
    plays,
)
from tritables.games.trictrac.words import words

ROUNDS: Final = 200
"""The rounds in which each move is played on."""

HOME: Final = OFF - 6
"""The first step of a side's home."""

COST: Final = (2, -6, -4, -8, -6, 0)
"""The cost of each stone on the points of home, from the first on, beside one that is outside.

All costs were tried out: with these a side is off soonest, half a turn before the net's own play.
"""

ENOUGH: Final = (1, 2, 2, 1, 3, 4)
"""The stones on each of these points from which on the next one costs more, and more each time."""

CROWD: Final = 8
"""The cost of the first one more; the second costs twice as much, and so on."""

WAYS: Final = tuple(
    THROWS[min(one, two), max(one, two)] for one in range(1, 7) for two in range(1, 7)
)
"""The 36 equally likely ways in which two dice fall."""

PLANNED: Final = 1 << 14
"""The stands of stones for which it is kept what a throw makes of them."""

SIDES: Final = 1 << 5
"""Those of which it is kept how many turns they need."""

_COUNT: Final = (1 << BITS) - 1
_OWN: Final = (1 << THEIRS) - 1
_ON_BOARD: Final = (1 << BITS * OFF) - 1
_OUTSIDE: Final = (1 << BITS * HOME) - 1
_WON: Final = STONES << BITS * OFF
_FREE: Final = free_points(0)
_ONE_OFF: Final = 1 << BITS * OFF


def is_parted(position: Packed) -> bool:
    """True if no stone of either side stands before one of the other's on its way.

    >>> from tritables.games.trictrac.short_position import position
    >>> is_parted(packed(position(white="12:15", black="11:15").board, 0))
    True
    >>> is_parted(packed(position(white="12:15", black="13 11:14").board, 0))
    False
    """
    own = position & _ON_BOARD
    theirs = position >> THEIRS & ~_COUNT  # at 0 stands what they have off
    last = (own & -own).bit_length() - 1
    return not own or last // BITS > (theirs.bit_length() - 1) // BITS


def rounds(
    view: TricTracState, lines: Sequence[tuple[Move, ...]], seat: Seat, seed: int
) -> Rounds | None:
    """Play a race on after some whole throws; None where none is, or where it can be counted.

    >>> from tritables.games.trictrac.short_position import position
    >>> race = position(white="16 22:5 23:5", black="2:5 3:5", throw="2-3")
    >>> found = rounds(race, [("16/18", "18/21"), ("16/18", "22/25")], 0, 0)
    >>> found.many
    200
    """
    side = view.on_turn
    if side is None or not view.left or not is_parted(packed(view.board, side)):
        return None
    ends = dict(_ends(view, lines))
    if any(end.left for end in ends.values()):
        return None
    if all(end.on_turn is None or is_counted(packed(end.board, side)) for end in ends.values()):
        return None
    race = _Race(side, seed, ends)
    return Rounds(ROUNDS, words("played-race", rounds=ROUNDS), race.outcome)


def _ends(
    view: TricTracState, lines: Sequence[tuple[Move, ...]]
) -> Iterator[tuple[tuple[Move, ...], TricTracState]]:
    for line in lines:
        end = view
        for move in line:
            end = end.play(move)
        yield line, end


@dataclass(frozen=True)
class _Race:
    """A race after some lines of a side, in the same throws after each of them."""

    side: Seat
    seed: int
    ends: Mapping[tuple[Move, ...], TricTracState]

    @cached_property
    def later(self) -> tuple[Fraction, ...]:
        """The share of the other side's rounds in which it needs more than 0, 1, 2, … turns."""
        end = next(end for end in self.ends.values() if end.on_turn is not None)
        return later(packed(end.board, 1 - self.side) & _OWN, self.seed)

    def outcome(self, line: tuple[Move, ...], number: int) -> Outcome:
        """What a round brings after a line: the chance with the turns that are needed in it."""
        end = self.ends[line]
        share = Fraction(1)
        if end.on_turn is not None:
            own = packed(end.board, self.side) & _OWN
            need = turns(own, end.on_turn == self.side, dealer(self.seed, 2 * number))
            share = self.later[need] if need < len(self.later) else Fraction(0)
        both = (share, 1 - share) if self.side == 0 else (1 - share, share)
        return Outcome(str(number), "", "", Fraction(1, ROUNDS), both)


@lru_cache(SIDES)
def later(own: Packed, seed: int) -> tuple[Fraction, ...]:
    """The share of a side's rounds in which it needs more than 0, 1, 2, … turns to be off.

    >>> [str(share) for share in later(1 << BITS * (OFF - 1) | 14 << BITS * OFF, 0)[:2]]
    ['1', '129/200']
    """
    needed = [turns(own, again=False, rng=dealer(seed, 2 * nth + 1)) for nth in range(ROUNDS)]
    counts = [needed.count(turn) for turn in range(max(needed) + 1)]
    return tuple(1 - Fraction(done, ROUNDS) for done in accumulate(counts))


def turns(own: Packed, again: bool, rng: Random) -> int:
    """The turns that a side begins until its last stone is off, played by the plan.

    ``again`` if it throws once more in the turn that it is in.
    """
    count = 0
    while own != _WON:
        count += not again
        throw = WAYS[int(36 * rng.random())]
        again = throw.again
        own = planned(own, throw.sequence) if own & _OUTSIDE else _borne_off(own, throw)
    return count


def _borne_off(own: Packed, throw: Throw) -> Packed:
    """The stones after a throw, once all are home: each die takes one off, or ends the throw."""
    for die in throw.sequence:
        place = BITS * (OFF - die)
        if not own >> place & _COUNT:
            break  # throw.stop
        own += _ONE_OFF - (1 << place)
    return own


@lru_cache(PLANNED)
def planned(own: Packed, dice: tuple[int, ...]) -> Packed:
    """The stones of a side after a throw by the plan: each die makes the move that costs least.

    Of equals it moves the stone with the longest way to go.
    """
    for nth, die in enumerate(dice):
        following = dice[nth + 1] if nth + 1 < len(dice) else 0
        found = plays(own, die, following, _FREE)
        if not found:
            break  # throw.stop
        own = min(found, key=lambda one: _cost(one[0], one[1], die))[0]
    return own


def _cost(after: Packed, source: int, die: int) -> int:
    """The cost that a move adds, by the stones after it."""
    target = source + die
    left, come = after >> BITS * source & _COUNT, after >> BITS * target & _COUNT
    return _NEXT[target][come - 1] - _NEXT[source][left]


def _next(step: int, count: int) -> int:
    """The cost of one more stone beside so many at a step."""
    if not HOME <= step < OFF:
        return 0
    return COST[step - HOME] + CROWD * max(0, count + 1 - ENOUGH[step - HOME])


_NEXT: Final = [[_next(step, count) for count in range(STONES)] for step in range(OFF + 1)]
