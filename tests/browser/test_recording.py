"""A recording in a browser: one file from a disk, with nobody behind it and no network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.checks import bring_axe, expect_accessible, expect_to_fit
from tests.browser.stage import Desk
from tests.export.test_recording import branched
from tritables import Recording

pytestmark = pytest.mark.browser


def test_a_round_is_told_by_a_file_alone(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "round.html"
    study = branched("trictrac")
    study.write(study.history.root, comment="Here it begins.")
    Recording(study).save(file)
    context = desk.context()
    context.set_offline(True)
    page = context.new_page()
    page.goto(file.as_uri())
    board = BoardPage(page, 0).ready()
    where = board.root.locator(".tt-reel-where")
    slider = board.root.locator("[data-reel=slider]")
    expect(where).to_have_text("Start. 12 moves follow.")
    expect(board.root.locator(".tt-comment")).to_have_text("Here it begins.")
    for away in ("note=comment", "note=let-move", "tool=share", "tool=throw", "type-move"):
        expect(board.root.locator(f"[data-{away}]")).to_have_count(0)
    drawn = board.drawn()
    slider.focus()
    page.keyboard.press("End")
    expect(where).to_contain_text("Move 12 of 12")
    assert board.drawn() != drawn
    board.root.locator("[data-note=why] summary").click()
    expect(board.root.locator("[data-note=why] strong")).to_be_visible()
    board.root.locator(".tt-tree [data-node]").click()
    expect(where).not_to_contain_text("of 12")
    board.root.locator(".tt-tree [data-main]").click()
    expect(where).to_contain_text("of 12")
    board.root.locator(".tt-languages").select_option("fr")
    expect(where).to_contain_text("sur 12")
    board.root.locator("[data-reel=first]").click()
    board.root.locator("[data-reel=run]").click()
    expect(where).to_contain_text("Coup 1 sur 12")
    board.root.locator("[data-reel=run]").click()
    board.tool("rules").click()
    expect(board.root.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    bring_axe(page)
    expect_accessible(board)
    page.set_viewport_size({"width": 360, "height": 740})
    expect_to_fit(board)
