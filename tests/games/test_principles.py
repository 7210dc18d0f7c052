"""Principles of play: whoever follows one has a legal move, and often fewer to choose from."""

from __future__ import annotations

import json

import pytest

from tests.benchmarks.principles import FILE
from tests.games.characters import decisions
from tritables import game_names
from tritables.core.registry import game_named

NAMED = [(name, one.id) for name in game_names() for one in game_named(name).principles]


@pytest.mark.parametrize(("name", "id"), NAMED)
def test_a_principle_keeps_some_of_the_legal_moves(name: str, id: str) -> None:
    (principle,) = [one for one in game_named(name).principles if one.id == id]
    fewer = 0
    for state in decisions(name):
        assert isinstance(state.to_act, int)
        kept = principle.keeps(state.view(state.to_act), state.to_act)
        assert kept
        assert set(kept) <= set(state.legal_moves())
        fewer += len(kept) < len(state.legal_moves())
    assert fewer or id in RARE


RARE = ("return", "take", "weigh")
"""Principles that say nothing in most positions."""


@pytest.mark.parametrize("name", game_names())
def test_principles_stand_in_the_order_of_what_each_wins(name: str) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))["principles"]
    rows = [row for row in kept if row["game"] == name]
    assert [row["principle"] for row in rows] == [one.id for one in game_named(name).principles]
    assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)
    assert all(row["interval"][0] > 0.5 and row["rounds"] >= 1_000 for row in rows)
