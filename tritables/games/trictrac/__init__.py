"""Tric Trac: a backgammon relative in which all stones start on the bar."""

from tritables.games.trictrac.game import GAME, TricTrac

__all__ = ["GAME", "TricTrac"]
