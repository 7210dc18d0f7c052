"""Throws counted by hand: in how many of the 36 ways two dice can fall something can happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tritables.core.events import Event
from tritables.games.trictrac.state import TricTracState

FACES = range(1, 7)

Happens = Callable[[TricTracState, list[Event]], bool]


def throws(state: TricTracState, happens: Happens) -> int:
    """Count the ways two dice can fall, 36 in all, after which something can happen.

    What comes after a throw is played with its own dice only, however its stones are moved; a
    throw that follows it is another one.
    """
    dice = [sorted((one, other)) for one in FACES for other in FACES]
    return sum(
        any(happens(after, events) for after, events in lines(state, f"roll {low}-{high}"))
        for low, high in dice
    )


def lines(state: TricTracState, roll: str) -> Iterator[tuple[TricTracState, list[Event]]]:
    """Play a throw in every way; yield each position on the way and what happened up to there."""
    events: list[Event] = []
    waiting = [(state.play(roll, events), events)]
    while waiting:
        here, events = waiting.pop()
        yield here, events
        if here.left:
            for move in here.legal_moves():
                more = list(events)
                waiting.append((here.play(move, more), more))


def hits(state: TricTracState, events: list[Event]) -> bool:
    return any(event.rule == "move.hit" for event in events)


def bears_off(state: TricTracState, events: list[Event]) -> bool:
    return any(event.rule == "off.exact" for event in events)


def enters(state: TricTracState, events: list[Event]) -> bool:
    return any(event.rule == "bar.first" for event in events)
