"""The games of the house. A game is a folder here and one line below."""

from importlib import import_module

from tritables.core.registry import register

GAMES = ("trictrac",)

for _name in GAMES:
    register(import_module(f"{__name__}.{_name}").GAME)
