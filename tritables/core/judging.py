"""Judging: what the verdicts of all games share, and which legal moves come near what was tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, TypeVar

from tritables.core.messages import Argument, Message
from tritables.core.picture import Way
from tritables.core.reading import shortened
from tritables.core.state import Move, State
from tritables.core.verdicts import Verdict

S = TypeVar("S", bound=State)

NEAREST: Final = 3
"""The number of legal moves that a verdict offers instead."""

Far = Callable[[str, str], float]
"""A distance between two places, for the ranking of what comes near."""


def apart(one: str, other: str) -> float:
    """Places are the same or they are not, where a game knows no distance."""
    return one != other


def nearest(ways: Iterable[Way], source: str, target: str, *, far: Far = apart) -> tuple[Move, ...]:
    """The legal moves that come closest to lifting from ``source`` and putting on ``target``.

    First those with the same piece, by where it goes; then others, by where they end and begin.

    >>> ways = (Way("a", "1", "4"), Way("b", "2", "3"), Way("c", "1", "9"))
    >>> nearest(ways, "1", "3", far=lambda one, other: abs(int(one) - int(other)))
    ('a', 'c', 'b')
    """

    def rank(way: Way) -> tuple[bool, float, float]:
        return way.source != source, far(way.target, target), far(way.source, source)

    return tuple(dict.fromkeys(way.move for way in sorted(ways, key=rank)))[:NEAREST]


def refused(
    game: str,
    rule: str | None,
    id: str,
    witnesses: Sequence[str] = (),
    nearest: Sequence[Move] = (),
    /,
    **args: Argument,
) -> Verdict:
    """The verdict on a move that ``rule`` forbids, in the words ``verdict-<id>`` of a game.

    >>> refused("trictrac", "bar.first", "bar-empty", ("bar0",), seat=0).rule
    'bar.first'
    """
    message = Message(f"verdict-{id}", args, game)
    return Verdict.refused(rule, message, tuple(witnesses), tuple(nearest))


def unreadable(game: str, move: Move) -> Verdict:
    """The verdict on a text that is no move at all.

    >>> unreadable("trictrac", "x" * 100).message.args["move"][-3:]
    'xx…'
    """
    return refused(game, None, "unreadable", move=shortened(move))


class Trial(Generic[S]):
    """A move under trial in a state of one game.

    A game's judge adds its checks, each named by what it asks; `refuse` then says the rule, the
    words ``verdict-<id>``, the witnesses, and what comes near.
    """

    def __init__(self, state: S) -> None:
        self.state = state

    def refuse(
        self,
        rule: str | None,
        id: str,
        witnesses: Sequence[str] = (),
        nearest: Sequence[Move] | None = None,
        /,
        **args: Argument,
    ) -> Verdict:
        """The verdict on this move; what comes near is found unless it is given."""
        near = self.nearest() if nearest is None else nearest
        return refused(self.state.game, rule, id, witnesses, near, **{**self.args(), **args})

    def nearest(self) -> tuple[Move, ...]:
        """The legal moves to offer instead."""
        return ()

    def args(self) -> dict[str, Argument]:
        """The parameters that every sentence of this trial may name."""
        return {}
