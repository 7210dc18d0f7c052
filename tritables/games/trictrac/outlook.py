"""The outlook from a position: what each of the 21 throws brings, and the lines of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final

from tritables.core.shares import Outcome, Outlook
from tritables.core.state import CHANCE, Move, Seat
from tritables.games.trictrac.evaluator import after_throw, best_ends, both
from tritables.games.trictrac.notation import ROLLS
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.whole_throws import Line, after_die, finals, first_move, packed
from tritables.games.trictrac.words import words

WIDTH: Final = 16
"""The positions amid one's own throw that are followed further."""

BEST: Final = 4
"""The ends of a throw that are looked at, of all of them; beside the best one for each stone with
which the throw can begin.
"""

MOST_WAYS: Final = 48
"""The boards to which a throw may lead, for all of them to be judged."""


@lru_cache(maxsize=256)
def outlook(view: TricTracState, seat: Seat) -> Outlook | None:
    """Count what the next throw brings, if it is then played well; None where none is due.

    >>> from tritables.games.trictrac import position
    >>> found = outlook(position(white="24", black="1:2"), 0)
    >>> found.outcomes[0].line, sum(one.weight for one in found.outcomes)
    (('roll 1-1', '24/off'), Fraction(1, 1))
    """
    if view.to_act != CHANCE or view.on_turn is None:
        return None
    return Outlook(tuple(_outcomes(view, view.on_turn)), words("outlook-throws"))


def _outcomes(view: TricTracState, side: Seat) -> Iterator[Outcome]:
    here = packed(view.board, side)
    for roll, throw in ROLLS.items():
        low, high = throw.dice
        ends = best_ends(here, throw.sequence, again=throw.again)
        found = {end: after_throw(end, again=throw.again) for end in ends}
        best = max(found, key=lambda end: found[end])
        tag = throw.named
        weight = Fraction(1 if low == high else 2, 36)
        line = (roll, *_moves(view.play(roll), ends[best]))
        said = words("outlook-reply", throw=tag, moves=len(line) - 1, line=" ".join(line[1:]))
        yield Outcome(tag, tag, tag, weight, both(found[best], side), said, line)


def _moves(state: TricTracState, line: Line) -> Iterator[Move]:
    """The moves of the stones that stand at some steps, die by die."""
    side = state.on_turn
    for step in line:
        assert side is not None
        move = first_move(packed(state.board, side), state.left[0], step, side)
        yield move
        state = state.play(move)


def lines(view: TricTracState) -> Iterator[tuple[Move, ...]]:
    """Find the whole throws that are worth a thought: the best ones, and one for each first move.

    >>> from tritables import new
    >>> list(lines(new("trictrac").play("start 5-3").play("roll 3-4")))
    [('bar/3', 'bar/4')]
    """
    side, again = view.on_turn, view.again
    assert side is not None
    here, rest = packed(view.board, side), view.left[1:]
    found: dict[int, tuple[int, Line]] = {}
    firsts: list[int] = []
    for begun, first in after_die(here, view.left).items():
        ends = best_ends(begun, rest, again=again, width=WIDTH) if rest else {begun: ()}
        judged = {end: after_throw(end, again=again) for end in ends}
        for end, line in ends.items():
            found.setdefault(end, (judged[end], (*first, *line)))
        best = max(judged, key=lambda end: judged[end])
        firsts.append(best)
        yield tuple(_moves(view, (*first, *ends[best])))
    for end in sorted(found, key=lambda end: -found[end][0])[:BEST]:
        if end not in firsts:
            yield tuple(_moves(view, found[end][1]))


def ways(view: TricTracState) -> Iterator[tuple[Move, ...]]:
    """Find a line to every board to which the throw can lead, if they are at most `MOST_WAYS`.

    >>> from tritables import new
    >>> list(ways(new("trictrac").play("start 5-3").play("roll 3-4")))
    [('bar/3', 'bar/4')]
    """
    side = view.on_turn
    assert side is not None
    ends = finals(packed(view.board, side), view.left)
    for line in ends.values() if len(ends) <= MOST_WAYS else ():
        yield tuple(_moves(view, line))
