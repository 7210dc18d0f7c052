"""Pages in the frame of an LMS: a SCORM package as it is unpacked there, and one file."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.browser.board import BoardPage
from tests.browser.stage import Desk
from tests.browser.static import AWAKE, STATIC, UNDER, Host, hosted
from tritables.export.archive import CONTENT, MANIFEST
from tritables.export.command import export

pytestmark = [pytest.mark.browser, pytest.mark.full, pytest.mark.timeout(600), STATIC]

TITLES = {"nl": "Tric Trac: een tafel", "fr": "Tric Trac : une table"}

LMS = """<!doctype html><title>LMS</title><script>
  window.asked = [];
  window.API = new Proxy({}, {get: (_, name) => (...args) => { asked.push(name); return ''; }});
</script><iframe width="1000" height="900" sandbox="%s" src="%s"></iframe>"""

# As browsers do it to a frame from another host.
REFUSED = """
  const refuse = () => { throw new DOMException('refused', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  window.registered = 0;
  const container = window.ServiceWorkerContainer;
  if (container) container.prototype.register = async () => { registered += 1; refuse(); };
"""


def write(folder: Path) -> list[Path]:
    """A notebook with one table, in two languages."""
    written = []
    for lang, title in TITLES.items():
        source = f"from tritables import Table, speak\nspeak('{lang}')\nTable('trictrac')"
        cell = {"cell_type": "code", "id": "a", "metadata": {}, "outputs": [], "source": source}
        path = folder / lang / "table.ipynb"
        path.parent.mkdir(parents=True)
        metadata = {"title": title, "lang": lang}
        path.write_text(json.dumps({"nbformat": 4, "cells": [cell], "metadata": metadata}))
        written.append(path)
    return written


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an LMS has made of a package, with one file beside it."""
    folder = tmp_path_factory.mktemp("lms")
    notebooks = write(tmp_path_factory.mktemp("cells"))
    [package] = export(notebooks, folder / "package" / "course.zip", scorm=True)
    with zipfile.ZipFile(package) as opened:
        opened.extractall(folder / UNDER)
    export(notebooks, folder / UNDER / "one.html", single=True)
    return folder


@pytest.fixture(scope="module")
def lms(unpacked: Path) -> Iterator[Host]:
    with hosted(unpacked, policy="") as host:
        yield host


def framed(desk: Desk, lms: Host, folder: Path, sandbox: str, name: str, script: str = "") -> Page:
    """A page of the LMS that shows a file in its frame."""
    (folder / UNDER / "lms.html").write_text(LMS % (sandbox, name))
    context = desk.context()
    if script:
        context.add_init_script(script)
    page = context.new_page()
    page.goto(lms.address("lms"))
    return page


def play(page: Page) -> FrameLocator:
    """Throw at the board in the frame, which Python has to answer."""
    frame = page.frame_locator("iframe")
    board = BoardPage(page, within=frame.locator("body")).ready()
    expect(board.root).to_have_attribute("lang", "nl")
    board.throw()
    expect(board.plies).to_have_count(1, timeout=AWAKE)
    expect(board.offline).to_have_count(0)
    return frame


def test_a_package_plays_in_an_lms_and_asks_nothing_of_it(
    desk: Desk, lms: Host, unpacked: Path
) -> None:
    manifest = Xml.parse(unpacked / UNDER / MANIFEST).getroot()
    tag = f"{{{CONTENT}}}"
    index, table = manifest.iter(f"{tag}item")
    assert table.findtext(f"{tag}title") == TITLES["nl"]
    assert index.findtext(f"{tag}title") == manifest.findtext(f".//{tag}organization/{tag}title")
    addresses = {one.get("identifier"): one.get("href") for one in manifest.iter(f"{tag}resource")}
    href = addresses[table.get("identifierref")]
    assert href
    sandbox = "allow-scripts allow-same-origin"
    page = framed(desk, lms, unpacked, sandbox, href, REFUSED)
    frame = play(page)
    frame.get_by_label("Français").check()
    board = BoardPage(page, within=frame.locator("body"))
    expect(board.root).to_have_attribute("lang", "fr")
    board.expect_plies(1)
    assert page.evaluate("asked") == []
    [shown] = [one for one in page.frames if one.parent_frame]
    assert shown.evaluate("registered") == 0


def test_one_file_plays_in_a_frame_that_may_do_nothing_but_run_scripts(
    desk: Desk, lms: Host, unpacked: Path
) -> None:
    page = framed(desk, lms, unpacked, "allow-scripts", "one.html")
    play(page)
    [shown] = [one for one in page.frames if one.parent_frame]
    assert shown.evaluate("self.origin") == "null"
