"""A static site: a page for each notebook, and the files with which a browser plays.

All its addresses are relative, so that it can be served under any path of any host.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final
from urllib.parse import quote, unquote

from tritables.core.registry import game_names
from tritables.export import ExportFault, Faults
from tritables.export.atomic_publish import replacing
from tritables.export.built_files import static
from tritables.export.bundle import FOLDER, Bundle, make_bundle
from tritables.export.content_hashes import hashed
from tritables.export.headings import heading_id
from tritables.export.interning import packed
from tritables.export.notebook import Notebook
from tritables.export.offline import ICON, MANIFEST, TOUCH_ICON, keep_offline
from tritables.export.offline import SCRIPT as KEEPER
from tritables.export.page import LiveBoard, Page, Prose
from tritables.export.page_data import page_data
from tritables.export.page_html import (
    SCRIPT,
    STYLE,
    WORKER,
    check_prose,
    in_languages,
    language_rows,
    page_html,
    text_in,
)
from tritables.export.prose_links import (
    NOTHING_FETCHED,
    local_files,
    rebase_files,
    remote_pictures,
    resolve_notebook_links,
    with_language,
)
from tritables.export.pyodide import Say, lock
from tritables.export.translations import grouped, read_group, run_group
from tritables.hosting.game_cards import pictures
from tritables.templates import render
from tritables.texts import LANGUAGES

PARTS: Final = "parts"
"""The folder of the scripts and the style of pages."""

STILLS: Final = "stills"
"""The folder of the pictures for readers without script."""

INDEX: Final = "index"

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';"
    " connect-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'"
)
"""The Content-Security-Policy of pages: only files beside them, and no inline script."""


class Site:
    """A site that is written into a folder, and the `Setting` of its pages."""

    template = "export/site_page.html.j2"
    home = ""
    plays_here = True

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
        self.shows_progress = any(cell.shows == "games" for one in index[:1] for cell in one.cells)
        self.names: set[str] = set()
        self.parts: dict[str, str] = {}
        for name in (SCRIPT, STYLE, WORKER):
            content = static(name)
            self.parts[name] = self._put(f"{PARTS}/{hashed(name, content)}", content)

    def _put(self, name: str, content: bytes) -> str:
        """Write a file and list it for offline use; return its name."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        self.names.add(name)
        return name

    def write(self, page: Page, bundle: Bundle) -> str:
        """Write the page of a notebook with its stills; return its file's name."""
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
        """Write the files of offline use, after all others."""
        parts = {f"{FOLDER}/{file.name}" for file in bundle.files.values()}
        title = index.titles.get(index.lang, INDEX)
        keep_offline(self.folder, self.names | parts, title=title, lang=index.lang)

    def values(self, page: Page) -> dict[str, object]:
        """The policy, the style and the script of a page, and the files of offline use."""
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
        """Prose with links to pages; its pictures and files are copied into the site."""
        html = prose.html[lang]
        of_page = self.notebooks.get(page.name, ())
        beside = next((one.path.parent for one in of_page if one.lang == lang), None)
        if beside is None:
            beside = of_page[0].path.parent if of_page else self.folder
        if len(of_page) > 1:
            html, beside = rebase_files(with_language(html, lang), lang), beside.parent
        faults = Faults()
        for name, needs in local_files(html).items():
            if name.removesuffix(".html") in self.pages:
                continue
            with faults.collect():
                target = (self.folder / name).resolve()
                if not target.is_relative_to(self.folder.resolve()):
                    raise prose.fault(page.name, f"{needs} {name}, which lies outside its folder")
                if not (beside / name).is_file():
                    raise prose.fault(page.name, f"{needs} {name}, which is not there")
                self._put(name, (beside / name).read_bytes())

        def address(name: str, query: str, place: str) -> str:
            name = unquote(name)
            to = self.pages.get(name.rpartition("/")[2])
            with faults.collect():
                if to is None:
                    raise prose.fault(page.name, f"links to {name}.ipynb, which is not exported")
                asked = query.removeprefix("?lang=") or lang
                try:
                    there = place and f"#{heading_id(to, place, asked)}"
                    return f"{quote(to.name)}.html{query}{there}"
                except LookupError as nowhere:
                    raise prose.fault(page.name, f"links to {name}.ipynb{nowhere}") from None
            return ""

        html = resolve_notebook_links(html, address)
        for picture in remote_pictures(html):
            with faults.collect():
                raise prose.fault(page.name, NOTHING_FETCHED.format(picture))
        faults.raise_all()
        return html

    def still(self, page: Page, id: str, live: LiveBoard) -> str:
        """Write a board's picture, and return its address."""
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
    """Write a site of notebooks into a folder; return the paths of its pages.

    ``notebooks``  their files; translations become one page (`tritables.export.translations`), and
                   those that are marked as not for export are left out
    ``folder``     the site's folder; of its files only those of an earlier export are replaced or
                   removed (`tritables.export.atomic_publish`)
    ``pyodide``    see `pyodide.find_pyodide`
    ``offline``    have browsers cache the site for use without a network
    ``lang``       the language in which pages open that have it, and that of notebooks without one;
                   by default a page opens in its first language
    ``title``      the title of the index that is made where no notebook is called ``index``
    ``say``        called with lines of progress

    Raises `ExportFault` with all faults of notebooks and links; then the folder is as it was.
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
    """Write a site as `make_site` does; return the titles of its pages by their paths.

    The index comes first, then the tutorials of the games, then the others.
    """
    faults = Faults()
    read = []
    for paths in grouped(notebooks, lang):
        with faults.collect():
            if group := read_group(paths, lang):
                read.append(group)
    faults.raise_all()
    if not read:
        raise ExportFault("there is no notebook to export")
    named = _named(read)
    pages = []
    for group in read:
        say(f"Running {group[0].path.name}")
        with faults.collect():
            pages.append(run_group(group, fixed=lang is not None, faults=faults))
    if len(pages) < len(read):
        faults.raise_all()  # links to what is missing would be told as well
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
        faults.raise_all()
        bundle = make_bundle(stage, pyodide=pyodide, say=say)
        written = {site.write(page, bundle): page for page in pages}
        if offline:
            site.keep(bundle, written[f"{INDEX}.html"])
    return {folder / name: text_in(page.titles, page.lang) for name, page in written.items()}


def _named(read: Iterable[Sequence[Notebook]]) -> dict[str, Sequence[Notebook]]:
    """The notebooks of each page by its name; raises `ExportFault` for bad and taken names."""
    named: dict[str, Sequence[Notebook]] = {}
    faults = Faults()
    for group in read:
        path, name = group[0].path, group[0].name
        with faults.collect():
            if other := named.get(name):
                raise ExportFault(f"{other[0].path} and {path} would be the same page: rename one")
            if set(name) & set("#?"):
                raise ExportFault(f"{path.name}: no address has a # or a ? in a name: rename it")
        named[name] = group
    faults.raise_all()
    return named


def _index(pages: Sequence[Page], titles: Mapping[str, str], lang: str) -> Page:
    """An index: a list of the pages, each with its first board."""
    heading = {one: render("export/heading.html.j2", title=titles[one]) for one in titles}
    cards = [_card(page, tuple(titles)) for page in pages]
    blocks = (Prose(heading), Prose({"": render("export/index.html.j2", cards=cards)}))
    return Page(INDEX, titles, blocks, {}, lang)


def _card(page: Page, spoken: Sequence[str]) -> dict[str, object]:
    first = next(iter(page.boards.values()), None)
    return {
        "name": page.name,
        "titles": language_rows({lang: text_in(page.titles, lang) for lang in spoken}),
        "pictures": first and pictures(lambda theme: first.table.svg(theme=theme)),
    }
