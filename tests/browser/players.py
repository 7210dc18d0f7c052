"""Two learners who see only what the page shows: one has a mouse, the other a keyboard."""

from __future__ import annotations

from collections import deque
from typing import Any

from playwright.sync_api import expect

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


def expect_result(board: BoardPage, python: dict[str, Any]) -> None:
    """The end: who has won, by the board and by Python alike, and nothing left to throw."""
    winner = python["winners"][0]
    expect(board.status).to_contain_text(f"{('White', 'Black')[winner]} has won")
    expect(board.tool("throw")).to_have_count(0)
    expect(board.root.get_by_role("button", name="New game")).to_be_visible()
    assert board.hot() == []
    assert board.labels()[f"off{winner}"].endswith("15 stones")
