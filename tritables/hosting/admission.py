"""Admission: a limit on open sessions, and a queue for those who come later.

Pure: time is a value in seconds, and kernels are ids, as are the sessions of tables, which take
places as kernels do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MEETING: Final = 60.0
"""Seconds after a page was sent in which it must open its websocket; robots never do."""

SENDING: Final = 600.0
"""Seconds in which a page must have been sent."""

APART: Final = 60.0
"""Seconds without a websocket after which a session ends, if others wait."""

PATIENCE: Final = 30.0
"""Seconds without a poll after which a reader leaves the queue."""

QUEUE: Final = 1_000
"""Readers in the queue at most, so that invented names take no more memory."""


@dataclass(eq=False, slots=True)
class Place:
    """A session: a page with a kernel, its reader and address, and when it was last used."""

    reader: str
    address: str
    since: float
    kernel: str = ""
    lines: int = 0
    met: bool = False
    sent: float | None = None
    """The time at which the page was sent completely."""
    touched: float = 0.0
    apart: float = 0.0
    """The time at which its last websocket closed."""
    instead_of: str = ""
    """The kernel of the session that it replaced, which is to be ended."""


class Places:
    """The open sessions and the queue.

    ``most`` is the maximal number of sessions (0: none), ``idle`` the seconds without activity
    after which a session ends (0: never).

    >>> places = Places(most=1)
    >>> places.ask("ann", "/tricom", now=0.0).reader
    'ann'
    >>> places.ask("bob", "/tricom", now=1.0) is None, places.before("bob", now=1.0)
    (True, 0)
    """

    def __init__(self, most: int = 0, idle: float = 0.0) -> None:
        self.most = most
        self.idle = idle
        self._taken: list[Place] = []
        self._waiting: dict[str, float] = {}

    def __len__(self) -> int:
        """Return the number of sessions."""
        return len(self._taken)

    def ask(
        self, reader: str, address: str, now: float, came_from: str = "", *, admits: bool = False
    ) -> Place | None:
        """Open a session for a page; returns None where none is free (see `waits`).

        Who ``admits`` has one in any case: it comes from another process, which may have ended.

        A reader who has a session gives it up for the new one: browsers ask for the next page
        before they close the one they leave. ``came_from`` is the path of the page that was left,
        as far as the browser says.
        """
        if admits or self.is_free(reader, now):
            self._waiting.pop(reader, None)
            return self._take(reader, address, now)
        own = [place for place in self._taken if place.reader == reader and place.kernel]
        if not own:
            return None
        left = max(
            own,
            key=lambda one: (
                one.met and not one.lines,
                one.address in (address, came_from),
                one.since,
            ),
        )
        self._taken.remove(left)
        return self._take(reader, address, now, left.kernel)

    def _take(self, reader: str, address: str, now: float, instead_of: str = "") -> Place:
        place = Place(reader, address, now, touched=now, apart=now, instead_of=instead_of)
        self._taken.append(place)
        return place

    def is_free(self, reader: str, now: float) -> bool:
        """Return True if a reader would get a session, those before it in the queue having
        theirs.
        """
        return not self.most or self.most - len(self._taken) > self.before(reader, now)

    def has(self, reader: str) -> bool:
        """Return True if a reader has a session."""
        return any(one.reader == reader and one.kernel for one in self._taken)

    def before(self, reader: str, now: float) -> int:
        """Return how many are before a reader in the queue."""
        gone = [one for one, asked in self._waiting.items() if now - asked > PATIENCE]
        for one in gone:
            del self._waiting[one]
        waiting = list(self._waiting)
        return waiting.index(reader) if reader in self._waiting else len(waiting)

    def waits(self, reader: str, now: float) -> None:
        """Put a reader into the queue, or keep it there; to be called at each poll.

        Where the queue is full, the reader is after all in it, and gets no position.
        """
        if reader in self._waiting or len(self._waiting) < QUEUE:
            self._waiting[reader] = now

    def give_up(self, place: Place) -> None:
        """End a session."""
        if place in self._taken:
            self._taken.remove(place)

    def keep(self, lives: Callable[[str], bool]) -> None:
        """End the sessions whose kernels have ended."""
        self._taken = [one for one in self._taken if not one.kernel or lives(one.kernel)]

    def of(self, kernel: str) -> Place | None:
        """Return the session of a kernel."""
        return next((one for one in self._taken if one.kernel == kernel), None)

    def meet(self, kernel: str, now: float) -> None:
        """Count a websocket that a page has opened."""
        if place := self.of(kernel):
            place.lines += 1
            if not place.met:
                place.met, place.touched = True, now

    def part(self, kernel: str, now: float) -> None:
        """Discount a websocket that was closed."""
        if place := self.of(kernel):
            place.lines = max(0, place.lines - 1)
            place.apart = now

    def touch(self, kernel: str, now: float) -> None:
        """Note that a user has done something at a page."""
        if place := self.of(kernel):
            place.touched = now

    def over(self, now: float) -> list[str]:
        """Return the kernels whose sessions have to end."""
        self.before("", now)  # forgets who does not wait any more
        crowded = bool(self._waiting)
        return [
            one.kernel for one in self._taken if one.kernel and self._is_over(one, now, crowded)
        ]

    def _is_over(self, place: Place, now: float, crowded: bool) -> bool:
        if not place.met:
            limit = SENDING if place.sent is None else MEETING
            return now - (place.since if place.sent is None else place.sent) > limit
        if self.idle and now - place.touched > self.idle:
            return True
        return crowded and not place.lines and now - place.apart > APART
