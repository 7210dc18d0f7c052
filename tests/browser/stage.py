"""A notebook opened in a page, with the kernel behind it within a test's reach."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Request, WebSocket, expect

from tests.browser.board import BoardPage
from tests.browser.notebooks import write_notebook
from tests.browser.servers import Server

HERE = ("http://127.0.0.1:", "http://localhost:", "ws://127.0.0.1:", "ws://localhost:")
INLINE = ("data:", "blob:", "about:")
CALM = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}}


@dataclass
class Watch:
    """What happened behind a test's pages: where they asked, and what went wrong there."""

    requests: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    frames: list[str | bytes] | None = None

    def follow(self, context: BrowserContext) -> None:
        context.on("request", self._asked)
        context.on("page", self._page)
        context.on("weberror", lambda wrong: self.errors.append(str(wrong.error)))

    def listen(self) -> list[str | bytes]:
        """Keep what comes over the websockets of the pages that are opened from now on."""
        self.frames = []
        return self.frames

    def _page(self, page: Page) -> None:
        page.on("websocket", self._connected)
        page.on("console", self._said)

    def _connected(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        if self.frames is not None:
            socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        assert self.frames is not None
        self.frames.append(frame)

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)

    def _said(self, message: Any) -> None:
        if message.type == "error":
            self.console.append(message.text)

    def check(self) -> None:
        away = [url for url in self.requests if not url.startswith(HERE + INLINE)]
        assert not away, f"asked of the network: {away}"
        assert self.requests, "no request was seen at all, so the watch itself is broken"
        assert not self.errors, f"uncaught errors in the page: {self.errors}"


class Stage:
    """One opened notebook."""

    def __init__(self, page: Page, server: Server, name: str) -> None:
        self.page = page
        self.server = server
        self.name = name
        self._asked = count(1)

    def board(self, nth: int = 0) -> BoardPage:
        return BoardPage(self.page, nth).ready()

    # The kernel's side.

    def ask(self, code: str, *, run: bool = False) -> None:
        """Have the kernel run something, without waiting for it."""
        self._n = next(self._asked)
        box = self.page.locator(".probe-ask textarea")
        box.fill(json.dumps({"n": self._n, "run": run, "code": code}))
        box.blur()
        self.page.locator("button.probe-go").click()

    def _answer(self) -> Any:
        box = self.page.locator(".probe-say textarea")
        handle = self.page.wait_for_function(
            "([el, n]) => { const t = el.value; return t && JSON.parse(t).n === n && t }",
            arg=[box.element_handle(), self._n],
            timeout=20_000,
        )
        answer = json.loads(handle.json_value())
        assert answer["fault"] is None, answer["fault"]
        return answer["value"]

    def value(self, code: str) -> Any:
        """What an expression is worth in the kernel."""
        self.ask(code)
        return self._answer()

    def run(self, code: str) -> None:
        """Run statements in the kernel and wait until they are through."""
        self.ask(code, run=True)
        self._answer()

    # JupyterLab's own things.

    def command(self, name: str, **arguments: Any) -> None:
        """Run one of Lab's commands, as its menus do."""
        self.page.evaluate(
            "([name, args]) => window.jupyterapp.commands.execute(name, args)", [name, arguments]
        )

    def kernel_id(self) -> str:
        for session in self.server.api("GET", "sessions"):  # type: ignore[attr-defined]
            if session["path"].endswith(self.name):
                return str(session["kernel"]["id"])
        raise AssertionError(f"{self.name} has no kernel")


@dataclass
class Desk:
    """Opens notebooks for one test, each in the context that the test asks for."""

    browser: Browser
    servers: Mapping[str, Server]
    watch: Watch = field(default_factory=Watch)
    contexts: list[BrowserContext] = field(default_factory=list)
    opened: list[Stage] = field(default_factory=list)

    def context(self, **options: Any) -> BrowserContext:
        context = self.browser.new_context(**{**CALM, **options})
        context.set_default_timeout(20_000)
        self.watch.follow(context)
        self.contexts.append(context)
        return context

    def open(self, host: str, *cells: str, probe: bool = True, **options: Any) -> Stage:
        """Write a notebook of these cells and open it in Voila or in Lab, run to its end."""
        server = self.servers[host]
        name = write_notebook(server.folder, *cells, probe=probe)
        return self.show(host, name, **options)

    def show(self, host: str, name: str, **options: Any) -> Stage:
        """Open a notebook of the folder."""
        server = self.servers[host]
        page = self.context(**options).new_page()
        stage = Stage(page, server, name)
        self.opened.append(stage)
        page.goto(server.address(name), wait_until="commit", timeout=60_000)
        if host == "lab":
            self._run_in_lab(stage)
        return stage

    def _run_in_lab(self, stage: Stage) -> None:
        page = stage.page
        expect(page.locator(".jp-Notebook .jp-CodeCell").first).to_be_visible(timeout=60_000)
        page.wait_for_function(
            """() => {
              const panel = window.jupyterapp?.shell.currentWidget;
              return panel?.sessionContext?.session?.kernel?.status === 'idle';
            }""",
            timeout=60_000,
        )
        stage.command("notebook:run-all-cells")

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        # A session that goes away with its page would linger: end the kernels that Lab kept.
        for stage in self.opened:
            if stage.server.kind == "lab":
                for session in stage.server.api("GET", "sessions"):  # type: ignore[attr-defined]
                    if session["path"].endswith(stage.name):
                        stage.server.api("DELETE", f"sessions/{session['id']}")
