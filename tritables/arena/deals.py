"""A deal, played once from every seat: whoever has the better cards has them in turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tritables.core.chance import dealer
from tritables.core.registry import game_named
from tritables.core.state import Result, State
from tritables.endpoint import limits  # noqa: F401  keeps the limits of players
from tritables.opponents import Player
from tritables.opponents.rounds import Named, move_at, named


@dataclass(frozen=True)
class Setting:
    """The setting that all rounds of a match have in common.

    ``game``     the game's name
    ``seats``    the number of seats: one for the first player, the others for the second one
    ``options``  the house rules
    ``seed``     the whole number from which every deal and every throw comes
    ``limit``    the seconds that a move may take, or None
    """

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]
    seed: int
    limit: float | None = None


@dataclass(frozen=True)
class Deal:
    """The outcome of one deal for the first player, in each of the seats that it took in turn.

    ``shares``   its share of the win: 1, a part of 1 where several won, or 0
    ``margins``  its score less the best score of the others
    """

    shares: tuple[float, ...]
    margins: tuple[int, ...]


def play_deal(first: Player, second: Player, setting: Setting, number: int) -> Deal:
    """Play one deal as often as there are seats, the first player in another seat each time.

    Every round of it begins with the same deal and has the same chance at the same ply. Raises
    `OpponentFault` for what a player does wrong.

    >>> play_deal("greedy", "greedy", Setting("tricap", 2, (), 1), 0).margins
    (-3, 3)
    """
    seed = dealer(setting.seed, number).getrandbits(64)
    game = game_named(setting.game)
    start = game.new(setting.seats, dict(setting.options), seed)
    one, other = named(first, game), named(second, game)
    results = [
        _play_round(
            start, seed, [one if seat == own else other for seat in range(setting.seats)], setting
        )
        for own in range(setting.seats)
    ]
    return Deal(
        tuple(_share(result, seat) for seat, result in enumerate(results)),
        tuple(_margin(result, seat) for seat, result in enumerate(results)),
    )


def _play_round(state: State, seed: int, players: Sequence[Named], setting: Setting) -> Result:
    """Play a deal to its end with a player in each seat."""
    ply = 0
    while state.to_act is not None:
        state = state.play(move_at(state, seed, ply, players, setting.limit))
        ply += 1
    assert state.result is not None
    return state.result


def _share(result: Result, seat: int) -> float:
    return (seat in result.winners) / len(result.winners)


def _margin(result: Result, seat: int) -> int:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - max(others)
