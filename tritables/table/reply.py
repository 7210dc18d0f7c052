"""The reply to a command of a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.reading import is_text

LONGEST: Final = 40
"""The longest name of a view; see `tritables/schemas/messages.json`."""

LONGEST_FAULT: Final = 1_000
LAST: Final = 2**53 - 1


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to a command: to which view and number, whether it was obeyed, and what it asked.

    ``fault`` says what is wrong with a message that is no command at all. ``more`` holds what was
    asked for: the seed in text, the whole score sheet; and ``aside`` what a browser may keep.
    """

    view: object
    seq: object
    ok: bool
    fault: str | None = None
    more: tuple[tuple[str, object], ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether it says no more than yes or no."""
        return self.fault is None and not self.more

    def as_json(self) -> dict[str, object]:
        """The reply as it goes back to the browser."""
        fault = None if self.fault is None else self.fault[:LONGEST_FAULT]
        answer = {"view": _view(self.view), "seq": _seq(self.seq), "ok": self.ok, "fault": fault}
        return {"kind": "answer", **answer, **dict(self.more)}


def _view(given: object) -> str | None:
    """The view that asked; what cannot be one does not come back."""
    return given if isinstance(given, str) and len(given) <= LONGEST and is_text(given) else None


def _seq(given: object) -> int | None:
    return given if isinstance(given, int) and 0 <= given <= LAST else None
