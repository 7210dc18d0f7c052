"""The picture of a position: stones, dice, the words for each place, and the ways to move."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from tritables.core.messages import Message
from tritables.core.picture import Look, Picture, Piece
from tritables.core.state import CHANCE, LastMove
from tritables.games.trictrac.board import BLACK, POINTS, WHITE, Board
from tritables.games.trictrac.gestures import ways
from tritables.games.trictrac.layout import BARS, DICE, FRAMES, TRAYS
from tritables.games.trictrac.notation import ROLLS, STARTS
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.wording import step_args
from tritables.games.trictrac.words import words

SIDES = (WHITE, BLACK)
STONE = ("stone-white", "stone-black")
SLAB = ("slab-white", "slab-black")
Where = Literal["on_point", "on_bar", "in_tray"]
"""The kinds of places where stones lie together, as a `Frame` calls them."""

CROWDED = 5
"""The number of stones on a point beyond which their number is written on the last."""


def picture(state: TricTracState, last: LastMove[TricTracState] | None, look: Look) -> Picture:
    """Picture a state; ``last`` lets dice that were lost stay in sight until the next throw."""
    return Picture(
        pieces=(*stones(state.board, look.flipped), *dice(state, last, look.flipped)),
        labels=labels(state),
        status=_status(state),
        hint=_hint(state),
        ways=ways(state),
        draw=words("draw-dice"),
        throw=_throw_by_hand(state),
        draws_at=DICE,
    )


def stones(board: Board, flipped: bool) -> list[Piece]:
    """The stones of a board, wherever they lie.

    >>> len(stones(Board.of((1, -2) + (0,) * 22, (14, 13), (0, 0)), flipped=False))
    30
    """
    pieces: list[Piece] = []
    for point in range(1, POINTS + 1):
        count = board.points[point - 1]
        if count:
            side = WHITE if count > 0 else BLACK
            pieces += _pile(side, "on_point", point, abs(count), flipped)
    for side in SIDES:
        pieces += _pile(side, "on_bar", side, board.bar[side], flipped)
        pieces += _pile(side, "in_tray", side, board.off[side], flipped)
    return pieces


@lru_cache(maxsize=2048)
def _pile(side: int, where: Where, at: int, count: int, flipped: bool) -> tuple[Piece, ...]:
    """Stones that lie together: on a point, or on the bar or in the tray of a side."""
    wide, tall = (
        getattr(FRAMES[shape], where)(at, count, flipped=flipped) for shape in ("wide", "tall")
    )
    place, art, crowd = {
        "on_point": (str(at), STONE[side], CROWDED),
        "on_bar": (BARS[side], STONE[side], 1),
        "in_tray": (TRAYS[side], SLAB[side], 99),
    }[where]
    return tuple(
        [
            Piece(
                STONE[side], art, place, *boxes, text=str(count) if nth == count > crowd else None
            )
            for nth, boxes in enumerate(zip(wide, tall, strict=True), start=1)
        ]
    )


def dice_in_sight(
    state: TricTracState, last: LastMove[TricTracState] | None
) -> list[tuple[int, str | None]]:
    """The dice to show, in order, each with its mark: ``spent``, ``next``, ``lost`` or None.

    While dice are to be played it is the throw's sequence. Dice that `throw.stop` took away stay
    in sight, marked as lost, until the next throw.
    """
    if state.left and state.throw is not None:
        sequence = state.throw.sequence
        played = len(sequence) - len(state.left)
        marks = ["spent"] * played + ["next"] + [None] * (len(state.left) - 1)
        return list(zip(sequence, marks, strict=True))
    if last is None:
        return []
    if last.move in STARTS and state.throw is None:
        # Whoever threw the higher die now throws both; white's die is written first.
        return [(int(last.move[6]), None), (int(last.move[8]), None)]
    throw = last.before.throw if last.before.left else ROLLS.get(last.move)
    if throw is None:
        return []
    lost = 0
    for event in last.events:
        if event.rule == "throw.stop":
            lost = int(event.args["lost"])
    if not lost:
        return []
    played = len(throw.sequence) - lost
    return list(zip(throw.sequence, ["spent"] * played + ["lost"] * lost, strict=True))


def dice(state: TricTracState, last: LastMove[TricTracState] | None, flipped: bool) -> list[Piece]:
    """The dice in sight, or two without a face where a throw is due."""
    shown = dice_in_sight(state, last)
    if not shown:
        if state.to_act != CHANCE:
            return []
        shown = [(0, None), (0, None)]
    again = state.again and bool(state.left)
    count = len(shown) + again
    wide = FRAMES["wide"].dice(count, flipped=flipped)
    tall = FRAMES["tall"].dice(count, flipped=flipped)
    pieces = [
        Piece("die", f"die-{face}", DICE, wide[nth], tall[nth], mark, tumbles=True)
        for nth, (face, mark) in enumerate(shown)
    ]
    if again:
        # The right to another throw lies behind the dice that come before it.
        pieces.append(Piece("again", "again", DICE, wide[-1], tall[-1]))
    return pieces


def labels(state: TricTracState) -> tuple[tuple[str, Message], ...]:
    """The label of each place: the stones that lie there."""
    board = state.board
    labels = [_point_label(point, count) for point, count in enumerate(board.points, 1)]
    for side in SIDES:
        labels += _side_labels(side, board.bar[side], board.off[side])
    labels.append((DICE, _dice_label(state)))
    return tuple(labels)


@lru_cache(maxsize=1024)
def _point_label(point: int, count: int) -> tuple[str, Message]:
    """The label of a point, from its count: white stones count up from 0, black ones down."""
    owner = "white" if count > 0 else "black" if count else "empty"
    return str(point), words(f"place-{owner}", point=point, count=abs(count))


@lru_cache(maxsize=1024)
def _side_labels(side: int, bar: int, off: int) -> tuple[tuple[str, Message], ...]:
    return (
        (BARS[side], words("place-bar", seat=side, count=bar)),
        (TRAYS[side], words("place-off", seat=side, count=off)),
    )


def _dice_label(state: TricTracState) -> Message:
    if state.left:
        return words("place-dice", dice=" ".join(map(str, state.left)), again=int(state.again))
    return words("place-dice-throw" if state.to_act == CHANCE else "place-dice-none")


def _status(state: TricTracState) -> Message:
    if state.result is not None:
        off = state.board.off
        winner = state.result.winners[0]
        return words("status-won", seat=winner, other=off[1 - winner])
    if state.on_turn is None:
        return words("status-roll-off")
    if not state.left:
        again = "again" if state.again else "throw"
        return words(f"status-{again}", seat=state.on_turn)
    return words("status-play", seat=state.on_turn, die=state.left[0])


def _hint(state: TricTracState) -> tuple[str, Message] | None:
    """A forced move, by the rule that leaves no other."""
    moves = state.legal_moves()
    if not state.left or len(moves) > 1:
        return None
    said = step_args(moves[0])
    if len(state.candidates()) > 1:
        args = {"die": state.left[0], "next": state.left[1]}
        return "throw.look-ahead", words("hint-look-ahead", **said, **args)
    return "throw.must-move", words("hint-forced", **said, die=state.left[0])


_FACES = tuple(f"die-{face}" for face in range(1, 7))


def _throw_by_hand(state: TricTracState) -> tuple[tuple[Message, tuple[str, ...]], ...]:
    if state.to_act != CHANCE:
        return ()
    if state.on_turn is None:
        return tuple((words("throw-for-start", seat=side), _FACES) for side in SIDES)
    return tuple((words("throw-die", nth=nth), _FACES) for nth in (1, 2))
