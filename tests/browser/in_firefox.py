"""Goes through a site in Firefox: `python -m tests.browser.in_firefox [SITE]`.

Outside of the test run, as most machines have no Firefox. Without a SITE the tutorials are
exported first. Each tutorial is opened in each language: all boards are visible, a lesson is
solved, the page is read in another language, reloaded and gone on with, and at last opened with
the host gone.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.run import ROOT
from tests.browser.firefox import Firefox, firefox
from tritables import Example, Try, game_named, game_names
from tritables.core.state import CHANCE
from tritables.export.siblings import beside
from tritables.export.site import make_site
from tritables.lessons import Do, course
from tritables.lessons.check import start_of
from tritables.texts import LANGUAGES

PATH = "school/games"
VISIBLE = """[...document.querySelectorAll('[data-board]')].length > 0
  && [...document.querySelectorAll('[data-board]')].every(it => it.querySelector('.tt-piece'))"""
WELL = "!document.querySelector('.tt-offline, .tt-fault')"
TYPE = """
  const box = document.querySelectorAll('[data-board]')[args[0]].querySelector('[data-type-move]');
  box.closest('details')?.setAttribute('open', '');
  box.value = args[1];
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.closest('form').requestSubmit();
"""
BOARD = "document.querySelectorAll('[data-board]')[args[0]]"
KEPT = """
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== 'activated')
    await new Promise(done => active.addEventListener('statechange', done));
"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder until the block ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def lessons(name: str) -> list[str]:
    """The examples that a tutorial's boards begin with; empty where one begins otherwise."""
    first = [chapter.steps[0] for chapter in course(name).chapters]
    return [step.id if isinstance(step, Do) else "" for step in first]


def without_chance(example: Example) -> bool:
    """Is nothing thrown or drawn on the way to the goal?"""
    state = start_of(example)
    for step in example.line:
        if state.to_act == CHANCE:
            return False
        if not isinstance(step, Try):
            state = state.play(step)
    return True


def solve(browser: Firefox, name: str) -> int:
    """Type what the first lesson asks that has no chance in it; return which board that is."""
    game = game_named(name)
    ids = lessons(name)
    nth = next(at for at, id in enumerate(ids) if id and without_chance(game.example(id)))
    for step in game.example(ids[nth]).line:
        move = step.move if isinstance(step, Try) else step
        before = browser.run(f"return {BOARD}.querySelectorAll('.tt-ply').length", nth)
        browser.run(TYPE, nth, move)
        if isinstance(step, Try):
            browser.wait(f"{BOARD}.querySelector('.tt-refusal [data-rule]')", nth)
        else:
            browser.wait(f"{BOARD}.querySelectorAll('.tt-ply').length > args[1]", nth, before)
    browser.wait(f"{BOARD}.querySelector('.tt-task.tt-done')", nth)
    return nth


def afresh(browser: Firefox, address: str) -> None:
    """Open a page as nobody has played there yet."""
    browser.open(address)
    browser.run("localStorage.clear()")
    browser.open(address)
    browser.wait(VISIBLE)


def visit(browser: Firefox, address: str, name: str, lang: str) -> None:
    """Do with a tutorial what a reader does."""
    afresh(browser, f"{address}/{name}.html?lang={lang}")
    assert browser.run("return document.documentElement.lang") == lang
    nth = solve(browser, name)
    other = next(one for one in LANGUAGES if one != lang)
    browser.run("document.querySelector(`input[name=tt-lang][value=${args[0]}]`).click()", other)
    browser.wait("document.documentElement.lang === args[0]", other)
    browser.wait("Object.keys(localStorage).length > 1")
    browser.open(f"{address}/{name}.html")
    browser.wait(VISIBLE)
    browser.wait(f"{BOARD}.querySelector('.tt-task.tt-done')", nth)
    assert browser.run(f"return {WELL}")


def main(site: Path) -> None:
    """Visit everything; the first thing that is not as it should be is raised."""
    with TemporaryDirectory() as name, firefox(240.0) as browser:
        folder = Path(name)
        (folder / PATH).parent.mkdir(parents=True)
        (folder / PATH).symlink_to(site.resolve())
        with served(folder) as url:
            for game in game_names():
                for lang in LANGUAGES:
                    visit(browser, f"{url}/{PATH}", game, lang)
                    print(f"{game} {lang}", flush=True)
            browser.run(KEPT)
        for game in game_names():
            afresh(browser, f"{url}/{PATH}/{game}.html")
            solve(browser, game)
            print(f"{game} with the host gone", flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        main(Path(sys.argv[1]))
    else:
        with TemporaryDirectory() as made:
            make_site(beside(ROOT / "notebooks"), Path(made))
            main(Path(made))
