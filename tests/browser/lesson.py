"""Somebody who walks through a chapter: knows the rules, and answers wrongly or rightly on purpose.

The same step stands at a sitting of the test's own, which says what to do next; the page is only
touched.
"""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.board import BoardPage
from tritables.core import CHANCE
from tritables.lessons import Chapter, Choosing, Do, FindAll, Show
from tritables.lessons.gestures import gestures
from tritables.lessons.outcomes import FRONT
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

Hand = Literal["mouse", "keys", "text"]
"""What a pupil uses: a mouse, the keyboard on the board, or the keyboard and what is written."""


class Pupil(BoardPage):
    """One board of a page at which a chapter is taught."""

    def __init__(self, page: Page, chapter: Chapter, nth: int = 0, *, by: Hand = "mouse") -> None:
        super().__init__(page, nth)
        self.chapter = chapter
        self.by = by
        self.keys = by != "mouse"
        self.answers = self.root.locator(".tt-answers")
        self.wrong = self.answers.locator(".tt-not")
        self.dots = self.root.locator(".tt-dot")
        self.go_on = self.tool("go-on")
        self.more = self.tool("tools")

    # By mouse, by the keyboard alone, or by text alone.

    def press(self, button: Locator) -> None:
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def touch(self, place: str) -> None:
        self._hear()
        if self.by == "text":
            self.typed_move(place)
        elif self.keys:
            self.focus(place)
            self.page.keyboard.press("Enter")
        else:
            self.click(place)

    def choose(self, nth: int) -> None:
        self._hear()
        if self.by == "text":
            self.typed_move(str(nth + 1))
        else:
            self.press(self.root.locator(f'[data-choice="{nth}"]'))

    def typed_move(self, move: str) -> None:
        if self.keys:
            self.focus(next(iter(self.labels())))
            self.page.keyboard.press("i")
            expect(self.typed).to_be_focused()
        self.type(move)

    def go_to(self, nth: int) -> None:
        """Put a step of the chapter on the board."""
        while (at := self.at()) != nth:
            if self.keys:
                # The keys come a moment later than the board, and the table says so.
                expect(self.root).to_have_attribute("aria-keyshortcuts", "PageUp PageDown [ ]")
                self.root.locator("[data-step]").first.focus()
                self.page.keyboard.press("PageDown" if nth > at else "PageUp")
                expect(self.dots.nth(at + (1 if nth > at else -1))).to_have_attribute(
                    "aria-current", "step"
                )
            else:
                self.dots.nth(nth).click()
                expect(self.dots.nth(nth)).to_have_attribute("aria-current", "step")

    def at(self) -> int:
        """The step that is on the board."""
        return int(
            self.root.locator('.tt-dot[aria-current="step"]').get_attribute("data-step") or 0
        )

    # Wrongly and rightly.

    def fail(self, nth: int) -> None:
        """Do or answer something wrong, and be told why."""
        step = self.chapter.steps[nth]
        if isinstance(step, FindAll):
            seen = step.game.layout(step.start, "wide", FRONT).places
            self.touch(next(one.id for one in seen if one.walk and one.id not in step.places()))
        elif isinstance(step, Choosing):
            self.choose(next(n for n in range(len(step.choices())) if n not in step.right()))
        else:
            self.typed_move("?!")
            expect(self.refusal).not_to_be_empty()
            return
        self.expect_told_why()

    def expect_told_why(self) -> None:
        """The reason stands with the question, is said at once, and nothing is to be cheered."""
        expect(self.urgent).not_to_be_empty()
        said = (self.urgent.text_content() or "").strip()
        expect(self.answers).to_contain_text(said)
        expect(self.task).not_to_contain_class("tt-done")

    def solve(self, nth: int) -> None:
        """Do or answer what is right, and see that it is."""
        step = self.chapter.steps[nth]
        if isinstance(step, FindAll):
            places = step.places()
            for number, place in enumerate(places, start=1):
                self.touch(place)
                counted = self.answers.locator(".tt-found")
                if step.one:  # the first one is all
                    expect(self.task).to_contain_class("tt-done")
                    expect(counted).to_have_count(0)
                else:
                    expect(counted).to_have_text(re.compile(rf"^\D*{number}\b"))
            assert self.marked("found") == sorted(places)
        elif isinstance(step, Choosing):
            self.choose(step.right()[0])
            right = self.root.locator(f'[data-choice="{step.right()[0]}"]')
            expect(right).to_contain_class("tt-right")
        elif isinstance(step, Show):
            for seen in range(1, len(step.line) + 1):
                self.press(self.tool("next-move"))
                expect(self.root.locator(".tt-ply:not(.tt-ahead)")).to_have_count(seen)
        elif isinstance(step, Do):
            self._do(nth)
        expect(self.task).to_contain_class("tt-done")
        expect(self.dots.nth(nth)).not_to_contain_class("tt-dot-open")

    def again(self) -> None:
        """Start the step over, by the button that leads on where a game has ended."""
        self.press(self.tool("start-over").or_(self.tool("next")))
        expect(self.answers.locator(".tt-right")).to_have_count(0)

    def _do(self, nth: int) -> None:
        """Go the way that help would tell, one gesture after the other."""
        lesson = Lesson.of_chapter(self.chapter, nth)
        guide = Table.open(lesson)
        for number in range(1, 100):
            assert lesson.task is not None
            if lesson.task.is_done(guide.node):
                return
            told, before = lesson.help_of(guide), guide.state
            plies = self.root.locator(".tt-ply:not(.tt-ahead)").count()
            ply = guide.node.ply
            move = told.move
            if before.to_act == CHANCE and (move is None or before.judge(move).ok):
                self.press(self.tool("throw"))
                guide.draw()
            else:
                assert move is not None, f"{nth}: no way leads on from here"
                ok = self._gesture(guide, told.piece, told.target, move)
                self._follow(guide, move, ok=ok)
                if not ok:
                    rule = before.judge(move).rule
                    assert rule is not None, f"{move}: no rule says why not"
                    self.expect_refused(rule)
                    continue
            while guide.moves_itself:  # what somebody is spared
                guide.advance()
            self.page.wait_for_function(
                "([el, n]) => el.querySelectorAll('.tt-ply:not(.tt-ahead)').length >= n",
                arg=[self.root.element_handle(), plies + guide.node.ply - ply],
            )
            assert number < 99

    def _gesture(self, guide: Table, source: str | None, target: str | None, move: str) -> bool:
        """Carry it, or type what no gesture says; returns whether it is legal."""
        turned = [
            found
            for found, _ in gestures(guide.game, guide.state, [source or ""], [target or ""])
            if source and target
        ]
        action = self.root.locator(f'[data-move="{move}"], [data-try="{move}"]')
        if self.by == "text":
            self.typed_move(move)
        elif source and target and len(set(turned)) == 1 and turned[0] == move:
            self.touch(source)
            self.touch(target)
        elif action.count() == 1:
            self.press(action)
        else:
            self.typed_move(move)
        return guide.state.judge(move).ok

    def _follow(self, guide: Table, move: str, *, ok: bool) -> None:
        intent = {"view": "v", "seq": 1, "kind": "type", "move": move}
        assert guide.receive(intent, 0.0).ok == ok
