"""What the games say that a move costs, counted again on the boards of random rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from tritables import game_named, new
from tritables.core import CHANCE, Message, State
from tritables.texts import LANGUAGES, say

GAMES = ("tricap", "tricom", "triominos")
"""The games in which there is a choice between a move that costs and one that scores."""

Warned = tuple[State, str, Message]


def warned(game: str, rounds: int) -> Iterator[Warned]:
    """Each state of random rounds with a move that costs, and what is said of it."""
    costs = game_named(game).teaching("costs")
    assert costs is not None
    for seed in range(rounds):
        rng, state = Random(seed), new(game, seed=seed)
        while state.to_act is not None:
            moves = state.legal_moves()
            if state.to_act != CHANCE:
                told = [(move, costs(state, move)) for move in moves]
                yield from ((state, move, why) for move, why in told if why is not None)
            state = state.play(state.draw(rng) if state.to_act == CHANCE else rng.choice(moves))


@pytest.fixture(scope="module", params=GAMES)
def found(request: pytest.FixtureRequest) -> list[Warned]:
    made = list(warned(request.param, rounds=6))
    assert len(made) > 5, "random rounds come to moves that cost"
    return made


def test_when_a_move_is_said_to_cost_then_another_scores_more_at_once(found: list[Warned]) -> None:
    for state, move, _ in found:
        best = max(state.gain(other) for other in state.legal_moves())
        assert best > state.gain(move), f"{move} in\n{state}"


def test_when_a_move_is_said_to_cost_then_its_numbers_hold(found: list[Warned]) -> None:
    for state, move, why in found:
        assert why.args == counted(state, move, why.args), f"{move} in\n{state}"


def counted(state: State, move: str, said: Mapping[str, object]) -> dict[str, object]:
    """What should be said, counted by the legal moves alone."""
    gains = {other: state.gain(other) for other in state.legal_moves()}
    best = max(gains.values())
    placings = [other.partition("@")[0] for other in gains if "@" in other]
    tiles = {tuple(sorted(placing.split("-"))) for placing in placings}
    return {
        "tricap": {"count": best},
        "tricom": {"points": best, "card": said.get("card")},
        "triominos": {"points": -gains[move], "count": len(tiles)},
    }[state.game]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_cost_is_said_in_each_language(found: list[Warned], lang: str) -> None:
    for _, _, why in found:
        text = say(why, lang)
        assert "{" not in text
        assert any(str(value) in text or value == 1 for value in why.args.values())
