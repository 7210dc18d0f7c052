"""Practice: exercises on rules, without end or as a quiz, and what answers give away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.questions import Misconception
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.lessons.exercise_plan import Planned
from tritables.lessons.exercise_series import Series
from tritables.lessons.practice_data import askable, practisable, principles_of
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.replay.study import Study
from tritables.table.activities import questions
from tritables.table.activities.base import Activity, DrawnTable, Host, Json, Withheld, refused
from tritables.table.activities.handlers import command
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.chapter_progress import ChapterProgress, Learnt
from tritables.table.practice_progress import PracticeProgress
from tritables.table.saves.practice import fill_in, open_part, practice_json, read_practice
from tritables.table.saves.saved import Saved
from tritables.table.settings import Settings
from tritables.table.steps import seen_in, session_of
from tritables.table.viewpoint import Viewpoint, facing, viewpoint_of
from tritables.table.views.practice import practice_panel

AT_ONCE: Final = 24
"""So many positions are looked at while somebody waits for an answer."""

A_TICK: Final = 4
"""So many positions are looked at in one go, between which the table does other things."""


def series_on(
    game: str,
    rules: Iterable[str] | None,
    met: Sequence[str] | None,
    fresh: Callable[[], int],
    plan: Iterable[Planned] = (),
    own: Iterable[str] = (),
) -> Series:
    """A series of exercises on some rules or principles, or on all rules that were met, those of a
    plan first.

    Left out are those that can only be told and, where some were met, those on which nothing can
    be asked yet without rules that were not. Most of each set is on its ``own`` rules. Raises
    `BadInput` where none is left, and for what is no rule of the game.
    """
    can = practisable(game)
    principles = principles_of(game)
    every = (*(rule.id for rule in game_named(game).rules), *principles)
    asked = (can if met is None else met) if rules is None else rules
    wanted = [Reader(one, BadInput, "rules").one_of(*every) for one in asked]
    now = (*(can if met is None else askable(game, (*met, *wanted))), *principles)
    series = [rule for rule in wanted if rule in now]
    if not series:
        later = any(rule in can for rule in wanted)
        raise refused("practice-later" if later else "bad-no-exercise")
    return Series(game, series, seed=fresh(), known=met, plan=plan, own=own)


def series_against(
    held: Misconception | None, game: str, met: Sequence[str] | None, fresh: Callable[[], int]
) -> Series:
    """A series that begins with a board that tells a misconception from the rules.

    Raises `BadInput` where none is spoken of.
    """
    if held is None:
        raise refused("bad-no-doubt")
    series = Series(game, [held.rule], seed=fresh(), known=met)
    series.aim_at(held.id)
    return series


class Practice(Activity):
    """Exercises on the board. The next one is looked for a little at each `tick`.

    ``met`` are the rules that may be asked about where it was begun, None for all; ``feedback`` the
    answers so far. ``leads_back`` says that there is a lesson to go back to.
    """

    name = "practice"
    is_lesson = True
    has_steps = True
    saved_as = "practice"

    def __init__(
        self,
        exercises: PracticeProgress,
        *,
        met: Sequence[str] | None = None,
        feedback: questions.MisconceptionFeedback | None = None,
        leads_back: bool = False,
    ) -> None:
        self.exercises = exercises
        self.met = met
        self.feedback = feedback or questions.MisconceptionFeedback(exercises.series.game)
        self.leads_back = leads_back
        self.search: Series | None = None
        """The series to be practised next, while its first exercise is looked for."""
        self.review: int | None = None
        """The number of exercises of that, if it is a review."""
        self.begun = (0, exercises.progress.at)

    @property
    def progress(self) -> ChapterProgress:
        """The exercises as the steps of a chapter."""
        return self.exercises.progress

    @property
    def is_asking(self) -> bool:
        """True if a question stands on the board, so that nothing may be moved yet."""
        return self.progress.is_open

    def answer(self, table: Host, text: str) -> None:
        """Answer it in words; raises `BadInput`."""
        questions.answer(table, self.progress, text)

    @property
    def lends(self) -> Json:
        """Return what practice that takes its place begins with."""
        return {"met": self.met, "feedback": self.feedback, "leads_back": self.leads_back}

    @property
    def doubt(self) -> Misconception | None:
        """The misconception that is told now; in a quiz that keeps all for its end, only then."""
        return self.feedback.now if self.exercises.is_telling else None

    @property
    def seeks(self) -> Series | None:
        """The series of the exercise that somebody waits for, while it has still to be found."""
        if self.search is not None:
            return self.search
        return self.exercises.series if self.exercises.seeks else None

    @property
    def marks_moves(self) -> bool:
        """No moves are marked where finding one is the exercise."""
        return not self.progress.step.hides_moves(self.progress.now)

    @property
    def withheld(self) -> Withheld:
        """Withhold moves after a question, since the next one follows; and while it is asked who
        begins, whose turn it is.
        """
        step = self.progress.step
        if step.asks_turn and self.progress.is_open:
            return "turn"
        return "moves" if step.asks else ""

    def begin(self, fresh: Callable[[], int]) -> Session:
        """Sit down before the exercise on the board."""
        return session_of(self.progress.step)

    def fitted(self, settings: Settings) -> Settings:
        """Hide nothing."""
        return seen_in(self.progress.step, settings)

    def viewpoint(self, table: Host, opened: Seat | None) -> Viewpoint:
        """Keep the seat that is asked in front; a board on a principle shows what its seat may
        know.
        """
        step = self.progress.step
        if (seat := step.sees) is not None:
            return Viewpoint(seat=seat, front=seat)
        looked = viewpoint_of(table.session, reveal=table.settings.reveal, opened=opened)
        return facing(looked, self.exercises.reader if step.asks else None)

    def reader(self, table: DrawnTable) -> Seat | None:
        """Return the seat that is asked."""
        return self.exercises.reader

    def is_timed(self, node: Node) -> bool:
        """Nobody hurries who is asked something."""
        return False

    # What can be asked.

    @command
    def step(self, table: Host, step: int) -> None:
        """Go to an exercise; one that has still to be found comes when it is.

        Raises `BadInput` where there is none.
        """
        exercises = self.exercises
        exercises.go(step)
        if exercises.seeks:
            exercises.look(AT_ONCE)
            exercises.arrive()
        if not exercises.seeks:
            self._set_up(table)

    @command
    def new(self, table: Host, **asked: Any) -> None:
        """Put the exercise on the board anew."""
        self.exercises.again()
        self._set_up(table)

    touch = questions.touch
    enough = questions.enough
    help_of = questions.help_of

    @command
    def pick(self, table: Host, choice: int) -> None:
        """Choose an answer by its number; what it asked about is then played."""
        questions.pick(self.progress, self.feedback, choice)
        self._aim()
        self.play_asked(table)

    def _aim(self) -> None:
        """Have the next exercise of practice tell what the answers so far leave open."""
        if self.exercises.is_endless and self.feedback.aim is not None:
            self.exercises.series.aim_at(self.feedback.aim.id)

    @command
    def help(self, table: Host) -> None:
        """Show more help; raises `BadInput` when all is told, or none is given."""
        if not self.exercises.helps:
            raise refused("bad-locked")
        self.progress.ask_help(self.help_of(table), table.node)

    @command
    def practise(
        self,
        table: Host,
        rules: Iterable[str] | None = None,
        plan: Iterable[Planned] = (),
        count: int | None = None,
    ) -> None:
        """Practise other rules, or all that may be asked about; raises `BadInput`.

        ``plan`` says what comes first, ``count`` how many exercises a review has.
        """
        self.review = count
        self._begin(table, series_on(table.game.name, rules, self.met, table.fresh_seed, plan))

    @command
    def plan(self, table: Host, plan: Iterable[Planned]) -> None:
        """Ask next what a plan says; raises `BadInput` in a quiz, whose questions are its own."""
        self._open_series().follow(plan)

    @command
    def difference(self, table: Host) -> None:
        """Show a board that tells the misconception of which is spoken from the rules."""
        self.review = None
        self._begin(table, series_against(self.doubt, table.game.name, self.met, table.fresh_seed))

    @command
    def level(self, table: Host, level: int | None) -> None:
        """Wish for exercises of a level, 1 to 3, from the next one on, or let it rise by itself.

        Raises `BadInput` in a quiz.
        """
        self._open_series().wish(level)

    def _open_series(self) -> Series:
        """Return the exercises to come; raises `BadInput` where they are settled already."""
        if not self.exercises.is_endless:
            raise refused("bad-no-exercise")
        return self.exercises.series

    @command
    def repeat(self, table: Host) -> None:
        """Ask once more what was wrong in a quiz; raises `BadInput` where there is nothing."""
        self.exercises.ask_again()
        self._set_up(table)

    @command
    def leave(self, table: Host) -> None:
        """Go back to the lesson; raises `BadInput` where there is none to go back to."""
        if not self.leads_back:
            raise refused("bad-no-chapter")
        table.pop()

    # What follows.

    def after_attempt(self, before: State, move: Move) -> None:
        """Take a legal move as an answer: that it may be played."""
        questions.heed_attempt(self.feedback, before, move)

    def after_refusal(
        self, table: Host, verdict: Verdict, tried: str = "", *, shown: bool = False
    ) -> None:
        """Take a refused move as a wrong answer where a move is asked for."""
        questions.heed_refusal(table, self.progress, self.task, verdict)
        if shown:
            questions.doubt_refusal(table, self.feedback, verdict, tried)

    def dismissed(self) -> None:
        """Speak no more of a misconception, and look no longer for what somebody waits for."""
        self.feedback.past()
        self.search, self.exercises.seeks = None, False

    def settled(self, table: Host) -> None:
        """Note a move at the board as the answer where one is asked for."""
        progress, history = self.progress, table.session.history
        if progress.step.asks:
            progress.forget_help(table.node)
        elif not progress.now.done and progress.step.is_done(
            self.task, history, table.live.own_turns
        ):
            progress.met()

    def looks_ahead(self, table: Host) -> bool:
        """Look for the next exercise once somebody is at the board."""
        return self.search is not None or (table.is_touched and self.exercises.looks_ahead)

    def tick(self, table: Host) -> bool | None:
        """Look for the next exercise for a while."""
        if not self.looks_ahead(table):
            return None
        if self.search is not None:
            self.search.look(A_TICK)
            self._arrive(table)
        else:
            self.exercises.look(A_TICK)
            if self.exercises.arrive():
                self._set_up(table)
        return True

    def _begin(self, table: Host, series: Series) -> None:
        self.search = series
        series.look(AT_ONCE)
        self._arrive(table)

    def _arrive(self, table: Host) -> None:
        """Go on with other exercises, once the first of them has been found."""
        series = self.search
        if series is None or not series.is_ready:
            return
        self.search = None
        other = Practice(PracticeProgress(series, review=self.review), **self.lends)
        other.begun = self.begun
        self.feedback.past()
        table.replace(other, session_of(other.progress.step))
        other.start(table)

    def _set_up(self, table: Host) -> None:
        """Put the exercise on the board."""
        self.search = None
        self.feedback.past()
        table.settings = self.fitted(table.settings)
        table.sit_down(session_of(self.progress.step))
        self.start(table)

    def start(self, table: Host) -> None:
        """Begin the exercise on the board, or show it as it was answered."""
        self.play_asked(table)

    def play_asked(self, table: Host) -> None:
        """Play what an exercise asked about, once it is answered and that is told."""
        if self.exercises.is_telling and not self.exercises.is_shown:
            table.play(*self.progress.answer_seen)

    def take_learnt(self, now: float | None = None) -> list[Learnt]:
        """Give away what came of answers; what is told only at the end is not there before."""
        held = None if self.feedback.now is None else self.feedback.now.id
        return self.progress.take_learnt(now, held) if self.exercises.is_telling else []

    def learn(self, learnt: list[Learnt]) -> None:
        """Take back what came of answers and was not told yet."""
        self.progress.learnt += learnt

    def studies(self, table: ReadableBoard) -> tuple[Study, ...]:
        """Return none: an exercise is nobody's game."""
        return ()

    def panel(self, table: DrawnTable) -> Json:
        """Show the exercise, how it goes, and a misconception that is told."""
        return practice_panel(
            table,
            self.exercises,
            lambda: self.help_of(table),
            self.doubt,
            leads_back=self.leads_back,
            seeks=self.seeks,
        )

    def save(self, table: SavedTable, number: Mapping[Node, int]) -> Json:
        """Save the exercises and how they went."""
        return {"practice": practice_json(self.exercises)}

    @classmethod
    def load(cls, saved: Saved, stack: list[Activity]) -> None:
        """Lay practice on a stack, on the lesson that it leads back to."""
        for given in saved.parts("practice"):
            made = cls(read_practice(given, saved.game, saved.told), **stack[-1].lends)
            stack.append(made)
            saved.is_changed = False
            saved.deal(made.progress.step)

    def open_part(self) -> Json:
        """Return what a page may keep: nothing tells what will be asked, or is right."""
        return {"practice": open_part(self.exercises)}

    def fill_in(self, seed: Callable[[], int]) -> None:
        """Put in what `open_part` leaves out; ``seed`` is for what comes now."""
        fill_in(self.exercises, seed())

    def seed_again(self, fresh: Callable[[], int]) -> int:
        """Return the seed that it was opened with."""
        return self.exercises.series.seed

    @property
    def outside(self) -> object:
        """Return what else tells it from others where a page keeps it."""
        return self.exercises.mark

    @outside.setter
    def outside(self, mark: object) -> None:
        self.exercises.mark = mark

    @property
    def opened_as(self) -> list[object]:
        """Its rules and how they are asked, where it was opened, and its mark."""
        own = self.exercises
        told = [own.series.rules, own.count, own.review, own.helps, own.tells]
        return [("practice", told), *(self.begun or ()), own.mark]

    @property
    def is_kept_by_page(self) -> bool:
        """True if a browser stores it: where something tells it from others, and it hides
        nothing.
        """
        series = self.exercises.series
        hides = bool(series.principles) and game_named(series.game).secret
        return self.begun is not None and self.exercises.mark is not None and not hides

    def is_fresh(self, moves: int) -> bool:
        """Return True if nothing was done since it was opened."""
        return self.begun == (0, self.progress.at) and self.progress.is_fresh(moves)

    def left_as(self, table: SavedTable, found: SavedTable) -> str:
        """Return the message that tells of a lesson."""
        return "kept-lesson" if self.begun is not None and found.top.has_steps else ""
