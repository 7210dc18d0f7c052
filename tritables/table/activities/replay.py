"""A table at which a round is replayed: stepped through, branched, written at, looked into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeVar

from tritables.core.errors import BadInput, IllegalMove
from tritables.core.messages import Message
from tritables.core.state import Move, Seat
from tritables.replay.history import Node, path_to
from tritables.replay.lines import Line, firsts, on_line
from tritables.replay.notes import Notes
from tritables.replay.study import Study
from tritables.table.viewpoint import Viewpoint
from tritables.table.activities.practice import Practised
from tritables.table.playback import ALL, WATCHER, Playback, Sees, may_follow, tried_at
from tritables.table.settings import PACE, Settings
from tritables.table.activities.lesson import Taught

T = TypeVar("T")

LONGEST_TURN: Final = 500
"""Moves that an opponent makes in one turn at most."""


class Replayed(Practised):
    """A table with or without a reel. With one every seat is played by hand, and nobody hurries.

    What is played becomes a branch of the study; what was there before stays as it was.
    """

    reel: Playback | None = None
    """What is replayed here, if anything is."""

    def show_reel(self, reel: Playback) -> None:
        """Take a reel, on whose study the table sits already."""
        self.reel = reel
        self._settle()

    @property
    def study(self) -> Study:
        """The study on the table; raises `BadInput` where nothing is replayed."""
        return self._reeling().study

    @property
    def line(self) -> Line:
        """Which branches lead to the position; the main line has none."""
        return self._reeling().line

    # Going about.

    def undo(self) -> None:
        """Take the last move back; raises `BadInput` at the start."""
        self._stop()
        super().undo()

    def redo(self) -> None:
        """Play again what was taken back; raises `BadInput` where there is nothing."""
        self._stop()
        super().redo()

    def go(self, ply: int) -> None:
        """Go to the position after so many moves of the line; 0 is the start."""
        self._stop()
        super().go(ply)

    def play(self, *moves: Move) -> None:
        """Play moves in the notation; where others are played already they begin a branch."""
        self._stop()
        super().play(*moves)

    def draw(self) -> None:
        """Throw the dice that are due; raises `IllegalMove` when none are."""
        self._stop()
        super().draw()

    def run(self, on: bool) -> None:
        """Go on by itself at the pace of the table, or stop; at the end it begins again."""
        reel = self._reeling()
        if on and reel.history.current.latest is None:
            reel.history.go(0)
        reel.runs = on
        self._leafed()

    def jump(self, what: str, by: int) -> None:
        """Go to the next move that scored, was refused, or has a note; or to the one before.

        Raises `BadInput` where there is none.
        """
        reel = self._reeling()
        if what != "refusal":
            self.go(reel.next_of(reel.scoring if what == "score" else reel.written, by))
            return
        if by < 0 or not self.hides_refusal:
            self.go(reel.next_of(reel.refusals, by))
        for move in tried_at(reel, self.node)[:1]:
            self._refuse(self.state.judge(move), move, attempt=False)

    @property
    def hides_refusal(self) -> bool:
        """Whether something was tried at the position whose refusal is not shown."""
        return self.refusal is None and bool(tried_at(self._reeling(), self.node))

    def stand(self, node: int) -> None:
        """Go to a position that the page knows by its number; raises `BadInput`."""
        self._stand_at(self._reeling().node(node))

    def to_main(self) -> None:
        """Go to the move of the main line in place of which the branch was played."""
        line = self.line
        if line:
            self.follow_line((), min(self.node.ply, line[0][0] + 1))

    def follow_line(self, line: object, ply: int | None = None) -> None:
        """Go to a line, after so many moves or where it turns off last; raises `BadInput`."""
        node = on_line(self.study, line, ply)
        self._stand_at(node, on_line(self.study, line))

    # Branching.

    def let(self, by: str, turn: bool) -> None:
        """Have an opponent of a kind make a move, or all moves up to the end of the turn.

        Raises `BadInput` where the round is over.
        """
        self._reeling()
        self._stop()
        whose, at = self.state.on_turn, self.node
        self.session.let(by)
        if turn:
            whose = self.state.on_turn if whose is None else whose
            for _ in range(LONGEST_TURN):
                state = self.state
                if state.to_act is None or state.on_turn != whose:
                    break
                self.session.let(by)
        if self.node is not at:
            self._moved()

    def instead(self, move: Move) -> None:
        """Play another move in place of the last one, as a branch of its own.

        Raises `IllegalMove` and changes nothing.
        """
        reel, parent = self._reeling(), self.node.parent
        if parent is None:
            raise BadInput(Message("bad-no-undo"))
        if not reel.may_know_others(parent):
            raise BadInput(Message("bad-hidden"))
        verdict = parent.state.judge(move)
        if not verdict.ok:
            raise IllegalMove(verdict)
        self._stop()
        reel.history.go(parent.ply)
        self.session.play(move)
        self._moved()

    def promote(self, node: int) -> None:
        """Put a branch before the others of its fork; raises `BadInput` for the main line."""
        reel = self._reeling()
        reel.study.promote(reel.node(node))
        self._settle()

    def cut(self, node: int) -> None:
        """Take a branch away; `uncut` puts it back. Raises `BadInput` for the main line."""
        reel = self._reeling()
        found = reel.node(node)
        if all(branch.node is not found for branch in reel.branches):
            raise BadInput(Message("bad-cut-main"))
        self._stop()
        reel.removed = reel.study.cut(found)
        self._leafed()

    def uncut(self) -> None:
        """Put back what was cut last; raises `BadInput` where there is nothing."""
        reel = self._reeling()
        if reel.removed is None:
            raise BadInput(Message("bad-no-uncut"))
        reel.study.put_back(reel.removed)
        reel.removed = None
        self._settle()

    # Writing.

    def write(self, comment: str | None = None, name: str | None = None) -> None:
        """Write a comment at the position, or a name for the branch it begins; raises `BadInput`.

        What is None stays as it is.
        """
        self.study.write(self.node, comment=comment, name=name)

    def mark(self, source: str, target: str) -> None:
        """Draw an arrow, or around one place a circle; what is there already goes.

        Raises `BadInput` for a place that the board does not have.
        """
        study, node = self.study, self.node
        notes = study.notes(node)
        if source == target:
            study.write(node, circles=_toggled(notes.circles, source))
        else:
            study.write(node, arrows=_toggled(notes.arrows, (source, target)))

    def unmark(self) -> None:
        """Take all arrows and circles off the position."""
        self.study.write(self.node, arrows=(), circles=())

    @property
    def notes(self) -> Notes:
        """What is written at the position."""
        return self.study.notes(self.node)

    # Looking.

    def see(self, sees: object) -> None:
        """Look with other eyes: a seat's, a watcher's, or all of it; raises `BadInput`.

        A page gets no more than what it was opened with.
        """
        reel = self._reeling()
        reel.sees = reel.check(sees)
        self._settle()

    def allow(self, sees: Sees) -> None:
        """Say what the page may see at most, and show it that."""
        reel = self._reeling()
        reel.right = reel.sees = sees
        self._settle()

    def glimpse(self, at: int | None, branch: int | None) -> Node:
        """The position of a ply of the line, or of a number; raises `BadInput`."""
        reel = self._reeling()
        if branch is not None:
            return reel.node(branch)
        before = reel.history.current
        try:
            return reel.history.go(before.ply if at is None else at)
        finally:
            reel.history.current = before

    def go_on_as(self, other: Taught, settings: Settings) -> None:
        """Become another table of the same game; a replay shows no more than it did.

        Raises `BadInput` where one is a replay and the other is not.
        """
        own, found = self.reel, other.reel if isinstance(other, Replayed) else None
        if not may_follow(own, found):
            raise BadInput(Message("bad-resume"), where="found")
        if own is not None and found is not None:
            found.right = own.right
            if own.right != ALL:
                found.sees = own.right
        self.reel = found
        super().go_on_as(other, settings)
        if self.reel is not None:
            self.reel.speak(self.settings.lang)

    # What a replay is not for.

    def new_game(
        self,
        seed: int | str | None = None,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Start again; raises `BadInput` where a round is replayed that is no guest here."""
        if self.reel is None or not self.reel.guest:
            self._no_reel()
        super().new_game(seed, seats=seats, options=options)

    def next_round(self) -> None:
        """Deal the next round of the match; raises `BadInput` when none follows."""
        self._no_reel()
        super().next_round()

    def take_seat(self, seat: int, kind: str) -> None:
        """Let a person or an opponent play a seat from now on."""
        self._no_reel()
        super().take_seat(seat, kind)

    def choose(self, name: str, value: object) -> None:
        """Choose a setting; what is hidden in a replay follows from whose eyes look."""
        if name == "reveal" and value is True:
            self._no_reel()
        super().choose(name, value)
        if name == "lang" and self.reel is not None:
            self.reel.speak(self.settings.lang)

    # Time.

    @property
    def is_timed(self) -> bool:
        """Whether turns may take their time only."""
        return self.reel is None and super().is_timed

    @property
    def moves_itself(self) -> bool:
        """Whether an automatic move is due; a replay runs, but nobody plays in it by itself."""
        return self.reel is None and super().moves_itself

    def tick(self, now: float) -> bool:
        """Let happen what is due: the next move of a replay that runs."""
        reel = self.reel
        if reel is None or not reel.runs:
            return super().tick(now)
        self.at(now)
        if self._next is None or self._next > self._now:
            return False
        reel.history.redo()
        self._leafed()
        return True

    # What follows from it.

    def _settle(self) -> None:
        super()._settle()
        reel = self.reel
        if reel is not None and reel.runs:
            reel.runs = reel.history.current.latest is not None
            self._next = self._now + PACE[self.settings.speed] if reel.runs else None

    def _eyes(self, opened: Seat | None) -> Viewpoint:
        reel = self.reel
        if reel is None:
            return super()._eyes(opened)
        if reel.sees == ALL or not self.game.secret:
            return Viewpoint(everything=True, front=0 if self.game.secret else None)
        if reel.sees == WATCHER:
            return Viewpoint(front=0)
        seat = int(reel.sees)
        return Viewpoint(seat=seat, front=seat)

    def _stand_at(self, node: Node, through: Node | None = None) -> None:
        """Stand at a node of the line that leads through one and then takes the first moves."""
        self._stop()
        history = self._reeling().history
        for before, after in pairwise([*path_to(through or node), *firsts(through or node)]):
            before.latest = after
        history.stand_at(node)
        self._leafed()

    def _stop(self) -> None:
        if self.reel is not None:
            self.reel.runs = False

    def _reeling(self) -> Playback:
        if self.reel is None:
            raise BadInput(Message("bad-no-replay"))
        return self.reel

    def _no_reel(self) -> None:
        if self.reel is not None:
            raise BadInput(Message("bad-replay"))


def _toggled(those: tuple[T, ...], one: T) -> tuple[T, ...]:
    """Those without one that is among them, or with one that is not."""
    if one in those:
        return tuple(other for other in those if other != one)
    return (*those, one)
