"""TriCom as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from tritables.core.cards import is_other_choice
from tritables.core.errors import IllegalMove
from tritables.core.game import Game
from tritables.core.options import Option
from tritables.core.reading import Reader
from tritables.core.rules import Rule
from tritables.core.state import Move
from tritables.games.tricom import deal, gestures, judge
from tritables.games.tricom.match_winner import match_winner
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    OTHER_USES,
    SEATS,
    TAKE_STOCK,
)
from tritables.games.tricom.reading import KEYS, OPTIONS, read_position
from tritables.games.tricom.rules import RULES
from tritables.games.tricom.state import TriComState


class TriCom(Game[TriComState]):
    """The game of TriCom.

    >>> GAME.new(3, {"flexible": True}, seed=1).seats
    3
    """

    name: ClassVar[str] = "tricom"
    seats: ClassVar[range] = SEATS
    state: ClassVar[type[TriComState]] = TriComState
    keys: ClassVar[tuple[str, ...]] = KEYS
    options: ClassVar[Mapping[str, Option]] = OPTIONS
    rules: ClassVar[tuple[Rule, ...]] = RULES
    cheers: ClassVar[tuple[str, ...]] = ("score.trio", "score.quartet", "score.duo", "three.duo")
    sheets: ClassVar[tuple[str, ...]] = ("cards", "chips")
    secret: ClassVar[bool] = True
    reveals: ClassVar[frozenset[Move]] = frozenset((TAKE_STOCK, FILL_STOCK, FILL_RESERVE)).union(
        *OTHER_USES
    )

    def deal(self, seats: int, options: Mapping[str, object], seed: int) -> TriComState:
        """A freshly dealt round; the same seed gives the same deal."""
        flexible, target = cast(bool, options["flexible"]), cast(int, options["target"])
        return deal.deal(seats, flexible, target, seed)

    def read_position(self, reader: Reader, options: Mapping[str, object]) -> TriComState:
        """Read and check each seat's cards, the turn and its phase."""
        return read_position(reader, options)

    def attempt(self, state: TriComState, source: str, target: str, turn: int = 0) -> Move:
        """The notation of taking a card from one place to another, possible or not.

        Raises `IllegalMove` for a gesture that the notation has no words for, such as laying a
        card on somebody else's base.
        """
        if source == target:
            return gestures.meant(state, source)
        if is_other_choice(gestures.own_hand(state), source, target):
            return ""
        move = gestures.attempt(state, source, target)
        if move is None:
            raise IllegalMove(judge.judge_gesture(state, source))
        return move

    def match_goes_on(
        self, options: Mapping[str, object], totals: Sequence[int], rounds: int
    ) -> bool:
        """`match.target`, `match.both`, `match.no-one`: until one player alone has won."""
        return match_winner(totals, cast(int, options["target"])) is None


GAME = TriCom()
