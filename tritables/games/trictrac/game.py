"""Tric Trac as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tritables.core.errors import BadInput, IllegalMove
from tritables.core.game import (
    Example,
    Game,
    LastMove,
    Rule,
    SheetEntry,
    SheetTurn,
)
from tritables.core.picture import Layout, Look, Picture, Shape
from tritables.core.reading import Reader
from tritables.core.state import Move, Seat, State
from tritables.games.trictrac import picture as pictures
from tritables.games.trictrac.board import START
from tritables.games.trictrac.examples import EXAMPLES
from tritables.games.trictrac.judge import judge_gesture
from tritables.games.trictrac.layout import layout
from tritables.games.trictrac.position import KEYS, read_position
from tritables.games.trictrac.rules import RULES
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.words import words
from tritables.games.trictrac.worth import worth


class TricTrac(Game):
    """The game of Tric Trac.

    >>> GAME.new().play("start 2-6").on_turn
    1
    """

    name: ClassVar[str] = "trictrac"
    seats: ClassVar[range] = range(2, 3)
    rules: ClassVar[tuple[Rule, ...]] = RULES
    examples: ClassVar[tuple[Example, ...]] = EXAMPLES
    folder: ClassVar[str] = "tritables.games.trictrac"
    sheets: ClassVar[tuple[str, ...]] = ("stones",)
    flips: ClassVar[bool] = True
    by_hand: ClassVar[bool] = True

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> TricTracState:
        """The position before the roll-off; nothing is dealt, so the seed changes nothing."""
        self.read_seats(seats)
        self.read_options(Reader({} if options is None else options, BadInput, "options"))
        return TricTracState(START)

    def read(self, position: object, where: str = "") -> TricTracState:
        """Read and check a position; raises `BadPosition` with the place and the reason."""
        reader, _ = self.open_position(position, where, KEYS)
        return read_position(reader)

    def layout(self, view: State, shape: Shape, look: Look) -> Layout:
        """The board of 24 points, its bar in the middle and the trays at its end."""
        return layout(shape, flipped=look.flipped)

    def picture(self, view: State, last: LastMove | None, look: Look) -> Picture:
        """The stones and dice of a state, with the dice that the last move lost."""
        return pictures.picture(_own(view), last, flipped=look.flipped)

    def seat_art(self, seat: Seat) -> str:
        """A stone of the seat's colour."""
        return pictures.STONE[seat]

    def attempt(self, state: State, source: str, target: str, turn: int = 0) -> Move:
        """The notation of taking a stone from one place to another, possible or not.

        Raises `IllegalMove` for gestures that the notation has no words for, such as taking a
        stone from the other side's bar.
        """
        verdict = judge_gesture(_own(state), source, target)
        if verdict is not None:
            raise IllegalMove(verdict)
        return pictures.attempt(source, target)

    def chance_by_hand(self, state: State, faces: Sequence[str]) -> Move:
        """The throw that shows the two faces, such as ``("die-3", "die-5")``."""
        dice = [face.removeprefix("die-") for face in faces]
        if len(dice) != 2 or any(die not in "123456" or len(die) != 1 for die in dice):
            raise BadInput(words("bad-faces"), where="faces")
        if state.on_turn is None:
            return f"start {dice[0]}-{dice[1]}"
        low, high = sorted(dice)
        return f"roll {low}-{high}"

    def worth(self, state: State, move: Move, seat: Seat) -> float:
        """How good the board looks to ``seat`` after its move."""
        return worth(_own(state), move, seat)

    def score_sheet(self, moves: Sequence[tuple[Seat | None, Move]]) -> list[SheetTurn]:
        """One turn for each run of throws and stones of a side, after the throw for the start."""
        turns: list[tuple[Seat | None, list[SheetEntry]]] = []
        for ply, (seat, move) in enumerate(moves):
            head = move.startswith(("roll", "start"))
            text = move.removeprefix("roll ")
            if not turns or turns[-1][0] != seat:
                turns.append((seat, []))
            turns[-1][1].append(SheetEntry(ply, text, head))
        return [SheetTurn(seat, tuple(entries)) for seat, entries in turns]


def _own(state: State) -> TricTracState:
    if not isinstance(state, TricTracState):
        raise TypeError(f"a state of {TricTrac.name} is needed, not of {state.game}")
    return state


GAME = TricTrac()
