"""Circles of imports: files that need each other, directly or by way of others."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Final

from scripts.house.subject import BROWSER, PACKAGE, parsed
from scripts.run import ROOT

Needs = Mapping[str, set[str]]
"""Each file, and those that its imports name."""

IMPORT: Final = re.compile(
    r"""(?:\b(?:import|export)\b[^;'"]*?\bfrom\s*|\bimport\s*\(\s*|^\s*import\s*)["'](\.[^"']*)["']""",
    re.MULTILINE,
)
COMMENT: Final = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
ENDINGS: Final = ("", ".ts", ".tsx", "/index.ts")


def circles(needs: Needs) -> list[tuple[str, ...]]:
    """Each group of files that import each other, in any number of steps, once.

    >>> circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
    [('a', 'b', 'c')]
    """
    reached = {file: set(named) & needs.keys() for file, named in needs.items()}
    for middle in reached:
        for file in reached:
            if middle in reached[file]:
                reached[file] |= reached[middle]
    groups = {
        tuple(sorted(other for other in reached[file] if file in reached[other]))
        for file in reached
        if file in reached[file]
    }
    return sorted(groups)


def python_needs() -> dict[str, set[str]]:
    """The modules of the package, with imports within functions and those for types alone."""
    trees = {module(path): tree for path, tree in parsed(PACKAGE)}
    return {name: set(named(tree, trees.keys())) - {name} for name, tree in trees.items()}


def module(path: Path) -> str:
    """The dotted name of a file's module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def named(tree: ast.Module, modules: AbstractSet[str]) -> Iterator[str]:
    """The modules that a module's imports name; a package only where something of its own is taken.

    >>> tree = ast.parse("def late():\\n    from pack import one, value")
    >>> sorted(named(tree, {"pack", "pack.one", "pack.two"}))
    ['pack', 'pack.one']
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from {alias.name for alias in node.names} & modules
        elif isinstance(node, ast.ImportFrom):
            package = node.module or ""
            whole = {f"{package}.{alias.name}" for alias in node.names}
            yield from whole & modules
            if package in modules and not whole <= modules:
                yield package


def browser_needs() -> dict[str, set[str]]:
    """The modules of TypeScript, with what comes later (``import()``) and types alone."""
    files = {
        path.relative_to(BROWSER).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(BROWSER.rglob("*.ts*"))
    }
    return {name: set(taken(name, source, files)) - {name} for name, source in files.items()}


def taken(name: str, source: str, files: Mapping[str, str]) -> Iterator[str]:
    """The files that a module imports from.

    >>> text = 'import { a,\\n  b } from "../b";\\nimport type { c } from "./c";\\nimport("./d")'
    >>> sorted(taken("x/a.ts", text, dict.fromkeys(["b.ts", "x/c.tsx", "x/d.ts"], "")))
    ['b.ts', 'x/c.tsx', 'x/d.ts']
    """
    for found in IMPORT.finditer(COMMENT.sub("", source)):
        path = ROOT.joinpath(name).parent.joinpath(found[1]).resolve()
        place = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
        yield from [place + ending for ending in ENDINGS if place + ending in files][:1]
