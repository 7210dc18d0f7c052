"""The layers of the browser's side: each file imports only what stands below it, types included."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.house.circles import Needs, browser_needs, circles, taken
from scripts.house.subject import BROWSER

LEVELS = (
    "protocol",
    "storage",
    "learner",
    "geometry",
    "view",
    "board",
    "activities",
    "panels",
    "page",
    "hosting",
)
"""The folders from the bottom up."""

ENTRIES = {"index.ts", "lazyEntry.ts", "loader.ts", "jsx.ts"}
"""What the build begins with, beside the folders: only pages import it."""


def folder(file: str) -> str:
    """The folder of a file in ``js/src``; an entry's own name, which stands in none."""
    return Path(file).parts[0]


def upward(needs: Needs) -> list[tuple[str, str]]:
    """Each file that imports something of a folder above its own, with what it imports."""
    return sorted(
        (file, named)
        for file in needs
        if folder(file) in LEVELS
        for named in needs[file]
        if folder(named) in LEVELS and LEVELS.index(folder(named)) > LEVELS.index(folder(file))
    )


def test_every_file_stands_in_a_folder_that_has_its_level() -> None:
    needs = browser_needs()
    assert len(needs) > 80
    assert {folder(file) for file in needs} == {*LEVELS, *ENTRIES}


def test_a_file_imports_only_from_its_own_folder_and_those_below() -> None:
    assert upward(browser_needs()) == []


def test_an_entry_is_imported_by_pages_alone() -> None:
    needs = browser_needs()
    importers = {
        folder(file) for file in needs if ENTRIES & {folder(named) for named in needs[file]}
    }
    assert importers == {"page"}


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circles(browser_needs()) == []


def test_when_something_is_kept_then_only_the_store_speaks_to_the_browsers_storage() -> None:
    files = (file for file in BROWSER.rglob("*.ts*") if "generated" not in file.parts)
    speak = [
        file.relative_to(BROWSER).as_posix()
        for file in files
        if re.search(r"\b(?:local|session)Storage\b|\bindexedDB\b", file.read_text("utf-8"))
    ]
    assert speak == ["storage/store.ts"]


def sources(texts: dict[str, str]) -> dict[str, set[str]]:
    """What files with these texts import."""
    return {name: set(taken(name, text, texts)) for name, text in texts.items()}


@pytest.mark.parametrize(
    "line",
    [
        'import { one } from "../board/b";',
        'import type { One } from "../board/b";',
        'import {\n  type One,\n  two,\n} from "../board/b";',
        'export * from "../board/b";',
        'const late = () => import("../board/b");',
        'type Late = typeof import("../board/b");',
    ],
)
def test_an_import_upward_and_the_circle_it_closes_are_found(line: str) -> None:
    view, board = "view/a.ts", "board/b.tsx"
    needs = sources({view: line, board: 'import { a } from "../view/a";'})
    assert upward(needs) == [(view, board)]
    assert circles(needs) == [(board, view)]
