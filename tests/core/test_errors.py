"""One tree of errors, each with a place, a rule and a reason in words."""

from __future__ import annotations

import pytest

from tritables import BadInput, BadPosition, BadRecord, IllegalMove, TritablesError, new, position
from tritables.core import Message


def test_all_errors_are_of_one_tree() -> None:
    for error in (IllegalMove, BadInput, BadPosition, BadRecord):
        assert issubclass(error, TritablesError)
    assert issubclass(BadPosition, BadInput)
    assert issubclass(BadRecord, BadInput)
    assert not issubclass(IllegalMove, BadInput)
    assert not issubclass(TritablesError, ValueError | KeyError | TypeError)


def test_an_error_says_its_place_and_its_reason() -> None:
    reason = Message("bad-flag")
    assert str(BadInput(reason)) == str(reason)
    error = BadInput(reason, where="moves[3]", rule="throw.stop")
    assert str(error) == f"moves[3]: {reason}"
    assert (error.where, error.rule, error.reason) == ("moves[3]", "throw.stop", reason)


def test_an_illegal_move_carries_its_verdict() -> None:
    state = new("trictrac")
    with pytest.raises(IllegalMove) as caught:
        state.play("bar/3")
    assert caught.value.verdict == state.judge("bar/3")
    assert (caught.value.rule, caught.value.where) == ("start.roll-off", "")
    assert caught.value.reason == caught.value.verdict.message


@pytest.mark.parametrize("data", [None, [], {}, "trictrac", {"game": None}, {"game": ["trictrac"]}])
def test_any_value_as_a_position_is_refused_by_name(data: object) -> None:
    with pytest.raises(BadInput):
        position(data)


@pytest.mark.parametrize("name", ["chess", "", None, 1, ["trictrac"], {}])
def test_any_value_as_a_game_is_refused_by_name(name: object) -> None:
    with pytest.raises(BadInput) as caught:
        new(name)  # type: ignore[arg-type]
    assert caught.value.where == "game"


def test_seats_and_options_are_checked() -> None:
    for seats in (0, 1, 3, True, 2.0, "2"):
        with pytest.raises(BadInput) as caught:
            new("trictrac", seats=seats)  # type: ignore[arg-type]
        assert caught.value.where == "seats"
    with pytest.raises(BadInput) as caught:
        new("trictrac", fast=True)
    assert caught.value.where == "options"
    assert new("trictrac", seats=2) == new("trictrac")
