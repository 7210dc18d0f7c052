"""The reply to a page's command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.reading import is_text

LONGEST: Final = 40
"""Characters of a view's id at most (schema ``messages``)."""

LONGEST_FAULT: Final = 1_000
LAST: Final = 2**53 - 1


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to a command.

    ``view``, ``seq``  those of the command
    ``ok``             True if it was done
    ``fault``          a text for a message that is no command
    ``more``           the parts of the reply, such as ``seed`` or ``sheet``; ``aside`` is what the
                       browser may store
    """

    view: object
    seq: object
    ok: bool
    fault: str | None = None
    more: tuple[tuple[str, object], ...] = ()

    @property
    def is_plain(self) -> bool:
        """True if it has no parts and no fault."""
        return self.fault is None and not self.more

    def as_json(self) -> dict[str, object]:
        """Return the reply as JSON (schema ``replies``)."""
        fault = None if self.fault is None else self.fault[:LONGEST_FAULT]
        reply = {"view": _view(self.view), "seq": _seq(self.seq), "ok": self.ok, "fault": fault}
        return {"kind": "reply", **reply, **dict(self.more)}


def _view(given: object) -> str | None:
    """The command's view; None for a value that is none."""
    return given if isinstance(given, str) and len(given) <= LONGEST and is_text(given) else None


def _seq(given: object) -> int | None:
    return given if isinstance(given, int) and 0 <= given <= LAST else None
