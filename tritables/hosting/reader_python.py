"""Python for readers whose server is gone: where a page finds it while the server is still there.

It is that of the exported site beside the pages (``--site``). A page fetches it ahead, and plays on
in the reader's own browser without the server. Without a site, or with one that another version of
tritables has made, no page is promised anything.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tritables import __version__
from tritables.export.built_files import STATIC
from tritables.export.bundle import FOLDER, FORMAT, MANIFEST
from tritables.hosting.static_site_handler import UNDER

Json = dict[str, Any]

WORKER: Final = STATIC / "worker.js"
"""The script that starts Python in a browser."""


def python_of(site: Path | None, base_url: str, worker: str) -> Json | None:
    """Return what a page has to fetch, as ``Ahead`` in ``js/src/page/pageData.ts`` describes it.

    ``site`` is the folder of an exported site below the base URL, ``worker`` the address of the
    worker's script. Returns None without a site whose Python is whole and of this version.
    """
    if site is None:
        return None
    try:
        manifest = json.loads((site / FOLDER / MANIFEST).read_text(encoding="utf-8"))
        is_ours = manifest["format"] == FORMAT and manifest["tritables"] == __version__
        names = {role: file["name"] for role, file in manifest["files"].items()}
        is_whole = all(
            (site / FOLDER / file["name"]).stat().st_size == file["size"]
            for file in manifest["files"].values()
        )
        packages = manifest["packages"]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    if not (is_ours and is_whole):
        return None
    parts = {role: f"{base_url}{UNDER}{FOLDER}/{name}" for role, name in names.items()}
    return {"worker": worker, "parts": parts, "packages": packages}
