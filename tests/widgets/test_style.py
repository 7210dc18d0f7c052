"""The style sheets of a table, as far as they could make it slow."""

from __future__ import annotations

import re

import pytest

from scripts.run import ROOT

ASKS = re.compile(r"\.(?:tritables|tt-board|tt-sheet)\b[^,{}>]*:has\(")


@pytest.mark.parametrize("name", ["index", "lazyEntry"])
def test_no_style_asks_what_a_table_holds(name: str) -> None:
    """Else each piece or mark that came or went had the browser look at 350 elements anew."""
    css = (ROOT / "js" / "src" / f"{name}.css").read_text(encoding="utf-8")
    assert ASKS.findall(css) == []
