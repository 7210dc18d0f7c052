"""The games of the house. A game is a folder here and one line below.

Other packages bring games by the entry point ``tritables.games``.
"""

import warnings

from tritables.core.registry import announce, find_more_with, register

GAMES = (
    "trictrac",
    "triominos",
    "tricom",
    "tricap",
)


def _register_installed() -> None:
    """Register the games of other packages; one that cannot be loaded is told, not raised."""
    from importlib.metadata import entry_points  # slow, and mostly nobody asks

    for entry in entry_points(group="tritables.games"):
        try:
            register(entry.load())
        except Exception as fault:
            warnings.warn(f"the game {entry.name} cannot be used: {fault}", stacklevel=2)


for _name in GAMES:
    announce(_name, f"{__name__}.{_name}")
find_more_with(_register_installed)
