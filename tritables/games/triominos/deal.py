"""Dealing: the tiles in a mixed order, and how many each takes."""

from __future__ import annotations

from typing import Final

from tritables.core.chance import dealer
from tritables.games.triominos.tiles import TILES, Tile

DEALT: Final = {2: 9, 3: 7, 4: 7, 5: 6, 6: 6}
"""`setup.deal`: how many tiles each takes, by the number of players."""


def mixed(seed: int | None) -> tuple[Tile, ...]:
    """All tiles in an order that follows from the seed; None is an order for worked examples.

    >>> len(set(mixed(7))), mixed(7) == mixed(7), mixed(None)[:3]
    (56, True, ('0-0-0', '1-1-3', '3-3-3'))
    """
    if seed is None:
        return _IN_EXAMPLES
    tiles = list(TILES)
    dealer(seed, -1).shuffle(tiles)
    return tuple(tiles)


_IN_EXAMPLES: Final = tuple(TILES[nth * 23 % len(TILES)] for nth in range(len(TILES)))
