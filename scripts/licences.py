"""Collects our licence and those of what the browser module bundles; they travel with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.run import ROOT, fail

OURS = ROOT / "LICENSE"
HEAD = "The browser module of tritables also holds these packages, under licences of their own:"
RULE = "-" * 72


@dataclass(frozen=True)
class Bundled:
    """A package whose code is in the module: its name, its version, and its licence's SPDX id."""

    name: str
    version: str
    licence: str
    folder: Path

    def text(self) -> str:
        """Its licence, word for word; without one nothing may be bundled."""
        for file in sorted(self.folder.iterdir()):
            if file.is_file() and file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
                return file.read_text(encoding="utf-8").strip()
        raise fail(f"{self.name} brings no licence: it cannot be bundled")


def bundled(js: Path) -> Iterator[Bundled]:
    """Return the packages that the lock has beside the tools of development."""
    lock = json.loads((js / "package-lock.json").read_text(encoding="utf-8"))
    for place, package in sorted(lock["packages"].items()):
        if place and not package.get("dev") and not package.get("devOptional"):
            name = place.rpartition("node_modules/")[2]
            yield Bundled(name, package["version"], package["license"], js / place)


def notices(js: Path) -> str:
    """The text that travels with the module, and that `tritables licences` shows."""
    ours = OURS.read_text(encoding="utf-8").strip()
    theirs = list(bundled(js))
    names = "\n".join(f"  {one.name} {one.version} ({one.licence})" for one in theirs)
    parts = [f"{ours}\n\n{HEAD}\n{names}", *(f"{one.name}\n\n{one.text()}" for one in theirs)]
    return f"\n\n{RULE}\n".join(parts) + "\n"
