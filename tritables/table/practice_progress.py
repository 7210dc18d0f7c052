"""Progress through exercises, for practice or as a quiz."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.state import Seat
from tritables.lessons.course import Chapter
from tritables.lessons.exercise_forms import Exercised, subject_of
from tritables.lessons.exercise_series import Series
from tritables.lessons.step_results import Went
from tritables.table.chapter_progress import Attempt, ChapterProgress, Learnt

SET: Final = 6
"""Exercises of practice that make a set, after which it is told how it went; they can be revisited.
"""

LONGEST: Final = 50
"""Questions of a quiz at a board at most."""

NAME: Final = "practice"
"""The id of the chapter that the exercises make."""


class PracticeProgress:
    """Exercises that are found while the user goes through them.

    ``series``  where exercises come from
    ``count``   the number of questions of a quiz, which has one answer to each; None for practice,
                which comes in sets and has a second answer where the first one was wrong
    ``review``  the number of exercises of a review, which is one set; None for sets without end
    ``helps``   True if hints are allowed
    ``tells``   True if each answer is marked at once, and not at the end
    ``steps``   exercises that were asked before
    ``examples``  the ids of those of them that were shown as worked examples
    ``mark``    a JSON value that identifies it, beside its rules, in a browser's store; None stores
                nothing

    ``progress`` has the exercises as the steps of a chapter. Raises `BadInput` where there is
    nothing to ask.

    >>> practice = PracticeProgress(Series("trictrac", ["start.roll-off"], seed=1), count=2)
    >>> practice.progress.pick(0).reason != (), practice.is_over, practice.is_done
    (True, True, False)
    """

    def __init__(
        self,
        series: Series,
        *,
        count: int | None = None,
        review: int | None = None,
        helps: bool = True,
        tells: bool = True,
        steps: tuple[Exercised, ...] = (),
        examples: Iterable[str] = (),
        mark: object = None,
    ) -> None:
        self.series = series
        self.count = None if count is None else Reader(count, BadInput, "n").whole(1, LONGEST)
        self.review = None if review is None else Reader(review, BadInput, "n").whole(1, LONGEST)
        self.helps = helps
        self.tells = tells
        self.mark = mark
        self.seeks = False
        """True if the user waits for the next exercise."""
        self.round_at = 0
        """The index of the first question that is asked again; 0 for none."""
        self.before = 0
        """The number of exercises before those that can be revisited."""
        self.again_of: list[Exercised] = []
        """The questions that are to be asked again."""
        self._examples = set(examples)
        """The ids of the exercises that were shown as worked examples."""
        self._about: tuple[Exercised, tuple[str, ...]] | None = None
        fresh = not steps
        series.shows = self.is_endless
        if fresh:
            first = series.take()
            if first is None:
                raise BadInput(Message("bad-no-exercise"), where="rules")
            steps = (first,)
        else:
            for nth, step in enumerate(steps, start=1):
                series.deal(step, shown=step.id in self._examples)
                self._end_set(steps[:nth])
        self.exercises = steps
        """The exercises that can be revisited."""
        self.progress = ChapterProgress(
            _chapter(series, steps),
            of_course=False,
            answered=self._note_answer,
            once=count is not None,
        )
        if fresh:
            self._show()

    @property
    def exercise(self) -> Exercised:
        """The current exercise."""
        return self.exercises[self.progress.at]

    @property
    def reader(self) -> Seat | None:
        """The seat that is asked, and is called "you": whose turn it is in the position.

        Where that is asked it is the first seat, so that nothing is given away.
        """
        return 0 if self.exercise.asks_turn else self.exercise.start.on_turn

    @property
    def about(self) -> tuple[str, ...]:
        """The ids of the places of the move in question."""
        step = self.exercise
        if self._about is None or self._about[0] is not step:
            self._about = step, step.about()
        return self._about[1]

    @property
    def is_over(self) -> bool:
        """True if the last exercise has been answered, in practice rightly at last."""
        last = self.progress.went[-1]
        return last.is_over if self.progress.once else last.done

    @property
    def is_telling(self) -> bool:
        """True if answers are marked: at once, or as all were given."""
        return self.tells or self.is_done

    @property
    def is_done(self) -> bool:
        """True if all questions of a quiz have been answered."""
        return self.count is not None and self.is_over and not self.goes_on

    @property
    def is_endless(self) -> bool:
        """True if one set follows the other, so that it may follow what is learnt meanwhile."""
        return self.count is None and self.review is None

    @property
    def size(self) -> int:
        """The number of exercises that are told of together: of a quiz, a review or a set."""
        return self.count or self.review or SET

    @property
    def ends(self) -> bool:
        """True if a quiz, a review or a set has come to its end."""
        if self.count is not None:
            return self.is_done
        return self.is_over and (len(self._asked) >= self.size or not self.goes_on)

    @property
    def goes_on(self) -> bool:
        """True if another exercise follows the last one."""
        if self.again_of:
            return True
        if self.count is None:
            is_last = self.review is not None and len(self.exercises) >= self.size
            return not (is_last or self.series.is_ended)
        return (
            self.round_at == 0 and len(self.progress.went) < self.count and not self.series.is_ended
        )

    @property
    def planned(self) -> int:
        """The number of exercises that are told of together, those asked again included."""
        more = len(self.again_of)
        if self.round_at or self.series.is_ended:
            return len(self.progress.went) + more
        return self.size + len(self.exercises) - len(self._asked)

    @property
    def number(self) -> int:
        """The number of the current question in its set or round, from 1; an example has none."""
        first = self.round_at if self.progress.at >= self.round_at else 0
        upto = self.exercises[first : self.progress.at + 1]
        return sum(step.id not in self._examples for step in upto)

    @property
    def examples(self) -> tuple[str, ...]:
        """The ids of the exercises that can be revisited and were shown as worked examples."""
        return tuple(step.id for step in self.exercises if step.id in self._examples)

    @property
    def looks_ahead(self) -> bool:
        """True if the next exercise is still to be found."""
        return self.goes_on and not self.again_of and not self.series.is_ready

    @property
    def to_mend(self) -> tuple[int, ...]:
        """The indices of the questions of this round that were wrong."""
        return tuple(
            nth
            for nth, went in enumerate(self.progress.went)
            if nth >= self.round_at and (went.wrong or not went.done)
        )

    @property
    def right(self) -> int:
        """The number right at the first try, of this set or of this round of a quiz."""
        return sum(went.done and not went.wrong for went in self._asked)

    @property
    def _asked(self) -> list[Went]:
        """The results of this set or round; an exercise that was shown was not asked."""
        return [
            went
            for step, went in zip(self.exercises, self.progress.went, strict=True)
            if step.id not in self._examples
        ][self.round_at :]

    @property
    def answered(self) -> int:
        """The number answered, of this set or of this round of a quiz."""
        return sum(went.is_over for went in self._asked)

    @property
    def gained(self) -> tuple[str, ...]:
        """The ids of the rules that were answered right at once whenever they were asked here."""
        both = zip(self.exercises, self.progress.went, strict=True)
        asked = [(step, went) for step, went in both if step.rules]
        wrong = {subject_of(step) for step, went in asked if went.wrong}
        right = (
            subject_of(step) for step, went in asked if went.done and step.id not in self._examples
        )
        return tuple(dict.fromkeys(rule for rule in right if rule not in wrong))

    @property
    def results(self) -> tuple[dict[str, object], ...]:
        """The results of the exercises that were answered, as JSON; an example was not."""
        return tuple(
            {
                "rule": subject_of(step),
                "level": step.level,
                **step.result(went),
                "right": went.done and not went.wrong,
                "helped": went.helped,
                "again": bool(self.round_at) and nth >= self.round_at,
            }
            for nth, (step, went) in enumerate(zip(self.exercises, self.progress.went, strict=True))
            if went.is_over and step.id not in self._examples
        )

    def go(self, at: int) -> None:
        """Go to an exercise by its index, or to the next one, which may be still to be found.

        Raises `BadInput` for one that does not exist, and before the last one is answered.
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
        """Search a number of positions for the next exercise."""
        if self.looks_ahead:
            self.series.look(positions)

    def arrive(self) -> bool:
        """Make the next exercise the current one, if the user waits for it and it is found."""
        if not self.seeks or not (self.again_of or self.series.is_ready):
            return False
        self.seeks = False
        begins = self._begins_set
        step = self.again_of.pop(0) if self.again_of else self.series.take()
        if step is None:
            return False
        progress = self.progress
        steps, went = (*self.exercises, step), [*progress.went, Went()]
        if begins:
            self.before += len(steps) - 1
            steps, went = steps[-1:], went[-1:]
        self.exercises = steps
        progress.chapter, progress.went = _chapter(self.series, steps), went
        progress.at = len(went) - 1
        progress.again()
        if not self.round_at:
            self._show()
        return True

    @property
    def _begins_set(self) -> bool:
        """True if the next exercise is the first one of another set of practice."""
        return self.count is None and len(self._asked) >= self.size

    def _show(self) -> None:
        """Answer the newest exercise, where it is to be a worked example; a review has none."""
        step = self.exercise
        if self.series.way == "shown" and self.is_endless and step.right():
            self._examples = {*self._examples, step.id}
            self.progress.show()
            self.progress.attempt.outcome = step.outcome(self.progress.now)
        elif self.names_rule:
            self.progress.now.helped = self.progress.attempt.helped = 1
        self._end_set(self.exercises)

    def _end_set(self, steps: tuple[Exercised, ...]) -> None:
        """Have the series begin another set after the last question of one; a quiz has several."""
        asked = [step for step in steps if step.id not in self._examples]
        if asked[-1:] == [steps[-1]] and len(asked) % min(self.size, SET) == 0:
            self.series.begin_set()

    @property
    def is_shown(self) -> bool:
        """True if the current exercise is a worked example."""
        return self.was_shown(self.exercise.id)

    def was_shown(self, id: str) -> bool:
        """Return True if an exercise was a worked example."""
        return id in self._examples

    @property
    def names_rule(self) -> bool:
        """True if the rule is named before the newest exercise is answered, as its plan has it."""
        newest = self.progress.at == len(self.exercises) - 1 and not self.round_at
        return self.helps and newest and self.series.way == "helped"

    def again(self) -> None:
        """Show the current exercise as it was answered."""
        progress = self.progress
        if not progress.now.is_over:
            progress.again()
            return
        progress.attempt = Attempt(
            outcome=self.exercise.outcome(progress.now),
            helped=progress.now.helped,
            wrong=progress.now.wrong > 0,
            met=progress.now.done,
            blamed=self.exercise.subjects if progress.now.wrong else (),
        )

    def _note_answer(self, right: bool) -> None:
        """Note the first answer to an exercise; one that is asked again does not count."""
        if not self.progress.now.is_over and not self.round_at:
            self.series.note(subject_of(self.exercise), right)

    def learn_again(self) -> None:
        """Restore the evidence of learning of a quiz that is marked at its end, after reading
        it.
        """
        if self.is_telling:
            return
        asked = list(zip(self.exercises, self.progress.went, strict=True))[self.round_at :]
        self.progress.learnt = [
            Learnt(
                *(self.series.game, step.id, step.rules, step.principles),
                *(went.wrong == 0, went.helped, step.guesses, False),
            )
            for step, went in asked
            if went.is_over
        ]

    def ask_again(self) -> None:
        """Ask the wrong questions again; raises `BadInput` where there are none, or the quiz goes
        on.
        """
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


def _chapter(series: Series, steps: tuple[Exercised, ...]) -> Chapter:
    return Chapter(NAME, series.game, steps)
