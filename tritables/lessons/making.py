"""A lesson made of a position: what can be asked in it, with one way to do that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tritables.core.events import Event
from tritables.core.examples import Example, Try
from tritables.core.goals import Goal
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, State
from tritables.lessons.gestures import gestures
from tritables.lessons.outcomes import FRONT

MOST_MOVES: Final = 40
"""So many next moves are looked at in a position."""

PLAYOUTS: Final = 12
LONGEST_LINE: Final = 8
"""So often, and so far, it is played on to see what comes about."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Something that can be asked in a position, and the line that does it.

    >>> from tritables.games import trictrac
    >>> aims = aims_in(trictrac.position(white="8:4 bar:2", throw="3-5"))
    >>> [aim.name for aim in aims][:2]
    ['event bar.first', 'refusal bar.first']
    """

    goal: Goal
    line: tuple[Move | Try, ...]

    @property
    def rule(self) -> str:
        """The rule that it is about."""
        return self.goal.event or self.goal.refusal or ""

    @property
    def name(self) -> str:
        """What it is called in messages of the browser."""
        return f"event {self.rule}" if self.goal.event else f"refusal {self.rule}"


def aims_in(state: State) -> tuple[Aim, ...]:
    """What a few moves can bring about, by the shortest line that is found, and what is refused."""
    found: dict[str, Aim] = {}
    for aim in (*_happening(state), *_refused(state)):
        found.setdefault(aim.name, aim)
    order = {rule.id: nth for nth, rule in enumerate(game_named(state.game).rules)}
    return tuple(sorted(found.values(), key=lambda aim: order[aim.rule]))


def lesson_of(state: State, aim: Aim, title: str, task: str) -> Example:
    """The lesson that asks that in a position, in one's own words."""
    return Example(
        "my-lesson", state, (aim.goal,), aim.line, rules=(aim.rule,), title=title, task=task
    )


def _happening(state: State) -> Iterator[Aim]:
    """What the next move can bring about, and what comes of playing on by chance, nearest first."""
    found: list[tuple[Move, ...]] = []
    if state.to_act not in (None, CHANCE):
        for move in state.legal_moves()[:MOST_MOVES]:
            found.append((move,))
    found += [line for seed in range(PLAYOUTS) for line in _played(state, Random(seed))]
    for line in sorted(found, key=len):
        log: list[Event] = []
        now = state
        for nth, move in enumerate(line, start=1):
            now = now.play(move, log if nth == len(line) else None)
        for event in log:
            yield Aim(Goal(event=event.rule), line)


def _played(state: State, rng: Random) -> Iterator[tuple[Move, ...]]:
    """The beginnings of a line that is played by chance."""
    line: tuple[Move, ...] = ()
    while state.to_act is not None and len(line) < LONGEST_LINE:
        move = state.draw(rng) if state.to_act == CHANCE else rng.choice(state.legal_moves())
        line, state = (*line, move), state.play(move)
        yield line


def _refused(state: State) -> Iterator[Aim]:
    game = game_named(state.game)
    picture = game.picture(state, None, FRONT)
    sources = dict.fromkeys(piece.place for piece in picture.pieces)
    targets = dict.fromkeys(place.id for place in game.layout(state, "wide", FRONT).places)
    if state.to_act in (None, CHANCE) or len(sources) * len(targets) > 4000:
        return
    for move, verdict in gestures(game, state, sources, targets, turned=False):
        if move and not verdict.ok and verdict.rule is not None:
            yield Aim(Goal(refusal=verdict.rule), (Try(move, verdict.rule),))


def title_of_aim(game: str, aim: Aim) -> Message:
    """What the rule that it is about is called."""
    return game_named(game).rule(aim.rule).title(game)
