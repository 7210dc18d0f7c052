"""The location of kept games on this machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PLACE: Final = "TRITABLES_KEEP"
"""The environment variable with the location: a file, or ``off``."""


def place() -> Path | None:
    """Return the file of kept games; None where the host keeps none.

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
