"""The picture of a link's content, where it cannot be played."""

from __future__ import annotations

from typing import Any

from tritables.core.registry import game_named
from tritables.core.state import State
from tritables.scene.still import still_of
from tritables.texts import spoken

Json = dict[str, Any]


def picture_of(state: State, lang: str) -> Json:
    """Return a position as ``svg``, and as text in ``said``.

    >>> from tritables import new
    >>> picture_of(new("tricap", seed=1).view(0), "en")["svg"][:4]
    '<svg'
    """
    game = game_named(state.game)
    drawn = still_of(game, state, lang=spoken(game.name, lang))
    return {"svg": drawn.svg, "said": f"{drawn.status} {drawn.said}"}
