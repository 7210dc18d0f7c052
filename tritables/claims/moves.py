"""The claims about a move, or about moves in a row of one player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tritables.core.claims import CLAIMS, Claim
from tritables.core.errors import BadInput, IllegalMove
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, Seat, State

MOST_MOVES: Final = 20
"""Moves in a row that claims are made of at most; a throw of Tric Trac has eight."""


def claims_of(state: State, moves: Move | Sequence[Move], seat: Seat) -> tuple[Claim, ...]:
    """Return what is true of a move, as it may be told to ``seat``.

    ``moves`` is one legal move of the player on turn, or several in a row. Nothing that the seat
    may not know is used, so what is claimed is the same for all that may be hidden. Raises
    `IllegalMove` with its place, and `BadInput` where nobody is to move, where the moves go beyond
    what one player does or can foresee, and where the seat may not see what is moved.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 3-4").play("bar/3")
    >>> [claim.figures for claim in claims_of(state, "bar/4", 1) if claim.kind == "hit-throws"]
    [{'ways': 0}]
    """
    legal = played(state, moves, seat)
    claims: tuple[Claim, ...] = game_named(state.game).claims(state.view(seat), legal, seat)
    return claims


def played(
    state: State, moves: Move | Sequence[Move], seat: Seat, where: str = "moves"
) -> tuple[Move, ...]:
    """Check what `claims_of` is asked, and return the moves as they are written in full.

    ``where`` is the place of the moves in the input, for errors.
    """
    Reader(seat, BadInput, "claims").whole(0, state.seats - 1)
    mover = state.to_act
    if mover is None or mover == CHANCE:
        raise BadInput(Message("bad-claims-nobody"), where="position")
    reader = Reader(moves if isinstance(moves, str) else list(moves), BadInput, where)
    legal: list[Move] = []
    reveals = game_named(state.game).reveals
    for one in [reader] if isinstance(moves, str) else reader.items(1, MOST_MOVES):
        if state.to_act != mover:
            one.refuse("bad-claims-turn")
        if legal and legal[-1] in reveals:
            one.refuse("bad-claims-reveals")
        verdict = state.judge(one.text())
        if verdict.move is None:
            raise IllegalMove(verdict, where=one.where)
        if verdict.move not in state.view(seat).legal_moves():
            one.refuse("bad-claims-hidden", player=seat + 1)
        legal.append(verdict.move)
        state = state.play(verdict.move)
    return tuple(legal)


def as_json(game: str, moves: Sequence[Move], claims: Sequence[Claim]) -> dict[str, object]:
    """Return the claims about moves as JSON (schema ``claims``).

    >>> as_json("trictrac", ("bar/4",), ())["format"]
    'tritables-claims/1'
    """
    told = [claim.as_json() for claim in claims]
    return {"format": CLAIMS, "game": game, "moves": list(moves), "claims": told}
