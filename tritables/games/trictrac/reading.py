"""Reading a position: the JSON of the rules' file, checked for what the rules demand."""

from __future__ import annotations

from tritables.core.reading import Reader
from tritables.games.trictrac.board import BLACK, POINTS, START, STONES, WHITE, Board
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS, Throw

KEYS = ("to_act", "on_turn", "throw", "left", "again", "points", "bar", "off")


def read_position(reader: Reader) -> TricTracState:
    """Read the keys of a position; ``reader`` stands at the object, whose keys were checked."""
    board = _read_board(reader)
    reader.at("to_act").to_act(2)
    on_turn = reader.at("on_turn").maybe(lambda item: item.whole(WHITE, BLACK))
    throw = reader.at("throw").maybe(_read_throw)
    left = tuple(die.whole(1, 6) for die in reader.at("left").items(0, 8))
    again = reader.at("again").flag()
    state = TricTracState(board, on_turn, throw, left, again)
    if on_turn is None:
        _check_no_turn(reader, state)
    else:
        _check_turn(reader, state)
    reader.at("to_act").check_to_act(state.to_act)
    return state


def _read_board(reader: Reader) -> Board:
    points = tuple(
        item.whole(-STONES, STONES) for item in reader.at("points").items(POINTS, POINTS)
    )
    bar = tuple(item.whole(0, STONES) for item in reader.at("bar").items(2, 2))
    off = tuple(item.whole(0, STONES) for item in reader.at("off").items(2, 2))
    for side in (WHITE, BLACK):
        on_board = sum(max(0, count * (1 - 2 * side)) for count in points)
        total = on_board + bar[side] + off[side]
        if total != STONES:
            reader.at("points").refuse(
                "bad-stones", rule="setup.all-on-bar", seat=side, count=total
            )
    return Board.of(points, (bar[0], bar[1]), (off[0], off[1]))


def _read_throw(reader: Reader) -> Throw:
    low, high = (die.whole(1, 6) for die in reader.items(2, 2))
    if low > high:
        reader.refuse("bad-throw-order")
    return THROWS[low, high]


def _check_no_turn(reader: Reader, state: TricTracState) -> None:
    """It is nobody's turn before the roll-off and after the end, and only then."""
    if state.throw is not None:
        reader.at("throw").refuse("bad-no-turn", rule="turn.alternate")
    if state.left:
        reader.at("left").refuse("bad-no-turn", rule="turn.alternate")
    if state.again:
        reader.at("again").refuse("bad-no-turn", rule="turn.alternate")
    if state.board.off == (STONES, STONES):
        reader.at("off").refuse("bad-both-off", rule="goal.all-off")
    if STONES not in state.board.off and state.board != START:
        reader.at("on_turn").refuse("bad-roll-off", rule="setup.all-on-bar")


def _check_turn(reader: Reader, state: TricTracState) -> None:
    throw, left = state.throw, state.left
    if STONES in state.board.off:
        reader.at("on_turn").refuse("bad-over", rule="goal.all-off")
    if throw is None:
        if left:
            reader.at("left").refuse("bad-left")
        if state.again:
            reader.at("again").refuse("bad-again", rule="throw.again")
        return
    if state.again != throw.again:
        reader.at("again").refuse("bad-again", rule="throw.again")
    if not left and not throw.again:
        # A throw without a right to another is over with its last die, and so is the turn.
        reader.at("throw").refuse("bad-throw-over", rule="turn.alternate")
    if left != throw.sequence[len(throw.sequence) - len(left) :]:
        reader.at("left").refuse("bad-left", rule=throw.rule)
    if left and not state.board.sources(state.on_turn or WHITE, left[0]):
        reader.at("left").at(0).refuse("bad-unplayable", rule="throw.stop", die=left[0])
