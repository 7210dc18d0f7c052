"""Every claim is true: it is counted again by brute force that shares no code with it."""

from __future__ import annotations

import pytest

from tests.claims.recount import count_again, positions, recounts
from tests.games.trictrac import chances
from tritables import game_named, game_names
from tritables.claims import claims_of
from tritables.games.trictrac import position
from tritables.games.trictrac.state import TricTracState

GAMES = [name for name in game_names() if game_named(name).claim_kinds]


@pytest.mark.parametrize("most", [400, pytest.param(100_000, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", GAMES)
def test_when_claims_are_counted_again_then_none_is_false_and_none_is_missing(
    game: str, most: int
) -> None:
    found = count_again(game, most, seed=1)
    assert found.false == []
    assert found.missing == []
    assert found.kinds.total() >= most


@pytest.mark.parametrize("game", GAMES)
def test_when_a_claim_is_changed_then_counting_again_finds_it(game: str) -> None:
    state = next(positions(game, 3))
    line, seat = list(state.legal_moves()[:1]), state.on_turn
    assert seat is not None
    there = recounts(game)(state.position(), line, seat)
    assert there
    for claim in there:
        for name in claim["figures"]:
            assert {**claim, "figures": {**claim["figures"], name: 1000}} not in there
        assert {**claim, "to": 5} not in there


ENDINGS = {
    "single stones": position(white="1 4:2 12:2", black="9:2 17 18", throw="3-5", left="5"),
    "on the bar": position(white="5 12 17", black="bar:2 20 21:2 24", throw="4-6", left="6"),
    "at home": position(white="18 19 22 23:2", black="1:2 3 6", throw="3-5", left="5"),
}
"""Positions with few stones, from which all lines of a throw can be played at a table."""


@pytest.mark.parametrize("state", ENDINGS.values(), ids=ENDINGS)
def test_when_throws_are_claimed_then_the_engine_plays_as_many(state: TricTracState) -> None:
    for move in state.legal_moves():
        told = {claim.kind: claim.figures.get("ways") for claim in claims_of(state, move, 0)}
        after = state.play(move)
        assert told["hit-throws"] == chances.throws(after, chances.hits)
        assert told["off-throws"] == chances.throws(after, chances.bears_off)
        assert told["win-throws"] == chances.throws(after, lambda now, _: now.to_act is None)
        assert told["stuck-throws"] == 36 - chances.throws(after, lambda now, _: bool(now.left))
