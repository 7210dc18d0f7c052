"""Fields to send: for each command valid ones, for each field one that is not.

What is valid depends on the table, so a sample is drawn from it, and from a generator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

from tests.protocol.stages import link_of
from tests.validators import compiled
from tritables.core.picture import SHAPES
from tritables.lessons.lesson_from_position import aims_in
from tritables.lessons.steps import FindAll
from tritables.replay.links import to_link
from tritables.scene.sheets import THEMES
from tritables.table import Table
from tritables.table.commands import COMMANDS, FORMS, JUMPS, WAYS
from tritables.table.settings import CHOICES, SETTINGS

Json = Any
Fields = dict[str, Json]
Sample = Callable[[Table, Random], Fields]
"""Draws fields that are valid at a table, which it leaves as it is."""

TOKEN: Final = "0123456789abcdef" * 2


def _none(_table: Table, _rng: Random) -> Fields:
    return {}


def _picked(**choices: Json) -> Sample:
    """Fields of which each has one of some values."""
    return lambda _table, rng: {name: rng.choice(list(one)) for name, one in choices.items()}


def _shown(table: Table) -> Json:
    return table.shown(table.now)


def _nodes(table: Table) -> list[int]:
    replay = _shown(table)["table"].get("replay") or {}
    branches = [one["node"] for one in replay.get("branches", ())]
    return [*branches, replay.get("node", 0)]


def _node(table: Table, rng: Random) -> Fields:
    return {"node": rng.choice(_nodes(table))}


def _branch(table: Table, _rng: Random) -> Fields:
    return {"node": _nodes(table)[0]}


def _legal(table: Table, rng: Random) -> Fields:
    froms = {way["from"] for way in _shown(table)["scene"]["ways"]}
    return {"place": rng.choice([None, *sorted(froms)])}


def _picture(table: Table, rng: Random) -> Fields:
    rule = rng.choice([rule.id for rule in table.game.rules])
    return {"rule": rule, "shape": rng.choice(SHAPES), "theme": rng.choice(THEMES)}


def _link(table: Table, rng: Random) -> Fields:
    name = table.game.name
    start = to_link(table.game.new())
    return {"link": rng.choice([link_of(name), start]), "sure": rng.random() < 0.7}


def _resume(table: Table, _rng: Random) -> Fields:
    return {"saved": table.save()}


def _choose(_table: Table, rng: Random) -> Fields:
    name = rng.choice(SETTINGS)
    return {"name": name, "value": rng.choice(list(CHOICES.get(name, (True, False))))}


def _attempt(table: Table, rng: Random) -> Fields:
    ways = _shown(table)["scene"]["ways"]
    places = sorted(table.places())
    way = rng.choice(ways) if ways else {"from": rng.choice(places), "to": rng.choice(places)}
    return {"from": way["from"], "to": way["to"], "turn": way.get("turn") or 0}


def _type(table: Table, rng: Random) -> Fields:
    if table.top.is_asking:
        return {"move": "1"}
    tried = _shown(table)["table"].get("replay") or {}
    offered = [one["move"] for one in tried.get("tried", ())]
    return {"move": rng.choice([*sorted(table.state.legal_moves())[:20], *offered, "nonsense"])}


def _played(table: Table, rng: Random) -> Fields:
    """A move in place of the last one."""
    parent = table.node.parent
    moves = [] if parent is None else sorted(parent.state.legal_moves())
    return {"move": rng.choice([one for one in moves if one != table.node.move] or ["nonsense"])}


def _ply(table: Table, rng: Random) -> int:
    return rng.randrange(len(table.session.history.line))


def _new(table: Table, rng: Random) -> Fields:
    seed = rng.choice([None, 7, str(2**100)])
    seats = rng.choice([None, list(table.session.seats)])
    return {"seed": seed, "seats": seats, "options": rng.choice([None, {}])}


def _touch(table: Table, rng: Random) -> Fields:
    step = None if table.top.progress is None else table.top.progress.step
    places = step.places() if isinstance(step, FindAll) else sorted(table.places())
    return {"place": rng.choice(list(places))}


def _mark(table: Table, rng: Random) -> Fields:
    places = sorted(table.places())
    return {"from": rng.choice(places), "to": rng.choice(places)}


def _glimpse(table: Table, rng: Random) -> Fields:
    at, branch = _ply(table, rng), rng.choice(_nodes(table))
    return rng.choice([{"at": at, "branch": None}, {"at": None, "branch": branch}])


def _jump(table: Table, rng: Random) -> Fields:
    replay = _shown(table)["table"].get("replay") or {}
    there = [
        {"what": what, "way": way}
        for what, ways in replay.get("jumps", {}).items()
        for way, can in zip(WAYS, ways, strict=True)
        if can
    ]
    return rng.choice([*there, *there, {"what": rng.choice(JUMPS), "way": rng.choice(WAYS)}])


def _retry(table: Table, rng: Random) -> Fields:
    """A turning point that can be tried again, or none."""
    replay = _shown(table)["table"].get("replay") or {}
    turns = [one["node"] for one in replay.get("turns", ()) if one["retry"]]
    return {"node": rng.choice([*turns, None])}


def _edit(table: Table, rng: Random) -> Fields:
    fields = (_shown(table)["table"].get("editor") or {}).get("fields", ())
    found = [(one["name"], choice["value"]) for one in fields for choice in one["choices"]]
    name, value = rng.choice(found or [("name", "value")])
    return {"name": name, "value": value}


def _foresee(table: Table, rng: Random) -> Fields:
    """An outcome of the fan, or what follows a move that was weighed."""
    seat = table.viewpoint.seat or 0
    fan = table.game.fan(table.state.view(seat), seat)
    return {"what": None if fan is None else rng.choice(fan.outcomes).named}


def _tool(table: Table, rng: Random) -> Fields:
    tools = (_shown(table)["table"].get("editor") or {}).get("tools", ())
    return {"name": rng.choice([one["name"] for one in tools] or ["clear"])}


def _lesson(table: Table, rng: Random) -> Fields:
    aims = [aim.name for aim in aims_in(table.session.history.root.state)]
    return {"aim": rng.choice(aims or ["run"]), "task": rng.choice([None, "Mine"])}


SAMPLES: Final[dict[str, Sample]] = {
    "ping": _none,
    "begin": _none,
    "whole": _none,
    "sheet": _none,
    "legal": _legal,
    "picture": _picture,
    "seed": _none,
    "opponents": _none,
    "share": _picked(shape=SHAPES),
    "link": _link,
    "keep": _none,
    "resume": _resume,
    "graft": _resume,
    "choose": _choose,
    "dismiss": _none,
    "recall": lambda _table, _rng: {"tokens": [TOKEN], "fresh": TOKEN[::-1]},
    "rejoin": lambda _table, _rng: {"nth": 0, "copies": False, "fresh": TOKEN[::-1]},
    "anew": _none,
    "draw": _none,
    "attempt": _attempt,
    "type": _type,
    "set": lambda _table, rng: {"faces": [f"die-{rng.randint(1, 6)}" for _ in range(2)]},
    "undo": _none,
    "redo": _none,
    "go": lambda table, rng: {"ply": _ply(table, rng)},
    "new": _new,
    "next": _none,
    "lookback": _none,
    "open": _none,
    "seat": _picked(seat=(0, 1), by=("person", "greedy", "random")),
    "consider": _picked(on=(True, False)),
    "fan": _none,
    "foresee": _foresee,
    "step": _picked(step=(0, 1, 2)),
    "chapter": _picked(chapter=(0, 1, 2)),
    "play": _none,
    "touch": _touch,
    "enough": _none,
    "pick": _picked(choice=(0, 1)),
    "help": _none,
    "practise": _picked(rules=(None,), plan=([],), count=(None, 3)),
    "plan": _picked(plan=([],)),
    "difference": _none,
    "leave": _none,
    "level": _picked(level=(1, 2, 3)),
    "repeat": _none,
    "stop": _none,
    "run": _picked(on=(True, True, False)),
    "jump": _jump,
    "main": _none,
    "stand": _node,
    "glimpse": _glimpse,
    "why": _none,
    "instead": _played,
    "let": _picked(by=("greedy", "random"), whole=(True, False)),
    "note": _picked(comment=(None, "Look!", ""), called=(None, "mine")),
    "mark": _mark,
    "unmark": _none,
    "promote": _branch,
    "cut": _branch,
    "uncut": _none,
    "review": _picked(on=(True, False)),
    "retry": _retry,
    "home": _none,
    "see": _picked(sees=("all", "watcher", 0, 1)),
    "edit": _edit,
    "tool": _tool,
    "write": _picked(form=FORMS),
    "aims": _none,
    "lesson": _lesson,
    "study": _none,
}
"""Valid fields of each command. What they are at a table may still be refused by its rules."""


BEFORE: Final[dict[str, tuple[str, ...]]] = {
    "dismiss": ("next",),
    "redo": ("undo",),
    "uncut": ("cut",),
    "unmark": ("mark",),
}
"""What is sent before a command, so that there is something for it to do."""


def sample(kind: str, table: Table, rng: Random) -> Fields:
    """Fields of a command that are valid at a table; fails for a row without samples."""
    assert kind in SAMPLES, missing(kind)
    return SAMPLES[kind](table, rng)


def missing(kind: str) -> str:
    """What to do about a command without samples."""
    fields = ", ".join(f'"{name}": …' for name in COMMANDS[kind].fields)
    return (
        f"The command “{kind}” is new, and the battery does not know what to send. Add it to"
        f" SAMPLES in tests/protocol/samples.py: a function of the table and a generator that"
        f" returns valid fields, here {{{fields}}}; and to NOT_HERE in tests/protocol/not_here.py"
        f" where it cannot be done. Then python -m tests.protocol.write."
    )


WRONG: Final[tuple[Json, ...]] = (1.5, {"no": 1.5}, "no\u0000such\u0000" * 40_000, [1.5], -1, None)
"""Values of which every field refuses one."""


@cache
def wrong(kind: str, name: str) -> Json:
    """A value that a field of a command does not take."""
    takes = compiled(COMMANDS[kind].fields[name].schema)
    return next(value for value in WRONG if not takes.is_valid(value))


def invalid(kind: str, fields: Fields) -> Iterator[tuple[str, Fields]]:
    """Valid fields of a command with one that is not, and its name; for each field one."""
    for name in COMMANDS[kind].fields:
        yield name, {**fields, name: wrong(kind, name)}


def incomplete(kind: str, fields: Fields) -> Iterator[tuple[str, Fields]]:
    """Valid fields of a command but for one that is not there, or that nobody knows; its name."""
    for name in COMMANDS[kind].fields:
        yield name, {other: value for other, value in fields.items() if other != name}
    yield "unknown", {**fields, "unknown": 1}
