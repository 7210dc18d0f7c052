"""The claims about a move: what it does, what it leaves, and what the next throw can do.

A throw is counted where some line of play within that throw does what is claimed; two dice fall in
36 equally likely ways. Throws are claimed only where the moves leave no die to play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from tritables.core.claims import Claim, Kind, played, rounded
from tritables.core.state import CHANCE, Move, Seat
from tritables.games.trictrac.bearing_off import Stones, expected_turns
from tritables.games.trictrac.board import BAR, HOME, OFF, POINTS, Board, place_at, steps
from tritables.games.trictrac.notation import STEPS
from tritables.games.trictrac.reach import ROLLS, Reach, of_36
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.story import way_left
from tritables.games.trictrac.throw import Throw

CROWD: Final = 4
"""The stones that a point holds before it is crowded."""

FORCED: Final = Kind("forced", {}, {})
"""Each move is the only legal one."""

WINS: Final = Kind("wins", {}, {}, deed=True)
"""The last stone is borne off."""

HITS: Final = Kind("hits", {"stones": "whole"}, {"places": "place"}, good=1, deed=True)
"""Stones that the moves hit, and where."""

BORNE_OFF: Final = Kind("borne-off", {"stones": "whole"}, {}, good=1, deed=True)
"""Stones that the moves bear off."""

HIT_THROWS: Final = Kind(
    "hit-throws", {"ways": "whole"}, {"throws": "throw", "places": "place"}, good=1
)
"""Throws of the side that throws next that can hit a stone, and the stones."""

HIT_STONE: Final = Kind(
    "hit-stone", {"point": "whole", "ways": "whole"}, {"throws": "throw"}, ("point",), good=1
)
"""Those that can hit the stone on one point, where there are any."""

THREAT: Final = Kind("threat", {"ways": "whole"}, {"throws": "throw", "places": "place"})
"""Throws with which the other side could hit a stone, if it were to throw now."""

ENTER_THROWS: Final = Kind("enter-throws", {"ways": "whole"}, {"throws": "throw"}, good=1)
"""Throws that bring in a stone of the side that throws next, if it has one on the bar."""

STUCK_THROWS: Final = Kind("stuck-throws", {"ways": "whole"}, {"throws": "throw"}, good=-1)
"""Throws with which the side that throws next cannot move at all."""

OFF_THROWS: Final = Kind("off-throws", {"ways": "whole"}, {"throws": "throw"}, good=1)
"""Throws with which the side that throws next can bear off a stone."""

WIN_THROWS: Final = Kind("win-throws", {"ways": "whole"}, {"throws": "throw"}, good=1)
"""Throws with which the side that throws next can bear off its last stone."""

SHUT_ENTRY: Final = Kind("shut-entry", {"dice": "whole"}, {"places": "place"}, good=-1)
"""Dice of the six with which a side cannot come in, and the points that are closed to it."""

ALONE: Final = Kind("alone", {"stones": "whole"}, {"places": "place"}, good=-1)
"""Stones that stand alone on a point."""

HELD: Final = Kind("held", {"points": "whole"}, {"places": "place"}, good=1)
"""Points with two or more stones of a side."""

WALL: Final = Kind("wall", {"points": "whole"}, {"places": "place"}, good=1)
"""The longest row of such points next to each other, the first one that a side comes to."""

CROWDED: Final = Kind("crowded", {"stones": "whole"}, {"places": "place"}, good=-1)
"""Stones on points beyond the fourth of each."""

ON_BAR: Final = Kind("on-bar", {"stones": "whole"}, {}, good=-1)
AT_HOME: Final = Kind("at-home", {"stones": "whole"}, {}, good=1)
IS_OFF: Final = Kind("is-off", {"stones": "whole"}, {}, good=1)
"""Stones of a side on its bar, on the points of its home, and borne off."""

HOME_POINTS: Final = Kind("home-points", {"points": "whole"}, {"places": "place"}, good=1)
"""Points of its home on which a side has a stone: so many numbers of a die can bear one off."""

HOME_TURNS: Final = Kind("home-turns", {"tenths": "whole"}, {}, good=-1)
"""Turns that its stones at home would take on average to be borne off if it had no others, to the
nearest tenth; where it has some, and `TURNS_LEFT` does not say it.
"""

WAY: Final = Kind("way", {"points": "whole"}, {}, good=-1)
"""The points that all stones of a side together still have to go."""

APART: Final = Kind("apart", {}, {})
"""All stones have passed those of the other side, so that none can be hit any more."""

TURNS_LEFT: Final = Kind("turns-left", {"tenths": "whole"}, {}, good=-1)
"""Turns that a side needs on average to bear off its last stone, to the nearest tenth, where all
its stones are home and none can be hit any more.
"""

KINDS: Final = (
    FORCED, WINS, HITS, BORNE_OFF, HIT_THROWS, HIT_STONE, THREAT, ENTER_THROWS, STUCK_THROWS,
    OFF_THROWS, WIN_THROWS, SHUT_ENTRY, ALONE, HELD, WALL, CROWDED, ON_BAR, AT_HOME, HOME_POINTS,
    HOME_TURNS, IS_OFF, WAY, APART, TURNS_LEFT,
)  # fmt: skip


def claims(view: TricTracState, moves: Sequence[Move], seat: Seat) -> Iterator[Claim]:
    """Return what is true of moves in a row, told to a seat: everybody may see all of this game.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 3-4")
    >>> [claim.figures for claim in claims(state, ("bar/3", "bar/4"), 0) if claim.kind == "alone"]
    [{'stones': 2}, {'stones': 0}]
    """
    mover = view.on_turn
    assert mover is not None
    after, forced = played(view, moves)
    if forced:
        yield FORCED.claim(seat, mover)
    if after.result is not None:
        yield WINS.claim(seat, mover)
    hit = tuple(str(STEPS[move][1]) for move in moves if move.endswith("*"))
    yield HITS.claim(seat, mover, {"stones": len(hit)}, {"places": hit})
    gone = after.board.off[mover] - view.board.off[mover]
    yield BORNE_OFF.claim(seat, mover, {"stones": gone})
    if after.to_act == CHANCE:
        assert after.on_turn is not None
        yield from _next_throw(after.board, after.on_turn, seat)
    for side in (mover, 1 - mover):
        yield from _standing(after.board, side, seat)
    apart = after.result is None and _apart(after.board)
    if apart:
        yield APART.claim(seat, None)
    for side in (mover, 1 - mover):
        needs = _needs(after.board, side)
        # Amid a throw the dice that are left would have to be counted as well.
        if apart and after.to_act == CHANCE and after.board.all_home(side):
            yield TURNS_LEFT.claim(seat, side, {"tenths": _tenths(needs)})
        elif any(needs):
            yield HOME_TURNS.claim(seat, side, {"tenths": _tenths(needs)})


def _next_throw(board: Board, side: Seat, seat: Seat) -> Iterator[Claim]:
    """Count what the next throw can do, and what the other side threatens."""
    reach = Reach(board, side)
    found = _targets(board, side, reach)
    yield HIT_THROWS.claim(seat, side, *_any_of(found))
    for point in sorted({point for points in found.values() for point in points}):
        throws = [throw for throw, points in found.items() if point in points]
        figures = {"point": point, "ways": of_36(throws)}
        yield HIT_STONE.claim(seat, side, figures, {"throws": _written(throws)})
    threat = _targets(board, 1 - side, Reach(board, 1 - side))
    yield THREAT.claim(seat, 1 - side, *_any_of(threat))

    def count(kind: Kind, can: Callable[[Throw], bool]) -> Claim:
        throws = [throw for throw in ROLLS if can(throw)]
        return kind.claim(seat, side, {"ways": of_36(throws)}, {"throws": _written(throws)})

    if board.bar[side]:
        yield count(ENTER_THROWS, reach.plays)
    yield count(STUCK_THROWS, lambda throw: not reach.plays(throw))
    yield count(OFF_THROWS, reach.bears_off)
    yield count(WIN_THROWS, reach.wins)


def _targets(board: Board, side: Seat, reach: Reach) -> dict[Throw, list[int]]:
    """The points on which each throw can hit a stone, as far as there are any."""
    alone = [steps(side, p) for p in range(1, POINTS + 1) if board.is_blot(1 - side, p)]
    found = {}
    for throw in ROLLS if alone else ():
        if landed := reach.hits(throw, alone):
            found[throw] = [place_at(side, step) for step in landed]
    return found


def _any_of(found: dict[Throw, list[int]]) -> tuple[dict[str, int], dict[str, tuple[str, ...]]]:
    points = sorted({point for points in found.values() for point in points})
    places = tuple(map(str, points))
    return {"ways": of_36(found)}, {"throws": _written(found), "places": places}


def _standing(board: Board, side: Seat, seat: Seat) -> Iterator[Claim]:
    """Count how the stones of a side stand."""
    counts = {point: board.stones(side, point) for point in range(1, POINTS + 1)}
    shut = [
        point
        for point in (place_at(side, die) for die in range(1, 7))
        if board.stones(1 - side, point) > 1
    ]
    yield SHUT_ENTRY.claim(seat, side, {"dice": len(shut)}, _places(shut))
    alone = [point for point, count in counts.items() if count == 1]
    yield ALONE.claim(seat, side, {"stones": len(alone)}, _places(alone))
    held = [point for point, count in counts.items() if count > 1]
    yield HELD.claim(seat, side, {"points": len(held)}, _places(held))
    wall = _longest(held if side == 0 else held[::-1])
    yield WALL.claim(seat, side, {"points": len(wall)}, _places(wall))
    crowded = {point: count - CROWD for point, count in counts.items() if count > CROWD}
    yield CROWDED.claim(seat, side, {"stones": sum(crowded.values())}, _places(crowded))
    home = {at: count for at, count in counts.items() if count and HOME[side] >> (at - 1) & 1}
    yield ON_BAR.claim(seat, side, {"stones": board.bar[side]})
    yield AT_HOME.claim(seat, side, {"stones": sum(home.values())})
    yield HOME_POINTS.claim(seat, side, {"points": len(home)}, _places(home))
    yield IS_OFF.claim(seat, side, {"stones": board.off[side]})
    yield WAY.claim(seat, side, {"points": way_left(board, side)})


def _longest(points: Sequence[int]) -> list[int]:
    """The longest run of neighbours in an ordered row of points, the first of equal ones."""
    best: list[int] = []
    run: list[int] = []
    for point in points:
        run = [*run, point] if run and abs(point - run[-1]) == 1 else [point]
        if len(run) > len(best):
            best = run
    return sorted(best)


def _apart(board: Board) -> bool:
    """True if every white stone has passed every black one; those on the bar have passed none."""
    white = [BAR] if board.bar[0] else [p for p in range(1, OFF) if board.stones(0, p)]
    black = [OFF] if board.bar[1] else [p for p in range(1, OFF) if board.stones(1, p)]
    return min(white) > max(black)


def _needs(board: Board, side: Seat) -> Stones:
    """The stones of a side at home that need a 1, a 2, … a 6 to leave."""
    return tuple(board.stones(side, place_at(side, OFF - die)) for die in range(1, 7))


def _tenths(needs: Stones) -> int:
    return rounded(10 * expected_turns(needs))


def _written(throws: Iterable[Throw]) -> tuple[str, ...]:
    return tuple(throw.named for throw in throws)


def _places(points: Iterable[int]) -> dict[str, tuple[str, ...]]:
    return {"places": tuple(map(str, points))}
