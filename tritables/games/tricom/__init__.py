"""TriCom: a card game for two or three around a base of two by two piles."""

from tritables.games.tricom.game import GAME, TriCom

__all__ = ["GAME", "TriCom"]
