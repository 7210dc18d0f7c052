"""What somebody means who types an answer: a place of the board, or one of the answers."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tritables.core.errors import BadInput
from tritables.core.messages import Message

_BETWEEN = re.compile(r"[\s.,:;!?«»“”\"'()]+")


def meant(text: str, names: Mapping[str, str]) -> str:
    """The id whose thing a text means, given what each thing is called.

    It is the id itself, or words that follow each other in one name and in no other, in small or
    capital letters. Raises `BadInput` where the text means nothing here, or several things.

    >>> meant("point 5", {"5": "Point 5, 3 white stones", "15": "Point 15, empty"})
    '5'
    """
    if text in names:
        return text
    said = _words(text)
    found = [id for id, name in names.items() if _within(said, _words(name))]
    exact = [id for id in found if _words(names[id]) == said]
    if len(exact) == 1:
        return exact[0]
    if len(found) != 1:
        rule = "bad-answer-several" if found else "bad-answer-unknown"
        raise BadInput(Message(rule, {"answer": text}))
    return found[0]


def _words(text: str) -> list[str]:
    return [word for word in _BETWEEN.split(text.casefold()) if word]


def _within(some: list[str], words: list[str]) -> bool:
    """Whether some words follow each other among others; none are nowhere."""
    size = len(some)
    return size > 0 and any(words[at : at + size] == some for at in range(len(words) - size + 1))
