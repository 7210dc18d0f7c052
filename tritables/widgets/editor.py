"""The editor: a position is set up by hand at the board, then played from or made a lesson of."""

from __future__ import annotations

from typing import Literal, Unpack

from tritables.core.registry import game_named
from tritables.endpoint.seeds import fresh_seed
from tritables.table import Settings
from tritables.table import Table as PlainTable
from tritables.table.activities.editor import Editor as EditorActivity
from tritables.table.activities.editor import put_up
from tritables.table.settings import SETTINGS
from tritables.texts import said
from tritables.widgets.keywords import Looks, only_looks
from tritables.widgets.room import customs
from tritables.widgets.table import Table


class Editor(Table):
    """A board on which a position is set up by hand.

    ``game`` is a name, ``position`` where to begin: a position's JSON or a state, and the game's
    beginning unless it is given. Pieces go from the box to the board and back, and what is still
    wrong is said beside it. Whoever sets up a position sees all of it. Settings and ``locked`` are
    as those of a `Table`; *play from here* makes it one.

    ``state`` and ``position`` are the last that had no `faults`, and so is what `save` keeps.
    Raises `BadInput` for a game without an editor, `BadPosition`.

    >>> editor = Editor("trictrac")
    >>> editor.move("bar0", "8")
    >>> editor.faults
    ()
    >>> print(editor.written("python"))
    from tritables.games import trictrac
    <BLANKLINE>
    position = trictrac.position(
        white="8 bar:14",
    )
    """

    def __init__(self, game: str, position: object = None, **looks: Unpack[Looks]) -> None:
        choices = only_looks(looks)
        chosen = {name: choices[name] for name in SETTINGS if name in choices}
        settings = Settings.of({"reveal": True, **customs(), **chosen})
        table = PlainTable.open(
            EditorActivity(game_named(game), position),
            settings=settings,
            locked=choices.get("locked", ()),
            fresh=fresh_seed,
        )
        self._sit_down(table, choices.get("layout"))

    @classmethod
    def _fitting(cls, table: PlainTable) -> PlainTable:
        """A saved table with its desk again, at the position that its round began with."""
        put_up(table)
        return table

    @property
    def _editor(self) -> EditorActivity:
        editor = self._plain.find(EditorActivity)
        assert editor is not None
        return editor

    @property
    def faults(self) -> tuple[str, ...]:
        """What is still wrong, in the editor's language; empty where it is a position.

        >>> editor = Editor("trictrac", lang="fr")
        >>> editor.move("bar0", "box0")
        >>> len(editor.faults)
        1
        """
        draft = self._plain.top.draft
        faults = () if draft is None else draft.faults
        return tuple(said(fault.message, self._plain.settings.lang) for fault in faults)

    def move(self, source: str, target: str, turn: int = 0) -> None:
        """Take the piece on top of a place to another; `IllegalMove` where it cannot lie."""
        self._front.act(self._editor.do, "move", source, target, turn)

    def choose(self, name: str, value: str) -> None:
        """Choose what stands beside the board, such as ``"turn"``; raises `IllegalMove`."""
        self._front.act(self._editor.do, "choose", name, value)

    def undo(self) -> None:
        """Take a step back, or a move where it is played; raises `BadInput` at the first."""
        self._front.do("undo")

    def redo(self) -> None:
        """Do again what was taken back; raises `BadInput` where there is nothing."""
        self._front.do("redo")

    def play_from_here(self) -> None:
        """Play from what was set up; raises `BadPosition` while it has faults."""
        self._front.do("play")

    def make_lesson(self, aim: str, task: str | None = None) -> None:
        """Make a lesson of it that asks for something, such as ``"event move.hit"``.

        Raises `BadInput` where that can neither happen next nor be refused.
        """
        self._front.do("lesson", aim=aim, task=task)

    def edit(self) -> None:
        """Go back from play, or from the lesson, to what was set up."""
        self._front.do("leave")

    def written(self, form: Literal["python", "text", "link", "lesson"] = "python") -> str:
        """What was set up, written down; raises `BadPosition` while it has faults."""
        return str(self._editor.write(self._plain, form)["written"])

    def __repr__(self) -> str:
        return "\n".join(self.faults) or super().__repr__()
