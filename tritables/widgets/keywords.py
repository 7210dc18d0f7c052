"""Keywords of a table: which there are, and settings as traits that refuse other values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict, TypeVar

import traitlets

from tritables.core.errors import BadInput
from tritables.core.messages import Message, not_one_of
from tritables.replay.seats import SeatKind
from tritables.table import Language, Lock, Settings, Speed, Theme

T = TypeVar("T")


class Looks(TypedDict, total=False):
    """How a table or a lesson looks and goes on, for editors to complete."""

    lang: Language
    theme: Theme
    flipped: bool
    speed: Speed
    paused: bool
    forced: bool
    four_colours: bool
    reveal: bool
    notation: bool
    locked: Sequence[Lock]
    layout: Any


class Choices(Looks, total=False):
    """What a table can be opened with, for editors to complete."""

    seats: Sequence[SeatKind]
    seed: int | str
    position: object
    record: object
    options: Mapping[str, object]


class Setting(traitlets.TraitType[T, T]):
    """A setting of the table as a trait; another value raises `BadInput`, as everywhere."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Return the value if the setting has it; raises `BadInput`."""
        return getattr(Settings().chosen(str(self.name), value), str(self.name))


CHOICES: Final = tuple(Choices.__annotations__)
"""What a table can be opened with, by name."""

LOOKS: Final = tuple(Looks.__annotations__)
"""What a lesson can be opened with; all else is its example's."""


def only_looks(given: Mapping[str, Any]) -> dict[str, Any]:
    """The keywords of a lesson or a course; raises `BadInput` for another, with its name.

    >>> only_looks({"lang": "nl", "seed": None})
    {'lang': 'nl'}
    """
    choices = dict(given)
    for name in CHOICES:
        if name not in LOOKS and choices.pop(name, None) is not None:
            raise BadInput(Message("bad-lesson"), where=name)
    refuse_unknown({name: 0 for name in choices if name not in LOOKS}, LOOKS)
    return choices


def refuse_unknown(unknown: Mapping[str, object], choices: Sequence[str]) -> None:
    """Refuse keywords that are not known; raises `BadInput` with the first one's name.

    >>> refuse_unknown({"langue": "nl"}, ["lang", "theme"])
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadInput: langue: “langue” is not known here. Did you mean lang?
    """
    for name in unknown:
        refusal = not_one_of(name, choices)
        if "near" not in refusal.args:
            refusal = Message("bad-keyword", {"name": name, "choices": ", ".join(choices)})
        raise BadInput(refusal, where=name)
