"""What is replayed at a table: a study, whose eyes look at it, and whether it runs by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.state import CHANCE, Move, Seat
from tritables.replay.history import Fold, History, Node
from tritables.replay.lines import MAIN, Branch, Line, branches, line_to, scoring
from tritables.replay.opening import Opened, Tries
from tritables.replay.study import Cut, Study
from tritables.replay.told import CatalogueTexts

Sees = Seat | Literal["all", "watcher"]
"""Who looks: a seat, somebody who only watches, or everybody, to whom nothing is hidden."""

ALL: Final = "all"
WATCHER: Final = "watcher"

MOST_MARKED: Final = 400
"""Plies that are marked along a slider at most; a longer list would be one grey bar."""


def read_sees(given: object, seats: int) -> Sees:
    """Read whose eyes look; raises `BadInput`.

    >>> read_sees("all", 2), read_sees(1, 2)
    ('all', 1)
    """
    reader = Reader(given, BadInput, "sees")
    if isinstance(given, str):
        named: Sees = ALL if reader.one_of(ALL, WATCHER) == ALL else WATCHER
        return named
    return reader.whole(0, seats - 1)


@dataclass(slots=True)
class Playback:
    """A study on its way over a board.

    ``right`` is the most that a page may see of it, ``sees`` what it sees now. ``runs``: it goes on
    by itself. ``removed`` is what was cut last, while it can be put back. ``sayings`` are the
    words of it that follow the language.
    """

    study: Study
    right: Sees = ALL
    sees: Sees = ALL
    tries: Tries = field(default_factory=dict)
    example: Example | None = None
    runs: bool = False
    removed: Cut | None = None
    sayings: CatalogueTexts | None = None
    _numbers: dict[Node, int] = field(default_factory=dict)
    _nodes: list[Node] = field(default_factory=list)
    _lines: Fold[Line] = field(default_factory=lambda: Fold(MAIN, line_to))
    _lines_of: object = None
    _branches: tuple[object, list[Branch]] = (None, [])
    _scoring: tuple[object, list[int]] = (None, [])

    @classmethod
    def of(cls, opened: Opened, sees: object = ALL) -> Playback:
        """A playback of what was opened; a page sees so much of it at most. Raises `BadInput`."""
        read = read_sees(sees, opened.study.history.root.state.seats)
        return cls(opened.study, read, read, opened.tries, opened.example, sayings=opened.sayings)

    def translate(self, lang: str) -> None:
        """Say in a language what is the house's to say."""
        if self.sayings is not None:
            self.sayings.translate(self.study, lang)

    @property
    def history(self) -> History:
        """The tree of the study."""
        return self.study.history

    @property
    def line(self) -> Line:
        """Which branches the line takes, up to its end."""
        if self._lines_of != self.study.changes:
            self._lines.forget()
            self._lines_of = self.study.changes
        return self._lines.at(self.history.line[-1])

    @property
    def shape(self) -> object:
        """What changes whenever branches or notes do."""
        return self.study.changes, len(self.history.nodes)

    @property
    def branches(self) -> list[Branch]:
        """Every branch but the main line."""
        if self._branches[0] != self.shape:
            self._branches = self.shape, branches(self.study)
        return self._branches[1]

    @property
    def scoring(self) -> list[int]:
        """The plies of the line that gave points."""
        history = self.history
        key = history.rewrites, len(history.line)
        if self._scoring[0] != key:
            self._scoring = key, scoring(history.line)
        return self._scoring[1]

    @property
    def refusals(self) -> list[int]:
        """The plies of the line at which something was tried in vain."""
        line = self.history.line
        plies = {node.ply for node in self.tries}
        return [ply for ply in sorted(plies) if ply < len(line) and line[ply] in self.tries]

    @property
    def written(self) -> list[int]:
        """The plies of the line at which somebody commented or drew something."""
        line = self.history.line
        plies = (node.ply for node, notes in self.study.noted if notes.is_annotated)
        return [ply for ply in sorted(set(plies)) if ply < len(line) and self._says(line[ply])]

    def _says(self, node: Node) -> bool:
        return self.study.notes(node).is_annotated

    def number(self, node: Node) -> int:
        """By which number a page names a position; it keeps it."""
        number = self._numbers.get(node)
        if number is None:
            number = self._numbers[node] = len(self._nodes)
            self._nodes.append(node)
        return number

    def node(self, number: object) -> Node:
        """The position that a page names so; raises `BadInput` for one that is gone."""
        nth = Reader(number, BadInput, "node").whole(0, max(0, len(self._nodes) - 1))
        if nth >= len(self._nodes) or not _stands(self._nodes[nth]):
            raise BadInput(Message("bad-no-branch"), where="node")
        return self._nodes[nth]

    def next_of(self, plies: Sequence[int], by: int) -> int:
        """The next of some plies from where it stands, or the one before; raises `BadInput`."""
        at = self.history.current.ply
        ahead = [ply for ply in plies if (ply > at if by > 0 else ply < at)]
        if not ahead:
            raise BadInput(Message("bad-no-jump"))
        return min(ahead) if by > 0 else max(ahead)

    def check(self, sees: object) -> Sees:
        """Whose eyes a page asks for, if it may have them; raises `BadInput`."""
        wanted = read_sees(sees, self.history.root.state.seats)
        if self.right not in (ALL, wanted):
            raise BadInput(Message("bad-locked"), where="sees")
        return wanted

    def may_know_others(self, node: Node) -> bool:
        """Whether who looks may be told what else could have been played at a position."""
        state = node.state
        if state.to_act in (None, CHANCE):
            return False
        return self.sees in (ALL, state.to_act) or not self.study.game.secret


def tried_at(playback: Playback, node: Node) -> tuple[Move, ...]:
    """What was tried at a position in vain, as far as who looks may know why.

    >>> from tritables.replay.opening import opened
    >>> playback = Playback.of(opened("bar-first"))
    >>> [len(tried_at(playback, node)) for node in playback.tries]
    [1]
    """
    return playback.tries.get(node, ()) if playback.may_know_others(node) else ()


def _stands(node: Node) -> bool:
    """Whether a node has not been cut away, nor any before it."""
    while node.parent is not None:
        if node.parent.children.get(node.move) is not node:
            return False
        node = node.parent
    return True
