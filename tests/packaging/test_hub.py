"""JupyterHub with the values of our Helm chart's file: a pupil has pages, a teacher Lab as well."""

from __future__ import annotations

import re
import shutil
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

RECIPE = ROOT / "docs" / "hosting" / "Dockerfile"
CELL = """
from tritables import Table
Table("trictrac", seed=5)
"""


def follow(recipe: Path, environment: Environment, wheel: Path, place: Path) -> None:
    """Do what a recipe of an image does, in an environment; its /opt is another place."""
    text = re.sub(r"\\\n\s*", "", recipe.read_text(encoding="utf-8"))
    (place / "opt").mkdir(parents=True)
    given = {"PATH": f"{environment.python.parent}:/usr/bin:/bin"}
    for line in text.splitlines():
        step, _, rest = line.partition(" ")
        if step == "ARG":
            given.update([rest.split("=")])
        elif step == "COPY":
            for pattern in rest.split()[:-1]:
                (found,) = [wheel] if pattern.startswith("dist/") else [ROOT / pattern]
                assert found.match(Path(pattern).name)
                shutil.copy(found, place / "opt")
        elif step == "RUN" and not rest.startswith("useradd "):
            done = rest.replace("/opt/", f"{place}/opt/")
            run(["sh", "-ec", done], 400, {**environment.env, **given}, place)


def test_each_has_what_they_shall_have_and_nobody_elses(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "venv")
    follow(RECIPE, environment, wheel, tmp_path / "image")
    work = tmp_path / "work"
    home = work / "homes" / TEACHER
    home.mkdir(parents=True)
    (home / "table.ipynb").write_text(notebook(CELL))
    with hub(environment, work) as address:
        seen = [sys.executable, "-m", "tests.packaging.visit_hub", address, PUPIL, TEACHER]
        run(seen, 240, cwd=ROOT)
    assert (home / "tritables" / "nl" / "teachers.ipynb").is_file()
