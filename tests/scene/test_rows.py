"""Pieces told in few words lie where the game's picture has them, in every position of games."""

from __future__ import annotations

import pytest

from tests.test_schemas import game_record
from tritables import game_names
from tritables.core.picture import SHAPES, Look
from tritables.core.registry import game_named
from tritables.scene import board_of, scene_of
from tritables.scene.rows import boxes


@pytest.mark.parametrize("name", game_names())
def test_every_piece_lies_where_the_picture_has_it(name: str) -> None:
    game, rows, told = game_named(name), 0, 0
    for state in game_record(4, name=name).replay().states[::9]:
        for look in (Look(), Look(seat=1)):
            board, scene = board_of(game, state, look), scene_of(game, state, look=look)
            pieces = game.picture(state, None, look).pieces
            for shape in SHAPES:
                for piece, box in zip(pieces, boxes(scene, board, shape), strict=True):
                    real = getattr(piece, shape)
                    assert box == pytest.approx([real.x, real.y, real.w, real.h], abs=0.12)
                told += sum(shape in piece for piece in scene["pieces"])
            rows += len(scene["rows"]) + len(pieces)
    assert told < rows  # most pieces need no box of their own
