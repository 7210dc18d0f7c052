"""The review of a round at a table: reckoned a little at a time, then shown and saved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from tritables.coach.judging import Pause, Steps
from tritables.coach.review import (
    Account,
    Evaluator,
    Ply,
    Review,
    TurningPoint,
    reasons,
    reckoned,
)
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.state import LastMove
from tritables.replay.history import Node
from tritables.replay.remarks import MOST_REASONS, WHOLE, Remark
from tritables.replay.study import Study

MOST_MOVES: Final = 2_000
"""Moves of a line that is reviewed at most."""

EXACT: Final = 1_000_000
"""The parts in which the sums of a review are written."""

Sums = tuple[int, int, int, int, int]
"""The sums of a seat, as an `Account` has them, in parts of `EXACT`: the first four make the last.
"""


@dataclass(frozen=True, slots=True)
class RoundReview:
    """A review that has been reckoned.

    ``nodes``  the line, from its first node on
    ``curve``  the shares of all seats at each of them, in thousandths
    ``sums``   the sums of each seat
    """

    nodes: tuple[Node, ...]
    curve: tuple[tuple[int, ...], ...]
    sums: tuple[Sums, ...]

    def as_json(self, number: Mapping[Node, int]) -> dict[str, object]:
        """Return it as JSON, with the numbers of its nodes (``sitting``)."""
        return {
            "nodes": [number[node] for node in self.nodes],
            "curve": [list(shares) for shares in self.curve],
            "sums": [list(sums) for sums in self.sums],
        }


def read_review(given: Reader, nodes: Sequence[Node]) -> RoundReview:
    """Read what `RoundReview.as_json` wrote; ``nodes`` are those of the tree by their numbers.

    Raises the reader's error, with the place, for nodes that are no line and sums that do not add
    up.
    """
    given.keys(("nodes", "curve", "sums"))
    at = given.at
    numbers = at("nodes").items(2, MOST_MOVES + 1)
    line = [nodes[item.whole(0, len(nodes) - 1)] for item in numbers]
    for item, before, node in zip(numbers[1:], line, line[1:], strict=False):
        if node.parent is not before:
            item.refuse("bad-review-line")
    seats = line[0].state.seats
    curve = tuple(
        tuple(one.whole(0, WHOLE) for one in item.items(seats, seats))
        for item in at("curve").items(len(line), len(line))
    )
    sums = tuple(_read_sums(item) for item in at("sums").items(seats, seats))
    return RoundReview(tuple(line), curve, sums)


def _read_sums(given: Reader) -> Sums:
    most = MOST_MOVES * EXACT
    start, luck, own, others, end = (one.whole(-most, most) for one in given.items(5, 5))
    if start + luck + own + others != end:
        given.refuse("bad-review-sums")
    return start, luck, own, others, end


@dataclass(slots=True)
class Reckoning:
    """A review that is being reckoned, decision by decision.

    >>> from tritables import Record, new
    >>> from tritables.coach.review import Judging
    >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3", "roll 1-2")))
    >>> reckoning = Reckoning(study.main, Judging())
    >>> while not reckoning.look():
    ...     pass
    >>> reckoning.percent, reckoning.review(study).curve[0]
    (100, (500, 500))
    """

    nodes: Sequence[Node]
    evaluator: Evaluator
    _plies: list[Ply] = field(default_factory=list)
    _rest: Iterator[object] | None = None
    _remarks: dict[Node, Remark] = field(default_factory=dict)

    @property
    def percent(self) -> int:
        """The part that is done, in percent."""
        return 100 * len(self._plies) // (len(self.nodes) - 1)

    @property
    def reckoned(self) -> Review:
        """The review of all that has been reckoned."""
        return Review(tuple(self._plies))

    def look(self) -> bool:
        """Go on to the next pause, decision or, after these, turning point; True once all is done.

        A decision of many moves takes too long for a page that waits for an answer meanwhile.
        """
        if self._rest is None:
            self._rest = self._reckon()
        return next(self._rest, None) is None

    def _reckon(self) -> Iterator[object]:
        for told in reckoned(moves_of(self.nodes), self.nodes[-1].state, self.evaluator):
            if isinstance(told, Ply):
                self._plies.append(told)
            if isinstance(told, Pause) or told.kind == "decision":
                yield told
        for nth, point in enumerate(self.reckoned.turning_points()):
            if nth:
                yield point
            yield from self._tell(point)

    def _tell(self, point: TurningPoint) -> Steps[None]:
        """Make the remark about a turning point.

        Where the coach has nothing against the move it is told only as a large step of the curve.
        """
        node = self.nodes[point.ply]
        because: tuple[Message, ...] | None = ()
        if point.better:
            before = self.nodes[point.ply - 1].state
            because = yield from reasons(before, point.seat, node.move, point.better)
        if because is None:
            steps = {step.ply: step for step in self.reckoned.largest_steps}
            if point.ply not in steps:
                return
            point, because = steps[point.ply], ()
        before_after = _parts(point.before, WHOLE), _parts(point.after, WHOLE)
        told = because[:MOST_REASONS]
        self._remarks[node] = Remark(point.seat, *before_after, point.better, told)

    def review(self, study: Study) -> RoundReview:
        """Return what was reckoned, and write the remarks into a study."""
        review = self.reckoned
        forget_remarks(study, self.nodes)
        for node, remark in self._remarks.items():
            study.remark(node, remark)
        return RoundReview(
            tuple(self.nodes),
            tuple(tuple(_parts(share, WHOLE) for share in shares) for shares in review.curve),
            tuple(_sums(review.account(seat)) for seat in range(study.history.root.state.seats)),
        )


def moves_of(nodes: Sequence[Node]) -> list[LastMove[Any]]:
    """Return the moves of a line, each with the state before it."""
    return [last for node in nodes[1:] if (last := node.last) is not None]


def forget_remarks(study: Study, nodes: Sequence[Node]) -> None:
    """Remove what the coach has remarked along a line."""
    for node in nodes:
        if study.notes(node).remark is not None:
            study.remark(node, None)


def _sums(account: Account) -> Sums:
    """The sums in whole numbers: luck takes what rounding leaves, so that they still add up."""
    given = (account.start, account.own, account.others, account.end)
    start, own, others, end = (_parts(share, EXACT) for share in given)
    return start, end - start - own - others, own, others, end


def _parts(share: Fraction, whole: int) -> int:
    """A share in parts of a whole, to the nearest one."""
    return round(share * whole)
