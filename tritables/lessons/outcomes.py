"""What comes of an answer: right or not, why, where to look."""

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

FRONT: Final = Look()
"""The look of somebody who sits nowhere in particular."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to choose: what it stands for, and how it is called.

    ``label`` is a message, or a text that is the same in every language or has one for each;
    ``within`` the message of the house that it stands in as ``$title``, if it does not stand alone.
    """

    value: object
    label: Message | Words
    within: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the rules say of an answer.

    ``reason`` are the sentences that say why it is wrong, ``marks`` the places that prove it, and
    ``missed`` how many places are still to be found. ``rule`` is the rule that it rests on: the one
    by which a move was refused, or that was named in vain; None where no move was judged.

    >>> Outcome(True).reason
    ()
    """

    right: bool
    reason: tuple[Message, ...] = ()
    marks: tuple[str, ...] = ()
    missed: int = 0
    rule: str | None = None


def told(game: Game[Any], events: Sequence[Event], rules: Sequence[str], after: State) -> Outcome:
    """A wrong prediction: what happened instead, by its events, those of ``rules`` alone if any.

    At the end of a round the board says how it ended, and so does this.
    """
    about = [event for event in events if event.rule in rules] or list(events)
    said = [event.message(game.name) for event in about]
    if after.to_act is None:
        said.append(game.picture(after, None, FRONT).status)
    places = dict.fromkeys(place for event in about for place in event.places)
    return Outcome(
        False, tuple(dict.fromkeys(said)) or (Message("predict-nothing"),), tuple(places)
    )
