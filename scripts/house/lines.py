"""Lines, as an editor counts them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from scripts.house.commands import browser_files
from scripts.house.subject import PACKAGE, TESTS


def count(files: Iterable[Path]) -> int:
    """The lines of all these files together."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def python_lines() -> int:
    """The lines of Python in the package."""
    return count(PACKAGE.rglob("*.py"))


def browser_lines() -> int:
    """The lines of TypeScript that are written by hand."""
    return count(browser_files())


def test_lines() -> int:
    """The lines of Python in the tests."""
    return count(TESTS.rglob("*.py"))
