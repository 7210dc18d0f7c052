"""Keywords of a table: which there are, and settings as traits that refuse other values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import traitlets

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.sitting import Settings
from tritables.sitting.settings import SETTINGS

T = TypeVar("T")

CHOICES: Final = ("seats", "seed", "position", "record", "options", *SETTINGS, "locked", "layout")
"""What a table can be opened with."""


class Setting(traitlets.TraitType[T, T]):
    """A setting of the table as a trait; another value raises `BadInput`, as everywhere."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Return the value if the setting has it; raises `BadInput`."""
        return getattr(Settings().chosen(str(self.name), value), str(self.name))


def refuse_unknown(unknown: Mapping[str, object], choices: Sequence[str]) -> None:
    """Refuse keywords that are not known; raises `BadInput` with the first one's name."""
    for name in unknown:
        raise BadInput(
            Message("bad-keyword", {"name": name, "choices": ", ".join(choices)}), where=name
        )
