"""Packs tritables and what it imports for a worker: one zip, the same bytes for the same sources.

Left out is what a worker never asks for: the widgets' Jupyter half, the browser module, the
command line, the prose of the notebooks, and of babel every language that we do not speak.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tritables.export import ExportFault
from tritables.texts import LANGUAGES

PACKAGES: Final = ("tritables", "fluent", "attr", "babel", "pytz", "typing_extensions")
"""What a worker imports beside the standard library, by the names of the modules."""

LEFT_OUT: Final = (
    "tritables/__main__.py",
    "tritables/cli.py",
    "tritables/export/*",
    "tritables/games/*/tutorial/*",
    "tritables/hosting/*",
    "tritables/lessons/index/*",
    "tritables/lessons/teachers/*",
    "tritables/newgame/*",
    "tritables/py.typed",
    "tritables/schemas/*.json",
    "tritables/widgets/static/*",
    "attr/*.pyi",
    "babel/messages/*",
    "pytz/zoneinfo/*",
    "*.typed",
)
"""Patterns of names in the zip; tests hold them against what a worker imports and reads."""

EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in a zip: the earliest that a zip can tell."""


def package_zip() -> bytes:
    """The zip, from what is installed; raises `ExportFault` where a package is missing."""
    return zip_of((name, path.read_bytes()) for name, path in packed_files())


def packed_files() -> Iterator[tuple[str, Path]]:
    """The names in the zip and where their contents lie, in no order."""
    for package in PACKAGES:
        for name, path in _files_of(package):
            if _is_needed(name):
                yield name, path


def _files_of(package: str) -> Iterator[tuple[str, Path]]:
    spec = find_spec(package)
    if spec is None:
        raise ExportFault(f"an export needs the package {package}, which is not installed")
    if spec.submodule_search_locations is None:
        assert spec.origin is not None
        yield Path(spec.origin).name, Path(spec.origin)
        return
    for place in spec.submodule_search_locations:
        for path in Path(place).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield f"{package}/{path.relative_to(place).as_posix()}", path


def _is_needed(name: str) -> bool:
    if name.startswith("babel/locale-data/"):
        return name.removeprefix("babel/locale-data/").split(".")[0] in {"root", *LANGUAGES}
    return not any(fnmatch(name, pattern) for pattern in LEFT_OUT)


def zip_of(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip of names and contents that depends on nothing else.

    >>> zip_of([("b", b""), ("a", b"")]) == zip_of([("a", b""), ("b", b"")])
    True
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as opened:
        for name, content in sorted(files):
            opened.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()
