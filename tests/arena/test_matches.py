"""Matches between opponents: the same by any way of playing them, and told truly."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from random import Random
from time import perf_counter

import pytest

from tritables import BadInput, State, play_match, tournament
from tritables.arena import Deal, MatchScore, play_deal
from tritables.arena.deals import Setting
from tritables.core.state import Seat
from tritables.opponents import OpponentFault

GAMES = ["trictrac", "tricom", "tricap", "triominos"]


def first_move(view: State, seat: Seat, rng: Random) -> str:
    return view.legal_moves()[0]


def slow(view: State, seat: Seat, rng: Random) -> str:
    until = perf_counter() + 0.002
    while perf_counter() < until:
        pass
    return view.legal_moves()[0]


def wrong(view: State, seat: Seat, rng: Random) -> str:
    return "nothing"


def heard(played: int, of: int) -> None:
    """Hear of progress without a word."""


@pytest.fixture(params=["none", "threads", "processes"])
def pool(request: pytest.FixtureRequest) -> Iterator[Executor | None]:
    if request.param == "none":
        yield None
        return
    made = ThreadPoolExecutor if request.param == "threads" else ProcessPoolExecutor
    with made(2) as one:
        yield one


def test_a_match_is_the_same_by_whatever_executor(pool: Executor | None) -> None:
    score = play_match("greedy", first_move, "tricap", rounds=12, seed=3, executor=pool)
    setting = Setting("tricap", 2, (), 3)
    assert score.deals == {nth: play_deal("greedy", first_move, setting, nth) for nth in range(6)}
    assert (score.first, score.second, score.rounds) == ("greedy", "first_move", 12)


@pytest.mark.parametrize("game", GAMES)
def test_equal_players_share_each_deal(game: str) -> None:
    score = play_match("greedy", "greedy", game, rounds=2, seed=2)
    assert score.share == 0.5
    assert score.margin == 0


def test_three_seats_exchange_a_deal_three_times() -> None:
    score = play_match("greedy", "random", "tricap", rounds=4, seats=3)
    assert score.rounds == 6
    assert {len(deal.shares) for deal in score.deals.values()} == {3}


def test_house_rules_hold_in_every_round() -> None:
    short = play_match("greedy", "random", "triominos", rounds=2, options={"target": 10})
    with pytest.raises(BadInput, match=r"options\.target"):
        play_match("greedy", "random", "triominos", rounds=2, options={"target": -1})
    assert dict(short.setting.options) == {"target": 10}


class Stop:
    """Progress that interrupts the match when it is told for the second time."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    def __call__(self, played: int, of: int) -> None:
        self.told.append((played, of))
        if len(self.told) == 2:
            raise KeyboardInterrupt


def test_an_interrupted_match_is_gone_on_with(pool: Executor | None) -> None:
    asked = {"rounds": 60, "seed": 4, "executor": pool}
    stop = Stop()
    part = play_match("greedy", "random", "tricap", progress=stop, **asked)  # type: ignore[arg-type]
    assert part.rounds == stop.told[-1][0] < 60
    whole = play_match("greedy", "random", "tricap", go_on=part, progress=heard, **asked)  # type: ignore[arg-type]
    once = play_match("greedy", "random", "tricap", progress=heard, **asked)  # type: ignore[arg-type]
    assert whole == once
    assert whole.rounds == 60


def test_another_match_is_not_gone_on_with() -> None:
    other = play_match("greedy", "random", "tricap", rounds=2, seed=4)
    score = play_match("greedy", "random", "tricap", rounds=2, seed=5, go_on=other)
    assert score.setting.seed == 5
    assert score == play_match("greedy", "random", "tricap", rounds=2, seed=5)


def test_a_wrong_player_is_named(pool: Executor | None) -> None:
    with pytest.raises(OpponentFault, match="wrong gave “nothing”") as caught:
        play_match("greedy", wrong, "tricap", rounds=4, executor=pool)
    assert caught.value.name == "wrong"


def test_a_late_move_is_told_with_the_limit() -> None:
    with pytest.raises(OpponentFault, match=r"slow had no move within 0\.001 s"):
        play_match(slow, "random", "tricap", rounds=2, limit=0.001)


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        ({"first": "grandmaster"}, "first"),
        ({"game": "chess"}, "game"),
        ({"rounds": 0}, "rounds"),
        ({"seats": 9}, "seats"),
        ({"seed": "x"}, "seed"),
    ],
)
def test_a_wrong_argument_is_told_with_its_place(arguments: dict[str, object], where: str) -> None:
    asked: dict[str, object] = {"first": "greedy", "second": "random", "game": "tricap"}
    with pytest.raises(BadInput) as caught:
        play_match(**asked | arguments)  # type: ignore[arg-type]
    assert caught.value.where == where


SETTING = Setting("tricap", 2, (), 1)


def score_of(*shares: float) -> MatchScore:
    deals = {nth: Deal((share, share), (0, 0)) for nth, share in enumerate(shares)}
    return MatchScore("a", "b", SETTING, deals)


def test_an_interval_comes_from_deals_not_from_rounds() -> None:
    low, high = score_of(1, 0, 1, 1).interval
    assert (low, high) == (pytest.approx(0.26), 1.0)
    assert score_of(1).interval == (0.0, 1.0)


def test_a_score_is_significant_where_an_equal_player_is_left_out() -> None:
    assert score_of(*[1, 1, 1, 0.5] * 10).is_significant
    assert not score_of(*[1, 0, 0.5, 0.5] * 10).is_significant


@pytest.mark.parametrize(
    ("share", "elo"), [(0.5, 0), (10 / 11, 400), (1, float("inf")), (0, float("-inf"))]
)
def test_elo_of_a_share(share: float, elo: float) -> None:
    assert score_of(share, share).elo == pytest.approx(elo)


def test_a_tournament_ranks_whoever_wins_more() -> None:
    table = tournament(["random", first_move, "greedy"], "tricap", rounds=40, seed=2)
    assert len(table.matches) == 3
    assert table.standings[0].name == "greedy"
    assert sum(row.rating for row in table.standings) == pytest.approx(0)
    assert "greedy" in str(table)


@pytest.mark.parametrize("players", [["greedy"], ["greedy", "greedy"]])
def test_a_tournament_needs_two_players_of_different_names(players: list[str]) -> None:
    with pytest.raises(BadInput) as caught:
        tournament(players, "tricap")
    assert caught.value.where == "players"
