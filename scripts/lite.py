"""A JupyterLite site for teachers: notebooks that are edited and run in the browser, no server.

    python -m scripts.lite [FOLDER]     `lite` unless said

It holds everything: JupyterLab, Pyodide from the locked JavaScript packages, and the wheels of all
that the notebooks import, in locked versions. A reader's browser fetches nothing from elsewhere.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from scripts import js
from scripts.bootstrap import LOCK, pip_install
from scripts.run import ROOT, VENV_PYTHON, python_of, quiet, say

HOME = ROOT / ".venv-lite"
"""An environment of its own: in another one, JupyterLab would find JupyterLite's extensions."""

PYTHON = python_of(HOME)
PYODIDE = js.JS / "node_modules" / "pyodide"
PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check")
KERNEL = ("micropip", "ipython", "jedi", "traitlets", "attrs", "typing-extensions")
"""Pyodide's own packages that JupyterLite's kernel and we take, with what these need."""

OURS = ("anywidget", "babel", "comm", "fluent.runtime", "fluent.syntax", "ipywidgets", "jinja2",
        "jupyterlab_widgets", "psygnal", "pytz")  # fmt: skip
"""Packages that tritables needs beside them; compiled wheels of these would not run there."""

COMPILED = ("markupsafe",)
"""Packages of which the registry has compiled wheels only; tritables also runs without them."""

INSTALL = 'import sys\n\nif "pyodide" in sys.modules:\n    %pip install -q tritables'
"""The first cell of each notebook."""

SETTINGS = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "tritables",
        "litePluginSettings": {
            "@jupyterlite/pyodide-kernel-extension:kernel": {"disablePyPIFallback": True}
        },
    },
}


def plain(name: str) -> str:
    """A package's name in the spelling that all its spellings share.

    >>> plain("Fluent.Runtime")
    'fluent-runtime'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(packages: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """The packages of those names in Pyodide's list, with all that they depend on.

    >>> sorted(needed({"a": {"depends": ["B_b"]}, "b-b": {"depends": []}, "c": {}}, ["a"]))
    ['a', 'b-b']
    """
    spelled = {plain(name): name for name in packages}
    found: dict[str, Any] = {}
    asked = list(names)
    while asked:
        name = spelled[plain(asked.pop())]
        if name not in found:
            found[name] = packages[name]
            asked += packages[name]["depends"]
    return found


def relocked(packages: dict[str, Any], wheels: Iterable[Path]) -> dict[str, Any]:
    """Packages with the wheels that there are: those of the registry are not built by Pyodide."""
    by_name = {plain(wheel.name.split("-")[0]): wheel for wheel in wheels}
    made = {}
    for name, package in packages.items():
        wheel = by_name[plain(package["name"])]
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        made[name] = {**package, "file_name": wheel.name, "sha256": digest}
    return made


def with_install(notebook: dict[str, Any]) -> dict[str, Any]:
    """A notebook that begins by installing tritables, where that is not done yet."""
    cell: dict[str, Any] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "install",
        "metadata": {},
        "outputs": [],
        "source": INSTALL,
    }
    return {**notebook, "cells": [cell, *notebook["cells"]]}


def _locked(names: Iterable[str]) -> Iterator[str]:
    """The lines of our lock for some packages."""
    wanted = {plain(name) for name in names}
    for line in LOCK.read_text(encoding="utf-8").splitlines():
        if plain(line.partition("==")[0]) in wanted:
            yield line


def _download(what: str, into: Path, requirements: Iterable[str]) -> None:
    into.mkdir(parents=True, exist_ok=True)
    options = ["--quiet", "--no-deps", "--only-binary", ":all:", "--platform", "any"]
    where = ["--python-version", "3.14", "--dest", str(into)]
    quiet([*PIP, "download", *options, *where, *requirements], what, 600)


def _build_pure(what: str, into: Path, requirements: Iterable[str]) -> None:
    """Build wheels of pure Python: where compiling fails these packages leave it out."""
    options = ["--quiet", "--no-deps", "--no-cache-dir", "--wheel-dir", str(into)]
    sources = ["--no-binary", ",".join(COMPILED)]
    compiler = {"CC": "false"}  # the program that does nothing, and fails
    quiet([*PIP, "wheel", *options, *sources, *requirements], what, 300, env=compiler)


def _install() -> None:
    """JupyterLite in an environment of its own, with the Lab extensions that boards need."""
    if not PYTHON.exists():
        quiet([sys.executable, "-m", "venv", HOME], "Creating .venv-lite", 180)
    wanted = [*_locked(["jupyterlite-core", "jupyterlite-pyodide-kernel", "jupyterlab-server"])]
    stamp = HOME / ".tritables"
    state = js.digest([LOCK], *wanted)
    if not stamp.exists() or stamp.read_text() != state:
        pip_install(PYTHON, "Installing JupyterLite (a minute)", *wanted)
        extensions = [*_locked(["anywidget", "jupyterlab_widgets"])]
        pip_install(PYTHON, "Installing its extensions", "--no-deps", *extensions)
        stamp.write_text(state)


def _lay(work: Path) -> None:
    """Lay what JupyterLite finds by its place: Pyodide, wheels, settings, notebooks."""
    pyodide = work / "static" / "pyodide"
    pyodide.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(PYODIDE / name, pyodide)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    packages = needed(lock["packages"], KERNEL)
    pins = [f"{one['name']}=={one['version']}" for one in packages.values()]
    _download("Fetching the wheels of Pyodide's kernel", pyodide, pins)
    lock["packages"] = relocked(packages, pyodide.glob("*.whl"))
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    _download("Fetching the wheels that tritables needs", work / "pypi", _locked(OURS))
    _build_pure("Building those that are compiled elsewhere", work / "pypi", _locked(COMPILED))
    build = [str(VENV_PYTHON), "-m", "build", "--wheel", "--no-isolation", "--outdir"]
    quiet([*build, work / "pypi", ROOT], "Building tritables", 300)
    (work / "jupyter-lite.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
    contents = work / "contents"
    contents.mkdir()
    for path in sorted((ROOT / "notebooks").glob("??/*.ipynb")):
        notebook = with_install(json.loads(path.read_text(encoding="utf-8")))
        (contents / path.parent.name).mkdir(exist_ok=True)
        copy = contents / path.relative_to(ROOT / "notebooks")
        copy.write_text(json.dumps(notebook), encoding="utf-8")


def build(folder: Path) -> None:
    """Write the site into a folder, anew."""
    js.install(js.need_node())
    js.build()
    _install()
    work = HOME / "work"
    shutil.rmtree(work, ignore_errors=True)
    _lay(work)
    shutil.rmtree(folder, ignore_errors=True)
    argv = [str(PYTHON), "-m", "jupyter", "lite", "build", "--no-sourcemaps", "--apps", "lab"]
    contents = ["--contents", str(work / "contents"), "--lite-dir", str(work)]
    path = f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    what = "Building the site"
    quiet([*argv, *contents, "--output-dir", folder], what, 600, cwd=work, env={"PATH": path})
    size = sum(one.stat().st_size for one in folder.rglob("*") if one.is_file())
    say(f"{folder} has {size / 1e6:.0f} MB; any host serves it: python -m http.server -d {folder}")


if __name__ == "__main__":
    build(Path(*sys.argv[1:2] or ["lite"]).resolve())
