"""The table: a game at a live board in a notebook, played by hand and from Python alike."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Iterator, Mapping, Sequence
from random import SystemRandom
from typing import Any, ClassVar, Final, Literal

import anywidget
import traitlets

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.picture import SHAPES, Shape
from tritables.core.record import Record
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.core.verdicts import Verdict
from tritables.replay.history import Node
from tritables.replay.session import MOST_SEED, Session
from tritables.scene.compose import board_of, scene_of
from tritables.scene.still import still
from tritables.texts import LANGUAGES
from tritables.widgets.hands import Hands
from tritables.widgets.intents import read_intent
from tritables.widgets.module import browser_module
from tritables.widgets.panel import sheet_text, table_state, words_of

PACE: Final = {"slow": 1.8, "normal": 0.9, "fast": 0.25}
"""Seconds between the moves that the table makes by itself."""


class Table(anywidget.AnyWidget):
    """A game at a live board.

    ``game`` is a name such as ``"trictrac"``. ``seats`` says who plays each seat: ``"person"``,
    ``"random"`` or ``"greedy"``. ``position`` starts from a position and ``record`` opens a
    record, both as JSON values. ``seed`` makes the throws repeatable; without one it is drawn.

    Everything wrong raises a `TritablesError`: `BadInput`, `BadPosition`, `BadRecord`, and
    `IllegalMove` for a move, with its verdict. A refused call changes nothing.

    >>> table = Table("trictrac", seed=1)
    >>> table.play("start 5-3", "roll 1-2", "bar/1")
    >>> table.legal
    ('bar/1',)
    >>> table.undo()
    >>> table.position["left"]
    [1, 1, 2, 2, 5, 5, 6, 6]
    """

    _esm: ClassVar[Any] = traitlets.Unicode(allow_none=False).tag(sync=True)
    _css: ClassVar[Any] = traitlets.Unicode(allow_none=False).tag(sync=True)

    _board = traitlets.Dict().tag(sync=True)
    _scene = traitlets.Dict().tag(sync=True)
    _table = traitlets.Dict().tag(sync=True)
    _words = traitlets.Dict().tag(sync=True)

    lang = traitlets.Enum(LANGUAGES, "en", help="The language: en, nl or fr.")
    theme = traitlets.Enum(("auto", "light", "dark"), "auto", help="The colours of the board.")
    flipped = traitlets.Bool(False, help="Whether the board is seen from across.")
    speed = traitlets.Enum(tuple(PACE), "normal", help="The pace of opponents.")
    paused = traitlets.Bool(False, help="Whether opponents wait.")
    forced = traitlets.Bool(False, help="Whether a move without a choice is played by itself.")
    position = traitlets.Dict(
        read_only=True, help="The position as JSON; observe it to see every move."
    )
    seats = traitlets.Tuple(read_only=True, help="Who plays each seat; see `take_seat`.")

    _timer: asyncio.TimerHandle | None = None

    def __init__(
        self,
        game: str,
        *,
        seats: Sequence[str] | None = None,
        seed: int | None = None,
        position: object = None,
        record: object = None,
        options: Mapping[str, object] | None = None,
        lang: str = "en",
        **traits: Any,
    ) -> None:
        self._game = game_named(game)
        session = self._open(seats, seed, position, record, options)
        if lang not in LANGUAGES:
            raise BadInput(Message("bad-choice", {"choices": ", ".join(LANGUAGES)}), where="lang")
        self._sit_down(session)
        super().__init__(
            _esm=browser_module("table.js"), _css=browser_module("table.css"), lang=lang, **traits
        )
        self._hands = Hands(self)
        self.on_msg(self._receive)
        self.observe(self._redraw, ("lang", "flipped"))
        self.observe(self._resettle, ("theme", "speed", "paused", "forced"))
        self._redraw()

    def _open(
        self,
        seats: Sequence[str] | None,
        seed: int | None,
        position: object,
        record: object,
        options: Mapping[str, object] | None,
    ) -> Session:
        if seed is None:
            seed = SystemRandom().randint(0, MOST_SEED)
        if record is not None:
            return Session.of_record(self._game, Record.read(record), seats)
        start = None if position is None else self._game.read(position)
        return Session(self._game, seats=seats, options=options, seed=seed, start=start)

    def _sit_down(self, session: Session) -> None:
        """Take a session to the table, in place of the one before."""
        self._session = session
        self._refusal: tuple[Verdict, str] | None = None
        self._refusals = 0
        self._held = False
        self._fault: str | None = None

    # What Python does with a table.

    @property
    def state(self) -> State:
        """The state on the table, an immutable value."""
        return self._session.state

    @property
    def legal(self) -> tuple[Move, ...]:
        """Every legal move of whoever is to act, chance included."""
        return tuple(self.state.legal_moves())

    @property
    def record(self) -> dict[str, object]:
        """The round up to here as a record's JSON; `Table` opens it again."""
        return self._session.record.as_json()

    @property
    def result(self) -> dict[str, object] | None:
        """The result's JSON, or None while the round goes on."""
        result = self.state.result
        return None if result is None else result.as_json()

    @property
    def seed(self) -> int:
        """The dealer's seed: the same seed gives the same throws."""
        return self._session.seed

    @property
    def sheet(self) -> str:
        """The score sheet so far, a line for each turn."""
        return sheet_text(self._session)

    def play(self, *moves: Move) -> None:
        """Play moves in the notation, chance included; the board moves along.

        Raises `IllegalMove` at the first that is not legal; those before it stay played.
        """
        for move in moves:
            self._session.play(move)
            self._after(self._session.history.current)

    def judge(self, move: Move) -> Verdict:
        """Say whether a move can be played here and, if not, why not."""
        return self.state.judge(move)

    def draw(self) -> None:
        """Throw the dice that are due; raises `IllegalMove` when none are."""
        self._after(self._session.draw())

    def undo(self) -> None:
        """Take the last move back; raises `BadInput` at the start."""
        self._session.history.undo()
        self._moved_by_hand()

    def redo(self) -> None:
        """Play again what was taken back; raises `BadInput` where there is nothing."""
        self._session.history.redo()
        self._moved_by_hand()

    def go(self, ply: int) -> None:
        """Go to the position after so many moves of the line; 0 is the start."""
        self._session.history.go(ply)
        self._moved_by_hand()

    def advance(self) -> None:
        """Let an opponent make its next move now; needed only where no event loop runs."""
        if not self._session.is_automatic(forced=self.forced):
            raise BadInput(Message("bad-nothing-to-advance"))
        self._after(self._session.advance())

    def new_game(self, seed: int | None = None) -> None:
        """Start again with the same seats and options, with a new seed or a given one."""
        options = self._session.history.root.state.position()["options"]
        assert isinstance(options, dict)
        self._stop_timer()
        self._sit_down(self._open(self._session.seats, seed, None, None, options))
        self._redraw()

    def take_seat(self, seat: int, kind: str) -> None:
        """Let ``"person"``, ``"random"`` or ``"greedy"`` play a seat from now on."""
        self._session.take_seat(seat, kind)
        self._resettle()

    def svg(self, *, shape: Shape = "wide", theme: Literal["light", "dark"] = "light") -> str:
        """The board as a still SVG picture."""
        if shape not in SHAPES or theme not in ("light", "dark"):
            raise BadInput(Message("bad-choice", {"choices": "wide, tall; light, dark"}))
        title = words_of(self._game, self.lang)["title"]
        return still(self._board, self._scene, shape=shape, theme=theme, title=str(title))

    def __repr__(self) -> str:
        return repr(self.state)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget where one can run, and the position as picture and text everywhere else."""
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, "image/svg+xml": self.svg(), "text/plain": repr(self)}, metadata

    # What hands on the board may do beyond that.

    @property
    def waits(self) -> bool:
        """Whether the table waits for hands: paused, or leafed back to an opponent's turn."""
        return self.paused or self._held

    @property
    def is_automatic(self) -> bool:
        """Whether an opponent is to act, so that hands should not."""
        return self._session.is_automatic()

    @property
    def places(self) -> frozenset[str]:
        """The ids of the board's places."""
        return frozenset(place.id for place in self._game.layout("wide").places)

    def notation_of(self, source: str, target: str) -> Move:
        """The notation of taking a piece from one place to another, possible or not."""
        return self._game.attempt(self.state, source, target)

    def throw_of(self, faces: Sequence[str]) -> Move:
        """The notation of a throw that shows these faces of the art."""
        return self._game.chance_by_hand(self.state, faces)

    def go_on(self) -> None:
        """Let opponents go on after a pause or after leafing back."""
        self._held = False
        self.paused = False
        self._resettle()

    def dismiss(self) -> None:
        """Put the last refusal out of sight."""
        self._refusal = None
        self._show_table()

    # What happens after anything has changed.

    def _after(self, node: Node) -> None:
        """A move was played: show it, and let the table go on by itself."""
        self._refusal = None
        self._held = False
        self._redraw()

    def _moved_by_hand(self) -> None:
        """Somebody leafs through the moves: opponents wait until they are told to go on."""
        self._refusal = None
        self._held = self._session.is_automatic(forced=self.forced)
        self._redraw()

    def _redraw(self, _change: object = None) -> None:
        """Send the whole picture; only what changed goes over the wire."""
        session = self._session
        scene = scene_of(
            self._game,
            session.state.view(None),
            lang=self.lang,
            last=session.history.current.last,
            flipped=self.flipped,
        )
        with self.hold_sync():
            self._words = words_of(self._game, self.lang)
            self._board = board_of(self._game, flipped=self.flipped)
            self._scene = {**scene, "hint": self._hint(scene["hint"])}
            self._show_table()
        with self.hold_trait_notifications():
            self.set_trait("seats", session.seats)
            self.set_trait("position", session.state.position())
        self._go_on()

    def _resettle(self, _change: object = None) -> None:
        """Settings or a refusal changed, but not the position."""
        self._show_table()
        self.set_trait("seats", self._session.seats)
        self._go_on()

    def _show_table(self) -> None:
        self._table = {
            **table_state(self._session, self._refusal, self._refusals, self.lang),
            "task": self._task(),
            "lang": self.lang,
            "theme": self.theme,
            "flipped": self.flipped,
            "speed": self.speed,
            "paused": self.waits,
            "forced": self.forced,
            "fault": self._fault,
        }

    def _hint(self, hint: object) -> object:
        """Which hint is shown; a lesson may keep it to itself."""
        return hint

    def _task(self) -> dict[str, object] | None:
        """What a learner is asked to do; a table without a lesson asks nothing."""
        return None

    # The table going on by itself.

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go_on(self) -> None:
        """Plan the next automatic move, if one is due and an event loop runs to make it."""
        self._stop_timer()
        if self.waits or not self._session.is_automatic(forced=self.forced):
            return
        with contextlib.suppress(RuntimeError):
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(PACE[self.speed], self._tick)

    def _tick(self) -> None:
        self._timer = None
        with self._shown_faults():
            self._after(self._session.advance())

    def close(self) -> None:
        """Put the table away."""
        self._stop_timer()
        super().close()

    # What the browser asks.

    @contextlib.contextmanager
    def _shown_faults(self) -> Iterator[None]:
        """Show an error of ours in the widget instead of losing it in the kernel's log."""
        try:
            yield
        except Exception:
            self._fault = traceback.format_exc(limit=-3)
            self._show_table()

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer one message of the browser. Whatever it holds, it is answered if it can be."""
        fault, ok = None, False
        try:
            intent = read_intent(content)
        except BadInput as wrong:
            fault = str(wrong)
        else:
            with self._shown_faults():
                ok = self._hands.obey(intent)
        given = content if isinstance(content, dict) else {}
        answer = {"view": given.get("view"), "seq": given.get("seq"), "ok": ok, "fault": fault}
        self.send({"kind": "answer", **answer})

    def _refuse(self, verdict: Verdict, tried: str) -> None:
        """Show why something was refused; nothing else changes."""
        self._refusal = (verdict, tried)
        self._refusals += 1
        self._show_table()
