"""The content of a page: blocks of prose, boards and other output, in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tritables.export import ExportFault
from tritables.table.saves.recall import Origin
from tritables.texts import LANGUAGES

if TYPE_CHECKING:
    from tritables.widgets.table import Table


@dataclass(frozen=True, slots=True)
class Prose:
    """Prose as HTML, by language; under ``""`` the same in each."""

    html: Mapping[str, str]
    id: str = ""
    """Its id in addresses, the same in every language."""
    cell: int = 0
    """The number of its cell, from 1 on, for faults."""

    def fault(self, page: str, reason: str) -> ExportFault:
        """A fault of this prose, with the notebook of the page and the cell's number."""
        return ExportFault(f"{page}.ipynb, cell {self.cell}: it {reason}")


@dataclass(frozen=True, slots=True)
class Output:
    """The output of a cell, other than prose and boards, as HTML."""

    html: str


@dataclass(frozen=True, slots=True)
class Board:
    """A view of a board; ``id`` is that of the board, which may have several views."""

    id: str


Block = Prose | Output | Board


@dataclass(frozen=True, slots=True)
class LiveBoard:
    """A board of a page: its table as the cells left it, and if it follows the page's language."""

    table: Table
    follows: bool
    is_seed_drawn: bool
    """True if its seed was drawn, so that every reader gets another."""
    origin: Origin | None = None
    """Hashes of what it was opened with, by which a server finds its kept games."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its name, its titles by language, its blocks, and their boards by id."""

    name: str
    titles: Mapping[str, str]
    blocks: tuple[Block, ...]
    boards: Mapping[str, LiveBoard]
    lang: str = LANGUAGES[0]
    """The language before a reader chooses one."""
    fixed: bool = False
    """True if it opens in that language even where the browser prefers another one of its."""
    headings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Ids of headings by language and by the names that links use."""

    @property
    def spoken(self) -> tuple[str, ...]:
        """The languages of its prose; all where no prose says its language."""
        prose = {lang for each in self.blocks if isinstance(each, Prose) for lang in each.html}
        return tuple(lang for lang in LANGUAGES if lang in prose) or LANGUAGES
