"""Opponents: who can take a seat when no person does."""

from tritables.opponents.asking import OpponentFault, opponent_move
from tritables.opponents.kinds import OPPONENTS, Opponent, greedy, random_mover

__all__ = ["OPPONENTS", "Opponent", "OpponentFault", "greedy", "opponent_move", "random_mover"]
