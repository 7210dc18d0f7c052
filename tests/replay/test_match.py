"""Matches at a table: rounds that follow each other, their totals, seeds and ends."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.triominos.tables import STRIP, position
from tests.pages import page_panel, page_scene
from tritables import BadInput, Match, Table, game_named
from tritables.games.triominos import GAME
from tritables.games.triominos.tiles import TILES
from tritables.replay import Session


def session(seats: int = 2, seed: int = 5, **options: object) -> Session:
    return Session(GAME, seats=("random",) * seats, seed=seed, options=options)


def play_round(now: Session) -> tuple[int, ...]:
    """Let the opponents play to the end of the round; returns its scores."""
    while now.state.result is None:
        now.advance()
    return now.state.result.scores


def ending(scores: tuple[int, int], **options: object) -> Session:
    """A round that one move ends with (0, 48) points more."""
    start = GAME.read(
        position(STRIP, "0-0-2 1-5-5", "3-3-4", on_turn=1, scores=scores, **options)  # type: ignore[arg-type]
    )
    return Session(GAME, seed=5, start=start)


END = "4-3-3@2,1"


# Whether there is a match.


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, True),
        ({"target": None}, False),
        ({"target": None, "rounds": 1}, True),
        ({"target": None, "rounds": 3}, True),
        ({"target": 1}, True),
        ({"scoring": "kids", "target": None}, False),
        ({"scoring": "none"}, False),
        ({"scoring": "none", "rounds": 2}, True),
    ],
)
def test_the_options_ask_for_a_match_or_not(options: dict[str, object], expected: bool) -> None:
    assert session(**options).is_match is expected


def test_a_game_without_rounds_is_no_match() -> None:
    assert not Session(game_named("trictrac")).is_match
    assert not Session(game_named("trictrac")).round_follows


# Rounds.


def test_a_round_follows_only_when_one_is_over() -> None:
    now = session(target=100_000)
    assert not now.round_follows
    with pytest.raises(BadInput) as caught:
        now.next_round()
    assert caught.value.reason.id == "bad-no-next-round"
    play_round(now)
    assert now.round_follows
    now.next_round()
    assert not now.round_follows


def test_scores_add_up_over_the_rounds() -> None:
    now = session(3, target=100_000)
    assert now.totals == (0, 0, 0)
    sums = [0, 0, 0]
    for nth in range(3):
        assert now.totals == tuple(sums)
        assert len(now.rounds) == nth
        for seat, score in enumerate(play_round(now)):
            sums[seat] += score
        assert now.match.totals == tuple(sums)
        now.next_round()
        assert now.state.scores == (0, 0, 0)


def test_a_new_round_starts_with_the_lots_of_all() -> None:
    now = session(4, target=100_000, time_limit=30)
    play_round(now)
    node = now.next_round()
    state = now.state
    assert node.state is state
    assert (state.phase, state.lots, state.to_act) == ("lots", (0, 1, 2, 3), "chance")
    assert sorted([*state.pool, *(tile for hand in state.hands for tile in hand)]) == sorted(TILES)
    assert state.options == GAME.new(4, {"target": 100_000, "time_limit": 30}).options
    assert now.seats == ("random",) * 4


def test_a_round_that_is_over_stays_as_it_was_played() -> None:
    now = session(target=100_000)
    scores = play_round(now)
    record = now.record
    now.next_round()
    assert now.rounds == (record,)
    assert now.rounds[0].result is not None
    assert now.rounds[0].result.scores == scores
    with pytest.raises(BadInput):
        now.history.undo()


def test_a_round_may_be_taken_back_before_the_next_is_dealt() -> None:
    now = session(target=100_000)
    play_round(now)
    now.history.undo()
    assert not now.round_follows
    now.history.redo()
    assert now.round_follows


# Seeds.


def deals(seed: int, count: int) -> list[dict[str, object]]:
    now = session(seed=seed, target=100_000)
    found = [now.state.position()]
    while len(found) < count:
        play_round(now)
        now.next_round()
        found.append(now.state.position())
    return found


def test_a_match_can_be_repeated_from_its_seed() -> None:
    assert deals(8, 3) == deals(8, 3)


def test_every_round_is_dealt_anew() -> None:
    found = deals(8, 4)
    hands = [json.dumps(position["hands"]) for position in found]
    assert len(set(hands)) == 4
    assert found[0] == GAME.new(2, {"target": 100_000}, 8).position()
    other = deals(9, 2)
    assert other[1] != found[1]
    assert other[1] != found[0]


def test_the_chance_of_a_round_is_its_own() -> None:
    now = session(target=100_000)
    first = now.draw().move
    play_round(now)
    now.next_round()
    drawn = now.draw().move
    assert drawn != first
    now.history.undo()
    assert now.draw().move == drawn


def test_a_match_plays_the_same_again() -> None:
    def played() -> list[tuple[str, ...]]:
        now = session(3, seed=77, target=100_000)
        play_round(now)
        now.next_round()
        play_round(now)
        return [record.moves for record in now.match.rounds]

    first, second = played()
    assert [first, second] == played()
    assert first != second


# How a match ends.


@pytest.mark.parametrize(
    ("scores", "options", "follows"),
    [
        ((0, 51), {"target": 100}, True),
        ((0, 52), {"target": 100}, False),
        ((100, 0), {"target": 100}, False),
        ((99, 0), {"target": 100}, True),
        ((0, 0), {"target": None, "rounds": 1}, False),
        ((0, 0), {"target": None, "rounds": 2}, True),
        ((500, 0), {"target": None, "rounds": 2}, True),
        ((500, 0), {"target": 400, "rounds": 2}, False),
        ((0, 0), {"target": 400, "rounds": 1}, False),
        ((0, 0), {"target": None}, False),
    ],
)
def test_a_match_ends_at_its_target_or_after_its_rounds(
    scores: tuple[int, int], options: dict[str, object], follows: bool
) -> None:
    now = ending(scores, **options)
    assert not now.round_follows
    now.play(END)
    assert now.round_follows is follows
    if not follows:
        with pytest.raises(BadInput):
            now.next_round()


def test_a_number_of_rounds_is_played_to_its_end() -> None:
    now = session(target=None, rounds=3)
    for _ in range(2):
        play_round(now)
        now.next_round()
    play_round(now)
    assert len(now.match.rounds) == 3
    assert not now.round_follows


def test_the_totals_reach_the_target_and_no_round_alone() -> None:
    def two_rounds(target: int) -> Session:
        now = session(seed=3, target=target)
        play_round(now)
        now.next_round()
        play_round(now)
        return now

    free = two_rounds(100_000)
    best = max(free.match.totals)
    assert all(max(record.result.scores) < best for record in free.match.rounds if record.result)
    assert not two_rounds(best).round_follows
    assert two_rounds(best + 1).round_follows


# The match as JSON, and at a table.


def test_a_match_reads_back() -> None:
    now = session(3, target=100_000)
    play_round(now)
    now.next_round()
    for _ in range(6):
        now.advance()
    written = now.match.as_json()
    assert len(written["rounds"]) == 2  # type: ignore[arg-type]
    assert written["options"] == GAME.new(3, {"target": 100_000}).options.as_json()
    again = Match.read(json.loads(json.dumps(written)))
    assert again == now.match
    assert again.totals == now.totals


def opponents(table: Table) -> tuple[int, ...]:
    while table.result is None:
        table.advance()
    scores: Any = table.result["scores"]
    return tuple(scores)


def test_a_table_s_match_is_written_and_read_back() -> None:
    table = Table("triominos", seats=["greedy", "random"], seed=4, options={"rounds": 2})
    assert Match.read(table.match).totals == (0, 0)
    first = opponents(table)
    assert page_panel(table)["match"]["totals"] == [0, 0]
    follows = page_panel(table)["match"]["follows"]
    assert follows is (max(first) < 400)
    table.next_round()
    assert page_panel(table)["match"]["totals"] == list(first)
    assert page_panel(table)["match"]["title"] == "Round 2"
    second = opponents(table)
    match = Match.read(json.loads(json.dumps(table.match)))
    assert match.totals == tuple(map(sum, zip(first, second, strict=True)))
    assert [len(record.moves) > 20 for record in match.rounds] == [True, True]
    assert page_panel(table)["match"]["follows"] is False
    best = max(match.totals)
    assert str(best) in page_panel(table)["match"]["text"]
    with pytest.raises(BadInput):
        table.next_round()


def test_a_shared_match_is_told_as_such() -> None:
    start = position(STRIP, "0-0-2 1-5-5", "3-3-4", on_turn=1, scores=(100, 52), target=100)
    table = Table("triominos", position=start)
    assert page_panel(table)["match"]["text"] is None
    table.play(END)
    assert table.result == {"scores": [100, 100], "winners": [0, 1], "round": [1]}
    assert "tie" in page_panel(table)["match"]["text"]


def test_where_nothing_is_counted_a_table_tells_the_rounds_won() -> None:
    options = {"scoring": "none", "rounds": 1}
    start = position(STRIP, "0-0-2 1-5-5", "3-3-4", on_turn=1, **options)  # type: ignore[arg-type]
    table = Table("triominos", position=start)
    table.play(END)
    assert table.result == {"scores": [0, 0], "winners": [1], "round": [1]}
    assert page_panel(table)["scores"] == [0, 1]
    assert page_panel(table)["match"]["text"] == "Player 2 wins the match with 1 round!"
    assert page_panel(table)["tally"] == []
    assert page_scene(table)["scores"] == []


def test_without_a_match_a_table_shows_none() -> None:
    assert page_panel(Table("triominos", options={"target": None}))["match"] is None
    assert page_panel(Table("trictrac"))["match"] is None


def test_a_new_game_forgets_the_rounds() -> None:
    table = Table("triominos", seats=["random", "random"], seed=4, options={"target": 100_000})
    opponents(table)
    table.next_round()
    table.new_game(4)
    assert table.match["rounds"] == [table.record]
    assert table.options["target"] == 100_000
    assert page_panel(table)["match"]["totals"] == [0, 0]
