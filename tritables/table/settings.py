"""Settings that users choose at a table."""

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
Coach = Literal["off", "quiet", "watchful"]

PACE: Final[dict[str, float]] = {"slow": 1.8, "normal": 0.9, "fast": 0.25}
"""Seconds between automatic moves."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "lang": get_args(Language),
    "theme": get_args(Theme),
    "speed": get_args(Speed),
    "coach": get_args(Coach),
}
"""The settings with named values; all others are booleans."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a table, an immutable value; see `tritables.Table` for each.

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
    coach: Coach = "off"

    @classmethod
    def of(cls, given: Mapping[str, object]) -> Settings:
        """Return settings by name, with defaults for the others; raises `BadInput`."""
        made = cls()
        for name, value in given.items():
            made = made.chosen(name, value)
        return made

    def chosen(self, name: str, value: object) -> Settings:
        """Return the settings with one changed; raises `BadInput` with its name."""
        if name not in SETTINGS:
            raise BadInput(Message("bad-choice", {"choices": ", ".join(SETTINGS)}), where="name")
        reader = Reader(value, BadInput, name)
        read: Any = reader.one_of(*CHOICES[name]) if name in CHOICES else reader.flag()
        return replace(self, **{name: read})

    def as_json(self) -> dict[str, Any]:
        """Return all settings by name."""
        return {name: getattr(self, name) for name in SETTINGS}

    def saved_json(self) -> dict[str, Any]:
        """Return the settings as they are saved: without a coach that is off.

        Then earlier versions open what was saved, too.
        """
        return {name: one for name, one in self.as_json().items() if (name, one) != NO_COACH}


SETTINGS: Final = tuple(field.name for field in fields(Settings))
"""The names of all settings."""

LATER_SETTINGS: Final = ("notation", "coach")
"""Settings that what was saved before does not have."""

NO_COACH: Final = ("coach", "off")
