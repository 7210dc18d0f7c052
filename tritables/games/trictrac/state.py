"""The state of a Tric Trac round, and the one code path that plays a move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.state import CHANCE, Actor, Move, Result, Seat, State
from tritables.core.values import memo, remember, remembered, value
from tritables.games.trictrac.board import (
    BAR,
    BAR_BIT,
    BLACK,
    OFF,
    STONES,
    WHITE,
    Board,
    place_at,
)
from tritables.games.trictrac.notation import ROLLS, STARTS, STEPS, WRITTEN
from tritables.games.trictrac.throw import Throw

_START_MOVES: Final = tuple(STARTS)
_ROLL_MOVES: Final = tuple(ROLLS)


@value
class TricTracState(State):
    """A position: the board, whose turn it is, the throw and the dice still to be played.

    ``throw`` is the last throw of this turn or None, ``left`` the dice still to be played in
    order, ``again`` whether another throw follows in this turn.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 1-2")
    >>> state.to_act, state.left, state.legal_moves()
    (0, (1, 1, 2, 2, 5, 5, 6, 6), ('bar/1',))
    """

    game = "trictrac"
    seats = 2

    board: Board
    on_turn: Seat | None = None
    throw: Throw | None = None
    left: tuple[int, ...] = ()
    again: bool = False
    _legal: tuple[Move, ...] | None = memo()
    _after: dict[Move, Board] | None = memo()

    @property
    def to_act(self) -> Actor:
        """The side with a die to play, ``"chance"`` when a throw is due, None at the end."""
        if self.left:
            return self.on_turn
        return None if STONES in self.board.off else CHANCE

    @property
    def result(self) -> Result | None:
        """Stones borne off by each side, once one has borne off all (`goal.all-off`)."""
        off = self.board.off
        if STONES not in off:
            return None
        return Result(off, (WHITE if off[WHITE] == STONES else BLACK,))

    @remembered("_legal")
    def legal_moves(self) -> Sequence[Move]:
        """Every legal move for the next die, or every possible throw."""
        if not self.left:
            if STONES in self.board.off:
                return ()
            return _START_MOVES if self.on_turn is None else _ROLL_MOVES
        # No move declines a die: "may" and "if possible" are read as a duty (throw.must-move,
        # throw.compulsory), and what cannot be played was taken away when it came up (throw.stop).
        moves = self.candidates()
        if len(moves) == 1 or len(self.left) == 1:
            return moves
        return self._look_ahead(moves)

    def candidates(self) -> tuple[Move, ...]:
        """The moves that the next die can make on the board, before the look-ahead."""
        side = self.on_turn
        if side is None or not self.left:
            return ()
        board = self.board
        die = self.left[0]
        written = WRITTEN[side][die]
        sources = board.sources(side, die)
        if sources == BAR_BIT:
            plain, hit, target = written[BAR]
            return (hit,) if board.held[1 - side] >> (target - 1) & 1 else (plain,)
        theirs = board.held[1 - side]
        moves = []
        while sources:
            lowest = sources & -sources
            sources ^= lowest
            plain, hit, target = written[lowest.bit_length()]
            # For a bear-off the shift looks past the last point, where nobody's bit is set.
            moves.append(hit if theirs >> (target - 1) & 1 else plain)
        return tuple(moves)

    def _look_ahead(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """`throw.look-ahead`: keep the moves after which the next die can be played, if any."""
        side = self.on_turn
        assert side is not None
        # throw.look-ahead.scope: the rule sheet says one move deep. It holds for a double and for a
        # tric trac as well (throw.look-ahead.all-throws), so nothing is asked of the throw.
        following = self.left[1]
        kept = []
        boards: dict[Move, Board] = {}
        for move in moves:
            source, target = STEPS[move]
            after = self.board.after(side, source, target)
            boards[move] = after
            # A stone that wins leaves no next die to look at, but then it is the only stone.
            if after.sources(side, following):
                kept.append(move)
        _keep_after(self, boards)
        return tuple(kept) or moves

    def play(self, move: Move, log: list[Event] | None = None) -> TricTracState:
        """Play a throw or one stone; a star that was left out is added."""
        if move not in self.legal_moves():
            verdict = self.judge(move)
            if verdict.move is None:
                raise IllegalMove(verdict)
            move = verdict.move
        if self.left:
            return self._play_stone(move, log)
        if self.on_turn is None:
            return self._play_start(move, log)
        return self._play_roll(move, log)

    def _play_start(self, move: Move, log: list[Event] | None) -> TricTracState:
        """`start.roll-off`: the side with the higher die begins, and throws both dice."""
        side = STARTS[move]
        if log is not None:
            args = {"white": int(move[6]), "black": int(move[8])}
            log.append(Event("start.roll-off", side, args=args))
        return TricTracState(self.board, side)

    def _play_roll(self, move: Move, log: list[Event] | None) -> TricTracState:
        throw = ROLLS[move]
        side = self.on_turn
        assert side is not None
        if log is not None:
            low, high = throw.dice
            args = {"low": low, "high": high, "rest": 7 - low}
            log.append(Event(throw.rule, side, args=args, places=("dice",)))
        return self._go_on(self.board, side, throw, throw.sequence, throw.again, log)

    def _play_stone(self, move: Move, log: list[Event] | None) -> TricTracState:
        side = self.on_turn
        assert side is not None
        source, target = STEPS[move]
        known = self._after
        board = self.board.after(side, source, target) if known is None else known[move]
        if log is not None:
            self._tell_stone(move, log)
        if target == OFF and board.off[side] == STONES:
            # goal.all-off is read as "at that very moment": the dice that are left do not count.
            if log is not None:
                log.append(Event("goal.all-off", side))
            return TricTracState(board)
        return self._go_on(board, side, self.throw, self.left[1:], self.again, log)

    def _tell_stone(self, move: Move, log: list[Event]) -> None:
        side = self.on_turn
        source, target = STEPS[move]
        places = (str(target),)
        if source == BAR:
            log.append(Event("bar.first", side, args={"point": target}, places=places))
        if move.endswith("*"):
            log.append(Event("move.hit", side, args={"point": target}, places=places))
        if target == OFF:
            args = {"point": source, "die": self.left[0]}
            log.append(Event("off.exact", side, 1, args, (f"off{side}",)))
        if len(self.legal_moves()) < len(self.candidates()):
            args = {"die": self.left[0], "next": self.left[1]}
            log.append(Event("throw.look-ahead", side, args=args, places=places))

    def _go_on(
        self,
        board: Board,
        side: Seat,
        throw: Throw | None,
        left: tuple[int, ...],
        again: bool,
        log: list[Event] | None,
    ) -> TricTracState:
        """The state after a throw or a stone: the next die, another throw, or the other side."""
        if left and not board.sources(side, left[0]):
            # throw.stop; bar.blocked-throws-again: a right to throw again is kept all the same.
            if log is not None:
                bar = bool(board.bar[side])
                args = {"die": left[0], "lost": len(left), "bar": int(bar)}
                # From the bar it is one point that is in the way.
                place = str(place_at(side, left[0])) if bar else "dice"
                log.append(Event("throw.stop", side, args=args, places=(place,)))
            left = ()
        if left:
            return TricTracState(board, side, throw, left, again)
        if again:
            if log is not None:
                log.append(Event("throw.again", side))
            return TricTracState(board, side, throw, (), again)
        return TricTracState(board, 1 - side)

    def draw(self, rng: Random) -> Move:
        """Throw the dice that are due."""
        one, other = rng.randint(1, 6), rng.randint(1, 6)
        if self.on_turn is None:
            while one == other:  # start.roll-off: equal dice are thrown again
                one, other = rng.randint(1, 6), rng.randint(1, 6)
            return f"start {one}-{other}"
        return f"roll {min(one, other)}-{max(one, other)}"

    def view(self, seat: Seat | None) -> TricTracState:
        """Nothing is hidden in this game: everybody may see all of it."""
        return self

    def body(self) -> dict[str, object]:
        """The keys that only a position of Tric Trac has (``position.json`` of its folder)."""
        board = self.board
        return {
            "to_act": self.to_act,
            "on_turn": self.on_turn,
            "throw": None if self.throw is None else list(self.throw.dice),
            "left": list(self.left),
            "again": self.again,
            "points": list(board.points),
            "bar": list(board.bar),
            "off": list(board.off),
        }


_keep_after = remember(TricTracState, "_after")
