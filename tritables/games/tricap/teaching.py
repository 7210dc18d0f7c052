"""The lessons' questions to this game, answered in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tritables.core.cards import shown
from tritables.core.messages import Message
from tritables.core.state import Move
from tritables.games.tricap import places
from tritables.games.tricap.judge import unlike
from tritables.games.tricap.notation import LAY, PASS, TAKE
from tritables.games.tricap.ranks import NEAR
from tritables.games.tricap.state import TriCapState
from tritables.games.tricap.words import words

_TURN = "centre "
IDLE: Final = (PASS,)
"""Moves that change nothing that their player would look at twice."""

_STAYING: Final = ("hand", places.DECK, "active", "captured")
"""The beginnings of the names of places from which nothing is captured."""


def why_not(state: TriCapState, question: Mapping[str, object], place: str) -> Message | None:
    """The reason why a place is not the one that was asked for.

    It is no neighbour of the card that a question turns up or, where it asks about taking, of the
    one on top of the pile; or it is not captured, where that is asked.

    >>> from tritables.games.tricap.short_position import position
    >>> state = position(hands="3C / 2D", actives="8C / JS", deck="10H")
    >>> asked = {"move": "centre 10H", "rule": "adjacent"}
    >>> str(why_not(state, asked, "active0"))
    '8♣ is not a neighbour of 10♥: the ranks are 2 apart.'
    """
    if not question and state.phase == "capture":
        what = next((one for one in _STAYING if place.startswith(one)), "")
        return words("not-captured", what=what) if what else None
    move = str(question.get("move"))
    if move.startswith(_TURN):
        card, only = move.removeprefix(_TURN), "only-active"
    elif move == TAKE and state.centre:
        card, only = state.centre[-1], "only-open"
    else:
        return None
    for seat, active in enumerate(state.actives):
        if active is not None and place == places.active(seat):
            return words("verdict-not-adjacent", **unlike(active, card))
    return words(only)


def why_not_seat(state: TriCapState, move: Move, rule: object, seat: object) -> Message | None:
    """The reason why a seat does not take the pile after a centre card: its card does not fit.

    >>> from tritables.games.tricap.short_position import position
    >>> state = position(hands="3C / 2D", actives="8C / JS", deck="10H")
    >>> str(why_not_seat(state, "centre 10H", "adjacent", 0))
    '8♣ is not a neighbour of 10♥: the ranks are 2 apart.'
    """
    if rule != "adjacent" or not isinstance(seat, int) or not move.startswith(_TURN):
        return None
    active = state.actives[seat]
    if active is None or move.removeprefix(_TURN) in NEAR[active]:
        return None  # it is one: that somebody else has one, too, is for the learner to find
    return why_not(state, {"move": move}, places.active(seat))


def pressed(move: str) -> bool:
    """True if a move stands on a button where it may be played.

    >>> pressed("pass"), pressed("lay 10H")
    (True, False)
    """
    return move in (PASS, TAKE)


def gone(
    then: TriCapState, before: TriCapState, move: Move, wanted: tuple[str, ...]
) -> Message | None:
    """The reason why what was asked can no longer be done after a move that is legal.

    ``then`` is the state in which it was asked, ``before`` the one in which ``move`` was played,
    and ``wanted`` are the rules that were asked for.

    >>> from tritables.games.tricap.game import GAME
    >>> then = GAME.example("capture").position
    >>> str(gone(then, then, "pass", ("one.capture",)))
    'Player 1 passed, so the pile stays where it is.'
    """
    player = (before.on_turn or 0) + 1
    if move == PASS and "one.capture" in wanted:
        return words("gone-passed", player=player)
    return words("gone-taken", player=player) if move == TAKE and "one.pass" in wanted else None


def costs(state: TriCapState, move: Move) -> Message | None:
    """Return what a legal move costs: to pass leaves the pile, which nobody else may take.

    >>> from tritables.games.tricap.game import GAME
    >>> str(costs(GAME.example("capture").position, "pass"))
    'If you pass, you give up 4 cards that only you may take now.'
    """
    return words("costs-pass", count=state.gain(TAKE)) if move == PASS else None


_LAYS: Final = frozenset(LAY.values())


def allowed(state: TriCapState, move: Move) -> Message | None:
    """The reason why a legal move is one, with the cards that make it so.

    >>> from tritables.games.tricap.game import GAME
    >>> str(allowed(GAME.example("capture").position, "take"))
    '9♥ is a neighbour of 8♣, and nobody else has one.'
    """
    active = None if state.on_turn is None else state.actives[state.on_turn]
    if move == TAKE and active is not None:
        return words("allowed-take", active=shown(active), card=shown(state.centre[-1]))
    if move == PASS:
        return words("allowed-pass")
    if move in _LAYS:
        return words("allowed-lay")
    return words("allowed-centre") if move.startswith(_TURN) else None
