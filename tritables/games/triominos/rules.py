"""The rulebook of Triominos: every id of the rules' file, in a good order for reading."""

from __future__ import annotations

from typing import Final

from tritables.core.rules import Rule

RULES: Final = (
    Rule("tiles.set", "ruling"),
    Rule("setup.deal", "source"),
    Rule("start.highest", "source"),
    Rule("start.tie", "ruling"),
    Rule("start.any-tile", "source"),
    Rule("start.must-place", "ruling"),
    Rule("start.no-bonus", "ruling"),
    Rule("turn.order", "source"),
    Rule("place.side", "source"),
    Rule("place.match", "reading"),
    Rule("place.touched-corner", "ruling"),
    Rule("score.value", "source"),
    Rule("score.bridge", "source"),
    Rule("bridge.shape", "ruling"),
    Rule("score.hexagon", "source"),
    Rule("hexagon.shape", "ruling"),
    Rule("bridge.and-hexagon", "ruling"),
    Rule("score.double-hexagon", "source"),
    Rule("hexagon.triple", "ruling"),
    Rule("buy.must", "source"),
    Rule("buy.place", "source"),
    Rule("buy.any-tile", "ruling"),
    Rule("buy.fail", "source"),
    Rule("buy.after-three", "ruling"),
    Rule("pool.empty", "source"),
    Rule("pool.must-place", "ruling"),
    Rule("buy.pool-runs-out", "ruling"),
    Rule("buy.three-and-empty", "ruling"),
    Rule("end.bell", "source"),
    Rule("end.equal-turns", "source"),
    Rule("end.first-only", "ruling"),
    Rule("end.blocked", "reading"),
    Rule("end.blocked.tie", "ruling"),
    Rule("round.winner", "ruling"),
    Rule("match.winner", "source"),
    Rule("match.tie", "ruling"),
    Rule("match.new-round", "source"),
    Rule("round.beginner", "ruling"),
    Rule("match.target", "option"),
    Rule("time.limit", "option", by="reading"),
    Rule("time.out", "ruling"),
    Rule("kids.score", "option"),
    Rule("kids.blocked", "ruling"),
    Rule("kids.none", "option", by="ruling"),
)
