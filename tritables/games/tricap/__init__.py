"""Tri-Cap: a capture game with one deck, in which a shared chance goes to nobody."""

from tritables.games.tricap.game import GAME, TriCap

__all__ = ["GAME", "TriCap"]
