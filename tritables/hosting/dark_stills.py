"""Dark variants of still pictures, by a few CSS rules that replace colours."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tritables.core.registry import game_named, game_names
from tritables.scene.sheets import art_of

PAGE: Final = 'body[data-jp-theme-light="false"]'
"""The CSS selector of JupyterLab's dark pages."""

_GAME = re.compile(r'<svg [^>]*\bdata-game="(\w+)"')
_COLOUR = re.compile(r'\b(fill|stroke|stop-color|color)="(#[0-9a-fA-F]{3,8})"')


class Dusk:
    """The CSS rules that give the pictures of one page their dark colours on a dark page.

    A picture has a game's light colours in attributes, which any CSS rule overrides. Elements drawn
    by ``use`` match no selector that looks beyond their symbol, but they inherit custom properties.

    >>> from tritables import Table
    >>> dusk, picture = Dusk(), Table("trictrac").svg()
    >>> rules = dusk.add(picture)
    >>> rules.startswith("<style>"), dusk.add(picture)
    (True, '')
    """

    def __init__(self) -> None:
        self._told: set[tuple[str, str, str]] = set()

    def add(self, svg: str) -> str:
        """Return as HTML the rules for a picture that the page does not have yet."""
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
    """The dark colour for each light one of a game, where there is exactly one and it differs."""
    art = art_of(game_named(game))
    pairs = {(light, art["dark"][name]) for name, light in art["light"].items()}
    lights = [light for light, _ in pairs]
    return {light: dark for light, dark in pairs if dark != light and lights.count(light) == 1}
