"""A chapter on one screen: the board, the task and what answers it, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.run import ROOT
from tests.browser.board import BoardPage
from tests.browser.lesson import Pupil
from tests.browser.stage import Desk
from tests.browser.static import AWAKE, STATIC, UNDER, Host, hosted
from tritables.core.registry import game_names
from tritables.export.site import make_site
from tritables.lessons import Choosing, FindAll, course
from tritables.lessons.notebook_files import code_cell, notebook_text, text_cell
from tritables.lessons.notebooks import well_page
from tritables.texts import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1800), STATIC]

SCREENS: Final = ((1280, 800), (390, 844), (360, 740))
"""A desk and two phones, in CSS pixels."""

MANY: Final = 4
"""So many answers take the most room."""

SELDOM: Final = 3
"""One of so many chapters stands for all: the full matrix goes through every step of each."""

FOLDED: Final = 110
"""Pixels of a task that are scrolled to on a phone: three lines of it stand above the board."""

LINE: Final = 20
"""Pixels that a line of what is told is high, at least."""

FINGER: Final = 44
"""Pixels that a finger's target is high, and a small one beside others at least 24."""

LEAST: Final = 0.55
"""The part of its width without words that a board keeps beside them."""

LOW: Final = 580
"""So low a screen leaves a board less height than it is wide."""

LEAST_CARD: Final = 0.13
"""The part of a phone's width that a card of one's own has; beside the other side it were 0.11."""

SPOKEN: Final = {
    "trictrac": "meeting",
    "triominos": "bridges",
    "tricom": "reserve",
    "tricap": "take-and-lay",
}
"""A chapter of each game with tasks, questions and places to find."""

PILES: Final = {"tricap": "captured0", "tricom": "base0.0", "trictrac": "2"}
"""A place whose touch tells what lies there, at the beginning; a tile's is lifted or drawn."""

# What sticks out of the window, or of a part that is scrolled; of the task its words.
_OUTSIDE = """root => {
  const box = el => el.getBoundingClientRect();
  const seen = el => {
    const { top, bottom, left, right } = box(el);
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return false;
    for (let at = el.parentElement; at && at !== root; at = at.parentElement) {
      const around = box(at);
      const cuts = /auto|hidden/.test(getComputedStyle(at).overflowY);
      if (cuts && (bottom > around.bottom + 1 || top < around.top - 1)) return false;
    }
    return true;
  };
  // On a phone what is told leaves some of many answers to be scrolled to.
  const told = innerWidth < 800 && root.querySelector('.tt-helped, .tt-info');
  const many = told ? '' : ' button';
  const parts = `.tt-stage, .tt-task, .tt-choices${many}, .tt-answer-bar button`;
  // What was tried may have given way, and what is not right once the right answer is told.
  const gone = el => !el.offsetParent &&
    (el.disabled || el.parentElement.querySelector(':scope > .tt-glows') !== null);
  return [...root.querySelectorAll(parts)].filter(el => !gone(el) && !seen(el))
    .map(el => `${el.className} ${el.textContent.slice(0, 20)}`);
}"""

# How much of the task is folded away, in pixels.
_FOLDED = """root => {
  const task = root.querySelector('.tt-task');
  return task.scrollHeight - task.clientHeight;
}"""

# The targets of a finger that are lower than they should be.
_LOW = """([root, least, small]) => [...root.querySelectorAll('button')]
  .filter(el => el.getClientRects().length > 0)
  .filter(el => el.getBoundingClientRect().height <
    (el.matches('.tt-dot, .tt-chip, .tt-move, .tt-wrong') ? small : least) - 0.5)
  .map(el => `${el.className} ${el.textContent.slice(0, 20)}`)"""

# The buttons at a game that stick out of the window, or whose words are cut off.
_CUT = """root => [...root.querySelectorAll('.tt-controls button, .tt-coach-tool')]
  .filter(el => el.getClientRects().length > 0)
  .filter(el => el.matches('.tt-primary, .tt-tool, .tt-coach-tool'))
  .filter(el => el.getBoundingClientRect().bottom > innerHeight + 1 ||
    [el, ...el.querySelectorAll('span')].some(one =>
      one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1))
  .map(el => `${el.dataset.tool} ${el.textContent}`)"""

# The parts of the board, in ninths, over which something lies.
_COVERED = """root => {
  const stage = root.querySelector('.tt-stage');
  const { left, top, width, height } = stage.getBoundingClientRect();
  const ninths = [1, 3, 5].flatMap(x => [1, 3, 5].map(y => [x / 6, y / 6]));
  return ninths.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
    .filter(el => !stage.contains(el)).map(el => el?.className);
}"""

# Whether the browser keeps a chapter with a place that was found in it.
_KEPT = """([chapter, place]) => Object.entries(localStorage).some(([name, text]) => {
  const kept = JSON.parse(text)?.saved?.chapter;
  return name.includes(' lesson ') === false && kept?.chapter === chapter
    && kept.went[kept.at].found.includes(place);
})"""

_STILL = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => done())))"""

# Where the board begins in its table, wherever the page is scrolled to.
_TOP = """stage => stage.getBoundingClientRect().top
  - stage.closest('.tritables').getBoundingClientRect().top"""

# How many pixels of a part are read before anything is scrolled, and how high it is.
_READ = """el => {
  const { top, bottom, height } = el.getBoundingClientRect();
  let [first, last] = [top, bottom];
  for (let at = el.parentElement; at && !at.matches('.tt-play'); at = at.parentElement) {
    if (getComputedStyle(at).display === 'contents') continue;
    const around = at.getBoundingClientRect();
    [first, last] = [Math.max(first, around.top), Math.min(last, around.bottom)];
  }
  return [last - first, height];
}"""

# How wide the board would be with nothing but its dots and its buttons on the screen.
_WITHOUT_WORDS = """root => {
  const { width, height } = root.querySelector('.tt-play').getBoundingClientRect();
  const ratio = Number(getComputedStyle(root).getPropertyValue('--tt-ratio'));
  return Math.min(width, (height - 100) * ratio);
}"""

# What the page has shifted without anybody asking, from its first line on.
_SHIFTS = """window.shifted = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });"""


@contextmanager
def tutorials(folder: Path, langs: Sequence[str]) -> Iterator[Host]:
    """The tutorials of all games in some languages, on a simple host."""
    names = [
        f"{lang}/{name}.ipynb"
        for lang in langs
        for game in game_names()
        for name in (game, well_page(game))
    ]
    make_site([ROOT / "notebooks" / name for name in names], folder / UNDER, say=lambda line: None)
    with hosted(folder) as host:
        yield host


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with tutorials(tmp_path_factory.mktemp("screens"), ["nl"]) as host:
        yield host


@pytest.fixture(scope="session")
def one_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A page with a title and a game for two, in the language of the longest words."""
    folder = tmp_path_factory.mktemp("one-game")
    made = []
    for game in game_names():
        cells = [
            text_cell("title", f"# {game}"),
            code_cell("setup", "from tritables import Table, speak\nspeak('fr')", {}),
            code_cell(
                "board", f"Table({game!r}, seats=['person', 'person'], seed=3, reveal=True)", {}
            ),
        ]
        made.append(folder / f"{game}.ipynb")
        made[-1].write_text(notebook_text(cells, {"title": game, "lang": "fr"}), encoding="utf-8")
    make_site(made, folder / UNDER, say=lambda line: None)
    with hosted(folder) as host:
        yield host


@pytest.fixture(scope="session")
def host_in_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The same in every language."""
    with tutorials(tmp_path_factory.mktemp("all-screens"), LANGUAGES) as host:
        yield host


def opened(desk: Desk, address: str, **options: Any) -> Page:
    page = desk.context(**options).new_page()
    page.goto(address)
    return page


def board_of(page: Page) -> Locator:
    """The board of the chapter that is shown."""
    return page.locator(".tt-chapter.tt-is-here .tritables")


def show(page: Page, chapter: str) -> Locator:
    """Show a chapter by its address."""
    page.evaluate("id => { location.hash = id }", chapter)
    expect(page.locator(".tt-chapter.tt-is-here [id]").first).to_have_id(chapter)
    root = board_of(page)
    expect(root.locator(".tt-answers")).to_be_attached()
    assert page.evaluate("scrollY") == 0, chapter
    return root


def show_step(page: Page, chapter: str, step: int) -> Locator:
    """Show a chapter by its address, with one of its steps on the board."""
    root = show(page, chapter)
    root.locator(f'[data-step="{step}"]').click()
    here = root.locator('.tt-dot[aria-current="step"]')
    expect(here).to_have_attribute("data-step", str(step), timeout=AWAKE)
    assert page.evaluate("scrollY") == 0, (chapter, step)
    return root


def questions(game: str) -> list[tuple[str, int]]:
    """The steps that have the most answers to choose from."""
    return [
        (chapter.id, nth)
        for chapter in course(game).chapters
        for nth, step in enumerate(chapter.steps)
        if isinstance(step, Choosing) and len(step.choices()) >= MANY
    ]


def every_step(game: str) -> list[tuple[str, int]]:
    return [(one.id, nth) for one in course(game).chapters for nth in range(len(one.steps))]


def height_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box
    return box["height"]


def expect_on_one_screen(
    page: Page, root: Locator, what: object, *, folded: float = FOLDED
) -> None:
    """All is in sight, but for at most so many pixels of the task, which scrolls then."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_STILL)
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(_STILL)
        screen = what, width, height
        assert root.evaluate(_OUTSIDE) == [], screen
        assert root.evaluate(_COVERED) == [], screen
        assert root.evaluate(_FOLDED) <= (folded if width < 800 else FINGER / 2), screen
        assert page.evaluate(_LOW, [root.element_handle(), FINGER, 24]) == [], screen


def expect_help_on_one_screen(page: Page, root: Locator, what: object) -> None:
    """All help that there is leaves the board, and what it marks on it, in sight."""
    more, degree = root.locator('[data-tool="help"]'), 0
    while more.count() > 0:
        more.click()
        helped = root.locator(f'.tt-helped:not([data-degree="{degree}"])')
        expect(helped).to_have_count(1, timeout=AWAKE)
        degree = int(helped.get_attribute("data-degree") or 0)
        expect_on_one_screen(page, root, (what, "help", degree))


@pytest.mark.parametrize("game", game_names())
def test_when_a_chapter_is_opened_then_all_that_answers_it_is_on_the_screen(
    desk: Desk, host: Host, game: str
) -> None:
    page = opened(desk, host.address(game), has_touch=True)
    for chapter in course(game).chapters[::SELDOM]:
        expect_on_one_screen(page, show(page, chapter.id), chapter.id)


def width_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box
    return box["width"]


@contextmanager
def one_board(root: Locator) -> Iterator[Callable[[int], None]]:
    """Gives what measures the board whenever it may be another.

    In each step it stands in one place, and is as wide and as high, so that a second tap meets what
    the first one did: until the chapter is done, when nothing is touched on it any more. In no step
    is it small beside what it would be without words.
    """
    seen: list[float] = []
    widths: dict[int, list[float]] = {}
    tops: dict[int, list[float]] = {}
    heights: dict[int, list[float]] = {}
    stage = root.locator(".tt-stage")

    def measure(step: int) -> None:
        root.page.evaluate(_STILL)
        if root.locator(".tt-learnt").count() > 0:
            return
        seen.append(width_of(stage) / root.evaluate(_WITHOUT_WORDS))
        widths.setdefault(step, []).append(width_of(stage))
        tops.setdefault(step, []).append(stage.evaluate(_TOP))
        heights.setdefault(step, []).append(height_of(stage))

    yield measure
    assert len(seen) > 1
    for at in (*widths.values(), *tops.values(), *heights.values()):
        assert max(at) - min(at) <= 1, (widths, tops, heights)
    assert min(seen) >= LEAST, seen


# What of a step is cut: the task, the answers, or what is said of them.
_HALVED = """root => [...root.querySelectorAll(
    '.tt-play > .tt-task, .tt-choices, .tt-answers .tt-told:not(:has(.tt-learnt))')]
  .filter(el => el.scrollHeight > el.clientHeight + 1)
  .map(el => `${el.className} ${el.scrollHeight - el.clientHeight}`)"""


def expect_all_in_sight(page: Page, root: Locator, what: object) -> None:
    """Nothing has to be scrolled, and nothing lies over the board."""
    page.evaluate(_STILL)
    page.evaluate(_STILL)
    assert root.evaluate(_OUTSIDE) == [], what
    assert root.evaluate(_COVERED) == [], what
    assert root.evaluate(_HALVED) == [], what
    assert page.evaluate("scrollY") == 0, what


def expect_read(part: Locator) -> None:
    """Three lines of it are in sight before anything is scrolled, or all of it."""
    seen, height = part.evaluate(_READ)
    assert seen >= min(height, 3 * LINE) - 1, (seen, height, part.text_content())


@pytest.mark.parametrize("lang", ["nl", pytest.param("fr", marks=pytest.mark.full)])
@pytest.mark.parametrize("size", SCREENS[1:])
@pytest.mark.parametrize(("game", "chapter"), SPOKEN.items())
def test_when_a_chapter_is_gone_through_on_a_phone_then_each_board_keeps_its_size(
    desk: Desk, host_in_all: Host, game: str, chapter: str, size: tuple[int, int], lang: str
) -> None:
    viewport: Any = dict(zip(("width", "height"), size, strict=True))
    address = f"{host_in_all.address(game)}?lang={lang}"
    page = opened(desk, address, has_touch=True, viewport=viewport)
    taught = course(game).chapter(chapter)
    nth = course(game).chapters.index(taught)
    root = show(page, chapter)
    pupil = Pupil(page, taught, nth, by="keys")
    with one_board(root) as measure:
        for step, asked in enumerate(taught.steps):
            pupil.go_to(step)
            measure(step)
            if isinstance(asked, Choosing | FindAll):
                pupil.fail(step)
                measure(step)
                expect(pupil.wrong).to_be_in_viewport()
                expect_read(pupil.wrong)
                expect_read(root.locator(".tt-task > .tt-card-head + p"))
            for _ in range(2 * root.locator('[data-tool="help"]').count()):
                root.locator('[data-tool="help"]').click()
                expect(root.locator(".tt-helped")).to_be_visible()
                measure(step)
            pupil.solve(step)
            measure(step)
            expect_read(root.locator(".tt-task > .tt-card-head + p"))
        expect(root.locator(".tt-learnt")).to_be_visible()
        expect_read(root.locator(".tt-learnt > p").first)
        expect(root.locator('[data-tool="below"]')).to_be_in_viewport(ratio=1)


CROWDED: Final = [("take-and-lay", 3), ("take-and-lay", 5), ("fine-points", 1), ("fine-points", 4)]
"""Steps of Tri-Cap, whose board is the highest, with many answers and much to say of each."""


@pytest.mark.parametrize("lang", ["nl", pytest.param("fr", marks=pytest.mark.full)])
@pytest.mark.parametrize("size", SCREENS[1:])
def test_when_answers_are_wrong_on_a_phone_then_why_and_what_is_left_are_in_sight_at_once(
    desk: Desk, host_in_all: Host, size: tuple[int, int], lang: str
) -> None:
    viewport: Any = dict(zip(("width", "height"), size, strict=True))
    address = f"{host_in_all.address('tricap')}?lang={lang}"
    page = opened(desk, address, has_touch=True, viewport=viewport)
    for chapter, nth in CROWDED:
        taught = course("tricap").chapter(chapter)
        step = taught.steps[nth]
        root = show_step(page, chapter, nth)
        # By keys: a second touch where the first one was counts as one that was meant for that.
        pupil = Pupil(page, taught, course("tricap").chapters.index(taught), by="keys")
        expect_all_in_sight(page, root, (chapter, nth))
        wrong = [choice for choice in range(len(step.choices())) if choice not in step.right()]
        for tried, choice in enumerate(wrong[:2]):
            pupil.choose(choice)
            expect(pupil.wrong).to_be_visible()
            expect(root.locator(f'[data-choice="{choice}"]')).to_be_disabled()
            expect_all_in_sight(page, root, (chapter, nth, choice))
            for left in wrong[tried + 1 :] if tried == 0 else []:
                expect(root.locator(f'[data-choice="{left}"]')).to_be_in_viewport(ratio=1)
        glows = root.locator(".tt-choices > .tt-glows")
        expect(glows).to_have_count(1)
        expect(glows).to_be_in_viewport(ratio=1)
        pupil.choose(step.right()[0])
        expect(pupil.task).to_contain_class("tt-done")
        expect_all_in_sight(page, root, (chapter, nth, "done"))


@pytest.mark.parametrize("lang", ["nl", pytest.param("fr", marks=pytest.mark.full)])
def test_when_a_task_is_helped_and_done_on_a_phone_then_all_that_is_told_can_be_read_in_place(
    desk: Desk, host_in_all: Host, lang: str
) -> None:
    """What is longer than its room opens over the board, and is folded again."""
    width, height = SCREENS[-1]
    viewport: Any = {"width": width, "height": height}
    address = f"{host_in_all.address('tricom')}?lang={lang}"
    page = opened(desk, address, has_touch=True, viewport=viewport)
    taught = course("tricom").chapter("piles")
    root = show(page, taught.id)
    pupil = Pupil(page, taught, course("tricom").chapters.index(taught), by="keys")
    told, more = root.locator(".tt-answers .tt-told"), root.locator(".tt-cut > .tt-unfold:visible")
    opened_any = 0
    for nth, step in enumerate(taught.steps):
        pupil.go_to(nth)
        root.locator('[data-tool="help"]').click()
        expect(root.locator(".tt-helped")).to_be_visible(timeout=AWAKE)
        page.evaluate(_STILL)
        if more.count() > 0:
            more.click()
            expect(told).to_contain_class("tt-unfolded")
            expect(told).to_be_in_viewport(ratio=1)
            assert told.evaluate("el => el.scrollHeight <= el.clientHeight + 1"), step.id
            told.locator(".tt-unfold").click()
            expect(told).not_to_contain_class("tt-unfolded")
            opened_any += 1
        pupil.solve(nth)
        page.evaluate(_STILL)
        task = root.locator(".tt-play > .tt-task")
        assert task.evaluate("el => el.scrollHeight <= el.clientHeight + 1"), step.id
        on = root.locator('[data-tool="go-on"], [data-tool="below"]').first
        expect(on).to_be_in_viewport(ratio=1)
        if pupil.refusal.count() > 0:
            expect(pupil.refusal).to_be_in_viewport(ratio=1)
            expect_read(pupil.refusal.locator(".tt-reason"))
    assert opened_any > 0


def test_when_one_lays_for_others_in_a_lesson_then_it_is_told_for_whom_the_board_turned(
    desk: Desk, host: Host
) -> None:
    width, height = SCREENS[-1]
    size: Any = {"width": width, "height": height}
    page = opened(desk, host.address("tricap"), has_touch=True, viewport=size)
    root = show_step(page, "first-cards", 0)
    board = BoardPage(page, 0, page.locator(".tt-chapter.tt-is-here"))
    turned = root.locator(".tt-turned")
    expect(turned).to_have_count(0)
    for seat in ("Speler 2", "Speler 3"):
        board.tap(board.hot()[0])
        board.tap(board.targets()[0])
        expect(turned).to_contain_text(seat, timeout=AWAKE)
        expect(turned).to_contain_text("Jij speelt hier voor iedereen")
        expect(turned).to_be_in_viewport(ratio=1)
    board.tap(board.hot()[0])
    board.tap(board.targets()[0])
    expect(turned).to_have_count(0)


@pytest.mark.parametrize("size", SCREENS[1:])
def test_when_words_leave_a_board_little_height_then_it_is_drawn_in_the_shape_that_fills_it(
    desk: Desk, host: Host, size: tuple[int, int]
) -> None:
    """Two sides are stacked as in a round, and all cards larger than beside each other."""
    viewport: Any = dict(zip(("width", "height"), size, strict=True))
    page = opened(desk, host.address("tricom"), has_touch=True, viewport=viewport)
    root = show(page, SPOKEN["tricom"])
    stage = root.locator(".tt-stage")
    expect(stage).to_contain_class("tt-tall")
    page.evaluate(_STILL)
    assert width_of(root.locator('[data-place="base0.0"] path')) >= LEAST_CARD * size[0]
    page.set_viewport_size({"width": size[0], "height": LOW})
    expect(stage).to_contain_class("tt-wide")
    assert width_of(stage) >= 0.9 * size[0]
    page.set_viewport_size(viewport)
    expect(stage).to_contain_class("tt-tall")


@pytest.mark.parametrize("game", ["tricom"])  # its table is the highest
def test_when_much_is_to_be_chosen_from_then_all_of_it_is_on_the_screen(
    desk: Desk, host: Host, game: str
) -> None:
    page = opened(desk, host.address(game), has_touch=True)
    for chapter, step in questions(game)[::SELDOM]:
        expect_on_one_screen(page, show_step(page, chapter, step), (chapter, step))


@pytest.mark.parametrize("size", SCREENS[1:])
@pytest.mark.parametrize(("game", "pile"), [("tricap", "captured0"), ("tricom", "stock0")])
def test_when_a_pile_is_touched_before_a_question_is_answered_then_that_is_said_in_sight(
    desk: Desk, host: Host, game: str, pile: str, size: tuple[int, int]
) -> None:
    viewport: Any = dict(zip(("width", "height"), size, strict=True))
    page = opened(desk, host.address(game), has_touch=True, viewport=viewport)
    taught = course(game).chapter(SPOKEN[game])
    nth = next(nth for nth, step in enumerate(taught.steps) if isinstance(step, Choosing))
    root = show_step(page, taught.id, nth)
    board = BoardPage(page, 0, page.locator(".tt-chapter.tt-is-here"))
    board.tap(pile)
    expect(board.info).to_contain_text("Beantwoord eerst de vraag")
    expect(board.polite).to_contain_text("Beantwoord eerst de vraag")
    expect(board.info).to_be_in_viewport(ratio=1)
    page.evaluate(_STILL)
    assert root.evaluate(_OUTSIDE) == []
    assert root.evaluate(_COVERED) == []


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", game_names())
def test_when_a_page_has_one_game_then_board_button_and_tools_are_on_the_screen(
    desk: Desk, one_game: Host, game: str, size: tuple[int, int]
) -> None:
    viewport: Any = dict(zip(("width", "height"), size, strict=True))
    phone = size != SCREENS[0]
    page = opened(desk, one_game.address(game), has_touch=phone, viewport=viewport)
    board = BoardPage(page)
    coach = board.tool("coach" if phone else "hint")
    expect(coach).to_be_visible()
    expect(board.root.locator(".tt-stage")).to_be_in_viewport(ratio=1)
    assert board.root.evaluate(_CUT) == []
    assert page.evaluate("scrollY") == 0
    if not phone:
        return
    if game in PILES:
        board.tap(PILES[game])
        expect(board.info).to_be_in_viewport(ratio=1)
        assert board.root.evaluate(_COVERED) == []
    coach.tap()
    expect(board.tool("hint")).to_be_visible()
    assert board.root.evaluate(_CUT) == []


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_when_any_step_is_opened_then_all_that_answers_it_is_on_the_screen(
    desk: Desk, host_in_all: Host, game: str, lang: str
) -> None:
    page = opened(desk, f"{host_in_all.address(game)}?lang={lang}", has_touch=True)
    for chapter, step in every_step(game):
        root = show_step(page, chapter, step)
        expect_on_one_screen(page, root, (chapter, step))
        expect_help_on_one_screen(page, root, (chapter, step))


def test_when_a_chapter_begins_on_a_phone_then_its_lead_stands_below_the_board(
    desk: Desk, host: Host
) -> None:
    width, height = SCREENS[-1]
    size: Any = {"width": width, "height": height}
    page = opened(desk, host.address("tricom"), has_touch=True, viewport=size)
    root = board_of(page)
    lead = root.locator(".tt-intro")
    expect(lead).to_be_in_viewport(ratio=1)
    with one_board(root) as measure:
        measure(0)
        below = lead.evaluate(_TOP) - root.locator(".tt-stage").evaluate(_TOP)
        assert below >= height_of(root.locator(".tt-stage"))
        root.locator('[data-tool="help"]').tap()
        expect(root.locator(".tt-helped")).to_be_visible()
        expect(lead).to_have_count(0)
        measure(0)


def test_when_help_is_asked_for_after_a_refusal_then_it_takes_its_room_on_a_phone(
    desk: Desk, host: Host
) -> None:
    width, height = SCREENS[-1]
    size: Any = {"width": width, "height": height}
    page = opened(desk, host.address("tricom"), has_touch=True, viewport=size)
    taught = course("tricom").chapter(SPOKEN["tricom"])
    root = show(page, taught.id)
    pupil = Pupil(page, taught, course("tricom").chapters.index(taught))
    with one_board(root) as measure:
        measure(0)
        pupil.fail(0)
        measure(0)
        root.locator('[data-tool="help"]').click()
        expect(pupil.refusal).to_have_count(0)
        expect_read(root.locator(".tt-helped"))
        measure(0)


def test_when_the_addresses_of_chapters_are_followed_then_each_is_shown_alone(
    desk: Desk, host: Host
) -> None:
    chapters = course("tricap").chapters
    page = opened(desk, host.address("tricap"))
    shown = page.locator(".tt-chapter:visible")
    expect(shown).to_have_count(1)
    page.locator(".tt-chapter-after").click()
    expect(page).to_have_url(f"{host.address('tricap')}#{chapters[1].id}")
    expect(board_of(page).locator(".tt-piece").first).to_be_visible()
    page.reload()
    expect(page.locator(f"#{chapters[1].id}")).to_be_attached()
    expect(shown.locator(f"#{chapters[1].id}")).to_have_count(1)
    page.locator(".tt-chapters summary").click()
    expect(page.locator(".tt-chapters .tt-chapter-way")).to_have_count(2)
    page.locator(".tt-chapters ol a").nth(3).click()
    expect(shown.locator(f"#{chapters[3].id}")).to_have_count(1)
    page.go_back()
    expect(shown.locator(f"#{chapters[1].id}")).to_have_count(1)
    page.go_forward()
    expect(shown.locator(f"#{chapters[3].id}")).to_have_count(1)
    assert page.evaluate("scrollY") == 0


def test_when_a_chapter_is_left_half_done_then_one_comes_back_to_what_was_found(
    desk: Desk, host: Host
) -> None:
    first, other = course("triominos").chapters[:2]
    (nth, place) = next(
        (nth, step.places()[0]) for nth, step in enumerate(first.steps) if isinstance(step, FindAll)
    )
    page = opened(desk, host.address("triominos"))
    root = show_step(page, first.id, nth)
    board = BoardPage(page, 0)
    board.click(place)
    found = root.locator(".tt-found")
    expect(found).to_contain_text("1", timeout=AWAKE)
    show_step(page, first.id, 0)
    show_step(page, first.id, nth)
    expect(found).to_contain_text("1")
    assert board.marked("found") == [place]
    page.wait_for_function(_KEPT, arg=[first.id, place], timeout=AWAKE)
    show(page, other.id)
    page.goto("about:blank")
    page.goto(host.address("triominos"))
    expect(page.locator(".tt-chapter.tt-is-here [id]").first).to_have_id(other.id)
    show(page, first.id)
    here = root.locator('.tt-dot[aria-current="step"]')
    expect(here).to_have_attribute("data-step", str(nth))
    expect(found).to_contain_text("1")


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_when_a_course_opens_then_nothing_is_pushed_about(
    desk: Desk, host: Host, width: int, height: int
) -> None:
    context = desk.context(viewport={"width": width, "height": height})
    context.add_init_script(_SHIFTS)
    page = context.new_page()
    page.goto(host.address("triominos"))
    expect(board_of(page).locator(".tt-piece").first).to_be_visible()
    page.evaluate(_STILL)
    assert page.evaluate("window.shifted") <= 0.02


def test_when_there_is_no_script_then_all_chapters_stand_below_each_other(
    desk: Desk, host: Host
) -> None:
    page = opened(desk, host.address("tricap"), java_script_enabled=False)
    expect(page.locator(".tt-chapter:visible")).to_have_count(page.locator(".tt-chapter").count())
    expect(page.locator(".tt-page-still img").nth(1)).to_be_visible()
    expect(page.locator(".tt-chapters")).to_be_hidden()
