"""Real pages under their own Content-Security-Policy: all that they offer is pressed once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.notebooks import write_notebook
from tests.browser.stage import Desk

pytestmark = pytest.mark.browser

FOUND = """
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    refused.push(`${violatedDirective}: ${blockedURI} ${sample}`));
"""
OFFERED = """root => [...root.querySelectorAll('button[data-tool]:enabled')]
  .filter(one => one.checkVisibility() && !one.closest('[hidden]'))
  .map(one => one.dataset.tool)"""
BY_NOBODY = {"throw", "leave"}
"""What begins again what is being looked at, or is a move."""

OPENS = {"rules": "[data-tool=ids]", "settings": "select", "share": "[data-tool=save-svg]"}
"""What opens a dialog, and what is in it once all of it is there: some of that a kernel says."""

OTHERS = ("trictrac", "tricom", "tricap", "triominos", "rounds-trictrac", "teachers")
"""Pages for when there is time; in every run it is one."""

PAGES = ["practise-tricap", *(pytest.param(name, marks=pytest.mark.full) for name in OTHERS)]


def opened(desk: Desk, name: str) -> Page:
    context = desk.context(accept_downloads=True)
    context.add_init_script(FOUND)
    page = context.new_page()
    page.goto(desk.servers["served"].address(name))
    return page


def press_all(page: Page, place: Locator, pressed: set[str]) -> None:
    """Press whatever is offered and was not yet, also in the dialogs that this opens."""
    while True:
        try:
            offered = place.evaluate(OFFERED) if place.count() else []
        except Error:  # it has been drawn anew meanwhile
            continue
        left = [tool for tool in offered if tool not in pressed | BY_NOBODY]
        if not left:
            return
        pressed.add(left[0])
        button = place.locator(f"button[data-tool={left[0]}]:enabled").first
        if button.count() == 0:
            continue
        button.evaluate("button => button.click()")
        dialog = place.locator("dialog[open]")
        if left[0] in OPENS:
            expect(dialog.locator(OPENS[left[0]]).first).to_be_visible()
        else:
            page.wait_for_timeout(80)  # for what it shows; nothing is read from it
        if dialog.count():
            press_all(page, dialog.first, pressed)
            page.keyboard.press("Escape")


@pytest.mark.parametrize("name", PAGES)
def test_all_that_a_page_offers_works_under_its_policy(desk: Desk, name: str) -> None:
    page = opened(desk, f"en/{name}.ipynb")
    expect(page.locator(".tritables .tt-status").first).to_be_visible(timeout=120_000)
    pressed: set[str] = set()
    boards = page.locator(".tritables:has(.tt-status)")
    for board in (boards.first, boards.last):
        press_all(page, board, pressed)
    if name != "teachers":
        assert {"share", "save-svg", "save-png", "print"} <= pressed
    assert page.evaluate("refused") == []
    assert "Content Security Policy" not in "\n".join(desk.watch.console)


def test_the_page_of_all_games_works_under_its_policy(desk: Desk, tmp_path: Path) -> None:
    page = opened(desk, "nl/index.ipynb")
    expect(page.locator(".tt-game").first).to_be_visible()
    page.locator(".tt-class summary").click()
    handed_in = tmp_path / "anna.json"
    handed_in.write_text(json.dumps({"format": "tritables-progress/2", "name": "Anna"}))
    page.locator(".tt-class input[type=file]").set_input_files(handed_in)
    expect(page.locator(".tt-class")).to_contain_text("anna.json")
    page.locator("[data-mine=name]").fill("Anna")
    with page.expect_download():
        page.locator("[data-mine=save]").click()
    page.get_by_label("Français").check()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("refused") == []


def test_a_page_with_a_kernel_works_under_its_policy(desk: Desk) -> None:
    watched = "from tritables import Table\nt = Table('trictrac')\nt.observe(print, 'position')\nt"
    name = write_notebook(
        desk.servers.folder, watched, "from ipywidgets import IntSlider\nIntSlider()"
    )
    page = opened(desk, name)
    expect(page.locator(".tritables .tt-status")).to_be_visible()
    expect(page.locator("#loading")).to_have_count(0)
    press_all(page, page.locator(".tritables"), set())
    assert page.evaluate("refused") == []
    assert "Content Security Policy" not in "\n".join(desk.watch.console)


def test_the_policy_is_what_refuses(desk: Desk) -> None:
    page = opened(desk, "en/index.ipynb")
    page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.entered = true';
          document.body.append(script);
          const picture = new Image();
          picture.src = 'https://evil.example/a.png';
          document.body.append(picture);
        }"""
    )
    page.wait_for_function("() => refused.length === 2")
    assert page.evaluate("window.entered") is None
    desk.watch.begin()  # it saw what was to be refused
    page.evaluate("0")
    page.goto("about:blank")
    page.goto(desk.servers["served"].address("en/index.ipynb"))
