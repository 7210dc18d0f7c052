"""Each rule of the rules file by its id."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.games.battery import walk, whole_game
from tests.games.triominos.tables import (
    FIVE,
    HOOK,
    STRIP,
    THREE_RINGS,
    TWO_RINGS,
    example,
    placements,
    play,
    play_out,
    refused,
    rules,
    start_of,
    state,
    told,
    value,
)
from tritables import (
    BadInput,
    BadPosition,
    BadRecord,
    HiddenOutcome,
    IllegalMove,
    Match,
    Record,
)
from tritables.games.triominos import GAME
from tritables.games.triominos.board import beside, corners_of
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import TILES
from tritables.replay import Session

EACH = {2: 9, 3: 7, 4: 7, 5: 6, 6: 6}
TWO = ("3-3-4 1-1-3 0-0-5 2-2-4", "0-5-5 1-1-4 2-3-5 0-2-2")
NOTHING_FITS = "2-2-5 2-3-3"
"""Two tiles that fit nowhere on STRIP."""


def due(seats: int = 3, **options: object) -> TriominosState:
    return GAME.new(seats, options, seed=4)


def of_value(tiles: tuple[str, ...], points: int) -> list[str]:
    return [tile for tile in tiles if value([tile]) == points]


def of_unequal(state: TriominosState, count: int) -> list[str]:
    """Lots of which one is the highest."""
    best = max(state.pool, key=lambda tile: value([tile]))
    lower = [tile for tile in state.pool if value([tile]) < value([best])]
    return [best, *lower[: count - 1]]


# tiles.set, setup.deal


@pytest.mark.rule("tiles.set")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_has_the_56_tiles_once(seats: int) -> None:
    state = GAME.new(seats, seed=seats)
    everywhere = Counter([*state.pool, *(tile for hand in state.hands for tile in hand)])
    expected = {
        f"{a}-{b}-{c}" for a in range(6) for b in range(a, 6) for c in range(b, 6)
    }  # fmt: skip
    assert set(everywhere) == expected
    assert set(everywhere.values()) == {1}


@pytest.mark.rule("tiles.set")
def test_numbers_that_fall_clockwise_are_on_no_tile() -> None:
    playing = state(STRIP, *TWO)
    refused(playing, "4-3-1@2,1", None)
    refused(due(), "lots 1-4-3 0-0-0 0-0-1", "tiles.set")


@pytest.mark.rule("tiles.set")
def test_a_tile_that_lies_there_is_not_placed_again() -> None:
    refused(state(STRIP, *TWO), "0-1-4@2,1", "tiles.set")


@pytest.mark.rule("setup.deal")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_takes_as_many_tiles_and_the_rest_is_the_pool(seats: int) -> None:
    state = GAME.new(seats, seed=11)
    assert [len(hand) for hand in state.hands] == [EACH[seats]] * seats
    assert len(state.pool) == 56 - seats * EACH[seats]
    assert (state.scores, state.table, state.phase) == ((0,) * seats, (), "lots")


@pytest.mark.rule("setup.deal")
def test_the_tiles_are_mixed_by_the_seed() -> None:
    deals = {GAME.new(2, seed=seed).hands for seed in range(20)}
    assert len(deals) == 20
    assert GAME.new(2, seed=7) == GAME.new(2, seed=7)


@pytest.mark.rule("setup.deal")
def test_nobody_places_a_tile_that_is_not_on_the_own_rack() -> None:
    refused(state(STRIP, *TWO), "1-1-4@0,1", "setup.deal")
    refused(state(STRIP, *TWO), "3-4-4@2,1", "setup.deal")


@pytest.mark.rule("setup.deal")
@pytest.mark.parametrize("seats", [1, 7, 0, -2])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(seats)
    assert caught.value.where == "seats"


# start.highest, start.tie, round.beginner


@pytest.mark.rule("start.highest")
@pytest.mark.parametrize("highest", [0, 1, 2])
def test_the_highest_tile_begins(highest: int) -> None:
    state = due()
    best, *lots = of_unequal(state, 3)
    lots.insert(highest, best)
    move = " ".join(("lots", *lots))
    assert told(state, move) == [("start.highest", highest, 0)]
    after = state.play(move)
    assert (after.phase, after.to_act, after.begins, after.lots) == (
        "shuffle",
        "chance",
        highest,
        (),
    )
    begun = after.play(" ".join(("shuffle", *after.pool)))
    assert (begun.phase, begun.to_act) == ("play", highest)


@pytest.mark.rule("start.highest")
def test_the_drawn_tiles_go_back_into_the_pool() -> None:
    state = due()
    move = " ".join(("lots", *state.pool[:3]))
    after = state.play(move)
    assert after.hands == state.hands
    assert sorted(after.pool) == sorted(state.pool)
    turned = tuple(reversed(after.pool))
    mixed = after.play(" ".join(("shuffle", *turned)))
    assert mixed.pool == turned
    assert told(after, " ".join(("shuffle", *turned))) == []


@pytest.mark.rule("start.highest")
def test_each_draws_one_tile_of_the_pool() -> None:
    state = due()
    first, second, third, fourth = state.pool[:4]
    refused(state, f"lots {first} {second}", "start.highest")
    refused(state, f"lots {first} {second} {third} {fourth}", "start.highest")
    refused(state, f"lots {first} {second} {second}", "start.highest")
    refused(state, f"lots {first} {second} {state.hands[0][0]}", "start.highest")
    assert state.judge("lots").rule == "start.highest"


@pytest.mark.rule("start.highest")
def test_the_whole_pool_is_mixed() -> None:
    after = due().play(" ".join(("lots", *of_unequal(due(), 3))))
    pool = after.pool
    refused(after, " ".join(("shuffle", *pool[1:])), "start.highest")
    refused(after, " ".join(("shuffle", *pool[1:], pool[1])), "start.highest")
    refused(after, " ".join(("shuffle", *pool[1:], after.hands[0][0])), "start.highest")
    refused(after, f"lots {pool[0]} {pool[1]} {pool[2]}", "start.highest")


@pytest.mark.rule("start.highest")
def test_nobody_begins_before_the_lots_and_the_shuffle() -> None:
    state = due()
    hand = state.hands[0]
    for move in (f"{hand[0]}@0,0", "buy", "pass", "timeout"):
        refused(state, move, "start.highest")
        refused(state.play(" ".join(("lots", *of_unequal(state, 3)))), move, "start.highest")


@pytest.mark.rule("start.tie")
def test_only_those_who_tie_draw_again() -> None:
    state = start_of("lots")
    move = "lots 1-4-5 0-5-5 0-0-2"
    assert told(state, move) == [("start.tie", None, 0)]
    after = state.play(move)
    assert (after.phase, after.lots, after.begins) == ("lots", (0, 1), None)
    refused(after, "lots 1-4-5 0-5-5 0-0-2", "start.highest")
    assert told(after, "lots 1-4-5 0-5-5") == [("start.tie", None, 0)]
    assert after.play("lots 1-4-5 0-5-5").lots == (0, 1)
    assert told(after, "lots 0-0-2 1-4-5") == [("start.highest", 1, 0)]
    assert after.play("lots 0-0-2 1-4-5").begins == 1


@pytest.mark.rule("start.tie")
def test_equals_below_the_highest_draw_no_more() -> None:
    state = start_of("lots")
    assert told(state, "lots 1-4-5 0-1-1 0-0-2") == [("start.highest", 0, 0)]


@pytest.mark.rule("start.tie")
def test_the_seats_that_tie_need_not_be_neighbours() -> None:
    state = start_of("lots")
    after = state.play("lots 1-4-5 0-0-2 0-5-5")
    assert after.lots == (0, 2)
    assert told(after, "lots 0-0-2 1-4-5") == [("start.highest", 2, 0)]


@pytest.mark.rule("start.tie")
def test_all_may_tie() -> None:
    state = GAME.new(2, seed=3)
    points = next(
        value([tile]) for tile in state.pool if len(of_value(state.pool, value([tile]))) > 1
    )
    first, second = of_value(state.pool, points)[:2]
    assert state.play(f"lots {first} {second}").lots == (0, 1)


# start.any-tile, start.must-place, start.no-bonus


@pytest.mark.rule("start.any-tile")
def test_the_beginner_may_place_any_tile_in_the_middle() -> None:
    first = state("", *TWO)
    assert set(first.legal_moves()) == {f"{tile}@0,0" for tile in first.hands[0]}
    for tile in first.hands[0]:
        after = first.play(f"{tile}@0,0")
        assert after.scores == (value([tile]), 0)
        assert after.table == (f"{tile}@0,0",)


@pytest.mark.rule("start.any-tile")
@pytest.mark.parametrize("move", ["1-3-1@0,0", "1-1-3@1,0", "1-1-3@0,2", "3-1-1@-1,0"])
def test_the_first_tile_lies_one_way_in_one_place(move: str) -> None:
    refused(state("", *TWO), move, "start.any-tile")


@pytest.mark.rule("start.must-place")
def test_the_beginner_neither_buys_nor_passes() -> None:
    first = state("", *TWO)
    refused(first, "buy", "start.must-place")
    refused(first, "pass", "start.must-place")
    assert "buy" in first.play("1-1-3@0,0").legal_moves()


@pytest.mark.rule("start.no-bonus")
@pytest.mark.parametrize(("tile", "points"), [("5-5-5", 15), ("0-0-0", 0), ("3-3-3", 9)])
def test_a_triple_as_first_tile_scores_its_value(tile: str, points: int) -> None:
    first = state("", f"{tile} 1-2-3", "0-0-1")
    assert told(first, f"{tile}@0,0") == [("score.value", 0, points)]
    assert first.play(f"{tile}@0,0").scores == (points, 0)


# turn.order


@pytest.mark.rule("turn.order")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_turns_go_clockwise_after_one_tile(seat: int) -> None:
    hands = ["0-0-0 0-0-1", "0-0-2 2-5-5", "5-5-5 1-1-1"]
    hands[seat] = "3-3-4 2-2-4"
    playing = state(STRIP, *hands, on_turn=seat, begins=1)
    assert playing.play("4-3-3@2,1").to_act == (seat + 1) % 3


@pytest.mark.rule("turn.order")
def test_nobody_touches_another_s_tiles() -> None:
    playing = state(STRIP, *TWO)
    for source, target in (("rack1.0", "0,1"), ("1,0", "0,1"), ("rack1.2", "pool")):
        with pytest.raises(IllegalMove) as caught:
            GAME.attempt(playing, source, target)
        assert caught.value.rule == "turn.order"


@pytest.mark.rule("turn.order")
def test_purchases_belong_to_one_turn() -> None:
    playing = state(STRIP, *TWO, first="5-5-5 2-2-2")
    assert playing.play("buy").to_act == 0
    after = play(playing, "buy", "buy", "4-3-3@2,1")
    assert (after.to_act, after.bought) == (1, 0)
    assert "buy" in after.legal_moves()


# place.side, place.match


@pytest.mark.rule("place.side")
@pytest.mark.parametrize("move", ["0-0-5@5,5", "1-1-3@4,1", "0-0-5@-1,-1", "3-3-4@1,2"])
def test_a_tile_touches_another_with_a_side(move: str) -> None:
    refused(state(STRIP, *TWO), move, "place.side")


@pytest.mark.rule("place.side")
def test_no_two_tiles_lie_in_one_place() -> None:
    refused(state(STRIP, *TWO), "0-0-5@0,0", "place.side")
    refused(state(STRIP, *TWO), "3-3-4@2,0", "place.side")


@pytest.mark.rule("place.side")
def test_every_placement_has_a_side_on_the_table() -> None:
    for now in whole_game("triominos", 3).states[::5]:
        for move in placements(now) if now.table else ():
            x, y = map(int, move.partition("@")[2].split(","))
            assert any(near in now.board.cells for near, _ in beside((x, y)))


@pytest.mark.rule("place.match")
def test_both_numbers_of_a_side_are_equal() -> None:
    # The open side under 1-3-4 reads 4 and 3.
    playing = state(STRIP, *TWO)
    assert placements(playing) == {"0-0-5@-1,0", "1-1-3@3,0", "4-3-3@2,1"}
    for move in ("3-3-4@2,1", "3-4-3@2,1", "2-2-4@2,1", "4-2-2@2,1", "0-5-0@-1,0", "1-3-1@3,0"):
        refused(playing, move, "place.match")


@pytest.mark.rule("place.match")
def test_two_sides_match_in_a_gap() -> None:
    gap = start_of("notch")
    assert len([near for near, _ in beside((1, 0)) if near in gap.board.cells]) == 2
    assert placements(gap) & {"3-4-4@1,0", "4-3-4@1,0", "4-4-3@1,0"} == {"3-4-4@1,0"}
    refused(gap, "4-3-4@1,0", "place.match")


@pytest.mark.rule("place.match")
def test_a_corner_that_is_only_touched_matches_too() -> None:
    # In the gap at 0,1 the side asks for 3 and 3, and the far corner for 5.
    hook = state(HOOK, "1-3-3 3-3-5", "0-4-4")
    assert hook.board.open[0, 1] == (3, 3, 5)
    assert "3-3-5@0,1" in hook.legal_moves()
    refused(hook, "3-3-1@0,1", "place.match")


@pytest.mark.rule("place.match")
def test_a_placed_table_never_contradicts_itself() -> None:
    for seed in (1, 2):
        last = whole_game("triominos", seed).states[-1]
        for cell, numbers in last.board.cells.items():
            for corner, number in zip(corners_of(cell), numbers, strict=True):
                assert last.board.corners[corner] == number


@pytest.mark.rule("place.touched-corner")
def test_a_corner_that_only_touches_forbids_a_tile_whose_side_fits() -> None:
    # Under 2-3-3 all three turns of 1-3-3 are tried; one fits the side, and none the corner.
    hook = state(HOOK, "1-3-3 3-3-5", "0-4-4")
    for move in ("1-3-3@0,1", "3-3-1@0,1", "3-1-3@0,1"):
        refused(hook, move, "place.match")
    assert hook.judge("3-3-1@0,1").message.id == "verdict-corner-differs"
    alone = state(" ".join(HOOK.split()[:1]), "1-3-3", "0-4-4")
    assert "3-3-1@0,1" in alone.legal_moves()


# score.value


@pytest.mark.rule("score.value")
@pytest.mark.parametrize(
    ("move", "points"), [("0-0-5@-1,0", 5), ("1-1-3@3,0", 5), ("4-3-3@2,1", 10)]
)
def test_a_placed_tile_scores_its_value(move: str, points: int) -> None:
    playing = state(STRIP, *TWO, scores=(7, 30))
    assert told(playing, move) == [("score.value", 0, points)]
    assert playing.play(move).scores == (7 + points, 30)


# score.bridge, bridge.shape


@pytest.mark.rule("score.bridge")
def test_a_bridge_scores_40_more() -> None:
    hook = state(HOOK, "3-3-5 0-0-3", "0-4-4", scores=(100, 2))
    assert told(hook, "3-3-5@0,1") == [("score.value", 0, 11), ("score.bridge", 0, 40)]
    assert hook.play("3-3-5@0,1").scores == (151, 2)


@pytest.mark.rule("bridge.shape")
def test_one_side_without_the_far_corner_is_no_bridge() -> None:
    hook = state(HOOK, "3-3-5 1-1-5", "0-4-4")
    assert told(hook, "1-1-5@-4,2") == [("score.value", 0, 7)]
    assert not hook.board.shape((-4, 2)).bridge


@pytest.mark.rule("bridge.shape")
def test_two_sides_are_no_bridge() -> None:
    gap = start_of("notch")
    assert told(gap, "3-4-4@1,0") == [("score.value", 0, 11)]


@pytest.mark.rule("bridge.shape")
def test_a_bridge_names_the_tiles_that_it_joins() -> None:
    shape = state(HOOK, "3-3-5", "0-4-4").board.shape((0, 1))
    assert shape.bridge
    assert set(shape.tiles) == {(0, 1), (0, 0), (-1, 2)}


# score.hexagon, hexagon.shape, bridge.and-hexagon


@pytest.mark.rule("score.hexagon")
def test_a_hexagon_scores_50_more() -> None:
    five = state(FIVE, "0-3-3 1-1-5", "0-0-1")
    assert told(five, "0-3-3@1,0") == [("score.value", 0, 6), ("score.hexagon", 0, 50)]
    assert five.play("0-3-3@1,0").scores == (56, 0)


@pytest.mark.rule("hexagon.shape")
def test_six_tiles_all_around_one_corner_are_a_hexagon() -> None:
    shape = state(FIVE, "0-3-3", "0-0-1").board.shape((1, 0))
    assert (shape.hexagons, shape.bridge) == (1, False)
    assert set(shape.tiles) == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)}


@pytest.mark.rule("hexagon.shape")
@pytest.mark.parametrize("gone", ["3-1-3@1,1", "3-4-1@2,1"])
def test_five_tiles_around_a_corner_are_none(gone: str) -> None:
    # The ring without the tiles from there on: the same tile then closes nothing.
    moves = FIVE.split()
    left = moves[: moves.index(gone)]
    open = state(" ".join(left), "0-3-3 1-1-5", "0-0-1")
    assert "score.hexagon" not in rules(told(open, "0-3-3@1,0"))
    assert open.board.shape((1, 0)).hexagons == 0


@pytest.mark.rule("bridge.and-hexagon")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_no_tile_makes_a_bridge_and_a_hexagon(seed: int) -> None:
    boards = [now.board for now in whole_game("triominos", seed).states]
    found = [(board, cell, board.shape(cell)) for board in boards for cell in board.open]
    seen = {(shape.bridge, shape.hexagons > 0) for _, _, shape in found}
    assert (True, True) not in seen
    assert (True, False) in seen
    for board, cell in [(board, cell) for board, cell, shape in found if shape.hexagons]:
        assert sum(near in board.cells for near, _ in beside(cell)) >= 2


# score.double-hexagon, hexagon.triple


@pytest.mark.rule("score.double-hexagon")
def test_two_hexagons_with_one_tile_score_60_and_not_50() -> None:
    rings = state(TWO_RINGS, "2-3-5 1-1-1", "0-0-4")
    assert rings.board.shape((1, -1)).hexagons == 2
    assert told(rings, "3-5-2@1,-1") == [("score.value", 0, 10), ("score.double-hexagon", 0, 60)]
    assert rings.play("3-5-2@1,-1").scores == (70, 0)


@pytest.mark.rule("hexagon.triple")
def test_three_hexagons_score_60_as_well() -> None:
    rings = state(THREE_RINGS, "2-4-5 1-1-1", "0-0-4")
    assert rings.board.shape((1, 0)).hexagons == 3
    assert told(rings, "2-4-5@1,0") == [("score.value", 0, 11), ("score.double-hexagon", 0, 60)]
    assert rings.play("2-4-5@1,0").scores == (71, 0)


# buy.must, buy.place, buy.any-tile


@pytest.mark.rule("buy.must")
def test_who_cannot_place_buys_the_next_tile_for_5_points() -> None:
    playing = state(STRIP, NOTHING_FITS, "0-5-5", first="5-5-5 2-2-2", scores=(3, 9))
    assert playing.legal_moves() == ("buy",)
    assert told(playing, "buy") == [("buy.must", 0, -5)]
    after = playing.play("buy")
    assert after.hands[0] == ("2-2-5", "2-3-3", "5-5-5")
    assert (after.pool[0], len(after.pool)) == ("2-2-2", len(playing.pool) - 1)
    assert (after.scores, after.bought, after.to_act) == ((-2, 9), 1, 0)


@pytest.mark.rule("buy.must")
def test_who_will_not_place_may_buy() -> None:
    playing = state(STRIP, *TWO)
    assert placements(playing)
    assert "buy" in playing.legal_moves()


@pytest.mark.rule("buy.must")
def test_three_at_most_are_bought_in_a_turn() -> None:
    after = play(state(STRIP, NOTHING_FITS, "0-5-5", first="5-5-5 2-2-2 0-2-2"), *["buy"] * 3)
    assert (after.bought, after.scores) == (3, (-15, 0))
    refused(after, "buy", "buy.must")


@pytest.mark.rule("buy.must")
def test_nobody_passes_before_the_third() -> None:
    playing = state(STRIP, NOTHING_FITS, "0-5-5", first="5-5-5 2-2-2 0-2-2")
    for _ in range(3):
        refused(playing, "pass", "buy.must")
        playing = playing.play("buy")
    assert playing.legal_moves() == ("pass",)


@pytest.mark.rule("buy.place")
@pytest.mark.parametrize("bought", [1, 2, 3])
def test_after_buying_a_tile_may_be_placed_in_the_same_turn(bought: int) -> None:
    first = " ".join(["5-5-5", "2-2-2", "3-3-4"][3 - bought :])
    playing = play(state(STRIP, NOTHING_FITS, "0-5-5", first=first), *["buy"] * bought)
    assert "4-3-3@2,1" in playing.legal_moves()
    assert told(playing, "4-3-3@2,1") == [("score.value", 0, 10)]
    after = playing.play("4-3-3@2,1")
    assert (after.to_act, after.scores) == (1, (10 - 5 * bought, 0))


@pytest.mark.rule("buy.any-tile")
def test_after_buying_an_older_tile_may_be_placed() -> None:
    playing = state(STRIP, "3-3-4 2-2-5", "0-5-5", first="1-1-3").play("buy")
    assert placements(playing) == {"4-3-3@2,1", "1-1-3@3,0"}
    assert playing.play("4-3-3@2,1").hands[0] == ("2-2-5", "1-1-3")


# buy.fail, buy.after-three


@pytest.mark.rule("buy.fail")
def test_three_bought_in_vain_cost_25_in_all() -> None:
    playing = state(STRIP, NOTHING_FITS, "0-5-5", first="5-5-5 2-2-2 0-2-2", scores=(40, 0))
    after = play(playing, "buy", "buy", "buy")
    assert told(after, "pass") == [("buy.fail", 0, -10)]
    after = after.play("pass")
    assert (after.scores, after.to_act, after.bought) == ((15, 0), 1, 0)
    assert len(after.hands[0]) == 5


@pytest.mark.rule("buy.after-three")
def test_after_three_one_places_or_gives_up() -> None:
    playing = state(STRIP, "3-3-4 2-2-5", "0-5-5", first="5-5-5 2-2-2 0-2-2")
    after = play(playing, "buy", "buy", "buy")
    assert set(after.legal_moves()) == {"4-3-3@2,1", "pass"}
    assert told(after, "pass") == [("buy.fail", 0, -10)]
    assert after.play("4-3-3@2,1").scores == (-5, 0)


# pool.empty, pool.must-place, buy.pool-runs-out, buy.three-and-empty


@pytest.mark.rule("pool.empty")
def test_with_an_empty_pool_the_turn_passes_for_free() -> None:
    playing = state(STRIP, NOTHING_FITS, "0-5-5", rest=1, scores=(4, 5))
    assert playing.legal_moves() == ("pass",)
    refused(playing, "buy", "pool.empty")
    assert told(playing, "pass") == [("pool.empty", 0, 0)]
    after = playing.play("pass")
    assert (after.scores, after.to_act) == ((4, 5), 1)


@pytest.mark.rule("pool.must-place")
def test_with_an_empty_pool_who_can_place_must() -> None:
    playing = state(STRIP, "3-3-4 2-2-5", "0-5-5", rest=1)
    assert playing.legal_moves() == ("4-3-3@2,1",)
    refused(playing, "pass", "pool.must-place")
    refused(playing, "buy", "pool.empty")


@pytest.mark.rule("pool.must-place")
def test_a_purchase_that_empties_the_pool_binds_as_well() -> None:
    playing = state(STRIP, "3-3-4 2-2-5", "0-5-5", first="2-2-2", rest=1).play("buy")
    assert playing.legal_moves() == ("4-3-3@2,1",)
    refused(playing, "pass", "pool.must-place")


@pytest.mark.rule("buy.pool-runs-out")
@pytest.mark.parametrize("bought", [1, 2])
def test_when_the_pool_runs_out_the_pass_costs_nothing(bought: int) -> None:
    first = " ".join(["5-5-5", "2-2-2"][:bought])
    playing = state(STRIP, NOTHING_FITS, "0-5-5", first=first, rest=1)
    after = play(playing, *["buy"] * bought)
    assert after.legal_moves() == ("pass",)
    assert told(after, "pass") == [("pool.empty", 0, 0)]
    after = after.play("pass")
    assert (after.scores, after.to_act) == ((-5 * bought, 0), 1)


@pytest.mark.rule("buy.three-and-empty")
def test_the_third_purchase_costs_the_10_though_the_pool_is_empty() -> None:
    playing = state(STRIP, NOTHING_FITS, "0-5-5", first="5-5-5 2-2-2 0-2-2", rest=1)
    after = play(playing, "buy", "buy", "buy")
    assert (after.pool, after.legal_moves()) == ((), ("pass",))
    assert told(after, "pass") == [("buy.fail", 0, -10)]
    assert after.play("pass").scores == (-25, 0)


@pytest.mark.rule("buy.three-and-empty")
def test_three_bought_and_the_pool_empty_one_may_still_give_up() -> None:
    playing = state(STRIP, "3-3-4 2-2-5", "0-5-5", first="5-5-5 2-2-2 0-2-2", rest=1)
    after = play(playing, "buy", "buy", "buy")
    assert set(after.legal_moves()) == {"4-3-3@2,1", "pass"}


@pytest.mark.rule("buy.three-and-empty")
def test_a_third_purchase_that_blocks_the_table_ends_the_round_without_the_10() -> None:
    blocked = example("blocked") | {"bought": 2, "hands": [["0-0-0", "1-2-5"], ["0-0-4", "0-2-4"]]}
    assert told(GAME.read(blocked), "buy") == [("buy.must", 0, -5), ("end.blocked", 1, 13)]


# end.bell, end.equal-turns, end.first-only


@pytest.mark.rule("end.bell")
def test_the_last_tile_rings_and_earns_25_and_what_the_others_hold() -> None:
    ringing = state(STRIP, "1-1-4 5-5-5", "3-3-4", on_turn=1, begins=0, scores=(50, 20))
    assert told(ringing, "4-3-3@2,1") == [
        ("score.value", 1, 10),
        ("end.bell", 1, 0),
        ("end.equal-turns", 1, 25 + 6 + 15),
    ]
    over = ringing.play("4-3-3@2,1")
    assert (over.phase, over.to_act, over.bell) == ("over", None, 1)
    assert over.scores == (50, 20 + 10 + 46)


@pytest.mark.rule("end.bell")
def test_the_others_hold_what_they_hold_at_the_end() -> None:
    # Player 1 rings; player 2 still places a 5 before it is counted.
    ringing = state(STRIP, "3-3-4", "1-1-3 2-2-2", on_turn=0)
    after = ringing.play("4-3-3@2,1")
    assert (after.bell, after.to_act, after.scores) == (0, 1, (10, 0))
    log = told(after, "1-1-3@3,0")
    assert log == [("score.value", 1, 5), ("end.equal-turns", 0, 25 + 6)]


@pytest.mark.rule("end.equal-turns")
@pytest.mark.parametrize(("begins", "still"), [(0, [1, 2]), (1, []), (2, [1])])
def test_after_the_bell_those_play_on_who_had_a_turn_less(begins: int, still: list[int]) -> None:
    # Seat 0 rings the bell; the turns after it just run out.
    ringing = state(
        STRIP, "3-3-4", "2-2-5 2-3-3", "2-2-2 5-5-5", first="0-2-2 0-0-2 0-2-3", begins=begins,
        time_limit=30,
    )  # fmt: skip
    played = walk(GAME, ringing.play("4-3-3@2,1"), lambda state, ply: "timeout").states
    assert [now.to_act for now in played] == [*still, None]
    assert played[-1].phase == "over"


@pytest.mark.rule("end.equal-turns")
def test_in_the_last_round_one_buys_and_pays_as_ever() -> None:
    after = state(STRIP, "3-3-4", NOTHING_FITS, first="2-2-2 0-2-2 0-0-2").play("4-3-3@2,1")
    after = play(after, "buy", "buy", "buy")
    held = value(after.hands[1])
    assert told(after, "pass") == [("buy.fail", 1, -10), ("end.equal-turns", 0, 25 + held)]
    assert after.play("pass").scores == (10 + 25 + held, -25)


@pytest.mark.rule("end.equal-turns")
def test_the_last_round_is_played_though_nobody_can_place() -> None:
    # After the bell an empty pool and tiles that fit nowhere end a turn, not the round.
    blocked = example("blocked")
    base = GAME.read(blocked)
    assert base.is_stuck()
    held = [tile for hand in blocked["hands"] for tile in hand]
    rung = blocked | {
        "hands": [[], held[:2], [*held[2:], "5-5-5"]],
        "pool": [],
        "bell": 0,
        "begins": 0,
        "to_act": 1,
        "scores": [0, 0, 0],
    }
    now = GAME.read(rung)
    assert (now.phase, now.legal_moves()) == ("play", ("pass",))
    assert told(now, "pass") == [("pool.empty", 1, 0)]
    now = now.play("pass")
    assert (now.phase, now.to_act) == ("play", 2)
    assert rules(told(now, "pass")) == ["pool.empty", "end.equal-turns"]


@pytest.mark.rule("end.first-only")
def test_only_the_first_to_go_out_gets_the_bonus() -> None:
    bell = start_of("bell")
    log = told(bell, "3-3-1@4,3")
    assert ("end.bell", 0, 0) in log
    after = bell.play("3-3-1@4,3")
    assert "end.equal-turns" not in rules(log)
    last = told(after, "5-4-4@-1,1")
    assert "end.bell" not in rules(last)
    held = value(after.hands[2])
    assert last[-1] == ("end.equal-turns", 0, 25 + held)
    over = after.play("5-4-4@-1,1")
    assert over.hands[:2] == ((), ())
    assert over.bell == 0


# end.blocked, end.blocked.tie


@pytest.mark.rule("end.blocked")
def test_a_blocked_table_ends_at_once_and_the_lowest_total_wins_it() -> None:
    stuck = start_of("blocked")
    mine, theirs = value([*stuck.hands[0], *stuck.pool]), value(stuck.hands[1])
    assert theirs < mine
    assert told(stuck, "buy") == [("buy.must", 0, -5), ("end.blocked", 1, mine - theirs)]
    over = stuck.play("buy")
    assert (over.phase, over.to_act, over.bell, over.bought) == ("over", None, None, 0)
    assert over.scores == (stuck.scores[0] - 5, stuck.scores[1] + mine - theirs)


@pytest.mark.rule("end.blocked")
def test_the_winner_s_own_tiles_are_taken_off() -> None:
    # Three hold tiles; the lowest adds those of both others and takes off its own.
    stuck = example("blocked") | {"scores": [10, 20, 30]}
    stuck["hands"] = [["0-0-0", "1-2-5"], ["0-0-4"], ["0-2-4"]]
    now = GAME.read(stuck)
    assert told(now, "buy")[1:] == [("end.blocked", 1, 8 + 15 + 6 - 4)]


@pytest.mark.rule("end.blocked")
def test_a_pool_that_is_left_blocks_nothing() -> None:
    stuck = example("blocked")
    now = GAME.read(stuck | {"pool": ["5-5-5", "0-0-0"], "hands": [["1-2-5"], stuck["hands"][1]]})
    after = now.play("buy")
    assert (after.phase, after.legal_moves()) == ("play", ("buy",))


@pytest.mark.rule("end.blocked")
def test_one_seat_that_can_place_keeps_the_round_going() -> None:
    now = start_of("pool-runs-out").play("buy")
    assert now.legal_moves() == ("pass",)
    assert now.play("pass").phase == "play"


@pytest.mark.rule("end.blocked.tie")
def test_those_who_share_the_lowest_total_each_win_the_rest() -> None:
    tied = start_of("blocked-tie")
    move = "5-5-2@-6,-3"
    after = tied.play(move)
    assert [value(hand) for hand in after.hands] == [18, 5, 5]
    blocked = [event for event in told(tied, move) if event[0] == "end.blocked"]
    assert blocked == [("end.blocked", 1, 18 - 5), ("end.blocked", 2, 18 - 5)]
    assert after.scores[1:] == (tied.scores[1] + 13, tied.scores[2] + 13)


# round.winner


def result_of(over: TriominosState) -> dict[str, object]:
    assert over.result is not None
    return over.result.as_json()


@pytest.mark.rule("round.winner")
def test_who_rang_the_bell_has_won_the_round_whoever_has_more_points() -> None:
    ringing = state(STRIP, "0-0-2 1-5-5", "3-3-4", on_turn=1, scores=(101, 52))
    over = ringing.play("4-3-3@2,1")
    assert result_of(over) == {"scores": [101, 100], "winners": [0], "round": [1]}
    assert over.won_by() == (1,)


@pytest.mark.rule("round.winner")
def test_who_goes_out_after_the_bell_has_not_won_the_round() -> None:
    over = play(start_of("bell"), "3-3-1@4,3", "5-4-4@-1,1")
    assert over.hands[1] == ()
    assert result_of(over)["round"] == [0]


@pytest.mark.rule("round.winner")
def test_the_lowest_hand_wins_a_blocked_round_whoever_has_more_points() -> None:
    over = start_of("blocked").play("buy")
    assert result_of(over) == {"scores": [194, 146], "winners": [0], "round": [1]}
    shared = start_of("blocked-tie").play("5-5-2@-6,-3")
    assert result_of(shared)["round"] == [1, 2]
    assert result_of(shared)["winners"] == [2]


@pytest.mark.rule("round.winner")
def test_a_position_that_is_over_tells_who_won_the_round() -> None:
    for over in (
        start_of("blocked").play("buy"),
        state(STRIP, "0-0-2 1-5-5", "3-3-4", on_turn=1).play("4-3-3@2,1"),
    ):
        assert result_of(GAME.read(over.position())) == result_of(over)
        assert result_of(over.view(None)) == result_of(over)


@pytest.mark.rule("round.winner")
def test_a_record_from_before_the_round_had_a_winner_is_read() -> None:
    record = Record(start_of("blocked"), ("buy",))
    written = json.loads(json.dumps(record.as_json()))
    assert written["result"] == {"scores": [194, 146], "winners": [0], "round": [1]}
    older = written | {"result": {"scores": [194, 146], "winners": [0]}}
    assert Record.read(older) == Record.read(written) == record
    assert Record.read(older).as_json() == written
    assert Match.read({"format": "tritables-match/1", "game": "triominos", "rounds": [older]})
    for wrong in (
        {"scores": [194, 145], "winners": [0]},
        {"scores": [194, 146], "winners": [1]},
        {"scores": [194, 146], "round": [1]},
        {"scores": [194, 146], "winners": [0], "round": [0]},
        {"scores": [194, 146], "winners": [0], "round": [True]},
        {"scores": [194, 146], "winners": [0], "round": [1.0]},
        {"scores": [194, 146], "winners": [0], "round": None},
        {"scores": [194, 146], "winners": [0], "majority": True},
    ):
        with pytest.raises(BadRecord) as caught:
            Record.read(written | {"result": wrong})
        assert caught.value.where == "result"


# match.winner, match.tie, match.new-round, round.beginner, match.target


def ended(scores: tuple[int, int]) -> TriominosState:
    """A round that the second seat ends with 48 points more."""
    ringing = state(STRIP, "0-0-2 1-5-5", "3-3-4", on_turn=1, scores=scores)
    return ringing.play("4-3-3@2,1")


@pytest.mark.rule("match.winner")
@pytest.mark.parametrize(("scores", "winner"), [((58, 52), 1), ((101, 52), 0), ((0, -60), 0)])
def test_the_most_points_win(scores: tuple[int, int], winner: int) -> None:
    over = ended(scores)
    assert over.result is not None
    assert over.result.winners == (winner,)
    assert over.result.scores == over.scores == (scores[0], scores[1] + 10 + 25 + 13)


@pytest.mark.rule("match.winner")
def test_a_match_adds_its_rounds_up() -> None:
    session = Session(GAME, seats=("random",) * 2, seed=5, options={"rounds": 2, "target": None})
    play_out(session)
    first = session.state.scores
    session.next_round()
    play_out(session)
    second = session.state.scores
    assert session.match.totals == (first[0] + second[0], first[1] + second[1])


@pytest.mark.rule("match.tie")
def test_equal_points_share_the_win() -> None:
    over = ended((100, 52))
    assert over.result is not None
    assert (over.scores, over.result.winners) == ((100, 100), (0, 1))


def next_round(**options: object) -> tuple[Session, TriominosState]:
    """A session in its second round, and the deal of the first."""
    session = Session(GAME, seats=("random",) * 3, seed=5, options=options)
    start = session.state
    while session.state.result is None:
        session.advance()
    session.next_round()
    return session, start


@pytest.mark.rule("match.new-round")
def test_for_a_new_round_all_tiles_are_mixed_again() -> None:
    session, start = next_round(target=100_000)
    now = session.state
    tiles = [*now.pool, *(tile for hand in now.hands for tile in hand)]
    assert sorted(tiles) == sorted(TILES)
    assert now.hands != start.hands
    assert [len(hand) for hand in now.hands] == [7, 7, 7]
    assert (now.scores, now.table, now.bell, now.bought) == ((0, 0, 0), (), None, 0)


@pytest.mark.rule("round.beginner")
def test_each_round_draws_lots_again() -> None:
    session, _ = next_round(target=100_000)
    now = session.state
    assert (now.phase, now.lots, now.begins, now.to_act) == ("lots", (0, 1, 2), None, "chance")


@pytest.mark.rule("match.target")
@pytest.mark.parametrize(
    ("target", "rounds", "totals", "played", "goes_on"),
    [
        (400, None, (399, 12), 9, True),
        (400, None, (400, 12), 1, False),
        (400, None, (12, 451), 1, False),
        (None, 3, (900, 12), 2, True),
        (None, 3, (0, 12), 3, False),
        (100, 3, (20, 12), 3, False),
        (100, 3, (100, 12), 1, False),
        (100, 3, (99, 12), 2, True),
        (None, None, (1, 0), 1, False),
    ],
)
def test_a_match_ends_at_its_points_or_after_its_rounds(
    target: int | None, rounds: int | None, totals: tuple[int, int], played: int, goes_on: bool
) -> None:
    options = {"scoring": "standard", "target": target, "rounds": rounds}
    assert GAME.match_goes_on(options, totals, played) is goes_on


@pytest.mark.rule("match.target")
@pytest.mark.parametrize("key", ["target", "rounds"])
@pytest.mark.parametrize("value", [0, -1, 1.5, "400", True, []])
def test_a_target_is_a_whole_number_or_none(key: str, value: object) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(2, {key: value})
    assert caught.value.where == f"options.{key}"
    assert GAME.new(2, {key: None}).position()["options"][key] is None  # type: ignore[index]


@pytest.mark.rule("match.target")
def test_reaching_the_target_does_not_end_a_round() -> None:
    playing = state(STRIP, *TWO, scores=(99, 0), target=100).play("4-3-3@2,1")
    assert (playing.scores, playing.phase, playing.result) == ((109, 0), "play", None)


# time.limit, time.out


@pytest.mark.rule("time.limit")
def test_time_runs_out_only_where_a_limit_was_agreed() -> None:
    refused(state(STRIP, *TWO), "timeout", "time.limit")
    limited = state(STRIP, *TWO, time_limit=20)
    assert limited.judge("timeout").ok
    assert "timeout" not in limited.legal_moves()
    assert GAME.time_limit({"time_limit": 20}) == 20
    assert GAME.time_limit({"time_limit": None}) is None


@pytest.mark.rule("time.limit")
@pytest.mark.parametrize("limit", [0, -5, 3601, 2.5, "30", True])
def test_a_limit_is_a_second_to_an_hour(limit: object) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.new(2, {"time_limit": limit})
    assert caught.value.where == "options.time_limit"
    assert GAME.new(2, {"time_limit": 1}).options.time_limit == 1
    assert GAME.new(2, {"time_limit": 3600}).options.time_limit == 3600


@pytest.mark.rule("time.out")
@pytest.mark.parametrize("bought", [0, 1, 2, 3])
def test_a_turn_that_runs_out_costs_10_and_what_was_bought_stays(bought: int) -> None:
    limited = state(STRIP, *TWO, time_limit=20, scores=(50, 0), first="5-5-5 2-2-2 0-2-3")
    now = play(limited, *["buy"] * bought)
    assert told(now, "timeout") == [("time.out", 0, -10)]
    after = now.play("timeout")
    assert after.scores == (50 - 5 * bought - 10, 0)
    assert (after.to_act, after.bought) == (1, 0)
    assert len(after.hands[0]) == len(limited.hands[0]) + bought


@pytest.mark.rule("time.out")
def test_when_the_first_turn_runs_out_the_next_seat_places_the_first_tile() -> None:
    first = state("", *TWO, time_limit=20)
    after = first.play("timeout")
    assert (after.to_act, after.begins, after.scores) == (1, 0, (-10, 0))
    assert set(after.legal_moves()) == {f"{tile}@0,0" for tile in after.hands[1]}
    refused(after, "buy", "start.must-place")
    assert GAME.read(after.position()) == after


@pytest.mark.rule("time.out")
def test_the_last_turn_may_run_out_too() -> None:
    after = state(STRIP, "3-3-4", "2-2-5", time_limit=20).play("4-3-3@2,1")
    assert told(after, "timeout") == [("time.out", 1, -10), ("end.equal-turns", 0, 25 + 9)]


# kids.score, kids.blocked


@pytest.mark.rule("kids.score")
@pytest.mark.parametrize(
    ("table", "hand", "move", "points"),
    [
        ("", "5-5-5 1-1-1", "5-5-5@0,0", 1),
        (STRIP, "3-3-4 1-1-1", "4-3-3@2,1", 1),
        (HOOK, "3-3-5 1-1-1", "3-3-5@0,1", 2),
        (FIVE, "0-3-3 1-1-1", "0-3-3@1,0", 2),
        (TWO_RINGS, "2-3-5 1-1-1", "3-5-2@1,-1", 3),
        (THREE_RINGS, "2-4-5 1-1-1", "2-4-5@1,0", 4),
        (STRIP, "3-3-4", "4-3-3@2,1", 6),
        (HOOK, "3-3-5", "3-3-5@0,1", 7),
        (THREE_RINGS, "2-4-5", "2-4-5@1,0", 9),
    ],
)
def test_simple_scoring_counts_on_fingers(table: str, hand: str, move: str, points: int) -> None:
    playing = state(table, hand, "0-0-4 1-1-5", scoring="kids", scores=(8, 2))
    assert told(playing, move)[0] == ("kids.score", 0, points)
    assert playing.play(move).scores == (8 + points, 2)


def check_failing_is_free(scoring: str) -> None:
    """Buying three tiles in vain, passing and running out of time cost nothing."""
    playing = state(
        STRIP, NOTHING_FITS, "0-5-5", first="5-5-5 2-2-2 0-2-2", scoring=scoring, time_limit=9
    )
    log = []
    for move in ("buy", "buy", "buy", "pass", "timeout"):
        log += told(playing, move)
        playing = playing.play(move)
    assert log == [*[("buy.must", 0, 0)] * 3, ("buy.fail", 0, 0), ("time.out", 1, 0)]
    assert playing.scores == (0, 0)


@pytest.mark.rule("kids.score")
def test_with_simple_scoring_nothing_is_ever_taken_off() -> None:
    check_failing_is_free("kids")


@pytest.mark.rule("kids.score")
def test_with_simple_scoring_the_bell_earns_five_and_nothing_later() -> None:
    ringing = state(STRIP, "1-1-4 5-5-5", "3-3-4", on_turn=1, scoring="kids")
    assert told(ringing, "4-3-3@2,1") == [("kids.score", 1, 6), ("end.bell", 1, 0)]
    assert ringing.play("4-3-3@2,1").scores == (0, 6)


@pytest.mark.rule("kids.score")
def test_only_the_first_to_place_all_tiles_gets_the_five() -> None:
    bell = example("bell")
    bell["options"]["scoring"] = "kids"
    now = GAME.read(bell)
    assert told(now, "3-3-1@4,3")[0][2] == 6
    after = now.play("3-3-1@4,3")
    assert told(after, "5-4-4@-1,1") == [("kids.score", 1, 1)]


@pytest.mark.rule("kids.blocked")
def test_with_simple_scoring_a_blocked_table_changes_no_points() -> None:
    stuck = start_of("kids-blocked")
    assert told(stuck, "buy") == [("buy.must", 0, 0), ("end.blocked", 1, 0)]
    over = stuck.play("buy")
    assert (over.phase, over.scores) == ("over", stuck.scores)


# kids.none


def uncounted(id: str) -> dict[str, Any]:
    """The position of an example, at a table where nothing is counted."""
    position = example(id)
    position["options"]["scoring"] = "none"
    return position | {"scores": [0] * len(position["hands"])}


@pytest.mark.rule("kids.none")
@pytest.mark.parametrize(
    "id", ["first", "side", "bridge", "hexagon", "double-hexagon", "triple-hexagon"]
)
def test_without_counting_a_placed_tile_scores_nothing(id: str) -> None:
    now = GAME.read(uncounted(id))
    for move in placements(now):
        assert told(now, move) == []
        assert now.play(move).scores == (0, 0)
    assert set(now.legal_moves()) == set(start_of(id).legal_moves())


@pytest.mark.rule("kids.none")
def test_without_counting_nothing_costs_anything() -> None:
    check_failing_is_free("none")


@pytest.mark.rule("kids.none")
def test_without_counting_who_wins_the_round_wins() -> None:
    bell = GAME.read(uncounted("bell"))
    assert told(bell, "3-3-1@4,3") == [("end.bell", 0, 0)]
    after = bell.play("3-3-1@4,3")
    assert told(after, "5-4-4@-1,1") == []
    over = after.play("5-4-4@-1,1")
    assert result_of(over) == {"scores": [0, 0, 0], "winners": [0], "round": [0]}
    blocked = GAME.read(uncounted("blocked"))
    assert told(blocked, "buy") == [("buy.must", 0, 0), ("end.blocked", 1, 0)]
    assert result_of(blocked.play("buy")) == {"scores": [0, 0], "winners": [1], "round": [1]}
    tied = GAME.read(uncounted("blocked-tie"))
    assert told(tied, "5-5-2@-6,-3") == [("end.blocked", 1, 0), ("end.blocked", 2, 0)]
    shared = {"scores": [0, 0, 0], "winners": [1, 2], "round": [1, 2]}
    assert result_of(tied.play("5-5-2@-6,-3")) == shared


@pytest.mark.rule("kids.none")
@pytest.mark.parametrize(
    ("target", "rounds", "totals", "played", "goes_on"),
    [(400, None, (0, 0), 1, False), (1, 3, (1, 1), 2, True), (1, 3, (2, 1), 3, False)],
)
def test_without_counting_a_match_has_rounds_and_no_target(
    target: int, rounds: int | None, totals: tuple[int, int], played: int, goes_on: bool
) -> None:
    options = {"scoring": "none", "target": target, "rounds": rounds}
    assert GAME.match_goes_on(options, totals, played) is goes_on


def play_a_round(session: Session, won: tuple[int, ...]) -> tuple[int, ...]:
    """Play a round where nothing is counted; the rounds that each seat has won after it."""
    assert session.totals == won
    play_out(session)
    result = session.state.result
    assert result is not None
    assert result.scores == (0, 0, 0)
    totals = tuple(before + (seat in result.winners) for seat, before in enumerate(won))
    assert session.match.totals == totals
    assert Match.read(json.loads(json.dumps(session.match.as_json()))).totals == totals
    return totals


@pytest.mark.rule("kids.none")
def test_without_counting_a_match_counts_the_rounds_won() -> None:
    options = {"scoring": "none", "rounds": 3}
    session = Session(GAME, seats=("greedy",) * 3, seed=5, options=options)
    won = (0, 0, 0)
    for _ in range(2):
        won = play_a_round(session, won)
        assert session.round_follows
        session.next_round()
    won = play_a_round(session, won)
    assert not session.round_follows
    assert sum(won) >= 3


@pytest.mark.rule("kids.none")
def test_without_counting_nobody_has_points() -> None:
    for seat, scores in ((0, [5, 0]), (1, [0, -5])):
        with pytest.raises(BadPosition) as caught:
            GAME.read(uncounted("side") | {"scores": scores})
        assert (caught.value.where, caught.value.rule) == (f"scores[{seat}]", "kids.none")


@pytest.mark.rule("end.bell")
def test_when_a_seat_rings_the_bell_then_its_view_cannot_tell_what_the_others_hold() -> None:
    steps = (step for seed in range(20) for step in whole_game("triominos", seed).steps())
    state, move, *_ = next(step for step in steps if step[3].bell != step[0].bell)
    view = state.view(state.to_act)
    for ask in (view.play, view.gain):
        with pytest.raises(HiddenOutcome):
            ask(move)
    assert view.judge(move).ok
