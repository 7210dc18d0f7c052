"""A page: prose in its languages, boards, and what else cells have shown, one after another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tritables.export import ExportFault
from tritables.texts import LANGUAGES

if TYPE_CHECKING:
    from tritables.widgets.table import Table


@dataclass(frozen=True, slots=True)
class Prose:
    """Prose as HTML, by language; under ``""`` what is the same in each."""

    html: Mapping[str, str]
    id: str = ""
    """What an address calls it by, the same in every language."""
    cell: int = 0
    """The number of its cell, from 1 on, for whoever is told that something in it is wrong."""

    def fault(self, page: str, reason: str) -> ExportFault:
        """What is wrong with it in the notebook that a page is called after."""
        return ExportFault(f"{page}.ipynb, cell {self.cell}: it {reason}")


@dataclass(frozen=True, slots=True)
class Output:
    """What a cell has shown that is neither prose nor a board, as HTML."""

    html: str


@dataclass(frozen=True, slots=True)
class Board:
    """A place where a board is shown; ``id`` names the board, which may have several places."""

    id: str


Block = Prose | Output | Board


@dataclass(frozen=True, slots=True)
class Live:
    """A board of a page: the table as the cells left it, and whether it follows the page."""

    table: Table
    follows: bool
    drawn: bool
    """Whether its seed was drawn, so that every reader should have another."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a notebook has become: its blocks, and the boards in them by their ids."""

    name: str
    titles: Mapping[str, str]
    blocks: tuple[Block, ...]
    boards: Mapping[str, Live]
    lang: str = LANGUAGES[0]
    """The language that it has before anybody chooses one."""
    fixed: bool = False
    """Whether it opens in that one, also where its reader's browser prefers another one it has."""
    headings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """For each language of its prose, the names of headings and the ids that they have here."""

    @property
    def spoken(self) -> tuple[str, ...]:
        """The languages that it can be in: those of its prose, or all, where that says none."""
        prose = {lang for each in self.blocks if isinstance(each, Prose) for lang in each.html}
        return tuple(lang for lang in LANGUAGES if lang in prose) or LANGUAGES
