"""The first module in a reader's browser, where it is called ``tritables_start``.

Importing tritables takes long there, for two reasons that an export removes. Half of the time goes
into compiling the methods that `dataclasses` and `attrs` generate as source, the same at each
start: they are compiled during the export (`pyodide_compiler.py`) and found by their source. And
each module would be searched for in folders: their bytecode is in one file (`bytecode.py`).

It imports nothing of tritables at its top, since that is the slow part.
"""

from __future__ import annotations

import builtins
import dataclasses
import gc
import json
import marshal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

METHODS = "methods.marshal"
"""The file beside this one with the generated methods: bytecode by file name and source."""

CODE = "code.bin"
"""The file beside this one with the bytecode of all modules, one after another."""

PLACES = "code.json"
"""The file with the start and the end of each module's bytecode in `CODE`, by file name.

It lists folders, too, with a slash: a package may be a folder without a module.
"""

HERE = Path(__file__).parent

_compile = builtins.compile


class Methods(dict[tuple[str, str], CodeType]):
    """A cache of bytecode by file name and source, which compiles what it does not have.

    >>> methods = Methods()
    >>> eval(methods["<string>", "made = 1"], space := {}); space["made"]
    1
    >>> list(methods)
    [('<string>', 'made = 1')]
    """

    def __missing__(self, key: tuple[str, str]) -> CodeType:
        name, text = key
        self[key] = code = _compile(text, name, "exec", dont_inherit=True)
        return code


class Modules(MetaPathFinder):
    """A finder of the modules in `CODE`; other files of a package lie in its folder."""

    def __init__(self, code: bytes, places: Mapping[str, tuple[int, int]]) -> None:
        self._code = memoryview(code)
        self._places = places

    @classmethod
    def read(cls) -> Modules:
        """Read the modules beside this one; raises `OSError`."""
        return cls((HERE / CODE).read_bytes(), json.loads((HERE / PLACES).read_text()))

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """The spec of a module; None for one that is not in `CODE`."""
        stem = name.replace(".", "/")
        module, package = f"{stem}.pyc", f"{stem}/__init__.pyc"
        file = module if module in self._places else package
        if file in self._places:
            path = f"{HERE}/{file}"
            loader = _Loader(name, path, self._code[slice(*self._places[file])])
            spec = ModuleSpec(name, loader, origin=path, is_package=file == package)
            spec.has_location = True
        elif f"{stem}/" in self._places:
            spec = ModuleSpec(name, None, is_package=True)
        else:
            return None
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(f"{HERE}/{stem}")
        return spec


class _Loader(SourcelessFileLoader):
    """A loader that gives a module the path of its file, so that it finds data beside it."""

    def __init__(self, name: str, path: str, code: memoryview) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        """The module's bytecode."""
        code: CodeType = marshal.loads(self._code)
        return code


def begin() -> Methods:
    """Import the modules that every board needs; return the cache of generated methods.

    Data classes that are made later, such as those of a game, use the cache, too. During an export,
    which writes the file of methods, there is none yet.
    """
    methods = Methods()
    if (HERE / METHODS).exists():
        methods |= marshal.loads((HERE / METHODS).read_bytes())
        sys.meta_path.insert(0, Modules.read())
    # Without OpenSSL, whose start takes longer than all that is ever hashed.
    sys.modules["_hashlib"] = None  # type: ignore[assignment]
    _use_for_dataclasses(methods)
    gc.disable()  # nothing of what is imported ever goes
    try:
        with _used_for_attrs(methods):
            import_module("fluent.runtime")
        import_module("tritables.endpoint.transports.worker")
    finally:
        gc.freeze()
        gc.enable()
    return methods


def _use_for_dataclasses(methods: Methods) -> None:
    def run(text: str, *spaces: Any) -> None:
        exec(methods["<string>", text], *spaces)

    # The module asks its own names before the built-in ones.
    setattr(dataclasses, "exec", run)  # noqa: B010


@contextmanager
def _used_for_attrs(methods: Methods) -> Iterator[None]:
    """Have attrs use the cache in the block; it compiles while it is being imported."""

    def compiled(source: Any, filename: Any, mode: str, *more: Any, **named: Any) -> Any:
        if isinstance(source, str) and mode == "exec" and not (more or named):
            return methods[filename, source]
        return _compile(source, filename, mode, *more, **named)

    setattr(builtins, "compile", compiled)  # noqa: B010
    try:
        yield
    finally:
        setattr(builtins, "compile", _compile)  # noqa: B010
