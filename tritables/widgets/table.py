"""The table: a game at a live board in a notebook, played by hand and from Python alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import traitlets

from tritables.core.picture import Shape
from tritables.core.state import Move, State
from tritables.core.verdicts import Verdict
from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.seeds import fresh_seed
from tritables.endpoint.stores.file_store import Place, opened, save_to
from tritables.endpoint.stores.machine_store import autosave_of
from tritables.replay.seats import SeatKind
from tritables.scene import sheets
from tritables.table import Language, Lock, Speed, Theme
from tritables.table import Table as PlainTable
from tritables.table.saves.recall import Origin
from tritables.table.settings import SETTINGS
from tritables.widgets.comm_transport import CommTransport
from tritables.widgets.keywords import CHOICES, Setting, refuse_unknown
from tritables.widgets.linked import Copied, Linked, LinkedWidget
from tritables.widgets.pictures import pictures
from tritables.widgets.room import customs, room


class Table(LinkedWidget):
    """A game at a live board.

    ``game`` is a name such as ``"trictrac"``. ``seats`` says who plays each seat: ``"person"``,
    ``"random"`` or ``"greedy"``. ``options`` are house rules. ``position`` starts from a position
    and ``record`` opens a record, both as JSON values; they bring their own house rules, so they
    go neither with ``options`` nor with each other. ``seed``, a whole number or its digits, makes
    the throws repeatable; without one it is drawn. ``locked`` takes things away from hands on the
    board (see `tritables.table.locks`); Python still may. The rest are settings, which can be
    assigned later, too: ``table.lang = "nl"``. Language and colours that nobody gives are those of
    the notebook (see `tritables.speak`).

    Everything wrong raises a `TritablesError`: `BadInput`, `BadPosition`, `BadRecord`, and
    `IllegalMove` for a move, with its verdict. A refused call changes nothing.

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
    position = Copied(read_only=True, help="The position as JSON; observe it to see every move.")
    view = Copied(read_only=True, help="The position as whoever sits there may see it.")
    view.tag(sync=True)
    _transport: CommTransport
    seats = traitlets.Tuple(read_only=True, help="Who plays each seat; see `take_seat`.")

    def __init__(
        self,
        game: str,
        *,
        seats: Sequence[SeatKind] | None = None,
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
        locked: Sequence[Lock] = (),
        layout: Any = None,
        **unknown: object,
    ) -> None:
        refuse_unknown(unknown, CHOICES)
        given = customs(lang=lang, theme=theme, notation=notation, flipped=flipped, reveal=reveal)
        given |= {"speed": speed, "paused": paused, "forced": forced, "four_colours": four_colours}
        plain = PlainTable.open(
            game,
            seats=seats,
            seed=seed,
            position=position,
            record=record,
            options=options,
            settings=given,
            locked=locked,
            fresh=fresh_seed,
        )
        placed = position is not None or record is not None
        self._sit_down(plain, layout, Origin.of(plain, seed=seed, placed=placed))

    def _sit_down(
        self, plain: PlainTable, layout: Any = None, origin: Origin | None = None
    ) -> None:
        """Become the widget of a table; ``origin`` tells what it was opened as."""
        keeps, told = autosave_of(plain, origin or Origin.of(plain)), self._after_showing
        self._transport = CommTransport(self, plain, autosave=keeps, after_showing=told)
        placed = {} if layout is None else {"layout": layout}
        super().__init__(**self._transport.opening_traits(), **plain.settings.as_json(), **placed)
        self.on_msg(lambda _widget, content, _buffers: self._transport.receive(content))
        self.observe(self._choose, SETTINGS)
        self._front.refresh()
        if (here := room()) is not None:
            here.join(self)

    @classmethod
    def load(cls, saved: object) -> Self:
        """A table as it was when `save` was called, from its value or the path of its file.

        Raises `BadRecord` with the fault's place. Of a file that is damaged the error has, as
        ``sound``, what can be gone on with (see `tritables.table.saves.files.Damaged`).

        >>> table = Table("trictrac", seed=1)
        >>> table.play("start 5-3")
        >>> Table.load(table.save()).record["moves"]
        ['start 5-3']
        """
        made = cls.__new__(cls)
        made._sit_down(cls._fitting(opened(saved)))
        return made

    @classmethod
    def _fitting(cls, plain: PlainTable) -> PlainTable:
        """What was saved, if it is what this widget is for; else raises `BadRecord`."""
        return plain

    def save(self, path: Place | None = None) -> dict[str, object]:
        """The whole table as JSON: rounds, moves taken back too, seats, settings, clock.

        With a path it is written to that file as well, as a whole or not at all. What nobody at
        the table may know stands in it, too.
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
        """The state on the table, an immutable value."""
        return self._plain.state

    @property
    def legal(self) -> tuple[Move, ...]:
        """Every legal move of whoever is to act, chance included."""
        return tuple(self.state.legal_moves())

    @property
    def record(self) -> dict[str, object]:
        """The round up to here as a record's JSON; `Table` opens it again."""
        return self._plain.session.record.as_json()

    @property
    def match(self) -> dict[str, object]:
        """All rounds of the match as JSON, this one as far as it has been played."""
        return self._plain.session.match.as_json()

    @property
    def options(self) -> dict[str, object]:
        """The house rules of this table, every one of them."""
        return dict(self._plain.session.options)

    @property
    def result(self) -> dict[str, object] | None:
        """The result's JSON, or None while the round goes on."""
        result = self.state.result
        return None if result is None else result.as_json()

    @property
    def seed(self) -> int:
        """The dealer's seed: the same seed gives the same throws."""
        return self._plain.session.seed

    @property
    def sheet(self) -> str:
        """The score sheet so far in the table's language, a line for each turn."""
        return self._plain.sheet()

    @property
    def locked(self) -> tuple[str, ...]:
        """What hands on the board may not do; assign other locks, or none, to change it.

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
        """Play moves in the notation, chance included; the board moves along.

        Raises `IllegalMove` at the first that is not legal; those before it stay played.
        """
        for move in moves:
            self._front.act(PlainTable.play, move)

    def judge(self, move: Move) -> Verdict:
        """Say whether a move can be played here and, if not, why not."""
        return self._plain.judge(move)

    def draw(self) -> None:
        """Throw the dice that are due; raises `IllegalMove` when none are."""
        self._front.act(PlainTable.draw)

    def undo(self) -> None:
        """Take the last move back; raises `BadInput` at the start."""
        self._front.do("undo")

    def redo(self) -> None:
        """Play again what was taken back; raises `BadInput` where there is nothing."""
        self._front.do("redo")

    def go(self, ply: int) -> None:
        """Go to the position after so many moves of the line; 0 is the start."""
        self._front.do("go", ply=ply)

    def advance(self) -> None:
        """Let an opponent make its next move now; raises `BadInput` when none is to move."""
        self._front.act(PlainTable.advance)

    def new_game(
        self,
        seed: int | str | None = None,
        *,
        seats: Sequence[SeatKind] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Start again; seats and options stay as they are where no others are given.

        Without a seed a new one is drawn. Raises `BadInput` and changes nothing for what the
        game does not know.
        """
        self._front.do("new", seed=seed, seats=seats, options=options)

    def next_round(self) -> None:
        """Deal the next round of the match; raises `BadInput` when none follows."""
        self._front.do("next")

    def open_curtain(self) -> None:
        """Show the seat that is to act what it holds; the next person hides it again."""
        self._front.do("open")

    def take_seat(self, seat: int, kind: SeatKind) -> None:
        """Let ``"person"``, ``"random"`` or ``"greedy"`` play a seat from now on."""
        self._front.do("seat", seat=seat, by=kind)

    def svg(self, *, shape: Shape = "wide", theme: sheets.Theme = "light") -> str:
        """The board as a still SVG picture; raises `BadInput` for another shape or theme."""
        return self._plain.svg(shape=shape, theme=theme)

    def close(self) -> None:
        """Put the table away."""
        if hasattr(self, "_transport"):  # a table that could not be opened never had one
            self._transport.close()
        super().close()

    def __repr__(self) -> str:
        return repr(self._plain.view)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget where one can run, and the position as picture and text everywhere else."""
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, **pictures(self.svg()), "text/plain": repr(self)}, metadata

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits, all of them or those that are named and have to go."""
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
        """Tell Python who observes the table."""
        with self.hold_trait_notifications():
            self.set_trait("seats", self._plain.session.seats)
            self.set_trait("position", self._plain.state.position())
            self.set_trait("view", self._plain.view.as_view())
            for name, value in self._plain.settings.as_json().items():
                if getattr(self, name) != value:
                    self.set_trait(name, value)

    def _choose(self, change: Any) -> None:
        """Somebody assigned a setting; what the table itself sets is chosen already."""
        name, value = change["name"], change["new"]
        if getattr(self._plain.settings, name) != value:
            self._front.do("choose", name=name, value=value)
