"""The JupyterLite site for teachers: what goes into it, and a board in it."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.bootstrap import LOCK
from scripts.lite import COMPILED, KERNEL, OURS, PYODIDE, needed, plain, relocked, with_install
from scripts.run import ROOT
from tests.packaging.conftest import run


def test_all_that_the_kernel_takes_is_in_pyodides_own_lock() -> None:
    packages = json.loads((PYODIDE / "pyodide-lock.json").read_text())["packages"]
    found = needed(packages, KERNEL)
    assert {plain(name) for name in KERNEL} <= {plain(name) for name in found}
    assert all(one["file_name"].endswith("none-any.whl") for one in found.values())


def test_all_that_is_ours_is_in_our_lock() -> None:
    locked = {plain(line.partition("==")[0]) for line in LOCK.read_text().splitlines()}
    lite = ("jupyterlite-core", "jupyterlite-pyodide-kernel")
    assert {plain(name) for name in (*OURS, *COMPILED, *lite)} <= locked


def test_wheels_of_the_registry_take_the_place_of_pyodides(tmp_path: Path) -> None:
    wheel = tmp_path / "prompt_toolkit-3.0.52-py3-none-any.whl"
    wheel.write_bytes(b"wheel")
    packages = {"prompt-toolkit": {"name": "prompt_toolkit", "file_name": "x", "sha256": "y"}}
    assert relocked(packages, [wheel]) == {
        "prompt-toolkit": {
            "name": "prompt_toolkit",
            "file_name": wheel.name,
            "sha256": hashlib.sha256(b"wheel").hexdigest(),
        }
    }


def test_a_notebook_begins_by_installing_where_that_is_needed() -> None:
    notebook = {"cells": [{"cell_type": "markdown"}], "nbformat": 4}
    first, second = with_install(notebook)["cells"]
    assert first["source"].startswith("import sys\n")
    assert "pip install" in first["source"]
    assert second == {"cell_type": "markdown"}
    assert len(notebook["cells"]) == 1


@pytest.mark.full
@pytest.mark.browser
@pytest.mark.timeout(1500)
def test_a_teacher_gets_a_board_from_a_plain_host(tmp_path: Path) -> None:
    """Built as `make lite` does; nothing is asked of any other host."""
    site = tmp_path / "lite"
    subprocess.run([sys.executable, "-m", "scripts.lite", site], cwd=ROOT, check=True, timeout=1000)
    argv = [sys.executable, "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", site]
    server = subprocess.Popen([*argv, "--protocol", "HTTP/1.1"], stdout=subprocess.PIPE, text=True,
                              env={"PYTHONUNBUFFERED": "1"}, stderr=subprocess.DEVNULL)  # fmt: skip
    try:
        assert server.stdout is not None
        home = server.stdout.readline().partition("(")[2].partition("/)")[0]
        # In a process of its own: a test in the same one may have a browser open already.
        run([sys.executable, "-m", "tests.packaging.visit_lite", home], 900, cwd=ROOT)
    finally:
        server.terminate()
        server.wait(10)
