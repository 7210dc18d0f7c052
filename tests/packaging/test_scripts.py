"""The scripts of a checkout, which set it up."""

from __future__ import annotations

import re
import subprocess
import sys
import time

from scripts.__main__ import TARGETS
from scripts.run import ROOT, stream
from scripts.tasks import IN_BROWSER

FIND = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from scripts import bootstrap, js
print(js.find_node() or js.NODE_WHEEL)
"""
RUN = f"""
import runpy, sys
sys.path.insert(0, {str(ROOT)!r})
runpy.run_module("scripts", run_name="__main__")
"""
LONG = 60
"""Seconds that nobody waits for."""


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
    sets_up = {target.module.partition(" ")[2][:6]: target.extra for target in TARGETS.values()}
    assert (sets_up["serve"], sets_up["export"]) == ("hosting", "export")


def test_when_make_is_asked_then_it_has_every_target() -> None:
    listed = re.search("^TARGETS = (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert listed
    assert listed[1].split() == [*TARGETS]


def test_when_there_is_no_make_then_the_targets_are_told_and_an_unknown_one_is_refused() -> None:
    argv = [sys.executable, "-I", "-S", "-c", RUN]
    told = subprocess.run([*argv, "help"], capture_output=True, text=True, timeout=60, check=True)
    assert [line.split()[0] for line in told.stdout.splitlines()] == [*TARGETS]
    refused = subprocess.run(
        [*argv, "pay"], capture_output=True, text=True, timeout=60, check=False
    )
    assert (refused.returncode, refused.stdout) == (2, told.stdout)


def test_when_a_program_is_too_late_then_it_is_ended_with_its_children() -> None:
    child = f"import time; time.sleep({LONG})"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    start = time.monotonic()
    assert stream([sys.executable, "-c", parent], 5, print) == 124
    assert time.monotonic() - start < LONG, "its output ends with the last of its children"
