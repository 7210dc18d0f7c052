"""Plans of practice: which rules are asked next, and how much of the answer is given away.

Whoever knows what a learner knows makes the plan: the page (``js/src/learner/nextExercises.ts``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

Way = Literal["shown", "helped", "alone"]
"""The manner of an exercise: a worked example, with its rule in sight, or with nothing."""

WAYS: Final[tuple[Way, ...]] = ("shown", "helped", "alone")


LEVELS: Final = (1, 2, 3)
"""The levels of difficulty of exercises."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A rule that is to be asked about, and the way in which it is.

    >>> Planned("bar.first", "helped").way
    'helped'
    """

    rule: str
    way: Way


def way_for(plan: Sequence[Planned], rule: str) -> Way | None:
    """Return the way in which a plan has a rule asked; None where it says nothing of it.

    >>> way_for((Planned("bar.first", "alone"),), "throw.stop")
    """
    return next((one.way for one in plan if one.rule == rule), None)
