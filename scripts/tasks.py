"""The steps of the longer targets: `python -m scripts.tasks test|test-all|bench|build|format`.

Each step is shown, has a time limit, and is not held up by one that failed before it; a summary
comes last, and pytest's own lines come last of all. With `--no-browser` what needs one is left
out, and none is looked for.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from scripts import chromium
from scripts.run import ROOT, VENV_PYTHON, WINDOWS, say, show


@dataclass(frozen=True)
class Step:
    """A module of the venv's Python, with arguments as in a shell, and its limit in seconds."""

    command: str
    limit: int

    @property
    def argv(self) -> list[str | Path]:
        """Return what to run."""
        return [VENV_PYTHON, "-m", *shlex.split(self.command)]


STATIC = [
    Step("ruff check", 60),
    Step("ruff format --check", 60),
    Step("scripts.js lint", 60),
    Step("scripts.protocol --check", 60),
    Step("scripts.js types --check", 60),
    Step("scripts.js check", 120),
    Step("mypy", 300),
    Step("scripts.js test", 300),
]
TWO = "-n 2 --dist loadgroup --durations=10"
"""Two workers; what has a group, such as all that opens JupyterLab, stays together in one."""
BY_FILE = "-n 2 --dist loadfile --durations=10"
"""The same, but a file stays in one: where tests are short, what they share is worth more."""
LONG = f"{TWO} --hypothesis-profile=full"
IN_BROWSER = "tests/browser tests/packaging"
"""Paths of tests that open a browser: to read the others takes each worker ten seconds."""
NO_BROWSER = "--doctest-modules tritables scripts tests --ignore=tests/browser"
if WINDOWS:  # it has no forks, no signals and no Unix sockets, which servers are tested with
    NO_BROWSER += " --ignore=tests/hosting --ignore=tests/packaging"
EVERYWHERE = " and not posix" if WINDOWS else ""

TASKS: dict[str, list[Step]] = {
    "test": [
        *STATIC,
        Step(
            f'pytest {NO_BROWSER} -m "not browser and not full{EVERYWHERE}" {BY_FILE}',
            1500,
        ),
        Step(f'pytest {IN_BROWSER} -m "browser and not full" --no-pictures {TWO}', 2400),
    ],
    "test-all": [
        *STATIC,
        Step(f'pytest {NO_BROWSER} -m "not browser{EVERYWHERE}" {LONG}', 3600),
        Step(f"pytest {IN_BROWSER} -m browser {TWO}", 7200),
    ],
    "bench": [Step("tests.benchmarks", 3600)],
    "build": [Step("build --no-isolation", 300)],
    "format": [
        Step("ruff check --fix", 60),
        Step("ruff format", 60),
        Step("scripts.protocol", 60),
        Step("scripts.js types", 60),
        Step("scripts.js format", 60),
    ],
}


def main() -> int:
    """Run the steps of one task."""
    task, *chosen = sys.argv[1:]
    steps = TASKS[task]
    if "--no-browser" in chosen:
        steps = [step for step in steps if IN_BROWSER not in step.command]
    elif task in ("test", "test-all", "bench"):
        say(f"==> Chromium: {chromium.ensure()}")
    if task == "build":
        shutil.rmtree(ROOT / "dist", ignore_errors=True)
    # Steps start hundreds of Pythons: what one of them has compiled, the others can load.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    failed: list[str] = []
    summaries: list[str] = []
    for step in steps:
        say(f"==> {step.command}   (at most {step.limit} s)")
        start = time.monotonic()
        code, last = show(step.argv, step.limit)
        say(f"    {'failed' if code else 'ok'}, {time.monotonic() - start:.1f} s")
        if code:
            failed.append(step.command)
        if step.command.startswith("pytest"):
            summaries.append(last)
    for command in failed:
        say(f"FAILED: {command}")
    for summary in summaries:
        say(summary)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
