"""The facts of the rules file, counted."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tricap.tables import TABLES, random_game
from tritables.core.cards import DECK, RANK
from tritables.games.tricap.ranks import NEAR
from tritables.games.tricap.state import TriCapState


def lying(state: TriCapState) -> list[str]:
    """Every card, wherever it lies."""
    cards = [*state.deck, *state.centre, *(card for card in state.actives if card is not None)]
    for seat in range(state.seats):
        cards += [*state.hands[seat], *state.captured[seat]]
    return cards


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_every_card_is_always_somewhere_once(seats: int, redraw: str) -> None:
    for _, _, _, after in random_game(seats, redraw, 4):
        assert sorted(lying(after)) == sorted(DECK)


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_the_cards_that_a_tricap_shuffles_only_grow_fewer(seats: int, redraw: str) -> None:
    for before, move, _, after in random_game(seats, redraw, 5):
        # A centre card comes off the deck; a capture takes an active card along.
        lost = 1 if move == "take" else int(move.startswith("centre"))
        counted = len(lying(before)) - len(before.centre) - sum(map(len, before.captured))
        assert before.loose() == counted == len(before.loose_cards())
        assert after.loose() == before.loose() - lost


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_a_captured_pile_grows_by_the_centre_and_one(seats: int, redraw: str) -> None:
    steps = random_game(seats, redraw, 6)
    for before, move, _, after in steps:
        for seat in range(seats):
            won = len(after.captured[seat]) - len(before.captured[seat])
            mine = move == "take" and seat == before.to_act
            assert won == (len(before.centre) + 1) * mine


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_the_points_of_the_events_are_the_scores_of_the_result(seats: int, redraw: str) -> None:
    steps = random_game(seats, redraw, 6)
    events = [event for _, _, log, _ in steps for event in log]
    points = [sum(one.points for one in events if one.seat == seat) for seat in range(seats)]
    assert steps[-1][-1].result.scores == tuple(points)


def test_the_length_of_random_games_and_how_they_end() -> None:
    ends: Counter[str] = Counter()
    lengths: dict[int, list[int]] = {2: [], 6: []}
    for seats, found in lengths.items():
        for seed in range(150):
            game = random_game(seats, "late", seed)
            found.append(len(game))
            end = game[-1][2][-1]
            ends[f"{end.rule} {end.args.get('draws', '')}"] += 1
    assert 66 < sum(lengths[2]) / 150 < 80
    assert 112 < sum(lengths[6]) / 150 < 136
    assert set(ends) == {"end.deck 0", "end.deck 1", "end.after-tricap "}
    assert 1 <= ends["end.deck 1"] < 40


def test_each_card_has_its_neighbours() -> None:
    for card in [card for card in DECK if RANK[card] == 1]:
        assert NEAR[card] == set(DECK)
    for card in [card for card in DECK if RANK[card] > 1]:
        expected = {RANK[card] - 1, RANK[card] + 1} & set(range(2, 14))
        assert {RANK[other] for other in NEAR[card]} == expected | {1}


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_playing_changes_nothing_that_was_there(seats: int, redraw: str) -> None:
    for before, move, _, after in random_game(seats, redraw, 7):
        written, hashed = before.position(), hash(before)
        assert before.play(move) == after == before.play(move, [])
        assert hash(before.play(move)) == hash(after)
        assert (before.position(), hash(before)) == (written, hashed)
