"""The handler of notebooks as pages: language, neighbours in other languages, kernel or none."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl, quote, urlencode

from jupyter_core.utils import ensure_async
from tornado.web import HTTPError
from voila.notebook_renderer import NotebookRenderer
from voila.tornado.handler import TornadoVoilaHandler
from voila.utils import get_page_config

from tritables.core.messages import Message
from tritables.endpoint.stores.config import address
from tritables.hosting.base_handler import Guarded
from tritables.hosting.language_negotiation import meant, siblings
from tritables.hosting.language_negotiation import read as read_notebook
from tritables.hosting.light_page import LightPage
from tritables.hosting.light_pages import LIGHT, LightPages, send
from tritables.hosting.page_sessions import (
    READER,
    Seat,
    has_place,
    is_for_somebody,
    reader_of,
    send_away,
)
from tritables.hosting.policy import PAGE
from tritables.hosting.serving_defaults import INDEX
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, say

NAMED: Final = "named"
"""The query parameter after a redirect that gave a browser its name."""

HEARTBEAT: Final = "<script>window.voila_heartbeat()</script>\n"
"""Voila's sign that a page that takes long is still written, so that no proxy closes it."""


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
    metadata["opening"] = say(Message("page-opening"), metadata["lang"])
    metadata["voila"] = {"theme": "dark" if theme == "dark" else "light"}
    _surround(handler, metadata)


def _surround(handler: Any, metadata: Any) -> None:
    """Add to a notebook's metadata the links to its translations and to the index."""
    root = Path(handler.contents_manager.root_dir)
    place = getattr(handler, "place", "")
    looks = {} if metadata["theme"] == "auto" else {"theme": metadata["theme"]}
    if metadata["embedded"]:
        looks["embed"] = "1"
    query = f"?{urlencode(looks)}" if looks else ""
    languages = siblings(root, place)
    metadata["translations"] = [
        {
            "lang": lang,
            "name": LANGUAGE_NAMES[lang],
            "address": f"{handler.base_url}{lang}/{place.rpartition('/')[2]}{query}",
        }
        for lang in languages
        if len(languages) > 1
    ]
    index = f"{place.rpartition('/')[0]}/{INDEX}".lstrip("/")
    if place != index and (root / index).is_file():
        metadata["home"] = say(Message("page-all-games"), metadata["lang"])
        metadata["home_address"] = INDEX + query


class Page(Guarded, TornadoVoilaHandler):  # type: ignore[misc]  # Voila has no types
    """A notebook as a page: a light one, or one of Voila's with a kernel."""

    POLICY = PAGE

    async def get(self, path: str | None = None) -> None:
        """Send the page, with the XSRF cookie that ends its kernel when it is closed.

        An address that means the notebook of another language, or of another name, is redirected.
        """
        if self._leads_on(path):
            return
        if not await self._is_there():
            raise HTTPError(404)
        if (page := await self._light()) is not None:
            if page.openings and not has_place(self):
                send_away(self, Path(self.place).stem)
            else:
                await send(self, page, self.place.rpartition("/")[0])
        elif self._is_prose():
            await self._send_prose()
        elif not is_for_somebody(self):
            self.set_status(503)  # whoever does come to read asks again
        elif not self._is_named():
            _ = self.xsrf_token
            await self._send_with_kernel()

    async def _light(self) -> LightPage | None:
        """Return the light page of a notebook; None where it is one of Voila's."""
        pages: LightPages = self.settings[LIGHT]
        return await pages.page(self.place)

    async def _send_with_kernel(self) -> None:
        """Send a page with a kernel of its own, or the waiting page if no seat is free."""
        async with Seat(self) as place:
            if place is None:
                send_away(self, Path(self.place).stem)
            else:
                await TornadoVoilaHandler.get(self, self.place)

    def write(self, chunk: str | bytes | dict[str, Any]) -> None:
        """Write a part of the page; Voila's heartbeat, which has no nonce, as a comment.

        As a script it is refused by each browser, with an error in its console.
        """
        super().write("<!-- opening -->\n" if chunk == HEARTBEAT else chunk)

    async def head(self, path: str | None = None) -> None:
        """Reply 200 or 404 without starting a kernel, for programs that check links."""
        if not self._leads_on(path) and not await self._is_there():
            raise HTTPError(404)

    def _is_named(self) -> bool:
        """Redirect a browser that has no name yet, to the same page; returns True if it does.

        Where several servers share an address a proxy tells them by that name which readers are
        whose: the lines of a page must come to where its kernel is. Who keeps no cookies goes on
        without one.
        """
        if address() is None or self.get_cookie(READER) or NAMED in self.request.query_arguments:
            return False
        reader_of(self)
        query = [*parse_qsl(self.request.query), (NAMED, "1")]
        self.set_header("Cache-Control", "no-store")
        self.redirect(f"{self.base_url}{quote(self.place)}?{urlencode(query)}")
        return True

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

    def _is_prose(self) -> bool:
        """Return True if the notebook has no code cells."""
        try:
            cells = read_notebook(Path(self.contents_manager.root_dir, self.place))["cells"]
        except (OSError, ValueError, KeyError):
            return False
        return all(cell["cell_type"] == "markdown" for cell in cells)

    async def _send_prose(self) -> None:
        """Send a page of Voila's that has nothing to run, without starting a kernel."""
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
