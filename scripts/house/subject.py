"""The code that is measured: where it is, and what it calls its parts.

This is the only file to change when something moves.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from scripts.run import ROOT

PACKAGE: Final = ROOT / "tritables"
BROWSER: Final = ROOT / "js" / "src"
TESTS: Final = ROOT / "tests"
SCRIPTS: Final = ROOT / "scripts"
SCHEMAS: Final = PACKAGE / "schemas"


@dataclass(frozen=True)
class Subject:
    """A package that holds the table: its folder, the file of the table's class, its name."""

    folder: Path
    file: str
    name: str

    @cached_property
    def trees(self) -> dict[Path, ast.Module]:
        """The package's modules, parsed."""
        return dict(parsed(self.folder))


SUBJECT: Final = Subject(PACKAGE / "table", "table.py", "Table")
"""The package that is measured."""

ENDPOINT: Final = "tritables/endpoint/endpoint.py"
"""The module whose function ``receive`` takes a message of a page; a click is counted from there
on."""

TRANSPORTS: Final = ("tritables/widgets/", "tritables/endpoint/transports/")
"""Code that carries a message on, which the endpoint calls back; no part of a click's figure."""

MODES: Final = frozenset(
    {
        *("walk", "tour", "training", "reel", "desk", "edits", "example", "task", "step"),
        *("activity", "lesson", "course", "practice", "quiz", "replay", "editor", "link"),
        *("progress", "exercises", "playback", "draft"),
    }
)
"""Names of what a table may be busy with, or at: a question whether one of them is None, or what
kind of it it is, is a question about the table's mode."""

ACTIVITIES: Final = "activities"
"""The folder of the package whose classes are activities."""

MESSAGES: Final = SCHEMAS / "messages.json"
"""The schema of what a page sends, which has every kind of command."""

GENERATED: Final = (BROWSER / "protocol" / "generated", MESSAGES)
"""Files that scripts write, or folders of them."""

PROBE: Final = "study"
"""A command as small as they come; the files that name it are those that a new one touches."""


def kinds() -> frozenset[str]:
    """The kinds of command that a page may send."""
    return frozenset(_kinds(json.loads(MESSAGES.read_text(encoding="utf-8"))))


def _kinds(schema: object) -> Iterator[str]:
    """The values that a part of a schema allows for ``kind``."""
    if isinstance(schema, list):
        for item in schema:
            yield from _kinds(item)
    elif isinstance(schema, dict):
        kind = schema.get("properties", {}).get("kind", {})
        yield from kind.get("enum", [])
        yield from [kind["const"]] if "const" in kind else []
        for part in schema.values():
            yield from _kinds(part)


def parsed(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Each Python file below a folder, parsed."""
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))
