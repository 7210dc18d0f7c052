"""Docstrings that begin with a question's word, and so not with what the thing is or does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scripts.house.subject import parsed
from scripts.run import ROOT

ASKING: Final = frozenset(
    {
        *("How", "What", "Whatever", "When", "Whenever", "Where", "Wherever", "Whether"),
        *("Which", "Who", "Whoever", "Whom", "Whose", "Why"),
    }
)
"""Words that a docstring does not begin with."""


def asking(folders: tuple[Path, ...]) -> list[str]:
    """The docstrings below these folders that begin with such a word, as ``file:line``."""
    return [
        f"{path.relative_to(ROOT).as_posix()}:{line}"
        for folder in folders
        for path, tree in parsed(folder)
        for line in lines(tree)
    ]


def lines(tree: ast.Module) -> Iterator[int]:
    """The lines of a module's docstrings, those of attributes included, that begin with one.

    >>> source = "'How it is.'; a = 1; 'The first.'; b = 2; 'Whether there is a second.'"
    >>> list(lines(ast.parse(source.replace("; ", chr(10)))))
    [1, 5]
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for one in node.body:
                text = getattr(one.value, "value", None) if isinstance(one, ast.Expr) else None
                if isinstance(text, str) and text.partition(" ")[0] in ASKING:
                    yield one.lineno
