"""The interface of an activity, and of a table as its activities see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.goals import Happening
from tritables.core.messages import Message
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.replay.study import Study
from tritables.table.chapter_progress import ChapterProgress, Learnt
from tritables.table.counts import Counts
from tritables.table.course_progress import CourseProgress
from tritables.table.draft_history import DraftHistory
from tritables.table.live_game import LiveGame
from tritables.table.refusal import Refusal
from tritables.table.settings import Settings
from tritables.table.task import Task
from tritables.table.viewpoint import Viewpoint, viewpoint_of

Json = dict[str, Any]

Handler = Callable[..., Json | None]
"""Does a command: takes the activity, the table and the fields, and returns parts of the reply."""

A = TypeVar("A", bound="Activity")


class Host(Protocol):
    """A table as its activities see it; `tritables.table.Table` says what each member does."""

    settings: Settings
    locked: tuple[str, ...]
    live: LiveGame
    counts: Counts
    activities: list[Activity]
    now: float
    tried: str
    kept: Any
    fault: str | None
    views: Any

    @property
    def game(self) -> Game[Any]: ...
    @property
    def session(self) -> Session: ...
    @property
    def state(self) -> State: ...
    @property
    def node(self) -> Node: ...
    @property
    def view(self) -> State: ...
    @property
    def viewpoint(self) -> Viewpoint: ...
    @property
    def refusal(self) -> Refusal | None: ...
    @property
    def top(self) -> Activity: ...
    @property
    def host(self) -> Activity: ...
    @property
    def is_touched(self) -> bool: ...
    @property
    def waits(self) -> bool: ...
    @property
    def tells_seed(self) -> bool: ...
    @property
    def thinks(self) -> bool: ...
    @property
    def nearest(self) -> Sequence[Move]: ...
    def find(self, kind: type[A]) -> A | None: ...
    def above(self, activity: Activity) -> Activity | None: ...
    def push(
        self, activity: Activity, session: Session | None = None, *, keep: bool = False
    ) -> None: ...
    def pop(self, *, to: Activity | None = None, resume: bool = True) -> None: ...
    def adopt(self, other: Any, settings: Settings) -> None: ...
    def apart(self, activity: Activity) -> Host: ...
    def replace(self, activity: Activity, session: Session) -> None: ...
    def do(self, kind: str, /, **args: Any) -> Json | None: ...
    def play(self, *moves: Move) -> None: ...
    def draw(self) -> None: ...
    def choose(self, name: str, value: object) -> None: ...
    def sit_down(self, session: Session) -> None: ...
    def put_back(self, left: LiveGame) -> None: ...
    def begin_round(self) -> None: ...
    def moved(self, *, by_hand: bool = False) -> None: ...
    def leafed(self) -> None: ...
    def settle(self) -> None: ...
    def refuse(self, verdict: Verdict, tried: str, *, attempt: bool = True) -> None: ...
    def forget_refusal(self) -> None: ...
    def fresh_seed(self) -> int: ...
    def deal(self) -> Json: ...
    def places(self) -> frozenset[str]: ...
    def shown_at(self, node: Node) -> Json: ...


class Activity:
    """What goes on at a table: plain play, a lesson, practice, a replay, an editor.

    A table has a stack of them. The top one is asked first; where it says nothing of its own, what
    stands here holds. An activity is pushed and popped by the table and need not know what lies
    below it: `resume` tells it when it is the top one again.
    """

    name: ClassVar[str]

    commands: ClassVar[Mapping[str, Handler]] = {}
    """The commands that it does while it is the top one."""

    standing: ClassVar[Mapping[str, Handler]] = {}
    """The commands that it does also while something else lies on it."""

    is_lesson: ClassVar[bool] = False
    """Whether something is to be learnt here, so that the clock waits for a hand."""

    is_game: ClassVar[bool] = False
    """Whether a game is played here for its own sake."""

    has_opponents: ClassVar[bool] = True
    """Whether opponents and forced moves go on by themselves."""

    whole_sheet: ClassVar[bool] = True
    """Whether the score sheet is kept as a whole, and not as a window around the current move."""

    task: Task | None = None
    """The task on the board."""

    draft: DraftHistory | None = None
    """The position that is being set up on the board."""

    course: CourseProgress | None = None
    """The course whose chapters are gone through here."""

    begun: tuple[int, int] | None = None
    """Of what is opened as a lesson: at which chapter and step it was, counted from 0."""

    left: LiveGame | None = None
    """What was on the board when something else was pushed, for `resume`."""

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

    def after_attempt(self, before: State, move: Move) -> None:
        """Hear that a hand has made a move that was legal."""

    def after_refusal(
        self, table: Host, verdict: Verdict, tried: str = "", *, shown: bool = False
    ) -> None:
        """Hear that a move was refused; ``shown`` says that the board tells why."""
        if self.task is not None:
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
        return self.task is None or not self.task.is_done(node)

    def looks_ahead(self, table: Host) -> bool:
        """Tell whether something is still looked for, a little at each `tick`."""
        return False

    def tick(self, table: Host) -> bool | None:
        """Do what is due by itself; None where that is somebody else's business."""
        return None

    @property
    def progress(self) -> ChapterProgress | None:
        """The steps that are gone through here."""
        return None

    @property
    def is_asking(self) -> bool:
        """Whether a question stands on the board, so that nothing may be moved yet."""
        return self.progress is not None and self.progress.is_open

    @property
    def is_watching(self) -> bool:
        """Whether moves are shown here one after the other."""
        return False

    @property
    def marks_moves(self) -> bool:
        """Whether legal moves may be marked."""
        return True

    @property
    def has_changed(self) -> object:
        """What changes whenever something is done here that leaves the moves as they are."""
        return None

    def is_kept(self, table: Host) -> bool:
        """Tell whether nothing is lost when a link is opened, since one comes back to this."""
        return False

    def takes(self, held: State | Study) -> bool:
        """Tell whether what came by a link can be played at a board that is there for this."""
        return False

    def take(self, table: Host, held: State | Study) -> None:
        """Put what came by a link on the board, which `takes` has said to be possible."""

    def take_learnt(self) -> list[Learnt]:
        """Give away what came of answers since this was last called."""
        return []

    def panel(self, table: Host) -> Json:
        """Return its part of what is shown beside the board (`TableState` of scene.json)."""
        return {}

    def save(self, table: Host, number: Mapping[Node, int]) -> Json:
        """Return its part of a saved table (sitting.json), whose nodes have these numbers."""
        return {}


def refused(id: str) -> BadInput:
    """Make the refusal of a command, with words from the house's catalogue."""
    return BadInput(Message(id))
