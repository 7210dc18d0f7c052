"""The transcripts that the browser's side of the battery plays: they are what is sent today."""

from __future__ import annotations

import subprocess
import sys

import pytest

from scripts.run import ROOT
from tests.protocol.recordings import SHOWN
from tests.protocol.stages import STAGES

FEW = [stage.replace(" ", "-") for stage in list(STAGES)[2::5]]
"""What stands for all in ``make test``: hardly anything makes only others out of date."""


@pytest.mark.parametrize(
    "names",
    [
        pytest.param([], id="all", marks=pytest.mark.full),
        pytest.param(FEW, id="some stages"),
        pytest.param([f"recording-{name}" for name in SHOWN], id="recordings"),
    ],
)
def test_when_something_else_is_sent_to_pages_then_transcripts_are_out_of_date(
    names: list[str],
) -> None:
    """In a process of its own: it has ids for texts, and nothing that other tests have made."""
    asked = [sys.executable, "-m", "tests.protocol.write", "--check", *names]
    checked = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
