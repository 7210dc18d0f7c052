"""What happens behind the pages of a test: where they ask, and what goes wrong there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Request, WebSocket

HERE = ("http://127.0.0.1:", "http://localhost:", "ws://127.0.0.1:", "ws://localhost:")
INLINE = ("data:", "blob:", "about:", "file:")


@dataclass
class Watch:
    """Follows all pages that the tests open; each test begins with a clean sheet."""

    works: bool = False
    """Whether any request was ever seen."""
    away: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    frames: list[str | bytes] | None = None

    def begin(self) -> None:
        """Forget what an earlier test saw."""
        self.away, self.console, self.errors, self.frames = [], [], [], None

    def follow(self, context: BrowserContext) -> None:
        context.on("request", self._request)
        context.on("page", self._page)
        context.on("weberror", lambda wrong: self._failed(_traced(wrong.error)))

    def listen(self) -> list[str | bytes]:
        """Keep what comes over the websockets from now on."""
        self.frames = []
        return self.frames

    def _page(self, page: Page) -> None:
        page.on("websocket", self._connected)
        page.on("console", self._said)

    def _connected(self, socket: WebSocket) -> None:
        self._asked(socket.url)
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        if self.frames is not None:
            self.frames.append(frame)

    def _request(self, request: Request) -> None:
        self._asked(request.url)

    def _asked(self, url: str) -> None:
        self.works = True
        if not url.startswith(HERE + INLINE):
            self.away.append(url)

    def _said(self, message: Any) -> None:
        if message.type == "info" and "loaded again" in message.text:
            self.console.append(message.text)
        if message.type == "error":
            self.console.append(message.text)
            if "Content Security Policy" in message.text:
                self.errors.append(message.text)

    def _failed(self, error: str) -> None:
        if not _is_labs(error):
            self.errors.append(error)

    def check(self) -> None:
        """Nothing left this machine, and nothing failed unseen."""
        assert not self.away, f"asked of the network: {self.away}"
        assert self.works, "no request was seen at all, so the watch itself is broken"
        assert not self.errors, f"uncaught errors in the page: {self.errors}"


def _traced(error: Error) -> str:
    """An error of a page with where in its scripts it came from."""
    return f"{error}\n{error.stack or ''}"


def _is_labs(error: str) -> bool:
    """Whether JupyterLab took its splash screen away twice, as it does on a busy machine."""
    frames = [line for line in error.splitlines() if line.lstrip().startswith("at ")]
    return "'removeChild'" in error and all("/static/lab/jlab_core." in one for one in frames)
