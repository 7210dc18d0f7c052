"""Races that are played on: held against races that are counted, and against the best play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import sqrt

import pytest

from tests.coach.judges import at_once
from tests.games.trictrac.sides import Side
from tritables import State, game_named
from tritables.coach import advise, explain
from tritables.coach.advice import interval
from tritables.coach.judging import SLICE, Judged, Pause, judge, judged
from tritables.coach.review import Judging, reasons
from tritables.core.state import Move
from tritables.games.trictrac import played_on, position
from tritables.games.trictrac.bearing_off import CERTAIN, Stones, expected_turns, wins_race
from tritables.games.trictrac.board import OFF, STONES
from tritables.games.trictrac.played_on import ROUNDS, SURE, planned, rounds, turns
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS
from tritables.games.trictrac.whole_throws import BITS, Packed, finals
from tritables.replay.remarks import REASONS
from tritables.texts import LANGUAGES, say_only

Line = tuple[Move, ...]
GAME = game_named("trictrac")
BUDGET = 64

RACE = position(
    white="6:2 9 10:2 13:2 14:2 15:2 22 24:3", black="1:8 2:4 3:3", throw="4-6", left="6"
)
HOMEWARD = position(
    white="18 19:2 20:2 21:3 22:3 23:2 24:2", black="1:3 2:3 3:2 4:3 5:2 6:2", throw="2-3"
)
"""Once the last stone is home, there are too many for the coach to count."""


def ends(state: TricTracState) -> dict[Line, TricTracState]:
    """Every way to play a throw, with the position to which it leads."""
    found: dict[Line, TricTracState] = {}
    here: list[tuple[Line, TricTracState]] = [((), state)]
    while here:
        found |= {line: one for line, one in here if not one.left}
        left = [(line, one) for line, one in here if one.left]
        here = [((*line, move), one.play(move)) for line, one in left for move in one.legal_moves()]
    return found


def lines(state: TricTracState) -> tuple[Line, ...]:
    return GAME.lines(state)


def shares(judged: Iterable[Judged], seat: int) -> dict[Line, Fraction]:
    return {one.line: one.share(seat) for one in judged}


def test_the_same_seed_plays_the_same_rounds_and_another_one_others() -> None:
    first = judge(RACE, 0, lines(RACE), BUDGET, 3)
    for kept in (played_on.planned, played_on.needed):
        kept.cache_clear()
    assert judge(RACE, 0, lines(RACE), BUDGET, 3) == first
    assert judge(RACE, 0, lines(RACE), BUDGET, 4) != first


def test_what_comes_of_a_line_does_not_hang_on_the_others() -> None:
    together = judge(RACE, 0, lines(RACE), BUDGET, 1)
    assert len(together.lines) > 3
    fewer = judge(RACE, 0, lines(RACE)[1:], BUDGET, 1)
    assert fewer.lines == together.lines[1:]


def test_two_lines_are_held_against_each_other_in_more_rounds() -> None:
    many, two = (judge(RACE, 0, lines(RACE)[:most], BUDGET, 1) for most in (3, 2))
    assert (many.done, two.done) == (3 * ROUNDS, 2 * SURE)
    assert [len(one.outcomes) for one in two.lines] == [SURE, SURE]
    assert all(str(SURE) in say_only(two.found, lang) for lang in LANGUAGES)
    assert all(sum(one.weight for one in line.outcomes) == 1 for line in two.lines)


def test_where_two_lines_lead_to_the_same_stones_each_round_is_the_same() -> None:
    state = position(white="10 14 22:6 24:6", black="1:8 2:7", throw="3-3", left="4 4")
    both = ("10/14", "14/18"), ("14/18", "10/14")
    assert ends(state)[both[0]] == ends(state)[both[1]]
    one, other = judge(state, 0, both, BUDGET, 0).lines
    assert one.outcomes == other.outcomes


def test_both_colours_are_judged_alike(side: Side) -> None:
    own, theirs = {7: 2, 12: 1, 16: 3, 22: 5, 24: 4}, {1: 8, 2: 4, 3: 3}
    state = side.state(own, theirs, throw=(2, 5), left=(2, 5))
    found = shares(judge(state, side.seat, lines(state), BUDGET, 0).lines, side.seat)
    white = Side(0).state(own, theirs, throw=(2, 5), left=(2, 5))
    there = shares(judge(white, 0, lines(white), BUDGET, 0).lines, 0)
    assert found == {tuple(side.move(move) for move in line): its for line, its in there.items()}


def test_it_says_how_many_rounds_it_played_and_stops_on_the_way() -> None:
    steps = list(judged(RACE, 0, lines(RACE), BUDGET, 0))
    pauses = [one for one in steps if isinstance(one, Pause)]
    assert len(pauses) == 2 * -(-ROUNDS // SLICE)
    last = steps[-1]
    assert not isinstance(last, Pause)
    assert last.compares
    assert last.done == last.of == ROUNDS * len(lines(RACE))
    assert all(len(one.outcomes) == ROUNDS and not one.exact for one in last.lines)
    assert all(str(ROUNDS) in say_only(last.found, lang) for lang in LANGUAGES)
    advice = advise(RACE, 0)
    assert not advice.exact
    assert all(one.interval is not None for one in advice.options)


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(position(white="6 14:2", black="7:2 2", throw="3-5"), id="can be hit"),
        pytest.param(position(white="6 14:2", black="bar:1 2", throw="3-5"), id="on the bar"),
        pytest.param(position(white="14:2 22", black="2:2"), id="no throw"),
        pytest.param(position(white="18 22:2", black="2:2", throw="2-4"), id="can be counted"),
    ],
)
def test_where_it_is_no_race_or_can_be_counted_nothing_is_played_on(state: TricTracState) -> None:
    assert rounds(state, lines(state) if state.left else [], 0, 0) is None


def test_amid_a_throw_nothing_is_played_on() -> None:
    state = position(white="6 14:2 22", black="2:2", throw="3-5")
    assert rounds(state, [(move,) for move in state.legal_moves()], 0, 0) is None
    assert rounds(state, lines(state), 0, 0) is not None


# Held against races that are counted.


def needs(state: TricTracState, side: int) -> Stones:
    board = state.board
    return tuple(board.stones(side, OFF - die if side == 0 else die) for die in range(1, 7))


def counted(end: TricTracState, side: int) -> float:
    """The chance of a side whose throw is over, all stones being home."""
    assert end.on_turn == 1 - side
    return 1 - wins_race(needs(end, 1 - side), needs(end, side)) / CERTAIN


MANY = 20
"""The sets of rounds that are held against what was counted."""


def test_chances_are_those_that_can_be_counted() -> None:
    home = {line: end for line, end in ends(HOMEWARD).items() if end.board.all_home(0)}
    there = {line: counted(end, 0) for line, end in home.items()}
    sets = [
        {one.line: one for one in judge(HOMEWARD, 0, tuple(there), BUDGET, seed).lines}
        for seed in range(MANY)
    ]
    assert len(there) > 2
    assert max(there.values()) - min(there.values()) > 0.02
    best = max(there, key=lambda line: there[line])
    for line, chance in there.items():
        found = float(sum(one[line].share(0) for one in sets)) / MANY
        assert abs(found - chance) < 3 * sqrt(chance * (1 - chance) / (MANY * ROUNDS)) + 0.001
        held = 0
        for one in sets:
            low, high = interval(one[line], one[best], 0)
            held += low - 1e-6 <= there[best] - chance <= high + 1e-6
        assert held >= 0.85 * MANY


# Held against the best play, which is solved where few stones are left.

Ends = Callable[[Packed, tuple[int, ...]], Iterable[Packed]]
OUTSIDE = (1 << BITS * (OFF - 6)) - 1
FEW = 3


def stand(steps: Iterable[int]) -> Packed:
    """The stones of a side at some steps; all others are off."""
    on = tuple(steps)
    return sum(1 << BITS * step for step in on) + (STONES - len(on) << BITS * OFF)


def solved(ends: Ends) -> Callable[[Packed], float]:
    """The turns that a side needs on average, of which each throw leaves as few as it can."""

    @cache
    def needed(own: Packed) -> float:
        if not own & OUTSIDE:
            return expected_turns(tuple(own >> BITS * (OFF - die) & STONES for die in range(1, 7)))
        total, changing = 36.0, 36
        for (low, high), throw in THROWS.items():
            ways = 1 if low == high else 2
            after = [one for one in ends(own, throw.sequence) if one != own]
            if after:
                total += ways * (min(map(needed, after)) - throw.again)
            else:
                changing -= ways
                total -= ways * throw.again
        return total / changing

    return needed


STANDS = [
    stand(steps)
    for steps in combinations_with_replacement(range(15, OFF), FEW)
    if min(steps) < OFF - 6 <= max(steps)
]


def test_the_plan_needs_hardly_more_turns_than_the_best_play() -> None:
    best, plan = solved(finals), solved(lambda own, dice: [planned(own, dice)])
    spent = [(plan(own), best(own)) for own in STANDS]
    assert all(one >= other - 1e-9 for one, other in spent)
    assert sum(one for one, _ in spent) < 1.1 * sum(other for _, other in spent)


def test_what_moves_lose_by_the_plan_they_lose_by_the_best_play() -> None:
    best, plan = solved(finals), solved(lambda own, dice: [planned(own, dice)])
    lost = []
    for own in STANDS:
        for dice in ((2, 5), (3, 4), (1, 6)):
            after = list(finals(own, dice))
            first = min(after, key=plan)
            lost += [(plan(one) - plan(first), best(one) - best(first)) for one in after]
    much = [(one, other) for one, other in lost if one >= 1]
    assert len(much) > 200
    assert all(other > 0 for _, other in much)
    assert sum(other > one / 2 for one, other in much) > 0.98 * len(much)


def test_the_turns_of_a_side_are_those_that_its_plan_needs_on_average() -> None:
    own = stand((16, 21, 24))
    plan = solved(lambda own, dice: [planned(own, dice)])
    found = [played_on.needed(own, 5, number) for number in range(4000)]
    assert sum(found) / len(found) == pytest.approx(plan(own), rel=0.05)
    assert turns(stand(()), again=False, rng=played_on.dealer(0, 0)) == 0


# What the net told as mistakes, and what is none.

NO_MISTAKES = {
    "greedy 21, ply 322": (
        position(
            white="17 21:2 22:3 23:5 24:4", black="1:10 2 3:2 6 10",
            on_turn="black", throw="4-4", left="4 3 3",
        ),
        "10/6",
    ),
    "greedy 61, ply 283": (RACE, "9/15"),
    "greedy 74, ply 313": (
        position(
            white="10 15:2 21 22:3 23:4 24:4", black="1:7 2:3", throw="5-6", left="6"
        ),
        "10/16",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("state", "move"), NO_MISTAKES.values(), ids=NO_MISTAKES)
def test_a_move_that_loses_nothing_in_a_race_is_not_told_as_a_mistake(
    state: TricTracState, move: Move
) -> None:
    seat = state.on_turn
    assert seat is not None
    found = at_once(Judging().choices(state, seat, move))
    own = max(its[seat] for line, its in found.items() if line[0] == move)
    assert own == max(its[seat] for its in found.values())
    assert explain(state, seat, move).kind in ("best", "little", "unsure")
    net = {line: after_net(state, line, seat) for line in found}
    best = max(its for line, its in net.items() if line[0] == move)
    assert max(net.values()) - best > Fraction(5, 100)


def test_what_loses_in_the_first_rounds_alone_is_no_mistake() -> None:
    """Of many lines the one that was luckiest seems the best: a loss has to show in others, too."""
    state = position(
        white="23 24:7", black="1:4 3:2 4:2 8:2 10 11:2 13:2",
        on_turn="black", throw="4-4", left="4 3 3",
    )  # fmt: skip
    first = shares(judge(state, 1, lines(state), BUDGET, 0).lines, 1)
    own = max(its for line, its in first.items() if line[0] == "10/6")
    assert max(first.values()) - own > Fraction(3, 100)
    found = at_once(Judging().choices(state, 1, "10/6"))
    best = max(its[1] for line, its in found.items() if line[0] == "10/6")
    assert best == max(its[1] for its in found.values())


def test_what_is_lost_is_taken_from_what_the_position_is_worth() -> None:
    """The rounds tell lines apart; together the shares stay what the evaluator says, and one."""
    state = position(
        white="23 24:7", black="1:4 3:4 4:2 8:2 9 13:2", on_turn="black", throw="2-6", left="6"
    )
    found = at_once(Judging().choices(state, 1, "9/3"))
    worth = GAME.shares(state, 1)
    assert max(found.values(), key=lambda its: its[1]) == worth
    assert len(set(found.values())) > 1
    assert all(sum(its) == 1 and min(its) >= 0 for its in found.values())


def after_net(state: State, line: Line, seat: int) -> Fraction:
    """The share after a line, as the net judges it: the mistake that was told."""
    for move in line:
        state = state.play(move)
    outlook = GAME.outlook(state, seat)
    assert outlook is not None
    return outlook.shares[seat]


def test_a_move_that_loses_in_a_race_is_slower_in_its_rounds() -> None:
    state = position(white="11 24:7", black="1:5 2:6 4:3 10", on_turn="black", throw="1-5")
    told = explain(state, 1, ("10/9", "9/4"), best=("2/1", "10/5"))
    (slower,) = told.reasons
    assert slower.kind == "later-turns"
    assert slower.one is not None
    assert slower.one.seat == 1
    both = [
        [outcome.counts["later-turns", 1] for outcome in outcomes]
        for outcomes in zip(
            *((one.after_one, one.after_other) for one in told.outcomes), strict=True
        )
    ]
    more = (sum(both[0]) - sum(both[1])) / SURE
    assert more > 0
    assert slower.one.figures == {"tenths": round(10 * more), "fewer": 0}
    assert told.carried == 1
    assert all(one.cost == 0 for one, a, b in zip(told.outcomes, *both, strict=True) if a == b)
    assert all(one.cost >= 0 for one, a, b in zip(told.outcomes, *both, strict=True) if a > b)
    assert all(say_only(one, lang) for one in told.messages() for lang in LANGUAGES)


def test_what_a_review_writes_down_of_such_a_mistake_can_be_read_again() -> None:
    state = position(white="11 24:7", black="1:5 2:6 4:3 10", on_turn="black", throw="1-5")
    told = at_once(reasons(state, 1, "10/9", ("2/1", "10/5")))
    assert told is not None
    assert [one.id for one in told] == ["coach-because", "claim-later-turns"]
    assert all(REASONS.fullmatch(one.id) for one in told)
