"""Bearing off: the expected turns, against rounds of the engine and figures counted elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from tritables.games.trictrac import position
from tritables.games.trictrac.bearing_off import Stones, borne_off, expected_turns
from tritables.games.trictrac.throw import THROWS

FIGURES: list[tuple[Stones, float]] = [
    ((0, 0, 0, 0, 0, 1), 29.0),
    ((1, 0, 0, 0, 0, 0), 31 / 11),
    ((4, 4, 3, 2, 2, 0), 14.1332),
    ((3, 3, 3, 2, 2, 2), 17.7758),
    ((5, 5, 5, 0, 0, 0), 17.8025),
    ((2, 2, 2, 3, 3, 3), 26.4588),
    ((15, 0, 0, 0, 0, 0), 30.8571),
    ((0, 0, 0, 0, 0, 15), 225.0),
]
"""Worked out by a program of its own, apart from this one."""


@pytest.mark.parametrize(("stones", "turns"), FIGURES)
def test_expected_turns_when_nobody_can_hit(stones: Stones, turns: float) -> None:
    assert expected_turns(stones) == pytest.approx(turns, abs=5e-5)


@pytest.mark.parametrize("side", [0, 1], ids=["white", "black"])
@pytest.mark.parametrize("dice", THROWS, ids=str)
def test_a_throw_bears_off_what_the_engine_lets_leave(dice: tuple[int, int], side: int) -> None:
    for stones in some_stones(Random(f"{dice} {side}")):
        assert engine_left(stones, dice, side) == borne_off(stones, THROWS[dice])


def some_stones(rng: Random) -> list[Stones]:
    """Thirty heaps of stones at home: from one to fourteen, on any of the six points."""
    heaps = [[rng.randrange(6) for _ in range(rng.randint(1, 14))] for _ in range(30)]
    return [tuple(heap.count(point) for point in range(6)) for heap in heaps]


def engine_left(stones: Stones, dice: tuple[int, int], side: int) -> Stones:
    """What the engine leaves at home of stones that need a 1, a 2, … a 6, after a throw."""
    names = ("white", "black")
    points = [(25 - need if side == 0 else need) for need in range(1, 7)]
    own = " ".join(f"{at}:{n}" for at, n in zip(points, stones, strict=True) if n)
    out = position(**{names[side]: own, names[1 - side]: "bar:15"}, on_turn=names[side])
    state = out.play(f"roll {dice[0]}-{dice[1]}")
    while state.left:
        (move,) = state.legal_moves()
        state = state.play(move)
    return tuple(state.board.stones(side, point) for point in points)


def test_the_tip_of_the_tutorial_when_one_stone_lies_elsewhere_it_takes_longer() -> None:
    """Five points covered, the low ones most, none on the sixth."""
    best = (4, 4, 3, 2, 2, 0)
    others = [moved(best, one, to) for one in range(5) for to in range(6) if to != one]
    assert min(map(expected_turns, others)) > expected_turns(best)


def moved(stones: Stones, one: int, to: int) -> Stones:
    """The stones with one of them on another point."""
    return tuple(count - (at == one) + (at == to) for at, count in enumerate(stones))
