"""Goes through a site in Firefox: `python -m tests.browser.in_firefox [GAME …]`.

Outside of the test run, as most machines have no Firefox. The tutorials are exported first, as a
site and each as one file. Each is opened in each language, from a host under a path and from the
disk: all boards are visible, a lesson is solved, a game against an opponent is begun, the page is
switched to another language and colours, reloaded and gone on with, its worker ended, and the game
played to its end. At last the site is opened with the host gone.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.run import ROOT
from tests.browser.firefox import Firefox, firefox
from tritables import Example, Try, game_named, game_names
from tritables.core.state import CHANCE
from tritables.export.single_page import make_single
from tritables.export.site import make_site
from tritables.export.translations import notebooks_in
from tritables.lessons import Do, course
from tritables.lessons.example_checks import start_of
from tritables.texts import LANGUAGES

PATH = "school/games"
LIMIT = 240.0
"""Seconds that anything may take here."""

VISIBLE = """[...document.querySelectorAll('[data-board]')].length === args[0]
  && [...document.querySelectorAll('[data-board]')].every(it => it.querySelector('.tt-piece'))"""
WELL = "!document.querySelector('.tt-offline, .tt-fault')"
BOARD = "document.querySelectorAll('[data-board]')[args[0]]"
PLIES = f"{BOARD}.querySelectorAll('.tt-ply').length"
# At a lesson the field for moves is among the tools, which are folded away.
TYPE = f"""
  const board = {BOARD};
  const box = () => board.querySelector('[data-type-move]');
  if (!box()) board.querySelector('[data-tool=tools]').click();
  while (!box()) await new Promise(done => setTimeout(done, 20));
  box().value = args[1];
  box().dispatchEvent(new Event('input', {{ bubbles: true }}));
  box().closest('form').requestSubmit();
"""
CHOOSE = f"""
  const board = {BOARD};
  board.querySelector('[data-tool=settings]').click();
  const find = () => board.querySelector(`dialog select:has(option[value=${{args[1]}}])`);
  while (!find()) await new Promise(done => setTimeout(done, 20));
  find().value = args[1];
  find().dispatchEvent(new Event('change', {{ bubbles: true }}));
  board.querySelector('dialog').close();
"""
# Plays for the first seat until there are so many moves, or the end; returns how many there are.
PLAY = f"""
  const board = {BOARD};
  for (;;) {{
    const plies = board.querySelectorAll('.tt-ply').length;
    if (plies >= args[1] || board.querySelector('.tt-won')) return plies;
    const seat = board.querySelector('.tt-status .tt-seat')?.dataset.seat ?? '0';
    const dice = board.querySelector('[data-tool=throw]');
    const moves = [...board.querySelectorAll('datalist option')].map(el => el.value);
    if (dice && !dice.disabled) dice.click();
    else if (seat === '0' && moves.length) {{
      const box = board.querySelector('[data-type-move]');
      box.value = moves[Math.floor(Math.random() * moves.length)];
      box.dispatchEvent(new Event('input', {{ bubbles: true }}));
      box.closest('form').requestSubmit();
    }}
    const until = Date.now() + 3000;
    while (board.querySelectorAll('.tt-ply').length === plies && Date.now() < until)
      await new Promise(done => setTimeout(done, 10));
    await new Promise(done => setTimeout(done, 30));
  }}
"""
KEPT = f"""(() => {{
  const board = {BOARD};
  const moves = [...board.querySelectorAll('.tt-ply')].map(el => el.dataset.said);
  return Object.values(localStorage).map(text => JSON.parse(text)).some(kept => {{
    const last = kept.shown?.sheet.turns.flatMap(turn => turn.texts) ?? [];
    return last.length > 0 && `${{last}}` === `${{moves.slice(-last.length)}}`;
  }});
}})()"""
OFFLINE = """
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== 'activated')
    await new Promise(done => active.addEventListener('statechange', done));
"""
HOOK = """
  window.workers = [];
  window.Worker = class extends Worker {
    constructor(...args) { super(...args); window.workers.push(this); }
  };
"""
"""Lets a test end the worker of a page, which nobody else can from outside in this browser."""


class _Host(SimpleHTTPRequestHandler):
    """Serves the site, each page with the hook before its script."""

    def do_GET(self) -> None:
        name = self.path.partition("?")[0]
        path = Path(self.translate_path(name))
        if name.endswith("hook.js"):
            self._answer(HOOK.encode(), "text/javascript")
        elif path.suffix == ".html" and path.is_file():
            page = path.read_text(encoding="utf-8")
            hooked = page.replace("<title>", '<script src="hook.js"></script><title>', 1)
            self._answer(hooked.encode(), "text/html; charset=utf-8")
        else:
            super().do_GET()

    def _answer(self, content: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder until the block ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Host, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{PATH}"
    finally:
        server.shutdown()
        server.server_close()


def make(folder: Path, names: Sequence[str]) -> None:
    """The site under its path, and each tutorial as one file, with the hook in it."""
    make_site(notebooks_in(ROOT / "notebooks"), folder / PATH)
    for name in names:
        group = [ROOT / "notebooks" / lang / f"{name}.ipynb" for lang in LANGUAGES]
        file = make_single(group, folder / f"{name}.html")
        page = file.read_text(encoding="utf-8")
        file.write_text(page.replace("<script>", f"<script>{HOOK}</script><script>", 1))


def without_chance(example: Example) -> bool:
    """Is nothing thrown or drawn on the way to the goal?"""
    state = start_of(example)
    for step in example.line:
        if state.to_act == CHANCE:
            return False
        if not isinstance(step, Try):
            state = state.play(step)
    return True


class FirefoxReader:
    """Somebody who reads a tutorial in Firefox."""

    def __init__(self, browser: Firefox, address: str, name: str) -> None:
        self.browser, self.address, self.name = browser, address, name
        self.chapters = course(name).chapters
        self.table = len(self.chapters)
        """The number of the board that is played at: a chapter is one board, and it comes last."""

    def open(self, query: str = "") -> None:
        """Open the page; all boards are there, and nothing is said to be wrong."""
        self.browser.open(f"{self.address}{query}")
        self.browser.wait(VISIBLE, self.table + 1)
        assert self.browser.run(f"return {WELL}")

    def afresh(self, query: str = "") -> None:
        """Open the page as nobody has played there yet."""
        self.browser.open(f"{self.address}{query}")
        self.browser.run("localStorage.clear()")
        self.open(query)

    def solve(self) -> int:
        """Type what the first step asks that has no chance in it; return its chapter's number."""
        game = game_named(self.name)
        nth, at, step = next(
            (nth, at, step)
            for nth, chapter in enumerate(self.chapters)
            for at, step in enumerate(chapter.steps)
            if isinstance(step, Do) and without_chance(game.example(step.id))
        )
        dot = f'{BOARD}.querySelector(`[data-step="${{args[1]}}"]`)'
        if at:
            self.browser.run(f"{dot}.click()", nth, at)
        self.browser.wait(f"{dot}.getAttribute('aria-current') === 'step'", nth, at)
        for tried in game.example(step.id).line:
            move = tried.move if isinstance(tried, Try) else tried
            before = self.browser.run(f"return {PLIES}", nth)
            self.browser.run(TYPE, nth, move)
            if isinstance(tried, Try):
                self.browser.wait(f"{BOARD}.querySelector('.tt-refusal [data-rule]')", nth)
            else:
                self.browser.wait(f"{PLIES} > args[1]", nth, before)
        self.expect_solved(nth)
        return nth

    def expect_solved(self, nth: int) -> None:
        self.browser.wait(f"{BOARD}.querySelector('.tt-task.tt-done')", nth)

    def play(self, moves: int) -> int:
        """Play until the game has so many moves more, or its end; returns how many it has."""
        before = self.browser.run(f"return {PLIES}", self.table)
        plies: int = self.browser.run(PLAY, self.table, before + moves)
        return plies

    def switch(self, lang: str) -> None:
        """Have the page in another language and dark; all boards go along."""
        self.browser.run(
            "document.querySelector(`input[name=tt-lang][value=${args[0]}]`).click()", lang
        )
        self.browser.run(CHOOSE, self.table, "dark")
        self.expect_switched(lang)

    def expect_switched(self, lang: str) -> None:
        self.browser.wait("document.documentElement.lang === args[0]", lang)
        self.browser.wait(
            "[...document.querySelectorAll('.tritables')].every(it =>"
            " it.lang === args[0] && it.classList.contains('tt-look-dark'))",
            lang,
        )

    def end_worker(self) -> None:
        self.browser.run("window.workers.at(-1).terminate()")

    def read(self, lang: str) -> int:
        """Do what a reader does, a whole game with it; returns how many moves that has."""
        self.afresh(f"?lang={lang}")
        assert self.browser.run("return document.documentElement.lang") == lang
        solved = self.solve()
        self.browser.run(CHOOSE, self.table, "fast")
        self.play(3)
        other = LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
        self.switch(other)
        self.browser.wait(KEPT, self.table)
        plies = self.browser.run(f"return {PLIES}", self.table)
        self.open()
        self.expect_switched(other)
        self.expect_solved(solved)
        self.browser.wait(f"{PLIES} >= args[1]", self.table, plies)
        self.play(2)
        self.end_worker()
        plies = self.play(10_000)
        self.browser.wait(f"{BOARD}.querySelector('.tt-won')", self.table)
        assert self.browser.run(f"return {WELL}")
        return plies


def main(names: Sequence[str]) -> None:
    """Visit everything; the first thing that is not as it should be is raised."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        begun = time.monotonic()
        make(folder, names)
        print(f"exported in {time.monotonic() - begun:.0f} s", flush=True)
        visit(folder, names)


def visit(folder: Path, names: Sequence[str]) -> None:
    """Read what was made, in all languages and both ways; at last with the host gone."""
    with firefox(LIMIT) as browser:
        with served(folder) as url:
            for game in names:
                for lang in LANGUAGES:
                    for place in (f"{url}/{game}.html", (folder / f"{game}.html").as_uri()):
                        begun = time.monotonic()
                        plies = FirefoxReader(browser, place, game).read(lang)
                        kind = place.partition(":")[0]
                        took = time.monotonic() - begun
                        print(f"{game} {lang} {kind}: {plies} moves, {took:.0f} s", flush=True)
            browser.open(f"{url}/{names[0]}.html")
            browser.run(OFFLINE)
        for game in names:
            reader = FirefoxReader(browser, f"{url}/{game}.html", game)
            reader.afresh()
            reader.solve()
            print(f"{game} with the host gone", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or game_names())
