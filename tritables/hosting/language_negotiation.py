"""Language negotiation: the notebook of an address, and its translations.

Translations have the same name in folders named by languages (``en/tricom.ipynb``,
``nl/tricom.ipynb``), and their cells have the same ids.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tritables.hosting.serving_defaults import INDEX
from tritables.texts import LANGUAGES

_NAME = re.compile(r"(?:([a-z]{2})/)?([\w-]+?)(?:-([a-z]{2}))?(?:\.ipynb)?/?")


def meant(root: Path, path: str, asked: str = "", accepted: str = "") -> str:
    """Return the path of the notebook under ``root`` for a path; the path itself where there is
    none.

    ``asked`` is the address's ``lang`` parameter, ``accepted`` the Accept-Language header. Paths of
    earlier versions are understood as well.

    >>> from tempfile import TemporaryDirectory
    >>> from tritables.lessons.notebooks import write_notebooks
    >>> with TemporaryDirectory() as folder:
    ...     _ = write_notebooks(Path(folder))
    ...     [meant(Path(folder), path, "nl") for path in ("", "tricom", "fr/tricom.ipynb")]
    ['nl/index.ipynb', 'nl/tricom.ipynb', 'nl/tricom.ipynb']
    """
    if path == "" or path.strip("/") in LANGUAGES:
        path = f"{path.strip('/')}/{INDEX}".lstrip("/")
    if (found := _NAME.fullmatch(path)) is None:
        return path
    folder, name, ending = found[1], found[2], found[3]
    plain = path.rstrip("/")
    plain = plain if plain.endswith(".ipynb") else f"{plain}.ipynb"
    if not folder and (root / plain).is_file():
        return plain
    choices = (
        *((name, lang) for lang in (asked, folder, ending)),
        *((name, lang) for lang in (*liked(accepted), *LANGUAGES)),
    )
    for stem, lang in choices:
        if lang in LANGUAGES and (root / str(lang) / f"{stem}.ipynb").is_file():
            return f"{lang}/{stem}.ipynb"
    return plain


def liked(header: str) -> Iterator[str]:
    """Return the languages of an Accept-Language header, in descending order of weight.

    >>> list(liked("de, fr-BE;q=0.8, nl;q=0.9"))
    ['de', 'nl', 'fr']
    """
    liked = []
    for one in header.lower().split(","):
        tag, _, weight = one.strip().partition(";q=")
        try:
            liked.append((-float(weight or 1), tag[:2]))
        except ValueError:
            continue
    return (lang for _, lang in sorted(liked, key=lambda one: one[0]))


def siblings(root: Path, path: str) -> dict[str, str]:
    """Return the translations of a notebook by language, itself included; empty outside a
    language's folder.
    """
    folder, _, name = path.rpartition("/")
    if folder not in LANGUAGES:
        return {}
    return {lang: f"{lang}/{name}" for lang in LANGUAGES if (root / lang / name).is_file()}


def read(path: Path) -> dict[str, Any]:
    """Read a notebook as JSON; raises OSError and ValueError."""
    made: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return made
