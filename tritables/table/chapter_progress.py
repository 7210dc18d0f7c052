"""A walk through a chapter: which step is on the board, what was answered, how each step went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.lessons.choosing import Choosing, check_choice
from tritables.lessons.course import Chapter
from tritables.lessons.course_files import MOST_CHOICES
from tritables.lessons.helping import DEGREES
from tritables.lessons.outcomes import Outcome
from tritables.lessons.steps import FindAll, Step

A = TypeVar("A", FindAll, Choosing)

MOST: Final = 10_000
"""How many wrong answers are counted."""

UNASKED: Final = ("show", "play-on")
"""Kinds of step that ask nothing of which it could be said that it was right."""


@dataclass(slots=True)
class Went:
    """How a step went so far.

    ``done``: it was done once. ``wrong``: how many answers and attempts were wrong, ``helped``:
    the highest degree of help that was asked for. ``answered``, ``found`` and ``chosen`` are of
    the attempt on the board; starting again forgets those.
    """

    done: bool = False
    wrong: int = 0
    helped: int = 0
    answered: bool = False
    found: tuple[str, ...] = ()
    chosen: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether it was done, or tried in vain."""
        return self.done or self.wrong > 0

    @property
    def is_first_try(self) -> bool:
        """Whether it was done without help and without anything wrong."""
        return self.done and not self.wrong and not self.helped

    def as_json(self) -> dict[str, object]:
        """How it went, as results and saved sittings carry it."""
        return {
            "done": self.done,
            "wrong": self.wrong,
            "helped": self.helped,
            "answered": self.answered,
            "found": list(self.found),
            "chosen": list(self.chosen),
        }

    @classmethod
    def read(cls, reader: Reader) -> Went:
        """Read how a step went; raises with the place of the fault."""
        reader.keys(("done", "wrong", "helped", "answered", "found", "chosen"))
        at = reader.at
        return cls(
            at("done").flag(),
            at("wrong").whole(0, MOST),
            at("helped").whole(0, len(DEGREES)),
            at("answered").flag(),
            tuple(item.text_of(40) for item in at("found").items(0, 400)),
            tuple(item.whole(0, MOST_CHOICES) for item in at("chosen").items(0, 60)),
        )


@dataclass(frozen=True, slots=True)
class Learnt:
    """Something came of a step: its rules were met, or it was answered; ``done``: it is done now.

    ``right`` is None where nothing was asked; ``help`` is the furthest degree that was asked for.
    """

    game: str
    step: str
    rules: tuple[str, ...]
    right: bool | None
    help: int
    done: bool

    def as_json(self) -> dict[str, object]:
        """The same as whoever keeps it is told; when it was, is theirs to say."""
        return {
            "game": self.game,
            "step": self.step,
            "rules": list(self.rules),
            "right": self.right,
            "help": self.help,
            "done": self.done,
        }


class ChapterProgress:
    """How far somebody is in a chapter: the step on the board, and how each step went.

    ``of_course`` says that its steps are those of a course, of which it is kept that they are done.
    ``answered`` is called before an answer counts, with whether it is right.

    >>> from tritables.lessons import course
    >>> walk = ChapterProgress(course("trictrac").chapter("great-throw"))
    >>> walk.pick(0).right, walk.step.id, walk.now.done, walk.now.wrong
    (False, 'tric-trac-dice', True, 1)
    """

    def __init__(
        self,
        chapter: Chapter,
        at: int = 0,
        *,
        of_course: bool = True,
        answered: Callable[[bool], None] | None = None,
    ) -> None:
        self.chapter = chapter
        self.at = at
        self._of_course = of_course
        self._note_answer = answered
        self.went = [Went() for _ in chapter.steps]
        self.outcome: Outcome | None = None
        """What was said of the last answer."""
        self.degree = 0
        """How much help is on the board."""
        self.learnt: list[Learnt] = []
        """What came of answers, for whoever keeps it and then empties this."""
        self._was_wrong = self._was_met = False
        self._blamed: tuple[str, ...] = ()
        self._helped = 0

    @property
    def step(self) -> Step:
        """The step that is on the board."""
        return self.chapter.steps[self.at]

    @property
    def now(self) -> Went:
        """How the step on the board goes."""
        return self.went[self.at]

    @property
    def is_open(self) -> bool:
        """Whether a question stands on the board that has no answer yet."""
        return self.step.asks and not self.now.answered

    @property
    def is_done(self) -> bool:
        """Whether every step has been done."""
        return all(went.done for went in self.went)

    def go(self, at: int) -> None:
        """Go to a step by its number; raises `BadInput` for one that there is not."""
        self.at = Reader(at, BadInput, "step").whole(0, len(self.went) - 1)
        self.again()

    def again(self) -> None:
        """Start the step on the board again; how it went before is kept."""
        now = self.now
        now.answered, now.found, now.chosen = False, (), ()
        self.outcome, self.degree = None, 0
        self._was_wrong = self._was_met = False
        self._blamed = ()
        self._helped = 0

    def met(self, *, by_waiting: bool = False) -> None:
        """Note that what the step asks for is done; who only waited for it has shown nothing."""
        if self._note_answer is not None:
            self._note_answer(True)
        self.now.done = True
        if not self._was_met:
            self._was_met = True
            asked = self.step.kind not in UNASKED and not by_waiting
            self._learn(None if self._was_wrong or not asked else True, tuple(self.step.rules))

    def missed(self, rule: str | None = None) -> None:
        """Something was wrong: by the rule that was met, or by what the step is about.

        Of one attempt that is learnt once of each rule.
        """
        if self._note_answer is not None:
            self._note_answer(False)
        self.now.wrong = min(self.now.wrong + 1, MOST)
        if self._was_met:
            return
        self._was_wrong = True
        rules = self.step.rules if rule is None else (rule,)
        blamed = tuple(one for one in rules if one not in self._blamed)
        if blamed:
            self._blamed += blamed
            self._learn(False, blamed)

    def _learn(self, right: bool | None, rules: tuple[str, ...]) -> None:
        self.learnt.append(
            Learnt(
                self.chapter.game,
                self.step.id,
                rules,
                right,
                self._helped,
                self.now.done and self._of_course,
            )
        )

    def take_learnt(self) -> list[Learnt]:
        """Give away what came of answers since this was last called."""
        taken, self.learnt = self.learnt, []
        return taken

    def touch(self, place: str) -> Outcome:
        """Answer with a place; raises `BadInput` where none is asked for."""
        step = self._asked(FindAll)
        self.outcome = step.answer(place, self.now.found)
        if not self.outcome.right:
            self.missed(self.outcome.rule)
        elif place in step.places() and place not in self.now.found:
            self.now.found = (*self.now.found, place)
            self.degree = 0
            if not self.outcome.missed:
                self._answered()
        return self.outcome

    def enough(self) -> Outcome:
        """Say that all is found; raises `BadInput` where nothing is to be found."""
        self.outcome = self._asked(FindAll).enough(self.now.found)
        if self.outcome.right:
            self._answered()
        else:
            self.missed()
        return self.outcome

    def pick(self, choice: int) -> Outcome:
        """Choose an answer by its number; a prediction is made only once.

        Raises `BadInput` where there is nothing to choose, or no such answer.
        """
        step = self._asked(Choosing)
        self.outcome = step.answer(check_choice(step, choice))
        if choice not in self.now.chosen:
            self.now.chosen = (*self.now.chosen, choice)
        if not self.outcome.right:
            self.missed(self.outcome.rule)
        if self.outcome.right or step.once:
            self._answered()
        return self.outcome

    def help(self) -> int:
        """Ask for one degree of help more; raises `BadInput` when all is told."""
        if self.degree == len(DEGREES) or (self.step.asks and self.now.answered):
            raise BadInput(Message("bad-no-more-help"))
        self.degree += 1
        self.now.helped = max(self.now.helped, self.degree)
        self._helped = max(self._helped, self.degree)
        return self.degree

    def _answered(self) -> None:
        self.now.answered = True
        self.degree = 0
        self.met()

    def _asked(self, kind: type[A]) -> A:
        """The question on the board, which must be of a kind and open."""
        if not isinstance(self.step, kind):
            raise BadInput(Message("bad-no-question"))
        if not self.is_open:
            raise BadInput(Message("bad-answered"))
        return self.step
