"""A machine that is busy with something else, as one in a classroom or in CI may be."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def busy_machine(loops: int = 4) -> Iterator[None]:
    """Programs beside the tests that do nothing but keep the machine busy."""
    argv = [sys.executable, "-c", "while True: pass"]
    running = [subprocess.Popen(argv) for _ in range(loops)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()
