"""Tri-Cap as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tritables.core.cards import DECK, is_other_choice
from tritables.core.chance import dealer
from tritables.core.errors import IllegalMove
from tritables.core.game import Game
from tritables.core.options import Option
from tritables.core.reading import Reader
from tritables.core.rules import Rule
from tritables.core.state import Move, Seat
from tritables.games.tricap import gestures, judge, seen
from tritables.games.tricap.reading import KEYS, SEATS, read_position, read_redraw
from tritables.games.tricap.rules import RULES
from tritables.games.tricap.state import HAND, TriCapState


class TriCap(Game[TriCapState]):
    """The game of Tri-Cap.

    >>> GAME.new(seats=4, seed=1).to_act
    0
    """

    name: ClassVar[str] = "tricap"
    seats: ClassVar[range] = SEATS
    state: ClassVar[type[TriCapState]] = TriCapState
    keys: ClassVar[tuple[str, ...]] = KEYS
    options: ClassVar[Mapping[str, Option]] = {
        "redraw": Option("late", read_redraw, ("late", "early"))
    }
    rules: ClassVar[tuple[Rule, ...]] = RULES
    cheers: ClassVar[tuple[str, ...]] = ("tricap", "tricap.ace-centre")
    sheets: ClassVar[tuple[str, ...]] = ("cards", "chips")
    chance_places: ClassVar[frozenset[str]] = frozenset(("centre",))
    secret: ClassVar[bool] = True

    def deal(self, seats: int, options: Mapping[str, object], seed: int) -> TriCapState:
        """Three cards each, the rest is the deck (`setup.three-each`)."""
        cards = list(DECK)
        dealer(seed, -1).shuffle(cards)  # before the first ply, which has a source of its own
        dealt = HAND * seats
        return TriCapState(
            options["redraw"] == "late",
            "lay",
            0,
            tuple(cards[dealt:]),
            (),
            tuple(tuple(cards[at : at + HAND]) for at in range(0, dealt, HAND)),
            (None,) * seats,
            ((),) * seats,
        )

    def read_position(self, reader: Reader, options: Mapping[str, object]) -> TriCapState:
        """Read and check the cards, and what is due."""
        return read_position(reader, options)

    def attempt(self, state: TriCapState, source: str, target: str, turn: int = 0) -> Move:
        """The notation of laying a card of one's hand or of taking the pile, possible or not.

        Raises `IllegalMove` for a gesture that the notation has no words for, such as laying a
        card of another hand; its verdict does not tell that card.
        """
        if source == target or is_other_choice(gestures.own_hand(state), source, target):
            return ""
        move = gestures.attempt(state, source, target)
        if move is None:
            raise IllegalMove(judge.judge_gesture(state, source, target))
        return move

    def moves_seen(
        self, now: TriCapState, moves: Sequence[tuple[Seat | None, Move]], seat: Seat | None
    ) -> list[Move]:
        """The moves with ``??`` for what ``seat`` may not read."""
        return seen.moves_seen(now, moves, seat)


GAME = TriCap()
