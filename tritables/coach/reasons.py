"""Reasons: which differences of two moves carry what the one loses against the other.

The loss is the sum over outcomes of what each of them costs, by its weight: a throw, a card, or a
world that rounds were played on in. A claim shows in an outcome where that brings what is claimed
to be possible. A difference of claims carries what the outcomes cost in which it shows after one of
the moves alone; it is a reason from `ENOUGH` on. What counts in every outcome, such as points,
carries what the better move would win less without it, in the same outcomes (`Game.without`). Two
differences together carry what the outcomes cost in which one of them shows, and of the others what
the better move would win less without what is claimed: nothing is counted twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

from tritables.claims import Difference
from tritables.coach.advice import spread
from tritables.core.claims import Claim, Kind, rounded
from tritables.core.game import Game
from tritables.core.shares import Counts, Outcome
from tritables.core.state import Seat
from tritables.core.values import Value, value

ENOUGH: Final = Fraction(3, 5)
"""The part of a loss that a difference has to carry to be its reason."""

TOLD: Final = Fraction(1, 5)
"""The part of a loss that a difference has to carry to be told as a fact beside it, or to be the
reason together with another one.
"""

ADDS: Final = Fraction(1, 10)
"""The part that each of two has to add to what the other carries alone."""

MOST_FACTS: Final = 2

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

    Those with the same key belong together; else those with the same throw or card, each of them
    put beside all that the other move brings by it. Where that is as likely after both moves for
    none of the two, as after one that ends the round, any belong together.
    """
    for sort in (_by_key, _by_tag):
        here, there = sort(one), sort(other)
        if {key: _weight(group) for key, group in here.items()} == {
            key: _weight(group) for key, group in there.items()
        }:
            break
    else:
        here, there = {"": one}, {"": other}
    return tuple(
        Pair(a.key if a.key == b.key else f"{a.key} / {b.key}", a.tag or b.tag,
             a.weight * b.weight / _weight(group), a.shares[seat], b.shares[seat], a, b)
        for key, group in here.items()
        for a in group
        for b in there[key]
    )  # fmt: skip


def _by_key(outcomes: Sequence[Outcome]) -> dict[str, Sequence[Outcome]]:
    return {one.key: (one,) for one in outcomes}


def _by_tag(outcomes: Sequence[Outcome]) -> dict[str, Sequence[Outcome]]:
    found: dict[str, list[Outcome]] = {}
    for one in outcomes:
        found.setdefault(one.tag, []).append(one)
    return dict(found)


def _weight(group: Sequence[Outcome]) -> Fraction:
    return sum((one.weight for one in group), Fraction(0))


@value
class Carrier(Value):
    """A difference of two moves, and how it carries a part of the loss.

    ``shown`` are the numbers of the outcomes in which it shows after one of the moves alone;
    ``more`` is for each outcome how much more there is of it after the better move. ``later`` says
    that this was counted in rounds that were played on.
    """

    difference: Difference
    shown: frozenset[int] = frozenset()
    more: tuple[Counts, ...] = ()
    later: bool = False

    def goes_with(self, other: Carrier) -> bool:
        """True if what the two say is not the same: else it would be taken away twice."""
        return not (self.more and other.more and self.more[0].keys() & other.more[0].keys())


@value
class Why(Value):
    """Reasons with the part of a loss that they carried together, and other facts."""

    reasons: tuple[Difference, ...] = ()
    carried: Fraction = Fraction(0)
    facts: tuple[Difference, ...] = ()


def why(
    differences: Sequence[Difference], pairs: Sequence[Pair], seat: Seat, game: Game[Any]
) -> Why:
    """Find the difference that carries a loss, or the two that carry it together.

    What can be seen after the move comes before what was counted in rounds played on.
    """
    loss = sum((pair.cost for pair in pairs), Fraction(0))

    def part(*together: Carrier) -> Fraction:
        found = carried(together, pairs, seat, game)
        return Fraction(0) if found is None else found / loss

    alone = [(one, part(one)) for one in carriers(differences, pairs, seat, game)]
    told = sorted((one for one in alone if one[1] >= TOLD), key=lambda one: -one[1])
    facts = [one.difference for one, _ in told]
    for group in ([one for one in told if not one[0].later], told):
        best = _enough(group, part)
        if best is not None:
            reasons = tuple(one.difference for one in best[0])
            others = [one for one in facts if one not in reasons]
            return Why(reasons, best[1], tuple(others[:MOST_FACTS]))
    return Why(facts=tuple(facts[:MOST_FACTS]))


Together = tuple[tuple["Carrier", ...], Fraction]
"""Differences, and the part of a loss that they carry together."""


def _enough(
    told: Sequence[tuple[Carrier, Fraction]], part: Callable[..., Fraction]
) -> Together | None:
    """The difference that carries enough, or the two that carry most together; most comes first."""
    if told and told[0][1] >= ENOUGH:
        return (told[0][0],), told[0][1]
    both: list[Together] = []
    for (one, first), (other, second) in combinations(told, 2):
        if one.goes_with(other):
            together = part(one, other)
            if together >= ENOUGH and together - max(first, second) >= ADDS:
                both.append(((one, other), together))
    return max(both, key=lambda one: one[1], default=None)


def carriers(
    differences: Sequence[Difference], pairs: Sequence[Pair], seat: Seat, game: Game[Any]
) -> list[Carrier]:
    """The differences that say something of the outcomes, or whose points can be taken away.

    ``pairs`` are the outcomes of the move that loses and of the better one. What points the other
    way is left out: what is good for the seat has to be more likely after the better move.
    """
    kinds = {kind.name: kind for kind in game.claim_kinds}
    ends = all(pair.after_other.end is not None for pair in pairs)
    found = [_shown(one, kinds[one.kind], pairs, seat) for one in differences]
    if ends:
        found += [_more(one, kinds[one.kind], pairs) for one in differences]
    seats = range(len(pairs[0].after_other.shares))
    groups: list[tuple[Seat, ...]] = [(whose,) for whose in seats]
    if len(groups) > 2:
        groups.append(tuple(whose for whose in seats if whose != seat))
    for kind in game.sequel_kinds:
        later = _came if "rounds" in kind.figures else _later
        found += [
            later(kind, whose, pairs, seat) for whose in groups if _counted(kind, whose, pairs)
        ]
    return [one for one in found if one is not None]


def carried(
    together: Sequence[Carrier], pairs: Sequence[Pair], seat: Seat, game: Game[Any]
) -> Fraction | None:
    """Return the part of a loss, in shares, that differences carry together by the outcomes.

    That is all of the outcomes in which one of them shows, and of each other one what the better
    move would win less without what is claimed. None where that cannot be judged.
    """
    shown = frozenset[int]().union(*(one.shown for one in together))
    more = [one.more for one in together if one.more]
    total = Fraction(0)
    for nth, pair in enumerate(pairs):
        if nth in shown:
            total += pair.cost
        elif more:
            end = pair.after_other.end
            less = {about: much for one in more for about, much in one[nth].items()}
            shares = None if end is None else game.without(end, seat, less)
            if shares is None:
                return None
            total += pair.weight * (pair.other - shares[seat])
    return total


def _shown(difference: Difference, kind: Kind, pairs: Sequence[Pair], seat: Seat) -> Carrier | None:
    if not kind.good:
        return None
    # A figure that one of the moves does not have compares with nothing: where only one of them
    # hits, how many throws bring the stone in again.
    if kind.figures and (difference.one is None or difference.other is None):
        return None
    claim = difference.other or difference.one
    assert claim is not None
    about = claim.seat
    good = kind.good > 0 if about in (None, seat) else kind.good < 0
    shown, after_one, after_other = set(), Fraction(0), Fraction(0)
    for nth, pair in enumerate(pairs):
        first = _shows(difference.one, kind, pair.after_one)
        second = _shows(difference.other, kind, pair.after_other)
        if first != second:
            shown.add(nth)
            after_one += pair.weight * first
            after_other += pair.weight * second
    if after_one == after_other or (after_other > after_one) != good:
        return None
    return Carrier(difference, frozenset(shown))


def _more(difference: Difference, kind: Kind, pairs: Sequence[Pair]) -> Carrier | None:
    """A difference in points, or in what counts like points: that is the same in every outcome."""
    if kind.good or len(kind.figures) != 1:
        return None
    claim = difference.other or difference.one
    assert claim is not None
    there, here = (
        0 if one is None else next(iter(one.figures.values()))
        for one in (difference.other, difference.one)
    )
    if not isinstance(there, int) or not isinstance(here, int):
        return None
    about = (claim.kind, claim.seat)
    return Carrier(difference, more=({about: there - here},) * len(pairs))


def _later(
    kind: Kind, whose: tuple[Seat, ...], pairs: Sequence[Pair], seat: Seat
) -> Carrier | None:
    """A sequel by averages: less of what is good for the seat, or more of what
    is bad for it.
    """
    keys: list[tuple[str, Seat | None]] = [(kind.name, one) for one in whose]
    more: tuple[Counts, ...] = tuple(
        {key: pair.after_other.counts[key] - pair.after_one.counts[key] for key in keys}
        for pair in pairs
    )
    totals = [sum(one.values()) for one in more]
    total = sum(totals)
    if not _points_right(kind, whose, total, seat) or not _sure(totals):
        return None
    tenths = rounded(Fraction(10 * abs(total), len(pairs)))
    figures = {"tenths": tenths, "fewer": int(total > 0), "others": int(len(whose) > 1)}
    figures = {name: figure for name, figure in figures.items() if name in kind.figures}
    claim = kind.claim(seat, whose[0] if len(whose) == 1 else None, figures)
    if any(pair.after_other.end is None for pair in pairs):  # the shares follow from it alone
        shown = frozenset(nth for nth, differs in enumerate(totals) if differs)
        return Carrier(Difference(claim, None), shown, later=True)
    return Carrier(Difference(claim, None), more=more, later=True)


def _counted(kind: Kind, whose: tuple[Seat, ...], pairs: Sequence[Pair]) -> bool:
    """True if the rounds were counted by a kind of sequel, for some seats."""
    return all((kind.name, one) in pair.after_one.counts for one in whose for pair in pairs)


def _came(kind: Kind, whose: tuple[Seat, ...], pairs: Sequence[Pair], seat: Seat) -> Carrier | None:
    """A sequel that has come by the end of some rounds and not of others: it shows in these."""
    if len(whose) > 1:
        return None
    key = (kind.name, whose[0])
    one, other = (
        [outcome.counts[key] for outcome in outcomes]
        for outcomes in ([pair.after_one for pair in pairs], [pair.after_other for pair in pairs])
    )
    more = [there - here for here, there in zip(one, other, strict=True)]
    if not _points_right(kind, whose, sum(more), seat) or not _sure(more):
        return None
    claims = [
        kind.claim(seat, whose[0], {"rounds": sum(counts), "of": len(pairs)})
        for counts in (one, other)
    ]
    shown = frozenset(nth for nth, differs in enumerate(more) if differs)
    return Carrier(Difference(*claims), shown, later=True)


def _points_right(kind: Kind, whose: tuple[Seat, ...], more: int, seat: Seat) -> bool:
    """True if the better move brings more of what is good for the seat, or less of what is bad."""
    return more * kind.good * (1 if whose == (seat,) else -1) > 0


def _sure(more: Sequence[int]) -> bool:
    """True if an average, of which 95 of 100 others would lie so near, is not 0 by mere chance."""
    low, high = spread([Fraction(one) for one in more])
    return low > 0 or high < 0


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
