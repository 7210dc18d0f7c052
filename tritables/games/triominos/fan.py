"""The fan of the tiles that a seat has not seen: what each could do on the table as it stands."""

from __future__ import annotations

from tritables.core.events import Event
from tritables.core.fans import Effect, Fan, Outcome, gathered
from tritables.core.state import LastMove, Seat
from tritables.games.triominos.board import written
from tritables.games.triominos.claims import fitting_tiles, most_points
from tritables.games.triominos.notation import BUY
from tritables.games.triominos.places import place_of
from tritables.games.triominos.scoring import MOST_BOUGHT
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import FITTING, Tile
from tritables.games.triominos.unseen import unseen_tiles


def fan(view: TriominosState, seat: Seat) -> Fan | None:
    """Return what each unseen tile could do: for the seat itself if it may buy, else for others.

    None before the first tile lies on the table and at the end.

    >>> from tritables.games.triominos import position
    >>> view = position(table="0-1-2@0,0", hands="1-2-2 5-5-5 / 0-0-0").view(0)
    >>> [effect.name for effect in fan(view, 0).effects]
    ['fits', 'no-fit']
    """
    if view.phase != "play" or not view.board.placed:
        return None
    whose = seat if _buys(view, seat) else None
    # What fits for others is nobody's in particular: it may lie in the pool as well.
    effects = (
        Effect("shape", "★", whose, whose),
        Effect("fits", "+", whose, whose),
        Effect("no-fit", "–", whose),
    )
    unseen = unseen_tiles(view, seat)
    fitting = fitting_tiles(view.board, unseen)
    outcomes = []
    for tile in unseen:
        cells = fitting.get(tile, [])
        shapes = any(shape.bridge or shape.hexagons for shape in map(view.board.shape, cells))
        met = (shapes, bool(cells), not cells)
        does = tuple(nth for nth, holds in enumerate(met) if holds)
        outcomes.append(Outcome(tile, 1, does, tuple(map(place_of, sorted(cells)))))
    return gathered("tile", whose, effects, outcomes)


def foresee(view: TriominosState, seat: Seat, named: Tile) -> LastMove[TriominosState] | None:
    """Return the placement of a tile that scores most, by the seat on turn, which buys it first if
    it may; None where it fits nowhere.

    >>> from tritables.games.triominos import position
    >>> view = position(table="0-1-2@0,0", hands="1-2-2 5-5-5 / 0-0-0").view(0)
    >>> foresee(view, 0, "0-1-1").move
    '0-1-1@1,0'
    """
    best = _best(view, named)
    if best is None:
        return None
    before = _dealt(view, seat, named)
    if before.on_turn == seat:
        before = before.play(BUY)
    log: list[Event] = []
    after = before.play(best, log)
    # Whether a table is blocked depends on what nobody has seen.
    if after.phase == "over" and after.bell is None:
        return None
    return LastMove(before, best, tuple(log))


def _best(view: TriominosState, tile: Tile) -> str | None:
    found = [
        (most_points(view, view.board, tile, [cell]), text, cell)
        for cell, wanted in view.board.open.items()
        for fits, text, _ in FITTING[wanted]
        if fits == tile
    ]
    if not found:
        return None
    _, text, cell = max(found, key=lambda one: one[0])
    return written(text, cell)


def _dealt(view: TriominosState, seat: Seat, tile: Tile) -> TriominosState:
    """A deal that the seat takes to be possible, in which this tile comes next."""
    others = [one for one in unseen_tiles(view, seat) if one != tile]
    pool = [tile] if _buys(view, seat) else []
    if view.on_turn == seat and not pool:
        view = view.but(on_turn=(seat + 1) % view.seats, bought=0)
    hands = []
    for whose, hand in enumerate(view.hands):
        if whose != seat:
            known = [tile] if whose == view.on_turn else []
            known += [others.pop() for _ in range(len(hand) - len(known))]
            hand = tuple(known)
        hands.append(hand)
    return view.but(hands=tuple(hands), pool=(*pool, *others))


def _buys(view: TriominosState, seat: Seat) -> bool:
    return view.on_turn == seat and bool(view.pool) and view.bought < MOST_BOUGHT
