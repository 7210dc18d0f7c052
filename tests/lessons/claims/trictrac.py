"""What the steps of Tric Trac say, looked up again on their boards."""

from __future__ import annotations

from tests.games.trictrac.oracle import BLACK, WHITE, all_home, allowed_steps, own_count
from tests.lessons.claims.over import Claim, Over

GREAT = [1, 1, 2, 2, 5, 5, 6, 6]


def outside(over: Over, side: int) -> dict[int, int]:
    """The stones of a side that are on the board and not yet home."""
    stones = over.start.stones(side)
    return {point: count for point, count in stones.items() if own_count(side, point) < 19}


STEPS: dict[tuple[str, str], Claim] = {
    ("who-begins", "task"): lambda o: o.moves == ("start 2-6",),
    ("who-begins", "done"): lambda o: o.end.now["on_turn"] == BLACK and o.end.now["throw"] is None,
    ("whose-stone", "task"): lambda o: (
        o.now["left"][0] == 4
        and o.now["on_turn"] == BLACK
        and o.move == "9/13"
        and o.start.stones(BLACK)[9] > 0
    ),
    ("open-points", "task"): lambda o: (o.now["on_turn"], o.now["left"][0]) == (WHITE, 4),
    ("which-lands", "task"): lambda o: (o.now["on_turn"], o.now["left"][0]) == (WHITE, 1),
    ("which-lands", "done"): lambda o: o.right == ["11 → 12"] and o.start.stones(BLACK)[12] == 1,
    ("which-die-enters", "task"): lambda o: (
        o.now["bar"][BLACK] == 1
        and {one.move for one in o.step.variants} == {"bar/22"}
        and [own_count(BLACK, point) for point in (24, 23)] == [1, 2]
    ),
    ("which-die-enters", "done"): lambda o: (
        [own_count(BLACK, point) for point in (24, 22)] == [1, 3] and o.right == ["3"]
    ),
    ("bar-then-free", "task"): lambda o: (
        (o.now["throw"], o.now["left"], o.now["bar"][BLACK]) == ([2, 5], [5], 0)
        and own_count(BLACK, 23) == 2
        and 23 in o.start.stones(BLACK)
        and o.move == "15/10"
    ),
    ("whole-throw", "task"): lambda o: (
        o.end.now["on_turn"] == BLACK
        and [node.state.position()["left"] for node in o.line[1:3]] == [[2, 4], [4]]
    ),
    ("whole-throw", "done"): lambda o: o.end.now["on_turn"] == BLACK and o.end.now["throw"] is None,
    ("dice-in-order", "task"): lambda o: o.moves == ("roll 3-6",) and o.now["on_turn"] == BLACK,
    ("dice-in-order", "done"): lambda o: o.end.now["left"] == [3, 6],
    ("tric-trac-dice", "task"): lambda o: o.moves == ("roll 1-2",) and o.now["on_turn"] == WHITE,
    ("tric-trac-dice", "done"): lambda o: (
        o.end.now["left"] == GREAT and [7 - one for one in (2, 1)] == [5, 6]
    ),
    ("double-dice", "task"): lambda o: o.moves == ("roll 5-5",) and o.now["on_turn"] == WHITE,
    ("double-dice", "done"): lambda o: o.end.now["left"] == [5, 5, 2, 2],
    ("who-leaves", "task"): lambda o: all_home(o.now, WHITE) and o.now["left"][0] == 4,
    ("who-leaves", "done"): lambda o: o.found == {"21"} and own_count(WHITE, 21) + 4 == 25,
    ("who-wins", "task"): lambda o: (
        o.now["off"][BLACK] == 14 and len(o.now["left"][1:]) == 3 and len(o.moves) == 1
    ),
    ("who-wins", "done"): lambda o: o.end.now["off"][BLACK] == 15 and o.end.scores[BLACK] == 15,
    ("first-turns", "task"): lambda o: (
        o.step.seats == ("person", "greedy")
        and o.step.turns == 5
        and o.now["bar"] == [0, 0]
        and min(o.start.stones(WHITE)) < max(o.start.stones(BLACK))
    ),
    ("first-turns", "done"): lambda o: o.step.turns == 5,
    ("blocked-again", "task"): lambda o: (
        o.now["bar"][BLACK] > 0 and o.moves == ("roll 3-3",) and o.start.stones(WHITE)[22] > 1
    ),
    ("blocked-again", "done"): lambda o: (
        o.rules == ["throw.double", "throw.stop", "throw.again"] and o.end.now["left"] == []
    ),
    ("no-favours", "task"): lambda o: (o.now["throw"], o.now["left"]) == ([5, 5], [2, 2]),
    ("proof-ahead", "task"): lambda o: (
        o.now["left"] == [2, 5]
        and o.now["on_turn"] == BLACK
        and o.step.search.args["move"] == "3/1"
        and [point for point in o.start.stones(BLACK) if point > 5] == [24]
        and not all_home(o.now, BLACK)
        and o.start.stones(WHITE)[24 - 5] > 1
    ),
    ("proof-ahead", "done"): lambda o: (
        o.found == {"dice", "19"}
        and o.start.stones(WHITE)[19] > 1
        and len(o.step.start.legal_moves()) > 0
        and not o.step.start.judge("3/1").ok
    ),
    ("who-may-go", "task"): lambda o: o.now["left"] == [2, 6] and o.now["on_turn"] == WHITE,
    ("who-may-go", "done"): lambda o: (
        len(o.found) == 2 and {str(step[0]) for step in allowed_steps(o.now)[0]} == o.found
    ),
    ("two-deep", "task"): lambda o: (
        o.now["left"] == [3, 4, 4]
        and o.move == "5/2"
        and {
            len(o.played(o.move, one).now["left"])
            for one in o.played(o.move).node.state.legal_moves()
        }
        == {0}
    ),
    ("two-deep", "done"): lambda o: o.is_legal,
    ("leaving-counts", "task"): lambda o: (
        o.now["left"] == [1, 5] and outside(o, WHITE) == {18: 1} and o.move == "20/21"
    ),
    ("leaving-counts", "done"): lambda o: (
        not o.is_legal
        and all(one.endswith("/off") for one in o.played("18/19").node.state.legal_moves())
    ),
    ("which-die-leaves", "task"): lambda o: 22 in o.start.stones(WHITE),
    ("which-die-leaves", "done"): lambda o: o.right == ["3"],
    ("where-in-home", "task"): lambda o: all_home(o.now, WHITE) and o.now["left"][0] == 2,
    ("where-in-home", "done"): lambda o: (
        not o.is_legal and all(one.endswith("/off") for one in o.step.start.legal_moves())
    ),
    ("still-inside", "task"): lambda o: (
        outside(o, BLACK) == {9: 1} and o.now["left"][0] == 3 and o.move == "6/3"
    ),
    ("still-inside", "done"): lambda o: o.is_legal and sum(outside(o, BLACK).values()) == 1,
    ("six-are-off", "task"): lambda o: (
        o.now["off"][BLACK] == 4
        and outside(o, BLACK) == {23: 1}
        and o.now["left"][0] == 5
        and o.move == "5/off"
    ),
}
