"""Reading a position: the JSON of the rules' file, checked for what the rules demand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from tritables.core.reading import Reader, shortened
from tritables.core.state import Actor
from tritables.games.triominos.board import CENTRE, EMPTY, Board, written
from tritables.games.triominos.notation import read_placement
from tritables.games.triominos.options import NONE, Options
from tritables.games.triominos.scoring import MOST_BOUGHT
from tritables.games.triominos.state import PHASES, Phase, TriominosState
from tritables.games.triominos.tiles import NUMBERS, TILES, Tile

KEYS: Final = (
    "phase",
    "to_act",
    "lots",
    "bought",
    "bell",
    "begins",
    "scores",
    "table",
    "pool",
    "hands",
)
SEATS: Final = (2, 6)
MOST_POINTS: Final = 1_000_000


def read_position(reader: Reader, options: Mapping[str, object]) -> TriominosState:
    """Read the keys of a position; ``reader`` stands at the object, whose keys were checked."""
    hands = tuple(_tiles(hand) for hand in reader.at("hands").items(*SEATS))
    count = len(hands)

    def seat(at: Reader) -> int:
        return at.whole(0, count - 1)

    phase = cast("Phase", reader.at("phase").one_of(*PHASES))
    to_act = reader.at("to_act").to_act(count)
    lots = tuple(seat(item) for item in reader.at("lots").items(0, count))
    bought = reader.at("bought").whole(0, MOST_BOUGHT)
    bell = reader.at("bell").maybe(seat)
    begins = reader.at("begins").maybe(seat)
    scores = tuple(
        item.whole(-MOST_POINTS, MOST_POINTS) for item in reader.at("scores").items(count, count)
    )
    pool = _tiles(reader.at("pool"))
    board = _table(reader.at("table"))
    on_turn = begins if phase == "shuffle" else None
    if phase == "play" and isinstance(to_act, int):
        on_turn = to_act
    state = TriominosState(
        Options.of(options),
        hands,
        pool,
        scores,
        phase=phase,
        on_turn=on_turn,
        lots=lots,
        begins=begins,
        bell=bell,
        bought=bought,
        board=board,
    )
    _check_tiles(reader)
    _check_scores(reader, state)
    _check_phase(reader, state, to_act)
    return state


def _tiles(reader: Reader) -> tuple[Tile, ...]:
    return tuple(_tile(item) for item in reader.items(0, len(TILES)))


def _tile(reader: Reader) -> Tile:
    text = reader.text()
    if text not in NUMBERS:
        reader.refuse("bad-tile", rule="tiles.set", tile=shortened(text))
    return text


def _table(reader: Reader) -> Board:
    """Place the tiles in their order, each by the rules (`place.side`, `place.match`)."""
    board = EMPTY
    for item in reader.items(0, len(TILES)):
        text = item.text()
        placement = read_placement(text)
        if placement is None:
            item.refuse("bad-placement", move=shortened(text))
        tile, read, numbers, cell = placement
        if not board.placed:
            if cell != CENTRE or read != tile:
                item.refuse("bad-first", rule="start.any-tile", move=written(tile, CENTRE))
        elif cell not in board.open:
            item.refuse("bad-side", rule="place.side", move=text)
        elif board.fits(cell, tile) != (read, numbers):
            item.refuse("bad-match", rule="place.match", move=text)
        board = board.after(cell, numbers)
    return board


def _check_tiles(reader: Reader) -> None:
    """`tiles.set`: every tile is in exactly one of table, pool and hands."""
    seen: dict[str, str] = {}
    lists = [reader.at("table"), reader.at("pool")]
    lists += reader.at("hands").items(*SEATS)
    for tiles in lists:
        for item in tiles.items(0, len(TILES)):
            placement = read_placement(item.value)
            tile = placement[0] if placement else item.value
            if tile in seen:
                places = {"one": seen[tile], "other": item.where}
                item.refuse("bad-twice", rule="tiles.set", tile=tile, **places)
            seen[tile] = item.where
    for tile in TILES:
        if tile not in seen:
            reader.at("pool").refuse("bad-tile-missing", rule="tiles.set", tile=tile)


def _check_scores(reader: Reader, state: TriominosState) -> None:
    """`kids.none`: where nothing is counted, nobody has points."""
    if state.options.scoring != NONE:
        return
    for seat, score in enumerate(state.scores):
        if score:
            reader.at("scores").at(seat).refuse("bad-scores", rule="kids.none")


def _check_phase(reader: Reader, state: TriominosState, to_act: Actor) -> None:
    if state.phase == "lots":
        _check_lots(reader, state)
    elif state.lots:
        reader.at("lots").refuse("bad-lots", rule="start.highest")
    if state.phase in ("lots", "shuffle"):
        _check_unbegun(reader, state)
    if state.phase != "lots" and state.begins is None:
        reader.at("begins").refuse("bad-begins", rule="start.highest")
    if state.phase == "play" and not isinstance(to_act, int):
        reader.at("to_act").refuse("bad-seat-due", rule="turn.order")
    reader.at("to_act").check_to_act(state.to_act)
    if state.phase == "play":
        _check_play(reader, state)
    if state.phase == "over":
        _check_over(reader, state)


def _check_lots(reader: Reader, state: TriominosState) -> None:
    """All seats draw, or those that tied: two or more, each once, in seat order."""
    if len(state.lots) < 2 or list(state.lots) != sorted(set(state.lots)):
        reader.at("lots").refuse("bad-lots-seats", rule="start.tie")
    if state.begins is not None:
        reader.at("begins").refuse("bad-begins-early", rule="start.highest")
    if len(state.pool) < len(state.lots):
        reader.at("pool").refuse("bad-pool-short", rule="start.highest")


def _check_unbegun(reader: Reader, state: TriominosState) -> None:
    """Check that before the first turn nothing has been placed, bought or rung."""
    if state.table:
        reader.at("table").refuse("bad-table-early", rule="start.any-tile")
    if state.bought:
        reader.at("bought").refuse("bad-bought-early", rule="start.must-place")
    if state.bell is not None:
        reader.at("bell").refuse("bad-bell-early", rule="end.bell")
    _check_hands(reader, state)


def _check_hands(reader: Reader, state: TriominosState) -> None:
    """Check that nobody has placed a last tile yet."""
    hands = reader.at("hands")
    for seat, hand in enumerate(state.hands):
        if not hand:
            hands.at(seat).refuse("bad-hand-empty", rule="end.bell")


def _check_play(reader: Reader, state: TriominosState) -> None:
    seat = state.on_turn
    assert seat is not None
    hands = reader.at("hands")
    if state.bell is None:
        _check_hands(reader, state)
        if not state.pool and state.is_stuck():
            reader.at("phase").refuse("bad-blocked", rule="end.blocked")
    else:
        _check_bell(reader, state, seat)
    if not state.table:
        if state.bought:
            reader.at("bought").refuse("bad-bought-early", rule="start.must-place")
        if state.options.time_limit is None and seat != state.begins:
            reader.at("to_act").refuse("bad-first-turn", rule="start.must-place")
    if state.bought > len(state.hands[seat]):
        hands.at(seat).refuse("bad-bought", rule="buy.must", bought=state.bought)


def _check_bell(reader: Reader, state: TriominosState, seat: int) -> None:
    """`end.bell`, `end.equal-turns`: who still has a turn comes after the bell in the round."""
    assert state.bell is not None
    assert state.begins is not None
    if not state.table:
        reader.at("bell").refuse("bad-bell-early", rule="end.bell")

    def turn(of: int) -> int:
        return (of - (state.begins or 0)) % state.seats

    bell = turn(state.bell)
    if state.hands[state.bell]:
        reader.at("bell").refuse("bad-bell-hand", rule="end.bell")
    if turn(seat) <= bell:
        reader.at("to_act").refuse("bad-bell-turn", rule="end.equal-turns")
    for other, hand in enumerate(state.hands):
        if not hand and other != state.bell and not bell < turn(other) < turn(seat):
            reader.at("hands").at(other).refuse("bad-hand-empty", rule="end.bell")


def _check_over(reader: Reader, state: TriominosState) -> None:
    """A round ends by the bell or blocked, and only so."""
    if state.bought:
        reader.at("bought").refuse("bad-bought-over", rule="turn.order")
    if not state.table:
        reader.at("table").refuse("bad-over-empty", rule="start.must-place")
    if state.bell is None:
        _check_hands(reader, state)
        if state.pool or not state.is_stuck():
            reader.at("phase").refuse("bad-not-over", rule="end.blocked")
        return
    if state.hands[state.bell]:
        reader.at("bell").refuse("bad-bell-hand", rule="end.bell")
    begins = state.begins or 0
    for other, hand in enumerate(state.hands):
        before = (other - begins) % state.seats < (state.bell - begins) % state.seats
        if not hand and before:
            reader.at("hands").at(other).refuse("bad-hand-empty", rule="end.bell")
