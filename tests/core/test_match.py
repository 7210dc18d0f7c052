"""Matches: rounds of one game whose scores add up."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.games.battery import whole_game
from tritables import BadRecord, Match, Record, new

ROUNDS = tuple(
    Record(whole_game("trictrac", seed).states[0], whole_game("trictrac", seed).moves)
    for seed in (1, 2)
)
GOING_ON = Record(new("trictrac"), ("start 5-3",))
MATCH = Match((*ROUNDS, GOING_ON))
WRITTEN = MATCH.as_json()


def changed(**keys: Any) -> dict[str, Any]:
    return copy.deepcopy(WRITTEN) | keys


def refused(data: object, where: str, id: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Match.read(data)
    assert (caught.value.where, caught.value.reason.id) == (where, id)


def test_totals_are_the_sums_over_the_rounds_that_are_over() -> None:
    scores = [record.result.scores for record in ROUNDS]
    assert MATCH.totals == tuple(map(sum, zip(*scores, strict=True)))
    assert Match((GOING_ON,)).totals == (0, 0)


def test_a_match_is_written_and_read_back() -> None:
    assert set(WRITTEN) == {"format", "game", "options", "rounds"}
    assert WRITTEN["format"] == "tritables-match/1"
    assert WRITTEN["rounds"] == [record.as_json() for record in MATCH.rounds]
    assert Match.read(json.loads(json.dumps(WRITTEN))) == MATCH


def test_options_may_be_left_out() -> None:
    data = changed()
    del data["options"]
    assert Match.read(data) == MATCH


def test_a_match_has_its_keys() -> None:
    for data in (None, [], 1, "match"):
        refused(data, "", "bad-object")
    for key in ("format", "game", "rounds"):
        data = changed()
        del data[key]
        refused(data, "", "bad-missing-key")
    refused(changed(seats=2), "", "bad-unknown-key")


def test_a_match_has_its_format_and_its_game() -> None:
    refused(changed(format="tritables-record/1"), "format", "bad-choice")
    for game in ("tricom", None, 1, []):
        refused(changed(game=game), "game", "bad-choice")


def test_a_match_has_a_round() -> None:
    refused(changed(rounds=[]), "rounds", "bad-length")
    refused(changed(rounds=[WRITTEN["rounds"][2]] * 1001), "rounds", "bad-length")
    refused(changed(rounds={}), "rounds", "bad-list")


def test_the_options_are_those_of_the_rounds() -> None:
    for options in ({"fast": True}, None, [], 0):
        with pytest.raises(BadRecord) as caught:
            Match.read(changed(options=options))
        assert caught.value.where == "options"


def test_faults_of_a_round_are_told_by_their_place() -> None:
    data = changed()
    data["rounds"][1]["moves"][4] = "nonsense"
    refused(data, "rounds[1].moves[4]", "verdict-unreadable")
    data = changed()
    data["rounds"][2]["start"]["bar"][0] = "x"
    refused(data, "rounds[2].start.bar[0]", "bad-whole")
    data = changed()
    data["rounds"][0]["result"] = None
    refused(data, "rounds[0].result", "bad-result")
