"""A game that ``new-game`` writes, at home in the house for as long as a test lasts."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tritables import texts
from tritables.core import Game, registry
from tritables.lessons import practice_data
from tritables.newgame import make_game


def _leave(_package: Path) -> None:
    """Change nothing of what was made."""


@contextmanager
def made(
    into: Path, name: str = "heap", change: Callable[[Path], None] = _leave
) -> Iterator[Game[Any]]:
    """Make a game, have ``change`` edit its package's folder, and register it."""
    make_game(name, into)
    project, package = into / f"tritables-{name}", f"tritables_{name}"
    change(project / package)
    sys.path.insert(0, str(project))
    importlib.invalidate_caches()
    game: Game[Any] = importlib.import_module(package).GAME
    registry.register(game)
    try:
        yield game
    finally:
        registry.unregister(name)
        sys.path.remove(str(project))
        for module in [one for one in sys.modules if one.partition(".")[0] == package]:
            del sys.modules[module]
        for kept in (
            *(texts.languages_of, texts.spoken, texts._entries, texts._words),
            practice_data.practisable,
        ):
            kept.cache_clear()
