"""The table lies as the source has it: the base above the two piles, in both shapes."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.tricom.tables import walk
from tritables.core.picture import SHAPES, Box, Look, Shape
from tritables.games.tricom import GAME
from tritables.games.tricom.deck import SLOTS
from tritables.games.tricom.drawing import FAN
from tritables.games.tricom.layout import Area, areas, hand_boxes, turned_boxes
from tritables.games.tricom.state import TriComState

SMALLEST = 30.0
"""The tall board is 400 wide and shown at 320 pixels: 24 of them are 30 of its units."""

NEAR = 1e-6
"""What two sums of the same lengths may differ by."""

TABLES = [(shape, seats, front) for shape in SHAPES for seats in (2, 3) for front in range(seats)]
each_table = pytest.mark.parametrize(("shape", "seats", "front"), TABLES)


def laid(shape: Shape, seats: int, front: int) -> dict[int, Area]:
    return areas(seats, shape, front)


def middle(box: Box) -> float:
    return box.centre[0]


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes share nothing."""
    beside = one.x + one.w <= other.x or other.x + other.w <= one.x
    return beside or one.y + one.h <= other.y or other.y + other.h <= one.y


@each_table
def test_the_base_lies_above_the_two_piles(shape: Shape, seats: int, front: int) -> None:
    for area in laid(shape, seats, front).values():
        left, right, low_left, low_right = area.base
        assert (left.y, left.x) == (right.y, low_left.x)
        assert (low_right.y, low_right.x) == (low_left.y, right.x)
        stock, actions = area.piles["stock"], area.piles["actions"]
        assert stock.y == actions.y > low_left.y + low_left.h
        assert middle(stock) == pytest.approx(middle(low_left))
        assert middle(actions) == pytest.approx(middle(low_right))
        row = [area.piles["reserve"], stock, actions, area.piles["turned"]]
        assert sorted(row, key=middle) == row
        assert len({box.y for box in row}) == 1


@each_table
def test_nothing_lies_on_something_else(shape: Shape, seats: int, front: int) -> None:
    boxes: list[Box] = []
    for area in laid(shape, seats, front).values():
        piles = (*area.piles.values(), area.hand)
        boxes += [*area.base, *piles, area.chip]
        assert all(apart(area.mat, box) for box in (*piles, area.chip))
        assert min(min(box.w, box.h) for box in (*area.base, *piles)) >= SMALLEST
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


@each_table
def test_two_bases_stand_farther_apart_than_the_cards_of_one(
    shape: Shape, seats: int, front: int
) -> None:
    for one, other in combinations(laid(shape, seats, front).values(), 2):
        half = max(area.base[0].w for area in (one, other)) / 4
        mat = one.mat
        around = Box(mat.x - half, mat.y - half, mat.w + 2 * half, mat.h + 2 * half)
        assert apart(around, other.mat)


@each_table
def test_turned_cards_and_hands_keep_to_their_part(shape: Shape, seats: int, front: int) -> None:
    for area in laid(shape, seats, front).values():
        for count in range(1, 13):
            boxes = turned_boxes(area, count)
            assert boxes[-1] == area.piles["turned"]
            assert [box.y for box in boxes] == sorted({box.y for box in boxes})
            assert boxes[0].y >= area.peak - NEAR
            assert all(apart(area.mat, box) for box in boxes)
        for count in range(1, 5):
            boxes = hand_boxes(area, count)
            assert len({(box.x, box.y) for box in boxes}) == count
            for box in boxes:
                assert area.hand.x <= box.x + NEAR
                assert box.x + box.w <= area.hand.x + area.hand.w + NEAR
                assert area.hand.y <= box.y + NEAR
                assert box.y + box.h <= area.hand.y + area.hand.h + NEAR


@pytest.mark.parametrize("seats", [2, 3])
def test_only_a_tall_table_turns_with_who_sits_in_front(seats: int) -> None:
    state = GAME.new(seats, seed=1)
    places = [
        {place.id: place.box for place in GAME.layout(state, "wide", Look(seat)).places}
        for seat in range(seats)
    ]
    assert all(found == places[0] for found in places)
    for seat in range(seats):
        tall = areas(state.seats, "tall", seat)
        assert max(tall, key=lambda owner: tall[owner].piles["stock"].y) == seat


def badges(state: TriComState) -> dict[str, int]:
    pieces = GAME.picture(state, None, Look(0)).pieces
    return {piece.place: int(piece.spots[0]) for piece in pieces if piece.kind == "badge"}


def test_piles_say_how_many_lie_there() -> None:
    steps, last = walk(4, 3, greed=0.3)
    for state in [*(state for state, _, _ in steps[::7]), last]:
        counted, open_piles = {}, {}
        for seat, side in enumerate(state.sides):
            counts = {"stock": len(side.stock), "action": len(side.actions), "away": side.away}
            counted |= {f"{name}{seat}": count for name, count in counts.items()}
            open_piles |= {f"base{seat}.{slot}": len(side.base[slot]) for slot in SLOTS}
            open_piles[f"reserve{seat}"] = len(side.reserve)
        expected = {place: count for place, count in counted.items() if count}
        expected |= {place: count for place, count in open_piles.items() if count > 1}
        turned = {f"turned{seat}": len(side.turned) for seat, side in enumerate(state.sides)}
        expected |= {place: count for place, count in turned.items() if count > FAN}
        assert badges(state) == expected


def test_when_many_action_cards_are_turned_then_the_last_three_lie_open() -> None:
    steps, _ = walk(4, 2, greed=0.3)
    state = max((state for state, _, _ in steps), key=lambda state: len(state.sides[0].turned))
    turned = state.sides[0].turned
    assert len(turned) > FAN
    pieces = GAME.picture(state, None, Look(0)).pieces
    shown = [piece.kind for piece in pieces if piece.place == "turned0" and piece.kind != "badge"]
    assert shown == [f"card {card} 0" for card in turned[-FAN:]]


def test_the_action_pile_is_told_from_the_stock() -> None:
    pieces = GAME.picture(GAME.new(3, seed=1), None, Look(0)).pieces
    crowned = [piece.place for piece in pieces if piece.art == "crown"]
    assert crowned == ["action0", "action1", "action2"]


@each_table
def test_each_pile_has_its_name_below_it(shape: Shape, seats: int, front: int) -> None:
    steps, last = walk(1, seats)
    look = Look(seat=front)
    for state in [*(before for before, *_ in steps), last][::7]:
        made = GAME.layout(state, shape, look)
        names = [decor for decor in made.decor if decor.text is not None]
        out = sum(side.away > 0 for side in state.sides)
        assert len(names) == 4 * seats + out
        taken = [place.box for place in made.places if not place.id.startswith("hands")]
        assert all(apart(name.box, box) for name in names for box in taken)
        assert all(apart(one.box, other.box) for one, other in combinations(names, 2))


@each_table
def test_players_have_grounds_of_their_own(shape: Shape, seats: int, front: int) -> None:
    grounds = [area.whole for area in laid(shape, seats, front).values()]
    assert all(apart(one, other) for one, other in combinations(grounds, 2))
    for area in laid(shape, seats, front).values():
        whole, mat = area.whole, area.mat
        assert whole.x < mat.x < mat.x + mat.w < whole.x + whole.w
        assert whole.y < mat.y < mat.y + mat.h < whole.y + whole.h
