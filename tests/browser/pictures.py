"""Screenshots that a person should look at, where there is time to take them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page


@dataclass(frozen=True)
class Pictures:
    """A folder of screenshots; with ``--no-pictures`` none are taken, as each takes a while."""

    folder: Path
    taken: bool

    def keep(self, what: Page | Locator, name: str, **options: Any) -> None:
        """Take a picture of a page, or of a part of it."""
        if self.taken:
            self.folder.mkdir(exist_ok=True)
            what.screenshot(path=self.folder / f"{name}.png", **options)
