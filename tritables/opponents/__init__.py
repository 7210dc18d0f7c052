"""Opponents: who can take a seat when no person does."""

from tritables.opponents.asking import OpponentFault, limit_of, opponent_move
from tritables.opponents.kinds import OPPONENTS, Opponent, greedy, random_mover
from tritables.opponents.known import (
    Player,
    introduce,
    is_ours,
    name_of,
    opponent_named,
    opponent_names,
)

__all__ = [
    "OPPONENTS",
    "Opponent",
    "OpponentFault",
    "Player",
    "greedy",
    "introduce",
    "is_ours",
    "limit_of",
    "name_of",
    "opponent_move",
    "opponent_named",
    "opponent_names",
    "random_mover",
]
