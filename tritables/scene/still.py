"""The still picture: one SVG of a scene, for wherever no widget can run."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from importlib.resources import files
from itertools import count
from typing import Any, Literal

from tritables.core.picture import Shape

_numbers = count(1)
_VARIABLE = re.compile(r"var\(--tt-([a-z0-9-]+)\)")
_REFERENCE = re.compile(r'(id="|href="#|url\(#)')


@cache
def _art() -> str:
    """The symbols that the browser uses too, without the element around them."""
    text = files("tritables.scene").joinpath("art", "art.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")].strip()


@cache
def palette(theme: Literal["light", "dark"]) -> dict[str, str]:
    """The colours of a theme by their names.

    >>> palette("light")["pip"]
    '#2a2623'
    """
    text = files("tritables.scene").joinpath("art", "palette.json").read_text(encoding="utf-8")
    colours: dict[str, str] = json.loads(text)[theme]
    return colours


@cache
def _symbols(theme: Literal["light", "dark"]) -> dict[str, str]:
    """Each symbol and gradient of the art in a theme's colours, by its id."""
    colours = palette(theme)
    text = _VARIABLE.sub(lambda match: colours[match[1]], _art())
    parts = re.findall(r'(<(\w+) id="([^"]+)".*?</\2>)', text, flags=re.DOTALL)
    return {id: part for part, _, id in parts}


def still(
    board: dict[str, Any],
    scene: dict[str, Any],
    *,
    shape: Shape = "wide",
    theme: Literal["light", "dark"] = "light",
    title: str = "",
) -> str:
    """Draw a scene on its board as one SVG that stands alone; `board_of` and `scene_of` make both.

    Ids are unique in each picture, so that several may stand on one page.

    >>> from tritables import new, game_named
    >>> from tritables.scene import board_of, scene_of
    >>> game = game_named("trictrac")
    >>> still(board_of(game), scene_of(game, new("trictrac")))[:4]
    '<svg'
    """
    layout = board[shape]
    colours = palette(theme)
    prefix = f"tt{next(_numbers)}-"
    drawn = [_decor(decor, prefix, colours) for decor in layout["decor"]]
    drawn += [_piece(piece, shape, prefix, colours) for piece in scene["pieces"]]
    body = "".join(drawn)
    width, height = layout["width"], layout["height"]
    name = f"{title}. {scene['status']}" if title else scene["status"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" style="max-width:100%;height:auto" '
        f'font-family="system-ui, sans-serif">'
        f"<title>{escape(name)}</title><desc>{escape(_description(scene))}</desc>"
        f"<defs>{_used_symbols(body, prefix, theme)}</defs>{body}</svg>"
    )


def _description(scene: dict[str, Any]) -> str:
    """What lies where, in words, for those who hear the picture."""
    occupied = {piece["place"] for piece in scene["pieces"]}
    return ". ".join(label for place, label in scene["labels"].items() if place in occupied)


def _used_symbols(body: str, prefix: str, theme: Literal["light", "dark"]) -> str:
    """The symbols that a drawing uses, and those that they use in turn, with the ids prefixed."""
    symbols = _symbols(theme)
    wanted = re.findall(rf'href="#{prefix}([^"]+)"', body)
    found: dict[str, str] = {}
    while wanted:
        id = wanted.pop()
        if id not in found:
            found[id] = symbols[id]
            wanted += re.findall(r'(?:href="#|url\(#)([^")]+)', symbols[id])
    return _REFERENCE.sub(rf"\g<1>{prefix}", "".join(found[id] for id in sorted(found)))


def _use(art: str, box: list[float], prefix: str, extra: str = "") -> str:
    x, y, w, h = box
    return f'<use href="#{prefix}{art}" x="{x}" y="{y}" width="{w}" height="{h}"{extra}/>'


def _decor(decor: dict[str, Any], prefix: str, colours: dict[str, str]) -> str:
    x, y, w, h = decor["box"]
    if "text" in decor:
        return _text(decor["text"], x + w / 2, y + h / 2, 13, colours["rim"])
    turn = decor.get("turn")
    extra = f' transform="rotate({turn} {x + w / 2:g} {y + h / 2:g})"' if turn else ""
    return _use(decor["art"], decor["box"], prefix, extra)


def _piece(piece: dict[str, Any], shape: Shape, prefix: str, colours: dict[str, str]) -> str:
    box = piece[shape]
    drawn = _use(piece["art"], box, prefix)
    if "mark" in piece:
        drawn += _use(f"mark-{piece['mark']}", box, prefix)
    if "text" in piece:
        x, y, w, h = box
        colour = colours[f"count-{piece['art'].rpartition('-')[2]}"]
        drawn += _text(piece["text"], x + w / 2, y + h / 2, 15, colour, " font-weight='700'")
    return drawn


def _text(text: str, x: float, y: float, size: float, colour: str, extra: str = "") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" '
        f'text-anchor="middle" dominant-baseline="central"{extra}>{escape(text)}</text>'
    )
