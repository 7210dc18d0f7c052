"""Beliefs about the moves of TriCom that are wrong."""

from __future__ import annotations

from tritables.core.cards import RANK, SUIT
from tritables.core.questions import Answer, Question
from tritables.games.tricom.deck import BESIDE, FITS, JACK, NEIGHBOURS, step
from tritables.games.tricom.notation import FILL_RESERVE, RESERVE, STEPS, USES, Step, Use
from tritables.games.tricom.state import TriComState

Asked = Question[TriComState]

# Where a card may go.


def _placing(state: TriComState, move: str) -> Step | None:
    """A card of the hand that is to go on a pile of the base, and may as far as the turn goes."""
    found = STEPS.get(move)
    if state.phase != "play" or found is None or found.slot == RESERVE:
        return None
    held = (state.drawn,) if state.drawn is not None else state.own.hand
    return found if found.card in held and state.own.tops[found.slot] else None


def covers(state: TriComState, move: str) -> bool | None:
    """A card may lie on a card that it fits."""
    found = _placing(state, move)
    return True if found and state.own.tops[found.slot] in FITS[found.card] else None


def diagonal(state: TriComState, move: str) -> bool | None:
    """The slot across counts as beside."""
    found = _placing(state, move)
    return True if found and state.own.tops[3 - found.slot] in FITS[found.card] else None


def any_suit(state: TriComState, move: str) -> bool | None:
    """One rank higher or lower will do in any suit."""
    found = _placing(state, move)
    if found is None:
        return None
    tops = [state.own.tops[at] for at in NEIGHBOURS[found.slot] if state.own.tops[at]]
    return True if any(step(found.card, top) == 1 for top in tops) else None


def ten_is_last(state: TriComState, move: str) -> bool | None:
    """After the ten comes nothing: an ace does not go beside it."""
    found = _placing(state, move)
    if found is None:
        return None
    rules = {BESIDE.get((found.card, state.own.tops[at])) for at in NEIGHBOURS[found.slot]}
    return False if rules - {None} == {"place.ace-ten"} else None


def drawn_waits(state: TriComState, move: str) -> bool | None:
    """A card that was taken from the reserve may stay in hand."""
    if state.phase != "play" or state.drawn is None or move not in STEPS:
        return None
    return state.but(drawn=None).judge(move).ok


# Action cards and filling.


def _use(state: TriComState, move: str) -> Use | None:
    """A use of the action card that takes a whole pile of at least two cards."""
    use = USES.get(move)
    if state.phase != "action" or use is None or use.count:
        return None
    seat = state.mover if use.seat is None else use.seat
    if seat >= state.seats or len(state.sides[seat].base[use.slot]) < 2:
        return None
    return use


def any_pile(state: TriComState, move: str) -> bool | None:
    """A king or queen clears any own pile, whatever its suit."""
    use = _use(state, move)
    king = use is not None and use.seat is None and RANK[state.own.turned[-1]] != JACK
    return True if king else None


def jack_at_home(state: TriComState, move: str) -> bool | None:
    """A jack clears an own pile, as a king does."""
    use = _use(state, move)
    if use is None or use.seat is not None:
        return None
    card = state.own.turned[-1]
    return True if RANK[card] == JACK and SUIT[state.own.tops[use.slot]] == SUIT[card] else None


def must_fit(state: TriComState, move: str) -> bool | None:
    """A card that fills a gap must go with a card beside it."""
    if state.phase != "fill" or move != FILL_RESERVE or not state.own.reserve:
        return None
    fits = FITS[state.own.reserve[-1]]
    beside = NEIGHBOURS[state.slot or 0]
    return None if any(state.own.tops[at] in fits for at in beside) else False


def needs_both(state: TriComState, move: str) -> bool | None:
    """A jack is of use only where both others have a pile that it fits."""
    if state.seats < 3 or move not in state.legal_moves():
        return None
    return None if len(_jacked(state, move)) != 1 else False


def _jacked(state: TriComState, move: str) -> dict[int, int]:
    """The other seats that have a pile which this jack fits, with the largest of each."""
    use = _use(state, move)
    found: dict[int, int] = {}
    if use is None or use.seat is None:
        return found
    for text in state.legal_moves():
        other = USES.get(text)
        if other is not None and other.seat is not None:
            size = len(state.sides[other.seat].base[other.slot])
            found[other.seat] = max(size, found.get(other.seat, 0))
    return found


def clears_both(asked: Asked) -> Answer | None:
    """A jack clears a pile of both others at once."""
    use = USES.get(asked.move or "")
    found = _jacked(asked.state, asked.move or "")
    if use is None or len(found) < 2:
        return None
    more = sum(size - 2 for seat, size in found.items() if seat != use.seat)
    return asked.points() + more
