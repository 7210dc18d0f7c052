"""Changes of JSON: whatever becomes of a value, its change makes it again, and is short."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tritables.scene.json_delta import apply_delta, delta_of

PLAIN = st.none() | st.booleans() | st.integers(0, 9) | st.sampled_from(["", "a", "\U0001f3b2"])
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
    change = json.loads(json.dumps(delta_of(before, after)))
    assert apply_delta(before, change) == after


def test_when_a_rack_moves_then_only_the_changed_number_of_each_box_is_sent() -> None:
    before = {"places": {"rack.0": [99, 510, 71.6, 62], "rack.1": [170.6, 510, 71.6, 62]}}
    after = {"places": {"rack.0": [63, 510, 71.6, 62], "rack.1": [134.8, 510, 71.6, 62]}}
    assert delta_of(before, after) == {"places": {"rack.0": {"0": [63]}, "rack.1": {"0": [134.8]}}}


def test_when_a_hand_loses_a_card_then_the_cards_at_both_ends_are_not_sent() -> None:
    cards = ["5S", "KD", "7H", "8H", "9H"]
    change = delta_of({"hands": [cards, ["??"]]}, {"hands": [cards[:2] + cards[3:], ["??"]]})
    assert change == {"hands": {"0": [2, 2, []]}}


def test_when_a_list_gets_one_more_of_the_same_then_none_is_counted_twice() -> None:
    assert delta_of({"a": [1, 1]}, {"a": [1, 1, 1]}) == {"a": [2, 0, [1]]}
    assert delta_of({"a": [1, 1, 1]}, {"a": [1, 1]}) == {"a": [2, 0, []]}
