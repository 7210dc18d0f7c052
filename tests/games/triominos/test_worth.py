"""The opponent who looks one move ahead: the most points first, then the most ways left."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from tests.games.battery import whole_game
from tests.games.triominos import oracle
from tests.games.triominos.tables import (
    FIVE,
    HOOK,
    STRIP,
    TWO_RINGS,
    placements,
    play_out,
    state,
)
from tests.samples import some
from tritables.games.triominos import GAME
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.worth import worth
from tritables.opponents import OPPONENTS
from tritables.replay import Session

greedy = OPPONENTS["greedy"]


def points_of(now: TriominosState, move: str) -> int:
    """What a placement scores at once, with the 25 of the bell; told by the slow implementation."""
    _, events = oracle.play(now.position(), move)
    points = sum(event["points"] for event in events if event["rule"].startswith(("score", "kids")))
    return points + 25 * any(event["rule"] == "end.bell" for event in events)


def ways_left(now: TriominosState, move: str) -> int:
    """In how many ways the seat could place again, were it on turn after the move."""
    seat = now.on_turn
    assert seat is not None
    after = oracle.copy(now.position())
    tile, numbers, cell = oracle.read_placing(move)
    after["hands"][seat].remove(tile)
    after["table"].append(oracle.written(numbers, cell))
    return len(oracle.placings(after, seat))


def best_of(now: TriominosState) -> set[str]:
    """The placements of the highest score and, of those, of the most ways left."""
    moves = placements(now)
    most = max(points_of(now, move) for move in moves)
    equal = {move: ways_left(now, move) for move in moves if points_of(now, move) == most}
    return {move for move, ways in equal.items() if ways == max(equal.values())}


def choosing(states: Iterable[TriominosState]) -> list[TriominosState]:
    """The states in which a seat may choose between placements, but for the first tile."""
    playing = [now for now in states if now.phase == "play" and now.table]
    return [now for now in playing if len(placements(now)) > 1]


def ways_of_equals(now: TriominosState) -> set[int]:
    """The numbers of ways that are left after each of the placements of the highest score."""
    most = max(points_of(now, move) for move in placements(now))
    equal = [move for move in placements(now) if points_of(now, move) == most]
    return {ways_left(now, move) for move in equal}


def choices(now: TriominosState) -> set[str]:
    """What the opponent chooses, drawn often enough to see equals."""
    seat = now.on_turn
    assert seat is not None
    return {greedy(now.view(seat), seat, Random(nth)) for nth in range(12)}


@pytest.mark.parametrize(
    ("table", "hand", "move"),
    [
        (STRIP, "3-3-4 1-1-3 0-0-5", "4-3-3@2,1"),
        (HOOK, "3-3-5 1-1-5 2-2-4", "3-3-5@0,1"),
        (FIVE, "0-3-3 1-1-5 2-4-4 5-5-5", "0-3-3@1,0"),
        (TWO_RINGS, "2-3-5 0-1-1 4-4-5", "3-5-2@1,-1"),
    ],
)
def test_it_takes_the_highest_score(table: str, hand: str, move: str) -> None:
    now = state(table, hand, "0-0-0 4-4-4")
    assert choices(now) == {move}
    kids = state(table, hand, "0-0-0 4-4-4", scoring="kids")
    assert choices(kids) <= best_of(kids)


def test_the_first_tile_is_the_most_valuable() -> None:
    first = state("", "0-0-0 4-4-5 1-2-3", "5-5-5")
    assert choices(first) == {"4-4-5@0,0"}


@pytest.mark.parametrize("seed", some([1, 2, 4, 5], 2))
def test_in_whole_games_it_plays_one_of_the_best(seed: int) -> None:
    found = choosing(whole_game("triominos", seed).states)
    assert len(found) > 8
    for now in found[3::4]:
        chosen = choices(now)
        assert chosen
        assert chosen <= best_of(now)


def test_among_equals_it_keeps_the_hand_open() -> None:
    games = [whole_game("triominos", seed).states[4::9] for seed in range(1, 8)]
    found = [(now, ways_of_equals(now)) for states in games for now in choosing(states)]
    parted = [(now, ways) for now, ways in found if len(ways) > 1]
    assert len(parted) >= 3
    for now, ways in parted:
        assert all(ways_left(now, move) == max(ways) for move in choices(now))


def test_more_points_are_worth_more_than_any_number_of_ways() -> None:
    states = whole_game("triominos", 3).states[::6]
    for now in [one for one in states if one.phase == "play" and one.table]:
        worths = {move: worth(now, move, now.on_turn) for move in placements(now)}
        for move, found in worths.items():
            assert int(found) == points_of(now, move)
            assert 0 <= found - int(found) < 1
            assert round((found - int(found)) * 1000) == ways_left(now, move)


def test_the_bell_is_worth_its_25() -> None:
    now = state(STRIP, "3-3-4", "0-0-0")
    assert worth(now, "4-3-3@2,1", 0) == 10 + 25
    rung = GAME.read(
        state(STRIP, "3-3-4", "0-0-0 1-1-1", "5-5-5", begins=1).position()
        | {"bell": 1, "hands": [["3-3-4"], [], ["0-0-0", "1-1-1", "5-5-5"]], "to_act": 0}
    )
    assert worth(rung, "4-3-3@2,1", 0) == 10


def test_without_counting_it_gets_rid_of_the_highest_tile() -> None:
    now = state(STRIP, "3-3-4 1-1-3 0-0-5", "0-0-0", scoring="none")
    assert choices(now) == {"4-3-3@2,1"}
    assert worth(now, "4-3-3@2,1", 0) > worth(now, "1-1-3@3,0", 0) > worth(now, "buy", 0)
    last = state(STRIP, "3-3-4", "0-0-0", scoring="none")
    assert worth(last, "4-3-3@2,1", 0) == 10 + 25
    assert choices(state(STRIP, "2-2-5 2-3-3", "0-5-5", scoring="none")) == {"buy"}


def test_it_places_before_it_buys_and_buys_before_it_gives_up() -> None:
    now = state(STRIP, "3-3-4 2-2-5", "0-5-5", first="5-5-5")
    assert choices(now) == {"4-3-3@2,1"}
    three = now.play("buy").play("buy").play("buy")
    assert "pass" in three.legal_moves()
    assert "pass" not in choices(three)
    assert worth(now, "4-3-3@2,1", 0) > worth(now, "buy", 0) > worth(three, "pass", 0)
    assert choices(state(STRIP, "2-2-5 2-3-3", "0-5-5")) == {"buy"}


@pytest.mark.parametrize("kind", sorted(OPPONENTS))
def test_an_opponent_knows_only_its_own_hand(kind: str) -> None:
    play = OPPONENTS[kind]
    now = state(STRIP, "3-3-4 1-1-3 0-0-5", "0-5-5 1-1-4 2-3-5", first="5-5-5 2-2-2")
    other = state(STRIP, "3-3-4 1-1-3 0-0-5", "5-5-5 4-4-4 1-1-1", first="2-2-3 0-5-5")
    for nth in range(8):
        assert play(now.view(0), 0, Random(nth)) == play(other.view(0), 0, Random(nth))


def test_greedy_opponents_outscore_random_ones() -> None:
    won = 0
    for seed in range(6):
        session = Session(GAME, seats=("greedy", "random"), seed=seed)
        play_out(session)
        greedy_score, random_score = session.state.result.scores
        won += greedy_score > random_score
    assert won >= 4
