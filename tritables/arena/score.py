"""The score of a match: the share of wins, with the interval that its deals allow."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10, sqrt
from statistics import fmean, stdev

from tritables.arena.deals import Deal, Setting

DEVIATIONS = 1.96
"""Standard errors on either side of an average that make an interval of 95 %."""


@dataclass(frozen=True)
class MatchScore:
    """The score of the first of two players, deal by deal.

    ``first``, ``second``  the players' names
    ``setting``            game, seats, house rules and seed
    ``deals``              each deal that was played, by its number

    Rounds of one deal are not independent of each other, deals are; so intervals come from deals.

    >>> score = MatchScore("a", "b", Setting("tricap", 2, (), 1), {0: Deal((1.0, 0.5), (4, 0))})
    >>> score.rounds, score.share, score.margin
    (2, 0.75, 2.0)
    """

    first: str
    second: str
    setting: Setting
    deals: dict[int, Deal]

    @property
    def rounds(self) -> int:
        """The number of rounds that were played."""
        return len(self.deals) * self.setting.seats

    @property
    def share(self) -> float:
        """The first player's share of the wins, from 0 to 1; a round that is tied is shared.

        An equal player has one share of as many as there are seats.
        """
        return fmean(self._shares)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of 95 % of the share: from and to, between 0 and 1.

        It says nothing, (0, 1), before there are two deals.
        """
        if len(self.deals) < 2:
            return 0.0, 1.0
        wide = DEVIATIONS * stdev(self._shares) / sqrt(len(self.deals))
        return max(0.0, self.share - wide), min(1.0, self.share + wide)

    @property
    def margin(self) -> float:
        """The first player's score less the best of the others, on average."""
        return fmean(fmean(deal.margins) for deal in self.deals.values())

    @property
    def is_significant(self) -> bool:
        """True if the interval leaves out the share of an equal player."""
        low, high = self.interval
        return not low <= 1 / self.setting.seats <= high

    @property
    def elo(self) -> float:
        """The difference of ratings that the share stands for, among two.

        Infinite where one of them won every round.
        """
        if self.share in (0.0, 1.0):
            return float("inf") if self.share else float("-inf")
        return 400 * log10(self.share / (1 - self.share))

    @property
    def _shares(self) -> list[float]:
        return [fmean(deal.shares) for deal in self.deals.values()]

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.first} against {self.second}, {self.setting.game}: {self.share:.1%} "
            f"({low:.1%} to {high:.1%}) of {self.rounds:,} rounds, margin {self.margin:+.1f}"
        )

    def __repr__(self) -> str:
        return f"<MatchScore {self}>"
