"""A lesson: a chapter at one board, step by step, alone or as a part of a course."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from tritables.core.messages import Message
from tritables.core.questions import Misconception
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.lessons.course import Chapter, Course
from tritables.lessons.exercise_plan import Planned
from tritables.lessons.exercise_series import Series
from tritables.lessons.task import Task
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.replay.sources import Opened
from tritables.replay.study import Study
from tritables.table.activities import questions
from tritables.table.activities.base import Activity, DrawnTable, Host, Json
from tritables.table.activities.cost_warnings import CostWarnings
from tritables.table.activities.free import Free, dealt
from tritables.table.activities.handlers import command, standing_command
from tritables.table.activities.practice import (
    A_TICK,
    AT_ONCE,
    Practice,
    series_against,
    series_on,
)
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.activities.replay import Replay
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.activities.syllabus import LoneChapter, Syllabus, WholeCourse
from tritables.table.chapter_progress import ChapterProgress, Learnt
from tritables.table.course_progress import CourseProgress
from tritables.table.live_game import LiveGame
from tritables.table.locks import Lock
from tritables.table.playback import Playback
from tritables.table.practice_progress import PracticeProgress
from tritables.table.saves.saved import Saved
from tritables.table.settings import Settings
from tritables.table.steps import is_idle, seen_in, session_of
from tritables.table.viewpoint import Viewpoint, facing, only_person, viewpoint_of
from tritables.table.views.lesson import brought_by, chapter_panel, principles_upto
from tritables.table.views.practice import doubt_json, seeking

OPPONENT: Final = "greedy"
"""The player of the other seats in a game that somebody plays between two chapters."""

StepLeft = tuple[LiveGame, Task, CostWarnings]
"""The board of a step that somebody left before it was done."""


class Lesson(Activity):
    """A chapter on the board, or a course that goes from one chapter to another and to a game.

    What is on the board is a step; answers and moves tell how it goes.

    >>> from tritables.lessons import course
    >>> Lesson.of_course(course("trictrac"), 4).progress.step.id
    'tric-trac-dice'
    """

    name = "lesson"
    is_lesson = True

    has_steps = True

    def __init__(self, syllabus: Syllabus) -> None:
        self.syllabus = syllabus
        self.feedback = questions.MisconceptionFeedback(self.progress.chapter.game)
        self.search: Series | None = None
        """The series to be practised, while its first exercise is looked for."""
        self._ahead: Series | None = None
        """The series that may be practised after the chapter on the board, before it is asked."""
        self._review: int | None = None
        """The number of exercises of that, if it is a review."""
        self._boards: dict[tuple[int, str], StepLeft] = {}
        """By chapter and id, the steps that were left before they were done."""
        self.begun = (syllabus.at, self.progress.at)
        self._begin_step()

    @classmethod
    def of_chapter(cls, chapter: Chapter, step: int = 0) -> Lesson:
        """Begin a chapter at a step, counted from 0; raises `BadInput` where there is none."""
        progress = ChapterProgress(chapter)
        progress.go(step)
        return cls(LoneChapter(progress))

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
        return cls(WholeCourse(progress))

    @property
    def progress(self) -> ChapterProgress:
        """The progress through the chapter on the board, or that was taught last."""
        return self.syllabus.chapter

    @property
    def doubt(self) -> Misconception | None:
        """The misconception that is told now."""
        return self.feedback.now

    @property
    def is_asking(self) -> bool:
        """True if a question stands on the board, so that nothing may be moved yet."""
        return self.progress.is_open

    def answer(self, table: Host, text: str) -> None:
        """Answer it in words; raises `BadInput`."""
        questions.answer(table, self.progress, text)

    @property
    def redo_locks(self) -> tuple[Lock, ...]:
        """No lock keeps from going on where moves are shown one after the other."""
        return () if self.progress.step.is_watched else self.undo_locks

    def plays(self, table: ReadableBoard) -> bool:
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

    def spares(self, table: ReadableBoard) -> bool:
        """Spare whoever learns the moves without a choice of which nothing is taught here."""
        step, node = self.progress.step, table.node
        idle = step.game.idle_moves
        if not idle or not is_idle(idle, step.seating, node):
            return False
        return step.spares(self.task, node, node.state.legal_moves()[0])

    def viewpoint(self, table: Host, opened: Seat | None) -> Viewpoint:
        """Do not turn the board away from what is being shown, or was just done."""
        step = self.progress.step
        if (seat := step.sees) is not None:
            return Viewpoint(seat=seat, front=seat)
        looked = viewpoint_of(table.session, reveal=table.settings.reveal, opened=opened)
        return facing(facing(looked, step.front), self.task.done_by(table.node))

    def reader(self, table: DrawnTable) -> Seat | None:
        """Return the seat that alone moves in the task, plays against opponents, or is asked."""
        return self.mover

    @property
    def tells_story(self) -> bool:
        """True if a round against opponents is played in the step."""
        return self.progress.step.seating is not None

    def gives_hint(self, node: Node) -> bool:
        """Tell a hint once the task is done: before, it would give the answer away."""
        return not self.task.holds_back(node)

    # What can be asked.

    @command
    def step(self, table: Host, step: int) -> None:
        """Put a step of the chapter on the board, as it was left there.

        One that is over begins anew. Raises `BadInput` where there is none.
        """
        if step != self.progress.at:
            self._leave_step(table)
        self.progress.go(step)
        self._set_up(table)

    @standing_command
    def chapter(self, table: Host, chapter: int) -> None:
        """Put another chapter of the course on the board, at the step where one was.

        Raises `BadInput` where there is none.
        """
        self._leave_step(table)
        self.syllabus.go(chapter)
        table.pop(to=self, resume=False)
        self._set_up(table)

    @standing_command
    def play(self, table: Host) -> None:
        """Deal a game of the course's, against opponents; `chapter` leads back from it.

        Nothing of it is shown that a seat may not see. Raises `BadInput` where there is no course.
        """
        self.syllabus.check_course()
        session = Session(table.game, seed=table.fresh_seed())
        for seat in range(1, len(session.seats)):
            session.take_seat(seat, OPPONENT)
        self._play(table, session)

    def _play(self, table: Host, session: Session) -> None:
        """Leave the chapters for a game, in which secrets are kept."""
        self._leave_step(table)
        table.pop(to=self, resume=False)
        self.search = None
        table.settings = table.settings.chosen("reveal", False)
        table.push(Free(), session)

    @command
    def new(self, table: Host, **asked: Any) -> None:
        """Start the step on the board again."""
        self.progress.again()
        self._boards.pop(self._here, None)
        self._set_up(table)

    touch = questions.touch
    enough = questions.enough
    help_of = questions.help_of

    @command
    def pick(self, table: Host, choice: int) -> None:
        """Choose an answer by its number; what was predicted is then played."""
        progress = self.progress
        questions.pick(progress, self.feedback, choice)
        if seen := progress.answer_seen:
            if table.node.parent is not None:
                table.do("go", ply=0)
            table.play(*seen)

    @command
    def help(self, table: Host) -> None:
        """Show more help; raises `BadInput` when all is told."""
        self.progress.ask_help(self.help_of(table), self._about(table))

    def _about(self, table: Host) -> object:
        """Return what help is about: once something else is to be done, it is gone."""
        node = table.node
        return node, self.task.step(node)

    @standing_command
    def practise(
        self,
        table: Host,
        rules: Iterable[str] | None = None,
        plan: Iterable[Planned] = (),
        count: int | None = None,
    ) -> None:
        """Practise some rules, or all; those that can only be told are left out.

        ``plan`` says what comes first; with a ``count`` it is a review of so many exercises.

        In the midst of a course nothing is asked that takes a chapter which was not met.
        Raises `BadInput` where none is left, and for what is no rule of the game.
        """
        own = self._own_rules() if rules is not None and count is None else ()
        if rules is None and self._principles:
            rules = principles_upto(self.progress.chapter, self.syllabus.chapters)
        series = self._ahead
        if series is None or count is not None or tuple(rules or ()) != series.rules:
            series = series_on(table.game.name, rules, self.rules_met, table.fresh_seed, plan, own)
        self._ahead = None
        self._search(table, series, count)

    @property
    def _principles(self) -> tuple[str, ...]:
        """The principles of play of the chapter on the board."""
        return self.progress.chapter.principles

    def _may_practise(self, table: Host) -> bool:
        """Tell whether a board on the chapter's principles may be looked for already: somebody is
        at the last step of the chapter, and may soon practise.
        """
        progress = self.progress
        is_last = progress.at + 1 == len(progress.went)
        return is_last and bool(self._principles) and table.is_touched and table.top is self

    @command
    def difference(self, table: Host) -> None:
        """Show a board that tells the misconception of which is spoken from the rules.

        Practice of its rule goes on from there. Raises `BadInput` where none is spoken of.
        """
        self._search(
            table, series_against(self.doubt, table.game.name, self.rules_met, table.fresh_seed)
        )

    @property
    def lends(self) -> Json:
        """Return what practice on it begins with."""
        return {"met": self.rules_met, "feedback": self.feedback, "leads_back": True}

    @property
    def rules_met(self) -> tuple[str, ...] | None:
        """The rules of the chapters up to this one, and of others that were begun.

        None where all may be asked about: without a course of the game, and at its end.
        """
        return self.syllabus.rules_met

    def _own_rules(self) -> tuple[str, ...]:
        """The rules that this chapter is the first to teach, all of its rules where none is new;
        and its principles of play.
        """
        chapter = self.progress.chapter
        rules = brought_by(chapter, self.syllabus.chapters) or chapter.rules
        return (*rules, *chapter.principles)

    def _search(self, table: Host, series: Series, count: int | None = None) -> None:
        self.search, self._review = series, count
        series.look(AT_ONCE)
        self._arrive(table)

    def _arrive(self, table: Host) -> None:
        """Put practice on top, once its first exercise has been found."""
        series = self.search
        if series is None or not series.is_ready:
            return
        self.search = None
        practice = Practice(PracticeProgress(series, review=self._review), **self.lends)
        self.feedback.past()
        self._leave_step(table)
        keep = table.top is self
        table.pop(to=self, resume=False)
        table.push(practice, session_of(practice.progress.step), keep=keep)
        practice.start(table)

    # What follows.

    def resume(self, table: Host, left: LiveGame | None) -> None:
        """Put the step on the board again, as it was when somebody left it."""
        self.search = None
        self.feedback.past()
        if left is not None:
            self._boards.pop(self._here, None)
            table.settings = self.fitted(table.settings)
            table.put_back(left)
            return
        self._set_up(table)  # the board was not kept over a reload; what was answered was
        table.play(*self.progress.answer_seen)

    @property
    def _here(self) -> tuple[int, str]:
        """The chapter and the step on the board."""
        return self.syllabus.at, self.progress.step.id

    def _leave_step(self, table: Host) -> None:
        """Keep the board of the step, if that is not done, for whoever comes back to it."""
        if table.top is not self:
            return
        self._boards.pop(self._here, None)
        if not self.progress.is_over:
            self._boards[self._here] = table.live, self.task, self.costs

    def _set_up(self, table: Host) -> None:
        """Put the step on the board, where it was left or from its beginning."""
        self.search = None
        self.feedback.past()
        left = self._boards.pop(self._here, None)
        self._begin_step(left)
        table.settings = self.fitted(table.settings)
        if left is None:
            table.sit_down(session_of(self.progress.step))
        else:
            table.put_back(left[0])

    def _begin_step(self, left: StepLeft | None = None) -> None:
        self.task: Task = self.progress.step.new_task()
        self.costs = CostWarnings()
        if left is not None:
            _, self.task, self.costs = left
        step = self.progress.step
        seats = self.task.reader, only_person(step.seating or ()), step.reader
        self.mover = next((seat for seat in seats if seat is not None), None)
        """The seat that alone moves in the step, plays against opponents, or is asked."""

    def looks_ahead(self, table: Host) -> bool:
        """Look for the first exercise of what is to be practised, or of what may be soon."""
        if self.search is not None:
            return True
        ready = self._ahead is not None and self._ahead.is_ready
        return not ready and self._may_practise(table)

    def tick(self, table: Host) -> bool | None:
        """Look for it for a while."""
        if not self.looks_ahead(table):
            return None
        if self.search is not None:
            self.search.look(A_TICK)
            self._arrive(table)
            return True
        if self._ahead is None:
            self._ahead = Series(table.game.name, self._principles, seed=table.fresh_seed())
        self._ahead.look(A_TICK)
        return True

    def warns(self, table: Host, move: Move) -> Sequence[Message]:
        """Return what a move costs where another kind scores, once in a step."""
        return self.costs.of(table, self.task, move)

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
        """Speak no more of a misconception, and look no longer for what is to be practised."""
        self.feedback.past()
        self.search = None

    def settled(self, table: Host) -> None:
        """Note what has been done; it stays done when it is taken back."""
        progress, node = self.progress, table.node
        progress.forget_help(self._about(table))
        if progress.attempt.since is None:
            progress.attempt.since = table.now
        step, turns = progress.step, table.live.own_turns
        if not step.asks and step.is_done(self.task, table.session.history, turns):
            timeout = table.game.timeout
            progress.met(by_waiting=timeout is not None and node.move == timeout)

    def take_learnt(self, now: float | None = None) -> list[Learnt]:
        """Give away what came of answers in all chapters."""
        held = None if self.feedback.now is None else self.feedback.now.id
        begun = self.syllabus.begun
        return [one for chapter in begun for one in chapter.take_learnt(now, held)]

    def learn(self, learnt: list[Learnt]) -> None:
        """Take back what came of answers and was not told yet."""
        self.progress.learnt += learnt

    # Links.

    def is_kept(self, table: ReadableBoard) -> bool:
        """Tell whether one is in a chapter of a course, to which one comes back."""
        return self.syllabus.leads_on and not self.plays(table)

    def takes(self, table: ReadableBoard, held: State | Study) -> bool:
        """Take anything between the chapters of a course; a chapter alone is there to learn."""
        return self.syllabus.leads_on

    def take(self, table: Host, held: State | Study) -> None:
        """Leave the chapters to play on from a position, or to look through a round."""
        if isinstance(held, State):
            self._play(table, dealt(table, held, OPPONENT))
            table.leafed()  # an opponent waits until somebody has looked at it
            return
        session = Session.of_study(held, table.fresh_seed())
        self._play(table, session)
        table.push(Replay(Playback.of(Opened(held)), guest=True), None)

    def panel(self, table: DrawnTable) -> Json:
        """Show the chapter, the step's task or question, and the course around it."""
        lang, parts = table.settings.lang, self.syllabus.parts
        shown = {name: part(lang, plays=self.plays(table)) for name, part in parts}
        if table.top is not self:
            return shown
        doubt, settings = self.doubt, table.settings
        told = None if doubt is None else doubt_json(doubt, table.game.name, settings.lang)
        chapters = self.syllabus.chapters
        panel = chapter_panel(
            table, self.progress, chapters, self.task, lambda: self.help_of(table)
        )
        panel["chapter"]["seeks"] = None if self.search is None else seeking(self.search, lang)
        return {**shown, "doubt": told, **panel}

    def save(self, table: SavedTable, number: Mapping[Node, int]) -> Json:
        """Save the chapter or the course, and how its steps went."""
        return self.syllabus.save(plays=self.plays(table))

    @property
    def saved_as(self) -> str:
        """The key under which a chapter stands, or a course."""
        return self.syllabus.saved_as

    @classmethod
    def load(cls, saved: Saved, stack: list[Activity]) -> None:
        """Lay a chapter or a course on a stack, and the game that is played on it."""
        for kind in (WholeCourse, LoneChapter):
            if kind.saved_as in saved.reader.value:
                cls(kind.load(saved))._lie_on(stack, saved)
                return

    def _lie_on(self, stack: list[Activity], saved: Saved) -> None:
        """Have its step deal, unless a game is played on it: that is opened then, not a lesson."""
        stack.append(self)
        if self.syllabus.plays_in(saved):
            self.begun = None
            stack.append(Free())
        else:
            saved.deal(self.progress.step)
            saved.is_changed |= saved.starts_elsewhere(self.progress.step.start)

    def studies(self, table: ReadableBoard) -> tuple[Study, ...]:
        """Return none: a step is nobody's game."""
        return ()

    @property
    def outside(self) -> str | None:
        """The page of the next game."""
        return self.syllabus.page

    @outside.setter
    def outside(self, page: str | None) -> None:
        self.syllabus.page = page

    @property
    def opened_as(self) -> list[object]:
        """Its identity and where it was opened."""
        return [(self.saved_as, self.syllabus.identity()), *(self.begun or ())]

    @property
    def is_kept_by_page(self) -> bool:
        """True if a browser stores it: where it was opened as a lesson."""
        return self.begun is not None

    def apart(self) -> Lesson:
        """Return a copy at its current step, so that opening it does not change this one."""
        return Lesson(self.syllabus.again())

    def is_fresh(self, moves: int) -> bool:
        """Return True if nothing was done in the one chapter that was begun."""
        at = self.syllabus.at, self.progress.at
        is_only = len(self.syllabus.begun) == 1
        return is_only and self.begun == at and self.progress.is_fresh(moves)

    def left_as(self, table: SavedTable, found: SavedTable) -> str:
        """Return the message that tells of a lesson."""
        return "kept-lesson" if self.begun is not None and found.top.has_steps else ""
