"""A table at which a chapter is taught: one board that goes through its steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.state import CHANCE, Move, Seat
from tritables.core.verdicts import Verdict
from tritables.lessons.choosing import Choosing, Predict
from tritables.lessons.helping import Help, help_to_choose, help_to_do, help_to_find
from tritables.lessons.naming import label_of
from tritables.lessons.steps import Do, FindAll, PlayOn, Show, Step
from tritables.replay.history import Fold, Node
from tritables.replay.seats import PERSON, SeatKind
from tritables.replay.session import Session
from tritables.scene.compose import labels_of
from tritables.table.viewpoint import Viewpoint
from tritables.table.play import Play
from tritables.table.settings import Settings
from tritables.table.course_progress import CourseProgress
from tritables.table.typed_answers import meant
from tritables.table.chapter_progress import Learnt, ChapterProgress
from tritables.texts import spoken

OPPONENT: SeatKind = "greedy"
"""Who plays the other seats of a game that somebody plays between two chapters."""


def session_of(step: Step) -> Session:
    """The session that a step begins with; its throws fall as the step has them.

    What is to be watched lies ahead, to be played one move after the other.
    """
    if isinstance(step, Do):
        return Session.of_example(step.game, step.example)
    seats = step.seats if isinstance(step, PlayOn) else None
    session = Session(step.game, seats=seats, start=step.start, throws=_throws(step))
    if isinstance(step, Show):
        for move in step.line:
            session.play(move)
        session.history.go(0)
    return session


def seen_in(step: Step, settings: Settings) -> Settings:
    """The settings with which a step is seen: nothing is hidden, unless opponents play on."""
    return settings.chosen("reveal", not isinstance(step, PlayOn))


def _throws(step: Step) -> list[Move]:
    """What chance does in the moves of a step."""
    throws, state = [], step.start
    for move in step.moves():
        if state.to_act == CHANCE:
            throws.append(move)
        state = state.play(move)
    return throws


class Taught(Play):
    """A table with or without a chapter; whoever walks through one answers at the board.

    With a `CourseProgress` it goes from one chapter of a course to another, and to a game to play.
    """

    def __init__(
        self,
        session: Session,
        *,
        settings: Settings,
        locked: Sequence[str] = (),
        example: Example | None = None,
        walk: ChapterProgress | None = None,
        tour: CourseProgress | None = None,
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> None:
        self.walk = tour.taught if walk is None and tour is not None else walk
        self.tour = tour
        walk = self.walk
        self._helped_at: object = None
        self.begun = None if walk is None else (0 if tour is None else tour.at, walk.at)
        """At which chapter and step a lesson was opened, counted from 0; None without one."""
        if walk is not None and isinstance(walk.step, Do):
            example = walk.step.example
        super().__init__(
            session, settings=settings, locked=locked, example=example, fresh=fresh, now=now
        )

    @property
    def is_asking(self) -> bool:
        """Whether a question stands on the board, so that nothing may be moved yet."""
        return self.walk is not None and self.walk.is_open

    @property
    def is_watching(self) -> bool:
        """Whether moves are shown here one after the other."""
        return self.walk is not None and isinstance(self.walk.step, Show)

    @property
    def is_lesson(self) -> bool:
        """Whether something is to be learnt here, and not only played."""
        return self.walk is not None or super().is_lesson

    @property
    def is_timed(self) -> bool:
        """Whether turns may take their time only; nobody hurries who is asked something."""
        if self.walk is None or isinstance(self.walk.step, Do):
            return super().is_timed
        return isinstance(self.walk.step, PlayOn)

    def take_learnt(self) -> tuple[Learnt, ...]:
        """What came of answers since this was last called, for whoever keeps it.

        What a quiz tells only at its end is not there before.
        """
        walks = [self.walk, *(() if self.tour is None else self.tour.walks.values())]
        taken: list[Learnt] = []
        for walk in walks:
            if walk is not None and walk.is_telling:
                taken += walk.learnt
                walk.learnt.clear()
        return tuple(taken)

    def _walking(self) -> ChapterProgress:
        if self.walk is None:
            raise BadInput(Message("bad-no-chapter"))
        return self.walk

    def go_step(self, at: int) -> None:
        """Put a step of the chapter on the board; raises `BadInput` where there is none."""
        walk = self._walking()
        walk.go(at)
        self._set_up(walk.step)

    def go_chapter(self, at: int) -> None:
        """Put another chapter of the course on the board, at the step where one was.

        Raises `BadInput` where there is none.
        """
        self.walk = self._touring().go(at)
        self._set_up(self.walk.step)

    def play_now(self) -> None:
        """Deal a game of the course's, against opponents; `go_chapter` leads back from it.

        Nothing of it is shown that a seat may not see. Raises `BadInput` where there is no course.
        """
        self._touring().plays = True
        self.walk = self.example = None
        self.settings = self.settings.chosen("reveal", False)
        session = Session(self.game, seed=self.fresh_seed())
        for seat in range(1, len(session.seats)):
            session.take_seat(seat, OPPONENT)
        self._sit_down(session)

    def _touring(self) -> CourseProgress:
        if self.tour is None:
            raise BadInput(Message("bad-no-course"))
        return self.tour

    def _set_up(self, step: Step) -> None:
        self.settings = seen_in(step, self.settings)
        self.example = step.example if isinstance(step, Do) else None
        self._sit_down(session_of(step))

    def go_on_as(self, other: Taught, settings: Settings) -> None:
        """Become another table of the same game, as far as it was; under these settings."""
        self.walk, self.tour, self.example = other.walk, other.tour, other.example
        self.settings = settings
        self._sit_down(other.session)
        self.task, self.clock.used, self.held = other.task, other.clock.used, other.held
        self._settle()

    def _sit_down(self, session: Session) -> None:
        self._own_turns: Fold[int] = Fold(0, self._add_turn)
        super()._sit_down(session)

    def new_game(
        self,
        seed: int | str | None = None,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Start again: of a chapter the step on the board, otherwise the game or the lesson."""
        if self.walk is None:
            super().new_game(seed, seats=seats, options=options)
            return
        self.walk.again()
        self._set_up(self.walk.step)

    def touch(self, place: str) -> None:
        """Answer with a place of the board; raises `BadInput` where none is asked for."""
        self._walking().touch(place)

    def enough(self) -> None:
        """Say that everything has been found; raises `BadInput` where nothing is to be found."""
        self._walking().enough()

    def pick(self, choice: int) -> None:
        """Choose an answer by its number; what was predicted is then played.

        Raises `BadInput` where there is nothing to choose, or no such answer.
        """
        walk = self._walking()
        walk.pick(choice)
        if isinstance(walk.step, Predict):
            self.go(0)
            self.play(*walk.step.line)

    def answer(self, text: str) -> None:
        """Answer in words: a place by its name, a choice by its number or what it says.

        Raises `BadInput` where nothing is asked, or where no answer is meant, or several.
        """
        walk, lang = self._walking(), self.settings.lang
        if isinstance(walk.step, Choosing):
            said = [label_of(one, self.game.name, lang) for one in walk.step.choices()]
            number = meant(text, {str(nth): one for nth, one in enumerate(said, start=1)})
            self.pick(int(number) - 1)
        else:
            look = self.eyes.look(flipped=self.settings.flipped)
            picture = self.game.picture(self.view, None, look)
            self.touch(meant(text, labels_of(picture, spoken(self.game.name, lang))))

    def ask_help(self) -> None:
        """Ask for more help: the next degree that has something to tell.

        Raises `BadInput` when all is told.
        """
        walk, help = self._walking(), self.help()
        while not help.tells(walk.help()):
            pass
        self._helped_at = self._stands_at()

    def _stands_at(self) -> object:
        """What help is about: it is past when something else is to be done."""
        return self.node, None if self.task is None else self.task.step(self.node)

    def help(self) -> Help:
        """All the help that there is for what is to be done now."""
        walk = self._walking()
        step = walk.step
        if isinstance(step, FindAll):
            return help_to_find(step, walk.now.found)
        if isinstance(step, Choosing):
            return help_to_choose(step)
        if self.task is not None and not self.task.is_done(self.node):
            return help_to_do(self.task.paths, self.task.standing(self.node))
        return Help(next(iter(step.rules), None))

    @property
    def own_turns(self) -> int:
        """How many turns of people have gone by on the way to this position."""
        return self._own_turns.at(self.node)

    def _add_turn(self, before: int, node: Node) -> int:
        turn = None if node.parent is None else node.parent.state.on_turn
        ends = turn is not None and turn != node.state.on_turn
        return before + (ends and self.session.seats[turn or 0] == PERSON)

    def credit(self, verdict: Verdict) -> None:
        """Let a task count a refusal; one that brought nothing was a wrong attempt."""
        before = None if self.task is None else self.task.step(self.node)
        super().credit(verdict)
        if self.walk is not None and self.task is not None and self.task.step(self.node) == before:
            self.walk.missed(verdict.rule)
        self._note()

    def _settle(self) -> None:
        super()._settle()
        self._note()

    def _eyes(self, opened: Seat | None) -> Viewpoint:
        """Who looks; the board does not turn away from what is being shown, or was just done."""
        eyes = super()._eyes(opened)
        if not eyes.everything or eyes.front is None:
            return eyes
        shown, before = None, self.node.parent
        if self.walk is not None and isinstance(self.walk.step, Show):
            shown = self.walk.step.start.on_turn
        elif self.task is not None and before is not None and self.task.is_done(self.node):
            shown = before.state.on_turn
        return eyes if shown is None else replace(eyes, front=shown)

    def _note(self) -> None:
        """Note what has been done; it stays done when it is taken back."""
        walk = self.walk
        if walk is None:
            return
        if self._helped_at != self._stands_at():
            walk.degree = 0
        if walk.step.asks:
            return
        step = walk.step
        if self.task is not None:
            done = self.task.is_done(self.node)
        elif isinstance(step, PlayOn):
            over = self.state.result is not None
            done = over or (step.turns is not None and self.own_turns >= step.turns)
        else:
            # What was watched is done with its last move, and a position at once.
            line, seen = step.moves(), self.session.history.line[1 : self.node.ply + 1]
            done = tuple(node.move for node in seen[: len(line)]) == line
        if done:
            timeout = self.game.timeout
            walk.met(by_waiting=timeout is not None and self.node.move == timeout)
