"""The characters that play Tric Trac, the weakest first: beginners who do not yet mind something,
up to who has learnt what a position is worth from thousands of rounds, and looks what the next
throw makes of it.

Worths are whole numbers, and of equals the stone with the longest way to go is moved: the same view
gives the same move wherever it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from tritables.core.characters import Character, Face
from tritables.games.trictrac.learnt import learnt
from tritables.games.trictrac.net import Net
from tritables.games.trictrac.planner import Planner
from tritables.games.trictrac.planning import by_die, by_throw
from tritables.games.trictrac.replies import Replies
from tritables.games.trictrac.whole_throws import Packed

PILES: Final = Planner(hit=0, block=0, crowd=90, danger=0)
"""Points are good, and higher stacks better; hits and dangers are not seen."""

POINTS: Final = Planner(hit=0, crowd=0, danger=0)
"""Points are good, those that are a block most of all."""

PEACEFUL: Final = Planner(hit=0, danger=0)
"""The same, and stacks are a waste; but nobody is hit, and nobody seems to hit."""

COUNTED: Final = Planner()
"""All that the planner counts."""


GLANCE: Final = Planner(danger=0)
"""The same without dangers, which take longest to count: for a quick look."""

COUNTS: Final = 15
"""The weight of what can be counted beside what was learnt."""


@dataclass(frozen=True)
class Both:
    """A judgement by a net and by counting."""

    net: Net
    planner: Planner

    def worth(self, position: Packed, again: bool) -> int:
        """The worth of a position after a throw, for the side that threw."""
        counted = self.planner.worth(position, again)
        return self.net.worth(position, again) + COUNTS * counted


@cache
def complete() -> Both:
    """Both together."""
    return Both(learnt(), COUNTED)


@cache
def looking() -> Replies:
    """The same, with what each throw that may follow makes of it."""
    return Replies(complete(), GLANCE)


quick: Final = by_throw(complete)
"""The player for rounds that are played on, who looks no further than the own throw."""

OPPONENTS: Final = (
    Character("toby", by_die(lambda: PILES), Face("#d8b365", "#f3c9a5", "cap", "#2f6f8f")),
    Character("lotte", by_die(lambda: POINTS), Face("#8fb3d9", "#f1cfae", "braids", "#c98a2b")),
    Character("hugo", by_throw(lambda: PEACEFUL), Face("#b7c78a", "#c98f63", "short", "#3b2a20")),
    Character(
        "ida",
        by_throw(lambda: COUNTED),
        Face("#c6a5b8", "#e9b48c", "long", "#5a341d", glasses=True),
    ),
    Character(
        "joris", by_die(complete), Face("#b59b7a", "#8d5a3b", "short", "#221a15", beard=True)
    ),
    Character(
        "odile",
        by_throw(complete, looking),
        Face("#6f8f7a", "#f0c6a0", "bun", "#8d8a86", glasses=True),
    ),
)
"""The characters, the weakest first."""
