"""The engine against the slow second implementation: same answers, move by move."""

from __future__ import annotations

from random import Random

import pytest

from tests.games import battery
from tests.games.oracles import Answer, Position, expected
from tests.games.tricom import oracle
from tests.games.tricom.tables import walk
from tritables.games.tricom import GAME
from tritables.games.tricom.deck import are_one, beginners, combination, dealt_score
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.state import TriComState
from tritables.opponents import random_mover

TABLES = [(seats, flexible) for seats in (2, 3) for flexible in (False, True)]


def agree(state: TriComState, wanted: Answer) -> None:
    """Every key of an answer of the engine by text."""
    assert state.position() == wanted["position"]
    assert sorted(state.legal_moves()) == sorted(wanted["legal"])
    assert (state.result.as_json() if state.result else None) == wanted["result"]


@pytest.mark.parametrize(("seats", "flexible"), TABLES)
@pytest.mark.parametrize("greed", [0.0, 0.5])
@pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(1, 5), marks=pytest.mark.full)], ids=["one", "more"]
)
def test_random_games_agree(seats: int, flexible: bool, greed: float, seeds: range) -> None:
    for seed in seeds:
        steps, _ = walk(seed, seats, flexible=flexible, greed=greed)
        wanted = expected(oracle, steps[0][0].position())
        for state, move, events in steps:
            agree(state, wanted)
            wanted = expected(oracle, wanted["position"], [move])
            assert [[event.as_json() for event in events]] == wanted["events"]
            assert GAME.read(state.position()) == state


def short_of_cards(position: Position, rng: Random) -> Position:
    """A new position with most of each stock out of play, or on piles and reserve."""
    for seat in position["seats"]:
        left = rng.choice((0, 0, 1, 2, 5))
        for _ in range(rng.randrange(12)):  # piles grow from the stock
            seat["base"][rng.randrange(4)].append(seat["stock"].pop())
        for _ in range(rng.randrange(4)):
            seat["reserve"].append(seat["stock"].pop())
        seat["away"] += len(seat["stock"]) - left
        del seat["stock"][left:]
        for _ in range(rng.randrange(12)):
            seat["turned"].append(seat["actions"].pop())
    return position


@pytest.mark.parametrize(("seats", "flexible"), TABLES)
def test_scarce_cards_agree(seats: int, flexible: bool) -> None:
    """Short rounds: most of the stock is taken away first, so that gaps and solos come soon."""
    sources = [Random(seed) for seed in range(16)]
    starts = [GAME.new(seats, {"flexible": flexible}, seed).position() for seed in range(16)]
    dealt = [one for one in zip(starts, sources, strict=True) if one[0]["phase"] != "lots"]
    assert len(dealt) > 12
    for start, rng in dealt:
        position = short_of_cards(start, rng)
        chooser = battery.by_players([random_mover] * seats, rng)
        played = battery.walk(GAME, GAME.read(position), chooser)
        agree(played.states[0], expected(oracle, position))
        for _, move, log, after in played.steps():
            position, events = oracle.play(position, move)
            assert [event.as_json() for event in log] == events
            assert GAME.read(position) == after
            agree(after, expected(oracle, position))


def test_combinations_agree() -> None:
    rng = Random(1)
    for _ in range(8_000):
        new, *four = rng.sample(oracle_numbers(rng), 5)
        assert dealt_score(four) == oracle.dealt_points(four)
        assert are_one(four[:3]) == oracle.combined(four[:3])
        some = [card if rng.random() < 0.8 else "" for card in four]
        seat = {"base": [[card] if card else [] for card in some]}
        slots = oracle.slots_for(seat, new)
        assert fitting(new, tuple(some)) == sum(1 << slot for slot in slots)
        made = combination(four[0], some[1:])
        seat["base"][0] = [four[0]]
        assert max(0, len(made) - 2) == oracle.combination_points(seat, 0)


def oracle_numbers(rng: Random) -> list[str]:
    """Cards among which combinations are likely: a suit, or a few ranks."""
    if rng.random() < 0.5:
        suit = rng.choice(oracle.SUITS)
        return [rank + suit for rank in oracle.NUMBERS] + [
            f"5{other}" for other in oracle.SUITS if other != suit
        ]
    ranks = rng.sample(oracle.NUMBERS, 3)
    return [rank + suit for rank in ranks for suit in oracle.SUITS]


def test_who_begins_agrees() -> None:
    rng = Random(2)
    cards = [rank + suit for rank in ("A", "2", "10") for suit in oracle.SUITS]
    for _ in range(3000):
        bases = [rng.sample(cards[:6], 4) for _ in range(rng.choice((2, 3)))]
        assert list(beginners(bases)) == oracle.beginners(bases)
