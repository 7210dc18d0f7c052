"""Hosts that the extras do not bring: each is installed into a thin environment over this one."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

from scripts.run import ROOT

LIMIT = 300
"""Seconds that an installation may take."""


def layer(folder: Path, *packages: str) -> Path:
    """Make an environment that has all of this one and some packages more; return its Python."""
    _run(sys.executable, "-m", "venv", folder)
    python = folder / "bin" / "python"
    ours = sysconfig.get_paths()["purelib"]
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    below = folder / "lib" / version / "site-packages" / "below.pth"
    below.write_text(f"import site; site.addsitedir({ours!r})\n")
    # Jupyter looks for the widgets' front ends in the environment that it runs in.
    shared = folder / "share" / "jupyter" / "labextensions"
    shared.mkdir(parents=True)
    for found in (Path(sys.prefix) / "share" / "jupyter" / "labextensions").iterdir():
        (shared / found.name).symlink_to(found)
    quiet = ("--disable-pip-version-check", "--no-input", "--quiet")
    _run(python, "-m", "pip", "install", *quiet, "-c", ROOT / "requirements.lock", *packages)
    return python


def _run(*argv: object) -> None:
    done = subprocess.run(
        [str(one) for one in argv], capture_output=True, text=True, timeout=LIMIT, check=False
    )
    assert done.returncode == 0, f"{argv}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
