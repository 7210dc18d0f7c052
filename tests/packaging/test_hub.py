"""JupyterHub with the values of our Helm chart's file: a pupil has pages, a teacher Lab as well."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts.run import ROOT
from tests.benchmarks.serving import notebook
from tests.packaging.conftest import Environment, run
from tests.packaging.hub import PUPIL, TEACHER, hub

pytestmark = [
    pytest.mark.browser,
    pytest.mark.full,
    pytest.mark.timeout(900),
    pytest.mark.xdist_group("packaging"),  # the archives are made once
]

CELL = """
from tritables import Table
Table("trictrac", seed=5)
"""


def test_each_has_what_they_shall_have_and_nobody_elses(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "venv")
    hub_of = f"tritables[hub] @ {wheel.as_uri()}"
    environment.install("-c", ROOT / "requirements.lock", hub_of, limit=300)
    work = tmp_path / "work"
    home = work / "homes" / TEACHER
    home.mkdir(parents=True)
    (home / "table.ipynb").write_text(notebook(CELL))
    with hub(environment, work) as address:
        seen = [sys.executable, "-m", "tests.packaging.visit_hub", address, PUPIL, TEACHER]
        run(seen, 240, cwd=ROOT)
    assert (home / "tritables" / "nl" / "teachers.ipynb").is_file()
