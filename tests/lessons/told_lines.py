"""What the words of worked examples claim of the line that was played, each held against it.

A claim stands under its example and the number of goals that were met when it is told. Words with a
piece, a name or a number need one as soon as another line than the example's own leads there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.replay.claims import At as Position
from tests.replay.claims import worth
from tritables.replay.history import Node

Claim = Callable[["Told"], bool]


class Told(Position):
    """Where something is told: the position, the line to it, and the words."""

    def __init__(self, node: Node, words: str) -> None:
        super().__init__(node)
        object.__setattr__(self, "words", words)

    words: str

    def happened(self, rule: str) -> int:
        """How often a rule has decided something on the line."""
        return sum(event.rule == rule for node in self.behind for event in node.events)

    def seat(self, nth: int) -> dict[str, Any]:
        seat: dict[str, Any] = self.now["seats"][nth]
        return seat

    def played(self, tile: str) -> bool:
        """Whether the last move placed a tile, in whichever turn."""
        return sorted(self.move.partition("@")[0].split("-")) == sorted(tile.split("-"))


def first_tile(at: Told) -> bool:
    tile = "-".join(sorted(self_numbers(at)))
    return at.words.count(tile) == 1 and f" {at.points('score.value')} " in at.words


def self_numbers(at: Told) -> list[str]:
    return at.move.partition("@")[0].split("-")


def duo(at: Told) -> bool:
    trio = "score.trio" in at.rules
    told = "1 and 2" in at.words
    return at.points("score.duo") == 2 and trio == told and "4C" not in at.tops(1)


def start(at: Told) -> bool:
    """Tri-Cap's first centre card: whose neighbour it is, or nobody's."""
    event = at.node.events[0]
    if event.rule == "none":
        return at.words.startswith("No active card") and "10♣" in at.words
    return (
        at.words.startswith(str(event.args["active"])) and f"player {event.seat + 1} " in at.words
    )


TOLD: dict[str, dict[tuple[str, int], Claim]] = {
    "trictrac": {
        ("direction", 1): lambda at: at.node.state.on_turn == 0 and 21 in at.stones(1),
        ("bar-first", 4): lambda at: at.move == "bar/23" and at.node.parent.move == "roll 2-5",
        ("double-six", 3): lambda at: (
            at.behind[1].move == "roll 6-6" and at.node.ply == 5 and "throw.again" in at.rules
        ),
    },
    "triominos": {
        ("first", 1): first_tile,
        ("side", 1): lambda at: at.points() == worth(at.move) and at.happened("score.value") == 1,
        ("notch", 1): lambda at: at.played("3-4-4") and at.points() == 11,
        ("side-differs", 1): lambda at: at.node.state.on_turn == 0,
        ("side-differs", 2): lambda at: at.points() == worth(at.move),
        ("bridge", 1): lambda at: at.points("score.bridge") == 40,
        ("hexagon", 1): lambda at: at.points("score.hexagon") == 50,
        ("double-hexagon", 1): lambda at: at.points("score.double-hexagon") == 60,
        ("triple-hexagon", 1): lambda at: at.points("score.double-hexagon") == 60,
        ("bell", 1): lambda at: at.node.state.on_turn == 1 and len(at.now["hands"][1]) == 1,
        ("bell", 2): lambda at: (
            at.points() - worth(at.move) == 25 + at.held[2] and at.held[:2] == [0, 0]
        ),
        ("clock", 1): lambda at: at.points() == -10,
        ("kids", 2): lambda at: at.points() == 2,
        ("kids-bridge", 1): lambda at: at.points() == 2,
        ("kids-three-hexagons", 1): lambda at: at.points() == 4,
    },
    "tricom": {
        ("base", 4): lambda at: "8H" in at.tops(0) and at.happened("turn.take") == 1,
        ("suit-run", 2): lambda at: {"3H", "4H"} <= set(at.tops(0)),
        ("circle", 1): lambda at: (
            at.happened("place.ace-ten") == 1 and {"10H", "AH"} <= set(at.tops(0))
        ),
        ("from-reserve", 3): lambda at: at.points("score.duo") == 2 and "7D" in at.tops(1),
        ("trio", 1): lambda at: (
            {"6S", "6C", "6D"} <= set(at.tops(0)) and at.points() == 1 and at.happened("score.trio")
        ),
        ("quartet-again", 1): lambda at: at.points() == 2 and len(set(at.tops(0))) == 4,
        ("duo", 1): duo,
        ("timing", 2): lambda at: "6D" in at.tops(0) and at.happened("action.king-queen") == 0,
        ("solo", 3): lambda at: [len(at.seat(nth)["reserve"]) for nth in (0, 1)] == [0, 3],
        ("last-hand", 2): lambda at: (
            {"3D", "4D"} <= set(at.tops(0)) and at.seat(0)["hand"] == ["5D"]
        ),
        ("last-hand", 3): lambda at: (
            at.happened("score.trio") == 1 and at.seat(0)["reserve"] == ["9C"]
        ),
        ("reshuffle", 2): lambda at: len(at.node.state.sides[0].actions) == 12,
        ("three-duo", 1): lambda at: at.node.state.on_turn == 1,
        ("three-duo", 2): lambda at: at.happened("three.duo") == 1,
    },
    "tricap": {
        ("start", 2): start,
        ("ace-waits", 3): lambda at: len(at.now["centre"]) == 3,
        ("ace-centre", 2): lambda at: (
            len(at.now["centre"]) == 2 and all(len(one["hand"]) == 2 for one in at.now["seats"])
        ),
        ("redraw", 3): lambda at: len(at.seat(0)["hand"]) == 2,
    },
}
