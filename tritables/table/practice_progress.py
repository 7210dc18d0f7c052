"""Progress through exercises that are found on the way, for practice or as a quiz."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.lessons.course import Chapter
from tritables.lessons.exercises import AnyMove, Ask
from tritables.lessons.series import Series
from tritables.lessons.went import Went
from tritables.table.chapter_progress import ChapterProgress, Learnt

WINDOW: Final = 10
"""So many exercises of a practice can be leafed back through."""

LONGEST: Final = 50
"""Questions of a quiz at a board, at most."""

NAME: Final = "practice"
"""The name of the chapter that the exercises on the board make."""


class PracticeProgress:
    """Exercises that are found while somebody goes through them, for practice or as a quiz.

    ``count`` makes a quiz of it, with so many questions. ``helps``: help may be asked for;
    ``tells``: each answer is told at once whether it is right, and not only at the end. ``steps``
    are the exercises that were asked before. ``mark``, a JSON value, is what else tells it from
    others on the same rules where a page keeps it; without one none does. ``progress`` has the
    exercises as the steps of a chapter. Raises `BadInput` where there is nothing to ask.

    >>> practice = PracticeProgress(Series("trictrac", ["start.roll-off"], seed=1), count=2)
    >>> practice.progress.pick(0).reason != (), practice.is_over, practice.is_done
    (True, True, False)
    """

    def __init__(
        self,
        series: Series,
        *,
        count: int | None = None,
        helps: bool = True,
        tells: bool = True,
        steps: tuple[Ask | AnyMove, ...] = (),
        mark: object = None,
    ) -> None:
        self.series = series
        self.count = None if count is None else Reader(count, BadInput, "n").whole(1, LONGEST)
        self.helps = helps
        self.tells = tells
        self.mark = mark
        self.seeks = False
        """Whether somebody waits for the next exercise."""
        self.round_at = 0
        """At which exercise the questions began that are asked once more, if any are."""
        self.before = 0
        """How many exercises were asked before those that can be leafed back to."""
        self.again_of: list[Ask | AnyMove] = []
        """What is to be asked once more."""
        self._about: tuple[Ask | AnyMove, tuple[str, ...]] | None = None
        if not steps:
            first = series.take()
            if first is None:
                raise BadInput(Message("bad-no-exercise"), where="rules")
            steps = (first,)
        self.exercises = steps
        """The exercises that can be leafed back to."""
        self.progress = ChapterProgress(
            _chapter(series, steps), of_course=False, answered=self._note_answer
        )

    @property
    def exercise(self) -> Ask | AnyMove:
        """The exercise on the board."""
        return self.exercises[self.progress.at]

    @property
    def about(self) -> tuple[str, ...]:
        """Where on the board the move would be made that is asked about."""
        step = self.exercise
        if self._about is None or self._about[0] is not step:
            self._about = step, step.about()
        return self._about[1]

    @property
    def is_over(self) -> bool:
        """Whether the last exercise has been answered, or was tried in vain."""
        return self.progress.went[-1].is_over

    @property
    def is_telling(self) -> bool:
        """Whether it is told at once what comes of answers, or was asked to the end."""
        return self.tells or self.is_done

    @property
    def is_done(self) -> bool:
        """Whether all questions of a quiz have been answered; practice has no end."""
        return self.count is not None and self.is_over and not self.goes_on

    @property
    def goes_on(self) -> bool:
        """Whether another exercise comes after the last one."""
        if self.again_of:
            return True
        if self.count is None:
            return not self.series.is_ended
        return (
            self.round_at == 0 and len(self.progress.went) < self.count and not self.series.is_ended
        )

    @property
    def planned(self) -> int:
        """How many questions a quiz has, those that are asked again with them."""
        more = len(self.again_of)
        if self.count is None or self.round_at or self.series.is_ended:
            return len(self.progress.went) + more
        return self.count

    @property
    def looks_ahead(self) -> bool:
        """Whether the next exercise is still to be found."""
        return self.goes_on and not self.again_of and not self.series.is_ready

    @property
    def to_mend(self) -> tuple[int, ...]:
        """The numbers of the questions of this round that were not right."""
        return tuple(
            nth
            for nth, went in enumerate(self.progress.went)
            if nth >= self.round_at and (went.wrong or not went.done)
        )

    @property
    def right(self) -> int:
        """How many were right at the first try, of all in practice or of this round of a quiz."""
        if self.count is None:
            return sum(one.right for one in self.series.answers)
        return sum(went.done and not went.wrong for went in self.progress.went[self.round_at :])

    @property
    def answered(self) -> int:
        """How many were answered, of all in practice or of this round of a quiz."""
        if self.count is None:
            return len(self.series.answers)
        return sum(went.is_over for went in self.progress.went[self.round_at :])

    @property
    def results(self) -> tuple[dict[str, object], ...]:
        """How each exercise went that was answered, as data."""
        return tuple(
            {
                "rule": step.rules[0],
                "level": step.level,
                **step.result(went),
                "right": went.done and not went.wrong,
                "helped": went.helped,
                "again": bool(self.round_at) and nth >= self.round_at,
            }
            for nth, (step, went) in enumerate(zip(self.exercises, self.progress.went, strict=True))
            if went.is_over
        )

    def go(self, at: int) -> None:
        """Go to an exercise by its number, or to the next one, which may still have to be found.

        Raises `BadInput` for one that there is not, and before the last one is answered.
        """
        asked = len(self.progress.went)
        here = Reader(at, BadInput, "step").whole(0, max(asked, self.planned - 1))
        if here < asked:
            self.progress.at, self.seeks = here, False
            self.again()
            return
        if here > asked or not self.is_over:
            raise BadInput(Message("bad-answer-first" if self.exercise.asks else "bad-move-first"))
        if not self.goes_on:
            raise BadInput(Message("bad-no-exercise"))
        self.seeks = True
        self.arrive()

    def look(self, positions: int) -> None:
        """Look for the next exercise for a while."""
        if self.looks_ahead:
            self.series.look(positions)

    def arrive(self) -> bool:
        """Put the next exercise on the board, if somebody waits for it and it has been found."""
        if not self.seeks or not (self.again_of or self.series.is_ready):
            return False
        self.seeks = False
        step = self.again_of.pop(0) if self.again_of else self.series.take()
        if step is None:
            return False
        progress = self.progress
        steps, went = (*self.exercises, step), [*progress.went, Went()]
        if self.count is None:
            self.before += max(0, len(steps) - WINDOW)
            steps, went = steps[-WINDOW:], went[-WINDOW:]
        self.exercises = steps
        progress.chapter, progress.went = _chapter(self.series, steps), went
        progress.at = len(went) - 1
        progress.again()
        return True

    def again(self) -> None:
        """Show the exercise on the board as it was answered; its answer stays what it was."""
        progress = self.progress
        if not progress.now.is_over:
            progress.again()
            return
        progress.outcome, progress.degree = self.exercise.outcome(progress.now), 0

    def _note_answer(self, right: bool) -> None:
        """Only the first answer to an exercise counts, and none to one that is asked again."""
        if not self.progress.now.is_over and not self.round_at:
            self.series.note(self.progress.step.rules[0], right)

    def learn_again(self) -> None:
        """Note anew what came of answers that are told at the end, after they were read."""
        if self.is_telling:
            return
        asked = list(zip(self.exercises, self.progress.went, strict=True))[self.round_at :]
        self.progress.learnt = [
            Learnt(self.series.game, step.id, step.rules, went.wrong == 0, went.helped, False)
            for step, went in asked
            if went.is_over
        ]

    def ask_again(self) -> None:
        """Ask what was not right once more; raises `BadInput` where all was, or it is not over."""
        wrong = self.to_mend
        if not self.is_done or not wrong or len(self.progress.went) + len(wrong) > LONGEST:
            raise BadInput(Message("bad-no-exercise"))
        number = len(self.progress.went)
        self.again_of = [
            replace(self.exercises[nth], id=f"{number + more}-again")
            for more, nth in enumerate(wrong, start=1)
        ]
        self.round_at = len(self.progress.went)
        self.seeks = True
        self.arrive()


def _chapter(series: Series, steps: tuple[Ask | AnyMove, ...]) -> Chapter:
    return Chapter(NAME, series.game, steps)
