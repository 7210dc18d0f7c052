"""Whoever has a card in hand and touches another has changed their mind, and breaks no rule."""

from __future__ import annotations

import pytest

from tritables import IllegalMove, game_named, new
from tritables.table import Table


@pytest.mark.parametrize("game", ["tricap", "tricom"])
def test_when_another_card_of_the_hand_is_touched_then_nothing_is_refused(game: str) -> None:
    table = Table.open(game, seats=["person", "greedy"], seed=1)
    before = table.state
    table.do("attempt", source="hand0.0", target="hand0.1")
    assert table.state == before
    assert table.refusal is None


@pytest.mark.parametrize("game", ["tricap", "tricom"])
def test_when_a_card_of_somebody_elses_hand_is_meant_then_it_is_refused(game: str) -> None:
    with pytest.raises(IllegalMove):
        game_named(game).attempt(new(game, seed=1), "hand0.0", "hand1.0")
