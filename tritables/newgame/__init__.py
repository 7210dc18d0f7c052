"""The start of a new game: a folder with a small game that plays, to be changed."""

from tritables.newgame.make import make_game

__all__ = ["make_game"]
