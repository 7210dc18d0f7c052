"""A new game: a folder with a tiny one that already plays, to be changed into one's own."""

from tritables.newgame.make import make_game

__all__ = ["make_game"]
