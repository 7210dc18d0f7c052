from collections.abc import Iterator

import pytest

from tritables.core import game_names, register
from tritables.core.registry import unregister
from tritables.games.tricap import GAME


@pytest.fixture(scope="package", autouse=True)
def in_the_house() -> Iterator[None]:
    """Texts are said for games that are registered; until this one is, its tests bring it."""
    brought = GAME.name not in game_names()
    register(GAME)
    yield
    if brought:
        unregister(GAME.name)
