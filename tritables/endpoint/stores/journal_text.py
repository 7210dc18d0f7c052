"""The parts of a journal as texts, as stores keep them, and what of them can be read again."""

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
"""Bytes where nobody knows whether it still is a text."""

DAMAGES: Final = (ValueError, KeyError, IndexError, TypeError, RecursionError)
"""What reading raises where a text is not as it was written."""


@dataclass(frozen=True, slots=True)
class PageText:
    """A page as texts: ``deal`` is None where the one before holds."""

    deal: str | None
    rounds: tuple[str, ...]
    moves: tuple[str, ...]
    rest: str

    @classmethod
    def of(cls, page: Page) -> PageText:
        """Write a page as texts, once, so that a store can tell how long they are."""
        return cls(
            None if page.deal is None else _text(page.deal),
            tuple(map(_text, page.rounds)),
            tuple(map(_text, page.moves)),
            _text(page.rest),
        )

    @property
    def size(self) -> int:
        """How many characters of moves and rounds are added."""
        return sum(map(len, self.moves)) + sum(map(len, self.rounds))


def stored(
    deal: Text,
    rest: Text,
    rounds: Iterable[tuple[int, Text]],
    moves: Iterable[tuple[int, Text]],
) -> Stored:
    """Put a table together from its texts, the rounds and moves with their numbers.

    Of what is damaged it has what was played before that, if the rest of it can be read.

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
    """Read rows up to one that cannot be read or is not there, and tell what is wrong."""
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
    """A move from the node before it, or from one of those known; raises ValueError."""
    match written:
        case str():
            return written
        case [int(parent), str(move)] if 0 <= parent <= known:
            return [parent, move]
    raise ValueError(f"move {known} is none")


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
