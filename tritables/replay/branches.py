"""Lines and branches of a study, by which a page and Python name positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.replay.history import Node
from tritables.replay.study import Study

Line = tuple[tuple[int, int], ...]
"""A line, as the forks at which it leaves the first child: pairs of a ply and a child's index.

The main line has none. A line names no moves, so it tells nothing that a seat may not know.
"""

MAIN: Final[Line] = ()
"""The main line, along first children."""

MOST_FORKS: Final = 1_000
"""Pairs of a line at most."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch: its first node, its depth (1 for one that leaves the main line) and its length in
    moves.
    """

    node: Node
    depth: int
    length: int


def child_index(node: Node) -> int:
    """Return a node's index among its parent's children; 0 for the root.

    >>> from tritables import new
    >>> history = Study(new("trictrac")).history
    >>> [child_index(history.grow(history.root, move)) for move in ("start 5-3", "start 6-1")]
    [0, 1]
    """
    if node.parent is None or next(iter(node.parent.children.values())) is node:
        return 0
    return list(node.parent.children.values()).index(node)


def line_to(before: Line, node: Node) -> Line:
    """Return the line to a node, from that to its parent."""
    nth = child_index(node)
    return (*before, (node.ply - 1, nth)) if nth else before


def on_line(study: Study, line: object, ply: int | None = None) -> Node:
    """Return the node of a line at a ply, or where it leaves another line last.

    Raises `BadInput`, with the place, for a branch or a ply that does not exist.

    >>> from tritables import Record, new
    >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3", "roll 2-6")))
    >>> other = study.history.grow(study.main[1], "roll 1-1")
    >>> on_line(study, [[1, 1]]) is other, on_line(study, []) is study.history.root
    (True, True)
    """
    node = study.history.root
    for item in Reader(_with_lists(line), BadInput, "line").items(0, MOST_FORKS):
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


def _with_lists(line: object) -> object:
    """Return a line as JSON, with lists for tuples."""
    return [_with_lists(one) for one in line] if isinstance(line, list | tuple) else line


def _along(node: Node, ply: int) -> Node:
    """Follow first children from a node, up to a ply."""
    while node.ply < ply and node.children:
        node = next(iter(node.children.values()))
    return node


def branches(study: Study) -> list[Branch]:
    """Return every branch but the main line, by where they leave it, each followed by its own
    branches.

    >>> from tritables import Record, new
    >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3", "roll 2-6")))
    >>> _ = study.history.grow(study.main[1], "roll 1-1")
    >>> [(branch.node.move, branch.depth, branch.length) for branch in branches(study)]
    [('roll 1-1', 1, 1)]
    """
    found: list[Branch] = []
    waiting: list[Iterator[Branch]] = [_leaving(study.history.root, 1)]
    while waiting:
        branch = next(waiting[-1], None)
        if branch is None:
            waiting.pop()
        else:
            found.append(branch)
            waiting.append(_leaving(branch.node, branch.depth + 1))
    return found


def _leaving(start: Node, depth: int) -> Iterator[Branch]:
    """Yield the branches that leave the line of first children from a node."""
    for node in (start, *first_children(start)):
        if len(node.children) > 1:
            for other in list(node.children.values())[1:]:
                yield Branch(other, depth, 1 + sum(1 for _ in first_children(other)))


def first_children(node: Node) -> Iterator[Node]:
    """Yield the first child of a node, its first child, and so on.

    >>> from tritables import new
    >>> list(first_children(Study(new("trictrac")).history.root))
    []
    """
    ahead = next(iter(node.children.values()), None)
    while ahead is not None:
        yield ahead
        ahead = next(iter(ahead.children.values()), None)


def scoring(line: Sequence[Node]) -> list[int]:
    """Return the plies of a line whose moves have events with points.

    >>> from tritables import new
    >>> scoring(Study(new("trictrac")).history.line)
    []
    """
    return [node.ply for node in line if any(event.points for event in node.events)]
