"""Where games are kept on this machine, and what can be wrong with that."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

PLACE: Final = "TRITABLES_KEEP"
"""The variable that says where games are kept: a file, or ``off``."""


class Unkept(Exception):
    """The file cannot be written or read now; what is played goes on without it."""


class Forgotten(Unkept):
    """What a page goes on from is not in the file: the game has to be written as a whole."""


class TooLong(Unkept):
    """A game has become too long; what was written of it stays."""


class Torn(Unkept):
    """A kept game is damaged; ``sound`` is a saved sitting of the moves before that, or None."""

    def __init__(self, fault: str, sound: dict[str, Any] | None) -> None:
        super().__init__(fault)
        self.sound = sound


class OtherVersion(Unkept):
    """Another version has written the file, which stays as it is."""


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
