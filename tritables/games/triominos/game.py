"""Triominos as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tritables.core.chance import dealer
from tritables.core.errors import BadInput, IllegalMove
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.options import Option
from tritables.core.picture import Layout, Look, Picture, Shape
from tritables.core.reading import Reader
from tritables.core.rules import Rule
from tritables.core.sheet import SheetEntry, SheetTurn
from tritables.core.state import LastMove, Move, Seat, State
from tritables.games.triominos import picture as pictures
from tritables.games.triominos.board import CENTRE, written
from tritables.games.triominos.examples import EXAMPLES
from tritables.games.triominos.judge import judge_gesture, refuse_no_tile
from tritables.games.triominos.layout import layout
from tritables.games.triominos.notation import BUY, LOTS, SHUFFLE, TIMEOUT, read_cell
from tritables.games.triominos.options import NONE, OPTIONS, Options
from tritables.games.triominos.places import POOL
from tritables.games.triominos.position import KEYS, read_position
from tritables.games.triominos.rules import RULES
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import TILES
from tritables.games.triominos.worth import worth

DEALT = {2: 9, 3: 7, 4: 7, 5: 6, 6: 6}
"""`setup.deal`: how many tiles each takes, by the number of players."""


class Triominos(Game):
    """The game of Triominos.

    >>> GAME.new(seats=5, seed=3).to_act
    'chance'
    """

    name: ClassVar[str] = "triominos"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[Mapping[str, Option]] = OPTIONS
    rules: ClassVar[tuple[Rule, ...]] = RULES
    examples: ClassVar[tuple[Example, ...]] = EXAMPLES
    folder: ClassVar[str] = "tritables.games.triominos"
    sheets: ClassVar[tuple[str, ...]] = ("tiles", "chips")
    secret: ClassVar[bool] = True
    later_keys: ClassVar[tuple[str, ...]] = ("round",)
    timeout: ClassVar[Move | None] = TIMEOUT

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> TriominosState:
        """The tiles mixed by the seed and dealt (`setup.deal`); lots are due."""
        count = self.read_seats(seats)
        read = self.read_options(Reader({} if options is None else options, BadInput, "options"))
        tiles = list(TILES)
        dealer(seed, -1).shuffle(tiles)
        each = DEALT[count]
        hands = tuple(tuple(tiles[nth * each : (nth + 1) * each]) for nth in range(count))
        pool = tuple(tiles[count * each :])
        return TriominosState(Options.of(read), hands, pool, lots=tuple(range(count)))

    def read(self, position: object, where: str = "") -> TriominosState:
        """Read and check a position; raises `BadPosition` with the place and the reason."""
        reader, options = self.open_position(position, where, KEYS)
        return read_position(reader, options)

    def layout(self, view: State, shape: Shape, look: Look) -> Layout:
        """The racks, the pool, and the field with the cells about the table."""
        return layout(_own(view), shape, look.seat)

    def picture(self, view: State, last: LastMove | None, look: Look) -> Picture:
        """The tiles of a state, with what the last move left to be seen."""
        return pictures.picture(_own(view), last, seat=look.seat)

    def seat_art(self, seat: Seat) -> str:
        """A chip with the seat's number and colour."""
        return f"seat-{seat}"

    def attempt(self, state: State, source: str, target: str, turn: int = 0) -> Move:
        """The notation of placing a tile of one's rack on a cell, or of buying one.

        The tile turns by itself where it fits; elsewhere it is tried as it was turned in hand.
        """
        own = _own(state)
        if source == POOL:
            return BUY
        verdict = judge_gesture(own, source, target)
        cell = read_cell(target)
        _, _, nth = source.partition(".")
        hand = own.hands[own.on_turn or 0]
        if verdict is None and (not nth.isdecimal() or int(nth) >= len(hand)):
            verdict = refuse_no_tile(own, source)
        if verdict is not None or cell is None:
            raise IllegalMove(verdict or own.judge(source))
        tile = hand[int(nth)]
        fitting = own.board.fits(cell, tile)
        if fitting is not None:
            return written(fitting[0], cell)
        if not own.table and cell == CENTRE:
            return written(tile, cell)
        text = pictures.turned(tile, turn)
        return written(text if sum(cell) % 2 == 0 else pictures.upside_down(text), cell)

    def worth(self, state: State, move: Move, seat: Seat) -> float:
        """What a placement scores or takes off the hand; among equals, what stays playable."""
        return worth(_own(state), move, seat)

    def time_limit(self, options: Mapping[str, object]) -> int | None:
        """The seconds of `time.limit`, or None."""
        limit = options["time_limit"]
        return limit if isinstance(limit, int) else None

    def match_goes_on(
        self, options: Mapping[str, object], totals: Sequence[int], rounds: int
    ) -> bool:
        """`match.target`: until somebody has the points, or the rounds are played.

        Where nothing is counted there are no points to reach (`kids.none`).
        """
        most = options["rounds"]
        target = None if options["scoring"] == NONE else options["target"]
        if isinstance(target, int) and max(totals) >= target:
            return False
        if isinstance(most, int):
            return rounds < most
        return target is not None

    def score_sheet(self, moves: Sequence[tuple[Seat | None, Move]]) -> list[SheetTurn]:
        """The turns of the seats, each with its purchases, after the draw of lots.

        The order of a shuffled pool is nobody's to know, so the sheet does not write it.
        """
        turns: list[tuple[Seat | None, list[SheetEntry]]] = []
        for ply, (seat, move) in enumerate(moves):
            text = SHUFFLE if move.startswith(SHUFFLE) else move
            if not turns or turns[-1][0] != seat:
                turns.append((seat, []))
            turns[-1][1].append(SheetEntry(ply, text, head=move.startswith((LOTS, SHUFFLE))))
        return [SheetTurn(seat, tuple(entries)) for seat, entries in turns]


def _own(state: State) -> TriominosState:
    if not isinstance(state, TriominosState):
        raise TypeError(f"a state of {Triominos.name} is needed, not of {state.game}")
    return state


GAME = Triominos()
