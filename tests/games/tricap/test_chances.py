"""The exact chances against all the ways in which the unseen cards may lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.games import battery
from tests.games.tricap import oracle
from tests.games.tricap.tables import TABLES, at, random_game
from tests.samples import some
from tritables.core.cards import DECK, UNKNOWN
from tritables.games.tricap import GAME
from tritables.games.tricap.chances import Chances, chances
from tritables.games.tricap.state import TriCapState
from tritables.opponents import greedy, random_mover


def brute(state: TriCapState, seat: int | None, laying: str | None = None) -> Chances:
    """Lay out the unseen cards in every way: one for the centre, one for each unknown active."""
    view = state.view(seat)
    actives = list(view.actives)
    if laying is not None and seat is not None:
        actives[seat] = laying
    if view.phase == "shuffle":
        actives = [None] * view.seats
        unseen = [
            c for c in DECK if c not in view.centre and not any(c in p for p in view.captured)
        ]
    else:
        seen = {*view.centre, *actives, *(c for cards in view.hands + view.captured for c in cards)}
        unseen = [card for card in DECK if card not in seen]
    unknown = [who for who, card in enumerate(actives) if card in (None, UNKNOWN)]
    none = tricap = total = 0
    lone = [0] * view.seats
    for first, *others in permutations(unseen, 1 + len(unknown)):
        for who, card in zip(unknown, others, strict=True):
            actives[who] = card
        near = [who for who, card in enumerate(actives) if oracle.adjacent(card, first)]
        total += 1
        none += not near
        tricap += len(near) > 1
        if len(near) == 1:
            lone[near[0]] += 1
    return Chances(
        Fraction(none, total),
        tuple(Fraction(count, total) for count in lone),
        Fraction(tricap, total),
    )


def chances_of(
    steps: Iterable[tuple[TriCapState, Any, Any, Any]], seats: int
) -> Iterator[tuple[TriCapState, int | None, str | None, Chances]]:
    """Each view of a game with a card that its seat may lay, if any, and the chances it has."""
    for state, _, _, _ in steps:
        for seat in (None, *range(seats)):
            view = state.view(seat)
            lays: Iterable[str | None] = (None,)
            if seat is not None and view.actives[seat] is None and state.phase != "shuffle":
                lays = view.hands[seat]
            for laying in lays:
                found = chances(state, seat, laying)
                if found is not None:
                    yield state, seat, laying, found


def can_be_listed(state: TriCapState, seat: int | None, laying: str | None) -> bool:
    """True if one active card at most is unknown: then all ways are few enough to be listed."""
    hidden = sum(card in (None, UNKNOWN) for card in state.view(seat).actives)
    return hidden - (laying is not None) <= 1 and state.phase != "shuffle"


@pytest.mark.parametrize(("seats", "redraw"), [(2, "late"), (3, "early"), (6, "late")])
def test_chances_in_play_are_those_of_all_ways(seats: int, redraw: str) -> None:
    counted = list(chances_of(random_game(seats, redraw, 8), seats))
    for _, _, _, found in counted:
        assert found.none + sum(found.lone) + found.tricap == 1
    few = [one for one in counted if can_be_listed(*one[:3])]
    for state, seat, laying, found in few:
        assert found == brute(state, seat, laying)
    assert len(few) > 50


def test_two_hidden_cards_and_a_whole_new_deal() -> None:
    laying = at("lay", "4D JH 9C", "2S KC 6H", "8S 5C QD", left=12)
    for card in laying.hands[0]:
        assert chances(laying, 0, card) == brute(laying, 0, card)
    assert chances(laying, 0) is chances(laying, 0, "2S") is None
    tricap = at("shuffle", "4S KC/9H", "6C JD/JS", centre="QC 10D", left=12)
    assert chances(tricap, 1) == brute(tricap, 1)
    assert chances(tricap, 1) == chances(tricap, None)


def test_when_the_table_is_known_then_the_chances_are_those_counted_by_hand() -> None:
    # Unseen for seat 0: 52 less its hand of 2, 3 active cards, nothing in the centre: 47.
    # Lone for the 9: four 8s but its 10s are shared with the J, and so on, counted by hand.
    state = at("centre", "3C QH/9S", "2D 7C/JD", "KD 4S/5C")
    found = chances(state, 0)
    assert found is not None
    # 8s: 4; 4s and 6s: 4 + 4 (a 4 of spades is in another hand, unseen); queens: 3 unseen.
    assert found.lone == (Fraction(4, 47), Fraction(3, 47), Fraction(8, 47))
    # 10s are next to both 9 and J, aces to all.
    assert found.tricap == Fraction(8, 47)


def test_when_no_centre_card_can_come_then_there_are_no_chances() -> None:
    assert chances(at("capture", "2D/9S", "6H/4C", centre="10S", left=0), 0) is None
    assert chances(at("over", "2D/9S", "6H/4C", centre="10S", left=0), 0) is None
    last = at("replace", "2D", "6H/4C", left=3, redraw="early")
    assert chances(last, 0, "2D") is chances(last, 1) is None
    assert chances(at("replace", "2D", "6H/4C", left=3), 0, "2D") is not None
    draw = at("draw", "", "6H/4C", left=3)
    assert chances(draw, 0) is None


@pytest.mark.parametrize(("seats", "redraw"), some(TABLES, 3))
def test_the_chances_of_a_seat_are_the_same_in_its_view(seats: int, redraw: str) -> None:
    states = [state for state, _, _, _ in random_game(seats, redraw, 9)[::3]]
    for state in states:
        for seat in (None, *range(seats)):
            assert chances(state, seat) == chances(state.view(seat), seat)
    for state in [state for state in states if state.to_act in range(seats)]:
        seat = state.on_turn
        assert seat is not None
        for move in state.legal_moves():
            assert GAME.worth(state, move, seat) == GAME.worth(state.view(seat), move, seat)


def test_the_chances_come_true() -> None:
    state = at("centre", "3C QH/9S", "2D 7C/AD", "KD 4S/5C", centre="KS")
    expected = chances(state, None)
    assert expected is not None
    rng = Random(2)
    counts = [0, 0, 0, 0]
    for _ in range(4000):
        unseen = [*state.deck, *state.hands[0], *state.hands[1], *state.hands[2]]
        card = rng.choice(unseen)
        near = [who for who, active in enumerate(state.actives) if oracle.adjacent(active, card)]
        counts[3 if len(near) > 1 else near[0]] += 1
    for count, chance in zip(counts, (*expected.lone, expected.tricap), strict=True):
        assert abs(count / 4000 - chance) < 0.04


# The greedy opponent.


def test_greedy_takes_what_it_would_likely_lose() -> None:
    state = at("capture", "2D 3D/9S", "6H 4S/4C", centre="KD 10S")
    assert greedy(state.view(0), 0, Random(1)) == "take"
    last = at("capture", "2D/9S", "6H/4C", centre="10S", left=0)
    assert greedy(last.view(0), 0, Random(1)) == "take"


def test_greedy_waits_with_an_ace_that_is_seldom_shared() -> None:
    state = at("capture", "2D 3D/AS", "6H 4S/KC", centre="10S")
    found = chances(state, 0)
    assert found is not None
    assert found.lone[0] * 3 > 2
    assert greedy(state.view(0), 0, Random(1)) == "pass"


def test_greedy_lays_the_card_with_the_best_chance() -> None:
    state = at("replace", "2D 7D", "6H 4S/KC")
    # a 2 has 3s alone beside the aces; a 7 has 6s and 8s
    assert greedy(state.view(0), 0, Random(1)) == "lay 7D"


def test_greedy_beats_random_play() -> None:
    won = [0, 0]
    for seed in range(60):
        sharp = seed % 2
        players = [greedy, random_mover][:: 1 if sharp == 0 else -1]
        chooser = battery.by_players(players, Random(seed))
        result = battery.walk(GAME, GAME.new(2, seed=seed), chooser).states[-1].result
        assert result is not None
        won[0] += result.scores[sharp] > result.scores[1 - sharp]
        won[1] += result.scores[sharp] < result.scores[1 - sharp]
    assert won[0] > 2 * won[1]
