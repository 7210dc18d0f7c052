"""Quizzes without a board: a number of exercises, as an immutable value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from tritables.core.chance import whole_seed
from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.questions import Answer, Misconception, Question
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.lessons.diagnosis import Answered, discriminate, suspects
from tritables.lessons.exercise_plan import LEVELS
from tritables.lessons.exercise_search import Exercise, practice
from tritables.lessons.practice_data import rule_at, rules_of

LONGEST: Final = 200
"""Exercises of a quiz at most."""

MOST_POINTS: Final = 10_000
"""The largest absolute value of an answer in points."""


def read_answer(question: Question[Any], value: object, where: str = "answer") -> Answer:
    """Read an answer to a question from JSON; raises `BadInput`.

    >>> from tritables import new
    >>> read_answer(Question(new("trictrac"), "who", "start 5-3"), [0])
    (0,)
    """
    reader = Reader(value, BadInput, where)
    if question.asks in ("may", "over"):
        return reader.flag()
    if question.asks == "points":
        return reader.whole(-MOST_POINTS, MOST_POINTS)
    seats = question.state.seats
    if isinstance(value, tuple):
        reader = Reader(list(value), BadInput, where)
    return tuple(sorted({one.whole(0, seats - 1) for one in reader.items(0, seats)}))


def answer_json(answer: Answer) -> bool | int | str | list[int]:
    """Return an answer as JSON; the inverse of `read_answer`."""
    return list(answer) if isinstance(answer, tuple) else answer


@dataclass(frozen=True, slots=True)
class Marked:
    """An exercise with an answer."""

    exercise: Exercise
    answer: Answer

    @property
    def right(self) -> bool:
        """True if the answer is right."""
        return self.answer == self.exercise.question.truth

    @property
    def reasons(self) -> tuple[Message, ...]:
        """The reasons for the right answer: the engine's, and the text of the rule."""
        question = self.exercise.question
        game = self.exercise.state.game
        rule = game_named(game).rule(self.exercise.rule).text(game)
        if question.asks == "may":
            return (question.verdict.message, rule)
        return (*(event.message(game) for event in question.events), rule)

    def as_json(self) -> dict[str, object]:
        """Return the result as JSON."""
        question = self.exercise.question
        return {
            "rule": self.exercise.rule,
            "level": self.exercise.level,
            "asks": question.asks,
            "move": question.move,
            "answer": answer_json(self.answer),
            "truth": answer_json(question.truth),
            "right": self.right,
        }


class Quiz:
    """A number of exercises on rules of a game, the same ones for a seed and the answers given.

    ``game``     the game's name
    ``rules``    ids of rules that come by turns; by default all that can be practised
    ``n``        the number of exercises, 1 to 200
    ``seed``     a whole number
    ``answers``  the answers so far

    A rule that was answered right is asked at a higher level the next time. Where the answers
    suggest several misconceptions, the next exercise discriminates between them. A quiz is
    immutable: `answered` returns the next one. Raises `BadInput` for an unknown game or rule, and
    for numbers out of range.

    >>> quiz = Quiz("trictrac", rules=["throw.normal", "bar.first"], n=2, seed=4)
    >>> after = quiz.answered(quiz.exercise.question.truth)
    >>> [result["right"] for result in after.results], after.done
    ([True], False)
    """

    def __init__(
        self,
        game: str,
        *,
        rules: Iterable[str] | None = None,
        n: int = 10,
        seed: int = 0,
        answers: Iterable[object] = (),
    ) -> None:
        self.game = game_named(game).name
        self.rules = rules_of(game, rules)
        self.n = Reader(n, BadInput, "n").whole(1, LONGEST)
        self.seed = whole_seed(seed)
        self.marks: tuple[Marked, ...] = ()
        self.exercise: Exercise | None = self._next()
        for nth, value in enumerate(answers):
            self._take(value, f"answers[{nth}]")

    @property
    def done(self) -> bool:
        """True if all exercises have been answered."""
        return self.exercise is None

    @property
    def results(self) -> list[dict[str, object]]:
        """The answers so far, as JSON: a list with an object for each exercise."""
        return [mark.as_json() for mark in self.marks]

    @property
    def suspects(self) -> tuple[Misconception, ...]:
        """The misconceptions that the answers suggest; only one alone is worth telling."""
        given = [Answered(mark.exercise.question, mark.answer) for mark in self.marks]
        return suspects(self.game, given)

    def answered(self, value: object) -> Quiz:
        """Return the quiz after an answer to its exercise; raises `BadInput` for an invalid one."""
        after = object.__new__(Quiz)
        vars(after).update(vars(self))
        after._take(value, "answer")
        return after

    def as_json(self) -> dict[str, object]:
        """Return the arguments that make the same quiz, with the answers so far."""
        return {
            "game": self.game,
            "rules": list(self.rules),
            "n": self.n,
            "seed": self.seed,
            "answers": [answer_json(mark.answer) for mark in self.marks],
        }

    def _take(self, value: object, where: str) -> None:
        if self.exercise is None:
            raise BadInput(
                Message("bad-length-exact", {"low": self.n, "length": self.n + 1}), where=where
            )
        answer = read_answer(self.exercise.question, value, where)
        self.marks = (*self.marks, Marked(self.exercise, answer))
        self.exercise = self._next()

    def _next(self) -> Exercise | None:
        at = len(self.marks)
        if at >= self.n:
            return None
        asked = {mark.exercise.question for mark in self.marks}
        for exercise in self._candidates(at):
            if exercise.question not in asked:
                return exercise
        return None

    def _candidates(self, at: int) -> Iterable[Exercise]:
        """Yield the exercises that may be asked next, best first."""
        seed = self.seed * LONGEST + at
        suspected = self.suspects if at else ()
        if len(suspected) > 1:
            telling = discriminate(self.game, suspected[0].id, suspected[1].id, seed=seed)
            if telling is not None:
                yield telling
        first = rule_at(self.game, self.rules, self.seed, at)
        for rule in (first, *(rule for rule in self.rules if rule != first)):
            right = sum(mark.right for mark in self.marks if mark.exercise.rule == rule)
            yield from practice(self.game, rule, seed=seed, level=min(LEVELS[-1], 1 + right))
