"""The rulebook of Tri-Cap: every id of the rules' file, in a good order for reading."""

from __future__ import annotations

from typing import Final

from tritables.core.rules import Rule

RULES: Final = (
    Rule("goal.captures", "source"),
    Rule("players", "ruling"),
    Rule("setup.three-each", "source"),
    Rule("round.lay", "source"),
    Rule("round.centre", "source"),
    Rule("adjacent", "source"),
    Rule("adjacent.ace", "source"),
    Rule("none", "source"),
    Rule("one.capture", "source"),
    Rule("one.replace", "source"),
    Rule("replace.face-up", "ruling"),
    Rule("one.pass", "source"),
    Rule("pass.keeps-active", "ruling"),
    Rule("tricap", "editor"),
    Rule("tricap.ace-centre", "source"),
    Rule("redraw", "source"),
    Rule("redraw.late", "option", by="editor"),
    Rule("end.deck", "editor"),
    Rule("end.after-tricap", "editor"),
    Rule("end.due", "ruling"),
    Rule("end.centre", "ruling"),
    Rule("end.winner", "ruling"),
)
