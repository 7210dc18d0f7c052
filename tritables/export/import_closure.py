"""Static search of imports: the modules that a set of modules reaches, found in their sources.

This runs twice: here, for what is installed beside us, and inside Pyodide, for its own standard
library, whose Python is newer than ours may be. So it imports nothing but the standard library.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from typing import Final

HOLDS_IMPORTS: Final = (ast.stmt, ast.excepthandler, ast.match_case)
"""Nodes that may be imports or have some in them: no expression has."""


def imports_of(source: bytes, module: str, *, package: bool, late: bool) -> Iterator[str]:
    """The absolute names that a module imports, and those of the objects it takes from modules.

    ``source`` is the module's source and ``module`` its dotted name; ``package`` marks the
    ``__init__`` of a package, and ``late`` includes imports inside functions. Those under
    ``if TYPE_CHECKING`` and ``if __name__ == "__main__"`` never run and are left out. Raises
    SyntaxError.

    >>> found = imports_of(b"from . import a", "x.y", package=False, late=False)
    >>> list(found)
    ['x', 'x.a']
    """
    here = module.split(".") if package else module.split(".")[:-1]
    nodes: list[ast.AST] = [ast.parse(source)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.If) and {"TYPE_CHECKING", "__name__"} & _names(node.test):
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not late:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level + 1] if node.level else []
            name = ".".join([*above, *([node.module] if node.module else [])])
            yield name
            yield from (f"{name}.{alias.name}" for alias in node.names)
        nodes.extend(one for one in ast.iter_child_nodes(node) if isinstance(one, HOLDS_IMPORTS))


def _names(test: ast.expr) -> set[str]:
    named = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
    return named | {node.attr for node in ast.walk(test) if isinstance(node, ast.Attribute)}


def reached(roots: Iterable[str], imports: Callable[[str], Iterable[str] | None]) -> set[str]:
    """The modules that are reached from ``roots``, with the packages that contain them.

    ``imports`` returns the names that a module imports, and None for a name that is no module.

    >>> sorted(reached(["a.b"], {"a": [], "a.b": ["c"], "c": ["d"]}.get))
    ['a', 'a.b', 'c']
    """
    found: set[str] = set()
    names = list(roots)
    while names:
        parts = names.pop().split(".")
        for length in range(1, len(parts) + 1):
            name = ".".join(parts[:length])
            if name in found:
                continue
            more = imports(name)
            if more is None:
                break
            found.add(name)
            names.extend(more)
    return found
