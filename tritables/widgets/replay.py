"""The widget of a replay: a round to step through, with branches and notes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self, Unpack

import traitlets

from tritables.coach.review import Review
from tritables.core.errors import BadInput, BadRecord
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.record import Record
from tritables.core.state import Move, State
from tritables.replay.annotated_rounds import AnnotatedRound
from tritables.replay.branches import Line, on_line
from tritables.replay.sources import Opened, opened
from tritables.replay.study import Study
from tritables.replay.text_writing import to_text
from tritables.scene.still_sheet import with_lines
from tritables.table import Table as PlainTable
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.commands import JUMPS, WAYS
from tritables.table.playback import ALL, Playback, Sees, read_sees
from tritables.table.saves.recall import Origin
from tritables.table.settings import SETTINGS, Settings
from tritables.table.views.share import lines_of
from tritables.widgets.keywords import Keywords, open_activity, read_keywords
from tritables.widgets.mime_pictures import pictures
from tritables.widgets.notebook_settings import default_settings
from tritables.widgets.table import Table


class Replay(Table):
    """A round at a live board, to step through, branch off from and annotate.

    ``shown``     what is replayed: a `Table`, a `Study`, a `Record` or its JSON (schema
                  ``record``), a state or its JSON (``position.<game>``), an `Example` or its id,
                  one of the `rounds`, the text of a round (``docs/notation.md``), or a link
    ``game``      the name of an example's game
    ``sees``      the viewpoint: ``"all"`` shows everything, ``"watcher"`` what anybody may know, a
                  number what that seat saw. A page can choose another only where it is ``"all"``;
                  what it hides is not sent to the page
    ``keywords``  settings, ``locked`` and ``layout``, as of `Table`

    The traits ``ply`` (the number of moves) and ``line`` (the branch, see `go_line`) are the
    current position. They can be observed, assigned and linked in the page; so can ``view``, the
    position as JSON as far as the viewpoint sees it. A move that is played begins a branch, and
    changes no other. Every error is a `TritablesError` and changes nothing.

    >>> replay = Replay("bar-first")
    >>> replay.ply = 1
    >>> replay.ply, replay.line
    (1, ())
    >>> table = Table("trictrac", seed=1)
    >>> table.play("start 5-3", "roll 1-2")
    >>> again = Replay(table, lang="nl")
    >>> again.go(1)
    >>> again.play("roll 2-6", "bar/2")
    >>> again.line, again.record["moves"]
    (((1, 1),), ['start 5-3', 'roll 2-6', 'bar/2'])
    >>> again.study.record.moves
    ('start 5-3', 'roll 1-2')
    """

    ply = traitlets.Int(0, help="How many moves of the line have been played.").tag(sync=True)
    line = traitlets.Tuple(
        help="Where the line leaves the main one: pairs of a ply and which of its moves follows."
    ).tag(sync=True)

    def __init__(
        self,
        shown: Table | Study | Record | State | Example | AnnotatedRound | Mapping[str, Any] | str,
        game: str | None = None,
        *,
        sees: Sees = ALL,
        **keywords: Unpack[Keywords],
    ) -> None:
        choices = read_keywords(keywords)
        settings = Settings.of(
            {**default_settings(), **{name: choices[name] for name in SETTINGS if name in choices}}
        )
        found = _opened(shown, game, settings.lang)
        activity = ReplayActivity(Playback.of(found, sees))
        self._attach(
            open_activity(activity, settings.chosen("reveal", False), choices),
            choices.get("layout"),
        )

    def _attach(self, plain: PlainTable, layout: Any = None, origin: Origin | None = None) -> None:
        super()._attach(plain, layout, origin)
        self.observe(self._position_assigned, ("ply", "line"))

    @classmethod
    def read(cls, path: str | Path, **keywords: Unpack[Keywords]) -> Self:
        """Return the replay of a file with the text of a round.

        ``path``      the file, in UTF-8
        ``keywords``  as of the class

        Raises `OSError`, and `BadText` with line and column.
        """
        return cls(Path(path).read_text(encoding="utf-8"), **keywords)

    @classmethod
    def _checked(cls, plain: PlainTable) -> PlainTable:
        if plain.find(ReplayActivity) is None:
            raise BadRecord(Message("bad-no-replay"), where="replay")
        return plain

    @property
    def _replay(self) -> ReplayActivity:
        replay = self._plain.find(ReplayActivity)
        assert replay is not None
        return replay

    @property
    def _playback(self) -> Playback:
        return self._replay.playback

    def _branch(self, line: object) -> int:
        """The number of the branch that a line leaves another for last."""
        playback = self._playback
        line = playback.line if line is None else line
        return playback.number(on_line(playback.study, line))

    @property
    def study(self) -> Study:
        """The round with its branches and notes; change it by the methods of this widget, which
        show it.
        """
        return self._playback.study

    def to_text(self) -> str:
        """Return the round with branches, comments and marks as text (``docs/notation.md``)."""
        return to_text(self.study)

    @property
    def sees(self) -> Sees:
        """The viewpoint: ``"all"``, ``"watcher"`` or a seat; assign another to change it.

        >>> replay = Replay(Table("tricap", seed=1), sees=0)
        >>> replay.view["seats"][1]["hand"]
        ['??', '??', '??']
        >>> replay.sees = "all"
        >>> "??" in replay.view["seats"][1]["hand"]
        False
        """
        return self._playback.sees

    @sees.setter
    def sees(self, sees: Sees) -> None:
        self._front.act(self._replay.allow, read_sees(sees, self.state.seats))

    def jump(self, what: str, by: int = 1) -> None:
        """Go to the next position of a kind; with ``by=-1`` to the one before.

        ``what``  ``"score"``: a move with points; ``"note"``: a position with notes; ``"refusal"``:
                  one where an illegal move was tried

        Raises `BadInput` where there is none.
        """
        Reader(what, BadInput, "what").one_of(*JUMPS)
        self._front.do("jump", what=what, way=WAYS[by > 0])

    def go_line(self, line: Line, ply: int | None = None) -> None:
        """Go to a line, at a ply or where it leaves another line last.

        ``line``  pairs of a ply and the index of a child there, for each fork at which it does not
                  follow the first one; the main line is ``()``
        ``ply``   the number of moves

        Raises `BadInput` for a line or ply that does not exist.

        >>> replay = Replay("bar-first")
        >>> replay.go_line((), 1)
        >>> replay.ply
        1
        """
        self._front.act(self._replay.follow_line, line, ply)

    def let(self, by: str = "greedy", *, turn: bool = False) -> None:
        """Have an opponent play a move, or with ``turn`` all of its turn.

        ``by`` is the name of an opponent. Raises `BadInput` for another, and at the end of the
        round.
        """
        self._front.do("let", by=by, whole=turn)

    def run(self, on: bool = True) -> None:
        """Start to step by itself at the pace of ``speed``, or stop with ``on=False``."""
        self._front.do("run", on=on)

    def write(self, comment: str | None = None, *, name: str | None = None) -> None:
        """Set the comment at the position, or the name of the branch that begins there.

        None leaves one as it is, an empty text removes it. Raises `BadInput` for a text that is too
        long, and for a name at the start.
        """
        self._front.do("note", comment=comment, called=name)

    def mark(self, source: str, target: str | None = None) -> None:
        """Draw an arrow between two places, or a circle around one; the same mark again removes it.

        ``source`` and ``target`` are ids of places; raises `BadInput` for unknown ones.

        >>> replay = Replay("bar-first")
        >>> replay.mark("1", "5")
        >>> replay.study.notes(replay.study.history.current).arrows
        (('1', '5'),)
        """
        self._front.do("mark", source=source, target=source if target is None else target)

    def unmark(self) -> None:
        """Remove all marks at the position."""
        self._front.do("unmark")

    def promote(self, line: Line | None = None) -> None:
        """Put a line, by default the current one, before the others of its last fork.

        Raises `BadInput` for the main line.
        """
        self._front.do("promote", node=self._branch(line))

    def cut(self, line: Line | None = None) -> None:
        """Remove a branch, by default the current one; raises `BadInput` for the main line."""
        self._front.do("cut", node=self._branch(line))

    def uncut(self) -> None:
        """Restore the branch that was removed last; raises `BadInput` where there is none."""
        self._front.do("uncut")

    def instead(self, move: Move) -> None:
        """Play another move in place of the last one; raises `IllegalMove`."""
        self._front.do("instead", move=move)

    def review(self) -> Review:
        """Have the coach review the line on the board, and return what it found.

        The board then shows the course of the chances and the turning points, as after *Review this
        round*. Raises `BadInput` where nothing was played, and for a game that nobody can judge.

        >>> replay = Replay(Record(Table("tricap", seed=1).state, ("lay 2C", "lay JD")))
        >>> [str(sum(shares)) for shares in replay.review().curve]
        ['1', '1', '1']
        """
        return self._front.act(self._replay.review_now)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget's mime bundle; its picture has the moves below the position."""
        data, metadata = super()._repr_mimebundle_(**kwargs)
        lines, here = lines_of(self._plain)
        shown = pictures(with_lines(self.svg(), lines, here))
        return {**data, **shown, "text/plain": "\n".join([repr(self), *lines])}, metadata

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Set traits as the page asks, except the position while ``"undo"`` is locked."""
        given = dict(sync_data)
        if "undo" in self.locked:
            kept = [name for name in ("ply", "line") if given.pop(name, None) is not None]
            self.send_state(kept)
        super().set_state(given)

    def _after_showing(self) -> None:
        super()._after_showing()
        with self.hold_trait_notifications():
            self.ply, self.line = self._plain.node.ply, self._playback.line

    def _position_assigned(self, _change: object) -> None:
        """Go where ``ply`` or ``line`` was assigned; there is nothing to do where the table set
        them.
        """
        plain, playback = self._plain, self._playback
        ply, line = self.ply, _as_line(self.line)
        if (ply, line) == (plain.node.ply, playback.line):
            return
        try:
            if line != playback.line:
                self._front.act(self._take_line, line, ply)
            else:
                self._front.do("go", ply=ply)
        finally:
            self._front.refresh()
            self.ply, self.line = plain.node.ply, playback.line

    def _take_line(self, table: PlainTable, line: object, ply: int) -> None:
        """Go to another line, at the same ply or at its end."""
        self._replay.follow_line(table, line)
        table.do("go", ply=min(ply, len(table.session.history.line) - 1))


def _opened(shown: object, game: str | None, lang: str) -> Opened:
    if isinstance(shown, Table):
        return opened(Study.of_line(shown._plain.session.history), game)
    return opened(shown, game, lang)


def _as_line(line: object) -> object:
    """Return a line with tuples, of JSON with lists."""
    return tuple(map(_as_line, line)) if isinstance(line, list | tuple) else line
