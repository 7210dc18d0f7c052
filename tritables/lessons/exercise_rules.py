"""Exercises as steps that ask by which rule it is so."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.core.state import Move
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.exercise_moves import OTHERWISE
from tritables.lessons.exercise_steps import MoveWords, ruled_by
from tritables.lessons.hints import Help
from tritables.lessons.move_places import move_places
from tritables.lessons.outcomes import Choice, Outcome
from tritables.lessons.step_results import Went
from tritables.lessons.task import Task
from tritables.replay.history import Node


@dataclass(frozen=True, slots=True)
class AskRule(Choosing):
    """A question which of some rules says what a move brings; the answer to that is told.

    ``question``  what the move brings, with its position
    ``among``     ids of rules to choose from; the first of ``rules`` is the one that says so
    ``level``     the difficulty, 1 to 3

    >>> from tritables import new
    >>> question = Question(new("trictrac").play("start 5-3"), "who", "roll 1-2")
    >>> ask = AskRule("1", question.state, rules=("throw.again",), question=question,
    ...               among=("start.roll-off", "throw.again"))
    >>> ask.right(), [one.id for one in ask.asked(lambda state, move, part: Message(move))]
    ((1,), ['roll 1-2', 'roll 1-2'])
    """

    kind = "ask-rule"
    question: Question[Any] = field(kw_only=True)
    among: tuple[str, ...] = field(kw_only=True)
    level: int = 1

    def moves(self) -> tuple[Move, ...]:
        """Return the move in question, which is played once it is answered."""
        return () if self.question.move is None else (self.question.move,)

    def choices(self) -> tuple[Choice, ...]:
        """Return the rules, each in the words of the rulebook."""
        game = self.start.game
        return tuple(Choice(id, self.game.rule(id).text(game)) for id in self.among)

    @property
    def guesses(self) -> int:
        """The number of rules to choose from."""
        return len(self.among)

    @property
    def asks_turn(self) -> bool:
        """True if it is asked who begins, by no move."""
        return self.question.move is None

    def answer(self, choice: int) -> Outcome:
        """Return the outcome of a choice, with what happens by the move."""
        right = self.among[choice] == self.rules[0]
        return Outcome(right, self.reasons(), self._marks())

    def at_first(self, choice: int, outcome: Outcome) -> Outcome:
        """Return that the rule does not decide this, and what happens by the move."""
        happens = tuple(one.message(self.start.game) for one in self.question.events)
        return Outcome(False, (Message("wrong-rule"), *dict.fromkeys(happens)), self._marks())

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return what happens on the board, and at last the answer; its rule would tell it."""
        return replace(Choosing.help(self, went, task, node), rule=None)

    def reasons(self) -> tuple[Message, ...]:
        """Return what happens by the move, and the text of the rule."""
        game = self.start.game
        said = (event.message(game) for event in self.question.events)
        return tuple(dict.fromkeys((*said, *ruled_by(self.question, self.rules))))

    def _marks(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(at for one in self.question.events for at in one.places))

    def about(self) -> tuple[str, ...]:
        """Return the ids of the places of the move in question."""
        move = self.question.move
        return () if move is None else move_places(self.game, self.start, move)

    def asked(self, words: MoveWords) -> tuple[Message, ...]:
        """Return the question, with its move in the words that are given."""
        move = self.question.move
        told = () if move is None else (words(self.start, move, "told"),)
        return *told, self._so(words)

    def _so(self, words: MoveWords) -> Message:
        """Return what is so, and the question which rule says it."""
        asks, move, truth = self.question.asks, self.question.move, self.question.truth
        if asks == "points":
            return Message("ask-rule-points", {"points": int(str(truth))})
        if move is None and not truth:
            return Message("ask-rule-begins-not")
        args = {"seat": truth[0]} if isinstance(truth, tuple) and truth else {}
        if move is not None and asks == "who":
            said = words(self.start, move, "so" if truth else "so-nobody")
            return Message(said.id, {**said.args, **args}, said.game)
        if not truth:
            return Message(f"ask-rule-{OTHERWISE[asks]}")
        return Message("ask-rule-begins" if move is None else f"ask-rule-{asks}", args)

    def said_after(self, went: Went, *, tells: bool) -> tuple[Message, ...]:
        """Return the text after an answer: what happens, unless the outcome has it."""
        if not tells:
            return (Message("quiz-noted"),)
        return () if self.is_closed_wrong(went) else self.reasons()[:-1]

    def result(self, went: Went) -> dict[str, object]:
        """Return the question, the answer and the truth as JSON."""
        given = self.among[went.chosen[0]] if went.chosen else None
        move = self.question.move
        return {"asks": self.kind, "move": move, "answer": given, "truth": self.rules[0]}

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        return {
            "ask": self.question.asks,
            "move": self.question.move,
            "among": list(self.among),
            "level": self.level,
        }
