"""The build hooks: the browser module in both archives, and the text of the package's page.

An sdist carries the built module, and whoever builds a wheel from it needs no Node; neither does
an editable install, since `scripts/bootstrap.py` builds the module beside it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from scripts import js

PICTURE = re.compile(r"!\[[^\]]*\]\((?!https:)[^)]*\)\n*")
LINK = re.compile(r"\[([^\]]*)\]\((?!https:)[^)]*\)")


class BrowserModule(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the module and its style sheet when they are missing or older than their sources."""

    def dependencies(self) -> list[str]:
        """A Node from PyPI, only where one is needed and the path has none."""
        return [] if js.is_built() or js.find_node() else [js.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files."""
        if version != "editable":
            js.build()


class PackagePage(MetadataHookInterface):
    """Makes the package's page of the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Give the text, as it reads where the checkout's files are not."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": package_page(readme)}


def package_page(readme: str) -> str:
    """The README without pictures and links that lead nowhere outside of the checkout."""
    return LINK.sub(r"\1", PICTURE.sub("", readme))
