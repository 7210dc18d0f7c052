"""Rounds that a player plays against itself, ply by ply, and the figures that come of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from tritables import State, game_named, play_match
from tritables.arena.score import DEVIATIONS
from tritables.core.chance import dealer
from tritables.core.events import Event
from tritables.core.state import Move
from tritables.opponents.rounds import move_at, named

Row = Mapping[str, float]
"""Numbers of a round, by what they are of; what is not of every round may be left out."""


@dataclass(frozen=True)
class Ply:
    """A move, the position before it, and its events."""

    before: Any
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Round:
    """A round from its first ply to its end."""

    plies: tuple[Ply, ...]
    last: State

    def events(self, *rules: str) -> list[Event]:
        """The events of some rules, in order."""
        return [event for ply in self.plies for event in ply.events if event.rule in rules]

    def share(self, seat: int | None) -> float:
        """A seat's share of the win."""
        result = self.last.result
        assert result is not None
        return (seat in result.winners) / len(result.winners)

    def of_more(self, name: str, counts: Sequence[float] | Mapping[int | None, float]) -> Row:
        """The share of the seat of two that has more, by a name; none where neither has."""
        if counts[0] == counts[1]:
            return {}
        return {name: self.share(0 if counts[0] > counts[1] else 1)}


@dataclass(frozen=True)
class Fact:
    """A line of the page.

    ``told``      what the figure is of
    ``figure``    the figure, as it is printed
    ``interval``  its interval of 95 %; empty for what was counted exactly
    ``of``        over how many what it was found
    """

    told: str
    figure: str
    interval: str = ""
    of: str = ""

    @property
    def row(self) -> str:
        """The line of the table."""
        return f"| {self.told} | {self.figure} | {self.interval or 'exact'} | {self.of} |"


@dataclass(frozen=True)
class Table:
    """Facts beneath a heading, with a sentence before them."""

    heading: str
    lead: str
    rows: Sequence[Fact] = ()
    body: str = ""
    """A table of another form, in Markdown, that is written instead."""

    @property
    def text(self) -> str:
        """The table in Markdown."""
        head = "| | figure | 95 % interval | over |\n|---|---|---|---|"
        rows = self.body or "\n".join([head, *(fact.row for fact in self.rows)])
        return f"### {self.heading}\n\n{self.lead}\n\n{rows}\n"


def rows(game: str, player: str, count: int, seed: int, seen: Callable[[Round], Row]) -> list[Row]:
    """Play rounds of two, with the same player in both seats, and keep what is seen in each.

    They are played over all cores, and are the same for a seed.
    """
    with ProcessPoolExecutor() as pool:
        numbers = range(count)
        play = partial(_seen, game, player, seed, seen)
        return list(pool.map(play, numbers, chunksize=max(1, count // 50)))


def _seen(game: str, player: str, seed: int, seen: Callable[[Round], Row], number: int) -> Row:
    return seen(played(game, player, dealer(seed, number).getrandbits(64)))


def played(game: str, player: str, seed: int) -> Round:
    """Play a round of two.

    >>> played("tricap", "greedy", 1).last.to_act is None
    True
    """
    kit = game_named(game)
    state: State = kit.new(2, {}, seed)
    players = [named(player, kit)] * 2
    plies: list[Ply] = []
    while state.to_act is not None:
        move = move_at(state, seed, len(plies), players)
        log: list[Event] = []
        before, state = state, state.play(move, log)
        plies.append(Ply(before, move, tuple(log)))
    return Round(tuple(plies), state)


def column(found: Sequence[Row], name: str) -> list[float]:
    """The values of one name, of the rounds that have it."""
    return [row[name] for row in found if name in row]


def share_of(told: str, values: Sequence[float], of: str) -> Fact:
    """A share in percent, from values between 0 and 1."""
    low, high = interval(values)
    rest = f"{100 * max(0, low):.1f} to {100 * min(1, high):.1f} %"
    return Fact(told, f"{100 * fmean(values):.1f} %", rest, f"{len(values):,} {of}")


def mean_of(told: str, values: Sequence[float], of: str, digits: int = 1) -> Fact:
    """A mean."""
    low, high = interval(values)
    rest = f"{low:.{digits}f} to {high:.{digits}f}"
    return Fact(told, f"{fmean(values):.{digits}f}", rest, f"{len(values):,} {of}")


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The interval of 95 % of a mean."""
    wide = DEVIATIONS * stdev(values) / sqrt(len(values))
    return fmean(values) - wide, fmean(values) + wide


def deals_decided(game: str, first: str, second: str, count: int, seed: int) -> list[Fact]:
    """The part of luck: each deal is played twice by the same two, with seats exchanged."""
    found = play_match(first, second, game, rounds=2 * count, seed=seed, progress=silent)
    deals = list(found.deals.values())
    pair = f"{first.title()} against {second.title()}"
    return [
        share_of(f"wins by {pair}", [fmean(deal.shares) for deal in deals], "deals, each twice"),
        share_of(
            "deals in which the seat decided, and not who sat there",
            [float(fmean(deal.shares) == 1 / 2) for deal in deals],
            "deals",
        ),
    ]


def silent(_played: int, _of: int) -> None:
    """Write no progress: the page itself says how far it is."""
