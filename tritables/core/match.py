"""Matches: several rounds of one game, which add up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.errors import BadRecord
from tritables.core.reading import Reader
from tritables.core.record import Record
from tritables.core.registry import game_named

FORMAT: Final = "tritables-match/1"
MOST_ROUNDS: Final = 1_000


@dataclass(frozen=True, slots=True)
class Match:
    """The rounds of a match: records of the same game, seats and options.

    >>> from tritables.games import trictrac
    >>> Match((Record(trictrac.GAME.new(), ()),)).totals
    (0, 0)
    """

    rounds: tuple[Record, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The sums of the finished rounds for each seat (`Result.adds`)."""
        sums = [0] * self.rounds[0].start.seats
        for record in self.rounds:
            result = record.result
            for seat, added in enumerate(result.adds if result else ()):
                sums[seat] += added
        return tuple(sums)

    def as_json(self) -> dict[str, object]:
        """Return the match as JSON (schema ``match``)."""
        rounds = [record.as_json() for record in self.rounds]
        return {
            "format": FORMAT,
            "game": rounds[0]["game"],
            "options": rounds[0]["options"],
            "rounds": rounds,
        }

    @classmethod
    def read(cls, data: object) -> Match:
        """Read a match from JSON (schema ``match``), replaying every round.

        It has at least one round, and all have the same game, seats and options. Raises `BadRecord`
        with the place of the fault, such as ``rounds[1].moves[3]``.
        """
        reader = Reader(data, BadRecord)
        reader.keys(("format", "game", "rounds"), ("options",))
        reader.at("format").one_of(FORMAT)
        items = reader.at("rounds").items(1, MOST_ROUNDS)
        rounds = tuple(Record.read(item.value, item.where) for item in items)
        first = rounds[0].start
        reader.at("game").one_of(first.game)
        for item, record in zip(items, rounds, strict=True):
            start = record.start
            if (start.game, start.seats) != (first.game, first.seats):
                item.refuse("bad-rounds-differ")
            if start.position()["options"] != first.position()["options"]:
                item.refuse("bad-rounds-differ")
        options = reader.get("options")
        read = game_named(first.game).read_options(options)
        if options is not None and read != first.position()["options"]:
            options.refuse("bad-options-differ")
        return cls(rounds)
