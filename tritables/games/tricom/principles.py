"""The principles of TriCom, in the order of what each wins alone (`tests.benchmarks`)."""

from __future__ import annotations

from typing import Final

from tritables.core.principles import Principle, most
from tritables.core.state import Move, Seat
from tritables.games.tricom.notation import FILL_RESERVE, RESERVE, STEPS, TAKE_RESERVE
from tritables.games.tricom.state import TriComState


def _reserve(view: TriComState, move: Move, seat: Seat) -> int:
    """As few cards in the reserve as can be."""
    return -len(view.play(move).sides[seat].reserve)


def _place(view: TriComState, move: Move, seat: Seat) -> int:
    """A card is placed, and none laid on the reserve where another can be placed."""
    step = STEPS.get(move)
    return int(step is not None and step.slot != RESERVE)


def _return(view: TriComState, move: Move, seat: Seat) -> int:
    """The reserve's top is taken back, and gaps are filled with it."""
    return int(move in (TAKE_RESERVE, FILL_RESERVE))


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


PRINCIPLES: Final = (
    Principle("reserve", most(_reserve)),
    Principle("place", most(_place)),
    Principle("return", most(_return)),
    Principle("clear", most(_clear), ("scores", "clears")),
    Principle("combine", most(_combine), ("scores", "trio", "quartet", "duo")),
    Principle("pile", most(_pile), ("own-clears",)),
)
