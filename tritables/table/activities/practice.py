"""A table at which rules are practised: exercises without end, quizzes, and what answers show."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.questions import Misconception
from tritables.core.reading import Reader
from tritables.core.state import CHANCE, Move
from tritables.core.verdicts import Verdict
from tritables.lessons.choosing import Predict
from tritables.lessons.courses import course
from tritables.lessons.drills import practised
from tritables.lessons.exercises import AnyMove, Ask
from tritables.lessons.helping import Help, help_to_play
from tritables.lessons.series import Series
from tritables.lessons.steps import Do, Step
from tritables.table.misconception_feedback import MisconceptionFeedback, answered, attempted
from tritables.table.left import Left
from tritables.table.activities.lesson import Taught, seen_in
from tritables.table.course_progress import CourseProgress
from tritables.table.practice_progress import PracticeProgress

AT_ONCE: Final = 24
"""So many positions are looked at while somebody waits for an answer."""

A_TICK: Final = 4
"""So many positions are looked at in one go, between which the table does other things."""


class Practised(Taught):
    """A table with or without exercises. The next one is looked for a little at each `tick`.

    Whoever practises in the midst of a lesson goes back to it by `leave`.
    """

    is_awake: bool = False
    """Whether hands have been at work here: before that nothing is looked for."""

    _coming: Series | None = None
    """What is to be practised, while its first exercise is looked for."""

    _left: Left | None = None
    """Where there is a way back to from practice, since the table was opened."""

    @cached_property
    def _doubts(self) -> MisconceptionFeedback:
        return MisconceptionFeedback(self.game.name)

    @property
    def training(self) -> PracticeProgress | None:
        """The exercises on the board, if any are."""
        return self.walk if isinstance(self.walk, PracticeProgress) else None

    @property
    def seeks(self) -> bool:
        """Whether somebody waits for an exercise that has still to be found."""
        return self._coming is not None or (self.training is not None and self.training.seeks)

    @property
    def doubt(self) -> Misconception | None:
        """The misconception that is told now; in a quiz that keeps all for its end, only then."""
        training = self.training
        if training is not None and not training.is_telling:
            return None
        return self._doubts.now

    @property
    def leads_back(self) -> bool:
        """Whether there is a lesson to go back to."""
        training = self.training
        return training is not None and (training.behind is not None or self.tour is not None)

    # What can be done.

    def practise(self, rules: Iterable[str] | None = None) -> None:
        """Practise some rules, or all; those that can only be told are left out.

        In the midst of a course nothing is asked that takes a chapter which was not met.
        Raises `BadInput` where none is left, and for what is no rule of the game.
        """
        can = practised(self.game.name)
        known = [rule.id for rule in self.game.rules]
        met = self.met_so_far()
        asked = (can if met is None else met) if rules is None else rules
        wanted = [Reader(one, BadInput, "rules").one_of(*known) for one in asked]
        series = [rule for rule in wanted if rule in can]
        if not series:
            raise BadInput(Message("bad-no-exercise"))
        self._begin(Series(self.game.name, series, seed=self.fresh_seed(), known=met))

    def met_so_far(self) -> tuple[str, ...] | None:
        """The rules of the chapters up to this one, and of others that were begun.

        None where all may be asked about: without a course of the game, and at its end.
        """
        training = self.training
        walk = self.walk if training is None else training.behind
        if self.tour is not None:
            return self.tour.rules_met
        taught = course(self.game.name)
        if walk is None or walk.chapter not in taught.chapters:
            return None
        return CourseProgress(taught, taught.chapters.index(walk.chapter)).rules_met

    def see_difference(self) -> None:
        """Show a board that tells the misconception of which is spoken from the rules.

        Practice of its rule goes on from there. Raises `BadInput` where none is spoken of.
        """
        held = self.doubt
        if held is None:
            raise BadInput(Message("bad-no-doubt"))
        series = Series(self.game.name, [held.rule], seed=self.fresh_seed())
        series.aim_at(held.id)
        self._begin(series)

    def leave(self) -> None:
        """Go back to the lesson; raises `BadInput` where there is none to go back to."""
        training = self.training
        if training is None or not self.leads_back:
            raise BadInput(Message("bad-no-chapter"))
        if self.tour is not None:
            self.tour.plays = False
        walk = training.behind if self.tour is None else self.tour.walk
        assert walk is not None
        self.walk = walk
        if self._left is not None and self._left.walk is walk:
            self._take_up(self._left)
        else:  # the board was not kept over a reload; what was answered was
            self._set_up(walk.step)
            if isinstance(walk.step, Predict) and walk.now.answered:
                self.play(*walk.step.line)
        self._left = None

    def _take_up(self, left: Left) -> None:
        """Put a step on the board again, as it was when somebody left it."""
        step = left.walk.step
        self.settings = seen_in(step, self.settings)
        self.example = step.example if isinstance(step, Do) else None
        self._coming = None
        self._doubts.past()
        self._sit_down(left.session)
        self.task, self.held = left.task, left.held
        self.clock.used = left.used
        self._settle()

    def wish_level(self, level: int | None) -> None:
        """Wish for exercises of a level, 1 to 3, from the next one on, or let it rise by itself.

        Raises `BadInput` where nothing is practised.
        """
        training = self.training
        if training is None or training.count is not None:
            raise BadInput(Message("bad-no-exercise"))
        training.series.wish(level)

    def ask_again(self) -> None:
        """Ask once more what was wrong in a quiz; raises `BadInput` where there is nothing."""
        training = self.training
        if training is None:
            raise BadInput(Message("bad-no-exercise"))
        training.ask_again()
        self._set_up(training.step)

    def go_step(self, at: int) -> None:
        """Put a step of the chapter on the board; raises `BadInput` where there is none.

        An exercise that has still to be found comes when it is.
        """
        training = self.training
        if training is None:
            super().go_step(at)
            return
        training.go(at)
        if training.seeks:
            training.look(AT_ONCE)
            training.arrive()
        if not training.seeks:
            self._set_up(training.step)

    def pick(self, choice: int) -> None:
        """Choose an answer by its number; what it asked about is then played."""
        super().pick(choice)
        self._doubts.past()
        walk = self._walking()
        said = answered(walk.step, choice)
        if said is not None:
            self._doubts.heed(said)
        self._play_asked()

    def attempt(self, move: Move) -> None:
        """Play a move as hands do: in a lesson that shows what somebody thinks may be played."""
        before = self.state
        self.play(move)
        if self.walk is not None and before.to_act != CHANCE:
            self._doubts.heed(attempted(before, move))

    def dismiss(self) -> None:
        """Put the last refusal and what was told with it out of sight."""
        super().dismiss()
        self._doubts.past()

    def help(self) -> Help:
        """All the help that there is for what is to be done now."""
        walk = self._walking()
        if isinstance(walk.step, AnyMove) and not walk.now.done:
            return help_to_play(walk.step, self.state)
        return super().help()

    # Time.

    def due(self, now: float) -> float | None:
        """In how many seconds something happens by itself; None when nothing will."""
        return 0.0 if self._looks_ahead else super().due(now)

    def tick(self, now: float) -> bool:
        """Let happen what is due, or look for the next exercise for a while."""
        if not self._looks_ahead:
            return super().tick(now)
        self.at(now)
        if self._coming is not None:
            self._coming.look(A_TICK)
            self._arrive()
        elif self.training is not None:
            self.training.look(A_TICK)
            if self.training.arrive():
                self._set_up(self.training.step)
        return True

    @property
    def _looks_ahead(self) -> bool:
        if self._coming is not None:
            return True
        training = self.training
        return self.is_awake and training is not None and training.looks_ahead

    def _begin(self, series: Series) -> None:
        self._coming = series
        series.look(AT_ONCE)
        self._arrive()

    def _arrive(self) -> None:
        """Sit down before what is to be practised, once its first exercise has been found."""
        series = self._coming
        if series is None or not series.is_ready:
            return
        behind = self.training.behind if self.training is not None else self.walk
        if self.training is None and self.walk is not None:
            self._left = Left(self.walk, self.session, self.task, self.held, self.clock.used)
        self._coming = None
        self.walk = PracticeProgress(series, behind=behind if self.tour is None else None)
        if self.tour is not None:
            self.tour.plays = False
        self._set_up(self.walk.step)

    # What follows from it.

    def _set_up(self, step: Step) -> None:
        self._coming = None
        self._doubts.past()
        super()._set_up(step)
        self._play_asked()

    def _play_asked(self) -> None:
        """Play what an exercise asked about, once it is answered and that is told."""
        training = self.training
        if training is None or not isinstance(training.exercise, Ask) or training.is_open:
            return
        if training.is_telling:
            self.play(*training.step.moves())

    def _refuse(self, verdict: Verdict, tried: str, *, attempt: bool = True) -> None:
        """Show why something was refused; in a lesson it may tell what somebody thinks."""
        step = None if self.task is None else self.task.step(self.node)
        super()._refuse(verdict, tried, attempt=attempt)
        met = self.task is not None and self.task.step(self.node) != step
        thought = attempt and self.walk is not None and verdict.rule is not None and bool(tried)
        if thought and not met and self.state.to_act not in (None, CHANCE):
            self._doubts.past()
            self._doubts.heed(attempted(self.state, tried))

    def credit(self, verdict: Verdict) -> None:
        """Let a task count a refusal; at an exercise it is a wrong answer."""
        training = self.training
        if training is None:
            super().credit(verdict)
            return
        tries = isinstance(training.step, AnyMove) and not training.now.done
        if tries and verdict.rule is not None:
            training.missed(verdict.rule)

    def _note(self) -> None:
        """Note what has been done; a move at the board answers an exercise."""
        training = self.training
        if training is None or not isinstance(training.step, AnyMove):
            super()._note()
        elif self.node.parent is not None and not training.now.done:
            training.met()
