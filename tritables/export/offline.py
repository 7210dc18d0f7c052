"""Offline use of a site: its service worker, its web app manifest and its icons.

A second visit works without a network, and the site can be installed like a program. Nothing of
this is used where a browser or a host has no service workers.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

from tritables.export.built_files import static
from tritables.texts import LANGUAGES

SCRIPT: Final = "offline.js"
MANIFEST: Final = "site.webmanifest"
ICON: Final = "icon.svg"
TOUCH_ICON: Final = "icon-192.png"
ICONS: Final = {ICON: "any", TOUCH_ICON: "192x192", "icon-512.png": "512x512"}
"""The files of the icon, with their sizes as the manifest has them."""


def keep_offline(
    folder: Path, names: Iterable[str], *, title: str, lang: str = LANGUAGES[0]
) -> list[str]:
    """Write the service worker, the manifest and the icons of a site; return their names.

    ``names`` are the paths, relative to the folder, of the files that the browser shall cache: not
    the stills, which are for readers without script. ``title`` is the name of the installed site,
    in the language ``lang``. To be called last: the cache goes by hashes of the files. Raises
    `OSError`, and `ExportFault` in an unbuilt checkout.
    """
    for name in ICONS:
        (folder / name).write_bytes(files(__package__).joinpath("icon", name).read_bytes())
    manifest = json.dumps(_manifest(title, lang), ensure_ascii=False, indent=1) + "\n"
    (folder / MANIFEST).write_text(manifest, encoding="utf-8")
    kept = sorted({*names, *ICONS, MANIFEST})
    digest = hashlib.sha256()
    for name in kept:
        digest.update(f"{name}\0".encode())
        digest.update(hashlib.sha256((folder / name).read_bytes()).digest())
    site = json.dumps({"version": digest.hexdigest()[:16], "files": kept}, separators=(",", ":"))
    script = f"self.tritablesSite={site};\n".encode() + static(SCRIPT)
    (folder / SCRIPT).write_bytes(script)
    return [SCRIPT, MANIFEST, *ICONS]


def _manifest(title: str, lang: str) -> dict[str, object]:
    """The web app manifest as JSON, with addresses relative to itself."""
    types = {"svg": "image/svg+xml", "png": "image/png"}
    return {
        "name": title,
        "short_name": title,
        "lang": lang,
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "minimal-ui",
        "background_color": "#ffffff",
        "theme_color": "#3b5d4a",
        "icons": [
            {"src": name, "sizes": sizes, "type": types[name.rpartition(".")[2]]}
            for name, sizes in ICONS.items()
        ],
    }
