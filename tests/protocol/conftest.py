"""What the battery leaves out: games that are kept, numbers of pictures, and a coach who thinks."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import repeat

import pytest

from tests.protocol import quick_coach
from tritables.core.registry import game_names
from tritables.endpoint.stores.config import PLACE
from tritables.widgets.table import Table


@pytest.fixture(scope="module", autouse=True)
def alike() -> Iterator[None]:
    """No board keeps its game, and equal pictures are equal: their ids have no numbers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PLACE, "off")
        patch.setattr(import_module("tritables.scene.still"), "_numbers", repeat(1))
        quick_coach.put_in(patch)
        others = [Table(name) for name in game_names()]  # they bring what all share
        yield
        for other in others:
            other.close()
