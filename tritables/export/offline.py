"""What lets a site be kept by a browser: its service worker, its manifest and its icon.

A second visit then works with the network off, and the site can be installed like a program.
Where a browser or a host knows no service workers, nothing of this is used.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

from tritables.export.assets import static
from tritables.texts import LANGUAGES

SCRIPT: Final = "offline.js"
MANIFEST: Final = "site.webmanifest"
ICON: Final = "icon.svg"
TOUCH_ICON: Final = "icon-192.png"
ICONS: Final = {ICON: "any", TOUCH_ICON: "192x192", "icon-512.png": "512x512"}
"""The icon by its files, with the sizes that each is for."""


def keep_offline(
    folder: Path, names: Iterable[str], *, title: str, lang: str = LANGUAGES[0]
) -> list[str]:
    """Write what keeps a site, into its folder; return the names of these files.

    ``names`` are the files of the site, relative to the folder, as far as a reader needs them with
    the network off: not its stills, which are for readers without script. ``title`` is the name
    under which the site is installed, in the language ``lang``. Call this last, when every file is
    as it will be.
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
    """The web app manifest; all its addresses are relative to itself."""
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
