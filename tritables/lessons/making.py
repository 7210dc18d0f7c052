"""A lesson made of a position: what can be asked in it, with one way to do that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
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
"""So many moves are looked at from a position, and so many after each throw."""


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
    """What the next move, or a throw and a move, can bring about, and what is refused there."""
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


def _happening(state: State, before: tuple[Move, ...] = ()) -> Iterator[Aim]:
    bare = len(state.legal_moves()) == 1 and state.to_act == CHANCE
    for move in () if bare and not _plays(state) else state.legal_moves()[:MOST_MOVES]:
        log: list[Event] = []
        after = state.play(move, log)
        for event in log:
            yield Aim(Goal(event=event.rule), (*before, move))
        if state.to_act == CHANCE and not before and after.to_act != CHANCE:
            yield from _happening(after, (move,))


def _plays(state: State) -> bool:
    """Whether the one move of chance is a move, and not a word for any of many."""
    return state.judge(state.legal_moves()[0]).ok


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
