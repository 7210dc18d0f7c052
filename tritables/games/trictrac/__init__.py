"""Tric Trac: a backgammon relative in which all stones start on the bar."""

from tritables.games.trictrac.game import GAME, TricTrac
from tritables.games.trictrac.short_position import position

__all__ = ["GAME", "TricTrac", "position"]
