"""The review of a replay while it is reckoned, and a moment of it that is tried again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tritables.coach.explanations import LITTLE
from tritables.coach.judging import Steps
from tritables.coach.review import Evaluator, Review, evaluator_of
from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.state import Move, Seat
from tritables.replay.history import Node
from tritables.replay.remarks import WHOLE
from tritables.table.playback import ALL, Playback
from tritables.table.round_review import MOST_MOVES, Reckoning, forget_remarks

Verdict = Literal["open", "judged", "good", "bad"]


@dataclass(slots=True)
class Trial:
    """A moment that is tried again: any move is right that gives away no more than `LITTLE`.

    ``node``    where the turning point is told, one move behind the moment
    ``answer``  what was played instead, once something was
    ``loss``    what that gives away, in thousandths, once it is known
    """

    node: Node
    answer: Node | None = None
    loss: int | None = None
    _judging: Iterator[object] | None = None

    @property
    def moment(self) -> Node:
        """The position to play from."""
        assert self.node.parent is not None
        return self.node.parent

    @property
    def seat(self) -> Seat:
        """The seat to play."""
        return int(self.moment.state.to_act or 0)

    def covers(self, node: Node) -> bool:
        """Return True for the moment, and for what was played there instead."""
        return node is self.moment or (node.parent is self.moment and node is not self.node)

    @property
    def verdict(self) -> Verdict:
        """The state of it: a move is awaited, being judged, as good as the best, or not."""
        if self.answer is None:
            return "open"
        if self.loss is None:
            return "judged"
        return "good" if self.loss <= LITTLE * WHOLE else "bad"

    def judge(self, evaluator: Evaluator) -> None:
        """Judge for a while what was played, by what its seat could know."""
        assert self.answer is not None
        if self._judging is None:
            self._judging = self._judged(evaluator, self.answer.move)
        next(self._judging, None)

    def answered(self, answer: Node | None) -> None:
        """Take what was played, or None for the moment itself, in place of what was before."""
        self.answer, self.loss, self._judging = answer, None, None

    def _judged(self, evaluator: Evaluator, move: Move) -> Steps[None]:
        view = self.moment.state.view(self.seat)
        choices = yield from evaluator.choices(view, self.seat, move)
        own = {line: shares[self.seat] for line, shares in choices.items()}
        best = max(own.values())
        ways = [share for line, share in own.items() if line[0] == move]
        self.loss = round(WHOLE * (best - max(ways, default=best)))


@dataclass(slots=True)
class Reviewing:
    """A review at a table, as it is begun, reckoned on, stopped, and tried again.

    >>> from tritables import Record, new
    >>> from tritables.replay.sources import opened
    >>> playback = Playback.of(opened(Record(new("trictrac"), ("start 5-3", "roll 1-2"))))
    >>> reviewing = Reviewing()
    >>> reviewing.begin(playback)
    >>> while reviewing.is_busy:
    ...     reviewing.go_on(playback)
    >>> len(playback.review.curve)
    3
    """

    reckoning: Reckoning | None = None
    trial: Trial | None = None
    ends: tuple[int, ...] = ()
    """The percentages that were reckoned each time that the page ended meanwhile."""
    is_given_up: bool = False
    """True where it ended at the same place twice."""

    @property
    def reckons(self) -> Node | None:
        """The end of the line that is being reviewed."""
        return None if self.reckoning is None else self.reckoning.nodes[-1]

    @property
    def is_busy(self) -> bool:
        """True while there is something to reckon."""
        return self.reckoning is not None or self._judges

    @property
    def _judges(self) -> bool:
        return self.trial is not None and self.trial.verdict == "judged"

    def begin(self, playback: Playback) -> None:
        """Begin to review the line on the board; raises what `begin_line` does."""
        self.begin_line(playback, playback.history.line)

    def begin_line(self, playback: Playback, line: Sequence[Node]) -> None:
        """Begin to review a line.

        Raises `BadInput` where nothing was played or too much, where the page may not see all, and
        for a game that cannot be judged.
        """
        if playback.right != ALL and playback.study.game.secret:
            raise BadInput(Message("bad-hidden"))
        if not 1 < len(line) <= MOST_MOVES + 1:
            raise BadInput(Message("bad-review-length", {"most": MOST_MOVES}))
        evaluator = evaluator_of(playback.study.game)
        if evaluator is None:
            raise BadInput(Message("bad-review-game"))
        self.trial, self.ends, self.is_given_up = None, (), False
        self.reckoning = Reckoning(tuple(line), evaluator)

    def begin_again(self, playback: Playback, line: Sequence[Node], ends: Sequence[int]) -> None:
        """Begin a review again that ended with its page; raises what `begin_line` does.

        One that ended at the same place twice is given up: else pages would end at it for ever.
        """
        self.begin_line(playback, line)
        self.ends = tuple(ends)
        if len({*ends}) < len(ends):
            self.reckoning, self.is_given_up = None, True

    def whole(self, playback: Playback) -> Review:
        """Review the line on the board in one go; raises what `begin` does."""
        self.begin(playback)
        reckoning = self.reckoning
        assert reckoning is not None
        while self.reckoning is not None:
            self.go_on(playback)
        return reckoning.reckoned

    def stop(self, playback: Playback) -> None:
        """Stop, or take away a review that is done, with what the coach remarked."""
        self.is_given_up = False
        if self.reckoning is not None:
            self.reckoning = None
        elif playback.review is not None:
            forget_remarks(playback.study, playback.review.nodes)
            playback.review = self.trial = None

    def go_on(self, playback: Playback) -> None:
        """Reckon for a while."""
        if self.trial is not None and self._judges:
            evaluator = evaluator_of(playback.study.game)
            assert evaluator is not None
            self.trial.judge(evaluator)
        elif self.reckoning is not None and self.reckoning.look():
            playback.review = self.reckoning.review(playback.study)
            self.reckoning = None

    def try_again(self, playback: Playback, node: Node) -> None:
        """Ask for a better move than the one that led to a node, which the coach has remarked.

        Raises `BadInput` for a node where no mistake was told, and where the page may not know.
        """
        remark, before = playback.study.notes(node).remark, node.parent
        if remark is None or not remark.better or before is None:
            raise BadInput(Message("bad-no-exercise"))
        if not playback.may_know_others(before):
            raise BadInput(Message("bad-hidden"))
        self.trial = Trial(node)

    def heed(self, node: Node) -> None:
        """Hear that the board shows a node: what was played at a moment that is tried again is its
        answer, and anywhere else the trial is over.
        """
        trial = self.trial
        if trial is None or node is trial.answer:
            return
        if not trial.covers(node):
            self.trial = None
        else:
            trial.answered(None if node is trial.moment else node)
