"""The picture of a position: its pieces, the words for each place, and the ways to move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tritables.core.cards import RANK, UNKNOWN, Card, shown, shown_all
from tritables.core.messages import Argument, Message
from tritables.core.picture import Action, Look, Picture
from tritables.core.state import CHANCE, LastMove, Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import JACK, SLOTS
from tritables.games.tricom.drawing import pieces
from tritables.games.tricom.gestures import is_extra, ways
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    NONE,
    RESERVE,
    SKIP,
    STEPS,
    TAKE_RESERVE,
    TAKE_STOCK,
    USES,
)
from tritables.games.tricom.side import Side
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.teaching import costs
from tritables.games.tricom.wording import BUTTON
from tritables.games.tricom.words import words

DRAW: Final = {"lots": "draw-lots", "turn": "draw-turn", "shuffle": "draw-shuffle"}
"""The label of the button for chance, in each of its phases."""

STATUS: Final = {
    "lots": "status-lots",
    "turn": "status-turn",
    "fill": "status-fill",
    "take": "status-take",
    "play": "status-play",
    "shuffle": "status-shuffle",
}


def picture(state: TriComState, last: LastMove[TriComState] | None, look: Look) -> Picture:
    """Picture a state as somebody sees it; the last move shows where its card came from."""
    front = look.front(state.on_turn)
    due = state.to_act == CHANCE
    result = state.result  # the reserves are counted at the end
    return Picture(
        pieces=pieces(state, last, front),
        labels=labels_of_sides(state),
        status=_status(state),
        hint=_hint(state),
        ways=ways(state),
        actions=_actions(state),
        touches=_touches(state),
        lifts=_lifts(state),
        scores=tuple(side.score for side in state.sides) if result is None else result.scores,
        draw=words(DRAW[state.phase]) if due else None,
        draws_at=places.actions(state.on_turn) if due and state.on_turn is not None else None,
    )


def labels_of_sides(state: TriComState) -> tuple[tuple[str, Message], ...]:
    """The label of each place of the players: the cards that lie there."""
    return tuple([one for seat, side in enumerate(state.sides) for one in _labels_of(seat, side)])


@lru_cache(maxsize=32)
def _labels_of(seat: Seat, side: Side) -> list[tuple[str, Message]]:
    """The words of a side's places; whoever is not on turn has the same with the next move."""
    player = seat + 1
    labels = [
        (places.base(seat, slot), _pile_label(player, slot, side.base[slot])) for slot in SLOTS
    ]
    for place, id, cards in (
        (places.stock(seat), "place-stock", len(side.stock)),
        (places.actions(seat), "place-actions", len(side.actions)),
        (places.away(seat), "place-away", side.away),
        (places.hands(seat), "place-hand", len(side.hand)),
    ):
        labels.append((place, words(id, player=player, count=cards)))
    labels.append((places.turned(seat), _turned_label(player, side.turned)))
    labels.append((places.reserve(seat), _reserve_label(player, side.reserve)))
    for nth, card in enumerate(side.hand):
        if card == UNKNOWN:
            label = words("place-back", player=player)
        else:
            label = words("place-card", player=player, card=shown(card))
        labels.append((places.hand(seat, nth), label))
    return labels


def _pile_label(player: int, slot: int, pile: Sequence[Card]) -> Message:
    if not pile:
        return words("place-empty", player=player, slot=slot + 1)
    args = {"player": player, "slot": slot + 1, "count": len(pile)}
    under = shown_all(reversed(pile[:-1])) or "–"
    return words("place-pile", card=shown(pile[-1]), under=under, worth=len(pile) - 2, **args)


def _turned_label(player: int, turned: Sequence[Card]) -> Message:
    return words(
        "place-turned", player=player, count=len(turned), cards=shown_all(reversed(turned))
    )


def _reserve_label(player: int, reserve: Sequence[Card]) -> Message:
    card = shown(reserve[-1]) if reserve else ""
    return words("place-reserve", player=player, count=len(reserve), card=card)


def _status(state: TriComState) -> Message:
    result = state.result
    if result is not None:
        winners = result.winners
        args = {"player": winners[0] + 1, "count": len(winners), "score": max(result.scores)}
        return words("status-won", **args)
    player = (state.on_turn or 0) + 1
    if state.phase == "action":
        id = "status-skip" if state.legal_moves() == (SKIP,) else "status-action"
        return words(id, player=player, card=shown(state.own.turned[-1]))
    if state.phase == "take" and state.legal_moves() == (NONE,):
        return words("status-take-none", player=player)
    if state.drawn is not None:
        return words("status-play-drawn", player=player, card=shown(state.drawn))
    return words(STATUS[state.phase], player=player)


def _hint(state: TriComState) -> tuple[str, Message] | None:
    """The hint: why a step leaves no choice, or what a step asks for."""
    moves = state.legal_moves()
    if state.phase == "action" and moves == (SKIP,):
        card = state.own.turned[-1]
        jack = RANK[card] == JACK
        rule = "action.jack" if jack else "action.king-queen"
        return rule, words("hint-skip", card=shown(card), jack=int(jack))
    if state.phase == "take" and moves == (TAKE_STOCK,) and state.own.reserve:
        top = shown(state.own.reserve[-1])
        return "reserve.take", words("hint-stock-only", card=top)
    if state.phase == "take" and moves == (NONE,):
        return "end.stock-empty", words("hint-none")
    if state.phase == "play" and moves and all(STEPS[move].slot == RESERVE for move in moves):
        return "reserve.only-unplaceable", words("hint-reserve")
    return None


def _actions(state: TriComState) -> tuple[Action, ...]:
    if state.on_turn is None or state.to_act == CHANCE:
        return ()
    me = state.on_turn
    actions = []
    for move in state.legal_moves():
        if move in BUTTON:
            loses = costs(state, move) is not None
            actions.append(Action(move, words(BUTTON[move]), costs=loses))
        elif move in USES and is_extra(state, move):
            use = USES[move]
            top = shown(state.sides[me].tops[use.slot])
            args: dict[str, Argument] = {"count": use.count, "slot": use.slot + 1, "card": top}
            actions.append(Action(move, words("action-part", **args)))
    return tuple(actions)


def _touches(state: TriComState) -> tuple[tuple[str, str], ...]:
    """Stock and reserve are touched to take from them, or to fill a gap from them."""
    me = state.on_turn
    if me is None or state.phase in ("play", "shuffle"):
        return ()
    stock, reserve = places.stock(me), places.reserve(me)
    if state.phase == "fill":
        return ((stock, FILL_STOCK), (reserve, FILL_RESERVE))
    return ((stock, TAKE_STOCK), (reserve, TAKE_RESERVE))


def _lifts(state: TriComState) -> tuple[str, ...]:
    """The hand and the action card of whoever is on turn, who may try it too late as well."""
    me = state.on_turn
    if me is None or UNKNOWN in state.own.hand[:1]:
        return ()  # nobody lifts what they may not see
    hand = tuple(places.hand(me, nth) for nth in range(len(state.own.hand)))
    return (*hand, places.turned(me)) if state.phase not in ("fill", "shuffle") else hand
