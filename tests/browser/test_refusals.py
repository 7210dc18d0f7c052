"""What is not allowed: the rule, its witnesses, what is near, and nothing changed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.pictures import Pictures
from tests.browser.positions import LOOK_AHEAD, table
from tests.browser.stage import Desk
from tritables.core import CHANCE, Example, Try, game_named
from tritables.games.trictrac.gestures import source_place, target_place
from tritables.games.trictrac.notation import read_step
from tritables.lessons.example_checks import only_mover, start_of

pytestmark = pytest.mark.browser

GAME = game_named("trictrac")


def test_an_illegal_attempt_shows_its_rule(
    desk: Desk, python_host: str, pictures: Pictures
) -> None:
    stage = desk.open(python_host, table(f"position={LOOK_AHEAD}"))
    board = stage.board()
    before, drawn = stage.value("[t.position, t.record]"), board.drawn()
    board.move("22", "24")
    board.expect_refused("throw.look-ahead")
    verdict = stage.value(
        "vars(__import__('types').SimpleNamespace("
        "w=t.judge('22/24').witnesses,"
        "n=[str(t.state.house.in_words(t.state, m)) for m in t.judge('22/24').nearest]))"
    )
    assert verdict["w"]
    assert board.marked("witness") == sorted(verdict["w"])
    nearest = board.refusal.locator(".tt-nearest button")
    expect(nearest).to_have_text(verdict["n"])
    expect(board.refusal.locator(".tt-reason")).to_contain_text("could not play the 5")
    expect(board.urgent).to_contain_text("could not play the 5")
    assert board.drawn() == drawn
    board.expect_plies(0)
    assert stage.value("[t.position, t.record]") == before
    pictures.keep(stage.page, f"refusal-{python_host}")

    board.refusal.get_by_role("button", name="Close").click()
    expect(board.refusal).to_have_count(0)
    expect(board.witnesses).to_have_count(0)
    board.move("22", "24")
    board.expect_refused("throw.look-ahead")
    nearest.first.click()
    board.expect_plies(1)
    expect(board.refusal).to_have_count(0)
    assert stage.value("t.record['moves']") == ["1/3"]


def test_the_rule_is_looked_up_and_the_reader_comes_back(desk: Desk, host: str) -> None:
    stage = desk.open(host, table(f"position={LOOK_AHEAD}"))
    board = stage.board()
    board.move("22", "24")
    chip = board.refusal.locator("[data-rule='throw.look-ahead']")
    expect(chip).to_have_text(" Look one die ahead")
    chip.focus()
    stage.page.keyboard.press("Enter")
    expect(board.dialog).to_be_visible()
    expect(board.dialog.get_by_role("heading", name="Rules")).to_be_visible()
    wanted = board.dialog.locator("article[data-rule='throw.look-ahead']")
    expect(wanted).to_be_focused()
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_contain_text("The rule sheet says")
    expect(board.dialog.locator("article")).to_have_count(len(GAME.rules))
    stage.page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)
    expect(chip).to_be_focused()
    expect(board.refusal).to_be_visible()


TAUGHT = [example for example in GAME.examples if any(goal.refusal for goal in example.goals)]


@pytest.mark.parametrize(
    "examples",
    [TAUGHT[:4], pytest.param(GAME.examples, marks=pytest.mark.full)],
    ids=["some", "all"],
)
def test_every_refusal_of_the_lessons_is_met_on_the_board(
    desk: Desk, examples: Sequence[Example]
) -> None:
    """Lessons on one page, each done by mouse as its line has it."""
    show = f"""
        from tritables import Lesson
        lessons = [Lesson("trictrac", id) for id in {[each.id for each in examples]}]
        for lesson in lessons:
            display(lesson)
    """
    stage = desk.open("kernel", show)
    met = set()
    for nth, example in enumerate(examples):
        board = stage.board(nth)
        state = start_of(example)
        for step in example.line:
            if isinstance(step, Try):
                told = board.urgent.text_content()
                _do(board, state, step.move)
                board.expect_refused(step.rule)
                expect(board.urgent).not_to_have_text(told or "")
                met.add(step.rule)
            else:
                _do(board, state, step)
                state = state.play(step)
                expect(board.status).to_have_text(_status(state, only_mover(example)))
        expect(board.task).to_contain_class("tt-done")
        expect(board.task).to_contain_text("Done!")
    wanted = {goal.refusal for each in examples for goal in each.goals if goal.refusal}
    assert met == wanted
    assert stage.value("[lesson.done for lesson in lessons]") == [True] * len(examples)


def _do(board: BoardPage, state, move: str) -> None:
    """Do by mouse what a move says, possible or not."""
    step = read_step(move)
    if step is None:
        board.throw()
        return
    side = state.on_turn if state.to_act != CHANCE or state.on_turn is not None else 0
    board.move(source_place(side, step.source), target_place(side, step.target))


def _status(state, reader: int | None) -> str:
    from tritables.scene import scene_of

    return str(scene_of(GAME, state, reader=reader)["status"])


def example_position(game: str, example: str, move: str) -> str:
    """The position after a move from an example's, as the Python text of its JSON."""
    return repr(start_of(game_named(game).example(example)).play(move).position())


def test_a_stone_of_the_other_side_says_why_it_stays_when_it_is_tapped(
    desk: Desk, host: str
) -> None:
    hit = example_position("trictrac", "bar-first", "bar/3*")
    stage = desk.open(host, table(f"position={hit}"))
    board = stage.board()
    board.click("bar1")
    board.expect_refused("turn.alternate")
    expect(board.refusal.locator(".tt-reason")).to_contain_text("That is Black’s bar")
    expect(board.urgent).to_contain_text("That is Black’s bar")
    expect(board.svg.locator("[aria-pressed='true']")).to_have_count(0)
    board.expect_plies(0)


def test_a_reserve_that_is_dragged_too_late_says_why(desk: Desk, host: str) -> None:
    taken = example_position("tricom", "from-reserve", "take stock")
    stage = desk.open(host, table(f"position={taken}, reveal=True", "tricom"))
    board = stage.board()
    board.drag("reserve0", "base0.1")
    board.expect_refused("turn.play")
    expect(board.refusal.locator(".tt-reason")).to_contain_text("Your card is taken")
    board.expect_plies(0)
