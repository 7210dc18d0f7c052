"""Makes `.venv` with all that the extras asked for need, and the browser module.

    python -m scripts.bootstrap [--here] [extra …]

A second run finds its stamps and is done at once. `--here` installs into the Python that runs
this, for machines that are made for one purpose (Binder).
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from scripts import js
from scripts.run import ROOT, VENV, VENV_PYTHON, fail, quiet, say, together

LOCK = ROOT / "requirements.lock"
STAMP = VENV / ".tritables.json"
CONTAINS = {"dev": {"hosting", "test"}, "bench": {"dev", "hosting", "test"}}


def make_venv() -> None:
    """Create `.venv`, or create it anew if it is broken or of another Python than this one."""
    if VENV.exists():
        if _version(VENV_PYTHON) == str(sys.version_info[:2]):
            return
        if not (VENV / "pyvenv.cfg").exists():
            raise fail(".venv is there but is no virtual environment: move it out of the way")
        say("Removing .venv: it is incomplete, or was made with another Python")
        shutil.rmtree(VENV)
    try:
        import ensurepip  # noqa: F401  (Debian leaves it out)
        import venv  # noqa: F401
    except ImportError:
        name = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        raise fail(
            f"this Python cannot make virtual environments: apt install {name}"
            " (Debian, Ubuntu), or give another: python3.12 -m scripts play"
        ) from None
    base = getattr(sys, "_base_executable", sys.executable)  # not the venv just removed
    quiet([base, "-m", "venv", VENV], "Creating .venv", 180)


def _version(python: Path) -> str:
    """The version of a Python that has pip; empty if it does not run."""
    ask = "import pip, sys; print(sys.version_info[:2])"
    try:
        return subprocess.run(
            [python, "-c", ask], capture_output=True, text=True, timeout=60, check=True
        ).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""


def pip_install(python: Path, what: str, *requirements: str) -> None:
    """Install, with every version as in the lock.

    Modules are compiled by the Python that first loads them: a third of the time would go to
    compiling tens of thousands that nobody ever loads.
    """
    options = ["--disable-pip-version-check", "--no-input", "--quiet", "--no-compile"]
    options += ["-c", str(LOCK)]
    quiet([python, "-m", "pip", "install", *options, *requirements], what, 1800)


def install(python: Path, extras: set[str]) -> None:
    """Install the package as an editable one, with the locked versions of what it needs."""
    # The build backend comes first and from the lock too, so the build needs no isolation.
    pip_install(python, "Installing the build backend", "hatchling", "editables")
    names = ",".join(sorted(extras))
    pip_install(
        python,
        f"Installing the Python packages for: {names or 'play'} (a minute or two)",
        "--no-build-isolation",
        "-e",
        f"{ROOT}[{names}]" if names else str(ROOT),
    )


def build_js(python: Path) -> None:
    """Build the browser module, with a Node from PyPI if there is none."""
    if js.is_built() or not js.JS.exists():
        js.build()
        return
    if not js.find_node():
        pip_install(python, "Installing Node from PyPI (60 MB)", js.NODE_WHEEL)
    js.build()


def whole(extras: set[str]) -> set[str]:
    """The extras, with those that they contain."""
    return extras.union(*(CONTAINS.get(extra, set()) for extra in extras))


def set_up(extras: set[str], *beside: Callable[[], object]) -> None:
    """Do what has not been done yet for these extras, and ``beside`` it what else takes long."""
    extras = whole(extras)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    state = js.digest([ROOT / "pyproject.toml", LOCK], str(ROOT), version)
    try:
        stamp = json.loads(STAMP.read_text())
        done = set(stamp["extras"]) if stamp["state"] == state else set()
        ready = stamp["state"] == state and extras <= done and VENV_PYTHON.exists()
    except (OSError, ValueError, KeyError, TypeError):
        done, ready = set(), False
    if not ready:
        make_venv()
        STAMP.unlink(missing_ok=True)
        extras |= done
        early = (js.build,) if js.find_node() else ()  # else Node comes from PyPI, into .venv
        together(lambda: install(VENV_PYTHON, extras), *early, *beside)
        STAMP.write_text(json.dumps({"state": state, "extras": sorted(extras)}))
    build_js(VENV_PYTHON)


def main() -> None:
    """Set up `.venv`, or the Python that runs this."""
    extras = set(sys.argv[1:])
    if "--here" in extras:
        install(Path(sys.executable), whole(extras - {"--here"}))
        build_js(Path(sys.executable))
    else:
        set_up(extras)


if __name__ == "__main__":
    main()
