"""The parts of a journal as texts, as stores keep them, and reading them back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from tritables.endpoint.stores.store import Stored
from tritables.table.saves.journal import AHEAD, Entry, Page, assembled
from tritables.table.saves.repair import within

Json = dict[str, Any]
Text = str | bytes
"""A text, as bytes where damage may have made it invalid."""

DAMAGES: Final = (ValueError, KeyError, IndexError, TypeError, RecursionError)
"""Exceptions of reading a damaged text."""


@dataclass(frozen=True, slots=True)
class PageText:
    """An increment as texts; ``deal`` is None where it is unchanged."""

    deal: str | None
    rounds: tuple[str, ...]
    moves: tuple[str, ...]
    rest: str

    @classmethod
    def of(cls, page: Page) -> PageText:
        """Return an increment as texts."""
        return cls(
            None if page.deal is None else _text(page.deal),
            tuple(map(_text, page.rounds)),
            tuple(map(_text, page.moves)),
            _text(page.rest),
        )

    @property
    def size(self) -> int:
        """The number of characters of its moves and rounds."""
        return sum(map(len, self.moves)) + sum(map(len, self.rounds))


def stored(
    deal: Text,
    rest: Text,
    rounds: Iterable[tuple[int, Text]],
    moves: Iterable[tuple[int, Text]],
) -> Stored:
    """Return the table of some texts; rounds and moves come with their numbers.

    A damaged one has the moves before the damage, if the rest can be read.

    >>> from tritables.table import Table
    >>> from tritables.table.saves.journal import Journal
    >>> table = Table.open("trictrac", seed=1)
    >>> text = PageText.of(Journal().page(table))
    >>> stored(text.deal, text.rest, (), ()).saved == table.save()
    True
    """
    try:
        dealt, now = json.loads(deal), json.loads(rest)
        over, fault = _read(rounds, is_move=False)
        if fault is not None:
            raise fault
    except DAMAGES as damage:
        return Stored(None, damage)
    told, fault = _read(moves, is_move=True)
    try:
        if fault is None:
            return Stored(assembled(dealt, over, told, now))
    except DAMAGES as damage:
        fault = damage
    try:
        few = {**within(now, len(told)), AHEAD: len(told)}
        return Stored(assembled(dealt, over, told, few), fault)
    except DAMAGES:
        return Stored(None, fault)


def _read(
    texts: Iterable[tuple[int, Text]], *, is_move: bool
) -> tuple[list[Any], Exception | None]:
    """Read rows up to one that is damaged or missing; return them, and the fault."""
    rows: list[Any] = []
    try:
        for nth, text in texts:
            if nth != len(rows):
                raise ValueError(f"number {len(rows)} is not there")
            row = json.loads(text)
            rows.append(_entry(row, nth) if is_move else row)
    except DAMAGES as fault:
        return rows, fault
    return rows, None


def _entry(written: object, known: int) -> Entry:
    """A move from the preceding node, or from a known one; raises ValueError."""
    match written:
        case str():
            return written
        case [int(parent), str(move)] if 0 <= parent <= known:
            return [parent, move]
    raise ValueError(f"move {known} is none")


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
