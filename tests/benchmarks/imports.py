"""How long an import takes in a fresh interpreter, beside `import anywidget`."""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median

from tests.benchmarks.report import Figure, compared

ROUNDS = 9
LIMIT = 60
BARE = "pass"
CODES = (BARE, "import tritables", "import anywidget", "from tritables import Table")


def _seconds(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, timeout=LIMIT)
    return time.perf_counter() - start


def measure() -> list[Figure]:
    """Milliseconds beyond those that a bare interpreter takes to start and end."""
    for code in CODES:
        _seconds(code)  # fills the caches of the disk and of compiled files
    found: dict[str, list[float]] = {code: [] for code in CODES}
    for nth in range(ROUNDS):
        for code in CODES[:: 1 if nth % 2 else -1]:
            found[code].append(_seconds(code) * 1000)
    bare = median(found[BARE])
    above = {code: [one - bare for one in times] for code, times in found.items()}
    peer, named = above["import anywidget"], "import anywidget"
    return [
        compared(code, above[code], peer, "{:.0f} ms", named=named)
        for code in CODES
        if code not in (BARE, named)
    ]
