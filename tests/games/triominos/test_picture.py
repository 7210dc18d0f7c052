"""What is seen of a position: places, tiles, words for each place, and the ways to move."""

from __future__ import annotations

import pytest

from tests.games.battery import whole_game
from tests.games.triominos.tables import (
    FIVE,
    HOOK,
    STRIP,
    THREE_RINGS,
    TWO_RINGS,
    example,
    placements,
    start_of,
    state,
    told,
)
from tritables import Event
from tritables.core import LastMove
from tritables.core.picture import SHAPES, Box, Layout, Look, Picture, Piece, Shape
from tritables.games.triominos import GAME
from tritables.games.triominos.board import around, corners_of, points_up
from tritables.games.triominos.gestures import turned, upside_down
from tritables.games.triominos.layout import ROW, SIDE, cell_box
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import NUMBERS, READS, VALUE
from tritables.texts import say

HANDS = ("3-3-4 1-1-3 0-0-5 2-2-4", "0-5-5 1-1-4 2-3-5", "0-2-2 5-5-5")


def picture(
    state: TriominosState, seat: int | None = None, last: LastMove | None = None
) -> Picture:
    return GAME.picture(state, last, Look(seat))


def layout(state: TriominosState, shape: Shape = "wide", seat: int | None = None) -> Layout:
    return GAME.layout(state, shape, Look(seat))


def boxes(state: TriominosState, shape: Shape, seat: int | None = None) -> dict[str, Box]:
    return {place.id: place.box for place in layout(state, shape, seat).places}


def pieces_on(pictured: Picture, place: str) -> list[Piece]:
    return [piece for piece in pictured.pieces if piece.place == place]


def said(pictured: Picture) -> dict[str, str]:
    return {place: say(label, "en") for place, label in pictured.labels}


def apart(one: Box, other: Box) -> bool:
    near = 0.01
    across = one.x + one.w <= other.x + near or other.x + other.w <= one.x + near
    return across or one.y + one.h <= other.y + near or other.y + other.h <= one.y + near


PLAYING = state(STRIP, *HANDS)


# Places.


def test_there_is_a_place_for_every_tile_open_cell_rack_and_the_pool() -> None:
    ids = {place.id for place in layout(PLAYING).places}
    assert {"pool", "rack0", "rack1", "rack2"} <= ids
    assert {
        f"rack{seat}.{nth}" for seat in range(3) for nth in range(len(PLAYING.hands[seat]))
    } == {id for id in ids if id.startswith("rack") and "." in id}
    cells = {id for id in ids if "," in id}
    board = PLAYING.board
    touched = {cell for corner in board.corners for cell in around(corner)}
    assert cells == {f"{x},{y}" for x, y in {*board.cells, *board.open, *touched}}


def test_the_keyboard_walks_over_tiles_and_open_cells_but_not_where_only_corners_meet() -> None:
    walked = {place.id for place in layout(PLAYING).places if place.walk}
    board = PLAYING.board
    assert {id for id in walked if "," in id} == {
        f"{x},{y}" for x, y in {*board.cells, *board.open}
    }
    assert {"rack0.0", "rack0.3", "pool", "rack1", "rack2"} <= walked
    assert not walked & {"rack1.0", "rack2.1", "rack0"}


def test_an_empty_rack_in_front_can_be_walked_to() -> None:
    rung = start_of("bell").play("3-3-1@4,3")
    walked = {place.id for place in layout(rung, seat=0).places if place.walk}
    assert "rack0" in walked


@pytest.mark.parametrize("id", ["side", "bridge", "pool-empty", "blocked"])
def test_a_cell_lies_where_its_corners_are(id: str) -> None:
    now = start_of(id)
    for place in [place for place in layout(now).places if "," in place.id]:
        x, y = map(int, place.id.split(","))
        corners = corners_of((x, y))
        assert place.inside
        assert place.form == ("up" if points_up((x, y)) else "down")
        across = [corner_x * SIDE / 2 for corner_x, _ in corners]
        down = [corner_y * ROW for _, corner_y in corners]
        assert (place.box.x, place.box.y) == pytest.approx((min(across), min(down)))
        assert place.box.w == pytest.approx(max(across) - min(across))
        assert place.box.h == pytest.approx(max(down) - min(down))


def test_what_is_fitted_holds_all_that_can_be_walked_to() -> None:
    for now in whole_game("triominos", 2).states[::9]:
        seen = layout(now)
        assert seen.fit is not None
        assert seen.field is not None
        fit = seen.fit
        for box in [place.box for place in seen.places if place.inside and place.walk]:
            assert fit.x <= box.x
            assert fit.y <= box.y
            assert box.x + box.w <= fit.x + fit.w
            assert box.y + box.h <= fit.y + fit.h


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_racks_pool_and_field_lie_apart(shape: Shape, seats: int) -> None:
    now = GAME.new(seats, seed=1)
    for seat in range(seats):
        found = boxes(now, shape, seat)
        field = layout(now, shape, seat).field
        assert field is not None
        parts = [found["pool"], field, *(found[f"rack{nth}"] for nth in range(seats))]
        for nth, one in enumerate(parts):
            assert all(apart(one, other) for other in parts[nth + 1 :])


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [1, 7, 12, 24])
def test_the_tiles_of_the_rack_in_front_do_not_overlap(shape: Shape, count: int) -> None:
    hand = " ".join(list(NUMBERS)[20 : 20 + count])
    found = boxes(state("", hand, "0-0-0"), shape, 0)
    mine = [found[f"rack0.{nth}"] for nth in range(count)]
    rack = found["rack0"]
    for nth, one in enumerate(mine):
        assert all(apart(one, other) for other in mine[nth + 1 :])
        assert rack.x - 0.01 <= one.x
        assert one.x + one.w <= rack.x + rack.w + 0.01
        assert rack.y - 0.01 <= one.y
        assert one.y + one.h <= rack.y + rack.h + 0.01


# Whose rack lies where.


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("front", range(4))
def test_the_others_sit_clockwise_from_the_seat_in_front(shape: Shape, front: int) -> None:
    now = GAME.new(4, seed=1)
    found = boxes(now, shape, front)
    racks = {seat: found[f"rack{seat}"] for seat in range(4)}
    others = sorted((seat for seat in range(4) if seat != front), key=lambda seat: racks[seat].x)
    assert others == [(front + nth) % 4 for nth in (1, 2, 3)]
    assert all(racks[front].y > racks[seat].y for seat in others)
    assert len({racks[seat].y for seat in others}) == 1


def test_without_a_seat_whoever_is_on_turn_sits_in_front() -> None:
    for seat in range(3):
        now = state(STRIP, *HANDS, on_turn=seat, begins=seat)
        assert boxes(now, "wide") == boxes(now, "wide", seat)


@pytest.mark.parametrize("front", range(3))
def test_each_rack_has_the_chip_of_its_seat(front: int) -> None:
    seen = layout(GAME.new(3, seed=1), seat=front)
    racks = {place.id: place.box for place in seen.places}
    chips = [(decor.art, decor.box) for decor in seen.decor if (decor.art or "").startswith("seat")]
    assert sorted(art or "" for art, _ in chips) == ["seat-0", "seat-1", "seat-2"]
    for art, box in chips:
        rack = racks[f"rack{(art or '')[-1]}"]
        assert rack.x <= box.x
        assert box.x + box.w <= rack.x + rack.w


# Tiles.


def test_every_tile_lies_once_as_it_was_placed() -> None:
    pictured = picture(PLAYING)
    for move in PLAYING.table:
        text, _, place = move.partition("@")
        (piece,) = pieces_on(pictured, place)
        x, y = map(int, place.split(","))
        assert piece.kind == f"tile {READS[text][0]}"
        assert piece.spots == tuple(text.split("-"))
        assert piece.art == ("tile-up" if points_up((x, y)) else "tile-down")
        assert piece.wide == piece.tall == cell_box((x, y))
        assert piece.turns == 1


def test_the_own_tiles_stand_open_and_may_be_turned() -> None:
    pictured = picture(PLAYING.view(0), 0)
    for nth, tile in enumerate(PLAYING.hands[0]):
        (piece,) = pieces_on(pictured, f"rack0.{nth}")
        assert (piece.kind, piece.art) == (f"tile {tile}", "tile-up")
        assert piece.spots == tuple(tile.split("-"))
        assert piece.turns == 3


def on_racks(seat: int | None, owners: set[int]) -> list[Piece]:
    """The tiles on the racks of some seats, as a seat (None: a watcher) sees them."""
    seen = picture(PLAYING.view(seat), seat)
    slots = [(owner, nth) for owner in owners for nth in range(len(PLAYING.hands[owner]))]
    return [piece for owner, nth in slots for piece in pieces_on(seen, f"rack{owner}.{nth}")]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_of_others_only_backs_are_seen(seat: int | None) -> None:
    others = {0, 1, 2} - {seat}
    backs = on_racks(seat, others)
    assert len(backs) == sum(len(PLAYING.hands[owner]) for owner in others)
    for piece in backs:
        assert (piece.kind, piece.art) == ("back", "tile-back")
        assert (piece.spots, piece.text, piece.turns) == ((), None, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_of_the_own_rack_every_number_is_seen(seat: int) -> None:
    own = on_racks(seat, {seat})
    assert len(own) == len(PLAYING.hands[seat])
    assert all(piece.spots for piece in own)


@pytest.mark.parametrize("id", ["winner", "blocked"])
def test_at_the_end_all_hands_are_open(id: str) -> None:
    over = start_of(id).play("4-3-3@2,1" if id == "winner" else "buy")
    pictured = picture(over.view(None))
    for seat, hand in enumerate(over.hands):
        for nth, tile in enumerate(hand):
            (piece,) = pieces_on(pictured, f"rack{seat}.{nth}")
            assert piece.kind == f"tile {tile}"
    assert not [piece for piece in pictured.pieces if piece.kind == "back"]


def test_the_pool_is_a_stack_of_backs_with_its_number() -> None:
    for count in (0, 1, 2, 4, 5, 40):
        held = " ".join(list(NUMBERS)[1:])
        tiles = held.split()
        now = state(
            "0-0-0@0,0", " ".join(tiles[count:]), "", first=" ".join(tiles[:count]), bell=1,
            begins=1,
        )  # fmt: skip
        assert len(now.pool) == count
        pieces = pieces_on(picture(now.view(0), 0), "pool")
        assert {piece.art for piece in pieces} <= {"tile-back"}
        assert len(pieces) == min(4, count)
        written = [(piece.spots, piece.text) for piece in pieces if piece.spots or piece.text]
        assert len(written) == (count > 0)
        assert str(count) in repr(written) or count == 0


def test_a_placed_tile_comes_from_its_rack_and_a_bought_one_from_the_pool() -> None:
    after = PLAYING.play("4-3-3@2,1")
    last = LastMove(PLAYING, "4-3-3@2,1", ())
    came = {piece.place: piece.came for piece in picture(after, 0, last).pieces if piece.came}
    assert came == {"2,1": "rack0"}
    bought = PLAYING.play("buy")
    last = LastMove(PLAYING, "buy", ())
    for view in (bought, bought.view(0), bought.view(1)):
        came = {piece.place: piece.came for piece in picture(view, 0, last).pieces if piece.came}
        assert came == {"rack0.4": "pool"}


def test_the_lots_that_were_drawn_lie_open_until_the_first_tile() -> None:
    start = start_of("lots")
    move = "lots 1-4-5 0-0-2 0-1-1"
    due = start.play(move)
    pictured = picture(due.view(None), None, LastMove(start, move, ()))
    for seat, tile in enumerate(move.split()[1:]):
        lot, chip = pieces_on(pictured, f"lot{seat}")
        assert (lot.kind, lot.spots) == (f"tile {tile}", tuple(tile.split("-")))
        assert chip.art == f"seat-{seat}"
    shuffle = " ".join(("shuffle", *due.pool))
    after = picture(due.play(shuffle), None, LastMove(due, shuffle, ()))
    assert not [piece for piece in after.pieces if piece.place.startswith("lot")]


def test_only_those_who_tie_lay_a_second_lot() -> None:
    start = start_of("lots").play("lots 1-4-5 0-0-2 0-5-5")
    move = "lots 2-2-3 3-4-4"
    pictured = picture(start.play(move).view(None), None, LastMove(start, move, ()))
    lots = {piece.place for piece in pictured.pieces if piece.place.startswith("lot")}
    assert lots == {"lot0", "lot2"}


def test_a_tile_turns_clockwise_in_hand() -> None:
    assert [turned("0-1-5", turn) for turn in range(4)] == ["0-1-5", "5-0-1", "1-5-0", "0-1-5"]
    assert [upside_down(text) for text in ("0-1-5", "5-0-1")] == ["5-0-1", "1-5-0"]


# Ways.


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_there_is_a_way_for_every_placement_and_what_it_gains_is_scored(seed: int) -> None:
    for now in whole_game("triominos", seed).states[::6]:
        ways = picture(now).ways
        assert {way.move for way in ways} == placements(now)
        for way in ways:
            scored = told(now, way.move)
            gains = [(rule, now.on_turn, points) for rule, points in way.gains]
            assert scored[: len(gains)] == gains
            assert way.gains
            rest = [rule for rule, _, _ in scored[len(gains) :]]
            assert not [rule for rule in rest if rule.startswith(("score", "kids"))]


@pytest.mark.parametrize(
    ("table", "hand", "move", "gains"),
    [
        (STRIP, "3-3-4 1-1-1", "4-3-3@2,1", [("score.value", 10)]),
        (HOOK, "3-3-5 1-1-5", "3-3-5@0,1", [("score.value", 11), ("score.bridge", 40)]),
        (FIVE, "0-3-3 1-1-5", "0-3-3@1,0", [("score.value", 6), ("score.hexagon", 50)]),
        (
            TWO_RINGS,
            "2-3-5 0-1-1",
            "3-5-2@1,-1",
            [("score.value", 10), ("score.double-hexagon", 60)],
        ),
        (
            THREE_RINGS,
            "2-4-5 0-1-1",
            "2-4-5@1,0",
            [("score.value", 11), ("score.double-hexagon", 60)],
        ),
    ],
)
def test_a_way_tells_what_it_gains(
    table: str, hand: str, move: str, gains: list[tuple[str, int]]
) -> None:
    way = next(way for way in picture(state(table, hand, "0-0-4")).ways if way.move == move)
    assert list(way.gains) == gains


def test_with_simple_scoring_a_last_tile_gains_its_five() -> None:
    (way,) = picture(state(STRIP, "3-3-4", "0-0-4", scoring="kids")).ways
    assert way.gains == (("kids.score", 6),)
    first = picture(state(STRIP, "3-3-4 2-2-5", "0-0-4", scoring="kids")).ways[0]
    assert first.gains == (("kids.score", 1),)


def test_a_way_leads_from_the_tile_to_its_cell_and_shows_how_it_will_lie() -> None:
    for now in (PLAYING, start_of("notch"), state("", *HANDS)):
        for way in picture(now).ways:
            text, _, place = way.move.partition("@")
            assert way.target == place
            nth = int(way.source.removeprefix("rack0."))
            assert now.hands[0][nth] == READS[text][0]
            assert way.ghost is not None
            assert way.ghost.spots == tuple(text.split("-"))
            x, y = map(int, place.split(","))
            assert way.ghost.art == ("tile-up" if points_up((x, y)) else "tile-down")


def test_who_does_not_see_the_hand_is_shown_no_ways_buttons_or_hints() -> None:
    stuck = state(STRIP, "2-2-5 2-3-3", "0-5-5 1-1-1")
    assert picture(stuck.view(0), 0).hint is not None
    for now in (PLAYING, stuck):
        for seat in (None, 1):
            pictured = picture(now.view(seat), seat)
            assert (pictured.ways, pictured.actions, pictured.hint) == ((), (), None)


# Buttons, words.


@pytest.mark.parametrize(
    ("id", "moves", "expected"),
    [
        ("buy", [], ["buy"]),
        ("buy", ["buy", "buy", "buy"], ["pass"]),
        ("pool-runs-out", ["buy"], ["pass"]),
        ("pool-runs-out", ["buy", "pass"], []),
        ("pool-empty", [], []),
        ("first", [], []),
        ("lots", [], []),
    ],
)
def test_buttons_do_what_moves_no_tile(id: str, moves: list[str], expected: list[str]) -> None:
    now = start_of(id)
    for move in moves:
        now = now.play(move)
    pictured = picture(now)
    assert [action.move for action in pictured.actions] == expected
    assert dict(pictured.touches) == ({"pool": "buy"} if now.phase == "play" else {})


@pytest.mark.parametrize(
    ("id", "moves", "rule"),
    [
        ("buy", [], "buy.must"),
        ("buy", ["buy"], "buy.must"),
        ("buy", ["buy", "buy", "buy"], "buy.fail"),
        ("pool-runs-out", ["buy"], "pool.empty"),
        ("pool-runs-out", ["buy", "pass"], None),
        ("pool-empty", [], None),
        ("side", [], None),
        ("first", [], None),
    ],
)
def test_a_hint_says_what_is_left_when_nothing_fits(
    id: str, moves: list[str], rule: str | None
) -> None:
    now = start_of(id)
    for move in moves:
        now = now.play(move)
    hint = picture(now).hint
    assert (hint and hint[0]) == rule


def test_what_a_place_says() -> None:
    labels = said(picture(PLAYING.view(0), 0))
    assert labels["pool"] == f"Pool, {len(PLAYING.pool)} tiles"
    assert labels["rack0"] == "Rack of player 1, 4 tiles, 0 points"
    assert labels["rack2"] == "Rack of player 3, 2 tiles, 0 points"
    assert labels["rack0.0"] == "Tile 3-3-4, value 10"
    assert labels["rack1.0"] == "A hidden tile of player 2"
    assert labels["1,0"] == "Tile 0-1-4, pointing down"
    assert labels["2,0"] == "Tile 1-3-4, pointing up"
    assert labels["2,1"] == "Open place pointing down, its corners ask for 4 3 ?"
    assert labels["-1,0"] == "Open place pointing down, its corners ask for ? 0 5"


def test_every_own_tile_is_said_with_its_value() -> None:
    now = GAME.new(2, seed=3)
    labels = said(picture(now.view(1), 1))
    for nth, tile in enumerate(now.hands[1]):
        assert labels[f"rack1.{nth}"] == f"Tile {tile}, value {VALUE[tile]}"


def test_before_the_first_tile_the_middle_is_said() -> None:
    labels = said(picture(state("", *HANDS)))
    assert labels["0,0"] == "The middle of the table, for the first tile"
    lots = said(picture(start_of("lots")))
    assert lots["lot1"] == "Tile drawn by player 2"
    assert "0,0" not in lots


@pytest.mark.parametrize(
    ("id", "moves", "status"),
    [
        ("lots", [], "Each player draws a tile from the pool. The highest begins."),
        (
            "lots",
            ["lots 1-4-5 0-5-5 0-0-2"],
            "The highest tiles were equal. Those players draw once more.",
        ),
        ("lots", ["lots 1-4-5 0-0-2 0-1-1"], "Player 1 begins. First mix the pool again."),
        ("first", [], "Player 1 places the first tile. Any tile will do."),
        ("side", [], "Player 1 places a tile."),
        ("buy", ["buy", "buy"], "Player 1 places a tile (2 bought)."),
        (
            "bell",
            ["3-3-1@4,3"],
            "Last round! Player 1 has no tiles left. Player 2 still has a turn.",
        ),
        ("winner", ["4-3-3@2,1"], "Player 1 wins the round and has the most points: 100."),
        (
            "tie",
            ["4-3-3@2,1"],
            "Player 1 wins the round. 2 players are level with the most points: 100.",
        ),
        ("blocked", ["buy"], "Player 2 wins the round. Player 1 has the most points: 194."),
        (
            "blocked-tie",
            ["5-5-2@-6,-3"],
            "2 players share the round. Player 3 has the most points: 154.",
        ),
        ("kids-none", ["4-3-3@2,1"], "Player 1 wins the round!"),
    ],
)
def test_the_status_says_who_is_to_do_what(id: str, moves: list[str], status: str) -> None:
    now = start_of(id)
    for move in moves:
        now = now.play(move)
    for seat in (None, 0, 1):
        assert say(picture(now.view(seat), seat).status, "en") == status


@pytest.mark.parametrize(
    ("moves", "status", "unseen"),
    [
        ([], "It is player 1’s turn.", "Player 1 places a tile."),
        (
            ["buy"],
            "It is player 1’s turn (one bought).",
            "Player 1 places a tile (one bought).",
        ),
    ],
)
def test_whoever_is_seen_to_be_stuck_is_not_told_to_place_a_tile(
    moves: list[str], status: str, unseen: str
) -> None:
    now = start_of("buy")
    for move in moves:
        now = now.play(move)
    shown = picture(now.view(0), 0)
    assert (say(shown.status, "en"), shown.hint is not None) == (status, True)
    for seat in (None, 1):
        hidden = picture(now.view(seat), seat)
        assert (say(hidden.status, "en"), hidden.hint) == (unseen, None)


def test_chance_is_drawn_at_the_pool() -> None:
    start = start_of("lots")
    for now, words in (
        (start, "Draw lots"),
        (start.play("lots 1-4-5 0-0-2 0-1-1"), "Mix the pool"),
    ):
        pictured = picture(now)
        assert pictured.draw is not None
        assert (say(pictured.draw, "en"), pictured.draws_at) == (words, "pool")
    assert (picture(PLAYING).draw, picture(PLAYING).draws_at) == (None, None)


def test_scores_are_shown_as_they_stand() -> None:
    now = state(STRIP, *HANDS, scores=(12, -5, 40))
    assert picture(now).scores == (12, -5, 40)
    assert picture(now.play("4-3-3@2,1")).scores == (22, -5, 40)


def test_where_nothing_is_counted_no_points_are_shown() -> None:
    now = start_of("kids-none")
    for shown in (now, now.play("4-3-3@2,1")):
        pictured = picture(shown)
        assert pictured.scores == ()
        assert not [text for text in said(pictured).values() if "point " in f"{text} "]
        assert not any(way.gains for way in pictured.ways)
    bought = now.play("buy")
    assert [say(action.label, "en") for action in picture(bought).actions] == ["Buy a tile"]


@pytest.mark.parametrize(
    ("id", "move", "end"),
    [
        ("winner", "4-3-3@2,1", "That was the last turn."),
        ("bell", "3-3-1@4,3", "Whoever has had one turn less still plays."),
    ],
)
def test_the_bell_says_whether_anybody_still_plays(id: str, move: str, end: str) -> None:
    log: list[Event] = []
    start_of(id).play(move, log)
    (bell,) = [event for event in log if event.rule == "end.bell"]
    start = "Player 1 has placed the last tile and rings the bell!"
    assert say(bell.message("triominos")) == f"{start} {end}"


def test_at_a_blocked_table_the_events_say_who_wins_the_round() -> None:
    def events(id: str, move: str, **options: object) -> list[str]:
        position = example(id)
        position["options"] |= options
        log: list[Event] = []
        GAME.read(position).play(move, log)
        return [say(event.message("triominos")) for event in log if event.rule == "end.blocked"]

    stem = "Nobody can place a tile any more. Player"
    assert events("blocked", "buy") == [
        f"{stem} 2 holds the least and wins the round: 23 points are added from the others, "
        "and 10 are taken off."
    ]
    assert events("kids-blocked", "buy") == [f"{stem} 2 holds the least, 10, and wins the round."]
    shared = "is one of those who hold the least"
    assert events("blocked-tie", "5-5-2@-6,-3") == [
        f"{stem} {seat} {shared}, and shares the round: 18 points are added from the others, "
        "and 5 are taken off."
        for seat in (2, 3)
    ]
    assert events("blocked-tie", "5-5-2@-6,-3", scoring="kids") == [
        f"{stem} {seat} {shared}, 5, and shares the round." for seat in (2, 3)
    ]


@pytest.mark.parametrize(("id", "costs"), [("hexagon", True), ("buy", False)])
def test_buying_costs_while_a_tile_of_the_rack_fits(id: str, costs: bool) -> None:
    buy = picture(start_of(id)).actions[0]
    assert (buy.move, buy.costs) == ("buy", costs)
