"""Studies as text that people can read and write: headers, then a line for each turn.

The grammar, with an example, is on one page: ``docs/notation.md``. `to_text` and
`tritables.replay.text_reading.from_text` are each other's inverse.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, Literal

from tritables.core.record import Record
from tritables.core.registry import game_named
from tritables.core.state import State
from tritables.replay.history import Node
from tritables.replay.notes import Notes
from tritables.replay.study import Study

FORMAT: Final = "tritables-text/1"

INDENT: Final = "   "
"""What stands before each line of a branch, once for each branch that it is in."""

Token = Node | Literal["(", ")"]


def to_text(study: Study | Record) -> str:
    """Write a study, or a record; hidden cards and tiles are in it, as they are in a record.

    >>> from tritables import Record, new
    >>> print(to_text(Record(new("trictrac"), ("start 5-3", "roll 2-6"))))
    [Format "tritables-text/1"]
    [Game "trictrac"]
    <BLANKLINE>
    1. start 5-3
    2. 0: roll 2-6
    <BLANKLINE>
    """
    if isinstance(study, Record):
        study = Study.of_record(study)
    return "\n".join([*_headers(study), "", *_lines(study)]) + "\n"


def plain_start(game: str) -> State | None:
    """The start of a game in which nothing is dealt and nothing chosen; None for any other.

    >>> plain_start("trictrac").to_act, plain_start("tricap")
    ('chance', None)
    """
    house = game_named(game)
    one: State = house.new(seed=0)
    return one if len(house.seats) == 1 and one == house.new(seed=1) else None


def _headers(study: Study) -> Iterator[str]:
    start, result = study.history.root.state, study.main[-1].state.result
    yield _header("Format", FORMAT)
    yield _header("Game", start.game)
    for name, text in study.headers.items():
        yield _header(name, text)
    if start != plain_start(start.game):
        yield _header("Start", start.position())
    if result is not None:
        yield _header("Result", result.as_json())


def _header(name: str, value: object) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _lines(study: Study) -> Iterator[str]:
    """A line for each turn, and for what goes on with one after a branch."""
    noted = _written(study.notes(study.history.root))
    if noted:
        yield noted
    line, depth, before = "", 0, None
    for token in _tokens(study.history.root):
        if token == "(":
            if line:
                yield line
            depth, before = depth + 1, None
            line = INDENT * depth + "("
        elif token == ")":
            yield line + ")"
            line, depth, before = "", depth - 1, None
        else:
            notes, turn = study.notes(token), _turn(token)
            if before is not None and (notes.name or turn != _turn(before)):
                yield line
                line, before = "", None
            if before is None:
                name = json.dumps(notes.name, ensure_ascii=False) + " " if notes.name else ""
                seat = "" if turn is None else f"{turn}: "
                line = f"{line or _margin(depth)}{name}{token.ply}. {seat}{token.move}"
            else:
                line += f"; {token.move}"
            if noted := _written(notes):
                line += f" {noted}"
            before = token
    if line:
        yield line


def _margin(depth: int) -> str:
    """What stands before a line that goes on with a branch, under the first word of it."""
    return INDENT * depth + " " * (depth > 0)


def _turn(node: Node) -> int | None:
    """Whose turn it was when a move was played."""
    return None if node.parent is None else node.parent.state.on_turn


def _tokens(root: Node) -> Iterator[Token]:
    """Moves and brackets in their order: a branch stands behind the move it could replace."""
    waiting: list[Token | tuple[Node]] = [(root,)]
    while waiting:
        one = waiting.pop()
        if not isinstance(one, tuple):
            yield one
        elif one[0].children:  # what follows a node
            main, *others = one[0].children.values()
            waiting.append((main,))
            for other in reversed(others):
                waiting += [")", (other,), other, "("]
            waiting.append(main)


def _written(notes: Notes) -> str:
    """What is written at a position, but for its name."""
    said = []
    if notes.comment:
        escaped = notes.comment.replace("\\", "\\\\").replace("}", "\\}")
        said.append("{" + escaped + "}")
    said += [f"<{start} {end}>" for start, end in notes.arrows]
    said += [f"<{place}>" for place in notes.circles]
    return " ".join(said)
