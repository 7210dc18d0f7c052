"""What is saved with the state of its widgets: boards to look at, without a kernel."""

from __future__ import annotations

import json
import re
import subprocess
import sysconfig
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from scripts.js import find_node
from tests.browser.notebooks import write_notebook
from tests.browser.stage import LAB, Desk
from tests.hosts.test_stills import convert

pytestmark = pytest.mark.browser

CELLS = (
    "from tritables import Lesson, Table, speak\nspeak('nl')",
    "Lesson('trictrac', 'look-ahead')",
    "table = Table('trictrac', seed=3)\ntable",
    "table.play('start 5-3', 'roll 1-2')",
)

ABSENT = ("@jupyter-widgets/html-manager@1", "requirejs@2")
"""What such a page fetches from the network, and a test has to bring: npm's names of it."""


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("saved")
    notebook = folder / write_notebook(folder, *CELLS, probe=False)
    return convert(notebook, "html", folder, "--execute")


def state_of(html: str) -> dict[str, Any]:
    """The state of all widgets that stands in a page."""
    found = re.search(
        r'<script type="application/vnd.jupyter.widget-state\+json">(.*?)</script>', html, re.S
    )
    assert found
    state: dict[str, Any] = json.loads(found[1])["state"]
    return state


@pytest.mark.full
def test_what_boards_share_stands_in_the_page_once(saved: Path) -> None:
    tables = [
        one["state"]
        for one in state_of(saved.read_text()).values()
        if one["model_module"] == "anywidget"
    ]
    assert len(tables) == 2
    assert sorted(bool(table["_brings"]) for table in tables) == [False, True]
    assert all(len(table["_esm"]) < 2_000 for table in tables)


@pytest.fixture(scope="module")
def absent(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the page fetches, got as anybody gets it."""
    folder = tmp_path_factory.mktemp("absent")
    node = find_node()
    assert node, "no Node with npm"
    argv = [*node.npm, "pack", "--silent", *ABSENT]
    subprocess.run(argv, cwd=folder, env=node.env, timeout=120, check=True)
    for archive in folder.glob("*.tgz"):
        with tarfile.open(archive) as packed:
            packed.extractall(folder / archive.name.rstrip("-.0123456789tgz"), filter="data")
    return folder


def brings(absent: Path) -> Callable[[Route], None]:
    """Answers the page's requests to the network with what lies here, and with nothing else."""
    places = {
        "require": absent / "requirejs" / "package" / "require.js",
        "embed-amd": absent / "jupyter-widgets-html-manager" / "package" / "dist" / "embed-amd.js",
        "anywidget": Path(
            sysconfig.get_path("data"), "share/jupyter/nbextensions/anywidget/index.js"
        ),
    }

    def answer(route: Route) -> None:
        if route.request.url.startswith("file:"):
            route.continue_()
            return
        for name, place in places.items():
            if name in route.request.url:
                route.fulfill(path=place, content_type="text/javascript")
                return
        route.abort()

    return answer


@pytest.mark.full
def test_saved_boards_show_their_position_and_that_nobody_answers(
    saved: Path, absent: Path, browser: Browser
) -> None:
    context = browser.new_context()
    try:
        page = context.new_page()
        page.route(re.compile("^(file|https?):"), brings(absent))
        page.goto(saved.as_uri())
        boards = page.locator(".tritables")
        expect(boards.locator(".tt-status")).to_have_count(2, timeout=60_000)
        # What was played after the board was shown is in the picture, too.
        expect(boards.nth(1).locator(".tt-ply")).to_have_text(["Wit 5, Zwart 3", "1 en 2"])
        expect(page.locator(".tt-offline")).to_have_count(0)
        boards.nth(1).locator("[data-tool=undo]").click()
        expect(boards.nth(1).locator(".tt-offline")).to_contain_text("Nog geen antwoord")
    finally:
        context.close()


@pytest.mark.full
def test_a_board_whose_module_is_lost_says_that_something_is_to_come(
    saved: Path, absent: Path, browser: Browser
) -> None:
    """What one table brings for all is not there, and there is nobody to ask."""
    robbed = saved.with_name("robbed.html")
    robbed.write_text(re.sub(r'"_brings": ?"[^"]+"', '"_brings": ""', saved.read_text()))
    context = browser.new_context()
    try:
        page = context.new_page()
        page.route(re.compile("^(file|https?):"), brings(absent))
        page.goto(robbed.as_uri())
        expect(page.get_by_text("…", exact=True)).to_have_count(2, timeout=60_000)
        expect(page.locator(".tritables")).to_have_count(0)
    finally:
        context.close()


@pytest.mark.full
@LAB
def test_in_lab_saved_boards_are_there_before_anything_runs(desk: Desk) -> None:
    """Lab was told to save the state of its widgets, and the notebook is the reader's own."""
    server = desk.servers["lab"]
    name = write_notebook(server.folder, *CELLS, probe=False)
    convert(server.folder / name, "notebook", server.folder, f"--execute --output saved-{name}")
    server.api("POST", f"contents/saved-{name}/trust")
    page = desk.context().new_page()
    page.goto(server.address(f"saved-{name}"), wait_until="commit", timeout=60_000)
    boards = page.locator(".tritables")
    expect(boards.locator(".tt-status")).to_have_count(2, timeout=60_000)
    boards.nth(1).locator("[data-tool=undo]").click()
    expect(boards.nth(1).locator(".tt-offline")).to_contain_text("Nog geen antwoord")
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
