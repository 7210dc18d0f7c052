"""Lessons from a position: the goals that are possible in it, each with a line that meets it."""

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
"""Legal moves that are tried in a position at most."""

PLAYOUTS: Final = 12
LONGEST_LINE: Final = 8
"""Random playouts (`PLAYOUTS`), and plies of each, that search for goals."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A goal that is possible in a position, with a line that meets it.

    >>> from tritables.games import trictrac
    >>> aims = aims_in(trictrac.position(white="8:4 bar:2", throw="3-5"))
    >>> [aim.name for aim in aims][:2]
    ['event bar.first', 'refusal bar.first']
    """

    goal: Goal
    line: tuple[Move | Try, ...]

    @property
    def rule(self) -> str:
        """The id of the goal's rule."""
        return self.goal.event or self.goal.refusal or ""

    @property
    def name(self) -> str:
        """Its name in commands: ``event RULE`` or ``refusal RULE``."""
        return f"event {self.rule}" if self.goal.event else f"refusal {self.rule}"


def aims_in(state: State) -> tuple[Aim, ...]:
    """Return the goals that are possible in a position: events, by the shortest line found, and
    refusals.
    """
    found: dict[str, Aim] = {}
    for aim in (*_possible_events(state), *_possible_refusals(state)):
        found.setdefault(aim.name, aim)
    order = {rule.id: nth for nth, rule in enumerate(game_named(state.game).rules)}
    return tuple(sorted(found.values(), key=lambda aim: order[aim.rule]))


def lesson_of(state: State, aim: Aim, title: str, task: str) -> Example:
    """Return the example that asks for a goal in a position, with a title and a task."""
    return Example(
        "my-lesson", state, (aim.goal,), aim.line, rules=(aim.rule,), title=title, task=task
    )


def _possible_events(state: State) -> Iterator[Aim]:
    """Yield events of the next move and of random playouts, nearest first."""
    found: list[tuple[Move, ...]] = []
    if state.to_act not in (None, CHANCE):
        for move in state.legal_moves()[:MOST_MOVES]:
            found.append((move,))
    found += [line for seed in range(PLAYOUTS) for line in _playout(state, Random(seed))]
    for line in sorted(found, key=len):
        log: list[Event] = []
        now = state
        for nth, move in enumerate(line, start=1):
            now = now.play(move, log if nth == len(line) else None)
        for event in log:
            yield Aim(Goal(event=event.rule), line)


def _playout(state: State, rng: Random) -> Iterator[tuple[Move, ...]]:
    """Yield the prefixes of a random playout."""
    line: tuple[Move, ...] = ()
    while state.to_act is not None and len(line) < LONGEST_LINE:
        move = state.draw(rng) if state.to_act == CHANCE else rng.choice(state.legal_moves())
        line, state = (*line, move), state.play(move)
        yield line


def _possible_refusals(state: State) -> Iterator[Aim]:
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
    """Return the title of a goal's rule."""
    return game_named(game).rule(aim.rule).title(game)
