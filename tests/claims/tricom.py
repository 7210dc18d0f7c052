"""TriCom's claims counted again: every card is tried on every pile.

It is written from the rules and from docs/claims.md; nothing of the package is imported. Moves are
played by the oracle.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from tests.games.tricom import oracle

Json = dict[str, Any]
Told = Iterator[tuple[str, int | None, Json, Json]]

ALL = [rank + suit for suit in "CDHS" for rank in oracle.NUMBERS]
HIDDEN = "??"


def reveals(move: str) -> bool:
    """Whether a move brings a card of a stock to light."""
    return move in ("take stock", "fill stock") or (move.startswith("use") and ":" in move)


def recount(position: Json, moves: list[str], seat: int) -> list[Json] | None:
    """Every claim about some moves, as JSON; None where they may not be told."""
    known = position["drawn"] is not None or "take reserve" in moves
    played = any(">" in move for move in moves)
    opens = any(reveals(move) or move == "fill reserve" for move in moves[:-1])
    if opens or (played and not known and seat != position["on_turn"]):
        return None
    return [
        {"kind": kind, "to": seat, "seat": about, "figures": figures, "witnesses": witnesses}
        for kind, about, figures, witnesses in _claims(position, moves, seat)
    ]


def _claims(before: Json, moves: list[str], seat: int) -> Told:
    me = before["on_turn"]
    unseen = [_unseen(side, whose == seat, before) for whose, side in enumerate(before["seats"])]
    after, forced, points = before, True, 0
    for move in moves:
        forced = forced and oracle.legal(after) == [move]
        here = after
        after, events = oracle.play(oracle.copy(here), move)
        yield from _of_move(here, after, events, move, unseen)
        for one in events:
            hidden = reveals(move) and one["rule"] in ("score.trio", "score.quartet")
            if one["rule"] != "score.reserve" and not hidden:
                points += one["points"]
    if forced:
        yield "forced", me, {}, {}
    yield "scores", me, {"points": points}, {}
    hide(before, after, moves[-1])
    if after["phase"] == "over":
        yield "ends", None, {}, {}
    else:
        yield from _hand(after, seat)
        for whose in range(len(after["seats"])):
            yield from _chances(after, whose, unseen[whose])
    for whose, side in enumerate(after["seats"]):
        yield "reserve", whose, {"cards": len(side["reserve"])}, {}
        yield "hand", whose, {"cards": len(side["hand"])}, {}
        yield "stock", whose, {"cards": len(side["stock"])}, {}
        so_far = before["seats"][whose]["score"] + (points if whose == me else 0)
        yield "points", whose, {"points": so_far}, {}


def _unseen(side: Json, own: bool, position: Json) -> list[str]:
    seen = [card for pile in side["base"] for card in pile] + side["reserve"][-1:]
    if own:
        seen += side["hand"]
    elif position["drawn"] in side["hand"] and side is position["seats"][position["on_turn"]]:
        seen.append(position["drawn"])
    return [card for card in ALL if card not in seen]


def hide(before: Json, after: Json, move: str) -> None:
    """Turn down the card that the last move has brought to light, and what lay in a reserve."""
    me = before["on_turn"]
    for then, now in _both(before, after):
        for nth in range(min(len(now["reserve"]), len(then["reserve"]) - 1)):
            now["reserve"][nth] = HIDDEN
    if move == "take stock":
        after["seats"][me]["hand"][-1] = HIDDEN
    for side in after["seats"]:
        old = before["seats"][after["seats"].index(side)]["stock"]
        came = old[: len(old) - len(side["stock"])]
        for pile in side["base"]:
            if reveals(move) and pile and pile[-1] in came:
                pile[-1] = HIDDEN


def _of_move(
    here: Json, after: Json, events: list[Json], move: str, unseen: list[list[str]]
) -> Told:
    me = here["on_turn"]
    by_rule = {one["rule"]: one["points"] for one in events}
    for rule in ("score.duo", "three.duo"):
        if rule in by_rule:
            yield "duo", me, {"points": by_rule[rule]}, {}
    if move.startswith("use"):
        gone = [now["away"] - then["away"] for then, now in _both(here, after)]
        yield "clears", me, {"cards": sum(gone)}, {}
    if reveals(move) and any("fill.j" in rule or "fill.k" in rule for rule in by_rule):
        whose = int(move[4]) if ":" in move else me
        slot = int(move[-1]) if ":" in move else here["slot"]
        made = [card for card in unseen[whose] if _points(here["seats"][whose], card, slot)]
        yield "fill-combines", me, {"chance": text(len(made), len(unseen[whose]))}, {}
    elif not reveals(move):
        for rule in ("trio", "quartet"):
            if f"score.{rule}" in by_rule:
                yield rule, me, {}, {}
    if move == "take stock":
        fits = [card for card in unseen[me] if oracle.slots_for(here["seats"][me], card)]
        yield "draw-fits", me, {"chance": text(len(fits), len(unseen[me]))}, {}


def _both(one: Json, other: Json) -> Iterator[tuple[Json, Json]]:
    return zip(one["seats"], other["seats"], strict=True)


def text(part: int, whole: int) -> str:
    chance = Fraction(part, whole)
    return f"{chance.numerator}/{chance.denominator}"


def _points(side: Json, card: str, slot: int) -> int:
    """The points of a combination that a card would make on a slot, whatever lies there."""
    laid = oracle.copy(side)
    laid["base"][slot] = [card]
    return oracle.combination_points(laid, slot)


def combines(side: Json, card: str) -> bool:
    return any(_points(side, card, slot) for slot in oracle.slots_for(side, card))


def _hand(after: Json, seat: int) -> Told:
    side = after["seats"][seat]
    hand = [card for card in side["hand"] if card != HIDDEN]
    open_ = [
        card
        for whose, other in enumerate(after["seats"])
        for card in oracle.tops(other).values()
        if whose != seat
    ]
    fits = [card for card in hand if oracle.slots_for(side, card)]
    yield "hand-fits", seat, {"cards": len(fits)}, {"which": fits}
    made = [card for card in hand if combines(side, card)]
    yield "hand-combines", seat, {"cards": len(made)}, {"which": made}
    duos = [card for card in fits if card in open_]
    yield "hand-duos", seat, {"cards": len(duos)}, {"which": duos}


def _chances(after: Json, whose: int, unseen: list[str]) -> Told:
    side = after["seats"][whose]
    fits = [card for card in unseen if oracle.slots_for(side, card)]
    made = [card for card in unseen if combines(side, card)]
    yield "unseen-fits", whose, {"cards": len(fits), "unseen": len(unseen)}, {"which": fits}
    yield "unseen-combines", whose, {"cards": len(made), "unseen": len(unseen)}, {"which": made}
    if HIDDEN not in side["reserve"][-1:]:
        slots = oracle.slots_for(side, side["reserve"][-1]) if side["reserve"] else []
        yield "reserve-open", whose, {"slots": len(slots)}, {}
    if not side["hand"]:
        return
    left = side["actions"] or oracle.ACTION_CARDS
    mine, theirs = [], []
    for card in sorted(left, key=lambda card: (card[-1], "JQK".index(card[0]))):
        for nth, other in enumerate(after["seats"]):
            takes = [p for p in other["base"] if len(p) > 1 and p[-1][-1] == card[-1]]
            if takes and nth == whose and card[0] in "KQ":
                mine.append(card)
            if takes and nth != whose and card[0] == "J":
                theirs.append((card, max(map(len, takes))))
    jacks = list(dict.fromkeys(card for card, _ in theirs))
    yield "own-clears", whose, {"actions": len(mine), "left": len(left)}, {"which": mine}
    yield "jack-clears", whose, {"actions": len(jacks), "left": len(left)}, {"which": jacks}
    if theirs:
        yield "tallest", whose, {"cards": max(height for _, height in theirs)}, {}
