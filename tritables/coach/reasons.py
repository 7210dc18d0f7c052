"""Reasons: which difference of two moves carries what the one loses against the other.

The loss is the sum over outcomes of what each of them costs, by its weight: a throw, a card, or a
world that rounds were played on in. A claim shows in an outcome where that brings what is claimed
to be possible. A difference of claims carries what the outcomes cost in which it shows after one of
the moves alone; it is a reason from `ENOUGH` on. What shows in every outcome, such as points,
carries what the better move would win less without it, in the same worlds (`Game.undone`).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from tritables.claims import Difference
from tritables.core.claims import Claim, Figure, Kind
from tritables.core.game import Game
from tritables.core.shares import Outcome
from tritables.core.state import Seat
from tritables.core.values import Value, value

ENOUGH: Final = Fraction(3, 5)
"""The part of a loss that a difference has to carry to be its reason."""

SHOWING: Final = ("throw", "card", "tile")
"""The types of witnesses that are outcomes."""


@value
class Pair(Value):
    """One outcome after two moves: its weight, and a seat's share after the one and the other."""

    key: str
    tag: str
    weight: Fraction
    one: Fraction
    other: Fraction
    after_one: Outcome
    after_other: Outcome

    @property
    def cost(self) -> Fraction:
        """The part of the loss that it carries."""
        return self.weight * (self.other - self.one)


def paired(one: Sequence[Outcome], other: Sequence[Outcome], seat: Seat) -> tuple[Pair, ...]:
    """Put the outcomes of two moves side by side.

    A move that ends the round has one outcome, which stands beside each of the other's. Outcomes
    that are not the same for both are each put beside all that the other move brings.
    """
    here, there = {o.key: o for o in one}, {o.key: o for o in other}
    if here.keys() == there.keys() and all(here[k].weight == there[k].weight for k in here):
        found = [(here[key], there[key], here[key].weight) for key in here]
    else:
        found = [(a, b, a.weight * b.weight) for a in one for b in other]
    return tuple(
        Pair(a.key if a.key == b.key else f"{a.key} / {b.key}", a.tag or b.tag, weight,
             a.shares[seat], b.shares[seat], a, b)
        for a, b, weight in found
    )  # fmt: skip


def carried(
    difference: Difference, kind: Kind, pairs: Sequence[Pair], seat: Seat, game: Game[Any]
) -> Fraction | None:
    """Return the part of a loss, in shares, that a difference of claims carries by the outcomes.

    ``pairs`` are the outcomes of the move that loses and of the better one. None where the kind
    says nothing of outcomes, or where it points the other way: what is good for the seat has to be
    more likely after the better move. None also for a figure that one of the moves does not have:
    where only one of them hits, how many throws bring the stone in again compares with nothing.
    """
    claim = difference.other or difference.one
    assert claim is not None
    if not kind.good:
        return _undone(difference, claim, pairs, seat, game)
    if kind.figures and (difference.one is None or difference.other is None):
        return None
    good = kind.good > 0 if claim.seat in (None, seat) else kind.good < 0
    total = after_one = after_other = Fraction(0)
    for pair in pairs:
        first = _shows(difference.one, kind, pair.after_one)
        second = _shows(difference.other, kind, pair.after_other)
        if first != second:
            total += pair.cost
            after_one += pair.weight * first
            after_other += pair.weight * second
    if after_one == after_other or (after_other > after_one) != good:
        return None
    return total


def _undone(
    difference: Difference, claim: Claim, pairs: Sequence[Pair], seat: Seat, game: Game[Any]
) -> Fraction | None:
    """The gain of the better move that goes if it has no more of what is claimed than the other."""
    total = Fraction(0)
    for pair in pairs:
        end = pair.after_other.end
        if end is None:
            return None
        without = game.undone(end, claim, _more(difference))
        shares = None if without is None else game.shares(without, seat)
        if shares is None:
            return None
        total += pair.weight * (pair.other - shares[seat])
    return total


def _more(difference: Difference) -> dict[str, Figure]:
    """The figures of the other move less those of the one, 0 for a claim that is not there."""
    one = {} if difference.one is None else difference.one.figures
    other = {} if difference.other is None else difference.other.figures
    return {name: other.get(name, 0) - one.get(name, 0) for name in {**one, **other}}


def _shows(claim: Claim | None, kind: Kind, outcome: Outcome) -> bool:
    """True if an outcome brings what is claimed to be possible."""
    if claim is None:
        return False
    if (claim.kind, claim.seat) in outcome.shows:
        return True
    return any(
        of in SHOWING and outcome.tag in claim.witnesses[name]
        for name, of in kind.witnesses.items()
    )
