"""The files that run the tests for a stranger's change: they parse, and run what there is."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import yaml

from scripts.__main__ import TARGETS
from scripts.run import ROOT

Json = dict[str, Any]


def read(path: Path) -> Json:
    """A file of YAML; its ``on`` is read as the truth value that YAML takes it for."""
    parsed = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(parsed, dict)
    return parsed


GITHUB = read(ROOT / ".github" / "workflows" / "tests.yml")
GITLAB = read(ROOT / ".gitlab-ci.yml")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
KNOWN = "Programming Language :: Python :: "
VERSIONS = [
    name.removeprefix(KNOWN)
    for name in PROJECT["classifiers"]
    if re.fullmatch(rf"{KNOWN}3\.\d+", name)
]


def test_when_a_version_is_promised_then_both_hosts_test_with_it() -> None:
    assert VERSIONS
    assert GITHUB["jobs"]["browser"]["strategy"]["matrix"]["python"] == VERSIONS
    assert GITLAB["tests"]["parallel"]["matrix"] == [{"PYTHON": VERSIONS}]


def test_when_a_pull_request_comes_then_it_is_tested_without_any_right_to_write() -> None:
    assert "pull_request" in GITHUB[True]
    assert GITHUB["permissions"] == {"contents": "read"}
    used = [
        step["uses"] for job in GITHUB["jobs"].values() for step in job["steps"] if "uses" in step
    ]
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", one) for one in used)
    assert all("timeout-minutes" in job for job in GITHUB["jobs"].values())


def test_when_a_job_runs_then_its_command_is_one_that_there_is() -> None:
    steps = [step for job in GITHUB["jobs"].values() for step in job["steps"]]
    run = [shlex.split(step["run"]) for step in steps if "run" in step]
    assert run == [
        ["python", "-m", "scripts", "test"],
        ["python", "-m", "scripts", "test", "--no-browser"],
    ]
    assert "test" in TARGETS
    assert GITLAB["tests"]["script"] == ["make test"]


def test_when_there_is_no_make_and_no_browser_then_macos_and_windows_are_tested_still() -> None:
    systems = GITHUB["jobs"]["elsewhere"]["strategy"]["matrix"]["system"]
    assert systems == ["macos-latest", "windows-latest"]
