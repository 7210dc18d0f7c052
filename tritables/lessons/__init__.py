"""What is taught with a game: worked examples and what they promise."""

from tritables.lessons.check import check

__all__ = ["check"]
