"""A lesson: a chapter at one board, step by step, alone or as a part of a course."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from tritables.core.questions import Misconception
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.lessons.course import Chapter, Course
from tritables.lessons.courses import course as course_of
from tritables.lessons.exercise_series import Series
from tritables.lessons.hints import Help
from tritables.lessons.task import Task
from tritables.replay.history import Node
from tritables.replay.seats import SeatKind
from tritables.replay.session import Session
from tritables.replay.sources import Opened
from tritables.replay.study import Study
from tritables.table.activities import questions
from tritables.table.activities.base import (
    Activity,
    Host,
    Json,
    check_places,
    command,
    refused,
    standing_command,
)
from tritables.table.activities.free import Free, dealt
from tritables.table.activities.practice import (
    A_TICK,
    AT_ONCE,
    Practice,
    series_against,
    series_on,
)
from tritables.table.activities.replay import Replay
from tritables.table.chapter_progress import ChapterProgress, Learnt
from tritables.table.course_progress import CourseProgress
from tritables.table.live_game import LiveGame
from tritables.table.playback import Playback
from tritables.table.practice_progress import PracticeProgress
from tritables.table.saves.lesson import chapter_json, course_json
from tritables.table.settings import Settings
from tritables.table.steps import seen_in, session_of
from tritables.table.viewpoint import Viewpoint, facing, viewpoint_of
from tritables.table.views.course import course_panel
from tritables.table.views.lesson import chapter_panel
from tritables.table.views.practice import doubt_json

OPPONENT: Final[SeatKind] = "greedy"
"""Who plays the other seats of a game that somebody plays between two chapters."""


class Lesson(Activity):
    """A chapter on the board, or a course that goes from one chapter to another and to a game.

    What is on the board is a step; answers and moves tell how it goes.

    >>> from tritables.lessons import course
    >>> Lesson.of_course(course("trictrac"), 4).progress.step.id
    'tric-trac-dice'
    """

    name = "lesson"
    is_lesson = True

    def __init__(self, chapter: ChapterProgress, course: CourseProgress | None = None) -> None:
        self._chapter = chapter
        self.course = course
        game = chapter.chapter.game
        self._home = course_of(game) if course is None else course.course
        """The course that its chapters are of, unless a chapter is a teacher's own."""
        self.feedback = questions.MisconceptionFeedback(game)
        self.search: Series | None = None
        """What is to be practised, while its first exercise is looked for."""
        self.begun = (0 if course is None else course.at, chapter.at)
        self._begin_step()

    @classmethod
    def of_chapter(cls, chapter: Chapter, step: int = 0) -> Lesson:
        """Begin a chapter at a step, counted from 0; raises `BadInput` where there is none."""
        progress = ChapterProgress(chapter)
        progress.go(step)
        return cls(progress)

    @classmethod
    def of_course(
        cls, taught: Course, chapter: int = 0, step: int = 0, *, page: str | None = None
    ) -> Lesson:
        """Begin a course at a step of one of its chapters, counted from 0; raises `BadInput`.

        ``page`` is where the next game's page is, beside the one that this is shown on.
        """
        progress = CourseProgress(taught)
        progress.page = page
        progress.go(chapter).go(step)
        return cls(progress.chapter, progress)

    @property
    def progress(self) -> ChapterProgress:
        """The progress through the chapter on the board, or that was taught last."""
        return self._chapter if self.course is None else self.course.chapter

    @property
    def doubt(self) -> Misconception | None:
        """The misconception that is told now."""
        return self.feedback.now

    @property
    def is_watching(self) -> bool:
        """Whether moves are shown here one after the other."""
        return self.progress.step.is_watched

    def plays(self, table: Host) -> bool:
        """Tell whether a game is played on top of the course, and no chapter taught."""
        above = table.above(self)
        return above is not None and above.is_game

    def begin(self, fresh: Callable[[], int]) -> Session:
        """Sit down before the step on the board."""
        return session_of(self.progress.step)

    def fitted(self, settings: Settings) -> Settings:
        """Hide nothing, unless opponents play on."""
        return seen_in(self.progress.step, settings)

    def is_timed(self, node: Node) -> bool:
        """Tell whether turns may take their time only; nobody hurries who is asked something."""
        return self.progress.step.is_timed and not self.task.is_done(node)

    def viewpoint(self, table: Host, opened: Seat | None) -> Viewpoint:
        """Do not turn the board away from what is being shown, or was just done."""
        looked = viewpoint_of(table.session, reveal=table.settings.reveal, opened=opened)
        return facing(facing(looked, self.progress.step.front), self.task.done_by(table.node))

    def gives_hint(self, node: Node) -> bool:
        """Tell a hint once the task is done: before, it would give the answer away."""
        return not self.task.holds_back(node)

    # What can be asked.

    @command
    def step(self, table: Host, step: int) -> None:
        """Put a step of the chapter on the board; raises `BadInput` where there is none."""
        self.progress.go(step)
        self._set_up(table)

    @standing_command
    def chapter(self, table: Host, chapter: int) -> None:
        """Put another chapter of the course on the board, at the step where one was.

        Raises `BadInput` where there is none.
        """
        self._taught().go(chapter)
        table.pop(to=self, resume=False)
        self._set_up(table)

    @standing_command
    def play(self, table: Host) -> None:
        """Deal a game of the course's, against opponents; `chapter` leads back from it.

        Nothing of it is shown that a seat may not see. Raises `BadInput` where there is no course.
        """
        self._taught()
        session = Session(table.game, seed=table.fresh_seed())
        for seat in range(1, len(session.seats)):
            session.take_seat(seat, OPPONENT)
        self._play(table, session)

    def _play(self, table: Host, session: Session) -> None:
        """Leave the chapters for a game, in which secrets are kept."""
        table.pop(to=self, resume=False)
        self.search = None
        table.settings = table.settings.chosen("reveal", False)
        table.push(Free(), session)

    def _taught(self) -> CourseProgress:
        if self.course is None:
            raise refused("bad-no-course")
        return self.course

    @command
    def new(self, table: Host, **asked: Any) -> None:
        """Start the step on the board again."""
        self.progress.again()
        self._set_up(table)

    @command
    def touch(self, table: Host, place: str) -> None:
        """Answer with a place of the board; raises `BadInput` where none is asked for."""
        check_places(table, place)
        self.progress.touch(place)

    @command
    def enough(self, table: Host) -> None:
        """Say that everything has been found; raises `BadInput` where nothing is to be found."""
        self.progress.enough()

    @command
    def pick(self, table: Host, choice: int) -> None:
        """Choose an answer by its number; what was predicted is then played."""
        questions.pick(self.progress, self.feedback, choice)
        if seen := self.progress.answer_seen:
            if table.node.parent is not None:
                table.do("go", ply=0)
            table.play(*seen)

    @command
    def help(self, table: Host) -> None:
        """Show more help; raises `BadInput` when all is told."""
        self.progress.ask_help(self.help_of(table), self._about(table))

    def _about(self, table: Host) -> object:
        """What help is about: once something else is to be done, it is gone."""
        return table.node, self.task.step(table.node)

    def help_of(self, table: Host) -> Help:
        """All the help that there is for what is to be done now."""
        return self.progress.step.help(self.progress.now, self.task, table.node)

    @standing_command
    def practise(self, table: Host, rules: Iterable[str] | None = None) -> None:
        """Practise some rules, or all; those that can only be told are left out.

        In the midst of a course nothing is asked that takes a chapter which was not met.
        Raises `BadInput` where none is left, and for what is no rule of the game.
        """
        self._search(table, series_on(table.game.name, rules, self.rules_met, table.fresh_seed))

    @command
    def difference(self, table: Host) -> None:
        """Show a board that tells the misconception of which is spoken from the rules.

        Practice of its rule goes on from there. Raises `BadInput` where none is spoken of.
        """
        self._search(table, series_against(self.doubt, table.game.name, table.fresh_seed))

    @property
    def rules_met(self) -> tuple[str, ...] | None:
        """The rules of the chapters up to this one, and of others that were begun.

        None where all may be asked about: without a course of the game, and at its end.
        """
        if self.course is not None:
            return self.course.rules_met
        chapter, home = self.progress.chapter, self._home
        if chapter not in home.chapters:
            return None
        return CourseProgress(home, home.chapters.index(chapter)).rules_met

    def _search(self, table: Host, series: Series) -> None:
        self.search = series
        series.look(AT_ONCE)
        self._arrive(table)

    def _arrive(self, table: Host) -> None:
        """Put practice on top, once its first exercise has been found."""
        series = self.search
        if series is None or not series.is_ready:
            return
        self.search = None
        practice = Practice(
            PracticeProgress(series), met=self.rules_met, feedback=self.feedback, leads_back=True
        )
        self.feedback.past()
        keep = table.top is self
        table.pop(to=self, resume=False)
        table.push(practice, session_of(practice.progress.step), keep=keep)
        practice.play_asked(table)

    # What follows.

    def resume(self, table: Host, left: LiveGame | None) -> None:
        """Put the step on the board again, as it was when somebody left it."""
        self.search = None
        self.feedback.past()
        if left is not None:
            table.settings = self.fitted(table.settings)
            table.put_back(left)
            return
        self._set_up(table)  # the board was not kept over a reload; what was answered was
        table.play(*self.progress.answer_seen)

    def _set_up(self, table: Host) -> None:
        """Put the step on the board, from its beginning."""
        self.search = None
        self.feedback.past()
        self._begin_step()
        table.settings = self.fitted(table.settings)
        table.sit_down(session_of(self.progress.step))

    def _begin_step(self) -> None:
        self.task: Task = self.progress.step.new_task()

    def looks_ahead(self, table: Host) -> bool:
        """Look for the first exercise of what is to be practised."""
        return self.search is not None

    def tick(self, table: Host) -> bool | None:
        """Look for it for a while."""
        if self.search is None:
            return None
        self.search.look(A_TICK)
        self._arrive(table)
        return True

    def after_attempt(self, before: State, move: Move) -> None:
        """Take a legal move as an answer: that it may be played."""
        questions.heed_attempt(self.feedback, before, move)

    def after_refusal(
        self, table: Host, verdict: Verdict, tried: str = "", *, shown: bool = False
    ) -> None:
        """Let the task count a refusal; one that brought nothing was a wrong attempt."""
        met = questions.heed_refusal(table, self.progress, self.task, verdict)
        self.settled(table)
        if shown and not met:
            questions.doubt_refusal(table, self.feedback, verdict, tried)

    def dismissed(self) -> None:
        """Speak no more of a misconception."""
        self.feedback.past()

    def settled(self, table: Host) -> None:
        """Note what has been done; it stays done when it is taken back."""
        progress, node = self.progress, table.node
        progress.forget_help(self._about(table))
        step, turns = progress.step, table.live.own_turns
        if not step.asks and step.is_done(self.task, table.session.history, turns):
            timeout = table.game.timeout
            progress.met(by_waiting=timeout is not None and node.move == timeout)

    def take_learnt(self) -> list[Learnt]:
        """Give away what came of answers in all chapters."""
        if self.course is None:
            return self.progress.take_learnt()
        return [one for chapter in self.course.chapters.values() for one in chapter.take_learnt()]

    # Links.

    def is_kept(self, table: Host) -> bool:
        """Tell whether one is in a chapter of a course, to which one comes back."""
        return self.course is not None and not self.plays(table)

    def takes(self, table: Host, held: State | Study) -> bool:
        """Take anything between the chapters of a course; a chapter alone is there to learn."""
        return self.course is not None

    def take(self, table: Host, held: State | Study) -> None:
        """Leave the chapters to play on from a position, or to look through a round."""
        if isinstance(held, State):
            self._play(table, dealt(table, held, OPPONENT))
            table.leafed()  # an opponent waits until somebody has looked at it
            return
        session = Session.of_study(held, table.fresh_seed())
        self._play(table, session)
        table.push(Replay(Playback.of(Opened(held)), guest=True), None)

    def panel(self, table: Host) -> Json:
        """Show the chapter, the step's task or question, and the course around it."""
        shown: Json = {}
        if self.course is not None:
            shown["course"] = course_panel(
                self.course, table.settings.lang, plays=self.plays(table)
            )
        if table.top is not self:
            return shown
        doubt, settings = self.doubt, table.settings
        told = None if doubt is None else doubt_json(doubt, table.game.name, settings.lang)
        panel = chapter_panel(
            table, self.progress, self._home.chapters, self.task, lambda: self.help_of(table)
        )
        return {**shown, "doubt": told, **panel}

    def save(self, table: Host, number: Mapping[Node, int]) -> Json:
        """Save the chapter or the course, and how its steps went."""
        if self.course is not None:
            return {"course": course_json(self.course, plays=self.plays(table))}
        return {"chapter": chapter_json(self.progress)}
