"""Bearing off, solved: once all stones are home no die leaves a choice (`off.no-inside-move`).

The expected number of turns is exact where no opposing stone can hit any more, and so are the
chances of a race, once the stones of both sides are home. They need no table: below any fifteen
stones lie at most 1,728 others.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod
from typing import Final

from tritables.games.trictrac.board import STONES
from tritables.games.trictrac.throw import THROWS, Throw

Stones = tuple[int, ...]
"""Counts of a side's stones that need a 1, a 2, … a 6 to leave (`off.exact`): six numbers."""

WAYS: Final = 36
"""The equally likely ways in which two dice fall."""


CERTAIN: Final = 1 << 40
"""The number that stands for a chance of one."""

_FINE: Final = 40
_LANE: Final = 96
"""The bits in which the chance of one turn is reckoned: all turns lie in one whole number."""
_KEPT: Final = (1 << _LANE - _FINE) - 1
_MOST_TURNS: Final = 2048
_MASK: Final = int.from_bytes(_KEPT.to_bytes(_LANE // 8, "little") * _MOST_TURNS, "little")

STATES_OF_TURNS: Final = 1 << 14
"""The most ways of standing whose expected turns are kept."""

STATES: Final = 1 << 11
"""The most ways of standing whose chances are kept in one number: fifteen stones have 1,728 below
them.
"""

ASKED: Final = 1 << 8
"""Those that are kept turn by turn: what 21 throws may leave of a few stands of stones."""


def borne_off(stones: Stones, throw: Throw) -> Stones:
    """The stones that are left after a throw: each die takes one off, or ends the throw.

    >>> borne_off((0, 1, 0, 2, 0, 0), THROWS[2, 4])
    (0, 0, 0, 1, 0, 0)
    >>> borne_off((0, 0, 0, 2, 0, 0), THROWS[2, 4])
    (0, 0, 0, 2, 0, 0)
    """
    left = list(stones)
    for die in throw.sequence:
        if not left[die - 1]:
            break  # throw.stop
        left[die - 1] -= 1
    return tuple(left)


def expected_turns(stones: Stones) -> float:
    """The turns that a side needs on average to bear off its last stone, if nobody hits it.

    A turn ends with the first throw that gives no other (`throw.again`). ``stones`` counts those
    that need a 1, a 2, … a 6, at most fifteen. Raises `ValueError` for other numbers.

    >>> round(expected_turns((0, 0, 0, 0, 0, 1)), 1), round(expected_turns((1, 0, 0, 0, 0, 0)), 1)
    (29.0, 2.8)
    """
    if len(stones) != 6 or min(stones) < 0 or sum(stones) > STONES:
        raise ValueError(f"{stones} is not six counts of at most {STONES} stones together")
    return _turns(tuple(stones))


@lru_cache(STATES_OF_TURNS)
def _turns(stones: Stones) -> float:
    """One turn, and those that follow; throws that change nothing are taken out of the sum."""
    if not any(stones):
        return 0.0
    total, changing = float(WAYS), WAYS
    for dice, throw in THROWS.items():
        ways = 1 if dice[0] == dice[1] else 2
        left = borne_off(stones, throw)
        # Who throws again is still in the same turn.
        if left == stones:
            changing -= ways
            total -= ways * throw.again
        elif any(left):
            total += ways * (_turns(left) - throw.again)
    return total / changing


def below(stones: Stones) -> int:
    """The ways of standing that some stones may come to, as they stand and with none among them.

    >>> below((3, 3, 3, 2, 2, 2))
    1728
    """
    return prod(count + 1 for count in stones)


def wins_race(first: Stones, second: Stones) -> int:
    """The chance of the side that is to throw in a race, in parts of `CERTAIN`.

    All stones of both sides are home, so that nothing is left to be chosen and no stone can be hit;
    they are counted as for `expected_turns`, and raise what it does.

    >>> round(100 * wins_race((1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0)) / CERTAIN)
    64
    """
    own, theirs = turn_chances(first), turn_chances(second)
    chance, later = 0, CERTAIN  # that the other side needs as many turns or more
    for nth, here in enumerate(own):
        chance += here * later
        later -= theirs[nth] if nth < len(theirs) else 0
    return chance >> _FINE


@lru_cache(ASKED)
def turn_chances(stones: Stones) -> tuple[int, ...]:
    """The chances that the last stone is borne off in the first turn, the second, and so on.

    They are parts of `CERTAIN`, until they are less than one of them.

    >>> [round(100 * chance / CERTAIN) for chance in turn_chances((1, 0, 0, 0, 0, 0))][:4]
    [35, 23, 15, 10]
    """
    if len(stones) != 6 or min(stones) < 0 or sum(stones) > STONES:
        raise ValueError(f"{stones} is not six counts of at most {STONES} stones together")
    for here in product(*(range(count + 1) for count in stones)):
        _chances(here)  # in this order each is reached after all that it can become
    places = _chances(stones).to_bytes(_LANE // 8 * _MOST_TURNS, "little").rstrip(b"\0")
    size = _LANE // 8
    return tuple(
        int.from_bytes(places[nth : nth + size], "little") for nth in range(0, len(places), size)
    )


@lru_cache(STATES)
def _chances(stones: Stones) -> int:
    """The same in one whole number, the chance of each turn in its lane.

    With z for one more turn, and ways of 36: chances = later / (36 - again - ends z), where
    ``later`` is what comes of throws that change something, ``again`` are the ways that change
    nothing and let throw again, and ``ends`` those that change nothing and end the turn.
    """
    if not any(stones):
        return CERTAIN
    later = again = ends = 0
    for dice, throw in THROWS.items():
        ways = 1 if dice[0] == dice[1] else 2
        left = borne_off(stones, throw)
        if left != stones:
            is_same_turn = throw.again or not any(left)
            later += ways * _chances(left) << (0 if is_same_turn else _LANE)
        elif throw.again:
            again += ways
        else:
            ends += ways
    found = _parts(later, CERTAIN // (WAYS - again))
    # 1 / (1 - x) is (1 + x) (1 + x²) (1 + x⁴) …, until nothing is added any more.
    part, turns = CERTAIN * ends // (WAYS - again), 1
    while part:
        found += _parts(found, part) << _LANE * turns
        part, turns = part * part >> _FINE, 2 * turns
    return found


def _parts(chances: int, part: int) -> int:
    """Each of some chances, multiplied by a part of `CERTAIN`."""
    return (chances * part >> _FINE) & _MASK
