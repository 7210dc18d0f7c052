"""Tri-Cap as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tritables.core.cards import DECK
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
from tritables.games.tricap import picture as pictures
from tritables.games.tricap.examples import EXAMPLES
from tritables.games.tricap.gestures import read_gesture
from tritables.games.tricap.judge import judge_gesture
from tritables.games.tricap.layout import layout
from tritables.games.tricap.notation import moves_seen
from tritables.games.tricap.position import KEYS, SEATS, read_position, read_redraw
from tritables.games.tricap.rules import RULES
from tritables.games.tricap.state import HAND, TriCapState
from tritables.games.tricap.worth import worth


class TriCap(Game):
    """The game of Tri-Cap.

    >>> GAME.new(seats=4, seed=1).to_act
    0
    """

    name: ClassVar[str] = "tricap"
    seats: ClassVar[range] = SEATS
    options: ClassVar[Mapping[str, Option]] = {
        "redraw": Option("late", read_redraw, ("late", "early"))
    }
    rules: ClassVar[tuple[Rule, ...]] = RULES
    examples: ClassVar[tuple[Example, ...]] = EXAMPLES
    folder: ClassVar[str] = "tritables.games.tricap"
    sheets: ClassVar[tuple[str, ...]] = ("cards", "chips")
    secret: ClassVar[bool] = True

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> TriCapState:
        """A freshly dealt game: three cards each, the rest is the deck (`setup.three-each`)."""
        players = self.read_seats(seats)
        chosen = self.read_options(Reader({} if options is None else options, BadInput, "options"))
        cards = list(DECK)
        dealer(seed, -1).shuffle(cards)  # before the first ply, which has a source of its own
        dealt = HAND * players
        return TriCapState(
            chosen["redraw"] == "late",
            "lay",
            0,
            tuple(cards[dealt:]),
            (),
            tuple(tuple(cards[at : at + HAND]) for at in range(0, dealt, HAND)),
            (None,) * players,
            ((),) * players,
        )

    def read(self, position: object, where: str = "") -> TriCapState:
        """Read and check a position; raises `BadPosition` with the place and the reason."""
        reader, options = self.open_position(position, where, KEYS)
        return read_position(reader, options["redraw"])

    def layout(self, view: State, shape: Shape, look: Look) -> Layout:
        """The deck and the centre pile, and the seats round them."""
        return layout(_own(view), shape, look.seat)

    def picture(self, view: State, last: LastMove | None, look: Look) -> Picture:
        """The cards of what somebody may see, and what may be known of the next one."""
        return pictures.picture(_own(view), last, seat=look.seat)

    def seat_art(self, seat: Seat) -> str:
        """A chip with the seat's number and colour."""
        return f"seat-{seat}"

    def attempt(self, state: State, source: str, target: str, turn: int = 0) -> Move:
        """The notation of laying a card of one's hand or of taking the pile, possible or not.

        Raises `IllegalMove` for a gesture that the notation has no words for, such as laying a
        card of another hand; its verdict does not tell that card.
        """
        own = _own(state)
        move = read_gesture(own, source, target)
        if move is None:
            raise IllegalMove(judge_gesture(own, source, target))
        return move

    def worth(self, state: State, move: Move, seat: Seat) -> float:
        """How many cards the move can be hoped to win, by what ``seat`` knows."""
        return worth(_own(state), move, seat)

    def score_sheet(self, moves: Sequence[tuple[Seat | None, Move]]) -> list[SheetTurn]:
        """A turn for each run of moves of a seat, or of the deck.

        The texts are as they were played: what somebody may not read goes through `moves_seen`
        first.
        """
        turns: list[tuple[Seat | None, list[SheetEntry]]] = []
        for ply, (seat, move) in enumerate(moves):
            if not turns or turns[-1][0] != seat:
                turns.append((seat, []))
            turns[-1][1].append(SheetEntry(ply, move, move.startswith("centre")))
        return [SheetTurn(seat, tuple(entries)) for seat, entries in turns]

    def moves_seen(
        self, now: State, moves: Sequence[tuple[Seat | None, Move]], seat: Seat | None
    ) -> list[Move]:
        """The moves with ``??`` for what ``seat`` may not read."""
        return moves_seen(_own(now), moves, seat)


def _own(state: State) -> TriCapState:
    if not isinstance(state, TriCapState):
        raise TypeError(f"a state of {TriCap.name} is needed, not of {state.game}")
    return state


GAME = TriCap()
