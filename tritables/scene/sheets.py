"""The art: sheets of small symbols with their colours, of which a game names those it needs.

The still picture and the browser draw from the same sheets, ``art/<sheet>.svg``, whose colours
stand by name in ``art/<sheet>.json``, for light and dark. There, too, stand the *spots* of a
symbol: where the numbers of a tile are written, and how its wedges are turned; where the suit of a
card is drawn. ``four`` are the suits' colours of a deck of four colours.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from tritables.core.game import Game

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, Theme]] = ("light", "dark")
HOUSE: Final = "house"
"""The sheet that every game draws from."""


@cache
def art_of(game: Game) -> dict[str, Any]:
    """The art of a game: its symbols as SVG, its colours in both themes, its spots.

    >>> from tritables import game_named
    >>> art_of(game_named("trictrac"))["light"]["pip"]
    '#2a2623'
    """
    symbols: list[str] = []
    made: dict[str, Any] = {"light": {}, "dark": {}, "four": {}, "spots": {}}
    for sheet in (HOUSE, *game.sheets):
        svg = _read(f"{sheet}.svg")
        symbols.append(svg[svg.index(">") + 1 : svg.rindex("</svg>")])
        for key, values in json.loads(_read(f"{sheet}.json")).items():
            made[key].update(values)
    return {"symbols": re.sub(r">\s+<", "><", "".join(symbols)).strip(), **made}


def _read(name: str) -> str:
    return files("tritables.scene").joinpath("art", name).read_text(encoding="utf-8")
