"""Principles of play: pieces of advice, each by the moves that are left to whoever follows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tritables.core.state import Move, Seat

Judge = Callable[[Any, Move, Seat], int]
"""The worth of a legal move to a seat, from what it sees, by one thing alone."""


@dataclass(frozen=True, slots=True)
class Principle:
    """A piece of advice.

    ``id``        the name that texts and figures know it by
    ``keeps``     the legal moves that follow it, from what a seat sees: all where it says nothing
    ``shown_by``  the kinds of claims that are about the same thing: where two moves differ in one
                  of them, it can be said that this principle matters there
    """

    id: str
    keeps: Callable[[Any, Seat], Sequence[Move]]
    shown_by: tuple[str, ...] = ()


def most(judge: Judge) -> Callable[[Any, Seat], Sequence[Move]]:
    """Keep the moves that are worth most by a judgement.

    >>> from tritables import new
    >>> by_length = most(lambda view, move, seat: len(move))
    >>> by_length(new("trictrac").play("start 5-3").play("roll 3-4"), 0)
    ('bar/3',)
    """

    def keeps(view: Any, seat: Seat) -> Sequence[Move]:
        worths = {move: judge(view, move, seat) for move in view.legal_moves()}
        best = max(worths.values())
        return tuple(move for move, worth in worths.items() if worth == best)

    return keeps
