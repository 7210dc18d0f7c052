"""Tric Trac's claims counted again by brute force: every line of every throw is played out.

It is written from the rules and from what docs/claims.md says of each kind; nothing of the package
is imported. Moves are played by the oracle, throws on plain lists of counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

from tests.games.trictrac import oracle

Json = dict[str, Any]
Stones = tuple[int, ...]
"""The stones of a side by its own count: on the bar, on 1 to 24, and off."""

DICE = [(low, high) for low in range(1, 7) for high in range(low, 7)]


def recount(position: Json, moves: list[str], seat: int) -> list[Json]:
    """Every claim about some moves, as JSON and in no special order."""
    return [
        {"kind": kind, "to": seat, "seat": about, "figures": figures, "witnesses": witnesses}
        for kind, about, figures, witnesses in _claims(position, moves)
    ]


def _claims(position: Json, moves: list[str]) -> Iterator[tuple[str, int | None, Json, Json]]:
    mover = position["on_turn"]
    after, forced = position, True
    for move in moves:
        forced = forced and oracle.legal(after) == [move]
        after, _ = oracle.play(oracle.copy(after), move)
    if forced:
        yield "forced", mover, {}, {}
    if after["to_act"] is None:
        yield "wins", mover, {}, {}
    struck = [move.split("/")[1].strip("*") for move in moves if "*" in move]
    yield "hits", mover, {"stones": len(struck)}, {"places": struck}
    yield "borne-off", mover, {"stones": sum(move.endswith("/off") for move in moves)}, {}
    if after["to_act"] == "chance":
        yield from _throws(after)
    for side in (0, 1):
        yield from _stands(after, side)
    white = [0] * (after["bar"][0] > 0) + [p for p in range(1, 25) if after["points"][p - 1] > 0]
    black = [25] * (after["bar"][1] > 0) + [p for p in range(1, 25) if after["points"][p - 1] < 0]
    if white and black and not any(one < other for one in white for other in black):
        yield "apart", None, {}, {}
        told = [s for s in (0, 1) if after["to_act"] == "chance" and oracle.all_home(after, s)]
    else:
        told = []
    for side in (0, 1):
        needs = tuple(own(after, side)[25 - die] for die in range(1, 7))
        if side in told or any(needs):
            kind = "turns-left" if side in told else "home-turns"
            yield kind, side, {"tenths": int(10 * turns(needs) + Fraction(1, 2))}, {}


def own(position: Json, side: int) -> Stones:
    points = [oracle.stones_on(position, side, oracle.own_count(side, p)) for p in range(1, 25)]
    return (position["bar"][side], *points, position["off"][side])


def _throws(position: Json) -> Iterator[tuple[str, int, Json, Json]]:
    side = position["on_turn"]
    found = {dice: outcome(position, side, dice) for dice in DICE}
    yield "hit-throws", side, *_hits(found)
    for point in range(1, 25):
        throws = [dice for dice in DICE if point in found[dice][0]]
        if throws:
            yield "hit-stone", side, {"point": point, "ways": ways(throws)}, said(throws)
    other = {dice: outcome(position, 1 - side, dice) for dice in DICE}
    yield "threat", 1 - side, *_hits(other)
    starts = own(position, side)
    if starts[0]:
        throws = [dice for dice in DICE if found[dice][3]]
        yield "enter-throws", side, {"ways": ways(throws)}, said(throws)
    for kind, throws in (
        ("stuck-throws", [dice for dice in DICE if not found[dice][3]]),
        ("off-throws", [dice for dice in DICE if found[dice][1]]),
        ("win-throws", [dice for dice in DICE if found[dice][2]]),
    ):
        yield kind, side, {"ways": ways(throws)}, said(throws)


def _hits(found: dict[tuple[int, int], Any]) -> tuple[Json, Json]:
    throws = [dice for dice in DICE if found[dice][0]]
    places = sorted({point for dice in DICE for point in found[dice][0]})
    return {"ways": ways(throws)}, {**said(throws), "places": [str(point) for point in places]}


def ways(throws: list[tuple[int, int]]) -> int:
    every = [(one, other) for one in range(1, 7) for other in range(1, 7)]
    return sum((min(dice), max(dice)) in throws for dice in every)


def said(throws: list[tuple[int, int]]) -> Json:
    return {"throws": [f"{low}-{high}" for low, high in throws]}


def outcome(position: Json, side: int, dice: tuple[int, int]) -> tuple[set[int], bool, bool, bool]:
    """What some line of a throw does: the points that it hits; whether it bears off a stone, bears
    off the last, and moves at all.
    """
    start, theirs = own(position, side), own(position, 1 - side)
    shut = {p for p in range(1, 25) if theirs[25 - p] > 1}
    lone = {p for p in range(1, 25) if theirs[25 - p] == 1}
    landed, won = set(), False
    layer = {start}
    order = oracle.sequence(*dice)
    for nth, die in enumerate(order):
        reached = set()
        for stones in layer:
            good = sources(stones, die, shut)
            if nth + 1 < len(order):
                after = {source: moved(stones, source, die) for source in good}
                keep = [one for one in good if playable(after[one], order[nth + 1], shut)]
                good = keep or good
                reached |= {after[source] for source in good}
            landed |= {source + die for source in good}
            won = won or (stones[25] == 14 and 25 - die in good)
        layer = reached
    points = {oracle.own_count(side, step) for step in landed & lone}
    return points, 25 in landed, won, bool(sources(start, order[0], shut))


def sources(stones: Stones, die: int, shut: set[int]) -> list[int]:
    if stones[0]:
        return [] if die in shut else [0]
    if not any(stones[1:19]):
        return [25 - die] if stones[25 - die] else []
    return [p for p in range(1, 25 - die) if stones[p] and p + die not in shut]


def playable(stones: Stones, die: int, shut: set[int]) -> bool:
    """Whether `sources` finds any, without finding all."""
    if stones[0] or not any(stones[1:19]):
        return bool(sources(stones, die, shut))
    return any(stones[p] and p + die not in shut for p in range(1, 25 - die))


def moved(stones: Stones, source: int, die: int) -> Stones:
    after = list(stones)
    after[source] -= 1
    after[source + die] += 1
    return tuple(after)


@cache
def turns(needs: Stones) -> Fraction:
    """The turns that stones which need a 1, … a 6 take on average, this one counted."""
    if not any(needs):
        return Fraction(0)
    total, stays = Fraction(0), Fraction(0)
    for low, high in DICE:
        chance = Fraction(1 if low == high else 2, 36)
        left = list(needs)
        for die in oracle.sequence(low, high):
            if left[die - 1] == 0:
                break
            left[die - 1] -= 1
        again = low == high or (low, high) == (1, 2)
        if not any(left):
            total += chance
        elif tuple(left) == needs:
            stays += chance
            total += 0 if again else chance
        else:
            total += chance * (turns(tuple(left)) + (0 if again else 1))
    return total / (1 - stays)


def _stands(position: Json, side: int) -> Iterator[tuple[str, int, Json, Json]]:
    mine, theirs = own(position, side), own(position, 1 - side)

    def places(steps: list[int]) -> Json:
        return {"places": [str(oracle.own_count(side, step)) for step in steps]}

    def rising(steps: list[int]) -> Json:
        return {"places": sorted(places(steps)["places"], key=int)}

    shut = [die for die in range(1, 7) if theirs[25 - die] >= 2]
    yield "shut-entry", side, {"dice": len(shut)}, places(shut)
    alone = [p for p in range(1, 25) if mine[p] == 1]
    yield "alone", side, {"stones": len(alone)}, rising(alone)
    held = [p for p in range(1, 25) if mine[p] >= 2]
    yield "held", side, {"points": len(held)}, rising(held)
    rows = [list(range(a, b)) for a in range(1, 25) for b in range(a, 26)]
    rows = [row for row in rows if all(p in held for p in row)]
    longest = max(map(len, rows))
    wall = next(row for row in rows if len(row) == longest)
    yield "wall", side, {"points": longest}, rising(wall)
    crowded = [p for p in range(1, 25) if mine[p] > 4]
    yield "crowded", side, {"stones": sum(mine[p] - 4 for p in crowded)}, rising(crowded)
    yield "on-bar", side, {"stones": mine[0]}, {}
    yield "at-home", side, {"stones": sum(mine[19:25])}, {}
    at_home = [p for p in range(19, 25) if mine[p]]
    yield "home-points", side, {"points": len(at_home)}, rising(at_home)
    yield "is-off", side, {"stones": mine[25]}, {}
    yield "way", side, {"points": sum((25 - p) * mine[p] for p in range(25))}, {}
