"""Still pictures in the dark: their colours change by a few rules of style, and nothing else."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tritables.core.registry import game_named, game_names
from tritables.scene.sheets import art_of

PAGE: Final = 'body[data-jp-theme-light="false"]'
"""What a dark page of Jupyter's is known by."""

_GAME = re.compile(r'<svg [^>]*\bdata-game="(\w+)"')
_COLOUR = re.compile(r'\b(fill|stroke|stop-color|color)="(#[0-9a-fA-F]{3,8})"')


class Dusk:
    """The rules that give the pictures of one page their dark colours on a dark page.

    A picture stands in a game's light colours, as attributes, which any rule of style overrides.
    What is drawn by ``use`` hears no rule that looks beyond its symbol, but inherits variables.

    >>> from tritables import Table
    >>> dusk, picture = Dusk(), Table("trictrac").svg()
    >>> rules = dusk.add(picture)
    >>> rules.startswith("<style>"), dusk.add(picture)
    (True, '')
    """

    def __init__(self) -> None:
        self._told: set[tuple[str, str, str]] = set()

    def add(self, svg: str) -> str:
        """Return as HTML those rules for a picture that the page has not yet."""
        found = _GAME.search(svg)
        if found is None or found[1] not in game_names():
            return ""
        game, dark = found[1], _dark(found[1])
        rules, colours = [], {}
        for attribute, light in sorted(set(_COLOUR.findall(svg))):
            if light in dark and (game, attribute, light) not in self._told:
                self._told.add((game, attribute, light))
                name = f"--dusk-{light[1:]}"
                colours[name] = dark[light]
                rules.append(f':where([{attribute}="{light}"]){{{attribute}:var({name},{light})}}')
        if not rules:
            return ""
        values = ";".join(f"{name}:{colour}" for name, colour in colours.items())
        return f'<style>{"".join(rules)}{PAGE} svg[data-game="{game}"]{{{values}}}</style>'


@cache
def _dark(game: str) -> dict[str, str]:
    """The dark colour for each light one of a game that has another, and only one."""
    art = art_of(game_named(game))
    pairs = {(light, art["dark"][name]) for name, light in art["light"].items()}
    lights = [light for light, _ in pairs]
    return {light: dark for light, dark in pairs if dark != light and lights.count(light) == 1}
