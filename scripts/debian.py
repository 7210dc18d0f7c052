"""Debian's packages, for what tests run and Python has not: installed as root, else unpacked."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.run import fail, quiet, say

QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}


def apt_get() -> str | None:
    """The program that fetches packages; None on a system that is no Debian."""
    is_debian = sys.platform != "win32" and Path("/etc/debian_version").exists()
    return shutil.which("apt-get") if is_debian else None


def install(package: str, what: str, instead: str) -> None:
    """Install a package where that can be; else it is said what is done instead."""
    debian = apt_get()
    if sys.platform == "win32" or not debian or os.geteuid() != 0:
        return
    try:
        quiet([debian, "update", "-q"], "Updating the list of Debian packages", 300)
        quiet([debian, "install", "-q", "-y", package], what, 900, env=QUIETLY)
    except SystemExit as problem:
        say(f"{problem}; {instead}")


def unpack(packages: list[str], into: Path, what: str) -> None:
    """Unpack packages into a folder, which anybody may; raises SystemExit where that fails."""
    debian, dpkg = apt_get(), shutil.which("dpkg-deb")
    if not debian or not dpkg:
        raise fail(f"{what}: this is no Debian")
    with TemporaryDirectory() as made:
        own = Path(made)
        for folder in ("lists/partial", "cache/archives/partial", "deb"):
            (own / folder).mkdir(parents=True)
        (own / "deb").chmod(0o755)
        places = ["-o", f"Dir::State::Lists={own / 'lists'}", "-o", f"Dir::Cache={own / 'cache'}"]
        quiet([debian, *places, "-q", "update"], "Fetching the list of Debian packages", 300)
        argv = [debian, *places, "-q", "download", *packages]
        quiet(argv, f"{what} (a few seconds)", 300, cwd=own / "deb")
        for file in sorted((own / "deb").glob("*.deb")):
            quiet([dpkg, "--extract", file, into], f"Unpacking {file.name.partition('_')[0]}", 60)
