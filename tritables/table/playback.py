"""The state of a replay: its study, its viewpoint, and automatic stepping."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.state import CHANCE, Move, Seat
from tritables.replay.annotated_rounds import CatalogueTexts
from tritables.replay.branches import MAIN, Branch, Line, branches, line_to, scoring
from tritables.replay.history import Fold, History, Node
from tritables.replay.sources import Opened, Tries
from tritables.replay.study import Cut, Study
from tritables.table.round_review import RoundReview

Sees = Seat | Literal["all", "watcher"]
"""A viewpoint: a seat, ``"watcher"`` (what anybody may know), or ``"all"``."""

ALL: Final = "all"
WATCHER: Final = "watcher"

MOST_MARKED: Final = 400
"""Plies that are marked on a slider at most; more would be one grey bar."""


def read_sees(given: object, seats: int) -> Sees:
    """Read a viewpoint; raises `BadInput`.

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
    """A study that is replayed.

    ``study``    the study
    ``right``    the most that the page may see
    ``sees``     what it sees now
    ``tries``    illegal moves that were tried, by node
    ``example``  the example that it came from
    ``runs``     True while it steps automatically
    ``removed``  the branch that was removed last, while it can be restored
    ``sayings``  the texts that follow the language
    ``review``   the review of a line, once it has been reckoned
    """

    study: Study
    right: Sees = ALL
    sees: Sees = ALL
    tries: Tries = field(default_factory=dict)
    example: Example | None = None
    runs: bool = False
    removed: Cut | None = None
    sayings: CatalogueTexts | None = None
    review: RoundReview | None = None
    _numbers: dict[Node, int] = field(default_factory=dict)
    _nodes: list[Node] = field(default_factory=list)
    _lines: Fold[Line] = field(default_factory=lambda: Fold(MAIN, line_to))
    _lines_of: object = None
    _branches: tuple[object, list[Branch]] = (None, [])
    _scoring: tuple[object, list[int]] = (None, [])

    @classmethod
    def of(cls, opened: Opened, sees: object = ALL) -> Playback:
        """Return a playback, with the most that a page may see; raises `BadInput`."""
        read = read_sees(sees, opened.study.history.root.state.seats)
        return cls(opened.study, read, read, opened.tries, opened.example, sayings=opened.sayings)

    @property
    def reviewed(self) -> RoundReview | None:
        """The review, while its line is there: some of that may be removed."""
        review = self.review
        return review if review is not None and self.stands(review.nodes[-1]) else None

    def translate(self, lang: str) -> None:
        """Translate the texts of a catalogue."""
        if self.sayings is not None:
            self.sayings.translate(self.study, lang)

    @property
    def history(self) -> History:
        """The tree of the study."""
        return self.study.history

    @property
    def line(self) -> Line:
        """The forks of the current line, up to its end."""
        if self._lines_of != self.study.changes:
            self._lines.forget()
            self._lines_of = self.study.changes
        return self._lines.at(self.history.line[-1])

    @property
    def shape(self) -> object:
        """A value that changes with branches and notes."""
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
        """The plies of the line at which an illegal move was tried."""
        line = self.history.line
        plies = {node.ply for node in self.tries}
        return [ply for ply in sorted(plies) if ply < len(line) and line[ply] in self.tries]

    @property
    def written(self) -> list[int]:
        """The plies of the line that have a comment or marks."""
        line = self.history.line
        plies = (node.ply for node, notes in self.study.noted if notes.is_annotated)
        return [ply for ply in sorted(set(plies)) if ply < len(line) and self._says(line[ply])]

    def _says(self, node: Node) -> bool:
        return self.study.notes(node).is_annotated

    def number(self, node: Node) -> int:
        """Return the number by which a page names a node; it never changes."""
        number = self._numbers.get(node)
        if number is None:
            number = self._numbers[node] = len(self._nodes)
            self._nodes.append(node)
        return number

    def node(self, number: object) -> Node:
        """Return the node of a number; raises `BadInput` for one that was removed."""
        nth = Reader(number, BadInput, "node").whole(0, max(0, len(self._nodes) - 1))
        if nth >= len(self._nodes) or not self.stands(self._nodes[nth]):
            raise BadInput(Message("bad-no-branch"), where="node")
        return self._nodes[nth]

    def stands(self, node: Node) -> bool:
        """Return True if neither a node nor an ancestor was removed."""
        while node.parent is not None:
            if node.parent.children.get(node.move) is not node:
                return False
            node = node.parent
        return True

    def next_of(self, plies: Sequence[int], by: int) -> int:
        """Return the next of some plies from the current one, or the previous; raises
        `BadInput`.
        """
        at = self.history.current.ply
        ahead = [ply for ply in plies if (ply > at if by > 0 else ply < at)]
        if not ahead:
            raise BadInput(Message("bad-no-jump"))
        return min(ahead) if by > 0 else max(ahead)

    def check(self, sees: object) -> Sees:
        """Return a viewpoint that a page asks for, if it may have it; raises `BadInput`."""
        wanted = read_sees(sees, self.history.root.state.seats)
        if self.right not in (ALL, wanted):
            raise BadInput(Message("bad-locked"), where="sees")
        return wanted

    def may_know_others(self, node: Node) -> bool:
        """Return True if the viewpoint may know the other legal moves at a node."""
        state = node.state
        if state.to_act in (None, CHANCE):
            return False
        return self.sees in (ALL, state.to_act) or not self.study.game.secret


def tried_at(playback: Playback, node: Node) -> tuple[Move, ...]:
    """Return the illegal moves that were tried at a node, if the viewpoint may know why they are.

    >>> from tritables.replay.sources import opened
    >>> playback = Playback.of(opened("bar-first"))
    >>> [len(tried_at(playback, node)) for node in playback.tries]
    [1]
    """
    return playback.tries.get(node, ()) if playback.may_know_others(node) else ()
