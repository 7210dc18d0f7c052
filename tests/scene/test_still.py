"""The still picture: one SVG that stands alone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import tritables
from tests.games import battery
from tritables.core.picture import SHAPES, Look
from tritables.core.registry import game_named
from tritables.scene.compose import board_of, scene_of
from tritables.scene.sheets import THEMES
from tritables.scene.still import still


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", tritables.game_names())
def test_a_picture_of_any_state_stands_alone(name, shape, theme) -> None:
    game = game_named(name)
    for state in battery.whole_game(name, 2).states[::29]:
        for view in (state, state.view(None)):
            board, scene = board_of(game, view, Look()), scene_of(game, view)
            svg = still(board, scene, shape=shape, theme=theme, title="A & B")
            root = ElementTree.fromstring(svg)
            assert root.tag.endswith("svg")
            found = {el.get("id") for el in root.iter() if el.get("id")}
            assert set(re.findall(r'href="#([^"]+)"', svg)) <= found
            assert "var(" not in svg
            assert "A &amp; B" in svg
