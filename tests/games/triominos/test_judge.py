"""Every way in which a move can be wrong: its rule, its words, its witnesses, what comes near."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.battery import whole_game
from tests.games.refusals import move_refused as refuse
from tests.games.triominos.tables import (
    HOOK,
    STRIP,
    placements,
    play,
    position,
    start_of,
    state,
)
from tritables import IllegalMove, Verdict
from tritables.games.triominos import GAME
from tritables.games.triominos.state import TriominosState
from tritables.texts import LANGUAGES, say

TWO = ("3-3-4 1-1-3 0-0-5 2-2-4", "0-5-5 1-1-4 2-3-5 0-2-2")
NOTHING_FITS = "2-2-5 2-3-3"
LEGAL = {"0-0-5@-1,0", "1-1-3@3,0", "4-3-3@2,1"}


def near(verdict: Verdict) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return verdict.witnesses, verdict.nearest


def due(phase: str = "lots") -> TriominosState:
    start = start_of("lots")
    return start if phase == "lots" else start.play("lots 1-4-5 0-0-2 0-1-1")


def over() -> TriominosState:
    return start_of("winner").play("4-3-3@2,1")


def test_every_refusal_of_the_catalogue_is_brought_about_here() -> None:
    catalogue = files("tritables.games.triominos").joinpath("texts", "en.ftl")
    ids = set(re.findall(r"^verdict-([\w-]+)", catalogue.read_text("utf-8"), re.MULTILINE))
    here = Path(__file__).read_text("utf-8")
    told = set(re.findall(r'"([a-z-]+)"', here))
    assert ids <= told, ids - told


def test_a_legal_move_is_answered_as_it_is_written() -> None:
    for move in state(STRIP, *TWO).legal_moves():
        verdict = state(STRIP, *TWO).judge(move)
        assert (verdict.ok, verdict.move, verdict.rule) == (True, move, None)
        assert near(verdict) == ((), ())


# What is no move.

UNREADABLE = [
    *("", " ", "Buy", "BUY", "buy ", " buy", "pass!", "Timeout", "end", "?", "\0", "null"),
    *("0-1-5", "0-1-5@", "0-1-5@0", "5-1-0@2,-1", "0-1-6@0,0", "0-1-5@0,-0", "0-1-5@1000,0"),
    *("0-1-5 @0,0", "０-1-5@0,0", "Lots 0-0-0", "shuffled 0-0-0", "rack0.0", "pool", "?-?-?@0,0"),
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_a_text_that_is_no_move_breaks_no_rule(text: str) -> None:
    for now in (state(STRIP, *TWO), due(), due("shuffle"), over()):
        assert near(refuse(now, text, None, "unreadable", move=text)) == ((), ())


def test_a_long_text_is_shown_short() -> None:
    refuse(due(), "x" * 40, None, "unreadable", move="x" * 40)
    refuse(due(), "x" * 41, None, "unreadable", move="x" * 39 + "…")


# Out of time.


@pytest.mark.parametrize("move", ["4-3-3@2,1", "buy", "pass", "timeout", "lots", "shuffle 0-0-0"])
def test_after_the_end_nothing_is_played(move: str) -> None:
    assert near(refuse(over(), move, "end.equal-turns", "over")) == ((), ())
    blocked = start_of("blocked").play("buy")
    assert near(refuse(blocked, move, "end.blocked", "over")) == ((), ())


@pytest.mark.parametrize("move", ["0-0-1@0,0", "buy", "pass", "timeout", "shuffle 0-0-2"])
def test_the_lots_come_first(move: str) -> None:
    assert near(refuse(due(), move, "start.highest", "lots-first")) == ((), ())


@pytest.mark.parametrize("move", ["0-0-1@0,0", "buy", "pass", "timeout", "lots 1-4-5 0-0-2 0-1-1"])
def test_when_the_pool_is_mixed_then_every_other_move_is_refused(move: str) -> None:
    refuse(due("shuffle"), move, "start.highest", "shuffle-first")


@pytest.mark.parametrize("move", ["lots", "lots 0-0-1 0-0-2", "shuffle", "shuffle 0-0-0"])
def test_when_play_has_begun_then_lots_and_shuffles_are_refused(move: str) -> None:
    refuse(state("", *TWO), move, "start.highest", "begun", player=1)
    refuse(state(STRIP, *TWO, on_turn=1), move, "start.highest", "begun", player=2)


# Lots and the shuffle.


@pytest.mark.parametrize(("move", "count"), [("lots", 0), ("lots 1-4-5", 1), ("lots a b c d", 4)])
def test_as_many_lots_as_seats_that_draw(move: str, count: int) -> None:
    refuse(due(), move, "start.highest", "lots-count", need=3, count=count)
    tied = due().play("lots 1-4-5 0-5-5 0-0-2")
    refuse(tied, "lots 1-4-5 0-5-5 0-0-2", "start.highest", "lots-count", need=2, count=3)


def test_lots_are_tiles_of_the_pool_each_once() -> None:
    refuse(due(), "lots 1-4-5 0-5-5 4-1-5", "tiles.set", "no-tile", tile="4-1-5")
    refuse(due(), "lots ? 0-5-5 1-4-5", "tiles.set", "no-tile", tile="?")
    refuse(due(), f"lots {'9' * 30} a b", "tiles.set", "no-tile", tile="9" * 30)
    refuse(due(), "lots 1-4-5 0-5-5 0-0-1", "start.highest", "not-in-pool", tile="0-0-1")
    refuse(due(), "lots 1-4-5 0-5-5 1-4-5", "start.highest", "not-in-pool", tile="1-4-5")


def test_the_shuffle_names_the_whole_pool() -> None:
    now = due("shuffle")
    need, pool = len(now.pool), list(now.pool)

    def shuffle(*tiles: str) -> str:
        return " ".join(("shuffle", *tiles))

    refuse(now, shuffle(), "start.highest", "shuffle-count", need=need, count=0)
    refuse(now, shuffle(*pool[1:]), "start.highest", "shuffle-count", need=need, count=need - 1)
    more = shuffle(*pool, pool[0])
    refuse(now, more, "start.highest", "shuffle-count", need=need, count=need + 1)
    refuse(now, shuffle(*pool[1:], "x"), "tiles.set", "no-tile", tile="x")
    refuse(now, shuffle(*pool[1:], pool[1]), "start.highest", "not-in-pool", tile=pool[1])
    refuse(now, shuffle(*pool[1:], "0-0-1"), "start.highest", "not-in-pool", tile="0-0-1")


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_when_a_view_hides_the_pool_then_verdicts_on_lots_tell_nothing_of_it(
    seat: int | None,
) -> None:
    lots = ("lots 1-4-5 0-5-5 0-0-2", "lots 0-0-1 0-0-0 1-1-4", "lots", "lots x", "lots ? ? ?")
    for move in lots:
        verdict = refuse(due().view(seat), move, "start.highest", "drawn-blind")
        assert near(verdict) == (("pool",), ())
    mixed = due("shuffle")
    for move in (" ".join(("shuffle", *mixed.pool)), "shuffle", "shuffle 0-0-1"):
        verdict = refuse(mixed.view(seat), move, "start.highest", "drawn-blind")
        assert near(verdict) == (("pool",), ())


# Buying, passing, the clock.


def test_the_clock_runs_out_only_where_there_is_one() -> None:
    refuse(state(STRIP, *TWO), "timeout", "time.limit", "no-limit")
    refuse(state("", *TWO), "timeout", "time.limit", "no-limit")


@pytest.mark.parametrize("move", ["buy", "pass"])
def test_the_first_turn_places(move: str) -> None:
    first = state("", *TWO)
    verdict = refuse(first, move, "start.must-place", "must-begin", player=1)
    assert near(verdict) == (("0,0",), first.legal_moves()[:3])


def test_an_empty_pool_has_nothing_to_buy() -> None:
    fits = state(STRIP, "3-3-4 2-2-5", "0-5-5", rest=1)
    assert near(refuse(fits, "buy", "pool.empty", "pool-empty")) == (("pool",), ("4-3-3@2,1",))
    nothing = state(STRIP, NOTHING_FITS, "0-5-5", rest=1)
    assert near(refuse(nothing, "buy", "pool.empty", "pool-empty")) == (("pool",), ("pass",))


def test_when_three_tiles_were_bought_then_a_fourth_is_refused() -> None:
    now = play(state(STRIP, *TWO, first="2-2-2 0-2-3 5-5-5"), "buy", "buy", "buy")
    verdict = refuse(now, "buy", "buy.must", "bought-three")
    assert verdict.witnesses == ("rack0",)
    assert verdict.nearest[-1] == "pass"
    assert len(placements(now).intersection(verdict.nearest)) == 2


@pytest.mark.parametrize("bought", [0, 1, 2])
def test_when_fewer_than_three_were_bought_then_passing_is_refused(bought: int) -> None:
    now = play(state(STRIP, NOTHING_FITS, "0-5-5", first="2-2-2 0-2-2"), *["buy"] * bought)
    verdict = refuse(now, "pass", "buy.must", "buy-first", bought=bought)
    assert near(verdict) == (("pool",), ("buy",))
    fits = state(STRIP, *TWO)
    verdict = refuse(fits, "pass", "buy.must", "buy-first", bought=0)
    assert set(verdict.nearest) == LEGAL | {"buy"}


def test_when_the_pool_is_empty_and_a_tile_fits_then_passing_is_refused() -> None:
    now = state(STRIP, "2-2-5 3-3-4", "0-5-5", rest=1)
    verdict = refuse(now, "pass", "pool.must-place", "can-place")
    assert near(verdict) == (("rack0.1",), ("4-3-3@2,1",))


# The tile.


def test_a_tile_that_is_not_held() -> None:
    now = state(STRIP, *TWO)
    for move, tile in (("1-1-4@0,1", "1-1-4"), ("3-4-4@2,1", "3-4-4"), ("4-4-3@9,9", "3-4-4")):
        verdict = refuse(now, move, "setup.deal", "not-held", player=1, tile=tile)
        assert verdict.witnesses == ("rack0",)


def test_when_a_tile_is_not_held_then_its_place_is_not_told() -> None:
    # In the other's hand, in the pool: the same words, witnesses and neighbours.
    now = state(STRIP, *TWO, first="5-5-5")
    other = refuse(now, "1-1-4@40,40", "setup.deal", "not-held", player=1, tile="1-1-4")
    pool = refuse(now, "5-5-5@40,40", "setup.deal", "not-held", player=1, tile="5-5-5")
    assert near(other) == near(pool)


@pytest.mark.parametrize("move", ["0-1-4@2,1", "1-4-0@1,0", "4-0-1@7,7"])
def test_a_tile_that_lies_there_already(move: str) -> None:
    verdict = refuse(
        state(STRIP, *TWO), move, "tiles.set", "on-table", player=1, tile="0-1-4"
    )  # fmt: skip
    assert verdict.witnesses == ("1,0",)


@pytest.mark.parametrize("move", ["1-3-1@0,0", "3-1-1@0,0", "1-1-3@1,0", "1-1-3@0,2"])
def test_the_first_tile_goes_to_the_middle(move: str) -> None:
    first = state("", *TWO)
    right = "1-1-3@0,0"
    verdict = refuse(
        first, move, "start.any-tile", "first-tile", player=1, tile="1-1-3", move=right
    )
    assert near(verdict) == (("0,0",), (right,))


# The place.


def test_a_place_that_is_taken() -> None:
    now = state(STRIP, *TWO)
    for move, cell in (("3-3-4@1,0", "1,0"), ("4-3-3@2,0", "2,0")):
        verdict = refuse(now, move, "place.side", "taken", player=1, tile="3-3-4")
        assert near(verdict) == ((cell,), ("4-3-3@2,1",))


def test_a_tile_that_would_lie_alone() -> None:
    verdict = refuse(state(STRIP, *TWO), "0-0-5@6,6", "place.side", "alone", player=1, tile="0-0-5")
    assert near(verdict) == ((), ("0-0-5@-1,0",))


def test_when_only_corners_meet_then_a_tile_is_refused() -> None:
    verdict = refuse(
        state(STRIP, *TWO), "0-0-5@-1,-1", "place.side", "corner-only", player=1, tile="0-0-5"
    )
    assert set(verdict.witnesses) == {"0,0", "1,0"}
    assert verdict.nearest == ("0-0-5@-1,0",)


# The numbers.


def test_a_side_that_differs() -> None:
    now = state(STRIP, *TWO)
    ends = {"way": "both", "mine": 2, "theirs": 4, "other": 4, "met": 3, "turned": 0}
    args = {"player": 1, "tile": "2-2-4", **ends}
    verdict = refuse(now, "2-4-2@2,1", "place.match", "side-differs", **args)
    assert verdict.witnesses == ("2,0", "2,1")


def test_a_tile_that_only_has_to_be_turned() -> None:
    now = state(STRIP, *TWO)
    ends = {"way": "one", "mine": 3, "theirs": 4, "other": 3, "met": 3, "turned": 1}
    args = {"player": 1, "tile": "3-3-4", **ends}
    verdict = refuse(now, "3-3-4@2,1", "place.match", "side-differs", **args)
    assert near(verdict) == (("2,0", "2,1"), ("4-3-3@2,1",))


def test_the_numbers_of_a_side_are_read_clockwise_by_the_new_tile() -> None:
    # -1,0 points down: its right side runs from the corner with the 0 to the one with the 5.
    now = state(STRIP, *TWO)
    ends = {"way": "swapped", "mine": 5, "theirs": 0, "other": 0, "met": 5, "turned": 1}
    args = {"player": 1, "tile": "0-0-5", **ends}
    verdict = refuse(now, "0-5-0@-1,0", "place.match", "side-differs", **args)
    assert str(verdict.message) == (
        "These are the same numbers, but the other way round: your 5 would touch a 0, "
        "and your 0 a 5. Turn the tile, and it fits."
    )


def test_in_a_gap_the_side_that_differs_is_shown() -> None:
    gap = start_of("notch")
    found = set()
    for text in ("4-3-4", "4-4-3"):
        verdict = gap.judge(f"{text}@1,0")
        assert (verdict.rule, verdict.message.id) == ("place.match", "verdict-side-differs")
        assert verdict.witnesses[-1] == "1,0"
        found.add(verdict.witnesses[0])
        assert verdict.nearest == ("3-4-4@1,0",)
    assert found <= {"0,0", "2,0", "1,-1"}


def test_a_far_corner_that_differs() -> None:
    hook = state(HOOK, "1-3-3 2-2-4", "0-4-4")
    args = {"player": 1, "tile": "1-3-3", "mine": 1, "theirs": 5}
    verdict = refuse(hook, "3-3-1@0,1", "place.match", "corner-differs", **args)
    assert near(verdict) == (("-1,2", "0,1"), ("3-3-1@-4,1",))


def test_what_comes_near_is_the_same_tile_and_three_at_most() -> None:
    counts = set()
    states = whole_game("triominos", 2).states
    for now in [one for one in states if one.table and one.phase == "play"]:
        for tile in now.hands[now.on_turn]:
            own = [
                move
                for move, placed in now.placements().items()
                if placed is not None and placed[0] == tile
            ]
            verdict = now.judge(f"{tile}@90,90")
            assert len(verdict.nearest) == min(3, len(own))
            assert set(verdict.nearest) <= set(own)
            counts.add(len(own))
    assert max(counts) > 3


def test_what_comes_near_is_the_nearest_first() -> None:
    now = state(STRIP + " 4-3-3@2,1 3-3-3@3,1", "0-3-3 0-0-5", "5-5-5")
    own = [move for move in now.legal_moves() if move.startswith(("0-3-3", "3-0-3", "3-3-0"))]
    assert len(own) > 1

    def far(move: str, cell: tuple[int, int]) -> int:
        x, y = map(int, move.partition("@")[2].split(","))
        return abs(x - cell[0]) + abs(y - cell[1])

    for cell in ((20, 20), (-20, 3), (2, -20)):
        verdict = now.judge(f"0-3-3@{cell[0]},{cell[1]}")
        distances = [far(move, cell) for move in verdict.nearest]
        assert distances == sorted(distances)
        assert distances[0] == min(far(move, cell) for move in own)


def test_where_the_tile_fits_nowhere_another_one_there_comes_near() -> None:
    now = state(STRIP, *TWO)
    assert not [move for move in now.legal_moves() if "2-2-4" in move]
    assert now.judge("2-2-4@2,1").nearest == ("4-3-3@2,1",)
    assert now.judge("2-2-4@20,20").nearest == ()


FIRST = [
    # That a tile is not held is told before where it was put, the place before the numbers,
    # a side before a far corner.
    ("1-1-4@9,9", "setup.deal"),
    ("1-1-4@0,0", "setup.deal"),
    ("0-1-4@9,9", "tiles.set"),
    ("3-3-4@0,0", "place.side"),
    ("3-3-4@9,9", "place.side"),
    ("3-3-4@2,1", "place.match"),
]


@pytest.mark.parametrize(("move", "rule"), FIRST)
def test_of_several_faults_the_first_that_a_teacher_would_name(move: str, rule: str) -> None:
    assert state(STRIP, *TWO).judge(move).rule == rule


def test_only_what_is_due_is_drawn() -> None:
    assert due().judge_draw().ok
    assert due("shuffle").judge_draw().ok
    assert state(STRIP, *TWO).judge_draw().rule == "start.highest"
    assert over().judge_draw().rule == "end.equal-turns"


# Gestures that the notation has no words for.


@pytest.mark.parametrize(
    ("source", "target", "rule", "id", "witnesses", "more"),
    [
        ("1,0", "2,1", "turn.order", "tile-lies", ("1,0",), {}),
        ("2,0", "rack0", "turn.order", "tile-lies", ("2,0",), {}),
        ("rack1.0", "2,1", "turn.order", "other-rack", ("rack1.0",), {"owner": 2}),
        ("rack1", "2,1", "turn.order", "other-rack", ("rack1",), {"owner": 2}),
        ("rack0.0", "pool", "buy.must", "no-return", ("pool",), {}),
        ("rack0.0", "rack0.1", "place.side", "not-there", ("rack0.1",), {}),
        ("rack0.0", "rack1", "place.side", "not-there", ("rack1",), {}),
    ],
)
def test_a_gesture_that_the_notation_cannot_say_is_refused(
    source: str, target: str, rule: str, id: str, witnesses: tuple[str, ...], more: dict[str, int]
) -> None:
    now = state(STRIP, *TWO)
    with pytest.raises(IllegalMove) as refusal:
        GAME.attempt(now, source, target)
    verdict = refusal.value.verdict
    assert (verdict.rule, verdict.message.id) == (rule, f"verdict-{id}")
    assert verdict.witnesses == witnesses
    assert verdict.message.args.items() >= ({"player": 1} | more).items()
    for lang in LANGUAGES:
        assert say(verdict.message, lang)


@pytest.mark.parametrize("source", ["rack0", "rack0.9"])
def test_a_gesture_that_lifts_nothing_is_told_so(source: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.attempt(state(STRIP, *TWO), source, "2,1")
    verdict = caught.value.verdict
    assert verdict.rule == "turn.order"
    assert verdict.message.id.removeprefix("verdict-") == "no-tile-there"
    assert verdict.witnesses == (source,)


@pytest.mark.parametrize(
    ("phase", "id"), [("lots", "lots-first"), ("shuffle", "shuffle-first"), ("over", "over")]
)
def test_no_gesture_comes_before_what_is_due(phase: str, id: str) -> None:
    now = over() if phase == "over" else due(phase)
    for source, target in (("rack0.0", "0,0"), ("rack1.0", "pool"), ("0,0", "rack0")):
        with pytest.raises(IllegalMove) as refusal:
            GAME.attempt(now, source, target)
        assert refusal.value.verdict.message.id == f"verdict-{id}"


def test_a_position_that_is_judged_stays_as_it_was() -> None:
    data = position(STRIP, *TWO)
    now = GAME.read(data)
    for move in (*UNREADABLE, "buy", "pass", "timeout", "4-3-3@2,1", "lots 0-0-0"):
        now.judge(move)
    assert now.position() == data
