"""Settings: what people at a table may choose about how it looks and goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal, get_args

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.reading import Reader

Language = Literal["en", "nl", "fr"]
Theme = Literal["auto", "light", "dark"]
Speed = Literal["slow", "normal", "fast"]

PACE: Final[dict[str, float]] = {"slow": 1.8, "normal": 0.9, "fast": 0.25}
"""Seconds between the moves that a table makes by itself."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "lang": get_args(Language),
    "theme": get_args(Theme),
    "speed": get_args(Speed),
}
"""The settings that have a value by name; all others are on or off."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a table looks and goes on; a value, of which another is made by `chosen`.

    ``flipped``: seen from across. ``paused``: opponents wait. ``forced``: a move without a choice
    is played by itself. ``four_colours``: each suit of a deck has its own colour. ``reveal``:
    what is hidden is shown to all. ``notation``: moves are shown as they are typed, not in words.

    >>> Settings().chosen("lang", "nl").lang
    'nl'
    """

    lang: Language = "en"
    theme: Theme = "auto"
    flipped: bool = False
    speed: Speed = "normal"
    paused: bool = False
    forced: bool = False
    four_colours: bool = False
    reveal: bool = False
    notation: bool = False

    @classmethod
    def of(cls, given: Mapping[str, object]) -> Settings:
        """Settings by their names, the rest as they are usual; raises `BadInput`."""
        made = cls()
        for name, value in given.items():
            made = made.chosen(name, value)
        return made

    def chosen(self, name: str, value: object) -> Settings:
        """These settings with another value for one of them; raises `BadInput` with its name."""
        if name not in SETTINGS:
            raise BadInput(Message("bad-choice", {"choices": ", ".join(SETTINGS)}), where="name")
        reader = Reader(value, BadInput, name)
        read: Any = reader.one_of(*CHOICES[name]) if name in CHOICES else reader.flag()
        return replace(self, **{name: read})

    def as_json(self) -> dict[str, Any]:
        """Every setting by its name."""
        return {name: getattr(self, name) for name in SETTINGS}


SETTINGS: Final = tuple(field.name for field in fields(Settings))
"""The names of all settings."""
