"""The files that have GitHub and GitLab publish the tutorials: they parse, and say what exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts.__main__ import TARGETS
from scripts.run import ROOT

GITHUB = ROOT / ".github" / "workflows" / "pages.yml"
GITLAB = ROOT / ".gitlab-ci.yml"
FOLDER = "site"


def read(path: Path) -> dict[Any, Any]:
    parsed = yaml.safe_load(path.read_text())
    assert isinstance(parsed, dict)
    return parsed


def commands(value: object) -> Iterator[str]:
    """What is run, in either file."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("run", "script"):
                yield from [inner] if isinstance(inner, str) else inner
            else:
                yield from commands(inner)
    elif isinstance(value, list):
        for one in value:
            yield from commands(one)


@pytest.mark.parametrize("path", [GITHUB, GITLAB])
def test_they_run_what_there_is(path: Path) -> None:
    run = list(commands(read(path)))
    assert "make site" in run
    assert {command.split()[1] for command in run if command.startswith("make ")} <= TARGETS.keys()


def test_make_site_writes_the_folder_that_they_publish() -> None:
    assert TARGETS["site"].module == f"tritables export notebooks {FOLDER}"


def test_github_publishes_that_folder_with_no_more_rights_than_it_takes() -> None:
    workflow = read(GITHUB)
    assert workflow["permissions"] == {"contents": "read", "pages": "write", "id-token": "write"}
    build, deploy = workflow["jobs"]["build"], workflow["jobs"]["deploy"]
    assert deploy["needs"] == "build"
    uploads = [step for step in build["steps"] if "upload" in step.get("uses", "")]
    assert [step["with"]["path"] for step in uploads] == [FOLDER]
    used = [step["uses"] for job in (build, deploy) for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", one) for one in used)
    assert all("timeout-minutes" in job for job in (build, deploy))


def test_gitlab_publishes_the_folder_that_it_asks_for() -> None:
    pages = read(GITLAB)["pages"]
    assert f"mv {FOLDER} public" in pages["script"]
    assert pages["artifacts"]["paths"] == ["public"]
    assert "timeout" in pages
