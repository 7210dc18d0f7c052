"""Finds a Redis for the tests, and gets one from Debian where there is none.

    python -m scripts.redis      print its path, after getting it if need be

Tests run it by `tests.redis_servers`.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from scripts import debian
from scripts.run import VENV, fail, say

OWN = VENV / "redis"
"""The folder into which it is unpacked for whoever may not install it."""

PACKAGES = ["redis-tools", "libatomic1", "libjemalloc2", "liblzf1"]
"""The package with the program, and those that it needs; `redis-server` only starts it."""

START = f"""#!/bin/sh
# Debian's Redis, unpacked here; it knows by the name of its program what it is.
here={OWN}
for folder in "$here"/usr/lib/*-linux-*; do
    LD_LIBRARY_PATH="$folder${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"
done
export LD_LIBRARY_PATH
exec "$here/bin/redis-server" "$@"
"""


def find() -> Path | None:
    """`$REDIS_SERVER`, one on the path, or the unpacked one; None if there is none."""
    if given := os.environ.get("REDIS_SERVER"):
        if place := shutil.which(given):
            return Path(place)
        raise fail(f"$REDIS_SERVER is {given}, which cannot be run: correct it or unset it")
    place = shutil.which("redis-server") or shutil.which(OWN / "redis-server")
    return Path(place) if place else None


def from_debian() -> None:
    """Install Debian's Redis where there is none and it can be; needs nothing of `.venv`."""
    if not find():
        debian.install("redis-server", "Installing Redis from Debian", "unpacking it instead")


def _unpack() -> None:
    """Unpack Debian's Redis below `.venv`."""
    debian.unpack(PACKAGES, OWN, "Downloading Redis from Debian")
    (OWN / "bin").mkdir()
    (OWN / "bin" / "redis-server").symlink_to(OWN / "usr" / "bin" / "redis-check-rdb")
    start = OWN / "redis-server"
    start.write_text(START)
    start.chmod(0o755)


def ensure() -> Path:
    """The Redis found, or else installed or unpacked."""
    from_debian()
    if not find():
        try:
            shutil.rmtree(OWN, ignore_errors=True)
            _unpack()
        except SystemExit as problem:
            say(str(problem))
    if server := find():
        return server
    raise fail("tests of shared tables need Redis: install it, or set REDIS_SERVER to its path")


if __name__ == "__main__":
    say(str(ensure()))
