"""Notes at a position of a study: a comment, arrows, circles, the name of its branch, and what the
coach remarks.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.picture import Look
from tritables.core.reading import shortened
from tritables.core.state import State
from tritables.replay.remarks import Remark

LONGEST_COMMENT: Final = 2_000
LONGEST_NAME: Final = 80
"""Characters of a comment (`LONGEST_COMMENT`), and of the name of a branch or a study, at most."""

MOST_MARKS: Final = 60
"""Arrows, and circles, at one position at most."""


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes at one position.

    ``comment``  text
    ``name``     the name of the branch that begins there
    ``arrows``   pairs of ids of places of the board
    ``circles``  ids of places of the board
    ``remark``   the coach's, beside what people write

    >>> Notes("Too early.", arrows=(("8", "12"),)).is_empty
    False
    """

    comment: str = ""
    name: str = ""
    arrows: tuple[tuple[str, str], ...] = ()
    circles: tuple[str, ...] = ()
    remark: Remark | None = None

    @property
    def is_empty(self) -> bool:
        """True if there are no notes."""
        return self == NOTHING

    @property
    def is_annotated(self) -> bool:
        """True if there are notes other than a name."""
        return bool(self.comment or self.arrows or self.circles or self.remark)


NOTHING: Final = Notes()


def normalised(text: str, longest: int, where: str) -> str:
    """Normalise a text: stripped, with ``\\n`` for any line end and spaces for tabs.

    ``longest`` is in characters, ``where`` the place for errors. Raises `BadInput` for a longer
    text and for unprintable characters.

    >>> normalised(" Well\\r\\nplayed. ", 80, "comment")
    'Well\\nplayed.'
    """
    kept = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").strip()
    if len(kept) > longest:
        raise BadInput(Message("bad-text-length", {"low": 0, "high": longest}), where=where)
    if not all(map(_is_printable, kept)):
        raise BadInput(Message("bad-unprintable"), where=where)
    return kept


def one_line(text: str, longest: int, where: str) -> str:
    """Normalise a text as `normalised` does, with a space for each line end."""
    return re.sub("[ \n]+", " ", normalised(text, longest, where))


def _is_printable(letter: str) -> bool:
    """Return True for a character that a text may hold; French has no-break spaces before
    colons.
    """
    return letter.isprintable() or letter == "\n" or unicodedata.category(letter) == "Zs"


def check_marks(game: Game[Any], state: State, notes: Notes) -> None:
    """Raise `BadInput` for marks at unknown places, duplicates, and more than `MOST_MARKS`."""
    if not notes.arrows and not notes.circles:
        return
    known = {place.id for place in game.layout(state, "wide", Look()).places}
    for marks in (notes.arrows, notes.circles):
        if len(marks) > MOST_MARKS or len(set(marks)) < len(marks):
            raise BadInput(Message("bad-marks", {"most": MOST_MARKS}), where="marks")
    for place in (*(end for arrow in notes.arrows for end in arrow), *notes.circles):
        if place not in known:
            raise BadInput(Message("bad-place", {"place": shortened(place)}), where="marks")
