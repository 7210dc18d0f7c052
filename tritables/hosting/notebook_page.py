"""The handler of notebooks as pages: language, neighbours in other languages, kernel or none."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode

from jupyter_core.utils import ensure_async
from tornado.web import HTTPError
from voila.notebook_renderer import NotebookRenderer
from voila.tornado.handler import TornadoVoilaHandler
from voila.utils import get_page_config

from tritables.core.messages import Message
from tritables.hosting.base_handler import Guarded
from tritables.hosting.language_negotiation import meant, siblings, texts_in
from tritables.hosting.language_negotiation import read as read_notebook
from tritables.hosting.learner_dashboard import games_html
from tritables.hosting.light_page import LightPage
from tritables.hosting.light_pages import LIGHT, LightPages, send
from tritables.hosting.page_sessions import Seat, has_place, is_for_somebody, send_away
from tritables.hosting.policy import PAGE
from tritables.hosting.serving_defaults import INDEX
from tritables.hosting.stills import opened_in
from tritables.lessons.chapters import Kind, chapter_starts, core_of, steps_of, ways_named
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, say
from tritables.widgets.browser_files import browser_module


def dress(handler: Any, notebook: Any, cwd: str) -> None:
    """Add to a notebook's metadata its language, title and colours by its address; Voila's
    prelaunch hook.
    """
    metadata = notebook.metadata
    lang = metadata.get("lang") or handler.get_query_argument("lang", LANGUAGES[0])
    theme = handler.get_query_argument("theme", None)
    metadata["lang"] = lang if lang in LANGUAGES else LANGUAGES[0]
    titles = metadata.get("titles", {})
    metadata["title"] = titles.get(metadata["lang"]) or metadata.get("title") or "tritables"
    metadata["nonce"] = handler.nonce
    metadata["embedded"] = handler.embedded
    metadata["theme"] = theme if theme in ("light", "dark") else "auto"
    opening = {
        "opening": Message("page-opening"),
        "late": Message("page-late"),
        "lost": Message("page-lost"),
        "rested": Message("page-rested"),
        "again": Message("page-again"),
    }
    metadata["opening"] = {
        name: say(message, metadata["lang"]) for name, message in opening.items()
    }
    metadata["voila"] = {"theme": "dark" if theme == "dark" else "light"}
    _surround(handler, notebook)
    _open_chapters(handler, notebook)
    if any(_shows_games(cell) for cell in notebook.cells):
        root = Path(handler.contents_manager.root_dir)
        metadata["games"] = {
            "cards": games_html(lambda name: (root / f"{name}.ipynb").is_file()),
            "style": browser_module("games.css"),
            "script": browser_module("games.js"),
        }


def _open_chapters(handler: Any, notebook: Any) -> None:
    """Add to the cells with which parts of a course begin which part it is, for pages that show
    one chapter at a time.
    """
    starts = chapter_starts([_kind(cell) for cell in notebook.cells])
    if not starts:
        return
    name = Path(getattr(handler, "place", "")).stem
    known, core = steps_of(name), core_of(name)
    notebook.metadata["chapters"] = {
        "game": name,
        "ways": ways_named(),
        "style": browser_module("chapters.css"),
    }
    parts = [*([(0, "lead")] if starts[0] > 0 else []), *((nth, "chapter") for nth in starts)]
    for nth, part in parts:
        cell = notebook.cells[nth]
        cell.metadata["opens"] = {
            "part": part,
            "first": nth == 0,
            "shown": nth == starts[0],
            "steps": known.get(cell.get("id", ""), ()) if part == "chapter" else (),
            "core": cell.get("id", "") in core,
        }


def _kind(cell: Any) -> Kind:
    if cell.cell_type == "markdown":
        return "heading" if cell.source.lstrip().startswith("## ") else "other"
    return "lesson" if opened_in(cell.source) == "lesson" else "other"


def _shows_games(cell: Any) -> bool:
    """Return True for a cell that is replaced by the cards of all games."""
    return bool(cell["metadata"].get("tritables", {}).get("shows") == "games")


def _surround(handler: Any, notebook: Any) -> None:
    """Add to a notebook's metadata its translations, and the links to them and to the index."""
    root = Path(handler.contents_manager.root_dir)
    metadata, place = notebook.metadata, getattr(handler, "place", "")
    looks = {} if metadata["theme"] == "auto" else {"theme": metadata["theme"]}
    if metadata["embedded"]:
        looks["embed"] = "1"
    theme = f"?{urlencode(looks)}" if looks else ""
    read = {lang: read_notebook(root / path) for lang, path in siblings(root, place).items()}
    texts = texts_in(read) if len(read) > 1 else {}
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            own = {metadata["lang"]: cell.source}
            cell.metadata["texts"] = texts.get(cell.get("id", ""), own)
    metadata["tongues"] = [
        {
            "lang": lang,
            "name": LANGUAGE_NAMES[lang],
            "title": one["metadata"].get("title", ""),
            "address": f"{handler.base_url}{lang}/{place.rpartition('/')[2]}{theme}",
        }
        for lang, one in read.items()
        if len(read) > 1
    ]
    metadata["in_place"] = bool(texts)
    index = f"{place.rpartition('/')[0]}/{INDEX}".lstrip("/")
    if place != index and (root / index).is_file():
        homes = dict.fromkeys(read, "") or {metadata["lang"]: ""}
        metadata["home"] = {lang: say(Message("page-all-games"), lang) for lang in homes}
        metadata["home_address"] = INDEX + theme
        metadata["home_knows"] = any(map(_shows_games, read_notebook(root / index)["cells"]))


class Page(Guarded, TornadoVoilaHandler):  # type: ignore[misc]  # Voila has no types
    """A notebook as a page: a light one, or one of Voila's with a kernel."""

    POLICY = PAGE

    async def get(self, path: str | None = None) -> None:
        """Send the page, with the XSRF cookie that ends its kernel when it is closed.

        An address that means the notebook of another language, or of another name, is redirected.
        """
        if self._leads_on(path):
            return
        if is_for_somebody(self) and (page := await self._light()) is not None:
            if page.openings and not has_place(self):
                send_away(self, Path(self.place).stem)
            else:
                await send(self, page, self.place.rpartition("/")[0])
            return
        _ = self.xsrf_token
        if await self._is_prose():
            await self._send_prose()
        elif not is_for_somebody(self):
            self.set_status(503)  # whoever does come to read asks again
        elif not await self._is_there():
            raise HTTPError(404)
        else:
            await self._send_lesson()

    async def _light(self) -> LightPage | None:
        """Return the light page of a notebook; None where it needs a kernel, or is not there."""
        pages: LightPages | None = self.settings[LIGHT]
        if pages is None or not await self._is_there():
            return None
        return await pages.page(self.place)

    async def _send_lesson(self) -> None:
        """Send a page with a kernel of its own, or the waiting page if no seat is free."""
        async with Seat(self) as place:
            if place is None:
                send_away(self, Path(self.place).stem)
            else:
                await TornadoVoilaHandler.get(self, self.place)

    async def head(self, path: str | None = None) -> None:
        """Reply 200 or 404 without starting a kernel, for programs that check links."""
        if not self._leads_on(path) and not await self._is_there():
            raise HTTPError(404)

    def _leads_on(self, path: str | None) -> bool:
        """Redirect an address that means another one; returns True if it does."""
        asked = self.get_query_argument("lang", "")
        accepted = self.request.headers.get("Accept-Language", "")
        root = Path(self.contents_manager.root_dir)
        self.place = meant(root, path or "", asked, accepted)
        if self.place in (path, INDEX):
            return False
        rest = [(name, value) for name, value in parse_qsl(self.request.query) if name != "lang"]
        query = f"?{urlencode(rest)}" if rest else ""
        self.redirect(f"{self.base_url}{quote(self.place)}{query}")
        return True

    async def _is_there(self) -> bool:
        return bool(await ensure_async(self.contents_manager.file_exists(self.place)))

    async def _is_prose(self) -> bool:
        """Return True if the notebook has no code cells."""
        try:
            cells = read_notebook(Path(self.contents_manager.root_dir, self.place))["cells"]
        except (OSError, ValueError, KeyError):
            return False
        return all(cell["cell_type"] == "markdown" for cell in cells)

    async def _send_prose(self) -> None:
        """Send a page that needs no kernel, without starting one."""
        config = {
            "base_url": self.base_url,
            "settings": self.settings,
            "log": self.log,
            "voila_configuration": self.voila_configuration,
        }
        renderer = NotebookRenderer(
            request_handler=self,
            voila_configuration=self.voila_configuration,
            traitlet_config=self.traitlet_config,
            notebook_path=self.place,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            prelaunch_hook=self.prelaunch_hook,
            page_config=get_page_config(**config),
            mathjax_config=self.settings.get("mathjax_config"),
            mathjax_url=self.settings.get("mathjax_url"),
        )
        await renderer.initialize()
        self.write(await renderer.generate_content_str())
