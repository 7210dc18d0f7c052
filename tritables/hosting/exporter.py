"""Voila's exporter, with a cache of compiled templates and of rendered prose."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from jinja2 import BytecodeCache, Environment, pass_context
from jinja2.bccache import Bucket
from voila import notebook_renderer
from voila.exporter import VoilaExporter

from tritables.hosting.scripts import script

PARAGRAPHS: Final = 2_000
"""Cells of prose in the cache; all tutorials together have a quarter of that."""


class Compiled(BytecodeCache):
    """A cache of compiled Jinja templates for as long as the server runs.

    Voila makes a new environment for each page: compiling the templates again took longer than all
    the rest, on the thread that serves everybody.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill a bucket from the cache, if the template's source is the same."""
        kept = self._kept.get((bucket.key, bucket.checksum))
        if kept is not None:
            bucket.bytecode_from_string(kept)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Store a bucket in the cache."""
        self._kept[bucket.key, bucket.checksum] = bucket.bytecode_to_string()


class LessonExporter(VoilaExporter):  # type: ignore[misc]  # Voila has no types
    """Voila's exporter with the caches, and with `script` for templates."""

    _compiled: Final = Compiled()
    _prose: Final[OrderedDict[str, str]] = OrderedDict()

    def _create_environment(self) -> Environment:
        environment: Environment = super()._create_environment()
        environment.bytecode_cache = self._compiled
        environment.globals["script"] = script
        return environment

    @pass_context
    def markdown2html(self, context: Any, source: str) -> str:
        """Return a cell's prose as HTML, from the cache where it has no pictures."""
        if context["cell"].get("attachments") or "![" in source:  # Voila puts the files in
            return str(super().markdown2html(context, source))
        if source not in self._prose:
            self._prose[source] = super().markdown2html(context, source)
            if len(self._prose) > PARAGRAPHS:
                self._prose.popitem(last=False)
        return self._prose[source]


def use() -> None:
    """Replace Voila's exporter by ours; Voila has no setting for it."""
    notebook_renderer.VoilaExporter = LessonExporter
