"""Light pages: a notebook rendered once, as an export does it, for boards that a server plays.

This runs in a process of its own, since a notebook is a program: see
`tritables.hosting.light_pages`.
"""

from __future__ import annotations

import gzip
import json
import os
import sys
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.endpoint.stores.config import PLACE
from tritables.endpoint.transports.served import Opening
from tritables.endpoint.transports.worker import DEAL
from tritables.export import ExportFault, Faults
from tritables.export.interning import packed
from tritables.export.notebook import Notebook
from tritables.export.page import LiveBoard, Page, Prose
from tritables.export.page_data import first_state, redrawn_part, version_of
from tritables.export.page_html import page_html
from tritables.export.prose_links import embed_files, with_language
from tritables.export.translations import read_group, run_group
from tritables.hosting.kernel_needs import kernel_needs, shortened
from tritables.hosting.language_negotiation import siblings
from tritables.hosting.serving_defaults import INDEX
from tritables.opponents.known import own_names
from tritables.scene.sheets import art_of
from tritables.table import Table
from tritables.table.views.words import words_of
from tritables.texts import LANGUAGES, languages_of, say

LINE: Final = "tables"
"""The path of the lines of light pages, below the base URL."""

STILLS: Final = "stills/"
"""The path of the pictures for readers without script, below the base URL."""

PACKED: Final = 6
"""The level of gzip at which pages are packed, once for all."""

Stamp = tuple[int, int] | None
"""The time and size of a file; None for one that is not there."""


class NeedsKernel(Exception):
    """A notebook cannot be a light page; its text says why."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The server as a page knows it: its base URL, and the addresses of the script and style.

    ``python`` is what a page fetches to play on without the server
    (`tritables.hosting.reader_python`), None where there is none.
    """

    base_url: str
    script: str
    style: str
    python: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class LightPage:
    """A rendered notebook.

    ``edition`` is a hash of its public part: one of anything that is hidden could be inverted by
    trying, as seeds often are small. ``html`` has the page, packed by gzip, by the language in
    which it opens (``""`` where its address has none), ``openings`` the boards by their ids, and
    ``stills`` their pictures by the names in their addresses. It ``has_python`` if it can start
    Python in its reader's browser.
    """

    edition: str
    html: Mapping[str, bytes]
    openings: Mapping[str, Opening]
    stills: Mapping[str, str]
    has_python: bool = False


@dataclass(frozen=True, slots=True)
class Rendered:
    """The result of a rendering: a page, or why there is none; and the files it was made of."""

    page: LightPage | None
    why: str
    files: Mapping[Path, Stamp]


def group_of(root: Path, place: str) -> dict[str, Path]:
    """Return the notebooks of one page by language; under ``""`` one that is not in a language's
    folder.
    """
    found = siblings(root, place)
    return {lang: root / path for lang, path in found.items()} or {"": root / place}


def stamp(path: Path) -> Stamp:
    """Return the stamp of a file."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_size


def render_page(root: Path, place: str, around: Surroundings) -> Rendered:
    """Render the notebook at a place below ``root``; never raises for what a notebook does."""
    group = group_of(root, place)
    # The folders as well: a page may show which notebooks there are.
    read = {one for path in group.values() for one in (path.resolve(), path.resolve().parent)}
    sys.addaudithook(lambda event, given: _note(read, root, given[0]) if event == "open" else None)
    os.environ[PLACE] = "off"  # what is played while it is rendered is nobody's game
    before = {path: stamp(path) for path in read}
    try:
        page, why = make_page(root, group, around), ""
    except NeedsKernel as reason:
        page, why = None, str(reason)
    return Rendered(page, why, {path: before.get(path, stamp(path)) for path in read})


def _note(read: set[Path], root: Path, opened: object) -> None:
    """Note a file below ``root`` that is opened while cells are run."""
    if isinstance(opened, str | bytes | os.PathLike):
        path = Path(os.fsdecode(opened)).absolute()
        if path.is_relative_to(root):
            read.add(path)


def make_page(root: Path, group: Mapping[str, Path], around: Surroundings) -> LightPage:
    """Make the page of a notebook with its translations; raises `NeedsKernel`."""
    try:
        notebooks = read_group(tuple(group.values()))
        if not notebooks:
            raise NeedsKernel("it is marked as not for export, and so is run for each reader")
        for notebook in notebooks:
            for reason in kernel_needs(notebook):
                raise NeedsKernel(reason)
        page = run_group(notebooks, faults=Faults())
        if own := own_names():
            raise NeedsKernel(f"it has an opponent of its own ({', '.join(own)})")
        return _Maker(root, group, notebooks, page, around).made()
    except NeedsKernel:
        raise
    except ExportFault as fault:
        raise NeedsKernel(shortened(fault)) from fault
    except Exception as fault:  # whatever it is, Voila shows the notebook, and says so there
        raise NeedsKernel(f"{type(fault).__name__}: {fault}") from fault


def _words(game: Game[Any], lang: str) -> dict[str, Any]:
    """The words of a game for a page that goes on asking for its server by itself.

    ``games-away`` is what its boards say while the server cannot reach its games.
    """
    words, house = words_of(game, lang), lang if lang in LANGUAGES else LANGUAGES[0]
    away = say(Message("page-server-away"), house)
    games = say(Message("page-games-away"), house)
    told = {"not-connected": away, "no-answer-yet": away, "games-away": games}
    return {**words, "ui": {**words["ui"], **told}}


@dataclass(slots=True)
class _Maker:
    """The making of one page; it is the `PageContext` of its HTML, too."""

    root: Path
    group: Mapping[str, Path]
    notebooks: Sequence[Notebook]
    page: Page
    around: Surroundings
    stills: dict[str, str] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)
    """The names of the stills by their boards."""
    template: str = "hosting/light_page.html.j2"
    plays_here: bool = False

    def made(self) -> LightPage:
        openings = dict(self._openings())
        data = self._data(openings)
        text = json.dumps(data, sort_keys=True)
        edition = urlsafe_b64encode(sha256(text.encode()).digest()[:12]).decode()
        data["runtime"]["edition"] = edition
        python = self.around.python
        if has_python := python is not None and any(one.goes_alone for one in openings.values()):
            data["runtime"]["ahead"] = dict(python or {})
        html = {}
        for lang in self.group:
            page = replace(self.page, lang=lang or self.page.lang, fixed=bool(lang))
            text = page_html(
                page, self, packed({**data, "lang": page.lang, "wished": self._wished(page)})
            )
            html[lang] = gzip.compress(text.encode(), PACKED, mtime=0)
        return LightPage(edition, html, openings, self.stills, has_python)

    @staticmethod
    def _wished(page: Page) -> list[str]:
        return [] if page.fixed else list(page.titles)

    def _openings(self) -> Any:
        """The boards, by their ids; of those that begin alike each has a number."""
        counted: Counter[str] = Counter()
        for id, live in self.page.boards.items():
            saved = {**live.table.save(), "used": []}
            anew = redrawn_part(saved) if live.is_seed_drawn else None
            plain = Table.load(saved)
            assert live.origin is not None
            counted[live.origin.known] += 1
            place = json.dumps([self.page.name, live.origin.known, counted[live.origin.known]])
            yield (
                id,
                Opening(
                    saved,
                    anew,  # type: ignore[arg-type]
                    anew == DEAL and (plain.game.secret or bool(plain.locked)),
                    sha256(place.encode()).hexdigest()[:16],
                    live.origin.whole,
                    plain.tells_seed,
                ),
            )

    def _data(self, openings: Mapping[str, Opening]) -> dict[str, Any]:
        """The page's data for its script, see ``PageData`` in ``js/src/page/pageData.ts``.

        It has nothing that a seat may not know: of its boards only what is shown.
        """
        games = {Table.load(one.saved).game.name: Table.load(one.saved).game
                 for one in openings.values()}  # fmt: skip
        art = {name: art_of(game) for name, game in games.items()}
        words = {
            name: {lang: _words(game, lang) for lang in languages_of(name)}
            for name, game in games.items()
        }
        page = self.page
        first = next(iter(page.titles.values()), page.name)
        addresses = {
            lang: f"{self.around.base_url}{lang}/{self.group[lang].name}"
            for lang in self.group
            if lang and len(self.group) > 1
        }
        return {
            "name": page.name,
            "version": version_of({"art": art, "words": words}),
            "titles": {lang: page.titles.get(lang, first) for lang in LANGUAGES},
            "spoken": list(page.spoken),
            "art": art,
            "words": words,
            "boards": {id: self._board(page.boards[id], one) for id, one in openings.items()},
            "runtime": {
                "at": "server",
                "line": f"{self.around.base_url}{LINE}",
                "page": next(iter(self.group.values())).relative_to(self.root).as_posix(),
                "addresses": addresses,
            },
        }

    @staticmethod
    def _board(live: LiveBoard, opening: Opening) -> dict[str, Any]:
        plain = Table.load(opening.saved)
        name = plain.game.name
        return {
            "game": name,
            "key": "",
            "place": None,
            "saved": None,
            "anew": opening.anew,
            "sealed": opening.sealed,
            **({"alone": opening.place} if opening.goes_alone else {}),
            "lively": plain.due(0.0) is not None,
            "follows": live.follows,
            "lang": live.table.lang,
            "states": {
                lang: {
                    part: value
                    for part, value in first_state(opening.saved, lang).items()
                    if part != "words"
                }
                for lang in languages_of(name)
            },
        }

    # What the HTML asks of its surroundings.

    @property
    def _index(self) -> Path:
        return next(iter(self.group.values())).parent / INDEX

    @property
    def home(self) -> str:
        """The index beside this notebook, if there is one."""
        is_index = f"{self.page.name}.ipynb" == INDEX
        return INDEX if not is_index and self._index.is_file() else ""

    @property
    def shows_progress(self) -> bool:
        """True where the index shows the games."""
        return '"shows": "games"' in self._index.read_text("utf-8") if self.home else False

    def values(self, page: Page) -> dict[str, object]:
        """The addresses of the style and the script."""
        return {"style": self.around.style, "script": self.around.script}

    def prose(self, page: Page, prose: Prose, lang: str) -> str:
        """Prose with its pictures and files in it; links to notebooks are links to their pages."""
        folder = self.group.get(lang, next(iter(self.group.values()))).parent
        html = prose.html[lang]
        if lang and not self.group.keys() - {""}:
            html = with_language(html, lang)
        try:
            return embed_files(html, folder)
        except OSError as fault:
            name = Path(str(fault.filename)).name
            raise prose.fault(page.name, f"needs {name}, which is not there") from fault

    def still(self, page: Page, id: str, live: LiveBoard) -> str:
        """The address of a board's picture."""
        if id not in self.named:
            svg = live.table.svg()
            self.named[id] = f"{sha256(svg.encode()).hexdigest()[:24]}.svg"
            self.stills[self.named[id]] = svg
        return f"{self.around.base_url}{STILLS}{self.named[id]}"
