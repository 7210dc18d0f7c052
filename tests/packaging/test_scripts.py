"""The scripts of a checkout, which set it up."""

from __future__ import annotations

import re
import subprocess
import sys
import time

import pytest

from scripts.__main__ import TARGETS
from scripts.run import ROOT, stream
from scripts.tasks import IN_BROWSER, Step, run_all, without_browser

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


QUICK = "pytest --version"
LANES = {"code": [Step("no.such.module", 60), Step(QUICK, 60)], "pages": [Step(QUICK, 60)]}


def test_when_lanes_run_then_each_line_says_whose_it_is_and_summaries_come_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_all(LANES) == 1
    lines = capsys.readouterr().out.splitlines()
    version = f"pytest {pytest.__version__}"
    assert lines[-3:] == ["FAILED: no.such.module", version, version]
    of_lanes = {
        name: [line for line in lines[:-3] if line.startswith(f"{name:5} | ")] for name in LANES
    }
    assert sum(map(len, of_lanes.values())) == len(lines[:-3])
    begun = [line.partition("==> ")[2].partition("   (")[0] for line in of_lanes["code"]]
    assert [one for one in begun if one] == ["no.such.module", QUICK]
    assert f"pages | {version}" in of_lanes["pages"]


def test_when_a_lane_is_alone_then_its_lines_stand_as_they_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_all({"pages": LANES["pages"]}) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"==> {QUICK}   (at most 60 s)"


def test_when_no_browser_is_wanted_then_lanes_are_left_with_what_needs_none() -> None:
    page, code = Step(f"pytest {IN_BROWSER}", 60), Step(QUICK, 60)
    assert without_browser({"code": [code], "pages": [page]}) == {"code": [code]}
    assert without_browser({"all": [code, page]}) == {"all": [code]}
