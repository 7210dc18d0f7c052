"""The bundle: all that a worker in a reader's browser needs to run the games, beside the pages.

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

from tritables.export.bytecode import compile_for
from tritables.export.pyodide import Say, find_pyodide, lock
from tritables.export.worker_package import pack

FORMAT: Final = "tritables-runtime/1"
FOLDER: Final = "runtime"
MANIFEST: Final = "runtime.json"

Role = Literal["loader", "engine", "wasm", "library", "package"]
"""What a file is for.

``loader``   Pyodide's module with ``loadPyodide``
``engine``   the module whose default export is ``loadPyodide``'s ``createPyodideModule``
``wasm``     the engine's WebAssembly
``library``  what is needed of the standard library, a zip for ``loadPyodide``'s ``stdLibURL``
``package``  tritables and what it imports, a zip to be taken out as files (babel reads those)

The last three are gzip: no host has to compress them, and the browser unpacks them.
"""


@dataclass(frozen=True)
class File:
    """A file of the bundle: its name in the folder, its bytes, its SHA-256 in hexadecimal."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Bundle:
    """What lies in a site's ``runtime`` folder, by what it is for."""

    folder: Path
    files: Mapping[Role, File]

    @property
    def size(self) -> int:
        """The bytes of all its files together: what a reader's first visit transfers."""
        return sum(file.size for file in self.files.values())

    def read(self, role: Role) -> bytes:
        """The content of a file, for a page that carries all in itself."""
        return (self.folder / self.files[role].name).read_bytes()

    def unpacked(self, role: Role) -> bytes:
        """The content of a file as it is when a browser has unpacked it."""
        content = self.read(role)
        return gzip.decompress(content) if self.files[role].name.endswith(".gz") else content

    def as_json(self) -> dict[str, object]:
        """The manifest, as it stands in ``runtime.json``.

        ``packages`` is for ``loadPyodide``'s ``lockFileContents``.
        """
        return {
            "format": FORMAT,
            "pyodide": lock().version,
            "packages": lock().no_packages,
            "files": {role: asdict(file) for role, file in self.files.items()},
        }


def make_bundle(folder: Path, *, pyodide: Path | None = None, say: Say = print) -> Bundle:
    """Write a site's ``runtime`` folder into ``folder``, with its manifest, and return what it is.

    ``pyodide`` is a folder or archive of Pyodide's npm package (see `find_pyodide`), ``say`` is
    told what happens. The same package and the same Pyodide give the same bytes. Files of an
    earlier bundle are removed. Raises `ExportFault` where something is missing.
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
