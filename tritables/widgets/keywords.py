"""Keyword parameters of the widgets, with types for editors, and settings as validated traits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict, TypeVar

import traitlets

from tritables.core.errors import BadInput
from tritables.core.messages import Message, not_one_of
from tritables.endpoint.seeds import fresh_seed
from tritables.opponents import Player
from tritables.table import Coach, Language, Lock, Settings, Speed, Table, Theme
from tritables.table.activities.base import Activity

T = TypeVar("T")


class Keywords(TypedDict, total=False):
    """Keyword parameters of every widget: settings, locks and the layout."""

    lang: Language
    theme: Theme
    flipped: bool
    speed: Speed
    paused: bool
    forced: bool
    four_colours: bool
    reveal: bool
    notation: bool
    coach: Coach
    locked: Sequence[Lock]
    layout: Any


class TableKeywords(Keywords, total=False):
    """Keyword parameters of `Table`."""

    seats: Sequence[Player]
    seed: int | str
    position: object
    record: object
    options: Mapping[str, object]


class Setting(traitlets.TraitType[T, T]):
    """A trait with a setting's value; raises `BadInput` for another value, where traitlets would
    raise TraitError.
    """

    def validate(self, obj: Any, value: Any) -> Any:
        """Return the value; raises `BadInput` if the setting does not have it."""
        return getattr(Settings().chosen(str(self.name), value), str(self.name))


TABLE_KEYWORDS: Final = tuple(TableKeywords.__annotations__)
"""The names of the keyword parameters of `Table`."""

KEYWORDS: Final = tuple(Keywords.__annotations__)
"""The names of the keyword parameters of a lesson; its example determines all else."""


def read_keywords(given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the keyword arguments of a lesson or a course; raises `BadInput` for others, with the
    name.

    >>> read_keywords({"lang": "nl", "seed": None})
    {'lang': 'nl'}
    """
    choices = dict(given)
    for name in TABLE_KEYWORDS:
        if name not in KEYWORDS and choices.pop(name, None) is not None:
            raise BadInput(Message("bad-lesson"), where=name)
    refuse_unknown({name: 0 for name in choices if name not in KEYWORDS}, KEYWORDS)
    return choices


def refuse_unknown(unknown: Mapping[str, object], choices: Sequence[str]) -> None:
    """Raise `BadInput` for the first unknown keyword, if there is any.

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


def open_activity(activity: Activity, settings: Settings, choices: Mapping[str, Any]) -> Table:
    """Open a table for an activity, under the locks of `Keywords` that were read.

    >>> from tritables import game_named
    >>> from tritables.table.activities.editor import Editor
    >>> open_activity(Editor(game_named("tricap")), Settings(), {"locked": ["undo"]}).locked
    ('undo',)
    """
    return Table.open(
        activity, settings=settings, locked=choices.get("locked", ()), fresh=fresh_seed
    )
