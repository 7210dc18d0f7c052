"""Looking one throw further: the worth of a position by all 21 throws that may follow it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Final

from tritables.core.shares import WHOLE
from tritables.games.trictrac.learnt import share_of
from tritables.games.trictrac.planning import Judge
from tritables.games.trictrac.throw import THROWS, Throw
from tritables.games.trictrac.whole_throws import Finals, Packed, best_of, finals, is_won, turned

WAYS: Final = tuple((throw, 1 + (low < high)) for (low, high), throw in THROWS.items())
"""The throws, with the ways of 36 in which each may fall."""

ALL_WAYS: Final = 36

WIDTH: Final = 4
"""The positions amid a throw of more than two dice that are followed further: the best ones."""

REPLIES: Final = 4
"""The ends of a throw that are judged well: those that are best by a quick look."""

KEPT: Final = 1 << 10
"""The positions whose worth is kept: the dice of a throw are chosen one by one."""


@dataclass(frozen=True)
class Replies:
    """A judgement by what each throw may make of a position, if it is then played well.

    ``quick`` chooses the few ends of a throw that ``judge`` judges.
    """

    judge: Judge
    quick: Judge

    def worth(self, position: Packed, again: bool) -> int:
        """The share of a side after its throw, in parts of 36 times `WHOLE`."""
        return self._kept(position, again)

    @cached_property
    def _kept(self) -> Callable[[Packed, bool], int]:
        """The same, of which the last ones are kept."""
        return lru_cache(KEPT)(self._worth)

    def _worth(self, position: Packed, again: bool) -> int:
        if is_won(position):
            return ALL_WAYS * WHOLE
        here = position if again else turned(position)
        share = sum(ways * self._best(here, throw) for throw, ways in WAYS)
        return share if again else ALL_WAYS * WHOLE - share

    def _best(self, position: Packed, throw: Throw) -> int:
        """The share of the side that has thrown, after the best of what it can play."""
        again = throw.again
        quick = partial(self.quick.worth, again=again)

        def narrowed(found: Finals) -> Finals:
            return best_of(found, quick, WIDTH)

        ends = finals(position, throw.sequence, narrowed)
        best, worth = max(
            ((end, self.judge.worth(end, again)) for end in best_of(ends, quick, REPLIES)),
            key=lambda one: one[1],
        )
        return share_of(worth, best)
