"""The one place where the corpus of saved things meets the code that opens them.

The corpus and its test know nothing of the package but what is here. When a class or a method of
the table is renamed this module changes, and nothing else in this folder.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from tritables.core.errors import TritablesError
from tritables.core.picture import Look
from tritables.core.registry import game_named
from tritables.core.state import State
from tritables.endpoint.stores.kept_games import KeptGames
from tritables.endpoint.stores.sqlite_store import SqliteStore
from tritables.lessons.course import Chapter
from tritables.lessons.exercise_series import Series
from tritables.lessons.installed_courses import course
from tritables.replay.annotated_rounds import annotated_rounds
from tritables.replay.sources import opened as to_replay
from tritables.replay.study import Study
from tritables.replay.text_writing import to_text
from tritables.table import Table
from tritables.table.activities.editor import Editor
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.practice import Practice
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback
from tritables.table.practice_progress import PracticeProgress
from tritables.table.saves.files import Damaged, from_file, to_file
from tritables.table.saves.recall import Origin
from tritables.widgets.lesson import results_of

Json = Any

SKIPPED = ("kept", "fault", "words")
"""Parts of the panel that say nothing about what was saved."""


CHAPTERS = {
    "trictrac": "setting-out meeting from-the-bar throws great-throw doubles thinking-ahead"
    " going-off for-real",
    "triominos": "laying-tiles first-tile bridges rings buying empty-pool round-ends match"
    " simple-scoring house-rules who-begins think-ahead now-play",
    "tricom": "your-side where-a-card-goes reserve points piles last-cards fewer-cards with-three"
    " who-goes-first now-play",
    "tricap": "first-cards one-rank-away the-pile-grows take-and-lay tricap empty-hand how-it-ends"
    " think-ahead now-play",
}
"""The chapters of the courses in the order that they had when the corpus was made."""


# Opening.


def opened(opening: Mapping[str, Json], *, drawn: int | None = None) -> Table:
    """Open a table as a notebook does.

    ``opening["as"]`` says what is opened; ``drawn`` is the seed that chance gives to a table for
    which the opening has none.
    """
    given = {name: value for name, value in opening.items() if name not in ("as", "game")}
    game, drawn = opening["game"], opening.get("drawn", drawn)
    given.pop("drawn", None)
    fresh = None if drawn is None else (lambda: drawn)
    looks = {name: given.pop(name) for name in ("settings", "locked") if name in given}
    if opening["as"] in ("chapter", "course", "practice", "example"):
        looks["settings"] = {"reveal": True, **looks.get("settings", {})}
    return _OPEN[opening["as"]](game, {**looks, "fresh": fresh}, **given)


def _game(game: str, looks: Json, **given: Json) -> Table:
    return Table.open(game, **given, **looks)


def _example(game: str, looks: Json, example: str) -> Table:
    return Table.open(WorkedExample(game_named(game), game_named(game).example(example)), **looks)


def _chapter(game: str, looks: Json, chapter: int, at: int = 0) -> Table:
    taught = _taught(game, chapter)
    at = min(at, len(taught.steps) - 1)  # courses have other steps since
    return Table.open(Lesson.of_chapter(taught, at), **looks)


def _taught(game: str, nth: int) -> Chapter:
    """The chapter that had a number when the corpus was made; that of today, if it is gone."""
    chapters = {one.id: one for one in course(game).chapters}
    return chapters.get(CHAPTERS[game].split()[nth], course(game).chapters[nth])


def _course(game: str, looks: Json, chapter: int = 0, at: int = 0, page: Json = None) -> Table:
    at = min(at, len(course(game).chapters[chapter].steps) - 1)
    return Table.open(Lesson.of_course(course(game), chapter, at, page=page), **looks)


def _practice(
    game: str, looks: Json, rules: Json, seed: int, level: Json = None, **quiz: Json
) -> Table:
    mark = [seed] if quiz else [seed, level]
    exercises = PracticeProgress(Series(game, rules, seed=seed, level=level), mark=mark, **quiz)
    return Table.open(Practice(exercises), **looks)


def _editor(game: str, looks: Json, position: Json = None) -> Table:
    looks["settings"] = {"reveal": True, **looks.get("settings", {})}
    return Table.open(Editor(game_named(game), position), **looks)


def _replay(game: str, looks: Json, shown: Json, sees: Json = "all") -> Table:
    rounds = {told.id: told for told in annotated_rounds(game)}
    found = to_replay(rounds.get(shown, shown) if isinstance(shown, str) else shown, game)
    return Table.open(Replay(Playback.of(found, sees)), **looks)


_OPEN: dict[str, Callable[..., Table]] = {
    "game": _game,
    "example": _example,
    "chapter": _chapter,
    "course": _course,
    "practice": _practice,
    "editor": _editor,
    "replay": _replay,
}


# What the generator needs to know of a table in order to play at it.


def ask(table: Table, now: float, kind: str, **more: object) -> Json:
    """Send a command as a page does, and return its reply."""
    answer = table.receive({"view": "v", "seq": 1, "kind": kind, **more}, now)
    return plain(answer.as_json())


def wait(table: Table, now: float) -> bool:
    """Let happen what is due; False where nothing is."""
    due = table.due(now)
    return due is not None and table.tick(now + due)


def state(table: Table) -> State:
    """The state on the table."""
    return table.state


def curtain(table: Table) -> bool:
    """Whether somebody has to say that they are there."""
    return table.viewpoint.curtain is not None


def ply(table: Table) -> int:
    """How many moves were played."""
    return table.node.ply


def round_follows(table: Table) -> bool:
    """Whether a match goes on with another round."""
    return table.session.round_follows


def step(table: Table) -> Json:
    """The step of a lesson, or the exercise, on the board; None without one."""
    return None if table.top.progress is None else table.top.progress.step


def is_asking(table: Table) -> bool:
    """Whether a question waits for its answer."""
    return table.top.is_asking


def places(table: Table) -> list[str]:
    """Where pieces can lie on the desk."""
    editor = table.find(Editor)
    assert editor is not None
    draft = editor.draft.draft
    return [place.id for place in draft.layout(draft, "wide", Look(0, False)).places]


def aims(table: Table) -> list[str]:
    """What a lesson made at the desk may ask."""
    return [aim["value"] for aim in (table.do("aims") or {})["aims"]]


def faults(table: Table) -> int:
    """How many faults the draft on the desk has."""
    return len(table.top.draft.faults) if isinstance(table.top, Editor) else 0


def study_text(table: Table) -> str:
    """What was played, as text."""
    return to_text(Study.of_line(table.session.history))


# Saving, and opening what was saved.


def saved(table: Table) -> Json:
    """All of a table as one JSON value."""
    return plain(table.save())


def loaded(value: Json) -> Table:
    """Open a table from that value; raises `TritablesError`."""
    return Table.load(value)


def as_text(value: Json) -> str:
    """A saved table as the text of a file."""
    return to_file(value)


def read_text(text: str) -> Table:
    """Open a table from the text of a file; raises `TritablesError`."""
    return from_file(text)


def sound(fault: TritablesError) -> Json:
    """What can be gone on with of a damaged file; None where there is nothing."""
    return fault.sound if isinstance(fault, Damaged) else None


def line_of(fault: TritablesError) -> Json:
    """In which line and column a damaged file is not even JSON."""
    return [fault.line, fault.column] if isinstance(fault, Damaged) else None


def browser_copy(table: Table) -> Json:
    """What a browser keeps of a lesson: its ``place``, and what is ``saved``."""
    return ask(table, 0.0, "keep")["aside"]["kept"]


def resumed(opening: Mapping[str, Json], value: Json) -> tuple[bool, Table]:
    """Open a lesson anew and go on with a browser's copy; whether it was taken, and the table."""
    table = opened(opening)
    return ask(table, 0.0, "resume", saved=value)["ok"], table


class Store:
    """The games of a machine, in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self._store = SqliteStore(path)

    def close(self) -> None:
        """Let go of the file."""
        self._store.close()


class Visit:
    """A page with a board whose game is kept in a store."""

    def __init__(self, store: Store, opening: Mapping[str, Json], *, drawn: int = 77) -> None:
        self.table = opened(opening, drawn=drawn)
        if opening["as"] == "game":
            placed = "position" in opening or "record" in opening
            origin = Origin.of(self.table, seed=opening.get("seed"), placed=placed)
        else:
            origin = Origin.of(self.table)
        self.origin = [origin.known, origin.whole]
        self._kept_games = KeptGames(self.table, origin.known, origin.whole, lambda: store._store)

    def recall(self, tokens: list[str], fresh: str) -> list[Json] | None:
        """What was left at this board: its number, text, and whether it can be opened.

        None where nobody could look.
        """
        held = self._ask("recall", tokens=tokens, fresh=fresh)["aside"]["held"]
        if held["found"] is None:
            return None
        kept = self.table.kept
        return [] if kept is None else [one.as_json("en") for one in kept.found]

    def rejoin(self, nth: int, fresh: str) -> bool:
        """Go on with one of these."""
        return bool(self._ask("rejoin", nth=nth, copies=False, fresh=fresh)["ok"])

    def write(self) -> None:
        """Write down what is new, as is done before each change is shown."""
        self._kept_games.autosave.write(self.table)

    def _ask(self, kind: str, **more: object) -> Json:
        content = {"view": "v", "seq": 1, "kind": kind, **more}
        answer = self._kept_games.obey(content, self.table)
        assert answer is not None
        return plain(answer.as_json())


# What is there.


def results(table: Table) -> Json:
    """All that can be told of a table from outside, long values as hashes."""
    shown = table.shown(0.0)
    session = table.session
    root = session.history.root
    found = {
        "game": table.game.name,
        "seats": list(session.seats),
        "seed": str(session.seed),
        "locked": list(table.locked),
        "settings": table.settings.as_json(),
        "ply": table.node.ply,
        "plies": len(session.history.line) - 1,
        "totals": list(session.totals),
        "result": None if table.state.result is None else digest(table.state.result.as_json()),
        "position": digest(table.state.position()),
        "match": digest(session.match.as_json()),
        "tree": digest(_tree(root)),
        "status": shown["scene"]["status"],
        "scene": digest(shown["scene"]),
        "board": digest(shown["board"]),
        "sheet": digest(table.sheet()),
        "panel": {
            name: digest(value)
            for name, value in sorted(shown["table"].items())
            if name not in SKIPPED
        },
    }
    progress = table.top.progress
    if isinstance(table.host, Lesson) and table.host.saved_as == "course":
        found["course"] = {
            chapter.chapter.id: digest(results_of(chapter.chapter, chapter.went))
            for chapter in table.host.syllabus.begun
        }
    if isinstance(table.top, Practice):
        found["practice"] = plain(table.top.exercises.results)
    elif progress is not None:
        found["lesson"] = plain(results_of(progress.chapter, progress.went))
    if (replay := table.find(Replay)) is not None:
        found["study"] = digest(to_text(replay.playback.study))
        found["line"], found["sees"] = plain(replay.playback.line), replay.playback.sees
    if (editor := table.find(Editor)) is not None:
        found["faults"] = [fault.message.id for fault in editor.draft.faults]
        if not editor.draft.faults:
            found["python"] = digest(editor.write(table, "python")["written"])
    return plain(found)


SCRIPT: list[tuple[str, dict[str, object]]] = [
    ("help", {}),
    ("redo", {}),
    ("pick", {"choice": 0}),
    ("draw", {}),
    ("undo", {}),
    ("leave", {}),
    ("next", {}),
    ("draw", {}),
]
"""Commands of which some do something at every table."""


def went_on(table: Table) -> Json:
    """What the same few commands do at a table: what was allowed, and where it stands then."""
    allowed = "".join("-+"[ask(table, 1.0, kind, **more)["ok"]] for kind, more in SCRIPT)
    return [allowed, digest([table.state.position(), table.shown(1.0)["scene"]["status"]])]


def refused(fault: TritablesError) -> Json:
    """What an error says: its message and its place."""
    told = {"id": fault.reason.id, "where": getattr(fault, "where", None), "rule": fault.rule}
    return {name: value for name, value in told.items() if value is not None}


def plain(value: object) -> Json:
    """A JSON value as a file has it."""
    return json.loads(json.dumps(value))


def digest(value: object) -> str:
    """A hash of a JSON value, since whole positions and sheets would be long."""
    return sha256(json.dumps(plain(value), sort_keys=True).encode()).hexdigest()[:12]


def _tree(node: Json) -> Json:
    """All moves from a node on, in the order of the branches."""
    found, waiting = [], [(0, node)]
    while waiting:
        depth, one = waiting.pop()
        found.append([depth, one.move])
        waiting += [(depth + 1, child) for child in reversed([*one.children.values()])]
    return found
