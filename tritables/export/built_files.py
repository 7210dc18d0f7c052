"""The built scripts and styles of exported pages, read from the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tritables.export import ExportFault

STATIC: Final = Path(__file__).parent / "static"


def static(name: str) -> bytes:
    """The content of a built file, such as ``page.js``.

    Raises `ExportFault` in a checkout where it was not built.
    """
    try:
        return (STATIC / name).read_bytes()
    except FileNotFoundError:
        raise ExportFault(
            "the scripts of exported pages are not built: run make play or make build"
        ) from None


def inline_script(name: str) -> str:
    """A built script, escaped so that nothing in it ends the ``script`` element it stands in.

    Raises `ExportFault` as `static` does.
    """
    return static(name).decode().replace("</script", "<\\/script").replace("<!--", "<\\!--")
