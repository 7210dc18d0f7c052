"""Reading a position: every check refuses with the place of the fault and the rule behind it."""

from __future__ import annotations

import copy

import pytest

from tests.games.battery import whole_game
from tests.games.refusals import Position, changed, position_refused
from tests.games.triominos.tables import STRIP, example, position, start_of, table_of
from tritables import BadPosition
from tritables import position as read_anything
from tritables.games.triominos import GAME

TWO = ("3-3-4 1-1-3 0-0-5 2-2-4", "0-5-5 1-1-4 2-3-5 0-2-2")
START = GAME.new(3, seed=5).position()
LOTS = example("lots")
TIED = GAME.read(LOTS).play("lots 1-4-5 0-5-5 0-0-2").position()
SHUFFLE = GAME.read(LOTS).play("lots 1-4-5 0-0-2 0-1-1").position()
FIRST = position("", *TWO)
PLAYING = position(STRIP, *TWO, first="5-5-5 0-2-3", scores=(13, -5))
BOUGHT = GAME.read(PLAYING).play("buy").play("buy").position()
RUNG = start_of("bell").play("3-3-1@4,3").position()
OVER = start_of("bell").play("3-3-1@4,3").play("5-4-4@-1,1").position()
BLOCKED = start_of("blocked").play("buy").position()
EMPTY = example("pool-empty")
KEYS = list(START)
SOUND = [START, LOTS, TIED, SHUFFLE, FIRST, PLAYING, BOUGHT, RUNG, OVER, BLOCKED, EMPTY]
STRANGE = [True, False, 3.0, "3", [], {}, 10**400, -(10**400), float("nan"), float("inf")]


def refused(data: object, where: str, id: str, rule: str | None = None, **args: object) -> None:
    position_refused(GAME, data, where, id, rule, **args)


@pytest.mark.parametrize("base", SOUND)
def test_sound_positions_are_read_and_written_back(base: Position) -> None:
    before = copy.deepcopy(base)
    assert GAME.read(base).position() == base == before
    assert list(GAME.read(base).position()) == KEYS
    assert read_anything(base) == GAME.read(base)


def test_states_that_differ_in_one_thing_are_not_equal() -> None:
    hands, table = PLAYING["hands"], PLAYING["table"]
    states = [
        GAME.read(data)
        for data in (
            PLAYING,
            changed(PLAYING, scores=[13, -4]),
            changed(PLAYING, to_act=1),
            changed(PLAYING, begins=1),
            changed(PLAYING, bought=1),
            changed(PLAYING, pool=[*PLAYING["pool"][1:], "5-5-5"]),
            changed(PLAYING, hands=[hands[1], hands[0]]),
            changed(PLAYING, hands=[hands[0][::-1], hands[1]]),
            changed(PLAYING, table=table[:-1], pool=[*PLAYING["pool"], "1-3-4"]),
            changed(PLAYING, options=PLAYING["options"] | {"target": None}),
            changed(PLAYING, options=PLAYING["options"] | {"scoring": "kids"}),
            changed(PLAYING, options=PLAYING["options"] | {"time_limit": 9}),
            TIED,
            LOTS,
            SHUFFLE,
            RUNG,
        )
    ]
    assert len(set(states)) == len(states)
    assert all((one == other) == (one is other) for one in states for other in states)
    assert states[0] != states[0].position()


def test_options_may_be_left_out_and_are_written_back() -> None:
    data = changed(PLAYING)
    del data["options"]
    assert GAME.read(data).position() == PLAYING
    for name in PLAYING["options"]:
        some = dict(PLAYING["options"])
        del some[name]
        assert GAME.read(changed(PLAYING, options=some)).position() == PLAYING
    kids = GAME.read(changed(PLAYING, options={"scoring": "kids"})).position()
    assert kids["options"] == PLAYING["options"] | {"scoring": "kids"}


def test_a_pool_and_a_hand_keep_their_order() -> None:
    now = GAME.read(PLAYING)
    assert now.pool[:2] == ("5-5-5", "0-2-3")
    assert now.play("buy").hands[0][-1] == "5-5-5"
    assert GAME.read(BOUGHT).hands[0][-2:] == ("5-5-5", "0-2-3")


# The form.


@pytest.mark.parametrize("value", ["Kids", "", None, 1, True])
def test_the_scoring_is_known(value: object) -> None:
    refused(changed(PLAYING, options={"scoring": value}), "options.scoring", "bad-choice")


@pytest.mark.parametrize("key", ["target", "rounds", "time_limit"])
@pytest.mark.parametrize("value", [*STRANGE, 0, -1])
def test_numbers_of_the_options_are_whole_or_null(key: str, value: object) -> None:
    refused(changed(PLAYING, options={key: value}), f"options.{key}", "bad-whole", low=1)


@pytest.mark.parametrize("value", ["deal", "Play", "", None, 1, ["play"]])
def test_the_phase_is_known(value: object) -> None:
    refused(changed(PLAYING, phase=value), "phase", "bad-choice")


@pytest.mark.parametrize("value", [*STRANGE, None, 1_000_001, -1_000_001])
def test_scores_are_whole_numbers(value: object) -> None:
    refused(changed(PLAYING, scores=[0, value]), "scores[1]", "bad-whole")
    refused(changed(PLAYING, scores=[value, 0]), "scores[0]", "bad-whole")


def test_there_is_a_score_for_each_seat() -> None:
    for wrong in ([], [0], [0, 0, 0]):
        refused(changed(PLAYING, scores=wrong), "scores", "bad-length-exact", low=2)
    refused(changed(PLAYING, scores=None), "scores", "bad-list")


@pytest.mark.parametrize("value", [*STRANGE, None, 4, -1])
def test_bought_is_nought_to_three(value: object) -> None:
    refused(changed(PLAYING, bought=value), "bought", "bad-whole", low=0, high=3)


@pytest.mark.parametrize("value", [*STRANGE, 2, -1, "chance"])
@pytest.mark.parametrize("key", ["bell", "begins"])
def test_bell_and_begins_are_seats_or_null(key: str, value: object) -> None:
    refused(changed(PLAYING, **{key: value}), key, "bad-whole", low=0, high=1)


@pytest.mark.parametrize("value", [*STRANGE, None, 3, -1])
def test_lots_are_seats(value: object) -> None:
    refused(changed(LOTS, lots=[0, value]), "lots[1]", "bad-whole", low=0, high=2)


def test_lots_are_no_more_than_the_seats() -> None:
    refused(changed(LOTS, lots=[0, 1, 2, 2]), "lots", "bad-length", high=3)
    refused(changed(LOTS, lots=0), "lots", "bad-list")


@pytest.mark.parametrize("count", [0, 1, 7])
def test_two_to_six_hands(count: int) -> None:
    data = changed(PLAYING, hands=[["0-0-0"]] * count)
    refused(data, "hands", "bad-length", low=2, high=6, length=count)
    for value in (None, {}, "0-0-0", 2):
        refused(changed(PLAYING, hands=value), "hands", "bad-list")


@pytest.mark.parametrize("key", ["pool", "table"])
@pytest.mark.parametrize("value", [None, {}, "0-0-0", 2, True])
def test_pool_and_table_are_lists(key: str, value: object) -> None:
    refused(changed(PLAYING, **{key: value}), key, "bad-list")


def test_no_list_of_tiles_is_longer_than_all_of_them() -> None:
    refused(changed(PLAYING, pool=["0-0-0"] * 57), "pool", "bad-length", high=56)
    refused(changed(PLAYING, table=["0-0-0@0,0"] * 57), "table", "bad-length", high=56)
    refused(changed(PLAYING, hands=[[], ["0-0-0"] * 57]), "hands[1]", "bad-length", high=56)


# The tiles.


@pytest.mark.parametrize(
    "tile",
    ["", "5-1-0", "1-5-0", "0-0-6", "0-0", "0-0-0-0", "000", "0-0-0@0,0", "?", "??", " 0-0-0"],
)
def test_a_tile_is_written_with_its_numbers_rising(tile: str) -> None:
    data = changed(PLAYING)
    data["pool"][3] = tile
    refused(data, "pool[3]", "bad-tile", "tiles.set", tile=tile)
    data = changed(PLAYING)
    data["hands"][1][2] = tile
    refused(data, "hands[1][2]", "bad-tile", "tiles.set", tile=tile)


@pytest.mark.parametrize("value", [None, 1, [], {}, True])
def test_a_tile_is_a_text(value: object) -> None:
    for key in ("pool", "table"):
        data = changed(PLAYING)
        data[key][1] = value
        refused(data, f"{key}[1]", "bad-text")


def test_no_view_is_read_as_a_position() -> None:
    for base in (START, LOTS, TIED, SHUFFLE, FIRST, PLAYING, BOUGHT, RUNG, OVER):
        view = GAME.read(base).view(0).position()
        with pytest.raises(BadPosition) as caught:
            GAME.read(view)
        assert (caught.value.rule, caught.value.reason.id) == ("tiles.set", "bad-tile")
    refused(GAME.read(EMPTY).view(0).position(), "hands[1][0]", "bad-tile", "tiles.set", tile="??")


def test_no_tile_is_in_two_places() -> None:
    data = changed(PLAYING)
    data["hands"][1][2] = "3-3-4"
    refused(data, "hands[1][2]", "bad-twice", "tiles.set", tile="3-3-4")
    data = changed(PLAYING)
    data["hands"][0][1] = data["pool"][7]
    refused(data, "hands[0][1]", "bad-twice", "tiles.set", tile=data["pool"][7])
    data = changed(PLAYING)
    data["pool"][4] = "0-1-4"
    refused(data, "pool[4]", "bad-twice", "tiles.set", tile="0-1-4")
    data = changed(PLAYING)
    data["pool"][4] = data["pool"][3]
    refused(data, "pool[4]", "bad-twice", "tiles.set")


def test_the_same_tile_twice_on_the_table_is_told() -> None:
    # 0-5-0 would fit beside 0-0-5, were it another tile.
    data = position("0-0-5@0,0", "1-1-1", "2-2-2")
    fits = GAME.read(data).board.fits((1, 0), "0-0-5")
    assert fits is not None
    data["table"].append(f"{fits[0]}@1,0")
    refused(data, "table[1]", "bad-twice", "tiles.set", tile="0-0-5")


@pytest.mark.parametrize("nth", [0, 5, -1])
def test_no_tile_is_missing(nth: int) -> None:
    data = changed(PLAYING)
    gone = data["pool"].pop(nth)
    refused(data, "pool", "bad-tile-missing", "tiles.set", tile=gone)


# The table.


@pytest.mark.parametrize(
    "text", ["", "0-1-4", "buy", "?", "0-1-4@", "4-1-0@1,0", "0-1-4@1,-0", "0-1-4@1,0 ", "lots"]
)
def test_the_table_holds_placements(text: str) -> None:
    data = changed(PLAYING)
    data["table"][1] = text
    refused(data, "table[1]", "bad-placement", move=text)


@pytest.mark.parametrize("text", ["4-5-0@0,0", "5-0-4@0,0", "0-4-5@1,0", "0-4-5@2,0", "4-5-0@1,1"])
def test_the_first_tile_lies_in_the_middle_its_lowest_number_on_top(text: str) -> None:
    data = changed(PLAYING, table=[text])
    refused(data, "table[0]", "bad-first", "start.any-tile", move="0-4-5@0,0")


@pytest.mark.parametrize(
    "text", ["1-3-4@5,0", "1-3-4@3,1", "1-3-4@0,0", "1-3-4@1,0", "1-3-4@-1,-1", "1-3-4@999,-999"]
)
def test_each_tile_touches_a_side_of_those_before_it(text: str) -> None:
    data = changed(PLAYING)
    data["table"][2] = text
    refused(data, "table[2]", "bad-side", "place.side", move=text)


def test_the_order_of_placing_counts() -> None:
    moves = STRIP.split()
    data = changed(PLAYING, table=[moves[0], moves[2], moves[1]])
    refused(data, "table[1]", "bad-side", "place.side", move=moves[2])


@pytest.mark.parametrize("text", ["3-4-1@2,0", "4-1-3@2,0", "2-3-4@2,0", "1-3-5@2,0"])
def test_each_tile_matches_the_sides_that_it_touches(text: str) -> None:
    data = changed(PLAYING)
    data["table"][2] = text
    refused(data, "table[2]", "bad-match", "place.match", move=text)


def test_each_tile_matches_the_corners_that_it_touches() -> None:
    data = position(table_of("bridge"), "2-2-5", "1-1-5")
    data["table"].append("3-3-1@0,1")
    data["pool"].remove("1-3-3")
    refused(data, "table[8]", "bad-match", "place.match", move="3-3-1@0,1")


def test_every_table_of_a_game_is_read() -> None:
    for now in whole_game("triominos", 4).states[::6]:
        read = GAME.read(now.position())
        assert read.board == now.board
        assert (read.board.open, read.board.corners) == (now.board.open, now.board.corners)


# The lots and the shuffle.


@pytest.mark.parametrize("lots", [[], [0], [1, 0], [0, 0], [2, 1, 0], [0, 1, 1]])
def test_two_seats_or_more_draw_in_order(lots: list[int]) -> None:
    refused(changed(LOTS, lots=lots), "lots", "bad-lots-seats", "start.tie")


@pytest.mark.parametrize("lots", [[0, 1], [0, 2], [1, 2], [0, 1, 2]])
def test_those_that_tied_may_draw(lots: list[int]) -> None:
    assert GAME.read(changed(LOTS, lots=lots)).lots == tuple(lots)


@pytest.mark.parametrize("base", [SHUFFLE, FIRST, PLAYING, RUNG, OVER, BLOCKED])
def test_lots_are_drawn_only_in_their_phase(base: Position) -> None:
    refused(changed(base, lots=[0, 1]), "lots", "bad-lots", "start.highest")
    refused(changed(base, lots=[0]), "lots", "bad-lots", "start.highest")


def test_before_the_lots_nobody_begins() -> None:
    refused(changed(LOTS, begins=0), "begins", "bad-begins-early", "start.highest")


@pytest.mark.parametrize("base", [SHUFFLE, FIRST, PLAYING, RUNG, OVER, BLOCKED])
def test_after_the_lots_somebody_began(base: Position) -> None:
    refused(changed(base, begins=None), "begins", "bad-begins", "start.highest")


def test_the_lots_need_tiles() -> None:
    hands = ("0-0-0", "0-0-1", "0-0-2")
    data = position("", *hands, rest=2, first="5-5-5 1-1-1", phase="lots", lots=(0, 2))
    assert GAME.read(data).lots == (0, 2)
    refused(changed(data, lots=[0, 1, 2]), "pool", "bad-pool-short", "start.highest")


@pytest.mark.parametrize("base", [LOTS, TIED, SHUFFLE])
def test_before_the_first_turn_nothing_was_done(base: Position) -> None:
    pool = [tile for tile in base["pool"] if tile != "0-1-4"]
    data = changed(base, table=["0-1-4@0,0"], pool=pool)
    assert len(pool) == len(base["pool"]) - 1
    refused(data, "table", "bad-table-early", "start.any-tile")
    refused(changed(base, bought=1), "bought", "bad-bought-early", "start.must-place")
    refused(changed(base, bell=1), "bell", "bad-bell-early", "end.bell")
    hands = [[], [*base["hands"][0], *base["hands"][1]], base["hands"][2]]
    refused(changed(base, hands=hands), "hands[0]", "bad-hand-empty", "end.bell")


@pytest.mark.parametrize(
    ("base", "due"),
    [(LOTS, "chance"), (SHUFFLE, "chance"), (OVER, "null"), (BLOCKED, "null")],
)
def test_who_is_to_act_agrees_with_the_phase(base: Position, due: str) -> None:
    assert GAME.read(base).to_act == base["to_act"]
    for value in {0, 1, None, "chance"} - {base["to_act"]}:
        refused(changed(base, to_act=value), "to_act", "bad-to-act", to_act=due)


@pytest.mark.parametrize("base", [FIRST, PLAYING, RUNG])
@pytest.mark.parametrize("value", ["chance", None])
def test_in_play_a_seat_is_to_act(base: Position, value: object) -> None:
    refused(changed(base, to_act=value), "to_act", "bad-seat-due", "turn.order")


# Playing.


def test_the_seat_that_begins_places_the_first_tile() -> None:
    refused(changed(FIRST, to_act=1), "to_act", "bad-first-turn", "start.must-place")
    refused(changed(FIRST, begins=1), "to_act", "bad-first-turn", "start.must-place")
    # A first turn may have run out, where a limit was agreed.
    limited = changed(FIRST, to_act=1, options=FIRST["options"] | {"time_limit": 5})
    assert GAME.read(limited).to_act == 1


def test_nothing_is_bought_before_the_first_tile() -> None:
    refused(changed(FIRST, bought=1), "bought", "bad-bought-early", "start.must-place")


@pytest.mark.parametrize("bought", [2, 3])
def test_bought_tiles_are_in_the_hand(bought: int) -> None:
    data = position(STRIP, "3-3-4", "0-5-5", bought=1)
    assert GAME.read(data).bought == 1
    refused(changed(data, bought=bought), "hands[0]", "bad-bought", "buy.must", bought=bought)


def test_no_hand_is_empty_before_the_bell() -> None:
    hands = PLAYING["hands"]
    data = changed(PLAYING, hands=[[*hands[0], *hands[1]], []])
    refused(data, "hands[1]", "bad-hand-empty", "end.bell")
    data = changed(PLAYING, hands=[[], [*hands[0], *hands[1]]])
    refused(data, "hands[0]", "bad-hand-empty", "end.bell")


def test_a_blocked_table_is_over() -> None:
    alive = changed(BLOCKED, phase="play", to_act=0)
    refused(alive, "phase", "bad-blocked", "end.blocked")
    refused(changed(alive, to_act=1, bought=2), "phase", "bad-blocked", "end.blocked")


# After the bell.


def test_when_a_seat_rang_then_a_hand_with_tiles_is_refused() -> None:
    refused(changed(PLAYING, bell=1), "bell", "bad-bell-hand", "end.bell")
    assert GAME.read(RUNG).bell == 0


def test_nobody_rings_before_a_tile_lies() -> None:
    data = changed(position("", "0-0-0 1-1-1", "2-2-2", rest=0), bell=1)
    data["hands"][0] += data["hands"][1]
    data["hands"][1].clear()
    refused(data, "bell", "bad-bell-early", "end.bell")


@pytest.mark.parametrize("turn", [0, 2])
def test_only_those_later_in_the_round_still_have_a_turn(turn: int) -> None:
    refused(changed(RUNG, to_act=turn), "to_act", "bad-bell-turn", "end.equal-turns")


@pytest.mark.parametrize(("begins", "seat"), [(2, 1), (0, 1), (0, 2)])
def test_when_a_seat_has_had_a_turn_less_after_the_bell_then_it_may_be_due(
    begins: int, seat: int
) -> None:
    assert GAME.read(changed(RUNG, begins=begins, to_act=seat)).to_act == seat


@pytest.mark.parametrize(("begins", "seat"), [(2, 2), (1, 2), (1, 1)])
def test_when_a_seat_has_had_as_many_turns_after_the_bell_then_it_may_not_be_due(
    begins: int, seat: int
) -> None:
    data = changed(RUNG, begins=begins, to_act=seat)
    refused(data, "to_act", "bad-bell-turn", "end.equal-turns")


def test_others_are_out_of_tiles_only_between_the_bell_and_the_turn() -> None:
    base = position(STRIP, "0-0-0", "", "", "5-5-5", bell=1, begins=0, on_turn=3)
    assert GAME.read(base).phase == "play"

    def rung(*hands: str, to_act: int) -> Position:
        return changed(base, hands=[hand.split() for hand in hands], to_act=to_act)

    data = rung("", "", "0-0-0", "5-5-5", to_act=2)
    refused(data, "hands[0]", "bad-hand-empty", "end.bell")
    data = rung("0-0-0", "", "", "5-5-5", to_act=2)
    refused(data, "hands[2]", "bad-hand-empty", "end.bell")
    data = rung("0-0-0", "", "5-5-5", "", to_act=2)
    refused(data, "hands[3]", "bad-hand-empty", "end.bell")


# After the end.


@pytest.mark.parametrize("base", [OVER, BLOCKED])
def test_nobody_is_buying_after_the_end(base: Position) -> None:
    refused(changed(base, bought=1), "bought", "bad-bought-over", "turn.order")


def test_a_round_does_not_end_before_a_tile_lies() -> None:
    data = changed(position("", "0-0-0", "0-0-1"), phase="over", to_act=None)
    refused(data, "table", "bad-over-empty", "start.must-place")


def test_a_round_without_a_bell_ends_only_blocked() -> None:
    data = changed(PLAYING, phase="over", to_act=None)
    refused(data, "phase", "bad-not-over", "end.blocked")
    # The pool is empty, but one seat can place.
    refused(changed(EMPTY, phase="over", to_act=None), "phase", "bad-not-over", "end.blocked")
    # Nobody can place, but there is a pool.
    left = changed(BLOCKED, pool=[BLOCKED["hands"][0][-1]])
    left["hands"][0].pop()
    refused(left, "phase", "bad-not-over", "end.blocked")
    gone = changed(BLOCKED)
    gone["hands"] = [[], [*gone["hands"][0], *gone["hands"][1]]]
    refused(gone, "hands[0]", "bad-hand-empty", "end.bell")


def test_when_a_seat_rang_then_its_hand_is_empty_at_the_end_too() -> None:
    refused(changed(OVER, bell=2), "bell", "bad-bell-hand", "end.bell")


def test_nobody_was_out_of_tiles_before_the_bell() -> None:
    # Seats 0 and 1 are out of tiles: seat 0 rang, unless seat 1 had its turn before.
    assert OVER["hands"][:2] == [[], []]
    assert GAME.read(OVER).bell == 0
    refused(changed(OVER, begins=1), "hands[1]", "bad-hand-empty", "end.bell")
    refused(changed(OVER, bell=1), "hands[0]", "bad-hand-empty", "end.bell")
