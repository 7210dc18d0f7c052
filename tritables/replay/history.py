"""The tree of states of a table: nothing that was played is lost by taking it back."""

from __future__ import annotations

from dataclasses import dataclass, field

from tritables.core.errors import BadInput
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.state import LastMove, Move, Seat, State


@dataclass(eq=False, slots=True)
class Node:
    """A state in the tree, the move that led to it, and what was played from it."""

    state: State
    parent: Node | None = None
    move: Move = ""
    events: tuple[Event, ...] = ()
    ply: int = 0
    children: dict[Move, Node] = field(default_factory=dict)
    latest: Node | None = None

    @property
    def last(self) -> LastMove | None:
        """The move that led here; None at the root."""
        if self.parent is None:
            return None
        return LastMove(self.parent.state, self.move, self.events)


class History:
    """A tree of states with a current node; redo follows what was played last from there.

    >>> from tritables import new
    >>> history = History(new("trictrac"))
    >>> history.play("start 5-3").ply, history.undo().ply, history.redo().move
    (1, 0, 'start 5-3')
    """

    def __init__(self, start: State) -> None:
        self.root = Node(start)
        self.current = self.root

    def play(self, move: Move) -> Node:
        """Play a move from the current state; raises `IllegalMove` and changes nothing."""
        node = self.current
        child = node.children.get(move)
        if child is None:
            log: list[Event] = []
            verdict = node.state.judge(move)
            state = node.state.play(move, log)
            move = verdict.move or move
            child = node.children.get(move) or Node(state, node, move, tuple(log), node.ply + 1)
            node.children[move] = child
        node.latest = child
        self.current = child
        return child

    def undo(self) -> Node:
        """Take the last move back; raises `BadInput` at the start."""
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

    def go(self, ply: int) -> Node:
        """Go to a ply of the current line; raises `BadInput` for one it does not have."""
        line = self.line()
        if not 0 <= ply < len(line):
            raise BadInput(Message("bad-whole", {"low": 0, "high": len(line) - 1}), where="ply")
        self.current = line[ply]
        return self.current

    def line(self) -> list[Node]:
        """The current line: from the root through the current node to where redo leads."""
        nodes = []
        node: Node | None = self.current
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        node = self.current.latest
        while node is not None:
            nodes.append(node)
            node = node.latest
        return nodes

    def moves(self, *, ahead: bool = False) -> list[tuple[Seat | None, Move]]:
        """The moves up to the current node, each with whose turn it was.

        ``ahead`` adds the moves that redo would play.
        """
        line = self.line()
        nodes = line[1:] if ahead else line[1 : self.current.ply + 1]
        return [(node.parent.state.on_turn, node.move) for node in nodes if node.parent]
