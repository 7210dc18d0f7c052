"""Predictions: questions about what moves will bring, such as points or who is next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.lessons.outcomes import Choice

Foreseen = tuple[State, list[Event]]
"""The state after the moves, and their events."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """A question about moves that are to be played; the engine answers it by playing them.

    ``name`` is one of these, each with its ``args``:

    ``points``   the points of ``rule``, or of all rules, of a ``seat`` or all seats
    ``happens``  whether an event of ``rule`` occurs
    ``seat``     the seat of the event of ``rule``; None for nobody
    ``key``      the value in the position afterwards under ``key``, at the index ``at`` of a list
    ``turn``     the seat on turn afterwards
    ``winners``  the seats that have won

    >>> from tritables import new
    >>> Foresight("seat", {"rule": "start.roll-off"}).truth(new("trictrac"), ("start 5-3",))[0]
    0
    """

    name: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def truth(self, start: State, line: Sequence[Move]) -> tuple[object, Foreseen]:
        """Return the right answer, and the state and events that it follows from."""
        events: list[Event] = []
        state = start
        for move in line:
            state = state.play(move, events)
        return ASKED[self.name][0]((state, events), **self.args), (state, events)

    def choice(self, value: object, start: State) -> Choice:
        """Return an answer with its label; a list is labelled by its elements."""
        return Choice(value, ASKED[self.name][1](value, start))

    def as_json(self) -> dict[str, object]:
        """Return the question as JSON (in the schema ``course``)."""
        return {"ask": self.name, **self.args}


def _points(after: Foreseen, rule: str | None = None, seat: int | None = None) -> int:
    return sum(
        event.points
        for event in after[1]
        if rule in (None, event.rule) and seat in (None, event.seat)
    )


def _happens(after: Foreseen, rule: str) -> bool:
    return any(event.rule == rule for event in after[1])


def _seat(after: Foreseen, rule: str) -> int | None:
    return next((event.seat for event in after[1] if event.rule == rule), None)


def _key(after: Foreseen, key: str, at: int | None = None) -> object:
    found: Any = after[0].position().get(key)
    return found[at] if at is not None and isinstance(found, list) else found


def _turn(after: Foreseen) -> int | None:
    return after[0].on_turn


def _winners(after: Foreseen) -> list[int]:
    return [] if after[0].result is None else list(after[0].result.winners)


def _count_said(value: object, start: State) -> Message:
    return Message("choice-points", {"points": value if isinstance(value, int) else 0})


def _truth_said(value: object, start: State) -> Message:
    return Message("choice-yes" if value else "choice-no")


def _seat_said(value: object, start: State) -> Message:
    seats = value if isinstance(value, list) else [value]
    if len(seats) == 1 and isinstance(seats[0], int):
        return Message("seat-name", {"seat": seats[0]}, start.game)
    return Message("choice-several" if seats and None not in seats else "choice-nobody")


def _plainly_said(value: object, start: State) -> str | Message:
    if value is None or value == []:
        return Message("choice-none")
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


Said = Callable[[object, State], str | Message]

ASKED: Final[dict[str, tuple[Callable[..., object], Said]]] = {
    "points": (_points, _count_said),
    "happens": (_happens, _truth_said),
    "seat": (_seat, _seat_said),
    "key": (_key, _plainly_said),
    "turn": (_turn, _seat_said),
    "winners": (_winners, _seat_said),
}
"""By the name of a question: a function that answers it, and one that labels an answer."""

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "points": ("rule", "seat"),
    "happens": ("rule",),
    "seat": ("rule",),
    "key": ("key", "at"),
    "turn": (),
    "winners": (),
}
"""The arguments of each question."""


def check_foresight(foresight: Foresight, start: State) -> None:
    """Raise `BadInput` for a key or a rule that the game does not have."""
    game = game_named(start.game)
    rule, key = foresight.args.get("rule"), foresight.args.get("key")
    if rule is not None and rule not in {one.id for one in game.rules}:
        raise BadInput(Message("check-rule", {"rule": str(rule)}), where="rule")
    if foresight.name == "key" and key not in game.keys:
        raise BadInput(Message("bad-choice", {"choices": ", ".join(game.keys)}), where="key")
