"""The widget of the position editor."""

from __future__ import annotations

from typing import Literal, Unpack

from tritables.core.registry import game_named
from tritables.table import Settings
from tritables.table import Table as PlainTable
from tritables.table.activities.editor import Editor as EditorActivity
from tritables.table.activities.editor import put_up
from tritables.table.settings import SETTINGS
from tritables.texts import said
from tritables.widgets.keywords import Keywords, open_activity, read_keywords
from tritables.widgets.notebook_settings import default_settings
from tritables.widgets.table import Table


class Editor(Table):
    """A board on which a position is set up by hand, to play from it or make a lesson of it.

    ``game``      the name of a game
    ``position``  the position to begin with: a state or its JSON (schema ``position.<game>``); by
                  default the game's start
    ``keywords``  settings, ``locked`` and ``layout``, as of `Table`

    Pieces move between the box and the board, and faults are listed beside it; nothing is hidden.
    ``state`` and ``position`` are the last without `faults`, and so is what `save` returns. Raises
    `BadInput` for a game without an editor, and `BadPosition`.

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

    def __init__(self, game: str, position: object = None, **keywords: Unpack[Keywords]) -> None:
        choices = read_keywords(keywords)
        chosen = {name: choices[name] for name in SETTINGS if name in choices}
        settings = Settings.of({"reveal": True, **default_settings(), **chosen})
        self._attach(
            open_activity(EditorActivity(game_named(game), position), settings, choices),
            choices.get("layout"),
        )

    @classmethod
    def _checked(cls, table: PlainTable) -> PlainTable:
        """Return a saved table with its editor; if it had none, at its round's first position."""
        if table.find(EditorActivity) is None:
            put_up(table)
        return table

    @property
    def _editor(self) -> EditorActivity:
        editor = self._plain.find(EditorActivity)
        assert editor is not None
        return editor

    @property
    def faults(self) -> tuple[str, ...]:
        """The faults of the position as texts in the editor's language; empty if it is valid.

        >>> editor = Editor("trictrac", lang="fr")
        >>> editor.move("bar0", "box0")
        >>> len(editor.faults)
        1
        """
        editor = self._editor
        faults = editor.draft.faults if self._plain.top is editor else ()
        return tuple(said(fault.message, self._plain.settings.lang) for fault in faults)

    def move(self, source: str, target: str, turn: int = 0) -> None:
        """Move the top piece of a place to another one.

        ``source`` and ``target`` are ids of places, ``turn`` is the number of turns of a tile.
        Raises `IllegalMove` where the piece cannot lie.
        """
        self._front.act(self._editor.do, "move", source, target, turn)

    def choose(self, name: str, value: str) -> None:
        """Set a value beside the board, such as ``"turn"``; raises `IllegalMove`."""
        self._front.act(self._editor.do, "choose", name, value)

    def undo(self) -> None:
        """Undo a step, or a move while the position is played; raises `BadInput` at the first."""
        self._front.do("undo")

    def redo(self) -> None:
        """Redo what was undone; raises `BadInput` where there is nothing."""
        self._front.do("redo")

    def play_from_here(self) -> None:
        """Play from the position; raises `BadPosition` while it has faults."""
        self._front.do("play")

    def make_lesson(self, aim: str, task: str | None = None) -> None:
        """Make a lesson of the position.

        ``aim``   what the learner is to bring about: ``"event RULE"``, such as ``"event
                  move.hit"``, or ``"refusal RULE"``
        ``task``  the words of the task; by default the rule's title

        Raises `BadInput` where that cannot happen within some moves, or be refused.
        """
        self._front.do("lesson", aim=aim, task=task)

    def edit(self) -> None:
        """Return from play, or from the lesson, to the position."""
        self._front.do("leave")

    def written(self, form: Literal["python", "text", "link", "lesson"] = "python") -> str:
        """Return the position as Python source, as text (``docs/notation.md``), as a link, or as
        the Python source of its lesson.

        Raises `BadPosition` while it has faults.
        """
        return str(self._editor.write(self._plain, form)["written"])

    def __repr__(self) -> str:
        return "\n".join(self.faults) or super().__repr__()
