"""How it looks and fits: narrow, dark, enlarged. The pictures are for people to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.checks import expect_to_fit
from tests.browser.positions import LOOK_AHEAD, table
from tests.browser.stage import LAB, Desk, Stage

pytestmark = pytest.mark.browser

CROWD = "seed=11"
PLAY = """
import random as _random
_rng = _random.Random(3)
while len(t.record['moves']) < 140:
    t.draw() if t.state.to_act == 'chance' else t.play(_rng.choice(t.legal))
while t.state.to_act == 'chance':
    t.draw()
"""


def every_dialog(board: BoardPage) -> list[str]:
    """The tools that open a dialog where dice are due."""
    return ["set-dice", "new-game", "rules", "settings"]


def close(board: BoardPage) -> None:
    board.page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("narrow", {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2}),
        ("enlarged", {"viewport": {"width": 640, "height": 480}, "device_scale_factor": 2}),
        ("wide", {"viewport": {"width": 1600, "height": 1000}}),
    ],
)
def test_it_fits(desk: Desk, pictures: Path, name: str, options: dict[str, Any]) -> None:
    stage = desk.open("voila", table(CROWD), **options)
    board = stage.board()
    expect(board.svg).to_contain_class("tt-tall" if name == "narrow" else "tt-wide")
    for tool in every_dialog(board):
        board.tool(tool).click()
        expect(board.dialog).to_be_visible()
        expect_to_fit(board)
        picture(stage, pictures, f"{name}-{tool}")
        close(board)
    stage.run(PLAY)
    expect(board.plies.nth(139)).to_be_attached()
    expect_to_fit(board)
    picture(stage, pictures, name, full_page=True)
    board.type("8/8")
    expect(board.refusal).to_be_visible()
    expect_to_fit(board)
    board.choose_language("Français")
    expect(board.root).to_have_attribute("lang", "fr")
    expect_to_fit(board)
    board.svg.scroll_into_view_if_needed()
    picture(stage, pictures, f"{name}-refusal", full_page=True)


def picture(stage: Stage, pictures: Path, name: str, *, full_page: bool = False) -> None:
    stage.page.screenshot(path=pictures / f"{name}.png", full_page=full_page)


def test_a_refusal_on_a_phone(desk: Desk, pictures: Path) -> None:
    viewport = {"width": 360, "height": 740}
    stage = desk.open(
        "voila", table(f"position={LOOK_AHEAD}"), viewport=viewport, device_scale_factor=2
    )
    board = stage.board()
    board.move("22", "24")
    board.expect_refused("throw.look-ahead")
    expect_to_fit(board)
    stage.page.evaluate("scrollTo(0, 0)")
    picture(stage, pictures, "narrow-look-ahead", full_page=True)


def test_dark_is_chosen_on_the_board(desk: Desk, pictures: Path) -> None:
    stage = desk.open("voila", table(CROWD))
    board = stage.board()
    expect(board.root).to_contain_class("tt-look-light")
    light = background(board)
    board.tool("settings").click()
    board.dialog.get_by_label("Colours").select_option(label="Dark")
    expect(board.root).to_contain_class("tt-look-dark")
    picture(stage, pictures, "dark-settings")
    close(board)
    assert background(board) < 60 < 200 < light
    stage.run(PLAY)
    expect(board.plies.nth(139)).to_be_attached()
    picture(stage, pictures, "dark", full_page=True)
    assert stage.value("t.theme") == "dark"
    stage.page.emulate_media(forced_colors="active")
    picture(stage, pictures, "forced-colors", full_page=True)


@LAB
def test_the_board_follows_the_colours_of_lab(desk: Desk, pictures: Path) -> None:
    stage = desk.open("lab", table(CROWD))
    board = stage.board()
    expect(board.root).to_contain_class("tt-look-light")
    stage.command("apputils:change-theme", theme="JupyterLab Dark")
    expect(board.root).to_contain_class("tt-look-dark")
    assert background(board) < 60
    picture(stage, pictures, "dark-lab")
    stage.command("apputils:change-theme", theme="JupyterLab Light")
    expect(board.root).to_contain_class("tt-look-light")


def background(board: BoardPage) -> float:
    """How light the table's own background is, from 0 to 255."""
    colour = board.root.evaluate("root => getComputedStyle(root).backgroundColor.match(/[0-9.]+/g)")
    return sum(map(float, colour[:3])) / 3
