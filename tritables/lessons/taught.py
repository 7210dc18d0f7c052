"""The rules that have been taught, and the positions, moves and questions that lie within them.

This is the one list of what somebody may be asked: a lesson's chapters say which rules they teach,
a game which rules its positions and moves presume (`Presumes`), and the engine which rules a
question needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tritables.core.questions import Question
from tritables.core.state import CHANCE, Move, State
from tritables.lessons.practice_data import drill_of


class Taught:
    """The rules that have been taught of a game.

    >>> from tritables import new
    >>> begun = Taught("tricom", ["turn.take", "turn.play", "place.suit-run"])
    >>> begun.shows(new("tricom", seed=1)), begun.shows(new("tricom", seats=3, seed=1))
    (True, False)
    """

    def __init__(self, game: str, rules: Iterable[str]) -> None:
        self.presumes = drill_of(game).presumes
        self.rules = frozenset(rules)
        self._seen = self.rules | self.presumes.seen
        sights = self.presumes.sights.items()
        self._untold = [sees for rule, sees in sights if rule not in self.rules]
        self._unseen = [sees for rule, sees in sights if rule not in self._seen]

    def shows(self, state: State) -> bool:
        """Return True if a position presumes no other rules."""
        return not any(sees(state) for sees in self._untold)

    def names(self, state: State, move: Move) -> bool:
        """Return True if a move presumes no other rules."""
        return all(rule in self.rules for rule in self.presumes.by_move(state, move))

    def asks(self, question: Question[Any]) -> bool:
        """Return True if a question, its position and its move need no other rules, nor what is
        seen to happen where the move is played.
        """
        return self.shows(question.state) and self.puts(question) and self.plays_out(question)

    def puts(self, question: Question[Any]) -> bool:
        """Return True if the answer to a question and its move in words need no other rules."""
        state, move = question.state, question.move
        return (move is None or self.names(state, move)) and question.needs <= self.rules

    def plays_out(self, question: Question[Any]) -> bool:
        """Return True if all that is seen to happen by a question's move needs no other rules."""
        if question.move is None or not question.verdict.ok:
            return True
        after = question.after
        happens = all(event.rule in self._seen for event in question.events)
        return happens and not any(sees(after) for sees in self._unseen)

    def plays(self, state: State) -> bool:
        """Return True if any legal move of a seat may be played without need of other rules."""
        return state.to_act != CHANCE and all(
            self.asks(Question(state, "may", move)) for move in state.legal_moves()
        )

    def plain(self, state: State) -> State:
        """Return a position without what can be left out of it and was not taught."""
        found: State = self.presumes.plain(state, self.rules)
        return found
