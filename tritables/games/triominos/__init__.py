"""Triominos: triangular dominoes, three numbers to a tile."""

from tritables.games.triominos.game import GAME, Triominos
from tritables.games.triominos.short_position import position

__all__ = ["GAME", "Triominos", "position"]
