"""The points of a round: the price of tiles and turns, and the gains of a placement by rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tritables.core.events import Event
from tritables.core.messages import Argument
from tritables.core.state import Seat
from tritables.games.triominos.board import Cell, Shape
from tritables.games.triominos.options import KIDS, NONE
from tritables.games.triominos.places import place_of
from tritables.games.triominos.tiles import VALUE, Tile

MOST_BOUGHT: Final = 3
"""`buy.must`: tiles that may be bought in one turn."""
PRICE: Final = 5
"""`buy.must`: points that each costs."""
PENALTY: Final = 10
"""`buy.fail`: points that a turn costs in which three were bought and none placed."""
POINTS: Final = {
    "score.bridge": 40,
    "score.hexagon": 50,
    "score.double-hexagon": 60,  # hexagon.triple: for three as for two
    "end.bell": 25,
}
"""The points that a rule pays."""

Gain = tuple[str, int]
"""A rule and the points that a placement scores by it."""


def gains(scoring: str, tile: Tile, shape: Shape, *, rings: bool) -> tuple[Gain, ...]:
    """The gains of placing a tile, by rule, when it makes ``shape``.

    ``scoring`` is the table's; ``rings`` says that it is the first last tile of the round.

    >>> gains("standard", "0-1-5", Shape(True, 0, ()), rings=False)
    (('score.value', 6), ('score.bridge', 40))
    """
    if scoring == NONE:
        return ()
    if scoring == KIDS:
        return (("kids.score", 1 + shape.bridge + shape.hexagons + 5 * rings),)
    value = ("score.value", VALUE[tile])
    if shape.bridge:
        rule = "score.bridge"
    elif shape.hexagons:
        rule = "score.hexagon" if shape.hexagons == 1 else "score.double-hexagon"
    else:
        return (value,)
    return (value, (rule, POINTS[rule]))


def told(
    gains: Iterable[Gain], seat: Seat, tile: Tile, cell: Cell, shape: Shape, *, rings: bool
) -> Iterable[Event]:
    """The events of what a placement scores, each with the tiles that make it."""
    args: dict[str, Argument] = {
        "tile": tile,
        "bridge": int(shape.bridge),
        "hexagons": shape.hexagons,
        "rings": int(rings),
    }
    here = (place_of(cell),)
    for rule, points in gains:
        alone = rule == "score.value" or not shape.tiles
        yield Event(rule, seat, points, args, here if alone else tuple(map(place_of, shape.tiles)))
