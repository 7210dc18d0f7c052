"""What is explained about Triominos, worked out again on the board."""

from __future__ import annotations

from tests.games.triominos.oracle import (
    Cell,
    corners,
    free_cells,
    hexagons,
    is_bridge,
    numbers_at,
    numbers_match,
    placings,
    read_placing,
    read_table,
    total,
    touched_sides,
    turns,
    value,
)
from tests.lessons.claims.over import Holds, Said
from tests.lessons.claims.triominos import tile_of


def cell_of(said: Said) -> Cell | None:
    """The cell of the move, or of the place that was touched."""
    place = said.move.partition("@")[2] or said.place
    x, _, y = place.partition(",")
    return (int(x), int(y)) if y else None


def side_differs(said: Said) -> bool:
    """At the two ends of a side these numbers would touch, and it is said how they differ."""
    ends = {(said.mine, said.theirs), (said.other, said.met)}
    unlike = sum(
        mine != theirs for mine, theirs in ((said.mine, said.theirs), (said.other, said.met))
    )
    swapped = (said.mine, said.other) == (said.met, said.theirs)
    way = "swapped" if swapped else "one" if unlike == 1 else "both"
    table, cell = read_table(said.now), cell_of(said)
    if cell is None:  # a tile on a rack: anywhere at the edge of the table
        return said.mine != said.theirs and way == said.way
    shown, own = numbers_at(table), corners(cell)
    tried = [read_placing(said.move)[1]] if said.move else turns(said.tile)
    meeting = [
        {(one[nth], shown[own[nth]]) for nth in side}
        for one in tried
        for side in ((0, 1), (1, 2), (2, 0))
        if any({own[nth] for nth in side} <= set(corners(other)) for other in table)
    ]
    fits = any(numbers_match(shown, one, cell) for one in turns(said.tile))
    return ends in meeting and said.mine != said.theirs and way == said.way and fits == said.turned


def corner_differs(said: Said) -> bool:
    cell = cell_of(said)
    if cell is None:
        return bool(said.mine != said.theirs)
    shown = numbers_at(read_table(said.now))
    turned = [read_placing(said.move)[1]] if said.move else turns(said.tile)
    meeting = [
        (number, shown[corner])
        for one in turned
        for corner, number in zip(corners(cell), one, strict=True)
        if corner in shown
    ]
    return (
        (said.mine, said.theirs) in meeting
        and said.mine != said.theirs
        and len(touched_sides(read_table(said.now), cell)) > 0
    )


def corner_only(said: Said) -> bool:
    cell = cell_of(said)
    if cell is None:
        return True
    table = read_table(said.now)
    shown = numbers_at(table)
    return not touched_sides(table, cell) and any(corner in shown for corner in corners(cell))


def rack(said: Said, seat: int) -> list[str]:
    found: list[str] = said.now["hands"][seat]
    return found


def rack_after(said: Said, seat: int) -> list[str]:
    found: list[str] = said.after["hands"][seat]
    return found


def on_turn(said: Said) -> int:
    found: int = said.now["to_act"]
    return found


def fitting(said: Said, seat: int) -> set[str]:
    return {tile_of(move) for move in placings(said.now, seat)}


def shape(said: Said, bridge: int, rings: int, points: int) -> bool:
    table, cell = read_table(said.now), cell_of(said)
    assert cell is not None
    return (
        is_bridge(table, cell) == bool(bridge)
        and hexagons(table, cell) == rings
        and said.points == points
    )


def placed_value(said: Said) -> bool:
    return (
        tile_of(said.move) == said.tile
        and said.points == value(said.tile)
        and on_turn(said) == said.player - 1
    )


def simply(said: Said) -> bool:
    """One for the tile, one for a bridge, one for each hexagon, five for the first to go out."""
    table, cell = read_table(said.now), cell_of(said)
    assert cell is not None
    bridge, rings = is_bridge(table, cell), hexagons(table, cell)
    rings_bell = len(rack(said, said.seat)) == 1 and said.now["bell"] is None
    return (
        (said.bridge, said.hexagons, said.rings) == (bridge, rings, rings_bell)
        and said.points == 1 + bridge + rings + 5 * rings_bell
        and tile_of(said.move) == said.tile
    )


def least(said: Said) -> bool:
    """Nobody can go on, and this seat holds the least, alone or with others."""
    held = [total(hand) for hand in said.after["hands"]]
    tied = held.count(min(held))
    others = sum(one for one in held if one != min(held))
    return (
        held[said.seat] == min(held) == said.held
        and tied == said.tied
        and (said.points == 0 or said.points == others - said.held == said.others - said.held)
    )


def last_tiles(said: Said) -> bool:
    held = sum(total(hand) for hand in said.after["hands"])
    return said.points == 25 + held and held == said.others and rack_after(said, said.seat) == []


def bell(said: Said) -> bool:
    begins, seats = said.now["begins"], len(said.now["hands"])
    behind = (begins - 1 - said.seat) % seats
    return rack_after(said, said.seat) == [] and behind == said.left


def lots(said: Said) -> list[int]:
    return [value(tile) for tile in said.move.split()[1:]]


def winners(said: Said) -> list[int]:
    """Who has won the round."""
    assert said.state.result is not None
    return list(said.state.result.as_json()["round"])  # type: ignore[call-overload]


def ended(said: Said) -> bool:
    scores = said.now["scores"]
    best = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    won = winners(said)
    same = leaders == won and len(won) == 1
    return (
        said.score == best
        and said.same == same
        and (same or (said.leaders == len(leaders) and said.sharing == len(won)))
        and (len(won) > 1 or said.player - 1 == won[0])
        and (len(leaders) > 1 or same or said.leader - 1 == leaders[0])
    )


def fits_nowhere(said: Said) -> bool:
    return said.tile not in fitting(said, on_turn(said))


def fits_nowhere_at_all(said: Said, tile: str) -> bool:
    return tile in rack(said, 0) and tile not in fitting(said, 0)


def no_pair(said: Said, number: int) -> bool:
    """No free side has a number at both ends."""
    table = read_table(said.now)
    shown = numbers_at(table)
    sides = [
        [shown[corner] for corner in corners(other) if corner in corners(cell)]
        for cell in free_cells(table)
        for other in touched_sides(table, cell)
    ]
    return len(sides) > 0 and [number, number] not in sides


def no_bridge(said: Said) -> bool:
    table, cell = read_table(said.now), cell_of(said)
    assert cell is not None
    return not is_bridge(table, cell) and len(touched_sides(table, cell)) == said.sides


def gone_placed(said: Said) -> bool:
    table, cell = read_table(said.now), cell_of(said)
    if cell is None or cell in table:
        return bool(tile_of(said.move) == said.tile)
    made = is_bridge(table, cell) if said.wanted == "bridge" else hexagons(table, cell)
    sides = len(touched_sides(table, cell))
    return tile_of(said.move) == said.tile and not made and sides == said.sides


REASONS: dict[str, Holds] = {
    "pool-buys": lambda s: s.place == "pool",
    "fits-nowhere": fits_nowhere,
    "no-bridge": no_bridge,
    "not-around": lambda s: s.place != "",
    "verdict-tile-lies": lambda s: cell_of(s) in read_table(s.now) or not s.place,
    "verdict-side-differs": side_differs,
    "verdict-corner-differs": corner_differs,
    "verdict-corner-only": corner_only,
    "verdict-no-tile-there": lambda s: on_turn(s) == s.player - 1,
    "verdict-other-rack": lambda s: (
        on_turn(s) == s.player - 1 != s.owner - 1 and s.place.startswith(f"rack{s.owner - 1}")
    ),
    "verdict-taken": lambda s: cell_of(s) in read_table(s.now),
    "verdict-no-return": lambda s: s.place == "pool",
    "verdict-not-there": lambda s: s.place.startswith("rack"),
    "verdict-bought-three": lambda s: s.now["bought"] == 3,
    "verdict-buy-first": lambda s: s.now["bought"] == s.bought < 3,
    "verdict-on-table": lambda s: s.tile in map(tile_of, s.now["table"]),
    "verdict-can-place": lambda s: s.now["pool"] == [] and len(fitting(s, on_turn(s))) > 0,
    "verdict-pool-empty": lambda s: s.now["pool"] == [],
    "verdict-over": lambda s: s.now["phase"] == "over",
    "verdict-must-begin": lambda s: s.now["table"] == [] and on_turn(s) == s.player - 1,
    "verdict-no-limit": lambda s: s.now["options"]["time_limit"] is None,
    "allowed-first": lambda s: s.now["table"] == [] and s.tile in rack(s, on_turn(s)),
    "allowed-placed": lambda s: s.tile in fitting(s, on_turn(s)) and tile_of(s.move) == s.tile,
    "allowed-buy": lambda s: s.now["bought"] < 3 and len(s.now["pool"]) > 0,
    "allowed-pass": lambda s: (
        s.now["bought"] == s.bought and (s.bought == 3 or s.now["pool"] == [])
    ),
    "gone-placed": gone_placed,
    "costs-buy": lambda s: s.points == 5 and len(fitting(s, on_turn(s))) == s.count,
    "costs-pass": lambda s: s.points == 10 and len(fitting(s, on_turn(s))) == s.count,
    "status-lots": lambda s: (
        s.now["phase"] == "lots" and (len(s.now["lots"]) < len(s.now["hands"])) == s.again
    ),
    "status-shuffle": lambda s: s.now["phase"] == "shuffle" and s.now["begins"] == s.player - 1,
    "status-first": lambda s: s.now["table"] == [] and on_turn(s) == s.player - 1,
    "status-place": lambda s: (
        on_turn(s) == s.player - 1
        and s.now["bought"] == s.bought
        and (fitting(s, on_turn(s)) == set()) == s.stuck
    ),
    "step-room-for-the-next.wrong": lambda s: no_pair(s, 3) and fits_nowhere_at_all(s, "3-3-3"),
    "step-bell-next-turn.wrong": lambda s: no_pair(s, 0) and fitting(s, 0) == set(),
    "status-last-round": lambda s: (
        s.now["bell"] == s.bell - 1 and rack(s, s.bell - 1) == [] and on_turn(s) == s.player - 1
    ),
    "hint-buy": lambda s: (
        fitting(s, on_turn(s)) == set() and s.now["pool"] != [] and s.now["bought"] == s.bought < 3
    ),
    "hint-bought-three": lambda s: (
        s.now["bought"] == 3 and (fitting(s, on_turn(s)) == set()) == s.only
    ),
    "hint-pass": lambda s: s.now["pool"] == [] and fitting(s, on_turn(s)) == set(),
    "status-won": lambda s: (
        len(winners(s)) == s.sharing and (s.sharing > 1 or winners(s) == [s.player - 1])
    ),
    "status-ended": ended,
    "event-score_value": placed_value,
    "event-score_bridge": lambda s: shape(s, 1, 0, 40),
    "event-score_hexagon": lambda s: shape(s, 0, 1, 50),
    "event-score_double-hexagon": lambda s: shape(s, 0, s.hexagons, 60) and s.hexagons > 1,
    "event-kids_score": simply,
    "event-end_bell": bell,
    "event-end_equal-turns": last_tiles,
    "event-end_blocked": least,
    "event-buy_must": lambda s: (
        s.move == "buy"
        and len(s.after["pool"]) == s.left == len(s.now["pool"]) - 1
        and s.points in (0, -5)
        and on_turn(s) == s.player - 1
    ),
    "event-buy_fail": lambda s: s.now["bought"] == 3 and s.points in (0, -10),
    "event-pool_empty": lambda s: s.now["pool"] == [] and fitting(s, s.seat) == set(),
    "event-time_out": lambda s: s.move == "timeout" and s.points in (0, -10),
    "event-start_highest": lambda s: max(lots(s)) == s.value and s.after["begins"] == s.seat,
    "event-start_tie": lambda s: max(lots(s)) == s.value and lots(s).count(s.value) == s.count,
}
