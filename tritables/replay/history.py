"""The tree of states of a round; undo removes nothing from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Generic, TypeVar

from tritables.core.errors import BadInput
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.state import LastMove, Move, Seat, State

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Node:
    """A state in the tree: its parent, the move and the events that led to it, and its children.

    ``latest`` is the child to which redo leads.
    """

    state: State
    parent: Node | None = None
    move: Move = ""
    events: tuple[Event, ...] = ()
    ply: int = 0
    children: dict[Move, Node] = field(default_factory=dict)
    latest: Node | None = None

    @property
    def last(self) -> LastMove[Any] | None:
        """The move that led here; None at the root."""
        if self.parent is None:
            return None
        return LastMove(self.parent.state, self.move, self.events)


class History:
    """A tree of states with a current node; redo follows the children that were visited last.

    >>> from tritables import new
    >>> history = History(new("trictrac"))
    >>> history.play("start 5-3").ply, history.undo().ply, history.redo().move
    (1, 0, 'start 5-3')
    """

    def __init__(self, start: State) -> None:
        self.root = Node(start)
        self.current = self.root
        self._line = [self.root]
        self.nodes = [self.root]
        """Every node in the order in which it was added; nodes that were cut away are left out."""
        self.rewrites = 0
        """The number of changes of the line other than at its end."""
        self.unchanged = 0
        """The number of moves at the start of the line that the last such change left as they
        were.
        """

    @property
    def line(self) -> Sequence[Node]:
        """The current line: from the root through the current node to where redo leads."""
        return self._line

    def play(self, move: Move) -> Node:
        """Play a move from the current state; raises `IllegalMove` and changes nothing."""
        child = self.grow(self.current, move)
        self._follow(child)
        return child

    def grow(self, node: Node, move: Move) -> Node:
        """Add a move to the tree without going there; raises `IllegalMove`."""
        child = node.children.get(move)
        if child is None:
            log: list[Event] = []
            if move not in node.state.legal_moves():  # it may be written otherwise than it is kept
                move = node.state.judge(move).move or move
            state = node.state.play(move, log)
            child = node.children.get(move)
            if child is None:
                child = Node(state, node, move, tuple(log), node.ply + 1)
                node.children[move] = child
                self.nodes.append(child)
        node.latest = child
        return child

    def stand_at(self, node: Node) -> None:
        """Make a node the current one, on the line that leads through it."""
        self.current = node
        self.rewrites, self.unchanged = self.rewrites + 1, 0
        line, ahead = path_to(node), node.latest
        while ahead is not None:
            line.append(ahead)
            ahead = ahead.latest
        self._line = line

    def _follow(self, child: Node) -> None:
        """Make a child that was just played the current node, with its line."""
        line, ply = self._line, self.current.ply
        self.current = child
        if len(line) > child.ply and line[child.ply] is child:
            return
        if len(line) > child.ply or child.latest is not None:
            self.rewrites, self.unchanged = self.rewrites + 1, ply
        del line[child.ply :]
        ahead: Node | None = child
        while ahead is not None:
            line.append(ahead)
            ahead = ahead.latest

    def undo(self) -> Node:
        """Undo the last move; raises `BadInput` at the start."""
        if self.current.parent is None:
            raise BadInput(Message("bad-no-undo"))
        self.current = self.current.parent
        return self.current

    def redo(self) -> Node:
        """Play again what was taken back last; raises `BadInput` where there is nothing."""
        if self.current.latest is None:
            raise BadInput(Message("bad-no-redo"))
        self.current = self.current.latest
        return self.current

    def promote(self, node: Node) -> None:
        """Put the branch of a node before the others of its last fork.

        Raises `BadInput` where it is the first at every fork.
        """
        for branch in reversed(path_to(node)):
            parent = branch.parent
            if parent is not None and next(iter(parent.children.values())) is not branch:
                others = [child for child in parent.children.values() if child is not branch]
                parent.children = {child.move: child for child in (branch, *others)}
                return
        raise BadInput(Message("bad-first-branch"))

    def cut(self, node: Node) -> None:
        """Remove a node with all its descendants; if the current node is one of them, its parent
        becomes current.

        Raises `BadInput` at the root.
        """
        parent = node.parent
        if parent is None:
            raise BadInput(Message("bad-no-cut"))
        del parent.children[node.move]
        if parent.latest is node:
            parent.latest = next(iter(parent.children.values()), None)
        gone = set(below(node))
        self.nodes = [one for one in self.nodes if one not in gone]
        self.stand_at(parent if self.current in gone else self.current)

    def put_back(self, node: Node, nth: int) -> None:
        """Insert a removed node as its parent's child number ``nth``, from 0.

        Raises `BadInput` where its move has been played again since.
        """
        parent = node.parent
        if parent is None or node.move in parent.children:
            raise BadInput(Message("bad-no-uncut"))
        among = list(parent.children.values())
        among.insert(nth, node)
        parent.children = {child.move: child for child in among}
        if parent.latest is None:
            parent.latest = node
        self.nodes += below(node)
        self.stand_at(self.current)

    def go(self, ply: int) -> Node:
        """Go to a ply of the current line; raises `BadInput` for one it does not have."""
        self.current = self._line[Reader(ply, BadInput, "ply").whole(0, len(self._line) - 1)]
        return self.current

    def moves(self, start: int = 0, end: int | None = None) -> list[tuple[Seat | None, Move]]:
        """Return the moves of the line between two plies, each with the seat on turn.

        Without ``end`` they go up to the current node.
        """
        last = self.current.ply if end is None else end
        line = self._line[start : last + 1]
        return [(before.state.on_turn, node.move) for before, node in pairwise(line)]


def below(node: Node) -> Iterator[Node]:
    """Yield a node and its descendants, parents first and the first child's subtree before the
    others'.

    >>> from tritables import new
    >>> history = History(new("trictrac"))
    >>> played = history.play("start 5-3")
    >>> [one.ply for one in below(history.root)]
    [0, 1]
    """
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += reversed(one.children.values())


def path_to(node: Node) -> list[Node]:
    """Return the nodes from the root to a node, both included.

    >>> from tritables import new
    >>> history = History(new("trictrac"))
    >>> [one.ply for one in path_to(history.play("start 5-3"))]
    [0, 1]
    """
    path = [node]
    while (parent := path[-1].parent) is not None:
        path.append(parent)
    return path[::-1]


class Fold(Generic[T]):
    """A value accumulated along the path to a node, with a memo for each node.

    ``step`` returns a node's value from its parent's; the root's is ``start``.

    >>> from tritables import new
    >>> history = History(new("trictrac"))
    >>> letters = Fold(0, lambda before, node: before + len(node.move))
    >>> letters.at(history.play("start 5-3"))
    9
    """

    def __init__(self, start: T, step: Callable[[T, Node], T]) -> None:
        self._start = start
        self._step = step
        self._memo: dict[Node, T] = {}

    def at(self, node: Node) -> T:
        """Return the value at a node."""
        missing = []
        at: Node | None = node
        while at is not None and at not in self._memo:
            missing.append(at)
            at = at.parent
        for one in reversed(missing):
            if one.parent is None:
                self._memo[one] = self._start
            else:
                self._memo[one] = self._step(self._memo[one.parent], one)
        return self._memo[node]

    def forget(self) -> None:
        """Drop the memo, as something that the values depend on has changed."""
        self._memo.clear()
