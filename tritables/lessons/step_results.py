"""The result of a step: answers, the number of wrong ones, and the hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.reading import Reader
from tritables.lessons.hints import DEGREES
from tritables.lessons.outcomes import MOST_CHOICES

MOST: Final = 10_000
"""Wrong answers that are counted at most."""


@dataclass(slots=True)
class Went:
    """The result of a step so far.

    ``done``    True once it was done
    ``wrong``   the number of wrong answers and attempts
    ``helped``  the highest degree of a hint that was asked for
    ``answered``, ``found``, ``chosen``  the current attempt; a restart clears them
    """

    done: bool = False
    wrong: int = 0
    helped: int = 0
    answered: bool = False
    found: tuple[str, ...] = ()
    chosen: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """True if it was done or answered wrong."""
        return self.done or self.wrong > 0

    @property
    def is_first_try(self) -> bool:
        """True if it was done without a hint and without a wrong answer."""
        return self.done and not self.wrong and not self.helped

    def as_json(self) -> dict[str, object]:
        """Return the result as JSON (in the schema ``sitting``)."""
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
        """Read a result from JSON; raises `BadRecord` with the place of the fault."""
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
