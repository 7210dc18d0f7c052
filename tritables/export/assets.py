"""The built scripts and styles of exported pages, read from the package."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
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


def hashed(name: str, content: bytes) -> str:
    """A file's name with a hash of its content, so that caches may keep the file for ever.

    >>> hashed("page.js", b"")
    'page-e3b0c44298fc.js'
    """
    stem, _, end = name.rpartition(".")
    return f"{stem}-{sha256(content).hexdigest()[:12]}.{end}"


def source_hash(text: str) -> str:
    """The source expression for an inline script or style in a Content-Security-Policy.

    >>> source_hash("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
