"""A replay: a round to step through at a live board, to branch off from, and to write at."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self, Unpack

import traitlets

from tritables.core.errors import BadInput, BadRecord
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.record import Record
from tritables.core.state import Move, State
from tritables.endpoint.seeds import fresh_seed
from tritables.replay.lines import Line, on_line
from tritables.replay.opening import Opened, opened
from tritables.replay.study import Study
from tritables.replay.text import to_text
from tritables.replay.told import ToldRound
from tritables.scene.still_sheet import with_lines
from tritables.table import Table as PlainTable
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.commands import JUMPS, WAYS
from tritables.table.playback import ALL, Playback, Sees, read_sees
from tritables.table.saves.recall import Origin
from tritables.table.settings import SETTINGS, Settings
from tritables.table.views.share import lines_of
from tritables.widgets.keywords import Looks, only_looks
from tritables.widgets.pictures import pictures
from tritables.widgets.room import customs
from tritables.widgets.table import Table


class Replay(Table):
    """A round at a live board: step through it, branch off anywhere, write at its positions.

    ``shown`` is what is replayed: a `Table`, a `Study`, a `Record` or its JSON, a position, an
    `Example` or the id of one, one of the `rounds` that are told, the text of a round
    (``docs/notation.md``) or what stands in a link.
    ``game`` says which game an id belongs to. ``sees`` says whose eyes look: ``"all"`` shows
    everything, ``"watcher"`` what anybody may know, a number what that seat saw. A page may choose
    among the seats only where everything is open; what ``sees`` keeps back stays in the kernel.
    The rest are settings and ``locked``, as those of a `Table`.

    ``ply`` and ``line`` say where one stands. Both can be observed, assigned, and linked with other
    widgets in the page; so can ``view``, the position as far as it may be seen.

    What is played begins a branch, and what was there before stays as it was. Everything wrong
    raises a `TritablesError` and changes nothing.

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
        shown: Table | Study | Record | State | Example | ToldRound | Mapping[str, Any] | str,
        game: str | None = None,
        *,
        sees: Sees = ALL,
        **looks: Unpack[Looks],
    ) -> None:
        choices = only_looks(looks)
        settings = Settings.of(
            {**customs(), **{name: choices[name] for name in SETTINGS if name in choices}}
        )
        found = _opened(shown, game, settings.lang)
        plain = PlainTable.open(
            ReplayActivity(Playback.of(found, sees)),
            settings=settings.chosen("reveal", False),
            locked=choices.get("locked", ()),
            fresh=fresh_seed,
        )
        self._sit_down(plain, choices.get("layout"))

    def _sit_down(
        self, plain: PlainTable, layout: Any = None, origin: Origin | None = None
    ) -> None:
        super()._sit_down(plain, layout, origin)
        self.observe(self._go_along, ("ply", "line"))

    @classmethod
    def read(cls, path: str | Path, **looks: Unpack[Looks]) -> Self:
        """The replay of a text in a file; raises `OSError`, and `BadText` with line and column."""
        return cls(Path(path).read_text(encoding="utf-8"), **looks)

    @classmethod
    def _fitting(cls, plain: PlainTable) -> PlainTable:
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
        """The number of the branch that a line turned off into last."""
        playback = self._playback
        line = playback.line if line is None else line
        return playback.number(on_line(playback.study, line))

    @property
    def study(self) -> Study:
        """All of it: the round with its branches and what is written there.

        Change it by the methods of this widget, which show what they do.
        """
        return self._playback.study

    def to_text(self) -> str:
        """The round with its branches, comments and marks as text (``docs/notation.md``)."""
        return to_text(self.study)

    @property
    def sees(self) -> Sees:
        """Whose eyes look; assign others to change it, and what a page may see at most with it.

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
        """Go to the next of its kind; ``by`` is -1 for the one before.

        ``"score"`` is a move with points, ``"note"`` where something is written, ``"refusal"``
        what was tried in vain. Raises `BadInput` where there is none.
        """
        Reader(what, BadInput, "what").one_of(*JUMPS)
        self._front.do("jump", what=what, way=WAYS[by > 0])

    def go_line(self, line: Line, ply: int | None = None) -> None:
        """Go to a line, after so many moves or where it turned off; raises `BadInput`.

        >>> replay = Replay("bar-first")
        >>> replay.go_line((), 1)
        >>> replay.ply
        1
        """
        self._front.act(self._replay.follow_line, line, ply)

    def let(self, by: str = "greedy", *, turn: bool = False) -> None:
        """Have an opponent make a move, or with ``turn`` all of its turn; raises `BadInput`."""
        self._front.do("let", by=by, whole=turn)

    def run(self, on: bool = True) -> None:
        """Go on by itself at the pace of ``speed``, or stop."""
        self._front.do("run", on=on)

    def write(self, comment: str | None = None, *, name: str | None = None) -> None:
        """Write a comment at the position, or the name of the branch that begins there.

        What is None stays; an empty text takes it away. Raises `BadInput`.
        """
        self._front.do("note", comment=comment, called=name)

    def mark(self, source: str, target: str | None = None) -> None:
        """Draw an arrow between two places, or a circle around one; the same again takes it away.

        >>> replay = Replay("bar-first")
        >>> replay.mark("1", "5")
        >>> replay.study.notes(replay.study.history.current).arrows
        (('1', '5'),)
        """
        self._front.do("mark", source=source, target=source if target is None else target)

    def unmark(self) -> None:
        """Take all arrows and circles off the position."""
        self._front.do("unmark")

    def promote(self, line: Line | None = None) -> None:
        """Make the line that one is on the main one, or another; one fork at a time.

        Raises `BadInput` for the main line.
        """
        self._front.do("promote", node=self._branch(line))

    def cut(self, line: Line | None = None) -> None:
        """Take away the branch that one is in, or another; raises `BadInput` for the main line."""
        self._front.do("cut", node=self._branch(line))

    def uncut(self) -> None:
        """Put back what was taken away last; raises `BadInput` where there is nothing."""
        self._front.do("uncut")

    def instead(self, move: Move) -> None:
        """Play another move in place of the last one; raises `IllegalMove`."""
        self._front.do("instead", move=move)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget where one can run, and everywhere else the position with the moves below."""
        data, metadata = super()._repr_mimebundle_(**kwargs)
        lines, here = lines_of(self._plain)
        shown = pictures(with_lines(self.svg(), lines, here))
        return {**data, **shown, "text/plain": "\n".join([repr(self), *lines])}, metadata

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take over what a page has set; where nobody may leaf, nobody does so by this road."""
        given = dict(sync_data)
        if "undo" in self.locked:
            kept = [name for name in ("ply", "line") if given.pop(name, None) is not None]
            self.send_state(kept)
        super().set_state(given)

    def _after_showing(self) -> None:
        super()._after_showing()
        with self.hold_trait_notifications():
            self.ply, self.line = self._plain.node.ply, self._playback.line

    def _go_along(self, _change: object) -> None:
        """Somebody assigned where to stand; what the table itself sets is where it stands."""
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
        """Go to another line, after as many moves, or to its end."""
        self._replay.follow_line(table, line)
        table.do("go", ply=min(ply, len(table.session.history.line) - 1))


def _opened(shown: object, game: str | None, lang: str) -> Opened:
    if isinstance(shown, Table):
        return opened(Study.of_line(shown._plain.session.history), game)
    return opened(shown, game, lang)


def _as_line(line: object) -> object:
    """A line with tuples for lists, as a page sends it."""
    return tuple(map(_as_line, line)) if isinstance(line, list | tuple) else line
