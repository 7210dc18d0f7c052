"""The rulebook and the house rules are those of the rules file."""

from __future__ import annotations

import pytest

from tritables.games.triominos import GAME

SOURCE = {
    "setup.deal",
    "start.highest",
    "start.any-tile",
    "turn.order",
    "place.side",
    "score.value",
    "score.bridge",
    "score.hexagon",
    "score.double-hexagon",
    "buy.must",
    "buy.place",
    "buy.fail",
    "pool.empty",
    "end.bell",
    "end.equal-turns",
    "match.winner",
    "match.new-round",
}
READINGS = {"place.match", "end.blocked"}
OPTIONS = {
    "match.target": "source",
    "time.limit": "reading",
    "kids.score": "source",
    "kids.none": "ruling",
}
"""The house rules, each with whose it is."""

RULINGS = {
    "tiles.set",
    "bridge.shape",
    "hexagon.shape",
    "hexagon.triple",
    "bridge.and-hexagon",
    "start.no-bonus",
    "start.tie",
    "buy.any-tile",
    "buy.pool-runs-out",
    "pool.must-place",
    "buy.three-and-empty",
    "start.must-place",
    "buy.after-three",
    "end.first-only",
    "end.blocked.tie",
    "kids.blocked",
    "match.tie",
    "time.out",
    "round.beginner",
    "place.touched-corner",
    "round.winner",
}
ALL = SOURCE | READINGS | OPTIONS.keys() | RULINGS


def test_the_rulebook_is_the_rules_file() -> None:
    kinds = [(rule.id, rule.kind) for rule in GAME.rules]
    expected = [(id, "source") for id in SOURCE]
    expected += [(id, "reading") for id in READINGS]
    expected += [(id, "option") for id in OPTIONS]
    expected += [(id, "ruling") for id in RULINGS]
    assert sorted(kinds) == sorted(expected)
    assert {rule.id: rule.by for rule in GAME.rules if rule.kind == "option"} == OPTIONS


def test_the_options_are_those_of_the_rules_file() -> None:
    defaults = {name: option.default for name, option in GAME.options.items()}
    assert defaults == {
        "scoring": "standard",
        "target": 400,
        "rounds": None,
        "time_limit": None,
    }


@pytest.mark.parametrize("name", sorted(GAME.options))
def test_every_choice_that_a_dialog_offers_is_read(name: str) -> None:
    choices = GAME.options[name].choices
    assert GAME.options[name].default in choices
    for choice in choices:
        assert GAME.new(2, {name: choice}).options.as_json()[name] == choice
