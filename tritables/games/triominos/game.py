"""Triominos as the house sees it: the one object that its folder hands out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tritables.core.errors import IllegalMove
from tritables.core.game import Game
from tritables.core.options import Option
from tritables.core.reading import Reader
from tritables.core.rules import Rule
from tritables.core.state import Move
from tritables.games.triominos import gestures, judge
from tritables.games.triominos.deal import DEALT, mixed
from tritables.games.triominos.notation import BUY, TIMEOUT, read_cell
from tritables.games.triominos.options import NONE, OPTIONS, Options
from tritables.games.triominos.places import POOL
from tritables.games.triominos.reading import KEYS, read_position
from tritables.games.triominos.rules import RULES
from tritables.games.triominos.state import TriominosState


class Triominos(Game[TriominosState]):
    """The game of Triominos.

    >>> GAME.new(seats=5, seed=3).to_act
    'chance'
    """

    name: ClassVar[str] = "triominos"
    seats: ClassVar[range] = range(2, 7)
    state: ClassVar[type[TriominosState]] = TriominosState
    keys: ClassVar[tuple[str, ...]] = KEYS
    options: ClassVar[Mapping[str, Option]] = OPTIONS
    rules: ClassVar[tuple[Rule, ...]] = RULES
    cheers: ClassVar[tuple[str, ...]] = ("score.bridge", "score.hexagon", "score.double-hexagon")
    sheets: ClassVar[tuple[str, ...]] = ("tiles", "chips")
    secret: ClassVar[bool] = True
    later_keys: ClassVar[tuple[str, ...]] = ("round",)
    timeout: ClassVar[Move | None] = TIMEOUT
    reveals: ClassVar[frozenset[Move]] = frozenset((BUY,))

    def deal(self, seats: int, options: Mapping[str, object], seed: int) -> TriominosState:
        """The tiles mixed by the seed and dealt (`setup.deal`); lots are due."""
        tiles, each = mixed(seed), DEALT[seats]
        hands = tuple(tiles[nth * each : (nth + 1) * each] for nth in range(seats))
        pool, lots = tiles[seats * each :], tuple(range(seats))
        scores = (0,) * seats
        return TriominosState(Options.of(options), hands, pool, scores, phase="lots", lots=lots)

    def read_position(self, reader: Reader, options: Mapping[str, object]) -> TriominosState:
        """Read and check the tiles, who is on turn, and how far the round is."""
        return read_position(reader, options)

    def attempt(self, state: TriominosState, source: str, target: str, turn: int = 0) -> Move:
        """The notation of placing a tile of one's rack on a cell, or of buying one.

        Raises `IllegalMove` for gestures that the notation has no words for, such as taking a tile
        back from the table.
        """
        if source == POOL:
            return BUY
        verdict = judge.judge_gesture(state, source, target)
        if verdict is not None:
            raise IllegalMove(verdict)
        tile, cell = gestures.lifted(state, source), read_cell(target)
        assert tile is not None
        assert cell is not None
        return gestures.attempt(state, tile, cell, turn)

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


GAME = Triominos()
