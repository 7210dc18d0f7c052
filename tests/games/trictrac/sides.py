"""Boards seen from one side, so that a rule is written once and tested for both colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from tritables.core import Event
from tritables.games.trictrac import position
from tritables.games.trictrac.short_position import SIDES, placed
from tritables.games.trictrac.state import TricTracState

Counts = Mapping[int, int]
T = TypeVar("T")


class Side:
    """White or black. Points and moves are written as this side counts them, 1 to 24 and off.

    `Side(1).move("3/5*")` is black's "22/20*". Stones that are not mentioned are off the board.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.other = 1 - seat

    def point(self, own: int) -> int:
        return own if self.seat == 0 else 25 - own

    def move(self, text: str) -> str:
        if text.startswith(("roll", "start")):
            return text
        return re.sub(r"\d+", lambda match: str(self.point(int(match[0]))), text)

    def moves(self, *texts: str) -> set[str]:
        return {self.move(text) for text in texts}

    def pair(self, own: T, theirs: T) -> list[T]:
        return [own, theirs] if self.seat == 0 else [theirs, own]

    def stones_of(self, counts: Counts, bar: int) -> str:
        """The stones of a side by point; what is not named is off."""
        points = [f"{self.point(point)}:{count}" for point, count in counts.items()]
        return " ".join((*points, f"bar:{bar}"))

    def position(self, own: Counts, theirs: Counts, **given: Any) -> dict[str, object]:
        """As `state`, in JSON that need not keep the rules."""
        return placed(**self.arguments(own, theirs, **given)).position()

    def state(self, own: Counts, theirs: Counts, **given: Any) -> TricTracState:
        """Stones by point, and (own, theirs) on the bar; dice left, or else a throw is due."""
        return position(**self.arguments(own, theirs, **given))

    def arguments(
        self,
        own: Counts,
        theirs: Counts,
        *,
        throw: Sequence[int] | None = None,
        left: Sequence[int] = (),
        bar: tuple[int, int] = (0, 0),
    ) -> dict[str, Any]:
        sides = [self.stones_of(own, bar[0]), self.stones_of(theirs, bar[1])]
        white, black = self.pair(*sides)
        return {
            "white": white,
            "black": black,
            "on_turn": SIDES[self.seat],
            "throw": None if throw is None else "-".join(map(str, throw)),
            "left": " ".join(map(str, left)),
        }

    def legal(self, state: TricTracState) -> set[str]:
        """The legal moves as this side counts."""
        return {self.move(move) for move in state.legal_moves()}

    def play(self, state: TricTracState, *moves: str) -> TricTracState:
        for move in moves:
            state = state.play(self.move(move))
        return state

    def told(self, state: TricTracState, move: str) -> list[tuple[str, int]]:
        """The rules and points of a move's events, all of which are this side's."""
        log: list[Event] = []
        state.play(self.move(move), log)
        assert {event.seat for event in log} <= {self.seat}
        return [(event.rule, event.points) for event in log]

    def stones(self, state: TricTracState, *points: int) -> list[int]:
        """How many stones lie on points: own positive, theirs negative."""
        unit = 1 if self.seat == 0 else -1
        return [unit * state.board.points[self.point(point) - 1] for point in points]

    def own(self, pair: Sequence[int]) -> int:
        return pair[self.seat]

    def theirs(self, pair: Sequence[int]) -> int:
        return pair[self.other]


def rules(told: Iterable[tuple[str, int]]) -> list[str]:
    return [rule for rule, _ in told]
