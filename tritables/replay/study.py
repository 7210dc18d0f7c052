"""A study: a round with its branches, and notes at its positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.events import Event
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.reading import shortened
from tritables.core.record import Record
from tritables.core.registry import game_named
from tritables.core.state import State
from tritables.replay.history import History, Node, below
from tritables.replay.notes import (
    LONGEST_COMMENT,
    LONGEST_NAME,
    NOTHING,
    Notes,
    check_marks,
    normalised,
    one_line,
)
from tritables.replay.remarks import Remark

HEADER: Final = re.compile(r"[A-Z][A-Za-z]{0,29}")
"""The form of a header's name."""

FIXED: Final = ("Format", "Game", "Start", "Result")
"""Headers that are derived from the study and cannot be set."""

LONGEST_HEADER: Final = 200


@dataclass(frozen=True, slots=True)
class Cut:
    """A branch that was removed, as `Study.put_back` takes it."""

    node: Node
    nth: int
    """Its index among the children of its parent."""
    notes: tuple[tuple[Node, Notes], ...]


class Study:
    """A round with branches and notes, as it is analysed.

    ``start``  the state of the root
    ``title``  the header ``Title``

    The first child at each fork is the main line; the others are branches. Playing another move
    adds a branch and changes nothing else. `to_text` writes a study, `from_text` reads one. Raises
    `BadInput` for a title that is too long.

    >>> from tritables import Record, new
    >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3", "roll 2-6")), title="First")
    >>> begun = study.history.go(1)
    >>> other = study.history.play("roll 1-1")
    >>> study.write(other, comment="Doubles!")
    >>> study.record.moves, study.notes(other).comment
    (('start 5-3', 'roll 2-6'), 'Doubles!')
    """

    def __init__(self, start: State, *, title: str = "") -> None:
        self.history = History(start)
        self.headers: dict[str, str] = {}
        """Headers by name: ``Title``, ``Author``, any capitalised word."""
        if title:
            self.say("Title", title)
        self.changes = 0
        """The number of changes of notes and branches, for caches."""
        self._notes: dict[Node, Notes] = {}

    @classmethod
    def of_record(cls, record: Record, *, title: str = "") -> Study:
        """Return the study of a record, at its first position, without notes."""
        study = cls(record.start, title=title)
        history = study.history
        node = history.root
        for move in record.moves:  # a record has its moves as the program writes them
            log: list[Event] = []
            child = Node(node.state.play(move, log), node, move, tuple(log), node.ply + 1)
            node.children[move] = node.latest = child
            history.nodes.append(child)
            node = child
        history.stand_at(history.root)
        return study

    @classmethod
    def of_history(cls, history: History) -> Study:
        """Return a study on a tree, which it shares; it has no notes."""
        study = cls(history.root.state)
        study.history = history
        return study

    @classmethod
    def of_line(cls, history: History, *, title: str = "") -> Study:
        """Return the study of a copy of a table's tree, with the table's line as the main one."""
        study = cls(history.root.state, title=title)
        on_line = set(history.line)
        waiting = [(history.root, study.history.root)]
        while waiting:
            old, new = waiting.pop()
            children = sorted(old.children.values(), key=lambda child: child not in on_line)
            for child in children:
                copy = Node(child.state, new, child.move, child.events, child.ply)
                new.children[copy.move] = copy
                study.history.nodes.append(copy)
                if child in on_line:
                    new.latest = copy
                waiting.append((child, copy))
            if new.latest is None:
                new.latest = next(iter(new.children.values()), None)
        study.history.stand_at(study.history.root)
        study.history.go(history.current.ply)
        return study

    @property
    def game(self) -> Game[Any]:
        """The game."""
        game: Game[Any] = game_named(self.history.root.state.game)
        return game

    @property
    def main(self) -> list[Node]:
        """The nodes of the main line, from the root on."""
        line = [self.history.root]
        while line[-1].children:
            line.append(next(iter(line[-1].children.values())))
        return line

    @property
    def record(self) -> Record:
        """The main line as a record."""
        start, *moved = self.main
        return Record(start.state, tuple(node.move for node in moved))

    @property
    def title(self) -> str:
        """The header ``Title``; empty where there is none."""
        return self.headers.get("Title", "")

    def say(self, name: str, text: str) -> None:
        """Set a header: ``Title``, ``Author``, any capitalised word; an empty text removes it.

        Raises `BadInput` for another name, and for a text of more than `LONGEST_HEADER` characters.
        """
        if not HEADER.fullmatch(name) or name in FIXED:
            raise BadInput(Message("bad-header", {"name": shortened(name)}), where="name")
        kept = one_line(text, LONGEST_HEADER, name)
        if kept:
            self.headers[name] = kept
        else:
            self.headers.pop(name, None)

    def nodes(self) -> Iterator[Node]:
        """Yield every node, parents first and the main line before branches."""
        return below(self.history.root)

    @property
    def noted(self) -> Iterator[tuple[Node, Notes]]:
        """The nodes that have notes, with them."""
        return iter(self._notes.items())

    def notes(self, node: Node) -> Notes:
        """Return the notes at a node, which may be empty."""
        return self._notes.get(node, NOTHING)

    def write(
        self,
        node: Node,
        *,
        comment: str | None = None,
        name: str | None = None,
        arrows: tuple[tuple[str, str], ...] | None = None,
        circles: tuple[str, ...] | None = None,
    ) -> None:
        """Change the notes at a node; what is None stays as it is, and empty values remove notes.

        ``comment``  text of at most 2,000 characters
        ``name``     the name of the branch that begins there, at most 80 characters
        ``arrows``   pairs of ids of places
        ``circles``  ids of places

        Raises `BadInput` for texts that are too long, for unknown places, and for a name at the
        root, whose name is the title.
        """
        was = self.notes(node)
        notes = Notes(
            was.comment if comment is None else normalised(comment, LONGEST_COMMENT, "comment"),
            was.name if name is None else one_line(name, LONGEST_NAME, "name"),
            was.arrows if arrows is None else arrows,
            was.circles if circles is None else circles,
            was.remark,
        )
        check_marks(self.game, node.state, notes)
        if notes.name and node.parent is None:
            raise BadInput(Message("bad-name-at-start"), where="name")
        self._keep(node, notes)

    def remark(self, node: Node, remark: Remark | None) -> None:
        """Set what the coach remarks at a node, or remove it with None.

        >>> from tritables import Record, new
        >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3",)))
        >>> study.remark(study.main[1], Remark(0, 500, 560))
        >>> study.notes(study.main[1]).is_annotated
        True
        """
        self._keep(node, replace(self.notes(node), remark=remark))

    def _keep(self, node: Node, notes: Notes) -> None:
        self.changes += 1
        if notes.is_empty:
            self._notes.pop(node, None)
        else:
            self._notes[node] = notes

    def cut(self, node: Node) -> Cut:
        """Remove a node with its descendants and their notes.

        Returns what `put_back` takes. Raises `BadInput` at the root.
        """
        among = [] if node.parent is None else list(node.parent.children.values())
        self.history.cut(node)
        self.changes += 1
        gone = [(one, self._notes.pop(one)) for one in below(node) if one in self._notes]
        return Cut(node, among.index(node), tuple(gone))

    def put_back(self, cut: Cut) -> None:
        """Insert a branch that was removed; raises `BadInput` where its move was played again
        since.

        >>> from tritables import Record, new
        >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3", "roll 2-6")))
        >>> gone = study.cut(study.main[1])
        >>> study.put_back(gone)
        >>> study.record.moves
        ('start 5-3', 'roll 2-6')
        """
        self.history.put_back(cut.node, cut.nth)
        self.changes += 1
        self._notes.update(cut.notes)

    def promote(self, node: Node) -> None:
        """Put a branch before the others of its fork; raises `BadInput` for the main line."""
        self.history.promote(node)
        self.changes += 1
