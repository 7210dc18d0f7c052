"""The editor: a position is set up by hand, and then played from or made a lesson of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Any

from tritables.core.boxes import MARK
from tritables.core.editing import SEAT_IN_FRONT
from tritables.core.errors import BadInput, BadPosition
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.picture import Look, Shape
from tritables.core.record import Record
from tritables.core.state import State
from tritables.lessons.lesson_from_position import Aim, aims_in, lesson_of, title_of_aim
from tritables.replay.history import Node
from tritables.replay.links import Seen, to_link
from tritables.replay.python_source import to_python
from tritables.replay.session import Session
from tritables.replay.sources import Opened
from tritables.replay.study import Study
from tritables.replay.text_writing import to_text
from tritables.scene.still import still_of
from tritables.table.activities.base import Activity, DrawnTable, Host, Json, refused
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.free import Free
from tritables.table.activities.handlers import command, standing_command
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.activities.replay import Replay
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.commands import COMMANDS
from tritables.table.draft_history import MOST_STEPS, DraftHistory
from tritables.table.playback import Playback
from tritables.table.saves.saved import Saved
from tritables.table.sessions import open_session
from tritables.table.views.editor import editor_panel
from tritables.texts import say, spoken


class Editor(Activity):
    """A board on which a position is set up.

    The table's game is the last draft without faults. What is played from it lies on top.

    >>> from tritables import game_named
    >>> game = game_named("trictrac")
    >>> Editor.at(game, game.new(2)).draft.faults
    ()
    """

    name = "editor"
    undo_locks = ()

    draft: DraftHistory

    def __init__(self, game: Game[Any], position: object = None) -> None:
        self._game = game
        self._position = position
        self._studied: Study | None = None
        """The notes on what was played from here last, for who comes back to it."""

    @classmethod
    def at(cls, game: Game[Any], start: State) -> Editor:
        """An editor with a position on it."""
        made = cls(game)
        made.draft = DraftHistory(game.edit(start))
        return made

    def begin(self, fresh: Callable[[], int]) -> Session:
        """Sit down before the position, or a game's beginning, as it would be played."""
        session = open_session(self._game, position=self._position, seed=fresh())
        self.draft = DraftHistory(self._game.edit(session.history.root.state))
        return session

    def check(self, kind: str) -> None:
        """Refuse what waits until the position is played; raises `BadInput`."""
        if not COMMANDS[kind].edits:
            raise refused("bad-at-desk")

    # Setting up.

    @command
    def attempt(self, table: Host, source: str, target: str, turn: int = 0) -> None:
        """Take a piece from place to place; raises `IllegalMove` where it cannot lie."""
        if source == target:  # what cannot be lifted stays, for no more than its label says
            return
        places = table.places()
        for place in (source, target):
            if place not in places:
                raise BadInput(Message("bad-place", {"place": place}))
        self.do(table, "move", source, target, turn)

    @command
    def type(self, table: Host, move: str) -> None:
        """Put back into the box what was touched; raises `BadInput` for anything else."""
        draft = self.draft.draft
        touches = dict(draft.picture(draft, None, Look(SEAT_IN_FRONT)).touches)
        place = next((one for one, offered in touches.items() if offered == move), None)
        if place is None:
            raise refused("bad-at-desk")
        self.do(table, "move", place, MARK, 0)

    @command
    def edit(self, table: Host, name: str, value: str) -> None:
        """Choose what is chosen beside the board; raises `IllegalMove` for what is not offered."""
        self.do(table, "choose", name, value)

    @command
    def tool(self, table: Host, name: str) -> None:
        """Do to the whole draft what a button says; raises `IllegalMove` for an unknown one."""
        self.do(table, "use", name)

    @command
    def undo(self, table: Host) -> None:
        """Take a step back; raises `BadInput` at the first."""
        self.draft.undo()
        self._follow(table)

    @command
    def redo(self, table: Host) -> None:
        """Do a step again; raises `BadInput` where there is nothing."""
        self.draft.redo()
        self._follow(table)

    def do(self, table: Host, *step: str | int) -> None:
        """Do a step at the draft; raises `IllegalMove` for one that cannot be done."""
        self.draft.do(step)
        self._follow(table)

    def _follow(self, table: Host) -> None:
        """Put what was set up on the table, as long as that is a position."""
        table.forget_refusal()
        if not self.draft.faults:
            seed = table.session.seed
            table.sit_down(Session(table.game, start=self.draft.draft.state(), seed=seed))

    # Leaving, and coming back.

    @standing_command
    def play(self, table: Host) -> None:
        """Play on from the position; raises `BadPosition` with a fault while there are any."""
        start = self._whole()
        table.pop(to=self, resume=False)
        table.push(Free(), Session(table.game, start=start, seed=table.fresh_seed()))

    @standing_command
    def lesson(self, table: Host, aim: str, task: str | None = None) -> None:
        """Make a lesson of the position, which asks for ``aim`` (`aims`), and open it here.

        Without a ``task`` in words of one's own it asks for the rule by its name. Raises
        `BadPosition` while there are faults, and `BadInput` for an aim that is not there.
        """
        start = self._whole()
        found = next((one for one in aims_in(start) if one.name == aim), None)
        if found is None:
            raise BadInput(Message("edit-no-choice"), where="aim")
        title, words = aim_words(table, found)
        example = lesson_of(start, found, title, task or words)
        table.pop(to=self, resume=False)
        made = WorkedExample(table.game, example)
        table.push(made, Session.of_example(table.game, example))

    @standing_command
    def leave(self, table: Host) -> None:
        """Go back from play, or from the lesson, to what was set up."""
        table.pop(to=self, resume=False)
        self.draft.stamp += 1
        self._follow(table)

    @standing_command
    def study(self, table: Host) -> None:
        """Look through what was played from the position, branch off, and write.

        The way back stays, and what was written is there again for who plays from the same
        position later. Raises `BadInput` where nothing is played from here.
        """
        if not table.top.is_game:
            raise refused("bad-at-desk")
        study, before = Study.of_line(table.session.history), self._studied
        if before is not None and before.history.root.state == study.history.root.state:
            node = before.history.root
            for played in study.main[1:]:
                node = before.history.grow(node, played.move)
            before.history.stand_at(node)
            study = before
        self._studied = study
        session = Session.of_study(study, table.fresh_seed())
        table.push(Replay(Playback.of(Opened(study)), guest=True), session)

    # Writing down.

    @standing_command
    def write(self, table: Host, form: str) -> Json:
        """Write down what was set up, as ``python``, ``text``, ``link`` or its ``lesson``.

        Raises `BadPosition` while there are faults.
        """
        state, top = self._whole(), table.top
        if form == "lesson":
            return {"written": top.as_python(state)}
        if form == "text":
            return {"written": to_text(Record(state, ()))}
        return {"written": to_link(state) if form == "link" else to_python(state)}

    @standing_command
    def aims(self, table: Host) -> Json:
        """List what a lesson may ask in the position, each with the task in words."""
        found = () if self.draft.faults else aims_in(self.draft.draft.state())
        return {"aims": [_aim_json(table, aim) for aim in found]}

    def _whole(self) -> State:
        """The position; raises `BadPosition` with the first fault while there are any."""
        if self.draft.faults:
            first = self.draft.faults[0]
            raise BadPosition(first.message, where=first.place or "", rule=first.rule)
        return self.draft.draft.state()

    # Links.

    def takes(self, table: ReadableBoard, held: State | Study) -> bool:
        """Take a position to be changed, unless a lesson was made here; and no round."""
        return isinstance(held, State) and not table.top.is_lesson

    def take(self, table: Host, held: State | Study) -> None:
        """Put a position up to be changed."""
        assert isinstance(held, State)
        table.pop(to=self, resume=False)
        self.draft.put(table.game.edit(held))
        self._follow(table)

    # What is drawn.

    def reader(self, table: DrawnTable) -> None:
        """Return None: whoever sets up a position plays no seat of it."""

    def seen(self, table: DrawnTable) -> Hashable:
        """Return the step, on which the picture depends."""
        return "draft", self.draft.stamp

    def look(self, table: DrawnTable) -> Look:
        """Look from the first seat's side, or from across."""
        return Look(SEAT_IN_FRONT, table.settings.flipped)

    def drawn(self, table: DrawnTable) -> tuple[Any, Any]:
        """Have the draft draw itself."""
        return self.draft.draft, self.draft.draft

    def last(self, table: DrawnTable) -> None:
        """Return none: nothing was played here."""

    def marks(self, table: DrawnTable) -> tuple[bool, bool]:
        """Mark where a piece fits, whatever is locked."""
        return True, True

    def legal(self, table: DrawnTable, scene: Json, place: str | None) -> list[str]:
        """List the places where a piece fits, in words."""
        goals = [way["to"] for way in scene["ways"] if place in (None, way["from"])]
        return [scene["labels"][goal] for goal in dict.fromkeys(goals)]

    def still(self, table: DrawnTable, svg: str, status: str, shape: Shape) -> tuple[str, str]:
        """Draw the position without the box beside it, once it has no faults."""
        if self.draft.faults:
            return svg, status
        lang = spoken(table.game.name, table.settings.lang)
        title = say(Message("game-title", game=table.game.name), lang)
        state = self.draft.draft.state()
        drawn = still_of(table.game, state, lang=lang, shape=shape, title=title)
        return drawn.svg, drawn.status

    def shared(self, table: ReadableBoard) -> list[tuple[str, State | Study | Seen]]:
        """Return the position, once it has no faults."""
        draft = self.draft
        return [] if draft.faults else [("position", draft.draft.state())]

    def panel(self, table: DrawnTable) -> Json:
        """Show what is wrong, what is chosen, and what becomes of it."""
        return editor_panel(table, self.draft, is_open=table.top is self)

    def save(self, table: SavedTable, number: Mapping[Node, int]) -> Json:
        """Save whether a position is set up, and the steps since it was last without faults."""
        steps = [list(step) for step in self.draft.since_whole]
        return {"desk": {"open": table.top is self, "steps": steps}}

    @classmethod
    def load(cls, saved: Saved, stack: list[Activity]) -> None:
        """Lay an editor on a stack, with the steps since its draft was last a position."""
        for given in saved.parts("desk"):
            given.keys(("open", "steps"))
            editor = cls.at(saved.game, saved.session.history.root.state)
            for item in given.at("steps").items(0, MOST_STEPS):
                step = tuple(part.value for part in item.items(2, 4))
                saved.told(partial(editor.draft.do, step), item.where)
            plays = not saved.examples and not given.at("open").flag()
            stack += [editor, *([Free()] if plays else [])]

    def has_work(self, *, is_same: bool) -> bool:
        """Return True once anything was set up, or played."""
        return not is_same or self.draft.at > 0

    def left_as(self, table: SavedTable, found: SavedTable) -> str:
        """Return the message that tells of a position that was set up, and not played."""
        return "" if found.session.history.root.children else "kept-desk"

    def come_back(self, table: Host) -> None:
        """Lie there again, below what was left."""
        if table.find(Editor) is None:
            put_up(table)


def put_up(table: Host) -> None:
    """Put an editor at a table for the position that the round began with.

    It is open if no move was played; else what was played lies on it.
    """
    root, rest = table.session.history.root, table.activities[1:]
    below = [one for one in rest if not isinstance(one, Editor)]
    if not below and root.children:
        below = [Free()]
    table.activities[1:] = [Editor.at(table.game, root.state), *below]
    table.settle()


def aim_words(table: Host, aim: Aim) -> tuple[str, str]:
    """Say the title and the task that a lesson has where nobody gives others."""
    lang = table.settings.lang
    title = say(title_of_aim(table.game.name, aim), lang)
    asked = "edit-task-event" if aim.goal.event else "edit-task-refusal"
    return title, say(Message(asked, {"title": title}), lang)


def _aim_json(table: Host, aim: Aim) -> Json:
    title, task = aim_words(table, aim)
    refusal = aim.goal.refusal is not None
    return {"value": aim.name, "title": title, "task": task, "refusal": refusal}
