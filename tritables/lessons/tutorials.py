"""Tutorials: the prose and boards of a game's folder, and the notebooks written from them.

The truth is ``tutorial/<language>.md`` in the game's folder: Markdown, in which each block of
Python makes one board. ``python -m tritables notebooks`` writes the notebooks; nobody edits those
by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named, game_names
from tritables.lessons.for_teachers import TEACHERS, teachers_notebook
from tritables.lessons.jupyter import code_cell, file_of
from tritables.texts import LANGUAGES, say

INDEX: Final = "index"
"""The notebook that lists the games; its prose is in ``lessons/index``."""

GAMES: Final = "{games}"
"""Where the list of games stands in the prose of the index."""

_BLOCK: Final = re.compile(r"^```python\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
_HEADING: Final = re.compile(r"^(?=#{1,2} )", re.MULTILINE)

_SETUP: Final = """\
# Page("{game}", lang="nl") or "fr" starts in another language; so does ?lang=nl in the
# address of a served page.
from tritables import Page

page = Page("{game}")"""

_INDEX_SETUP: Final = """\
# Page("{game}", lang="nl") or "fr" starts in another language; so does ?lang=nl in the
# address of a served page.
import ipywidgets
import traitlets

from tritables import Page
from tritables.texts import LANGUAGE_NAMES

page = Page("{game}")
names = [(name, lang) for lang, name in LANGUAGE_NAMES.items()]
languages = ipywidgets.ToggleButtons(options=names, style={{"button_width": "auto"}})
traitlets.link((page, "lang"), (languages, "value"))
languages"""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a tutorial: prose in each language, or the Python of one board."""

    prose: Mapping[str, str]
    code: str = ""


def tutorial_of(game: Game[Any]) -> tuple[Part, ...]:
    """The parts of a game's tutorial, in their order; none where its folder has no tutorial.

    A language that is missing is left out. Raises `BadInput` where the boards of two languages
    differ.

    >>> from tritables import game_named
    >>> [part.code for part in tutorial_of(game_named("trictrac")) if part.code][0]
    'page.lesson("start")'
    """
    return _parts(files(game.folder).joinpath("tutorial"), game.name)


def index() -> tuple[Part, ...]:
    """The parts of the index, with a line for each game of the house."""
    parts = _parts(files("tritables.lessons").joinpath("index"), INDEX)
    return tuple(
        Part({lang: text.replace(GAMES, _games(lang)) for lang, text in part.prose.items()})
        for part in parts
    )


def _games(lang: str) -> str:
    return "\n".join(_line(name, lang) for name in game_names() if tutorial_of(game_named(name)))


def _line(name: str, lang: str) -> str:
    title = say(Message("game-title", game=name), lang)
    link = f"**[{title}]({name}.ipynb?lang={lang})**"
    blurb = say(Message("game-blurb", game=name), lang)
    return "- " + say(Message("index-game", {"link": link, "blurb": blurb}), lang)


def _parts(folder: Traversable, name: str) -> tuple[Part, ...]:
    texts = {lang: folder.joinpath(f"{lang}.md") for lang in LANGUAGES}
    found = {
        lang: list(_split(file.read_text(encoding="utf-8")))
        for lang, file in texts.items()
        if file.is_file()
    }
    if not found:
        return ()
    first = next(iter(found.values()))
    for lang, pieces in found.items():
        if [code for _, code in pieces] != [code for _, code in first]:
            raise BadInput(Message("bad-tutorial", {"lang": lang}), where=name)
    return tuple(
        Part({} if code else {lang: pieces[nth][0] for lang, pieces in found.items()}, code)
        for nth, (_, code) in enumerate(first)
    )


def _split(text: str) -> Iterator[tuple[str, str]]:
    """Cut a text into prose, a piece for each heading, and the code of boards."""
    for nth, piece in enumerate(_BLOCK.split(text)):
        if nth % 2:
            yield "", piece
        else:
            for prose in _HEADING.split(piece):
                if prose.strip():
                    yield prose.strip(), ""


def notebook(name: str) -> str:
    """A notebook as its file holds it: a game's tutorial by its name, or ``"index"``."""
    parts = index() if name == INDEX else tutorial_of(game_named(name))
    setup = _INDEX_SETUP if name == INDEX else _SETUP
    game = game_names()[0] if name == INDEX else name
    # A page without a server has buttons for the languages of its own.
    marks = {"tritables": {"export": "run"}} if name == INDEX else {}
    cells = [code_cell("setup", setup.format(game=game), marks)]
    taken = {"setup"}
    for part in parts:
        id = _free(_board_id(part.code) if part.code else _prose_id(part), taken)
        taken.add(id)
        cells.append(_cell(id, part.code or _prose(part), hidden=not part.code))
    return file_of(cells, _metadata(name))


def _cell(id: str, source: str, *, hidden: bool) -> Any:
    metadata: dict[str, Any] = {"tags": ["board"]}
    if hidden:
        metadata = {"jupyter": {"source_hidden": True}, "tags": ["prose"]}
    return code_cell(id, source, metadata)


def _metadata(name: str) -> dict[str, Any]:
    titles = {lang: _title(name, lang) for lang in LANGUAGES}
    return {"title": titles["en"], "titles": titles}


def _title(name: str, lang: str) -> str:
    if name == INDEX:
        return say(Message("index-title"), lang)
    game = say(Message("game-title", game=name), lang)
    return say(Message("tutorial-title", {"game": game}), lang)


def _prose(part: Part) -> str:
    """The cell that shows a text in the language of the page."""
    texts = (f'    {lang}="""\n{_indented(text)}\n    """,' for lang, text in part.prose.items())
    return "\n".join(["page.prose(", *texts, ")"])


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" if line else "" for line in text.splitlines())


def _prose_id(part: Part) -> str:
    """An id that says what is there: the heading in English, or in the first language."""
    heading = next(iter(part.prose.values())).splitlines()[0].lstrip("# ").lower()
    return re.sub(r"[^a-z]+", "-", heading).strip("-")[:40] or "prose"


def _board_id(code: str) -> str:
    found = re.search(r'page\.lesson\("([a-z-]+)"', code)
    return f"lesson-{found[1]}" if found else "game"


def _free(id: str, taken: set[str]) -> str:
    while id in taken:
        id += "-again"
    return id


def notebooks() -> dict[str, str]:
    """Every notebook of the house by its name, as its file holds it.

    The index comes first, then the tutorial of every game that has one, then the teachers'.
    """
    tutorials = (name for name in game_names() if tutorial_of(game_named(name)))
    return {
        **{name: notebook(name) for name in (INDEX, *tutorials)},
        **{name: teachers_notebook(lang) for lang, name in TEACHERS.items()},
    }


def write_notebooks(folder: Path) -> list[Path]:
    """Write the notebooks of the house into a folder; return the files that are new or changed."""
    written = []
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in notebooks().items():
        path = folder / f"{name}.ipynb"
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            written.append(path)
    return written
