"""A position as the lines of Python that give it again."""

from __future__ import annotations

import textwrap
from typing import Final

from tritables.core.registry import game_named
from tritables.core.state import State

_WIDTH: Final = 88


def to_python(state: State) -> str:
    """Write a position in the short way of its game, or as JSON where the game has none.

    What it says is everything, hidden cards too.

    >>> from tritables.games import trictrac
    >>> print(to_python(trictrac.position(white="8:4 12", throw="3-5")))
    from tritables.games import trictrac
    <BLANKLINE>
    position = trictrac.position(
        white="8:4 12",
        throw="3-5",
    )
    """
    game = game_named(state.game)
    arguments = game.arguments(state)
    if arguments is None:
        written = _written(state.position(), 0)
        return f"from tritables import position\n\nposition = position({written})"
    package, _, name = game.folder.rpartition(".")
    lines = "".join(f"    {key}={_written(one, 1)},\n" for key, one in arguments.items())
    made = f"(\n{lines})" if lines else "()"
    return f"from {package} import {name}\n\nposition = {name}.position{made}"


def _written(value: object, deep: int) -> str:
    """A value as a formatter of Python would break it over lines."""
    margin, inside = "    " * deep, "    " * (deep + 1)
    if isinstance(value, str):
        return _text(value, margin, inside)
    flat = repr(value)
    if len(flat) + len(margin) <= _WIDTH - 20 and not isinstance(value, dict):
        return flat.replace("'", '"')
    if isinstance(value, dict):
        entries = [f'"{key}": {_written(one, deep + 1)}' for key, one in value.items()]
        return "{\n" + "".join(f"{inside}{entry},\n" for entry in entries) + margin + "}"
    if isinstance(value, list | tuple):
        entries = [_written(one, deep + 1) for one in value]
        return "[\n" + "".join(f"{inside}{entry},\n" for entry in entries) + margin + "]"
    return flat


def _text(text: str, margin: str, inside: str) -> str:
    """A text, in several lines where it is long; a space at a break stays before it."""
    if len(text) <= _WIDTH - 24:
        return f'"{text}"'
    broken = textwrap.wrap(text, _WIDTH - len(inside) - 4, break_long_words=False)
    lines = [f'{inside}"{line} "\n' for line in broken[:-1]] + [f'{inside}"{broken[-1]}"\n']
    return "(\n" + "".join(lines) + margin + ")"
