"""The principles of Tric Trac, in the order of what each wins alone (`tests.benchmarks`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tritables.core.principles import Judge, Principle, most
from tritables.core.state import Move, Seat
from tritables.games.trictrac.board import OFF, POINTS
from tritables.games.trictrac.notation import STEPS
from tritables.games.trictrac.planner import ENOUGH, exposed
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.whole_throws import (
    BITS,
    Packed,
    finals,
    first_move,
    packed,
)

_COUNT: Final = (1 << BITS) - 1
_OTHERS_HOME: Final = 6
"""The last step of the other's home."""
_WIDTH: Final = 32


def _stones(position: Packed, step: int) -> int:
    return position >> BITS * step & _COUNT


def _on_bar(position: Packed) -> int:
    """The other's stones that were hit."""
    return _stones(position, OFF + 1 + OFF)


def _held(position: Packed) -> int:
    """The points with two stones or more."""
    return sum(_stones(position, step) > 1 for step in range(1, POINTS + 1))


def _blocks(position: Packed) -> int:
    """The same outside the other's home."""
    return sum(_stones(position, step) > 1 for step in range(_OTHERS_HOME + 1, POINTS + 1))


def _spread(position: Packed) -> int:
    """The stones that are too many on their point, as a loss."""
    steps = range(1, POINTS + 1)
    return -sum(max(0, _stones(position, step) - ENOUGH) for step in steps)


def _safe(position: Packed) -> int:
    """The steps that single stones would lose, as a loss."""
    return -exposed(position)


def _all(position: Packed) -> int:
    """Stones that were hit before all, then points that are held."""
    return 100 * _on_bar(position) + _held(position)


def _after(judge: Callable[[Packed], int]) -> Judge:
    """A judgement of the board after a move."""

    def judged(view: TricTracState, move: Move, seat: Seat) -> int:
        return judge(packed(view.board.after(seat, *STEPS[move]), seat))

    return judged


def _planned(view: TricTracState, seat: Seat) -> Sequence[Move]:
    """The moves that begin the best ends of a whole throw."""
    here = packed(view.board, seat)

    def narrowed(found: dict[Packed, tuple[int, ...]]) -> dict[Packed, tuple[int, ...]]:
        best = sorted(found, key=lambda one: -_all(one))[:_WIDTH]
        return {one: found[one] for one in best}

    ends = finals(here, view.left, narrowed)
    best = max(map(_all, ends))
    steps = {line[0] for end, line in ends.items() if line and _all(end) == best}
    moves = tuple(first_move(here, view.left[0], step, seat) for step in sorted(steps))
    return moves or view.legal_moves()


PRINCIPLES: Final = (
    Principle("plan", _planned),
    Principle("hit", most(_after(_on_bar)), ("hits", "stuck-throws", "off-throws")),
    Principle("block", most(_after(_blocks)), ("stuck-throws", "enter-throws")),
    Principle("hold", most(_after(_held)), ("held",)),
    Principle("spread", most(_after(_spread)), ("crowded",)),
    Principle("safe", most(_after(_safe)), ("hit-throws",)),
)
