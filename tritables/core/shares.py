"""Shares of the win, and what the next throw or card does to them, in whole numbers alone.

A game judges each seat by a strength: one more bit doubles the chance of a seat against another
whose strength stays. So any number of seats can be judged, and their shares add up to one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from fractions import Fraction
from math import isqrt
from operator import mul
from typing import Final

from tritables.core.messages import Message
from tritables.core.state import Move, Result, Seat, State
from tritables.core.values import Value, value

WHOLE: Final = 1_000_000
"""The parts in which shares are counted."""

BIT: Final = 256
"""The strength that doubles the chance of a seat."""

UNIT: Final = 16
"""The bits of a weight of one."""

_DIGITS: Final = 40
_STEPS: Final = 8


def _powers() -> tuple[int, ...]:
    """Two to the power of −n/256, by square roots of whole numbers, as parts of 2 to the 40th."""
    one = 1 << _DIGITS
    root, roots = one >> 1, []
    for _ in range(_STEPS):
        root = isqrt(root << _DIGITS)
        roots.append(root)
    found = []
    for nth in range(BIT):
        power = one
        for step, part in enumerate(roots):
            if nth >> _STEPS - 1 - step & 1:
                power = power * part >> _DIGITS
        found.append(power)
    return tuple(found)


_POWERS: Final = _powers()


def parts(strengths: Sequence[int]) -> tuple[int, ...]:
    """Return the shares of seats by their strengths, in parts of `WHOLE` that add up to it.

    >>> parts((0, 0)), parts((BIT, 0, 0))
    ((500000, 500000), (500000, 250000, 250000))
    """
    best = max(strengths)
    weights = [_POWERS[(best - one) % BIT] >> (best - one) // BIT for one in strengths]
    total = sum(weights)
    found = [WHOLE * weight // total for weight in weights]
    found[strengths.index(best)] += WHOLE - sum(found)
    return tuple(found)


Counts = Mapping[tuple[str, Seat | None], int]
"""Numbers of what kinds of claims say of seats, or of nobody."""


def weighed(weights: Sequence[int], features: Sequence[Sequence[int]]) -> tuple[Fraction, ...]:
    """Return the shares of seats by what counts for each of them, and the weight of each of that.

    A weight of 2 to the 16th makes a feature of one a strength of one.

    >>> [str(share) for share in weighed([1 << 24], [[1], [0]])]
    ['666667/1000000', '333333/1000000']
    """
    strengths = [sum(map(mul, weights, row)) for row in features]
    best = max(strengths)
    return tuple(
        Fraction(one, WHOLE) for one in parts([-(best - one >> UNIT) for one in strengths])
    )


def lessened(
    rows: Sequence[Sequence[int]],
    less: Counts,
    units: Mapping[str, tuple[int, int]],
    seat: Seat | None,
) -> list[list[int]] | None:
    """Return features of each seat with less of what kinds of claims say.

    ``units`` are the place among the features of each kind, and what one of it counts there; what
    is nobody's is that of ``seat``. None where a kind has none.

    >>> lessened([[64, 0], [64, 0]], {("scores", 1): 1}, {"scores": (0, 64)}, 0)
    [[64, 0], [0, 0]]
    """
    found = [list(row) for row in rows]
    for (kind, whose), amount in less.items():
        if kind not in units:
            return None
        place, unit = units[kind]
        found[(seat or 0) if whose is None else whose][place] -= unit * amount
    return found


def most(totals: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the shares of a round that is over, by what counts in it: whoever has most has won.

    >>> [str(share) for share in most((3, 1, 3))]
    ['1/2', '0', '1/2']
    """
    best = max(totals)
    return tuple(Fraction(int(total == best), totals.count(best)) for total in totals)


def won(result: Result, seats: int) -> tuple[Fraction, ...]:
    """Return the shares of a round that is over: winners have equal ones.

    >>> [str(share) for share in won(Result((3, 3, 1), (0, 1)), 3)]
    ['1/2', '1/2', '0']
    """
    count = len(result.winners)
    return tuple(Fraction(int(seat in result.winners), count) for seat in range(seats))


@value
class Outcome(Value):
    """One thing that the next throw or card may bring.

    ``key``     names it among the others
    ``tag``     the throw, card or tile, as claims write their witnesses
    ``named``   the same as sentences show it
    ``said``    the sentence that shows it as what costs most; None where nothing is to be shown
    ``weight``  its chance
    ``shares``  each seat's expected share of the win once it has come
    ``line``    the chance move, where one can be named, and what is then likely to be played
    ``shows``   the claims about what comes next that come true by it: each a kind and the seat
                that it is about
    ``end``     the position that was judged, if there is one without whose points it can be judged
    ``before``  the position before the move that it is named by, where rounds were played on
    ``counts``  what was counted in a round that was played on, by kind of claim and seat; where
                there is no ``end``, the shares follow from that alone
    """

    key: str
    tag: str
    named: str
    weight: Fraction
    shares: tuple[Fraction, ...]
    said: Message | None = None
    line: tuple[Move, ...] = ()
    shows: frozenset[tuple[str, int | None]] = frozenset()
    end: State | None = None
    before: State | None = None
    counts: Counts = field(default_factory=dict)


@value
class Outlook(Value):
    """All that the next throw or card may bring: weights add up to one.

    ``found`` says by what it was counted.
    """

    outcomes: tuple[Outcome, ...]
    found: Message

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """Each seat's expected share: the outcomes' by their weights."""
        seats = range(len(self.outcomes[0].shares))
        return tuple(
            sum((one.weight * one.shares[seat] for one in self.outcomes), Fraction(0))
            for seat in seats
        )


@value
class Rounds(Value):
    """A game's own way to play rounds on, where it knows one that takes less time.

    ``many``     how many there are after each line
    ``found``    says how they are played on
    ``prepare``  reckons a part of what each of them needs, by its number: there are as many parts
    ``outcome``  what comes of a line in one of them, by its number: each has the same weight
    """

    many: int
    found: Message
    prepare: Callable[[int], None]
    outcome: Callable[[tuple[Move, ...], int], Outcome]
