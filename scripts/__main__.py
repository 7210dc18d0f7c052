"""The targets of the Makefile, for where there is no make: `python -m scripts [target …]`.

Each sets up what it needs (`scripts.bootstrap`) and goes on in the Python of `.venv`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scripts import bootstrap, chromium, redis
from scripts.run import ROOT, VENV_PYTHON, say


@dataclass(frozen=True)
class Target:
    """A target: its line of help, the extra of the package that it needs, and the module it runs.

    The module comes with its arguments; without one nothing is set up.
    """

    help: str
    extra: str = ""
    module: str = ""


TARGETS: Final = {
    "play": Target("serve the lessons on this machine", "hosting", "tritables serve"),
    "site": Target(
        "write the lessons into site/, for any web host: readers' own browsers play",
        "export",
        f"tritables export {os.environ.get('NOTEBOOKS', 'notebooks')} site",
    ),
    "lite": Target(
        "build a JupyterLite site into lite/: teachers edit and run notebooks in the browser",
        "test",
        "scripts.lite",
    ),
    "test": Target("check everything, the quick things first", "dev", "scripts.tasks test"),
    "test-all": Target(
        "check it at length too: whole games, every page in every language, a busy machine",
        "dev",
        "scripts.tasks test-all",
    ),
    "house": Target(
        "measure the code itself, beside the aims that were set for it", "dev", "scripts.house"
    ),
    "bench": Target("measure the engines, the pages and the hosts", "bench", "scripts.tasks bench"),
    "facts": Target("write what is true about the games, in figures", "test", "scripts.facts"),
    "train": Target(
        "train the weights of a game's opponents anew: GAME=trictrac",
        "train",
        f"scripts.training {os.environ.get('GAME', 'trictrac')}",
    ),
    "build": Target("put a wheel and an sdist into dist/", "test", "scripts.tasks build"),
    "format": Target("format and fix the sources", "test", "scripts.tasks format"),
    "clean": Target("remove all that was made"),
}

RUN_PROGRAMS: Final = ("test", "test-all", "bench")
"""Targets that run a browser and a Redis."""

MADE: Final = (
    *(".venv", ".venv-lite", "dist", "site", "lite", "js/node_modules"),
    *(".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"),
)
BUILT: Final = (
    *(f"tritables/widgets/static/{kind}" for kind in ("*.js", "*.css", "*.txt", ".built-from")),
    *(f"tritables/export/static/{kind}" for kind in ("*.js", "*.css")),
    "tritables/hosting/static/*.js",
)


def become(argv: list[str]) -> int:
    """Go on as another program; on Windows, which cannot, wait for its end and return its code."""
    if sys.platform != "win32":
        os.execv(argv[0], argv)
    try:
        return subprocess.run(argv, check=False).returncode
    except KeyboardInterrupt:  # it has heard that, too
        return 130


def clean() -> int:
    """Remove all that was made, and nothing else."""
    say("Removing .venv, node_modules, dist, caches and the built browser module")
    for name in MADE:
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for pattern in BUILT:
        for file in ROOT.glob(pattern):
            file.unlink()
    return 0


def _installed(arguments: list[str]) -> Callable[[], None]:
    """The installation of the programs that tests run: one after the other, as apt has a lock."""

    def install() -> None:
        redis.from_debian()
        if "--no-browser" not in arguments:
            chromium.from_debian()

    return install


def main() -> int:
    """Do what a target is for, or say what there is."""
    name, *arguments = sys.argv[1:] or ["help"]
    if name not in TARGETS:
        width = max(map(len, TARGETS))
        for known, target in TARGETS.items():
            say(f"  {known:{width}}  {target.help}")
        return 0 if name == "help" else 2
    target = TARGETS[name]
    if not target.module:
        return clean()
    beside = [_installed(arguments)] if name in RUN_PROGRAMS else []
    bootstrap.set_up({target.extra}, *beside)
    return become([str(VENV_PYTHON), "-m", *target.module.split(), *arguments])


if __name__ == "__main__":
    sys.exit(main())
