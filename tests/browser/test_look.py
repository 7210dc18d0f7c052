"""How it looks and fits: narrow, dark, enlarged. The pictures are for people to look at."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.board import BoardPage
from tests.browser.checks import bring_axe, expect_accessible, expect_no_overflow, expect_to_fit
from tests.browser.pictures import Pictures
from tests.browser.positions import LOOK_AHEAD, MIDDLE, table
from tests.browser.stage import LAB, Desk, Stage
from tests.samples import some

pytestmark = pytest.mark.browser

CROWD = "seed=11"
PLAY = """
while (count := len(t.record['moves'])) < 140:
    t.draw() if t.state.to_act == 'chance' else t.play(t.legal[(11 * count + 2) % len(t.legal)])
while t.state.to_act == 'chance':
    t.draw()
"""


GAMES = ("tricap", "tricom", "trictrac", "triominos")
LANGUAGES = {"English": "en", "Nederlands": "nl", "Français": "fr"}
ADJACENT = """
from tritables import Lesson, game_named
t = Lesson("tricap", game_named("tricap").example("adjacent"))
t"""
CARRIED = {
    "trictrac": (table(f"position={MIDDLE}"), "4", "7"),
    "tricap": (ADJACENT, "centre", "captured0"),
}
"""What is carried where, in which game, while a way leads there."""
PROJECTOR = {"viewport": {"width": 1920, "height": 1080}}

# Names on the board that run into each other.
_CROWDED = """svg => {
  const names = [...svg.querySelectorAll('.tt-rim')]
    .map(el => [el.textContent, el.getBoundingClientRect()]);
  return names.flatMap(([one, a], nth) => names.slice(nth + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${one} ${other}`));
}"""

# Whether what a selector finds is drawn before every piece, and so lies under them all.
_UNDER = """(svg, css) => {
  const piece = svg.querySelector('.tt-piece');
  return [...svg.querySelectorAll(css)]
    .every(el => el.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""

# How large what is written stands on the screen.
_WRITTEN = """el => parseFloat(getComputedStyle(el).fontSize) * el.currentCSSZoom"""

# Whether nothing lies over the middle of an element where it is on the screen.
_IN_SIGHT = """el => {
  const box = el.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return box.top >= 0 && box.bottom <= innerHeight && el.contains(document.elementFromPoint(x, y));
}"""

# Whose turn it is, and what was played.
_TOLD = """root =>
  [...root.querySelectorAll(".tt-status, .tt-sheet")].map(one => one.innerText).join()"""

# The same of the refusal, which is another element where it goes to another place.
_REFUSAL_IN_SIGHT = f"""root => {{
  const el = root.querySelector('.tt-refusal');
  return el !== null && ({_IN_SIGHT})(el);
}}"""

# Whether the refusal begins where the board ends, or below.
_REFUSAL_BELOW = """root => {
  const [board, card] = ['svg.tt-board', '.tt-refusal'].map(css => root.querySelector(css));
  return card !== null && board.getBoundingClientRect().bottom <= card.getBoundingClientRect().top;
}"""


# How many witnesses of a refusal it hides itself.
_HIDDEN = """root => {
  const card = root.querySelector('.tt-refusal').getBoundingClientRect();
  return [...root.querySelectorAll('.tt-mark-witness path')]
    .map(el => el.getBoundingClientRect())
    .filter(box => box.bottom > card.top && box.top < card.bottom).length;
}"""


LOW: Final = 110
"""Pixels that a refusal on a phone is high at most, until it is unfolded."""

FORBIDDEN: Final = [("tricom", "hand1.0", "base1.0"), ("tricap", "hand0.0", "captured0")]
"""Moves that the rules forbid at the beginning of a game."""


def every_dialog(board: BoardPage) -> list[str]:
    """The tools that open a dialog where dice are due."""
    return ["set-dice", "new-game", "rules", "settings"]


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def close(board: BoardPage) -> None:
    board.page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("narrow", {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2}),
        pytest.param(
            "enlarged",
            {"viewport": {"width": 640, "height": 480}, "device_scale_factor": 2},
            marks=pytest.mark.full,
        ),
        pytest.param("wide", {"viewport": {"width": 1600, "height": 1000}}, marks=pytest.mark.full),
    ],
)
def test_it_fits(desk: Desk, pictures: Pictures, name: str, options: dict[str, Any]) -> None:
    stage = desk.open("light", table(CROWD), **options)
    board = stage.board()
    expect(board.svg).to_contain_class("tt-tall" if name == "narrow" else "tt-wide")
    board.unfold()
    for tool in every_dialog(board):
        board.tool(tool).click()
        expect(board.dialog).to_be_visible()
        expect_to_fit(board)
        picture(stage, pictures, f"{name}-{tool}")
        close(board)
    stage = desk.open("light", table(CROWD), PLAY, **options)
    board = stage.board()
    board.unfold()
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


def picture(stage: Stage, pictures: Pictures, name: str, *, full_page: bool = False) -> None:
    pictures.keep(stage.page, f"{name}", full_page=full_page)


def test_a_refusal_on_a_phone_hides_nothing_that_proves_it(desk: Desk, pictures: Pictures) -> None:
    viewport = {"width": 360, "height": 560}
    stage = desk.open("light", table(f"position={LOOK_AHEAD}"), viewport=viewport)
    board = stage.board()
    board.click("dice")
    expect(board.refusal).to_be_visible()
    expect(board.witnesses).not_to_have_count(0)
    picture(stage, pictures, "narrow-witness")
    assert board.root.evaluate(_REFUSAL_IN_SIGHT)
    assert board.root.evaluate(_HIDDEN) == 0
    upper = box(board.refusal)
    assert upper["y"] + upper["height"] < 560 / 2, "at the lower edge it would hide the dice"
    board.move("22", "24")
    board.expect_refused("throw.look-ahead")
    assert board.root.evaluate(_HIDDEN) == 0


def test_a_refusal_on_a_phone(desk: Desk, pictures: Pictures) -> None:
    viewport = {"width": 360, "height": 740}
    stage = desk.open(
        "light", table(f"position={LOOK_AHEAD}"), viewport=viewport, device_scale_factor=2
    )
    board = stage.board()
    board.move("22", "24")
    board.expect_refused("throw.look-ahead")
    expect_to_fit(board)
    stage.page.evaluate("scrollTo(0, 0)")
    picture(stage, pictures, "narrow-look-ahead", full_page=True)
    assert board.refusal.evaluate(_IN_SIGHT), "the refusal lies below the fold"
    board.refusal.get_by_label("Close").click()
    expect(board.refusal).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
@pytest.mark.parametrize(("game", "source", "target"), FORBIDDEN)
def test_on_a_phone_a_refusal_leaves_the_board_and_its_button_and_goes_with_the_next_touch(
    desk: Desk, game: str, source: str, target: str, size: tuple[int, int]
) -> None:
    viewport = dict(zip(("width", "height"), size, strict=True))
    cell = f"""
from tritables import Table
t = Table({game!r}, seed=3, seats=["person", "person"], reveal=True)
t"""
    stage = desk.open("light", cell, viewport=viewport)
    board = stage.board()
    width = box(board.svg)["width"]
    board.move(source, target)
    expect(board.refusal).to_be_visible()
    expect(board.root.locator(".tt-status")).to_be_hidden()
    stage.page.wait_for_function(_REFUSAL_BELOW, arg=board.root.element_handle())
    assert board.refusal.evaluate(_IN_SIGHT)
    assert board.svg.evaluate(_IN_SIGHT)
    assert board.root.locator(".tt-controls .tt-primary").first.evaluate(_IN_SIGHT)
    assert box(board.refusal)["height"] <= LOW
    assert box(board.svg)["width"] == width
    board.click(source)
    expect(board.refusal).to_have_count(0)
    expect(board.root.locator(".tt-status")).to_be_visible()


def test_on_a_phone_a_refusal_unfolds_to_what_is_allowed_instead(desk: Desk) -> None:
    viewport = {"width": 360, "height": 740}
    stage = desk.open("light", table(f"position={LOOK_AHEAD}"), viewport=viewport)
    board = stage.board()
    board.move("22", "24")
    board.expect_refused("throw.look-ahead")
    instead, unfold = board.refusal.locator(".tt-nearest"), board.refusal.locator("[aria-expanded]")
    expect(instead).to_be_hidden()
    unfold.click()
    expect(unfold).to_have_attribute("aria-expanded", "true")
    expect(instead).to_be_visible()
    unfold.click()
    expect(instead).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_task_and_a_refusal_are_in_sight(desk: Desk, game: str) -> None:
    viewport = {"width": 360, "height": 640}  # a small one, where a board fills the height
    lesson = f"""
from tritables import Lesson, game_named
t = Lesson({game!r}, game_named({game!r}).examples[0])
t"""
    stage = desk.open("light", lesson, viewport=viewport, device_scale_factor=2)
    board = stage.board()
    board.root.evaluate("root => root.scrollIntoView()")
    task, svg = box(board.task), box(board.svg)
    assert task["y"] + task["height"] <= svg["y"]
    assert board.task.evaluate(_IN_SIGHT)
    board.type("no such move")
    expect(board.refusal).to_be_visible()
    # Whoever looks at the board again sees why, whether there is room below it or not.
    board.svg.evaluate("svg => svg.scrollIntoView({block: 'start'})")
    stage.page.wait_for_function(_REFUSAL_IN_SIGHT, arg=board.root.element_handle())
    # It goes where it belongs as soon as there is room.
    stage.page.set_viewport_size({"width": 360, "height": 1200})
    # A page lays itself out in its own time.
    stage.page.wait_for_function(_REFUSAL_BELOW, arg=board.root.element_handle())
    stage.page.set_viewport_size(viewport)
    expect_to_fit(board)


@pytest.mark.parametrize(("game", "lang"), some(product(GAMES, LANGUAGES.values()), 2))
def test_on_a_phone_the_whole_board_and_the_button_below_it_are_in_sight(
    desk: Desk, game: str, lang: str
) -> None:
    cell = f"""
from tritables import Table
t = Table({game!r}, seed=3, seats=["person", "person"], reveal=True, lang={lang!r})
t"""
    stage = desk.open("kernel", cell, viewport={"width": 360, "height": 740})
    board = stage.board()
    button = board.root.locator(".tt-primary:enabled")
    expect(board.status).to_be_visible()
    offered = 0
    for _ in range(8):
        board.root.evaluate("root => root.scrollIntoView()")
        before = board.root.evaluate(_TOLD)
        if button.count() > 0:
            offered += 1
            assert board.svg.evaluate(_IN_SIGHT)
            assert button.first.evaluate(_IN_SIGHT), board.status.inner_text()
            for told in board.told.all():
                assert box(told)["y"] > box(button.first)["y"]
            button.first.click()
        else:
            stage.run("t.play(t.legal[0])")
        arg = [board.root.element_handle(), before]
        stage.page.wait_for_function(f"([root, before]) => ({_TOLD})(root) !== before", arg=arg)
    assert offered > 0


def test_a_wide_screen_is_used(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open("light", *(table("seed=7", game, game) for game in GAMES), **PROJECTOR)
    for nth, game in enumerate(GAMES):
        board = stage.board(nth)
        svg, root = box(board.svg), box(board.root)
        assert svg["width"] > 1140, game
        assert root["height"] < 1080, game
        board.root.scroll_into_view_if_needed()
        picture(stage, pictures, f"projector-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_one_table_takes_the_whole_screen(desk: Desk, pictures: Pictures, game: str) -> None:
    stage = desk.open("light", table("seed=7", game), table("seed=8", game, "other"), **PROJECTOR)
    board, page = stage.board(), stage.page
    board.tool("full-screen").click()
    expect(board.root).to_contain_class("tt-full")
    page.wait_for_function("() => innerWidth === 1920 && innerHeight === 1080")
    page.wait_for_function(
        "svg => svg.getBoundingClientRect().width > 1140", arg=board.svg.element_handle()
    )
    expect_to_fit(board)
    root, svg = box(board.root), box(board.svg)
    assert (root["x"], root["y"], root["width"]) == (0, 0, 1920)
    assert root["height"] <= 1080, "something lies below the screen"
    assert svg["width"] > 1200 or svg["height"] > 900
    # A fiftieth of the height can be read from the last row.
    assert board.status.evaluate(_WRITTEN) >= 1080 / 50
    assert board.tool("full-screen-leave").evaluate(_IN_SIGHT)
    picture(stage, pictures, f"full-screen-{game}")
    board.tool("rules").click()
    expect(board.dialog).to_be_visible()
    expect_to_fit(board)
    close(board)
    bring_axe(page)
    expect_accessible(board)
    board.tool("full-screen-leave").click()
    expect(board.root).not_to_contain_class("tt-full")
    expect(board.tool("full-screen")).to_be_visible()


def test_the_page_may_end_the_full_screen(desk: Desk) -> None:
    board = desk.open("light", table()).board()
    board.tool("full-screen").click()
    expect(board.root).to_contain_class("tt-full")
    board.page.evaluate("document.exitFullscreen()")  # as Escape does in a window of its own
    expect(board.root).not_to_contain_class("tt-full")


def test_a_wide_table_of_prose_stays_in_its_page(desk: Desk) -> None:
    wide = "| a word | " * 7 + "|\\n" + "|---" * 14 + "|\\n" + "| a word | " * 7 + "|"
    prose = f"from IPython.display import Markdown\nMarkdown('{wide}')"
    viewport = {"width": 360, "height": 740}
    stage = desk.open("light", prose, table(), viewport=viewport, device_scale_factor=2)
    expect(stage.page.locator("main td").first).to_be_visible()
    expect_no_overflow(stage.board())


def test_the_places_of_tricom_have_names(desk: Desk) -> None:
    board = desk.open("light", table(game="tricom")).board()
    names = board.svg.locator(".tt-rim")
    expect(names).to_have_text(["Stock", "Actions", "Turned up", "Reserve"] * 2)
    board.choose_language("Français")
    expect(names).to_have_text(["Pioche", "Actions", "Retournées", "Réserve"] * 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_names_stand_clear_of_each_other_on_a_phone(desk: Desk, seats: int) -> None:
    cell = table(f"seats={['person'] * seats}", "tricom")
    viewport = {"width": 360, "height": 740}
    board = desk.open("light", cell, viewport=viewport, device_scale_factor=2).board()
    for language in ("English", "Nederlands", "Français"):
        board.choose_language(language)
        expect(board.root).to_have_attribute("lang", LANGUAGES[language])
        expect(board.svg.locator(".tt-rim")).to_have_count(4 * seats)
        crowded = board.svg.evaluate(_CROWDED)
        assert crowded == [], f"{language}: {crowded}"


@LAB
def test_in_lab_too_a_refusal_is_in_sight(desk: Desk, pictures: Pictures) -> None:
    # A window so narrow that all stands in one column, and so low that the board fills it.
    viewport = {"width": 900, "height": 640}
    stage = desk.open("lab", table(game="tricom"), viewport=viewport)
    board = stage.board()
    expect(board.svg).to_contain_class("tt-tall")
    board.type("no such move")
    expect(board.refusal).to_be_visible()
    board.svg.evaluate("svg => svg.scrollIntoView({block: 'start'})")
    stage.page.wait_for_function(_REFUSAL_IN_SIGHT, arg=board.root.element_handle())
    picture(stage, pictures, "lab-refusal")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=[] if nth == 2 * at else [pytest.mark.full])
        for nth, game in enumerate(GAMES)
        for at, language in enumerate(LANGUAGES)
    ],
)
def test_dialogs_and_lists_fit_a_phone_and_can_be_left(
    desk: Desk, game: str, language: str
) -> None:
    code = f"seats={['person'] * (2 if game == 'trictrac' else 3)}, reveal=True, seed=7"
    viewport = {"width": 360, "height": 740}
    cells = (table(code, game), PLAY.replace("140", "60"))
    stage = desk.open("light", *cells, viewport=viewport, device_scale_factor=2)
    board = stage.board()
    expect(board.plies.nth(59)).to_be_attached()
    board.choose_language(language)
    expect(board.root).to_have_attribute("lang", LANGUAGES[language])
    expect_to_fit(board)
    for tool in ("rules", "new-game", "settings"):
        board.tool(tool).click()
        expect(board.dialog).to_be_visible()
        expect_to_fit(board)
        # However far one has read, the way out is in sight.
        board.dialog.evaluate("dialog => dialog.scrollTo(0, 99999)")
        way_out = board.dialog.locator("header button")
        stage.page.wait_for_function(_IN_SIGHT, arg=way_out.element_handle())
        way_out.click()
        expect(board.dialog).to_have_count(0)


def test_a_light_crosses_no_number(desk: Desk) -> None:
    board = desk.open("light", ADJACENT).board()
    board.tool("throw").click()
    expect(board.lit.first).to_be_attached()
    assert board.svg.evaluate(_UNDER, ".tt-mark-lit")
    # It tells of what happened, and goes when something is lifted.
    board.click("centre")
    expect(board.targets_shown.first).to_be_attached()
    expect(board.lit).to_have_count(0)


@pytest.mark.parametrize("game", ["trictrac", "tricap"])
def test_what_is_carried_lies_over_the_marks(desk: Desk, game: str) -> None:
    cell, source, target = CARRIED[game]
    board = desk.open("light", cell).board()
    if game == "tricap":
        board.tool("throw").click()
        expect(board.lit.first).to_be_attached()
    board.lift_by_mouse(source, target)
    mark = board.svg.locator(".tt-mark-target.tt-over")
    expect(mark.locator("path")).to_have_css("fill", "none")
    for over in mark.locator("circle, rect, text").all():
        expect(over).to_have_css("display", "none")
    board.page.keyboard.press("Escape")
    board.page.mouse.up()


def test_where_the_system_chooses_colours_the_move_stands_out(desk: Desk) -> None:
    stage = desk.open("light", table("seed=7", "tricap"), "t.play(t.legal[0])")
    board = stage.board()
    stage.page.emulate_media(forced_colors="active")
    expect(board.current).to_have_css("outline-style", "solid")


def test_dark_is_chosen_on_the_board(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open("light", table(CROWD), PLAY)
    board = stage.board()
    expect(board.root).to_contain_class("tt-look-light")
    light = background(board)
    board.tool("settings").click()
    board.dialog.get_by_label("Colours").select_option(label="Dark")
    expect(board.root).to_contain_class("tt-look-dark")
    picture(stage, pictures, "dark-settings")
    close(board)
    assert background(board) < 60 < 200 < light
    expect(board.plies.nth(139)).to_be_attached()
    picture(stage, pictures, "dark", full_page=True)
    stage.page.emulate_media(forced_colors="active")
    picture(stage, pictures, "forced-colors", full_page=True)


@LAB
def test_the_board_follows_the_colours_of_lab(desk: Desk, pictures: Pictures) -> None:
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
