"""The interface of an activity, and of a table as activities and views see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, TypeVar

from tritables.core.errors import BadInput
from tritables.core.goals import Happening
from tritables.core.messages import Message
from tritables.core.picture import Look, Shape
from tritables.core.state import LastMove, Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.replay.study import Study
from tritables.table.activities.handlers import Handler, marked
from tritables.table.activities.played_table import PlayedTable
from tritables.table.activities.readable_board import ActivityKind, ReadableBoard
from tritables.table.activities.saved_activity import SavedActivity, SavedTable
from tritables.table.activities.shared_activity import SharedActivity
from tritables.table.chapter_progress import ChapterProgress, Learnt
from tritables.table.counts import Counts
from tritables.table.live_game import LiveGame
from tritables.table.locks import Lock
from tritables.table.move_text import move_shown
from tritables.table.saves.saved import Saved
from tritables.table.settings import Settings
from tritables.table.viewpoint import Viewpoint, only_person, viewpoint_of

Json = dict[str, Any]

Withheld = Literal["", "moves", "turn"]
"""Secrets of a board: none, moves that may follow, or also whose turn it is."""

A = TypeVar("A", bound="Activity")
T = TypeVar("T")


class DrawnTable(ReadableBoard, Protocol):
    """A table as its views see it: they read, and change nothing."""

    counts: Counts
    now: float
    kept: Any
    fault: str | None
    views: Any

    @property
    def top(self) -> DrawnActivity:
        """The activity that says how the board is drawn."""

    @property
    def activities(self) -> Sequence[DrawnActivity]:
        """The stack of activities, each with a part of the panel, from the bottom up."""

    @property
    def nearest(self) -> Sequence[Move]:
        """The moves nearest to the one that was refused."""


class Adviser(Protocol):
    """The one who is asked for advice at a board, beside what an activity does itself."""

    def panel(self, table: DrawnTable) -> Json:
        """Return its part of what is shown beside the board."""

    def looks_ahead(self, table: Host) -> bool:
        """Tell whether something is still to be reckoned."""

    def tick(self, table: Host) -> None:
        """Reckon a slice of it."""


class DrawnActivity(ActivityKind):
    """The part of an activity that views ask: how the board is drawn, and what stands beside it.

    Of the board the top activity says it; of the panel each says its part.
    """

    adviser: Adviser | None = None
    """The coach, once somebody has asked it."""

    whole_sheet: ClassVar[bool] = True
    """True if the score sheet is kept as a whole, and not as a window around the current move."""

    @property
    def is_advised(self) -> bool:
        """True if a coach may be asked at it."""
        return False

    def seen(self, table: DrawnTable) -> Hashable:
        """Return what the picture depends on, beside language and side."""
        return table.node, table.viewpoint

    def look(self, table: DrawnTable) -> Look:
        """Return how the board is looked at."""
        return table.viewpoint.look(flipped=table.settings.flipped)

    def drawn(self, table: DrawnTable) -> tuple[Any, Any]:
        """Return what draws it, a game or a draft, and what of it is seen."""
        return table.game, table.view

    def last(self, table: DrawnTable) -> LastMove[Any] | None:
        """Return the move that is shown as the last."""
        return table.node.last

    def marks(self, table: DrawnTable) -> tuple[bool, bool]:
        """Return whether legal moves are marked, and whether a rule's hint is told."""
        free = "hints" not in table.locked and self.marks_moves
        return free, free and self.gives_hint(table.node)

    def legal(self, table: DrawnTable, scene: Json, place: str | None) -> list[str]:
        """List what is marked in a scene, from a place or all, in words."""
        ways = [way["move"] for way in scene["ways"] if place is None or way["from"] == place]
        reader = table.live.reader
        told = [move_shown(table.game, table.view, move, table.settings, reader) for move in ways]
        return told + [action["label"] for action in scene["actions"] if place is None]

    def still(self, table: DrawnTable, svg: str, status: str, shape: Shape) -> tuple[str, str]:
        """Return the picture that is shared and what it shows, where these are on the board."""
        return svg, status

    def reader(self, table: DrawnTable) -> Seat | None:
        """Return the seat of the only person among opponents, who is called "you"; else None."""
        return only_person(table.session.seats)

    @property
    def tells_story(self) -> bool:
        """True if the end of a round is told as what decided it."""
        return self.is_game

    @property
    def marks_moves(self) -> bool:
        """True if legal moves may be marked."""
        return True

    def gives_hint(self, node: Node) -> bool:
        """Tell whether a rule's hint is told at a node; a task keeps it back."""
        return True

    @property
    def is_asking(self) -> bool:
        """True if a question stands on the board, so that nothing may be moved yet."""
        return False

    @property
    def withheld(self) -> Withheld:
        """Return what the board keeps to itself."""
        return ""

    def panel(self, table: DrawnTable) -> Json:
        """Return its part of what is shown beside the board (`TableState` of scene.json)."""
        return {} if self.adviser is None else self.adviser.panel(table)


class Host(DrawnTable, SavedTable, PlayedTable, Protocol):
    """A table as its activities see it; `tritables.table.Table` says what each member does.

    What only draws, saves or plays takes the role that it needs: `DrawnTable`, `SavedTable`,
    `PlayedTable`. What stands here is the stack of activities itself.
    """

    activities: list[Activity]
    opening: Any

    @property
    def top(self) -> Activity:
        """Return the activity that is asked first."""

    @property
    def host(self) -> Activity:
        """Return the activity that the board is there for."""

    @property
    def is_touched(self) -> bool:
        """Tell whether a page has asked for anything here."""

    def find(self, kind: type[A]) -> A | None:
        """Return the highest activity of a kind."""

    def above(self, activity: Activity) -> Activity | None:
        """Return the activity that lies right on another one."""

    def push(
        self, activity: Activity, session: Session | None = None, *, keep: bool = False
    ) -> None:
        """Lay an activity on top."""

    def without_top(self, act: Callable[[], T]) -> T:
        """Call a function in place of the top activity, which stays if that raises."""

    def pop(self, *, to: Activity | None = None, resume: bool = True) -> None:
        """Take away what lies on an activity."""

    def adopt(self, other: Any, settings: Settings) -> None:
        """Become another table, as far as it was."""

    def loaded(self, data: object) -> Host:
        """Open what was saved as a table of its own."""

    def shown(self, now: float) -> dict[str, Json]:
        """Return what is to be seen, part by part."""

    def svg(self, *, shape: Shape = "wide") -> str:
        """Draw the board as a still picture."""

    def ask(self, costs: Sequence[Message], tried: str, figures: Sequence[Message] = ()) -> None:
        """Show what a legal move costs, which is made when it is asked for once more, and keep the
        figures behind that for whoever wants to know more.
        """

    def apart(self, activity: Activity) -> Host:
        """Open a table of its own for an activity."""

    def replace(self, activity: Activity, session: Session) -> None:
        """Lay an activity in place of the top one."""


class Activity(DrawnActivity, SavedActivity, SharedActivity):
    """An activity at a table: plain play, a lesson, practice, a replay, an editor.

    A table has a stack of them. The top one is asked first; where it says nothing of its own, what
    stands here holds. An activity is pushed and popped by the table and need not know what lies
    below it: `resume` tells it when it is the top one again.

    Here stands how it comes and goes, what it does, and what it hears; how it is drawn stands in
    `DrawnActivity`, how it is saved in `SavedActivity`, what links ask of it in `SharedActivity`.
    Each member has a default.
    """

    name: ClassVar[str]

    commands: ClassVar[Mapping[str, Handler]] = {}
    """The commands that it does while it is the top one (`command`)."""

    standing: ClassVar[Mapping[str, Handler]] = {}
    """The commands that it does also while something else lies on it (`standing_command`)."""

    def __init_subclass__(cls) -> None:
        """Gather the methods that do commands."""
        cls.commands, cls.standing = marked(cls, "is_command"), marked(cls, "is_standing")

    has_opponents: ClassVar[bool] = True
    """True if opponents and forced moves go on by themselves."""

    def spares(self, table: ReadableBoard) -> bool:
        """Tell whether a person's only move is played for them, as it is told what happened."""
        return False

    left: LiveGame | None = None
    """The game that was on the board when something else was pushed, for `resume`."""

    def begin(self, fresh: Callable[[], int]) -> Session | None:
        """Return the session with which a table is opened for it; None for what is only pushed.

        ``fresh`` draws its seed, where it needs one.
        """
        return None

    def fitted(self, settings: Settings) -> Settings:
        """Return the settings with which it is seen."""
        return settings

    def check(self, kind: str) -> None:
        """Raise `BadInput` where a hand may not ask for a command now."""

    def before_move(self) -> None:
        """Hear that somebody is about to move, or to leaf through the moves."""

    def settled(self, table: Host) -> None:
        """Hear that the board, the viewpoint or a setting may be another one now."""

    def warns(self, table: Host, move: Move) -> Sequence[Message]:
        """Return what a move costs that a hand is about to make, where that is asked first: the
        sentence that says so, and others behind it.
        """
        return ()

    def after_attempt(self, before: State, move: Move) -> None:
        """Hear that a hand has made a move that was legal."""

    def after_refusal(
        self, table: Host, verdict: Verdict, tried: str = "", *, shown: bool = False
    ) -> None:
        """Hear that a move was refused; ``shown`` says that the board tells why."""
        self.task.refuse(table.node, Happening.refused(verdict))

    def dismissed(self) -> None:
        """Hear that what the board told last was put out of sight."""

    def chosen(self, table: Host, name: str) -> None:
        """Hear that somebody chose a setting."""

    def resume(self, table: Host, left: LiveGame | None) -> None:
        """Be the top activity again; ``left`` was on the board before, if that was kept."""
        if left is not None:
            table.put_back(left)

    def viewpoint(self, table: Host, opened: Seat | None) -> Viewpoint:
        """Settle who looks, when a seat last said that it is there."""
        return viewpoint_of(table.session, reveal=table.settings.reveal, opened=opened)

    def is_timed(self, node: Node) -> bool:
        """Tell whether turns may take their time only; nobody hurries once a task is done."""
        return not self.task.is_done(node)

    def looks_ahead(self, table: Host) -> bool:
        """Tell whether something is still looked for, a little at each `tick`."""
        return self.adviser is not None and self.adviser.looks_ahead(table)

    def tick(self, table: Host) -> bool | None:
        """Do what is due by itself; None where that is somebody else's business."""
        if self.adviser is not None:
            self.adviser.tick(table)
        return None

    @property
    def progress(self) -> ChapterProgress | None:
        """The steps that are gone through here."""
        return None

    def answer(self, table: Host, text: str) -> None:
        """Answer the question on the board in words; raises `BadInput` where none is asked."""
        raise refused("bad-no-question")

    undo_locks: ClassVar[tuple[Lock, ...]] = ("undo",)
    """The locks under which no hand goes back a step."""

    @property
    def redo_locks(self) -> tuple[Lock, ...]:
        """The locks under which no hand goes on a step."""
        return self.undo_locks

    # What is drawn.

    def take(self, table: Host, held: State | Study) -> None:
        """Put what came by a link on the board, which `takes` has said to be possible."""

    def learn(self, learnt: list[Learnt]) -> None:
        """Take back what came of answers and was not told yet."""

    def take_learnt(self, now: float | None = None) -> list[Learnt]:
        """Give away what came of answers since this was last called."""
        return []

    @property
    def lends(self) -> Json:
        """Return what practice on it begins with: the keywords of `Practice`."""
        return {}

    # How it is saved, and gone on with.

    @classmethod
    def load(cls, saved: Saved, stack: list[Activity]) -> None:
        """Lay it on a stack, if its part stands in a saved table; raises `BadRecord`.

        `tritables.table.saves.reading` has a list of those that do.
        """

    def apart(self) -> Activity | None:
        """Return it at its current step, without what is played on it; None where that is all."""
        return None

    @property
    def outside(self) -> Any:
        """Return what the notebook gives it that no save has."""
        return None

    @outside.setter
    def outside(self, given: Any) -> None:
        """Take that over from the board on which this is gone on with."""

    def come_back(self, table: Host) -> None:
        """Hear that a table on which it lay goes on with what was left there."""


def refused(id: str) -> BadInput:
    """Make the refusal of a command, with words from the house's catalogue."""
    return BadInput(Message(id))


def check_places(table: PlayedTable, *places: str) -> None:
    """Raise `BadInput` for a place that the board has not."""
    known = table.places()
    for place in places:
        if place not in known:
            raise BadInput(Message("bad-place", {"place": place}))


def check_opponent(table: DrawnTable) -> None:
    """Refuse to move for an opponent, unless the table waits, and before a question is answered."""
    if table.top.is_asking:
        raise refused("bad-answer-first")
    if table.thinks:
        raise refused("bad-not-your-turn")
