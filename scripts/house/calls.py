"""Calls of Python for what a page asks, counted in a Python of its own.

    python -m scripts.house.calls [move|choice|resume]

A call of a function of the package counts, and each step of a generator; what a message is carried
on by (`subject.TRANSPORTS`) does not. Nothing is kept from before: the catalogues, the caches and
the modules are as new as after a start, except for what opening the table has left. Later Pythons
count fewer calls, since they call no function for a list's comprehension.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean
from types import FrameType
from typing import Any, Final, TypeVar

from scripts.house.subject import ENDPOINT, PACKAGE, TRANSPORTS
from scripts.run import ROOT

MOVES: Final = 8
"""So many moves of a stone at a plain table, of which the mean is taken."""

SEED: Final = 1
CHAPTER: Final = ("trictrac", "great-throw")
"""The chapter whose first step has a wrong choice, its first."""

PLIES: Final = 60
"""The number of moves of a game that was kept and is gone on with."""


class Counted:
    """Calls from the endpoint's receive on: how many, and in which files."""

    def __init__(self) -> None:
        self.calls = 0
        self.files: set[str] = set()
        self._begun: FrameType | None = None
        self._away: FrameType | None = None

    def tell(self, frame: FrameType, event: str, _arg: object) -> None:
        """Take an event of the interpreter's profiler."""
        if event == "return":
            if frame is self._begun:
                self._begun = None
            elif frame is self._away:
                self._away = None
        elif event == "call" and self._away is None:
            file = own(frame)
            if self._begun is None:
                if file != ENDPOINT or frame.f_code.co_name != "receive":
                    return
                self._begun = frame
            if file and file != ENDPOINT and file.startswith(TRANSPORTS):
                self._away = frame
            elif file:
                self.calls += 1
                self.files.add(file)


class Played:
    """Calls of `State.play`."""

    def __init__(self) -> None:
        from tritables.core.state import State

        self.calls = 0
        self._state = State

    def tell(self, frame: FrameType, event: str, _arg: object) -> None:
        """Take an event of the interpreter's profiler."""
        if event == "call" and frame.f_code.co_name == "play":
            self.calls += isinstance(frame.f_locals.get("self"), self._state)


def own(frame: FrameType) -> str:
    """The file of a function below the checkout; empty for one that is not the package's."""
    file = frame.f_code.co_filename
    return Path(file).relative_to(ROOT).as_posix() if file.startswith(f"{PACKAGE}{os.sep}") else ""


class Board:
    """A widget as a page has it: it is sent commands, and what it answers is read."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self._asked = 0

    def ask(self, kind: str, **fields: object) -> None:
        """Send a command the way a message of a page comes in."""
        self._asked += 1
        content = {"view": "v", "seq": self._asked, "kind": kind, **fields}
        self.table._handle_custom_msg(content, [])

    def counted(self, kind: str, **fields: object) -> Counted:
        """Send it, and count."""
        return profiled(Counted(), lambda: self.ask(kind, **fields))


T = TypeVar("T", Counted, Played)


def profiled(tally: T, do: Callable[[], object]) -> T:
    """Do something under a tally's eyes."""
    sys.setprofile(tally.tell)
    try:
        do()
    finally:
        sys.setprofile(None)
    return tally


def moves() -> Iterator[Counted]:
    """Legal moves at a plain table of Tric Trac, each put down by its places."""
    from tritables import Table
    from tritables.core.picture import Look
    from tritables.core.registry import game_named
    from tritables.core.state import CHANCE

    game, board = game_named("trictrac"), Board(Table("trictrac", seed=SEED))
    found = 0
    while found < MOVES:
        state = board.table.state
        if state.to_act == CHANCE:
            board.ask("draw")
            continue
        way = game.picture(state, None, Look()).ways[0]
        fields = {"from": way.source, "to": way.target, "turn": 0}
        counted = board.counted("attempt", **fields)
        assert board.table.state != state, f"{way.move} was refused"
        found += 1
        yield counted


def move() -> dict[str, float]:
    """A legal move at a plain table: the mean of its calls, and the most files."""
    all_of_them = list(moves())
    return {
        "calls": round(mean(one.calls for one in all_of_them)),
        "files": max(len(one.files) for one in all_of_them),
    }


def choice() -> dict[str, float]:
    """A wrong choice in a lesson's step, which is told why it is wrong."""
    from tritables import Lesson

    lesson = Lesson(*CHAPTER)
    board = Board(lesson)
    counted = board.counted("pick", choice=0)
    assert not lesson.results[0]["done"], "the choice was not taken for a wrong one"
    return {"calls": counted.calls, "files": len(counted.files)}


def resume() -> dict[str, float]:
    """A table with `PLIES` moves that was kept is gone on with, in each of the ways there are."""
    ways = (rejoined, returned, loaded, opened)
    return {way.__name__: way() for way in ways}


def rejoined() -> int:
    """A game in a kernel's store is asked after and gone on with, as pages do."""
    from tritables import Table

    with tempfile.TemporaryDirectory() as folder:
        os.environ["TRITABLES_KEEP"] = str(Path(folder, "games.db"))
        first = Board(Table("trictrac", seed=SEED))
        first.ask("recall", tokens=[], fresh="1" * 32)
        play(first.table)
        again = Board(Table("trictrac", seed=SEED))

        def back() -> None:
            again.ask("recall", tokens=["1" * 32], fresh="2" * 32)
            again.ask("rejoin", nth=0, copies=False, fresh="3" * 32)

        played = profiled(Played(), back)
        first.table.close()
        again.table.close()
    return same(first.table.record, again.table.record, played)


def returned() -> int:
    """A game between the chapters of a course is kept by the browser and given back."""
    from tritables.lessons import course
    from tritables.table import Table
    from tritables.table.activities.lesson import Lesson

    def ask(table: Table, kind: str, **fields: object) -> dict[str, Any]:
        return table.receive({"view": "v", "seq": 1, "kind": kind, **fields}, 0.0).as_json()

    first, again = (Table.open(Lesson.of_course(course("trictrac"))) for _ in range(2))
    ask(first, "play")
    play(first)
    saved = json.loads(json.dumps(ask(first, "keep")["aside"]["kept"]["saved"]))
    played = profiled(Played(), lambda: ask(again, "resume", saved=saved))
    return same(first.session.record.as_json(), again.session.record.as_json(), played)


def loaded() -> int:
    """A game is loaded from its file."""
    from tritables import Table

    first, again = Table("trictrac", seed=SEED), []
    play(first)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.json")
        first.save(path)
        played = profiled(Played(), lambda: again.append(Table.load(path)))
    return same(first.record, again[0].record, played)


def opened() -> int:
    """A page without a server opens a game that its browser has kept."""
    from tritables.endpoint.transports.worker import Boards
    from tritables.table import Table

    first = Table.open("trictrac", seed=SEED)
    sent: list[str] = []
    play(first)
    asked = {"board": "b", "open": first.save(), "anew": None, "choose": {}}
    boards = Boards(sent.append)
    played = profiled(Played(), lambda: boards.receive(json.dumps(asked)))
    turned = {"view": "v", "seq": 1, "kind": "choose", "name": "flipped", "value": True}
    boards.receive(json.dumps({"board": "b", "command": turned}))
    [wake] = [one["wake"] for one in map(json.loads, sent) if "wake" in one]
    boards.receive(json.dumps({"ring": wake}))
    saved = next(one["saved"] for one in map(json.loads, sent) if "saved" in one)
    return same(first.save()["moves"], saved["moves"], played)


def play(table: Any) -> None:
    """Play the moves that are then gone on with."""
    for _ in range(PLIES):
        if table.state.to_act == "chance":
            table.draw()
        else:
            table.play(table.state.legal_moves()[0])


def same(before: object, after: object, played: Played) -> int:
    """Return how often a move was played; raises where a game was not gone on with."""
    if before != after:
        raise AssertionError("the game was not gone on with")
    return played.calls


MEASURED: Final = {one.__name__: one for one in (move, choice, resume)}


def measured(name: str) -> dict[str, float]:
    """One of the three, in a Python that has done nothing else."""
    env = {**os.environ, "TRITABLES_KEEP": "off", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "scripts.house.calls", name],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{name} cannot be counted:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    for name in sys.argv[1:] or MEASURED:
        print(json.dumps(MEASURED[name]()))
