"""A replay: a round to step through, with branches and notes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, TypeVar

from tritables.coach.review import Review
from tritables.core.errors import IllegalMove
from tritables.core.messages import Message
from tritables.core.state import Move, Seat, State
from tritables.replay.branches import first_children, on_line
from tritables.replay.history import Node, path_to
from tritables.replay.notes import Notes
from tritables.replay.session import Session
from tritables.replay.sources import Opened
from tritables.replay.study import Study
from tritables.table.activities import advised
from tritables.table.activities.base import Activity, DrawnTable, Host, Json, refused
from tritables.table.activities.coaching import Coaching
from tritables.table.activities.handlers import command
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.commands import BACK
from tritables.table.playback import ALL, WATCHER, Playback, Sees, tried_at
from tritables.table.reviewing import Reviewing
from tritables.table.saves.replay import (
    read_end,
    read_ends,
    read_guest,
    read_playback,
    read_reckons,
    replay_json,
)
from tritables.table.saves.saved import Saved
from tritables.table.saves.writing import save
from tritables.table.settings import PACE
from tritables.table.viewpoint import Viewpoint, only_person
from tritables.table.views.replay import replay_panel, why_of
from tritables.table.views.review import review_panel

T = TypeVar("T")

LONGEST_TURN: Final = 500
"""Moves that an opponent plays in one turn at most."""


class Replay(Activity):
    """A study on the board. Moves that are played become branches; nothing is lost.

    A ``guest`` was opened at a board for something else, and ends when a new game is dealt. One
    with an ``end`` shows the round that was played there, and leads back to that node of it.
    """

    name = "replay"
    has_opponents = False
    whole_sheet = False
    adviser: Coaching | None = None

    def __init__(self, playback: Playback, *, guest: bool = False, end: Node | None = None) -> None:
        self.playback = playback
        self.guest = guest or end is not None
        self.end = end
        self.reviewing = Reviewing()

    def begin(self, fresh: Callable[[], int]) -> Session:
        """Return the session of the study, at its current node."""
        return Session.of_study(self.playback.study, fresh())

    @property
    def is_advised(self) -> bool:
        """True, but not while somebody tries to find what the coach has found better."""
        return self.reviewing.trial is None

    def before_move(self) -> None:
        """Stop stepping automatically."""
        self.playback.runs = False

    def chosen(self, table: Host, name: str) -> None:
        """Translate the study's catalogue texts when the language was changed."""
        if name == "lang":
            self.playback.translate(table.settings.lang)

    # Going about.

    @command
    def run(self, table: Host, on: bool) -> None:
        """Start or stop stepping automatically; at the end it restarts."""
        history = self.playback.history
        if on and history.current.latest is None:
            history.go(0)
        self.playback.runs = on
        table.leafed()

    @command
    def jump(self, table: Host, what: str, way: str) -> None:
        """Go to the next or previous ply with points, a refusal or a note.

        Raises `BadInput` where there is none.
        """
        playback, by = self.playback, -1 if way == BACK else 1
        if what != "refusal":
            plies = playback.scoring if what == "score" else playback.written
            table.do("go", ply=playback.next_of(plies, by))
            return
        if by < 0 or not self.hides_refusal(table):
            table.do("go", ply=playback.next_of(playback.refusals, by))
        for move in tried_at(playback, table.node)[:1]:
            table.refuse(table.state.judge(move), move, attempt=False)

    def hides_refusal(self, table: ReadableBoard) -> bool:
        """Return True if an illegal move was tried here whose refusal is not shown."""
        return table.refusal is None and bool(tried_at(self.playback, table.node))

    @command
    def stand(self, table: Host, node: int) -> None:
        """Go to a node by its number; raises `BadInput`."""
        self._stand_at(table, self.playback.node(node))

    @command
    def main(self, table: Host) -> None:
        """Go to the main line's move at the fork of the branch."""
        line = self.playback.line
        if line:
            self.follow_line(table, (), min(table.node.ply, line[0][0] + 1))

    def follow_line(self, table: Host, line: object, ply: int | None = None) -> None:
        """Go to a line, at a ply or at its last fork; raises `BadInput`."""
        study = self.playback.study
        self._stand_at(table, on_line(study, line, ply), on_line(study, line))

    def _stand_at(self, table: Host, node: Node, through: Node | None = None) -> None:
        """Go to a node, on the line through another one and then along first children."""
        self.before_move()
        for before, after in pairwise(
            [*path_to(through or node), *first_children(through or node)]
        ):
            before.latest = after
        self.playback.history.stand_at(node)
        table.leafed()

    # Branching.

    @command
    def let(self, table: Host, by: str, whole: bool) -> None:
        """Have an opponent play a move, or the rest of the turn; raises `BadInput` at the end of
        the round.
        """
        self.before_move()
        session = table.session
        whose, at = session.state.on_turn, table.node
        session.let(by)
        if whole:
            whose = session.state.on_turn if whose is None else whose
            for _ in range(LONGEST_TURN):
                state = session.state
                if state.to_act is None or state.on_turn != whose:
                    break
                session.let(by)
        if table.node is not at:
            table.moved()

    @command
    def instead(self, table: Host, move: Move) -> None:
        """Play another move in place of the last one, as a branch; raises `IllegalMove`."""
        table.tried = move = " ".join(move.split())
        parent = table.node.parent
        if parent is None:
            raise refused("bad-no-undo")
        if not self.playback.may_know_others(parent):
            raise refused("bad-hidden")
        verdict = parent.state.judge(move)
        if not verdict.ok:
            raise IllegalMove(verdict)
        self.before_move()
        self.playback.history.go(parent.ply)
        table.session.play(move)
        table.moved()

    @command
    def promote(self, table: Host, node: int) -> None:
        """Put a branch before the others of its fork; raises `BadInput` for the main line."""
        self.playback.study.promote(self.playback.node(node))
        table.settle()

    @command
    def cut(self, table: Host, node: int) -> None:
        """Remove a branch; `uncut` restores it. Raises `BadInput` for the main line."""
        playback = self.playback
        found = playback.node(node)
        if all(branch.node is not found for branch in playback.branches):
            raise refused("bad-cut-main")
        self.before_move()
        playback.removed = playback.study.cut(found)
        table.leafed()

    @command
    def uncut(self, table: Host) -> None:
        """Restore the branch that was removed last; raises `BadInput` where there is none."""
        playback = self.playback
        if playback.removed is None:
            raise refused("bad-no-uncut")
        playback.study.put_back(playback.removed)
        playback.removed = None
        table.settle()

    # Writing.

    @command
    def note(self, table: Host, comment: str | None = None, called: str | None = None) -> None:
        """Set the comment at the node, or the name of its branch; None leaves one as it is.

        Raises `BadInput`.
        """
        self.playback.study.write(table.node, comment=comment, name=called)

    @command
    def mark(self, table: Host, source: str, target: str) -> None:
        """Draw an arrow, or a circle around one place; the same mark again removes it.

        Raises `BadInput` for an unknown place.
        """
        study, node = self.playback.study, table.node
        notes = study.notes(node)
        if source == target:
            study.write(node, circles=_toggled(notes.circles, source))
        else:
            study.write(node, arrows=_toggled(notes.arrows, (source, target)))

    @command
    def unmark(self, table: Host) -> None:
        """Remove all marks at the node."""
        self.playback.study.write(table.node, arrows=(), circles=())

    def notes(self, table: Host) -> Notes:
        """Return the notes at the node."""
        return self.playback.study.notes(table.node)

    # Reviewing.

    @command
    def review(self, table: Host, on: bool) -> None:
        """Begin to review the line, or stop, or take a review away that is done; raises
        `BadInput`.
        """
        if on:
            self.reviewing.begin(self.playback)
        else:
            self.reviewing.stop(self.playback)
        table.settle()

    def review_now(self, table: Host) -> Review:
        """Review the line without a pause; raises `BadInput`."""
        review = self.reviewing.whole(self.playback)
        table.settle()
        return review

    @command
    def retry(self, table: Host, node: int | None) -> None:
        """Go to the moment before a mistake, for a better move; None gives up.

        Raises `BadInput` where the coach has told of none.
        """
        trial = self.reviewing.trial
        if node is None:
            self.reviewing.trial = None
            stands = trial is not None and self.playback.stands(trial.node)
            found = trial.node if trial is not None and stands else None
        else:
            found = self.playback.node(node)
            self.reviewing.try_again(self.playback, found)
        if found is not None:
            self._stand_at(table, found if node is None else found.parent or found, found)

    @command
    def home(self, table: Host) -> None:
        """Go back to the game whose round this is; raises `BadInput` where there is none."""
        end = self.end
        if end is None:
            raise refused("bad-no-game")
        self._stand_at(table, end if self.playback.stands(end) else self.playback.study.main[-1])
        table.pop(resume=False)
        table.leafed()

    def looks_ahead(self, table: Host) -> bool:
        """Return True while a review is reckoned, or what a coach was asked here."""
        return self.reviewing.is_busy or Activity.looks_ahead(self, table)

    # The coach.

    @command
    def help(self, table: Host) -> None:
        """Give the next step of a hint, and stay at this position."""
        advised.help(self, table)
        self._stay(table)

    @command
    def consider(self, table: Host, on: bool) -> None:
        """Weigh the next move of a hand, and stay at this position, or no longer weigh it."""
        advised.consider(self, table, on=on)
        self._stay(table)

    fan = advised.fan
    foresee = advised.foresee

    def _stay(self, table: Host) -> None:
        """Stop stepping automatically: what is said of a position is read there."""
        if self.playback.runs:
            self.playback.runs = False
            table.live.wait()

    def warns(self, table: Host, move: Move) -> Sequence[Message]:
        """Return what a move costs, where a coach was asked: nothing is at stake in a branch."""
        asked = self.adviser is not None and self.adviser.considers
        return advised.coach_of(self).warns(table, move) if asked else ()

    def dismissed(self) -> None:
        """Have the coach leave a move whose cost was put out of sight."""
        if self.adviser is not None:
            self.adviser.dismissed()

    # Looking.

    @command
    def see(self, table: Host, sees: object) -> None:
        """Change the viewpoint: a seat, a watcher, or all; raises `BadInput`.

        A page cannot see more than it was opened with.
        """
        self.playback.sees = self.playback.check(sees)
        table.settle()

    def allow(self, table: Host, sees: Sees) -> None:
        """Set the most that the page may see, and show that."""
        self.playback.right = self.playback.sees = sees
        table.settle()

    @command
    def glimpse(self, table: Host, at: int | None, branch: int | None) -> Json:
        """Reply with another position, by its ply on the line or its number; raises `BadInput`."""
        history = self.playback.history
        before = history.current
        if branch is not None:
            node = self.playback.node(branch)
        else:
            try:
                node = history.go(before.ply if at is None else at)
            finally:
                history.current = before
        return {"glimpse": table.shown_at(node)}

    @command
    def why(self, table: Host) -> Json:
        """Reply with why the last move was legal, and which others were."""
        return {"why": why_of(table, self.playback)}

    # What a replay is not for, or only in its own way.

    @command
    def next(self, table: Host) -> None:
        """Refuse another round; raises `BadInput`."""
        raise refused("bad-replay")

    @command
    def seat(self, table: Host, seat: int, by: str) -> None:
        """Refuse opponents; raises `BadInput`."""
        raise refused("bad-replay")

    @command
    def choose(self, table: Host, name: str, value: object) -> None:
        """Change a setting other than ``reveal``, as the viewpoint decides what is hidden."""
        if name == "reveal" and value is True:
            raise refused("bad-replay")
        table.choose(name, value)

    @command
    def new(self, table: Host, **asked: Any) -> Json | None:
        """Deal a new game in place of a guest; raises `BadInput` on a replay's own board."""
        if not self.guest:
            raise refused("bad-replay")
        return table.without_top(lambda: table.do("new", **asked))

    @property
    def has_changed(self) -> object:
        """A value that changes with branches and notes."""
        return self.playback.shape

    # Links.

    def takes(self, table: ReadableBoard, held: State | Study) -> bool:
        """Return True for positions and rounds."""
        return True

    def take(self, table: Host, held: State | Study) -> None:
        """Replay a link's content; at a guest's board, play on from a position."""
        if self.guest and isinstance(held, State):
            table.without_top(lambda: table.host.take(table, held))
            return
        study = held if isinstance(held, Study) else Study(held)
        self.playback = Playback.of(Opened(study), self.playback.right)
        self.end, self.reviewing = None, Reviewing()
        table.sit_down(Session.of_study(study, table.fresh_seed()))

    # What follows.

    def is_timed(self, node: Node) -> bool:
        """Return False: a replay is not timed."""
        return False

    def tick(self, table: Host) -> bool | None:
        """Take the next step of an automatic replay, or reckon for a while."""
        then = table.live.next
        if self.playback.runs and then is not None and then <= table.now:
            self.playback.history.redo()
            table.leafed()
            return True
        if self.reviewing.is_busy:
            self.reviewing.go_on(self.playback)
            return True
        return Activity.tick(self, table)

    def settled(self, table: Host) -> None:
        """Schedule the next automatic step; stop at the end."""
        playback = self.playback
        self.reviewing.heed(table.node)
        if self.adviser is not None:
            self.adviser.at(table.node)
        if self.end is not None:
            table.live.held = True  # those who played it do not go on by themselves
        if playback.runs:
            playback.runs = playback.history.current.latest is not None
            table.live.next = table.now + PACE[table.settings.speed] if playback.runs else None

    def reader(self, table: DrawnTable) -> Seat | None:
        """Return the person whose round it was that one looks back at; else nobody plays a seat."""
        return None if self.end is None else only_person(table.session.seats)

    def viewpoint(self, table: Host, opened: Seat | None) -> Viewpoint:
        """Return the viewpoint that was chosen; what is tried again is seen from its seat."""
        trial, sees = self.reviewing.trial, self.playback.sees
        if trial is not None and trial.covers(table.node) and table.game.secret:
            return Viewpoint(seat=trial.seat, front=trial.seat)
        if sees == ALL or not table.game.secret:
            return Viewpoint(everything=True, front=0 if table.game.secret else None)
        if sees == WATCHER:
            return Viewpoint(front=0)
        return Viewpoint(seat=int(sees), front=int(sees))

    def panel(self, table: DrawnTable) -> Json:
        """Return the controls, the branches and the notes."""
        hides = self.hides_refusal(table)
        shown = replay_panel(table, self.playback, guest=self.guest, hides_refusal=hides)
        returns = self.end is not None
        shown["replay"] |= review_panel(table, self.playback, self.reviewing, returns=returns)
        return shown | Activity.panel(self, table) if self.is_advised else shown

    def save(self, table: SavedTable, number: Mapping[Node, int]) -> Json:
        """Return the study's notes and branches, and the viewpoint."""
        told = replay_json(self.playback, number, guest=self.guest, end=self.end)
        last = self.reviewing.reckons
        # What a worker or a page that ends had reckoned is reckoned again.
        if last is not None and last in number:
            assert self.reviewing.reckoning is not None
            ends = [*self.reviewing.ends, self.reviewing.reckoning.percent]
            told |= {"reckons": number[last], "ends": ends}
        return {"replay": told}

    @classmethod
    def load(cls, saved: Saved, stack: list[Activity]) -> None:
        """Lay a replay on a stack."""
        for given in saved.parts("replay"):
            history, nodes = saved.session.history, saved.nodes
            playback = read_playback(given, saved.game, history, nodes, saved.told)
            replay = cls(playback, guest=read_guest(given), end=read_end(given, nodes))
            if (last := read_reckons(given, nodes)) is not None:
                line = path_to(last)
                begin = partial(replay.reviewing.begin_again, playback, line, read_ends(given))
                saved.told(begin)
            stack.append(replay)

    def studies(self, table: ReadableBoard) -> tuple[Study, ...]:
        """Return the study with all that is written in it."""
        return (self.playback.study,)

    def origin(self, table: SavedTable) -> tuple[list[object], list[object]]:
        """Return who may see it, and what it is: a told round is one in every language."""
        said = self.playback.sayings
        return [self.playback.right], [save(table)["replay"] if said is None else said.round]

    def left_as(self, table: SavedTable, found: SavedTable) -> str:
        """Return the message that tells of a replay."""
        return "kept-replay"


def _toggled(those: tuple[T, ...], one: T) -> tuple[T, ...]:
    """Return a tuple without an element that it has, or with one that it does not have."""
    if one in those:
        return tuple(other for other in those if other != one)
    return (*those, one)
