"""The weight of what the net counts."""

from typing import Final

WEIGHTS: Final = {"all": (179,)}
