"""A coach: what a position is worth, which moves are best, and why, as far as it can be counted.

All of it is told to a seat, and nothing that this seat may not know is used. Texts stand in the
catalogues (`coach.ftl`); what is true of a move is claimed by `tritables.claims`.
"""

from tritables.coach.advice import Advice, Option, advise, advising
from tritables.coach.explanations import Explanation, Reply, explain, explaining
from tritables.coach.fans import Fan, fan
from tritables.coach.hints import Hint, hint, hinting
from tritables.coach.judging import Pause, shares
from tritables.core.shares import Outcome

__all__ = [
    "Advice",
    "Explanation",
    "Fan",
    "Hint",
    "Option",
    "Outcome",
    "Pause",
    "Reply",
    "advise",
    "advising",
    "explain",
    "explaining",
    "fan",
    "hint",
    "hinting",
    "shares",
]
