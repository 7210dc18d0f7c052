"""The style sheets of the browser's side, as far as they could be lost or make a table slow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from scripts.run import ROOT

SOURCE = ROOT / "js" / "src"
ENTRIES = (
    SOURCE / "index.css",
    SOURCE / "lazyEntry.css",
    SOURCE / "page" / "page.css",
)
"""The style sheets that the build begins with; the page of all games has a part of the third."""

IMPORT = re.compile(r'@import "([^"]+)";')
ASKS = re.compile(r"\.(?:tritables|tt-board|tt-sheet)\b[^,{}>]*:has\(")


def imported(sheet: Path) -> Iterator[Path]:
    """A style sheet and those that it imports, in any number of steps."""
    yield sheet
    for name in IMPORT.findall(sheet.read_text(encoding="utf-8")):
        yield from imported((sheet.parent / name).resolve())


def test_a_style_sheet_stands_beside_what_it_styles_then_the_build_takes_it_in() -> None:
    taken = {sheet for entry in ENTRIES for sheet in imported(entry)}
    assert len(taken) > 40
    assert taken == set(SOURCE.rglob("*.css"))


def test_a_table_takes_style_from_each_file_once() -> None:
    table, later = (list(imported(entry)) for entry in ENTRIES[:2])
    assert len({*table, *later}) == len(table) + len(later)


def test_no_style_asks_what_a_table_holds() -> None:
    """Else each piece or mark that came or went had the browser look at 350 elements anew."""
    sheets = {sheet for entry in ENTRIES[:2] for sheet in imported(entry)}
    asking = [sheet.name for sheet in sheets if ASKS.search(sheet.read_text(encoding="utf-8"))]
    assert asking == []
