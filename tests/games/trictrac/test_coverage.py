"""The rulebook is that of the rules file."""

from __future__ import annotations

from tritables.games.trictrac import GAME

SOURCE = {
    "setup.all-on-bar",
    "turn.alternate",
    "move.direction",
    "move.landing",
    "move.hit",
    "throw.normal",
    "throw.trictrac",
    "throw.double",
    "off.all-home",
    "off.exact",
}
READINGS = {
    "goal.all-off",
    "bar.first",
    "throw.must-move",
    "throw.look-ahead",
    "throw.stop",
    "throw.again",
    "off.no-inside-move",
}
RULINGS = {
    "start.roll-off",
    "bar.blocked-throws-again",
    "off.interrupted",
    "move.inside-home",
    "throw.look-ahead.scope",
}
TOLD = {
    "throw.compulsory": "throw.must-move",
    "bar.entry": "bar.first",
    "off.home-meant": "off.no-inside-move",
    "throw.look-ahead.all-throws": "throw.look-ahead",
}
"""Rulings that no verdict and no event names: they say how far another rule reaches."""


def test_the_rulebook_is_the_rules_file() -> None:
    kinds = [(rule.id, rule.kind) for rule in GAME.rules]
    expected = [(id, "source") for id in SOURCE] + [(id, "reading") for id in READINGS]
    expected += [(id, "ruling") for id in RULINGS | TOLD.keys()]
    assert sorted(kinds) == sorted(expected)
    assert dict(GAME.options) == {}


def test_what_is_only_told_stands_after_its_rule() -> None:
    ids = [rule.id for rule in GAME.rules]
    for told, rule in TOLD.items():
        assert 0 < ids.index(told) - ids.index(rule) <= 2, told
