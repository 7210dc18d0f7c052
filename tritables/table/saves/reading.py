"""A saved table read again: every move of it is checked on the way in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from tritables.core.errors import BadRecord, TritablesError
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.record import LONGEST, Record
from tritables.core.registry import game_named
from tritables.lessons.course import Chapter
from tritables.lessons.course_files import MOST_STEPS, read_chapter, read_course
from tritables.lessons.courses import course as course_of
from tritables.lessons.example_checks import throws_of
from tritables.lessons.example_files import read_example
from tritables.lessons.step_results import Went
from tritables.lessons.steps import Step
from tritables.replay.history import History, Node
from tritables.replay.session import FinishedRound, Round, Session, summed
from tritables.table.activities.base import Activity
from tritables.table.activities.editor import Editor
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.free import Free
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.practice import Practice
from tritables.table.activities.replay import Replay
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.course_progress import CourseProgress
from tritables.table.draft_history import MOST_STEPS as MOST_AT_DESK
from tritables.table.locks import LOCKS, check_locks
from tritables.table.practice_progress import PracticeProgress
from tritables.table.saves.practice import read_practice
from tritables.table.saves.replay import read_guest, read_playback
from tritables.table.saves.writing import FORMAT
from tritables.table.settings import SETTINGS, Settings
from tritables.table.steps import seen_in, session_of

MOST_ROUNDS: Final = 1_000
PAGE: Final = re.compile(r"(?:[\w. -]+/)*[\w. -]+")
KEYS: Final = (
    *("format", "game", "seats", "seed", "rounds", "start", "moves", "at"),
    *("settings", "locked", "held", "used", "example", "refused"),
)
LATER: Final = ("chapter", "course", "practice", "replay", "desk")
"""Keys that came later; one of the first two stands where a chapter is taught, or a course."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a saved table is made of: see `tritables.table.Table.load`."""

    session: Session
    activities: tuple[Activity, ...]
    settings: Settings
    locked: tuple[str, ...]
    held: bool = False
    used: tuple[tuple[Node, float], ...] = ()
    refused: tuple[tuple[Node, Reader], ...] = ()


def read(data: object) -> Loaded:
    """Read a saved table; raises `BadRecord` with the place of a fault.

    A chapter that has more steps since, or fewer, begins anew.
    """
    saved = Saved(data)
    course = saved.course()
    chapter = saved.chapter() if course is None else course.chapter
    practice = saved.practice()
    plays = course is not None and saved.plays and practice is None
    asked = chapter if practice is None else practice.progress
    step = None if asked is None or plays else asked.step
    example = saved.example() if step is None else None
    settings, locked = saved.settings(), saved.locked()
    lesson = None if chapter is None else Lesson(chapter, course)
    stack: list[Activity] = [Free(), *([] if lesson is None else [lesson])]
    if plays and lesson is not None:
        lesson.begun = None  # it is a game that is opened, in front of a course
        stack.append(Free())
    if practice is not None and lesson is not None:
        met, feedback = lesson.rules_met, lesson.feedback
        stack.append(Practice(practice, met=met, feedback=feedback, leads_back=True))
    elif practice is not None:
        stack.append(Practice(practice))
    elif saved.is_changed and step is not None:
        return Loaded(session_of(step), tuple(stack), seen_in(step, settings), locked)
    session, nodes = saved.session(example, step)
    stack += saved.over(session, nodes, example)
    at = saved.reader.at
    return Loaded(
        session,
        tuple(stack),
        settings,
        locked,
        at("held").flag(),
        tuple((node, saved.seconds(used)) for node, used in saved.numbered("used", nodes)),
        tuple(saved.numbered("refused", nodes)),
    )


class Saved:
    """A saved table, read step by step; each step raises `BadRecord` with its place."""

    is_changed = False
    """Whether the chapter on the board has other steps since: what was done there is gone."""

    plays = False
    """Whether a game was played between the chapters of a course."""

    def __init__(self, data: object) -> None:
        self.reader = Reader(data, BadRecord)
        self.reader.keys(KEYS, LATER)
        self.reader.at("format").one_of(FORMAT)
        self.game: Game[Any] = self.told(lambda: game_named(self.reader.at("game").value))

    def session(
        self, example: Example | None, step: Step | None = None
    ) -> tuple[Session, list[Node]]:
        """The session with all its rounds and moves, and the nodes of the tree by number."""
        at = self.reader.at
        start = self.told(lambda: self.game.read(at("start").value, "start"))
        seats = [item.text() for item in at("seats").items(1, 6)]
        seed = at("seed").text_of(39, shortest=1)
        session = self.told(lambda: Session(self.game, seats=seats, seed=seed, start=start))
        for item in at("rounds").items(0, MOST_ROUNDS):
            self._add_round(session, item)
        throws = [] if example is None else throws_of(example, start)
        if step is not None:
            taught = self.told(lambda: session_of(step))
            if taught.history.root.state != start:
                at("start").refuse("bad-position-other")
            throws = list(taught.round.throws)
        session.round = Round(self.game, start, throws)
        nodes = [session.history.root]
        for move in at("moves").items(0, LONGEST):
            nodes.append(self._grown(session.history, nodes, move))
        session.history.stand_at(nodes[at("at").whole(0, len(nodes) - 1)])
        if not _is_on_line(session.history):
            at("at").refuse("bad-not-on-line")
        return session, nodes

    def numbered(self, key: str, nodes: list[Node]) -> Iterator[tuple[Node, Reader]]:
        """A list of pairs of a node's number and something about it."""
        for pair in self.reader.at(key).items(0, LONGEST):
            first, second = pair.items(2, 2)
            yield nodes[first.whole(0, len(nodes) - 1)], second

    def example(self) -> Example | None:
        """The example of a lesson, if it is one."""
        given = self.reader.at("example")
        if isinstance(given.value, str):
            return self.told(lambda: self.game.example(given.value))
        return given.maybe(lambda one: self.told(lambda: read_example(one.value, one.where)))

    def chapter(self) -> ChapterProgress | None:
        """The chapter that is taught, where in it, and how its steps went; None without one."""
        given = self.reader.get("chapter")
        if given is None:
            return None
        given.keys(("chapter", "at", "went"))
        named = given.at("chapter")
        if isinstance(named.value, str):
            chapter = self.told(lambda: course_of(self.game.name).chapter(named.value), "chapter")
        else:
            chapter = self.told(lambda: read_chapter(named.value, self.game, named.where))
        progress = self._progress(given, chapter)
        self.is_changed = progress is None
        return progress or ChapterProgress(chapter)

    def practice(self) -> PracticeProgress | None:
        """The exercises on the board; None without any."""
        given = self.reader.get("practice")
        return None if given is None else read_practice(given, self.game, self.told)

    def over(self, session: Session, nodes: list[Node], example: Example | None) -> list[Activity]:
        """What lies over free play and lessons: an editor, an example, a replay."""
        found: list[Activity] = []
        if (given := self.reader.get("desk")) is not None:
            found += self._editor(given, session, plays=example is None)
        if example is not None:
            found.append(WorkedExample(self.game, example))
        if (given := self.reader.get("replay")) is not None:
            playback = read_playback(given, self.game, session.history, nodes, self.told)
            found.append(Replay(playback, guest=read_guest(given)))
        return found

    def _editor(self, given: Reader, session: Session, *, plays: bool) -> list[Activity]:
        """The editor again, with the steps since its draft was last a position."""
        given.keys(("open", "steps"))
        editor = Editor.at(self.game, session.history.root.state)
        for item in given.at("steps").items(0, MOST_AT_DESK):
            step = tuple(part.value for part in item.items(2, 4))
            self.told(partial(editor.draft.do, step), item.where)
        return [editor, *([Free()] if plays and not given.at("open").flag() else [])]

    def course(self) -> CourseProgress | None:
        """The course that is taught, and where one is in its chapters; None without one."""
        given = self.reader.get("course")
        if given is None:
            return None
        if (other := self.reader.get("chapter")) is not None:
            other.refuse("bad-together", one="course", other="chapter")
        given.keys(("course", "at", "plays", "page", "chapters"))
        own = given.at("course")
        taught = course_of(self.game.name)
        if own.value is not None:
            taught = self.told(lambda: read_course(own.value, own.where))
        if taught.game != self.game.name:
            own.refuse("bad-other-game", found=taught.game, game=self.game.name)
        names = [chapter.id for chapter in taught.chapters]
        progress = CourseProgress(taught, names.index(given.at("at").one_of(*names)))
        self.plays = given.at("plays").flag()
        progress.page = given.at("page").maybe(read_page)
        for item in given.at("chapters").items(1, len(names)):
            item.keys(("chapter", "at", "went"))
            nth = names.index(item.at("chapter").one_of(*names))
            if nth in progress.chapters:
                twice = Message("bad-step-twice", {"id": names[nth]})
                raise BadRecord(twice, where=item.at("chapter").where)
            chapter = self._progress(item, taught.chapters[nth])
            if chapter is None:
                self.is_changed |= nth == progress.at and not self.plays
            else:
                progress.chapters[nth] = chapter
        return progress

    def _progress(self, given: Reader, chapter: Chapter) -> ChapterProgress | None:
        """A walk through a chapter; None where that has more steps since, or fewer."""
        went = given.at("went").items(1, MOST_STEPS)
        if len(went) != len(chapter.steps):
            return None
        progress = ChapterProgress(chapter)
        progress.at = given.at("at").whole(0, len(chapter.steps) - 1)
        progress.went = [Went.read(item) for item in went]
        for step, one, item in zip(chapter.steps, progress.went, went, strict=True):
            _check_answers(step, one, item)
        return progress

    def settings(self) -> Settings:
        """The settings, every one of them."""
        reader = self.reader.at("settings")
        reader.keys(tuple(name for name in SETTINGS if name != "notation"), ("notation",))
        return self.told(lambda: Settings.of(reader.value), "settings")

    def locked(self) -> tuple[str, ...]:
        """What hands may not do."""
        given = [item.text() for item in self.reader.at("locked").items(0, len(LOCKS))]
        return self.told(lambda: check_locks(given))

    def seconds(self, reader: Reader) -> float:
        """Seconds of a clock."""
        value: Any = reader.value
        if type(value) not in (int, float) or not 0 <= value <= 1e6:
            reader.refuse("bad-whole", low=0, high=1_000_000)
        return float(value)

    def _add_round(self, session: Session, item: Reader) -> None:
        """Put a round that is over with those before it; another must follow."""
        record = Record.read(item.value, item.where)
        start, now = record.start, session.history.root.state
        same = (start.game, start.seats) == (now.game, now.seats)
        if not same or start.position()["options"] != session.options:
            item.refuse("bad-rounds-differ")
        result = record.result
        if result is None:
            item.refuse("bad-round-open")
        session.past = (*session.past, FinishedRound(record, result))
        session.totals = summed(session.totals, result.adds)
        if not self.game.match_goes_on(session.options, session.totals, len(session.past)):
            item.refuse("bad-no-next-round")

    def _grown(self, history: History, nodes: list[Node], item: Reader) -> Node:
        """A node for a move, from the node before it or from the one it names."""
        parent, move = nodes[-1], item
        if isinstance(item.value, list):
            first, move = item.items(2, 2)
            parent = nodes[first.whole(0, len(nodes) - 1)]
        if move.text() in parent.children:
            move.refuse("bad-move-twice")
        try:
            return history.grow(parent, move.text())
        except TritablesError as fault:
            raise BadRecord(fault.reason, where=move.where, rule=fault.rule) from fault

    def told(self, read: Callable[[], T], where: str = "") -> T:
        """Read something whose fault is one of this file, too, at its place there."""
        try:
            return read()
        except TritablesError as fault:
            place = f"{where}.{fault.where}" if where else fault.where
            raise BadRecord(fault.reason, where=place, rule=fault.rule) from fault


def read_page(reader: Reader) -> str:
    """The address of a page beside this one: its file's name, perhaps with folders before it."""
    page = reader.text_of(200, shortest=1)
    if not PAGE.fullmatch(page):
        reader.refuse("bad-page")
    return page


def _check_answers(step: Step, went: Went, item: Reader) -> None:
    """What is said to have been found or chosen is there to be found or chosen."""
    places = step.places()
    for place, at in zip(went.found, item.at("found").items(0, 400), strict=True):
        if place not in places:
            at.refuse("bad-place", place=place)
    count = len(step.choices())
    for choice, at in zip(went.chosen, item.at("chosen").items(0, 60), strict=True):
        if choice >= count:
            at.refuse("bad-whole", low=0, high=max(0, count - 1))


def _is_on_line(history: History) -> bool:
    """Whether redo leads through the current node, as it does at every table."""
    node = history.root
    for following in history.line[1:]:
        if node.latest is not following:
            return False
        node = following
    return True
