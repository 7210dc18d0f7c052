"""The facts of the rules file, counted."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from random import Random

import pytest

from tests.games import battery
from tests.games.tricom.tables import ACTIONS, NUMBERS, walk
from tritables import IllegalMove
from tritables.games.tricom import GAME
from tritables.games.tricom.deck import BESIDE, FITS, QUARTETS, TRIOS, are_one
from tritables.games.tricom.state import TriComState
from tritables.opponents import random_mover

GAMES = [(seed, seats) for seed in range(3) for seats in (2, 3)]


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_every_card_is_always_in_one_place(seed: int, seats: int) -> None:
    steps, over = walk(seed, seats, flexible=True)
    for state in (*(one[0] for one in steps), over):
        for side in state.sides:
            piles = [card for pile in side.base for card in pile]
            cards = [*side.stock, *side.hand, *side.reserve, *piles]
            assert len(set(cards)) == len(cards) == 40 - side.away
            assert set(cards) <= set(NUMBERS)
            assert sorted([*side.actions, *side.turned]) == sorted(ACTIONS)
            assert side.tops == tuple(pile[-1] if pile else "" for pile in side.base)
            visible = [top for top in side.tops if top]
            assert len(set(visible)) == len(visible)


def test_a_stock_of_33_is_left() -> None:
    for side in GAME.new(3).sides:
        assert (len(side.stock), len(side.hand), side.away) == (40 - 4 - 3, 3, 0)


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_a_turn_without_action_card_scores_at_most_four(seed: int, seats: int) -> None:
    steps, _ = walk(seed, seats, greed=0.5)
    for events in [events for _, move, events in steps if ">" in move]:
        points = sum(event.points for event in events if event.rule != "score.reserve")
        assert 0 <= points <= 4


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_the_points_of_the_events_are_the_scores(seed: int, seats: int) -> None:
    steps, over = walk(seed, seats, flexible=True, greed=0.3)
    sums = [side.score for side in steps[0][0].sides]
    for _, _, events in steps:
        for event in events:
            assert event.seat is not None
            sums[event.seat] += event.points
    assert over.result is not None
    assert tuple(sums) == over.result.scores
    best = max(sums)
    assert over.result.winners == tuple(nth for nth, own in enumerate(sums) if own == best)


def test_random_play_averages_below_zero() -> None:
    scores = [score for seed in range(40) for score in walk(seed)[1].result.scores]  # type: ignore[union-attr]
    assert sum(scores) / len(scores) < 0
    assert max(scores) < 33


def test_greedy_play_beats_random_play() -> None:
    def best(state: TriComState, seat: int, rng: Random) -> str:
        view = state.view(seat)
        return max(view.legal_moves(), key=lambda one: GAME.worth(view, one, seat))

    winners = []
    for seed in range(10):
        chooser = battery.by_players([best, random_mover], Random(seed))
        result = battery.walk(GAME, GAME.new(seed=seed), chooser).states[-1].result
        assert result is not None
        winners.append(result.winners)
    assert winners.count((0,)) >= 9


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_playing_changes_nothing_that_was_there(seed: int, seats: int) -> None:
    steps, _ = walk(seed, seats)
    for (state, move, _), (after, _, _) in pairwise(steps):
        before = state.position()
        assert state.play(move) == after
        assert hash(state.play(move, [])) == hash(after)
        assert state.position() == before
        log: list[object] = []
        with pytest.raises(IllegalMove):
            state.play("use 3:1", log)  # type: ignore[arg-type]
        assert log == []
        assert state != after


def test_the_same_seed_gives_the_same_deal() -> None:
    assert GAME.new(3, seed=5) == GAME.new(3, seed=5)
    assert len({GAME.new(seed=seed) for seed in range(20)}) == 20
    assert {GAME.new(seed=seed).on_turn for seed in range(30)} == {0, 1}


def test_a_card_fits_beside_five() -> None:
    for card in NUMBERS:
        assert len(FITS[card]) == 5
        assert {BESIDE[card, other] for other in FITS[card]} <= {
            "place.equal",
            "place.suit-run",
            "place.ace-ten",
        }


def test_trios_and_quartets_are_those_of_the_rule() -> None:
    assert len(QUARTETS) == 10 + 4 * 10
    for card in NUMBERS:
        assert len(TRIOS[card]) == 2 * (3 + 3)
    for three in combinations(NUMBERS, 3):
        assert are_one(three) == (three[1:] in TRIOS[three[0]])


def test_two_trios_with_one_new_card_are_a_quartet() -> None:
    fours = {
        frozenset((card, *pair, other[1]))
        for card in NUMBERS
        for pair, other in product(TRIOS[card], repeat=2)
        if pair[0] == other[0] and pair[1] != other[1]
    }
    assert fours
    assert fours <= QUARTETS
