"""The lessons' questions to this game, answered in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tritables.core.errors import HiddenOutcome
from tritables.core.messages import Message
from tritables.core.state import Move
from tritables.games.triominos import places
from tritables.games.triominos.board import Cell, beside
from tritables.games.triominos.gestures import lifted
from tritables.games.triominos.notation import BUY, PASS, read_cell, read_placement
from tritables.games.triominos.options import STANDARD
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import UNKNOWN
from tritables.games.triominos.words import words

IDLE: Final = (PASS,)
"""Moves that change nothing that their player would look at twice."""


def why_not(state: TriominosState, question: Mapping[str, object], place: str) -> Message | None:
    """The reason why a place is not the one that was asked for, where no move says it.

    Where it is asked what a move would make, that is a hexagon, and the place lies outside it.
    A tile of one's own that is no answer fits nowhere, and a place may be none for a bridge.

    >>> from tritables import new
    >>> why_not(new("triominos"), {}, "pool").id
    'pool-buys'
    >>> from tritables.games.triominos.game import GAME
    >>> state = GAME.example("bridge").position
    >>> asked = {"rule": "score.bridge", "from": "rack0.0"}
    >>> str(why_not(state, asked, "-1,1"))
    'That is no place for a bridge: the tile would touch 2 tiles with a side, and not just one.'
    """
    if not question:
        if place == places.POOL:
            return words("pool-buys")
        tile = lifted(state, place)
        none = tile is not None and state.board.placed and not state.board.can_place((tile,))
        return words("fits-nowhere", tile=tile) if none and tile else None
    if "move" not in question:
        cell = read_cell(place)
        if question.get("rule") != "score.bridge" or cell is None or cell not in state.board.open:
            return None
        if state.board.shape(cell).bridge:
            return None  # it would be one: the numbers do not match
        return words("no-bridge", sides=_sides(state, cell))
    return words("not-around") if question.get("rule") == "score.hexagon" else None


def _sides(state: TriominosState, cell: Cell) -> int:
    """The number of tiles that a cell touches with a whole side."""
    return sum(near in state.board.cells for near, _ in beside(cell))


def pressed(move: str) -> bool:
    """True if a move stands on a button where it may be played.

    >>> pressed("pass"), pressed("0-0-5@1,0")
    (True, False)
    """
    return move in (BUY, PASS)


def gone(
    then: TriominosState, before: TriominosState, move: Move, wanted: tuple[str, ...]
) -> Message | None:
    """The reason why what was asked can no longer be done after a move that is legal.

    ``then`` is the state in which it was asked, ``before`` the one in which ``move`` was played,
    and ``wanted`` are the rules that were asked for.

    >>> from tritables.games.triominos.game import GAME
    >>> then = GAME.example("hexagon").position
    >>> str(gone(then, then, "5-3-4@-1,1", ("score.hexagon",)))
    '3-4-5 makes no hexagon there: no corner has six tiles all around it.'
    """
    placed = read_placement(move)
    shapes = ("bridge", "hexagon")
    shape = next((one for one in shapes if any(one in rule for rule in wanted)), None)
    if placed is None or shape is None:
        return None
    return words("gone-placed", wanted=shape, tile=placed[0], sides=_sides(before, placed[3]))


def costs(state: TriominosState, move: Move) -> Message | None:
    """Return what a legal move costs while tiles of the rack fit: buying one, or ending the turn.

    >>> from tritables.games.triominos.game import GAME
    >>> str(costs(GAME.example("hexagon").position, "buy"))
    'Buying a tile costs 5 points, and 2 of the tiles on the rack fit.'
    """
    if move not in (BUY, PASS) or state.options.scoring != STANDARD or not state.board.placed:
        return None
    hand = state.hands[state.on_turn or 0]
    # A hand that is not seen is not told of.
    fitting = sum(state.board.can_place((tile,)) for tile in hand if tile != UNKNOWN)
    if not fitting:
        return None
    try:
        lost = -state.gain(move)
    except HiddenOutcome:  # a pass may end the round, and what others hold decides the points
        return None
    if lost <= 0:
        return None
    return words("costs-buy" if move == BUY else "costs-pass", points=lost, count=fitting)


def allowed(state: TriominosState, move: Move) -> Message | None:
    """The reason why a legal move is one.

    >>> from tritables.games.triominos.game import GAME
    >>> str(allowed(GAME.example("hexagon").position, "0-3-3@1,0"))
    '0-3-3 touches with a whole side, and all numbers that meet are equal.'
    """
    if move == BUY:
        return words("allowed-buy")
    if move == PASS:
        return words("allowed-pass", bought=state.bought)
    placed = read_placement(move)
    if placed is None:
        return None
    name = "allowed-placed" if state.board.placed else "allowed-first"
    return words(name, tile=placed[0])


def so_far(state: TriominosState) -> Message | None:
    """Return how many tiles have been bought in this turn.

    >>> from tritables.games.triominos.game import GAME
    >>> so_far(GAME.example("hexagon").position) is None
    True
    """
    return words("so-far-bought", count=state.bought) if state.bought else None
