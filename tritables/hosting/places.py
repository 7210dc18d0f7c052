"""Who sits at which table: so many lessons may be open at once, and who comes later waits in turn.

Pure: the time is a value, in seconds, and kernels are names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MEETING: Final = 60.0
"""Seconds after it was sent in which a page must have opened its line: a robot never does."""

SENDING: Final = 600.0
"""Seconds in which a page must have been sent."""

APART: Final = 60.0
"""Seconds without a line after which a page gives up its place, if somebody waits for one."""

PATIENCE: Final = 30.0
"""Seconds without a question after which somebody does not wait any more."""

QUEUE: Final = 1_000
"""So many wait in turn: who makes up names without end takes no more room than that."""


@dataclass(eq=False, slots=True)
class Place:
    """A page with a kernel of its own: whose it is, where it is read, and when it was used last."""

    reader: str
    address: str
    since: float
    kernel: str = ""
    lines: int = 0
    met: bool = False
    sent: float | None = None
    """When all of the page had been sent."""
    touched: float = 0.0
    apart: float = 0.0
    """When its last line was closed."""
    instead_of: str = ""
    """The kernel whose place it took over, which is to be ended."""


class Places:
    """The places of a house, and those who wait for one.

    ``most`` is how many there are (0: any number), ``idle`` the seconds after which a page that
    nobody touches gives up its own (0: never).

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
        """Tell how many places are taken."""
        return len(self._taken)

    def ask(self, reader: str, address: str, now: float, came_from: str = "") -> Place | None:
        """Take a place for a page; None where there is none. Who wants to wait says so: `waits`.

        Who has a place takes it along to the next page: browsers ask for that before they close
        the page they leave, or the one that is loaded anew. ``came_from`` is the page that was
        left, as far as the browser says.
        """
        if self.is_free(reader, now):
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
        """Whether somebody gets a place: there is one for each of those who came before, too."""
        return not self.most or self.most - len(self._taken) > self.before(reader, now)

    def before(self, reader: str, now: float) -> int:
        """Tell how many wait who came before somebody."""
        gone = [one for one, asked in self._waiting.items() if now - asked > PATIENCE]
        for one in gone:
            del self._waiting[one]
        waiting = list(self._waiting)
        return waiting.index(reader) if reader in self._waiting else len(waiting)

    def waits(self, reader: str, now: float) -> None:
        """Somebody waits for a place, and says so again and again to keep the turn.

        Where very many do already, whoever comes is after them all and has no turn of their own.
        """
        if reader in self._waiting or len(self._waiting) < QUEUE:
            self._waiting[reader] = now

    def give_up(self, place: Place) -> None:
        """Nobody sits at a place any more."""
        if place in self._taken:
            self._taken.remove(place)

    def keep(self, lives: Callable[[str], bool]) -> None:
        """Give up the places whose kernels have ended."""
        self._taken = [one for one in self._taken if not one.kernel or lives(one.kernel)]

    def of(self, kernel: str) -> Place | None:
        """Find the place of a kernel."""
        return next((one for one in self._taken if one.kernel == kernel), None)

    def meet(self, kernel: str, now: float) -> None:
        """A page has opened a line to its kernel."""
        if place := self.of(kernel):
            place.lines += 1
            if not place.met:
                place.met, place.touched = True, now

    def part(self, kernel: str, now: float) -> None:
        """A line of a page has been closed."""
        if place := self.of(kernel):
            place.lines = max(0, place.lines - 1)
            place.apart = now

    def touch(self, kernel: str, now: float) -> None:
        """Somebody has done something at a page."""
        if place := self.of(kernel):
            place.touched = now

    def over(self, now: float) -> list[str]:
        """The kernels whose pages have to give up their places."""
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
