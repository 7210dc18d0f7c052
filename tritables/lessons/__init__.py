"""What is taught with a game: worked examples, what they promise, and how they are written."""

from tritables.lessons.check import check
from tritables.lessons.files import read_example

__all__ = ["check", "read_example"]
