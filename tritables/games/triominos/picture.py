"""The picture of a position: tiles, the words for each place, and the ways to move."""

from __future__ import annotations

from functools import lru_cache

from tritables.core.messages import Message
from tritables.core.picture import Action, Box, Look, Picture, Piece
from tritables.core.state import CHANCE, LastMove, Result, Seat
from tritables.games.triominos.board import Cell, points_up
from tritables.games.triominos.gestures import art_of, ways
from tritables.games.triominos.layout import (
    FRAMES,
    cell_box,
    lot_box,
    rack_boxes,
)
from tritables.games.triominos.notation import BUY, LOTS, PASS, read_tiles
from tritables.games.triominos.options import NONE, STANDARD
from tritables.games.triominos.places import POOL, lot_of, place_of, rack_of, slot_of
from tritables.games.triominos.scoring import MOST_BOUGHT
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.teaching import costs
from tritables.games.triominos.tiles import (
    ANY,
    NUMBERS,
    READS,
    UNKNOWN,
    VALUE,
    Numbers,
    Tile,
)
from tritables.games.triominos.words import words

BACK = "tile-back"
STACK = 4
"""The number of tiles of the pool that are drawn, however many there are."""


def picture(state: TriominosState, last: LastMove[TriominosState] | None, look: Look) -> Picture:
    """Picture a state as somebody sees it; the last move shows where its tile came from."""
    front = look.front(state.on_turn)
    return Picture(
        pieces=(
            *_placed(state, last),
            *_lots(state, last),
            *_pool(state),
            *_racks(state, last, front),
        ),
        labels=place_labels(state),
        status=_status(state),
        hint=_hint(state),
        ways=ways(state),
        actions=_actions(state),
        touches=((POOL, BUY),) if state.phase == "play" else (),
        lifts=_lifts(state),
        scores=state.scores if _counts(state) else (),
        draw=words(f"draw-{state.phase}") if state.to_act == CHANCE else None,
        draws_at=POOL if state.to_act == CHANCE else None,
    )


def lying(state: TriominosState) -> list[Piece]:
    """All the tiles of a state, with the first seat in front and no move before it."""
    return [*_placed(state, None), *_pool(state), *_racks(state, None, 0)]


@lru_cache(maxsize=1024)
def _on_cell(tile: Tile, numbers: Numbers, cell: Cell, came: str | None) -> Piece:
    box = cell_box(cell)
    spots = tuple(map(str, numbers))
    return Piece(f"tile {tile}", art_of(cell), place_of(cell), box, box, spots=spots, came=came)


def _placed(state: TriominosState, last: LastMove[TriominosState] | None) -> list[Piece]:
    pieces = []
    newest = last.move if last is not None else None
    for move, (cell, numbers) in zip(state.table, state.board.cells.items(), strict=True):
        came = None
        if move == newest and last is not None and last.before.on_turn is not None:
            came = rack_of(last.before.on_turn)
        tile, _ = READS[move.partition("@")[0]]
        pieces.append(_on_cell(tile, numbers, cell, came))
    return pieces


def _lots(state: TriominosState, last: LastMove[TriominosState] | None) -> list[Piece]:
    """The tiles that were drawn to see who begins, until the first tile is due."""
    if last is None or state.phase not in ("lots", "shuffle"):
        return []
    drawn = read_tiles(last.move, LOTS)
    if drawn is None:
        return []
    pieces = []
    for seat, tile in zip(last.before.lots, drawn, strict=True):
        box = lot_box(seat, state.seats)
        spots = tuple(map(str, NUMBERS[tile]))
        place = lot_of(seat)
        pieces.append(Piece(f"tile {tile}", "tile-up", place, box, box, spots=spots, came=POOL))
        chip = Box(box.x + box.w / 2 - 17, box.y + box.h + 8, 34, 34)
        pieces.append(Piece("chip", f"seat-{seat}", place, chip, chip))
    return pieces


def _pool(state: TriominosState) -> list[Piece]:
    """The pool as a small stack with its number on top."""
    count = len(state.pool)
    shown = min(STACK, count)
    boxes = [_stack(FRAMES[shape].pool_box, shown) for shape in ("wide", "tall")]
    return [
        Piece("pool", BACK, POOL, wide, tall, spots=(str(count),) if nth == shown - 1 else ())
        for nth, (wide, tall) in enumerate(zip(*boxes, strict=True))
    ]


def _stack(box: Box, count: int) -> list[Box]:
    side = min(box.w - 3 * STACK, (box.h - 3 * STACK) / 0.866)
    left = box.x + (box.w - side) / 2
    top = box.y + (box.h - side * 0.866) / 2
    return [Box(left, top - 3 * (nth - count / 2), side, side * 0.866) for nth in range(count)]


def _racks(state: TriominosState, last: LastMove[TriominosState] | None, front: int) -> list[Piece]:
    wide = rack_boxes(state, "wide", front)
    tall = rack_boxes(state, "tall", front)
    bought = last.before.on_turn if last is not None and last.move == BUY else None
    pieces = []
    for seat, hand in enumerate(state.hands):
        for nth, tile in enumerate(hand):
            newest = seat == bought and nth == len(hand) - 1
            boxes = wide[seat][nth], tall[seat][nth]
            place, came = slot_of(seat, nth), POOL if newest else None
            if tile == UNKNOWN:
                pieces.append(Piece("back", BACK, place, *boxes, came=came))
                continue
            spots = tuple(map(str, NUMBERS[tile]))
            pieces.append(
                Piece(f"tile {tile}", "tile-up", place, *boxes, spots=spots, turns=3, came=came)
            )
    return pieces


def place_labels(state: TriominosState) -> tuple[tuple[str, Message], ...]:
    """The label of each place: the tiles that lie there."""
    labels = [(POOL, words("place-pool", count=len(state.pool)))]
    for seat, hand in enumerate(state.hands):
        labels += _rack_labels(seat, hand, int(_counts(state)), state.scores[seat])
    if state.phase in ("lots", "shuffle"):
        labels += [(lot_of(seat), words("place-lot", player=seat + 1)) for seat in _seats(state)]
        return tuple(labels)
    board = state.board
    labels += [_taken(cell, numbers) for cell, numbers in board.cells.items()]
    labels += [_open(cell, wanted) for cell, wanted in board.open.items()]
    if not board.cells:
        labels.append((place_of((0, 0)), words("place-first")))
    return tuple(labels)


@lru_cache(maxsize=64)
def _rack_labels(
    seat: Seat, hand: tuple[Tile, ...], counted: int, score: int
) -> list[tuple[str, Message]]:
    """The words of a seat's rack and tiles; whoever is not on turn has the same after a move."""
    player = seat + 1
    rack = words("place-rack", player=player, count=len(hand), counted=counted, score=score)
    labels = [(rack_of(seat), rack)]
    for nth, tile in enumerate(hand):
        if tile == UNKNOWN:
            label = words("place-back", player=player)
        else:
            label = words("place-tile", tile=tile, value=VALUE[tile])
        labels.append((slot_of(seat, nth), label))
    return labels


@lru_cache(maxsize=4096)
def _taken(cell: Cell, numbers: Numbers) -> tuple[str, Message]:
    read = "-".join(map(str, numbers))
    return place_of(cell), words("place-taken", tile=read, up=int(points_up(cell)))


@lru_cache(maxsize=4096)
def _open(cell: Cell, wanted: Numbers) -> tuple[str, Message]:
    asked = " ".join("?" if number == ANY else str(number) for number in wanted)
    return place_of(cell), words("place-open", asked=asked, up=int(points_up(cell)))


def _seats(state: TriominosState) -> range:
    return range(state.seats)


def _counts(state: TriominosState) -> bool:
    """True if there are points at all (`kids.none`)."""
    return state.options.scoring != NONE


def _status(state: TriominosState) -> Message:
    if state.result is not None:
        return _ended(state, state.result)
    if state.phase == "lots":
        return words("status-lots", again=int(len(state.lots) < state.seats))
    if state.phase == "shuffle":
        return words("status-shuffle", player=(state.begins or 0) + 1)
    player = (state.on_turn or 0) + 1
    if not state.table:
        return words("status-first", player=player)
    if state.bell is not None:
        return words("status-last-round", player=player, bell=state.bell + 1)
    return words("status-place", player=player, bought=state.bought, stuck=int(_stuck(state)))


def _stuck(state: TriominosState) -> bool:
    """True if no tile of whoever is on turn fits, as far as the viewer sees the hand."""
    moves = state.placements()
    return bool(moves) and all(placement is None for placement in moves.values())


def _ended(state: TriominosState, result: Result) -> Message:
    """The status at the end: who has won the round and, if another, who has the most points."""
    won, leaders = state.won_by(), result.winners
    round_won = {"player": won[0] + 1, "sharing": len(won)}
    if not _counts(state):
        return words("status-won", **round_won)
    return words(
        "status-ended",
        **round_won,
        leader=leaders[0] + 1,
        leaders=len(leaders),
        score=max(result.scores),
        same=int(won == leaders and len(won) == 1),
    )


def _hint(state: TriominosState) -> tuple[str, Message] | None:
    """The hint when nothing fits: what the rules leave; None for a viewer who sees no hand."""
    moves = state.legal_moves()
    if state.phase != "play" or not moves:
        return None
    if state.bought == MOST_BOUGHT:
        only = moves == (PASS,)
        return "buy.fail", words("hint-bought-three", only=int(only))
    if moves == (BUY,):
        return "buy.must", words("hint-buy", bought=state.bought, **_mover(state))
    if moves == (PASS,):
        return "pool.empty", words("hint-pass")
    return None


def _mover(state: TriominosState) -> dict[str, int]:
    seat = state.on_turn or 0
    return {"seat": seat, "player": seat + 1}


def _lifts(state: TriominosState) -> tuple[str, ...]:
    """The tiles of whoever is on turn."""
    if state.phase != "play" or state.on_turn is None:
        return ()
    hand = state.hands[state.on_turn]
    if UNKNOWN in hand:
        return ()  # nobody lifts what they may not see
    return tuple(slot_of(state.on_turn, nth) for nth in range(len(hand)))


def _actions(state: TriominosState) -> tuple[Action, ...]:
    if state.phase != "play":
        return ()
    free = int(state.options.scoring != STANDARD)
    actions = []
    moves = state.placements()
    if BUY in moves:
        label = words("action-buy", free=free)
        actions.append(Action(BUY, label, costs=costs(state, BUY) is not None))
    if PASS in moves:
        id = "action-give-up" if state.bought == MOST_BOUGHT else "action-pass"
        label = words(id, free=free)
        actions.append(Action(PASS, label, costs=costs(state, PASS) is not None))
    return tuple(actions)
