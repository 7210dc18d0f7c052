"""Records: a whole round as text that replays without any random number generator."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from tritables.core.errors import BadRecord, IllegalMove, TritablesError
from tritables.core.events import Event
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.state import Move, Result, State

FORMAT: Final = "tritables-record/1"
LONGEST: Final = 100_000
"""Moves of a record at most; random Tric Trac takes about a thousand."""


@dataclass(frozen=True, slots=True)
class Replay:
    """The outcome of playing a list of moves.

    ``states``   the states, the start included
    ``events``   the events of each move
    ``failure``  the `IllegalMove` of the first move that could not be played, or None

    A list with an illegal move keeps the part before it.
    """

    states: tuple[State, ...]
    events: tuple[tuple[Event, ...], ...]
    failure: IllegalMove | None = None

    @property
    def last(self) -> State:
        """The state after the last legal move."""
        return self.states[-1]


def replay(start: State, moves: Iterable[Move], where: str = "moves") -> Replay:
    """Play moves from a state as far as they are legal; raises nothing (`Replay.failure`).

    ``where`` is the place of the moves in the input, for the error: ``moves[3]``.

    >>> from tritables.games import trictrac
    >>> replay(trictrac.GAME.new(), ["start 5-3", "roll 1-1"]).failure is None
    True
    """
    states = [start]
    events: list[tuple[Event, ...]] = []
    for index, move in enumerate(moves):
        log: list[Event] = []
        try:
            states.append(states[-1].play(move, log))
        except IllegalMove as failure:
            failure.where = f"{where}[{index}]"
            return Replay(tuple(states), tuple(events), failure)
        events.append(tuple(log))
    return Replay(tuple(states), tuple(events))


@dataclass(frozen=True, slots=True)
class Record:
    """One round: its start and its moves, chance moves included.

    ``start``  the state before the first move
    ``moves``  texts in canonical notation, in order

    >>> from tritables.games import trictrac
    >>> record = Record(trictrac.GAME.new(), ("start 5-3", "roll 1-1"))
    >>> Record.read(record.as_json()) == record
    True
    """

    start: State
    moves: tuple[Move, ...]

    def replay(self) -> Replay:
        """Play it again from its start; raises nothing (`Replay.failure`)."""
        return replay(self.start, self.moves)

    @property
    def result(self) -> Result | None:
        """The result, or None while the round goes on."""
        return self.replay().last.result

    def as_json(self) -> dict[str, object]:
        """Return the record as JSON (schema ``record``)."""
        result = self.result
        start = self.start.position()
        return {
            "format": FORMAT,
            "game": self.start.game,
            "options": start["options"],
            "seats": self.start.seats,
            "start": start,
            "moves": list(self.moves),
            "result": None if result is None else result.as_json(),
        }

    @classmethod
    def read(cls, data: object, where: str = "") -> Record:
        """Read a record from JSON (schema ``record``), and replay it.

        ``where`` is the place of the record in a larger value, for errors. Moves become canonical.
        A given result must be that of the moves, but for keys that older records lack
        (`Game.later_keys`). Raises `BadRecord` with the place of the first fault, such as
        ``moves[3]``, and its rule.
        """
        reader = Reader(data, BadRecord, where)
        reader.keys(("format", "game", "seats", "start", "moves", "result"), ("options",))
        reader.at("format").one_of(FORMAT)
        try:
            game = game_named(reader.at("game").value, reader.at("game").where)
            start = game.read(reader.at("start").value, reader.at("start").where)
        except TritablesError as fault:
            raise BadRecord(fault.reason, where=fault.where, rule=fault.rule) from fault
        options = reader.get("options")
        if options is not None and game.read_options(options) != start.position()["options"]:
            options.refuse("bad-options-differ")
        if reader.at("seats").whole(game.seats.start, game.seats.stop - 1) != start.seats:
            reader.at("seats").refuse("bad-seats-differ", seats=start.seats)
        texts = [item.text() for item in reader.at("moves").items(0, LONGEST)]
        moves, state = [], start
        for index, text in enumerate(texts):
            verdict = state.judge(text)
            if verdict.move is None:
                place = reader.at("moves").at(index).where
                raise BadRecord(verdict.message, where=place, rule=verdict.rule)
            moves.append(verdict.move)
            state = state.play(verdict.move)
        check_result(reader.at("result"), state.result, game.later_keys)
        return cls(start, tuple(moves))


def check_result(reader: Reader, result: Result | None, later: Iterable[str]) -> None:
    """Raise for a result that is not that of the moves, but for keys that came ``later``."""
    given, expected = reader.value, None if result is None else result.as_json()
    if expected is not None and isinstance(given, Mapping):
        for key in later:
            if key not in given:
                del expected[key]
    if not _is_same(given, expected):
        reader.refuse("bad-result")


def _is_same(given: object, expected: object) -> bool:
    """Compare JSON values with their types: Python takes True for 1 and 3.0 for 3."""
    if isinstance(given, Mapping) and isinstance(expected, Mapping):
        return given.keys() == expected.keys() and all(
            _is_same(given[key], expected[key]) for key in expected
        )
    if isinstance(given, list) and isinstance(expected, list):
        return len(given) == len(expected) and all(map(_is_same, given, expected))
    return type(given) is type(expected) and given == expected
