"""Exercises as steps that ask for a move: one of several, or any legal one at the board."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from tritables.core.messages import Message
from tritables.core.questions import Answer, Asks, Question
from tritables.core.state import Move
from tritables.core.verdicts import Verdict
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.diagnosis import Answered
from tritables.lessons.exercise_steps import MoveWords
from tritables.lessons.hints import Help, help_to_move
from tritables.lessons.move_places import places_to_touch
from tritables.lessons.outcomes import Choice, Outcome, so_far, why_allowed
from tritables.lessons.practice_data import drill_of
from tritables.lessons.quiz import answer_json
from tritables.lessons.step_results import Went
from tritables.lessons.steps import MOST_GUESSES, Step
from tritables.lessons.task import Task
from tritables.replay.history import Fold, History, Node

OTHERWISE: Final = {
    "may": "may-not",
    "over": "over-not",
    "who": "who-nobody",
    "winners": "winners-nobody",
}
"""The ends of the ids of messages that say that nobody is, or that it is not so."""


@dataclass(frozen=True, slots=True)
class AskMove(Choosing):
    """A question which of some moves may be played, or may not, or brings something about.

    ``asks_what``  what is asked of each move
    ``wanted``     the answer that one of them has
    ``among``      the moves to choose from
    ``level``      the difficulty, 1 to 3

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 2-6")
    >>> ask = AskMove("1", state, asks_what="may", wanted=True, among=("bar/6", "bar/2", "bar/23"))
    >>> ask.right(), ask.answer(0).rule is None
    ((1,), True)
    """

    kind = "ask-move"
    asks_what: Asks = field(kw_only=True)
    wanted: Answer = field(kw_only=True)
    among: tuple[Move, ...] = field(kw_only=True)
    level: int = 1

    def _question(self, choice: int) -> Question[Any]:
        return Question(self.start, self.asks_what, self.among[choice])

    def moves(self) -> tuple[Move, ...]:
        """Return the right move, which is played once it is answered, unless it is forbidden."""
        if self.wanted is False and self.asks_what == "may":
            return ()
        return tuple(self.among[nth] for nth in self.right())

    def choices(self) -> tuple[Choice, ...]:
        """Return the moves, in words."""
        return tuple(Choice(move, self.game.in_words(self.start, move)) for move in self.among)

    def choice_places(self) -> tuple[str, ...]:
        """Return for each move the place that tells it from the others."""
        return places_to_touch(self.game, self.start, self.among)

    @property
    def guesses(self) -> int:
        """The number of moves to choose from."""
        return len(self.among)

    def right(self) -> tuple[int, ...]:
        """The number of the right move."""
        numbers = range(len(self.among))
        return tuple(nth for nth in numbers if self._question(nth).truth == self.wanted)

    def answer(self, choice: int) -> Outcome:
        """Return the outcome of a choice: why that move is not the one, and the rule's text."""
        question, game = self._question(choice), self.start.game
        text = tuple(self.game.rule(rule).text(game) for rule in self.rules[:1])
        if self.asks_what == "may" and not self.wanted:
            told = why_allowed(self.start, question.move or "") if question.truth else ()
            right = question.truth == self.wanted
            return Outcome(right, (*told, *text), question.verdict.witnesses)
        if question.truth == self.wanted:
            return Outcome(True, text)
        if self.asks_what == "may":
            return Outcome(False, (question.verdict.message, *text), question.verdict.witnesses)
        said = (event.message(game) for event in question.events)
        marks = dict.fromkeys(at for event in question.events for at in event.places)
        return Outcome(False, tuple(dict.fromkeys((*said, *text))), tuple(marks))

    def at_first(self, choice: int, outcome: Outcome) -> Outcome:
        """Return what is so of this move, or all that it brings, without the rule's text: that
        tells nothing of the others.
        """
        reason = outcome.reason
        told = reason[:1] if self.asks_what == "may" else reason[:-1] or reason
        return replace(outcome, reason=told)

    def said_by(self, choice: int) -> Answered | None:
        """Return a choice as the answer that this move is as wanted."""
        asked = [self._question(nth) for nth in range(len(self.among))]
        offered = tuple(((question, self.wanted),) for question in asked)
        return Answered(asked[choice], self.wanted, offered, choice)

    def asked(self, words: MoveWords) -> tuple[Message, ...]:
        """Return the question in words."""
        asked = asked_of_moves(self.asks_what, self.wanted)
        return (*so_far(self.start), asked) if self.asks_what == "may" else (asked,)

    def said_after(self, went: Went, *, tells: bool) -> tuple[Message, ...]:
        """Return the text after an answer: the rule's, unless the outcome has it."""
        if not tells:
            return (Message("quiz-noted"),)
        if self.is_closed_wrong(went):
            return ()
        text = tuple(self.game.rule(rule).text(self.start.game) for rule in self.rules[:1])
        if self.asks_what != "may" or self.wanted:
            return text
        return (self._question(self.right()[0]).verdict.message, *text)

    def result(self, went: Went) -> dict[str, object]:
        """Return the question, the answer and the truth as JSON."""
        given = self.among[went.chosen[0]] if went.chosen else None
        truth = self.among[self.right()[0]]
        return {"asks": self.kind, "move": None, "answer": given, "truth": truth}

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        return {
            "ask": self.asks_what,
            "wanted": answer_json(self.wanted),
            "among": list(self.among),
            "level": self.level,
        }


def asked_of_moves(asks: Asks, wanted: Answer) -> Message:
    """Return the question which of some moves has an answer, in words.

    >>> str(asked_of_moves("points", 20))
    'Which of these scores 20 points?'
    """
    if asks == "points" and isinstance(wanted, int):
        return Message("ask-move-points", {"points": wanted})
    if not wanted:
        return Message(f"ask-move-{OTHERWISE[asks]}")
    return Message(f"ask-move-{asks}", {"seat": wanted[0]} if isinstance(wanted, tuple) else {})


@dataclass(frozen=True, slots=True)
class AnyMove(Step):
    """A position in which any legal move is to be played; the first attempt counts.

    >>> from tritables import new
    >>> AnyMove("1", new("trictrac"), rules=("bar.first",)).kind
    'any-move'
    """

    kind = "any-move"
    level: int = 1

    @property
    def guesses(self) -> int:
        """The number of moves that one may try for each that is allowed."""
        legal = set(self.start.legal_moves())
        tried = legal.union(drill_of(self.start.game).tempting(self.start))
        return max(2, min(MOST_GUESSES, len(tried) // max(1, len(legal))))

    def is_done(self, task: Task, history: History, turns: Fold[int]) -> bool:
        """Return True if a move was played."""
        return history.current.parent is not None

    def is_missed(self, verdict: Verdict, went: Went, *, met: bool) -> bool:
        """Return True if a rule refused an attempt before a move was played."""
        return verdict.rule is not None and not went.done

    def hides_moves(self, went: Went) -> bool:
        """Return True while finding a legal move is the exercise."""
        return not went.done

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return a hint with a legal move, until one was played."""
        rule = next(iter(self.rules), None)
        return Help(rule) if went.done else help_to_move(rule, node.state)

    def outcome(self, went: Went) -> Outcome | None:
        """Return None: the board itself shows the outcome."""
        return None

    def asked(self, words: MoveWords) -> tuple[Message, ...]:
        """Return the task in words."""
        return (Message("ask-any-move"),)

    def said_after(self, went: Went, *, tells: bool) -> tuple[Message, ...]:
        """Return the text after the move."""
        return (Message("ask-any-move-done"),)

    def result(self, went: Went) -> dict[str, object]:
        """Return whether the first attempt was legal, as JSON."""
        return {"asks": self.kind, "move": None, "answer": not went.wrong, "truth": None}

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        return {"level": self.level}
