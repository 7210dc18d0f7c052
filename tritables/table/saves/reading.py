"""A sitting as one JSON value, and back: every move of it is checked on the way in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from tritables.core.errors import BadRecord, TritablesError
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.record import LONGEST, Record
from tritables.core.registry import game_named
from tritables.lessons.choosing import Choosing
from tritables.lessons.course import Chapter
from tritables.lessons.course_files import MOST_STEPS, read_chapter, read_course
from tritables.lessons.courses import course
from tritables.lessons.files import read_example
from tritables.lessons.steps import FindAll, Step
from tritables.replay.history import History, Node
from tritables.replay.rounds import Past, Round, added, throws_of
from tritables.replay.session import Session
from tritables.table.draft_history import MOST_STEPS as MOST_AT_DESK
from tritables.table.activities.editor import Edited
from tritables.table.locks import LOCKS, check_locks
from tritables.table.playback import Playback
from tritables.table.activities.replay import Replayed
from tritables.table.saves.practice import practice_json, read_training
from tritables.table.saves.replay import read_reel, replay_json
from tritables.table.settings import SETTINGS, Settings
from tritables.table.activities.lesson import Taught, session_of
from tritables.table.course_progress import CourseProgress
from tritables.table.practice_progress import PracticeProgress
from tritables.table.chapter_progress import ChapterProgress, Went

FORMAT: Final = "tritables-sitting/1"
MOST_ROUNDS: Final = 1_000
PAGE: Final = re.compile(r"(?:[\w. -]+/)*[\w. -]+")
KEYS: Final = (
    *("format", "game", "seats", "seed", "rounds", "start", "moves", "at"),
    *("settings", "locked", "held", "used", "example", "refused"),
)
LATER: Final = ("chapter", "course", "practice", "replay", "desk")
"""Keys that came later; one of the first two stands where a chapter is taught, or a course."""

T = TypeVar("T")


def save(play: Taught) -> dict[str, object]:
    """All of a sitting but who has said to be there: behind a curtain nobody is, after a break."""
    nodes = _numbered(play.session.history)
    number = {node: nth for nth, node in enumerate(nodes)}
    moves = [
        node.move if node.parent is nodes[nth] else [number[_parent(node)], node.move]
        for nth, node in enumerate(nodes[1:])
    ]
    rounds = [record.as_json() for record in play.session.rounds]
    return {**deal_of(play), "rounds": rounds, "moves": moves, **rest_of(play, number)}


def deal_of(play: Taught) -> dict[str, object]:
    """What a game or a round begins with; nothing of it changes until another one is dealt."""
    session = play.session
    return {
        "format": FORMAT,
        "game": play.game.name,
        "seed": str(session.seed),
        "start": session.history.root.state.position(),
        "example": _example_of(play),
    }


def rest_of(play: Taught, number: Mapping[Node, int]) -> dict[str, object]:
    """What stands at a table beside its moves, whose nodes have these numbers."""
    used = sorted((number[node], round(used, 1)) for node, used in play.clock.used.items())
    task = play.task
    return {
        "seats": list(play.session.seats),
        "at": number[play.session.history.current],
        "settings": play.settings.as_json(),
        "locked": list(play.locked),
        "held": play.held,
        "used": [list(one) for one in used],
        "refused": []
        if task is None
        else [
            [number[node], one]
            for node in sorted(task.refused, key=number.__getitem__)
            for one in task.refusals_json(node)
        ],
        **taught_of(play),
        **_replay_of(play, number),
        **_desk_of(play),
    }


def _replay_of(play: Taught, number: Mapping[Node, int]) -> dict[str, object]:
    reel = play.reel if isinstance(play, Replayed) else None
    return {} if reel is None else {"replay": replay_json(reel, number)}


def _desk_of(play: Taught) -> dict[str, object]:
    """Whether a position is set up, and by which steps since it was last one, if it is none now."""
    desk = play.desk if isinstance(play, Edited) else None
    if desk is None:
        return {}
    return {"desk": {"open": desk.is_open, "steps": [list(step) for step in desk.since_whole]}}


def taught_of(play: Taught) -> dict[str, Any]:
    """The chapter or the course that is taught, and how far; nothing where none is."""
    training = play.walk if isinstance(play.walk, PracticeProgress) else None
    practice: dict[str, object] = {} if training is None else {"practice": practice_json(training)}
    if play.tour is not None:
        return {"course": _course_of(play.tour), **practice}
    walk = play.walk if training is None else training.behind
    if walk is None:
        return practice
    chapter = walk.chapter
    named = chapter in course(chapter.game).chapters
    return {"chapter": _walked(walk, chapter.id if named else chapter.as_json()), **practice}


def _course_of(tour: CourseProgress) -> dict[str, object]:
    """Which course it is, and where one is in each chapter that was begun."""
    taught = tour.course
    return {
        "course": None if taught == course(taught.game) else taught.as_json(),
        "at": taught.chapters[tour.at].id,
        "plays": tour.plays,
        "page": tour.page,
        "chapters": [_walked(walk, walk.chapter.id) for _, walk in sorted(tour.walks.items())],
    }


def _walked(walk: ChapterProgress, chapter: object) -> dict[str, object]:
    """Which chapter it is, by its name or all of it, where in it, and how each step went."""
    went = [went.as_json() for went in walk.went]
    return {"chapter": chapter, "at": walk.at, "went": went}


def _example_of(play: Taught) -> object:
    """The id of one of the game's examples, or all of another; a chapter brings its own."""
    example = play.example if play.walk is None else None
    if example is None or example not in play.game.examples:
        return None if example is None else example.as_json()
    return example.id


def _parent(node: Node) -> Node:
    assert node.parent is not None
    return node.parent


def _numbered(history: History) -> list[Node]:
    """All nodes, each after its parent; the one that redo leads to comes last of its like."""
    found: list[Node] = []
    ahead = [history.root]
    while ahead:
        node = ahead.pop()
        found.append(node)
        others = [child for child in node.children.values() if child is not node.latest]
        ahead += [*([node.latest] if node.latest is not None else []), *reversed(others)]
    return found


class Saved:
    """A saved sitting, read step by step; each step raises `BadRecord` with its place."""

    is_changed = False
    """Whether the chapter on the board has other steps since: what was done there is gone."""

    def __init__(self, data: object) -> None:
        self.reader = Reader(data, BadRecord)
        self.reader.keys(KEYS, LATER)
        self.reader.at("format").one_of(FORMAT)
        self.game: Game[Any] = self.told(lambda: game_named(self.reader.at("game").value))

    def session(
        self, example: Example | None, walk: ChapterProgress | None = None
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
        if walk is not None:
            taught = self.told(lambda: session_of(walk.step))
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

    def walk(self) -> ChapterProgress | None:
        """The chapter that is taught, where in it, and how its steps went; None without one."""
        given = self.reader.get("chapter")
        if given is None:
            return None
        given.keys(("chapter", "at", "went"))
        named = given.at("chapter")
        if isinstance(named.value, str):
            chapter = self.told(lambda: course(self.game.name).chapter(named.value), "chapter")
        else:
            chapter = self.told(lambda: read_chapter(named.value, self.game, named.where))
        walk = self._walk(given, chapter)
        self.is_changed = walk is None
        return walk or ChapterProgress(chapter)

    def training(self, behind: ChapterProgress | None) -> PracticeProgress | None:
        """The exercises on the board, in front of the chapter that is taught; None without any."""
        given = self.reader.get("practice")
        return None if given is None else read_training(given, self.game, behind, self.told)

    def reel(self, history: History, nodes: list[Node]) -> Playback | None:
        """What is replayed, if anything is; its study is the tree of these nodes."""
        given = self.reader.get("replay")
        if given is None:
            return None
        return read_reel(given, self.game, history, nodes, self.told)

    def set_up_at(self, table: Edited) -> None:
        """Open the desk again at which a position was set up, if there was one."""
        given = self.reader.get("desk")
        if given is None:
            return
        given.keys(("open", "steps"))
        desk = table.open_desk()
        for item in given.at("steps").items(0, MOST_AT_DESK):
            step = tuple(part.value for part in item.items(2, 4))
            self.told(partial(desk.do, step), item.where)
        desk.is_open = given.at("open").flag()

    def tour(self) -> CourseProgress | None:
        """The course that is taught, and where one is in its chapters; None without one."""
        given = self.reader.get("course")
        if given is None:
            return None
        if (other := self.reader.get("chapter")) is not None:
            other.refuse("bad-together", one="course", other="chapter")
        given.keys(("course", "at", "plays", "page", "chapters"))
        own = given.at("course")
        taught = course(self.game.name)
        if own.value is not None:
            taught = self.told(lambda: read_course(own.value, own.where))
        if taught.game != self.game.name:
            own.refuse("bad-other-game", found=taught.game, game=self.game.name)
        names = [chapter.id for chapter in taught.chapters]
        tour = CourseProgress(taught, names.index(given.at("at").one_of(*names)))
        tour.plays = given.at("plays").flag()
        tour.page = given.at("page").maybe(read_page)
        for item in given.at("chapters").items(1, len(names)):
            item.keys(("chapter", "at", "went"))
            nth = names.index(item.at("chapter").one_of(*names))
            if nth in tour.walks:
                twice = Message("bad-step-twice", {"id": names[nth]})
                raise BadRecord(twice, where=item.at("chapter").where)
            walk = self._walk(item, taught.chapters[nth])
            if walk is None:
                self.is_changed |= nth == tour.at and not tour.plays
            else:
                tour.walks[nth] = walk
        return tour

    def _walk(self, given: Reader, chapter: Chapter) -> ChapterProgress | None:
        """A walk through a chapter; None where that has more steps since, or fewer."""
        went = given.at("went").items(1, MOST_STEPS)
        if len(went) != len(chapter.steps):
            return None
        walk = ChapterProgress(chapter)
        walk.at = given.at("at").whole(0, len(chapter.steps) - 1)
        walk.went = [Went.read(item) for item in went]
        for step, one, item in zip(chapter.steps, walk.went, went, strict=True):
            _check_answers(step, one, item)
        return walk

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
        session.past = (*session.past, Past(record, result))
        session.totals = added(session.totals, result.adds)
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
    places = step.places() if isinstance(step, FindAll) else ()
    for place, at in zip(went.found, item.at("found").items(0, 400), strict=True):
        if place not in places:
            at.refuse("bad-place", place=place)
    count = len(step.choices()) if isinstance(step, Choosing) else 0
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
