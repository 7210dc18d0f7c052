"""Hosts that the extras do not bring: each is installed into a thin environment over this one."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from scripts.run import ROOT

LIMIT = 300
"""Seconds that an installation may take."""


@contextmanager
def layer(folder: Path, *packages: str) -> Iterator[Path]:
    """The Python of an environment that has all of this one and some packages more."""
    try:
        yield _made(folder, packages)
    finally:
        shutil.rmtree(folder, ignore_errors=True)  # a hundred MB; pytest would keep them


def _made(folder: Path, packages: Sequence[str]) -> Path:
    _run(sys.executable, "-m", "venv", folder)
    python = folder / "bin" / "python"
    ours = sysconfig.get_paths()["purelib"]
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    below = folder / "lib" / version / "site-packages" / "below.pth"
    below.write_text(f"import site; site.addsitedir({ours!r})\n")
    # Jupyter looks for the front ends of widgets, and for much else, in its own environment, and
    # serves no links that lead out of it.
    here = Path("share") / "jupyter"
    shutil.copytree(Path(sys.prefix) / here, folder / here, dirs_exist_ok=True)
    quiet = ("--disable-pip-version-check", "--no-input", "--quiet")
    _run(python, "-m", "pip", "install", *quiet, "-c", ROOT / "requirements.lock", *packages)
    return python


def _run(*argv: object) -> None:
    done = subprocess.run(
        [str(one) for one in argv], capture_output=True, text=True, timeout=LIMIT, check=False
    )
    assert done.returncode == 0, f"{argv}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
