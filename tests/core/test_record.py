"""Records: written, read back, replayed; a bad one is refused with the place of its fault."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.games.battery import whole_game
from tritables import BadRecord, IllegalMove, Record, new
from tritables.core.record import LONGEST, replay

OPENING = ("start 5-3", "roll 1-2", "bar/1", "bar/1", "bar/2")
WHOLE = whole_game("trictrac", 1)
DONE = Record(WHOLE.states[0], WHOLE.moves).as_json()
SHORT = Record(new("trictrac"), OPENING).as_json()


def changed(base: dict[str, Any], **keys: Any) -> dict[str, Any]:
    return copy.deepcopy(base) | keys


def refused(data: object, where: str, id: str, rule: str | None = None) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.read(data)
    assert (caught.value.where, caught.value.reason.id) == (where, id)
    assert caught.value.rule == rule


def test_a_record_as_files_carry_it() -> None:
    assert {
        "format": "tritables-record/1",
        "game": "trictrac",
        "options": {},
        "seats": 2,
        "start": new("trictrac").position(),
        "moves": list(OPENING),
        "result": None,
    } == SHORT
    assert Record.read(json.loads(json.dumps(SHORT))).as_json() == SHORT


def test_a_finished_record_has_its_result() -> None:
    result = DONE["result"]
    assert set(result) == {"scores", "winners"}
    assert sorted(result["scores"])[1] == 15
    assert Record.read(DONE).result == WHOLE.states[-1].result


def test_reading_leaves_the_record_as_it_was() -> None:
    before = copy.deepcopy(DONE)
    Record.read(DONE)
    assert before == DONE


def test_options_may_be_left_out() -> None:
    data = changed(SHORT)
    del data["options"], data["start"]["options"]
    assert Record.read(data).as_json() == SHORT


def test_a_star_that_was_left_out_is_added() -> None:
    bare = [move.rstrip("*") for move in DONE["moves"]]
    assert bare != DONE["moves"]
    assert Record.read(changed(DONE, moves=bare)).as_json() == DONE


def test_a_record_may_start_anywhere() -> None:
    middle = len(WHOLE.moves) // 2
    record = Record(WHOLE.states[middle], WHOLE.moves[middle:])
    assert Record.read(record.as_json()) == record
    assert record.result == WHOLE.states[-1].result


@pytest.mark.parametrize("data", [None, [], 1, "record"])
def test_a_record_is_an_object(data: object) -> None:
    refused(data, "", "bad-object")


@pytest.mark.parametrize("key", ["format", "game", "seats", "start", "moves", "result"])
def test_no_key_may_be_missing(key: str) -> None:
    data = changed(SHORT)
    del data[key]
    refused(data, "", "bad-missing-key")


def test_unknown_keys_are_refused() -> None:
    refused(changed(SHORT, comment="nice"), "", "bad-unknown-key")


def test_format_and_game_are_known() -> None:
    refused(changed(SHORT, format="tritables-position/1"), "format", "bad-choice")
    for game in ("chess", None, [], {}):
        refused(changed(SHORT, game=game), "game", "bad-choice")


def test_faults_of_the_start_are_told_by_their_place() -> None:
    data = changed(SHORT)
    data["start"]["points"][3] = 1.0
    refused(data, "start.points[3]", "bad-whole")
    data = changed(SHORT)
    data["start"]["bar"] = [14, 15]
    refused(data, "start.points", "bad-stones", "setup.all-on-bar")
    refused(changed(SHORT, start=None), "start", "bad-object")


def test_options_agree_with_the_start() -> None:
    refused(changed(SHORT, options={"fast": True}), "options", "bad-unknown-key")
    for options in (None, [], 1):
        refused(changed(SHORT, options=options), "options", "bad-object")


def test_seats_agree_with_the_game() -> None:
    for seats in (1, 3, True, 2.0, "2", None):
        refused(changed(SHORT, seats=seats), "seats", "bad-whole-exact")


@pytest.mark.parametrize("moves", [None, "start 5-3", {}, 3])
def test_moves_are_a_list(moves: object) -> None:
    refused(changed(SHORT, moves=moves), "moves", "bad-list")


@pytest.mark.parametrize("move", [None, 3, ["bar/1"], True])
def test_a_move_is_a_text(move: object) -> None:
    refused(changed(SHORT, moves=[*OPENING, move]), "moves[5]", "bad-text")


def test_an_illegal_move_is_told_by_its_place_and_rule() -> None:
    refused(changed(SHORT, moves=[*OPENING, "bar/5"]), "moves[5]", "verdict-order-trictrac",
            "throw.trictrac")  # fmt: skip
    refused(changed(SHORT, moves=["bar/5"]), "moves[0]", "verdict-roll-off-first", "start.roll-off")
    moves = [*DONE["moves"][:17], "nonsense", *DONE["moves"][17:]]
    refused(changed(DONE, moves=moves), "moves[17]", "verdict-unreadable")
    over = [*DONE["moves"], "roll 1-2"]
    refused(changed(DONE, moves=over), f"moves[{len(over) - 1}]", "verdict-over", "goal.all-off")


def test_when_a_record_has_too_many_moves_then_it_is_refused() -> None:
    refused(changed(SHORT, moves=["roll 1-2"] * (LONGEST + 1)), "moves", "bad-length")


NO_RESULTS = [
    {},
    [],
    "white",
    {"scores": [0, 15], "winners": [0]},
    {"scores": [15.0, 4], "winners": [0]},
    {"scores": [15, 4], "winners": [False]},
    {"scores": [15, 4], "winners": [0], "note": 1},
    {"scores": None, "winners": 3},
]


@pytest.mark.parametrize("result", [None, *NO_RESULTS])
def test_when_a_round_is_over_then_only_the_result_of_its_moves_is_read(result: Any) -> None:
    refused(changed(DONE, result=result), "result", "bad-result")


@pytest.mark.parametrize("result", NO_RESULTS)
def test_when_a_round_goes_on_then_no_result_is_read(result: Any) -> None:
    refused(changed(SHORT, result=result), "result", "bad-result")


def test_when_a_result_has_true_for_1_or_a_fraction_then_it_is_refused() -> None:
    scores, winners = DONE["result"]["scores"], DONE["result"]["winners"]
    floats = {"scores": [float(score) for score in scores], "winners": winners}
    flags = {"scores": scores, "winners": [bool(seat) for seat in winners]}
    for result in (floats, flags):
        assert result == DONE["result"]
        refused(changed(DONE, result=result), "result", "bad-result")


def test_a_place_before_the_record_is_kept() -> None:
    with pytest.raises(BadRecord) as caught:
        Record.read(changed(SHORT, moves=["nonsense"]), "rounds[2]")
    assert caught.value.where == "rounds[2].moves[0]"


def test_a_replay_keeps_the_good_part_of_a_broken_line() -> None:
    played = replay(new("trictrac"), [*OPENING, "bar/5", "bar/2"])
    assert isinstance(played.failure, IllegalMove)
    assert (played.failure.where, played.failure.rule) == ("moves[5]", "throw.trictrac")
    assert len(played.states) == 6
    assert len(played.events) == 5
    assert played.last == Record(new("trictrac"), OPENING).replay().last


def test_a_replay_of_nothing_is_its_start() -> None:
    played = replay(new("trictrac"), [])
    assert (played.last, played.events, played.failure) == (new("trictrac"), (), None)
