"""The lessons' questions to this game, answered in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tritables.core.messages import Message
from tritables.core.state import Move
from tritables.games.trictrac.board import BAR, OFF, place_at, steps
from tritables.games.trictrac.layout import BARS, DICE, TRAYS
from tritables.games.trictrac.notation import ROLLS, STEPS, read_step
from tritables.games.trictrac.outlook_counts import missed_count
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.words import words

IDLE: Final = ()
"""Moves that change nothing that their player would look at twice."""


def tries(state: TricTracState, place: str) -> tuple[Move, ...]:
    """The moves that somebody may mean who touches a place: to play the next die from there.

    >>> from tritables.games.trictrac.short_position import position
    >>> tries(position(white="8:4", black="20:2", throw="3-5"), "8")
    ('8/11',)
    """
    side = state.on_turn
    if side is None or not state.left:
        return ()
    if place == BARS[side]:
        return (f"bar/{place_at(side, state.left[0])}",)
    if not place.isdigit():
        return ()
    end = steps(side, int(place)) + state.left[0]
    return (f"{place}/{'off' if end >= OFF else place_at(side, end)}",)


def why_not(state: TricTracState, question: Mapping[str, object], place: str) -> Message | None:
    """The reason why no stone can be played from a place beside the board, where that is asked, and
    why a point is not the one that stops the next die after a move.

    >>> from tritables.games.trictrac.short_position import position
    >>> str(why_not(position(white="8:4", black="20:2", throw="3-5"), {}, "dice"))
    'The dice only say how far to go. Touch a stone.'
    """
    side = state.on_turn
    if side is None:
        return None
    if set(question) == {"move"} and place.isdigit():
        return _stops_nothing(state, str(question["move"]), int(place))
    if question:
        return None
    if place == DICE:
        return words("dice-say")
    if place == BARS[1 - side]:
        return words("verdict-other-bar", seat=side)
    return words("verdict-off-stays") if place in TRAYS else None


def _stops_nothing(state: TricTracState, move: Move, point: int) -> Message | None:
    """The reason why a point stops no stone from playing the next die after a move."""
    side, step = state.on_turn, read_step(move)
    if side is None or step is None or len(state.left) < 2 or step.source == BAR:
        return None
    board, die = state.board.after(side, step.source, step.target), state.left[1]
    if board.stones(side, point):
        return words("proof-own", point=point)
    count = board.stones(1 - side, point)
    if count < 2:
        return words("proof-single" if count else "proof-empty", point=point)
    start = steps(side, point) - die
    if start > 0 and board.stones(side, place_at(side, start)):
        return None
    return words("proof-closed", point=point, die=die)


def gone(
    then: TricTracState, before: TricTracState, move: Move, wanted: tuple[str, ...]
) -> Message | None:
    """The die that was to be played when something was asked, and what came after it.

    ``move`` is the one after which what was asked can no longer be done, ``before`` the state that
    it was played in, and ``wanted`` the rules that were asked for.

    >>> from tritables.games.trictrac.short_position import position
    >>> then = position(white="8:4", black="20:2", throw="3-5")
    >>> str(gone(then, then.play("8/11"), "8/13", ()))
    'Too late for the 3: Black throws now.'
    >>> then = position(white="12:2 15 18", black="21:2", throw="2-3", left="3")
    >>> str(gone(then, then, "12/15", ()))
    'After 12 to 15, Black can hit with 18 of the 36 throws. Another move leaves fewer.'
    >>> then = position(white="8:4", black="20:2", throw="3-5")
    >>> str(gone(then, then, "8/11", ("move.landing",)))
    'The 3 has been played already, and now comes the 5.'
    """
    now = before.play(move)
    if then.throw is not None and now.left and now.throw == then.throw:
        die, coming, count = then.left[0], now.left[0], then.throw.sequence.count(then.left[0])
        known = {"die": die, "next": coming, "count": count}
        return None if coming == die else words("gone-played", **known)
    if not then.left or now.left or now.on_turn in (None, then.on_turn):
        return None
    counted = None if wanted or before != then else missed_count(then, move)
    return counted or words("gone-die", seat=int(now.on_turn or BAR), die=then.left[0])


def allowed(state: TricTracState, move: Move) -> Message | None:
    """The reason why a legal move is one, with the die that makes it so.

    >>> from tritables.games.trictrac.game import GAME
    >>> str(allowed(GAME.example("landing").position, "17/18*"))
    'A 1 leads from 17 to 18, where a single stone can be hit.'
    """
    if move in ROLLS:
        return words("allowed-roll")
    if move not in STEPS or not state.left:
        return None
    source, target = STEPS[move]
    die, hits = state.left[0], int(move.endswith("*"))
    if target == OFF:
        return words("allowed-off", source=source, die=die)
    if source == BAR:
        return words("allowed-bar", target=target, die=die, hits=hits)
    return words("allowed-step", source=source, target=target, die=die, hits=hits)
