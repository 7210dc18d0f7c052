"""The scratch folder of a server: all its temporary files, removed at its end or by a later start.

A server that is killed removes nothing. What it leaves is told from what another one still uses by
a lock on a file in the folder, which the system lifts when a process ends, however that came.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import process
from pathlib import Path
from typing import Any, Final

PREFIX: Final = "tritables-"
LOCK: Final = "serving.lock"
"""The file in a scratch folder that is locked as long as its server runs."""


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """Yield a new folder for temporary files, after removing those of servers that were killed.

    Only folders of the same user are removed whose lock file is no longer locked. On Windows, which
    has no such locks, none is.

    >>> with scratch_folder() as folder:
    ...     folder.is_dir()
    True
    >>> folder.exists()
    False
    """
    root = Path(tempfile.gettempdir())
    for left in root.glob(f"{PREFIX}*"):
        _remove_abandoned(left)
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=root))
    lock = _hold(folder)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if lock is not None:
            os.close(lock)


def use_for_processes(folder: Path) -> None:
    """Have `multiprocessing` put its sockets into a folder, as it leaves its own behind when
    killed.
    """
    config: dict[str, Any] = process.current_process()._config  # type: ignore[attr-defined]
    config["tempdir"] = str(folder)


def _hold(folder: Path) -> int | None:
    """Lock a new folder; the lock file gets its name once it is locked, so no other server sees it
    unlocked.
    """
    if sys.platform == "win32":
        return None
    made = folder / f"{LOCK}.new"
    file = os.open(made, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    if not _is_locked_now(file):
        os.close(file)  # nobody will take this folder for left, as it has no lock
        return None
    made.rename(folder / LOCK)
    return file


def _remove_abandoned(folder: Path) -> None:
    """Remove a folder whose server has ended."""
    if sys.platform == "win32":
        return
    try:
        if folder.is_symlink() or folder.stat().st_uid != os.getuid():
            return
        file = os.open(folder / LOCK, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError:
        return  # it has no lock, or has gone meanwhile
    try:
        if _is_locked_now(file):
            shutil.rmtree(folder, ignore_errors=True)
    finally:
        os.close(file)


def _is_locked_now(file: int) -> bool:
    """Try to lock an open file; returns False if another process has the lock."""
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
