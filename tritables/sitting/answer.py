"""The answer to an intent of the browser."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to an intent: to which view and number, whether it was obeyed, and what it asked.

    ``fault`` says what is wrong with a message that is no intent at all. ``more`` holds what was
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
        """The answer as it goes back to the browser."""
        answer = {"view": self.view, "seq": self.seq, "ok": self.ok, "fault": self.fault}
        return {"kind": "answer", **answer, **dict(self.more)}
