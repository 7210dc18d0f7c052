"""TriCom as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from tritables.core.errors import BadInput
from tritables.core.game import (
    Example,
    Game,
    LastMove,
    Option,
    Rule,
    SheetEntry,
    SheetTurn,
)
from tritables.core.picture import Layout, Look, Picture, Shape
from tritables.core.reading import Reader
from tritables.core.state import Move, Seat, State
from tritables.games.tricom.deal import deal
from tritables.games.tricom.examples import EXAMPLES
from tritables.games.tricom.notation import SEATS, SHUFFLE
from tritables.games.tricom.position import KEYS, read_position, read_target
from tritables.games.tricom.rules import RULES
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.worth import worth


class TriCom(Game):
    """The game of TriCom.

    >>> GAME.new(3, {"flexible": True}, seed=1).seats
    3
    """

    name: ClassVar[str] = "tricom"
    seats: ClassVar[range] = SEATS
    options: ClassVar[Mapping[str, Option]] = {
        "flexible": Option(False, Reader.flag),
        "target": Option(33, read_target),
    }
    rules: ClassVar[tuple[Rule, ...]] = RULES
    examples: ClassVar[tuple[Example, ...]] = EXAMPLES
    folder: ClassVar[str] = "tritables.games.tricom"
    sheets: ClassVar[tuple[str, ...]] = ("cards", "chips")
    secret: ClassVar[bool] = True

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> TriComState:
        """A freshly dealt round; the same seed gives the same deal."""
        count = self.read_seats(seats)
        read = self.read_options(Reader({} if options is None else options, BadInput, "options"))
        return deal(count, cast(bool, read["flexible"]), cast(int, read["target"]), seed)

    def read(self, position: object, where: str = "") -> TriComState:
        """Read and check a position; raises `BadPosition` with the place and the reason."""
        reader, options = self.open_position(position, where, KEYS)
        return read_position(reader, options)

    def layout(self, view: State, shape: Shape, look: Look) -> Layout:
        """The table is not drawn yet."""
        raise NotImplementedError

    def picture(self, view: State, last: LastMove | None, look: Look) -> Picture:
        """The table is not drawn yet."""
        raise NotImplementedError

    def seat_art(self, seat: Seat) -> str:
        """A chip with the seat's number and colour."""
        return f"seat-{seat}"

    def attempt(self, state: State, source: str, target: str, turn: int = 0) -> Move:
        """The table is not drawn yet."""
        raise NotImplementedError

    def worth(self, state: State, move: Move, seat: Seat) -> float:
        """How good the table looks to ``seat`` after its move."""
        return worth(_own(state), move, seat)

    def score_sheet(self, moves: Sequence[tuple[Seat | None, Move]]) -> list[SheetTurn]:
        """One turn for each action card that comes up; a shuffle does not tell its order."""
        turns: list[tuple[Seat | None, list[SheetEntry]]] = []
        for ply, (seat, move) in enumerate(moves):
            head = move.startswith(("turn ", "lots "))
            text = SHUFFLE if move.startswith(SHUFFLE) else move.removeprefix("turn ")
            if head or not turns or turns[-1][0] != seat:
                turns.append((seat, []))
            turns[-1][1].append(SheetEntry(ply, text, head))
        return [SheetTurn(seat, tuple(entries)) for seat, entries in turns]


def _own(state: State) -> TriComState:
    if not isinstance(state, TriComState):
        raise TypeError(f"a state of {TriCom.name} is needed, not of {state.game}")
    return state


GAME = TriCom()
