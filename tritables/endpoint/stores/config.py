"""Where games are kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PLACE: Final = "TRITABLES_KEEP"
"""The variable that says where games are kept: a file, or ``off``."""


def place() -> Path | None:
    """The file in which this machine keeps games; None where a host wants none to be kept.

    >>> import os
    >>> os.environ[PLACE] = "off"
    >>> place() is None
    True
    """
    said = os.environ.get(PLACE)
    if said is not None:
        return None if said.strip().lower() in ("", "off") else Path(said).expanduser()
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "tritables" / "games.db"
