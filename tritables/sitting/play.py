"""What happens at a table when Python asks for it: moves, seats, settings, and time going by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Self

from tritables.core.chance import SEED_BITS
from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.goals import Happening
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.replay.history import Node
from tritables.replay.seats import PERSON
from tritables.replay.session import Session
from tritables.sitting.clock import TurnClock, acting
from tritables.sitting.eyes import Eyes, eyes_of
from tritables.sitting.locks import check_locks
from tritables.sitting.settings import PACE, Settings
from tritables.sitting.task import Task


@dataclass(frozen=True, slots=True)
class Refusal:
    """The last refusal: its verdict, what was tried, and a number that counts refusals."""

    verdict: Verdict
    tried: str
    count: int


class Play:
    """A table without a page: who sits there, what was played, what the clock says.

    Time comes in as a value: `at` says what time it is, in seconds of any clock that does not go
    back, and everything that follows happens then.
    """

    def __init__(
        self,
        session: Session,
        *,
        settings: Settings,
        locked: Sequence[str] = (),
        example: Example | None = None,
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> None:
        self.game = session.game
        self.settings = settings
        self.locked = check_locks(locked)
        self.fault: str | None = None
        """An error of ours, told by whoever noticed it."""
        self.refusals = 0
        self.example = example
        self.deals = 0
        """How many games were dealt at this table."""
        self.by_hand = 0
        """How many moves somebody made here, for whatever seat; opponents' own are not counted."""
        self._fresh = fresh
        self._now = now
        self._sit_down(session)

    def _sit_down(self, session: Session) -> None:
        """Take a session to the table, in place of the one before."""
        self.session = session
        self.deals += 1
        self.task = None if self.example is None else Task(self.game, self.example)
        self.eyes = Eyes()
        self._seen: tuple[Node, Eyes, State] | None = None
        self._begin_round()

    def _begin_round(self) -> None:
        self.clock = TurnClock(self.session.history.root)
        self.refusal: Refusal | None = None
        self.held = False
        """Whether opponents wait since somebody leafed back to their turn."""
        self._is_begun = False
        """Whether hands have been at the board, since it was set up."""
        self._opened: Seat | None = None
        self._moves_at: tuple[Node, str] | None = None
        self._next: float | None = None
        self._settle()

    # Time.

    def begin(self, now: float) -> None:
        """Say what time it is when the table is first shown: nobody's clock has run until now."""
        self.clock.begin(now)
        self.at(now)

    def begin_clock(self) -> None:
        """Let the clock of a lesson run, which waits until somebody is at the board."""
        if not self._is_begun:
            self._is_begun = True
            if self.is_lesson:
                self._settle()

    def at(self, now: float) -> Self:
        """Say what time it is; a clock that goes back stands still."""
        self._now = max(self._now, now)
        return self

    def due(self, now: float) -> float | None:
        """In how many seconds something happens by itself; None when nothing will."""
        times = [time for time in (self.clock.end, self._next) if time is not None]
        return max(0.0, min(times) - now) if times else None

    def tick(self, now: float) -> bool:
        """Let happen what is due: one opponent's move, or the end of a turn's time.

        Returns whether anything happened.
        """
        self.at(now)
        end, timeout = self.clock.end, self.game.timeout
        if end is not None and end <= self._now:
            self.clock.stop(self._now)
            if timeout is not None and self.state.judge(timeout).ok:
                self.play(timeout)
                return True
        if self._next is not None and self._next <= self._now:
            self.advance()
            return True
        return False

    # What can be asked.

    @property
    def state(self) -> State:
        """The state on the table."""
        return self.session.state

    @property
    def node(self) -> Node:
        """Where in the tree of moves the table stands."""
        return self.session.history.current

    @property
    def view(self) -> State:
        """What the people before the screen see of the state on the table."""
        seen = self._seen
        if seen is None or seen[0] is not self.node or seen[1] != self.eyes:
            seen = self._seen = self.node, self.eyes, self.eyes.view(self.state)
        return seen[2]

    @property
    def is_lesson(self) -> bool:
        """Whether something is to be learnt here, and not only played."""
        return self.task is not None

    @property
    def is_timed(self) -> bool:
        """Whether turns may take their time only; nobody hurries once a task is done."""
        return self.task is None or not self.task.is_done(self.node)

    @property
    def waits(self) -> bool:
        """Whether the table waits for hands: paused, or leafed back to an opponent's turn."""
        return self.settings.paused or self.held

    @property
    def is_automatic(self) -> bool:
        """Whether an opponent is to act, so that hands should not."""
        return self.session.is_automatic()

    @property
    def tells_seed(self) -> bool:
        """Whether hands may ask for the seed: nothing is hidden from them, and nothing locked.

        It tells all that chance will bring, so that it would open a way around any lock.
        """
        return self.eyes.everything and not self.locked

    @property
    def thinks(self) -> bool:
        """Whether an opponent is about to move by itself."""
        return self.is_automatic and not self.waits

    @property
    def moves_itself(self) -> bool:
        """Whether an automatic move is due; none is made for somebody behind the curtain."""
        forced = self.settings.forced and self.eyes.curtain is None
        return self.session.is_automatic(forced=forced)

    def judge(self, move: Move) -> Verdict:
        """Say whether a move can be played here and, if not, why not."""
        return self.state.judge(Reader(move, BadInput, "move").text())

    # What can be done.

    def play(self, *moves: Move) -> None:
        """Play moves in the notation, chance included.

        Raises `IllegalMove` at the first that is not legal; those before it stay played.
        """
        for nth, move in enumerate(moves):
            self.session.play(Reader(move, BadInput, f"moves[{nth}]").text())
            self.by_hand += 1
            self._moved()

    def draw(self) -> None:
        """Throw the dice that are due; raises `IllegalMove` when none are."""
        self.session.draw()
        self.by_hand += 1
        self._moved()

    def advance(self) -> None:
        """Let an opponent make its next move now; raises `BadInput` when none is to move."""
        if not self.moves_itself:
            raise BadInput(Message("bad-nothing-to-advance"))
        self.session.advance()
        self._moved()

    def undo(self) -> None:
        """Take the last move back; raises `BadInput` at the start."""
        self.session.history.undo()
        self._leafed()

    def redo(self) -> None:
        """Play again what was taken back; raises `BadInput` where there is nothing."""
        self.session.history.redo()
        self._leafed()

    def go(self, ply: int) -> None:
        """Go to the position after so many moves of the line; 0 is the start."""
        self.session.history.go(ply)
        self._leafed()

    def new_game(
        self,
        seed: int | str | None = None,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Start again; seats and options stay as they are where no others are given.

        A lesson starts over. Without a seed a fresh one is taken. Raises `BadInput` and changes
        nothing for what the game does not know.
        """
        if self.example is not None:
            self._sit_down(Session.of_example(self.game, self.example))
            return
        now = self.session
        self._sit_down(
            Session(
                self.game,
                seats=now.seats if seats is None else seats,
                options=now.options if options is None else options,
                seed=self.fresh_seed() if seed is None else seed,
            )
        )

    def next_round(self) -> None:
        """Deal the next round of the match; raises `BadInput` when none follows."""
        self.session.next_round()
        self._begin_round()

    def open_curtain(self) -> None:
        """Show the seat that is to act what it holds; the next person hides it again."""
        if self.eyes.curtain is None:
            raise BadInput(Message("bad-no-curtain"))
        self._opened = self.eyes.curtain
        self._settle()

    def take_seat(self, seat: int, kind: str) -> None:
        """Let a person or an opponent play a seat from now on."""
        self.session.take_seat(seat, kind)
        self._settle()

    def choose(self, name: str, value: object) -> None:
        """Choose a setting; whoever goes on after a pause also ends the wait after leafing."""
        self.settings = self.settings.chosen(name, value)
        if name == "paused" and value is False:
            self.held = False
        self._settle()

    def lock(self, locked: Sequence[str]) -> None:
        """Take these things away from hands on the board, and no others."""
        self.locked = check_locks(locked)

    def dismiss(self) -> None:
        """Put the last refusal out of sight."""
        self.refusal = None

    # What follows from it.

    def _eyes(self, opened: Seat | None) -> Eyes:
        """Who looks, when a seat last said that it is there."""
        return eyes_of(self.session, reveal=self.settings.reveal, opened=opened)

    def _moved(self) -> None:
        self.refusal, self.held = None, False
        self._settle()

    def _leafed(self) -> None:
        """Somebody leafs through the moves: opponents wait until they are told to go on."""
        self.refusal = None
        self.held = self.session.is_automatic(forced=self.settings.forced)
        self._settle()

    def _settle(self) -> None:
        """Work out who looks, whose time runs, and what happens next by itself."""
        eyes = self._eyes(self._opened)
        if eyes != self.eyes:
            self.refusal = None  # it may name what the eyes before could see
        self.eyes = eyes
        if eyes.curtain is not None:
            self._opened = None
        seat = acting(self.state)
        timed = seat is not None and self.session.seats[seat] == PERSON
        limit = self.game.time_limit(self.session.options) if timed else None
        free = limit is not None and not self.waits and eyes.curtain is None and self.is_timed
        begun = self._is_begun or not self.is_lesson
        self.clock.set(
            self.node, limit, runs=free and begun, waits=free and not begun, now=self._now
        )
        if self.waits or not self.moves_itself:
            self._next = self._moves_at = None
        elif self._moves_at != (self.node, self.settings.speed):
            self._moves_at = (self.node, self.settings.speed)
            self._next = self._now + PACE[self.settings.speed]

    def fresh_seed(self) -> int:
        """A seed that nobody gave."""
        if self._fresh is not None:
            return self._fresh()
        return Random(f"{self.session.seed}/again").getrandbits(SEED_BITS)

    @property
    def nearest(self) -> list[Move]:
        """The moves nearest to the one that was refused.

        None where one of them spoils a task: those that are left would give its answer away.
        """
        if self.refusal is None or "hints" in self.locked:
            return []
        task, near = self.task, self.refusal.verdict.nearest
        spoilt = task is not None and any(task.spoils(self.node, move) for move in near)
        return [] if spoilt else list(near)

    def _refuse(self, verdict: Verdict, tried: str, *, attempt: bool = True) -> None:
        """Show why something was refused; nothing else changes.

        What was no ``attempt`` at a move, such as taking back where there is nothing to take back,
        is no wrong answer to a task either.
        """
        self.refusals += 1
        self.refusal = Refusal(verdict, tried, self.refusals)
        if attempt:
            self.credit(verdict)

    def credit(self, verdict: Verdict) -> None:
        """Let a task count a refusal, whoever was refused."""
        if self.task is not None:
            self.task.refuse(self.node, Happening.refused(verdict))
