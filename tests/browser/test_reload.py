"""A page that is opened again: a lesson goes on where it was, though its kernel is another."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.lesson import Pupil
from tests.browser.stage import Desk
from tests.browser.test_course_widget import Student
from tritables.lessons import course

pytestmark = pytest.mark.browser

KEPT = """([at, done]) => Object.entries(localStorage).some(([name, text]) => {
  if (!name.startsWith('tritables lesson ')) return false;
  const {course} = JSON.parse(text).saved;
  return course?.chapters.some(one => one.at === at && one.went[done].done);
})"""


def test_a_course_goes_on_where_it_was(desk: Desk) -> None:
    cell = "from tritables import Course\ncourse = Course('trictrac', 'throws')\ncourse"
    stage = desk.open("voila", cell, fresh=True)
    student = Student(stage, "trictrac")
    student.come_to(3)
    student.solve(0)
    student.go_to(1)
    stage.page.wait_for_function(KEPT, arg=[1, 0])
    stage.page.reload()
    again = Pupil(stage.page, course("trictrac").chapters[3])
    again.ready()
    expect(again.dots.nth(1)).to_have_attribute("aria-current", "step")
    expect(again.dots.nth(0)).to_have_class("tt-quiet tt-dot tt-dot-first")
    kept = stage.page.evaluate("JSON.parse(localStorage['tritables progress'])")
    assert list(kept["games"]["trictrac"]["steps"]) == [course("trictrac").chapters[3].steps[0].id]
