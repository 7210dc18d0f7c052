"""The archives and an environment to install them in, made once for all tests here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from scripts.run import ROOT


class Environment:
    """A virtual environment of its own, where nobody has a Node."""

    def __init__(self, folder: Path) -> None:
        self.python = folder / "bin" / "python"
        run([sys.executable, "-m", "venv", folder], 60)

    @property
    def env(self) -> dict[str, str]:
        """On the path is what this environment brings, and nothing that the machine has."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return {**kept, "PATH": str(self.python.parent)}

    def run(self, *arguments: str | Path, limit: float = 30, given: str = "") -> str:
        """Run its Python, in a folder where no checkout can be imported."""
        return run([self.python, *arguments], limit, self.env, self.python.parent, given)

    def install(self, *arguments: str | Path, limit: float) -> None:
        """Install packages."""
        options = ("--disable-pip-version-check", "--no-input", "--quiet")
        self.run("-m", "pip", "install", *options, *arguments, limit=limit)


def run(
    argv: Sequence[str | Path],
    limit: float,
    env: dict[str, str] | None = None,
    cwd: Path | None = None,
    given: str = "",
) -> str:
    """Run a program within its time; what it printed is in the failure if it fails."""
    done = subprocess.run(
        [str(one) for one in argv],
        input=given,
        cwd=cwd,
        env=env,
        timeout=limit,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{argv}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="package")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist, and the wheel that is built from it."""
    place = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", place, ROOT], 120)
    return place


@pytest.fixture(scope="package")
def wheel(dist: Path) -> Path:
    """The wheel."""
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="package")
def sdist(dist: Path) -> Path:
    """The sdist."""
    return next(dist.glob("*.tar.gz"))


@pytest.fixture(scope="package")
def contents(wheel: Path) -> dict[str, bytes]:
    """What is in the wheel, by name."""
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


@pytest.fixture(scope="package")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Iterator[Environment]:
    """An environment with the wheel and what it declares to need, in the locked versions."""
    folder = tmp_path_factory.mktemp("environment")
    environment = Environment(folder)
    try:
        environment.install("-c", ROOT / "requirements.lock", wheel, limit=120)
        yield environment
    finally:
        shutil.rmtree(folder, ignore_errors=True)  # hundreds of MB; pytest would keep them
