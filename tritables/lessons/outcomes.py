"""Choices of a question, and outcomes of answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.examples import Words
from tritables.core.messages import Message
from tritables.core.picture import Look
from tritables.core.registry import game_named
from tritables.core.state import Move, State

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
    ``given``   what the reason is true with, where that is not what is shown
    ``hides``   whether the rule is not to be shown, since its name would give the answer away
    ``figures`` messages with the figures behind the reason, for whoever wants to know more

    >>> Outcome(True).reason
    ()
    """

    right: bool
    reason: tuple[Message, ...] = ()
    marks: tuple[str, ...] = ()
    missed: int = 0
    rule: str | None = None
    given: Words | None = None
    hides: bool = False
    figures: tuple[Message, ...] = ()


def why_allowed(state: State, move: Move) -> tuple[Message, ...]:
    """Return that no rule forbids a legal move and, where its game tells it, what makes it legal.

    >>> from tritables import game_named
    >>> state = game_named("tricom").example("equal").position
    >>> " ".join(map(str, why_allowed(state, "6D>1")))
    'No rule forbids this. 6♦ lies beside 6♠: the same rank.'
    """
    game = game_named(state.game)
    allowed = game.teaching("allowed")
    legal = state.judge(move).move
    why = None if allowed is None or legal is None else allowed(state, legal)
    return (Message("ask-allowed"), *((why,) if isinstance(why, Message) else ()))


def so_far(state: State) -> tuple[Message, ...]:
    """Return what a turn has brought so far, where what may be done depends on it and its game
    tells it.

    >>> state = game_named("tricom").example("queen").position
    >>> so_far(state)
    ()
    >>> " ".join(map(str, so_far(state.play("turn QD"))))
    'Q♦ has been turned up, and not used or skipped yet.'
    """
    tells = game_named(state.game).teaching("so_far")
    told = None if tells is None else tells(state)
    return (told,) if isinstance(told, Message) else ()
