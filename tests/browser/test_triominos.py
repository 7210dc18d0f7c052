"""Triominos: a rack that is secret, tiles that turn in hand, and a table that grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage, Box
from tests.browser.checks import bring_axe, expect_accessible, expect_to_fit, in_themes
from tests.browser.fingers import Fingers
from tests.browser.frames import names_of, said_in, turns
from tests.browser.pictures import Pictures
from tests.browser.positions import example, triominos
from tests.browser.stage import PHONE, Desk, Stage
from tests.browser.visitors import PATIENCE
from tritables.core import Message
from tritables.core.picture import Look
from tritables.games.triominos.game import GAME
from tritables.games.triominos.state import TriominosState
from tritables.texts import LANGUAGE_NAMES, say

pytestmark = pytest.mark.browser

NEAR = 0.5
"""How far, in the field's units, rounding may bring two windows apart."""


def worked(id: str) -> TriominosState:
    """The position of a worked example."""
    state = GAME.example(id).position
    assert isinstance(state, TriominosState)
    return state


def state_of(stage: Stage, name: str = "t") -> TriominosState:
    """The state on a table in the kernel."""
    return GAME.read(stage.value(f"{name}.position"))


def ways(state: TriominosState) -> dict[str, dict[str, int]]:
    """For each tile on the rack that fits, by its place: where, and what it would score there."""
    found: dict[str, dict[str, int]] = {}
    for way in GAME.picture(state, None, Look(state.on_turn)).ways:
        gains = found.setdefault(way.source, {})
        gains[way.target] = sum(points for _, points in way.gains)
    return found


def choice(state: TriominosState) -> tuple[str, str, int]:
    """Some tile, some place where it fits, and what it scores there."""
    source, gains = next(iter(ways(state).items()))
    target, points = next(iter(gains.items()))
    return source, target, points


def rest(board: BoardPage) -> None:
    """Take the mouse off the board."""
    box = board.svg.bounding_box()
    assert box
    board.page.mouse.move(box["x"] + box["width"] / 2, max(0, box["y"] - 4))


def test_a_round_begins_and_the_first_tiles_are_placed(desk: Desk, python_host: str) -> None:
    stage = desk.open(python_host, triominos("reveal=True, seed=7"))
    board = stage.board()
    expect(board.status).to_contain_text("Each player draws a tile from the pool")
    expect(board.tool("throw")).to_have_text("Draw lots")
    assert "pool" in board.hot()
    board.tool("throw").click()
    board.expect_plies(1)
    lots = stage.value("t.record['moves']")[0].split()[1:]
    assert [board.reads(f"lot{seat}") for seat in (0, 1)] == lots
    expect(board.status).to_contain_text("Player 1 begins")
    expect(board.tool("throw")).to_have_text("Mix the pool")
    board.click("pool")
    board.expect_plies(2)
    expect(board.plies.last).to_have_text("Mix the pool")  # its order is nobody's to know
    expect(board.status).to_have_text("Player 1 places the first tile. Any tile will do.")
    expect(board.tool("throw")).to_have_count(0)
    expect(board.seat()).to_have_attribute("data-seat", "0")

    state = state_of(stage)
    source, target, points = choice(state)
    assert set(board.rack()) <= set(board.hot())
    board.click(source)
    expect(board.place(source)).to_have_attribute("aria-pressed", "true")
    assert board.gains() == {"0,0": points}
    board.click(target)
    board.expect_plies(3)
    expect(board.scores).to_have_text([str(points), "0"])
    expect(board.told).to_contain_text(str(points))
    expect(board.seat()).to_have_attribute("data-seat", "1")

    source, target, points = choice(state_of(stage))
    board.lift_by_mouse(source, target)
    expect(board.root.locator(".tt-held")).to_have_count(1)
    expect(board.root.locator(f".tt-mark-target.tt-over[data-at='{target}']")).to_have_count(1)
    stage.page.mouse.up()
    board.expect_plies(4)
    expect(board.root.locator(".tt-held")).to_have_count(0)
    assert stage.value("t.position['scores']")[1] == points
    board.lift_by_mouse("rack0.0", "pool")  # a tile goes nowhere else
    stage.page.mouse.up()
    board.expect_refused("buy.must")
    board.expect_plies(4)


def test_a_tile_in_hand(desk: Desk, pictures: Pictures) -> None:
    """Where it fits, what it would score, how it turns, and how it is put back."""
    stage = desk.open("kernel", triominos(f"reveal=True, position={example('bridge')}"))
    board = stage.board()
    press = stage.page.keyboard.press
    expected = ways(worked("bridge"))
    for source in ("rack0.0", "rack0.2", "rack0.1"):
        board.click(source)  # another tile takes the place of the one in hand
        expect(board.place(source)).to_have_attribute("aria-pressed", "true")
        expect(board.root.locator("[aria-pressed=true]")).to_have_count(1)
        assert board.gains() == expected.get(source, {})
    board.click("rack0.0")
    board.expect_label("0,1", "Open place pointing down, its corners ask for 3 3 5 +51")

    expect(board.ghost).to_have_count(0)
    expect(board.aim).to_have_count(0)
    board.place("0,1").hover()
    expect(board.ghost).to_have_count(1)
    expect(board.ghost.locator("text")).to_have_text(["3", "3", "5"])
    expect(board.aim.locator("[data-rule]")).to_have_count(2)
    expect(board.aim).to_contain_text("Sum 51")
    pictures.keep(stage.page, "triominos-ghost")
    board.place("0,0").hover()
    expect(board.ghost).to_have_count(0)
    expect(board.aim).to_have_count(0)
    rest(board)
    board.focus("0,1")
    expect(board.ghost).to_have_count(1)
    expect(board.aim.locator("[data-rule='score.value']")).to_be_visible()
    expect(board.aim.locator("[data-rule='score.bridge']")).to_be_visible()
    board.focus("0,0")
    expect(board.ghost).to_have_count(0)

    def expect_to_read(text: str) -> None:
        assert board.reads("rack0.0") == text

    expect_to_read("3-3-5")
    board.click("rack0.0")
    expect_to_read("5-3-3")
    board.tool("turn").click()
    expect_to_read("3-5-3")
    board.focus("rack0.0")
    press("r")
    expect_to_read("3-3-5")
    press("r")
    expect_to_read("5-3-3")
    press("R")
    expect_to_read("3-3-5")
    press("R")
    expect_to_read("3-5-3")
    press("Escape")
    expect(board.polite).to_have_text("Put back.")
    expect(board.place("rack0.0")).to_have_attribute("aria-pressed", "false")
    expect(board.targets_shown).to_have_count(0)
    expect(board.tool("put-back")).to_have_count(0)
    expect_to_read("3-3-5")
    press("r")  # nothing is in hand
    expect_to_read("3-3-5")
    board.click("rack0.0")
    board.click("rack0.0")
    expect_to_read("5-3-3")
    board.tool("put-back").click()
    expect(board.place("rack0.0")).to_have_attribute("aria-pressed", "false")
    expect_to_read("3-3-5")
    board.click("rack0.0")
    expect_to_read("3-3-5")
    assert stage.value("t.record['moves']") == []

    board.click("0,1")  # however it was turned, it fits
    board.expect_plies(1)
    assert board.reads("0,1") == "3-3-5"
    expect(board.scores).to_have_text(["51", "0"])


# The numbers of tiles that a light crosses: it comes within the middle of what is written.
_CROSSED = """svg => {
  const lit = [...svg.querySelectorAll('.tt-window .tt-mark-lit path')];
  const crossed = text => lit.some(path => {
    const box = text.getBoundingClientRect();
    const onScreen = path.getScreenCTM().inverse();
    return [-2, -1, 0, 1, 2].some(x => [-2, -1, 0, 1, 2].some(y => path.isPointInStroke(
      new DOMPoint(box.x + box.width * (0.5 + x / 4.5), box.y + box.height * (0.5 + y / 6.5))
        .matrixTransform(onScreen))));
  });
  return [...svg.querySelectorAll('.tt-window .tt-spots text')].filter(crossed).length;
}"""


@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_the_light_around_a_hexagon_crosses_no_number(
    desk: Desk, options: dict[str, Any], pictures: Pictures
) -> None:
    stage = desk.open("kernel", triominos(f"reveal=True, position={example('hexagon')}"), **options)
    board = stage.board()
    stage.run("t.play('0-3-3@1,0')")
    expect(board.lit).to_have_count(6)
    assert board.svg.evaluate(_CROSSED) == 0
    pictures.keep(stage.page, f"triominos-hexagon-light-{len(options)}")


LESSONS = ("side-differs", "corner-differs", "bridge", "hexagon", "buy", "buy-and-place")


def test_figures_and_purchases(desk: Desk, pictures: Pictures) -> None:
    """Figures D to G and the pool, on one page of lessons."""
    show = f"""
        from tritables import Lesson
        lessons = [Lesson("triominos", id) for id in {LESSONS}]
        for lesson in lessons:
            display(lesson)
    """
    stage = desk.open("kernel", show)
    side, corner, bridge, hexagon, buy, then_place = (stage.board(nth) for nth in range(6))

    side.svg.scroll_into_view_if_needed()
    side.move("rack0.1", "3,-1")
    side.expect_refused("place.match")
    expect(side.refusal).to_contain_text(
        "a 4 touches a 4, but at the other end your 2 would touch a 1."
    )
    assert side.marked("witness") == ["2,-1", "3,-1"]
    pictures.keep(stage.page, "triominos-figure-d")
    # It was asked for, and what may be played instead is the next thing to find.
    expect(side.refusal).to_contain_class("tt-met")
    expect(side.refusal.locator(".tt-nearest button")).to_have_count(0)
    side.drag("rack0.0", "3,-1")
    expect(side.task).to_contain_class("tt-done")
    expect(side.refusal).to_have_count(0)

    corner.svg.scroll_into_view_if_needed()
    corner.click("rack0.0")
    corner.click("0,1")  # turned by itself so that its side fits
    corner.expect_refused("place.match")
    expect(corner.refusal).to_contain_text("your 1 would meet a 5")
    assert corner.marked("witness") == ["-1,2", "0,1"]
    assert corner.reads("rack0.0") == "1-3-3"
    pictures.keep(stage.page, "triominos-figure-e")
    expect(corner.refusal).to_contain_class("tt-met")
    expect(corner.refusal.locator(".tt-nearest button")).to_have_count(0)
    corner.drag("rack0.0", "-4,1")
    expect(corner.task).to_contain_class("tt-done")
    assert corner.reads("-4,1") == "3-3-1"

    for board, cell, rule, sum_ in (
        (bridge, "0,1", "score.bridge", 51),
        (hexagon, "1,0", "score.hexagon", 56),
    ):
        board.svg.scroll_into_view_if_needed()
        board.click("rack0.0")
        assert board.gains() == {cell: sum_}
        expect(board.root.locator(".tt-mark-target .tt-bonus")).to_have_count(1)
        board.click(cell)
        expect(board.task).to_contain_class("tt-done")
        expect(board.told.locator(f"[data-rule='{rule}']")).to_be_visible()
        expect(board.lit).not_to_have_count(0)
        assert cell in board.marked("lit")
        expect(board.scores.first).to_have_text(str(sum_))
    assert len(hexagon.marked("lit")) == 6
    pictures.keep(stage.page, "triominos-hexagon")

    buy.svg.scroll_into_view_if_needed()
    buy.type("pass")
    buy.expect_refused("buy.must")
    for nth, how in enumerate((buy.action("buy"), buy.place("pool"), buy.action("buy"))):
        how.click()
        buy.expect_plies(nth + 1)
        expect(buy.scores.first).to_have_text(str(35 - 5 * nth))
        expect(buy.place(f"rack0.{nth + 2}")).to_be_visible()
    expect(buy.action("buy")).to_have_count(0)
    expect(buy.action("pass")).to_have_text("End the turn (−10)")
    buy.action("pass").click()
    expect(buy.task).to_contain_class("tt-done")
    expect(buy.scores).to_have_text(["15", "32"])

    then_place.svg.scroll_into_view_if_needed()
    then_place.click("rack0.0")
    then_place.click("pool")  # what was in hand is put back first
    then_place.expect_plies(1)
    then_place.move("rack0.0", "2,1")
    expect(then_place.task).to_contain_class("tt-done")
    expect(then_place.scores.first).to_have_text("17")
    assert stage.value("[lesson.done for lesson in lessons]") == [True] * 6


def test_the_window_on_the_table(desk: Desk, pictures: Pictures) -> None:
    """Zoom, pan and fit; what fits by itself and what stays as somebody left it."""
    stage = desk.open("kernel", triominos(f"reveal=True, position={example('bell')}"))
    board, page = stage.board(), stage.page
    mouse, press = page.mouse, page.keyboard.press

    def zoomed(since: Box) -> float:
        return since[2] / board.camera()[2]

    def expect_camera(wanted: Box) -> None:
        assert board.camera() == pytest.approx(wanted, abs=NEAR)

    whole = board.camera()
    assert board.unseen() == []
    board.tool("zoom-in").click()
    assert zoomed(whole) == pytest.approx(1.3, rel=0.01)
    board.tool("zoom-out").click()
    expect_camera(whole)
    board.tool("zoom-out").click()
    assert zoomed(whole) == pytest.approx(1 / 1.3, rel=0.01)
    board.tool("fit").click()
    expect_camera(whole)
    board.focus("0,0")
    press("+")
    assert zoomed(whole) == pytest.approx(1.3, rel=0.01)
    press("-")
    press("-")
    assert zoomed(whole) == pytest.approx(1 / 1.3, rel=0.01)
    press("0")
    expect_camera(whole)
    for key in ("+", "-"):  # both ways there is an end
        for _ in range(20):
            press(key)
        end = board.camera()
        press(key)
        expect_camera(end)
    press("0")
    expect_camera(whole)

    x, y = board.middle("2,2")
    mouse.move(x - 5, y)
    mouse.move(x, y)
    under = board.in_field(x, y)
    page.keyboard.down("Control")
    mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(
        "([svg, width]) => Number(svg.getAttribute('viewBox').split(' ')[2]) < width - 1",
        arg=[board.window.element_handle(), whole[2]],
    )
    near = board.camera()
    assert board.in_field(x, y) == pytest.approx(under, abs=NEAR)  # it stays under the pointer
    assert page.evaluate("scrollY") == 0

    mouse.down()  # on a tile of the table, which stays where it is
    mouse.move(x + 30, y + 10, steps=3)
    mouse.move(x + 60, y - 40, steps=5)
    mouse.up()
    assert zoomed(near) == pytest.approx(1, rel=0.001)
    assert board.in_field(x + 60, y - 40) == pytest.approx(under, abs=10)
    assert board.camera()[0] < near[0] - 20
    expect(board.refusal).to_have_count(0)
    kept = board.camera()

    stage.run("t.play('1-3-3@2,-1')")  # the table grows, and the view stays as it was left
    board.expect_plies(1)
    expect_camera(kept)
    board.tool("undo").click()
    expect(board.current).to_have_count(0)
    expect_camera(kept)
    board.tool("fit").click()
    expect_camera(whole)
    stage.run("t.play('1-3-3@2,-1')")
    board.expect_plies(1)
    grown = board.camera()
    assert grown != pytest.approx(whole, abs=NEAR)  # it fits by itself again
    assert board.unseen() == []
    board.tool("undo").click()
    expect(board.current).to_have_count(0)
    expect_camera(whole)

    board.click("rack0.0")  # with a tile in hand nothing jumps
    board.place("2,-1").hover()
    expect(board.ghost).to_have_count(1)
    board.tool("turn").click()
    expect_camera(whole)
    board.click("0,0")
    board.expect_refused("place.side")
    expect_camera(whole)
    board.click("rack0.0")
    board.click("2,-1")
    expect(board.current).to_have_count(1)  # the same move stood on the sheet, taken back
    expect_camera(grown)

    board.focus("0,0")
    for _ in range(6):
        press("+")
    close = board.camera()
    assert board.unseen() != []
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        for _ in range(12):
            press(key)
            at = board.focused()
            if at not in board.cells():
                break
            assert board.unseen(at) == [], f"{key} led to {at}, which is out of sight"
        board.focus("0,0")
    assert board.camera()[2:] == pytest.approx(close[2:])  # it moves, and does not zoom
    pictures.keep(page, "triominos-close")


def test_arrows_walk_the_lattice(desk: Desk) -> None:
    stage = desk.open("light", triominos(f"reveal=True, position={example('bell')}"))
    board, press = stage.board(), stage.page.keyboard.press
    ways = board.arrows()
    cells = set(board.cells())
    for cell in cells:
        x, y = map(int, cell.split(","))
        beside = {"ArrowLeft": (x - 1, y), "ArrowRight": (x + 1, y)}
        beside["ArrowDown" if (x + y) % 2 == 0 else "ArrowUp"] = (x, y + 1 - 2 * ((x + y) % 2))
        for arrow, (to_x, to_y) in beside.items():
            if f"{to_x},{to_y}" in cells:
                assert ways[cell][arrow] == f"{to_x},{to_y}", f"{arrow} from {cell}"
    reached, new = set(), {"rack0.0"}
    while new:
        reached |= new
        new = {to for at in new for to in ways[at].values()} - reached
    assert reached == set(ways), "some places cannot be walked to"

    board.focus("rack0.0")
    press("ArrowUp")
    assert board.focused() in cells
    entered = board.focused()
    for _ in range(20):
        press("ArrowDown")
        if board.focused() not in cells:
            break
    assert board.focused() in ("rack0.0", "pool"), f"down from {entered} leads nowhere"
    for _ in range(20):
        press("ArrowUp")
    assert (board.focused() or "").startswith("rack")  # the racks across
    press("Tab")
    assert board.focused() is None
    expect(board.svg.locator("[tabindex='0']")).to_have_count(1)


def test_fingers_on_a_phone(desk: Desk, pictures: Pictures) -> None:
    """360 pixels wide: tap, drag, pan, pinch, and nothing to scroll sideways."""
    stage = desk.open(
        "light",
        triominos(f"reveal=True, position={example('hexagon')}"),
        triominos(f"reveal=True, position={example('pool-empty')}", "crowd"),
        **PHONE,
    )
    board = stage.board()
    fingers = Fingers(stage.page)
    expect(board.svg).to_contain_class("tt-tall")
    expect_to_fit(board)
    board.tap("rack0.0")
    assert board.gains() == {"1,0": 56}
    expect_to_fit(board)
    pictures.keep(stage.page, "triominos-phone")
    board.tap("rack0.0")
    assert board.reads("rack0.0") == "3-0-3"
    board.tap("1,0")
    board.expect_plies(1)
    board.tool("undo").click()
    expect(board.current).to_have_count(0)

    board.svg.scroll_into_view_if_needed()
    fingers.carry(board.middle("rack0.0"), board.middle("1,0"))
    expect(board.root.locator(".tt-held")).to_have_count(1)
    expect(board.ghost).to_have_count(1)
    fingers.up()
    expect(board.scores.first).to_have_text("56")
    board.expect_plies(1)

    board.svg.scroll_into_view_if_needed()
    whole, scroll = board.camera(), stage.page.evaluate("scrollY")
    middle = board.window_middle()
    under = board.in_field(*middle)
    fingers.pinch(middle, 60, 84)
    near = board.camera()
    assert whole[2] / near[2] == pytest.approx(1.4, rel=0.05)
    assert board.in_field(*middle) == pytest.approx(under, abs=10)
    x, y = middle
    fingers.carry(middle, (x + 50, y + 40))  # one finger, on a tile
    fingers.up()
    assert board.in_field(x + 50, y + 40) == pytest.approx(under, abs=5)
    bare = x + 50, y - 100
    under = board.in_field(*bare)
    fingers.carry(bare, (x, y - 70))  # and on the bare felt
    fingers.up()
    assert board.in_field(x, y - 70) == pytest.approx(under, abs=5)
    fingers.pinch(middle, 120, 40)
    assert board.camera()[2] > near[2] * 2
    assert stage.page.evaluate("scrollY") == scroll
    board.expect_plies(1)
    expect(board.refusal).to_have_count(0)
    board.tool("fit").tap()
    assert board.camera() == pytest.approx(whole, abs=NEAR)

    crowd = stage.board(1)
    expect_to_fit(crowd)
    assert crowd.unseen() == []
    pictures.keep(stage.page, "triominos-phone-crowd")
    crowd.unfold()
    for tool in ("new-game", "rules", "settings"):
        crowd.tool(tool).tap()
        expect(crowd.dialog).to_be_visible()
        expect_to_fit(crowd)
        pictures.keep(stage.page, f"triominos-phone-{tool}")
        stage.page.keyboard.press("Escape")
        expect(crowd.dialog).to_have_count(0)


def test_racks_are_secret(desk: Desk, pictures: Pictures) -> None:
    """Nothing that reaches the page names a tile that nobody there may see."""
    frames = desk.watch.listen()
    people = "seats=['person', 'person'], seed=7"
    stage = desk.open(
        "kernel",
        triominos("seats=['person', 'greedy'], seed=7, speed='fast'"),
        triominos(people, "pair"),
    )
    board, pair = stage.board(), stage.board(1)
    mine, theirs = (set(hand) for hand in GAME.new(2, None, 7).hands)

    def expect_secret(tiles: set[str]) -> None:
        assert frames, "no frame was seen at all"
        names = names_of(tiles)
        assert names.findall(said_in(frames)) == []
        assert names.findall(stage.page.content()) == []

    board.tool("throw").click()
    board.expect_plies(1)
    lots = set(board.moves()[0].split()[1:])
    expect_secret(theirs)
    board.click("pool")
    board.expect_plies(2)
    for _ in range(2):
        before = board.plies.count()
        for source in board.rack():
            board.click(source)
            expect(board.place(source)).to_have_attribute("aria-pressed", "true")
            if board.targets():
                break
        board.click(board.targets()[0])
        expect(board.plies.nth(before)).to_be_attached()
        stage.page.wait_for_function(
            "([root, count]) => root.querySelectorAll('.tt-ply').length > count + 1 &&"
            " root.querySelector('.tt-status .tt-seat')?.dataset.seat === '0'",
            arg=[board.root.element_handle(), before],
            timeout=PATIENCE,
        )
    board.tool("pause").click()
    expect(board.tool("resume")).to_be_visible()
    shown = {tile for tile in theirs if tile in _named(board)}
    assert shown, "greedy has placed none of its tiles"
    expect_secret(theirs - shown - lots)
    assert names_of(mine).search(said_in(frames)), "not even the own tiles were found"
    assert set(board.open_tiles()) < mine

    # Two people pass the screen on.
    assert pair.open_tiles() == []
    stage.run("[pair.draw() for _ in range(2)]")
    drawn = set(pair.moves()[0].split()[1:])
    expect(pair.curtain).to_contain_text("Pass the screen to Player 1.")
    assert pair.open_tiles() == []
    pair.focus("rack0.0")
    stage.page.keyboard.press("Enter")
    assert pair.targets() == []
    stage.page.keyboard.press("Escape")
    pair.type(f"{min(mine)}@0,0")
    expect(pair.refusal.locator(".tt-reason")).to_contain_text("still covered")
    expect(pair.refusal.locator(".tt-nearest")).to_have_count(0)
    pictures.keep(stage.page, "triominos-curtain")
    frames.clear()
    pair.tool("open").click()
    expect(pair.curtain).to_have_count(0)
    assert set(pair.open_tiles()) == mine
    pair.move("rack0.0", "0,0")
    pair.expect_plies(3)
    expect(pair.curtain).to_contain_text("Pass the screen to Player 2.")
    assert pair.open_tiles() == []
    expect_secret(theirs - drawn - shown)
    frames.clear()
    pair.tool("open").click()
    expect(pair.curtain).to_have_count(0)
    assert set(pair.open_tiles()) == theirs

    # Who is allowed to may see all.
    board.tool("settings").click()
    board.dialog.get_by_label("Show everything that is hidden").check()
    stage.page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)
    both = [tile for hand in state_of(stage).hands for tile in hand]
    assert sorted(board.open_tiles()) == sorted(both)
    stage.run("t.reveal = False")
    expect(board.root.locator("[data-place^='rack0.']").first).to_be_visible()
    stage.page.wait_for_function(
        "([root, count]) => root.querySelectorAll('.tt-pieces .tt-spots').length < count",
        arg=[board.root.element_handle(), len(both)],
    )
    assert set(board.open_tiles()) < set(both)


def _named(board: BoardPage) -> set[str]:
    """The tiles on the table, by their names."""
    found = set()
    for text in board.moves():
        tile, at, _ = text.partition("@")
        if at:
            found.add(min(turns(tile)))
    return found


@pytest.mark.full
@in_themes("dark")
def test_the_dialog_of_a_new_game(desk: Desk, pictures: Pictures, themes: Sequence[str]) -> None:
    """Four players and house rules, chosen on the board; and axe, in both themes."""
    stage = desk.open("kernel", triominos("seed=7, theme='light', lang='nl'"))
    board = stage.board()
    bring_axe(stage.page)
    board.choose_language("English")
    expect(board.root).to_have_attribute("lang", "en")
    board.tool("new-game").click()
    seats = board.dialog.locator("details")
    expect(seats).to_have_count(2)
    board.dialog.get_by_label("Players").select_option("6")
    expect(seats).to_have_count(6)
    board.dialog.get_by_label("Players").select_option("4")
    expect(seats).to_have_count(4)
    for seat in (1, 2, 3):
        board.give_seat(seat, "greedy")
    board.dialog.get_by_label("Scoring").select_option(label="Simple, for children")
    board.dialog.get_by_label("The match ends at").select_option(label="no target")
    board.dialog.get_by_label("Rounds").select_option(label="3 rounds")
    board.dialog.get_by_label("Time for a turn").select_option(label="60 seconds")
    board.dialog.get_by_label("Seed", exact=True).fill("21")
    expect_accessible(board)
    pictures.keep(stage.page, "triominos-new-game")
    board.dialog.get_by_role("button", name="Start").click()
    expect(board.dialog).to_have_count(0)
    expect(board.scores).to_have_text(["0", "0", "0", "0"])
    expect(board.root.locator(".tt-scores")).to_contain_text("Round 1")
    assert stage.value("[t.seats, t.options, t.seed]") == [
        ["person", "greedy", "greedy", "greedy"],
        {"scoring": "kids", "target": None, "rounds": 3, "time_limit": 60},
        21,
    ]
    board.expect_label("rack1", "Rack of player 2, 7 tiles, 0 points")
    board.tool("new-game").click()  # it begins with what was agreed
    expect(seats).to_have_count(4)
    expect(board.dialog.get_by_label("Rounds")).to_have_value("3")
    stage.page.keyboard.press("Escape")

    stage.run("t.new_game(seed=7, seats=['person', 'person'], options={}); t.reveal = True")
    board.expect_label("rack1", "Rack of player 2, 9 tiles, 0 points")
    for theme in themes:
        stage.run(f"t.theme = {theme!r}; t.new_game(seed=7)")
        expect(board.root).to_contain_class(f"tt-look-{theme}")
        board.expect_plies(0)
        expect_accessible(board)
        stage.run("t.draw(); t.draw()")
        board.expect_plies(2)
        expect(board.action("buy")).to_have_count(0)
        source, target, _ = choice(state_of(stage))
        board.click(source)
        board.place(target).hover()
        expect(board.ghost).to_have_count(1)
        expect_accessible(board)
        board.click(target)
        expect(board.action("buy")).to_be_visible()
        board.type("buy now")
        expect(board.refusal).to_be_visible()
        expect_accessible(board)
        board.action("buy").click()
        expect(board.refusal).to_have_count(0)
        expect_accessible(board)
        board.tool("settings").click()
        expect_accessible(board)
        stage.page.keyboard.press("Escape")
        pictures.keep(stage.page, f"triominos-{theme}", full_page=True)
    stage.run("t.reveal = False")
    expect(board.curtain).to_be_visible()
    expect_accessible(board)


def test_languages_of_the_tiles(desk: Desk) -> None:
    stage = desk.open("light", triominos(f"reveal=True, position={example('bridge')}"))
    board = stage.board()
    refused = worked("bridge").judge("pass")
    seen = set()
    for lang, name in LANGUAGE_NAMES.items():
        board.choose_language(name)
        expect(board.root).to_have_attribute("lang", lang)

        def own(id: str, lang: str = lang, **args: int | str) -> str:
            return say(Message(id, args, "triominos"), lang)

        expect(board.status).to_have_text(own("status-place", player=1, bought=0, stuck=0))
        expect(board.action("buy")).to_have_text(own("action-buy", free=0))
        board.expect_label("rack0.0", own("place-tile", tile="3-3-5", value=11))
        board.expect_label("pool", own("place-pool", count=42))
        board.expect_label("0,1", own("place-open", asked="3 3 5", up=0))
        for tool in ("zoom-in", "zoom-out", "fit"):
            words = say(Message(f"ui-{tool}"), lang)
            expect(board.tool(tool)).to_have_attribute("aria-label", words)
        board.type("pass")
        expect(board.refusal.locator(".tt-reason")).to_have_text(say(refused.message, lang))
        board.click("rack0.0")
        board.place("0,1").hover()
        expect(board.aim).to_contain_text(f"{say(Message('ui-sum'), lang)} 51")
        bridge = own("rule-score_bridge.title")
        expect(board.aim.locator("[data-rule='score.bridge']")).to_contain_text(bridge)
        board.tool("put-back").click()
        expect(board.polite).to_have_text(say(Message("ui-let-go"), lang))
        board.tool("new-game").click()
        label = own("option-time-limit")
        expect(board.dialog.get_by_label(label)).to_be_visible()
        stage.page.keyboard.press("Escape")
        expect(board.dialog).to_have_count(0)
        seen.add((bridge, label))
    assert len(seen) == 3


# What a clock shows, one after the other, even for a moment.
_FOLLOW_CLOCK = """root => {
  window.clocks = [];
  const look = () => {
    const shown = root.querySelector('[role=timer]')?.textContent ?? null;
    if (shown !== window.clocks.at(-1)) window.clocks.push(shown);
  };
  look();
  new MutationObserver(look).observe(root, {childList: true, characterData: true, subtree: true});
}"""

_SECOND_TURN = """() => {
  const [before, ...shown] = window.clocks;
  return shown.indexOf(null) >= 0 && shown.at(-1) !== null;
}"""

# Once the time of a turn is out, no more of it passes at the table.
HOLD = """
from time import monotonic

def hold(_):
    if t.record["moves"][-1:] == ["timeout"]:
        at = t._front._now()
        t._front._now = lambda: at

t.observe(hold, "position")
"""
RELEASE = "t.unobserve(hold, 'position'); t._front._now = monotonic; t.speed = 'fast'"


def test_the_clock_and_the_next_round(desk: Desk, pictures: Pictures) -> None:
    timed = "seats=['person', 'greedy'], speed='slow', seed=7"
    near = f"position={example('winner', scores=[10, 12])}, reveal=True"
    uncounted = example("kids-none", options={"scoring": "none", "rounds": 2})
    stage = desk.open(
        "kernel",
        triominos(f"{timed}, options={{'time_limit': 3}}"),
        triominos(near, "near"),
        triominos(f"position={example('winner')}, reveal=True", "last"),
        triominos(f"position={uncounted}, reveal=True", "free"),
        triominos(f"{timed}, options={{'time_limit': 60}}", "calm"),
    )
    board, near_board, last, free, calm = (stage.board(nth) for nth in range(5))
    board.root.evaluate(_FOLLOW_CLOCK)
    stage.run(HOLD)
    board.tool("throw").click()
    board.expect_plies(1)
    expect(board.clock).to_have_count(0)  # nobody's turn yet
    board.click("pool")
    expect(board.plies.nth(2)).to_have_text("Time is up")
    expect(board.scores).to_have_text(["−10", "0"])
    expect(board.told.locator("[data-rule='time.out']")).to_be_visible()
    expect(board.clock).to_have_count(0)  # an opponent's turn has none
    stage.run(RELEASE)
    stage.page.wait_for_function(_SECOND_TURN)
    before, first, then, *later = stage.page.evaluate("window.clocks")
    assert (before, first) == (None, "3")
    assert then in ("2", "1"), "it does not count down"
    assert later[later.index(None) + 1] == "3", "the next turn has not all the time"
    stage.run("t.paused = True")

    calm.svg.scroll_into_view_if_needed()
    stage.run("calm.draw(); calm.draw()")
    expect(calm.clock).to_be_visible()
    calm.tool("pause").click()
    expect(calm.tool("resume")).to_be_visible()
    left = calm.clock.text_content()
    stage.page.wait_for_timeout(1_200)  # that a clock stands can only be seen by waiting
    expect(calm.clock).to_have_text(left or "")

    board = near_board
    board.svg.scroll_into_view_if_needed()
    board.move("rack0.0", "2,1")
    expect(board.status).to_contain_text("Player 1 wins the round and has the most points: 58.")
    expect(board.tool("next")).to_have_text("Next round")
    board.tool("next").click()
    expect(board.root.locator(".tt-scores")).to_contain_text("Round 2")
    expect(board.scores).to_have_text(["0", "0"])
    expect(board.totals).to_have_text(["Total 58", "Total 12"])
    board.expect_plies(0)
    expect(board.status).to_contain_text("Each player draws a tile")
    expect(board.tool("undo")).to_be_disabled()
    pictures.keep(stage.page, "triominos-round")
    board.tool("throw").click()
    board.expect_plies(1)
    assert stage.value("len(near.match['rounds'])") == 2

    last.svg.scroll_into_view_if_needed()
    last.move("rack0.0", "2,1")
    expect(last.status).to_contain_text("Player 1 wins the match with 100 points!")
    expect(last.tool("next")).to_have_text("New game")
    last.tool("next").click()
    expect(last.dialog).to_be_visible()
    stage.page.keyboard.press("Escape")

    # Where nothing is counted, the rounds won are.
    free.svg.scroll_into_view_if_needed()
    expect(free.scores).to_have_text(["0", "0"])
    expect(free.root.locator(".tt-scores")).to_contain_text("Rounds won")
    free.move("rack0.0", "2,1")
    expect(free.status).to_contain_text("Player 1 wins the round!")
    expect(free.scores).to_have_text(["1", "0"])
    free.tool("next").click()
    expect(free.root.locator(".tt-scores")).to_contain_text("Round 2")
    expect(free.scores).to_have_text(["1", "0"])
