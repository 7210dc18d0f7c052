"""Races of stones that are all home, solved again with fractions, throw by throw."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from tests.games.trictrac.sides import Side
from tritables.coach import advise, fan, shares
from tritables.core.shares import WHOLE
from tritables.games.trictrac.bearing_off import (
    CERTAIN,
    Stones,
    expected_turns,
    turn_chances,
    wins_race,
)

SMALL = [stones for stones in product(range(3), repeat=6) if 0 < sum(stones) < 3]
"""One or two stones, wherever they stand at home."""


def dice_of(low: int, high: int) -> list[int]:
    """The dice that a throw gives to play, from the rules."""
    if (low, high) == (1, 2):
        return [1, 1, 2, 2, 5, 5, 6, 6]
    return [low, low, 7 - low, 7 - low] if low == high else [low, high]


def after(stones: Stones, dice: list[int]) -> Stones:
    """The stones that are left: a die bears off the stone that needs it, or ends the throw."""
    left = list(stones)
    while dice and sum(left) and left[dice[0] - 1]:
        left[dice[0] - 1] -= 1
        dice = dice[1:]
    return tuple(left)


@cache
def chance(own: Stones, theirs: Stones) -> Fraction:
    """The chance of the side that is to throw, by two equations: one for each side to throw."""
    # own wins = a + b * own wins + c * (1 - theirs wins), and so the other way round.
    (a, b, c), (d, e, f) = equation(own, theirs), equation(theirs, own)
    # x (1 - b) + c y = a + c and y (1 - e) + f x = d + f
    return ((a + c) * (1 - e) - c * (d + f)) / ((1 - b) * (1 - e) - c * f)


@cache
def equation(own: Stones, theirs: Stones) -> tuple[Fraction, Fraction, Fraction]:
    known, again, ends = Fraction(0), Fraction(0), Fraction(0)
    for low, high in product(range(1, 7), repeat=2):
        low, high = min(low, high), max(low, high)
        left, more = after(own, dice_of(low, high)), low == high or (low, high) == (1, 2)
        part = Fraction(1, 36)
        if not sum(left):
            known += part
        elif left == own:
            again, ends = again + part * more, ends + part * (not more)
        else:
            known += part * (chance(left, theirs) if more else 1 - chance(theirs, left))
    return known, again, ends


def test_a_race_is_won_as_often_as_by_solving_it_side_by_side() -> None:
    rng = Random(1)
    for own, theirs in rng.sample([*product(SMALL, repeat=2)], 120):
        assert wins_race(own, theirs) / CERTAIN == pytest.approx(
            float(chance(own, theirs)), abs=1e-8
        )


def test_more_stones_race_as_they_should() -> None:
    own, theirs = (2, 1, 1, 1, 0, 0), (3, 2, 0, 1, 0, 0)
    assert wins_race(own, theirs) / CERTAIN == pytest.approx(float(chance(own, theirs)), abs=1e-8)
    assert wins_race(theirs, own) / CERTAIN == pytest.approx(float(chance(theirs, own)), abs=1e-8)


@pytest.mark.parametrize("stones", [(1, 0, 0, 0, 0, 0), (4, 4, 3, 2, 2, 0), (0, 0, 0, 0, 0, 15)])
def test_the_chances_of_turns_have_the_expected_turns(stones: Stones) -> None:
    chances = turn_chances(stones)
    assert sum(chances) / CERTAIN == pytest.approx(1, abs=1e-6)
    turns = sum(nth * chance for nth, chance in enumerate(chances, 1)) / CERTAIN
    assert turns == pytest.approx(expected_turns(stones), rel=1e-6)


@pytest.mark.parametrize("stones", [(1, 0, 0, 0, 0), (16, 0, 0, 0, 0, 0), (-1, 0, 0, 0, 0, 1)])
def test_what_are_no_stones_at_home_is_refused(stones: Stones) -> None:
    with pytest.raises(ValueError, match="six counts"):
        turn_chances(stones)


def test_in_a_race_shares_are_chances_and_the_fan_adds_up_to_them(side: Side) -> None:
    """Home, 24 of a side needs a 1 and 19 a 6."""
    state = side.state({19: 1, 22: 1, 24: 2}, {6: 1, 2: 1, 1: 1})
    seat = side.seat
    told = shares(state, seat)
    assert told is not None
    there = chance((2, 0, 1, 0, 0, 1), (1, 1, 0, 0, 0, 1))
    assert float(told[seat]) == pytest.approx(float(there), abs=1 / WHOLE)
    found = fan(state, seat)
    assert found is not None
    assert float(found.share) == pytest.approx(float(there), abs=1 / WHOLE)


def test_the_move_that_brings_the_last_stone_home_is_counted(side: Side) -> None:
    state = side.state({18: 1, 22: 2}, {1: 2, 2: 1}, throw=(2, 4), left=(4,))
    (only,) = advise(state, side.seat).options
    there = 1 - chance((2, 1, 0, 0, 0, 0), (0, 0, 3, 0, 0, 0))
    assert float(only.share) == pytest.approx(float(there), abs=1 / WHOLE)
