"""Boards on which a principle decides, or misleads: `python -m scripts.training.boards GAME`.

They are looked for in rounds of the game's characters, one against another. A principle decides
where it keeps the best line and whatever it does not keep gives away `MUCH`; it misleads where all
that it keeps gives away as much, and another principle keeps the best. The coach judges, from what
the seat on turn can know; where nothing can be counted, with `ROUNDS` played on. What a wrong line
costs must be told with a reason or with what differs. They are written as steps into `well.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any, Final

from scripts.run import ROOT, say
from tritables import State, game_named
from tritables.arena.deals import move_at, named
from tritables.coach import Advice, advise
from tritables.coach.advice import Option as Advised
from tritables.coach.explanations import LITTLE
from tritables.core.errors import TritablesError
from tritables.core.principles import Principle
from tritables.core.state import CHANCE, Seat
from tritables.lessons.best_steps import WHOLE, Best, Option, in_words, told_of

MUCH: Final = Fraction(4, 100)
ROUNDS: Final = 600
"""Rounds that are played on before a board is judged again."""
SURE: Final = 2_000
"""Other rounds, by which it is judged again."""
LOOK: Final = 60
"""Rounds that are played on at first, to see whether a board may be one."""
FEWEST_OPTIONS: Final = 3
"""Options of a board at least, but for a decision that has two: to take, or to pass."""
MOST_OPTIONS: Final = 4
APART: Final = 2
"""Of so many positions of a round one is looked at."""
WANTED: Final = 3
"""Boards of each principle and kind that are taken."""
SEED: Final = 31
OF_LINES: Final = ("plan",)
"""Principles that are about several moves in a row."""
KINDS: Final = ("decides", "misleads")


@dataclass
class Found:
    """The boards that were found, by principle and kind."""

    game: str
    boards: dict[tuple[str, str], list[Best]] = field(default_factory=dict)

    @property
    def missing(self) -> int:
        """The number of boards that are still to be found."""
        wanted = [(one.id, kind) for one in game_named(self.game).principles for kind in KINDS]
        return sum(max(0, WANTED - self.many(*key)) for key in wanted)

    def many(self, principle: str, kind: str) -> int:
        """The number of boards of a principle that were found."""
        return len(self.boards.get((principle, kind), []))

    def wants(self, principle: str, kind: str) -> bool:
        """True where another board of a principle is to be found."""
        return self.many(principle, kind) < WANTED


def positions(game: str, seed: int) -> Iterator[State]:
    """The positions of one round of two characters in which there is a choice."""
    kit = game_named(game)
    names = [one.id for one in kit.opponents]
    rng = Random(f"{game} {seed}")
    players = [named(name, kit) for name in rng.choices(names[1:], k=2)]
    state: State = kit.new(2, {}, seed)
    for ply in range(2_000):
        if state.to_act is None:
            return
        if state.to_act != CHANCE and len(state.view(int(state.to_act)).legal_moves()) > 1:
            yield state
        state = state.play(move_at(state, seed, ply, players))


def search(game: str, seed: int, limit: float) -> Found:
    """Look for boards until there are enough, or the time is over."""
    found, begun, number = Found(game), time.monotonic(), 0
    while found.missing and time.monotonic() - begun < limit:
        number += 1
        taken: set[tuple[str, str]] = set()
        for nth, state in enumerate(positions(game, seed * 10_000 + number)):
            some = [] if nth % APART else list(boards(state, found))
            # One of a round for each, since those that follow look alike; and no board twice.
            some = [one for one in some if one[:2] not in taken and found.wants(*one[:2])]
            if some:
                principle, kind, step = min(some, key=lambda one: found.many(*one[:2]))
                taken.add((principle, kind))
                found.boards.setdefault((principle, kind), []).append(step)
        if number % 10 == 0:
            say(f"{game}: {number} rounds, {found.missing} boards to be found")
    return found


def boards(state: State, found: Found) -> Iterator[tuple[str, str, Best]]:
    """The boards that a position gives: its principles that decide there, or mislead."""
    seat = state.on_turn
    assert seat is not None
    view, kit = state.view(seat), game_named(state.game)
    kept = {one.id: _kept(one, view, seat) for one in kit.principles}
    moves = frozenset(view.legal_moves())
    if len(moves) < fewest(state):
        return
    wanted = [
        (one, kind)
        for one, some in kept.items()
        for kind in KINDS
        if some != moves and found.wants(one, kind)
    ]
    if not wanted:
        return
    advice = advise(view, seat, budget=LOOK)
    likely = [pair for pair in wanted if _fits(pair[1], kept[pair[0]], advice)]
    if not likely:
        return
    if not advice.exact:
        advice = advise(view, seat, budget=ROUNDS, seed=1)
        if any(_fits(kind, kept[one], advice) for one, kind in likely):
            # What was found by these rounds would look better than it is: others are played on.
            advice = advise(view, seat, budget=SURE, seed=2)
    for one, kind in likely:
        if _fits(kind, kept[one], advice) and (step := _step(state, one, kind, kept, advice)):
            yield one, kind, step


def fewest(state: State) -> int:
    """The options that a board has at least."""
    return (
        min(FEWEST_OPTIONS, len(state.legal_moves())) if state.game == "tricap" else FEWEST_OPTIONS
    )


def _kept(principle: Principle, view: State, seat: Seat) -> frozenset[str]:
    return frozenset(principle.keeps(view, seat))


def _fits(kind: str, kept: frozenset[str], advice: Advice) -> bool:
    """True if all on the one side of a principle give away much, and the best is on the other."""
    right, wrong = (True, False) if kind == "decides" else (False, True)
    if (advice.best.move in kept) != right:
        return False
    others = [one for one in advice.options if (one.move in kept) == wrong]
    return bool(others) and all(
        one.loss >= MUCH and (one.interval is None or one.interval[0] > LITTLE) for one in others
    )


def _step(
    state: State, principle: str, kind: str, kept: dict[str, frozenset[str]], advice: Advice
) -> Best | None:
    """The step of a board; None where a wrong line cannot be told with a reason."""
    best = advice.best
    if principle in OF_LINES and len(best.line) < 2:
        return None
    options = _told_apart(state, advice.options)
    follows = kind == "misleads"
    tempting = next((one for one in options if (one.move in kept[principle]) == follows), None)
    if tempting is None or not _is_told(state, tempting, best, well=True):
        return None
    by = [one for one in kept if best.move in kept[one] and tempting.move not in kept[one]]
    if follows and not by:
        return None
    chosen = [best, tempting]
    for one in options:
        fits = one not in chosen and one.loss >= MUCH and len(chosen) < MOST_OPTIONS
        if fits and _is_told(state, one, best):
            chosen.append(one)
    if len(chosen) < fewest(state):
        return None
    chosen.sort(key=lambda one: one.line)
    lines = tuple(Option(one.line, round(WHOLE * one.loss)) for one in chosen)
    if not follows:
        return Best("board", state, options=lines, principle=principle)
    at = chosen.index(tempting)
    return Best("board", state, options=lines, principle=principle, follows=at, by=by[0])


def _is_told(state: State, option: Advised, best: Advised, *, well: bool = False) -> bool:
    """True if a page can tell what an option costs; ``well`` if with what differs as well."""
    told = told_of(state, option.line, best.line)
    differs = bool(told.reasons or told.facts)
    return told.kind in ("reason", "reply", "plain") and (differs or not well)


def _told_apart(state: State, options: Sequence[Advised]) -> list[Advised]:
    """The first of some options whose words differ: two places may be called alike."""
    told: dict[str, Advised] = {}
    for one in options:
        told.setdefault(in_words(state, one.line)["en"], one)
    return list(told.values())


def chapters(found: Found) -> list[dict[str, Any]]:
    """The chapters of the course: one for each principle with boards on which it decides."""
    made = []
    for principle in game_named(found.game).principles:
        steps = []
        for nth in range(WANTED):
            for kind in KINDS:
                some = found.boards.get((principle.id, kind), [])
                if nth < len(some):
                    steps.append(_written(some[nth], f"{principle.id}-{kind}-{nth + 1}"))
        if any("by" not in step for step in steps):
            made.append({"id": f"well-{principle.id}", "steps": steps})
    return made


def _written(step: Best, id: str) -> dict[str, Any]:
    return {key: value for key, value in step.as_json().items() if key != "rules"} | {"id": id}


def _text(course: dict[str, Any]) -> str:
    """The file of a course, with a line for each step."""
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
    given = parser.parse_args()
    found = search(given.game, given.seed, given.limit)
    for (principle, kind), some in sorted(found.boards.items()):
        say(f"{principle} {kind}: {len(some)}")
    course = {"format": "tritables-course/1", "game": given.game, "chapters": chapters(found)}
    path = ROOT / "tritables/games" / given.game / "well.json"
    path.write_text(_text(course), encoding="utf-8")
    say(f"written: {path}, {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except TritablesError as fault:
        sys.exit(str(fault))
