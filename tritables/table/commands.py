"""Commands: one row for each thing that a page can ask of a table.

A row is all there is to know of a command before it is done: its fields, who does it, the lock that
takes it away, what its reply brings, and what it means for whoever counts, waits or records. The
schema of messages, the types of the browser and the rows of the tests are made from these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.picture import SHAPES
from tritables.core.reading import Reader
from tritables.lessons.course_files import MOST_CHAPTERS, MOST_STEPS
from tritables.lessons.exercise_plan import LEVELS
from tritables.lessons.outcomes import MOST_CHOICES
from tritables.replay.links import LONGEST as LONGEST_LINK
from tritables.replay.notes import LONGEST_COMMENT, LONGEST_NAME
from tritables.scene.sheets import THEMES
from tritables.table.fields import (
    Field,
    Value,
    either,
    flag,
    maybe,
    one_of,
    options,
    planned,
    saved,
    seed,
    setting_value,
    text,
    texts,
    token,
    tokens,
    whole,
)
from tritables.table.locks import Lock
from tritables.table.settings import SETTINGS

Json = dict[str, Any]

Owner = Literal["table", "play", "lesson", "practice", "replay", "editor", "store"]
"""The owner of a command: the table itself, an activity of that name, or whoever keeps games."""

JUMPS: Final = ("score", "refusal", "note")
"""To what one jumps in a replay."""

BACK: Final = "back"
WAYS: Final = (BACK, "on")
"""The directions of a jump: back or on."""

FORMS: Final = ("python", "text", "link", "lesson")
"""The forms in which a position that was set up is written down."""

MOST_NODES: Final = 1_000_000
"""Numbers by which a page names the positions of a replay."""

MOST_RULES: Final = 200
"""So many rules are practised at once, at most."""

LONGEST_REVIEW: Final = 10
"""Questions of a review between two chapters at most."""

MOST_LEFT: Final = 5
"""So many games a page asks for at once that were left at a board, at most."""


@dataclass(frozen=True, slots=True)
class Row:
    """The row of a command: all that is declared of it.

    ``fields``    its fields by name, read in this order; each reads and checks its value
    ``owner``     the heading under which ``docs/protocol.md`` and the tests have it. Who does a
                  command is found by the mark `command` of a method, whatever stands here; only
                  those of ``"store"`` are `KeptGames`' to do, and never reach a table
    ``missing``   the id of the message with which it is refused where nobody does it
    ``lock``      the lock under which it is refused to hands; None for none
    ``locks``     returns the locks for a table and the fields, where they depend on these
    ``reply``     the JSON Schema of each part that its reply may bring, by name
    ``touches``   True if somebody touched the board, so that a host does not take it for idle
    ``begins``    True if a hand is at the board, so that the clock of a lesson starts
    ``edits``     True if it can be asked while a position is set up
    ``recorded``  True if a recording answers it, which has no engine
    ``quiet``     True if only the reply says that it cannot be done, and nothing is shown
    """

    fields: Mapping[str, Field] = field(default_factory=dict)
    owner: Owner = "table"
    missing: str = ""
    lock: Lock | None = None
    locks: Callable[[Any, Mapping[str, Any]], tuple[Lock, ...]] | None = None
    reply: Mapping[str, Json] = field(default_factory=dict)
    touches: bool = True
    begins: bool = True
    edits: bool = False
    recorded: bool = False
    quiet: bool = False

    @property
    def acts(self) -> bool:
        """True if somebody does something with it, and does not only ask to be told."""
        return self.touches and not self.reply

    def check_locks(self, table: Any, args: Mapping[str, Any]) -> None:
        """Raise `BadInput` where a teacher has taken the command away (`Table.locked`).

        While anything is locked no page says by which seed to deal, either: who brings one knows
        all that chance will bring.
        """
        meant = {self.lock, *(() if self.locks is None else self.locks(table, args))}
        if not meant.isdisjoint(table.locked):
            raise BadInput(Message("bad-locked"))
        if table.locked and args.get("seed") is not None:
            raise BadInput(Message("bad-locked-own-seed"))


def _ref(name: str) -> Json:
    return {"$ref": f"urn:tritables:scene:1#/$defs/{name}"}


def _or_null(schema: Json) -> Json:
    return {"anyOf": [schema, {"type": "null"}]}


def _to_undo(table: Any, args: Mapping[str, Any]) -> tuple[Lock, ...]:
    locks: tuple[Lock, ...] = table.top.undo_locks
    return locks


def _to_redo(table: Any, args: Mapping[str, Any]) -> tuple[Lock, ...]:
    locks: tuple[Lock, ...] = table.top.redo_locks
    return locks


def _if_others_sit_down(table: Any, args: Mapping[str, Any]) -> tuple[Lock, ...]:
    seats = args["seats"]
    return () if seats is None or tuple(seats) == table.session.seats else ("seats",)


def _if_in_a_game(table: Any, args: Mapping[str, Any]) -> tuple[Lock, ...]:
    return ("hints",) if table.top.is_game else ()


def _if_revealing(table: Any, args: Mapping[str, Any]) -> tuple[Lock, ...]:
    return ("reveal",) if args["name"] == "reveal" else ()


_DEAL: Final[Json] = {
    "seed": {"description": "The dealer's seed in digits.", "type": "string"},
    "deal": {"description": "Of which deal at this table it is the seed.", "type": "integer"},
}
_NODE: Final = whole(0, MOST_NODES).told("The number of a position of a replay.")
_FRESH: Final = token().told("The name under which a game that begins now is kept.")
_PLAN: Final = planned(80, MOST_RULES).told(
    "Which rules are asked about next, in this order, and how much of the answer is given away."
)
_NO_REPLAY: Final = "bad-no-replay"
_NO_DESK: Final = "bad-no-desk"
_NO_CHAPTER: Final = "bad-no-chapter"
_NO_COACH: Final = "bad-no-coach"
_NO_EXERCISE: Final = "bad-no-exercise"
_UNKEPT: Final = "bad-unkept"

COMMANDS: Final[dict[str, Row]] = {
    # Of any table.
    "ping": Row(touches=False, begins=False, edits=True, recorded=True),
    "begin": Row(edits=True),
    "whole": Row(touches=False, begins=False, edits=True, recorded=True),
    "sheet": Row(
        reply={"sheet": _ref("Sheet")}, touches=False, begins=False, edits=True, recorded=True
    ),
    "legal": Row(
        {"place": maybe(text(40)).told("The place from which they go; null for all of them.")},
        reply={"legal": {"type": "array", "items": {"type": "string"}}},
        begins=False,
        edits=True,
        recorded=True,
    ),
    "picture": Row(
        {
            "rule": text(80).told("The rule whose picture is wanted."),
            "shape": one_of(*SHAPES),
            "theme": one_of(*THEMES),
        },
        reply={"picture": _or_null(_ref("RulePicture"))},
        begins=False,
        edits=True,
        recorded=True,
    ),
    "seed": Row(reply=_DEAL, begins=False, edits=True),
    "share": Row(
        {"shape": one_of(*SHAPES)}, reply={"share": _ref("Share")}, begins=False, edits=True
    ),
    "opponents": Row(
        reply={"opponents": _ref("Opponents")}, touches=False, begins=False, edits=True
    ),
    "link": Row(
        {
            "link": text(LONGEST_LINK).told("What stands in the page's address behind its name."),
            "sure": flag().told("Whether what was played here may go."),
        },
        reply={"linked": _ref("LinkOutcome")},
        begins=False,
        edits=True,
    ),
    "keep": Row(touches=False, begins=False, edits=True),
    "resume": Row(
        {"saved": saved().told("A lesson as the browser kept it (sitting.json).")},
        edits=True,
        quiet=True,
    ),
    "graft": Row(
        {"saved": saved().told("The table as it was played on elsewhere (sitting.json).")},
        quiet=True,
    ),
    "choose": Row(
        {"name": one_of(*SETTINGS), "value": setting_value()},
        locks=_if_revealing,
        begins=False,
        edits=True,
        recorded=True,
    ),
    "dismiss": Row(edits=True, recorded=True),
    # Of whoever keeps games; a table that keeps none refuses them.
    "recall": Row(
        {
            "tokens": tokens(MOST_LEFT).told(
                "Under which names the page had games kept at this board, the last first."
            ),
            "fresh": _FRESH,
        },
        owner="store",
        missing=_UNKEPT,
        begins=False,
    ),
    "rejoin": Row(
        {
            "nth": whole(0, MOST_LEFT - 1).told(
                "Which of the games that were left here, by the tokens of the recall."
            ),
            "copies": flag().told(
                "Whether it stays as it is, and is gone on with under the fresh token."
            ),
            "fresh": _FRESH,
        },
        owner="store",
        missing=_UNKEPT,
        begins=False,
    ),
    "anew": Row(owner="store", missing=_UNKEPT, begins=False),
    # Of play.
    "draw": Row(owner="play"),
    "attempt": Row(
        {
            "from": text(40),
            "to": text(40),
            "turn": whole(0, 11).told("How often the piece was turned in hand."),
        },
        owner="play",
        edits=True,
    ),
    "type": Row({"move": text(400)}, owner="play", edits=True, recorded=True),
    "set": Row({"faces": texts(40, 60)}, owner="play", lock="hand"),
    "undo": Row(owner="play", locks=_to_undo, edits=True, recorded=True),
    "redo": Row(owner="play", locks=_to_redo, edits=True, recorded=True),
    "go": Row({"ply": whole(0, 100_000)}, owner="play", lock="undo", recorded=True),
    "new": Row(
        {
            "seed": maybe(seed()).told(
                "In text if it is long: the numbers of a browser end before a seed does."
            ),
            "seats": maybe(texts(40, 6)).told(
                "Who plays each seat; null for those who sit there now."
            ),
            "options": maybe(options()).told("House rules; null for those of the table."),
        },
        owner="play",
        lock="new",
        locks=_if_others_sit_down,
        reply=_DEAL,
    ),
    "next": Row(owner="play"),
    "lookback": Row(owner="play", lock="hints"),
    "open": Row(owner="play"),
    "seat": Row({"seat": whole(0, 5), "by": text(40)}, owner="play", lock="seats"),
    "consider": Row(
        {"on": flag().told("Whether the next move is weighed instead of being made.")},
        owner="play",
        missing=_NO_COACH,
        lock="hints",
    ),
    "fan": Row(owner="play", missing=_NO_COACH, lock="hints", reply={"fan": _or_null(_ref("Fan"))}),
    "foresee": Row(
        {
            "what": maybe(text(40)).told(
                "An outcome of the fan; null for what punishes the move that was weighed."
            )
        },
        owner="play",
        missing=_NO_COACH,
        lock="hints",
        reply={"foreseen": {"type": "array", "maxItems": 6, "items": _ref("Glimpsed")}},
    ),
    # Of lessons.
    "step": Row(
        {"step": whole(0, MOST_STEPS - 1).told("The number of the step to go to.")},
        owner="lesson",
        missing=_NO_CHAPTER,
    ),
    "chapter": Row(
        {"chapter": whole(0, MOST_CHAPTERS - 1).told("The number of the chapter to go to.")},
        owner="lesson",
        missing="bad-no-course",
    ),
    "play": Row(owner="lesson", missing="bad-no-course", edits=True),
    "touch": Row(
        {"place": text(40).told("The place that answers a question.")},
        owner="lesson",
        missing=_NO_CHAPTER,
    ),
    "enough": Row(owner="lesson", missing=_NO_CHAPTER),
    "pick": Row(
        {"choice": whole(0, MOST_CHOICES).told("The number of the answer that is chosen.")},
        owner="lesson",
        missing=_NO_CHAPTER,
    ),
    "help": Row(owner="lesson", missing=_NO_CHAPTER, locks=_if_in_a_game),
    "practise": Row(
        {
            "rules": maybe(texts(80, MOST_RULES)).told(
                "The ids of the rules, or principles of play, to practise; null for all rules."
            ),
            "plan": _PLAN,
            "count": maybe(whole(1, LONGEST_REVIEW)).told(
                "How many questions a review has; null for practice without end."
            ),
        },
        owner="lesson",
        missing=_NO_CHAPTER,
    ),
    "difference": Row(owner="lesson", missing="bad-no-doubt"),
    # Of practice and quizzes.
    "leave": Row(owner="practice", missing=_NO_CHAPTER),
    "level": Row(
        {"level": whole(LEVELS[0], LEVELS[-1]).told("How hard the next exercises are to be.")},
        owner="practice",
        missing=_NO_EXERCISE,
    ),
    "plan": Row(
        {"plan": _PLAN},
        owner="practice",
        missing=_NO_EXERCISE,
        touches=False,
        begins=False,
        quiet=True,
    ),
    "repeat": Row(owner="practice", missing=_NO_EXERCISE, lock="new"),
    # Of replays.
    "run": Row(
        {"on": flag().told("Whether a replay goes on by itself.")},
        owner="replay",
        missing=_NO_REPLAY,
        lock="undo",
        recorded=True,
    ),
    "jump": Row(
        {
            "what": one_of(*JUMPS).told("To points, to what was refused, or to what is written."),
            "way": one_of(*WAYS),
        },
        owner="replay",
        missing=_NO_REPLAY,
        lock="undo",
        recorded=True,
    ),
    "main": Row(owner="replay", missing=_NO_REPLAY, lock="undo", recorded=True),
    "stand": Row({"node": _NODE}, owner="replay", missing=_NO_REPLAY, lock="undo", recorded=True),
    "glimpse": Row(
        {
            "at": maybe(whole(0, 100_000)).told("A ply of the line."),
            "branch": maybe(whole(0, MOST_NODES)).told("Or the number of a position."),
        },
        owner="replay",
        missing=_NO_REPLAY,
        lock="undo",
        reply={"glimpse": _ref("Glimpsed")},
        recorded=True,
    ),
    "why": Row(
        owner="replay",
        missing=_NO_REPLAY,
        lock="hints",
        reply={"why": _or_null(_ref("Why"))},
        recorded=True,
    ),
    "instead": Row(
        {"move": text(400).told("What is played in place of the last move.")},
        owner="replay",
        missing=_NO_REPLAY,
        lock="hints",
    ),
    "let": Row(
        {
            "by": text(40).told("Which opponent makes a move."),
            "whole": flag().told("Whether it plays to the end of the turn."),
        },
        owner="replay",
        missing=_NO_REPLAY,
    ),
    "note": Row(
        {
            "comment": maybe(text(LONGEST_COMMENT)).told(
                "The comment on the position; null leaves it as it is."
            ),
            "called": maybe(text(LONGEST_NAME)).told(
                "The name of the branch; null leaves it as it is."
            ),
        },
        owner="replay",
        missing=_NO_REPLAY,
        lock="write",
    ),
    "mark": Row(
        {
            "from": text(40).told("The place an arrow begins at."),
            "to": text(40).told("Where it ends; the same place for a circle."),
        },
        owner="replay",
        missing=_NO_REPLAY,
        lock="write",
    ),
    "unmark": Row(owner="replay", missing=_NO_REPLAY, lock="write"),
    "promote": Row({"node": _NODE}, owner="replay", missing=_NO_REPLAY, lock="write"),
    "cut": Row({"node": _NODE}, owner="replay", missing=_NO_REPLAY, lock="write"),
    "uncut": Row(owner="replay", missing=_NO_REPLAY, lock="write"),
    "see": Row(
        {
            "sees": either(whole(0, 5), text(40)).told(
                "From which viewpoint: a seat's, a watcher's, or all."
            )
        },
        owner="replay",
        missing=_NO_REPLAY,
    ),
    "review": Row(
        {"on": flag().told("Whether the line is reviewed, or the review is stopped or removed.")},
        owner="replay",
        missing=_NO_REPLAY,
        lock="hints",
    ),
    "retry": Row(
        {"node": maybe(_NODE).told("The turning point that is tried again; null gives up.")},
        owner="replay",
        missing=_NO_REPLAY,
        lock="hints",
    ),
    "home": Row(owner="replay", missing=_NO_REPLAY),
    # Of the editor.
    "edit": Row(
        {"name": text(40), "value": text(40)}, owner="editor", missing=_NO_DESK, edits=True
    ),
    "tool": Row({"name": text(40)}, owner="editor", missing=_NO_DESK, edits=True),
    "write": Row(
        {"form": one_of(*FORMS)},
        owner="editor",
        missing=_NO_DESK,
        reply={"written": {"type": "string"}},
        begins=False,
        edits=True,
    ),
    "aims": Row(
        owner="editor",
        missing=_NO_DESK,
        reply={"aims": {"type": "array", "items": _ref("Aim")}},
        begins=False,
        edits=True,
    ),
    "lesson": Row(
        {
            "aim": text(80).told("What it asks, by its name in the reply to aims."),
            "task": maybe(text(400)).told("The task in words of one's own."),
        },
        owner="editor",
        missing=_NO_DESK,
        edits=True,
    ),
    "study": Row(owner="editor", missing=_NO_DESK),
}
"""Every command by its name."""


@dataclass(frozen=True, slots=True)
class Command:
    """A checked command: which view of a page asks, its number there, its name, its fields."""

    view: str
    seq: int
    kind: str
    args: dict[str, Value]

    @property
    def row(self) -> Row:
        """Return the row of its kind."""
        return COMMANDS[self.kind]


def read_command(content: object) -> Command:
    """Check a message of a page; raises `BadInput` with the place of the fault.

    >>> read_command({"view": "a", "seq": 1, "kind": "go", "ply": 3}).args
    {'ply': 3}
    """
    reader = Reader(content, BadInput)
    reader.has("kind")
    kind = reader.at("kind").one_of(*COMMANDS)
    fields = COMMANDS[kind].fields
    reader.keys(("view", "seq", "kind", *fields))
    view = reader.at("view").text_of(40, shortest=1)
    seq = reader.at("seq").whole(0, 2**53 - 1)
    args = {name: one.read(reader.at(name)) for name, one in fields.items()}
    return Command(view, seq, kind, args)
