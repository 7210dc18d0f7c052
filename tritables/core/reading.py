"""Reading JSON that anyone may have written: every refusal names its place.

The structure is published as JSON Schema in ``tritables/schemas``; these few readers keep the
rules engine free of dependencies, and a test holds the two together.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from typing import Any, Final, Literal, Never, TypeVar

from tritables.core.errors import BadInput
from tritables.core.messages import Argument, Message

T = TypeVar("T")
LONGEST_TEXT = 1_000_000
"""Characters of JSON text that are read at most; the longest game stays far below it."""


class Reader:
    """Reads one JSON value, which stands at ``where``, and raises ``error`` for what is wrong.

    ``game`` names the game whose catalogue has words for what is special about it.

    >>> from tritables.core.errors import BadPosition
    >>> Reader({"bar": [15, 16]}, BadPosition).at("bar").at(1).whole(0, 15)
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: bar[1]: This should be a whole number from 0 to 15.
    """

    __slots__ = ("error", "game", "value", "where")

    def __init__(
        self, value: object, error: type[BadInput], where: str = "", game: str | None = None
    ) -> None:
        self.value: Any = value
        self.error = error
        self.where = where
        self.game = game

    def refuse(self, id: str, *, rule: str | None = None, **args: Argument) -> Never:
        """Raise the error for this place."""
        raise self.error(Message(id, args, self.game), where=self.where, rule=rule)

    def keys(self, required: Collection[str], optional: Collection[str] = ()) -> None:
        """Check that this is an object with all the required keys and no unknown one."""
        if not isinstance(self.value, dict):
            self.refuse("bad-object")
        for key in self.value:
            if key not in required and key not in optional:
                known = ", ".join((*required, *optional)) or "none"
                self.refuse("bad-unknown-key", key=shortened(key), choices=known)
        for key in required:
            if key not in self.value:
                self.refuse("bad-missing-key", key=key)

    def has(self, *keys: str) -> None:
        """Check that this is an object with some keys, whatever else it has."""
        if not isinstance(self.value, dict):
            self.refuse("bad-object")
        for key in keys:
            if key not in self.value:
                self.refuse("bad-missing-key", key=key)

    def at(self, key: str | int) -> Reader:
        """Go into an object by its key or a list by its index; both were checked before."""
        if isinstance(key, int):
            place = f"{self.where}[{key}]"
        else:
            place = f"{self.where}.{key}" if self.where else key
        return Reader(self.value[key], self.error, place, self.game)

    def get(self, key: str) -> Reader | None:
        """Go into an object by a key that may be left out."""
        return self.at(key) if isinstance(self.value, dict) and key in self.value else None

    def whole(self, low: int, high: int) -> int:
        """Read a whole number from ``low`` to ``high``; true and 3.0 are none."""
        if type(self.value) is not int or not low <= self.value <= high:
            if low == high:
                self.refuse("bad-whole-exact", low=low)
            self.refuse("bad-whole", low=low, high=high)
        return self.value

    def flag(self) -> bool:
        """Read true or false."""
        if type(self.value) is not bool:
            self.refuse("bad-flag")
        return self.value

    def text(self) -> str:
        """Read a string; half of a pair of surrogates, which JSON can hold, is no letter."""
        if type(self.value) is not str or not is_text(self.value):
            self.refuse("bad-text")
        return self.value

    def text_of(self, longest: int, *, shortest: int = 0) -> str:
        """Read a string of at most ``longest`` characters."""
        text = self.text()
        if not shortest <= len(text) <= longest:
            self.refuse("bad-text-length", low=shortest, high=longest)
        return text

    def one_of(self, *choices: str) -> str:
        """Read one of the given strings."""
        if type(self.value) is not str or self.value not in choices:
            self.refuse("bad-choice", choices=", ".join(choices))
        return self.value

    def items(self, low: int, high: int) -> list[Reader]:
        """Read a list of ``low`` to ``high`` elements, as readers of them."""
        if not isinstance(self.value, list):
            self.refuse("bad-list")
        if not low <= len(self.value) <= high:
            if low == high:
                self.refuse("bad-length-exact", low=low, length=len(self.value))
            self.refuse("bad-length", low=low, high=high, length=len(self.value))
        return [self.at(index) for index in range(len(self.value))]

    def to_act(self, seats: int) -> int | Literal["chance"] | None:
        """Read who is to act: a seat, ``"chance"``, or null."""
        if self.value is None:
            return None
        if self.value == "chance":
            return "chance"
        return self.whole(0, seats - 1)

    def check_to_act(self, due: int | str | None) -> None:
        """Refuse anybody else than who is due."""
        if self.value != due:
            self.refuse("bad-to-act", to_act="null" if due is None else str(due))

    def maybe(self, read: Callable[[Reader], T]) -> T | None:
        """Read null as None, and anything else with ``read``."""
        return None if self.value is None else read(self)


def shortened(given: object) -> str:
    """Text that a stranger wrote, cut to 40 characters, so that a message stays a sentence.

    What is no letter becomes a question mark.

    >>> len(shortened("x" * 1000)), shortened(chr(0xD83C))
    (40, '?')
    """
    text = str(given).encode(errors="replace").decode()
    return text if len(text) <= 40 else text[:39] + "…"


def is_text(text: str) -> bool:
    """Tell whether a string can be sent and kept as UTF-8.

    >>> is_text("a" + chr(0x1F3B2)), is_text("a" + chr(0xD83C))
    (True, False)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def line_and_column(text: str, at: int) -> tuple[int, int]:
    """Return the line and column of an offset in a text, both from 1.

    >>> line_and_column("one\\ntwo", 5)
    (2, 2)
    """
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def parse_json(text: str, error: type[BadInput]) -> object:
    """Parse JSON text strictly: no NaN, no key twice, no depth that exhausts the stack."""
    if len(text) > LONGEST_TEXT:
        raise error(Message("bad-too-long", {"longest": LONGEST_TEXT}))
    try:
        return STRICT.decode(text)
    except (ValueError, RecursionError) as fault:
        raise error(Message("bad-json")) from fault


def _no_constant(name: str) -> Never:
    raise ValueError(name)


def _no_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key stands twice")
    return made


STRICT: Final = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=_no_twice)
"""Reads JSON without NaN and without a key that stands twice."""
