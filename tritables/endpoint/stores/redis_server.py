"""The connection to a Redis, which may go away and come back: what is asked waits so long."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from threading import Event, Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tritables.endpoint.stores.config import shown
from tritables.endpoint.stores.store import OtherVersion, Unkept

if TYPE_CHECKING:
    from redis import Redis

T = TypeVar("T")

VERSION: Final = b"1"
"""The version of what is kept, which is kept beside it."""

PREFIX: Final = "tritables:"
"""The beginning of every key."""

PATIENCE: Final = 2.0
"""Seconds for which a question waits for a Redis that is away, where nothing else is said."""

PAUSE: Final = 0.2
"""Seconds from one try to the next."""

LIMIT: Final = 2.0
"""Seconds that an answer may take, or a connection."""

_WAITS: Final = ("OOM", "MISCONF", "READONLY", "NOREPLICAS", "BUSY", "MASTERDOWN")
"""Beginnings of the refusals of a Redis that cannot keep anything now, but may later; those that
its client knows have classes of their own instead.
"""


class Away(Unkept):
    """The Redis cannot be reached, or keeps nothing now."""


class RedisServer:
    """A Redis at an address; many threads may ask it at once.

    ``heard`` is called, from any thread, with True when it goes away and with False when it is
    back. Raises ImportError without the extra ``redis``, ValueError for what is no address.
    """

    def __init__(self, address: str, heard: Callable[[bool], object] | None = None) -> None:
        from redis import Redis
        from redis.backoff import NoBackoff
        from redis.retry import Retry

        self.name = shown(address)
        """The address without secrets."""
        self.heard = heard
        self.is_away = False
        self._is_known = False
        """True once the version of what is kept there is known."""
        self._closing = Event()
        self._alone = Lock()
        self._redis: Redis = Redis.from_url(
            address,
            protocol=2,
            retry=Retry(NoBackoff(), 0),  # `ask` tries again
            socket_timeout=LIMIT,
            socket_connect_timeout=LIMIT,
        )

    @property
    def is_open(self) -> bool:
        """True until it is closed."""
        return not self._closing.is_set()

    def ask(self, question: Callable[[Any], T], patience: float = PATIENCE) -> T:
        """Ask something, again where it is not answered, as long as there is patience.

        A question may be asked twice though it was done: it has to be one that then changes
        nothing. Raises `Away`, `OtherVersion`, and what the question raises.
        """
        from redis.exceptions import (
            ConnectionError,
            NoPermissionError,
            OutOfMemoryError,
            ReadOnlyError,
            ResponseError,
            TimeoutError,
        )

        kinds = (NoPermissionError, OutOfMemoryError, ReadOnlyError)
        until = inf if patience == inf else monotonic() + patience
        while True:
            if not self.is_open:
                raise Away("closed")
            try:
                if not self._is_known:
                    self._know()
                told = question(self._redis)
            except (ConnectionError, TimeoutError, OSError) as fault:
                why: Exception = fault
            except ResponseError as fault:
                if not isinstance(fault, kinds) and not str(fault).startswith(_WAITS):
                    raise
                why = fault
            else:
                self._tell(False)
                return told
            self._tell(True)
            if monotonic() >= until or self._closing.wait(PAUSE):
                raise Away(f"{self.name}: {why}") from why

    def close(self) -> None:
        """Close the connections; who waits for an answer waits no more."""
        self._closing.set()
        self._redis.close()

    def _know(self) -> None:
        """Check the version of what is kept there; raises `OtherVersion`."""
        key = f"{PREFIX}version"
        self._redis.set(key, VERSION, nx=True)
        kind: Any = self._redis.type(key)
        version: Any = self._redis.get(key) if kind == b"string" else kind
        if version != VERSION:
            raise OtherVersion(f"{self.name}: {key} is {version!r}, not {VERSION!r}")
        self._is_known = True

    def _tell(self, is_away: bool) -> None:
        with self._alone:
            has_changed, self.is_away = is_away != self.is_away, is_away
            if is_away:
                self._is_known = False  # another one may be there when it is back
            if has_changed and self.heard is not None:
                self.heard(is_away)
