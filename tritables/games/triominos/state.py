"""The state of a round of Triominos, and the one code path that plays a move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.messages import Argument
from tritables.core.state import CHANCE, Actor, Move, Result, Seat, State
from tritables.core.verdicts import Verdict
from tritables.games.triominos.board import CENTRE, EMPTY, Board, Cell, Shape, written
from tritables.games.triominos.diagram import diagram
from tritables.games.triominos.judge import judge
from tritables.games.triominos.notation import BUY, LOTS, PASS, SHUFFLE, TIMEOUT
from tritables.games.triominos.options import KIDS, NONE, STANDARD, Options
from tritables.games.triominos.places import POOL, place_of, rack_of
from tritables.games.triominos.tiles import (
    FITTING,
    NUMBERS,
    UNKNOWN,
    VALUE,
    Numbers,
    Tile,
    total,
)

MOST_BOUGHT: Final = 3
"""`buy.must`: tiles that may be bought in one turn."""
PRICE: Final = 5
"""`buy.must`: points that each costs."""
PENALTY: Final = 10
"""`buy.fail`: points that a turn costs in which three were bought and none placed."""
BRIDGE: Final = 40
HEXAGON: Final = 50
MORE_HEXAGONS: Final = 60
"""`score.double-hexagon`, and `hexagon.triple`."""
BELL: Final = 25

Gain = tuple[str, int]
"""A rule and the points that a placement scores by it."""


class TriominosState(State):
    """A position: tiles on the table, in the pool and in the hands, and whose turn it is.

    ``phase`` is ``"lots"``, ``"shuffle"``, ``"play"`` or ``"over"``. ``table`` holds the
    placements in their order, ``pool`` the tiles that come next, ``hands`` the tiles of each
    seat. ``bought`` counts the purchases of the turn, ``bell`` is the seat that placed its last
    tile first, ``begins`` the seat that began. In a view tiles that somebody may not know are
    `UNKNOWN`.

    >>> from tritables import new
    >>> state = new("triominos", seats=3, seed=1)
    >>> state.phase, [len(hand) for hand in state.hands], len(state.pool)
    ('lots', [7, 7, 7], 35)
    """

    __slots__ = (
        "_legal",
        "begins",
        "bell",
        "board",
        "bought",
        "hands",
        "lots",
        "on_turn",
        "options",
        "phase",
        "pool",
        "scores",
        "seats",
        "table",
    )

    game = "triominos"

    def __init__(
        self,
        options: Options,
        hands: tuple[tuple[Tile, ...], ...],
        pool: tuple[Tile, ...],
        *,
        phase: str = LOTS,
        on_turn: Seat | None = None,
        lots: tuple[Seat, ...] = (),
        begins: Seat | None = None,
        bell: Seat | None = None,
        bought: int = 0,
        scores: tuple[int, ...] = (),
        table: tuple[Move, ...] = (),
        board: Board = EMPTY,
    ) -> None:
        self.options = options
        self.hands = hands
        self.pool = pool
        self.phase = phase
        self.on_turn = on_turn
        self.lots = lots
        self.begins = begins
        self.bell = bell
        self.bought = bought
        self.seats = len(hands)
        self.scores = scores or (0,) * len(hands)
        self.table = table
        self.board = board
        self._legal: dict[Move, tuple[Tile, Numbers, Cell] | None] | None = None

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
        """Who has won the round that is over (`round.winner`), whoever has the most points.

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

    def placements(self) -> dict[Move, tuple[Tile, Numbers, Cell] | None]:
        """The legal moves, those that place a tile with the tile, how it reads, and where."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> dict[Move, tuple[Tile, Numbers, Cell] | None]:
        if self.phase != "play":
            return {} if self.phase == "over" else {self.phase: None}
        assert self.on_turn is not None
        hand = self.hands[self.on_turn]
        if UNKNOWN in hand:
            return {}  # a view of somebody who does not know this hand
        moves: dict[Move, tuple[Tile, Numbers, Cell] | None] = {}
        if not self.table:
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
        if self.pool and self.bought < MOST_BOUGHT:
            moves[BUY] = None
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
            return self._place(move, *placement, log)
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
            return self._with(lots=highest)
        if log is not None:
            log.append(Event("start.highest", highest[0], args=args))
        begins = highest[0]
        return self._with(phase=SHUFFLE, lots=(), begins=begins, on_turn=begins)

    def _play_shuffle(self, move: Move) -> TriominosState:
        return self._with(phase="play", pool=tuple(move.split(" ")[1:]))

    # A seat's moves.

    def _place(
        self,
        move: Move,
        tile: Tile,
        numbers: Numbers,
        cell: Cell,
        log: list[Event] | None,
    ) -> TriominosState:
        seat = self._seat()
        hand = list(self.hands[seat])
        hand.remove(tile)
        rings = not hand and self.bell is None
        shape = self.board.shape(cell)
        gains = self.gains(tile, shape, rings=rings)
        points = sum(gain for _, gain in gains)
        if log is not None:
            self._tell_place(tile, cell, shape, gains, log, rings=rings)
            if rings:
                left = ((self.begins or 0) - seat - 1) % self.seats
                log.append(Event("end.bell", seat, args={"left": left}))
        after = self._with(
            hands=_with_item(self.hands, seat, tuple(hand)),
            scores=_with_item(self.scores, seat, self.scores[seat] + points),
            table=(*self.table, move),
            board=self.board.after(cell, numbers),
            bell=seat if rings else self.bell,
        )
        return after._next_turn(seat, log)

    def gains(self, tile: Tile, shape: Shape, *, rings: bool) -> tuple[Gain, ...]:
        """What placing a tile scores, by which rules, when it makes ``shape``.

        ``rings`` says that it is the first last tile of the round.
        """
        if self.options.scoring == NONE:
            return ()
        if self.options.scoring == KIDS:
            return (("kids.score", 1 + shape.bridge + shape.hexagons + 5 * rings),)
        value = ("score.value", VALUE[tile])
        if shape.bridge:
            return (value, ("score.bridge", BRIDGE))
        if shape.hexagons == 1:
            return (value, ("score.hexagon", HEXAGON))
        if shape.hexagons:
            return (value, ("score.double-hexagon", MORE_HEXAGONS))
        return (value,)

    def _tell_place(
        self,
        tile: Tile,
        cell: Cell,
        shape: Shape,
        gains: Iterable[Gain],
        log: list[Event],
        *,
        rings: bool,
    ) -> None:
        here = place_of(cell)
        for rule, points in gains:
            places = (here,) if rule == "score.value" else tuple(map(place_of, shape.tiles))
            args: dict[str, Argument] = {
                "tile": tile,
                "bridge": int(shape.bridge),
                "hexagons": shape.hexagons,
                "rings": int(rings),
            }
            log.append(Event(rule, self.on_turn, points, args, places or (here,)))

    def _buy(self, log: list[Event] | None) -> TriominosState:
        """`buy.must`: the next tile of the pool goes to the end of the hand, for 5 points."""
        seat = self._seat()
        cost = PRICE if self.options.scoring == STANDARD else 0
        if log is not None:
            args = {"nth": self.bought + 1, "left": len(self.pool) - 1}
            log.append(Event("buy.must", seat, -cost, args, (POOL, rack_of(seat))))
        after = self._with(
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
            rule = "time.out"
        else:
            rule = "buy.fail" if self.bought == MOST_BOUGHT else "pool.empty"
        free = self.options.scoring != STANDARD or rule == "pool.empty"
        cost = 0 if free else PENALTY
        if log is not None:
            log.append(Event(rule, seat, -cost, {"bought": self.bought}, (rack_of(seat),)))
        scores = _with_item(self.scores, seat, self.scores[seat] - cost)
        return self._with(scores=scores)._next_turn(seat, log)

    # What follows a turn.

    def _next_turn(self, seat: Seat, log: list[Event] | None) -> TriominosState:
        """The turn goes clockwise (`turn.order`), unless the round is over."""
        following = (seat + 1) % self.seats
        after = self._with(on_turn=following, bought=0)
        if self.bell is not None and following == self.begins:
            return after._end_by_bell(log)
        return after._unless_blocked(log)

    def _end_by_bell(self, log: list[Event] | None) -> TriominosState:
        """`end.equal-turns`: all have had as many turns; the bell is paid (`end.first-only`)."""
        bell = self.bell
        assert bell is not None
        scores = self.scores
        if self.options.scoring == STANDARD:
            others = sum(total(hand) for hand in self.hands)
            if log is not None:
                args = {"others": others}
                log.append(Event("end.equal-turns", bell, BELL + others, args))
            scores = _with_item(scores, bell, scores[bell] + BELL + others)
        return self._with(phase="over", on_turn=None, bought=0, scores=scores)

    def _unless_blocked(self, log: list[Event] | None) -> TriominosState:
        """`end.blocked`: over at once when the pool is empty and no seat can place."""
        if self.pool or self.bell is not None or not self.is_stuck():
            return self
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
        return self._with(phase="over", on_turn=None, bought=0, scores=tuple(scores))

    def is_stuck(self) -> bool:
        """Whether no seat can place any of its tiles."""
        if not self.table:
            return False
        return not any(self.board.can_place(hand) for hand in self.hands)

    def _seat(self) -> Seat:
        assert self.on_turn is not None
        return self.on_turn

    def _with(self, **changes: object) -> TriominosState:
        """This state with some of its values changed."""
        state: TriominosState = object.__new__(TriominosState)
        state.options = self.options
        state.hands = self.hands
        state.pool = self.pool
        state.phase = self.phase
        state.on_turn = self.on_turn
        state.lots = self.lots
        state.begins = self.begins
        state.bell = self.bell
        state.bought = self.bought
        state.seats = self.seats
        state.scores = self.scores
        state.table = self.table
        state.board = self.board
        state._legal = None
        for name, value in changes.items():
            setattr(state, name, value)
        return state

    # What is asked of a state.

    def judge(self, move: Move) -> Verdict:
        """Say whether a text can be played here and, if not, which rule forbids it and why."""
        return judge(self, move)

    def draw(self, rng: Random) -> Move:
        """Draw the lots, or mix the pool."""
        if self.phase == "lots":
            return " ".join((LOTS, *rng.sample(self.pool, len(self.lots))))
        pool = list(self.pool)
        rng.shuffle(pool)
        return " ".join((SHUFFLE, *pool))

    def judge_draw(self) -> Verdict:
        """Say whether lots or the shuffle are due here and, if not, what is."""
        if self.to_act == CHANCE:
            return Verdict.legal(self.phase)
        return self.judge(LOTS)

    def view(self, seat: Seat | None) -> TriominosState:
        """What a seat may know: its own hand, the table, and how many tiles lie elsewhere.

        At the end of a round all hands are open, since their tiles are counted.
        """
        hands = self.hands
        if self.phase != "over":
            hands = tuple(
                hand if owner == seat else (UNKNOWN,) * len(hand)
                for owner, hand in enumerate(hands)
            )
        return self._with(hands=hands, pool=(UNKNOWN,) * len(self.pool))

    def position(self) -> dict[str, object]:
        """The position as JSON."""
        return {
            "format": "tritables-position/1",
            "game": self.game,
            "options": self.options.as_json(),
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

    def _key(self) -> tuple[object, ...]:
        return (
            self.options,
            self.phase,
            self.on_turn,
            self.lots,
            self.bought,
            self.bell,
            self.begins,
            self.scores,
            self.table,
            self.pool,
            self.hands,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TriominosState):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return diagram(self)


def _with_item(items: tuple, index: int, item: object) -> tuple:  # type: ignore[type-arg]
    return (*items[:index], item, *items[index + 1 :])
