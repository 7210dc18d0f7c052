"""A refusal, as a table shows it."""

from __future__ import annotations

from dataclasses import dataclass

from tritables.core.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Refusal:
    """The last refusal: its verdict, what was tried, and a number that counts refusals."""

    verdict: Verdict
    tried: str
    count: int
