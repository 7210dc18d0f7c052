"""A page that is opened again: a lesson goes on where it was, though its kernel is another."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.lesson import Pupil
from tests.browser.notebooks import write_notebook
from tests.browser.stage import LAB, Desk, Stage
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
    stage = desk.open("light", cell)
    student = Student(stage, "trictrac")
    student.come_to(3)
    student.solve(0)
    student.go_to(1)
    stage.page.wait_for_function(KEPT, arg=[1, 0])
    stage.page.reload()
    again = Pupil(stage.page, course("trictrac").chapters[3])
    again.ready()
    expect(again.dots.nth(1)).to_have_attribute("aria-current", "step")
    expect(again.dots.nth(0)).to_have_class("tt-quiet tt-dot tt-dot-done")
    kept = stage.page.evaluate("JSON.parse(localStorage['tritables progress'])")
    assert list(kept["games"]["trictrac"]["steps"]) == [course("trictrac").chapters[3].steps[0].id]


TABLE = """
from tritables import Table
t = Table("tricom", seats=["person", "greedy"], paused=True, seed=1)
t
"""
RESTART = "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
KILL = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
NAMED = """count => {
  const boards = Object.keys(localStorage).filter(one => /^tritables game /.test(one));
  return boards.length === 1 && JSON.parse(localStorage[boards[0]]).length === count;
}"""


def wait_until_kept(stage: Stage, games: int = 1) -> None:
    """Wait until this browser knows so many games of its one board: before, nothing is written."""
    stage.page.wait_for_function(NAMED, arg=games)


def goes_on(board: BoardPage, said: list[str]) -> None:
    """What was left is offered, above a board that begins; once it is taken up, it is there."""
    left = board.root.locator(".tt-left")
    expect(left).to_contain_text("you were at move 3")
    board.expect_plies(0)
    left.get_by_role("button", name="Go on with it").click()
    board.expect_plies(3)
    expect(left).to_have_count(0)
    assert board.moves() == said


def test_a_game_goes_on_after_its_kernel_was_killed(desk: Desk) -> None:
    stage = desk.open("kernel", TABLE, fresh=True)
    board = stage.board()
    expect(board.root.locator(".tt-left")).to_have_count(0)
    step = "t.draw() if t.state.to_act == 'chance' else t.play(t.legal[0])"
    stage.run(f"for _ in range(3): {step}")
    board.expect_plies(3)
    said = board.moves()
    wait_until_kept(stage)
    stage.ask("run", KILL)
    stage.page.reload()
    goes_on(stage.board(), said)
    other = stage.page.context.new_page()  # a second window, while the first is open
    other.goto(stage.page.url)
    second = BoardPage(other, 0).ready()
    left = second.root.locator(".tt-left")
    expect(left).to_contain_text("open in another window")
    left.get_by_role("button", name="Go on with it").click()
    second.expect_plies(3)
    second.tool("undo").click()
    second.expect_plies(3)
    stage.board().expect_plies(3)


@LAB
def test_a_game_goes_on_when_its_cell_is_run_again(desk: Desk) -> None:
    name = write_notebook(
        desk.servers["lab"].folder, "from tritables import Table\nt = Table('trictrac')\nt"
    )
    stage = desk.show("lab", name)
    board = stage.board()
    stage.run("t.play('start 5-3', 'roll 3-5', 'bar/3')")
    board.expect_plies(3)
    said = board.moves()
    stage.page.evaluate(RESTART)
    stage.command("notebook:run-all-cells")
    goes_on(stage.board(), said)


SPOIL = """
import os, sqlite3
with sqlite3.connect(os.environ["TRITABLES_KEEP"]) as db:
    last = "SELECT board FROM boards ORDER BY at DESC LIMIT 1"
    db.execute(f"UPDATE boards SET rest = substr(rest, 1, 9) WHERE board = ({last})")
db.close()
"""


def test_when_what_was_left_is_damaged_then_it_says_so_and_a_new_game_is_kept(desk: Desk) -> None:
    stage = desk.open("kernel", TABLE, fresh=True)
    step = "t.draw() if t.state.to_act == 'chance' else t.play(t.legal[0])"
    stage.run(f"for _ in range(3): {step}")
    stage.board().expect_plies(3)
    wait_until_kept(stage)
    stage.run(SPOIL)
    stage.ask("run", KILL)
    stage.page.reload()
    left = stage.board().root.locator(".tt-left")
    expect(left).to_contain_text("cannot read it")
    expect(left.get_by_role("button", name="Go on with it")).to_have_count(0)
    stage.run(f"for _ in range(2): {step}")
    stage.board().expect_plies(2)
    wait_until_kept(stage, games=2)
    stage.ask("run", KILL)
    stage.page.reload()
    left = stage.board().root.locator(".tt-left")
    expect(left).to_contain_text("cannot read it")
    expect(left).to_contain_text("you were at move 2")
    left.get_by_role("button", name="Go on with it").click()
    stage.board().expect_plies(2)
