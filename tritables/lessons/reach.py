"""Whether what is asked can still be reached from here, by search where the line is short.

What an example asks belongs to certain turns: those in which its own line does it. Within them the
search tries everything, all throws and all gestures that rules may refuse. Only what it has proved
is said; where it grows too long, nothing is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Final

from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.examples import Example, Try
from tritables.core.game import Game
from tritables.core.goals import Goal, Happening, Progress
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, State
from tritables.core.verdicts import Verdict
from tritables.lessons.check import start_of
from tritables.lessons.gestures import gestures
from tritables.lessons.outcomes import FRONT

BUDGET: Final = 2_500
"""How much a search may cost: a judged attempt is 1, a played move 5."""

_PLAY: Final = 5


@dataclass(frozen=True, slots=True)
class Reach:
    """What a search found: ``truth`` is True, False or, where it gave up, None.

    ``line`` is one way to do what is asked: moves, and attempts that are to be refused.
    """

    truth: bool | None
    line: tuple[Move | Try, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody is with an example: the state, how far, and how many turns have gone by."""

    state: State
    progress: Progress = field(default_factory=Progress)
    turns: int = 0

    def played(self, goals: Sequence[Goal], move: Move) -> Standing:
        """The standing after a legal move."""
        events: list[Event] = []
        state = self.state.play(move, events)
        happening = Happening(move, tuple(events))
        turns = self.turns + (state.on_turn != self.state.on_turn)
        return Standing(state, self.progress.after(goals, happening), turns)

    def refused(self, goals: Sequence[Goal], verdict: Verdict) -> Standing:
        """The standing after an attempt that a rule refused."""
        after = self.progress.after(goals, Happening.refused(verdict))
        return Standing(self.state, after, self.turns)


def _stepped(example: Example, at: Standing, step: Move | Try) -> Standing:
    """Go one step of a line; raises `IllegalMove` where it does not go on from here."""
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
    """The ways through an example: whether all that it asks can still be done, and how.

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
        """For each goal, how many turns have gone by when the example's line goes to meet it.

        Fewer than there are goals where the line does not meet them all.

        >>> from tritables import game_named
        >>> Paths(game_named("trictrac").example("bar-first")).turns
        (0, 0, 1)
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

    def reach(self, at: Standing) -> Reach:
        """Whether all that is still asked can be done from a standing, in the turns it is for."""
        if at not in self._found:
            self._found[at] = self._search(at)
        return self._found[at]

    def _search(self, at: Standing) -> Reach:
        example = self.example
        if at.progress.done(example.goals):
            return Reach(True)
        if len(self.turns) < len(example.goals):
            return Reach(None)
        for leaps in (False, True):
            for nth in reversed(range(len(example.line))):
                line = self._along(at, example.line[nth:], leaps=leaps)
                if line is not None:
                    return Reach(True, line)
        return _Search(example, self.turns, self._budget).run(at)

    def _along(
        self, at: Standing, line: Sequence[Move | Try], *, leaps: bool
    ) -> tuple[Move | Try, ...] | None:
        """As much of a line as does what is asked; None where it does not, or not in time.

        Unless it ``leaps`` it tries all that is to be tried.
        """
        goals = self.example.goals
        for nth, step in enumerate(line):
            if at.turns > self.turns[at.progress.step]:
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
    """A search through everything that can happen, each standing once, the shortest line first."""

    def __init__(self, example: Example, turns: Sequence[int], budget: int) -> None:
        self.goals = example.goals
        self.turns = turns
        self.game: Game[Any] = game_named(start_of(example).game)
        self.left = budget
        self.complete = True
        """Whether nothing was left out so far: an order of cards cannot be tried in all ways."""

    @cached_property
    def written(self) -> tuple[Move, ...]:
        """What the game's examples try that no gesture says."""
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
        """All that can happen next, as long as what is asked now may still be done."""
        if at.turns > self.turns[at.progress.step]:
            return
        yield from self._refusals(at)
        for move in self._moves(at.state):
            self.left -= _PLAY
            if self.left < 0:
                return
            after = at.played(self.goals, move)
            if not self._is_spoilt(after):
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
        """One attempt for each refusal that is still asked for."""
        goal = self.goals[at.progress.step]
        asked = [atom for atom in _atoms(goal) if atom.refusal is not None]
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
        """Everything that is refused here: what examples try, what is touched, every gesture."""
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

    def _is_spoilt(self, at: Standing) -> bool:
        """Whether something happened that must not have."""
        if at.progress.done(self.goals):
            return False
        goal = self.goals[at.progress.step]
        return any(
            part.never is not None and part.never.met(at.progress.since)
            for part in (goal, *(goal.all or ()))
        )

    def _key(self, at: Standing) -> tuple[object, ...]:
        """Standings with the same key have the same future: of the past only what counts."""
        met: frozenset[int] = frozenset()
        if not at.progress.done(self.goals):
            atoms = _atoms(self.goals[at.progress.step])
            since = at.progress.since
            met = frozenset(nth for nth, atom in enumerate(atoms) if atom.met(since))
        return at.state, at.progress.step, at.turns, met


@cache
def _atoms(goal: Goal) -> tuple[Goal, ...]:
    """The single things that a goal is put together from."""
    parts = (*(goal.all or ()), *(goal.any or ()), *([goal.never] if goal.never else ()))
    return tuple(atom for part in parts for atom in _atoms(part)) if parts else (goal,)
