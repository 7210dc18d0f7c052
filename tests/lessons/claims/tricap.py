"""What the steps of Tri-Cap say, looked up again on their boards."""

from __future__ import annotations

from typing import Any

from tests.games.tricap.oracle import ORDER, adjacent, adjacent_seats
from tests.lessons.claims.over import Claim, Over


def top(position: dict[str, Any]) -> str:
    found: str = position["centre"][-1]
    return found


def lone(over: Over) -> list[int]:
    """Who has a neighbour of the card on top."""
    found: list[int] = adjacent_seats(over.now)
    return found


def hand(over: Over, seat: int) -> set[str]:
    return {card[:-1] for card in over.seat(seat)["hand"]}


def apart(one: str, other: str) -> int:
    return abs(ORDER.index(one[:-1]) - ORDER.index(other[:-1]))


def ends_after_laying(over: Over) -> bool:
    """Of exactly three cards none is left for the centre once they are drawn and one is laid."""
    exact = next(one for one in over.step.variants if len(one.start.position()["deck"]) == 3)
    drawn = exact.start.play(exact.move)
    return all(drawn.play(move).position()["phase"] == "over" for move in drawn.legal_moves())


def active(*ranks: str) -> Claim:
    return lambda o: o.start.active == list(ranks)


STEPS: dict[tuple[str, str], Claim] = {
    ("what-is-due", "task"): lambda o: (
        [bool(rank) for rank in o.start.active] == [False, False] and o.move.startswith("centre ")
    ),
    ("what-is-due", "done"): lambda o: "" in o.start.active and not o.is_legal,
    ("who-takes-first", "task"): lambda o: o.moves == ("centre 7D",),
    ("who-takes-first", "done"): lambda o: (
        o.start.active == ["8", "Q", "3"] and o.right == ["Player 1"]
    ),
    ("which-is-next", "task"): lambda o: (
        {top(one.start.position()) for one in o.step.variants} == {"9H"}
        and hand(o, 0) == {"9", "10", "7"}
        and o.now["to_act"] == 0
    ),
    ("which-is-next", "done"): lambda o: o.right == ["10♣"] and apart("9H", "7C") == 2,
    ("who-is-next", "task"): lambda o: o.step.search.args["move"] == "centre 5H",
    ("who-is-next", "done"): lambda o: (
        o.start.active == ["6", "4", "A", "5"] and o.found == {"active0", "active1", "active2"}
    ),
    ("other-suit", "task"): lambda o: (
        o.moves == ("centre 10H",) and o.seat(0)["active"] == "9C" and o.now["centre"] == []
    ),
    ("other-suit", "done"): lambda o: o.right == ["Yes"] and lone(o.end) == [0],
    ("how-many-cards", "task"): lambda o: (
        len(o.now["centre"]) == 3 and o.start.active[0] == "6" and o.moves == ("centre 7C", "take")
    ),
    ("how-many-cards", "done"): lambda o: o.points() == 5 and len(o.line[1].state.centre) == 4,
    ("top-card-counts", "task"): lambda o: (
        o.start.top == "9" and o.step.search.args["move"] == "centre QH"
    ),
    ("top-card-counts", "done"): lambda o: (
        o.start.active[0] == "10" and o.start.top == "9" and o.found == {"active1"}
    ),
    ("whole-round", "task"): lambda o: (
        [move.split()[0] for move in o.moves] == ["lay", "lay", "centre", "take"]
        and {node.state.to_act for node in o.line[3:5]} == {0}
    ),
    ("whole-round", "done"): lambda o: o.end.now["phase"] == "replace" and o.end.now["to_act"] == 0,
    ("what-one-wins", "task"): lambda o: o.now["phase"] == "capture" and o.now["to_act"] == 0,
    ("what-one-wins", "done"): lambda o: (
        o.found == {"centre", "active0"}
        and o.start.active[0] == "J"
        and len(o.now["centre"]) + 1 == 4
    ),
    ("who-lays-again", "task"): lambda o: o.now["phase"] == "replace" and o.start.captured[0] > 0,
    ("who-lays-again", "done"): lambda o: o.now["to_act"] == 0 and not o.is_legal,
    ("may-one-wait", "task"): lambda o: len(o.now["centre"]) + 1 == 4 and lone(o) == [0],
    ("two-share", "task"): lambda o: (
        o.moves == ("centre 8C",) and [o.start.active[nth] for nth in (0, 2)] == ["9", "7"]
    ),
    ("two-share", "done"): lambda o: adjacent_seats(o.end.now) == [0, 2] and o.right == ["Nobody"],
    ("why-nobody", "task"): lambda o: (
        o.step.search.args["move"] == "centre QC" and o.now["phase"] == "centre"
    ),
    ("why-nobody", "done"): lambda o: (
        [o.start.active[nth] for nth in (1, 3)] == ["K", "J"] and o.found == {"active1", "active3"}
    ),
    ("whose-card", "task"): active("8", "6"),
    ("whose-card", "done"): lambda o: (
        o.right == ["9♥"]
        and [
            [seat for seat in (0, 1) if adjacent(o.seat(seat)["active"], card)]
            for card in ("9H", "7H", "AH", "8H")
        ]
        == [[0], [0, 1], [0, 1], []]
    ),
    ("first-rounds", "task"): lambda o: (
        o.step.seats == ("person", "greedy", "greedy") and o.step.turns == 2
    ),
    ("first-rounds", "done"): lambda o: o.step.counts == ("one.capture", "one.pass"),
    ("two-on-king", "task"): lambda o: o.start.active[0] == "2" and o.moves == ("centre KH",),
    ("two-on-king", "done"): lambda o: o.right == ["No"] and adjacent_seats(o.end.now) == [],
    ("changed-my-mind", "task"): lambda o: lone(o) == [0] and o.now["phase"] == "centre",
    ("ace-too", "task"): lambda o: o.start.active == ["A", "J"] and o.moves == ("centre 10C",),
    ("ace-too", "done"): lambda o: o.right == ["Yes"] and adjacent_seats(o.end.now) == [0, 1],
    ("ace-meets-ace", "task"): lambda o: o.step.search.args["move"] == "centre AH",
    ("ace-meets-ace", "done"): lambda o: (
        len(o.found) == len(o.start.active) and "A" in o.start.active
    ),
    ("old-top-card", "task"): lambda o: (
        o.start.active[0] == "7" and o.start.top == "8" and o.move == "take"
    ),
    ("old-top-card", "done"): lambda o: o.now["phase"] == "centre" and not o.is_legal,
    ("last-still-counts", "done"): lambda o: (
        o.right == ["No"] and lone(o.end) == [0] and o.end.now["phase"] == "capture"
    ),
    ("pass-with-nothing", "task"): lambda o: hand(o, 0) == set() and lone(o) == [0],
    ("last-still-counts", "task"): lambda o: (
        o.moves == ("centre JH",) and o.now["deck"] == ["JH"] and o.start.active[0] == "Q"
    ),
    ("who-has-won", "task"): lambda o: o.now["deck"] == ["2C"] and adjacent_seats(o.end.now) == [],
    ("equal-piles", "task"): lambda o: (
        o.start.captured == [23, 23] and o.now["deck"] == ["2H"] and adjacent_seats(o.end.now) == []
    ),
    ("three-to-draw", "task"): lambda o: hand(o, 0) == set() and lone(o) == [0],
    ("three-to-draw", "done"): lambda o: o.right == ["3"] and ends_after_laying(o),
    ("waiting-pays", "task"): lambda o: (
        len(o.now["centre"]) + 1 == 3
        and lone(o) == [0]
        and [move[:-1] for move in o.moves] == ["pas", "centre Q", "pas", "centre 9", "tak"]
    ),
    ("waiting-pays", "done"): lambda o: (
        o.points() == 5
        and o.start.active[0] == "A"
        and all(0 in adjacent_seats(node.state.position()) for node in (o.line[2], o.line[4]))
    ),
    ("same-wish", "task"): lambda o: (
        o.start.active[1] == "7" and o.moves == ("lay 9C", "centre 8D")
    ),
    ("same-wish", "done"): lambda o: (
        adjacent_seats(o.end.now) == [0, 1]
        and "K" in hand(o, 0)
        and adjacent("KC", "QD")
        and not adjacent("7S", "QD")
    ),
    ("ace-on-guard", "task"): lambda o: (
        len(o.now["centre"]) == 4
        and [move[:-1] for move in o.moves] == ["lay A", "lay 9", "centre 10"]
    ),
    ("ace-on-guard", "done"): lambda o: o.right == ["Nobody"] and "tricap" in o.rules,
    ("too-patient", "task"): lambda o: (
        o.now["deck"] == ["2H"] and len(o.now["centre"]) == 3 and lone(o) == [0]
    ),
}
