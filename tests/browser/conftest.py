"""One browser and two servers for the whole run; a context of its own for each test."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from scripts.chromium import find
from tests.browser.servers import Server, free_port, lab_command, running, voila_command
from tests.browser.stage import Desk

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "test-results"
HOSTS = ("voila", "lab")

expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find()
    assert path, "no Chromium: run python -m scripts.chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-default-apps",
                "--disable-sync",
                "--no-first-run",
            ],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that both servers serve: the tutorials, and the notebooks of the tests."""
    folder = tmp_path_factory.mktemp("notebooks")
    for notebook in (ROOT / "notebooks").glob("*.ipynb"):
        shutil.copy(notebook, folder)
    return folder


@pytest.fixture(scope="session")
def voila(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port, home = free_port(), tmp_path_factory.mktemp("voila-home")
    with running(
        "voila", voila_command(folder, port), port, folder, home, "/api/kernels"
    ) as server:
        yield server


@pytest.fixture(scope="session")
def lab(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port, home = free_port(), tmp_path_factory.mktemp("lab-home")
    with running("lab", lab_command(folder, port), port, folder, home, "/api") as server:
        yield server


@pytest.fixture(params=HOSTS)
def host(request: pytest.FixtureRequest) -> str:
    """Where the table is shown; a test that takes it runs in both."""
    return str(request.param)


class _Servers(dict[str, Server]):
    """The servers by name, each started when it is first asked for."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__()
        self._request = request

    def __missing__(self, name: str) -> Server:
        self[name] = self._request.getfixturevalue(name)
        return self[name]


@pytest.fixture
def desk(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Desk]:
    """Opens notebooks for a test; afterwards nothing may have left this machine or failed."""
    desk = Desk(browser, _Servers(request))
    yield desk
    failed = getattr(request.node, "_failed", False)
    if failed:
        _keep_pictures(desk, request.node.name)
    desk.close()
    desk.watch.check()


def _keep_pictures(desk: Desk, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    safe = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    pages = [page for context in desk.contexts for page in context.pages]
    for nth, page in enumerate(pages):
        try:
            page.screenshot(path=PICTURES / f"failed-{safe}-{nth}.png", timeout=5_000)
        except Error:
            continue
    if desk.watch.console:
        (PICTURES / f"failed-{safe}.txt").write_text("\n".join(desk.watch.console))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):  # type: ignore[no-untyped-def]
    report = yield
    if call.when == "call" and report.failed:
        item._failed = True  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where the screenshots go that a person should look at."""
    PICTURES.mkdir(exist_ok=True)
    return PICTURES
