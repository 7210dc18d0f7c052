"""Random lines through what a lesson asks for, at a board as it is, with the throws that fall."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tritables.core import CHANCE, Example, Game, Try
from tritables.core.goals import Happening
from tritables.core.state import State
from tritables.core.verdicts import Verdict
from tritables.lessons.task import ExampleTask
from tritables.replay import Session
from tritables.replay.history import Node

LONGEST = 40
"""The steps of a walk at most: what is asked is done by then, or its moment has passed."""


class Walk:
    """Somebody at a board with a task: each step is a legal move, a throw, or what is to be tried.

    ``first`` is the number of the move with which it begins, where several may be played.
    """

    def __init__(self, game: Game, example: Example, rng: Random, first: int | None = None) -> None:
        self.example = example
        self.task = ExampleTask(game, example)
        self.session = Session.of_example(game, example, seed=rng.getrandbits(32))
        self.rng, self._first = rng, first

    @property
    def node(self) -> Node:
        return self.session.history.current

    @property
    def is_over(self) -> bool:
        """Whether it is done, or the board has said that its moment has passed."""
        return self.task.is_done(self.node) or self.task.is_lost(self.node)

    def steps(self) -> Iterator[Node]:
        """Walk, and give the node after each step that met a goal."""
        for _ in range(LONGEST):
            if self.is_over or self.node.state.to_act is None:
                return
            before = self.task.step(self.node)
            self._step()
            if self.task.step(self.node) > before:
                yield self.node

    def _step(self) -> None:
        state = self.node.state
        line = self.task.paths.reach(self.task.standing(self.node)).line
        ahead = line[0] if line else None
        if isinstance(ahead, Try) and (self._first is None and self.rng.random() < 0.7):
            self.task.refuse(self.node, Happening.refused(verdict_of(state, ahead)))
        elif state.to_act == CHANCE:
            self.session.draw()
        elif self._first is not None:
            moves = list(state.legal_moves())
            self.session.play(moves[self._first % len(moves)])
            self._first = None
        elif isinstance(ahead, str) and self.rng.random() < 0.5:
            self.session.play(ahead)
        else:
            self.session.play(self.rng.choice(list(state.legal_moves())))

    def follow(self) -> None:
        """Do what help says to the end, as far as throws and cards allow."""
        for _ in range(LONGEST):
            if self.is_over or self.node.state.to_act is None:
                return
            line = self.task.paths.reach(self.task.standing(self.node)).line
            if not line:
                return
            if isinstance(line[0], Try):
                verdict = verdict_of(self.node.state, line[0])
                self.task.refuse(self.node, Happening.refused(verdict))
            elif self.node.state.to_act == CHANCE:
                self.session.draw()
            else:
                self.session.play(line[0])


def verdict_of(state: State, tried: Try) -> Verdict:
    """The verdict on what is tried; no move at all is a throw that is not due."""
    return state.judge(tried.move) if tried.move else state.judge_draw()
