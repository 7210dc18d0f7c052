"""Runs other programs: says what happens, keeps them quiet unless they fail, ends them in time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from threading import Timer

WINDOWS = sys.platform == "win32"


def python_of(environment: Path, *, windows: bool = WINDOWS) -> Path:
    """The Python of a virtual environment.

    >>> python_of(Path("own"), windows=False).as_posix()
    'own/bin/python'
    >>> python_of(Path("own"), windows=True).as_posix()
    'own/Scripts/python.exe'
    """
    return environment / ("Scripts/python.exe" if windows else "bin/python")


ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = python_of(VENV)
HEAD, TAIL = 12, 30  # how much of a failed step's output is shown


if WINDOWS and isinstance(sys.stdout, TextIOWrapper):  # its own encoding has not every letter
    sys.stdout.reconfigure(encoding="utf-8")


def say(text: str) -> None:
    """Print a line at once and whole, in order with what the programs print."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


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
    say(f"  {what.partition(' (')[0]}: done in {time.monotonic() - start:.0f} s")


_running: set[subprocess.Popen[str]] = set()
"""The programs that run, for whoever has to end them."""


def together(*jobs: Callable[[], object]) -> None:
    """Do long steps at the same time; raises what the first of them raised, when all have ended."""
    with ThreadPoolExecutor(len(jobs)) as pool:
        started = [pool.submit(job) for job in jobs]
        try:
            for one in started:
                one.result()
        except KeyboardInterrupt:  # only this thread has heard it
            for process in list(_running):
                end(process)
            raise


def stream(
    argv: Sequence[str | Path],
    limit: float,
    each: Callable[[str], object],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> int:
    """Run a program, hand on each line it prints, and return its code (124 if it took too long).

    Its children end with it. On Windows, too, Pythons among them read and write UTF-8.
    """
    process = subprocess.Popen(
        [str(arg) for arg in argv],
        cwd=cwd,
        env={**({"PYTHONUTF8": "1"} if WINDOWS else {}), **os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    assert process.stdout is not None
    _running.add(process)
    late = False

    def too_late() -> None:
        nonlocal late
        late = True
        end(process)

    limited = Timer(limit, too_late)
    limited.daemon = True
    limited.start()
    try:
        for line in process.stdout:
            each(line)
        code = process.wait()
    except BaseException:  # an interrupt from the keyboard reaches us only, so pass it on
        end(process)
        process.wait()
        raise
    finally:
        limited.cancel()
        _running.discard(process)
    return 124 if late else code


def end(process: subprocess.Popen[str]) -> None:
    """End a program at once, with all that it has started; it has a session of its own."""
    if sys.platform == "win32":
        tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _reason(code: int, limit: float) -> str:
    return f"not done in {limit:.0f} s" if code == 124 else f"exit code {code}"


def show(argv: Sequence[str | Path], limit: float, label: str = "") -> tuple[int, str]:
    """Run a step in the open; return its code and the last line that says anything.

    A label stands before each of its lines, so that steps that run beside it are told apart.
    """
    last = ""

    def each(line: str) -> None:
        nonlocal last
        say(label + line.rstrip("\n"))
        last = line.strip() or last

    code = stream(argv, limit, each)
    if code == 124:
        say(f"{label}ended: {_reason(code, limit)}")
    return code, last
