"""The page object of a table: what a person sees and does there, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

_MARKED = """(root, look) =>
  [...root.querySelectorAll(`.tt-mark-${look}`)].map(mark => mark.dataset.at)"""

_DRAWN = """root => [...root.querySelectorAll('.tt-piece')].map(el => {
  const art = [...el.querySelectorAll('use')]
    .map(use => use.getAttribute('href').replace(/^#tt-[a-z0-9]+-[a-z0-9]+-/, ''));
  return art.join('+') + ' ' + el.style.transform;
}).sort()"""


_GAINS = """root => Object.fromEntries(
  [...root.querySelectorAll('.tt-mark-target')]
    .map(mark => [mark.dataset.at, Number(mark.querySelector('text')?.textContent ?? 0)]))"""

# The piece whose middle is that of the place: what is written on it, clockwise from its first
# spot; nothing on a piece that lies face down.
_READS = """(root, id) => {
  const middle = el => {
    const box = el.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const place = root.querySelector(`[data-place="${id}"]`);
  const [x, y] = middle(place.querySelector('path'));
  for (const piece of root.querySelectorAll('.tt-piece')) {
    const [left, top] = middle(piece.querySelector('use'));
    if (Math.hypot(left - x, top - y) < 3) {
      return [...piece.querySelectorAll('.tt-spots text')].map(el => el.textContent).join('-');
    }
  }
  return null;
}"""

# The card on top of a place: rank and suit, ?? face down, or nothing where none lies.
_CARD = """(root, id) => {
  const middle = el => {
    const box = el.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(root.querySelector(`[data-place="${id}"] path`));
  const lying = [...root.querySelectorAll('.tt-piece')].filter(piece => {
    const [left, top] = middle(piece.querySelector('use'));
    return Math.hypot(left - x, top - y) < 3;
  });
  if (lying.length === 0) return null;
  const [art, suit] = [...lying.at(-1).querySelectorAll('use')].map(el => el.getAttribute('href'));
  if (/-back-\\d$/.test(art)) return '??';
  return lying.at(-1).querySelector('text').textContent + suit.at(-1);
}"""

# The number on the badge at the corner of a place.
_BADGE = """(root, id) => {
  const place = root.querySelector(`[data-place="${id}"] path`).getBoundingClientRect();
  for (const piece of root.querySelectorAll('.tt-piece')) {
    if (!piece.querySelector('use').getAttribute('href').endsWith('-badge')) continue;
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (Math.abs(x - place.right) < box.width && Math.abs(y - place.top) < box.height) {
      return Number(piece.querySelector('text').textContent);
    }
  }
  return null;
}"""

# What is written on the tiles that lie open beside the field.
_OPEN = """root => [...root.querySelectorAll('.tt-piece')]
  .filter(piece => !piece.closest('.tt-window'))
  .filter(piece => /-tile-(up|down)$/.test(piece.querySelector('use').getAttribute('href')))
  .map(piece => [...piece.querySelectorAll('.tt-spots text')].map(el => el.textContent).join('-'))
"""

# Where the window is on the page, and the part of the field that it shows. The window's own
# bounding box is no help: it is that of all that lies in it.
_WINDOW = """svg => {
  const board = svg.ownerSVGElement;
  const box = board.getBoundingClientRect();
  const unit = box.width / board.viewBox.baseVal.width;
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(name => svg[name].baseVal.value * unit);
  const view = svg.getAttribute('viewBox').split(' ').map(Number);
  return [[box.x + x, box.y + y, w, h], view];
}"""

# The box of a place without the stroke that shows the focus, in the units of the field.
_UNSEEN = """(svg, ids) => {
  const [x, y, w, h] = svg.getAttribute('viewBox').split(' ').map(Number);
  return ids.filter(id => {
    const box = svg.querySelector(`[data-place="${id}"] path`).getBBox();
    return box.x < x - 1 || box.y < y - 1 ||
      box.x + box.width > x + w + 1 || box.y + box.height > y + h + 1;
  });
}"""

_STILL = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => done())))"""

# Where each arrow leads from each place. The keys are not real, since pressing hundreds takes long.
_ARROWS = """root => {
  const ways = {};
  const walk = [...root.querySelectorAll('[data-place]')].map(el => el.dataset.place);
  for (const at of walk) {
    ways[at] = {};
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const from = root.querySelector(`[data-place="${at}"]`);
      from.focus();
      from.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
      ways[at][key] = root.ownerDocument.activeElement?.dataset?.place ?? null;
    }
  }
  return ways;
}"""

# On a page that shows one chapter at a time, go to that of a board, by its address.
_SHOW = """root => {
  const chapter = root.closest('.tt-chapter:not(.tt-is-here)');
  if (chapter) location.hash = chapter.querySelector('[id]').id;
}"""

Box = tuple[float, float, float, float]


class BoardPage:
    """One view of a table on a page."""

    def __init__(self, page: Page, nth: int = 0, within: Locator | None = None) -> None:
        self.page = page
        self.root = (within or page.locator("body")).locator(".tritables").nth(nth)
        self.svg = self.root.locator("svg.tt-board")
        self.status = self.root.locator(".tt-status")
        self.refusal = self.root.locator(".tt-refusal")
        self.task = self.root.locator(".tt-task")
        self.sheet = self.root.locator(".tt-sheet")
        self.plies = self.sheet.locator(".tt-ply")
        self.current = self.sheet.locator("[aria-current]")
        self.dialog = self.root.locator("dialog")
        self.typed = self.root.locator("[data-type-move]")
        self.offline = self.root.locator(".tt-offline")
        self.fault = self.root.locator(".tt-fault")
        self.witnesses = self.root.locator(".tt-mark-witness")
        self.targets_shown = self.root.locator(".tt-mark-target")
        self.window = self.root.locator("svg.tt-window")
        self.aim = self.root.locator(".tt-aim")
        self.ghost = self.root.locator(".tt-ghost")
        self.lit = self.root.locator(".tt-mark-lit")
        self.scores = self.root.locator(".tt-scores li b")
        self.totals = self.root.locator(".tt-scores li small")
        self.told = self.root.locator(".tt-told")
        self.tally = self.root.locator(".tt-tally")
        self.info = self.root.locator(".tt-info")
        self.hint = self.root.locator(":is(.tt-coach, .tt-controls) > .tt-hint")
        self.curtain = self.root.locator(".tt-curtain")
        self.clock = self.root.get_by_role("timer")
        self.polite = self.root.locator("[aria-live=polite]")
        self.urgent = self.root.locator("[aria-live=assertive]")
        self._heard: str | None = None

    # What there is.

    def place(self, id: str) -> Locator:
        return self.root.locator(f'[data-place="{id}"]')

    def tool(self, name: str) -> Locator:
        return self.root.locator(f'[data-tool="{name}"]')

    def hot(self) -> list[str]:
        """The places that the board marks as those from which something can be done."""
        return self.root.evaluate(
            "root => [...root.querySelectorAll('.tt-hot')].map(el => el.dataset.place)"
        )

    def targets(self) -> list[str]:
        """The places that the board marks as those where the piece in hand may go."""
        return self.marked("target")

    def marked(self, look: str) -> list[str]:
        """The places that bear a mark: ``target`` or ``witness``."""
        return sorted(self.root.evaluate(_MARKED, look))

    def gains(self) -> dict[str, float]:
        """The places where the piece in hand fits, each with what it would score there."""
        return self.root.evaluate(_GAINS)

    def reads(self, id: str) -> str | None:
        """What is written on the piece that lies on a place, or None where none lies."""
        return self.root.evaluate(_READS, id)

    def card(self, id: str) -> str | None:
        """The card on top of a place, ``??`` if it lies face down, None where none lies."""
        return self.root.evaluate(_CARD, id)

    def cards(self, start: str) -> list[str | None]:
        """The cards on all places whose name begins like this."""
        return [self.card(id) for id in self.labels() if id.startswith(start)]

    def badge(self, id: str) -> int | None:
        """How many cards a place says to hold, or None where it does not say so."""
        return self.root.evaluate(_BADGE, id)

    def open_tiles(self) -> list[str]:
        """What is written on the tiles that lie open on the racks."""
        return self.root.evaluate(_OPEN)

    def rack(self) -> list[str]:
        """The places of the tiles on the rack in front."""
        return [id for id in self.labels() if id.startswith("rack") and "." in id]

    def action(self, move: str) -> Locator:
        """The button that plays a move."""
        return self.root.locator(f'[data-move="{move}"]')

    def seat(self) -> Locator:
        """The sign of the seat whose turn it is."""
        return self.status.locator("svg.tt-seat")

    # The window on a growing table.

    def camera(self) -> Box:
        """The part of the field that the window shows, once nothing moves any more."""
        self.page.evaluate(_STILL)
        x, y, w, h = self.window.evaluate(_WINDOW)[1]
        return x, y, w, h

    def in_field(self, x: float, y: float) -> tuple[float, float]:
        """Which point of the field is under a point of the page."""
        (left, top, width, height), (fx, fy, fw, fh) = self.window.evaluate(_WINDOW)
        return fx + (x - left) / width * fw, fy + (y - top) / height * fh

    def window_middle(self) -> tuple[float, float]:
        box = self.window.evaluate(_WINDOW)[0]
        return box[0] + box[2] / 2, box[1] + box[3] / 2

    def unseen(self, *ids: str) -> list[str]:
        """Which of these places, or of all in the field, are not wholly within the window."""
        self.page.evaluate(_STILL)
        return self.window.evaluate(_UNSEEN, list(ids) or self.cells())

    def cells(self) -> list[str]:
        """The places in the field where the keyboard stops."""
        return self.window.evaluate(
            "svg => [...svg.querySelectorAll('[data-place]')].map(el => el.dataset.place)"
        )

    def labels(self) -> dict[str, str]:
        return self.root.evaluate(
            "root => Object.fromEntries([...root.querySelectorAll('[data-place]')]"
            ".map(el => [el.dataset.place, el.getAttribute('aria-label')]))"
        )

    def drawn(self) -> list[str]:
        """Every piece as it is drawn: its art and where it lies, in a fixed order."""
        return self.root.evaluate(_DRAWN)

    def middle(self, id: str) -> tuple[float, float]:
        box = self.place(id).locator("path").bounding_box()
        assert box, f"the place {id} is not drawn"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def focused(self) -> str | None:
        """The place that has the focus, or None if it is elsewhere."""
        return self.root.evaluate(
            "root => root.ownerDocument.activeElement?.dataset?.place ?? null"
        )

    def arrows(self) -> dict[str, dict[str, str]]:
        """Where each arrow leads from each place."""
        return self.root.evaluate(_ARROWS)

    def ready(self) -> BoardPage:
        """Show the chapter of the board, and wait until the board is drawn."""
        try:
            self._show()
        except Error as fault:
            # The page has loaded itself again meanwhile: Chromium had stopped drawing it.
            if "not attached" not in str(fault):
                raise
            self._show()
        return self

    def _show(self) -> None:
        expect(self.status).to_be_attached(timeout=45_000)
        self.root.evaluate(_SHOW)
        expect(self.status).to_be_visible(timeout=45_000)
        self.svg.scroll_into_view_if_needed()

    # What one does.

    def _hear(self) -> None:
        """Remember what was said at once; of two refusals that are the same the words differ."""
        self._heard = self.urgent.text_content()

    def click(self, id: str) -> None:
        self._hear()
        self.place(id).click()

    def throw(self) -> None:
        self.click("dice")

    def move(self, source: str, target: str) -> None:
        self.click(source)
        self.click(target)

    def tap(self, id: str) -> None:
        self.place(id).tap()

    def lift_by_mouse(self, source: str, over: str) -> None:
        """Press on a place and carry what lies there over another, without letting go."""
        self._hear()
        mouse = self.page.mouse
        self.svg.scroll_into_view_if_needed()
        mouse.move(*self.middle(source))
        mouse.down()
        mouse.move(*self.middle(over), steps=6)

    def drag(self, source: str, target: str) -> None:
        self.lift_by_mouse(source, target)
        self.page.mouse.up()

    def unfold(self) -> None:
        """Have all tools there are: a lesson or a phone shows a few until asked for more."""
        more = self.root.locator('[data-tool="tools"][aria-expanded="false"]')
        if more.count():
            more.click()

    def type(self, move: str) -> None:
        self.unfold()
        self._hear()
        self.typed.fill(move)
        self.typed.press("Enter")

    def focus(self, id: str) -> None:
        self.place(id).focus()

    def give_seat(self, seat: int, by: str) -> None:
        """Have somebody play a seat, in the dialog that is open."""
        place = self.dialog.locator("details").nth(seat)
        if place.get_attribute("open") is None:
            place.locator("summary").click()
        chosen = place.locator(f"[data-by='{by}'] input")
        chosen.click()
        expect(chosen).to_be_checked()  # at a table that is played, once Python says so

    def choose_language(self, name: str) -> None:
        self.unfold()
        self.root.locator("select.tt-languages").select_option(label=name)

    # What should be so.

    def moves(self) -> list[str]:
        """The moves of the sheet as they are written, in whatever words they are shown."""
        found = self.plies.evaluate_all("all => all.map(el => el.dataset.said)")
        return [str(move) for move in found]

    def expect_moves(self, moves: Sequence[str]) -> None:
        """Wait until these are all the moves of the sheet, as they are written."""
        self.expect_plies(len(moves))
        for nth, move in enumerate(moves):
            expect(self.plies.nth(nth)).to_have_attribute("data-said", move)

    def expect_plies(self, count: int) -> None:
        expect(self.plies).to_have_count(count)

    def expect_refused(self, rule: str) -> None:
        """What was just tried is refused; a refusal that was there before is not enough."""
        if self._heard is not None:
            arg = [self.urgent.element_handle(), self._heard]
            self.page.wait_for_function("([el, heard]) => el.textContent !== heard", arg=arg)
            self._heard = None
        expect(self.refusal).to_be_visible()
        expect(self.refusal.locator(f'[data-rule="{rule}"]')).to_be_visible()

    def expect_label(self, id: str, text: Any) -> None:
        expect(self.place(id)).to_have_attribute("aria-label", text)
