"""What the browser asks: every kind of intent, obeyed or refused, and always answered."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.pages import page_panel, send
from tests.widgets.answers import listen
from tritables import Table
from tritables.core import BadInput
from tritables.table.commands import COMMANDS, read_command


@pytest.fixture
def hands(browser_of):
    return browser_of(Table("trictrac", seed=3))


def test_a_piece_taken_from_place_to_place_is_a_move(hands):
    hands.table.play("start 5-3", "roll 1-2")
    assert hands.ask("attempt", **{"from": "bar0", "to": "1", "turn": 0})
    assert hands.table.record["moves"][-1] == "bar/1"


def test_a_refused_attempt_shows_rule_witnesses_and_what_is_near(hands):
    hands.table.play("start 5-3", "roll 3-5")
    before = hands.table.position
    assert not hands.ask("attempt", **{"from": "bar0", "to": "5", "turn": 0})
    assert hands.refusal["rule"] == "throw.normal"
    assert hands.refusal["tried"] == "bar/5"
    assert hands.refusal["places"] == ["dice"]
    near = {"move": "bar/3", "from": "bar0", "to": "3", "words": "bar → 3"}
    assert hands.refusal["nearest"] == [near]
    assert hands.table.position == before


def test_the_next_good_move_takes_the_refusal_away(hands):
    hands.table.play("start 5-3", "roll 3-5")
    hands.ask("type", move="bar/5")
    assert hands.refusal
    hands.ask("type", move="  bar/3 ")
    assert hands.refusal is None


def test_a_refusal_can_be_dismissed_and_the_same_one_counts_again(hands):
    hands.ask("type", move="bar/3")
    first = hands.refusal["count"]
    hands.ask("dismiss")
    assert hands.refusal is None
    hands.ask("type", move="bar/3")
    assert hands.refusal["count"] == first + 1


def test_dice_are_thrown_and_set_by_hand(hands):
    assert hands.ask("set", faces=["die-2", "die-5"])
    assert hands.table.record["moves"] == ["start 2-5"]
    assert hands.ask("set", faces=["die-6", "die-1"])
    assert hands.table.record["moves"][-1] == "roll 1-6"
    assert not hands.ask("set", faces=["die-6", "die-1"])
    assert hands.refusal["rule"] == "throw.must-move"


@pytest.mark.parametrize(
    "faces", [[], ["die-1"], ["die-0", "die-7"], ["x", "y"], ["die-12", "die-1"]]
)
def test_impossible_faces_are_refused(hands, faces):
    assert not hands.ask("set", faces=faces)
    assert hands.table.record["moves"] == []


def test_leafing_through_the_moves(hands):
    hands.table.play("start 5-3", "roll 3-5", "bar/3", "bar/5")
    assert hands.ask("undo")
    assert hands.ask("go", ply=1)
    assert hands.ask("redo")
    assert hands.table.record["moves"] == ["start 5-3", "roll 3-5"]
    assert not hands.ask("go", ply=9)
    assert hands.table.record["moves"] == ["start 5-3", "roll 3-5"]


def test_settings_are_chosen_and_wrong_values_refused(hands):
    assert hands.ask("choose", name="lang", value="nl")
    assert hands.table.lang == "nl"
    assert not hands.ask("choose", name="lang", value="xx")
    assert not hands.ask("choose", name="flipped", value="yes")
    assert hands.table.lang == "nl"
    assert hands.table.flipped is False


def test_seats_are_taken_and_wrong_ones_refused(hands):
    assert hands.ask("seat", seat=1, by="greedy")
    assert hands.table.seats == ("person", "greedy")
    assert not hands.ask("seat", seat=1, by="wizard")
    assert not hands.ask("seat", seat=5, by="random")
    assert hands.table.seats == ("person", "greedy")


def test_hands_do_not_move_for_an_opponent_unless_it_waits(browser_of):
    hands = browser_of(Table("trictrac", seats=["greedy", "person"], seed=3))
    hands.table.play("start 5-3")
    assert not hands.ask("draw")
    assert hands.table.record["moves"] == ["start 5-3"]
    hands.ask("choose", name="paused", value=True)
    assert hands.ask("draw")


def test_leafing_back_to_an_opponents_turn_makes_it_wait(browser_of):
    hands = browser_of(Table("trictrac", seats=["greedy", "person"], seed=3))
    hands.table.play("start 5-3")
    hands.table.advance()
    hands.ask("undo")
    assert page_panel(hands.table)["paused"]
    hands.ask("choose", name="paused", value=False)
    assert not page_panel(hands.table)["paused"]


def test_a_fault_of_ours_is_shown_and_answered(hands, monkeypatch):
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    hands.table.observe(broken, "position")
    assert not hands.ask("set", faces=["die-2", "die-5"])
    assert "ZeroDivisionError" in page_panel(hands.table)["fault"]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
intents = st.fixed_dictionaries(
    {},
    optional={
        "view": json_values | st.just("v"),
        "seq": json_values | st.integers(0, 99),
        "kind": json_values | st.sampled_from(sorted(COMMANDS)),
        "from": json_values | st.sampled_from(["bar0", "3", "off1", "dice"]),
        "to": json_values | st.sampled_from(["bar0", "3", "off1", "dice"]),
        "move": json_values | st.sampled_from(["bar/3", "roll 1-2", "start 5-3"]),
        "faces": json_values | st.just(["die-1", "die-2"]),
        "ply": json_values | st.integers(-1, 5),
        "seed": json_values | st.integers(0, 9),
        "name": json_values | st.sampled_from(["lang", "theme", "paused", "speed"]),
        "value": json_values | st.sampled_from(["nl", "dark", True, "fast"]),
        "seat": json_values | st.integers(-1, 3),
        "by": json_values | st.sampled_from(["greedy", "person"]),
    },
)


@examples(3)
@given(messages=st.lists(json_values | intents, max_size=12))
def test_no_message_does_harm_and_every_one_is_answered(messages):
    table = Table("trictrac", seed=1)
    answers = listen(table)
    for message in messages:
        before = json.dumps(table.position)
        send(table, message)
        answer = answers[-1]
        assert page_panel(table)["fault"] is None
        if not answer["ok"]:
            assert json.dumps(table.position) == before
    assert len(answers) == len(messages)


@given(message=json_values)
def test_what_is_no_intent_is_refused_by_its_place(message):
    with pytest.raises(BadInput) as refusal:
        read_command(message)
    assert str(refusal.value)
