"""Matching of a typed answer to a place's label or a choice."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tritables.core.errors import BadInput
from tritables.core.messages import Message

_BETWEEN = re.compile(r"[\s.,:;!?«»“”\"'()]+")


def meant(text: str, names: Mapping[str, str]) -> str:
    """Return the id whose name a text matches.

    It is the id itself, or words that follow each other in one name and in no other; case is
    ignored. Raises `BadInput` for no match or several.

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
    """Return True if words follow each other among others; no words never do."""
    size = len(some)
    return size > 0 and any(words[at : at + size] == some for at in range(len(words) - size + 1))
