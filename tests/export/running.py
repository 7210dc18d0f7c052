"""Runs a bundle's Python under Node, as a worker does in a browser."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from tritables.export.bundle import Bundle
from tritables.export.node import need_node, run
from tritables.export.pyodide import CHECKOUT, lock

HERE = Path(__file__).parent


def pyodide_of(bundle: Bundle, folder: Path) -> Path:
    """The loader and the engine of a bundle under their own names, for Node."""
    (folder / "pyodide.mjs").write_bytes(bundle.read("loader"))
    (folder / "pyodide.asm.mjs").write_bytes(bundle.read("engine"))
    (folder / "pyodide.asm.wasm").write_bytes(gzip.decompress(bundle.read("wasm")))
    return folder


def plays(
    bundle: Bundle,
    pyodide: Path,
    script: Path = HERE / "plays.py",
    *,
    whole_library: bool = False,
    limit: float = 280,
    **asked: Any,
) -> Any:
    """Run a script; with the library as Pyodide brings it, to see what is missing in ours.

    It may take ``limit`` seconds.
    """
    library = bundle.folder / bundle.files["library"].name
    package = bundle.folder / bundle.files["package"].name
    argv = [
        need_node().node,
        HERE / "start.mjs",
        pyodide,
        CHECKOUT / "python_stdlib.zip" if whole_library else library,
        package,
        script,
        json.dumps({"packages": lock().no_packages, **asked}),
    ]
    return json.loads(run(argv, limit, cwd=pyodide))
