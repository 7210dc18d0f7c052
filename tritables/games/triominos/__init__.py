"""Triominos: triangular dominoes, three numbers to a tile."""

from tritables.games.triominos.game import GAME, Triominos

__all__ = ["GAME", "Triominos"]
