"""Reading a position: every check refuses with the place of the fault and the rule behind it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.games.refusals import Position, changed, position_refused
from tests.games.refusals import refused as said_of
from tests.games.tricom.tables import (
    ACTIONS,
    ALL_ACTIONS,
    IDLE,
    Player,
    played,
    position,
    side,
    table,
    walk,
)
from tests.validators import validator
from tritables import BadInput, BadPosition
from tritables.games.tricom import GAME
from tritables.games.tricom.state import TriComState

FITS = validator("position.tricom")

HAND = "9C 10C 10D"
OWN = side("8H 4H / AS,6D 6S", HAND, turned="QD", reserve="9D 9S")
FRESH = GAME.new(seed=2).position()
TURN = position("turn", side("8H 4H / AS,6D 6S", HAND, turned="QD", reserve="9D 9S"))
ACTION = position("action", OWN)
FILL = table("action", OWN).play("use 2").position()
TAKE = position("take", OWN)
PLAY = played(table("action", OWN), "skip", "take stock").position()
DRAWN = played(
    table("action", side("8H 4H / AS,6D 6S", HAND, turned="QD", reserve="9D 5S")),
    *("skip", "take reserve"),
).position()
SHUFFLE = position("shuffle", side("8H 4H / AS,6D 6S", HAND, turned=ALL_ACTIONS))
OVER = position("over", side(hand="", left=0), side(hand="", left=0))
LOTS = position("lots", side("9S 7H / 4C 2D", "8S 3D 5H"), side("4C 9S / 2D 7H", "AC 6D 10C"))
SOLO = position("turn", side(hand="9C", left=0), side(hand="", left=0, turned="KC"))
SOUND = [FRESH, TURN, ACTION, FILL, TAKE, PLAY, DRAWN, SHUFFLE, OVER, LOTS, SOLO]
KEYS = list(FRESH)


def seated(data: Position, seat: int = 0, /, **keys: Any) -> Position:
    """The same with other values for a seat's keys."""
    data = changed(data)
    data["seats"][seat] |= keys
    return data


refused = partial(position_refused, GAME)


def unsound(
    phase: str, *sides: Player, where: str, id: str, rule: str, args: Any = None, **more: Any
) -> None:
    """A table that cannot be laid, by the argument that says so."""
    said_of(partial(table, phase, *sides, **more), where, id, rule, **(args or {}))


@pytest.mark.parametrize("base", SOUND, ids=lambda one: one["phase"])
def test_sound_positions_are_read_and_written_back(base: dict[str, Any]) -> None:
    before = copy.deepcopy(base)
    assert GAME.read(base).position() == base == before
    assert list(GAME.read(base).position()) == KEYS
    assert list(GAME.read(base).position()["seats"][0]) == [  # type: ignore[index]
        *("stock", "actions", "turned", "hand", "reserve", "base", "away", "score")
    ]
    FITS.validate(base)
    assert GAME.read(json.loads(json.dumps(base))) == GAME.read(base)


def test_the_form_is_the_rules_file_s() -> None:
    expected = [
        *("format", "game", "options", "to_act", "on_turn", "phase"),
        *("begins", "slot", "drawn", "seats"),
    ]
    assert expected == KEYS
    assert FRESH["options"] == {"flexible": False, "target": 33}


@pytest.mark.parametrize("seats", [2, 3])
def test_every_position_of_a_game_is_sound(seats: int) -> None:
    steps, over = walk(3, seats, flexible=True)
    for state in (*(one[0] for one in steps), over):
        FITS.validate(state.position())
        assert GAME.read(state.position()) == state


def test_states_that_differ_in_one_thing_are_not_equal() -> None:
    states = [GAME.read(base) for base in SOUND]
    states += [GAME.read(changed(TURN, options=one)) for one in ({"flexible": True}, {"target": 9})]
    states.append(GAME.read(seated(TURN, score=1)))
    states.append(GAME.read(changed(TURN, begins=1)))
    assert len(set(states)) == len(states)
    assert states[0] != states[0].position()
    assert states[0].sides[0] != "side"


# The form.


@pytest.mark.parametrize("key", list(FRESH["seats"][0]))
def test_no_key_of_a_seat_may_be_missing(key: str) -> None:
    data = changed(TURN)
    del data["seats"][1][key]
    refused(data, "seats[1]", "bad-missing-key", key=key)


def test_unknown_keys_are_refused() -> None:
    refused(seated(TURN, deck=[]), "seats[0]", "bad-unknown-key", key="deck")


@pytest.mark.parametrize(
    ("options", "where", "id"),
    [
        ({"flexible": 1}, "options.flexible", "bad-flag"),
        ({"flexible": None}, "options.flexible", "bad-flag"),
        ({"target": 0}, "options.target", "bad-whole"),
        ({"target": True}, "options.target", "bad-whole"),
        ({"target": 33.0}, "options.target", "bad-whole"),
        ({"target": "33"}, "options.target", "bad-whole"),
    ],
)
def test_when_an_option_has_another_value_then_it_is_refused(
    options: dict[str, Any], where: str, id: str
) -> None:
    refused(changed(TURN, options=options), where, id)
    with pytest.raises(BadInput) as caught:
        GAME.new(2, options)
    assert (caught.value.where, caught.value.reason.id) == (where, id)


@pytest.mark.parametrize(
    ("key", "value", "id"),
    [
        ("phase", "deal", "bad-choice"),
        ("phase", None, "bad-choice"),
        ("on_turn", 2, "bad-whole"),
        ("on_turn", True, "bad-whole"),
        ("to_act", 2, "bad-whole"),
        ("to_act", "nobody", "bad-whole"),
        ("begins", -1, "bad-whole"),
        ("slot", 4, "bad-whole"),
        ("drawn", "QS", "bad-card"),
        ("drawn", 7, "bad-text"),
        ("seats", {}, "bad-list"),
        ("seats", [], "bad-length"),
    ],
)
def test_when_a_key_has_a_value_of_another_kind_then_it_is_refused(
    key: str, value: object, id: str
) -> None:
    refused(changed(TURN, **{key: value}), key, id)


def test_two_or_three_players() -> None:
    for count in (1, 4):
        data = changed(TURN, seats=[copy.deepcopy(TURN["seats"][0]) for _ in range(count)])
        refused(data, "seats", "bad-length")


@pytest.mark.parametrize("key", ["stock", "hand", "reserve"])
def test_number_cards_lie_where_they_should(key: str) -> None:
    data = changed(TURN)
    data["seats"][0][key][0] = "QS"
    refused(data, f"seats[0].{key}[0]", "bad-card")
    data["seats"][0][key][0] = "??"
    refused(data, f"seats[0].{key}[0]", "bad-card", card="??")


def test_base_piles_are_lists_of_cards() -> None:
    refused(seated(TURN, base=[[], [], []]), "seats[0].base", "bad-length-exact")
    refused(seated(TURN, base=["8H", [], [], []]), "seats[0].base[0]", "bad-list")
    refused(seated(TURN, base=[[8], [], [], []]), "seats[0].base[0][0]", "bad-text")


def test_action_cards_lie_where_they_should() -> None:
    data = changed(TURN)
    data["seats"][0]["turned"][0] = "7D"
    refused(data, "seats[0].turned[0]", "bad-card")


# The cards.


def test_no_card_is_there_twice() -> None:
    data = changed(TURN)
    data["seats"][0]["hand"][2] = "6S"
    refused(data, "seats[0].base[3][0]", "bad-twice", "setup.base", card="6S")
    data = changed(TURN)
    data["seats"][1]["actions"][3] = data["seats"][1]["actions"][2]
    card = data["seats"][1]["actions"][2]
    refused(data, "seats[1].actions[3]", "bad-twice", "setup.base", card=card)


def test_a_seat_has_forty_number_cards() -> None:
    refused(seated(TURN, away=1), "seats[0].away", "bad-numbers", "setup.base", count=41)
    data = changed(TURN)
    data["seats"][0]["stock"].pop()
    refused(data, "seats[0].away", "bad-numbers", "setup.base", count=39)


def test_a_seat_has_twelve_action_cards() -> None:
    data = changed(TURN)
    data["seats"][0]["actions"].pop()
    refused(data, "seats[0].actions", "bad-actions", "action.reshuffle", count=11)


def test_away_and_score_are_whole_numbers() -> None:
    for value in (True, "1", 1.0, None, -1):
        refused(seated(TURN, score=value), "seats[0].score", "bad-whole")
        refused(seated(TURN, away=value), "seats[0].away", "bad-whole")


# The phases.


def test_who_is_to_act_follows_from_the_phase() -> None:
    for base, wrong in ((TURN, 0), (ACTION, "chance"), (ACTION, 1), (PLAY, None), (OVER, 0)):
        refused(changed(base, to_act=wrong), "to_act", "bad-to-act")
    refused(changed(LOTS, to_act=None), "to_act", "bad-to-act")


def test_nobody_is_on_turn_in_lots_and_over() -> None:
    refused(changed(TURN, on_turn=None), "on_turn", "bad-on-turn", "turn.action-first")
    refused(changed(OVER, on_turn=0), "on_turn", "bad-on-turn", "end.stock-empty")
    refused(changed(LOTS, on_turn=0), "on_turn", "bad-on-turn", "start.tie")


def test_when_lots_are_due_then_nobody_began_and_else_somebody_did() -> None:
    refused(changed(TURN, begins=None), "begins", "bad-begins", "start.highest")
    refused(changed(LOTS, begins=0), "begins", "bad-begins", "start.highest")


def test_a_slot_belongs_to_fill() -> None:
    refused(changed(TAKE, slot=2), "slot", "bad-slot", "fill.king-queen")
    refused(changed(FILL, slot=None), "slot", "bad-slot", "fill.king-queen")
    refused(changed(FILL, slot=1), "seats[0].base[1]", "bad-slot-full", "fill.king-queen")


def test_an_empty_slot_has_no_stock() -> None:
    refused(changed(FILL, phase="take", slot=None), "seats[0].base[2]", "bad-gap", "fill.mandatory")
    other = changed(FILL)
    pile = other["seats"][1]["base"][0]
    other["seats"][1]["stock"] += pile
    other["seats"][1]["base"][0] = []
    refused(other, "seats[1].base[0]", "bad-gap", "fill.mandatory")
    table("take", side("8H 4H / - -", HAND, turned="QD", left=0))


def test_fill_follows_a_king_or_queen() -> None:
    data = changed(FILL)
    data["seats"][0]["turned"], data["seats"][0]["actions"] = (
        ["JD"],
        [card for card in ACTIONS if card != "JD"],
    )
    refused(data, "seats[0].turned[0]", "bad-fill-card", "fill.king-queen")
    none = side("8H 4H / - 6S", HAND, turned="QD", left=0)
    unsound("fill", none, where="phase", id="bad-fill-none", rule="fill.none")
    table("fill", side("8H 4H / - 6S", HAND, turned="QD", left=0, reserve="2S"))


def test_drawn_belongs_to_play_and_is_in_hand_and_fits() -> None:
    refused(changed(TAKE, drawn="9S"), "drawn", "bad-drawn", "reserve.take")
    refused(changed(DRAWN, drawn="9C"), "drawn", "bad-drawn-hand", "reserve.take")
    refused(changed(PLAY, drawn="2S"), "drawn", "bad-drawn-hand", "reserve.take")
    last = side("8H 4H / AS 6S", "10C 10D 2H 9C", turned="QD")
    unsound("play", last, where="drawn", id="bad-drawn-fits", rule="reserve.take", drawn=True)


HANDS: list[tuple[str, str, dict[str, Any], bool]] = [
    ("turn", "9C 10C", {}, False),
    ("turn", "9C 10C 10D 2C", {}, False),
    ("turn", "9C", {"left": 0}, True),
    ("turn", "9C 10C 10D 2C", {"left": 0}, False),
    ("take", "9C 10C", {"left": 3}, False),
    ("take", "9C", {"left": 0}, True),
    ("play", "9C 10C 10D", {}, False),
    ("play", "9C 10C 10D 2C", {}, True),
    ("play", "9C 10C 10D 2C", {"left": 0}, True),
    ("play", "9C", {"left": 0}, True),
    ("play", "9C 10C 10D 2C 2D", {"left": 0}, False),
]


@pytest.mark.parametrize(("phase", "hand", "more"), [one[:3] for one in HANDS if one[3]])
def test_when_a_hand_has_the_cards_of_its_phase_then_it_is_read(
    phase: str, hand: str, more: dict[str, Any]
) -> None:
    own = side("8H 4H / AS 6S", hand, turned="QD", **more)
    assert table(phase, own).sides[0].hand == tuple(hand.split())


@pytest.mark.parametrize(("phase", "hand", "more"), [one[:3] for one in HANDS if not one[3]])
def test_when_a_hand_has_too_many_or_too_few_cards_then_it_is_refused(
    phase: str, hand: str, more: dict[str, Any]
) -> None:
    own = side("8H 4H / AS 6S", hand, turned="QD", **more)
    count = {"count": len(hand.split())}
    unsound(phase, own, where="hand", id="bad-hand", rule="setup.hand", args=count)


def test_a_drawn_card_is_not_the_only_one() -> None:
    own = side("8H 4H / AS 6S", "5S", turned="QD", left=0)
    low = {"low": 2}
    unsound("play", own, where="hand", id="bad-hand", rule="setup.hand", args=low, drawn=True)
    assert table("play", side("8H 4H / AS 6S", "9C 5S", left=0, turned="QD"), drawn=True).drawn


def test_who_is_on_turn_holds_a_card() -> None:
    for phase in ("turn", "action", "take", "play"):
        own = side(hand="", left=0, turned="QD")
        unsound(phase, own, where="hand", id="bad-hand", rule="setup.hand", args={"low": 1})


def test_other_hands_hold_three_or_with_no_stock_fewer() -> None:
    short = side(hand="8S")
    unsound("turn", side(), short, where="others[0].hand", id="bad-hand", rule="setup.hand")
    table("turn", side(), side(hand="", left=0))


def test_the_round_is_over_when_all_hands_are_empty() -> None:
    refused(changed(OVER, phase="turn", on_turn=0, to_act="chance"), "phase", "bad-over",
            "end.stock-empty")  # fmt: skip
    sides = side(hand="", left=0), side(hand="8S", left=0)
    unsound("over", *sides, where="phase", id="bad-over", rule="end.stock-empty")


def spent(base: str = IDLE, hand: str = "8S 2C 9D", **more: Any) -> Player:
    return side(base, hand, turned=ALL_ACTIONS, **more)


def test_action_piles_are_empty_only_in_the_turn_that_emptied_them() -> None:
    for phase, hand in (("action", HAND), ("take", HAND), ("play", f"{HAND} 2C")):
        table(phase, spent("8H 4H / AS 6S", hand))
    bad: Any = {"id": "bad-spent", "rule": "action.reshuffle"}
    unsound("turn", spent(), where="actions", **bad)
    for phase in ("turn", "action"):
        unsound(phase, side(turned="QD"), spent(), where="others[0].actions", **bad)
    unsound("shuffle", side(), where="actions", id="bad-shuffle", rule="action.reshuffle")
    table("over", spent(hand="", left=0), side(hand="", left=0))
    both = spent(hand="", left=0), spent(hand="", left=0)
    unsound("over", *both, where="others[0].actions", **bad)


def test_in_a_turn_an_action_card_lies_open() -> None:
    for phase, hand in (("action", HAND), ("take", HAND), ("play", f"{HAND} 2C")):
        own = side("8H 4H / AS 6S", hand)
        unsound(phase, own, where="turned", id="bad-turned", rule="turn.action-first")


LOTS_FAULTS: list[tuple[Callable[[dict[str, Any]], object], str, str, str]] = [
    (lambda one: one["base"][0].append(one["stock"].pop()), "", "bad-lots-fresh", "start.tie"),
    (lambda one: one["turned"].append(one["actions"].pop()), "", "bad-lots-fresh", "start.tie"),
    (lambda one: one["reserve"].append(one["stock"].pop()), "", "bad-lots-fresh", "start.tie"),
    (lambda one: one.update(score=1), ".score", "bad-lots-score", "setup.score-once"),
]


@pytest.mark.parametrize(("spoil", "where", "id", "rule"), LOTS_FAULTS)
def test_lots_are_drawn_right_after_the_deal(
    spoil: Callable[[dict[str, Any]], object], where: str, id: str, rule: str
) -> None:
    data = changed(LOTS)
    spoil(data["seats"][1])
    refused(data, f"seats[1]{where}", id, rule)


def test_lots_need_a_tie_for_the_highest() -> None:
    bad: Any = {"where": "phase", "id": "bad-lots-tie", "rule": "start.tie"}
    one = side("9S 7H / 4C 2D", "8S 3D 5H")
    unsound("lots", one, side("4C 9S / AD 7H", "AC 6D 10C"), **bad)
    table("lots", one, one, side("8S 7H / 4C 2D", "9S 3D 5H"))
    unsound("lots", one, one, side("10S 7H / 4C 2D", "9S 3D 5H"), **bad)


# What a stranger may send.

JUNK = [None, True, -1, 0, 1, 2, 3, 41, 0.5, "", "7D", "QS", "??", "x", [], {}, ["7D"], [[]]]


def put_junk(holder: Any, rng: Random) -> None:
    """Put something strange anywhere into a JSON value."""
    key: Any = rng.choice(list(holder))
    while isinstance(holder[key], (dict, list)) and holder[key] and rng.random() < 0.8:
        holder = holder[key]
        key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key] = copy.deepcopy(rng.choice(JUNK))


def check_sound(state: TriComState, data: dict[str, Any]) -> None:
    """What was read fits the schema, is written as it came, and can be played on."""
    assert FITS.is_valid(data)
    assert state.position() == {**data, "options": state.position()["options"]}
    assert bool(state.legal_moves()) == (state.phase != "over")


@pytest.mark.parametrize("base", SOUND, ids=lambda one: one["phase"])
def test_whatever_comes_is_read_or_refused(base: dict[str, Any]) -> None:
    """What the schema refuses is refused; nothing raises anything else."""
    rng = Random(base["phase"])
    for _ in range(300):
        data = copy.deepcopy(base)
        for _ in range(rng.choice((1, 1, 2))):
            put_junk(data, rng)
        with suppress(BadPosition):
            check_sound(GAME.read(data), data)
