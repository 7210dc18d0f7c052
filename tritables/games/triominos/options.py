"""The house rules that a table of Triominos may agree on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final, Literal, TypedDict

from tritables.core.options import Option
from tritables.core.reading import Reader
from tritables.core.values import Value, value

STANDARD: Final = "standard"
KIDS: Final = "kids"
NONE: Final = "none"
"""`kids.none`: nothing is counted, and whoever wins the round wins."""


class HouseRules(TypedDict, total=False):
    """The house rules by name, as a new table is asked for."""

    scoring: Literal["standard", "kids", "none"]
    target: int | None
    rounds: int | None
    time_limit: int | None


@value
class Options(Value):
    """The house rules of a table: ``scoring``, and what ends a match and a turn.

    ``scoring`` is ``"standard"``, ``"kids"`` (`kids.score`) or ``"none"`` (`kids.none`, which
    ignores ``target``). ``target`` is in points (`match.target`), ``rounds`` a number of rounds,
    ``time_limit`` in seconds for a turn (`time.limit`); None leaves each of them out.
    """

    scoring: str = STANDARD
    target: int | None = 400
    rounds: int | None = None
    time_limit: int | None = None

    @classmethod
    def of(cls, read: Mapping[str, Any]) -> Options:
        """Make them from options that were read."""
        return cls(**read)

    def as_json(self) -> dict[str, object]:
        """The options as a position writes them, every one of them."""
        return asdict(self)


def _scoring(reader: Reader) -> str:
    return reader.one_of(STANDARD, KIDS, NONE)


def _target(reader: Reader) -> int | None:
    return reader.maybe(lambda given: given.whole(1, 100_000))


def _rounds(reader: Reader) -> int | None:
    return reader.maybe(lambda given: given.whole(1, 1_000))


def _time_limit(reader: Reader) -> int | None:
    return reader.maybe(lambda given: given.whole(1, 3_600))


OPTIONS: Final = {
    "scoring": Option(STANDARD, _scoring, (STANDARD, KIDS, NONE)),
    "target": Option(400, _target, (None, 100, 200, 400)),
    "rounds": Option(None, _rounds, (None, 1, 2, 3, 5)),
    "time_limit": Option(None, _time_limit, (None, 15, 30, 60, 120)),
}
