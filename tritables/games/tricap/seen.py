"""The moves of others, as far as a seat may read them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tritables.core.cards import UNKNOWN
from tritables.core.state import Seat
from tritables.games.tricap.notation import LAID, SHUFFLE
from tritables.games.tricap.state import TriCapState


def moves_seen(
    now: TriCapState, moves: Sequence[tuple[Seat | None, str]], seat: Seat | None
) -> list[str]:
    """Write the moves that led to ``now`` as ``seat`` (None: who only watches) may read them.

    ``moves`` are those of a score sheet, each with the seat whose turn it was. What another seat
    laid face down stays hidden until all have laid; what another seat drew stays hidden for good,
    and the order of a shuffle is for nobody (`round.lay`, `redraw`, `tricap`).

    >>> from tritables.games.tricap import GAME
    >>> moves = ["lay 10H", "draw 1: 9S KD 2C", "lay AC", "shuffle 5H 9C", "lay 10H"]
    >>> moves_seen(GAME.new(), list(zip((1, 1, 1, None, 0), moves)), 1)
    ['lay 10H', 'draw 1: 9S KD 2C', 'lay AC', 'shuffle', 'lay ??']
    >>> moves_seen(GAME.new(), list(zip((1, 1, 1, None, 0), moves)), 0)
    ['lay 10H', 'draw 1: ?? ?? ??', 'lay AC', 'shuffle', 'lay 10H']
    """
    face_down = len(moves)
    if now.phase == "lay":
        while face_down and moves[face_down - 1][1] in LAID:
            face_down -= 1
    return [_seen(text, whose == seat, ply >= face_down) for ply, (whose, text) in enumerate(moves)]


@lru_cache(maxsize=1024)
def _seen(text: str, own: bool, face_down: bool) -> str:
    if text.startswith(SHUFFLE):
        return SHUFFLE
    if own and text.startswith("draw "):
        return text
    if text.startswith("draw "):
        head, _, cards = text.partition(": ")
        return f"{head}: {' '.join(UNKNOWN for _ in cards.split())}"
    if face_down and not own:
        return f"lay {UNKNOWN}"
    return text
