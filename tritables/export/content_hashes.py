"""Hashes of contents: in the names of files that caches keep, and in a Content-Security-Policy."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256


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
