"""A server with one place: the next reader waits and is let in, and who comes back goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.board import BoardPage
from tests.browser.notebooks import write_notebook
from tests.browser.servers import Server, running
from tests.browser.stage import CALM

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("places")]

TABLE = "from tritables import Table\nTable('trictrac', seed=1)"
IDLE = 10.0
"""Seconds after which the page that nobody touches gives up its place."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("places")
    name = write_notebook(folder, TABLE, probe=False)
    (folder / name).rename(folder / "index.ipynb")
    few = ("--sessions", "1", "--idle", str(IDLE / 60))
    with running("served", folder, tmp_path_factory.mktemp("home"), more=few) as server:
        yield server


@pytest.fixture
def readers(browser: Browser) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    ann, bob = browser.new_context(**CALM), browser.new_context(**CALM, locale="nl")
    for reader in (ann, bob):
        reader.set_default_timeout(60_000)  # a busy machine takes its time
    yield ann, bob
    ann.close()
    bob.close()


def test_who_waits_is_let_in_and_who_rested_goes_on(
    server: Server, readers: tuple[BrowserContext, BrowserContext]
) -> None:
    ann, bob = (reader.new_page() for reader in readers)
    faults: list[str] = []
    bob.on("pageerror", lambda fault: faults.append(str(fault)))
    bob.on("console", lambda said: faults.append(said.text) if "Security" in said.text else None)
    ann.goto(f"{server.url}/")
    board = BoardPage(ann, 0).ready()
    board.throw()
    board.expect_plies(1)

    bob.goto(f"{server.url}/")
    expect(bob.get_by_role("heading")).to_have_text("Alle tafels zijn bezet")
    expect(bob.get_by_role("status")).to_have_text("Jij bent de volgende.")
    # Ann touches nothing any more: her place goes to Bob, whose page opens by itself.
    BoardPage(bob, 0).ready()
    assert faults == []

    bob.close()
    ann.reload()
    left = BoardPage(ann, 0).ready().root.locator(".tt-left")
    left.get_by_role("button", name=re.compile("Go on")).click()
    BoardPage(ann, 0).expect_plies(1)
