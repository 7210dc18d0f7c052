"""The still pictures of a page that opens: they stand where boards will be, and share art."""

from __future__ import annotations

import re
from functools import cache
from itertools import takewhile
from typing import Any, Final

from tritables.core.registry import game_names
from tritables.hosting.dusk import Dusk
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
"""So many shapes at the start of two pictures are worth a name: it is the same empty board."""


class Stills:
    """The pictures of one page, in which nothing that can be shared is drawn twice.

    What a picture says in words is left out: the board that takes its place says it.

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
        """Return a picture as HTML, with those symbols that the page has not yet beside it."""
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
        """The face of a card or a tile: named once, used wherever it lies."""
        if drawn not in self._groups:
            self._groups[drawn] = f"tt-g{len(self._groups)}"
            spots = _SPOT.sub(lambda match: self._spot(match[0], new), drawn)
            new.append(f'<g id="{self._groups[drawn]}">{spots}</g>')
        return f'<use href="#{self._groups[drawn]}" transform="{transform}"/>'

    def _spot(self, drawn: str, new: list[str]) -> str:
        """A number in its corner, which many faces have."""
        if drawn not in self._spots:
            self._spots[drawn] = f"tt-n{len(self._spots)}"
            new.append(f'<g id="{self._spots[drawn]}">{drawn}</g>')
        return f'<use href="#{self._spots[drawn]}"/>'

    def _board(self, body: str, new: list[str]) -> str:
        """The empty board that a picture begins with, if an earlier one began with it, too."""
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
    """Return what stands for an output until its live part is there: its picture, or its prose.

    What is of one page goes by its ``resources``. Empty where an output has neither.
    """
    data = output["data"]
    if PICTURE in data:
        dusk, stills = resources.setdefault("stills", (Dusk(), Stills()))
        return f"{dusk.add(data[PICTURE])}{stills.add(data[PICTURE])}"
    return "".join(data.get("text/html", ""))


def room_of(source: str) -> str:
    """Return the empty frame of the board that a cell will show, so that nothing jumps later.

    Empty where a cell names no game. Before a kernel has answered there is no picture yet.

    >>> room_of('Lesson("tricom", "piles")')[:18], room_of("1 + 1")
    ('<svg viewBox="0 0 ', '')
    """
    found = _OPENS.search(source)
    return _frame(found[2]) if found is not None and found[2] in game_names() else ""


def opened_in(source: str) -> str:
    """Return what a cell opens, as it is called: a table has less below its board than a lesson.

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
    """Return an output with nothing but what its live part is made from."""
    return {**output, "data": {VIEW: output["data"][VIEW]}}
