"""Tri-Cap's claims counted again: the ways in which unseen cards can lie, one card after another.

It is written from the rules and from docs/claims.md; nothing of the package is imported. Moves are
played by the oracle. Where one card at most is hidden, every way is laid out.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

from tests.games.tricap import oracle

Json = dict[str, Any]

RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
DECK = [rank + suit for suit in "CDHS" for rank in RANKS]


def recount(position: Json, moves: list[str], seat: int) -> list[Json] | None:
    """Every claim about some moves, as JSON; None where the seat may not see what is laid."""
    mover = position["to_act"]
    if seat != mover and any(move.startswith("lay") for move in moves):
        return None
    return [
        {"kind": kind, "to": seat, "seat": about, "figures": figures, "witnesses": witnesses}
        for kind, about, figures, witnesses in _claims(position, moves, mover, seat)
    ]


def _claims(
    before: Json, moves: list[str], mover: int, seat: int
) -> Iterator[tuple[str, int | None, Json, Json]]:
    after, forced = before, True
    for move in moves:
        forced = forced and oracle.legal(after) == [move]
        after, _ = oracle.play(oracle.copy(after), move)
    if forced:
        yield "forced", mover, {}, {}
    if after["phase"] == "over":
        yield "ends", None, {}, {}
    won = len(after["seats"][mover]["captured"]) - len(before["seats"][mover]["captured"])
    yield "captures", mover, {"cards": won}, {}
    if moves[0] == "pass":
        yield "leaves", mover, {"cards": len(before["centre"]) + 1}, {}
    laid = [move.removeprefix("lay ") for move in moves if move.startswith("lay ")]
    if any(card[0] == "A" for card in laid):
        yield "ace-laid", mover, {}, {}
    if moves[0] == "take" and before["seats"][mover]["active"][0] == "A":
        yield "ace-taken", mover, {}, {}
    yield from _next(after, _known(before, after, seat), seat, before["phase"] == "lay")
    aces = [card for card in after["seats"][seat]["hand"] if card[0] == "A"]
    yield "hand-aces", seat, {"aces": len(aces)}, {"which": aces}
    for whose, side in enumerate(after["seats"]):
        captured = len(side["captured"])
        yield "hand", whose, {"cards": len(side["hand"])}, {}
        yield "captured", whose, {"cards": captured}, {}
        yield "to-majority", whose, {"cards": 0 if captured > 26 else 27 - captured}, {}
    yield "deck-left", None, {"cards": len(after["deck"])}, {}


def _known(before: Json, after: Json, seat: int) -> list[str | None]:
    """The active cards that a seat knows when it plays; None for any other."""
    actives = [side["active"] for side in after["seats"]]
    if before["phase"] == "lay":
        return [card if whose == seat else None for whose, card in enumerate(actives)]
    return actives


def _next(
    after: Json, actives: list[str | None], seat: int, laying: bool
) -> Iterator[tuple[str, int | None, Json, Json]]:
    lacking = any(side["active"] is None for side in after["seats"])
    if after["phase"] == "over" or (lacking and not laying):
        return
    # An early draw comes before the next centre card.
    if len(after["deck"]) - (3 if after["phase"] == "draw" else 0) < 1:
        return
    seen = {*after["centre"], *after["seats"][seat]["hand"], *actives}
    seen |= {card for side in after["seats"] for card in side["captured"]}
    unseen = [card for card in DECK if card not in seen]
    none, lone, tricap = ways(unseen, actives)
    prize = len(after["centre"]) + 1 + 1
    for whose in range(len(actives)):
        yield "alone-next", whose, {"chance": text(lone[whose])}, {}
        yield "hoped", whose, {"tenths": int(10 * prize * lone[whose] + Fraction(1, 2))}, {}
    yield "tricap-next", None, {"chance": text(tricap)}, {}
    yield "nobody-next", None, {"chance": text(none)}, {}
    yield "prize", None, {"cards": prize}, {}
    for whose, card in enumerate(actives):
        if card is not None:
            near = [other for other in unseen if oracle.adjacent(card, other)]
            yield "neighbours", whose, _of(len(near), unseen), {"which": near}
    aces = [card for card in unseen if card[0] == "A"]
    yield "aces-unseen", None, {"aces": len(aces), "unseen": len(unseen)}, {"which": aces}


def _of(cards: int, unseen: list[str]) -> Json:
    return {"cards": cards, "unseen": len(unseen)}


def text(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"


def ways(unseen: list[str], actives: list[str | None]) -> tuple[Fraction, list[Fraction], Fraction]:
    """The chances that nobody, that each seat alone, and that more than one has a neighbour."""
    hidden = [whose for whose, card in enumerate(actives) if card is None]
    return laid_out(unseen, actives, hidden) if len(hidden) < 2 else one_by_one(unseen, actives)


def laid_out(
    unseen: list[str], actives: list[str | None], hidden: list[int]
) -> tuple[Fraction, list[Fraction], Fraction]:
    """Lay out the cards in every way: the next centre card, and those that are hidden."""
    counts = [0] * (len(actives) + 2)
    table = list(actives)
    for centre, *others in permutations(unseen, 1 + len(hidden)):
        for whose, card in zip(hidden, others, strict=True):
            table[whose] = card
        near = [whose for whose, card in enumerate(table) if oracle.adjacent(card, centre)]
        counts[near[0] if len(near) == 1 else -2 if near else -1] += 1
    total = sum(counts)
    lone = [Fraction(count, total) for count in counts[:-2]]
    return Fraction(counts[-1], total), lone, Fraction(counts[-2], total)


def one_by_one(
    unseen: list[str], actives: list[str | None]
) -> tuple[Fraction, list[Fraction], Fraction]:
    """Deal the hidden cards one after the other, as far as they matter: neighbour or not."""
    none, lone, tricap = Fraction(0), [Fraction(0)] * len(actives), Fraction(0)
    for centre in unseen:
        rest = [card for card in unseen if card != centre]
        good = sum(oracle.adjacent(card, centre) for card in rest)
        # Each branch: its chance, the seats with a neighbour, and how many cards of each sort left.
        branches = [(Fraction(1, len(unseen)), [], good, len(rest) - good)]
        for whose, card in enumerate(actives):
            grown = []
            for chance, near, yes, no in branches:
                if card is not None:
                    here = [*near, whose] if oracle.adjacent(card, centre) else near
                    grown.append((chance, here, yes, no))
                    continue
                if yes:
                    grown.append((chance * yes / (yes + no), [*near, whose], yes - 1, no))
                if no:
                    grown.append((chance * no / (yes + no), near, yes, no - 1))
            branches = grown
        for chance, near, _, _ in branches:
            if not near:
                none += chance
            elif len(near) == 1:
                lone[near[0]] += chance
            else:
                tricap += chance
    return none, lone, tricap
