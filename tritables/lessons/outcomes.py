"""Choices of a question, and outcomes of answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.examples import Words
from tritables.core.messages import Message
from tritables.core.picture import Look

MOST_CHOICES: Final = 12
"""Choices of a question at most."""

FRONT: Final = Look()
"""The look from no seat in particular."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to choose from.

    ``value``   the value that it stands for
    ``label``   a message, a text for all languages, or texts by language
    ``within``  the id of a message that has the label as ``$title``, if it does not stand alone
    ``under``   the answer that a board has given first, before it offers this one
    """

    value: object
    label: Message | Words
    within: str | None = None
    under: Message | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The engine's verdict on an answer.

    ``right``   True if it is right
    ``reason``  messages that say why it is wrong
    ``marks``   ids of the places that prove it
    ``missed``  the number of places that are still to be found
    ``rule``    the id of the rule that refused the move, or that was wrongly named; None where no
                move was judged

    >>> Outcome(True).reason
    ()
    """

    right: bool
    reason: tuple[Message, ...] = ()
    marks: tuple[str, ...] = ()
    missed: int = 0
    rule: str | None = None
