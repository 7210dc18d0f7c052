"""The page on text notation: its example is one, written as it would be written."""

from __future__ import annotations

import re
from pathlib import Path

from tritables import from_text, to_text

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"


def test_the_example_of_the_page_is_written_as_it_stands_there() -> None:
    page = PAGE.read_text(encoding="utf-8")
    examples = [
        block for block in re.findall(r"```text\n(.*?)```", page, re.DOTALL) if block[0] == "["
    ]
    assert len(examples) == 1
    assert to_text(from_text(examples[0])) == examples[0]
