"""The rulebook is that of the rules file."""

from __future__ import annotations

from tritables.games.tricap import GAME

SOURCE = {
    "goal.captures",
    "setup.three-each",
    "round.lay",
    "round.centre",
    "adjacent",
    "adjacent.ace",
    "none",
    "one.capture",
    "one.replace",
    "one.pass",
    "tricap.ace-centre",
    "redraw",
}
EDITOR = {"tricap", "end.deck", "end.after-tricap"}
"""What the editor added; of `tricap` only that the centre pile stays."""

RULINGS = {
    "players",
    "replace.face-up",
    "end.due",
    "end.centre",
    "end.winner",
    "pass.keeps-active",
}
OPTIONS = {"redraw.late"}


def test_the_rulebook_is_the_rules_file() -> None:
    kinds = [(rule.id, rule.kind) for rule in GAME.rules]
    expected = [(id, "source") for id in SOURCE] + [(id, "editor") for id in EDITOR]
    expected += [(id, "ruling") for id in RULINGS] + [(id, "option") for id in OPTIONS]
    assert sorted(kinds) == sorted(expected)
    assert GAME.rule("redraw.late").by == "editor"
    assert {name: option.default for name, option in GAME.options.items()} == {"redraw": "late"}
