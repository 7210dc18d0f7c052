"""Binder: its environment is made from nothing, and the page that its links open is played at."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.js import find_node
from scripts.run import ROOT
from tests.browser.servers import running
from tests.packaging.conftest import Environment, run
from tritables.hosting.hub import NAME

POST_BUILD = ROOT / "binder" / "postBuild"


def test_its_files_are_what_a_binder_reads() -> None:
    assert os.access(POST_BUILD, os.X_OK)
    assert {path.name for path in POST_BUILD.parent.iterdir()} == {"postBuild", "runtime.txt"}
    version = (ROOT / "binder" / "runtime.txt").read_text().strip()
    assert version in ("python-3.12", "python-3.13")


@pytest.mark.parametrize("link", ["docs/hosting.md", "binder/postBuild"])
def test_the_links_that_are_told_open_the_pages(link: str) -> None:
    assert f"?urlpath={NAME}/" in (ROOT / link).read_text(encoding="utf-8")


@pytest.mark.full
@pytest.mark.browser
@pytest.mark.timeout(900)
def test_what_it_builds_shows_the_pages(tmp_path: Path) -> None:
    """As Binder does it: a clone, `postBuild` in it, and JupyterLab started there."""
    clone, home = tmp_path / "clone", tmp_path / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True, timeout=60)
    environment = Environment(tmp_path / "environment")
    node = find_node()
    paths = [environment.python.parent, *([node.node.parent] if node else []), "/usr/bin", "/bin"]
    env = {**environment.env, "PATH": ":".join(map(str, paths))}
    run(["bash", "binder/postBuild"], 600, env, clone)
    assert not (clone / "js" / "node_modules").exists()
    with running("lab", clone, home, environment.python, env) as server:
        seen = [sys.executable, "-m", "tests.packaging.visit", "tutorials", f"{server.url}/{NAME}/"]
        run(seen, 150, cwd=ROOT)
