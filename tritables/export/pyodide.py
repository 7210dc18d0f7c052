"""Pyodide, the Python that runs in a browser: found or fetched, and checked against a lock.

It comes as its npm package: from a folder or archive that is named, from a checkout's JavaScript
packages, from the cache of an earlier export, or by npm, once. Pages load it from their own site
only.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import sys
import tarfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tritables.export import ExportFault
from tritables.export.node import need_node, run

Say = Callable[[str], object]
"""A function that shows a line of progress."""

CHECKOUT: Final = Path(__file__).parents[2] / "js" / "node_modules" / "pyodide"
"""The folder of Pyodide in a checkout, after `npm ci`."""

FETCHING: Final = 300
"""Time limit for npm, in seconds; it fetches some 5 MB."""


@dataclass(frozen=True)
class Lock:
    """The Pyodide that is accepted: its npm name, version and integrity, and its files' SHA-256.

    ``abi`` is the version of the interface of its packages, none of which is used.
    """

    name: str
    version: str
    integrity: str
    abi: str
    files: dict[str, str]

    @property
    def no_packages(self) -> dict[str, object]:
        """The value for ``loadPyodide``'s ``lockFileContents`` that lists no packages."""
        return {"info": {"abi_version": self.abi}, "packages": {}}


@cache
def lock() -> Lock:
    """The lock of this version of tritables (``pyodide.json``).

    >>> sorted(lock().files)[0]
    'pyodide.asm.mjs'
    """
    text = files("tritables.export").joinpath("pyodide.json").read_text(encoding="utf-8")
    return Lock(**json.loads(text))


def user_cache() -> Path:
    """The cache folder of exports for this user; it need not exist."""
    if named := os.environ.get("XDG_CACHE_HOME"):
        return Path(named) / "tritables"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tritables"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tritables" / "cache"
    return Path.home() / ".cache" / "tritables"


def find_pyodide(given: Path | None, say: Say) -> Path:
    """The folder of the locked Pyodide, fetched by npm where there is none yet.

    ``given`` is its unpacked folder, or its archive from `npm pack`; None searches the checkout and
    the cache. ``say`` is called with a line before it is fetched. Raises `ExportFault` where a file
    is missing or is not the locked one, and where fetching fails.
    """
    home = user_cache() / f"pyodide-{lock().version}"
    if given is None:
        for place in (CHECKOUT, home):
            if _is_locked(place):
                return place
        return _fetch(home, say)
    if given.is_file():
        return home if _is_locked(home) else _unpack(given, home)
    if fault := _fault(given):
        raise ExportFault(fault)
    return given


def _is_locked(folder: Path) -> bool:
    return folder.is_dir() and not _fault(folder)


def _fault(folder: Path) -> str:
    """The fault of a folder; empty for one with the locked files."""
    for name, expected in lock().files.items():
        try:
            content = (folder / name).read_bytes()
        except OSError:
            return f"{folder} has no {name}: that is not Pyodide {lock().version}"
        if hashlib.sha256(content).hexdigest() != expected:
            return f"{folder / name} is not the file of Pyodide {lock().version}"
    return ""


def _fetch(home: Path, say: Say) -> Path:
    """Fetch the archive in the locked version with npm's own client, and unpack it."""
    node = need_node()
    name = f"{lock().name}@{lock().version}"
    say(f"Fetching {name} with npm, once (5 MB)")
    with TemporaryDirectory() as place:
        run([*node.npm, "pack", name, "--silent"], FETCHING, cwd=Path(place), env=node.env)
        archives = list(Path(place).glob("*.tgz"))
        if len(archives) != 1:
            raise ExportFault(f"npm brought no {name}")
        return _unpack(archives[0], home)


def _unpack(archive: Path, home: Path) -> Path:
    """Unpack the locked archive into the cache; raises `ExportFault` for another one."""
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if f"sha512-{found}" != lock().integrity:
        raise ExportFault(f"{archive} is not the archive of Pyodide {lock().version}")
    home.mkdir(parents=True, exist_ok=True)
    with tarfile.open(archive) as opened:
        for name in lock().files:
            member = opened.extractfile(f"package/{name}")
            assert member is not None  # the hash of the archive says so
            (home / name).write_bytes(member.read())
    return home
