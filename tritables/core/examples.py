"""Examples: a position to try, what to try in it, and one way to do it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.goals import Goal
from tritables.core.messages import Message
from tritables.core.state import Move, State

Words = str | Mapping[str, str]
"""Words of one's own: one text, or one for each language: ``{"en": "…", "nl": "…"}``."""


@dataclass(frozen=True, slots=True)
class Try:
    """An attempt in an example's line that ``rule`` must refuse; it changes nothing.

    >>> Try("8/11", "bar.first").as_json()
    {'move': '8/11', 'rule': 'bar.first'}
    """

    move: Move
    rule: str

    def as_json(self) -> dict[str, str]:
        """The attempt as files carry it."""
        return {"move": self.move, "rule": self.rule}


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a position to try, what to try in it, and what must then happen.

    >>> from tritables import new
    >>> Example("first-throw", new("trictrac"), (Goal(event="start.roll-off"),)).goals[0].event
    'start.roll-off'

    ``position`` is a state or a position's JSON. ``goals`` are what the learner brings about, one
    after the other; ``line`` is one way to do it: moves, chance included, and attempts that must
    be refused; its throws are the ones that fall when the learner throws. ``rules`` are the ids
    that it teaches.

    The words are given here, ``task`` as one for each goal where there are several; or else they
    are ``example-<id>`` in the game's catalogue, with the attributes ``.title``, ``.task``
    (``.task-2`` …) and ``.done``. ``intro`` says what the board shows at first.
    `tritables.check` says whether an example keeps what it promises.
    """

    id: str
    position: State | Mapping[str, object]
    goals: tuple[Goal, ...]
    line: tuple[Move | Try, ...] = ()
    _: KW_ONLY
    rules: tuple[str, ...] = ()
    title: Words | None = None
    intro: Words | None = None
    task: Words | tuple[Words, ...] | None = None
    done: Words | None = None

    def __post_init__(self) -> None:
        if isinstance(self.goals, Goal):  # one goal without a comma is meant as one goal
            object.__setattr__(self, "goals", (self.goals,))
        for name, kinds in _LISTS.items():
            object.__setattr__(self, name, _listed(getattr(self, name), name, kinds))
        if not isinstance(self.position, State | Mapping):
            raise _wrong("position", "State, JSON")
        if type(self.id) is not str or not self.id:
            raise BadInput(Message("bad-text"), where="id")
        if not self.goals:
            raise BadInput(Message("bad-no-goals"), where="goals")
        for name in ("title", "intro", "done"):
            _check_words(getattr(self, name), name)
        for nth, words in enumerate(self.task if isinstance(self.task, tuple) else (self.task,)):
            _check_words(words, f"task[{nth}]" if isinstance(self.task, tuple) else "task")
        if isinstance(self.task, tuple) and len(self.task) != len(self.goals):
            args = {"low": len(self.goals), "length": len(self.task)}
            raise BadInput(Message("bad-length-exact", args), where="task")

    def as_json(self) -> dict[str, object]:
        """The example as courses and files carry it (``tritables/schemas/example.json``)."""
        start = self.position
        task = list(self.task) if isinstance(self.task, tuple) else self.task
        words = {"title": self.title, "intro": self.intro, "task": task, "done": self.done}
        return {
            "id": self.id,
            "position": start.position() if isinstance(start, State) else dict(start),
            "goals": [goal.as_json() for goal in self.goals],
            "line": [step.as_json() if isinstance(step, Try) else step for step in self.line],
            "rules": list(self.rules),
            **{part: said for part, said in words.items() if said is not None},
        }


def read_examples(text: str, position: Callable[..., State]) -> tuple[Example, ...]:
    """Read examples that are written as TOML: a table for each, under its id.

    ``rules``, ``goals`` and ``line`` are lists. A goal is the rule of an event, or a table with
    the JSON of a `Goal`; a step is a move, or a table of ``move`` and ``rule`` for a `Try`. All
    else are arguments of ``position``, the game's own short way. What several have in common stands
    in a table ``shared.NAME`` of its own, which is taken over by ``like = "NAME"``. Spaces and ends
    of lines in a text are all the same.

    >>> from tritables.games.trictrac.short_position import position
    >>> text = '''
    ... [shared.two]
    ... white = "24:2"
    ...
    ... [winning]
    ... rules = ["goal.all-off"]
    ... like = "two"
    ... throw = "1-1"
    ... goals = [{ refusal = "bar.first" }, "goal.all-off"]
    ... line = [{ move = "bar/1", rule = "bar.first" }, "24/off", "24/off"]
    ... '''
    >>> [(one.id, one.goals[1].event, one.line[0]) for one in read_examples(text, position)]
    [('winning', 'goal.all-off', Try(move='bar/1', rule='bar.first'))]
    """
    written = tomllib.loads(text)
    shared = written.pop("shared", {})
    filled = {id: _filled(table, shared) for id, table in written.items()}
    return tuple([_example(id, position, **table) for id, table in filled.items()])


def _filled(given: Any, shared: Mapping[str, Any]) -> Any:
    """A value with what it takes over from the shared tables."""
    if isinstance(given, str):
        return " ".join(given.split())
    if isinstance(given, list):
        return [_filled(one, shared) for one in given]
    if not isinstance(given, dict):
        return given
    own = dict(given)
    taken = _filled(shared[own.pop("like")], shared) if "like" in own else {}
    return {**taken, **{name: _filled(one, shared) for name, one in own.items()}}


def _example(
    id: str,
    position: Callable[..., State],
    *,
    rules: list[str],
    goals: list[Any],
    line: list[Any],
    **arguments: Any,
) -> Example:
    return Example(
        id,
        position(**arguments),
        tuple([Goal(event=one) if isinstance(one, str) else Goal.read(one) for one in goals]),
        tuple([one if isinstance(one, str) else Try(**one) for one in line]),
        rules=tuple(rules),
    )


_LISTS: Final[dict[str, tuple[type, ...]]] = {"goals": (Goal,), "line": (str, Try), "rules": (str,)}
"""The lists of an example, and what stands in them."""


def _listed(given: object, name: str, kinds: tuple[type, ...]) -> tuple[object, ...]:
    """A list or tuple of such things, as a tuple; a text is no list of its letters."""
    choices = ", ".join(kind.__name__ for kind in kinds)
    if not isinstance(given, list | tuple):
        raise BadInput(Message("bad-listed", {"choices": choices}), where=name)
    for nth, item in enumerate(given):
        if not isinstance(item, kinds):
            raise _wrong(f"{name}[{nth}]", choices)
    return tuple(given)


def _check_words(words: object, where: str) -> None:
    """One text, or one for each language."""
    texts = list(words.values()) if isinstance(words, Mapping) else [words]
    if words is not None and not (texts and all(isinstance(text, str) for text in texts)):
        raise BadInput(Message("bad-words"), where=where)


def _wrong(where: str, choices: str) -> BadInput:
    return BadInput(Message("bad-choice", {"choices": choices}), where=where)
