"""A still picture with lines of text below it, such as the moves that led to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from textwrap import wrap
from typing import Final

FONT: Final = 13
LINE: Final = 18
EDGE: Final = 12
LETTER: Final = 6.9
"""The width of a letter of that size, on the wide side: no font is known where it is drawn."""

NARROWEST: Final = 280
"""Columns are as many as fit that are so wide."""

MOST: Final = 400
"""The number of lines that are shown; what is longer ends in dots."""

_ROOT: Final = re.compile(r'viewBox="0 0 (\S+) (\S+)" width="\S+" height="\S+"')


def with_lines(svg: str, lines: Sequence[str], here: int | None = None) -> str:
    r"""Put lines of text below a picture that `still` has made; ``here`` is the one that is bold.

    They stand in columns on light ground, whatever page the picture is on, and what stands between
    two dots stays together. None leave it as it is.

    >>> from tritables import Table
    >>> svg = Table("trictrac").svg()
    >>> with_lines(svg, []) == svg, "bar\u00a0→\u00a02" in with_lines(svg, ["White · bar → 2"])
    (True, True)
    """
    found = _ROOT.search(svg)
    if not lines or found is None:
        return svg
    width, height = float(found[1]), float(found[2])
    columns = max(1, int(width // NARROWEST))
    room = (width - EDGE) / columns
    rows: list[tuple[str, bool]] = []
    for nth, line in enumerate(lines):
        broken = wrap(_joined(line), int((room - EDGE) / LETTER), subsequent_indent="\u2003")
        rows += [(text, nth == here) for text in broken]
    if len(rows) > MOST:
        rows = [*rows[: MOST - 1], ("…", False)]
    each = -(-len(rows) // columns)
    below = each * LINE + 2 * EDGE
    drawn = [f'<rect y="{height:g}" width="{width:g}" height="{below}" fill="#fff"/>']
    for nth, (text, bold) in enumerate(rows):
        column, row = divmod(nth, each)
        x, y = EDGE + column * room, height + EDGE + row * LINE + FONT
        weight = ' font-weight="700"' if bold else ""
        drawn.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{FONT}" fill="#1b1712"{weight}'
            f' xml:space="preserve">{escape(text)}</text>'
        )
    whole = height + below
    sized = f'viewBox="0 0 {width:g} {whole:g}" width="{width:g}" height="{whole:g}"'
    return svg.replace(found[0], sized, 1).removesuffix("</svg>") + "".join(drawn) + "</svg>"


def _joined(line: str) -> str:
    """A line that is broken behind its dots only, as far as there is room."""
    return "\u00a0· ".join(part.replace(" ", "\u00a0") for part in line.split(" · "))
