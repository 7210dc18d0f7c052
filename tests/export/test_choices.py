"""Opponents choose alike in CPython and in the Python of a page, for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.export import choices
from tests.export.running import plays, pyodide_of
from tests.export.stretches import stretches
from tritables import game_named, game_names
from tritables.export.bundle import Bundle
from tritables.opponents.known import opponent_names

pytestmark = pytest.mark.timeout(300)

ASKED = 24
"""The decisions of each game that are asked for; `make bench` asks for more."""


def test_every_opponent_of_every_game_chooses_the_same(bundle: Bundle, tmp_path: Path) -> None:
    asked = {name: stretches(name, ASKED, 12) for name in game_names()}
    here = choices.answer({"positions": asked, "often": 1})
    page = pyodide_of(bundle, tmp_path)
    told = plays(page, Path(choices.__file__), positions=asked, often=1)
    for name in game_names():
        # Other tests of the same process may have brought opponents of their own.
        known = [who for who in opponent_names(game_named(name)) if who in told[name]]
        assert list(told[name]) == known
        assert {"random", "greedy"} < {*known}
        for who, there in told[name].items():
            assert there["moves"] == here[name][who]["moves"], (name, who)
            assert len(there["moves"]) == ASKED
