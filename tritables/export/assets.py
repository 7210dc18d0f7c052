"""The scripts and styles of exported pages, as they were built into the package."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from tritables.export import ExportFault

STATIC: Final = Path(__file__).parent / "static"


def static(name: str) -> bytes:
    """A built file by its name; raises `ExportFault` in an unbuilt checkout."""
    try:
        return (STATIC / name).read_bytes()
    except FileNotFoundError:
        raise ExportFault(
            "the scripts of exported pages are not built: run make play or make build"
        ) from None


def inline_script(name: str) -> str:
    """A built script as it may stand in a page: nothing in it ends its element."""
    return static(name).decode().replace("</script", "<\\/script").replace("<!--", "<\\!--")


def hashed(name: str, content: bytes) -> str:
    """A file's name with its content's hash in it, so that it never changes.

    >>> hashed("page.js", b"")
    'page-e3b0c44298fc.js'
    """
    stem, _, end = name.rpartition(".")
    return f"{stem}-{sha256(content).hexdigest()[:12]}.{end}"


def source_hash(text: str) -> str:
    """What a Content-Security-Policy calls an inline text by.

    >>> source_hash("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
