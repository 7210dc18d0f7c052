"""The wrong rules of Triominos that people hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tritables.core.questions import Answer, Misconception, Question, forgets, may, scores
from tritables.games.triominos.board import Cell, Shape, around, beside, corners_of
from tritables.games.triominos.notation import BUY, LOTS, PASS, read_placement
from tritables.games.triominos.options import STANDARD, Options
from tritables.games.triominos.scoring import MOST_BOUGHT, PENALTY, POINTS, PRICE
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import ANY, NUMBERS, VALUE, Numbers, Tile, total

Asked = Question[TriominosState]

# What may be placed, bought and passed.


def _tried(state: TriominosState, move: str) -> tuple[Tile, Numbers, Cell] | None:
    """A tile of the rack that is to be placed."""
    found = read_placement(move)
    if state.phase != "play" or found is None or found[0] not in state.hands[state.on_turn or 0]:
        return None
    tile, _, numbers, cell = found
    return tile, numbers, cell


def _one_wrong(state: TriominosState, move: str) -> int | None:
    """The only corner of an open cell that asks for another number; None for none or several."""
    found = _tried(state, move)
    if found is None or found[2] not in state.board.open:
        return None
    asked = zip(found[1], state.board.open[found[2]], strict=True)
    wrong = [at for at, (has, wanted) in enumerate(asked) if wanted not in (ANY, has)]
    return wrong[0] if len(wrong) == 1 else None


def _on_side(state: TriominosState, cell: Cell, at: int) -> bool:
    """True if a corner of a cell belongs to a side that it shares with the table."""
    return any(near in state.board.cells and across != at for near, across in beside(cell))


def _one_number(state: TriominosState, move: str) -> bool | None:
    """One number of a side is enough."""
    at, found = _one_wrong(state, move), _tried(state, move)
    return True if at is not None and found and _on_side(state, found[2], at) else None


def _far_corner(state: TriominosState, move: str) -> bool | None:
    """If only a corner touches, the numbers may differ."""
    at, found = _one_wrong(state, move), _tried(state, move)
    return True if at is not None and found and not _on_side(state, found[2], at) else None


def _highest_opens(state: TriominosState, move: str) -> bool | None:
    """The first tile must be the highest that one has."""
    found = _tried(state, move)
    if found is None or state.table:
        return None
    hand = state.hands[state.on_turn or 0]
    return None if VALUE[found[0]] == max(VALUE[tile] for tile in hand) else False


def _when_stuck(state: TriominosState, move: str) -> bool | None:
    """A player who can place may not buy."""
    placeable = any(tile is not None for tile in state.placements().values())
    return False if move == BUY and state.table and placeable else None


def _bought_and_done(state: TriominosState, move: str) -> bool | None:
    """A player who bought has to wait for the next turn."""
    return False if state.bought and _tried(state, move) else None


def _bought_only(state: TriominosState, move: str) -> bool | None:
    """Only a tile that was bought in this turn may be placed now."""
    found = _tried(state, move)
    if found is None or not state.bought:
        return None
    return None if found[0] in state.hands[state.on_turn or 0][-state.bought :] else False


def _must_place(state: TriominosState, move: str) -> bool | None:
    """After three purchases a tile that fits has to be placed."""
    if move != PASS or state.bought != MOST_BOUGHT:
        return None
    return False if len(state.placements()) > 1 else None


# What scores.


def _shape(asked: Asked) -> tuple[Cell, Shape] | None:
    """The cell where a tile is placed, and the shape it forms, if points are counted in full."""
    state, found = asked.state, _tried(asked.state, asked.move or "")
    if found is None or not state.table or state.options.scoring != STANDARD:
        return None
    return found[2], state.board.shape(found[2])


def _sides(state: TriominosState, cell: Cell) -> int:
    return sum(near in state.board.cells for near, _ in beside(cell))


def _bridge_is_forty(asked: Asked) -> Answer | None:
    """A bridge scores 40 in all."""
    found = _shape(asked)
    return POINTS["score.bridge"] if found and found[1].bridge else None


def _two_sides(asked: Asked) -> Answer | None:
    """A bridge is a tile that touches the table with two sides."""
    found = _shape(asked)
    if found is None or found[1].hexagons:
        return None
    more = POINTS["score.bridge"] if _sides(asked.state, found[0]) == 2 else 0
    return asked.points() + more - (POINTS["score.bridge"] if found[1].bridge else 0)


def _five_tiles(asked: Asked) -> Answer | None:
    """Five tiles around a corner are a hexagon already."""
    found = _shape(asked)
    if found is None or found[1].hexagons:
        return None
    cells = asked.state.board.cells
    rings = [sum(cell in cells for cell in around(corner)) for corner in corners_of(found[0])]
    return asked.points() + POINTS["score.hexagon"] if max(rings) == 4 else None


def _add_up(count: int) -> Callable[[Asked], Answer | None]:
    """The belief that so many hexagons at once score 50 each."""

    def belief(asked: Asked) -> Answer | None:
        found = _shape(asked)
        if found is None or found[1].hexagons != count:
            return None
        return asked.points(without="score.double-hexagon") + POINTS["score.hexagon"] * count

    return belief


def _triple_bonus(asked: Asked) -> Answer | None:
    """Three equal numbers score 10 more as the first tile."""
    found = _tried(asked.state, asked.move or "")
    if found is None or asked.state.table or len(set(found[1])) > 1:
        return None
    return asked.points() + 10


def _event(asked: Asked, rule: str) -> bool:
    return any(event.rule == rule for event in asked.events)


def _all_at_once(asked: Asked) -> Answer | None:
    """Three purchases in vain cost 25 when the turn ends, beside the 5 for each."""
    fails = _event(asked, "buy.fail") and asked.state.options.scoring == STANDARD
    return -(PENALTY + MOST_BOUGHT * PRICE) if fails else None


def _passing_costs(asked: Asked) -> Answer | None:
    """A player who passes loses 10, with an empty pool too."""
    return -PENALTY if _event(asked, "pool.empty") else None


def _running_out_costs(asked: Asked) -> Answer | None:
    """A player who bought and still passes loses 10, however many it was."""
    return _passing_costs(asked) if asked.state.bought else None


def _empty_is_free(asked: Asked) -> Answer | None:
    """With an empty pool passing never costs anything."""
    return 0 if _event(asked, "buy.fail") and not asked.state.pool else None


def _bell_alone(asked: Asked) -> Answer | None:
    """The bell pays 25, whatever the others hold."""
    state, after = asked.state, asked.after
    if not _event(asked, "end.equal-turns") or after.bell != state.on_turn:
        return None
    return asked.points(without="end.equal-turns") + POINTS["end.bell"]


def _each_out(asked: Asked) -> Answer | None:
    """Everybody who places the last tile in the last round gets 25."""
    state = asked.state
    if state.bell is None or state.on_turn is None or asked.after.hands[state.on_turn]:
        return None
    return asked.points() + POINTS["end.bell"] if state.options.scoring == STANDARD else None


def _tie_is_void(asked: Asked) -> Answer | None:
    """If the lowest totals are equal, nobody gets anything."""
    tied = sum(event.rule == "end.blocked" for event in asked.events)
    return asked.points(without="end.blocked") if tied > 1 else None


def _children_count(asked: Asked) -> Answer | None:
    """A blocked table pays the tiles in hand with the simple score too."""
    seat = asked.state.on_turn
    if not _event(asked, "end.blocked") or asked.state.options.scoring == STANDARD:
        return None
    if seat is None or asked.after.won_by() != (seat,):
        return None
    own = total(asked.after.hands[seat])
    return asked.points() + sum(map(total, asked.after.hands)) - 2 * own


def _counts_anyway(asked: Asked) -> Answer | None:
    """The numbers on the tiles always count."""
    state = asked.state
    if state.options.scoring == STANDARD or not _tried(state, asked.move or ""):
        return None
    return Question(state.but(options=Options()), "points", asked.move).points()


# Turns, lots, and the end.


def _bridge_again(asked: Asked) -> Answer | None:
    """A bridge or a hexagon gives another turn."""
    found, seat = _shape(asked), asked.state.on_turn
    if found is None or seat is None or not (found[1].bridge or found[1].hexagons):
        return None
    return (seat,)


def _ends_at_once(asked: Asked) -> Answer | None:
    """The round is over when the bell rings."""
    return True if _event(asked, "end.bell") else None


def _round_is_all(asked: Asked) -> Answer | None:
    """The winner of the round has the most points."""
    return asked.after.won_by() if asked.after.to_act is None else None


def _lots(asked: Asked) -> dict[int, Tile]:
    """The tile that each seat draws by a move."""
    head, *drawn = (asked.move or "").split(" ")
    if head != LOTS or len(drawn) != len(asked.state.lots):
        return {}
    return dict(zip(asked.state.lots, drawn, strict=True))


def _highest_number(asked: Asked) -> Answer | None:
    """The player who draws the highest single number begins."""
    highest = {seat: max(NUMBERS[tile]) for seat, tile in _lots(asked).items()}
    best = [seat for seat, number in highest.items() if number == max(highest.values())]
    return (best[0],) if len(best) == 1 else None


def _first_of_equals(asked: Asked) -> Answer | None:
    """Of equal lots the first begins."""
    values = {seat: VALUE[tile] for seat, tile in _lots(asked).items()}
    best = [seat for seat, value in values.items() if value == max(values.values())]
    return (best[0],) if len(best) > 1 else None


MISCONCEPTIONS: Final = (
    may("one-number-is-enough", "place.match", _one_number),
    may("far-corner-is-free", "place.touched-corner", _far_corner),
    forgets("corner-is-enough", "place.side"),
    may("highest-tile-opens", "start.any-tile", _highest_opens),
    forgets("passes-without-buying", "buy.must"),
    may("buys-only-when-stuck", "buy.must", _when_stuck),
    may("bought-and-done", "buy.place", _bought_and_done),
    may("only-the-bought-tile", "buy.any-tile", _bought_only),
    may("must-place-after-three", "buy.after-three", _must_place),
    forgets("passes-at-will", "pool.must-place"),
    scores("bridge-is-forty", "score.bridge", _bridge_is_forty),
    scores("bridge-needs-two-sides", "bridge.shape", _two_sides),
    scores("five-are-a-hexagon", "hexagon.shape", _five_tiles),
    scores("hexagons-add-up", "score.double-hexagon", _add_up(2)),
    scores("three-hexagons-add-up", "hexagon.triple", _add_up(3)),
    scores("triple-scores-more", "start.no-bonus", _triple_bonus),
    scores("failing-costs-all", "buy.fail", _all_at_once),
    scores("passing-always-costs", "pool.empty", _passing_costs),
    scores("buying-in-vain-costs", "buy.pool-runs-out", _running_out_costs),
    scores("empty-pool-is-free", "buy.three-and-empty", _empty_is_free),
    scores("bell-pays-25", "end.bell", _bell_alone),
    scores("each-out-is-paid", "end.first-only", _each_out),
    scores("tie-pays-nobody", "end.blocked.tie", _tie_is_void),
    scores("children-count-too", "kids.blocked", _children_count),
    scores("numbers-always-count", "kids.none", _counts_anyway),
    Misconception("bridge-plays-again", "turn.order", ("who",), _bridge_again),
    Misconception("bell-ends-round", "end.equal-turns", ("over",), _ends_at_once),
    Misconception("round-is-everything", "round.winner", ("winners",), _round_is_all),
    Misconception("highest-number-begins", "start.highest", ("who",), _highest_number),
    Misconception("first-of-equal-lots", "start.tie", ("who",), _first_of_equals),
)
