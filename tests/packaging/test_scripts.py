"""The scripts of a checkout, which set it up."""

from __future__ import annotations

import subprocess
import sys

from scripts.run import ROOT

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
