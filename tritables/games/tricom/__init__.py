"""TriCom: a card game for two or three around a base of two by two piles."""

from tritables.games.tricom.game import GAME, TriCom
from tritables.games.tricom.short_position import position

__all__ = ["GAME", "TriCom", "position"]
