"""The coach at a game: hints in steps, moves that are weighed before they are made, and the fan.

Nothing is reckoned before somebody asks. What takes long is reckoned in slices, one at each tick of
the table, so that no command waits for it. All of it is told to the seat that is on turn, from
what that seat may see, and goes with the position that it was asked at.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, TypeVar

from tritables.coach import Advice, Explanation, Hint, Pause, advising, explaining, hinting
from tritables.coach.explanations import LITTLE
from tritables.core.errors import BadInput, HiddenOutcome, IllegalMove
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.replay.history import Node
from tritables.replay.seats import PERSON
from tritables.table.activities.base import DrawnTable, Host, Json, refused
from tritables.table.views.coach import advice_of, counts_of, hint_json

T = TypeVar("T")

MUCH: Final = Fraction(1, 20)
"""The expected share of the win from which on a move gives much away."""

ROUNDS: Final = 80
"""Rounds that are played on at most where nothing can be counted: somebody waits for it.

A browser plays one of Triominos in 0.05 s, one of the card games in a third of that.
"""

PARTS: Final = 10
"""The parts in which it is told how far it has come."""

STEPS: Final = ("look", "idea", "move")
"""The steps of a hint: where to look, the idea in words, the move."""

MOST_FRAMES: Final = 6
"""Positions of a reply that are shown one after the other, at most."""

MOST_COUNTED: Final = 200
"""Moves of a round that are counted at most."""


@dataclass
class Coaching:
    """All that a coach was asked at a game, and what it has still to reckon.

    ``degree`` counts the steps of the hint that are shown. While it ``considers``, the next move of
    a hand is weighed and not made: the one that it is ``about``. Once that is told, moves are made
    again. A hint and a move that is weighed put each other out of sight.
    """

    node: Node | None = None
    """The node that all of this is about."""

    hint: Hint | None = None
    degree: int = 0
    considers: bool = False
    about: Move | None = None
    weighs: bool = False
    """True if that move was asked about, and not stopped by a watchful coach."""

    told: Explanation | None = None
    """The cost of that move, as soon as it is reckoned."""

    shown: list[Node] = field(default_factory=list)
    """Positions that show it: the move, then what punishes it, as far as that can be shown."""

    advice: Advice | None = None
    """The moves at the node in order, as soon as they are reckoned."""

    losses: dict[Node, Fraction] = field(default_factory=dict)
    """The shares given away by the moves that led to these nodes."""

    _root: Node | None = None
    _job: Iterator[object] | None = None
    _done: int = 0
    """The parts of the job that are done, of `PARTS`."""

    _uncounted: deque[Node] = field(default_factory=deque)

    # What is asked of it.

    def help(self, table: Host) -> None:
        """Give the next step of a hint; raises `BadInput` where nobody is to move."""
        seat = self._asked(table)
        self.at(table.node)
        if self.considers or self.about is not None:
            self._put_away(table)
        if self.hint is not None:
            self.degree = next_step(self.hint, self.degree)
        elif self._job is None or not self.degree:
            self.degree, self._done = 1, 0
            self._job = self._hint(table.state, seat)

    def consider(self, table: Host, *, on: bool) -> None:
        """Weigh the next move of a hand instead of making it, or no longer.

        No longer: what is still being reckoned is left.
        """
        if on:
            self._asked(table)
        self.at(table.node)
        self._put_away(table)
        self.considers = on

    def dismissed(self) -> None:
        """Hear that what a move costs was put out of sight: it is no longer about that one.

        What a watchful coach stopped is made when it is tried once more, all the same.
        """
        if self.weighs and not self.is_waiting:
            self._forget_move()

    def warns(self, table: Host, move: Move) -> tuple[Message, ...]:
        """Return what a legal move costs; nothing where it is to be made.

        That is asked of each move while moves are considered, and by a watchful coach of those that
        give much away. The same move once more is made.
        """
        state, seat = table.state, table.state.to_act
        watches = table.settings.coach == "watchful" and "hints" not in table.locked
        if not (self.considers and self.node is table.node) and not watches:
            return ()
        if not table.game.coached or seat is None or seat == CHANCE:
            return ()
        move = state.judge(move).move or move
        if move not in state.view(int(seat)).legal_moves():
            return ()
        self.at(table.node)
        if self.about == move:
            # Who taps twice while a watchful coach counts has not been told anything yet.
            return () if self.weighs or self.told is not None else (Message("coach-counts"),)
        known = None if self.considers else self.advice
        if known is not None and known.option(move).loss < MUCH:
            return ()
        return self._weigh(table, int(seat), move)

    def foresee(self, table: Host, what: str | None) -> list[Node]:
        """Return positions to be shown: an outcome of the fan, or for None what punishes the move
        that was weighed. Raises `BadInput` where there is none.
        """
        if what is None:
            if self.node is not table.node or len(self.shown) < 2:
                raise refused("bad-no-reply")
            return self.shown
        seat, view, _ = self.stands(table)
        found = table.game.fan(view, seat)
        if found is None:
            raise refused("bad-no-fan")
        found.outcome(what)
        shown = table.game.foresee(view, seat, what)
        return [] if shown is None else [_after(Node(shown.before), shown.move)]

    @property
    def is_waiting(self) -> bool:
        """True while a hint, or what a move costs, is still being reckoned."""
        asked = self.degree and self.hint is None
        return bool(asked or (self.about is not None and self.told is None))

    # What follows.

    def at(self, node: Node) -> None:
        """Be about a node: what was asked at another one is past."""
        if self.node is node:
            return
        self.node, self.hint, self.degree, self.considers = node, None, 0, False
        self.advice = self._job = None
        self._forget_move()

    def settled(self, table: Host) -> None:
        """Hear that the board may be another one, and count the moves that led there."""
        if self.node is not table.node:
            self.at(table.node)
        if self._root is not table.session.history.root:
            self._root = table.session.history.root
            self.losses.clear()
        self._uncounted.clear()
        if table.settings.coach == "off" or not table.game.coached:
            return
        if "hints" in table.locked:
            return
        seats = table.session.seats
        for node in table.session.history.line[1 : table.node.ply + 1][-MOST_COUNTED:]:
            assert node.parent is not None
            seat = node.parent.state.to_act
            timed_out = node.move == table.game.timeout
            played = isinstance(seat, int) and seats[seat] == PERSON and not timed_out
            if played and node not in self.losses:
                self._uncounted.append(node)
        ahead = table.settings.coach == "watchful" and _is_asked(table)
        if ahead and self.advice is None and self._job is None:
            seat = table.state.to_act
            assert isinstance(seat, int)
            self._job = self._look(table.state, seat)

    def panel(self, table: DrawnTable) -> Json:
        """Show what it says, and what may be asked of it."""
        if table.top.adviser is not self or "hints" in table.locked:
            return {}
        told_here = told_to(table) is not None
        here = told_here and self.node is table.node
        hint = self.hint if here and self.degree and table.state.to_act != CHANCE else None
        asked = {
            "considers": here and self.considers,
            "waits": [self._done, PARTS] if here and self.is_waiting else None,
            "weighs": here and self.weighs,
            "replies": here and len(self.shown) > 1,
        }
        counts = told_here and table.settings.coach != "off"
        return {
            "help": None if hint is None else hint_json(table, hint, self.degree, len(STEPS)),
            "advice": advice_of(
                coached=table.game.coached,
                fans=table.game.fans,
                asked=asked,
                counts=counts_of(table, self.counts(table)) if counts else (),
            ),
        }

    def looks_ahead(self, table: Host) -> bool:
        """Tell whether something is still to be reckoned; not while anything lies on the game."""
        waits = self._job is not None or bool(self._uncounted)
        return waits and table.top.adviser is self

    def tick(self, table: Host) -> None:
        """Reckon a slice of it."""
        if table.top.adviser is not self:
            return
        if self._job is None and self._uncounted:
            self._job = self._count(self._uncounted.popleft())
        job = self._job
        # A job that makes a move may leave another one behind.
        if job is not None and next(job, None) is None and self._job is job:
            self._job = None

    def counts(self, table: DrawnTable) -> list[tuple[Seat, int, int, int]]:
        """Return for each person how many moves were counted, as good as the best, and costly."""
        found: dict[Seat, list[int]] = {}
        for node in table.session.history.line[1 : table.node.ply + 1]:
            loss = self.losses.get(node)
            if loss is not None and node.parent is not None:
                seat = node.parent.state.to_act
                assert isinstance(seat, int)
                told = found.setdefault(seat, [0, 0, 0])
                told[0] += 1
                told[1] += loss < LITTLE
                told[2] += loss >= MUCH
        return [(seat, *found[seat]) for seat in sorted(found)]  # type: ignore[misc]

    # How it is reckoned.

    def _hint(self, state: State, seat: Seat) -> Iterator[object]:
        found = yield from self._sliced(hinting(state, seat, budget=ROUNDS))
        assert isinstance(found, Hint)
        self.hint, self.degree = found, next_step(found, 0)

    def _look(self, state: State, seat: Seat) -> Iterator[object]:
        told = yield from self._sliced(advising(state, seat, budget=ROUNDS))
        assert isinstance(told, Advice)
        self.advice = told

    def _count(self, node: Node) -> Iterator[object]:
        assert node.parent is not None
        state = node.parent.state
        assert isinstance(state.to_act, int)
        told = yield from self._sliced(advising(state, state.to_act, budget=ROUNDS))
        assert isinstance(told, Advice)
        try:
            self.losses[node] = told.option(node.move).loss
        except KeyError:  # what its own player could not have listed
            self.losses[node] = Fraction(0)

    def _weigh(self, table: Host, seat: Seat, move: Move) -> tuple[Message, ...]:
        """Have a move explained: it is told when it is there (`Host.ask`).

        A move that a watchful coach has nothing against is then made.
        """
        state, tried, watches = table.state, table.tried, not self.considers
        best = None if self.advice is None else self.advice.best.line
        self._forget_move()
        self.about, self.weighs, self.degree, self._done = move, self.considers, 0, 0

        def explained() -> Iterator[object]:
            told = yield from self._sliced(explaining(state, seat, move, best=best, budget=ROUNDS))
            assert isinstance(told, Explanation)
            if watches and told.loss < MUCH:
                table.play(move)
                table.top.after_attempt(state, move)
                return
            self.considers = False
            self.told, self.shown = told, _frames(state.view(seat), told)
            table.ask(told.short(), tried, told.figures())

        self._job = explained()
        return (Message("coach-counts"),)

    def _sliced(self, steps: Iterable[T]) -> Generator[bool, None, T]:
        """Go through all that is found, with a pause after each; return the last."""
        last = None
        for one in steps:
            last = one
            if isinstance(one, Pause):
                self._done = max(self._done, PARTS * one.done // one.of)
            yield True
        assert last is not None
        return last

    def _put_away(self, table: Host) -> None:
        """Show no hint and no cost any more; what is still being reckoned for them is left."""
        if self.is_waiting:
            self._job = None
        if self.about is not None:
            table.forget_refusal()
        self.considers, self.degree = False, 0
        self._forget_move()

    def _forget_move(self) -> None:
        """Be about no move."""
        self.about, self.weighs, self.told, self.shown = None, False, None, []

    # What is shown.

    def _asked(self, table: Host) -> Seat:
        """Return the seat on turn, which may ask; raises `BadInput`."""
        if not table.game.coached:
            raise BadInput(Message("bad-coach-game", {"game": table.game.name}))
        seat = table.state.to_act
        if not isinstance(seat, int):
            raise refused("bad-coach-later")
        return seat

    def stands(self, table: DrawnTable) -> tuple[Seat, State, Move | None]:
        """Return who is told of what comes next, the position that it comes after, and the move
        that was weighed, if it comes after that one. Raises `BadInput` for nobody.
        """
        seat = told_to(table)
        if seat is None:
            raise refused("bad-coach-hidden")
        view = table.state.view(seat)
        if self.node is table.node and self.about is not None and table.state.to_act == seat:
            return seat, view.play(self.about), self.about
        return seat, view, None


def _frames(view: State, told: Explanation) -> list[Node]:
    """The positions after a move and after each move of the reply to it, as a seat may see them."""
    reply = told.reply
    if reply is None:
        return []
    game = game_named(view.game)
    node = Node(view)
    try:
        for move in told.move:
            node = _after(node, move)
    except HiddenOutcome:
        return []
    shown = [node]
    for nth, move in enumerate(reply.line[: MOST_FRAMES - 1]):
        try:
            node = _after(node, move)
        except IllegalMove:
            # What is hidden has no name in a view: a card that is turned up gets one.
            found = game.fan(node.state, told.seat)
            known = () if found is None else [outcome.named for outcome in found.outcomes]
            last = None
            if not nth and reply.tag in known:
                last = game.foresee(node.state, told.seat, reply.tag)
            if last is None:
                break
            node = _after(Node(last.before), last.move)
        shown.append(node)
    return shown


def next_step(hint: Hint, degree: int) -> int:
    """Return the step of a hint after another one, without those that tell nothing.

    A forced move is told at once: there is nothing to look for.
    """
    tells = (bool(hint.places) and not hint.forced, bool(hint.idea), True)
    return next((nth + 1 for nth in range(degree, len(STEPS)) if tells[nth]), len(STEPS))


def told_to(table: DrawnTable) -> Seat | None:
    """Return the seat that a coach speaks to; None where secrets are nobody's to see."""
    viewpoint, state = table.viewpoint, table.state
    if viewpoint.seat is not None:
        return viewpoint.seat
    if viewpoint.curtain is not None or not viewpoint.everything:
        return None
    reader = table.live.reader
    turn = state.on_turn if reader is None else reader
    return 0 if turn is None else turn


def _is_asked(table: Host) -> bool:
    """True if a person is to move."""
    seat = table.state.to_act
    return isinstance(seat, int) and table.session.seats[seat] == PERSON


def _after(node: Node, move: Move) -> Node:
    """The node after a move, which no tree has."""
    log: list[Event] = []
    state = node.state.play(move, log)
    return Node(state, node, move, tuple(log), node.ply + 1)
