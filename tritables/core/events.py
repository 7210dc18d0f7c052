"""Events: what a move scored and what the rules decided by it, each named by its rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from tritables.core.messages import Argument, Message
from tritables.core.values import Value, value


@value
class Event(Value):
    """One thing that a rule did while a move was played.

    ``rule`` is the rule's id, ``seat`` the seat concerned or None for the whole table, ``points``
    what it scored. ``args`` are the parameters of its sentence and ``places`` the places on the
    board that it is about; both are for people and stay out of the JSON.

    >>> Event("throw.again", 0).as_json()
    {'rule': 'throw.again', 'seat': 0, 'points': 0}
    """

    rule: str
    seat: int | None
    points: int = 0
    args: Mapping[str, Argument] = field(default_factory=dict, hash=False)
    places: tuple[str, ...] = ()

    def as_json(self) -> dict[str, object]:
        """The event as the engine by text writes it: ``rule``, ``seat`` and ``points``."""
        return {"rule": self.rule, "seat": self.seat, "points": self.points}

    def message(self, game: str) -> Message:
        """The sentence that tells it: ``event-`` and the rule's id in the game's catalogue."""
        seat = -1 if self.seat is None else self.seat
        args = {"seat": seat, "player": seat + 1, "points": self.points, **self.args}
        return Message(message_id("event", self.rule), args, game)


def message_id(kind: str, rule: str) -> str:
    """Turn a rule's id into a message id; a catalogue does not allow the dot.

    >>> message_id("rule", "throw.look-ahead")
    'rule-throw_look-ahead'
    """
    return f"{kind}-{rule.replace('.', '_')}"
