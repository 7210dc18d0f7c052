"""The state of a round of Triominos, and the one code path that plays a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, Literal, TypeVar, get_args

from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.state import CHANCE, Actor, Move, Result, Seat, State
from tritables.core.values import derived, memo, remembered, value
from tritables.games.triominos.board import CENTRE, EMPTY, Board, Cell, written
from tritables.games.triominos.notation import BUY, LOTS, PASS, SHUFFLE, TIMEOUT
from tritables.games.triominos.options import NONE, STANDARD, Options
from tritables.games.triominos.places import POOL, rack_of
from tritables.games.triominos.scoring import MOST_BOUGHT, PENALTY, POINTS, PRICE, gains, told
from tritables.games.triominos.tiles import (
    FITTING,
    NUMBERS,
    UNKNOWN,
    VALUE,
    Numbers,
    Tile,
    total,
)

T = TypeVar("T")

Phase = Literal["lots", "shuffle", "play", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
Hands = tuple[tuple[Tile, ...], ...]

Placement = tuple[Tile, Numbers, Cell]
"""A tile, how it reads where it is placed, and the cell."""


@value
class TriominosState(State):
    """A position: tiles on the table, in the pool and in the hands, and whose turn it is.

    ``pool`` holds the tiles that come next, ``hands`` the tiles of each seat. ``lots`` are the
    seats that have to draw, ``begins`` is the seat that began, ``bell`` the one that placed its
    last tile first; ``bought`` counts the purchases of the turn. In a view tiles that somebody may
    not know are `UNKNOWN`.

    >>> from tritables import new
    >>> state = new("triominos", seats=3, seed=1)
    >>> state.phase, [len(hand) for hand in state.hands], len(state.pool)
    ('lots', [7, 7, 7], 35)
    """

    game = "triominos"

    options: Options
    hands: Hands
    pool: tuple[Tile, ...]
    scores: tuple[int, ...]
    phase: Phase = "play"
    on_turn: Seat | None = None
    lots: tuple[Seat, ...] = ()
    begins: Seat | None = None
    bell: Seat | None = None
    bought: int = 0
    board: Board = EMPTY
    seats: int = derived(lambda state: len(state.hands))
    _legal: Mapping[Move, Placement | None] | None = memo()

    @property
    def table(self) -> tuple[Move, ...]:
        """The placements in their order."""
        return self.board.placed

    @property
    def to_act(self) -> Actor:
        """The seat on turn, ``"chance"`` while lots or the shuffle are due, None at the end."""
        if self.phase == "play":
            return self.on_turn
        return None if self.phase == "over" else CHANCE

    @property
    def result(self) -> Result | None:
        """The points once the round is over, who has most, and who won the round.

        The two may differ (`round.winner`, `match.winner`, `match.tie`); where nothing is counted
        (`kids.none`) they are the same.
        """
        if self.phase != "over":
            return None
        won = self.won_by()
        if self.options.scoring == NONE:
            wins = tuple(int(seat in won) for seat in range(self.seats))
            return Result(self.scores, won, (("round", won),), wins)
        best = max(self.scores)
        leaders = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        return Result(self.scores, leaders, (("round", won),))

    def won_by(self) -> tuple[Seat, ...]:
        """The winners of the round that is over (`round.winner`), whoever has the most points.

        It is the seat that rang the bell or, at a blocked table, the lowest total in hand.
        """
        if self.bell is not None:
            return (self.bell,)
        totals = [total(hand) for hand in self.hands]
        lowest = min(totals)
        return tuple(seat for seat, held in enumerate(totals) if held == lowest)

    def legal_moves(self) -> Sequence[Move]:
        """Every placement, and ``buy`` and ``pass`` where the rules allow them.

        A draw of lots and the shuffle stand there as the bare words ``lots`` and ``shuffle``.
        """
        return tuple(self.placements())

    @remembered("_legal")
    def placements(self) -> Mapping[Move, Placement | None]:
        """The legal moves, those that place a tile with the tile, how it reads, and where."""
        return MappingProxyType(self._find_legal())

    def _find_legal(self) -> dict[Move, Placement | None]:
        if self.phase != "play":
            return {} if self.phase == "over" else {self.phase: None}
        assert self.on_turn is not None
        hand = self.hands[self.on_turn]
        if UNKNOWN in hand:
            return {}  # a view of somebody who does not know this hand
        moves: dict[Move, Placement | None] = {}
        if not self.board.placed:
            # start.must-place, start.any-tile
            for tile in hand:
                moves[written(tile, CENTRE)] = (tile, NUMBERS[tile], CENTRE)
            return moves
        held = frozenset(hand)
        for cell, wanted in self.board.open.items():
            for tile, text, numbers in FITTING[wanted]:
                if tile in held:
                    moves[written(text, cell)] = (tile, numbers, cell)
        can_place = bool(moves)
        # buy.any-tile: who can place may buy all the same, and then place any tile of the hand.
        if self.pool and self.bought < MOST_BOUGHT:
            moves[BUY] = None
        # buy.after-three: not to place is a choice then, too. With an empty pool only a seat passes
        # that cannot place (pool.must-place), also when it ran out just now (buy.pool-runs-out).
        if self.bought == MOST_BOUGHT or not (self.pool or can_place):
            moves[PASS] = None
        return moves

    def play(self, move: Move, log: list[Event] | None = None) -> TriominosState:
        """Play a placement, a purchase, a pass, the clock running out, or chance."""
        legal = self.placements()
        if self.phase != "play" or move not in legal:
            verdict = self.judge(move)
            if verdict.move is None:
                raise IllegalMove(verdict)
        if self.phase == "lots":
            return self._play_lots(move, log)
        if self.phase == "shuffle":
            return self._play_shuffle(move)
        placement = legal.get(move)
        if placement is not None:
            return self._place(*placement, log)
        if move == BUY:
            return self._buy(log)
        return self._pass(move, log)

    # Chance.

    def _play_lots(self, move: Move, log: list[Event] | None) -> TriominosState:
        """`start.highest`: the highest tile begins; `start.tie`: equals draw again."""
        drawn = dict(zip(self.lots, move.split(" ")[1:], strict=True))
        best = max(VALUE[tile] for tile in drawn.values())
        highest = tuple(seat for seat, tile in drawn.items() if VALUE[tile] == best)
        args = {"value": best, "count": len(highest)}
        if len(highest) > 1:
            if log is not None:
                log.append(Event("start.tie", None, args=args))
            return self.but(lots=highest)
        begins = highest[0]
        if log is not None:
            log.append(Event("start.highest", begins, args=args))
        return self.but(phase="shuffle", lots=(), begins=begins, on_turn=begins)

    def _play_shuffle(self, move: Move) -> TriominosState:
        return self.but(phase="play", pool=tuple(move.split(" ")[1:]))

    # A seat's moves.

    def _place(
        self,
        tile: Tile,
        numbers: Numbers,
        cell: Cell,
        log: list[Event] | None,
    ) -> TriominosState:
        seat = self._seat()
        hand = list(self.hands[seat])
        hand.remove(tile)
        # end.first-only: whoever has no tile left after that neither rings nor is paid for it.
        rings = not hand and self.bell is None
        shape = self.board.shape(cell)
        scored = gains(self.options.scoring, tile, shape, rings=rings)
        if log is not None:
            log.extend(told(scored, seat, tile, cell, shape, rings=rings))
            if rings:
                left = ((self.begins or 0) - seat - 1) % self.seats
                log.append(Event("end.bell", seat, args={"left": left}))
        points = sum(gain for _, gain in scored)
        after = self.but(
            hands=_with_item(self.hands, seat, tuple(hand)),
            scores=_with_item(self.scores, seat, self.scores[seat] + points),
            board=self.board.after(cell, numbers),
            bell=seat if rings else self.bell,
            on_turn=self._following(seat),
            bought=0,
        )
        return after._unless_over(log)

    def _buy(self, log: list[Event] | None) -> TriominosState:
        """`buy.must`: the next tile of the pool goes to the end of the hand, for 5 points."""
        seat = self._seat()
        cost = PRICE if self.options.scoring == STANDARD else 0
        if log is not None:
            args = {"nth": self.bought + 1, "left": len(self.pool) - 1}
            log.append(Event("buy.must", seat, -cost, args, (POOL, rack_of(seat))))
        after = self.but(
            hands=_with_item(self.hands, seat, (*self.hands[seat], self.pool[0])),
            pool=self.pool[1:],
            scores=_with_item(self.scores, seat, self.scores[seat] - cost),
            bought=self.bought + 1,
        )
        return after._unless_blocked(log)

    def _pass(self, move: Move, log: list[Event] | None) -> TriominosState:
        """A turn that ends without a tile: `buy.fail`, `pool.empty` or `time.out`."""
        seat = self._seat()
        if move == TIMEOUT:
            rule = "time.out"  # as a turn without a tile, with no more buying
        else:
            # buy.three-and-empty: three were bought in vain, so it costs also with an empty pool.
            rule = "buy.fail" if self.bought == MOST_BOUGHT else "pool.empty"
        free = self.options.scoring != STANDARD or rule == "pool.empty"
        cost = 0 if free else PENALTY
        if log is not None:
            log.append(Event(rule, seat, -cost, {"bought": self.bought}, (rack_of(seat),)))
        scores = _with_item(self.scores, seat, self.scores[seat] - cost)
        after = self.but(scores=scores, on_turn=self._following(seat), bought=0)
        return after._unless_over(log)

    # What follows a turn.

    def _following(self, seat: Seat) -> Seat:
        """`turn.order`: the turns go clockwise."""
        return (seat + 1) % self.seats

    def _unless_over(self, log: list[Event] | None) -> TriominosState:
        """This state, in which a turn begins, unless the round has ended with the one before."""
        if self.bell is not None and self.on_turn == self.begins:
            return self._end_by_bell(log)
        return self._unless_blocked(log)

    def _end_by_bell(self, log: list[Event] | None) -> TriominosState:
        """`end.equal-turns`: all have had as many turns; the bell is paid (`end.first-only`)."""
        bell = self.bell
        assert bell is not None
        scores = self.scores
        if self.options.scoring == STANDARD:
            others = sum(total(hand) for hand in self.hands)
            if log is not None:
                args = {"others": others}
                log.append(Event("end.equal-turns", bell, POINTS["end.bell"] + others, args))
            scores = _with_item(scores, bell, scores[bell] + POINTS["end.bell"] + others)
        return self.but(phase="over", on_turn=None, bought=0, scores=scores)

    def _unless_blocked(self, log: list[Event] | None) -> TriominosState:
        """`end.blocked`: over at once when the pool is empty and no seat can place."""
        if self.pool or self.bell is not None or not self.is_stuck():
            return self
        # end.blocked.tie: each of the equal lowest gets the difference to all the others.
        # kids.blocked: with the simple scoring it changes no points.
        won = self.won_by()
        lowest = total(self.hands[won[0]])
        others = sum(total(hand) for hand in self.hands) - lowest * len(won)
        points = others - lowest if self.options.scoring == STANDARD else 0
        scores = list(self.scores)
        for seat in won:
            scores[seat] += points
            if log is not None:
                args = {"held": lowest, "others": others, "tied": len(won)}
                log.append(Event("end.blocked", seat, points, args, (rack_of(seat),)))
        return self.but(phase="over", on_turn=None, bought=0, scores=tuple(scores))

    def is_stuck(self) -> bool:
        """True if no seat can place any of its tiles."""
        if not self.board.placed:
            return False
        return not any(self.board.can_place(hand) for hand in self.hands)

    def _seat(self) -> Seat:
        assert self.on_turn is not None
        return self.on_turn

    # What is asked of a state.

    def draw(self, rng: Random) -> Move:
        """Draw the lots, or mix the pool."""
        if self.phase == "lots":
            return " ".join((LOTS, *rng.sample(self.pool, len(self.lots))))
        pool = list(self.pool)
        rng.shuffle(pool)
        return " ".join((SHUFFLE, *pool))

    def view(self, seat: Seat | None) -> TriominosState:
        """The part that a seat may know: its own hand, the table, and how many tiles lie elsewhere.

        At the end of a round all hands are open, since their tiles are counted.
        """
        hands = self.hands
        if self.phase != "over":
            hands = tuple(
                hand if owner == seat else (UNKNOWN,) * len(hand)
                for owner, hand in enumerate(hands)
            )
        return self.but(hands=hands, pool=(UNKNOWN,) * len(self.pool))

    def body(self) -> dict[str, object]:
        """The keys that only a position of Triominos has (``position.json`` of its folder)."""
        return {
            "phase": self.phase,
            "to_act": self.to_act,
            "lots": list(self.lots),
            "bought": self.bought,
            "bell": self.bell,
            "begins": self.begins,
            "scores": list(self.scores),
            "table": list(self.table),
            "pool": list(self.pool),
            "hands": [list(hand) for hand in self.hands],
        }

    def house_rules(self) -> dict[str, object]:
        """The house rules: how the table counts, and what ends a match and a turn."""
        return self.options.as_json()


def _with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
