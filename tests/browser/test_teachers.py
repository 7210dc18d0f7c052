"""The notebook for teachers in JupyterLab: its cells run, and its own lesson can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.pictures import Pictures
from tests.browser.stage import LAB, Desk

pytestmark = [pytest.mark.browser, pytest.mark.full, LAB]


def test_a_teacher_tries_the_lesson_that_the_notebook_makes(desk: Desk, pictures: Pictures) -> None:
    stage = desk.show("lab", "nl/teachers.ipynb")
    page = stage.page
    heading = page.get_by_role("heading", name="Je eigen les")
    heading.scroll_into_view_if_needed()
    title = page.get_by_text("De balk gaat voor", exact=True)
    lesson = BoardPage(page, within=page.locator(".jp-OutputArea-child", has=title)).ready()
    expect(lesson.task).to_contain_text("Probeer een steen op plek 8.")
    lesson.move("8", "11")
    lesson.expect_refused("bar.first")
    expect(lesson.task).to_contain_text("Sla nu de zwarte steen.")
    lesson.move("bar0", "3")
    expect(lesson.task).to_contain_class("tt-done")
    pictures.keep(page, "teachers")
