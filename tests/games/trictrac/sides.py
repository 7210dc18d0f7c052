"""Boards seen from one side, so that a rule is written once and tested for both colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from tritables.core import Event
from tritables.games.trictrac import GAME
from tritables.games.trictrac.state import TricTracState

Counts = Mapping[int, int]


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

    def pair(self, own: int, theirs: int) -> list[int]:
        return [own, theirs] if self.seat == 0 else [theirs, own]

    def position(
        self,
        own: Counts,
        theirs: Counts,
        *,
        throw: Sequence[int] | None = None,
        left: Sequence[int] = (),
        bar: tuple[int, int] = (0, 0),
    ) -> dict[str, object]:
        """Stones by point, and [own, theirs] on the bar; dice left, or else a throw is due."""
        points = [0] * 24
        unit = 1 if self.seat == 0 else -1
        for stones, sign in ((own, unit), (theirs, -unit)):
            for point, count in stones.items():
                points[self.point(point) - 1] = sign * count
        off = [15 - bar[0] - sum(own.values()), 15 - bar[1] - sum(theirs.values())]
        again = throw is not None and (throw[0] == throw[1] or list(throw) == [1, 2])
        return {
            "format": "tritables-position/1",
            "game": "trictrac",
            "options": {},
            "to_act": self.seat if left else "chance",
            "on_turn": self.seat,
            "throw": None if throw is None else list(throw),
            "left": list(left),
            "again": again,
            "points": points,
            "bar": self.pair(*bar),
            "off": self.pair(*off),
        }

    def state(
        self,
        own: Counts,
        theirs: Counts,
        *,
        throw: Sequence[int] | None = None,
        left: Sequence[int] = (),
        bar: tuple[int, int] = (0, 0),
    ) -> TricTracState:
        return GAME.read(self.position(own, theirs, throw=throw, left=left, bar=bar))

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
