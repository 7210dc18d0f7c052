"""The art: sheets of small symbols with their colours, of which a game names those it needs.

The still picture and the browser draw from the same sheets, ``art/<sheet>.svg`` in the game's
folder or, where several games draw from it, in the house's; their colours stand by name in
``art/<sheet>.json``, for light and dark. There, too, stand the *spots* of a
symbol: where the numbers of a tile are written, and how its wedges are turned; where the suit of a
card is drawn. ``four`` are the suits' colours of a deck of four colours.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

from tritables.core.game import Game

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, Theme]] = ("light", "dark")
HOUSE: Final = "house"
"""The sheet that every game draws from."""


@cache
def art_of(game: Game[Any]) -> dict[str, Any]:
    """The art of a game: its symbols as SVG, its colours in both themes, its spots.

    >>> from tritables import game_named
    >>> art_of(game_named("trictrac"))["light"]["pip"]
    '#2a2623'
    """
    symbols: list[str] = []
    made: dict[str, Any] = {"light": {}, "dark": {}, "four": {}, "spots": {}}
    for sheet in (HOUSE, *game.sheets):
        folder = _folder_of(game, sheet)
        svg = folder.joinpath(f"{sheet}.svg").read_text(encoding="utf-8")
        symbols.append(svg[svg.index(">") + 1 : svg.rindex("</svg>")])
        colours = json.loads(folder.joinpath(f"{sheet}.json").read_text(encoding="utf-8"))
        for key, values in colours.items():
            made[key].update(values)
    return {"symbols": re.sub(r">\s+<", "><", "".join(symbols)).strip(), **made}


def _folder_of(game: Game[Any], sheet: str) -> Traversable:
    """The folder of a sheet: the game's own art goes before the house's."""
    own = files(game.folder).joinpath("art")
    if own.joinpath(f"{sheet}.svg").is_file():
        return own
    return files("tritables.scene").joinpath("art")
