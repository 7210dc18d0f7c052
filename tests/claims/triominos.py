"""Triominos' claims counted again: every tile is tried in every turn on every free cell.

It is written from the rules and from docs/claims.md; nothing of the package is imported. Moves are
played by the oracle.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from tests.games.triominos import oracle

Json = dict[str, Any]

ALL = [f"{a}-{b}-{c}" for a in range(6) for b in range(a, 6) for c in range(b, 6)]


def recount(position: Json, moves: list[str], seat: int) -> list[Json] | None:
    """Every claim about a move, as JSON; None where it may not be told."""
    if seat != position["to_act"] or len(moves) > 1:
        return None
    return [
        {"kind": kind, "to": seat, "seat": about, "figures": figures, "witnesses": witnesses}
        for kind, about, figures, witnesses in _claims(position, moves[0], seat)
    ]


def _claims(before: Json, move: str, seat: int) -> Iterator[tuple[str, int | None, Json, Json]]:
    after, events = oracle.play(oracle.copy(before), move)
    if oracle.legal(before) == [move]:
        yield "forced", seat, {}, {}
    ended = ("end.equal-turns", "end.blocked")
    points = [one["points"] for one in events if one["rule"] not in ended]
    if move in ("buy", "pass"):
        yield "costs", seat, {"points": -sum(points)}, {}
    else:
        yield "scores", seat, {"points": sum(points)}, {}
        table, (_, _, cell) = oracle.read_table(before), oracle.read_placing(move)
        if before["table"] and oracle.is_bridge(table, cell):
            yield "bridge", seat, {}, {}
        if completed := oracle.hexagons(table, cell):
            yield "hexagons", seat, {"hexagons": completed}, {}
        if before["bell"] is None and after["bell"] == seat:
            yield "rings", seat, {}, {}
    if after["phase"] == "over":
        yield "ends", None, {}, {}
    hand = [tile for tile in after["hands"][seat] if tile in before["hands"][seat]]
    lying = {"-".join(sorted(text.split("@")[0].split("-"))) for text in before["table"]}
    unseen = [tile for tile in ALL if tile not in lying and tile not in before["hands"][seat]]
    now = placings(after, unseen)
    if move == "buy":
        chance = Fraction(sum(bool(now[tile]) for tile in unseen), len(unseen))
        yield "buy-fits", seat, {"chance": text(chance)}, {}
    cells_then = _cells(placings(before, unseen + hand))
    cells_now = _cells(placings(after, unseen + hand))
    for kind, cells in (
        ("opens", cells_now - cells_then),
        ("shuts", cells_then - cells_now - set(oracle.read_table(after))),
        ("places", cells_now),
    ):
        shown = [f"{x},{y}" for x, y in sorted(cells)]
        yield kind, None, {"places": len(cells)}, {"cells": shown}
    if after["phase"] != "over":
        yield from _next(after, unseen, now, hand, seat)
    yield "own-value", seat, {"points": oracle.total(hand)}, {}
    for whose, held in enumerate(after["hands"]):
        yield "rack", whose, {"tiles": len(held)}, {}
    yield "pool", None, {"tiles": len(after["pool"])}, {}


def _next(
    after: Json, unseen: list[str], now: dict[str, list[str]], hand: list[str], seat: int
) -> Iterator[tuple[str, int | None, Json, Json]]:
    fits = [tile for tile in unseen if now[tile]]
    yield "fits-unseen", None, _of(fits, unseen), {"which": fits}
    found = {tile: [worth(after, placing) for placing in now[tile]] for tile in fits}
    bonus = [tile for tile in fits if any(shaped for _, shaped in found[tile])]
    yield "bonus-unseen", None, _of(bonus, unseen), {"which": bonus}
    best = [points for tile in fits for points, _ in found[tile]]
    yield "best-unseen", None, {"points": max([0, *best])}, {}
    for whose, held in enumerate(after["hands"]):
        if whose != seat and held:
            chance = Fraction(1)
            for nth in range(len(held)):  # one tile after the other fits nowhere
                chance *= Fraction(max(0, len(unseen) - len(fits) - nth), len(unseen) - nth)
            yield "stuck", whose, {"chance": text(chance)}, {}
    own = placings(after, hand)
    mine = [tile for tile in hand if own[tile]]
    yield "own-fits", seat, {"tiles": len(mine)}, {"which": mine}
    points = [worth(after, placing)[0] for tile in mine for placing in own[tile]]
    yield "own-best", seat, {"points": max([0, *points])}, {}


def _of(tiles: list[str], unseen: list[str]) -> Json:
    return {"tiles": len(tiles), "unseen": len(unseen)}


def text(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def placings(position: Json, tiles: list[str]) -> dict[str, list[str]]:
    """Where each tile could be placed, by whoever had it."""
    found: dict[str, list[str]] = {tile: [] for tile in tiles}
    for placing in oracle.placings({**position, "hands": [tiles]}, 0):
        found[oracle.read_placing(placing)[0]].append(placing)
    return found


def _cells(found: dict[str, list[str]]) -> set[tuple[int, int]]:
    return {oracle.read_placing(move)[2] for moves in found.values() for move in moves}


def worth(position: Json, placing: str) -> tuple[int, bool]:
    """The points of a placement, the bell not counted, and whether it makes something."""
    table, (tile, _, cell) = oracle.read_table(position), oracle.read_placing(placing)
    bridge, hexagons = oracle.is_bridge(table, cell), oracle.hexagons(table, cell)
    shaped = bridge or hexagons > 0
    kind = oracle.scoring(position)
    if kind == "none":
        return 0, shaped
    if kind == "kids":
        return 1 + bridge + hexagons, shaped
    return oracle.value(tile) + 40 * bridge + (0, 50, 60, 60)[hexagons], shaped
