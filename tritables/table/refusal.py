"""The last refusal at a table."""

from __future__ import annotations

from dataclasses import dataclass

from tritables.core.messages import Message
from tritables.core.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refusal: its verdict, the attempted move, its number, and whether a task asked for it.

    ``asks``: the move is legal, and made when it is asked for once more; ``more`` are further
    sentences that speak of it, ``figures`` those behind that, for whoever wants to know more.
    """

    verdict: Verdict
    tried: str
    count: int
    asks: bool = False
    more: tuple[Message, ...] = ()
    figures: tuple[Message, ...] = ()
    met: bool = False

    @property
    def passes(self) -> bool:
        """True if no move was tried: what was asked for is past with the next act."""
        return not self.tried and not self.asks and self.verdict.rule is None
