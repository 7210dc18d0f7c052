"""The notebook for teachers: text and Python to change and run again, one file for each language.

The truth is ``teachers/<language>.md`` beside this file: Markdown, in which each block of Python is
a cell. ``python -m tritables notebooks`` writes the notebooks; nobody edits those by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from tritables.lessons.jupyter import code_cell, file_of, text_cell
from tritables.texts import ENGLISH, LANGUAGES

TEACHERS: Final = {
    lang: "teachers" if lang == ENGLISH else f"teachers-{lang}" for lang in LANGUAGES
}
"""The names of the notebooks, by their language."""

_BLOCK: Final = re.compile(r"^```python\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


def teachers_notebook(lang: str) -> str:
    """The notebook for teachers in a language, as its file holds it.

    >>> "trictrac.position(" in teachers_notebook("nl")
    True
    """
    source = files("tritables.lessons").joinpath("teachers", f"{lang}.md")
    text = source.read_text(encoding="utf-8")
    title = text.partition("\n")[0].removeprefix("# ")
    about = {"lang": lang, "title": title, "tritables": {"export": False}}
    return file_of(list(_cells(text)), about)


def _cells(text: str) -> Iterator[Any]:
    """The cells of a text; their ids are the same in all languages."""
    for nth, piece in enumerate(_BLOCK.split(text)):
        if nth % 2:
            yield code_cell(f"code-{nth // 2 + 1}", piece, {})
        elif piece.strip():
            yield text_cell(f"text-{nth // 2 + 1}", piece.strip())
