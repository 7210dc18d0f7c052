"""The table: a round, a stack of activities over it, and the commands of whoever sits there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any, Final, Self

from tritables.core.chance import SEED_BITS
from tritables.core.errors import BadInput, IllegalMove, TritablesError, Unsure
from tritables.core.game import Game
from tritables.core.goals import Happening
from tritables.core.messages import Message
from tritables.core.picture import SHAPES, Shape
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.core.verdicts import Verdict
from tritables.opponents import OpponentFault, Player
from tritables.replay.history import Node
from tritables.replay.seats import PERSON
from tritables.replay.session import Session
from tritables.scene.sheets import THEMES
from tritables.scene.sheets import Theme as Light
from tritables.scene.still import still
from tritables.table.activities.base import A, Activity, Json, T
from tritables.table.activities.free import Free
from tritables.table.chapter_progress import Learnt
from tritables.table.commands import COMMANDS, Command, read_command
from tritables.table.counts import Counts
from tritables.table.live_game import LiveGame, acting
from tritables.table.locks import read_locks
from tritables.table.opening_state import OpeningState
from tritables.table.refusal import Refusal
from tritables.table.reply import Reply
from tritables.table.saves.reading import read
from tritables.table.saves.recall import Kept
from tritables.table.saves.writing import save
from tritables.table.scoresheet import sheet_text
from tritables.table.sessions import open_session
from tritables.table.settings import Settings
from tritables.table.table_commands import HANDLERS
from tritables.table.viewpoint import Viewpoint
from tritables.table.views.shown import Parts, Views
from tritables.texts import say

_PARAMETERS: Final = {"from": "source", "to": "target"}
"""Fields of commands that have another name in Python."""


class Table:
    """All that happens at a table, from the first deal on; `open` and `load` make one.

    It takes commands of a page (`receive`) and calls of Python (`do`, `play`), lets happen what is
    due (`tick`), and says what to show (`shown`). It knows no page and no kernel, and no time but
    the one it is told: `at` says what time it is, in seconds of any clock that does not go back.

    ``activities`` is a stack: free play lies at the bottom, and a lesson, practice, a replay, an
    editor are pushed on it. The top one is asked first (`tritables.table.activities.base`).

    >>> table = Table.open("trictrac", seed=1)
    >>> command = {"view": "v", "seq": 1, "kind": "type", "move": "start 5-3"}
    >>> table.receive(command, now=2.0).ok
    True
    >>> Table.load(table.save()).shown(3.0)["scene"]["status"]
    'White throws the dice.'
    """

    def __init__(
        self,
        session: Session,
        activities: Sequence[Activity] = (),
        *,
        settings: Settings,
        locked: Sequence[str] = (),
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> None:
        self.activities: list[Activity] = list(activities) or [Free()]
        self.settings = settings
        self.locked = read_locks(locked)
        self.counts = Counts()
        self.fault: str | None = None
        """An error of ours, told by whoever noticed it."""
        self.kept: Kept | None = None
        """The kept games of this board, told by whoever keeps them; None where nobody does."""
        self.tried = ""
        """The move that a hand tries, as it was typed."""
        self.now = now
        self.views = Views()
        self._fresh = fresh
        self.sit_down(session)
        self.opening = OpeningState(self)
        """The state of the table when it was opened, or when a link was opened at it last."""

    @classmethod
    def open(
        cls,
        opened: str | Game[Any] | Activity,
        *,
        seats: Sequence[Player] | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        position: object = None,
        record: object = None,
        settings: Mapping[str, object] | Settings | None = None,
        locked: Sequence[str] = (),
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> Self:
        """Open a table for a game, by its name or itself, or for an activity.

        ``seats`` says who plays each seat, ``options`` are house rules, ``position`` and
        ``record`` begin there (see `open_session` for what goes together); an activity brings all
        of these. ``fresh`` draws the seeds that are not given; without it they follow from the one
        before. ``settings`` by their names, ``locked`` as in `locks`. Raises `BadInput`,
        `BadPosition` or `BadRecord`.

        >>> Table.open("triominos", seats=["person", "greedy"], seed=3).session.seats
        ('person', 'greedy')
        """
        made = settings if isinstance(settings, Settings) else Settings.of(settings or {})
        draw = fresh or _zero
        if isinstance(opened, Activity):
            session = opened.begin(draw)
            if session is None or any(
                given is not None for given in (seats, seed, options, position, record)
            ):
                raise BadInput(Message("bad-lesson"))
            stack, made = [Free(), opened], opened.fitted(made)
        else:
            session = open_session(
                opened if isinstance(opened, Game) else game_named(opened),
                seats=seats,
                options=options,
                seed=draw() if seed is None else seed,
                position=position,
                record=record,
            )
            stack = [Free()]
        return cls(session, stack, settings=made, locked=locked, fresh=fresh, now=now)

    @classmethod
    def load(
        cls, data: object, *, fresh: Callable[[], int] | None = None, now: float = 0.0
    ) -> Self:
        """Go on where `save` was called; raises `BadRecord` with the place of a fault.

        A chapter that has more steps since, or fewer, begins anew.
        """
        found = read(data)
        made = cls(
            found.session,
            found.activities,
            settings=found.settings,
            locked=found.locked,
            fresh=fresh,
            now=now,
        )
        made.live.held = found.held
        made.live.clock.used |= dict(found.used)
        for node, refusal in found.refused:
            made.top.task.read_refusal(node, refusal)
        made.settle()
        learnt = [one for one in made.take_learnt() if one.right is None]
        made.top.learn(learnt)  # what was answered was told when it was
        return made

    def save(self) -> Json:
        """Write all of it down as one JSON value, for `load` (sitting.json).

        >>> Table.open("trictrac", seed=7).save()["seed"]
        '7'
        """
        self.settle()
        return save(self)

    def loaded(self, data: object) -> Table:
        """Open what was saved as a table of its own; raises `BadRecord`."""
        return Table.load(data)

    def apart(self, activity: Activity) -> Table:
        """Open a table of its own for an activity, with the settings of this one."""
        return Table.open(activity, settings=self.settings)

    # The stack of activities.

    @property
    def top(self) -> Activity:
        """The activity that is asked first."""
        return self.activities[-1]

    @property
    def host(self) -> Activity:
        """The activity that the board is there for: the one right above free play, if any is."""
        return self.activities[:2][-1]

    def find(self, kind: type[A]) -> A | None:
        """Return the highest activity of a kind; None where there is none."""
        for activity in reversed(self.activities):
            if isinstance(activity, kind):
                return activity
        return None

    def above(self, activity: Activity) -> Activity | None:
        """Return the activity that lies right on another one; None for the top one."""
        nth = self.activities.index(activity) + 1
        return self.activities[nth] if nth < len(self.activities) else None

    def push(
        self, activity: Activity, session: Session | None = None, *, keep: bool = False
    ) -> None:
        """Lay an activity on top, with its session; ``keep`` what is on the board for `pop`."""
        if keep:
            self.top.left = self.live
        self.activities.append(activity)
        self.settings = activity.fitted(self.settings)
        if session is None:
            self.settle()
        else:
            self.sit_down(session)

    def pop(self, *, to: Activity | None = None, resume: bool = True) -> None:
        """Take the top activity away, or all that lies on ``to``; that one may then `resume`."""
        while len(self.activities) > 1 and self.top is not to:
            self.activities.pop()
            if to is None:
                break
        left, self.top.left = self.top.left, None
        if resume:
            self.top.resume(self, left)

    def without_top(self, act: Callable[[], T]) -> T:
        """Take the top activity away and call a function; the activity is back if that raises."""
        top = self.activities.pop()
        left, self.top.left = self.top.left, None
        try:
            return act()
        except BaseException:
            self.top.left = left
            self.activities.append(top)
            raise

    def replace(self, activity: Activity, session: Session) -> None:
        """Lay an activity in place of the top one; what lies below hears nothing of it."""
        self.activities.pop()
        self.push(activity, session)

    def adopt(self, other: Table, settings: Settings) -> None:
        """Become another table of the same game, as far as it was; under these settings."""
        begun = self.host.begun
        self.activities, self.settings = other.activities, settings
        self.host.begun = begun
        self.top.chosen(self, "lang")
        self.put_back(other.live)

    # What is on the board.

    @property
    def session(self) -> Session:
        """The session on the board."""
        return self.live.session

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.live.session.game

    @property
    def state(self) -> State:
        """The state on the table."""
        return self.live.session.round.history.current.state

    @property
    def node(self) -> Node:
        """The node in the tree of moves at which the table stands."""
        return self.live.session.round.history.current

    @property
    def view(self) -> State:
        """The state on the table as the people before the screen see it."""
        return self.views.view(self)

    def sit_down(self, session: Session) -> None:
        """Take a session to the table, in place of the one before."""
        self.counts.deals += 1
        self.viewpoint = Viewpoint()
        self.live = LiveGame(session)
        self._begin()

    def put_back(self, left: LiveGame) -> None:
        """Take a session to the table that was on it before, with what its turns have used."""
        self.sit_down(left.session)
        self.live.clock.used, self.live.held = left.clock.used, left.held
        self.settle()

    def begin_round(self) -> None:
        """Begin another round of the session."""
        self.live = LiveGame(self.session)
        self._begin()

    def _begin(self) -> None:
        self.refusal: Refusal | None = None
        self.settle()

    @property
    def tells_seed(self) -> bool:
        """True if hands may ask for the seed: nothing is hidden from them, and nothing locked.

        It tells all that chance will bring, so that it would open a way around any lock.
        """
        return self.viewpoint.everything and not self.locked

    def deal(self) -> Json:
        """Tell the seed, and of which deal at this table it is."""
        return {"seed": str(self.session.seed), "deal": self.counts.deals}

    def fresh_seed(self) -> int:
        """Draw a seed that nobody gave."""
        if self._fresh is not None:
            return self._fresh()
        return Random(f"{self.session.seed}/again").getrandbits(SEED_BITS)

    # Time.

    def begin(self, now: float) -> None:
        """Say what time it is when the table is first shown: nobody's clock has run until now."""
        self.live.clock.begin(now)
        self.at(now)

    def at(self, now: float) -> Self:
        """Say what time it is; a clock that goes back stands still."""
        self.now = max(self.now, now)
        return self

    def due(self, now: float) -> float | None:
        """In how many seconds something happens by itself; None when nothing will."""
        if any(activity.looks_ahead(self) for activity in self.activities):
            return 0.0
        return self.live.due(now)

    def tick(self, now: float) -> bool:
        """Let happen what is due: an activity's own, one opponent's move, or the end of a turn.

        Returns whether anything happened.
        """
        self.at(now)
        for activity in reversed(self.activities):
            done = activity.tick(self)
            if done is not None:
                return done
        end, timeout = self.live.clock.end, self.game.timeout
        if end is not None and end <= self.now:
            self.live.clock.stop(self.now)
            if timeout is not None and self.state.judge(timeout).ok:
                self.play(timeout)
                return True
        if self.live.next is None or self.live.next > self.now:
            return False
        if not self.moves_itself:  # a replay was running, and stopped meanwhile
            self.live.wait()
            return False
        try:
            self.advance()
        except OpponentFault as fault:
            self._stop_for(fault)
        return True

    def _stop_for(self, fault: OpponentFault) -> None:
        """Wait for hands, as an opponent of somebody's own cannot move; say so at the board.

        Its move and its error may tell what only its seat may see; they are its author's.
        """
        why = fault.reason.id.removeprefix("opponent-")
        told = Message("opponent-failed", {"name": fault.name, "why": why})
        self.refuse(Verdict.refused(None, told), "", attempt=False)
        self.live.opponent_fault, self.live.held = fault, True
        self.settle()

    @property
    def is_touched(self) -> bool:
        """True if a page has asked for anything here."""
        return self.counts.commands > 0

    @property
    def waits(self) -> bool:
        """True if the table waits for hands: paused, or leafed back to an opponent's turn."""
        return self.settings.paused or self.live.held

    @property
    def thinks(self) -> bool:
        """True if an opponent is about to move by itself."""
        return self.session.is_automatic() and not self.waits

    @property
    def moves_itself(self) -> bool:
        """True if an automatic move is due; none is made for somebody behind the curtain."""
        is_seen = self.viewpoint.curtain is None
        forced = self.settings.forced and is_seen
        top = self.top
        by_itself = self.session.is_automatic(forced=forced) or (is_seen and top.spares(self))
        return top.has_opponents and by_itself

    @property
    def spares(self) -> bool:
        """True if a person's only move is played for them, since it teaches nothing."""
        return self.viewpoint.curtain is None and self.top.spares(self)

    # What Python may do.

    def do(self, kind: str, /, **args: Any) -> Json | None:
        """Do a command, and return what its reply brings.

        What a table locks to pages is open here, but commands of hands check turn and secrets
        (and ``type`` its lock) for whoever asks; `play` plays moves without that. Raises a
        `TritablesError` for what is refused, and then changes nothing.

        >>> table = Table.open("trictrac", seed=1)
        >>> table.play("start 5-3")
        >>> table.do("undo")
        >>> table.node.ply
        0
        """
        handler = self.top.commands.get(kind)
        owner = self.top
        for activity in () if handler is not None else reversed(self.activities):
            handler, owner = activity.standing.get(kind), activity
            if handler is not None:
                break
        if handler is not None:
            return handler(owner, self, **args)
        if kind in HANDLERS:
            return HANDLERS[kind](self, **args)
        raise BadInput(Message(COMMANDS[kind].missing))

    def judge(self, move: Move) -> Verdict:
        """Say whether a move can be played here and, if not, why not."""
        return self.state.judge(Reader(move, BadInput, "move").text())

    def play(self, *moves: Move) -> None:
        """Play moves in the notation, chance included.

        Raises `IllegalMove` at the first that is not legal; those before it stay played.
        """
        for nth, move in enumerate(moves):
            self.top.before_move()
            self.session.play(Reader(move, BadInput, f"moves[{nth}]").text())
            self.moved(by_hand=True)

    def draw(self) -> None:
        """Throw the dice that are due; raises `IllegalMove` when none are."""
        self.top.before_move()
        self.session.draw()
        self.moved(by_hand=True)

    def advance(self) -> None:
        """Let an opponent make its next move now; raises `BadInput` when none is to move.

        What a person is spared is played in one go, and told as one.
        """
        if not self.moves_itself:
            raise BadInput(Message("bad-nothing-to-advance"))
        spared = self.spares
        self.session.advance()
        while spared:
            self.live.spared.add(self.node)
            if spared := self.spares:
                self.session.advance()
        self.moved()

    def choose(self, name: str, value: object) -> None:
        """Choose a setting; whoever goes on after a pause also ends the wait after leafing."""
        self.settings = self.settings.chosen(name, value)
        if name == "paused" and value is False:
            self.live.held = False
        self.settle()
        self.top.chosen(self, name)

    def lock(self, locked: Sequence[str]) -> None:
        """Take these things away from hands on the board, and no others."""
        self.locked = read_locks(locked)

    # What follows from it.

    def moved(self, *, by_hand: bool = False) -> None:
        """Hear that a move was played."""
        self.counts.by_hand += by_hand
        self.refusal, self.live.held, self.live.opponent_fault = None, False, None
        self.settle()

    def leafed(self) -> None:
        """Hear that somebody leafs through the moves: opponents wait until told to go on."""
        self.refusal = None
        self.live.held = self.session.is_automatic(forced=self.settings.forced) or self.spares
        self.settle()

    def settle(self) -> None:
        """Work out who looks, whose time runs, and what happens next by itself."""
        live, top = self.live, self.top
        live.reader = top.reader(self)
        viewpoint = top.viewpoint(self, live.opened)
        if viewpoint != self.viewpoint:
            self.refusal = None  # it may name what could be seen from the one before
        self.viewpoint = viewpoint
        if viewpoint.curtain is not None:
            live.opened = None
        seat = acting(self.state)
        timed = seat is not None and self.session.seats[seat] == PERSON
        limit = self.game.time_limit(self.session.options) if timed else None
        free = limit is not None and not self.waits and viewpoint.curtain is None
        free = free and top.is_timed(self.node)
        begun = live.is_begun or not top.is_lesson
        live.clock.set(
            self.node, limit, runs=free and begun, waits=free and not begun, now=self.now
        )
        if self.waits or not self.moves_itself:
            live.wait()
        else:
            live.pace(self.settings.speed, self.now)
        top.settled(self)

    @property
    def nearest(self) -> list[Move]:
        """The moves nearest to the one that was refused.

        None where one of them spoils a task: those that are left would give its answer away; and
        none where a lesson asked to try it: whoever did so looks for no other move, and would take
        the nearest ones for all that are allowed.
        """
        if self.refusal is None or self.refusal.met or "hints" in self.locked:
            return []
        task, near = self.top.task, self.refusal.verdict.nearest
        return [] if any(task.spoils(self.node, move) for move in near) else list(near)

    def refuse(self, verdict: Verdict, tried: str, *, attempt: bool = True) -> None:
        """Show why something was refused; nothing else changes.

        What was no ``attempt`` at a move, such as taking back where there is nothing to take back,
        is no wrong answer to a task either.
        """
        self.counts.refusals += 1
        self.refusal = shown = Refusal(verdict, tried, self.counts.refusals)
        if not attempt:
            return
        asked = self.top.task.asked_for(self.node, Happening.refused(verdict))
        self.refusal = replace(shown, met=asked)
        self.top.after_refusal(self, verdict, tried, shown=True)

    def ask(self, costs: Sequence[Message], tried: str, figures: Sequence[Message] = ()) -> None:
        """Show what a legal move costs, which is made when it is asked for once more.

        ``figures`` are told to whoever wants to know more.
        """
        self.counts.refusals += 1
        verdict = Verdict.refused(None, costs[0])
        more = tuple(costs[1:])
        self.refusal = Refusal(
            verdict, tried, self.counts.refusals, asks=True, more=more, figures=tuple(figures)
        )

    def credit(self, verdict: Verdict) -> None:
        """Let a task count a refusal that is not shown, since Python was refused."""
        self.top.after_refusal(self, verdict)

    def forget_refusal(self) -> None:
        """Show the last refusal no longer."""
        self.refusal = None

    def take_learnt(self) -> tuple[Learnt, ...]:
        """Give away what came of answers since this was last called, for whoever keeps it."""
        return tuple(one for top in reversed(self.activities) for one in top.take_learnt(self.now))

    # What pages ask.

    def receive(self, content: object, now: float) -> Reply:
        """Do what a message of a page asks, and reply, whatever it holds.

        What is refused is shown at the table and changes nothing.
        """
        self.at(now)
        try:
            command = read_command(content)
        except BadInput as wrong:
            given = content if isinstance(content, dict) else {}
            return Reply(given.get("view"), given.get("seq"), False, str(wrong))
        self.counts.commands += 1
        self.tried = ""
        if self.refusal is not None and self.refusal.passes and command.row.acts:
            self.refusal = None
        parts: Json | None = None
        ok = False
        try:
            parts = self._obey(command)
            ok = True
        except IllegalMove as refusal:
            self.refuse(refusal.verdict, self.tried)
        except Unsure as unsure:
            self.ask((unsure.reason, *unsure.more), self.tried)
        except TritablesError as wrong:
            if not command.row.quiet:
                self.refuse(Verdict.refused(wrong.rule, wrong.reason), self.tried, attempt=False)
        aside = {} if parts is None else parts.pop("aside", {})
        if learnt := self.take_learnt():
            aside = {**aside, "learnt": [one.as_json() for one in learnt]}
        more = {**(parts or {}), **({"aside": aside} if aside else {})}
        return Reply(command.view, command.seq, ok, more=tuple(more.items()))

    def _obey(self, command: Command) -> Json | None:
        """Do a command as hands may; raises a `TritablesError` for what is refused."""
        row, args = command.row, command.args
        self.top.check(command.kind)
        if row.begins and not self.live.is_begun:
            self.live.is_begun = True
            if self.top.is_lesson:
                self.settle()
        if self.locked:
            row.check_locks(self, args)
        return self.do(
            command.kind, **{_PARAMETERS.get(name, name): value for name, value in args.items()}
        )

    # What is shown.

    def shown(self, now: float, *, words: bool = True) -> Parts:
        """Return what is to be seen at a time, part by part.

        Words, board and scene are the same objects as before where they have not changed; table and
        sheet are made anew. Without ``words`` a page is told their language alone.

        >>> sorted(Table.open("trictrac").shown(0.0))
        ['board', 'scene', 'sheet', 'table', 'words']
        """
        self.at(now)
        return self.views.shown(self, words=words)

    def at_rest(self, now: float, *, words: bool = True) -> Parts | None:
        """Return what whoever comes back after a break is shown: nothing that a curtain hides.

        None where that is what is shown now; ``words`` as in `shown`.

        >>> Table.open("trictrac").at_rest(0.0) is None
        True
        """
        viewpoint = self.top.viewpoint(self, None)
        if viewpoint == self.viewpoint:
            return None
        rest = copy(self)
        rest.viewpoint, rest.refusal, rest.views = viewpoint, None, Views()
        return rest.shown(now, words=words)

    def shown_at(self, node: Node) -> Json:
        """Return another position as it would be seen there (`Glimpsed` of scene.json)."""
        return self.views.at(self, node)

    def places(self) -> frozenset[str]:
        """Return the ids of the places of the board."""
        return self.views.places(self)

    def sheet(self) -> str:
        """Return the score sheet so far in the table's language, a line for each turn."""
        return sheet_text(self.session, self.settings.lang)

    def svg(self, *, shape: Shape = "wide", theme: Light = "light") -> str:
        """Draw the board as a still SVG picture; raises `BadInput` for another shape or theme."""
        for where, value, choices in (("shape", shape, SHAPES), ("theme", theme, THEMES)):
            if value not in choices:
                raise BadInput(Message("bad-choice", {"choices": ", ".join(choices)}), where=where)
        shown = self.shown(self.now, words=False)
        title = say(Message("game-title", game=self.game.name), shown["words"]["lang"])
        return still(shown["board"], shown["scene"], shape=shape, theme=theme, title=title)


def _zero() -> int:
    """The seed of a first deal, where nobody draws or gives one."""
    return 0
