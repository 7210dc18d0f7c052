"""Races, played on: where no stone can hit another any more, each side brings its own stones home.

Nothing that the other side does changes a stone's way then, so that a race is won by whoever needs
fewer turns. Both are played on to the end by one fixed plan, a side alone, and with the same throws
after each move that is compared: whoever plays the plan with these throws counts the same.

The plan is not the best play, but near it: where that can be solved, with one or two stones on the
way, no move was found that loses a turn by the plan and nothing by the best play.
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
from tritables.core.shares import Counts, Outcome, Rounds
from tritables.core.state import Move, Seat
from tritables.games.trictrac.bearing_off import expected_turns
from tritables.games.trictrac.board import OFF, POINTS, STONES
from tritables.games.trictrac.evaluator import is_counted
from tritables.games.trictrac.sequels import LATER_TURNS
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS, Throw
from tritables.games.trictrac.whole_throws import (
    BITS,
    THEIRS,
    Finals,
    Packed,
    finals,
    packed,
)
from tritables.games.trictrac.words import words

ROUNDS: Final = 200
"""The rounds in which each of several moves is played on."""

SURE: Final = 600
"""Those where only one or two are, so that it is said what the one loses against the other."""

TURN: Final = 8
"""The points of way for which the plan counts a turn, until a stone is home."""

NARROW: Final = 4
"""The stands amid a throw with more than two dice that the plan follows further."""

WAYS: Final = tuple(
    THROWS[min(one, two), max(one, two)] for one in range(1, 7) for two in range(1, 7)
)
"""The 36 equally likely ways in which two dice fall."""

PLANNED: Final = 1 << 15
"""The stands of stones, each with a throw, for which it is kept what the plan makes of them."""

OTHERS: Final = 1 << 13
"""The rounds of a side that throws next, of which it is kept how many turns it needed."""

PARTS: Final = 1 << 14
"""The stands at home and outside of which it is kept how far they have to go."""

_COUNT: Final = (1 << BITS) - 1
_OWN: Final = (1 << THEIRS) - 1
_AT_HOME: Final = (1 << BITS * 6) - 1
_ON_BOARD: Final = (1 << BITS * OFF) - 1
_HOME: Final = OFF - 6
_OUTSIDE: Final = (1 << BITS * _HOME) - 1
_WON: Final = STONES << BITS * OFF
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
    >>> race = position(white="15:3 16:4 22:4 24:4", black="1:8 2:4 3:3", throw="4-6", left="6")
    >>> found = rounds(race, [("15/21",), ("16/22",)], 0, seed=0)
    >>> found.many, found.outcome(("15/21",), 0).shares[0] <= 1
    (600, True)
    """
    side = view.on_turn
    if side is None or not view.left or not is_parted(packed(view.board, side)):
        return None
    ends = dict(_ends(view, lines))
    if any(end.left for end in ends.values()):
        return None
    if all(end.on_turn is None or is_counted(packed(end.board, side)) for end in ends.values()):
        return None
    race = _Race(side, seed, SURE if len(ends) < 3 else ROUNDS, ends)
    return Rounds(race.many, words("played-race", rounds=race.many), race.prepare, race.outcome)


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
    many: int
    ends: Mapping[tuple[Move, ...], TricTracState]

    @cached_property
    def other(self) -> Packed:
        """The stones of the other side: they are the same after every line."""
        end = next(end for end in self.ends.values() if end.on_turn is not None)
        return packed(end.board, 1 - self.side) & _OWN

    @cached_property
    def later(self) -> tuple[Fraction, ...]:
        """The share of the other side's rounds in which it needs more than 0, 1, 2, … turns."""
        return later(self.other, self.seed, self.many)

    def prepare(self, number: int) -> None:
        """Play one of the other side's rounds, all of which each outcome needs."""
        needed(self.other, self.seed, number)

    def outcome(self, line: tuple[Move, ...], number: int) -> Outcome:
        """The outcome of a line in a round: the chance with the turns that are needed in it."""
        end = self.ends[line]
        share, need = Fraction(1), 0
        if end.on_turn is not None:
            own = packed(end.board, self.side) & _OWN
            need = turns(own, end.on_turn == self.side, dealer(self.seed, 2 * number))
            share = self.later[need] if need < len(self.later) else Fraction(0)
        both = (share, 1 - share) if self.side == 0 else (1 - share, share)
        counts: Counts = {(LATER_TURNS.name, self.side): need}
        return Outcome(str(number), "", "", Fraction(1, self.many), both, counts=counts)


def later(own: Packed, seed: int, many: int) -> tuple[Fraction, ...]:
    """The share of a side's rounds in which it needs more than 0, 1, 2, … turns to be off.

    >>> [str(share) for share in later(1 << BITS * (OFF - 1) | 14 << BITS * OFF, 0, 200)[:2]]
    ['1', '129/200']
    """
    all_needed = [needed(own, seed, number) for number in range(many)]
    counts = [all_needed.count(turn) for turn in range(max(all_needed) + 1)]
    return tuple(1 - Fraction(done, many) for done in accumulate(counts))


@lru_cache(OTHERS)
def needed(own: Packed, seed: int, number: int) -> int:
    """The turns that the side which throws next needs in one of its rounds."""
    return turns(own, again=False, rng=dealer(seed, 2 * number + 1))


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
    """The stones of a side after a throw by the plan, which leaves the fewest turns to go.

    It reckons that a stone that is not home yet will come to the last point, from which it leaves
    most easily, and counts a turn for each `TURN` points of its way there.

    >>> from tritables.games.trictrac.short_position import position
    >>> from tritables.games.trictrac.whole_throws import unpacked
    >>> home = packed(position(white="19:2 18", black="1").board, 0) & _OWN
    >>> unpacked(planned(home, (1, 3)), 0).points[17:]
    (1, 0, 1, 0, 1, 0, 0)
    """
    found = finals(own, dice, _narrowed if len(dice) > 2 else None)
    return min(found, key=_to_go)


def _narrowed(found: Finals) -> Finals:
    return {own: found[own] for own in sorted(found, key=_to_go)[:NARROW]}


def _to_go(own: Packed) -> float:
    """The turns that a side has to go, as the plan reckons."""
    outside, turns_home = _outside(own & _OUTSIDE)
    return _off(own >> BITS * _HOME & _AT_HOME, outside) + turns_home


@lru_cache(PARTS)
def _outside(own: Packed) -> tuple[int, float]:
    """The stones that are not home, and the turns that they need to the last point."""
    counts = [own >> BITS * step & _COUNT for step in range(_HOME)]
    far = sum(count * (POINTS - step) for step, count in enumerate(counts))
    return sum(counts), far / TURN


@lru_cache(PARTS)
def _off(home: int, more: int) -> float:
    """The turns to bear off the stones that are home and some more on the last point."""
    last, *needs = (home >> BITS * (6 - die) & _COUNT for die in range(1, 7))
    return expected_turns((last + more, *needs))
