"""How pages are written: as Voila does it, but what is the same each time is made once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from jinja2 import BytecodeCache, Environment, pass_context
from jinja2.bccache import Bucket
from voila import notebook_renderer
from voila.exporter import VoilaExporter

from tritables.hosting.scripts import script

PARAGRAPHS: Final = 2_000
"""How many cells of prose are kept as HTML; all tutorials together have a quarter of that."""


class Compiled(BytecodeCache):
    """The templates as they were compiled, kept for as long as the server runs.

    Voila opens an environment of its own for each page: to compile the templates again took longer
    than all the rest, and nobody else could move meanwhile.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill a bucket from what is kept, if its template is as it was."""
        kept = self._kept.get((bucket.key, bucket.checksum))
        if kept is not None:
            bucket.bytecode_from_string(kept)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what is in a bucket."""
        self._kept[bucket.key, bucket.checksum] = bucket.bytecode_to_string()


class LessonExporter(VoilaExporter):  # type: ignore[misc]  # Voila has no types
    """Voila's, which remembers its templates and the prose of the pages."""

    _compiled: Final = Compiled()
    _prose: Final[OrderedDict[str, str]] = OrderedDict()

    def _create_environment(self) -> Environment:
        environment: Environment = super()._create_environment()
        environment.bytecode_cache = self._compiled
        environment.globals["script"] = script
        return environment

    @pass_context
    def markdown2html(self, context: Any, source: str) -> str:
        """The HTML of a cell's prose."""
        if context["cell"].get("attachments") or "![" in source:  # Voila puts the files in
            return str(super().markdown2html(context, source))
        if source not in self._prose:
            self._prose[source] = super().markdown2html(context, source)
            if len(self._prose) > PARAGRAPHS:
                self._prose.popitem(last=False)
        return self._prose[source]


def use() -> None:
    """Have Voila write pages so; it has no setting for that."""
    notebook_renderer.VoilaExporter = LessonExporter
