"""Viewpoints: what the users of a page may see of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tritables.core.picture import Look
from tritables.core.state import Seat, State
from tritables.replay.seats import PERSON
from tritables.replay.session import Session


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A viewpoint: everything, or what ``seat`` may know (None: what anybody may know).

    ``front`` is the seat in front. ``curtain`` is the seat whose hand stays hidden until its player
    says that it may be shown.
    """

    everything: bool = False
    seat: Seat | None = None
    front: Seat | None = None
    curtain: Seat | None = None

    def view(self, state: State) -> State:
        """Return a state as it is seen."""
        return state if self.everything else state.view(self.seat)

    def look(self, *, flipped: bool) -> Look:
        """Return how the board is drawn."""
        return Look(self.front, flipped)

    def may_move(self, state: State) -> bool:
        """Return True if the secrets of the seat to act are seen.

        A refusal tells of a hand, so a user who may not see it may not even try.
        """
        return self.everything or (self.seat is not None and self.seat == state.to_act)


def only_person(seats: Sequence[str]) -> Seat | None:
    """Return the seat of the only person among opponents; None where there is none, or several.

    >>> only_person(("greedy", "person")), only_person(("person",)), only_person(("person",) * 2)
    (1, None, None)
    """
    return seats.index(PERSON) if len(seats) > 1 and seats.count(PERSON) == 1 else None


def viewpoint_of(session: Session, *, reveal: bool, opened: Seat | None) -> Viewpoint:
    """Return the viewpoint of a session.

    Everything is seen in a game without secrets, and with ``reveal``. One person among opponents
    sees its own seat. Several persons pass the screen on: ``opened`` is the seat that opened the
    curtain last, and is seen until the next person is to act.

    >>> from tritables import game_named
    >>> viewpoint_of(Session(game_named("triominos")), reveal=False, opened=None).seat is None
    True
    """
    if not session.game.secret:
        return Viewpoint(everything=True)
    people = [seat for seat, kind in enumerate(session.seats) if kind == PERSON]
    state = session.state
    turn = state.on_turn
    if reveal:
        first = people[0] if people else 0
        return Viewpoint(everything=True, front=turn if turn in people else first)
    if opened not in people:
        opened = None  # somebody else has taken that seat
    if len(people) <= 1:
        seat = people[0] if people else None
        return Viewpoint(seat=seat, front=0 if seat is None else seat)
    if turn in people and turn != opened:
        curtain = turn if state.to_act == turn else None
        return Viewpoint(front=turn, curtain=curtain)
    return Viewpoint(seat=opened, front=people[0] if opened is None else opened)


def facing(viewpoint: Viewpoint, seat: Seat | None) -> Viewpoint:
    """Return a viewpoint that sees everything with another seat in front; None changes nothing.

    >>> facing(Viewpoint(everything=True, front=0), 1).front
    1
    """
    if seat is None or not viewpoint.everything or viewpoint.front is None:
        return viewpoint
    return replace(viewpoint, front=seat)
