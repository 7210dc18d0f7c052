"""What somebody writes at a position: a comment, arrows, circles, and what its branch is called."""

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

LONGEST_COMMENT: Final = 2_000
LONGEST_NAME: Final = 80
"""Characters of what is written at a position, and of what a branch or a study is called."""

MOST_MARKS: Final = 60
"""Arrows, and circles, at one position."""


@dataclass(frozen=True, slots=True)
class Notes:
    """What is written at one position.

    ``name`` is what the branch that begins there is called. ``arrows`` go from a place of the
    board to another, ``circles`` are around one.

    >>> Notes("Too early.", arrows=(("8", "12"),)).is_empty
    False
    """

    comment: str = ""
    name: str = ""
    arrows: tuple[tuple[str, str], ...] = ()
    circles: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is written."""
        return self == NOTHING

    @property
    def says(self) -> bool:
        """Whether more is written than a name."""
        return bool(self.comment or self.arrows or self.circles)


NOTHING: Final = Notes()


def plain(text: str, longest: int, where: str) -> str:
    """A text as it is kept: without blanks around it, its lines ended in one way.

    Raises `BadInput` for one that is longer, and for characters that nobody can read.

    >>> plain(" Well\\r\\nplayed. ", 80, "comment")
    'Well\\nplayed.'
    """
    kept = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").strip()
    if len(kept) > longest:
        raise BadInput(Message("bad-text-length", {"low": 0, "high": longest}), where=where)
    if not all(map(_is_written, kept)):
        raise BadInput(Message("bad-unprintable"), where=where)
    return kept


def one_line(text: str, longest: int, where: str) -> str:
    """The same for what stands in one line: a name, a title."""
    return re.sub("[ \n]+", " ", plain(text, longest, where))


def _is_written(letter: str) -> bool:
    """Whether a letter may stand in a text: French puts spaces that do not break before a colon."""
    return letter.isprintable() or letter == "\n" or unicodedata.category(letter) == "Zs"


def check_marks(game: Game[Any], state: State, notes: Notes) -> None:
    """Refuse marks at places that the board does not have, too many, and the same twice."""
    if not notes.arrows and not notes.circles:
        return
    known = {place.id for place in game.layout(state, "wide", Look()).places}
    for marks in (notes.arrows, notes.circles):
        if len(marks) > MOST_MARKS or len(set(marks)) < len(marks):
            raise BadInput(Message("bad-marks", {"most": MOST_MARKS}), where="marks")
    for place in (*(end for arrow in notes.arrows for end in arrow), *notes.circles):
        if place not in known:
            raise BadInput(Message("bad-place", {"place": shortened(place)}), where="marks")
