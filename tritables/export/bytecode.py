"""Compilation of a worker's modules to bytecode, inside Pyodide under Node, with a cache.

A browser that gets sources compiles some three hundred modules at each start; with bytecode it
starts in half the time.
"""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Final

from tritables.export.node import need_node, run
from tritables.export.pyodide import Say, lock, user_cache
from tritables.export.worker_package import START, Packed, zip_of
from tritables.export.worker_start import CODE, PLACES

HERE: Final = Path(__file__).parent
TOOLS: Final = ("compile.mjs", "pyodide_compiler.py", "import_closure.py", "bytecode.py")
"""The files on which the result depends, beside the sources."""

PYC_HEAD: Final = 16
"""Bytes before the code in a ``.pyc`` file."""

LIMIT: Final = 300
"""Seconds for a compilation, which takes some ten on an idle machine."""

CACHED: Final = 8
"""Number of results that stay in the cache."""


@dataclass(frozen=True)
class Compiled:
    """Two zips of bytecode: of the standard library, and of tritables with its dependencies.

    Nothing in them is compressed: as a whole each packs better, and the browser unpacks it sooner
    than Python would file by file.
    """

    library: bytes
    package: bytes


def compile_for(pyodide: Path, packed: Packed, say: Say) -> Compiled:
    """Compile sources for the Pyodide in a folder, or take the result from the cache.

    ``packed`` are the sources; ``say`` is called with a line before a compilation, which takes some
    10 s. The same files give the same bytes. Raises `ExportFault` where there is no Node, or where
    it fails.
    """
    sources = zip_of(packed.files.items(), level=0)
    asked = json.dumps({"library": sorted(packed.library), "packages": lock().no_packages})
    tools = [(HERE / name).read_bytes() for name in TOOLS]
    locked = json.dumps(lock().files, sort_keys=True)
    parts = [sources, asked.encode(), locked.encode(), *tools]
    digest = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts))
    home = user_cache() / "compiled" / digest.hexdigest()[:24]
    if not home.is_dir():
        node = need_node()
        say("Compiling the Python for browsers (10 s)")
        with TemporaryDirectory() as name:
            work = Path(name)
            (work / "package.zip").write_bytes(sources)
            (work / "asked.json").write_text(asked)
            run([node.node, HERE / "compile.mjs", pyodide, work], LIMIT, cwd=work, env=node.env)
            _cache(home, _split((work / "made.zip").read_bytes()))
    home.touch()  # so that what is in use stays the longest
    return Compiled((home / "library.zip").read_bytes(), (home / "package.zip").read_bytes())


def _split(made: bytes) -> Compiled:
    """Split the zip that Pyodide wrote into the two that a page takes."""
    library: dict[str, bytes] = {}
    package: dict[str, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(made)) as opened:
        for name in opened.namelist():
            part, _, rest = name.partition("/")
            (library if part == "library" else package)[rest] = opened.read(name)
    return Compiled(
        zip_of(library.items(), level=0), zip_of(_join_modules(package).items(), level=0)
    )


def _join_modules(package: dict[str, bytes]) -> dict[str, bytes]:
    """Join the modules of a package in one file, as `worker_start.py` reads it.

    A browser would have to write each module as a file, and look for it in folders. Files that are
    no bytecode stay as they are.
    """
    kept: dict[str, bytes] = {}
    places: dict[str, tuple[int, int]] = {}
    code = bytearray()
    for name, content in sorted(package.items()):
        if name.endswith(".pyc") and name != f"{START}.pyc":
            places[name] = len(code) + PYC_HEAD, len(code) + len(content)
            code += content
            places |= {f"{folder}/": (0, 0) for folder in PurePath(name).parents[:-1]}
        else:
            kept[name] = content
    return {**kept, CODE: bytes(code), PLACES: json.dumps(places).encode()}


def _cache(home: Path, made: Compiled) -> None:
    """Add a result to the cache atomically, and remove those that were used longest ago."""
    home.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=home.parent) as name:
        draft = Path(name) / "draft"
        draft.mkdir()
        (draft / "library.zip").write_bytes(made.library)
        (draft / "package.zip").write_bytes(made.package)
        try:
            draft.rename(home)
        except OSError:  # another export was quicker, with the same bytes
            if not home.is_dir():
                raise
    results = [path for path in home.parent.iterdir() if len(path.name) == len(home.name)]
    for old in sorted(results, key=lambda path: path.stat().st_mtime)[:-CACHED]:
        shutil.rmtree(old, ignore_errors=True)
