"""Numbers below zero as people write them: a minus sign is as wide as a plus, a hyphen is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.runtime.types import FluentInt

if TYPE_CHECKING:
    from babel import Locale


class Signed(FluentInt):
    """A whole number that a catalogue counts with, written with a minus sign."""

    def format(self, locale: Locale) -> str:
        """The number in the words of a language."""
        return super().format(locale).replace("-", "\u2212")
