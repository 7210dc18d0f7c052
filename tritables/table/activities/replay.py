"""A replay: a round that is stepped through, branched, written at and looked into."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final, TypeVar

from tritables.core.errors import IllegalMove
from tritables.core.state import Move, Seat, State
from tritables.replay.history import Node, path_to
from tritables.replay.lines import first_children, on_line
from tritables.replay.notes import Notes
from tritables.replay.opening import Opened
from tritables.replay.session import Session
from tritables.replay.study import Study
from tritables.table.activities.base import Activity, Host, Json, command, refused
from tritables.table.commands import BACK
from tritables.table.playback import ALL, WATCHER, Playback, Sees, tried_at
from tritables.table.saves.replay import replay_json
from tritables.table.settings import PACE
from tritables.table.viewpoint import Viewpoint
from tritables.table.views.replay import replay_panel, why_of

T = TypeVar("T")

LONGEST_TURN: Final = 500
"""Moves that an opponent makes in one turn at most."""


class Replay(Activity):
    """A study on the board. What is played becomes a branch; what was there stays as it was.

    A ``guest`` came by a link to a board that is there for something else, and goes when a new
    game is dealt.
    """

    name = "replay"
    has_opponents = False
    whole_sheet = False

    def __init__(self, playback: Playback, *, guest: bool = False) -> None:
        self.playback = playback
        self.guest = guest

    def begin(self, fresh: Callable[[], int]) -> Session:
        """Sit down before the study, where it stands."""
        return Session.of_study(self.playback.study, fresh())

    def before_move(self) -> None:
        """Stop going on by itself."""
        self.playback.runs = False

    def chosen(self, table: Host, name: str) -> None:
        """Speak another language, if that is what was chosen."""
        if name == "lang":
            self.playback.translate(table.settings.lang)

    # Going about.

    @command
    def run(self, table: Host, on: bool) -> None:
        """Go on by itself at the pace of the table, or stop; at the end it begins again."""
        history = self.playback.history
        if on and history.current.latest is None:
            history.go(0)
        self.playback.runs = on
        table.leafed()

    @command
    def jump(self, table: Host, what: str, way: str) -> None:
        """Go to the next move that scored, was refused, or has a note; or to the one before.

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

    def hides_refusal(self, table: Host) -> bool:
        """Tell whether something was tried at the position whose refusal is not shown."""
        return table.refusal is None and bool(tried_at(self.playback, table.node))

    @command
    def stand(self, table: Host, node: int) -> None:
        """Go to a position that the page knows by its number; raises `BadInput`."""
        self._stand_at(table, self.playback.node(node))

    @command
    def main(self, table: Host) -> None:
        """Go to the move of the main line in place of which the branch was played."""
        line = self.playback.line
        if line:
            self.follow_line(table, (), min(table.node.ply, line[0][0] + 1))

    def follow_line(self, table: Host, line: object, ply: int | None = None) -> None:
        """Go to a line, after so many moves or where it turns off last; raises `BadInput`."""
        study = self.playback.study
        self._stand_at(table, on_line(study, line, ply), on_line(study, line))

    def _stand_at(self, table: Host, node: Node, through: Node | None = None) -> None:
        """Stand at a node of the line that leads through one and then takes the first moves."""
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
        """Have an opponent of a kind make a move, or all moves up to the end of the turn.

        Raises `BadInput` where the round is over.
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
        """Play another move in place of the last one, as a branch of its own.

        Raises `IllegalMove` and changes nothing.
        """
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
        """Take a branch away; `uncut` puts it back. Raises `BadInput` for the main line."""
        playback = self.playback
        found = playback.node(node)
        if all(branch.node is not found for branch in playback.branches):
            raise refused("bad-cut-main")
        self.before_move()
        playback.removed = playback.study.cut(found)
        table.leafed()

    @command
    def uncut(self, table: Host) -> None:
        """Put back what was cut last; raises `BadInput` where there is nothing."""
        playback = self.playback
        if playback.removed is None:
            raise refused("bad-no-uncut")
        playback.study.put_back(playback.removed)
        playback.removed = None
        table.settle()

    # Writing.

    @command
    def note(self, table: Host, comment: str | None = None, called: str | None = None) -> None:
        """Write a comment at the position, or a name for the branch it begins; raises `BadInput`.

        What is None stays as it is.
        """
        self.playback.study.write(table.node, comment=comment, name=called)

    @command
    def mark(self, table: Host, source: str, target: str) -> None:
        """Draw an arrow, or around one place a circle; what is there already goes.

        Raises `BadInput` for a place that the board does not have.
        """
        study, node = self.playback.study, table.node
        notes = study.notes(node)
        if source == target:
            study.write(node, circles=_toggled(notes.circles, source))
        else:
            study.write(node, arrows=_toggled(notes.arrows, (source, target)))

    @command
    def unmark(self, table: Host) -> None:
        """Take all arrows and circles off the position."""
        self.playback.study.write(table.node, arrows=(), circles=())

    def notes(self, table: Host) -> Notes:
        """Return what is written at the position."""
        return self.playback.study.notes(table.node)

    # Looking.

    @command
    def see(self, table: Host, sees: object) -> None:
        """Look from another viewpoint: a seat's, a watcher's, or all of it; raises `BadInput`.

        A page gets no more than what it was opened with.
        """
        self.playback.sees = self.playback.check(sees)
        table.settle()

    def allow(self, table: Host, sees: Sees) -> None:
        """Say what the page may see at most, and show it that."""
        self.playback.right = self.playback.sees = sees
        table.settle()

    @command
    def glimpse(self, table: Host, at: int | None, branch: int | None) -> Json:
        """Show another position: of a ply of the line, or of a number; raises `BadInput`."""
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
        """Tell why the last move was allowed, and what else could have been played."""
        return {"why": why_of(table, self.playback)}

    # What a replay is not for, or only in its own way.

    @command
    def next(self, table: Host) -> None:
        """Refuse to deal another round; raises `BadInput`."""
        raise refused("bad-replay")

    @command
    def seat(self, table: Host, seat: int, by: str) -> None:
        """Refuse opponents: every seat is played by hand; raises `BadInput`."""
        raise refused("bad-replay")

    @command
    def choose(self, table: Host, name: str, value: object) -> None:
        """Choose a setting; what is hidden follows from the viewpoint, so it is not revealed."""
        if name == "reveal" and value is True:
            raise refused("bad-replay")
        table.choose(name, value)

    @command
    def new(self, table: Host, **asked: Any) -> Json | None:
        """Deal a new game in place of a guest; raises `BadInput` on a replay's own board."""
        if not self.guest:
            raise refused("bad-replay")
        table.pop(resume=False)
        return table.do("new", **asked)

    @property
    def has_changed(self) -> object:
        """What changes with branches and notes."""
        return self.playback.shape

    # Links.

    def takes(self, table: Host, held: State | Study) -> bool:
        """Take a position and a round alike."""
        return True

    def take(self, table: Host, held: State | Study) -> None:
        """Look through what came; of a guest's board, play on from a position."""
        if self.guest and isinstance(held, State):
            table.pop(resume=False)
            table.host.take(table, held)
            return
        study = held if isinstance(held, Study) else Study(held)
        self.playback = Playback.of(Opened(study), self.playback.right)
        table.sit_down(Session.of_study(study, table.fresh_seed()))

    # What follows.

    def is_timed(self, node: Node) -> bool:
        """Nobody hurries through a replay."""
        return False

    def tick(self, table: Host) -> bool | None:
        """Make the next move of a replay that runs."""
        if not self.playback.runs:
            return None
        if table.live.next is None or table.live.next > table.now:
            return False
        self.playback.history.redo()
        table.leafed()
        return True

    def settled(self, table: Host) -> None:
        """Stop at the end, and before it have the next move come at the pace of the table."""
        playback = self.playback
        if playback.runs:
            playback.runs = playback.history.current.latest is not None
            table.live.next = table.now + PACE[table.settings.speed] if playback.runs else None

    def viewpoint(self, table: Host, opened: Seat | None) -> Viewpoint:
        """Look as the page may, and as somebody chose to."""
        sees = self.playback.sees
        if sees == ALL or not table.game.secret:
            return Viewpoint(everything=True, front=0 if table.game.secret else None)
        if sees == WATCHER:
            return Viewpoint(front=0)
        return Viewpoint(seat=int(sees), front=int(sees))

    def panel(self, table: Host) -> Json:
        """Show the bar, the branches and what is written."""
        hides = self.hides_refusal(table)
        return replay_panel(table, self.playback, guest=self.guest, hides_refusal=hides)

    def save(self, table: Host, number: Mapping[Node, int]) -> Json:
        """Save the study's notes and branches, and who may see it."""
        return {"replay": replay_json(self.playback, number, guest=self.guest)}


def _toggled(those: tuple[T, ...], one: T) -> tuple[T, ...]:
    """Those without one that is among them, or with one that is not."""
    if one in those:
        return tuple(other for other in those if other != one)
    return (*those, one)
