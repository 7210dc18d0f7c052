"""A notebook opened in a page, with the kernel behind it within a test's reach."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser.board import BoardPage
from tests.browser.notebooks import source_of, write_notebook
from tests.browser.servers import Server, Servers
from tests.browser.watch import Watch

CALM = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}}
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
LAB = pytest.mark.xdist_group("lab")
"""All that opens JupyterLab runs in one worker, so that only one of them has to start it."""

MOSTLY_LIGHT, MOSTLY_KERNEL = (
    pytest.mark.parametrize("host", [host, pytest.param("lab", marks=[LAB, pytest.mark.full])])
    for host in ("light", "kernel")
)
"""In Lab too when there is time: for a test that is about our own, wherever it is shown."""

SERVERS = {"light": "served", "kernel": "served"}
"""The server of a host, where it has another name: ours shows pages of both kinds."""

JUPYTER = ("lab", "notebook")
"""The hosts in which a notebook's cells are run by a person."""

_EMPTY = "() => document.querySelector('.probe-room .tritables') === null"
_FURNISHED = """count => document.querySelectorAll('.probe-room .tt-status').length >= count"""
# By hand the focus and what is in view would go with it.
_ASK = """call => {
  const box = document.querySelector('.probe-ask textarea');
  box.value = call;
  for (const kind of ['input', 'change']) box.dispatchEvent(new Event(kind, {bubbles: true}));
}"""
_AT_REST = """() => {
  scrollTo(0, 0);
  document.activeElement?.blur();
  for (const name of Object.keys(localStorage))
    if (name.startsWith('tritables ')) localStorage.removeItem(name);
}"""


class Stage:
    """One opened notebook."""

    def __init__(self, page: Page, server: Server, name: str) -> None:
        self.page = page
        self.server = server
        self.name = name
        self._asked = count(1)
        self._n = 0

    def board(self, nth: int = 0) -> BoardPage:
        return BoardPage(self.page, nth).ready()

    # The kernel's side.

    def ask(self, do: str, code: object) -> None:
        """Have the kernel do something, without waiting for it."""
        self._n = next(self._asked)
        self.page.locator(".probe-ask textarea").wait_for(state="attached")
        self.page.evaluate(_ASK, json.dumps({"n": self._n, "do": do, "code": code}))

    def _answer(self) -> Any:
        box = self.page.locator(".probe-say textarea")
        handle = self.page.wait_for_function(
            "([el, n]) => { const t = el.value; return t && JSON.parse(t).n === n && t }",
            arg=[box.element_handle(), self._n],
        )
        answer = json.loads(handle.json_value())
        assert answer["fault"] is None, answer["fault"]
        return answer["value"]

    def value(self, code: str) -> Any:
        """What an expression is worth in the kernel."""
        self.ask("value", code)
        return self._answer()

    def run(self, code: str) -> None:
        """Run statements in the kernel and wait until they are through."""
        self.ask("run", code)
        self._answer()

    def clear(self) -> None:
        """Put away what was brought to this page, and let the page be as it was opened."""
        self.ask("clear", None)
        self._answer()
        self.page.wait_for_function(_EMPTY)
        self.page.mouse.move(0, 0)
        self.page.evaluate(_AT_REST)

    def furnish(self, cells: Sequence[str]) -> None:
        """Show what some cells show, in this page and by this kernel."""
        self.ask("furnish", [source_of(cell) for cell in cells])
        self.page.wait_for_function(_FURNISHED, arg=self._answer())

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


class Rooms:
    """The pages that tests share: one in each host, and for each sort of screen."""

    def __init__(self, browser: Browser, servers: Servers) -> None:
        self.browser = browser
        self.servers = servers
        self.watch = Watch()
        self._stages: dict[str, Stage] = {}

    def context(self, **options: Any) -> BrowserContext:
        """A browser of its own, as it were, that is watched."""
        context = self.browser.new_context(**{**CALM, **options})
        context.set_default_timeout(60_000)
        self.watch.follow(context)
        return context

    def open(self, host: str, name: str, **options: Any) -> Stage:
        """Open a notebook of the folder in a page of its own, and have it run to its end."""
        server = self.servers[SERVERS.get(host, host)]
        page = self.context(**options).new_page()
        stage = Stage(page, server, name)
        page.goto(server.address(name), wait_until="commit", timeout=60_000)
        if host in JUPYTER:
            _run_in_lab(stage)
        return stage

    def shared(self, host: str, **options: Any) -> Stage:
        """The page that tests share on such a screen, empty; opened when it is first asked for."""
        viewport = options.pop("viewport", CALM["viewport"])
        key = json.dumps([host, options])
        if key not in self._stages:
            name = write_notebook(self.servers.folder)
            self._stages[key] = self.open(host, name, viewport=viewport, **options)
        else:
            self._stages[key].page.set_viewport_size(viewport)
        return self._stages[key]

    def leave(self, stages: Sequence[Stage]) -> None:
        """Close pages that nobody shall use any more."""
        for stage in stages:
            for key in [key for key, at in self._stages.items() if at is stage]:
                del self._stages[key]
            stage.page.context.close()
            if stage.server.kind in JUPYTER:
                _end_in_lab(stage)

    def close(self) -> None:
        self.leave(list(self._stages.values()))


class Desk:
    """Opens notebooks for one test: in a page that tests share, or in one of its own."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.servers = rooms.servers
        self.watch = rooms.watch
        self.own: list[Stage] = []
        self.borrowed: list[Stage] = []
        self.contexts: list[BrowserContext] = []
        self.watch.begin()

    def context(self, **options: Any) -> BrowserContext:
        context = self.rooms.context(**options)
        self.contexts.append(context)
        return context

    def open(self, host: str, *cells: str, fresh: bool = False, **options: Any) -> Stage:
        """Show what some cells show: in a light page, in a page with a kernel, or in Lab.

        A light page is that of a notebook of these cells alone. Where Python is in reach they are
        shown in a page that tests share; with ``fresh`` they are a notebook of their own, with a
        kernel and a page of its own: a test asks for that when it is about how a page begins, or
        when it breaks what others need.
        """
        if fresh or host == "light":
            name = write_notebook(self.servers.folder, *cells, probe=host != "light")
            return self.show(host, name, **options)
        stage = self.rooms.shared(host, **options)
        assert stage not in self.borrowed, "this page is furnished already: ask for a fresh one"
        self.borrowed.append(stage)
        stage.furnish(cells)
        return stage

    def show(self, host: str, name: str, **options: Any) -> Stage:
        """Open a notebook of the folder in a page of its own."""
        stage = self.rooms.open(host, name, **options)
        self.own.append(stage)
        return stage

    def close(self, *, broken: bool) -> None:
        """Close what is this test's own, and what may be out of order after it failed.

        What is shared is left empty, so that no opponent plays on while others are tested.
        """
        self.rooms.leave(self.own + (self.borrowed if broken else []))
        for stage in [] if broken else self.borrowed:
            try:
                stage.clear()
            except Error:
                self.rooms.leave([stage])
                raise
        for context in self.contexts:
            context.close()

    @property
    def pages(self) -> list[Page]:
        opened = [stage.page for stage in self.own + self.borrowed]
        return opened + [page for context in self.contexts for page in context.pages]


def _run_in_lab(stage: Stage) -> None:
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


def _end_in_lab(stage: Stage) -> None:
    """End a kernel that Lab would keep: a session that goes away with its page lingers."""
    for session in stage.server.api("GET", "sessions"):  # type: ignore[attr-defined]
        if session["path"].endswith(stage.name):
            stage.server.api("DELETE", f"sessions/{session['id']}")
