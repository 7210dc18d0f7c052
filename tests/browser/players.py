"""Learners who see only what the page shows: with a mouse, with a keyboard, with fingers."""

from __future__ import annotations

from collections import deque
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.board import BoardPage

_SEEN = """root => {
  const middles = {};
  for (const el of root.querySelectorAll('[data-place]')) {
    const box = el.querySelector('path').getBoundingClientRect();
    middles[el.dataset.place] = [box.x + box.width / 2, box.y + box.height / 2];
  }
  return {
    middles,
    hot: [...root.querySelectorAll('.tt-hot')].map(el => el.dataset.place),
    plies: root.querySelectorAll('.tt-ply').length,
    over: root.querySelector('.tt-won') !== null,
  };
}"""
_PLAYED = "([root, count]) => root.querySelectorAll('.tt-ply').length === count"
_FOCUS = "root => root.ownerDocument.activeElement?.dataset?.place ?? null"
_MARKED = "root => root.querySelectorAll('.tt-mark-target').length > 0"

_WAITS = """([root, count]) => {
  const plies = root.querySelectorAll('.tt-ply').length;
  const seat = root.querySelector('.tt-status .tt-seat')?.dataset.seat;
  const chance = root.querySelector('[data-tool=throw]') !== null;
  const over = root.querySelector('.tt-won') !== null;
  return plies > count && (over || chance || seat === '0');
}"""

# Whoever owns an action pile is on turn while chance turns it up.
_MINE = """([root, count]) => {
  const plies = root.querySelectorAll('.tt-ply').length;
  const seat = root.querySelector('.tt-status .tt-seat')?.dataset.seat;
  return plies > count && (root.querySelector('.tt-won') !== null || seat === '0');
}"""

LONGEST = 1500
"""More plies than any game of these learners has."""


class Learner:
    """Plays the first stone that may move to where the board says it may go."""

    def __init__(self, board: BoardPage) -> None:
        self.board = board
        self.page = board.page
        self.root = board.root.element_handle()

    def seen(self) -> dict[str, Any]:
        return self.root.evaluate(_SEEN)

    def play_to_the_end(self) -> int:
        """Play until the board shows a result; returns how many plies the sheet then has."""
        for _ in range(LONGEST):
            seen = self.seen()
            if seen["over"]:
                return int(seen["plies"])
            source = seen["hot"][0]
            if source == "dice":
                self.throw(seen)
            else:
                self.play(source, seen)
            self.page.wait_for_function(_PLAYED, arg=[self.root, seen["plies"] + 1])
        raise AssertionError(f"no result after {LONGEST} plies")

    def throw(self, seen: dict[str, Any]) -> None:
        raise NotImplementedError

    def play(self, source: str, seen: dict[str, Any]) -> None:
        raise NotImplementedError

    def target(self) -> str:
        """Where the piece in hand may go: with one die it is one place."""
        self.page.wait_for_function(_MARKED, arg=self.root)
        (target,) = self.board.targets()
        return target


class MouseLearner(Learner):
    """Clicks on what lies there and on where it may go."""

    def throw(self, seen: dict[str, Any]) -> None:
        self.page.mouse.click(*seen["middles"]["dice"])

    def play(self, source: str, seen: dict[str, Any]) -> None:
        self.page.mouse.click(*seen["middles"][source])
        self.page.mouse.click(*seen["middles"][self.target()])


class KeyboardLearner(Learner):
    """Tabs to the board, walks with the arrows, and lifts and puts down with Enter."""

    def __init__(self, board: BoardPage) -> None:
        super().__init__(board)
        self.ways = self._explore()
        self.plies = 0

    @property
    def focus(self) -> str | None:
        return self.root.evaluate(_FOCUS)

    def _explore(self) -> dict[str, dict[str, str]]:
        """Find out where each arrow leads from each place."""
        ways: dict[str, dict[str, str]] = {}
        for place in self.board.labels():
            ways[place] = {}
            for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
                self.board.focus(place)
                self.page.keyboard.press(arrow)
                after = self.focus
                assert after, f"{arrow} from {place} leads off the board"
                ways[place][arrow] = after
        return ways

    def path(self, start: str, goal: str) -> list[str]:
        """The arrows that lead from one place to another."""
        before: dict[str, tuple[str, str] | None] = {start: None}
        queue = deque([start])
        while queue and goal not in before:
            at = queue.popleft()
            for arrow, after in self.ways[at].items():
                if after not in before:
                    before[after] = (at, arrow)
                    queue.append(after)
        assert goal in before, f"no arrows lead from {start} to {goal}"
        arrows: list[str] = []
        step = before[goal]
        while step is not None:
            arrows.append(step[1])
            step = before[step[0]]
        return arrows[::-1]

    def walk(self, goal: str) -> None:
        start = self.focus
        assert start, "the focus has left the board"
        for arrow in self.path(start, goal):
            self.page.keyboard.press(arrow)
        assert self.focus == goal

    def throw(self, seen: dict[str, Any]) -> None:
        self.walk("dice")
        self.page.keyboard.press("Enter")

    def play(self, source: str, seen: dict[str, Any]) -> None:
        self.walk(source)
        self.page.keyboard.press("Enter")
        self.walk(self.target())
        self.plies += 1
        self.page.keyboard.press("Space" if self.plies % 2 else "Enter")


class TileLearner:
    """Plays Triominos in the first seat by keyboard alone, asking with m what may be played."""

    def __init__(self, board: BoardPage) -> None:
        self.board = board
        self.page = board.page
        self.root = board.root.element_handle()
        self.press = board.page.keyboard.press

    def play_to_the_end(self) -> set[str]:
        """Play until the board shows a result; returns the kinds of moves that were needed."""
        kinds: set[str] = set()
        for _ in range(LONGEST):
            if self.board.root.locator(".tt-won").count():
                return kinds
            plies = self.board.plies.count()
            kinds.add(self.turn())
            self.page.wait_for_function(_WAITS, arg=[self.root, plies], timeout=20_000)
        raise AssertionError(f"no result after {LONGEST} turns")

    def turn(self) -> str:
        if self.board.focused() is None:
            self.enter()
        if self.board.tool("throw").count():
            self.walk("pool")
            self.press("Enter")
            return "draw"
        self.press("m")
        expect(self.board.polite).to_contain_text("Legal moves:")
        tiles = self.board.marked("start")
        if tiles:
            self.walk(tiles[0])
            self.press("Enter")
            target = sorted(self.board.gains().items(), key=lambda gain: -gain[1])[0][0]
            self.walk(target)
            expect(self.board.ghost).to_have_count(1)
            self.press("Enter")
            return "place"
        if self.board.action("buy").count():
            self.walk("pool")
            self.press("Enter")
            return "buy"
        self.tab_to("pass")
        self.press("Enter")
        return "pass"

    def tab_to(self, move: str) -> None:
        """Tab from the board to the button of a move."""
        for _ in range(40):
            self.press("Tab")
            if self.page.evaluate("document.activeElement?.dataset?.move") == move:
                return
        raise AssertionError(f"Tab does not lead to {move}")

    def walk(self, goal: str) -> None:
        """Walk to a place; the way is looked up again when the table has moved underfoot."""
        for _ in range(40):
            for arrow, place in self.path(goal):
                self.press(arrow)
                if self.board.focused() != place:
                    break
            if self.board.focused() == goal:
                return
        raise AssertionError(f"no arrows lead to {goal}")

    def enter(self) -> None:
        """Tab back to the board."""
        for _ in range(40):
            self.press("Shift+Tab")
            if self.board.focused() is not None:
                return
        raise AssertionError("Tab does not lead to the board")

    def ways(self) -> dict[str, dict[str, str]]:
        """Where each arrow leads from each place, as the table lies now."""
        return self.board.arrows()

    def path(self, goal: str) -> list[tuple[str, str]]:
        """The arrows that lead from where the focus is to a place, each with where it leads."""
        start = self.board.focused()
        assert start, "the focus has left the board"
        ways = self.ways()
        self.board.focus(start)
        paths: dict[str, list[tuple[str, str]]] = {start: []}
        queue = deque([start])
        while queue and goal not in paths:
            at = queue.popleft()
            for arrow, after in ways[at].items():
                if after not in paths:
                    paths[after] = [*paths[at], (arrow, after)]
                    queue.append(after)
        assert goal in paths, f"no arrows lead from {start} to {goal}"
        return paths[goal]


class CardLearner(TileLearner):
    """Plays TriCom in the first seat by keyboard alone, where the board says that one may."""

    def __init__(self, board: BoardPage) -> None:
        super().__init__(board)
        self._known: dict[frozenset[str], dict[str, dict[str, str]]] = {}

    def ways(self) -> dict[str, dict[str, str]]:
        """As long as the places are the same, so is the way from each to the next."""
        places = frozenset(self.board.labels())
        if places not in self._known:
            self._known[places] = self.board.arrows()
        return self._known[places]

    def play_to_the_end(self) -> set[str]:
        """Play until the board shows a result; returns the kinds of moves that were needed."""
        kinds: set[str] = set()
        for _ in range(LONGEST):
            if self.board.root.locator(".tt-won").count():
                return kinds
            plies = self.board.plies.count()
            kinds.add(self.turn())
            self.page.wait_for_function(_MINE, arg=[self.root, plies], timeout=60_000)
        raise AssertionError(f"no result after {LONGEST} turns")

    def turn(self) -> str:
        if self.board.focused() is None:
            self.enter()
        hot = self.board.hot()
        if self.board.tool("throw").count():
            self.take("action0")
            return "draw"
        hand = [id for id in hot if id.startswith("hand")]
        if "turned0" in hot or hand:
            source = "turned0" if "turned0" in hot else hand[-1]
            self.take(source)
            # A base comes before the reserve, and more points before fewer.
            gains = sorted(self.board.gains().items(), key=lambda at: (at[0] == "reserve0", -at[1]))
            self.take(gains[0][0])
            return "use" if source == "turned0" else f"to {gains[0][0].rstrip('.0123')}"
        piles = [id for id in ("reserve0", "stock0") if id in hot]
        if piles:
            filled = self.board.action("fill stock").or_(self.board.action("fill reserve")).count()
            self.take(piles[0])
            return f"{'fill' if filled else 'take'} {piles[0].rstrip('0')}"
        move = "skip" if self.board.action("skip").count() else "none"
        self.tab_to(move)
        self.press("Enter")
        return move

    def take(self, place: str) -> None:
        self.walk(place)
        self.press("Enter")


class Fingers:
    """One finger or two on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)

    def down(self, *points: tuple[float, float]) -> None:
        self._send("touchStart", points)

    def move(self, *points: tuple[float, float]) -> None:
        self._send("touchMove", points)

    def up(self) -> None:
        self._send("touchEnd", ())

    def carry(self, start: tuple[float, float], end: tuple[float, float], steps: int = 5) -> None:
        """Put a finger down and move it, without letting go."""
        (x, y), (to_x, to_y) = start, end
        self.down(start)
        for step in range(1, steps + 1):
            self.move((x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))

    def pinch(self, middle: tuple[float, float], before: float, after: float) -> None:
        """Two fingers, so many pixels from each other, move apart or together."""
        x, y = middle
        steps = 5
        for step in range(steps + 1):
            half = (before + (after - before) * step / steps) / 2
            points = (x - half, y), (x + half, y)
            if step:
                self.move(*points)
            else:
                self.down(points[0])
                self.down(*points)
        self.up()

    def _send(self, kind: str, points: tuple[tuple[float, float], ...]) -> None:
        made = [{"x": x, "y": y, "id": nth} for nth, (x, y) in enumerate(points)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": made})


def expect_result(board: BoardPage, python: dict[str, Any]) -> None:
    """The end: who has won, by the board and by Python alike, and nothing left to throw."""
    winner = python["winners"][0]
    expect(board.status).to_contain_text(f"{('White', 'Black')[winner]} has won")
    expect(board.tool("throw")).to_have_count(0)
    expect(board.root.get_by_role("button", name="New game")).to_be_visible()
    assert board.hot() == []
    assert board.labels()[f"off{winner}"].endswith("15 stones")
