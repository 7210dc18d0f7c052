"""Visitors who play any game by what its page shows alone: with a mouse, with keys, by text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tritables.core import Message
from tritables.texts import say

_SEEN = """root => ({
  over: root.querySelector('.tt-won, .tt-task.tt-done') !== null,
  plies: root.querySelectorAll('.tt-ply').length,
  seat: root.querySelector('.tt-status .tt-seat')?.dataset.seat ?? null,
  throws: root.querySelector('[data-tool=throw]')?.disabled === false,
  hot: [...root.querySelectorAll('.tt-hot')].map(el => el.dataset.place),
  actions: [...root.querySelectorAll('[data-move]')].map(el => el.dataset.move),
  moves: [...root.querySelectorAll('datalist option')].map(el => el.value),
})"""

# More was played, and it is a person's turn, or chance that is nobody's, or the end.
_DUE = f"""([root, count, people]) => {{
  const seen = ({_SEEN})(root);
  return seen.plies > count &&
    (seen.over || people.includes(seen.seat) || (seen.seat === null && seen.throws));
}}"""

# The piece of a place is in hand, or touching it was the move.
_TAKEN = """([root, place, count]) =>
  root.querySelector(`[data-place="${place}"]`)?.getAttribute('aria-pressed') === 'true' ||
  root.querySelectorAll('.tt-ply').length > count"""

# How far the place is that has the focus from another, and the arrows that may lead there, the best
# first; nothing where no place has the focus.
_TOWARDS = """(root, goal) => {
  const middle = el => {
    const box = el.querySelector('path').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const at = root.ownerDocument.activeElement?.closest?.('[data-place]');
  const to = root.querySelector(`[data-place="${goal}"]`);
  if (!at || !to) return null;
  const [[x, y], [left, top]] = [middle(at), middle(to)];
  const across = left > x ? 'ArrowRight' : 'ArrowLeft';
  const along = top > y ? 'ArrowDown' : 'ArrowUp';
  const first = Math.abs(left - x) > Math.abs(top - y) ? [across, along] : [along, across];
  return { far: Math.hypot(left - x, top - y), arrows: at === to ? [] : first };
}"""

LONGEST = 1500
"""More moves than any game has that these visitors play."""

PATIENCE = 120_000
"""Milliseconds that opponents may take, however busy the machine is."""


class Visitor(ABC):
    """Plays for some seats until the board shows a result, or a task done, choosing by chance."""

    def __init__(self, board: BoardPage, *people: int, seed: int = 1) -> None:
        self.board = board
        self.page = board.page
        self.root = board.root.element_handle()
        self.people = [str(seat) for seat in people or range(6)]
        self.rng = Random(seed)

    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.root.evaluate(_SEEN)
        return seen

    def play_to_the_end(self) -> int:
        """Play until the end; returns how many moves the sheet then has."""
        plies = self.play_on(LONGEST)
        assert self.seen()["over"], f"no result after {LONGEST} moves"
        return plies

    def play_on(self, turns: int) -> int:
        """Do so many moves, unless the end comes before; returns how many moves the sheet has."""
        plies = -1
        for _ in range(turns):
            plies = self._due(plies)
            seen = self.seen()
            if seen["over"]:
                return plies
            self.turn(seen)
        return self._due(plies)

    def _due(self, plies: int) -> int:
        """Wait until more was played and it is one's own turn, or over."""
        arg = [self.root, plies, self.people]
        self.page.wait_for_function(_DUE, arg=arg, timeout=PATIENCE)
        return int(self.seen()["plies"])

    def turn(self, seen: dict[str, Any]) -> None:
        """Do one move, of any that the board offers."""
        if seen["throws"]:
            self.throw()
            return
        if seen["actions"] and self.rng.random() < 0.3:
            self.act(self.rng.choice(seen["actions"]))
            return
        sources = self.sources(seen)
        for source in self.rng.sample(sources, len(sources)):
            self.touch(source)
            arg = [self.root, source, seen["plies"]]
            self.page.wait_for_function(_TAKEN, arg=arg)
            gains = self.board.gains()
            if gains:
                # Among the places those that score most, and so bring the end nearer.
                best = max(gains.values())
                self.touch(self.rng.choice([at for at, gain in gains.items() if gain == best]))
                return
            if self.board.plies.count() > seen["plies"]:
                return
            self.page.keyboard.press("Escape")
            expect(self.board.root.locator("[aria-pressed=true]")).to_have_count(0)
        self.act(self.rng.choice(seen["actions"]))

    def sources(self, seen: dict[str, Any]) -> list[str]:
        """Where something can be done."""
        return list(seen["hot"])

    @abstractmethod
    def throw(self) -> None:
        """Let chance act."""

    @abstractmethod
    def touch(self, place: str) -> None:
        """Touch a place of the board."""

    @abstractmethod
    def act(self, move: str) -> None:
        """Do the move of a button."""


class Mouse(Visitor):
    """Clicks on what lies there and on where it may go."""

    def throw(self) -> None:
        self.board.tool("throw").click()

    def touch(self, place: str) -> None:
        x, y = self.board.middle(place)
        screen = self.page.viewport_size
        if screen and not 0 < y < screen["height"]:  # as on a phone, where not all is in sight
            self.board.place(place).locator("path").scroll_into_view_if_needed()
            x, y = self.board.middle(place)
        self.page.mouse.click(x, y)

    def act(self, move: str) -> None:
        self.board.action(move).click()


class Text(Visitor):
    """Types the moves that the board's list offers."""

    def turn(self, seen: dict[str, Any]) -> None:
        if seen["throws"]:
            self.throw()
        else:
            self.board.type(self.rng.choice(seen["moves"]))

    def throw(self) -> None:
        self.board.tool("throw").press("Enter")

    def touch(self, place: str) -> None:
        raise AssertionError("nothing is touched")

    def act(self, move: str) -> None:
        self.board.type(move)


class Keys(Visitor):
    """Walks over the board with the arrows, lifts and puts down with Enter, tabs to the buttons."""

    def __init__(self, board: BoardPage, *people: int, seed: int = 1) -> None:
        super().__init__(board, *people, seed=seed)
        self._known: dict[frozenset[str], dict[str, dict[str, str]]] = {}

    def sources(self, seen: dict[str, Any]) -> list[str]:
        """Where moves start that lift something, by the key that tells; else whatever is hot."""
        self.enter()
        self.page.keyboard.press("m")
        lang = self.board.root.get_attribute("lang") or "en"
        expect(self.board.polite).to_contain_text(say(Message("ui-legal-moves"), lang))
        starts = self.board.marked("start")
        self.page.keyboard.press("m")
        return starts or super().sources(seen)

    def throw(self) -> None:
        self.tab_to("[data-tool=throw]")
        self.page.keyboard.press("Enter")

    def touch(self, place: str) -> None:
        self.walk(place)
        self.page.keyboard.press(self.rng.choice(["Enter", "Space"]))

    def act(self, move: str) -> None:
        self.tab_to(f'[data-move="{move}"]')
        self.page.keyboard.press("Enter")

    def tab_to(self, wanted: str) -> None:
        """Tab from the board to some button."""
        self.enter()
        for _ in range(40):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("css => document.activeElement?.matches(css)", wanted):
                return
        raise AssertionError(f"Tab does not lead to {wanted}")

    def enter(self) -> None:
        """Tab back to the board, from the field for moves if the focus is nowhere near."""
        if self.board.focused() is not None:
            return
        if not self.board.root.evaluate("root => root.contains(document.activeElement)"):
            self.board.typed.focus()
        for _ in range(40):
            self.page.keyboard.press("Shift+Tab")
            if self.board.focused() is not None:
                return
        raise AssertionError("Tab does not lead to the board")

    def walk(self, goal: str) -> None:
        """Walk to a place: towards it and, where that leads no nearer, by a map of all arrows.

        The way is looked up again when the table has moved underfoot.
        """
        self.enter()
        self.near(goal)
        for _ in range(20):
            if self.board.focused() == goal:
                return
            for arrow, place in self.path(goal):
                self.page.keyboard.press(arrow)
                if self.board.focused() != place:
                    self._known.clear()
                    break
        raise AssertionError(f"no arrows lead to {goal}")

    def near(self, goal: str) -> None:
        """Walk towards a place as long as an arrow leads nearer to it."""
        while (way := self.root.evaluate(_TOWARDS, goal)) and way["arrows"]:
            for arrow in way["arrows"]:
                self.page.keyboard.press(arrow)
                after = self.root.evaluate(_TOWARDS, goal)
                if after and after["far"] < way["far"]:
                    break
            else:
                return

    def path(self, goal: str) -> list[tuple[str, str]]:
        """The arrows that lead from where the focus is to a place, each with where it leads."""
        start = self.board.focused()
        assert start, "the focus has left the board"
        places = frozenset(self.board.labels())
        if places not in self._known:
            self._known[places] = self.board.arrows()
            self.board.focus(start)
        ways = self._known[places]
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


HANDS: dict[str, type[Visitor]] = {"mouse": Mouse, "keys": Keys, "text": Text}
