"""One finger or two on a touch screen."""

from __future__ import annotations

from playwright.sync_api import Page


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
