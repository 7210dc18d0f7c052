"""Places that repeat each other: runs of lines of the same shape, whatever the names in them."""

from __future__ import annotations

import ast
import io
import keyword
import tokenize
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from scripts.run import ROOT

RUN: Final = 6
"""So many lines one after another make a run."""

VARIED: Final = 3
"""So many shapes a run has at least: rows of data are no code that was written twice."""

COMMON: Final = 8
"""A run that stands in more places than these is a habit of the language, not a repetition."""

LEFT_OUT: Final = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT,
                   tokenize.DEDENT, tokenize.ENCODING, tokenize.ENDMARKER)  # fmt: skip

Lines = list[str]


def pairs(folder: Path) -> list[tuple[str, str]]:
    """The pairs of Python files below a folder that share a run; a file with itself is one, too.

    A run is six lines with code one after another that are alike when each name, text and number
    in them counts as any other. Imports, docstrings, comments and lines with nothing but brackets
    are passed over, and so are runs with fewer than three different shapes, or in more than eight
    places. A counter of our own: pylint and jscpd find only what is the same to the letter (8 and 7
    pairs of four lines where this finds 28 and 8). The aims were set with a counter that takes
    rows of data for repetitions, too, and found 24 and 7 in the same files.
    """
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.py"))
    }
    return paired({name: list(shapes(source)) for name, source in sources.items()})


def paired(files: Mapping[str, Lines]) -> list[tuple[str, str]]:
    """The pairs of files whose shapes share a run.

    >>> paired({"a": [*"abcdef"], "b": [*"xabcdefx"], "c": [*"abcde"]})
    [('a', 'b')]
    """
    places: dict[tuple[str, ...], list[tuple[str, int]]] = defaultdict(list)
    for name, lines in files.items():
        for start in range(len(lines) - RUN + 1):
            run = tuple(lines[start : start + RUN])
            if len(set(run)) >= VARIED:
                places[run].append((name, start))
    found: set[tuple[str, str]] = set()
    for stands in places.values():
        if not 2 <= len(stands) <= COMMON:
            continue
        for nth, (one, at) in enumerate(stands):
            for other, there in stands[nth + 1 :]:
                if one != other or abs(there - at) >= RUN:
                    found.add((min(one, other), max(one, other)))
    return sorted(found)


def shapes(source: str) -> Iterator[str]:
    """The shape of each line with code.

    >>> list(shapes("import os\\nif one == 'a':  # why\\n    two(3)"))
    ['if n == s :', 'n ( d )']
    """
    passed = set(imports(source))
    line, words = 0, list[str]()
    for token in tokens(source):
        if token.start[0] in passed:
            continue
        if token.start[0] != line:
            yield from kept(words)
            line, words = token.start[0], []
        words.append(shape(token))
    yield from kept(words)


def imports(source: str) -> Iterator[int]:
    """The lines that import something."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def tokens(source: str) -> Iterator[tokenize.TokenInfo]:
    """The tokens that are code."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in LEFT_OUT:
            yield token


def shape(token: tokenize.TokenInfo) -> str:
    """A token without what could be called otherwise."""
    if token.type == tokenize.NAME and not keyword.iskeyword(token.string):
        return "n"
    return {tokenize.STRING: "s", tokenize.NUMBER: "d"}.get(token.type, token.string)


def kept(words: list[str]) -> Iterator[str]:
    """A line, unless it is a text alone, or brackets and commas alone."""
    if words != ["s"] and any(word.isalnum() for word in words):
        yield " ".join(words)
