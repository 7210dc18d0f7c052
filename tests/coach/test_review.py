"""The review of a round: it adds up, it judges by what was known, and it finds what turned it."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.judges import Counting, Senseless, at_once
from tritables.coach.explanations import LITTLE
from tritables.coach.judging import SLICE, Line
from tritables.coach.review import (
    BUDGET,
    MOST_TURNS,
    SWING,
    Evaluator,
    Judging,
    Kind,
    Ply,
    Review,
    reasons,
    reckoned,
)
from tritables.core.registry import game_named, game_names
from tritables.core.shares import Outcome, won
from tritables.core.state import CHANCE, POSITION, LastMove, Result, State
from tritables.opponents import greedy, random_mover

PLAYERS = {"random": random_mover, "greedy": greedy}


def played(game: str, seed: int, players: str) -> tuple[list[LastMove[State]], State]:
    """A whole round, each seat by one of the players in turn, and how it ended."""
    house = game_named(game)
    rng = Random(seed)
    seats = rng.choice([seats for seats in house.seats if seats < 4])
    state: State = house.new(seats, seed=seed)
    names, line = players.split(), []
    while state.to_act is not None:
        if state.to_act == CHANCE:
            move = state.draw(rng)
        else:
            seat = int(state.to_act)
            move = PLAYERS[names[seat % len(names)]](state.view(seat), seat, rng)
        line.append(LastMove(state, move, ()))
        state = state.play(move)
    return line, state


def reviewed(line: list[LastMove[State]], end: State, evaluator: Evaluator) -> Review:
    steps = reckoned(line, end, evaluator)
    return Review(tuple(step for step in steps if isinstance(step, Ply)))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("judge", [Senseless, Counting])
@given(seed=st.integers(0, 10**6), players=st.sampled_from(["random", "greedy", "random greedy"]))
def test_when_any_round_is_reviewed_then_luck_and_decisions_add_up_to_the_result(
    game: str, judge: type[Senseless | Counting], seed: int, players: str
) -> None:
    line, end = played(game, seed, players)
    review = reviewed(line, end, judge())
    assert end.result is not None
    final = won(end.result, end.seats)
    assert len(review.plies) == len(line)
    for seat in range(end.seats):
        account = review.account(seat)
        assert account.start + account.luck + account.own + account.others == final[seat]
        assert account.end == final[seat]
        assert account.own <= 0
    assert review.curve[-1] == final
    assert [ply.after for ply in review.plies[:-1]] == [ply.before for ply in review.plies[1:]]


@pytest.mark.parametrize("game", game_names())
@given(seed=st.integers(0, 10**6))
def test_when_a_round_is_reviewed_then_each_seat_is_judged_by_what_it_could_know(
    game: str, seed: int
) -> None:
    line, end = played(game, seed, "random greedy")
    evaluator = Senseless()
    review = reviewed(line, end, evaluator)
    assert all(view == view.view(seat) for view, seat in evaluator.seen)
    for last, ply in zip(line, review.plies, strict=True):
        judged = [ply.chosen, ply.before] if ply.kind == "decision" else []
        view = last.before.view(ply.seat)
        known = at_once(Senseless().choices(view, ply.seat or 0, ply.move)) if judged else {}
        assert all(shares in known.values() for shares in judged)


@pytest.mark.parametrize("game", [name for name in game_names() if game_named(name).secret])
def test_when_only_hidden_things_differ_then_every_decision_is_judged_the_same(game: str) -> None:
    line, _ = played(game, 5, "greedy")
    nth = next(n for n, last in enumerate(line) if _has_choice(last.before))
    here, move = line[nth].before, line[nth].move
    other = _of_the_same_view(here)
    assert other != here
    (one,), (two,) = (
        reviewed([LastMove(state, move, ())], state.play(move), Senseless()).plies
        for state in (here, other)
    )
    assert (one.before, one.chosen, one.better) == (two.before, two.chosen, two.better)


def _has_choice(state: State) -> bool:
    return state.to_act not in (None, CHANCE) and len(state.legal_moves()) > 1


def _of_the_same_view(state: State) -> State:
    """Another position that the seat to act cannot tell from one."""
    view = state.view(int(state.to_act or 0))
    house = game_named(state.game)
    position = {**view.as_view(), "format": POSITION}
    house.fill(position, Random(1))
    other: State = house.read(position)
    assert other.view(int(state.to_act or 0)) == view
    return other


def test_when_the_best_move_is_played_then_nothing_is_given_away_and_no_other_was_better() -> None:
    line, end = played("trictrac", 3, "greedy")
    review = reviewed(line, end, Counting())
    decisions = [ply for ply in review.plies if ply.kind == "decision"]
    assert decisions
    assert {ply.loss for ply in decisions} == {Fraction(0)}
    assert {ply.better for ply in decisions} == {()}
    assert review.account(0).own == review.account(1).own == 0


def test_when_there_is_one_move_or_none_by_hand_then_nothing_is_decided() -> None:
    line, end = played("trictrac", 3, "random")
    review = reviewed(line, end, Senseless())
    for last, ply in zip(line, review.plies, strict=True):
        only = len(last.before.legal_moves()) == 1 and last.before.to_act != CHANCE
        assert (ply.kind == "forced") == only
        assert (ply.kind == "chance") == (last.before.to_act == CHANCE)
        assert ply.kind == "decision" or (ply.loss == 0 and not ply.better)


def test_when_a_round_is_not_over_then_its_last_position_stands_for_the_result() -> None:
    line, _ = played("tricap", 2, "random")
    half = line[: len(line) // 2]
    account = reviewed(half, line[len(half)].before, Senseless()).account(1)
    assert account.start + account.luck + account.own + account.others == account.end
    assert 0 < account.end < 1


def test_when_nothing_was_played_then_there_is_no_curve() -> None:
    assert Review(()).curve == ()
    assert Review(()).turning_points() == ()


def test_when_a_decision_is_judged_by_rounds_then_few_are_played_on_between_two_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line, _ = played("triominos", 2, "greedy")
    last = max(line, key=lambda one: len(one.before.legal_moves()))
    seat, rounds = int(last.before.to_act or 0), 0

    def play_on(start: State, moves: Line, seat: int, seed: int, number: int) -> Outcome:
        nonlocal rounds
        rounds += 1
        share = Fraction(1 + crc32(f"{moves} {number}".encode()) % 7, 8)
        shares = (share, 1 - share)
        after = start.play(moves[0])
        counts = game_named("triominos").sequel(after, after)
        return Outcome(str(number), "", "", Fraction(1), shares, end=after, counts=counts)

    monkeypatch.setattr("tritables.coach.judging.play_on", play_on)
    between, lines = [], game_named("triominos").lines(last.before.view(seat))
    worst = lines[-1]
    for steps in (
        Judging().choices(last.before.view(seat), seat, worst[0]),
        reasons(last.before, seat, worst[0], lines[0]),
    ):
        before = rounds
        for _ in steps:
            between.append(rounds - before)
            before = rounds
        between.append(rounds - before)
    assert rounds > BUDGET
    assert max(between) <= SLICE


def test_when_somebody_stops_reading_then_no_further_position_is_judged() -> None:
    line, end = played("triominos", 2, "greedy")
    evaluator = Senseless()
    plies = reckoned(line, end, evaluator)
    next(plies)
    seen = len(evaluator.seen)
    assert seen <= 2 < len(line)


def test_when_several_have_won_then_they_share_it() -> None:
    assert won(Result((3, 3, 1), (0, 1)), 3) == (Fraction(1, 2), Fraction(1, 2), Fraction(0))


def one_ply(seat: int | None, before: int, chosen: int, after: int, *, chance: bool = False) -> Ply:
    """A move of one of two seats, with that seat's share in hundredths."""
    better = () if chance or before == chosen else ("better",)
    was, expected, came = (_pair(seat or 0, percent) for percent in (before, chosen, after))
    kind: Kind = "chance" if chance else "decision"
    return Ply("move", seat, kind, was, expected, came, better, chance)


def _pair(seat: int, percent: int) -> tuple[Fraction, ...]:
    own = Fraction(percent, 100)
    return (own, 1 - own) if seat == 0 else (1 - own, own)


def test_when_a_seat_errs_often_then_its_largest_mistakes_are_told_in_order() -> None:
    losses = (3, 9, 1, 5, 7)
    review = Review(tuple(one_ply(0, 50, 50 - loss, 50 - loss) for loss in losses))
    points = review.turning_points()
    assert [(point.ply, point.weight) for point in points] == [
        (2, Fraction(9, 100)),
        (4, Fraction(5, 100)),
        (5, Fraction(7, 100)),
    ]
    assert {point.better for point in points} == {("better",)}


def test_when_a_move_gives_away_no_more_than_what_is_as_good_then_it_turned_nothing() -> None:
    assert Fraction(2, 100) == LITTLE
    assert Review((one_ply(0, 50, 48, 48),)).turning_points() == ()
    assert len(Review((one_ply(0, 50, 47, 47),)).turning_points()) == 1


def test_when_luck_moves_the_curve_most_then_it_is_told_beside_the_mistakes() -> None:
    mistakes = [one_ply(1, 50, 50 - loss, 50) for loss in (10, 9, 8)]
    small, large = (one_ply(1, 40, 40, 40 + by, chance=True) for by in (4, 30))
    kept = Review((*mistakes, small)).turning_points()
    turned = Review((*mistakes, small, large)).turning_points()
    assert [point.ply for point in kept] == [1, 2, 3]
    assert [point.ply for point in turned] == [1, 2, 3, 5]
    assert turned[-1].better == ()


def test_when_chance_acts_in_nobody_s_turn_then_its_step_is_told_all_the_same() -> None:
    (point,) = Review((one_ply(None, 34, 34, 3, chance=True),)).turning_points()
    assert (point.ply, point.seat, point.before, point.after) == (
        1, 0, Fraction(34, 100), Fraction(3, 100),
    )  # fmt: skip


def test_when_a_mistake_is_a_large_step_then_the_mistake_is_told() -> None:
    (point,) = Review((one_ply(0, 80, 30, 95),)).turning_points()
    assert (point.better, point.weight) == (("better",), Fraction(1, 2))


@pytest.mark.parametrize("game", game_names())
@given(seed=st.integers(0, 10**6))
def test_when_a_round_is_reviewed_then_the_largest_steps_of_its_curve_are_told(
    game: str, seed: int
) -> None:
    review = reviewed(*played(game, seed, "random greedy"), Senseless())
    told = {point.ply for point in review.turning_points()}
    steps = [
        (max(abs(there - here) for here, there in zip(before, after, strict=True)), -ply)
        for ply, (before, after) in enumerate(pairwise(review.curve), start=1)
    ]
    largest = sorted((step for step in steps if step[0] >= SWING), reverse=True)
    assert {-ply for _, ply in largest[:MOST_TURNS]} <= told


def test_when_both_seats_err_then_each_has_its_own_turning_points() -> None:
    plies = [one_ply(seat, 50, 50 - loss, 50) for loss in range(3, 9) for seat in (0, 1)]
    points = Review(tuple(plies)).turning_points()
    assert [point.seat for point in points].count(0) == MOST_TURNS
    assert [point.seat for point in points].count(1) == MOST_TURNS
