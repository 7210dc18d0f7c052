"""The archives installed in an empty environment, on a machine where nobody has a Node."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from scripts.run import ROOT
from tests.benchmarks.serving import notebook
from tests.browser.servers import running
from tests.packaging.conftest import Environment, run

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(300),
    pytest.mark.xdist_group("packaging"),  # the archives are made once
]

RULES = """
import sys
sys.path[:] = [sys.argv[1], *(one for one in sys.path if "-packages" not in one)]
import random
import tritables
state, rng = tritables.new("trictrac"), random.Random(1)
while state.to_act is not None:
    state = state.play(rng.choice(state.legal_moves()))
assert state.result.winners
"""
CELL = """
import shutil
assert shutil.which("node") is None
from tritables import Table
Table("trictrac", seed=5)
"""


def test_the_rules_need_the_standard_library_only(wheel: Path) -> None:
    """Straight from the wheel, with no installed package in sight."""
    run([sys.executable, "-I", "-S", "-c", RULES, wheel], 30)


@pytest.mark.full
def test_the_declared_dependencies_are_enough(installed: Environment) -> None:
    asked = json.dumps({"new": "trictrac"})
    answer = json.loads(installed.run("-m", "tritables", "engine", given=asked + "\n"))
    assert "start 1-2" in answer["legal"]
    refused = json.dumps({"position": answer["position"], "moves": ["1/3"]})
    assert json.loads(installed.run("-m", "tritables", "engine", given=refused))["error"]["message"]
    made = "from tritables import Lesson, Page, Table; print(Table('trictrac').svg()[:4])"
    assert installed.run("-c", made).strip() == "<svg"


@pytest.mark.full
def test_when_nothing_but_the_wheel_was_asked_for_then_pages_can_be_written(
    installed: Environment,
) -> None:
    made = "from tritables import Recording, Worksheet, examples; import sys; "
    made += "pages = Recording('bar-first').html(), Worksheet('tricap', n=1).html(), "
    made += "examples('tricom')._repr_html_(); print(*(page[:5] for page in pages))"
    assert installed.run("-c", made).split() == ["<!doc", "<!doc", "<div"]


@pytest.mark.full
def test_without_voila_it_says_how_to_get_pages(installed: Environment) -> None:
    script = "import sys; from tritables.cli import main; print(main(['serve', '--port', '0']))"
    script = f"import sys; sys.stderr = sys.stdout; {script}"
    line, status = installed.run("-c", script).splitlines()
    assert line.startswith("tritables serve: ")
    assert "pip install 'tritables[hosting]'" in line
    assert status == "1"


@pytest.mark.full
def test_the_licences_are_shown(installed: Environment) -> None:
    assert "preact" in installed.run("-m", "tritables", "licences")


@pytest.fixture(scope="module")
def hosted(installed: Environment, wheel: Path) -> Environment:
    """The same environment with the extra ``hosting``; what comes without it is tested above."""
    lock = ROOT / "requirements.lock"
    installed.install("-c", lock, f"tritables[hosting] @ {wheel.as_uri()}", limit=280)
    return installed


@pytest.mark.full
@pytest.mark.timeout(600)
def test_the_tutorials_are_served(hosted: Environment, tmp_path: Path) -> None:
    """What anybody types who has never seen a checkout: pip install, tritables serve."""
    work, home = tmp_path / "work", tmp_path / "home"
    work.mkdir()
    home.mkdir()
    with running("tutorials", work, home, hosted.python, hosted.env) as server:
        seen = [sys.executable, "-m", "tests.packaging.visit", "tutorials", server.url]
        run(seen, 150, cwd=ROOT)
    assert not list(work.iterdir())


@pytest.mark.full
@pytest.mark.timeout(600)
def test_the_board_is_drawn_in_jupyterlab(hosted: Environment, tmp_path: Path) -> None:
    work, home = tmp_path / "work", tmp_path / "home"
    work.mkdir()
    home.mkdir()
    (work / "table.ipynb").write_text(notebook(CELL))
    with running("lab", work, home, hosted.python, hosted.env) as server:
        seen = [sys.executable, "-m", "tests.packaging.visit", "lab", server.address("table.ipynb")]
        run(seen, 100, cwd=ROOT)


@pytest.mark.full
def test_the_sdist_installs_without_node(installed: Environment, sdist: Path) -> None:
    """The build takes the module that the sdist brings; in the same environment, to save time."""
    installed.install("--no-deps", "--force-reinstall", sdist, limit=120)
    show = (
        "from tritables.widgets.browser_files import browser_module as m; print(len(m('table.js')))"
    )
    assert int(installed.run("-c", show)) > 10_000
