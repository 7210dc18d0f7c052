"""The widget of a table: a game at a live board, played by hand and from Python."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import traitlets

from tritables.core.picture import Shape
from tritables.core.state import Move, State
from tritables.core.verdicts import Verdict
from tritables.endpoint import limits  # noqa: F401  keeps the limits of opponents
from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.seeds import fresh_seed
from tritables.endpoint.stores.file_store import Place, opened, save_to
from tritables.endpoint.stores.machine_store import kept_games_of
from tritables.opponents import OpponentFault, Player
from tritables.scene import sheets
from tritables.table import Coach, Language, Lock, Speed, Theme
from tritables.table import Table as PlainTable
from tritables.table.saves.recall import Origin
from tritables.table.settings import SETTINGS
from tritables.widgets.comm_transport import CommTransport
from tritables.widgets.keywords import TABLE_KEYWORDS, Setting, refuse_unknown
from tritables.widgets.mime_pictures import pictures
from tritables.widgets.notebook_settings import default_settings, notebook_settings
from tritables.widgets.synced_settings import Copied, Linked, LinkedWidget


class Table(LinkedWidget):
    """A game at a live board.

    ``game``          a name, such as ``"trictrac"``
    ``seats``         the player of each seat: ``"person"``, the name of an opponent
                      (`tritables.opponents.opponent_names`), or a function or object of your own
                      that chooses moves
    ``seed``          a whole number below 2**128, or its digits, from which chance moves are drawn;
                      by default a new one
    ``position``      JSON to start from (schema ``position.<game>``), or a state
    ``record``        JSON of a round to open (schema ``record``)
    ``options``       house rules by name; not with ``position`` or ``record``, which have their own
    ``lang``          ``"en"``, ``"nl"`` or ``"fr"``; by default the notebook's (`tritables.speak`),
                      as are ``theme`` and ``notation``
    ``theme``         ``"auto"``, ``"light"`` or ``"dark"``
    ``flipped``       draw the board from the other side
    ``speed``         the pace of opponents: ``"slow"``, ``"normal"`` or ``"fast"``
    ``paused``        have opponents wait
    ``forced``        play a move without alternatives automatically
    ``four_colours``  give each suit of a deck its own colour
    ``reveal``        show everything hidden
    ``notation``      show moves in the notation, and not in words
    ``coach``         how a coach looks on: ``"off"``, ``"quiet"`` (it counts) or ``"watchful"``
                      (it asks before a move that gives much away)
    ``locked``        what users cannot do at the board (`tritables.table.locks`); Python still can
    ``layout``        the ipywidgets layout

    Settings, from ``lang`` to ``coach``, are traits: assign them, or observe them. Errors are
    `TritablesError`: `BadInput`, `BadPosition`, `BadRecord`, and `IllegalMove` with a verdict. A
    call that raises changes nothing.

    >>> table = Table("trictrac", seed=1)
    >>> table.play("start 5-3", "roll 1-2", "bar/1")
    >>> table.legal
    ('bar/1',)
    >>> table.undo()
    >>> table.position["left"]
    [1, 1, 2, 2, 5, 5, 6, 6]
    >>> again = Table("trictrac", record=table.record, seats=["person", "greedy"])
    >>> again.redo()
    >>> Table("trictrac", position=again.position, locked=["undo"]).state == again.state
    True
    """

    lang: Linked[Language] = Linked("en", help="The language: en, nl or fr.")
    theme: Linked[Theme] = Linked("auto", help="The colours of the board: auto, light or dark.")
    flipped: Linked[bool] = Linked(False, help="Whether the board is seen from across.")
    speed: Linked[Speed] = Linked("normal", help="The pace of opponents: slow, normal, fast.")
    paused: Linked[bool] = Linked(False, help="Whether opponents wait.")
    forced: Setting[bool] = Setting(False, help="Whether the only move is played by itself.")
    four_colours: Setting[bool] = Setting(False, help="Whether each suit has its own colour.")
    reveal: Setting[bool] = Setting(False, help="Whether everything hidden is shown to all.")
    notation: Linked[bool] = Linked(False, help="Whether moves are shown in the notation.")
    coach: Linked[Coach] = Linked("off", help="How a coach looks on: off, quiet, watchful.")
    position = Copied(read_only=True, help="The position as JSON; observe it to see every move.")
    view = Copied(read_only=True, help="The position as whoever sits there may see it.")
    view.tag(sync=True)
    _transport: CommTransport
    _origin: Origin
    """Hashes of what it was opened with, by which its kept games are found again."""
    seats = traitlets.Tuple(read_only=True, help="Who plays each seat; see `take_seat`.")

    def __init__(
        self,
        game: str,
        *,
        seats: Sequence[Player] | None = None,
        seed: int | str | None = None,
        position: object = None,
        record: object = None,
        options: Mapping[str, object] | None = None,
        lang: Language | None = None,
        theme: Theme | None = None,
        flipped: bool = False,
        speed: Speed = "normal",
        paused: bool = False,
        forced: bool = False,
        four_colours: bool = False,
        reveal: bool = False,
        notation: bool | None = None,
        coach: Coach = "off",
        locked: Sequence[Lock] = (),
        layout: Any = None,
        **unknown: object,
    ) -> None:
        refuse_unknown(unknown, TABLE_KEYWORDS)
        given = default_settings(
            lang=lang, theme=theme, notation=notation, flipped=flipped, reveal=reveal
        )
        given |= {"speed": speed, "paused": paused, "forced": forced, "coach": coach}
        given["four_colours"] = four_colours
        plain = PlainTable.open(
            game, seats=seats, seed=seed, position=position, record=record, options=options,
            settings=given, locked=locked, fresh=fresh_seed,
        )  # fmt: skip
        placed = position is not None or record is not None
        self._attach(plain, layout, Origin.of(plain, seed=seed, placed=placed))

    def _attach(self, plain: PlainTable, layout: Any = None, origin: Origin | None = None) -> None:
        """Become the widget of a table; ``origin`` identifies what it was opened with, for games
        that are kept.
        """
        self._origin = origin or Origin.of(plain)
        keeps, told = kept_games_of(plain, self._origin), self._after_showing
        self._transport = CommTransport(self, plain, kept_games=keeps, after_showing=told)
        placed = {} if layout is None else {"layout": layout}
        super().__init__(**self._transport.opening_traits(), **plain.settings.as_json(), **placed)
        self.on_msg(lambda _widget, content, _buffers: self._transport.receive(content))
        self.observe(self._setting_assigned, SETTINGS)
        self._front.refresh()
        if (here := notebook_settings()) is not None:
            here.join(self)

    @classmethod
    def load(cls, saved: object) -> Self:
        """Return a table from the JSON of `save`, or from the path of its file.

        Raises `BadRecord` with the place of a fault. For a damaged file the error has ``sound``,
        the part that can be opened (see `tritables.table.saves.files.Damaged`).

        >>> table = Table("trictrac", seed=1)
        >>> table.play("start 5-3")
        >>> Table.load(table.save()).record["moves"]
        ['start 5-3']
        """
        made = cls.__new__(cls)
        made._attach(cls._checked(opened(saved)))
        return made

    @classmethod
    def _checked(cls, plain: PlainTable) -> PlainTable:
        """Return a saved table that this class can show, else raise `BadRecord`."""
        return plain

    def save(self, path: Place | None = None) -> dict[str, object]:
        """Return the whole table as JSON (schema ``sitting``): rounds, undone moves, seats,
        settings, clock.

        With ``path`` it is also written to that file, atomically. Hidden cards and the seed are in
        it. Raises `OSError`.
        """
        return self._front.act(save_to, path)

    @property
    def _front(self) -> Endpoint:
        return self._transport.endpoint

    @property
    def _plain(self) -> PlainTable:
        return self._front.table

    @property
    def state(self) -> State:
        """The current state, an immutable value."""
        return self._plain.state

    @property
    def legal(self) -> tuple[Move, ...]:
        """Every legal move of the seat or chance to act."""
        return tuple(self.state.legal_moves())

    @property
    def record(self) -> dict[str, object]:
        """The round up to here as JSON (schema ``record``), which `Table` can open."""
        return self._plain.session.record.as_json()

    @property
    def match(self) -> dict[str, object]:
        """All rounds of the match as JSON (schema ``match``), this one as far as it has been
        played.
        """
        return self._plain.session.match.as_json()

    @property
    def options(self) -> dict[str, object]:
        """All house rules with their values."""
        return dict(self._plain.session.options)

    @property
    def result(self) -> dict[str, object] | None:
        """The result as JSON, as records have it; None while the round goes on."""
        result = self.state.result
        return None if result is None else result.as_json()

    @property
    def opponent_fault(self) -> OpponentFault | None:
        """The fault of an opponent that could not move, with its ``name``, ``move``, ``verdict``
        and ``trace``; None while all is well.
        """
        return self._plain.live.opponent_fault

    @property
    def seed(self) -> int:
        """The seed; the same one gives the same chance moves."""
        return self._plain.session.seed

    @property
    def sheet(self) -> str:
        """The score sheet in the table's language, a line for each turn."""
        return self._plain.sheet()

    @property
    def locked(self) -> tuple[str, ...]:
        """The locks, things that users cannot do at the board; assign others to change them.

        >>> table = Table("trictrac", locked=["undo", "hand"])
        >>> table.locked = ["undo"]
        >>> table.locked
        ('undo',)
        """
        return self._plain.locked

    @locked.setter
    def locked(self, locks: Sequence[Lock]) -> None:
        self._front.act(PlainTable.lock, locks)

    def play(self, *moves: Move) -> None:
        """Play moves in the notation, chance moves included; the board follows.

        Raises `IllegalMove` at the first illegal one; those before it stay played.
        """
        for move in moves:
            self._front.act(PlainTable.play, move)

    def judge(self, move: Move) -> Verdict:
        """Return the verdict on a move, with the rule and the reason where it is illegal."""
        return self._plain.judge(move)

    def draw(self) -> None:
        """Play the chance move that is due; raises `IllegalMove` when none is."""
        self._front.act(PlainTable.draw)

    def undo(self) -> None:
        """Undo the last move; raises `BadInput` at the start."""
        self._front.do("undo")

    def redo(self) -> None:
        """Redo the move that was undone; raises `BadInput` where there is none."""
        self._front.do("redo")

    def go(self, ply: int) -> None:
        """Go to a ply of the line, 0 for the start; raises `BadInput` for one that it does not
        have.
        """
        self._front.do("go", ply=ply)

    def advance(self) -> None:
        """Have an opponent make its next move now; raises `BadInput` when none is to move."""
        self._front.act(PlainTable.advance)

    def new_game(
        self,
        seed: int | str | None = None,
        *,
        seats: Sequence[Player] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Start a new game, by default with the same seats and options and a new seed.

        ``seed``, ``seats`` and ``options`` are as of the class. Raises `BadInput`.
        """
        self._front.do("new", seed=seed, seats=seats, options=options)

    def next_round(self) -> None:
        """Deal the next round of the match; raises `BadInput` when none follows."""
        self._front.do("next")

    def open_curtain(self) -> None:
        """Show the hand of the seat to act, which is hidden when persons change seats."""
        self._front.do("open")

    def take_seat(self, seat: int, kind: Player) -> None:
        """Have ``"person"``, an opponent by its name or one of your own play a seat; raises
        `BadInput` for anybody else.
        """
        self._front.do("seat", seat=seat, by=kind)

    def svg(self, *, shape: Shape = "wide", theme: sheets.Theme = "light") -> str:
        """Return the board as a still SVG picture.

        ``shape``  ``"wide"`` or ``"tall"``
        ``theme``  ``"light"`` or ``"dark"``

        Raises `BadInput` for another shape or theme.
        """
        return self._plain.svg(shape=shape, theme=theme)

    def close(self) -> None:
        """Close the widget, and stop what it does by itself."""
        if hasattr(self, "_transport"):  # a table that could not be opened never had one
            self._transport.close()
        super().close()

    def __repr__(self) -> str:
        return repr(self._plain.view)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget's mime bundle, with the position as picture and text for viewers without
        widgets.
        """
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, **pictures(self.svg()), "text/plain": repr(self)}, metadata

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits, all or those named, except for those that the last change has updated."""
        if key is None:
            super().send_state()
            return
        due = self._transport.due({key} if isinstance(key, str) else key)
        if due == {"_change"}:  # with every move; as it is all JSON nobody looks for buffers
            change = {"_change": self._change}
            self._send({"method": "update", "state": change, "buffer_paths": []})
        elif due:
            super().send_state(due)

    def _after_showing(self) -> None:
        """Update the traits that Python can observe."""
        with self.hold_trait_notifications():
            self.set_trait("seats", self._plain.session.seats)
            self.set_trait("position", self._plain.state.position())
            self.set_trait("view", self._plain.view.as_view())
            for name, value in self._plain.settings.as_json().items():
                if getattr(self, name) != value:
                    self.set_trait(name, value)

    def _setting_assigned(self, change: Any) -> None:
        """Apply a setting that was assigned; there is nothing to do where the table set it."""
        name, value = change["name"], change["new"]
        if getattr(self._plain.settings, name) != value:
            self._front.do("choose", name=name, value=value)
