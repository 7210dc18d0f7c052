"""The still picture: one SVG of a scene, for wherever no widget can run."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import count
from typing import Any, NamedTuple

from tritables.core.game import Game
from tritables.core.picture import Look, Shape
from tritables.core.registry import game_named
from tritables.core.state import LastMove, State
from tritables.scene.compose import FRONT, board_of, scene_of
from tritables.scene.rows import boxes
from tritables.scene.sheets import Theme, art_of

_numbers = count(1)
_VARIABLE = re.compile(r"var\(--tt-([a-z0-9-]+)\)")
_REFERENCE = re.compile(r'(id="|href="#|url\(#)')


@cache
def _symbols(game: Game[Any], theme: Theme) -> dict[str, str]:
    """Each symbol and gradient of a game's art in a theme's colours, by its id."""
    art = art_of(game)
    text = _VARIABLE.sub(lambda match: art[theme][match[1]], art["symbols"])
    parts = re.findall(r'(<(\w+) id="([^"]+)".*?</\2>)', text, flags=re.DOTALL)
    return {id: part for part, _, id in parts}


@dataclass(frozen=True, slots=True)
class _Pen:
    """The tools of a drawing: a game's art in one theme, and ids that are its own."""

    game: Game[Any]
    theme: Theme
    prefix: str

    @property
    def colours(self) -> dict[str, str]:
        colours: dict[str, str] = art_of(self.game)[self.theme]
        return colours

    def use(self, art: str, box: list[float], extra: str = "") -> str:
        x, y, w, h = box
        href = f'href="#{self.prefix}{art}"'
        return f'<use {href} x="{x}" y="{y}" width="{w}" height="{h}"{extra}/>'


def still(
    board: dict[str, Any],
    scene: dict[str, Any],
    *,
    shape: Shape = "wide",
    theme: Theme = "light",
    title: str = "",
    marks: Sequence[str] = (),
) -> str:
    """Draw a scene on its board as one SVG that stands alone; `board_of` and `scene_of` make both.

    The whole table is shown, however far it has grown, and ``marks`` are places to look at. Ids are
    unique in each picture, so that several may stand on one page.

    >>> from tritables import new, game_named
    >>> from tritables.scene import board_of, scene_of
    >>> game, state = game_named("trictrac"), new("trictrac")
    >>> still(board_of(game, state), scene_of(game, state))[:4]
    '<svg'
    """
    layout, inner = board[shape], board["inner"]
    pen = _Pen(game_named(scene["game"]), theme, f"tt{next(_numbers)}-")
    drawn = [_decor(decor, pen) for decor in layout["decor"]]
    inside = {} if inner is None else inner["places"]
    outside: list[str] = []
    pieces: list[str] = []
    for piece, box in zip(scene["pieces"], boxes(scene, board, shape), strict=True):
        (pieces if piece["place"] in inside else outside).append(_piece(piece, box, pen))
    if layout["field"] is not None:
        pieces += _marked(inner, marks)
        drawn.append(_window(layout["field"], inner["fit"], "".join(pieces)))
    drawn += outside
    drawn += _marked(layout, marks)
    body = "".join(drawn)
    width, height = layout["width"], layout["height"]
    # What a page that shows it until the board comes has to know: how high that board will be.
    tall = f"{board['tall']['width']}/{board['tall']['height']}"
    name = f"{title}. {scene['status']}" if title else scene["status"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" '
        f'data-game="{scene["game"]}" style="max-width:100%;height:auto;--tt-tall:{tall}" '
        f'font-family="system-ui, sans-serif">'
        f"<title>{escape(name)}</title><desc>{escape(described(scene))}</desc>"
        f"<defs>{_used_symbols(body, pen)}</defs>{body}</svg>"
    )


class Still(NamedTuple):
    """A position as a picture, with what is said of it."""

    svg: str
    status: str
    """The sentence that says what is due."""
    said: str
    """The sentences that say what lies where."""


def still_of(
    game: Game[Any],
    view: State,
    *,
    lang: str = "en",
    last: LastMove[Any] | None = None,
    look: Look = FRONT,
    shape: Shape = "wide",
    theme: Theme = "light",
    title: str = "",
    marks: Sequence[str] = (),
) -> Still:
    """Draw what a viewpoint sees (`State.view`), and return the picture with its texts.

    >>> from tritables import new, game_named
    >>> still_of(game_named("trictrac"), new("trictrac"), lang="fr").status[:10]
    'Les Blancs'
    """
    board = board_of(game, view, look, lang=lang)
    scene: dict[str, Any] = dict(scene_of(game, view, lang=lang, last=last, look=look, board=board))
    svg = still(board, scene, shape=shape, theme=theme, title=title, marks=marks)
    return Still(svg, scene["status"], described(scene))


def _marked(ground: dict[str, Any], marks: Sequence[str]) -> list[str]:
    """An edge around each place that is to be looked at; light within dark is seen on any wood."""
    drawn = []
    for place in marks:
        if place in ground["places"]:
            x, y, w, h = ground["places"][place]
            form = ground["forms"].get(place)
            ends = f"{x} {y + h}H{x + w}" if form == "up" else f"{x} {y}H{x + w}"
            tip = f"L{x + w / 2:g} {y if form == 'up' else y + h}Z" if form else f"V{y + h}H{x}Z"
            path = f'<path d="M{ends}{tip}" fill="none" stroke-linejoin="round" '
            drawn.append(f'{path}stroke="#1b1712" stroke-width="7"/>')
            drawn.append(f'{path}stroke="#ffd84a" stroke-width="4"/>')
    return drawn


def _window(field: list[float], fit: list[float], pieces: str) -> str:
    """The window on a growing table, zoomed so that all of it is seen."""
    x, y, w, h = field
    box = " ".join(f"{value:g}" for value in fit)
    return f'<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="{box}">{pieces}</svg>'


def described(scene: dict[str, Any]) -> str:
    """Say what lies where, for those who hear a picture."""
    occupied = {piece["place"] for piece in scene["pieces"]}
    return ". ".join(label for place, label in scene["labels"].items() if place in occupied)


def _used_symbols(body: str, pen: _Pen) -> str:
    """The symbols that a drawing uses, and those that they use in turn, with the ids prefixed."""
    symbols = _symbols(pen.game, pen.theme)
    wanted = re.findall(rf'href="#{pen.prefix}([^"]+)"', body)
    found: dict[str, str] = {}
    while wanted:
        id = wanted.pop()
        if id not in found:
            found[id] = symbols[id]
            wanted += re.findall(r'(?:href="#|url\(#)([^")]+)', symbols[id])
    return _REFERENCE.sub(rf"\g<1>{pen.prefix}", "".join(found[id] for id in sorted(found)))


def _decor(decor: dict[str, Any], pen: _Pen) -> str:
    x, y, w, h = decor["box"]
    if "text" in decor:
        return _text(decor["text"], x + w / 2, y + h / 2, 13, pen.colours["rim"])
    turn = decor.get("turn")
    extra = f' transform="rotate({turn} {x + w / 2:g} {y + h / 2:g})"' if turn else ""
    return pen.use(decor["art"], decor["box"], extra)


def _piece(piece: dict[str, Any], box: list[float], pen: _Pen) -> str:
    x, y, w, h = box
    drawn = pen.use(piece["art"], box)
    if "spots" in piece:
        drawn += _spots(piece, box, pen)
    if "mark" in piece:
        drawn += pen.use(f"mark-{piece['mark']}", box)
    if "text" in piece:
        colour = pen.colours[f"count-{piece['art'].rpartition('-')[2]}"]
        drawn += _text(piece["text"], x + w / 2, y + h / 2, 15, colour, ' font-weight="700"')
    return drawn


def _spots(piece: dict[str, Any], box: list[float], pen: _Pen) -> str:
    """The spots of a piece: each number on a wedge in its colour."""
    spots = art_of(pen.game)["spots"][piece["art"]]
    x, y, w, _ = box
    size = [0, 0, spots["width"], spots["height"]]
    drawn = []
    for spot, value in zip(spots["spots"], piece["spots"], strict=True):
        ink = pen.colours[spots["ink"]]
        if "w" in spot:
            box_of = [spot["x"], spot["y"], spot["w"], spot["h"]]
            drawn.append(pen.use(value, box_of, f' color="{ink}"'))
            continue
        if "turn" in spot:
            turn = f' transform="{spot["turn"]}"' if spot["turn"] else ""
            wedge = f' color="{pen.colours[f"n{value}"]}"{turn}'
            drawn.append(pen.use("wedge", size, wedge))
        bold = ' font-weight="700"'
        drawn.append(_text(value, spot["x"], spot["y"], spots["font"], ink, bold))
    scale = w / spots["width"]
    return f'<g transform="translate({x} {y}) scale({scale:g})">{"".join(drawn)}</g>'


def _text(text: str, x: float, y: float, size: float, colour: str, extra: str = "") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" '
        f'text-anchor="middle" dominant-baseline="central"{extra}>{escape(text)}</text>'
    )
