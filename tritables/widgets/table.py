"""The table: a game at a live board in a notebook, played by hand and from Python alike."""

from __future__ import annotations

import asyncio
import contextlib
import sys
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
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.replay.history import Node
from tritables.replay.session import MOST_SEED, PERSON, Session
from tritables.scene.compose import board_of, scene_of
from tritables.scene.sheets import art_of
from tritables.scene.still import still
from tritables.texts import LANGUAGES
from tritables.widgets.clock import Clock
from tritables.widgets.eyes import Eyes, eyes_of
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

    _art = traitlets.Dict().tag(sync=True)
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
    four_colours = traitlets.Bool(False, help="Whether each suit of a deck has its own colour.")
    reveal = traitlets.Bool(False, help="Whether everything hidden is shown to all.")

    _timer: asyncio.TimerHandle | None = None
    _clock: Clock

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
        self._clock = Clock(self._time_is_up)
        session = self._open(seats, seed, position, record, options)
        if lang not in LANGUAGES:
            raise BadInput(Message("bad-choice", {"choices": ", ".join(LANGUAGES)}), where="lang")
        self._sit_down(session)
        super().__init__(
            _esm=browser_module("table.js"),
            _art=art_of(self._game),
            _css=browser_module("table.css"),
            lang=lang,
            **traits,
        )
        self._hands = Hands(self)
        self.on_msg(self._receive)
        self.observe(self._redraw, ("lang", "flipped", "reveal"))
        self.observe(self._resettle, ("theme", "speed", "paused", "forced", "four_colours"))
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
        self._opened: Seat | None = None
        self._eyes = Eyes()
        self._clock_of: Seat | None = None
        self._clock.set(None)

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
    def match(self) -> dict[str, object]:
        """All rounds of the match as JSON, this one as far as it has been played."""
        return self._session.match.as_json()

    @property
    def options(self) -> dict[str, object]:
        """The house rules of this table, every one of them."""
        return dict(self._session.options)

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
        if not self._goes_on:
            raise BadInput(Message("bad-nothing-to-advance"))
        self._after(self._session.advance())

    def new_game(
        self,
        seed: int | None = None,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Start again; seats and options stay as they are where no others are given.

        Without a seed a new one is drawn. Raises `BadInput` and changes nothing for what the
        game does not know.
        """
        if seats is None:
            seats = self._session.seats
        if options is None:
            options = self._session.options
        session = self._open(seats, seed, None, None, options)
        self._stop_timer()
        self._sit_down(session)
        self._redraw()

    def next_round(self) -> None:
        """Deal the next round of the match; raises `BadInput` when none follows."""
        self._session.next_round()
        self._opened = None
        self._after(self._session.history.current)

    def open_curtain(self) -> None:
        """Show the seat that is to act what it holds; the next person hides it again."""
        if self._eyes.curtain is None:
            raise BadInput(Message("bad-no-curtain"))
        self._opened = self._eyes.curtain
        self._redraw()

    def take_seat(self, seat: int, kind: str) -> None:
        """Let ``"person"``, ``"random"`` or ``"greedy"`` play a seat from now on."""
        self._session.take_seat(seat, kind)
        self._redraw()

    def svg(self, *, shape: Shape = "wide", theme: Literal["light", "dark"] = "light") -> str:
        """The board as a still SVG picture."""
        if shape not in SHAPES or theme not in ("light", "dark"):
            raise BadInput(Message("bad-choice", {"choices": "wide, tall; light, dark"}))
        title = words_of(self._game, self.lang)["title"]
        return still(self._board, self._scene, shape=shape, theme=theme, title=str(title))

    def __repr__(self) -> str:
        return repr(self._eyes.view(self.state))

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
        view, look = self._eyes.view(self.state), self._eyes.look(flipped=self.flipped)
        return frozenset(place.id for place in self._game.layout(view, "wide", look).places)

    @property
    def eyes(self) -> Eyes:
        """Whose eyes look at the table."""
        return self._eyes

    @property
    def has_secrets(self) -> bool:
        """Whether the game hides anything from anybody."""
        return self._game.secret

    def notation_of(self, source: str, target: str, turn: int = 0) -> Move:
        """The notation of taking a piece from one place to another, possible or not."""
        return self._game.attempt(self.state, source, target, turn)

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
        self._clock_of = None
        self._clock.set(None)
        self._held = self._session.is_automatic(forced=self.forced)
        self._redraw()

    def _redraw(self, _change: object = None) -> None:
        """Send the whole picture; only what changed goes over the wire."""
        session = self._session
        eyes = eyes_of(session, reveal=self.reveal, opened=self._opened)
        if eyes != self._eyes:
            self._refusal = None  # it may name what the eyes before could see
        self._eyes = eyes
        if eyes.curtain is not None:
            self._opened = None
        view, look = eyes.view(session.state), eyes.look(flipped=self.flipped)
        last = session.history.current.last
        scene = scene_of(self._game, view, lang=self.lang, last=last, look=look)
        self._set_clock()
        with self.hold_sync():
            self._words = words_of(self._game, self.lang)
            self._board = board_of(self._game, view, look)
            self._scene = {**scene, "hint": self._hint(scene["hint"])}
            self._show_table()
        with self.hold_trait_notifications():
            self.set_trait("seats", session.seats)
            self.set_trait("position", session.state.position())
        self._go_on()

    def _resettle(self, _change: object = None) -> None:
        """Settings or a refusal changed, but not the position."""
        self._set_clock()
        self._show_table()
        self.set_trait("seats", self._session.seats)
        self._go_on()

    def _show_table(self) -> None:
        self._table = {
            **table_state(self._session, self._eyes, self._refusal, self._refusals, self.lang),
            "clock": self._clock.as_json(),
            "task": self._task(),
            "lang": self.lang,
            "theme": self.theme,
            "flipped": self.flipped if self._game.flips else None,
            "four_colours": self.four_colours if self._art["four"] else None,
            "reveal": self.reveal if self._game.secret else None,
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

    # The clock of a turn.

    def _set_clock(self) -> None:
        """Begin a clock with each turn of a person, and let it run while one may play."""
        state = self._session.state
        seat = state.on_turn if state.to_act == state.on_turn else None
        if seat is not None and self._session.seats[seat] != PERSON:
            seat = None
        if seat != self._clock_of:
            self._clock_of = seat
            limit = None if seat is None else self._game.time_limit(self._session.options)
            self._clock.set(limit)
        if self.waits or self._eyes.curtain is not None:
            self._clock.stop()
        else:
            self._clock.run()

    def _time_is_up(self) -> None:
        """The clock makes its move for the seat that is to act."""
        timeout = self._game.timeout
        if timeout is not None and self.state.judge(timeout).ok:
            with self._shown_faults():
                self._after(self._session.play(timeout))

    # The table going on by itself.

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go_on(self) -> None:
        """Plan the next automatic move, if one is due and an event loop runs to make it."""
        self._stop_timer()
        if self.waits or not self._goes_on:
            return
        with contextlib.suppress(RuntimeError):
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(PACE[self.speed], self._tick)

    @property
    def _goes_on(self) -> bool:
        """Whether an automatic move is due; none is made for somebody behind the curtain."""
        forced = self.forced and self._eyes.curtain is None
        return self._session.is_automatic(forced=forced)

    def _tick(self) -> None:
        self._timer = None
        with self._shown_faults():
            self._after(self._session.advance())

    def close(self) -> None:
        """Put the table away."""
        self._stop_timer()
        if hasattr(self, "_clock"):  # a table that could not be set never had one
            self._clock.stop()
        super().close()

    # What the browser asks.

    @contextlib.contextmanager
    def _shown_faults(self) -> Iterator[None]:
        """Show an error of ours in the widget instead of losing it in the kernel's log."""
        try:
            yield
        except Exception:
            self._fault = self._told_fault()
            self._show_table()

    def _told_fault(self) -> str:
        """The error as the page shows it; what it says may be a secret, where it is never is."""
        if not self._game.secret:
            return traceback.format_exc(limit=-3)
        kind, _, trace = sys.exc_info()
        name = "" if kind is None else kind.__name__
        return "".join([*traceback.format_tb(trace, limit=-3), name])

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
