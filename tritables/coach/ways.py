"""Reasons by all ways to play: a difference without which whatever is played loses enough.

How stones stand shows in no throw that may come next: it is worth something after all of them. But
where all ways to play can be judged, those that are no better in it than a move that loses can be
held against the best one.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tritables.claims import Difference
from tritables.core.claims import Claim, Figure
from tritables.core.game import Game
from tritables.core.state import Seat
from tritables.core.values import Value, value


@value
class Way(Value):
    """One of all the ways to play: a seat's share after it, and what is claimed of it."""

    share: Fraction
    claims: tuple[Claim, ...]


@value
class Among(Value):
    """The truth of all ways to play that are no better in something than one that loses.

    ``without`` of ``of`` ways are no better in it; each of them loses ``least`` or more.
    """

    difference: Difference
    without: int
    of: int
    least: Fraction


def among(
    differences: Sequence[Difference],
    ways: Sequence[Way],
    best: Fraction,
    seat: Seat,
    game: Game[Any],
) -> Among | None:
    """Find the difference without which whatever is played loses most.

    There have to be two ways at least that are no better in it than the move that loses, and two
    that are as good in it as the best one and win more than any of those: else it could be
    anything by which a single way differs from the others.
    """
    kinds = {kind.name: kind for kind in game.claim_kinds}
    found = []
    for difference in differences:
        kind = kinds[difference.kind]
        if not kind.good or len(kind.figures) != 1 or not difference.one or not difference.other:
            continue
        good = kind.good if difference.one.seat in (None, seat) else -kind.good
        worse, better = (_amount(one, good) for one in (difference.one, difference.other))
        about = (difference.kind, difference.one.seat)
        there = [(way.share, _claimed(way, about, good)) for way in ways]
        without = [share for share, much in there if much is None or much <= worse]
        having = sorted(share for share, much in there if much is not None and much >= better)
        if worse < better and len(without) > 1 and len(having) > 1 and having[-2] > max(without):
            found.append(Among(difference, len(without), len(ways), best - max(without)))
    return max(found, key=lambda one: one.least, default=None)


def _amount(claim: Claim, good: int) -> Figure:
    return good * next(iter(claim.figures.values()))


def _claimed(way: Way, about: tuple[str, Seat | None], good: int) -> Figure | None:
    """The amount of what is claimed of a way to play, as far as good; None without one."""
    claims = [one for one in way.claims if (one.kind, one.seat) == about]
    return _amount(claims[0], good) if claims else None
