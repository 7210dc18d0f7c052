"""The files of a worker's package: tritables, installed games, and the modules they import.

Modules are found by following imports from the worker's module and from every game, data files by
patterns. Jupyter, the command line and the export are not reached.
"""

from __future__ import annotations

import io
import pickle
import sys
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from importlib.machinery import ModuleSpec
from importlib.metadata import Distribution, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tritables.export import ExportFault
from tritables.export.import_closure import imports_of, reached
from tritables.texts import LANGUAGES

ROOTS: Final = ("tritables.endpoint.transports.worker",)
"""The modules that a page imports by name."""

HOUSE: Final = "tritables.games"

DATA: Final = (
    "*/texts/*.ftl",
    "*/art/*.svg",
    "*/art/*.json",
    "*/games/*/course.json",
    "*/games/*/well.json",
    "*/games/*/boards.json",
)
"""Data files of tritables and of games that a worker reads; prose and schemas are none."""

COURSE: Final = "*/course.json"
"""The course of a game in another package, in any folder there."""

LOCALES: Final = ("global.dat", *(f"locale-data/{name}.dat" for name in ("root", *LANGUAGES)))
"""The data files of babel's that are needed; it has several hundred locales."""

LOCALE_KEYS: Final = (
    "plural_form", "ordinal_form", "numbering_systems", "default_numbering_system",
    "number_symbols", "decimal_formats", "percent_formats", "scientific_formats",
    "minimum_grouping_digits", "parent_exceptions", "language_aliases",
)  # fmt: skip
"""The keys of babel's locale data that are kept: numbers and plurals, no dates or currencies.

Reading the others takes a browser as long as drawing a board.
"""

START: Final = "tritables_start"
"""The name in the package of `tritables.export.worker_start`, which a worker imports first."""

EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The time stamp of every file in a zip: the earliest that the format has."""


@dataclass
class Packed:
    """The files of a worker's package by name, and the modules of the library they import."""

    files: dict[str, bytes] = field(default_factory=dict)
    library: set[str] = field(default_factory=set)


def pack() -> Packed:
    """Collect the files of what is installed; raises `ExportFault` for a missing package."""
    packed = Packed()
    games = [*entry_points(group="tritables.games")]
    own = ["tritables", *(entry.module.split(".")[0] for entry in games)]
    roots = [*ROOTS, *_modules_below(HOUSE), *(name for one in own[1:] for name in _all_of(one))]

    def imports(name: str) -> list[str] | None:
        top = name.split(".")[0]
        if top in sys.stdlib_module_names:
            packed.library.add(name)
            return []
        path = _source_of(name)
        if path is None:
            return [] if _folders(name) else None  # a package may be a folder and nothing else
        is_package = path.name == "__init__.py"
        packed.files[_path_of(name, is_package)] = source = path.read_bytes()
        return list(imports_of(source, name, package=is_package, late=top in own))

    found = reached(roots, imports)
    for name in ("tritables", "fluent.runtime", "babel"):
        if name not in found:
            raise ExportFault(f"an export needs the package {name}, which is not installed")
    for name in ROOTS:
        if name not in found:
            raise ExportFault(f"an export needs the module {name}, which is not there")
    for name in own:
        _add_data(packed, name, DATA if name == "tritables" else (*DATA, COURSE))
    _add_data(packed, "babel", LOCALES)
    for name, content in packed.files.items():
        if name.endswith(".dat"):
            packed.files[name] = _reduced_locale(content)
    packed.files[f"{START}.py"] = start = Path(__file__).with_name("worker_start.py").read_bytes()
    packed.library |= set(imports_of(start, START, package=False, late=False))
    for entry in games:
        assert entry.dist is not None
        _add_metadata(packed, entry.dist)
    return packed


def _spec(name: str) -> ModuleSpec | None:
    """The spec of a module; None for names of no module, such as those of its objects."""
    try:
        return find_spec(name)
    except (ImportError, ValueError):
        return None


def _source_of(name: str) -> Path | None:
    spec = _spec(name)
    origin = spec.origin if spec else None
    return Path(origin) if origin and origin.endswith(".py") else None


def _path_of(name: str, is_package: bool) -> str:
    return name.replace(".", "/") + ("/__init__.py" if is_package else ".py")


def _folders(package: str) -> list[Path]:
    spec = _spec(package)
    return [Path(place) for place in (spec and spec.submodule_search_locations) or ()]


def _all_of(package: str) -> Iterator[str]:
    yield package
    yield from _modules_below(package)


def _modules_below(package: str) -> Iterator[str]:
    """The names of all modules of a package: games import theirs by name."""
    for folder in _folders(package):
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            if all(part.isidentifier() for part in parts):
                yield ".".join([package, *(part for part in parts if part != "__init__")])


def _add_data(packed: Packed, package: str, patterns: Iterable[str]) -> None:
    for folder in _folders(package):
        for path in folder.rglob("*"):
            name = path.relative_to(folder).as_posix()
            if any(fnmatch(f"/{name}", f"*/{pattern.removeprefix('*/')}") for pattern in patterns):
                packed.files[f"{package}/{name}"] = path.read_bytes()


def _reduced_locale(data: bytes) -> bytes:
    """A file of babel's locale data, reduced to the keys in `LOCALE_KEYS`."""
    known: dict[str, object] = pickle.loads(data)
    return pickle.dumps({name: value for name, value in known.items() if name in LOCALE_KEYS})


def _add_metadata(packed: Packed, dist: Distribution) -> None:
    """Add the metadata by which Python finds the games of a package in the worker, too."""
    for name in ("METADATA", "entry_points.txt"):
        text = dist.read_text(name) or ""
        packed.files[f"{dist.name}-{dist.version}.dist-info/{name}"] = text.encode()


def zip_of(files: Iterable[tuple[str, bytes]], *, level: int = 9) -> bytes:
    """A reproducible zip of names and contents; ``level`` is that of deflate, 0 stores.

    >>> zip_of([("b", b""), ("a", b"")]) == zip_of([("a", b""), ("b", b"")])
    True
    """
    made = io.BytesIO()
    method = zipfile.ZIP_DEFLATED if level else zipfile.ZIP_STORED
    with zipfile.ZipFile(made, "w") as opened:
        for name, content in sorted(files):
            opened.writestr(zipfile.ZipInfo(name, EPOCH), content, method, level)
    return made.getvalue()
