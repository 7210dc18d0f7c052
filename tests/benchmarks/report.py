"""What a measurement found, and the table in which it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Literal

HEADS = ("what", "ours", "peer", "ratio", "spread", "aim", "")


@dataclass(frozen=True)
class Figure:
    """One row: a figure of ours and, where there is a peer, how many times the peer's it is.

    ``spread`` is the least and the greatest ratio of a single round. ``aim`` is the limit of the
    ratio, to be reached from above (``least``) or kept from below (``most``).
    """

    what: str
    ours: str
    peer: str = ""
    ratio: float | None = None
    spread: tuple[float, float] | None = None
    aim: float | None = None
    side: Literal["least", "most"] = "most"

    @property
    def met(self) -> bool | None:
        """Whether the aim is met; None without one."""
        if self.aim is None or self.ratio is None:
            return None
        return self.ratio >= self.aim if self.side == "least" else self.ratio <= self.aim

    def cells(self) -> tuple[str, ...]:
        """The row as it is printed."""
        sign = "≥" if self.side == "least" else "≤"
        return (
            self.what,
            self.ours,
            self.peer,
            "" if self.ratio is None else f"{self.ratio:.2f}",
            "" if self.spread is None else "{:.2f} – {:.2f}".format(*self.spread),
            "" if self.aim is None else f"{sign} {self.aim:.2f}",
            {None: "", True: "met", False: "NOT MET"}[self.met],
        )


def compared(
    what: str,
    ours: Sequence[float],
    peer: Sequence[float],
    show: str,
    *,
    named: str,
    aim: float | None = None,
    side: Literal["least", "most"] = "most",
) -> Figure:
    """A row from rounds that were measured in turn: the median of each round's own ratio.

    What slows the machine down for a while slows both sides of a round, so it leaves the ratio
    alone. ``show`` is how a figure is written, such as ``"{:.0f} ms"``.
    """
    ratios = [one / other for one, other in zip(ours, peer, strict=True)]
    return Figure(
        what,
        show.format(median(ours)),
        f"{named} {show.format(median(peer))}",
        median(ratios),
        (min(ratios), max(ratios)),
        aim,
        side,
    )


def table(figures: Iterable[Figure]) -> str:
    """The rows under each other, in columns that are as wide as they must be."""
    rows = [HEADS, *(figure.cells() for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)
