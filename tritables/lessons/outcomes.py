"""Choices of a question, and outcomes of answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tritables.core.events import Event
from tritables.core.examples import Words
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.picture import Look
from tritables.core.state import State

MOST_CHOICES: Final = 12
"""Answers to choose from, at most."""

FRONT: Final = Look()
"""The look from no seat in particular."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to choose from.

    ``value``   the value that it stands for
    ``label``   a message, a text for all languages, or texts by language
    ``within``  the id of a message that has the label as ``$title``, if it does not stand alone
    """

    value: object
    label: Message | Words
    within: str | None = None


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


def told(game: Game[Any], events: Sequence[Event], rules: Sequence[str], after: State) -> Outcome:
    """Return the outcome of a wrong prediction, with the events of ``rules`` or else all events.

    At the end of a round the reason includes the result.
    """
    about = [event for event in events if event.rule in rules] or list(events)
    said = [event.message(game.name) for event in about]
    if after.to_act is None:
        said.append(game.picture(after, None, FRONT).status)
    places = dict.fromkeys(place for event in about for place in event.places)
    return Outcome(
        False, tuple(dict.fromkeys(said)) or (Message("predict-nothing"),), tuple(places)
    )
