"""Sequels: what comes of a move in a race that is played on."""

from __future__ import annotations

from typing import Final

from tritables.core.claims import Kind

LATER_TURNS: Final = Kind("later-turns", {"tenths": "whole", "fewer": "whole"}, {}, good=-1)
"""Turns that a side needs in races that are played on until its last stone is off (`played_on`):
how many fewer or more than after another move.
"""

KINDS: Final = (LATER_TURNS,)
