"""The build hook: puts the browser module into the wheel and the sdist.

An sdist carries the built module, and whoever builds a wheel from it needs no Node; neither does
an editable install, since `scripts/bootstrap.py` builds the module beside it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from scripts import js


class BrowserModule(BuildHookInterface):  # type: ignore[type-arg]
    """Builds `table.js` and `table.css` when they are missing or older than their sources."""

    def dependencies(self) -> list[str]:
        """A Node from PyPI, only where one is needed and the path has none."""
        return [] if js.is_built() or js.find_node() else [js.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files."""
        if version != "editable":
            js.build()
