"""Checks that every game's tables must pass: they fit, and axe finds nothing serious in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.board import BoardPage

AXE = Path(__file__).resolve().parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

# Colours are judged once they have come: a theme is put on after the frame that asks for it.
_RUN = """async root => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  await frame().then(frame);
  const moving = root.getAnimations({subtree: true});
  await Promise.all(moving
    .filter(({effect}) => effect.getTiming().iterations < Infinity)
    .map(({finished}) => finished.catch(() => {})));
  const {violations, passes} = await axe.run(root, {resultTypes: ['violations']});
  return {
    passes: passes.length,
    bad: violations
      .filter(found => ['serious', 'critical'].includes(found.impact))
      .flatMap(found => found.nodes.map(node =>
        `${found.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`)),
  };
}"""

# What lies in the window on a growing table can be made as large as one likes.
_SMALL = """root => [...root.querySelectorAll('button, select, input, summary, [role=button]')]
  .filter(el => !el.closest('.tt-window') && (el.offsetParent !== null || el.closest('svg')))
  .map(el => [el, el.type === 'checkbox' ? el.closest('label') : el])
  .map(([el, hit]) => [el.outerHTML.slice(0, 90), hit.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 24)
  .map(([html, box]) => `${html} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""

_WIDE = """() => [
  document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ...[...document.querySelectorAll('.tritables, .tritables dialog')]
    .map(el => el.scrollWidth - el.clientWidth),
]"""


def in_themes(one: str) -> pytest.MarkDecorator:
    """Look at a table in one theme, and at length in both."""
    both = pytest.param(("light", "dark"), marks=pytest.mark.full)
    return pytest.mark.parametrize("themes", [(one,), both], ids=[one, "both"])


def bring_axe(page: Page) -> None:
    """Have axe ready in a page."""
    page.evaluate(AXE.read_text())


def expect_accessible(board: BoardPage | Locator) -> None:
    """Axe finds nothing serious in a table, or in another part of a page."""
    root = board if isinstance(board, Locator) else board.root
    found: dict[str, Any] = root.evaluate(_RUN)
    assert found["passes"] > 10, "axe found next to nothing to look at"
    assert not found["bad"], found["bad"]


def expect_no_overflow(board: BoardPage) -> None:
    """Nothing has to be scrolled sideways."""
    assert max(board.page.evaluate(_WIDE)) <= 0


def expect_to_fit(board: BoardPage) -> None:
    """Nothing overflows sideways, and everything is big enough to be hit."""
    expect_no_overflow(board)
    small = board.root.evaluate(_SMALL)
    assert small == [], small
