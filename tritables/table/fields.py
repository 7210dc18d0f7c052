"""Fields of commands: a parser and a JSON Schema for each."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from operator import methodcaller
from typing import Any, Final

from tritables.core.chance import SEED_BITS
from tritables.core.reading import Reader
from tritables.lessons.exercise_plan import WAYS, Planned

Json = dict[str, Any]
Value = str | int | bool | None | tuple[str, ...] | tuple[Planned, ...] | dict[str, object]

TOKEN: Final = "[0-9a-f]{32}"
"""The pattern of the token of a kept game, which the page draws at random: 128 bits."""

_TOKEN: Final = re.compile(TOKEN)
_LONGEST_SEED: Final = 39
"""Decimal digits of a seed of 128 bits."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a command: ``read`` parses it, ``schema`` is its JSON Schema.

    ``read`` raises the reader's error with the place of the fault.

    >>> from tritables.core.errors import BadInput
    >>> whole(0, 5).read(Reader(3, BadInput))
    3
    """

    read: Callable[[Reader], Value]
    schema: Json

    def told(self, description: str) -> Field:
        """Return the field with a description in its schema."""
        return Field(self.read, {"description": description, **self.schema})


def text(longest: int) -> Field:
    """A text of at most ``longest`` characters."""
    return Field(methodcaller("text_of", longest), {"type": "string", "maxLength": longest})


def whole(low: int, high: int) -> Field:
    """A whole number from ``low`` to ``high``."""
    schema = {"type": "integer", "minimum": low, "maximum": high}
    return Field(methodcaller("whole", low, high), schema)


def one_of(*choices: str) -> Field:
    """One of some texts."""
    return Field(methodcaller("one_of", *choices), {"enum": list(choices)})


def flag() -> Field:
    """Either true or false."""
    return Field(methodcaller("flag"), {"type": "boolean"})


def maybe(field: Field) -> Field:
    """A field's value, or null."""
    kind = field.schema["type"]
    kinds = [*(kind if isinstance(kind, list) else [kind]), "null"]
    return Field(lambda given: given.maybe(field.read), {**field.schema, "type": kinds})


def texts(longest: int, most: int) -> Field:
    """A list of at most ``most`` texts, each of at most ``longest`` characters."""
    return Field(
        lambda given: tuple(item.text_of(longest) for item in given.items(0, most)),
        {"type": "array", "maxItems": most, "items": text(longest).schema},
    )


def planned(longest: int, most: int) -> Field:
    """A plan of at most ``most`` exercises, whose rules have ids of at most ``longest``."""
    schema: Json = {
        "title": "Planned",
        "type": "object",
        "additionalProperties": False,
        "required": ["rule", "way"],
        "properties": {"rule": text(longest).schema, "way": {"enum": list(WAYS)}},
    }
    return Field(
        lambda given: tuple(_read_planned(item, longest) for item in given.items(0, most)),
        {"type": "array", "maxItems": most, "items": schema},
    )


def token() -> Field:
    """The token of a kept game."""
    return Field(_read_token, {"type": "string", "pattern": f"^{TOKEN}$"})


def tokens(most: int) -> Field:
    """A list of at most ``most`` tokens."""
    return Field(
        lambda given: tuple(_read_token(item) for item in given.items(0, most)),
        {"type": "array", "maxItems": most, "items": token().schema},
    )


def seed() -> Field:
    """A seed: a number, or its decimal digits, as numbers of a browser are exact up to 2**53
    only.
    """
    schema: Json = {"type": ["integer", "string"], "minimum": 0, "maximum": 2**53 - 1}
    return Field(_read_seed, {**schema, "pattern": f"^[0-9]{{1,{_LONGEST_SEED}}}$"})


def setting_value() -> Field:
    """A value of a setting, which the table reads by the setting's name."""
    return Field(
        lambda given: given.flag() if isinstance(given.value, bool) else given.text(),
        {"type": ["string", "boolean"]},
    )


def options() -> Field:
    """House rules by name; the game validates their values, here only their size is bounded."""
    return Field(
        _read_options,
        {
            "type": "object",
            "maxProperties": 12,
            "propertyNames": {"maxLength": 40},
            "additionalProperties": {"type": ["string", "integer", "boolean", "null"]},
        },
    )


def saved() -> Field:
    """A table as a browser has it, validated like any saved table."""
    return Field(_read_object, {"type": "object", "additionalProperties": True})


def either(number: Field, word: Field) -> Field:
    """A number or a text, each by its own field."""
    return Field(
        lambda given: (word if isinstance(given.value, str) else number).read(given),
        {"anyOf": [number.schema, word.schema]},
    )


def _read_planned(given: Reader, longest: int) -> Planned:
    given.keys(("rule", "way"))
    way = given.at("way").one_of(*WAYS)
    return Planned(given.at("rule").text_of(longest), next(one for one in WAYS if one == way))


def _read_token(given: Reader) -> str:
    read = given.text_of(32, shortest=32)
    if not _TOKEN.fullmatch(read):
        given.refuse("bad-token")
    return read


def _read_seed(given: Reader) -> str | int:
    if not isinstance(given.value, str):
        return given.whole(0, 2**53 - 1)
    digits = given.text_of(_LONGEST_SEED, shortest=1)
    if not (digits.isascii() and digits.isdigit()):
        given.refuse("bad-seed", bits=SEED_BITS)
    return digits


def _read_options(given: Reader) -> dict[str, object]:
    chosen = _read_object(given)
    if len(chosen) > 12:
        given.refuse("bad-length", low=0, high=12, length=len(chosen))
    for name, value in chosen.items():
        if len(name) > 40 or not (value is None or isinstance(value, str | int)):
            given.refuse("bad-setting")
    return chosen


def _read_object(given: Reader) -> dict[str, object]:
    if not isinstance(given.value, dict):
        given.refuse("bad-object")
    return dict(given.value)
