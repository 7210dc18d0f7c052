"""One browser, two servers and a few pages for the whole run (with xdist, for each worker)."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from scripts.chromium import find
from tests.browser.pictures import Pictures
from tests.browser.servers import Servers
from tests.browser.stage import LAB, Desk, Rooms

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "test-results"
HOSTS = ("light", pytest.param("lab", marks=LAB))
PYTHON_HOSTS = ("kernel", pytest.param("lab", marks=LAB))

WITHOUT = (
    # Pages in the address bar's list, which nobody sees here: each window that is opened would
    # take two seconds of processor time for them, and a tenth of a core as long as it is open.
    *("WebUIOmnibox", "WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"),
    # What Playwright leaves out itself and pages could notice: our list stands instead of its own.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "AimEnabled"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
)
"""Features of Chromium that are off."""

COMPILING = "--js-flags=--wasm-num-compilation-tasks=1"
"""With more of them Chromium 156 stops drawing for good, on two processors, in a twentieth of the
visits in which a page is scrolled while Python starts. Pages mend that by themselves
(`reloadWhenFrozen.ts`, with a test of its own); other tests would lose what they hold of the
page."""

expect.set_options(timeout=60_000)  # a busy machine takes its time


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
                f"--disable-features={','.join(WITHOUT)}",
                COMPILING,
            ],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Ours and Lab, which serve the tutorials and the notebooks of the tests."""
    folder = tmp_path_factory.mktemp("notebooks")
    shutil.copytree(ROOT / "notebooks", folder, dirs_exist_ok=True)
    servers = Servers(folder, tmp_path_factory.mktemp("homes"))
    yield servers
    servers.close()


@pytest.fixture(params=HOSTS)
def host(request: pytest.FixtureRequest) -> str:
    """Where the table is shown; a test that takes it runs in both."""
    return str(request.param)


@pytest.fixture(params=PYTHON_HOSTS)
def python_host(request: pytest.FixtureRequest) -> str:
    """Where the table is shown and its Python is in reach; a test that takes it runs in both."""
    return str(request.param)


@pytest.fixture(scope="session")
def rooms(browser: Browser, servers: Servers) -> Iterator[Rooms]:
    rooms = Rooms(browser, servers)
    yield rooms
    rooms.close()


@pytest.fixture
def desk(rooms: Rooms, request: pytest.FixtureRequest) -> Iterator[Desk]:
    """Opens notebooks for a test; afterwards nothing may have left this machine or failed."""
    desk = Desk(rooms)
    yield desk
    failed = getattr(request.node, "_failed", False)
    if failed:
        _keep_pictures(desk, request.node.name)
    desk.close(broken=failed or bool(desk.watch.errors))
    desk.watch.check()


def _keep_pictures(desk: Desk, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    safe = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    for nth, page in enumerate(desk.pages):
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
def pictures(request: pytest.FixtureRequest) -> Pictures:
    """Where the screenshots go that a person should look at."""
    return Pictures(PICTURES, taken=not request.config.getoption("no_pictures"))
