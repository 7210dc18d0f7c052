"""Triominos a second time, slowly: written from the rules file alone, to hold the engine to it.

Plain lists and dicts, JSON in and JSON out, no engine imported. It reads positions that are sound
and refuses nothing but a move that the rules do not allow there.
"""

from __future__ import annotations

from typing import Any

Position = dict[str, Any]
Event = dict[str, Any]
Cell = tuple[int, int]
Corner = tuple[int, int]
Numbers = tuple[int, int, int]
Table = dict[Cell, Numbers]

DEFAULTS = {"scoring": "standard", "target": 400, "rounds": None, "time_limit": None}


def copy(position: Position) -> Position:
    """A position of its own, every option written out."""
    return {
        "format": "tritables-position/1",
        "game": "triominos",
        "options": {**DEFAULTS, **position.get("options", {})},
        "phase": position["phase"],
        "to_act": position["to_act"],
        "lots": list(position["lots"]),
        "bought": position["bought"],
        "bell": position["bell"],
        "begins": position["begins"],
        "scores": list(position["scores"]),
        "table": list(position["table"]),
        "pool": list(position["pool"]),
        "hands": [list(hand) for hand in position["hands"]],
    }


def event(rule: str, seat: int | None, points: int = 0) -> Event:
    return {"rule": rule, "seat": seat, "points": points}


def scoring(position: Position) -> str:
    return str(copy(position)["options"]["scoring"])


def costs(position: Position, points: int) -> int:
    """What a turn costs: something in the standard score alone."""
    return points if scoring(position) == "standard" else 0


# Tiles: "0-1-5" is the tile, and its three turns are what can be read on the table.


def numbers_of(text: str) -> Numbers:
    first, second, third = (int(number) for number in text.split("-"))
    return first, second, third


def value(tile: str) -> int:
    return sum(numbers_of(tile))


def total(hand: list[str]) -> int:
    return sum(value(tile) for tile in hand)


def turns(tile: str) -> list[Numbers]:
    """The ways to turn a tile, clockwise readings only; a triple has one."""
    a, b, c = numbers_of(tile)
    if a == b == c:
        return [(a, b, c)]
    return [(a, b, c), (b, c, a), (c, a, b)]


def written(numbers: Numbers, cell: Cell) -> str:
    return f"{numbers[0]}-{numbers[1]}-{numbers[2]}@{cell[0]},{cell[1]}"


def read_placing(move: str) -> tuple[str, Numbers, Cell]:
    """The tile as it is named in a hand, its numbers as turned, and its cell."""
    turned, place = move.split("@")
    x, y = place.split(",")
    numbers = numbers_of(turned)
    tile = "-".join(str(number) for number in sorted(numbers))
    if numbers not in turns(tile):  # read clockwise, the numbers rise: go round the other way
        raise ValueError(f"{turned} is not a tile")
    return tile, numbers, (int(x), int(y))


# The table: cells and the corners they have, in the order of the numbers.


def read_table(position: Position) -> Table:
    table: Table = {}
    for placed in position["table"]:
        _, numbers, cell = read_placing(placed)
        table[cell] = numbers
    return table


def corners(cell: Cell) -> list[Corner]:
    x, y = cell
    if (x + y) % 2 == 0:
        return [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
    return [(x - 1, y), (x + 1, y), (x, y + 1)]


def numbers_at(table: Table) -> dict[Corner, int]:
    """What every corner on the table shows (tiles that lie there already agree)."""
    shown = {}
    for cell, numbers in table.items():
        for corner, number in zip(corners(cell), numbers, strict=True):
            shown[corner] = number
    return shown


def share_a_side(one: Cell, other: Cell) -> bool:
    return len(set(corners(one)) & set(corners(other))) == 2


def touched_sides(table: Table, cell: Cell) -> list[Cell]:
    return [other for other in table if share_a_side(cell, other)]


def free_cells(table: Table) -> list[Cell]:
    """Every empty cell with a side on the table: look at all cells in and around it."""
    if not table:
        return []
    columns = [x for x, _ in table]
    rows = [y for _, y in table]
    found = []
    for y in range(min(rows) - 2, max(rows) + 3):
        for x in range(min(columns) - 2, max(columns) + 3):
            if (x, y) not in table and touched_sides(table, (x, y)):
                found.append((x, y))
    return found


def numbers_match(shown: dict[Corner, int], numbers: Numbers, cell: Cell) -> bool:
    for corner, number in zip(corners(cell), numbers, strict=True):
        if corner in shown and shown[corner] != number:
            return False
    return True


def placings(position: Position, seat: int) -> list[str]:
    """Every way in which a seat could place a tile now, were it on turn."""
    hand = position["hands"][seat]
    table = read_table(position)
    if not table:
        return [written(numbers_of(tile), (0, 0)) for tile in hand]
    shown = numbers_at(table)
    cells = free_cells(table)
    found = []
    for tile in hand:
        for numbers in turns(tile):
            for cell in cells:
                if numbers_match(shown, numbers, cell):
                    found.append(written(numbers, cell))
    return found


def is_bridge(table: Table, cell: Cell) -> bool:
    """Whether a tile on this empty cell would be a bridge: one side, and the corner opposite."""
    neighbours = touched_sides(table, cell)
    if len(neighbours) != 1:
        return False
    (opposite,) = set(corners(cell)) - set(corners(neighbours[0]))
    return opposite in numbers_at(table)


def hexagons(table: Table, cell: Cell) -> int:
    """How many hexagons a tile on this empty cell would complete: six tiles around a corner."""
    completed = 0
    for corner in corners(cell):
        around = [other for other in [*table, cell] if corner in corners(other)]
        if len(around) == 6:
            completed += 1
    return completed


# What may be done.


def legal(position: Position) -> list[str]:
    """Every legal move of whoever is to act; a draw of lots and a shuffle as one bare word."""
    if position["phase"] == "over":
        return []
    if position["phase"] in ("lots", "shuffle"):
        return [position["phase"]]
    moves = placings(position, position["to_act"])
    if not position["table"]:  # start.must-place
        return moves
    if position["bought"] == 3:  # buy.after-three, buy.three-and-empty
        return [*moves, "pass"]
    if position["pool"]:  # buy.must
        return [*moves, "buy"]
    if not moves:  # pool.empty
        return ["pass"]
    return moves  # pool.must-place


def play(position: Position, move: str) -> tuple[Position, list[Event]]:
    """The position after a move, and what happened."""
    if position["phase"] == "lots":
        return play_lots(position, move)
    if position["phase"] == "shuffle":
        return play_shuffle(position, move)
    if position["phase"] == "play" and move == "timeout":
        return play_timeout(position)
    if move not in legal(position):
        raise ValueError(f"{move} is not legal")
    if move == "buy":
        return play_buy(position)
    if move == "pass":
        return play_pass(position)
    return play_placing(position, move)


def tiles_named(move: str, word: str) -> list[str]:
    first, *tiles = move.split(" ")
    if first != word:
        raise ValueError(f"{move} is not legal, {word} is due")
    return tiles


def play_lots(position: Position, move: str) -> tuple[Position, list[Event]]:
    drawn = tiles_named(move, "lots")
    drawing = sorted(position["lots"])
    if len(drawn) != len(drawing):
        raise ValueError("one tile for each seat that has to draw")
    if len(set(drawn)) != len(drawn) or any(tile not in position["pool"] for tile in drawn):
        raise ValueError("lots are different tiles of the pool")
    highest = max(value(tile) for tile in drawn)
    best = [seat for seat, tile in zip(drawing, drawn, strict=True) if value(tile) == highest]
    after = copy(position)
    if len(best) > 1:
        after["lots"] = best
        return after, [event("start.tie", None)]
    after["lots"] = []
    after["begins"] = best[0]
    after["phase"] = "shuffle"
    return after, [event("start.highest", best[0])]


def play_shuffle(position: Position, move: str) -> tuple[Position, list[Event]]:
    tiles = tiles_named(move, "shuffle")
    if sorted(tiles) != sorted(position["pool"]):
        raise ValueError("a shuffle names the whole pool")
    after = copy(position)
    after["pool"] = tiles
    after["phase"] = "play"
    after["to_act"] = position["begins"]
    return after, []


def play_placing(position: Position, move: str) -> tuple[Position, list[Event]]:
    seat = position["to_act"]
    table = read_table(position)
    tile, numbers, cell = read_placing(move)
    bridge = is_bridge(table, cell)
    completed = hexagons(table, cell)
    after = copy(position)
    after["hands"][seat].remove(tile)
    after["table"].append(written(numbers, cell))
    rings = after["hands"][seat] == [] and position["bell"] is None
    events = []
    if scoring(position) == "kids":
        points = 1 + completed
        if bridge:
            points += 1
        if rings:
            points += 5
        events.append(event("kids.score", seat, points))
    if scoring(position) == "standard":
        events.append(event("score.value", seat, value(tile)))
        if bridge:
            events.append(event("score.bridge", seat, 40))
        if completed == 1:
            events.append(event("score.hexagon", seat, 50))
        if completed >= 2:
            events.append(event("score.double-hexagon", seat, 60))
    if rings:
        after["bell"] = seat
        events.append(event("end.bell", seat))
    return finish(turn_over(after), events)


def play_buy(position: Position) -> tuple[Position, list[Event]]:
    seat = position["to_act"]
    after = copy(position)
    after["hands"][seat].append(after["pool"].pop(0))
    after["bought"] += 1
    return finish(after, [event("buy.must", seat, costs(position, -5))])


def play_pass(position: Position) -> tuple[Position, list[Event]]:
    seat = position["to_act"]
    if position["bought"] == 3:
        happened = event("buy.fail", seat, costs(position, -10))
    else:
        happened = event("pool.empty", seat)
    return finish(turn_over(copy(position)), [happened])


def play_timeout(position: Position) -> tuple[Position, list[Event]]:
    if copy(position)["options"]["time_limit"] is None:
        raise ValueError("timeout is not legal without a time limit")
    happened = event("time.out", position["to_act"], costs(position, -10))
    return finish(turn_over(copy(position)), [happened])


# How a turn ends, and the round.


def turn_over(position: Position) -> Position:
    """Hand the turn on; after the bell, nobody has it once the beginner would be next."""
    after = copy(position)
    after["bought"] = 0
    following = (position["to_act"] + 1) % len(position["hands"])
    if position["bell"] is not None and following == position["begins"]:
        after["phase"] = "over"
        after["to_act"] = None
    else:
        after["to_act"] = following
    return after


def finish(position: Position, events: list[Event]) -> tuple[Position, list[Event]]:
    """End the round if it has come to an end, and add up what happened."""
    after = copy(position)
    happened = list(events)
    if after["phase"] == "over":
        happened += bell_bonus(after)
    elif is_blocked(after):
        after["phase"] = "over"
        after["to_act"] = None
        after["bought"] = 0
        happened += blocked_bonus(after)
    for one in happened:
        after["scores"][one["seat"]] += one["points"]
    return after, happened


def bell_bonus(position: Position) -> list[Event]:
    if scoring(position) != "standard":
        return []
    points = 25
    for seat, hand in enumerate(position["hands"]):
        if seat != position["bell"]:
            points += total(hand)
    return [event("end.equal-turns", position["bell"], points)]


def is_blocked(position: Position) -> bool:
    if position["pool"] or position["bell"] is not None:
        return False
    return not any(placings(position, seat) for seat in range(len(position["hands"])))


def blocked_bonus(position: Position) -> list[Event]:
    totals = [total(hand) for hand in position["hands"]]
    lowest = min(totals)
    others = sum(held for held in totals if held != lowest)
    points = costs(position, others - lowest)
    return [
        event("end.blocked", seat, points) for seat, held in enumerate(totals) if held == lowest
    ]


def result(position: Position) -> dict[str, Any] | None:
    if position["phase"] != "over":
        return None
    scores = list(position["scores"])
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if position["bell"] is None:
        lowest = min(total(hand) for hand in position["hands"])
        round_won = [seat for seat, hand in enumerate(position["hands"]) if total(hand) == lowest]
    else:
        round_won = [position["bell"]]
    if scoring(position) == "none":
        winners = round_won
    return {"scores": scores, "winners": winners, "round": round_won}
