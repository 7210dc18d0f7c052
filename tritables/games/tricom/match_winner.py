"""The winner of a match: rounds are played until somebody reaches the target."""

from __future__ import annotations

from collections.abc import Sequence

from tritables.core.state import Seat


def match_winner(totals: Sequence[int], target: int) -> Seat | None:
    """The seat that has won after a round, by everybody's totals; None: another round is played.

    `match.target`, `match.both`: of those who reached the target the highest total wins, and equal
    highest totals play on. `match.no-one`: so does everybody when none has reached it.

    >>> match_winner([35, 20], 33), match_winner([35, 40], 33), match_winner([35, 35], 33)
    (0, 1, None)
    """
    best = max(totals)
    if best < target or list(totals).count(best) > 1:
        return None
    return list(totals).index(best)
