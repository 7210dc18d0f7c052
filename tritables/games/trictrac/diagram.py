"""The board as text, for a terminal, a doctest, or wherever no picture can be shown."""

from __future__ import annotations

from tritables.games.trictrac.board import BLACK, WHITE
from tritables.games.trictrac.state import TricTracState

_SIDES = ("white", "black")


def diagram(state: TricTracState) -> str:
    """Draw a state as plain text: white as ``o``, black as ``x``, each with its count.

    >>> from tritables.games.trictrac import GAME
    >>> print(diagram(GAME.new()))
     12  11  10   9   8   7 |  6   5   4   3   2   1
      .   .   .   .   .   . |  .   .   .   .   .   .
      .   .   .   .   .   . |  .   .   .   .   .   .
     13  14  15  16  17  18 | 19  20  21  22  23  24
    bar: white 15, black 15; off: white 0, black 0
    each side throws a die to see who begins
    """
    points = state.board.points
    top = [*range(12, 0, -1)]
    bottom = [*range(13, 25)]
    lines = [
        _row([str(point) for point in top]),
        _row([_stones(points[point - 1]) for point in top]),
        _row([_stones(points[point - 1]) for point in bottom]),
        _row([str(point) for point in bottom]),
        f"bar: {_pair(state.board.bar)}; off: {_pair(state.board.off)}",
        _turn(state),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _row(cells: list[str]) -> str:
    left, right = (" ".join(f"{cell:>3}" for cell in half) for half in (cells[:6], cells[6:]))
    return f"{left} |{right}"


def _stones(count: int) -> str:
    return "." if count == 0 else f"{abs(count)}{'o' if count > 0 else 'x'}"


def _pair(counts: tuple[int, int]) -> str:
    return f"white {counts[WHITE]}, black {counts[BLACK]}"


def _turn(state: TricTracState) -> str:
    if state.result is not None:
        return f"{_SIDES[state.result.winners[0]]} has won"
    if state.on_turn is None:
        return "each side throws a die to see who begins"
    side = _SIDES[state.on_turn]
    if not state.left:
        return f"{side} is to throw{' again' if state.again else ''}"
    return f"{side} is to play {' '.join(map(str, state.left))}"
