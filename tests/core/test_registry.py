"""The games of the house, by name."""

from __future__ import annotations

import pytest

import tritables
from tritables import BadInput
from tritables.core import game_named, game_names, register
from tritables.core.registry import unregister
from tritables.games.trictrac import GAME, TricTrac


class Copy(TricTrac):
    name = "copy"


def test_a_game_is_found_by_its_name() -> None:
    assert game_named("trictrac") is GAME
    assert "trictrac" in game_names()
    assert tritables.game_names() == game_names()


def test_a_registered_game_is_played_by_its_name() -> None:
    game = register(Copy())
    try:
        assert game_names()[-1] == "copy"
        assert tritables.new("copy") == game.new()
    finally:
        unregister("copy")
    assert "copy" not in game_names()


def test_when_a_name_is_taken_then_no_other_game_is_registered_by_it() -> None:
    assert register(GAME) is GAME
    with pytest.raises(ValueError, match="trictrac"):
        register(TricTrac())
    assert game_named("trictrac") is GAME


@pytest.mark.parametrize("name", ["chess", "", "TRICTRAC", None, 3, ["trictrac"], {"trictrac": 1}])
def test_other_names_are_refused_with_the_choices(name: object) -> None:
    with pytest.raises(BadInput) as caught:
        game_named(name)
    assert caught.value.where == "game"
    assert "trictrac" in str(caught.value.reason.args["choices"])
    with pytest.raises(BadInput) as caught:
        game_named(name, "position.game")
    assert caught.value.where == "position.game"


def test_examples_and_rules_are_found_by_their_ids() -> None:
    assert GAME.rule("throw.stop").id == "throw.stop"
    with pytest.raises(KeyError):
        GAME.rule("throw.stops")
    with pytest.raises(BadInput) as caught:
        GAME.example("none")
    assert caught.value.where == "example"
