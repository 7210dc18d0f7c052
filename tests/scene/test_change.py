"""Changes of JSON: whatever becomes of a value, its change makes it again, and is short."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tritables.scene.change import change_of, changed

TEXTS = st.sampled_from(
    [
        "",
        "Tile 2-2-4",
        "Open place pointing down, its corners ask for ? 5 5",
        "Open place pointing up, its corners ask for 2 ? 5",
        "Rack of player 1, 9 tiles, 0 points",
        "Rack of player 1, 10 tiles, 20 points",
        "\U0001f3b2" * 30,  # a letter here, two in a browser
    ]
)
PLAIN = st.none() | st.booleans() | st.integers(0, 9) | TEXTS
KEYS = st.sampled_from(["a", "b", "c", "0", "1"])
VALUES = st.recursive(
    PLAIN | st.lists(st.integers(0, 3), max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=12,
)
OBJECTS = st.dictionaries(KEYS, VALUES, max_size=5)


@given(OBJECTS, OBJECTS)
def test_a_change_makes_one_object_of_another(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    change = json.loads(json.dumps(change_of(before, after)))
    assert changed(before, change) == after


def test_when_new_texts_are_alike_then_their_common_part_is_sent_once() -> None:
    labels = {f"hand.{nth}": f"{nth} of spades in the hand of player 1" for nth in range(3)}
    change = change_of({"labels": {"deck": "Deck"}}, {"labels": {"deck": "Deck", **labels}})
    assert change["labels"]["hand.0"] == [labels["hand.0"]]
    assert change["labels"]["hand.2"] == [0, 34, "2", "hand.0"]


def test_when_a_rack_moves_then_only_the_changed_number_of_each_box_is_sent() -> None:
    before = {"places": {"rack.0": [99, 510, 71.6, 62], "rack.1": [170.6, 510, 71.6, 62]}}
    after = {"places": {"rack.0": [63, 510, 71.6, 62], "rack.1": [134.8, 510, 71.6, 62]}}
    assert change_of(before, after) == {"places": {"rack.0": {"0": [63]}, "rack.1": {"0": [134.8]}}}


def test_when_a_hand_loses_a_card_then_the_others_are_sent_by_their_numbers() -> None:
    cards = ["5S", "KD", "7H", "8H", "9H"]
    change = change_of({"hands": [cards, ["??"]]}, {"hands": [cards[1:], ["??"]]})
    assert change == {"hands": [0, [0, [0, [1, 4]]], [1, 1]]}
