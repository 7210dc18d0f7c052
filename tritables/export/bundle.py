"""The bundle: the files that a worker in a reader's browser needs to run the games.

Every file has its content's hash in its name and never changes; only the manifest, which lists
them, has a fixed name.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Literal

from tritables import __version__
from tritables.export.bytecode import compile_for
from tritables.export.pyodide import Say, find_pyodide, lock
from tritables.export.worker_package import pack

FORMAT: Final = "tritables-runtime/1"
FOLDER: Final = "runtime"
MANIFEST: Final = "runtime.json"

Role = Literal["loader", "engine", "wasm", "library", "package"]
"""The purpose of a file.

``loader``   Pyodide's module with ``loadPyodide``
``engine``   the module whose default export is ``loadPyodide``'s ``createPyodideModule``
``wasm``     the engine's WebAssembly
``library``  the part of the standard library in use, a zip for ``loadPyodide``'s ``stdLibURL``
``package``  tritables and its dependencies, a zip to be unpacked as files (babel reads those)

The last three are gzip: no host has to compress them, the browser unpacks them.
"""


@dataclass(frozen=True)
class File:
    """A file of the bundle: its name in the folder, its size in bytes, its SHA-256 in hex."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Bundle:
    """The files of a site's ``runtime`` folder, by their roles."""

    folder: Path
    files: Mapping[Role, File]

    @property
    def size(self) -> int:
        """The size of all files in bytes, which is the transfer of a reader's first visit."""
        return sum(file.size for file in self.files.values())

    def read(self, role: Role) -> bytes:
        """The content of a file, for a page that embeds it; raises `OSError`."""
        return (self.folder / self.files[role].name).read_bytes()

    def unpacked(self, role: Role) -> bytes:
        """The content of a file after the browser's decompression; raises `OSError`."""
        content = self.read(role)
        return gzip.decompress(content) if self.files[role].name.endswith(".gz") else content

    def as_json(self) -> dict[str, object]:
        """The manifest, as it stands in ``runtime.json``.

        ``packages`` is for ``loadPyodide``'s ``lockFileContents``, ``tritables`` the version whose
        saved tables it plays on with.
        """
        return {
            "format": FORMAT,
            "tritables": __version__,
            "pyodide": lock().version,
            "packages": lock().no_packages,
            "files": {role: asdict(file) for role, file in self.files.items()},
        }


def make_bundle(folder: Path, *, pyodide: Path | None = None, say: Say = print) -> Bundle:
    """Write a site's ``runtime`` folder with its manifest into ``folder``; return the bundle.

    ``pyodide`` is a folder or archive of Pyodide's npm package (`find_pyodide`), ``say`` is called
    with lines of progress. The same package and the same Pyodide give the same bytes. Files of an
    earlier bundle are removed. Raises `ExportFault` where Node, Pyodide or a package is missing.
    """
    source = find_pyodide(pyodide, say)
    compiled = compile_for(source, pack(), say)
    contents: dict[Role, tuple[str, bytes]] = {
        "loader": ("loader-{}.js", (source / "pyodide.mjs").read_bytes()),
        "engine": ("engine-{}.js", (source / "pyodide.asm.mjs").read_bytes()),
        "wasm": ("engine-{}.wasm.gz", _gzip((source / "pyodide.asm.wasm").read_bytes())),
        "library": ("library-{}.zip.gz", _gzip(compiled.library)),
        "package": ("tritables-{}.zip.gz", _gzip(compiled.package)),
    }
    place = folder / FOLDER
    place.mkdir(parents=True, exist_ok=True)
    files = {role: _write(place, *content) for role, content in contents.items()}
    bundle = Bundle(place, files)
    kept = {file.name for file in files.values()}
    for old in place.iterdir():
        if old.name not in kept:
            old.unlink()
    text = json.dumps(bundle.as_json(), indent=1) + "\n"
    (place / MANIFEST).write_text(text, encoding="utf-8")
    return bundle


def _write(place: Path, pattern: str, content: bytes) -> File:
    digest = hashlib.sha256(content).hexdigest()
    file = File(pattern.format(digest[:12]), len(content), digest)
    (place / file.name).write_bytes(content)
    return file


def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
