"""Boards on which a principle decides, or misleads: `python -m scripts.training.boards GAME`.

What these are is told in `tritables.lessons.best_search`. Those of the course are written as steps
into `well.json`: where nothing can be counted they are judged by `SURE` rounds played on. With
``--drill`` it writes `boards.json`: those with which practice begins, judged as practice judges.
Boards that are in the file stay, unless they look like another one; those that are missing are
looked for. With ``--afresh`` all are.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Final

from scripts.run import ROOT, say
from tritables import State, game_named
from tritables.core.errors import TritablesError
from tritables.core.picture import Look
from tritables.lessons.best_search import (
    APART,
    KINDS,
    ROUNDS,
    Board,
    board_id,
    board_key,
    chosen,
    level_of,
    positions,
)
from tritables.lessons.best_steps import Best
from tritables.lessons.installed_courses import courses
from tritables.lessons.prepared_boards import FILE, FORMAT, prepared
from tritables.lessons.slices import at_once

LOOK: Final = 60
"""Rounds that are played on at first, to see whether a board may be one."""
MANY: Final = 600
"""Rounds that are played on before a board is judged again."""
SURE: Final = 2_000
"""Other rounds, by which it is judged again."""
WANTED: Final = {"decides": 3, "misleads": 3}
"""Boards of each principle in the course, by kind."""
DRILLED: Final = {"decides": 4, "misleads": 2}
"""Boards with which practice of each principle begins, by kind."""
ALIKE: Final = Fraction(1, 2)
"""Boards are alike where more than this share of all pieces lies at the same place on both."""
SEED: Final = 31
APART_FROM_COURSE: Final = 1_000
"""The number that is added to the seed for practice: none of its boards is one of the course."""


Pieces = Counter[tuple[object, ...]]
"""The pieces that lie on a board, each with its place: the stones of a point lie one above another.
"""


def pieces_of(state: State) -> Pieces:
    """The pieces that the seat on turn sees, each with its look and its place."""
    seat = state.on_turn
    picture = game_named(state.game).picture(state.view(seat), None, Look(seat))
    return Counter((one.place, one.art, one.spots, one.text) for one in picture.pieces)


def alike(one: Pieces, other: Pieces) -> bool:
    """True if more than `ALIKE` of all pieces on two boards lie at the same place on both."""
    return (one & other).total() > ALIKE * (one | other).total()


@dataclass
class Found:
    """The boards that were found, by principle and kind.

    ``seen`` are the pieces of each board that there is, by principle: no other on that may look
    like it. ``keys`` are those of all boards: none comes twice.
    """

    game: str
    budgets: tuple[int, ...] = (LOOK, MANY, SURE)
    wanted: Mapping[str, int] = field(default_factory=lambda: WANTED)
    boards: dict[tuple[str, str], list[Best]] = field(default_factory=dict)
    seen: dict[str, list[Pieces]] = field(default_factory=dict)
    keys: set[str] = field(default_factory=set)

    @property
    def missing(self) -> int:
        """The number of boards that are still to be found."""
        wanted = [(one.id, kind) for one in game_named(self.game).principles for kind in KINDS]
        return sum(max(0, self.wanted[key[1]] - self.many(*key)) for key in wanted)

    def many(self, principle: str, kind: str) -> int:
        """The number of boards of a principle that were found."""
        return len(self.boards.get((principle, kind), []))

    def wants(self, principle: str, kind: str) -> bool:
        """True where another board of a principle is to be found."""
        return self.many(principle, kind) < self.wanted[kind]

    def take(self, principle: str, kind: str, step: Best) -> None:
        """Take a board."""
        self.boards.setdefault((principle, kind), []).append(step)
        self.know(step)

    def know(self, step: Best) -> None:
        """Let no other board on its principle look like this one."""
        self.seen.setdefault(step.principle or "", []).append(pieces_of(step.start))
        self.keys.add(board_key(step.start))

    def is_new(self, principle: str, state: State) -> bool:
        """True if no board on a principle looks like this one, and no other is the same."""
        if board_key(state) in self.keys:
            return False
        pieces = pieces_of(state)
        return not any(alike(pieces, one) for one in self.seen.get(principle, ()))


def search(found: Found, seed: int, limit: float) -> None:
    """Look for boards until there are enough, or the time is over."""
    game, until, number = found.game, time.monotonic() + limit, 0
    while found.missing and time.monotonic() < until:
        number += 1
        round_ = positions(game_named(game), seed * 10_000 + number)
        for nth, state in enumerate(one for one in round_ if one is not None):
            if time.monotonic() > until:
                break
            some = [] if nth % APART else list(boards(state, found))
            if some:
                found.take(*min(some, key=lambda one: found.many(*one[:2])))
                say(f"{game}: {number} rounds, {found.missing} boards to be found")


def boards(state: State, found: Found) -> Iterator[tuple[str, str, Best]]:
    """The boards that a position gives: its principles that decide there, or mislead."""
    board = Board.of(state)
    new = [one for one in board.chooses if found.is_new(one, state)]
    pairs = [(one, kind) for one in new for kind in KINDS if found.wants(one, kind)]
    pairs, advice = at_once(chosen(board, pairs, found.budgets))
    for one, kind in pairs:
        step = at_once(board.step(one, kind, advice))
        if step is not None:
            yield one, kind, step


def drilled(found: Found) -> Iterator[Best]:
    """The boards with which practice of each principle begins, as exercises."""
    for _, some in sorted(found.boards.items()):
        for step in some:
            yield replace(step, id=board_id(step), level=level_of(step))


def chapters(found: Found) -> list[dict[str, Any]]:
    """The chapters of the course: one for each principle with boards on which it decides."""
    made = []
    for principle in game_named(found.game).principles:
        steps = []
        for nth in range(max(found.wanted.values())):
            for kind in KINDS:
                some = found.boards.get((principle.id, kind), [])
                if nth < len(some):
                    steps.append(_written(some[nth]))
        if any("follows" not in step for step in steps):
            made.append({"id": f"well-{principle.id}", "steps": steps})
    return made


def _written(step: Best) -> dict[str, Any]:
    named = replace(step, id=board_id(step))
    return {key: value for key, value in named.as_json().items() if key != "rules"}


def _drill(found: Found) -> str:
    """The file of boards with which practice begins, with a line for each."""
    lines = (json.dumps(one.as_json(), separators=(",", ":")) for one in drilled(found))
    head = f'{{"format": "{FORMAT}", "game": "{found.game}", "boards": [\n'
    return head + ",\n".join(lines) + "\n]}\n"


def _text(found: Found) -> str:
    """The file of a course, with a line for each step."""
    course: dict[str, Any] = {
        "format": "tritables-course/1",
        "game": found.game,
        "chapters": chapters(found),
    }
    parts = []
    for chapter in course["chapters"]:
        steps = ",\n".join(json.dumps(step, separators=(",", ":")) for step in chapter["steps"])
        parts.append(f'{{"id": "{chapter["id"]}", "steps": [\n{steps}\n]}}')
    head = f'{{"format": "{course["format"]}", "game": "{course["game"]}", "chapters": [\n'
    return head + ",\n".join(parts) + "\n]}\n"


def main() -> int:
    """Look for the boards of a game, and write its second course."""
    parser = argparse.ArgumentParser(prog="python -m scripts.training.boards", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--limit", type=float, default=600, help="seconds")
    parser.add_argument("--drill", action="store_true", help="for practice, not for the course")
    parser.add_argument("--afresh", action="store_true", help="keep none of those in the file")
    given = parser.parse_args()
    of_course = [one for one in courses(given.game)[1].steps if isinstance(one, Best)]
    principles = [one.id for one in game_named(given.game).principles]
    of_drill = [board for one in principles for board in prepared(given.game, one)]
    if given.drill:
        found, kept = Found(given.game, ROUNDS, DRILLED), of_drill
        for step in of_course:
            found.know(step)
    else:
        found, kept = Found(given.game), of_course
    for step in () if given.afresh else kept:
        principle, kind = step.principle or "", KINDS[step.follows is not None]
        if found.wants(principle, kind) and found.is_new(principle, step.start):
            found.take(principle, kind, step)
    search(found, given.seed + APART_FROM_COURSE * given.drill, given.limit)
    for (principle, kind), some in sorted(found.boards.items()):
        say(f"{principle} {kind}: {len(some)}")
    name, text = (FILE, _drill(found)) if given.drill else ("well.json", _text(found))
    path = ROOT / "tritables/games" / given.game / name
    path.write_text(text, encoding="utf-8")
    say(f"written: {path}, {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except TritablesError as fault:
        sys.exit(str(fault))
