"""How a step of a lesson went: what was answered, how often wrongly, with how much help."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.reading import Reader
from tritables.lessons.helping import DEGREES
from tritables.lessons.outcomes import MOST_CHOICES

MOST: Final = 10_000
"""How many wrong answers are counted."""


@dataclass(slots=True)
class Went:
    """How a step went so far.

    ``done``: it was done once. ``wrong``: how many answers and attempts were wrong, ``helped``:
    the highest degree of help that was asked for. ``answered``, ``found`` and ``chosen`` are of
    the attempt on the board; starting again forgets those.
    """

    done: bool = False
    wrong: int = 0
    helped: int = 0
    answered: bool = False
    found: tuple[str, ...] = ()
    chosen: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether it was done, or tried in vain."""
        return self.done or self.wrong > 0

    @property
    def is_first_try(self) -> bool:
        """Whether it was done without help and without anything wrong."""
        return self.done and not self.wrong and not self.helped

    def as_json(self) -> dict[str, object]:
        """How it went, as results and saved sittings carry it."""
        return {
            "done": self.done,
            "wrong": self.wrong,
            "helped": self.helped,
            "answered": self.answered,
            "found": list(self.found),
            "chosen": list(self.chosen),
        }

    @classmethod
    def read(cls, reader: Reader) -> Went:
        """Read how a step went; raises with the place of the fault."""
        reader.keys(("done", "wrong", "helped", "answered", "found", "chosen"))
        at = reader.at
        return cls(
            at("done").flag(),
            at("wrong").whole(0, MOST),
            at("helped").whole(0, len(DEGREES)),
            at("answered").flag(),
            tuple(item.text_of(40) for item in at("found").items(0, 400)),
            tuple(item.whole(0, MOST_CHOICES) for item in at("chosen").items(0, 60)),
        )
