"""Runs other programs: says what happens, keeps them quiet unless they fail, ends them in time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
HEAD, TAIL = 12, 30  # how much of a failed step's output is shown


def say(text: str) -> None:
    """Print a line at once, in order with what the programs print."""
    print(text, flush=True)


def fail(text: str) -> SystemExit:
    """The one line with which a script ends when something is missing."""
    return SystemExit(f"tritables: {text}")


def quiet(
    argv: Sequence[str | Path],
    what: str,
    limit: float,
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a long step; print one line before and after it, and its output only if it fails."""
    say(f"{what} …")
    lines: list[str] = []
    start = time.monotonic()
    code = stream(argv, limit, lines.append, cwd=cwd, env=env)
    if code:
        if len(lines) > HEAD + TAIL:
            lines[HEAD:-TAIL] = [f"… {len(lines) - HEAD - TAIL} lines left out …\n"]
        say("".join(lines).rstrip())
        raise fail(f"this failed ({_reason(code, limit)}): {what}")
    say(f"  done in {time.monotonic() - start:.0f} s")


def stream(
    argv: Sequence[str | Path],
    limit: float,
    each: Callable[[str], object],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> int:
    """Run a program, hand on each line it prints, and return its code (124 if it took too long).

    It gets a process group of its own, so that its children end with it.
    """
    process = subprocess.Popen(
        [str(arg) for arg in argv],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    assert process.stdout is not None
    late = False

    def too_late(*_: object) -> None:
        nonlocal late
        late = True
        os.killpg(process.pid, signal.SIGKILL)

    before = signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        for line in process.stdout:
            each(line)
        code = process.wait()
    except BaseException:  # an interrupt from the keyboard reaches us only, so pass it on
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    return 124 if late else code


def _reason(code: int, limit: float) -> str:
    return f"not done in {limit:.0f} s" if code == 124 else f"exit code {code}"


def show(argv: Sequence[str | Path], limit: float) -> tuple[int, str]:
    """Run a step in the open; return its code and the last line that says anything."""
    last = ""

    def each(line: str) -> None:
        nonlocal last
        sys.stdout.write(line)
        sys.stdout.flush()
        last = line.strip() or last

    code = stream(argv, limit, each)
    if code == 124:
        say(f"ended: {_reason(code, limit)}")
    return code, last
