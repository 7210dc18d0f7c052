"""Rounds played on quickly: whatever they do, the rules allow it."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from tests.games.battery import by_seed, walk
from tritables import game_named
from tritables.core.state import CHANCE
from tritables.games.tricom.playing_on import POINT, Played, Player
from tritables.games.tricom.state import TriComState

TRICOM = game_named("tricom")


def ends(state: TriComState) -> list[TriComState]:
    """Every position in which a turn may end, the shuffle after it included."""
    found: list[TriComState] = []
    waiting = [state]
    while waiting:
        one = waiting.pop()
        for move in one.legal_moves():
            after = one.play(one.draw(Random(1)) if one.to_act == CHANCE else move)
            (found if after.phase in ("turn", "over") else waiting).append(after)
    return found


def told(players: list[Player], over: bool, on_turn: int | None) -> object:
    """What there is to know of a table that is played on."""
    return [over, None if over else on_turn] + [
        (one.score, one.tops, one.heights, sorted(one.hand), one.reserve, one.stock[::-1])
        for one in players
    ]


def of(state: TriComState) -> object:
    return told([Player(side) for side in state.sides], state.phase == "over", state.on_turn)


def positions(seats: int, rounds: int) -> list[TriComState]:
    """Positions of rounds played at random, from the middle and from the end."""
    found: list[TriComState] = []
    for seed in range(rounds):
        start = TRICOM.new(seats, {"flexible": bool(seed % 2)}, seed)
        states = cast("tuple[TriComState, ...]", walk(TRICOM, start, by_seed(seed)).states)
        played = [one for one in states if one.phase not in ("lots", "shuffle", "over")]
        found += Random(seed).sample(played[:-10], 20) + played[-10:]
    return found


@pytest.mark.parametrize("seats", TRICOM.seats)
def test_a_turn_that_is_played_on_ends_as_the_rules_allow(seats: int) -> None:
    for state in positions(seats, 6):
        table = Played(state, Random(1))
        table.play(1)
        assert told(table.players, table.over, table.on_turn) in [of(end) for end in ends(state)]


@pytest.mark.parametrize("seats", TRICOM.seats)
def test_a_round_that_is_played_on_ends(seats: int) -> None:
    for state in positions(seats, 1):
        table = Played(state, Random(1))
        table.play(1000)
        assert table.over
        assert not any(player.hand or player.stock for player in table.players)


def test_points_ahead_are_worth_more() -> None:
    state = positions(2, 1)[0]
    ahead = state.but(sides=(state.sides[0].scored(1), state.sides[1]))
    for seat, sign in ((0, 1), (1, -1)):
        before, after = (Played(one, Random(1)).worth(seat) for one in (state, ahead))
        assert after - before == sign * POINT
