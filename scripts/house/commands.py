"""Lists of the kinds of command, and the files that name one of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scripts.house.subject import BROWSER, GENERATED, MESSAGES, PACKAGE, PROBE, parsed
from scripts.run import ROOT

FEWEST: Final = 3
"""So many kinds together are a list."""

TEXT: Final = re.compile(r"\"([a-z]+)\"|'([a-z]+)'")
CASE: Final = re.compile(r"^ *case \"([a-z]+)\":", re.MULTILINE)
ARRAY: Final = re.compile(r"\[([^\[\]]*)\]")
UNION: Final = re.compile(r"\"[a-z]+\"(?:\s*\|\s*\"[a-z]+\")+")


def lists(kinds: frozenset[str]) -> list[str]:
    """The places where kinds of command are listed by hand, as ``file:line``.

    In Python a mapping, a set, a tuple or a list with nothing but kinds in it, three or more, or a
    function that compares something called ``kind`` with three or more; in TypeScript an array or
    a union of such texts, or the cases of a file's switches. A schema counts once. What is
    written by scripts counts not.
    """
    found = [
        *in_python(kinds),
        *(
            f"{file.relative_to(ROOT).as_posix()}:{line}"
            for file in browser_files()
            for line in in_browser(file.read_text(encoding="utf-8"), kinds)
        ),
    ]
    schemas = [] if is_generated(MESSAGES) else [MESSAGES.relative_to(ROOT).as_posix()]
    return [*found, *schemas]


def in_python(kinds: frozenset[str]) -> Iterator[str]:
    """The lists of the package's modules."""
    for path, tree in parsed(PACKAGE):
        if not is_generated(path):
            lines = python_lists(tree, kinds)
            yield from (f"{path.relative_to(ROOT).as_posix()}:{line}" for line in lines)


def python_lists(tree: ast.Module, kinds: frozenset[str]) -> Iterator[int]:
    """The lines of the statements and functions of a module that hold a list.

    >>> source = "('draw', 'red', 'undo', 'go'); A = ('draw', 'undo', 'go')"
    >>> list(python_lists(ast.parse(source), frozenset({"draw", "undo", "go"})))
    [1]
    """
    for statement in statements(tree.body):
        whole = list(ast.walk(statement))
        compared = {
            one.comparators[0].value
            for one in whole
            if isinstance(one, ast.Compare)
            and isinstance(one.comparators[0], ast.Constant)
            and getattr(one.left, "attr", getattr(one.left, "id", "")) == "kind"
        }
        if len(compared & kinds) >= FEWEST or any(is_list(one, kinds) for one in whole):
            yield statement.lineno


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, and those in the bodies of its classes."""
    for one in body:
        if isinstance(one, ast.ClassDef):
            yield from statements(one.body)
        else:
            yield one


def is_list(node: ast.AST, kinds: frozenset[str]) -> bool:
    """Tell if it is a collection of kinds and of nothing else, but for others unpacked into it."""
    if not isinstance(node, ast.Dict | ast.Set | ast.Tuple | ast.List):
        return False
    items = node.keys if isinstance(node, ast.Dict) else node.elts
    plain = [one for one in items if one is not None and not isinstance(one, ast.Starred)]
    told = {one.value for one in plain if isinstance(one, ast.Constant)}
    return len(told) >= FEWEST and len(told) == len(plain) and told <= kinds


def in_browser(source: str, kinds: frozenset[str]) -> Iterator[int]:
    """The lines where lists begin in a module of TypeScript.

    >>> list(in_browser('const A = ["draw", "undo", "go"];', frozenset({"draw", "undo", "go"})))
    [1]
    """
    for pattern in (ARRAY, UNION):
        for found in pattern.finditer(source):
            told = {one or other for one, other in TEXT.findall(found[0])}
            rest = TEXT.sub("", found[0])
            if len(told) >= FEWEST and told <= kinds and not re.search(r"\w", rest):
                yield source.count("\n", 0, found.start()) + 1
    cases = [found for found in CASE.finditer(source) if found[1] in kinds]
    if len(cases) >= FEWEST and len(cases) == len(CASE.findall(source)):
        yield source.count("\n", 0, cases[0].start()) + 1


def naming(command: str = PROBE) -> list[str]:
    """The hand-written files that name a command: as a text, or as a function that handles it.

    Tests and catalogues are left out. Only those that spell it out are found; a file that has to
    be touched for another reason (what its button says, what the scene allows) is not.
    """
    quoted = re.compile(rf"([\"']){command}\1")
    handled = re.compile(rf"^    (?:async )?def {command}\(self[^)]*\) -> None:", re.MULTILINE)
    files = [
        *(path for path in sorted(PACKAGE.rglob("*.py")) if not is_generated(path)),
        *browser_files(),
        *([] if is_generated(MESSAGES) else [MESSAGES]),
    ]
    return [
        path.relative_to(ROOT).as_posix()
        for path in files
        if quoted.search(text := path.read_text(encoding="utf-8")) or handled.search(text)
    ]


def browser_files() -> list[Path]:
    """The modules of TypeScript that are written by hand."""
    return [path for path in sorted(BROWSER.rglob("*.ts*")) if not is_generated(path)]


def is_generated(path: Path) -> bool:
    """Tell if a script writes a file."""
    return any(path.is_relative_to(one) for one in GENERATED)
