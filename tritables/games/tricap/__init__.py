"""Tri-Cap: a capture game with one deck, in which a shared chance goes to nobody."""

from tritables.games.tricap.game import GAME, TriCap
from tritables.games.tricap.short_position import position

__all__ = ["GAME", "TriCap", "position"]
