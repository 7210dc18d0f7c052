"""Moves that lessons and told rounds show, judged: `python -m scripts.training.advice [GAME …]`.

Each move of the first courses that is shown, asked for or answered with yes, and each of the told
rounds, is judged by the coach, from what its mover may know. What gives away more than `LITTLE` is
written down (`FILE`), for a person to mend or to say why it stands. A throw that can be counted is
judged as a whole.

Where nothing can be counted, `ROUNDS` are played on; a move that comes near the limit is then held
against the best in `SURE` other rounds, since of many moves the luckiest seems the best. Of a told
round those moves alone are judged so on which something is said: the others teach nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from hashlib import sha256
from importlib.util import find_spec
from typing import Any, Final

from scripts.run import ROOT, say
from tritables import State, game_named, game_names
from tritables.coach import advise
from tritables.coach.advice import Advice, interval
from tritables.coach.explanations import LITTLE
from tritables.coach.judging import judge
from tritables.core.events import Event
from tritables.core.state import CHANCE, Move, Seat
from tritables.lessons import course
from tritables.lessons.course_files import read_chapter
from tritables.lessons.gestures import ways_of
from tritables.lessons.legality_steps import Judge
from tritables.lessons.steps import Do, FindAll, Step
from tritables.replay.annotated_rounds import annotated_rounds
from tritables.replay.history import Node, path_to
from tritables.replay.text_reading import from_text

ROUNDS: Final = 600
"""Rounds that are played on at first."""
SURE: Final = 2_000
"""Other rounds, by which a move near the limit is held against the best."""
NEAR: Final = LITTLE / 2
PART: Final = 20
"""Turns after which it is told how far it is."""
WHOLE: Final = 1_000
"""Losses are written in thousandths."""
STARTS: Final = frozenset(("example", "position", "written"))
"""The keys by which a step or a variant says where it begins."""
FILE: Final = ROOT / "tests/lessons/advice.json"


@dataclass(frozen=True, slots=True)
class Shown:
    """Moves in a row of one player, in a step or a told round.

    ``at`` names the step, or the round and the number of the move; ``note`` is the key of what a
    told round says there, or the kind of the step.
    """

    at: str
    state: State
    line: tuple[Move, ...]
    note: str

    @property
    def seat(self) -> Seat:
        """The player of the moves."""
        return int(self.state.to_act or 0)


@dataclass(frozen=True, slots=True)
class Lost:
    """The loss by moves, with its interval of 95 % where rounds were played on."""

    loss: Fraction
    best: tuple[Move, ...]
    interval: tuple[Fraction, Fraction] | None = None

    @property
    def is_much(self) -> bool:
        """True if it is more than a little, and not by mere chance of the rounds."""
        return self.loss > LITTLE and (self.interval is None or self.interval[0] > 0)


def shown(game: str) -> list[Shown]:
    """All that the first course of a game shows and asks for, in order."""
    raw = json.loads((ROOT / "tritables/games" / game / "course.json").read_text("utf-8"))
    steps = [step for chapter in raw["chapters"] for step in chapter["steps"]]
    return [
        one
        for step, data in zip(course(game).steps, steps, strict=True)
        for start, line in _lines(step, data)
        for one in _turns(step.id, start, line, step.kind)
    ]


def told(game: str) -> list[Shown]:
    """The moves of a game's told rounds, on the way and beside it, that are judged."""
    counts = find_spec(f"{game_named(game).folder}.outlook") is not None
    found = []
    for round in annotated_rounds(game):
        study = from_text(round.text)
        keys = {node: notes.comment for node, notes in study.noted}
        seen: set[Node] = set()
        for end in (node for node in study.nodes() if not node.children):
            for one, nodes in _of_branch(round.id, end, keys, together=counts):
                if nodes[-1] not in seen:
                    seen.update(nodes)
                    found += [one] if one.note or counts else []
    return found


def loss_of(one: Shown) -> list[tuple[Shown, Lost]]:
    """The loss by moves: all together where they are counted, else one by one."""
    state, found, counted = one.state, list[tuple[Shown, Lost]](), Fraction(0)
    best: tuple[Move, ...] = ()
    for move in one.line:
        view = state.view(one.seat)
        moves = view.legal_moves()
        if len(moves) > 1 and move in moves:
            advice = advise(view, one.seat, budget=ROUNDS, seed=1)
            best = best or advice.best.line
            if advice.exact:
                counted += advice.option(move).loss
            else:
                alone = replace(one, state=state, line=(move,))
                found.append((alone, _surely(view, one.seat, move, advice)))
        state = state.play(move)
    if counted or (best and not found):
        found.append((one, Lost(counted, best)))
    return found


def _surely(view: State, seat: Seat, move: Move, advice: Advice) -> Lost:
    own = advice.option(move)
    if own.loss <= NEAR:
        return Lost(own.loss, advice.best.line, own.interval)
    first, second = judge(view, seat, (advice.best.line, own.line), SURE, 2).lines
    lost = first.share(seat) - second.share(seat)
    return Lost(lost, first.line, interval(second, first, seat))


def _lines(step: Step, data: dict[str, Any]) -> Iterator[tuple[State, Sequence[Move]]]:
    """The lines that a step shows or asks for, each with its start."""
    if isinstance(step, Do):
        yield step.start, [one for one in step.example.line if isinstance(one, str)]
    elif isinstance(step, Judge):
        if step.start.judge(step.move).ok:
            yield step.start, [step.move]
    elif isinstance(step, FindAll):
        yield from ((step.start, [move]) for move in _sought(step))
    elif data["kind"] == "mend":
        yield from _mended(step, data)
    else:
        yield step.start, step.moves()


def _mended(step: Step, data: dict[str, Any]) -> Iterator[tuple[State, Sequence[Move]]]:
    """The right variants, with the moves that lead to each from where the step begins."""
    own: list[Move] = data.get("moves", [])
    for nth in step.right():
        variant = data["variants"][nth]
        begins = variant.keys() & STARTS
        given = variant if begins else data
        before = [] if begins else own
        moves = [*before, *variant.get("moves", []), variant["move"]]
        many = len(own) if moves[: len(own)] == own else 0
        begin = {key: given[key] for key in STARTS & given.keys()}
        line = {"moves": moves[:many], "line": moves[many:]}
        shows = {"id": "line", "kind": "show", **begin, **line}
        (shown,) = read_chapter({"id": "mended", "steps": [shows]}, step.game).steps
        yield shown.start, shown.moves()


def _sought(step: FindAll) -> Iterator[Move]:
    """The moves that a step asks to find, by what they bring about; not those of a mere rule."""
    state, asked = step.start, step.search
    if asked.name == "event":
        yield asked.args["move"]
    elif asked.name == "sets-off":
        for way in ways_of(step.game, state):
            log: list[Event] = []
            state.play(way.move, log)
            if asked.args.get("from", way.source) == way.source and any(
                event.rule == asked.args["rule"] for event in log
            ):
                yield way.move


def _turns(at: str, start: State, line: Sequence[Move], note: str) -> Iterator[Shown]:
    """The moves of a line as decisions."""
    states = [start]
    for move in line:
        states.append(states[-1].play(move))
    for row in _rows([state.to_act for state in states[:-1]]):
        yield Shown(at, states[row[0]], tuple(line[nth] for nth in row), note)


def _of_branch(
    round: str, end: Node, keys: dict[Node, str], *, together: bool
) -> Iterator[tuple[Shown, tuple[Node, ...]]]:
    """The decisions on the way to the end of a branch, with the nodes to which they lead: moves in
    a row ``together``, or one by one.
    """
    path = path_to(end)
    rows = list(_rows([node.state.to_act for node in path[:-1]]))
    if not together:
        rows = [range(nth, nth + 1) for row in rows for nth in row]
    for row in rows:
        nodes = tuple(path[nth + 1] for nth in row)
        note = " ".join(keys[node] for node in nodes if keys.get(node))
        line = tuple(node.move for node in nodes)
        yield Shown(f"{round} {nodes[0].ply}", path[row[0]].state, line, note), nodes


def _rows(actors: Sequence[Seat | str | None]) -> Iterator[range]:
    """The numbers of moves in a row of one player; what chance does is none of them."""
    begun = 0
    for end in range(1, len(actors) + 1):
        if end == len(actors) or actors[end] != actors[begun]:
            if actors[begun] != CHANCE:
                yield range(begun, end)
            begun = end


def digest(some: Sequence[Shown]) -> str:
    """The sign of what was judged: other moves or boards have another one."""
    text = "\n".join(f"{one.at} {json.dumps(one.state.position())} {one.line}" for one in some)
    return sha256(text.encode()).hexdigest()[:16]


def judged(some: Sequence[Shown], name: str) -> dict[str, Any]:
    """All of a course or of told rounds, judged: how much it was, and what gives away much."""
    found = list[dict[str, Any]]()
    for nth, shows in enumerate(some, 1):
        found += [_written(one, lost) for one, lost in loss_of(shows) if lost.is_much]
        if nth % PART == 0:
            say(f"{name}: {nth} of {len(some)}, {len(found)} give away much")
    return {"digest": digest(some), "turns": len(some), "costly": found}


def _written(one: Shown, lost: Lost) -> dict[str, Any]:
    wide = lost.interval
    return {
        "at": one.at,
        "note": one.note,
        "seat": one.seat,
        "line": list(one.line),
        "loss": round(WHOLE * lost.loss),
        "interval": None if wide is None else [round(WHOLE * end) for end in wide],
        "best": list(lost.best),
    }


def text_of(found: dict[str, Any]) -> str:
    """The file, with a line for each costly move."""
    games = []
    for game, parts in found.items():
        told_parts = []
        for name, part in parts.items():
            rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in part["costly"])
            head = f'"digest": "{part["digest"]}", "turns": {part["turns"]}'
            told_parts.append(f'"{name}": {{{head}, "costly": [\n{rows}\n]}}')
        games.append(f'"{game}": {{\n' + ",\n".join(told_parts) + "\n}")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> int:
    """Judge what games show, and write what gives away much."""
    parser = argparse.ArgumentParser(prog="python -m scripts.training.advice", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all unless some are named")
    parser.add_argument("--only", choices=("steps", "rounds"), help="no more than these")
    given = parser.parse_args()
    found = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    for game in [game_named(name).name for name in given.games] or list(game_names()):
        part = found.setdefault(game, {})
        for name, some in (("steps", shown), ("rounds", told)):
            if given.only in (None, name):
                part[name] = judged(some(game), f"{game} {name}")
        FILE.write_text(text_of(dict(sorted(found.items()))), encoding="utf-8")
        say(f"written: {FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
