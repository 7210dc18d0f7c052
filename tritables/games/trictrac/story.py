"""The story of a round: the way that was left, the hits and the dice that were lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tritables.core.messages import Message
from tritables.core.state import LastMove, Seat
from tritables.games.trictrac.board import OFF, POINTS, Board, steps
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.words import words

CLOSE: Final = 12
"""A way of so many points is short: a good throw or two."""


def story(line: Sequence[LastMove[TricTracState]], reader: Seat | None) -> list[Message]:
    """Return what decided a round that is over, as far as it was in the winner's favour.

    >>> from tritables.games.trictrac.game import GAME
    >>> state = GAME.example("winning").position
    >>> move, log = GAME.example("winning").line[0], []
    >>> end = state.play(move, log)
    >>> [str(told) for told in story([LastMove(state, move, tuple(log))], None)]
    ['White wins: Black still had 21 steps to go with all stones together.']
    """
    last = line[-1]
    winner = last.before.on_turn
    if winner is None or last.before.play(last.move).result is None:
        return []
    loser = 1 - winner
    way = way_left(last.before.board, loser)
    told = [_about("story-way", winner, way=way, close=int(way <= CLOSE))]
    hits = [_count(line, "move.hit", seat) for seat in (winner, loser)]
    if hits[0] > hits[1]:
        told.append(_about("story-hits", winner, more=hits[0], less=hits[1]))
    lost = [_lost(line, seat) for seat in (winner, loser)]
    if lost[1] > lost[0]:
        told.append(_about("story-lost", winner, more=lost[1], less=lost[0]))
    again = [_count(line, "throw.again", seat) for seat in (winner, loser)]
    if again[0] > again[1]:
        told.append(_about("story-again", winner, more=again[0], less=again[1]))
    return told[:3]


def way_left(board: Board, side: Seat) -> int:
    """Return the points that all stones of a side together still have to go.

    >>> from tritables import new
    >>> way_left(new("trictrac").board, 0)
    375
    """
    unit = 1 - 2 * side
    there = {at: max(0, unit * board.points[at - 1]) for at in range(1, POINTS + 1)}
    left = sum((OFF - steps(side, at)) * count for at, count in there.items())
    return left + OFF * board.bar[side]


def _count(line: Sequence[LastMove[TricTracState]], rule: str, seat: Seat) -> int:
    return sum(event.rule == rule and event.seat == seat for last in line for event in last.events)


def _lost(line: Sequence[LastMove[TricTracState]], seat: Seat) -> int:
    stops = [one for last in line for one in last.events if one.rule == "throw.stop"]
    return sum(int(one.args["lost"]) for one in stops if one.seat == seat)


def _about(id: str, winner: Seat, **args: int) -> Message:
    return words(id, seat=winner, other=2 - winner, **args)
