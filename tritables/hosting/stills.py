"""Still pictures that stand where boards will be until a kernel replies, with shared symbols."""

from __future__ import annotations

import re
from functools import cache
from itertools import takewhile
from typing import Any, Final

from tritables.core.registry import game_names
from tritables.hosting.dark_stills import Dusk
from tritables.table import Table

VIEW: Final = "application/vnd.jupyter.widget-view+json"
PICTURE: Final = "image/svg+xml"

_DEFS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
_WORDS = re.compile(r"<(title|desc)>.*?</\1>", re.DOTALL)
_PART = re.compile(r'<(\w+) id="([^"]+)".*?</\1>', re.DOTALL)
_PREFIX = re.compile(r"\btt\d+-")
_GROUP = re.compile(r'<g transform="([^"]+)">((?:(?!</?g\b).)+)</g>', re.DOTALL)
_SPOT = re.compile(r"(?:<use [^>]*/>)?<text .*?</text>", re.DOTALL)
_SHAPE = re.compile(r"<use [^>]*/>|<text .*?</text>", re.DOTALL)

_OPENS = re.compile(r"""\b(Course|Lesson|Table)\(\s*["'](\w+)["']""")
_GAME = re.compile(r'data-game="\w+"')

_LEAST: Final = 4
"""The number of equal shapes at the start of two pictures that is worth a symbol: the empty
board.
"""


class Stills:
    """The pictures of one page, in which repeated parts are symbols that are defined once.

    Titles and texts are left out: the live board has them.

    >>> svg = '<svg><title>A</title><defs><symbol id="tt1-a"><path/></symbol></defs></svg>'
    >>> stills = Stills()
    >>> "symbol" in stills.add(svg), stills.add(svg.replace("tt1", "tt2"))
    (True, '<svg></svg>')
    """

    def __init__(self) -> None:
        self._symbols: dict[str, str] = {}
        self._groups: dict[str, str] = {}
        self._spots: dict[str, str] = {}
        self._boards: dict[tuple[str, ...], str] = {}
        self._last: tuple[str, ...] = ()

    def add(self, svg: str) -> str:
        """Return a picture as HTML, preceded by the symbols that the page does not have yet."""
        drawn = _PREFIX.sub("tt-", _WORDS.sub("", svg))
        parts = {match[2]: match[0] for match in _PART.finditer("".join(_DEFS.findall(drawn)))}
        if any(self._symbols.get(id, part) != part for id, part in parts.items()):
            return _WORDS.sub("", svg)  # another game's art under the same ids stays by itself
        new = [part for id, part in parts.items() if id not in self._symbols]
        self._symbols.update(parts)
        head, _, body = _DEFS.sub("", drawn).partition(">")
        body = self._board(body, new)
        body = _GROUP.sub(lambda match: self._group(match[1], match[2], new), body)
        # Apart from the picture, which goes when its board is there: later ones use them, too.
        game = _GAME.search(head)
        of = f" {game[0]}" if game else ""
        defs = f'<svg class="tt-symbols"{of}><defs>{"".join(new)}</defs></svg>' if new else ""
        return f"{defs}{head}>{body}"

    def _group(self, transform: str, drawn: str, new: list[str]) -> str:
        """Replace the face of a card or a tile by a use of its symbol."""
        if drawn not in self._groups:
            self._groups[drawn] = f"tt-g{len(self._groups)}"
            spots = _SPOT.sub(lambda match: self._spot(match[0], new), drawn)
            new.append(f'<g id="{self._groups[drawn]}">{spots}</g>')
        return f'<use href="#{self._groups[drawn]}" transform="{transform}"/>'

    def _spot(self, drawn: str, new: list[str]) -> str:
        """Replace a number in a corner by a use of its symbol; many faces have the same."""
        if drawn not in self._spots:
            self._spots[drawn] = f"tt-n{len(self._spots)}"
            new.append(f'<g id="{self._spots[drawn]}">{drawn}</g>')
        return f'<use href="#{self._spots[drawn]}"/>'

    def _board(self, body: str, new: list[str]) -> str:
        """Replace the empty board that a picture begins with by a use of its symbol, if another has
        it.
        """
        shapes = []
        at = 0
        while match := _SHAPE.match(body, at):
            shapes.append(match[0])
            at = match.end()
        alike = takewhile(lambda pair: pair[0] == pair[1], zip(shapes, self._last, strict=False))
        shared = tuple(one for one, _ in alike)
        self._last = tuple(shapes)
        known = [board for board in self._boards if shapes[: len(board)] == list(board)]
        best = max(known, key=len, default=())
        if len(shared) >= _LEAST + len(best):
            best = shared
            self._boards[best] = f"tt-b{len(self._boards)}"
            new.append(f'<g id="{self._boards[best]}">{"".join(best)}</g>')
        if not best:
            return body
        return f'<use href="#{self._boards[best]}"/>' + body.removeprefix("".join(best))


def still_of(output: Any, resources: dict[str, Any]) -> str:
    """Return the placeholder of an output: its picture or its HTML, empty where it has neither.

    ``resources`` are Voila's for one page, and hold the page's `Stills`.
    """
    data = output["data"]
    if PICTURE in data:
        dusk, stills = resources.setdefault("stills", (Dusk(), Stills()))
        return f"{dusk.add(data[PICTURE])}{stills.add(data[PICTURE])}"
    return "".join(data.get("text/html", ""))


def room_of(source: str) -> str:
    """Return an empty SVG of the size of the board that a cell will show, so that nothing jumps
    later.

    Empty where a cell names no game.

    >>> room_of('Lesson("tricom", "piles")')[:18], room_of("1 + 1")
    ('<svg viewBox="0 0 ', '')
    """
    found = _OPENS.search(source)
    return _frame(found[2]) if found is not None and found[2] in game_names() else ""


def opened_in(source: str) -> str:
    """Return the kind of widget that a cell opens, in lower case; it tells the height below the
    board.

    >>> opened_in('Lesson("tricom", "piles")'), opened_in("1 + 1")
    ('lesson', '')
    """
    found = _OPENS.search(source)
    return "" if found is None else found[1].lower()


@cache
def _frame(game: str) -> str:
    drawn = Table.open(game, seed=0).svg()
    kept = re.findall(r' (?:viewBox|width|height|style)="[^"]*"', drawn[: drawn.index(">")])
    return f"<svg{''.join(kept)}></svg>"


def live_of(output: Any) -> dict[str, Any]:
    """Return an output with its widget-view mime bundle alone."""
    return {**output, "data": {VIEW: output["data"][VIEW]}}
