"""Sets of places to find on a board, such as all targets of a piece, and why a place is not in
one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tritables.core.events import Event
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.core.verdicts import Verdict
from tritables.lessons.gestures import gestures, tries_from, ways_of
from tritables.lessons.move_places import move_places
from tritables.lessons.outcomes import FRONT, Outcome


@dataclass(frozen=True, slots=True)
class Search:
    """A set of places, computed by the engine.

    ``name`` is one of these, each with its ``args``:

    ``targets``   the places to which the piece on ``from`` can move
    ``sources``   the places of pieces that can move
    ``sets-off``  the places where a piece (the one on ``from``, or any) would cause an event of
                  ``rule``
    ``event``     the places of the event of ``rule`` when ``move`` is played, such as the cards of
                  a trio; those whose ids begin with ``only``
    ``proof``     the places that prove why ``move`` is illegal

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
        """Return the places, each once."""
        found = ASKED[self.name](state, **_pythonic(self.args))
        only = self.args.get("only", "")
        return tuple(dict.fromkeys(place for place in found if place.startswith(only)))

    def why_not(self, state: State, place: str) -> Outcome:
        """Return the outcome of a place that is not in the set, with the reason of that place: by
        the game, by the rules, or by what lies there.

        It marks none of the places in the set, since they may still be found.
        """
        game, sought = game_named(state.game), self.places(state)
        own = game.teaching("why_not")
        said = None if own is None else own(state, self.args, place)
        if said is not None:
            return Outcome(False, (said,), (place,))
        tried = self._tried(game, state, place)
        for _, verdict in tried:
            if not verdict.ok:
                marks = tuple(one for one in verdict.witnesses if one not in sought) or (place,)
                return Outcome(False, (verdict.message,), marks, rule=verdict.rule)
        if self.name in ("targets", "sets-off", "event") and place == self._source(state):
            reason = Message("find-itself")
        else:
            picture = game.picture(state, None, FRONT)
            lies = any(piece.place == place for piece in picture.pieces)
            reason = self._by_what_lies(lies=lies, may=bool(tried))
        return Outcome(False, (reason,), (place,))

    def _source(self, state: State) -> str | None:
        """Return the place of the piece that the set is about, if it is about one."""
        if self.name != "event":
            return None if (source := self.args.get("from")) is None else str(source)
        places = move_places(game_named(state.game), state, str(self.args["move"]))
        return places[0] if places else None

    def _by_what_lies(self, *, lies: bool, may: bool) -> Message:
        """Return why a place is not in the set where neither the rules nor the game say so.

        Something ``lies`` there, and the piece in question ``may`` go there.
        """
        if self.name == "sources":
            return Message("find-stays" if lies else "find-nothing")
        if self.name in ("targets", "sets-off"):
            return Message(_BRINGS[may])
        return Message("find-no-part" if self.name == "event" else "find-no-proof")

    def _tried(self, game: Game[Any], state: State, place: str) -> list[tuple[Move, Verdict]]:
        """The moves that a user may mean by touching a place, with their verdicts."""
        if self.name == "sources":
            return tries_from(game, state, place)
        source = self.args.get("from")
        if self.name not in ("targets", "sets-off") or source is None:
            return []
        nothing = ("", state.judge(""))  # such as another card of the hand: no move is meant
        found = gestures(game, state, [str(source)], [place])
        return [one for one in found if one != nothing]

    def around(self, state: State, place: str) -> tuple[str, ...]:
        """Return the part of the board around a place, of places such as are to be found.

        Of those it is half at most, so that it says where to look.

        >>> from tritables.lessons import course
        >>> chapter, at = course("tricom").find("where-five-goes")
        >>> step = chapter.steps[at]
        >>> step.search.around(step.start, step.places()[0])
        ('base0.1', 'base0.0')
        """
        kinds = {kind_of(sought) for sought in self.places(state)}
        game = game_named(state.game)
        near = part_of(game, state, place)
        alike = tuple(one for one in near if kind_of(one) in kinds)
        half = alike[: max(2, len(alike) // 2)]
        if len(half) > 1:
            return half
        # A part of one place would be the answer. What is farther off is lit, too, where it may be
        # one: the active cards of others, and not the cards of a hand beside one's own.
        farther = part_of(game, state, place, kinds)
        return farther if len(farther) > 1 else near

    def as_json(self) -> dict[str, object]:
        """Return the set's definition as JSON (in the schema ``course``)."""
        return {"ask": self.name, **self.args}


_BRINGS: Final = {True: "find-brings-nothing", False: "find-nowhere"}
"""The message of a place where the piece in question may go, and of one where it cannot."""


def kind_of(place: str) -> str:
    """Return a place's id without its numbers, which places of one kind have in common.

    >>> kind_of("hand0.2"), kind_of("24")
    ('hand', '')
    """
    return place.strip("0123456789.,-")


def part_of(
    game: Game[Any], state: State, place: str, kinds: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the nearest quarter of the board's places to one of them, itself included; of some
    kinds alone, if these are given.

    Around a piece only occupied places count, since empty ones are not always visible.
    """
    places = {one.id: one.box.centre for one in game.layout(state, "wide", FRONT).places}
    if place not in places:
        return ()
    filled = {piece.place for piece in game.picture(state, None, FRONT).pieces}
    if place in filled:
        places = {id: at for id, at in places.items() if id in filled}
    if kinds:
        places = {id: at for id, at in places.items() if kind_of(id) in kinds}
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
"""The function that finds the places, by the name of the set."""

ARGUMENTS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "targets": (("from",), ()),
    "sources": ((), ()),
    "sets-off": (("rule",), ("from",)),
    "event": (("move", "rule"), ("only",)),
    "proof": (("move",), ()),
}
"""The required and the optional arguments of each set."""
