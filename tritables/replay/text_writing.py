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
"""The indentation of the lines of a branch, once for each level of nesting."""

REMARK: Final = "%coach "
"""The beginning of a comment that is a remark of the coach, as JSON; one of a person that begins so
is written with a backslash before it.
"""

Token = Node | Literal["(", ")"]


def to_text(study: Study | Record) -> str:
    """Return a study or a record as text, including hidden cards and tiles.

    The notation is in ``docs/notation.md``; `from_text` reads it.

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


def fixed_start(game: str) -> State | None:
    """Return the start of a game without a deal or choices before it; None for any other game.

    >>> fixed_start("trictrac").to_act, fixed_start("tricap")
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
    if start != fixed_start(start.game):
        yield _header("Start", start.position())
    if result is not None:
        yield _header("Result", result.as_json())


def _header(name: str, value: object) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _lines(study: Study) -> Iterator[str]:
    """Yield a line for each turn, and for the rest of a turn after a branch."""
    noted = _notes_text(study.notes(study.history.root))
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
            if noted := _notes_text(notes):
                line += f" {noted}"
            before = token
    if line:
        yield line


def _margin(depth: int) -> str:
    """The indentation of a line that continues a branch, under the first word of it."""
    return INDENT * depth + " " * (depth > 0)


def _turn(node: Node) -> int | None:
    """The seat on turn when a move was played."""
    return None if node.parent is None else node.parent.state.on_turn


def _tokens(root: Node) -> Iterator[Token]:
    """Yield moves and brackets in order: a branch follows the move that it is an alternative to."""
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


def _notes_text(notes: Notes) -> str:
    """The notes at a node as text, without the name."""
    said = []
    if notes.comment:
        by_hand = "\\" if notes.comment.startswith("%") else ""
        said.append("{" + by_hand + _escaped(notes.comment) + "}")
    if notes.remark is not None:
        written = json.dumps(notes.remark.as_json(), ensure_ascii=False, separators=(",", ":"))
        said.append("{" + REMARK + _escaped(written) + "}")
    said += [f"<{start} {end}>" for start, end in notes.arrows]
    said += [f"<{place}>" for place in notes.circles]
    return " ".join(said)


def _escaped(text: str) -> str:
    """A text as it stands between the brackets of a comment."""
    return text.replace("\\", "\\\\").replace("}", "\\}")
