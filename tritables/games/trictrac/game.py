"""Tric Trac as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tritables.core.errors import BadInput, IllegalMove
from tritables.core.game import Game
from tritables.core.reading import Reader
from tritables.core.rules import Rule
from tritables.core.state import CHANCE, Move, Seat
from tritables.games.trictrac import gestures, judge, picture
from tritables.games.trictrac.board import START
from tritables.games.trictrac.reading import KEYS, read_position
from tritables.games.trictrac.rules import RULES
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.words import words


class TricTrac(Game[TricTracState]):
    """The game of Tric Trac.

    >>> GAME.new().play("start 2-6").on_turn
    1
    """

    name: ClassVar[str] = "trictrac"
    seats: ClassVar[range] = range(2, 3)
    state: ClassVar[type[TricTracState]] = TricTracState
    keys: ClassVar[tuple[str, ...]] = KEYS
    rules: ClassVar[tuple[Rule, ...]] = RULES
    cheers: ClassVar[tuple[str, ...]] = ("throw.trictrac",)
    sheets: ClassVar[tuple[str, ...]] = ("stones",)
    flips: ClassVar[bool] = True
    by_hand: ClassVar[bool] = True
    chance_places: ClassVar[frozenset[str]] = frozenset(("dice",))

    def deal(self, seats: int, options: Mapping[str, object], seed: int) -> TricTracState:
        """The position before the roll-off; nothing is dealt, so the seed changes nothing."""
        return TricTracState(START)

    def read_position(self, reader: Reader, options: Mapping[str, object]) -> TricTracState:
        """Read and check stones, turn and dice."""
        return read_position(reader)

    def seat_art(self, seat: Seat) -> str:
        """A stone of the seat's colour."""
        return picture.STONE[seat]

    def attempt(self, state: TricTracState, source: str, target: str, turn: int = 0) -> Move:
        """The notation of taking a stone from one place to another, possible or not.

        Raises `IllegalMove` for gestures that the notation has no words for, such as taking a
        stone from the other side's bar.
        """
        if source == target and gestures.is_own(state, source):
            return ""
        move = gestures.attempt(state, source, target)
        if move is None or (source == target and state.to_act == CHANCE):
            raise IllegalMove(judge.judge_gesture(state, source, target))
        return move

    def chance_by_hand(self, state: TricTracState, faces: Sequence[str]) -> Move:
        """The throw that shows the two faces, such as ``("die-3", "die-5")``."""
        dice = [face.removeprefix("die-") for face in faces]
        if len(dice) != 2 or any(die not in "123456" or len(die) != 1 for die in dice):
            raise BadInput(words("bad-faces"), where="faces")
        if state.on_turn is None:
            return f"start {dice[0]}-{dice[1]}"
        low, high = sorted(dice)
        return f"roll {low}-{high}"


GAME = TricTrac()
