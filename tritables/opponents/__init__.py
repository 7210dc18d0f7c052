"""Opponents: who can take a seat when no person does."""

from tritables.opponents.kinds import OPPONENTS, greedy, random_mover

__all__ = ["OPPONENTS", "greedy", "random_mover"]
