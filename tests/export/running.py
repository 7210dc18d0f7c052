"""Runs a bundle's Python under Node, as a worker does in a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tritables.export.bundle import Bundle
from tritables.export.node import need_node, run
from tritables.export.pyodide import CHECKOUT, lock

HERE = Path(__file__).parent


def pyodide_of(bundle: Bundle, folder: Path) -> Path:
    """The loader and the engine of a bundle under their own names, and its zips, for Node."""
    (folder / "pyodide.mjs").write_bytes(bundle.read("loader"))
    (folder / "pyodide.asm.mjs").write_bytes(bundle.read("engine"))
    (folder / "pyodide.asm.wasm").write_bytes(bundle.unpacked("wasm"))
    (folder / "library.zip").write_bytes(bundle.unpacked("library"))
    (folder / "package.zip").write_bytes(bundle.unpacked("package"))
    return folder


def plays(
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
    told = pyodide / "asked.json"  # an argument of a command may not be as long
    told.write_text(json.dumps({"packages": lock().no_packages, **asked}), encoding="utf-8")
    argv = [
        need_node().node,
        HERE / "start.mjs",
        pyodide,
        CHECKOUT / "python_stdlib.zip" if whole_library else pyodide / "library.zip",
        pyodide / "package.zip",
        script,
        told,
    ]
    return json.loads(run(argv, limit, cwd=pyodide))
