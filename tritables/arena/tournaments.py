"""Tournaments: every opponent against every other one, and a rating for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import combinations
from math import log10
from statistics import fmean

from tritables.arena.matches import Progress, play_match
from tritables.arena.score import MatchScore
from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.opponents import Player, name_of

SCALE = 400
"""Points of rating that make a player ten times as likely to win as to lose."""

STEPS = 200
"""Rounds of the fit of ratings; each comes closer, and none of them changes a digit by then."""


@dataclass(frozen=True)
class Standing:
    """One opponent of a tournament.

    ``name``    its name
    ``rating``  in points of Elo; the average of all is 0
    ``share``   its share of the wins, over all matches
    """

    name: str
    rating: float
    share: float


@dataclass(frozen=True)
class Tournament:
    """The matches of a tournament, and how everybody stands: the strongest first."""

    matches: tuple[MatchScore, ...]
    standings: tuple[Standing, ...]

    def __str__(self) -> str:
        rows = [f"{row.name:<16}{row.rating:>+7.0f}{row.share:>9.1%}" for row in self.standings]
        return "\n".join([f"{'':<16}{'rating':>7}{'wins':>9}", *rows, "", *map(str, self.matches)])

    def __repr__(self) -> str:
        return str(self)


def tournament(
    players: Sequence[Player],
    game: str,
    *,
    rounds: int = 200,
    seed: int = 1,
    limit: float | None = None,
    options: Mapping[str, object] | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Have each of several opponents play a match of two with every other one.

    The arguments are those of `play_match`; ``rounds`` are those of each match. Ratings are fitted
    to all matches at once (Bradley and Terry's model), with one tied round more for each pair, so
    that whoever never lost has one, too. Raises `BadInput` for fewer than two players or for two
    of one name.

    >>> table = tournament(["random", "greedy"], "tricap", rounds=20)
    >>> [row.name for row in table.standings]
    ['greedy', 'random']
    """
    names = [name_of(player) if callable(player) else str(player) for player in players]
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInput(Message("bad-tournament"), where="players")
    matches = tuple(
        play_match(
            first,
            second,
            game,
            rounds=rounds,
            seed=seed,
            limit=limit,
            options=options,
            executor=executor,
            progress=progress,
        )
        for first, second in combinations(players, 2)
    )
    ratings = _ratings(names, matches)
    standings = [Standing(name, ratings[name], _share(name, matches)) for name in names]
    return Tournament(matches, tuple(sorted(standings, key=lambda row: -row.rating)))


def _share(name: str, matches: Sequence[MatchScore]) -> float:
    own = [match.share for match in matches if match.first == name]
    return fmean(own + [1 - match.share for match in matches if match.second == name])


def _ratings(names: Sequence[str], matches: Sequence[MatchScore]) -> dict[str, float]:
    """Fit Bradley and Terry's strengths by Hunter's minorization, as points of Elo."""
    won = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for match in matches:
        wins = match.share * match.rounds
        won[match.first] += wins + 0.5
        won[match.second] += match.rounds - wins + 0.5
        met[match.first, match.second] = match.rounds + 1
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        shared = dict.fromkeys(names, 0.0)
        for (one, other), rounds in met.items():
            for name in (one, other):
                shared[name] += rounds / (strength[one] + strength[other])
        strength = {name: won[name] / shared[name] for name in names}
    points = {name: SCALE * log10(strength[name]) for name in names}
    middle = fmean(points.values())
    return {name: value - middle for name, value in points.items()}
