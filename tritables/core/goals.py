"""Goals: what a learner should bring about, as data that can be combined, written and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.state import Move
from tritables.core.verdicts import Verdict

DEEPEST: Final = 8
"""The number of goals that may stand inside one another."""
MOST: Final = 40
"""The number of goals that may stand side by side."""

_ATOMS: Final = ("event", "refusal", "move")
_KINDS: Final = (*_ATOMS, "all", "any", "never")


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened at a table: a move with its events, or a refused attempt.

    ``refusal`` is the id of the rule that refused it, ``because`` the verdict's own name for what
    was wrong (`Verdict.because`); then there is no move.
    """

    move: Move | None = None
    events: tuple[Event, ...] = ()
    refusal: str | None = None
    because: str | None = None

    @classmethod
    def refused(cls, verdict: Verdict) -> Happening:
        """Make the happening of a verdict that refused something."""
        return cls(refusal=verdict.rule, because=verdict.because)


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal that a learner brings about; it is met by what has happened at the table.

    One of these is given. ``event``: a rule that a played move sets off. ``refusal``: a rule that
    refuses an attempt; with ``because`` in this one way only, of all that the rule refuses, as
    `Verdict.because` names it. ``move``: a move that is played. ``all``: several goals, in any
    order. ``any``: one of several. ``never``: something that must not have happened. Goals combine
    with ``&``, ``|`` and ``~`` as well. Raises `BadInput` where none or several are given.

    >>> won = Goal(event="move.hit") & ~Goal(refusal="bar.first")
    >>> won.met([Happening("bar/3*", (Event("move.hit", 0),))])
    True
    >>> won.as_json()
    {'all': [{'event': 'move.hit'}, {'never': {'refusal': 'bar.first'}}]}
    """

    event: str | None = None
    refusal: str | None = None
    move: Move | None = None
    all: tuple[Goal, ...] | None = None
    any: tuple[Goal, ...] | None = None
    never: Goal | None = None
    because: str | None = None

    def __post_init__(self) -> None:
        if sum(getattr(self, kind) is not None for kind in _KINDS) != 1:
            raise BadInput(Message("bad-goal", {"choices": ", ".join(_KINDS)}), where="goal")
        if self.because is not None and self.refusal is None:
            raise BadInput(Message("bad-goal", {"choices": ", ".join(_KINDS)}), where="goal")

    def __and__(self, other: Goal) -> Goal:
        if not isinstance(other, Goal):
            return NotImplemented
        return Goal(all=(*(self.all or (self,)), *(other.all or (other,))))

    def __or__(self, other: Goal) -> Goal:
        if not isinstance(other, Goal):
            return NotImplemented
        return Goal(any=(*(self.any or (self,)), *(other.any or (other,))))

    def __invert__(self) -> Goal:
        return self.never or Goal(never=self)

    def met(self, happenings: Sequence[Happening]) -> bool:
        """True if what happened since the step began meets the goal.

        >>> Goal(refusal="bar.first").met([Happening(refusal="bar.first")])
        True
        """
        if self.all is not None:
            return all(goal.met(happenings) for goal in self.all)
        if self.any is not None:
            return any(goal.met(happenings) for goal in self.any)
        if self.never is not None:
            return not self.never.met(happenings)
        return any(self._met_by(one) for one in happenings)

    def _met_by(self, one: Happening) -> bool:
        if self.event is not None:
            return any(event.rule == self.event for event in one.events)
        if self.refusal is not None:
            return one.refusal == self.refusal and self.because in (None, one.because)
        return one.move == self.move

    @property
    def is_only_tried(self) -> bool:
        """True if only refusals can meet it, so that it is optional.

        >>> Goal(refusal="bar.first").is_only_tried, Goal(event="move.hit").is_only_tried
        (True, False)
        """
        parts = (*(self.all or ()), *(self.any or ()))
        return self.refusal is not None or bool(parts and all(one.is_only_tried for one in parts))

    @property
    def atoms(self) -> tuple[Goal, ...]:
        """The goals of one event, refusal or move that it is made of.

        >>> both = Goal(event="move.hit") & ~Goal(refusal="bar.first")
        >>> [atom.rules() for atom in both.atoms]
        [('move.hit',), ('bar.first',)]
        """
        return _atoms(self)

    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that it names.

        >>> (Goal(event="move.hit") & Goal(refusal="bar.first")).rules()
        ('move.hit', 'bar.first')
        """
        named = tuple(rule for rule in (self.event, self.refusal) if rule is not None)
        parts = (*(self.all or ()), *(self.any or ()), *([self.never] if self.never else ()))
        return (*named, *(rule for part in parts for rule in part.rules()))

    def as_json(self) -> dict[str, object]:
        """The goal as courses and files carry it (``tritables/schemas/example.json``)."""
        for kind in _ATOMS:
            if (text := getattr(self, kind)) is not None:
                return {kind: text} | ({"because": self.because} if self.because else {})
        if self.never is not None:
            return {"never": self.never.as_json()}
        kind, parts = ("all", self.all) if self.all is not None else ("any", self.any)
        return {kind: [part.as_json() for part in parts or ()]}

    @classmethod
    def read(cls, data: object, where: str = "goal") -> Goal:
        """Read a goal from its JSON value; raises `BadInput` with the place of the fault.

        >>> Goal.read({"any": [{"move": "take"}, {"move": "pass"}]}).met([Happening("pass")])
        True
        """
        return _read(Reader(data, BadInput, where), DEEPEST)


def events(*rules: str) -> tuple[Goal, ...]:
    """Make goals that are events, one after the other, from the ids of their rules.

    >>> events("none", "adjacent") == (Goal(event="none"), Goal(event="adjacent"))
    True
    """
    return tuple(Goal(event=rule) for rule in rules)


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress along a sequence of goals: a fold over what happens.

    ``step`` is the number of goals that are met; ``since`` is what has happened since the last one
    was, as far as it tells of the next one: no more is kept, however long a game goes on. A goal
    that is only tried is skipped when the next one is met.

    >>> goals = (Goal(refusal="one.capture"), Goal(move="take"), Goal(event="redraw"))
    >>> Progress().after(goals, Happening("take")).step
    2
    """

    step: int = 0
    since: tuple[Happening, ...] = ()

    def after(self, goals: Sequence[Goal], happening: Happening) -> Progress:
        """The progress when something more has happened."""
        if self.done(goals):
            return self
        since = (*self.since, happening)
        if goals[self.step].met(since):
            return Progress(self.step + 1)
        ahead = self.step
        while ahead < len(goals) and goals[ahead].is_only_tried:
            ahead += 1
        if self.step < ahead < len(goals) and goals[ahead].met([happening]):
            return Progress(ahead + 1)
        told = any(
            atom.met([happening]) and not atom.met(self.since) for atom in goals[self.step].atoms
        )
        return Progress(self.step, since) if told else self

    def done(self, goals: Sequence[Goal]) -> bool:
        """True if all of them are met."""
        return self.step == len(goals)


@cache
def _atoms(goal: Goal) -> tuple[Goal, ...]:
    parts = (*(goal.all or ()), *(goal.any or ()), *([goal.never] if goal.never else ()))
    return tuple(atom for part in parts for atom in _atoms(part)) if parts else (goal,)


def _read(reader: Reader, depth: int) -> Goal:
    given: Mapping[str, Any] = reader.value if isinstance(reader.value, dict) else {}
    reader.keys((), (*_KINDS, "because") if "refusal" in given else _KINDS)
    kinds = [kind for kind in given if kind != "because"]
    if len(kinds) != 1 or depth == 0:
        reader.refuse("bad-goal", choices=", ".join(_KINDS))
    (kind,) = kinds
    part = reader.at(kind)
    if kind in _ATOMS:
        named: dict[str, Any] = {kind: part.text_of(400, shortest=1)}
        if "because" in given:
            named["because"] = reader.at("because").text_of(400, shortest=1)
        return Goal(**named)
    if kind == "never":
        return Goal(never=_read(part, depth - 1))
    parts = tuple(_read(item, depth - 1) for item in part.items(1, MOST))
    return Goal(all=parts) if kind == "all" else Goal(any=parts)
