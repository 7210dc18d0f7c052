"""A solver for the goals of an example: whether they can still be met, and by which moves.

Each goal belongs to a turn: the one in which the example's own line meets it. Within these turns
the search is exhaustive, with all throws, and all gestures that rules may refuse. Its answer is
proved, or None where the search exceeds its budget.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.examples import Example, Try
from tritables.core.game import Game
from tritables.core.goals import Goal, Happening, Progress
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, State
from tritables.core.verdicts import Verdict
from tritables.lessons.example_checks import start_of
from tritables.lessons.gestures import gestures
from tritables.lessons.outcomes import FRONT

BUDGET: Final = 2_500
"""The budget of a search: a judged attempt costs 1, a played move 5."""

_PLAY: Final = 5


@dataclass(frozen=True, slots=True)
class Reach:
    """The result of a search: ``truth`` is True, False, or None beyond the budget.

    ``line`` is a solution: moves, and attempts that are to be refused.
    """

    truth: bool | None
    line: tuple[Move | Try, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A state of an example: the board, the progress, and the number of turns so far."""

    state: State
    progress: Progress = field(default_factory=Progress)
    turns: int = 0

    def played(self, goals: Sequence[Goal], move: Move) -> Standing:
        """Return the standing after a legal move."""
        events: list[Event] = []
        state = self.state.play(move, events)
        happening = Happening(move, tuple(events))
        turns = self.turns + (state.on_turn != self.state.on_turn)
        return Standing(state, self.progress.after(goals, happening), turns)

    def refused(self, goals: Sequence[Goal], verdict: Verdict) -> Standing:
        """Return the standing after an attempt that a rule refused."""
        after = self.progress.after(goals, Happening.refused(verdict))
        return Standing(self.state, after, self.turns)


def _stepped(example: Example, at: Standing, step: Move | Try) -> Standing:
    """Return the standing after a step of a line; raises `IllegalMove` where it cannot be made."""
    if isinstance(step, str):
        verdict = at.state.judge(step)
        if verdict.move is None:
            raise IllegalMove(verdict)
        return at.played(example.goals, verdict.move)
    verdict = at.state.judge(step.move)
    if verdict.ok or verdict.rule != step.rule:
        raise IllegalMove(verdict)
    return at.refused(example.goals, verdict)


class Paths:
    """A solver for one example, with a memo of standings.

    >>> from tritables import game_named
    >>> example = game_named("trictrac").example("look-ahead")
    >>> paths, start = Paths(example), Standing(start_of(example))
    >>> paths.reach(start).line[0]
    Try(move='22/24', rule='throw.look-ahead')
    >>> paths.reach(start.played(example.goals, "1/3")).truth
    True
    """

    def __init__(self, example: Example, budget: int = BUDGET) -> None:
        self.example = example
        self._budget = budget
        self._found: dict[Standing, Reach] = {}

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """For each goal, the number of turns before the one in which the example's line meets it.

        Shorter than the goals where the line does not meet them all.

        >>> from tritables import game_named
        >>> Paths(game_named("trictrac").example("bar-first")).turns
        (0, 0, 1, 1)
        """
        at = Standing(start_of(self.example))
        met: list[int] = []
        for step in self.example.line:
            before = at.turns
            try:
                at = _stepped(self.example, at, step)
            except IllegalMove:
                break
            met += [before] * (at.progress.step - len(met))
        return tuple(met)

    @cached_property
    def limits(self) -> tuple[int, ...]:
        """For each goal, the number of turns before the last one in which it is time for it.

        What is only tried may be left out, so that it is time for it as long as for what follows.

        >>> from tritables import game_named
        >>> Paths(game_named("tricap").example("start")).limits
        (2, 3)
        """
        limits = list(self.turns)
        for nth in reversed(range(len(limits) - 1)):
            if self.example.goals[nth].is_only_tried:
                limits[nth] = limits[nth + 1]
        return tuple(limits)

    def is_late(self, at: Standing) -> bool:
        """Return True if the turn in which the current goal belongs is over."""
        return at.turns > self.limits[at.progress.step]

    def has_passed(self, at: Standing) -> bool:
        """Return True where the moment of what is to be tried has passed.

        None of the line's own attempts is refused any more in the way that is asked for: words that
        ask for one would no longer be true of this board.

        >>> from tritables import game_named
        >>> example = game_named("trictrac").example("double-six")
        >>> paths, at = Paths(example), Standing(start_of(example))
        >>> for move in ("roll 6-6", "12/18"):
        ...     at = at.played(example.goals, move)
        >>> paths.has_passed(at), paths.has_passed(at.played(example.goals, "12/18"))
        (False, True)
        """
        goals = self.example.goals
        if at.progress.done(goals) or not goals[at.progress.step].is_only_tried:
            return False
        tried = [step.move for step in self.example.line if isinstance(step, Try)]
        since, atoms = at.progress.since, goals[at.progress.step].atoms
        missing = [atom for atom in atoms if not atom.met(since)]
        verdicts = (at.state.judge(move) if move else at.state.judge_draw() for move in tried)
        refusals = [Happening.refused(verdict) for verdict in verdicts if not verdict.ok]
        return bool(tried) and not any(atom.met(refusals) for atom in missing)

    def is_spoilt(self, at: Standing) -> bool:
        """Return True if something has happened since the current goal began that must never."""
        goals, since = self.example.goals, at.progress.since
        if at.progress.done(goals):
            return False
        goal = goals[at.progress.step]
        parts = (goal, *(goal.all or ()))
        return any(part.never is not None and part.never.met(since) for part in parts)

    def reach(self, at: Standing) -> Reach:
        """Return whether all remaining goals can be met from a standing, in their turns."""
        if at not in self._found:
            self._found[at] = self._search(at)
        return self._found[at]

    def _search(self, at: Standing) -> Reach:
        example = self.example
        if at.progress.done(example.goals):
            return Reach(True)
        if len(self.turns) < len(example.goals):
            return Reach(None)
        if self.has_passed(at) or self.is_spoilt(at):
            return Reach(False)
        for leaps in (False, True):
            for nth in reversed(range(len(example.line))):
                line = self._along(at, example.line[nth:], leaps=leaps)
                if line is not None:
                    return Reach(True, line)
        return _Search(self, self._budget).run(at)

    def _along(
        self, at: Standing, line: Sequence[Move | Try], *, leaps: bool
    ) -> tuple[Move | Try, ...] | None:
        """Return the prefix of a line that meets the goals; None where it does not, or not in time.

        Unless it ``leaps``, no step may meet several goals at once.
        """
        goals = self.example.goals
        for nth, step in enumerate(line):
            if self.is_late(at) or self.has_passed(at):
                return None
            before = at.progress.step
            try:
                at = _stepped(self.example, at, step)
            except IllegalMove:
                return None
            if not leaps and at.progress.step > before + 1:
                return None
            if at.progress.done(goals):
                return tuple(line[: nth + 1])
        return None


class _Search:
    """An exhaustive breadth-first search, which visits each standing once."""

    def __init__(self, paths: Paths, budget: int) -> None:
        self.goals = paths.example.goals
        self.paths = paths
        self.game: Game[Any] = game_named(start_of(paths.example).game)
        self.left = budget
        self.complete = True
        """False once something was left out: not all orders of cards can be tried."""

    @cached_property
    def written(self) -> tuple[Move, ...]:
        """Attempts in the game's examples that no gesture makes."""
        tried = (
            step.move
            for example in self.game.examples
            for step in example.line
            if isinstance(step, Try)
        )
        return tuple(dict.fromkeys(tried))

    def run(self, start: Standing) -> Reach:
        """Search from a standing."""
        ahead: deque[tuple[Standing, tuple[Move | Try, ...]]] = deque([(start, ())])
        seen = {self._key(start)}
        while ahead:
            at, line = ahead.popleft()
            for step, after in self._next(at):
                if after.progress.done(self.goals):
                    return Reach(True, (*line, step))
                key = self._key(after)
                if key not in seen:
                    seen.add(key)
                    ahead.append((after, (*line, step)))
            if self.left < 0:
                return Reach(None)
        return Reach(False if self.complete else None)

    def _next(self, at: Standing) -> Iterator[tuple[Move | Try, Standing]]:
        """Yield the steps from a standing, as long as the current goal can still be met."""
        if self.paths.is_late(at) or self.paths.has_passed(at):
            return
        yield from self._refusals(at)
        for move in self._moves(at.state):
            self.left -= _PLAY
            if self.left < 0:
                return
            after = at.played(self.goals, move)
            if not self.paths.is_spoilt(after):
                yield move, after

    def _moves(self, state: State) -> Iterator[Move]:
        for move in state.legal_moves():
            if state.to_act == CHANCE and not state.judge(move).ok:
                self.complete = False  # a bare word for more orders than can be tried
            else:
                yield move
        if self.game.timeout is not None and state.judge(self.game.timeout).ok:
            yield self.game.timeout

    def _refusals(self, at: Standing) -> Iterator[tuple[Try, Standing]]:
        """Yield one attempt for each refusal that is still to be met."""
        goal = self.goals[at.progress.step]
        asked = [atom for atom in goal.atoms if atom.refusal is not None]
        asked = [atom for atom in asked if not atom.met(at.progress.since)]
        if not asked:
            return
        for move, verdict in self.refusals(at.state):
            met = [atom for atom in asked if atom.met([Happening.refused(verdict)])]
            if met:
                asked = [atom for atom in asked if atom not in met]
                yield Try(move, str(verdict.rule)), at.refused(self.goals, verdict)
                if not asked:
                    return

    def refusals(self, state: State) -> Iterator[tuple[Move, Verdict]]:
        """Yield all attempts that are refused in a state: examples', touches and gestures."""
        picture = self.game.picture(state, None, FRONT)
        texts = (*self.written, *(move for _, move in picture.touches))
        for move in texts:
            self.left -= 1
            verdict = state.judge(move)
            if not verdict.ok:
                yield move, verdict
        drawn = state.judge_draw()
        if not drawn.ok:
            yield "", drawn
        places = [place.id for place in self.game.layout(state, "wide", FRONT).places]
        self.left -= len(places) ** 2
        if self.left < 0:
            return
        for move, verdict in gestures(self.game, state, places, places):
            if not verdict.ok:
                yield move, verdict

    def _key(self, at: Standing) -> tuple[object, ...]:
        """The key of a standing: those with the same key have the same future."""
        met: frozenset[int] = frozenset()
        if not at.progress.done(self.goals):
            atoms = self.goals[at.progress.step].atoms
            since = at.progress.since
            met = frozenset(nth for nth, atom in enumerate(atoms) if atom.met(since))
        return at.state, at.progress.step, at.turns, met
