"""Reading a position: every check refuses with the place of the fault and the rule behind it."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from tests.games.tricap.tables import TABLES, Position, random_game, table
from tests.games.tricap.test_oracle import spoil
from tritables import BadPosition
from tritables.games.tricap import GAME

SCHEMA = json.loads(
    files("tritables").joinpath("schemas", "position.tricap.json").read_text(encoding="utf-8")
)
VALIDATOR = Draft202012Validator(SCHEMA)

START = GAME.new(3, seed=1).position()
LAYING = table("lay", 1, "4D JH/9C", "2S KC 6H", "8S 5C QD")
CAPTURE = table("capture", 0, "4S KC/9H", "6C JD/2D/3D 3H", centre="QS 8C")
REPLACE = table("replace", 1, "4S KC/9H", "6C JD 2D")
CENTRE = table("centre", "chance", "4S KC/9H", "6C/2D", centre="8C 6S")
DRAW = table("draw", "chance", "4S KC/9H", "", seat=1)
EARLY = table("draw", "chance", "4S KC/9H", "/5D", seat=1, redraw="early")
TRICAP = table("shuffle", "chance", "4S KC/9H", "6C JD/JS", centre="QC 10D")
NO_CENTRE = table("over", None, "2D/9S", "6H/4C", centre="10S", left=0)
NO_DRAW = table("over", None, "2D/9S", "", left=2)
NO_EARLY_DRAW = table("over", None, "2D/9S", "/4D", left=2, redraw="early")
NO_DEAL = table("over", None, "2D/9S", "6H/JC", centre="10S", left=1)
SOUND = [START, LAYING, CAPTURE, REPLACE, CENTRE, DRAW, EARLY, TRICAP]
SOUND += [NO_CENTRE, NO_DRAW, NO_EARLY_DRAW, NO_DEAL]


def changed(base: Position, **keys: Any) -> Position:
    return copy.deepcopy(base) | keys


def refused(data: object, where: str, id: str, rule: str | None = None, **args: object) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.read(data)
    error = caught.value
    assert (error.where, error.reason.id, error.rule) == (where, id, rule)
    for name, value in args.items():
        assert error.reason.args[name] == value
    assert str(error).startswith(f"{where}: " if where else "T")


@pytest.mark.parametrize("base", SOUND)
def test_sound_positions_are_read_and_written_back(base: Position) -> None:
    before = copy.deepcopy(base)
    assert GAME.read(base).position() == base == before
    assert list(GAME.read(base).position()) == list(START)
    VALIDATOR.validate(base)


def test_options_may_be_left_out_and_are_written_back() -> None:
    data = changed(CAPTURE)
    del data["options"]
    assert GAME.read(data).position() == CAPTURE
    assert GAME.read(changed(CAPTURE, options={})).position() == CAPTURE
    VALIDATOR.validate(data)


# The form.


@pytest.mark.parametrize("data", [None, [], "start", 3, True])
def test_a_position_is_an_object(data: object) -> None:
    refused(data, "", "bad-object")


@pytest.mark.parametrize("key", [key for key in START if key != "options"])
def test_no_key_may_be_missing(key: str) -> None:
    data = changed(CAPTURE)
    del data[key]
    refused(data, "", "bad-missing-key", key=key)


@pytest.mark.parametrize("key", ["hand", "active", "captured"])
def test_no_key_of_a_seat_may_be_missing(key: str) -> None:
    data = changed(CAPTURE)
    del data["seats"][1][key]
    refused(data, "seats[1]", "bad-missing-key", key=key)
    data["seats"][1][key] = CAPTURE["seats"][1][key]
    data["seats"][1]["pile"] = []
    refused(data, "seats[1]", "bad-unknown-key", key="pile")


def test_unknown_keys_and_options_are_refused() -> None:
    refused(changed(CAPTURE, Deck=[]), "", "bad-unknown-key", key="Deck")
    refused(changed(CAPTURE, options={"x": 1}), "options", "bad-unknown-key", key="x")
    for value in ("never", None, True, 0):
        refused(changed(CAPTURE, options={"redraw": value}), "options.redraw", "bad-choice")


@pytest.mark.parametrize("value", ["Lay", "", None, 1, ["lay"]])
def test_the_phase_is_known(value: object) -> None:
    refused(changed(CAPTURE, phase=value), "phase", "bad-choice")


@pytest.mark.parametrize("value", ["0", 0.0, True, "", [], {}, -1, 6, "Chance"])
def test_to_act_is_a_seat_or_chance_or_null(value: object) -> None:
    refused(changed(CAPTURE, to_act=value), "to_act", "bad-whole", low=0, high=5)


@pytest.mark.parametrize("value", ["0", 0.0, True, -1, 6, "chance"])
def test_seat_is_a_seat_or_null(value: object) -> None:
    refused(changed(DRAW, seat=value), "seat", "bad-whole")
    refused(changed(DRAW, seat=2), "seat", "bad-whole", low=0, high=1)


def test_two_to_six_seats() -> None:
    refused(changed(CAPTURE, seats=[]), "seats", "bad-length", low=2, high=6)
    refused(changed(CAPTURE, seats=CAPTURE["seats"][:1]), "seats", "bad-length")
    refused(changed(CAPTURE, seats=CAPTURE["seats"] * 4), "seats", "bad-length", length=8)
    refused(changed(CAPTURE, seats={}), "seats", "bad-list")
    refused(changed(CAPTURE, seats=[1, 2]), "seats[0]", "bad-object")


@pytest.mark.parametrize("card", ["??", "1S", "10h", "", "JOKER", "10 H"])
def test_a_card_is_a_card(card: str) -> None:
    for key in ("deck", "centre"):
        data = changed(CAPTURE)
        data[key][1] = card
        refused(data, f"{key}[1]", "bad-card", card=card)
    for key in ("hand", "captured"):
        data = changed(CAPTURE)
        data["seats"][1][key][1] = card
        refused(data, f"seats[1].{key}[1]", "bad-card", card=card)
    data = changed(CAPTURE)
    data["seats"][1]["active"] = card
    refused(data, "seats[1].active", "bad-card", card=card)


@pytest.mark.parametrize("card", [None, 1, True, ["4S"], {}])
def test_a_card_is_a_text(card: object) -> None:
    data = changed(CAPTURE)
    data["seats"][0]["hand"][1] = card
    refused(data, "seats[0].hand[1]", "bad-text")


def test_a_view_is_no_position() -> None:
    refused(GAME.read(CAPTURE).view(0).position(), "deck[0]", "bad-card", card="??")


def test_a_hand_has_at_most_three() -> None:
    data = changed(CAPTURE)
    data["seats"][0]["hand"] = ["4S", "KC", "AC", "AD"]
    refused(data, "seats[0].hand", "bad-length", low=0, high=3)


# The cards.


def test_no_card_is_there_twice() -> None:
    data = changed(CAPTURE)
    data["seats"][1]["hand"][0] = "4S"
    refused(data, "seats[1].hand[0]", "bad-twice", "setup.three-each", card="4S")
    data = changed(CAPTURE)
    data["seats"][1]["active"] = data["deck"][0]
    refused(data, "seats[1].active", "bad-twice", "setup.three-each")
    data = changed(CAPTURE)
    data["deck"][3] = data["deck"][0]
    refused(data, "deck[3]", "bad-twice", "setup.three-each")


def test_no_card_is_missing() -> None:
    data = changed(CAPTURE)
    gone = data["deck"].pop()
    refused(data, "deck", "bad-missing", "setup.three-each", count=1, card=gone)


# The phases.


def test_who_is_to_act_follows_from_the_rest() -> None:
    refused(changed(CAPTURE, to_act=1), "to_act", "bad-to-act", to_act="0")
    refused(changed(CAPTURE, to_act=5), "to_act", "bad-to-act")
    refused(changed(LAYING, to_act=0), "to_act", "bad-to-act", to_act="1")
    refused(changed(REPLACE, to_act="chance"), "to_act", "bad-to-act", to_act="1")
    for base in (CENTRE, DRAW, TRICAP):
        refused(changed(base, to_act=0), "to_act", "bad-to-act", to_act="chance")
    refused(changed(NO_DEAL, to_act=0), "to_act", "bad-to-act", to_act="null")


def test_seat_stands_in_a_draw_only() -> None:
    refused(changed(DRAW, seat=None), "seat", "bad-nobody-draws", "redraw")
    for base in (CAPTURE, CENTRE, LAYING, NO_DRAW):
        refused(changed(base, seat=0), "seat", "bad-no-draw", "redraw")


@pytest.mark.parametrize(
    ("data", "where", "id", "rule"),
    [
        # lay
        (table("lay", 0, "4D JH/9C", "2S KC/6H"), "phase", "bad-all-laid", "round.lay"),
        (
            table("lay", 0, "4D JH 9C", "2S KC/6H"),
            *("seats[1].active", "bad-lay-order", "round.lay"),
        ),
        (
            table("lay", 1, "4D JH 2D/9C", "2S KC 6H"),
            *("seats[0].hand", "bad-hand-exact", "setup.three-each"),
        ),
        (
            table("lay", 0, "4D JH 9C", "2S KC"),
            *("seats[1].hand", "bad-hand-exact", "setup.three-each"),
        ),
        # beside an active card
        (
            table("centre", "chance", "4S KC AC/9H", "6C/2D"),
            *("seats[0].hand", "bad-hand", "redraw.late"),
        ),
        (
            table("centre", "chance", "4S KC AC/9H", "/2D", redraw="early"),
            *("seats[1].hand", "bad-hand", "redraw.late"),
        ),
        # replace
        (table("replace", 0, "4S KC/9H", "6C/2D"), "phase", "bad-all-active", "one.replace"),
        (table("replace", 0, "4S KC", "6C"), "seats[1].active", "bad-no-active", "round.lay"),
        (table("replace", 0, "", "6C/2D"), "seats[0].hand", "bad-hand", "one.replace"),
        (table("replace", 0, "4S", "6C/2D", centre="8C"), "centre", "bad-centre", "one.capture"),
        # draw
        (
            table("draw", "chance", "4S/9H", "/2D", seat=1),
            *("phase", "bad-all-active", "redraw.late"),
        ),
        (
            table("draw", "chance", "4S/9H", "", seat=0),
            *("seats[0].active", "bad-draws-later", "redraw.late"),
        ),
        (
            table("draw", "chance", "4S/9H", "3S", seat=1),
            *("seats[1].hand", "bad-hand-exact", "redraw"),
        ),
        (
            table("draw", "chance", "4S/9H", "", seat=1, redraw="early"),
            *("seats[1].active", "bad-no-active", "round.lay"),
        ),
        (
            table("draw", "chance", "/9H", "/3C", seat=1, redraw="early"),
            *("seats[0].hand", "bad-hand", "redraw.late"),
        ),
        (
            table("draw", "chance", "4S/9H", "", seat=1, centre="2D"),
            *("centre", "bad-centre", "one.capture"),
        ),
        (
            table("draw", "chance", "4S/9H", "", seat=1, left=2),
            *("deck", "bad-deck-short", "end.deck"),
        ),
        # capture
        (
            table("capture", 0, "4S KC", "6C/2D", centre="8C"),
            *("seats[0].active", "bad-no-active", "round.lay"),
        ),
        (
            table("capture", 0, "4S KC/9H", "6C/2D", centre="5C"),
            *("phase", "bad-capture", "one.capture"),
        ),
        (
            table("capture", 0, "4S KC/9H", "6C/7D", centre="8C"),
            *("phase", "bad-capture", "one.capture"),
        ),
        (table("capture", 0, "4S KC/9H", "6C/7D"), "phase", "bad-capture", "one.capture"),
        # shuffle
        (
            table("shuffle", "chance", "4S KC/9H", "6C/2D", centre="8C"),
            *("phase", "bad-tricap", "tricap"),
        ),
        (
            table("shuffle", "chance", "2D/9S", "6H/JC", centre="10S", left=1),
            *("phase", "bad-too-few", "end.after-tricap"),
        ),
        # centre
        (
            table("centre", "chance", "2D/9S", "6H/JC", left=0),
            *("deck", "bad-deck-empty", "end.deck"),
        ),
        # over
        (table("over", None, "2D/9S", "6H/4C"), "phase", "bad-not-over", "end.deck"),
        (
            table("over", None, "2D/9S", "6H/JC", centre="10S", left=2),
            *("phase", "bad-not-over", "end.deck"),
        ),
        (table("over", None, "2D/9S", "", left=3), "phase", "bad-not-over", "end.deck"),
        (
            table("over", None, "2D/9S", "3D", left=2),
            *("seats[1].hand", "bad-hand-exact", "end.deck"),
        ),
        (
            table("over", None, "2D/9S", "", left=0, centre="4D"),
            *("centre", "bad-centre", "one.capture"),
        ),
        (
            table("over", None, "2D/9S", "/3D", left=3, redraw="early"),
            *("phase", "bad-not-over", "end.deck"),
        ),
        (
            table("over", None, "2D/9S", "", left=0, redraw="early"),
            *("seats[1].active", "bad-no-active", "round.lay"),
        ),
    ],
)
def test_the_phase_must_fit_the_cards(data: Position, where: str, id: str, rule: str) -> None:
    refused(data, where, id, rule)


def test_with_late_draws_other_hands_may_be_empty_at_the_end() -> None:
    GAME.read(table("over", None, "/9S", "", left=2))
    GAME.read(table("over", None, "/9S", "/4C", centre="2D", left=0))


def test_the_same_cards_may_fit_two_phases() -> None:
    passed = GAME.read(changed(CAPTURE, phase="centre", to_act="chance"))
    assert passed == GAME.read(CAPTURE).play("pass")


# The schema.


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_what_is_written_fits_the_schema(seats: int, redraw: str) -> None:
    for state, _, _, after in random_game(seats, redraw, 3)[::4]:
        VALIDATOR.validate(state.position())
        VALIDATOR.validate(after.position())
        assert GAME.read(state.position()) == state


@pytest.mark.parametrize("base", SOUND)
def test_what_the_schema_refuses_is_refused(base: Position) -> None:
    rng = Random(3)
    junk: list[Any] = [None, True, -1, 6, 2.5, "", "??", "chance", [], ["??"], {}, "AC", ["AC"]]
    for _ in range(60):
        data = spoil(base, rng)
        target = rng.choice([data, *data["seats"]])
        target[rng.choice(list(target))] = rng.choice(junk)
        if not VALIDATOR.is_valid(data):
            with pytest.raises(BadPosition):
                GAME.read(data)
