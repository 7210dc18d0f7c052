"""What a move costs on the wire stays small, however long a game has become; bytes, not seconds."""

from __future__ import annotations

from statistics import median

import pytest

from tests.benchmarks.messages import BUTTON, LIMIT, moves_of
from tests.samples import some
from tritables import game_names

WORST, DEFLATED = 11_000, 1_500
"""What a move brings at most, as for a deal, and what of that crosses a line that is deflated."""


@pytest.mark.parametrize("game", some(game_names(), 2, 1))
def test_a_move_brings_few_bytes_at_any_length_of_a_game(game: str) -> None:
    sizes, packed = zip(*moves_of(game, seed=0), strict=True)
    half = len(sizes) // 2
    assert len(sizes) > 30
    assert min(sizes) > BUTTON
    assert median(sizes) <= LIMIT
    assert max(sizes) <= WORST
    assert max(packed) <= DEFLATED
    assert median(sizes[half:]) < 1.6 * median(sizes[:half])
