"""Takes the pictures of the README from real pages: `python -m tests.packaging.pictures`.

They are made anew when the boards look different. Chromium itself packs them, so that they are
small and no program for pictures is needed.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from scripts.run import ROOT, say
from tests.benchmarks.serving import chromium, notebook, our_pages
from tests.browser.board import BoardPage

PACK = """async png => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.8).split(',')[1];
}"""

REFUSED = """
from tritables import Table
from tritables.games import trictrac

table = Table("trictrac", position=trictrac.position(
    white="1 6 7:3 8:2 9:2 12:2 13:3 17", black="15:3 16:4 18:2 20:3 22 23:2", throw="3-6"
))
table
"""
GROWN = """
from tritables import Table
from tritables.games import triominos

table = Table("triominos", seats=["person", "greedy"], position=triominos.position(
    table="2-3-3@0,0 4-2-3@-1,0 4-3-3@-2,0 3-3-0@-2,1 3-0-1@-3,1 1-0-1@-3,2 0-0-1@-2,2 0-5-0@-1,2",
    hands="0-0-3 3-3-5 1-1-5 2-3-5 0-1-5 / ...",
    scores=(64, 71),
))
table
"""


def refused(board: BoardPage) -> None:
    """Try to land where three black stones are."""
    board.move("12", "15")
    board.refusal.wait_for()


def aimed(board: BoardPage) -> None:
    """Hold the tile that would close a bridge over the place for it."""
    board.click("rack0.1")
    board.place("0,1").hover()
    board.aim.wait_for()


def main() -> None:
    """Take them all."""
    for name, (cell, act) in PICTURES.items():
        with TemporaryDirectory() as made, chromium() as browser:
            folder = Path(made)
            (folder / "index.ipynb").write_text(notebook(cell))
            with our_pages(folder, folder) as address:
                page = browser.new_page(viewport={"width": 1100, "height": 800})
                page.goto(address)
                board = BoardPage(page).ready()
                act(board)
                picture = packed(page, board)
        path = ROOT / "docs" / f"{name}.webp"
        path.write_bytes(picture)
        say(f"{path.relative_to(ROOT)} {len(picture) / 1000:.0f} kB")


def packed(page: Page, board: BoardPage) -> bytes:
    """The picture of a table, as WebP."""
    png = board.root.screenshot(animations="disabled")
    return b64decode(page.evaluate(PACK, b64encode(png).decode()))


PICTURES: dict[str, tuple[str, Callable[[BoardPage], None]]] = {
    "board": (REFUSED, refused),
    "triominos": (GROWN, aimed),
}

if __name__ == "__main__":
    main()
