"""The scripts of a checkout, which set it up."""

from __future__ import annotations

import subprocess
import sys

from scripts.run import ROOT
from scripts.tasks import IN_BROWSER

FIND = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from scripts import bootstrap, js
print(js.find_node() or js.NODE_WHEEL)
"""


def test_they_run_before_anything_is_installed() -> None:
    argv = [sys.executable, "-I", "-S", "-c", FIND]
    done = subprocess.run(argv, capture_output=True, text=True, timeout=60, check=True)
    assert "node" in done.stdout.lower()


def test_what_opens_a_browser_is_looked_for_where_it_stands() -> None:
    places = [ROOT / place for place in IN_BROWSER.split()]
    marked = {
        path
        for path in (ROOT / "tests").rglob("test_*.py")
        if "mark.browser" in path.read_text(encoding="utf-8")
    }
    found = {next((one for one in places if one in path.parents), path) for path in marked}
    assert found == set(places)
    # The first of them is looked at for nothing else.
    assert set(places[0].glob("test_*.py")) <= marked


def test_the_targets_set_up_what_their_commands_import() -> None:
    recipes = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command, extra in (("export", "export"), ("serve", "hosting")):
        target = recipes[: recipes.index(f"-m tritables {command}")].rpartition("$(BOOTSTRAP)")[2]
        assert target.splitlines()[0].split() == [extra]
