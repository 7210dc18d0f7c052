"""Every way in which a move can be wrong: its rule, its words, its witnesses, what comes near.

Boards are written as the side on turn counts.
"""

from __future__ import annotations

import pytest

from tests.games.refusals import move_refused
from tests.games.trictrac.sides import Side
from tritables import IllegalMove, Verdict, new
from tritables.games.trictrac import GAME, position

AWAY = {1: 2}


def near(verdict: Verdict) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return verdict.witnesses, verdict.nearest


def test_a_legal_move_is_answered_as_it_is_written(side: Side) -> None:
    state = side.state({8: 2}, {11: 1, 24: 2}, throw=(3, 4), left=(3, 4))
    for text in ("8/11", "8/11*"):
        verdict = state.judge(side.move(text))
        assert verdict.ok
        assert verdict.move == side.move("8/11*")
        assert verdict.rule is None
        assert near(verdict) == ((), ())


UNREADABLE = [
    *("", " ", "8", "8/", "/8", "8-11", "8/11 ", " 8/11", "8/11**", "8/11\n", "8 / 11"),
    *("0/3", "25/off", "25/3", "08/11", "8/011", "8/25", "8/0", "bar/off", "bar/bar", "8/bar"),
    *(
        "off",
        "off8",
        "offside",
        "BAR/3",
        "Bar/3",
        "8/OFF",
        "24/off*",
        "8/-1",
        "-8/11",
        "８/11",
        "8/1１",
        "8/11/14",
    ),
    *("roll", "roll 1", "roll 0-3", "roll 3-7", "roll 3-4-5", "roll  3-4", "Roll 3-4", "roll 3,4"),
    *("roll 3-4\n", "start 5-0", "start 53", "start ٣-4", "\0", "null", "3-4"),
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_a_text_that_is_no_move_breaks_no_rule(text: str) -> None:
    playing = Side(0).state({8: 2}, AWAY, throw=(3, 4), left=(3, 4))
    for state in (playing, GAME.new(), Side(1).state({8: 2}, AWAY)):
        assert near(move_refused(state, text, None, "unreadable", move=text)) == ((), ())


def test_a_long_text_is_shown_short() -> None:
    move_refused(GAME.new(), "x" * 40, None, "unreadable", move="x" * 40)
    move_refused(GAME.new(), "x" * 41, None, "unreadable", move="x" * 39 + "…")


def test_a_stone_that_is_off_stays_off(side: Side) -> None:
    state = side.state({8: 2}, AWAY, throw=(3, 4), left=(3, 4))
    move_refused(state, "off/8", None, "off-stays")


@pytest.mark.parametrize("move", ["8/11", "bar/3", "24/off", "roll 3-4", "start 5-3"])
def test_after_the_end_nothing_is_played(side: Side, move: str) -> None:
    over = side.state({24: 1}, AWAY, throw=(1, 3), left=(1, 3)).play(side.move("24/off"))
    verdict = move_refused(over, move, "goal.all-off", "over", seat=side.seat)
    assert near(verdict) == ((f"off{side.seat}",), ())


def test_before_the_roll_off_nothing_else_is_played() -> None:
    for move in ("bar/3", "8/11", "24/off", "roll 3-4", "roll 1-1"):
        move_refused(GAME.new(), move, "start.roll-off", "roll-off-first")
    for die in range(1, 7):
        move_refused(GAME.new(), f"start {die}-{die}", "start.roll-off", "roll-off-equal", die=die)


def test_the_beginner_is_found_once(side: Side) -> None:
    due = side.state({8: 2}, AWAY)
    for move in ("start 5-3", "start 3-3"):
        move_refused(due, move, "start.roll-off", "roll-off-done", seat=side.seat)


def test_a_throw_is_due_before_a_stone_moves(side: Side) -> None:
    due = side.state({8: 2}, AWAY)
    for move in ("8/11", "bar/3", "24/off"):
        move_refused(due, side.move(move), "turn.alternate", "throw-first", seat=side.seat)


def test_a_throw_is_written_lower_first(side: Side) -> None:
    due = side.state({8: 2}, AWAY)
    verdict = move_refused(due, "roll 5-3", None, "lower-written-first", move="roll 3-5")
    assert near(verdict) == ((), ("roll 3-5",))


def test_a_die_is_left_before_anyone_throws(side: Side) -> None:
    state = side.state({8: 2, 9: 2, 10: 2, 12: 2}, AWAY, throw=(3, 4), left=(3, 4))
    for move in ("roll 3-4", "roll 4-3", "start 5-3"):
        verdict = move_refused(state, move, "throw.must-move", "die-left", die=3)
        assert verdict.witnesses == ("dice",)
        assert verdict.nearest == tuple(state.legal_moves()[:3])


def test_when_no_stone_is_on_the_bar_then_none_enters(side: Side) -> None:
    state = side.state({8: 2}, AWAY, throw=(3, 4), left=(3, 4))
    verdict = move_refused(state, side.move("bar/3"), "bar.first", "bar-empty", seat=side.seat)
    assert near(verdict) == ((), (side.move("8/11"),))


def test_an_opposing_stone_is_not_yours(side: Side) -> None:
    state = side.state({8: 2}, {12: 2}, throw=(3, 4), left=(3, 4))
    point = side.point(12)
    for move in ("12/15", "12/9", "12/off"):
        verdict = move_refused(
            state, side.move(move), "turn.alternate", "not-yours", seat=side.seat, point=point
        )
        assert near(verdict) == ((str(point),), (side.move("8/11"),))


def test_an_empty_point_has_no_stone(side: Side) -> None:
    state = side.state({8: 2}, AWAY, throw=(3, 4), left=(3, 4))
    point = side.point(9)
    verdict = move_refused(
        state, side.move("9/12"), "turn.alternate", "no-stone", seat=side.seat, point=point
    )
    assert near(verdict) == ((str(point),), (side.move("8/11"),))


def test_stones_on_the_bar_come_first(side: Side) -> None:
    state = side.state({8: 2, 19: 1}, AWAY, throw=(3, 4), left=(3, 4), bar=(2, 1))
    for move in ("8/11", "8/5", "19/off", "8/20"):
        verdict = move_refused(
            state, side.move(move), "bar.first", "bar-first", seat=side.seat, count=2
        )
        assert near(verdict) == ((f"bar{side.seat}",), (side.move("bar/3"),))


def test_a_stone_enters_on_the_point_of_its_die(side: Side) -> None:
    state = side.state({}, AWAY, throw=(3, 4), left=(3, 4), bar=(2, 0))
    point, entry = side.point(10), side.point(3)
    args = {"point": point, "die": 3, "entry": entry}
    args["seat"] = side.seat
    verdict = move_refused(state, side.move("bar/10"), "bar.first", "wrong-entry", **args)
    assert near(verdict) == ((str(point),), (side.move("bar/3"),))
    args["point"] = side.point(7)
    move_refused(state, side.move("bar/7"), "bar.first", "wrong-entry", **args)


def test_entering_by_a_later_die_breaks_the_order(side: Side) -> None:
    state = side.state({}, AWAY, throw=(3, 4), left=(3, 4), bar=(2, 0))
    args = {"seat": side.seat, "die": 3}
    verdict = move_refused(
        state, side.move("bar/4"), "throw.normal", "order-normal", distance=4, **args
    )
    assert near(verdict) == (("dice",), (side.move("bar/3"),))


def test_when_no_die_of_the_throw_enters_there_then_it_is_told_where_the_die_does(
    side: Side,
) -> None:
    state = side.state({}, AWAY, throw=(3, 4), left=(3, 4), bar=(2, 0))
    args = {"seat": side.seat, "die": 3, "point": side.point(6), "entry": side.point(3)}
    verdict = move_refused(state, side.move("bar/6"), "bar.first", "wrong-entry", **args)
    assert verdict.witnesses == (str(side.point(6)),)


def test_a_stone_goes_one_way(side: Side) -> None:
    state = side.state({8: 2, 12: 1}, AWAY, throw=(3, 4), left=(3, 4))
    for target in (5, 8, 2):
        verdict = move_refused(
            state, side.move(f"8/{target}"), "move.direction", "wrong-way", seat=side.seat
        )
        assert verdict.witnesses == (str(side.point(8)), str(side.point(target)))
        assert verdict.nearest[0] == side.move("8/11")


def test_bearing_off_waits_until_all_are_home(side: Side) -> None:
    state = side.state({8: 2, 12: 1, 22: 1}, AWAY, throw=(3, 4), left=(3, 4))
    outside = sorted(map(side.point, (8, 12)))
    args = {"count": 2, "point": outside[0], "seat": side.seat}
    verdict = move_refused(state, side.move("22/off"), "off.all-home", "not-all-home", **args)
    assert verdict.witnesses == tuple(map(str, outside))
    assert set(verdict.nearest) == side.moves("8/11", "12/15")
    move_refused(state, side.move("8/off"), "off.all-home", "not-all-home", **args)


def test_nothing_moves_inside_home_once_all_are_there(side: Side) -> None:
    state = side.state({19: 2, 22: 1}, AWAY, throw=(3, 4), left=(3, 4))
    args = {"seat": side.seat, "die": 3, "exact": side.point(22)}
    verdict = move_refused(state, side.move("19/22"), "off.no-inside-move", "inside-home", **args)
    assert near(verdict) == ((str(side.point(19)),), (side.move("22/off"),))
    move_refused(state, side.move("19/23"), "off.no-inside-move", "inside-home", **args)


def test_a_stone_leaves_with_its_exact_number(side: Side) -> None:
    state = side.state({19: 2, 22: 1, 24: 1}, AWAY, throw=(3, 4), left=(3, 4))
    for own, needs in ((19, 6), (24, 1)):
        args = {"seat": side.seat, "point": side.point(own), "needs": needs, "die": 3}
        verdict = move_refused(state, side.move(f"{own}/off"), "off.exact", "off-exact", **args)
        assert near(verdict) == ((str(side.point(own)), "dice"), (side.move("22/off"),))


def test_bearing_off_by_a_later_die_breaks_the_order(side: Side) -> None:
    state = side.state({21: 2, 22: 1}, AWAY, throw=(3, 4), left=(3, 4))
    args = {"seat": side.seat, "die": 3, "distance": 4}
    verdict = move_refused(state, side.move("21/off"), "throw.normal", "order-normal", **args)
    assert near(verdict) == (("dice",), (side.move("22/off"),))


@pytest.mark.parametrize(
    ("throw", "left", "kind", "later"),
    [
        ((3, 4), (3, 4), "normal", 4),
        ((1, 2), (1, 1, 2, 2, 5, 5, 6, 6), "trictrac", 5),
        ((6, 6), (6, 1, 1), "double", 1),
    ],
)
def test_when_a_die_is_played_out_of_its_order_then_it_is_refused(
    side: Side, throw: tuple[int, int], left: tuple[int, ...], kind: str, later: int
) -> None:
    state = side.state({5: 2}, AWAY | {24: 2}, throw=throw, left=left)
    legal = side.move(f"5/{5 + left[0]}")
    args = {"seat": side.seat, "die": left[0]}
    move = side.move(f"5/{5 + later}")
    verdict = move_refused(state, move, f"throw.{kind}", f"order-{kind}", distance=later, **args)
    assert near(verdict) == (("dice",), (legal,))
    for absent in (7, 10):
        move = side.move(f"5/{5 + absent}")
        verdict = move_refused(state, move, f"throw.{kind}", "no-such-die", distance=absent, **args)
        assert near(verdict) == (("dice",), (legal,))


def test_a_die_that_was_played_is_there_no_more(side: Side) -> None:
    state = side.state({5: 2}, AWAY, throw=(3, 4), left=(4,))
    args = {"seat": side.seat, "die": 4, "distance": 3}
    move_refused(state, side.move("5/8"), "throw.normal", "die-gone", **args)


def test_a_stone_does_not_go_onto_the_dice(side: Side) -> None:
    state = side.state({5: 2}, AWAY, throw=(3, 4), left=(3, 4))
    with pytest.raises(IllegalMove) as refused:
        GAME.attempt(state, str(side.point(5)), "dice")
    assert refused.value.rule == "throw.must-move"
    assert refused.value.verdict.witnesses == ("dice",)


def test_a_closed_point_is_blocked(side: Side) -> None:
    state = side.state({5: 2, 9: 1}, {8: 3}, throw=(3, 4), left=(3, 4))
    args = {"seat": side.seat, "point": side.point(8), "count": 3}
    for move in ("5/8", "5/8*"):
        verdict = move_refused(state, side.move(move), "move.landing", "blocked", **args)
        assert near(verdict) == ((str(side.point(8)),), (side.move("9/12"),))


def test_the_look_ahead_shows_the_dice_and_the_closed_points(side: Side) -> None:
    state = side.state({2: 1, 20: 2}, {7: 2, 10: 2}, throw=(2, 5), left=(2, 5))
    args = {"seat": side.seat, "die": 2, "next": 5}
    verdict = move_refused(state, side.move("20/22"), "throw.look-ahead", "look-ahead", **args)
    assert near(verdict) == (("dice", str(side.point(7))), (side.move("2/4"),))


def test_the_look_ahead_counts_every_stone_that_is_left(side: Side) -> None:
    closed = (7, 9, 18)
    theirs = dict.fromkeys((*closed, 15), 2)
    state = side.state({2: 1, 4: 1, 13: 1, 20: 1}, theirs, throw=(2, 5), left=(2, 5))
    verdict = state.judge(side.move("20/22"))
    assert verdict.rule == "throw.look-ahead"
    assert verdict.witnesses == ("dice", *map(str, sorted(map(side.point, closed))))


def test_the_look_ahead_looks_from_where_the_stone_would_stand(side: Side) -> None:
    # After 17/19 the 5 would end on 9 or on 24, the last point; both are closed.
    state = side.state({4: 1, 17: 1}, {9: 2, 24: 2}, throw=(2, 5), left=(2, 5))
    verdict = state.judge(side.move("17/19"))
    assert verdict.rule == "throw.look-ahead"
    closed = sorted(map(side.point, (9, 24)))
    assert near(verdict) == (("dice", *map(str, closed)), (side.move("4/6"),))


def test_when_no_point_is_closed_then_the_look_ahead_shows_the_dice_alone(side: Side) -> None:
    # After 18/19 all are home and nothing stands where a 4 bears off: no point is to blame.
    state = side.state({18: 1, 19: 2}, AWAY, throw=(1, 4), left=(1, 4))
    verdict = state.judge(side.move("18/19"))
    assert verdict.rule == "throw.look-ahead"
    assert near(verdict) == (("dice",), (side.move("19/20"),))


def test_when_nothing_is_hit_then_a_star_is_refused(side: Side) -> None:
    state = side.state({8: 2}, AWAY, throw=(3, 4), left=(3, 4))
    args = {"seat": side.seat, "point": side.point(11)}
    verdict = move_refused(state, side.move("8/11*"), "move.hit", "no-hit", **args)
    assert near(verdict) == ((str(side.point(11)),), (side.move("8/11"),))


def test_what_comes_near_is_the_same_stone_first_and_three_at_most(side: Side) -> None:
    own = {4: 2, 6: 2, 8: 2, 12: 2, 15: 2}
    state = side.state(own, AWAY, throw=(3, 5), left=(3, 5))
    assert len(state.legal_moves()) == 5
    for source in own:
        verdict = state.judge(side.move(f"{source}/{source + 5}"))
        assert len(verdict.nearest) == 3
        assert verdict.nearest[0] == side.move(f"{source}/{source + 3}")


FIRST = [
    # A stone that is not yours is told before a stone on the bar, and that before anything else.
    ("12/15", (1, 0), "turn.alternate"),
    ("9/12", (1, 0), "turn.alternate"),
    ("8/5", (1, 0), "bar.first"),
    ("8/20", (1, 0), "bar.first"),
    # Then the way it goes, the die, the point, and only then the star.
    ("8/7*", (0, 0), "move.direction"),
    ("8/12", (0, 0), "throw.normal"),
    ("8/14*", (0, 0), "throw.normal"),
    ("8/11*", (0, 0), "move.landing"),
    ("5/8*", (0, 0), "move.hit"),
]


@pytest.mark.parametrize(("move", "bar", "rule"), FIRST)
def test_of_several_faults_the_first_that_a_teacher_would_name(
    side: Side, move: str, bar: tuple[int, int], rule: str
) -> None:
    theirs = {11: 2, 12: 2, 20: 2}
    state = side.state({5: 1, 8: 2}, theirs, throw=(3, 4), left=(3, 4), bar=bar)
    assert state.judge(side.move(move)).rule == rule


def test_a_star_is_told_after_the_look_ahead(side: Side) -> None:
    state = side.state({2: 1, 20: 2}, {7: 2}, throw=(2, 5), left=(2, 5))
    assert state.judge(side.move("20/22*")).rule == "throw.look-ahead"


def test_only_what_is_due_is_drawn(side: Side) -> None:
    assert GAME.new().judge_draw().ok
    assert side.state({8: 2}, AWAY).judge_draw().ok
    playing = side.state({8: 2}, AWAY, throw=(3, 4), left=(3, 4))
    assert playing.judge_draw().rule == "throw.must-move"
    over = side.state({24: 1}, AWAY, throw=(1, 3), left=(1, 3)).play(side.move("24/off"))
    assert over.judge_draw().rule == "goal.all-off"


def test_a_start_is_refused_by_the_rule_and_not_by_its_spelling() -> None:
    assert new("trictrac").judge("start 1-6").ok
    assert new("trictrac").judge("start 6-1").ok


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("source", "target", "rule", "id"),
    [
        ("bar{other}", "{point}", "turn.alternate", "verdict-other-bar"),
        ("{point}", "off{other}", "turn.alternate", "verdict-other-tray"),
        ("bar{side}", "off{side}", "bar.first", "verdict-bar-first"),
        ("{point}", "bar{side}", "bar.first", "verdict-bar-first"),
        ("{point}", "bar{other}", "move.hit", "verdict-onto-bar"),
    ],
)
def test_a_gesture_that_the_notation_cannot_say_is_refused(
    side: int, source: str, target: str, rule: str, id: str
) -> None:
    state = GAME.new().play("start 5-3" if side == 0 else "start 3-5").play("roll 3-4")
    names = {"side": side, "other": 1 - side, "point": 3 if side == 0 else 22}
    with pytest.raises(IllegalMove) as refusal:
        GAME.attempt(state, source.format(**names), target.format(**names))
    assert (refusal.value.rule, refusal.value.verdict.message.id) == (rule, id)
    assert refusal.value.verdict.witnesses


def test_when_no_stone_is_on_the_bar_then_nobody_moves_one_onto_it() -> None:
    state = position(white="8:2", black="20:2", throw="3-5")
    for bar in ("bar0", "bar1"):
        with pytest.raises(IllegalMove) as refusal:
            GAME.attempt(state, "8", bar)
        assert refusal.value.verdict.message.id == "verdict-onto-bar"


@pytest.mark.parametrize("place", ["bar0", "bar1", "8", "off0"])
def test_a_touch_before_the_throw_says_that_the_throw_comes_first(place: str) -> None:
    for state, rule in (
        (GAME.new(), "start.roll-off"),
        (GAME.new().play("start 5-3"), "turn.alternate"),
    ):
        with pytest.raises(IllegalMove) as refusal:
            GAME.attempt(state, place, place)
        assert refusal.value.rule == rule
