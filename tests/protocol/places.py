"""Where the battery is run: at every stage, of one game or, at length, of each."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.protocol.stages import GAMES, STAGES
from tritables.table.commands import COMMANDS


def _at(stage: str, game: str, *more: str) -> Any:
    """A parameter of a test; one game stands for all in ``make test``."""
    marks = [pytest.mark.xdist_group(f"protocol {stage} {game}")]
    marks += [] if STAGES[stage][1] == game else [pytest.mark.full]
    return pytest.param(stage, game, *more, marks=marks, id="-".join((stage, game, *more)))


STOOD: Final = [_at(stage, game) for stage in STAGES for game in GAMES]
"""Every stage of every game."""

PAIRS: Final = [_at(stage, game, kind) for stage in STAGES for game in GAMES for kind in COMMANDS]
"""The same, each with every command."""
