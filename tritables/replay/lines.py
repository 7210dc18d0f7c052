"""The lines of a study: its branches, which of them one follows, and where points were made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.replay.history import Node
from tritables.replay.study import Study

Line = tuple[tuple[int, int], ...]
"""Where a line leaves the first branch: pairs of a ply and which of its moves is played there.

The main line leaves it nowhere, and what a seat may not know does not stand in it.
"""

MAIN: Final[Line] = ()
"""The line of first moves."""

MOST_TURNINGS: Final = 1_000
"""Pairs that a line has at most."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch: the position it begins with, how many branches it is in, how many moves it has."""

    node: Node
    depth: int
    length: int


def turning(node: Node) -> int:
    """Which of the moves from the position before it led to a node, 0 for the first.

    >>> from tritables import new
    >>> history = Study(new("trictrac")).history
    >>> [turning(history.grow(history.root, move)) for move in ("start 5-3", "start 6-1")]
    [0, 1]
    """
    if node.parent is None or next(iter(node.parent.children.values())) is node:
        return 0
    return list(node.parent.children.values()).index(node)


def line_to(before: Line, node: Node) -> Line:
    """The line that leads to a node, made of that which leads to the position before it."""
    nth = turning(node)
    return (*before, (node.ply - 1, nth)) if nth else before


def on_line(study: Study, line: object, ply: int | None = None) -> Node:
    """The position of a line after so many moves, or where it turned off last.

    Raises `BadInput`, with its place, for a branch or a move that there is not.

    >>> from tritables import Record, new
    >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3", "roll 2-6")))
    >>> other = study.history.grow(study.main[1], "roll 1-1")
    >>> on_line(study, [[1, 1]]) is other, on_line(study, []) is study.history.root
    (True, True)
    """
    node = study.history.root
    for item in Reader(_listed(line), BadInput, "line").items(0, MOST_TURNINGS):
        at, nth = item.items(2, 2)
        low = node.ply
        wanted = at.whole(low, 10**6)
        node = _along(node, wanted)
        if node.ply < wanted:
            at.whole(low, max(low, node.ply))
        children = list(node.children.values())
        node = children[nth.whole(1, len(children) - 1)]
    if ply is None:
        return node
    wanted = Reader(ply, BadInput, "ply").whole(0, 10**6)
    while node.parent is not None and node.ply > wanted:
        node = node.parent
    end = _along(node, wanted)
    if end.ply < wanted:
        Reader(ply, BadInput, "ply").whole(0, end.ply)
    return end


def _listed(line: object) -> object:
    """A line as JSON has it: lists for tuples."""
    return [_listed(one) for one in line] if isinstance(line, list | tuple) else line


def _along(node: Node, ply: int) -> Node:
    """Follow the first moves from a node, at most up to a ply."""
    while node.ply < ply and node.children:
        node = next(iter(node.children.values()))
    return node


def branches(study: Study) -> list[Branch]:
    """Every branch but the main line: by where they turn off, each followed by its own.

    >>> from tritables import Record, new
    >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3", "roll 2-6")))
    >>> _ = study.history.grow(study.main[1], "roll 1-1")
    >>> [(branch.node.move, branch.depth, branch.length) for branch in branches(study)]
    [('roll 1-1', 1, 1)]
    """
    found: list[Branch] = []
    waiting: list[Iterator[Branch]] = [_off(study.history.root, 1)]
    while waiting:
        branch = next(waiting[-1], None)
        if branch is None:
            waiting.pop()
        else:
            found.append(branch)
            waiting.append(_off(branch.node, branch.depth + 1))
    return found


def _off(start: Node, depth: int) -> Iterator[Branch]:
    """What turns off from the line of first moves that begins at a node."""
    for node in (start, *firsts(start)):
        if len(node.children) > 1:
            for other in list(node.children.values())[1:]:
                yield Branch(other, depth, 1 + sum(1 for _ in firsts(other)))


def firsts(node: Node) -> Iterator[Node]:
    """What follows a node where the first move is played each time.

    >>> from tritables import new
    >>> list(firsts(Study(new("trictrac")).history.root))
    []
    """
    ahead = next(iter(node.children.values()), None)
    while ahead is not None:
        yield ahead
        ahead = next(iter(ahead.children.values()), None)


def scoring(line: Sequence[Node]) -> list[int]:
    """The plies of a line whose move gave points, or took some.

    >>> from tritables import new
    >>> scoring(Study(new("trictrac")).history.line)
    []
    """
    return [node.ply for node in line if any(event.points for event in node.events)]
