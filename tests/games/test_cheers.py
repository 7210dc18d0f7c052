"""What is celebrated at a board: events of the engine, which rounds come to."""

from __future__ import annotations

from random import Random

import pytest

from tritables import game_named, game_names, new
from tritables.core import CHANCE, Event


def events(game: str, seeds: int) -> list[Event]:
    """All events of random rounds."""
    log: list[Event] = []
    for seed in range(seeds):
        rng, state = Random(seed), new(game, seed=seed)
        while state.to_act is not None:
            chance = state.to_act == CHANCE
            move = state.draw(rng) if chance else rng.choice(state.legal_moves())
            state = state.play(move, log)
    return log


@pytest.mark.parametrize("game", game_names())
def test_what_is_celebrated_is_by_a_rule_of_the_game(game: str) -> None:
    cheers = game_named(game).cheers
    assert cheers
    assert set(cheers) <= {rule.id for rule in game_named(game).rules}


@pytest.mark.parametrize("game", game_names())
def test_what_is_celebrated_happens_and_is_rare(game: str) -> None:
    cheers, log = game_named(game).cheers, events(game, 12)
    found = [event for event in log if event.rule in cheers]
    assert found
    assert len(found) < len(log) / 8
    assert all(event.places for event in found), "sparks fly where it happened"
