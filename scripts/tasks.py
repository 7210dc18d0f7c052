"""The steps of the longer targets: `python -m scripts.tasks test|test-all|bench|build|format`.

Each step is shown, has a time limit, and is not held up by one that failed before it; a summary
comes last, and pytest's own lines come last of all. What waits, for kernels and for pages, goes on
beside what computes: steps are in lanes, and each line says whose it is where there are several.
With `--no-browser` what needs one is left out, and none is looked for.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from scripts import chromium, redis
from scripts.run import ROOT, VENV_PYTHON, WINDOWS, say, show, together


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
]
BROWSER_CODE = Step("scripts.js test", 300)
"""The tests of the browser module: the lane that waits for pages has the time for them."""
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

Lanes = Mapping[str, Sequence[Step]]
"""Steps by the lane that they are in: one after the other in each, all lanes at the same time."""

TASKS: dict[str, Lanes] = {
    "test": {
        "code": [
            *STATIC,
            Step(
                f'pytest {NO_BROWSER} -m "not browser and not full{EVERYWHERE}" {BY_FILE}',
                2400,
            ),
        ],
        "browser": [
            BROWSER_CODE,
            Step(f'pytest {IN_BROWSER} -m "browser and not full" --no-pictures {TWO}', 2400),
        ],
    },
    "test-all": {
        "all": [
            *STATIC,
            BROWSER_CODE,
            Step(f'pytest {NO_BROWSER} -m "not browser{EVERYWHERE}" {LONG}', 3600),
            Step(f"pytest {IN_BROWSER} -m browser {TWO}", 7200),
        ]
    },
    "bench": {"all": [Step("tests.benchmarks", 3600)]},
    "build": {"all": [Step("build --no-isolation", 300)]},
    "format": {
        "all": [
            Step("ruff check --fix", 60),
            Step("ruff format", 60),
            Step("scripts.protocol", 60),
            Step("scripts.js types", 60),
            Step("scripts.js format", 60),
        ]
    },
}


@dataclass
class Run:
    """The steps of a lane: runs them, and knows how they ended."""

    steps: Sequence[Step]
    label: str = ""
    failed: list[str] = field(default_factory=list)
    summaries: list[str] = field(default_factory=list)

    def run(self) -> None:
        """Run the steps one after the other, whatever comes of them."""
        for step in self.steps:
            say(f"{self.label}==> {step.command}   (at most {step.limit} s)")
            start = time.monotonic()
            code, last = show(step.argv, step.limit, self.label)
            took = f"{time.monotonic() - start:.1f} s"
            say(f"{self.label}    {'failed' if code else 'ok'}, {took}")
            if code:
                self.failed.append(step.command)
            if step.command.startswith("pytest"):
                self.summaries.append(last)


def without_browser(lanes: Lanes) -> Lanes:
    """The lanes with what needs no browser."""
    kept = {
        name: [step for step in steps if IN_BROWSER not in step.command]
        for name, steps in lanes.items()
    }
    return {name: steps for name, steps in kept.items() if steps}


def run_all(lanes: Lanes) -> int:
    """Run the lanes at the same time and say how all ended; 1 if a step failed, else 0."""
    width = max(map(len, lanes))
    runs = [
        Run(steps, f"{name:{width}} | " if len(lanes) > 1 else "") for name, steps in lanes.items()
    ]
    together(*(one.run for one in runs))
    failed = [command for one in runs for command in one.failed]
    for command in failed:
        say(f"FAILED: {command}")
    for one in runs:
        for summary in one.summaries:
            say(summary)
    return 1 if failed else 0


def main() -> int:
    """Run the steps of one task."""
    task, *chosen = sys.argv[1:]
    lanes = TASKS[task]
    if "--no-browser" in chosen:
        lanes = without_browser(lanes)
    if task in ("test", "test-all", "bench"):
        if not WINDOWS:  # which has no Redis
            say(f"==> Redis: {redis.ensure()}")
        if "--no-browser" not in chosen:
            say(f"==> Chromium: {chromium.ensure()}")
    if task == "build":
        shutil.rmtree(ROOT / "dist", ignore_errors=True)
    # Steps start hundreds of Pythons: what one of them has compiled, the others can load.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return run_all(lanes)


if __name__ == "__main__":
    sys.exit(main())
