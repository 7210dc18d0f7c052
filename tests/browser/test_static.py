"""Pages without a server: played from a simple host and from one file, with their own Python."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.notebooks import source_of
from tests.browser.pictures import Pictures
from tests.browser.positions import near_end
from tests.browser.stage import PHONE, Desk
from tests.browser.static import AWAKE, STATIC, UNDER, Host, StaticPage, hosted
from tests.browser.visitors import HANDS
from tritables import new
from tritables.export.single_page import make_single
from tritables.export.site import POLICY, make_site
from tritables.replay.links import to_link

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600), STATIC]

QUIET = lambda line: None  # noqa: E731

SAID = {"en": "Sit down.", "nl": "Schuif aan.", "fr": "Installe-toi."}
END_TABLE = f"seats=['person', 'greedy'], speed='fast', position={near_end('trictrac', 12)}"
SAMPLE = (
    "Lesson('trictrac', 'look-ahead')",
    f"Table('trictrac', {END_TABLE})",
    "Table('trictrac', seats=['person', 'person'])",
)
LESSON, END, TABLE = range(3)


def write(folder: Path, name: str, *cells: str) -> list[Path]:
    """A notebook of these cells in every language."""
    written = []
    for lang, said in SAID.items():
        first = f"from tritables import Lesson, Table, speak\nspeak('{lang}')"
        code: list[dict[str, Any]] = [
            {"cell_type": "code", "metadata": {}, "outputs": [], "source": source_of(cell)}
            for cell in (first, *cells)
        ]
        prose = {"cell_type": "markdown", "metadata": {}, "id": "begin", "source": said}
        metadata = {"title": f"{name} {lang}", "lang": lang}
        path = folder / lang / f"{name}.ipynb"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps({"nbformat": 4, "cells": [prose, *code], "metadata": metadata}))
        written.append(path)
    return written


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for a host, with the site of a small notebook under a path, and the one file."""
    folder = tmp_path_factory.mktemp("static")
    cells = tmp_path_factory.mktemp("cells")
    notebook = write(cells, "sample", *SAMPLE)
    course = write(
        cells, "course", "from tritables import Course\nCourse('trictrac', 'great-throw')"
    )
    dealt = write(cells, "dealt", "Table('tricom', seats=['person', 'person'])")
    alone, *_ = write(cells, "alone", "Table('tricap', seats=['person', 'person'])")
    coached, *_ = write(cells, "coached", "Table('tricap', seats=['person', 'otto'], seed=7)")
    make_site([*notebook, *course, *dealt, alone, coached], folder / UNDER, say=QUIET)
    make_single(notebook, folder / "sample.html", say=QUIET)
    return folder


@pytest.fixture(scope="session")
def host(files: Path) -> Iterator[Host]:
    with hosted(files) as host:
        yield host


def solve_lesson(static: StaticPage, nth: int = LESSON) -> None:
    """Do what the lesson asks: be refused for not looking ahead, then play the right stone."""
    board = static.board(nth)
    board.move("22", "24")
    expect(board.refusal).to_be_visible(timeout=AWAKE)
    expect(board.refusal.locator('[data-rule="throw.look-ahead"]')).to_be_visible()
    board.move("1", "3")
    expect(board.task).to_contain_class("tt-done", timeout=AWAKE)
    static.expect_well(board)


def begun(desk: Desk, host: Host) -> tuple[StaticPage, BoardPage]:
    """A page whose table has had its first throw, which the browser keeps."""
    static = StaticPage(desk.context(), host.address("sample"))
    board = static.board(TABLE)
    board.throw()
    static.wait_for(board, 1)
    static.wait_until_kept(board)
    return static, board


def test_boards_stand_there_before_python_answer_what_was_clicked_early_and_go_on_after_a_reload(
    desk: Desk, host: Host
) -> None:
    host.gate.clear()
    static = StaticPage(desk.context(), host.address("sample"))
    static.expect_all_visible()
    board = static.board(TABLE)
    waking = board.root.locator(".tt-waking")
    expect(waking).to_have_count(0)
    board.throw()
    expect(waking).to_be_visible()
    board.throw()  # who clicks again, since nothing happens, means it once
    static.page.clock.install()
    static.page.clock.run_for(30_000)
    expect(waking).to_be_visible()
    static.expect_well(board)
    host.gate.set()
    static.wait_for(board, 1)
    expect(waking).to_have_count(0)
    static.wait_until_kept(board)
    drawn = board.drawn()
    host.gate.clear()
    static.page.reload()
    board = static.board(TABLE)
    board.expect_plies(1)
    assert board.drawn() == drawn
    static.expect_all_visible()
    host.gate.set()
    board.tool("undo").click()
    expect(board.tool("redo")).to_be_enabled(timeout=AWAKE)
    expect(board.tool("undo")).to_be_disabled()


@pytest.mark.parametrize("width", [360, 1280])
def test_who_waits_is_told_in_sight_and_nothing_moves_or_is_covered_for_it(
    desk: Desk, host: Host, pictures: Pictures, width: int
) -> None:
    host.gate.clear()
    size = {"width": width, "height": 740}
    static = StaticPage(desk.context(viewport=size), host.address("sample"))
    board = static.board(TABLE)
    parts = board.root.locator(".tt-stage, .tt-coach, .tt-controls, .tt-status, .tt-sheet")
    measure = "all => all.map(one => [one.offsetTop, one.offsetHeight])"
    before = parts.evaluate_all(measure)
    board.tool("throw").click()
    waking, line = board.root.locator(".tt-waking"), board.root.locator(".tt-runs")
    expect(waking).to_be_in_viewport(ratio=1)
    expect(line).to_be_in_viewport(ratio=1)
    assert parts.evaluate_all(measure) == before
    [said, status] = [one.bounding_box() for one in (waking, board.status)]
    assert said == status
    assert waking.evaluate("one => one.scrollHeight <= one.offsetHeight")
    edge, stage = line.bounding_box(), board.root.locator(".tt-stage").bounding_box()
    assert edge is not None
    assert stage is not None
    assert edge["y"] + edge["height"] <= max(4, stage["y"])
    pictures.keep(static.page, f"static-waking-{width}")
    board.unfold()
    board.tool("share").click()
    expect(board.dialog.get_by_role("status")).to_have_text(str(waking.text_content()))
    static.page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)
    lesson = static.board(LESSON)
    lesson.move("22", "24")
    lesson.svg.evaluate("board => board.scrollIntoView({block: 'end'})")
    expect(lesson.root.locator(".tt-runs")).to_be_in_viewport(ratio=1)
    board.tool("share").click()  # again, and it is told in this one, too
    host.gate.set()
    expect(board.dialog.locator("[data-tool=copy-link]")).to_be_visible(timeout=AWAKE)
    static.page.keyboard.press("Escape")
    expect(lesson.refusal).to_be_visible(timeout=AWAKE)
    expect(static.page.locator(".tt-waking, .tt-runs")).to_have_count(0)
    board.expect_plies(1)


def test_a_link_is_opened_by_the_first_table_of_a_page_and_shared_from_there(
    desk: Desk, host: Host
) -> None:
    link = to_link(new("trictrac").play("start 5-3").play("roll 2-6"))
    static = StaticPage(desk.context(), f"{host.address('sample')}#tritables={link}")
    board = static.board(END)
    card = board.root.locator(".tt-linked")
    expect(card).to_contain_text("The position from the link is on the board.", timeout=AWAKE)
    expect(board.root).to_be_in_viewport()
    board.tool("share").click()
    assert board.root.locator("[data-address]").input_value() == static.page.url
    board.root.locator("[data-tool=print]").click()
    paper = static.page.frame_locator("body > iframe")
    expect(paper.locator("p")).to_contain_text("You play a 2.")
    with static.page.expect_download() as saving:
        board.root.locator("[data-tool=save-svg]").click()
    assert saving.value.path().read_text().startswith("<svg")
    static.expect_well(board)


@pytest.mark.full
def test_the_worker_takes_over_without_a_seam(desk: Desk, host: Host) -> None:
    host.gate.clear()
    static = StaticPage(desk.context(), host.address("sample"))
    static.expect_all_visible()
    lesson = static.board(LESSON)
    lesson.root.evaluate(
        """root => {
          window.changes = [];
          const name = ({nodeName, className}) => `${nodeName}.${className?.baseVal ?? className}`;
          const note = all => window.changes.push(
            ...all.map(({target, attributeName}) => `${name(target)} ${attributeName}`));
          new MutationObserver(note).observe(root,
            {childList: true, subtree: true, attributes: true, characterData: true});
        }"""
    )
    host.gate.set()
    table = static.board(TABLE)
    table.throw()
    static.wait_for(table, 1)
    lesson.svg.scroll_into_view_if_needed()
    assert static.page.evaluate("window.changes") == []
    solve_lesson(static)


# Notes at each frame, once it is painted, what moves on a board; and what lies there.
_MOVING = """root => {
  window.moving = 0;
  const svg = root.querySelector('svg.tt-board');
  const look = () => requestAnimationFrame(() => setTimeout(() => {
    window.moving = Math.max(window.moving, svg.getAnimations({ subtree: true }).length);
    look();
  }));
  look();
}"""


@pytest.mark.full
def test_a_table_in_sight_that_is_dealt_anew_does_not_turn_over(desk: Desk, host: Host) -> None:
    host.gate.clear()
    context = desk.context(reduced_motion="no-preference")
    static = StaticPage(context, host.address("dealt"))
    board = static.board()
    before = board.drawn()
    board.root.evaluate(_MOVING)
    host.gate.set()
    until = monotonic() + AWAKE / 1000
    while board.drawn() == before:
        assert monotonic() < until, "nothing was dealt anew"
        static.page.wait_for_timeout(100)
    static.page.wait_for_timeout(500)
    assert static.page.evaluate("moving") == 0
    static.expect_well(board)


@pytest.mark.full
def test_language_and_colours_switch_in_place_before_and_after_python_is_there(
    desk: Desk, host: Host
) -> None:
    host.gate.clear()
    static = StaticPage(desk.context(), f"{host.address('sample')}?lang=nl&theme=dark")
    page = static.page
    board = static.board(TABLE)
    expect(page.get_by_text("Schuif aan.")).to_be_visible()
    expect(page.get_by_text("Sit down.")).to_be_hidden()
    expect(board.root).to_have_attribute("lang", "nl")
    expect(board.root).to_have_attribute("data-theme", "dark")
    board.choose_language("Français")
    for nth in range(static.boards):
        expect(static.board(nth).root).to_have_attribute("lang", "fr")
    expect(page.get_by_text("Installe-toi.")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    host.gate.set()
    board.throw()
    static.wait_for(board, 1)
    expect(board.root).to_have_attribute("lang", "fr")
    page.get_by_label("English").check()
    for nth in range(static.boards):
        expect(static.board(nth).root).to_have_attribute("lang", "en")
    expect(page.get_by_text("Sit down.")).to_be_visible()
    board.expect_plies(1)
    expect(board.root).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 24, 26)"


def test_what_is_chosen_on_one_page_holds_on_the_others(desk: Desk, host: Host) -> None:
    static = StaticPage(desk.context(), host.address("sample"))
    static.page.get_by_label("Nederlands").check()
    board = static.board(TABLE)
    expect(board.root).to_have_attribute("lang", "nl")
    board.tool("settings").click()
    board.dialog.locator("select:has(option[value=dark])").select_option("dark")
    expect(static.page.locator("html")).to_have_attribute("data-theme", "dark")
    static.page.goto(host.address("dealt"))
    expect(static.board().root).to_contain_class("tt-look-dark")
    expect(static.board().root).to_have_attribute("lang", "nl")
    expect(static.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_page_opens_in_the_language_that_its_reader_prefers(desk: Desk, host: Host) -> None:
    static = StaticPage(desk.context(locale="fr-BE"), host.address("sample"))
    expect(static.page.get_by_text("Installe-toi.")).to_be_visible()
    expect(static.board(TABLE).root).to_have_attribute("lang", "fr")
    static.page.get_by_label("Nederlands").check()
    static.page.reload()
    expect(static.board(TABLE).root).to_have_attribute("lang", "nl")
    expect(static.page.get_by_text("Schuif aan.")).to_be_visible()


@pytest.mark.full
def test_a_course_goes_on_where_it_was_after_a_reload(desk: Desk, host: Host) -> None:
    static = StaticPage(desk.context(), host.address("course"))
    board = static.board()
    contents = board.tool("contents")
    expect(contents).to_contain_text("5 of 9")
    expect(board.root.locator(".tt-progress i").first).to_have_css("height", "8px")
    contents.click()
    board.dialog.locator('[data-chapter="5"]').click()
    expect(contents).to_contain_text("6 of 9", timeout=AWAKE)
    static.wait_until_kept(board)
    static.page.reload()
    expect(contents).to_contain_text("6 of 9")
    contents.click()
    board.tool("play-now").click()
    expect(board.tool("back-to-course")).to_be_visible(timeout=AWAKE)
    board.tool("back-to-course").click()
    expect(board.task).to_be_visible()
    static.expect_well(board)


@pytest.mark.full
def test_a_worker_that_is_killed_is_started_again_from_the_last_moves(
    desk: Desk, host: Host
) -> None:
    static, board = begun(desk, host)
    host.gate.clear()
    static.kill()
    board.tool("undo").click()
    expect(board.root.locator(".tt-waking")).to_be_visible()
    host.gate.set()
    expect(board.tool("redo")).to_be_enabled(timeout=AWAKE)
    static.expect_well(board)
    solve_lesson(static)


def test_a_page_that_the_browser_no_longer_draws_is_loaded_again_with_its_games(
    desk: Desk, host: Host
) -> None:
    static, board = begun(desk, host)
    played = board.moves()
    with static.page.expect_event("load", timeout=AWAKE):
        static.page.evaluate("() => { window.requestAnimationFrame = () => 0; }")
    board.ready()
    assert board.moves() == played
    expect(board.tool("undo")).to_be_enabled(timeout=AWAKE)
    static.expect_well(board)


@pytest.mark.full
def test_what_was_kept_and_does_not_fit_any_more_is_told_and_left(desk: Desk, host: Host) -> None:
    static, board = begun(desk, host)
    static.page.evaluate(
        """() => Object.entries(localStorage).forEach(([key, text]) => {
          const kept = JSON.parse(text);
          if (kept.saved) localStorage[key] = text.replace(/"start [1-6]-[1-6]"/, '"start 9-9"');
        })"""
    )
    static.page.reload()
    board = static.board(TABLE)
    expect(board.root.get_by_text("cannot be continued")).to_be_visible(timeout=AWAKE)
    board.expect_plies(0)
    board.throw()
    static.wait_for(board, 1)


@pytest.mark.full
def test_a_game_against_an_opponent_is_played_to_its_end(desk: Desk, host: Host) -> None:
    static = StaticPage(desk.context(), host.address("sample"))
    board = static.board(END)
    HANDS["text"](board, 0).play_to_the_end()
    expect(board.status).to_contain_class("tt-won")
    static.expect_well(board)


def test_one_file_plays_from_a_disk_without_any_network(desk: Desk, files: Path) -> None:
    context = desk.context()
    context.set_offline(True)
    static = StaticPage(context, (files / "sample.html").as_uri())
    static.expect_all_visible()
    solve_lesson(static)
    board = static.board(TABLE)
    board.throw()
    static.wait_for(board, 1)
    board.choose_language("Nederlands")
    expect(static.page.get_by_text("Schuif aan.")).to_be_visible()
    static.wait_until_kept(board)
    static.kill()
    board.tool("undo").click()
    expect(board.tool("redo")).to_be_enabled(timeout=AWAKE)
    static.page.reload()
    expect(static.board(TABLE).tool("redo")).to_be_enabled()


@pytest.mark.full
def test_where_nothing_may_be_kept_a_page_plays_all_the_same(desk: Desk, host: Host) -> None:
    context = desk.context()
    context.add_init_script(
        "for (const name of ['localStorage', 'locks'])"
        " Object.defineProperty(name === 'locks' ? navigator : window, name,"
        " {get() { if (name === 'locks') return undefined; throw new Error('not here') }})"
    )
    static = StaticPage(context, host.address("sample"))
    board = static.board(TABLE)
    board.throw()
    static.wait_for(board, 1)


def test_a_page_whose_python_cannot_be_had_says_so(desk: Desk, host: Host) -> None:
    context = desk.context()
    context.route("**/runtime/**", lambda route: route.abort())
    static = StaticPage(context, host.address("sample"))
    board = static.board(TABLE)
    board.throw()
    expect(board.offline).to_contain_text("reload the page", timeout=AWAKE)
    desk.watch.errors.clear()


def test_a_host_that_forbids_what_python_needs_is_told_of(desk: Desk, files: Path) -> None:
    with hosted(files, policy=POLICY.replace(" 'wasm-unsafe-eval'", "")) as host:
        static = StaticPage(desk.context(), host.address("sample"))
        board = static.board(TABLE)
        board.throw()
        expect(board.offline).to_contain_text("reload the page", timeout=AWAKE)
    assert any("WebAssembly" in str(error) for error in desk.watch.errors)
    desk.watch.errors.clear()


def test_a_page_in_one_language_stays_in_it_and_its_boards_go_where_one_has_them(
    desk: Desk, host: Host
) -> None:
    static = StaticPage(desk.context(locale="fr-BE"), host.address("sample"))
    static.page.get_by_label("Nederlands").check()
    static.page.goto(f"{host.address('alone')}?lang=nl")
    board = static.board()
    expect(board.root).to_have_attribute("lang", "en")
    expect(static.page.locator("html")).to_have_attribute("lang", "en")
    expect(static.page.locator(".tt-home")).not_to_have_attribute("href", re.compile("lang"))
    board.choose_language("Français")
    expect(board.root).to_have_attribute("lang", "fr")
    expect(static.page.locator("html")).to_have_attribute("lang", "en")
    static.page.reload()
    expect(static.board().root).to_have_attribute("lang", "fr")
    static.page.goto(host.address("sample"))
    expect(static.board(TABLE).root).to_have_attribute("lang", "fr")
    static.page.goto(host.address("alone"))
    static.board().choose_language("English")
    static.page.reload()
    expect(static.board().root).to_have_attribute("lang", "en")


def test_a_site_on_a_disk_says_that_it_plays_on_a_host_and_puts_the_stone_back(
    desk: Desk, files: Path
) -> None:
    static = StaticPage(desk.context(), (files / UNDER / "sample.html").as_uri())
    board = static.board(LESSON)
    drawn = board.drawn()
    board.move("1", "3")
    expect(board.offline).to_contain_text("on the web")
    assert board.drawn() == drawn
    expect(board.root.locator(".tt-waking")).to_have_count(0)
    board.choose_language("Nederlands")
    expect(board.offline).to_contain_text("vanaf een schijf")
    desk.watch.errors.clear()


def test_without_script_there_are_pictures_and_the_prose_of_a_language(
    desk: Desk, host: Host, pictures: Pictures
) -> None:
    page = desk.context(java_script_enabled=False).new_page()
    page.goto(host.address("sample"))
    stills = page.locator(".tt-page-still img")
    expect(stills).to_have_count(3)
    stills.first.scroll_into_view_if_needed()
    expect(stills.first).to_be_visible()
    box = stills.first.bounding_box()
    assert box is not None
    assert box["height"] > 200
    page.get_by_label("Nederlands").check()
    expect(page.get_by_text("Schuif aan.")).to_be_visible()
    expect(page.get_by_text("Sit down.")).to_be_hidden()
    pictures.keep(page, "static-still")


_WATCH = """root => {
  root.thought = false;
  const look = () => { root.thought ||= root.querySelector('.tt-thinks') !== null; };
  new MutationObserver(look).observe(root, {childList: true, subtree: true});
}"""


def test_a_coach_in_a_worker_shows_that_it_thinks_and_speaks_in_sight(
    desk: Desk, host: Host
) -> None:
    """On a phone; who the opponent is was said before."""
    static = StaticPage(desk.context(**PHONE), host.address("coached"))
    board = static.board()
    root = board.root
    expect(root.locator(".tt-status")).to_contain_text("Otto", timeout=AWAKE)
    board.tool("coach").click()
    root.evaluate(_WATCH)
    board.tool("hint").click()
    expect(root.locator("[data-hint]")).to_be_in_viewport(timeout=AWAKE)
    assert root.evaluate("root => root.thought")
    expect(root.locator(".tt-thinks")).to_have_count(0)
    static.expect_well(board)
