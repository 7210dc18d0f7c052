"""The principles of TriCom, in the order of what each wins alone (`tests.benchmarks`)."""

from __future__ import annotations

from typing import Final

from tritables.core.principles import Principle, most
from tritables.core.state import Move, Seat
from tritables.games.tricom.deck import FITS, SLOTS
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.notation import RESERVE, STEPS
from tritables.games.tricom.opponents import hoped
from tritables.games.tricom.state import TriComState


def _reserve(view: TriComState, move: Move, seat: Seat) -> int:
    """As few cards in the reserve as can be."""
    return -len(view.play(move).sides[seat].reserve)


def _clear(view: TriComState, move: Move, seat: Seat) -> int:
    """The points that an action card scores."""
    return view.play(move).sides[seat].score if view.phase == "action" else 0


def _combine(view: TriComState, move: Move, seat: Seat) -> int:
    """The points that a card scores which is placed."""
    return view.play(move).sides[seat].score if view.phase != "action" else 0


def _pile(view: TriComState, move: Move, seat: Seat) -> int:
    """The height of the pile that a card is placed on."""
    step = STEPS.get(move)
    if step is None or step.slot == RESERVE:
        return 0
    return len(view.sides[seat].base[step.slot])


def _fits(view: TriComState, move: Move, seat: Seat) -> int:
    """The cards of the hand that could be placed next."""
    side = view.play(move).sides[seat]
    return sum(bool(fitting(card, side.tops)) for card in side.hand)


def _jacks(view: TriComState, move: Move, seat: Seat) -> int:
    """The points that jacks of others may take, as a loss."""
    after = view.play(move)
    others = (side for other, side in enumerate(after.sides) if other != seat)
    return -sum(hoped(after.sides[seat], side, own=False) for side in others)


def _chain(view: TriComState, move: Move, seat: Seat) -> int:
    """A card on the reserve that fits the one below it."""
    step, reserve = STEPS.get(move), view.sides[seat].reserve
    if step is None or step.slot != RESERVE or not reserve:
        return 0
    return int(reserve[-1] in FITS[step.card])


def _wait(view: TriComState, move: Move, seat: Seat) -> int:
    """A pile of two is left to grow."""
    if view.phase != "action":
        return 0
    before, after = view.sides[seat], view.play(move).sides[seat]
    cleared = any(len(after.base[slot]) < len(before.base[slot]) for slot in SLOTS)
    return -int(cleared and after.score == before.score)


PRINCIPLES: Final = (
    Principle("reserve", most(_reserve)),
    Principle("clear", most(_clear)),
    Principle("combine", most(_combine)),
    Principle("fits", most(_fits)),
    Principle("pile", most(_pile)),
    Principle("wait", most(_wait)),
    Principle("jacks", most(_jacks)),
    Principle("chain", most(_chain)),
)
