"""What the steps of Triominos say, looked up again on their boards."""

from __future__ import annotations

from typing import Any

from tests.games.triominos.oracle import (
    Cell,
    corners,
    hexagons,
    is_blocked,
    is_bridge,
    numbers_at,
    placings,
    read_placing,
    read_table,
    total,
    touched_sides,
    turns,
    value,
)
from tests.lessons.claims.over import Claim, Over


def tile_of(move: str) -> str:
    return read_placing(move)[0]


def beside(over: Over, move: str) -> set[str]:
    """The tiles on the table that share a side with the place of a move."""
    table = read_table(over.now)
    cells = touched_sides(table, read_placing(move)[2])
    return {"-".join(map(str, sorted(table[cell]))) for cell in cells}


def held(over: Over, seat: int = 0) -> int:
    found: int = total(over.now["hands"][seat])
    return found


def plays(over: Over, tile: str) -> bool:
    """Whether the first of its moves places a tile."""
    return tile_of(over.moves[0]) == tile


def completes(over: Over) -> int:
    _, _, cell = read_placing(over.moves[0])
    found: int = hexagons(read_table(over.now), cell)
    return found


def scores(over: Over) -> list[int]:
    found: list[int] = over.now["scores"]
    return found


def fits_anywhere(position: dict[str, Any], tile: str) -> bool:
    trial = {**position, "hands": [[tile]]}
    return len(placings(trial, 0)) > 0


def gap_asks(over: Over, tile: str) -> list[Cell]:
    """The free cells between two sides where the numbers ask for just this tile."""
    table = read_table(over.now)
    trial = {**over.now, "hands": [[tile]]}
    cells = [read_placing(move)[2] for move in placings(trial, 0)]
    return [cell for cell in cells if len(touched_sides(table, cell)) > 1]


STEPS: dict[tuple[str, str], Claim] = {
    ("which-tiles-fit", "done"): lambda o: (
        len(o.now["hands"][0]) == 4 and len(o.found) == 3 and not fits_anywhere(o.now, "2-4-4")
    ),
    ("where-it-fits", "task"): lambda o: "0-2-4" in o.now["hands"][0],
    ("where-it-fits", "done"): lambda o: (
        len(o.found)
        == 3
        == len({m.partition("@")[2] for m in placings({**o.now, "hands": [["0-2-4"]]}, 0)})
        and all(
            one[0] < one[1] < one[2] or one[2] < one[0] or one[1] > one[2] for one in turns("0-2-4")
        )
    ),
    ("into-the-notch", "task"): lambda o: (
        [beside(o, one.move) for one in o.step.variants]
        == [{"1-1-5", "0-1-2"}] * len(o.step.variants)
    ),
    ("into-the-notch", "done"): lambda o: o.right == ["1-1-2"],
    ("far-corner", "task"): lambda o: (
        tile_of(o.move) == "3-3-5"
        and "3-3-4"
        in [
            "-".join(map(str, sorted(read_table(o.now)[cell])))
            for cell in touched_sides(read_table(o.now), read_placing(o.move)[2])
        ]
    ),
    ("any-tile-first", "task"): lambda o: (
        o.now["table"] == []
        and {"4-5-5", "1-1-2"} <= set(o.now["hands"][0])
        and tile_of(o.move) == "1-1-2"
    ),
    ("any-tile-first", "done"): lambda o: (
        o.is_legal and value("1-1-2") < value("4-5-5") and "buy" not in o.step.start.legal_moves()
    ),
    ("worth-of-the-first", "task"): lambda o: o.now["table"] == [] and plays(o, "3-4-4"),
    ("worth-of-the-first", "done"): lambda o: o.points() == 3 + 4 + 4 == 11,
    ("where-a-bridge", "task"): lambda o: "2-4-4" in o.now["hands"][0],
    ("where-a-bridge", "done"): lambda o: all(
        is_bridge(read_table(o.now), (int(x), int(y)))
        for x, _, y in (place.partition(",") for place in o.found)
    ),
    ("which-bridge", "task"): lambda o: all(
        [
            "-".join(map(str, sorted(read_table(o.now)[cell])))
            for cell in touched_sides(read_table(o.now), read_placing(one.move)[2])
        ]
        == ["0-1-1"]
        for one in o.step.variants
    ),
    ("which-bridge", "done"): lambda o: (
        o.right == ["1-1-3"]
        and sorted(
            numbers_at(read_table(o.now))[corner]
            for corner in corners(read_placing(o.step.variants[0].move)[2])
        )
        == [1, 1, 3]
    ),
    ("worth-of-a-bridge", "task"): lambda o: (
        plays(o, "3-5-5") and o.rules == ["score.value", "score.bridge"]
    ),
    ("worth-of-a-bridge", "done"): lambda o: (
        (o.points("score.value"), o.points("score.bridge")) == (13, 40)
    ),
    ("six-around", "task"): lambda o: (
        len(o.found) == 6
        and tile_of(o.step.search.args["move"]) == "2-5-5"
        and len(o.found - {one.partition("@")[2] for one in o.now["table"]}) == 1
    ),
    ("six-around", "done"): lambda o: len(o.now["table"]) - (len(o.found) - 1) == 2,
    ("bridge-as-well", "task"): lambda o: plays(o, "1-4-4") and completes(o) == 1,
    ("bridge-as-well", "done"): lambda o: (
        (o.points("score.value"), o.points("score.hexagon")) == (9, 50)
        and o.points("score.bridge") == 0
    ),
    ("any-tile-then", "task"): lambda o: (
        o.now["bought"] == 1
        and tile_of(o.move) == "4-5-5"
        and "4-5-5" in o.now["hands"][0][: -o.now["bought"]]
    ),
    ("any-tile-then", "done"): lambda o: o.is_legal,
    ("buy-anyway", "task"): lambda o: len(placings(o.now, 0)) > 0 and o.move == "buy",
    ("buy-anyway", "done"): lambda o: o.is_legal and o.played("buy").points() == -5,
    ("a-fourth-tile", "task"): lambda o: o.now["bought"] == 3 and placings(o.now, 0) == [],
    ("a-fourth-tile", "done"): lambda o: o.now["bought"] == 3 and not o.is_legal,
    ("worth-of-the-bell", "task"): lambda o: (
        list(map(value, o.end.now["hands"][2])) == [9, 7, 12]
        and [event.seat for node in o.line for event in node.events if event.rule == "end.bell"]
        == [0]
        and o.end.now["hands"][1] == []
    ),
    ("worth-of-the-bell", "done"): lambda o: (
        held(o, 2) == 28 and o.points("end.equal-turns", seat=0) == 25 + 28
    ),
    ("first-turns", "task"): lambda o: o.step.seats == ("person", "greedy") and o.step.turns == 5,
    ("first-turns", "done"): lambda o: o.step.turns == 5,
    ("bell-next-turn", "task"): lambda o: (
        o.now["hands"][0] == ["0-0-3", "0-0-0"]
        and len({read_placing(move)[2] for move in placings(o.now, 0)}) == 1
    ),
    ("bell-next-turn", "done"): lambda o: o.right == ["0-0-0"] and value("0-0-0") == 0,
    ("before-the-bell", "task"): lambda o: (
        plays(o, "0-0-1") and o.end.now["hands"] == [["5-5-5"], []] and o.end.now["bell"] == 1
    ),
    ("before-the-bell", "done"): lambda o: (
        o.points("end.equal-turns", seat=1) == 25 + 15
        and o.played("5-5-5@0,1", "5-5-4@-1,1").now["hands"] == [["0-0-1"], []]
    ),
    ("to-the-bell", "task"): lambda o: (
        scores(o) == [60, 60]
        and [len(hand) for hand in o.now["hands"]] == [3, 3]
        and o.step.seats == ("person", "greedy")
        and o.step.turns is None
    ),
    ("to-the-bell", "done"): lambda o: o.step.turns is None and scores(o) == [60, 60],
    ("room-for-the-next", "task"): lambda o: (
        "3-3-3" in o.now["hands"][0] and not fits_anywhere(o.now, "3-3-3")
    ),
    ("room-for-the-next", "done"): lambda o: (
        o.right == ["3-3-4"] and value("3-4-4") - value("3-3-4") == 1
    ),
    ("one-of-a-kind", "task"): lambda o: (
        tile_of(o.move) == "4-4-5" and read_placing(o.move)[2] in gap_asks(o, "4-4-5")
    ),
    ("one-of-a-kind", "done"): lambda o: "4-4-5" in map(tile_of, o.now["table"]),
    ("empty-for-good", "task"): lambda o: (
        max(gap_asks(o, "4-5-5"))[0] > 0 and "4-5-5" in map(tile_of, o.now["table"])
    ),
    ("empty-for-good", "done"): lambda o: (
        [tile_of(one) for one in o.now["table"] if one.partition("@")[2] in o.found] == ["4-5-5"]
    ),
    ("close-the-hexagon", "done"): lambda o: (
        sorted(
            numbers_at(read_table(o.now))[corner]
            for corner in corners(read_placing(o.step.variants[0].move)[2])
        )
        == [1, 1, 4]
    ),
    ("where-two-rings", "task"): lambda o: "1-2-5" in o.now["hands"][0],
    ("where-two-rings", "done"): lambda o: all(
        hexagons(read_table(o.now), (int(x), int(y))) == 2
        for x, _, y in (place.partition(",") for place in o.found)
    ),
    ("three-at-once", "task"): lambda o: plays(o, "2-3-5") and completes(o) == 3,
    ("three-at-once", "done"): lambda o: o.points("score.value") == 10 and o.points() == 70,
    ("keep-it-back", "task"): lambda o: (
        o.now["pool"] == [] and o.now["to_act"] == 0 and len(placings(o.now, 0)) > 0
    ),
    ("cost-of-the-last", "task"): lambda o: (
        len(o.now["pool"]) == 1 and o.moves == ("buy", "pass") and o.now["to_act"] == 0
    ),
    ("cost-of-the-last", "done"): lambda o: o.points() == -5 and o.line[1].state.pool == (),
    ("third-and-last", "task"): lambda o: (
        len(o.now["pool"]) + o.now["bought"] == 3 and o.moves[-1] == "pass"
    ),
    ("third-and-last", "done"): lambda o: o.points("buy.fail") == -10 and o.right == ["Yes"],
    ("what-losers-lose", "task"): lambda o: (
        scores(o)[0] == 199
        and len(o.now["pool"]) == 1
        and total(o.end.now["hands"][0]) == 32 > total(o.end.now["hands"][1])
        and is_blocked(o.end.now)
    ),
    ("what-losers-lose", "done"): lambda o: o.end.scores[0] == 199 - 5,
    ("worth-of-a-tie", "task"): lambda o: (
        plays(o, "2-5-5")
        and [total(hand) for hand in o.end.now["hands"]] == [12, 7, 7]
        and is_blocked(o.end.now)
    ),
    ("worth-of-a-tie", "done"): lambda o: o.points("end.blocked", seat=1) == 12 - 7,
    ("who-is-ahead", "task"): lambda o: (
        scores(o) == [50, 99] and value(tile_of(o.moves[0])) == 7 and held(o, 1) == 19
    ),
    ("who-is-ahead", "done"): lambda o: o.end.scores[0] == 50 + 7 + 25 + 19 == 101,
    ("equal-points", "task"): lambda o: (
        scores(o) == [53, 100] and value(tile_of(o.moves[0])) == 11 and held(o, 1) == 11
    ),
    ("equal-points", "done"): lambda o: o.end.scores == [53 + 11 + 25 + 11, 100],
    ("equal-lots", "task"): lambda o: o.moves == ("lots 1-4-5 0-4-5 2-3-4",),
    ("equal-lots", "done"): lambda o: (
        list(map(value, o.moves[0].split()[1:])) == [10, 9, 9] and o.end.now["begins"] == 0
    ),
    ("kids-last-tile", "task"): lambda o: (
        o.now["options"]["scoring"] == "kids" and len(o.now["hands"][0]) == 1
    ),
    ("kids-last-tile", "done"): lambda o: o.points() == 1 + 5,
    ("kids-blocked-worth", "task"): lambda o: (
        o.now["options"]["scoring"] == "kids" and scores(o) == [27, 25] and is_blocked(o.end.now)
    ),
    ("cost-of-time", "done"): lambda o: o.points() == -10,
    ("without-points", "task"): lambda o: (
        o.now["options"]["scoring"] == "none" and len(o.now["hands"][0]) == 1
    ),
}
