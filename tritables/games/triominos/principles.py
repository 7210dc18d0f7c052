"""The principles of Triominos, in the order of what each wins alone (`tests.benchmarks`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tritables.core.principles import Principle
from tritables.core.state import Move, Seat
from tritables.games.triominos.opponents import FINE, best_on, highest, points, reply
from tritables.games.triominos.state import Placement, TriominosState
from tritables.games.triominos.tiles import FITTING, VALUE
from tritables.games.triominos.unseen import unseen_tiles

Judge = Callable[[TriominosState, Placement, Seat], int]


def _placing(judge: Judge) -> Callable[[TriominosState, Seat], Sequence[Move]]:
    """Place whenever that is possible, and what a judgement prefers."""

    def keeps(view: TriominosState, seat: Seat) -> Sequence[Move]:
        found = {
            move: judge(view, placement, seat)
            for move, placement in view.placements().items()
            if placement is not None
        }
        if not found:
            return view.legal_moves()
        best = max(found.values())
        return tuple(move for move, worth in found.items() if worth == best)

    return keeps


def _any(view: TriominosState, placement: Placement, seat: Seat) -> int:
    return 0


def _bonus(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """The points of a placement beside the tile itself: bridges and hexagons."""
    return points(view, placement, seat) - VALUE[placement[0]]


def _fits(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """The tiles of the hand that would still fit."""
    tile, numbers, cell = placement
    wanted = view.board.after(cell, numbers).open.values()
    fitting = {one for sides in wanted for one, _, _ in FITTING[sides]}
    return len(fitting.intersection(view.hands[seat]).difference((tile,)))


def _reply(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """The points that the next player can be expected to score, as a loss."""
    _, numbers, cell = placement
    held = len(view.hands[(seat + 1) % view.seats])
    best = best_on(view, view.board.after(cell, numbers))
    return -reply(best, held, unseen_tiles(view, seat))


def _both(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """Points, less what the next player can be expected to score."""
    return FINE * points(view, placement, seat) + _reply(view, placement, seat)


PRINCIPLES: Final = (
    Principle("weigh", _placing(_both), ("scores", "bridge", "hexagons")),
    Principle("reply", _placing(_reply), ("bonus-unseen", "stuck")),
    Principle("points", _placing(points), ("scores", "bridge", "hexagons")),
    Principle("bonus", _placing(_bonus), ("bridge", "hexagons")),
    Principle("fits", _placing(_fits)),
    Principle("dear", _placing(highest)),
    Principle("place", _placing(_any), ("costs",)),
)
"""Each but `place` is about which tile to place: all of them place whenever they can."""
