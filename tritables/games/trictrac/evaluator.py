"""The worth of a position as shares of the win: what the net judges, as a chance; or the chance
itself, once all stones are home and it can be counted soon.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tritables.core.shares import WHOLE
from tritables.core.state import Seat
from tritables.games.trictrac.bearing_off import CERTAIN, Stones, below, wins_race
from tritables.games.trictrac.board import OFF
from tritables.games.trictrac.learnt import are_home, learnt, share_of
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.whole_throws import (
    BITS,
    Finals,
    Packed,
    best_of,
    finals,
    is_won,
    packed,
    turned,
)

WIDTH: Final = 8
"""The positions amid a throw that are followed further, where there are more: the best ones."""

COUNTED: Final = 400
"""The ways of standing that a side may come to for a race to be counted: so many are reckoned in a
blink, and fifteen stones that are spread have up to 1,728.
"""

FITTED: Final[dict[str, dict[str, object]]] = {"all": {}}
"""The house rules for which there is a weight: the game has none."""


def shares(view: TricTracState, seat: Seat | None) -> tuple[Fraction, ...]:
    """Return each side's expected share of the win: everybody may see all of this game.

    >>> from tritables import new
    >>> [str(share) for share in shares(new("trictrac"), None)]
    ['1/2', '1/2']
    """
    side = view.on_turn
    if side is None:
        return (Fraction(1, 2), Fraction(1, 2))
    here = packed(view.board, side)
    if view.left:
        ends = best_ends(here, view.left, again=view.again)
        own = max(after_throw(end, again=view.again) for end in ends)
    else:
        own = after_throw(here, again=True)  # it is to throw, as after a throw that gives another
    return both(own, side)


def is_still(view: TricTracState, seat: Seat | None) -> bool:
    """True where a throw is due: there `features` judge."""
    return view.on_turn is not None and not view.left


def features(view: TricTracState, seat: Seat | None) -> list[tuple[int, ...]]:
    """The net's count for the side that is to throw, against nothing for the other.

    It counts once more where all stones of both sides are home, and there is only chance left.
    """
    side = view.on_turn or 0
    here = packed(view.board, side)
    worth = learnt().worth(here, again=True)
    row = (worth, worth * are_home(here))
    return [row, (0, 0)] if side == 0 else [(0, 0), row]


def both(own: int, side: Seat) -> tuple[Fraction, Fraction]:
    """The shares of both sides, by the parts of one."""
    share = Fraction(own, WHOLE)
    return (share, 1 - share) if side == 0 else (1 - share, share)


def after_throw(position: Packed, *, again: bool) -> int:
    """The share of a side after its throw, in parts of `WHOLE`; the position is as it sees it.

    It is counted once the stones of both sides are home and few enough (`bearing_off`).

    >>> from tritables.games.trictrac.short_position import position
    >>> ahead = packed(position(white="24", black="2").board, 0)
    >>> after_throw(ahead, again=True), after_throw(ahead, again=False)
    (639279, 440882)
    """
    if is_counted(position) and not is_won(position):
        own, theirs = _needs(position), _needs(turned(position))
        return _part(wins_race(own, theirs)) if again else WHOLE - _part(wins_race(theirs, own))
    return share_of(learnt().worth(position, again), position)


def is_counted(position: Packed) -> bool:
    """True if all stones of both sides are home, and few enough for their race to be counted."""
    if not are_home(position):
        return False
    return max(below(_needs(one)) for one in (position, turned(position))) <= COUNTED


def _needs(position: Packed) -> Stones:
    """The stones that need a 1, a 2, … a 6 to leave, of the side that sees a position."""
    return tuple(position >> BITS * (OFF - die) & (1 << BITS) - 1 for die in range(1, 7))


def _part(chance: int) -> int:
    """The nearest part of `WHOLE` to a chance in parts of `CERTAIN`."""
    return (chance * WHOLE + CERTAIN // 2) // CERTAIN


def best_ends(
    position: Packed, dice: tuple[int, ...], *, again: bool, width: int = WIDTH
) -> Finals:
    """The positions at the end of a throw.

    All of them for two dice; where there are more, only the best positions amid it are followed.
    """
    worth = learnt().worth

    def narrowed(found: Finals) -> Finals:
        return best_of(found, lambda one: worth(one, again), width)

    return finals(position, dice, narrowed if len(dice) > 2 else None)
