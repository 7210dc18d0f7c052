"""Exercises as steps that ask where on the board an answer is seen."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from tritables.core.drills import Evidence, Sign
from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.core.state import Move
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.diagnosis import Answered
from tritables.lessons.exercise_steps import MoveWords
from tritables.lessons.hints import Help
from tritables.lessons.outcomes import Choice, Outcome
from tritables.lessons.place_sets import part_of
from tritables.lessons.practice_data import drill_of
from tritables.lessons.step_results import Went
from tritables.lessons.task import Task
from tritables.replay.history import Node


@dataclass(frozen=True, slots=True)
class AskPlace(Choosing):
    """A question at which of some places the answer to another is seen.

    ``question``  the question whose answer is seen there, with its position; it is about no move
    ``among``     ids of places to choose from
    ``level``     the difficulty, 1 to 3

    >>> from tritables import new
    >>> question = Question(new("tricom", seed=1), "who")
    >>> ask = AskPlace("1", question.state, rules=("start.highest",), question=question,
    ...                among=("base0.0", "base0.1", "base1.3"))
    >>> [str(one) for one in ask.asked(lambda state, move, part: Message(move))]
    ['Which card decides who begins?']
    """

    kind = "ask-place"
    question: Question[Any] = field(kw_only=True)
    among: tuple[str, ...] = field(kw_only=True)
    level: int = 1

    @property
    def evidence(self) -> Evidence:
        """The places that show the answer, or may seem to; raises `BadInput` where none do."""
        found = drill_of(self.start.game).evidence(self.question)
        if found is None:
            raise BadInput(Message("bad-no-truth"))
        return found

    def signs(self) -> tuple[Sign, ...]:
        """The places to choose from, as signs; raises `BadInput` for one that is none."""
        found = self.evidence
        signs = {one.place: one for one in (found.right, *found.wrong)}
        if any(place not in signs for place in self.among):
            raise BadInput(Message("bad-no-truth"))
        return tuple(signs[place] for place in self.among)

    def moves(self) -> tuple[Move, ...]:
        """Return no moves: what is asked about lies on the board."""
        return ()

    def choices(self) -> tuple[Choice, ...]:
        """Return the places, in words."""
        return tuple(Choice(one.place, one.label) for one in self.signs())

    def choice_places(self) -> tuple[str, ...]:
        """Return the places, each of which chooses itself."""
        return self.among

    @property
    def asks_turn(self) -> bool:
        """True if the answer that is seen is who begins."""
        return self.question.asks == "who"

    def answer(self, choice: int) -> Outcome:
        """Return the outcome of a choice, with what shows the answer."""
        found, sign = self.evidence, self.signs()[choice]
        right = sign.place == found.right.place
        told = () if right else (sign.reason,)
        return Outcome(right, (*told, *self.reasons()), (found.right.place,))

    def at_first(self, choice: int, outcome: Outcome) -> Outcome:
        """Return why this place does not show it, and the rule."""
        reason = (outcome.reason[0], outcome.reason[-1])
        return replace(outcome, reason=reason, marks=())

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return the part of the board where the answer is seen, and at last the answer."""
        near = part_of(self.game, self.start, self.evidence.right.place)
        return Help(self.rules[0], near, choices=self.right())

    def reasons(self) -> tuple[Message, ...]:
        """Return why the right place shows the answer, and the text of the rule."""
        return self.evidence.right.reason, self.game.rule(self.rules[0]).text(self.start.game)

    def said_by(self, choice: int) -> Answered | None:
        """Return a choice as the answer that the place would show.

        A wrong place that would show the right one says nothing: no rule that is held leads there.
        """
        signs = self.signs()
        said = signs[choice]
        if said.answer == self.question.truth and not self.answer(choice).right:
            return None
        offered = tuple(((self.question, one.answer),) for one in signs)
        return Answered(self.question, said.answer, offered, choice)

    def asked(self, words: MoveWords) -> tuple[Message, ...]:
        """Return the question in words."""
        return (self.evidence.asked,)

    def said_after(self, went: Went, *, tells: bool) -> tuple[Message, ...]:
        """Return the text after an answer: what shows it, unless the outcome has it."""
        if not tells:
            return (Message("quiz-noted"),)
        return () if self.is_closed_wrong(went) else self.reasons()

    def result(self, went: Went) -> dict[str, object]:
        """Return the question, the answer and the truth as JSON."""
        given = self.among[went.chosen[0]] if went.chosen else None
        truth = self.evidence.right.place
        return {"asks": self.kind, "move": self.question.move, "answer": given, "truth": truth}

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        return {
            "ask": self.question.asks,
            "move": self.question.move,
            "among": list(self.among),
            "level": self.level,
        }
