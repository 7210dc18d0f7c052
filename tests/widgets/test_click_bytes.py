"""What a move costs on the wire stays small, however long a game has become; bytes, not seconds."""

from __future__ import annotations

from statistics import median

import pytest

from tests.benchmarks.messages import BUTTON, LIMIT, moves_of
from tests.samples import some
from tritables import game_names

MEDIAN, WORST = 1.06 * LIMIT, 1.55 * LIMIT
"""What a move brings in the game that says most of its places, and at most, as for a deal."""


@pytest.mark.parametrize("game", some(game_names(), 2, 1))
def test_a_move_brings_few_bytes_at_any_length_of_a_game(game: str) -> None:
    sizes, packed = zip(*moves_of(game, seed=0), strict=True)
    half = len(sizes) // 2
    assert len(sizes) > 30
    assert min(sizes) > BUTTON
    assert median(sizes) <= MEDIAN
    assert max(sizes) <= WORST
    assert max(packed) <= LIMIT
    assert median(sizes[half:]) < 1.3 * median(sizes[:half])
