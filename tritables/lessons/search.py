"""What is to be found on the board: places. The rules know which, and why no other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tritables.core.events import Event
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.core.verdicts import Verdict
from tritables.lessons.gestures import gestures, tries_from, ways_of
from tritables.lessons.outcomes import FRONT, Outcome


@dataclass(frozen=True, slots=True)
class Search:
    """Which places are meant, by one of these names, each with its arguments.

    ``targets``: where the piece on ``from`` may go. ``sources``: the pieces that may be moved.
    ``sets-off``: where a piece (the one on ``from``, or any) would set off ``rule``. ``event``:
    the places that ``rule`` is about when ``move`` is played, such as the cards of a trio; those
    that begin with ``only``, where it is said. ``proof``: the places that prove why ``move`` may
    not be played.

    >>> from tritables import game_named
    >>> start = game_named("trictrac").example("landing").position
    >>> Search("targets", {"from": "17"}).places(start)
    ('18',)
    >>> str(Search("targets", {"from": "17"}).why_not(start, "16").reason[0])
    'White’s stones only go up, from 1 towards 24.'
    """

    name: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def places(self, state: State) -> tuple[str, ...]:
        """The places that are meant, none twice."""
        found = ASKED[self.name](state, **_pythonic(self.args))
        only = self.args.get("only", "")
        return tuple(dict.fromkeys(place for place in found if place.startswith(only)))

    def why_not(self, state: State, place: str) -> Outcome:
        """Why a place is not meant, as the rules say it."""
        game = game_named(state.game)
        verdicts = [verdict for _, verdict in self._tried(game, state, place)]
        for verdict in verdicts:
            if not verdict.ok:
                marks = verdict.witnesses or (place,)
                return Outcome(False, (verdict.message,), marks, rule=verdict.rule)
        own = game.teaching("why_not")
        said = None if own is None else own(state, self.args, place)
        if said is None:
            rule = self.args.get("rule") or state.judge(str(self.args.get("move"))).rule
            text = () if rule is None else (game.rule(str(rule)).text(game.name),)
            return Outcome(False, (Message("find-other"), *text), (place,))
        return Outcome(False, (said,), (place,))

    def _tried(self, game: Game[Any], state: State, place: str) -> list[tuple[Move, Verdict]]:
        """What somebody means who touches a place, and what the rules say of it."""
        if self.name == "sources":
            return tries_from(game, state, place)
        source = self.args.get("from")
        if self.name not in ("targets", "sets-off") or source is None:
            return []
        return gestures(game, state, [str(source)], [place])

    def around(self, state: State, place: str) -> tuple[str, ...]:
        """The part of the board that a place lies in: a quarter of all places, the nearest."""
        return part_of(game_named(state.game), state, place)

    def as_json(self) -> dict[str, object]:
        """What is sought, as courses carry it."""
        return {"ask": self.name, **self.args}


def part_of(game: Game[Any], state: State, place: str) -> tuple[str, ...]:
    """A quarter of the board's places: those nearest to one of them, itself among them.

    Where something lies there, only places on which something lies count: of others not all are
    to be seen.
    """
    places = {one.id: one.box.centre for one in game.layout(state, "wide", FRONT).places}
    if place not in places:
        return ()
    filled = {piece.place for piece in game.picture(state, None, FRONT).pieces}
    if place in filled:
        places = {id: at for id, at in places.items() if id in filled}
    x, y = places[place]
    near = sorted(places, key=lambda id: (places[id][0] - x) ** 2 + (places[id][1] - y) ** 2)
    return tuple(near[: max(2, len(near) // 4)])


def _targets(state: State, source: str) -> Iterable[str]:
    return [way.target for way in ways_of(game_named(state.game), state) if way.source == source]


def _sources(state: State) -> Iterable[str]:
    return [way.source for way in ways_of(game_named(state.game), state)]


def _sets_off(state: State, rule: str, source: str | None = None) -> Iterable[str]:
    for way in ways_of(game_named(state.game), state):
        if source in (None, way.source):
            log: list[Event] = []
            state.play(way.move, log)
            if any(event.rule == rule for event in log):
                yield way.target


def _event(state: State, move: Move, rule: str) -> Iterable[str]:
    log: list[Event] = []
    state.play(move, log)
    return [place for event in log if event.rule == rule for place in event.places]


def _proof(state: State, move: Move) -> Iterable[str]:
    return state.judge(move).witnesses


def _pythonic(args: Mapping[str, Any]) -> dict[str, Any]:
    given = {name: value for name, value in args.items() if name != "only"}
    return {"source" if name == "from" else name: value for name, value in given.items()}


ASKED: Final[dict[str, Callable[..., Iterable[str]]]] = {
    "targets": _targets,
    "sources": _sources,
    "sets-off": _sets_off,
    "event": _event,
    "proof": _proof,
}
"""Each search by its name, and how the engine finds what is sought."""

ARGUMENTS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "targets": (("from",), ()),
    "sources": ((), ()),
    "sets-off": (("rule",), ("from",)),
    "event": (("move", "rule"), ("only",)),
    "proof": (("move",), ()),
}
"""What each search must be told, and what it may be told."""
