"""TriCom as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from tritables.core.errors import BadInput, IllegalMove
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.options import Option
from tritables.core.picture import Layout, Look, Picture, Shape
from tritables.core.reading import Reader
from tritables.core.rules import Rule
from tritables.core.sheet import SheetEntry, SheetTurn
from tritables.core.state import LastMove, Move, Seat, State
from tritables.games.tricom import picture as pictures
from tritables.games.tricom.deal import deal
from tritables.games.tricom.examples import EXAMPLES
from tritables.games.tricom.judge import judge_gesture
from tritables.games.tricom.layout import layout
from tritables.games.tricom.notation import SEATS, SHUFFLE
from tritables.games.tricom.position import KEYS, read_position, read_target
from tritables.games.tricom.rules import RULES
from tritables.games.tricom.standing import match_winner
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
        "flexible": Option(False, Reader.flag, (False, True)),
        "target": Option(33, read_target, (11, 22, 33, 66)),
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
        """An area for each player: base, piles, reserve and hand."""
        return layout(_own(view), shape, look.seat)

    def picture(self, view: State, last: LastMove | None, look: Look) -> Picture:
        """The cards of what somebody may see."""
        return pictures.picture(_own(view), last, seat=look.seat)

    def seat_art(self, seat: Seat) -> str:
        """A chip with the seat's number and colour."""
        return f"seat-{seat}"

    def attempt(self, state: State, source: str, target: str, turn: int = 0) -> Move:
        """The notation of taking a card from one place to another, possible or not.

        Raises `IllegalMove` for a gesture that the notation has no words for, such as laying a
        card on somebody else's base.
        """
        own = _own(state)
        move = pictures.attempt(own, source, target)
        if move is None:
            raise IllegalMove(judge_gesture(own, source))
        return move

    def match_goes_on(
        self, options: Mapping[str, object], totals: Sequence[int], rounds: int
    ) -> bool:
        """`match.target`, `match.both`, `match.no-one`: until one player alone has won."""
        return match_winner(totals, cast(int, options["target"])) is None

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
