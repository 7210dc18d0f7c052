"""What opponents of one's own do wrong: told by name, and never longer than their limit."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest

from tritables import State
from tritables.core.state import Seat
from tritables.endpoint import limits
from tritables.endpoint.limits import within
from tritables.opponents import Opponent
from tritables.opponents.asking import LIMIT, LONGEST_LIMIT, TooLate, limit_of
from tritables.table import Table
from tritables.texts import LANGUAGES, say


def endless(view: State, seat: Seat, rng: Random) -> str:
    while True:
        pass


def stubborn(view: State, seat: Seat, rng: Random) -> str:
    while True:
        try:
            time.sleep(0.001)
        except Exception:  # what stops it is none of these
            continue


def sleepy(view: State, seat: Seat, rng: Random) -> str:
    time.sleep(2)
    return "pass"


def broken(view: State, seat: Seat, rng: Random) -> str:
    raise KeyError("my cards: 5S")


def silent(view: State, seat: Seat, rng: Random) -> str:
    return None  # type: ignore[return-value]


def illegal(view: State, seat: Seat, rng: Random) -> str:
    return "lay 5S"


def curious(view: State, seat: Seat, rng: Random) -> str:
    seen.append(view)
    return view.legal_moves()[0]


seen: list[State] = []

for late in (endless, stubborn, sleepy):
    late.limit = 0.05  # type: ignore[attr-defined]


def stopped(opponent: Opponent) -> Table:
    """A table whose first seat is such an opponent's, after it was asked."""
    table = Table.open("tricap", seats=[opponent, "person"], seed=1)
    for now in range(9):
        table.tick(1000.0 * now)
    return table


@pytest.mark.parametrize(
    ("opponent", "told", "author"),
    [
        (endless, "endless thinks too long.", "endless had no move within 0.05 s."),
        (stubborn, "stubborn thinks too long.", "stubborn had no move within 0.05 s."),
        (sleepy, "sleepy thinks too long.", "sleepy had no move within 0.05 s."),
        (broken, "broken cannot move: something in its program is wrong.", "my cards: 5S"),
        (silent, "silent cannot move: something in its program is wrong.", "a NoneType"),
        (illegal, "illegal wants to make a move that the rules forbid.", "lay 5S"),
    ],
)
def test_a_fault_costs_the_game_nothing_and_is_told(
    opponent: Opponent, told: str, author: str
) -> None:
    table = stopped(opponent)
    fault, refusal = table.live.opponent_fault, table.refusal
    assert fault is not None
    assert refusal is not None
    assert str(refusal.verdict.message).startswith(told)
    assert author in fault.report()
    assert fault.name == opponent.__name__  # type: ignore[attr-defined]
    assert table.waits
    assert table.due(9000.0) is None
    assert "5S" not in str(table.shown(9000.0)["table"]["verdict"])


def test_the_author_reads_the_trace_and_the_rule() -> None:
    trace = stopped(broken).live.opponent_fault
    assert trace is not None
    assert 'raise KeyError("my cards: 5S")' in trace.report()
    verdict = stopped(illegal).live.opponent_fault
    assert verdict is not None
    assert verdict.verdict is not None
    assert str(verdict.verdict.message) in verdict.report()


@pytest.mark.parametrize("why", ["late", "illegal", "raised"])
def test_the_board_says_it_in_every_language(why: str) -> None:
    table = stopped(illegal)
    assert table.refusal is not None
    message = table.refusal.verdict.message
    told = {say(message, lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("illegal" in text for text in told)


def test_whoever_goes_on_lets_it_try_again() -> None:
    table = stopped(illegal)
    table.choose("paused", False)
    assert table.due(9000.0) is not None
    table.tick(20_000.0)
    assert table.counts.refusals == 2
    table.do("seat", seat=0, by="greedy")
    table.choose("paused", False)
    table.tick(30_000.0)
    assert table.live.opponent_fault is None
    assert table.refusal is None


def test_an_own_opponent_sees_what_its_seat_may_see() -> None:
    seen.clear()
    table = stopped(curious)
    assert seen
    assert seen[0].view(0) == seen[0]
    assert table.session.history.root.state != seen[0]


WAYS: list[Callable[[float, Callable[[], object]], object]] = [limits._threaded, limits._traced]


@pytest.mark.parametrize("way", WAYS)
def test_what_ends_in_time_is_returned_or_raised(
    way: Callable[[float, Callable[[], object]], object],
) -> None:
    assert way(5.0, lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        way(5.0, lambda: 1 // 0)


@pytest.mark.parametrize("way", WAYS)
def test_an_endless_loop_is_stopped(
    way: Callable[[float, Callable[[], object]], object],
) -> None:
    ran: list[int] = []

    def loop() -> None:
        while True:
            ran.append(1)

    with pytest.raises(TooLate):
        way(0.05, loop)
    count = len(ran)
    for _ in range(1000):
        time.sleep(0.001)
        if len(ran) == count:
            break
        count = len(ran)
    assert len(ran) == count


def test_nobody_waits_for_a_call_that_sleeps() -> None:
    with pytest.raises(TooLate):
        within(0.05, lambda: time.sleep(1))


@pytest.mark.parametrize(
    ("asked", "given"), [(None, LIMIT), (2, 2.0), (1e9, LONGEST_LIMIT), (-1, LIMIT), ("x", LIMIT)]
)
def test_an_opponent_may_ask_for_its_own_limit(asked: object, given: float) -> None:
    class Slow:
        def __call__(self, view: State, seat: Seat, rng: Random) -> str:
            return ""

    player = Slow()
    if asked is not None:
        player.limit = asked  # type: ignore[attr-defined]
    assert limit_of(player) == given
