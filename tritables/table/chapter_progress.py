"""A walk through a chapter: which step is on the board, what was answered, how each step went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.state import Move
from tritables.lessons.course import Chapter
from tritables.lessons.hints import DEGREES, Help
from tritables.lessons.outcomes import Outcome
from tritables.lessons.step_results import MOST, Went
from tritables.lessons.steps import Step

LONGEST: Final = 86_400_000
"""Milliseconds that an answer takes at most, as far as that is told: a day."""


@dataclass(frozen=True, slots=True)
class Learnt:
    """Something came of a step: what it is about was met, or it was answered; ``done``: it is done
    now.

    ``rules`` and ``principles`` are the ids of the rules and principles of play that it concerns.
    ``right`` is None where nothing was asked; ``help`` is the furthest degree that was asked for;
    ``of`` the number of answers that a guess would choose from, at least. ``took`` is the time in
    milliseconds since the step was put on the board, ``held`` the id of the misconception that the
    answers are suspected to follow; None where that is not known.
    """

    game: str
    step: str
    rules: tuple[str, ...]
    principles: tuple[str, ...]
    right: bool | None
    help: int
    of: int
    done: bool
    took: int | None = None
    held: str | None = None

    def as_json(self) -> dict[str, object]:
        """The same as whoever keeps it is told; when it was, is theirs to say."""
        return {
            "game": self.game,
            "step": self.step,
            "rules": list(self.rules),
            "principles": list(self.principles),
            "right": self.right,
            "help": self.help,
            "of": self.of,
            "took": self.took,
            "held": self.held,
            "done": self.done,
        }


@dataclass(slots=True)
class Attempt:
    """An attempt at a step, beside the answers that `Went` has; starting again makes a new one.

    ``outcome``  the verdict on the last answer; None before there is one
    ``degree``   the degree of help on the board; 0 for none
    ``about``    what that help is about
    ``helped``   the highest degree of it
    ``wrong``, ``met``
                 True if something was wrong, and once what is asked for is done
    ``blamed``   the ids of the rules and principles of which it was learnt that something was wrong
    ``since``    the time at which the step was put on the board, in seconds
    """

    outcome: Outcome | None = None
    degree: int = 0
    about: object = None
    helped: int = 0
    wrong: bool = False
    met: bool = False
    blamed: tuple[str, ...] = ()
    since: float | None = None


class ChapterProgress:
    """The progress in a chapter: the step on the board, and how each step went.

    ``chapter``    the chapter
    ``at``         the index of the step on the board
    ``of_course``  True if its steps are those of a course, of which it is kept that they are done
    ``answered``   called before an answer counts, with True if it is right
    ``once``       True if the first answer to a question is the only one, as in a quiz

    Times are in seconds of the table's clock.

    >>> from tritables.lessons import course
    >>> walk = ChapterProgress(course("trictrac").chapter("throws"), 2)
    >>> walk.pick(0).right, walk.step.id, walk.now.done, walk.now.wrong
    (False, 'dice-in-order', False, 1)
    """

    def __init__(
        self,
        chapter: Chapter,
        at: int = 0,
        *,
        of_course: bool = True,
        answered: Callable[[bool], None] | None = None,
        once: bool = False,
    ) -> None:
        self.chapter = chapter
        self.at = at
        self._of_course = of_course
        self._note_answer = answered
        self.once = once
        self.went = [Went() for _ in chapter.steps]
        self.learnt: list[Learnt] = []
        """Results of answers, for whoever keeps them and then empties this."""
        self.attempt = Attempt()
        """The attempt at the step on the board."""
        self._left: dict[str, Attempt] = {}
        """By the id of a step that was left before it was done, the attempt at it."""

    @property
    def step(self) -> Step:
        """The step that is on the board."""
        return self.chapter.steps[self.at]

    @property
    def now(self) -> Went:
        """Return how the step on the board goes."""
        return self.went[self.at]

    @property
    def is_open(self) -> bool:
        """True if a question stands on the board that has no answer yet."""
        return self.step.asks and not self.now.answered

    @property
    def answer_seen(self) -> tuple[Move, ...]:
        """The moves that show the answer, once the question on the board has been answered."""
        return self.step.moves() if self.step.asks and self.now.answered else ()

    @property
    def is_done(self) -> bool:
        """True if every step has been done."""
        return all(went.done for went in self.went)

    def is_fresh(self, moves: int) -> bool:
        """Return True if nothing has been done, with so many moves on the board.

        What is watched lies ahead from the start, and nothing else does.
        """
        if moves > len(self.step.moves() if self.step.is_watched else ()):
            return False
        return not any(
            one.wrong or one.helped or one.answered or one.found or (one.done and step.is_tested)
            for one, step in zip(self.went, self.chapter.steps, strict=True)
        )

    @property
    def is_over(self) -> bool:
        """True if the attempt at the step on the board has come to its end."""
        return self.attempt.met or self.now.answered

    def go(self, at: int) -> None:
        """Go to a step by its number, as it was left there; one that is over is started again.

        Raises `BadInput` for one that there is not.
        """
        to = Reader(at, BadInput, "step").whole(0, len(self.went) - 1)
        if to == self.at:
            self.again()
            return
        self._left[self.step.id] = self.attempt
        self.at = to
        left = self._left.pop(self.step.id, None)
        if left is None:
            self.read_attempt()
        else:
            self.attempt = left
        self.come_back()

    def come_back(self) -> None:
        """Go on with the step on the board where it was left; one that is over is started again."""
        if self.is_over:
            self.again()
        self.attempt.since = None  # the time that somebody was elsewhere was not needed for it

    def read_attempt(self) -> None:
        """Take up the attempt at the step on the board, of which only its answers were kept."""
        now = self.now
        is_first = bool(now.found or now.chosen) and not now.done
        self.attempt = Attempt(
            wrong=is_first and now.wrong > 0, helped=now.helped if is_first else 0
        )

    def again(self) -> None:
        """Start the step on the board again; how it went before is kept."""
        now = self.now
        now.answered, now.found, now.chosen = False, (), ()
        self.attempt = Attempt()

    def met(self, *, by_waiting: bool = False) -> None:
        """Note that what the step asks for is done; who only waited for it has shown nothing."""
        if self._note_answer is not None:
            self._note_answer(True)
        self.now.done = True
        if not self.attempt.met:
            self.attempt.met = True
            asked = self.step.is_tested and not self.step.forgives and not by_waiting
            self._learn(None if self.attempt.wrong or not asked else True, self.step.subjects)

    def missed(self, rule: str | None = None) -> None:
        """Something was wrong: by the rule that was met, or by what the step is about.

        Of one attempt that is learnt once of each. Once it is done anything may be tried.
        """
        if self.attempt.met or self.step.forgives:
            return
        if self._note_answer is not None:
            self._note_answer(False)
        self.now.wrong = min(self.now.wrong + 1, MOST)
        self.attempt.wrong = True
        about = self.step.subjects if rule is None else (rule,)
        blamed = tuple(one for one in about if one not in self.attempt.blamed)
        if blamed:
            self.attempt.blamed += blamed
            self._learn(False, blamed)

    def _learn(self, right: bool | None, about: tuple[str, ...]) -> None:
        principles = self.step.principles
        self.learnt.append(
            Learnt(
                self.chapter.game,
                self.step.id,
                tuple(one for one in about if one not in principles),
                tuple(one for one in about if one in principles),
                right,
                self.attempt.helped,
                self.step.guesses,
                self.now.done and self._of_course,
            )
        )

    def take_learnt(self, now: float | None = None, held: str | None = None) -> list[Learnt]:
        """Give away what came of answers since this was last called.

        ``now`` is the time in seconds, ``held`` the misconception that is suspected.
        """
        took = None
        if now is not None and self.attempt.since is not None:
            took = min(LONGEST, round(1000 * (now - self.attempt.since)))
        taken, self.learnt = self.learnt, []
        return [
            one if one.right is None else replace(one, took=took, held=None if one.right else held)
            for one in taken
        ]

    def touch(self, place: str) -> Outcome:
        """Answer with a place; raises `BadInput` where none is asked for."""
        found = self.now.found
        outcome = self._heard(self.step.touch(self.now, place))
        if self.now.found != found:
            self.attempt.degree = 0
        return outcome

    def enough(self) -> Outcome:
        """Say that all is found; raises `BadInput` where nothing is to be found."""
        return self._heard(self.step.enough(self.now))

    def pick(self, choice: int) -> Outcome:
        """Choose an answer by its number.

        Raises `BadInput` where there is nothing to choose, or no such answer.
        """
        return self._heard(self.step.pick(self.now, choice, once=self.once))

    def _heard(self, outcome: Outcome) -> Outcome:
        """Note what came of an answer, which may be one of several that are asked for."""
        self.attempt.outcome = outcome
        if not outcome.right:
            self.missed(outcome.rule)
        if self.once or (outcome.right and not outcome.missed):
            self._answered()
        return outcome

    def ask_help(self, help: Help, about: object) -> None:
        """Show the next degree that has something to tell; raises `BadInput` when all is told.

        ``about`` is what is to be done now (`forget_help`).
        """
        while not help.tells(self.help()):
            pass
        self.attempt.about = about

    def forget_help(self, about: object) -> None:
        """Take the help off the board, if something else is to be done now."""
        if self.attempt.about != about:
            self.attempt.degree = 0

    def help(self) -> int:
        """Ask for one degree of help more; raises `BadInput` when all is told."""
        if self.attempt.degree == len(DEGREES) or (self.step.asks and self.now.answered):
            raise BadInput(Message("bad-no-more-help"))
        self.attempt.degree += 1
        self.now.helped = max(self.now.helped, self.attempt.degree)
        self.attempt.helped = max(self.attempt.helped, self.attempt.degree)
        return self.attempt.degree

    def show(self) -> None:
        """Answer the question on the board as an example: what it is about was met, and nobody was
        asked.
        """
        now = self.now
        now.answered = now.done = self.attempt.met = True
        now.chosen = self.step.right()[:1]
        now.helped = self.attempt.helped = len(DEGREES)
        self._learn(None, self.step.subjects)

    def _answered(self) -> None:
        self.now.answered = True
        self.attempt.degree = 0
        self.met()
