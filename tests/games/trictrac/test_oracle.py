"""The engine by text against the slow second implementation: same answers, move by move."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.games.oracles import Position, agree, agree_along, agree_to_the_end, ask
from tests.games.trictrac import oracle


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 6))]
)
def test_random_games_agree(seed: int) -> None:
    rng = Random(seed)
    start = ask(new="trictrac", seed=seed)["position"]
    assert start == oracle.new_game()
    agree_to_the_end(oracle, start, lambda now: rng.choice(now["legal"]))


# Positions from anywhere in a game, also such as random play hardly ever meets.


@st.composite
def stones(draw: st.DrawFn) -> tuple[list[int], list[int], list[int]]:
    """Points, bar and off: two sides anywhere, with blots, blocks, and often a race at home."""
    owners = draw(st.lists(st.sampled_from((-1, 0, 1)), min_size=24, max_size=24))
    points, bar, off = [0] * 24, [0, 0], [0, 0]
    for side, unit in ((0, 1), (1, -1)):
        home = range(18, 24) if side == 0 else range(6)
        only_home = draw(st.booleans())
        mine = [at for at in range(24) if owners[at] == unit and (at in home or not only_home)]
        places = [*mine, *mine, *mine, "off"]
        if not only_home or draw(st.integers(0, 4)) == 0:
            places.append("bar")
        for place in draw(st.lists(st.sampled_from(places), min_size=15, max_size=15)):
            if place == "bar" or (place == "off" and off[side] == 14):
                bar[side] += 1
            elif place == "off":
                off[side] += 1
            else:
                points[int(place)] += unit
    return points, bar, off


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position in which a throw is due, or in the middle of one."""
    points, bar, off = draw(stones())
    side = draw(st.integers(0, 1))
    position = oracle.new_game() | {"points": points, "bar": bar, "off": off, "on_turn": side}
    low, high = sorted(draw(st.tuples(st.integers(1, 6), st.integers(1, 6))))
    if draw(st.integers(0, 3)) == 0:
        low, high = 1, 2
    left = oracle.sequence(low, high)
    left = left[draw(st.integers(0, len(left))) :]
    again = low == high or (low, high) == (1, 2)
    if left and oracle.steps(position, side, left[0]):
        return position | {"to_act": side, "throw": [low, high], "left": left, "again": again}
    if again:
        return position | {"throw": [low, high], "again": True}
    return position


@examples(2)
@given(position=positions(), choices=st.lists(st.integers(0, 30), min_size=1, max_size=10))
def test_positions_from_anywhere_agree(position: Position, choices: list[int]) -> None:
    agree_along(oracle, position, choices)


@examples(0.4)
@given(position=positions())
def test_every_throw_and_its_first_moves_agree(position: Position) -> None:
    for first in agree(oracle, position)["legal"]:
        after = agree(oracle, position, first)
        for second in after["legal"][:2]:
            agree(oracle, position, first, second)
