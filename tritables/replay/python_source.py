"""Positions and lessons as Python source."""

from __future__ import annotations

import json
import textwrap
from typing import Final

from tritables.core.examples import Example, Try
from tritables.core.goals import Goal
from tritables.core.registry import game_named
from tritables.core.state import State

_WIDTH: Final = 88


def to_python(state: State) -> str:
    """Return Python source that gives a state: a call of its game's ``position``, or JSON if it has
    none.

    Hidden cards are in it.

    >>> from tritables.games import trictrac
    >>> print(to_python(trictrac.position(white="8:4 12", throw="3-5")))
    from tritables.games import trictrac
    <BLANKLINE>
    position = trictrac.position(
        white="8:4 12",
        throw="3-5",
    )
    """
    game = game_named(state.game)
    arguments = game.arguments(state)
    if arguments is None:
        written = _literal(state.position(), 0)
        return f"from tritables import position\n\nposition = position({written})"
    package, _, name = game.folder.rpartition(".")
    lines = "".join(f"    {key}={_literal(one, 1)},\n" for key, one in arguments.items())
    made = f"(\n{lines})" if lines else "()"
    return f"from {package} import {name}\n\nposition = {name}.position{made}"


def _literal(value: object, deep: int) -> str:
    """Format a value as Black would, over several lines where needed."""
    margin, inside = "    " * deep, "    " * (deep + 1)
    if isinstance(value, str):
        return _string_literal(value, margin, inside)
    flat = repr(value)
    if len(flat) + len(margin) <= _WIDTH - 20 and not isinstance(value, dict):
        return flat.replace("'", '"')
    if isinstance(value, dict):
        entries = [f'"{key}": {_literal(one, deep + 1)}' for key, one in value.items()]
        return "{\n" + "".join(f"{inside}{entry},\n" for entry in entries) + margin + "}"
    if isinstance(value, list | tuple):
        entries = [_literal(one, deep + 1) for one in value]
        return "[\n" + "".join(f"{inside}{entry},\n" for entry in entries) + margin + "]"
    return flat


def _string_literal(text: str, margin: str, inside: str) -> str:
    """Format a string literal, in several lines where it is long; a space at a break stays before
    it.
    """
    if len(text) <= _WIDTH - 24:
        return f'"{text}"'
    broken = textwrap.wrap(text, _WIDTH - len(inside) - 4, break_long_words=False)
    lines = [f'{inside}"{line} "\n' for line in broken[:-1]] + [f'{inside}"{broken[-1]}"\n']
    return "(\n" + "".join(lines) + margin + ")"


def lesson_to_python(lesson: Example, state: State) -> str:
    """Return Python source that opens a lesson; ``state`` is its position.

    >>> from tritables import Goal
    >>> from tritables.games import trictrac
    >>> state = trictrac.position(white="8:4 12", throw="3-5")
    >>> mine = Example("mine", state, Goal(event="move.hit"), title="Hit", task="Hit a stone.")
    >>> print(lesson_to_python(mine, state).split("position = ")[0])
    from tritables import Example, Goal, Lesson
    from tritables.games import trictrac
    <BLANKLINE>
    <BLANKLINE>
    """
    first, made = to_python(state).split("\n\n", 1)
    goals = "".join(f"{_goal(goal)}, " for goal in lesson.goals).rstrip()
    names = ["Example", "Goal", "Lesson"]
    line = []
    for step in lesson.line:
        if isinstance(step, Try):
            names.append("Try")
            line.append(f'Try("{step.move}", "{step.rule}")')
        else:
            line.append(f'"{step}"')
    done = f"    ({', '.join(line)},),\n" if line else ""
    words = "".join(
        f"    {part}={json.dumps(said, ensure_ascii=False)},\n"
        for part, said in (
            ("rules", list(lesson.rules)),
            ("title", lesson.title),
            ("task", lesson.task),
        )
    )
    brought = sorted(set(names))
    head = f"from tritables import {', '.join(brought)}\n"
    if first.startswith("from tritables import"):
        head = f"from tritables import {', '.join((*brought, 'position'))}\n"
        first = ""
    return (
        f"{head}{first}\n\n{made}\n\nexample = Example(\n    {json.dumps(lesson.id)},\n"
        f"    position,\n    ({goals}),\n{done}{words})\n\n"
        f'Lesson("{state.game}", example)'
    )


def _goal(goal: Goal) -> str:
    said = {kind: getattr(goal, kind) for kind in ("event", "refusal", "because", "move")}
    given = ", ".join(f'{kind}="{one}"' for kind, one in said.items() if one is not None)
    return f"Goal({given})"
