"""The interface of an activity, and of a table as its activities see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.goals import Happening
from tritables.core.messages import Message
from tritables.core.picture import Look, Shape
from tritables.core.state import LastMove, Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.lessons.task import Task
from tritables.replay.history import Node
from tritables.replay.links import Seen
from tritables.replay.python_source import to_python
from tritables.replay.seats import PERSON
from tritables.replay.session import Session
from tritables.replay.study import Study
from tritables.table.chapter_progress import ChapterProgress, Learnt
from tritables.table.counts import Counts
from tritables.table.live_game import LiveGame
from tritables.table.locks import Lock
from tritables.table.move_text import move_shown
from tritables.table.refusal import Refusal
from tritables.table.saves.saved import Saved
from tritables.table.settings import Settings
from tritables.table.viewpoint import Viewpoint, viewpoint_of

Json = dict[str, Any]

Handler = Callable[..., Json | None]
"""Does a command: takes the activity, the table and the fields, and returns parts of the reply."""

A = TypeVar("A", bound="Activity")
H = TypeVar("H", bound=Callable[..., Any])


def command(handler: H) -> H:
    """Mark a method that does the command of its name while its activity is the top one."""
    handler.__dict__["is_command"] = True
    return handler


def standing_command(handler: H) -> H:
    """Mark a method that does the command of its name also while something lies on it."""
    handler.__dict__["is_standing"] = True
    return handler


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
    opening: Any

    @property
    def game(self) -> Game[Any]:
        """Return the game that is played."""

    @property
    def session(self) -> Session:
        """Return the session on the board."""

    @property
    def state(self) -> State:
        """Return the state on the table."""

    @property
    def node(self) -> Node:
        """Return where in the tree of moves the table stands."""

    @property
    def view(self) -> State:
        """Return what the people before the screen see of the state."""

    @property
    def viewpoint(self) -> Viewpoint:
        """Return who looks."""

    @property
    def refusal(self) -> Refusal | None:
        """Return the last refusal that is shown."""

    @property
    def top(self) -> Activity:
        """Return the activity that is asked first."""

    @property
    def host(self) -> Activity:
        """Return the activity that the board is there for."""

    @property
    def is_touched(self) -> bool:
        """Tell whether a page has asked for anything here."""

    @property
    def waits(self) -> bool:
        """Tell whether opponents wait for hands."""

    @property
    def tells_seed(self) -> bool:
        """Tell whether hands may ask for the seed."""

    @property
    def thinks(self) -> bool:
        """Tell whether an opponent is about to move by itself."""

    @property
    def nearest(self) -> Sequence[Move]:
        """Return the moves nearest to the one that was refused."""

    def find(self, kind: type[A]) -> A | None:
        """Return the highest activity of a kind."""

    def above(self, activity: Activity) -> Activity | None:
        """Return the activity that lies right on another one."""

    def push(
        self, activity: Activity, session: Session | None = None, *, keep: bool = False
    ) -> None:
        """Lay an activity on top."""

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

    def apart(self, activity: Activity) -> Host:
        """Open a table of its own for an activity."""

    def replace(self, activity: Activity, session: Session) -> None:
        """Lay an activity in place of the top one."""

    def do(self, kind: str, /, **args: Any) -> Json | None:
        """Do a command as Python may."""

    def play(self, *moves: Move) -> None:
        """Play moves in the notation."""

    def draw(self) -> None:
        """Throw the dice that are due."""

    def choose(self, name: str, value: object) -> None:
        """Choose a setting."""

    def sit_down(self, session: Session) -> None:
        """Take a session to the table."""

    def put_back(self, left: LiveGame) -> None:
        """Take a session to the table that was on it before."""

    def begin_round(self) -> None:
        """Begin another round of the session."""

    def moved(self, *, by_hand: bool = False) -> None:
        """Hear that a move was played."""

    def leafed(self) -> None:
        """Hear that somebody leafs through the moves."""

    def settle(self) -> None:
        """Work out who looks and what happens next by itself."""

    def refuse(self, verdict: Verdict, tried: str, *, attempt: bool = True) -> None:
        """Show why something was refused."""

    def forget_refusal(self) -> None:
        """Show the last refusal no longer."""

    def fresh_seed(self) -> int:
        """Draw a seed that nobody gave."""

    def deal(self) -> Json:
        """Tell the seed, and of which deal it is."""

    def places(self) -> frozenset[str]:
        """Return the ids of the places of the board."""

    def shown_at(self, node: Node) -> Json:
        """Return another position as it would be seen there."""


class Activity:
    """An activity at a table: plain play, a lesson, practice, a replay, an editor.

    A table has a stack of them. The top one is asked first; where it says nothing of its own, what
    stands here holds. An activity is pushed and popped by the table and need not know what lies
    below it: `resume` tells it when it is the top one again.
    """

    name: ClassVar[str]

    commands: ClassVar[Mapping[str, Handler]] = {}
    """The commands that it does while it is the top one (`command`)."""

    standing: ClassVar[Mapping[str, Handler]] = {}
    """The commands that it does also while something else lies on it (`standing_command`)."""

    def __init_subclass__(cls) -> None:
        """Gather the methods that do commands."""
        marked = {name: getattr(member, "__dict__", {}) for name, member in vars(cls).items()}
        cls.commands = {
            name: vars(cls)[name] for name, marks in marked.items() if "is_command" in marks
        }
        cls.standing = {
            name: vars(cls)[name] for name, marks in marked.items() if "is_standing" in marks
        }

    is_lesson: ClassVar[bool] = False
    """True if something is to be learnt here, so that the clock waits for a hand."""

    has_steps: ClassVar[bool] = False
    """True if steps are gone through here, as in a chapter."""

    is_game: ClassVar[bool] = False
    """True if a game is played here for its own sake."""

    has_opponents: ClassVar[bool] = True
    """True if opponents and forced moves go on by themselves."""

    whole_sheet: ClassVar[bool] = True
    """True if the score sheet is kept as a whole, and not as a window around the current move."""

    task: Task = Task()
    """The task to be done on the board by moves."""

    begun: tuple[int, int] | None = None
    """Of what is opened as a lesson: at which chapter and step it was, counted from 0."""

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

    def warns(self, table: Host, move: Move) -> Message | None:
        """Return what a move costs that a hand is about to make, where that is asked first."""
        return None

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

    def reader(self, table: Host) -> Seat | None:
        """Return the seat of the only person among opponents, who is called "you"; else None."""
        seats = table.session.seats
        people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
        return people[0] if len(people) == 1 and len(seats) > 1 else None

    def is_timed(self, node: Node) -> bool:
        """Tell whether turns may take their time only; nobody hurries once a task is done."""
        return not self.task.is_done(node)

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
        """True if a question stands on the board, so that nothing may be moved yet."""
        return False

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

    def seen(self, table: Host) -> Hashable:
        """Return what the picture depends on, beside language and side."""
        return table.node, table.viewpoint

    def look(self, table: Host) -> Look:
        """Return how the board is looked at."""
        return table.viewpoint.look(flipped=table.settings.flipped)

    def drawn(self, table: Host) -> tuple[Any, Any]:
        """Return what draws it, a game or a draft, and what of it is seen."""
        return table.game, table.view

    def last(self, table: Host) -> LastMove[Any] | None:
        """Return the move that is shown as the last."""
        return table.node.last

    def marks(self, table: Host) -> tuple[bool, bool]:
        """Return whether legal moves are marked, and whether a rule's hint is told."""
        free = "hints" not in table.locked and self.marks_moves
        return free, free and self.gives_hint(table.node)

    def legal(self, table: Host, scene: Json, place: str | None) -> list[str]:
        """List what is marked in a scene, from a place or all, in words."""
        ways = [way["move"] for way in scene["ways"] if place is None or way["from"] == place]
        reader = self.reader(table)
        told = [move_shown(table.game, table.view, move, table.settings, reader) for move in ways]
        return told + [action["label"] for action in scene["actions"] if place is None]

    def still(self, table: Host, svg: str, status: str, shape: Shape) -> tuple[str, str]:
        """Return the picture that is shared and what it shows, where these are on the board."""
        return svg, status

    @property
    def tells_story(self) -> bool:
        """Whether the end of a round is told as what decided it."""
        return self.is_game

    @property
    def marks_moves(self) -> bool:
        """True if legal moves may be marked."""
        return True

    def gives_hint(self, node: Node) -> bool:
        """Tell whether a rule's hint is told at a node; a task keeps it back."""
        return True

    @property
    def has_changed(self) -> object:
        """A value that changes with whatever is done here that leaves the moves as they are."""
        return None

    def is_kept(self, table: Host) -> bool:
        """Tell whether nothing is lost when a link is opened, since one comes back to this."""
        return False

    def shared(self, table: Host) -> list[tuple[str, State | Study | Seen]]:
        """Return what can be put into a link, by name: what is seen, the position, the round."""
        if not table.viewpoint.everything:
            return [("seen", Seen(table.view))]
        history = table.session.history
        studies = self.studies(table) if history.root.children else ()
        return [("position", table.state), *(("round", study) for study in studies)]

    def studies(self, table: Host) -> tuple[Study, ...]:
        """Return what was played as a study, where that is somebody's game."""
        return (Study.of_line(table.session.history),)

    def takes(self, table: Host, held: State | Study) -> bool:
        """Tell whether what came by a link can be played at a board that is there for this."""
        return False

    def take(self, table: Host, held: State | Study) -> None:
        """Put what came by a link on the board, which `takes` has said to be possible."""

    def as_python(self, start: State) -> str:
        """Write the position that lies below it, with what it makes of that, as Python."""
        return to_python(start)

    def learn(self, learnt: list[Learnt]) -> None:
        """Take back what came of answers and was not told yet."""

    def take_learnt(self, now: float | None = None) -> list[Learnt]:
        """Give away what came of answers since this was last called."""
        return []

    def panel(self, table: Host) -> Json:
        """Return its part of what is shown beside the board (`TableState` of scene.json)."""
        return {}

    @property
    def lends(self) -> Json:
        """Return what practice on it begins with: the keywords of `Practice`."""
        return {}

    # How it is saved, and gone on with.

    @property
    def saved_as(self) -> str:
        """The key of a saved table (sitting.json) under which its part stands, if any does."""
        return ""

    def save(self, table: Host, number: Mapping[Node, int]) -> Json:
        """Return its part of a saved table (sitting.json), whose nodes have these numbers."""
        return {}

    def save_deal(self) -> Json:
        """Return its part of what a game begins with, which stays until another is dealt."""
        return {}

    @classmethod
    def load(cls, saved: Saved, stack: list[Activity]) -> None:
        """Lay it on a stack, if its part stands in a saved table; raises `BadRecord`.

        `tritables.table.saves.reading` has a list of those that do.
        """

    def open_part(self) -> Json:
        """Return its part of what a page keeps, where that is less than what is saved."""
        return {}

    def fill_in(self, seed: Callable[[], int]) -> None:
        """Put in what `open_part` leaves out; ``seed`` is for what comes now."""

    def seed_again(self, fresh: Callable[[], int]) -> int:
        """Return the seed for what comes when it is gone on with."""
        return fresh()

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

    @property
    def opened_as(self) -> list[object]:
        """Its identity and where it was opened, as JSON, whatever was done since."""
        return [None]

    @property
    def is_kept_by_page(self) -> bool:
        """True if a browser stores what is done in it, if its users may see that."""
        return False

    def is_fresh(self, moves: int) -> bool:
        """Return True if nothing was done since it was opened; ``moves`` are on the board."""
        return False

    def has_work(self, *, is_same: bool) -> bool:
        """Return True for work beside the moves; ``is_same``: the session is as it was opened."""
        return False

    def origin(self, table: Host) -> tuple[list[object], list[object]]:
        """Return what tells it from others as JSON: what all may know of it, and the rest."""
        return [], []

    def left_as(self, table: Host, found: Host) -> str:
        """Return the id of the message that tells of a table that was left; empty for a game."""
        return ""

    def come_back(self, table: Host) -> None:
        """Hear that a table on which it lay goes on with what was left there."""


def refused(id: str) -> BadInput:
    """Make the refusal of a command, with words from the house's catalogue."""
    return BadInput(Message(id))


def check_places(table: Host, *places: str) -> None:
    """Raise `BadInput` for a place that the board has not."""
    known = table.places()
    for place in places:
        if place not in known:
            raise BadInput(Message("bad-place", {"place": place}))
