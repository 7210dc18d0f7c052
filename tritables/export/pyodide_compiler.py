"""The compiler that runs inside Pyodide: a worker's package and the library it needs, to bytecode.

`compile.mjs` copies this file and `import_closure.py` there, and nothing else of tritables. The
bytecode fits the interpreter that compiled it; it is never checked against sources, which are not
shipped.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

from tritables.export.import_closure import imports_of, reached

HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little")
"""The header of an unchecked hash-based ``.pyc`` (PEP 552), up to the hash."""

LATE = (
    "_sysconfigdata__emscripten_wasm32-emscripten",
    "encodings.ascii", "encodings.cp437", "encodings.latin_1", "encodings.utf_8",
    "importlib.readers", "importlib.resources._adapters",
)  # fmt: skip
"""Modules of the library that it imports by name or on demand, and that games need.

A test plays whole games and lessons with the whole library, and sees what else they import.
"""

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
"""The nodes that may have a docstring."""


def compiled(source: bytes, name: str, *, bare: bool) -> bytes:
    """Compile a source to the content of a ``.pyc``.

    Nobody reads docstrings on a page, or annotations of functions: these go, but for those by which
    `functools.singledispatch` tells functions apart. ``bare`` drops assertions as well. A class
    keeps a docstring of one space, since `dataclasses` makes one where none is, and its
    annotations, which are its fields.
    """
    optimize = 2 if bare else 0
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_registered(node):
            node.returns = None
            for given in ast.walk(node.args):
                if isinstance(given, ast.arg):
                    given.annotation = None
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False):
            text = " " if isinstance(node, ast.ClassDef) else ""
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(text)), node.body[0])
    ast.fix_missing_locations(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    return HEAD + importlib.util.source_hash(source) + marshal.dumps(code)


def _is_registered(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """True for a function that a `functools.singledispatch` chooses by its annotation."""
    return any(
        isinstance(by, ast.Attribute) and by.attr == "register" for by in node.decorator_list
    )


def compile_all() -> None:
    """Write ``made.zip`` with ``package/…`` and ``library/…``."""
    asked = json.loads(Path("/asked.json").read_text())
    started = json.loads(Path("/started.json").read_text())
    library = zipfile.ZipFile("/library.zip")
    there = {_module(name): name for name in library.namelist() if name.endswith(".py")}

    def imports(module: str) -> list[str] | None:
        if module not in there:
            return None
        source = library.read(there[module])
        package = there[module].endswith("/__init__.py")
        return list(imports_of(source, module, package=package, late=False))

    with zipfile.ZipFile("/made.zip", "w") as made:
        for module in reached([*started, *asked["library"], *LATE], imports):
            name = there[module]
            made.writestr(f"library/{name}c", compiled(library.read(name), name, bare=True))
        for name, content in _package():
            if name.endswith(".py"):
                made.writestr(f"package/{name}c", compiled(content, name, bare=False))
            else:
                made.writestr(f"package/{name}", content)
        made.writestr("package/methods.marshal", methods())


def methods() -> bytes:
    """The methods that `dataclasses` and `attrs` generate for tritables and games, marshalled."""
    for name in [name for name in sys.modules if name.split(".")[0] == "tritables"]:
        del sys.modules[name]  # this module's own package, which is a part of the real one
    sys.path.insert(0, "/package")
    found = importlib.import_module("tritables_start").begin()
    games = entry_points(group="tritables.games")
    own = {"tritables", *(entry.module.split(".")[0] for entry in games)}
    for name, _ in sorted(_package()):
        if name.endswith(".py") and name.split("/")[0] in own:
            importlib.import_module(_module(name))
    return marshal.dumps(dict(sorted(found.items())))


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _package() -> Iterator[tuple[str, bytes]]:
    folder = Path("/package")
    for path in folder.rglob("*"):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()
