"""A site: a page for each notebook, and beside them all that a reader's browser plays with.

Every address in it is relative, so it may lie under any path of any host.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import quote, unquote

from tritables.core.registry import game_names
from tritables.export import ExportFault, Faults
from tritables.export.assets import hashed, static
from tritables.export.atomic_publish import replacing
from tritables.export.bundle import FOLDER, Bundle, make_bundle
from tritables.export.headings import place_of
from tritables.export.html import (
    SCRIPT,
    STYLE,
    WORKER,
    check_prose,
    in_languages,
    marked,
    nearest,
    page_html,
)
from tritables.export.interning import packed
from tritables.export.links import (
    NOTHING_FETCHED,
    files,
    from_elsewhere,
    in_language,
    moved,
    relinked,
)
from tritables.export.notebook import Notebook
from tritables.export.offline import ICON, MANIFEST, TOUCH_ICON, keep_offline
from tritables.export.offline import SCRIPT as KEEPER
from tritables.export.page import Live, Page, Prose
from tritables.export.page_data import page_data
from tritables.export.pyodide import Say, lock
from tritables.export.translations import grouped, read_group, run_group
from tritables.hosting.cards import pictures
from tritables.templates import render
from tritables.texts import LANGUAGES

PARTS: Final = "parts"
"""The folder of the pages' script and style, and of the worker's script."""

STILLS: Final = "stills"
"""The folder of the pictures that readers without script see."""

INDEX: Final = "index"

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"
    " connect-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'"
)
"""What a page may do: nothing but with what lies beside it."""


class Site:
    """A site that is being written into a folder; the setting of its pages."""

    template = "export/site_page.html.j2"
    home = ""

    def __init__(
        self,
        folder: Path,
        notebooks: Mapping[str, Sequence[Notebook]],
        pages: Iterable[Page],
        *,
        offline: bool = True,
    ) -> None:
        self.folder = folder
        self.notebooks = notebooks
        self.pages = {page.name: page for page in pages}
        self.offline = offline
        index = notebooks.get(INDEX, ())
        self.knows = any(cell.shows == "games" for one in index[:1] for cell in one.cells)
        self.names: set[str] = set()
        self.parts: dict[str, str] = {}
        for name in (SCRIPT, STYLE, WORKER):
            content = static(name)
            self.parts[name] = self._put(f"{PARTS}/{hashed(name, content)}", content)

    def _put(self, name: str, content: bytes) -> str:
        """Write a file that readers need, also with the network off; return its name."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        self.names.add(name)
        return name

    def write(self, page: Page, bundle: Bundle) -> str:
        """Write the page of a notebook, with what belongs to it alone; return its file's name."""
        runtime = {
            "at": "site",
            "worker": self.parts[WORKER],
            "packages": lock().no_packages,
            "parts": {role: f"{FOLDER}/{file.name}" for role, file in bundle.files.items()},
            **({"offline": KEEPER} if self.offline else {}),
        }
        self.home = f"{INDEX}.html" if page.name != INDEX else ""
        html = page_html(page, self, packed(page_data(page, runtime, self.notebooks)))
        return self._put(f"{page.name}.html", html.encode())

    def keep(self, bundle: Bundle, index: Page) -> None:
        """Have browsers keep what has been written, once all of it has been."""
        parts = {f"{FOLDER}/{file.name}" for file in bundle.files.values()}
        title = index.titles.get(index.lang, INDEX)
        keep_offline(self.folder, self.names | parts, title=title, lang=index.lang)

    def values(self, page: Page) -> dict[str, object]:
        """The rules of the page, its style and script, and what keeps the site."""
        return {
            "policy": POLICY,
            "offline": self.offline,
            "manifest": MANIFEST,
            "icon": ICON,
            "touch_icon": TOUCH_ICON,
            "style": self.parts[STYLE],
            "script": self.parts[SCRIPT],
        }

    def prose(self, page: Page, prose: Prose, lang: str) -> str:
        """Prose whose links lead to pages, and whose pictures and files lie in the site."""
        html = prose.html[lang]
        of_page = self.notebooks.get(page.name, ())
        beside = next((one.path.parent for one in of_page if one.lang == lang), None)
        if beside is None:
            beside = of_page[0].path.parent if of_page else self.folder
        if len(of_page) > 1:
            html, beside = moved(in_language(html, lang), lang), beside.parent
        faults = Faults()
        for name, needs in files(html).items():
            if name.removesuffix(".html") in self.pages:
                continue
            with faults.kept():
                target = (self.folder / name).resolve()
                if not target.is_relative_to(self.folder.resolve()):
                    raise prose.fault(page.name, f"{needs} {name}, which lies outside its folder")
                if not (beside / name).is_file():
                    raise prose.fault(page.name, f"{needs} {name}, which is not there")
                self._put(name, (beside / name).read_bytes())

        def address(name: str, query: str, place: str) -> str:
            name = unquote(name)
            to = self.pages.get(name.rpartition("/")[2])
            with faults.kept():
                if to is None:
                    raise prose.fault(page.name, f"links to {name}.ipynb, which is not exported")
                asked = query.removeprefix("?lang=") or lang
                try:
                    there = place and f"#{place_of(to, place, asked)}"
                    return f"{quote(to.name)}.html{query}{there}"
                except LookupError as nowhere:
                    raise prose.fault(page.name, f"links to {name}.ipynb{nowhere}") from None
            return ""

        html = relinked(html, address)
        for picture in from_elsewhere(html):
            with faults.kept():
                raise prose.fault(page.name, NOTHING_FETCHED.format(picture))
        faults.tell()
        return html

    def still(self, page: Page, id: str, live: Live) -> str:
        """The address of a picture that is fetched only where there is no script."""
        (self.folder / STILLS).mkdir(exist_ok=True)
        path = f"{STILLS}/{page.name}-{id}.svg"
        (self.folder / path).write_text(live.table.svg(), encoding="utf-8")
        return path


def make_site(
    notebooks: Sequence[Path],
    folder: Path,
    *,
    pyodide: Path | None = None,
    offline: bool = True,
    lang: str | None = None,
    title: str | None = None,
    say: Say = print,
) -> list[Path]:
    """Write a site of these notebooks into a folder; return its pages.

    Those that are the same in several languages are one page (see `tritables.export.translations`),
    and those that are marked as not for export are left out. Without an ``index`` among them the
    site gets one that lists the others, under ``title`` if there is one. Pages open in ``lang``
    where they have it or do not say theirs, or else in the first language that they have. With
    ``offline``, readers' browsers keep the site for when there is no network. Files of an earlier
    export that this one does not write are removed, and no others. Raises `ExportFault`; then the
    folder is as it was.
    """
    made = write_site(
        notebooks, folder, pyodide=pyodide, offline=offline, lang=lang, title=title, say=say
    )
    return list(made)


def write_site(
    notebooks: Sequence[Path],
    folder: Path,
    *,
    pyodide: Path | None = None,
    offline: bool = True,
    lang: str | None = None,
    title: str | None = None,
    say: Say = print,
) -> dict[Path, str]:
    """Write a site as `make_site` does; return its pages with their titles, as a list has them.

    The index comes first, then the tutorials of the games, then what else there is.
    """
    faults = Faults()
    read = []
    for paths in grouped(notebooks, lang):
        with faults.kept():
            if group := read_group(paths, lang):
                read.append(group)
    faults.tell()
    if not read:
        raise ExportFault("there is no notebook to export")
    named = _named(read)
    pages = []
    for group in read:
        say(f"Running {group[0].path.name}")
        with faults.kept():
            pages.append(run_group(group, fixed=lang is not None, faults=faults))
    if len(pages) < len(read):
        faults.tell()  # links to what is missing would be told as well
    spoken = [lang for lang in LANGUAGES if any(lang in page.titles for page in pages)]
    pages.sort(key=lambda page: (page.name != INDEX, page.name not in game_names()))
    if INDEX not in named:
        first = lang if lang in spoken else spoken[0]
        called = dict.fromkeys(LANGUAGES, title) if title else in_languages("index-title")
        titles = called if len(spoken) > 1 else {first: called[first]}
        index = _index(pages, titles, first)
        pages.insert(0, replace(index, fixed=lang is not None))
    with replacing(folder) as stage:
        site = Site(stage, named, pages, offline=offline)
        for page in pages:
            check_prose(page, site, faults)
        faults.tell()
        bundle = make_bundle(stage, pyodide=pyodide, say=say)
        written = {site.write(page, bundle): page for page in pages}
        if offline:
            site.keep(bundle, written[f"{INDEX}.html"])
    return {folder / name: nearest(page.titles, page.lang) for name, page in written.items()}


def _named(read: Iterable[Sequence[Notebook]]) -> dict[str, Sequence[Notebook]]:
    """The notebooks of each page, by its name; each has one of its own, and an address."""
    named: dict[str, Sequence[Notebook]] = {}
    faults = Faults()
    for group in read:
        path, name = group[0].path, group[0].name
        with faults.kept():
            if other := named.get(name):
                raise ExportFault(f"{other[0].path} and {path} would be the same page: rename one")
            if set(name) & set("#?"):
                raise ExportFault(f"{path.name}: no address has a # or a ? in a name: rename it")
        named[name] = group
    faults.tell()
    return named


def _index(pages: Sequence[Page], titles: Mapping[str, str], lang: str) -> Page:
    """A list of the pages, each with its first board, where no notebook is one."""
    heading = {one: render("export/heading.html.j2", title=titles[one]) for one in titles}
    cards = [_card(page, tuple(titles)) for page in pages]
    blocks = (Prose(heading), Prose({"": render("export/index.html.j2", cards=cards)}))
    return Page(INDEX, titles, blocks, {}, lang)


def _card(page: Page, spoken: Sequence[str]) -> dict[str, object]:
    first = next(iter(page.boards.values()), None)
    return {
        "name": page.name,
        "titles": marked({lang: nearest(page.titles, lang) for lang in spoken}),
        "pictures": first and pictures(lambda theme: first.table.svg(theme=theme)),
    }
