"""Rounds between players, move by move: all chance in them follows from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tritables.core.chance import dealer
from tritables.core.game import Game
from tritables.core.state import CHANCE, Move, State
from tritables.opponents.asking import opponent_move
from tritables.opponents.kinds import Opponent
from tritables.opponents.known import Player, name_of, opponent_named

Named = tuple[str, Opponent]
"""A player's name, and what is asked for its moves."""


def named(player: Player, game: Game[Any], where: str = "player") -> Named:
    """Return a player's name, and what is asked for its moves; raises `BadInput` for ``where``.

    >>> from tritables import game_named
    >>> named("greedy", game_named("trictrac"))[0]
    'greedy'
    """
    if callable(player):
        return name_of(player), player
    return str(player), opponent_named(game, player, where)


def move_at(
    state: State, seed: int, ply: int, players: Sequence[Named], limit: float | None = None
) -> Move:
    """Return the move of a round that comes next: of whoever acts, or of chance.

    ``seed`` and ``ply`` decide all chance in it, ``players`` has one for each seat. Raises
    `OpponentFault` for what a player does wrong.

    >>> from tritables import game_named
    >>> game = game_named("trictrac")
    >>> start = game.new(2, {}, 1)
    >>> move_at(start, 1, 0, [named("greedy", game)] * 2)[:5]
    'start'
    """
    rng, actor = dealer(seed, ply), state.to_act
    if actor == CHANCE:
        return state.draw(rng)
    assert isinstance(actor, int)
    name, opponent = players[actor]
    return opponent_move(opponent, name, state, actor, rng, limit=limit)
