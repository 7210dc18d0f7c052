"""The rulebook of Tric Trac: every id of the rules' file, in a good order for reading."""

from __future__ import annotations

from typing import Final

from tritables.core.rules import Rule

RULES: Final = (
    Rule("setup.all-on-bar", "source"),
    Rule("goal.all-off", "reading"),
    Rule("start.roll-off", "ruling"),
    Rule("turn.alternate", "source"),
    Rule("move.direction", "source"),
    Rule("move.landing", "source"),
    Rule("move.hit", "source"),
    Rule("bar.first", "reading"),
    Rule("bar.entry", "ruling"),
    Rule("throw.normal", "source"),
    Rule("throw.trictrac", "source"),
    Rule("throw.double", "source"),
    Rule("throw.must-move", "reading"),
    Rule("throw.compulsory", "ruling"),
    Rule("throw.look-ahead", "reading"),
    Rule("throw.look-ahead.scope", "ruling"),
    Rule("throw.look-ahead.all-throws", "ruling"),
    Rule("throw.stop", "reading"),
    Rule("throw.again", "reading"),
    Rule("bar.blocked-throws-again", "ruling"),
    Rule("off.all-home", "source"),
    Rule("off.exact", "source"),
    Rule("off.no-inside-move", "reading"),
    Rule("off.home-meant", "ruling"),
    Rule("move.inside-home", "ruling"),
    Rule("off.interrupted", "ruling"),
)
