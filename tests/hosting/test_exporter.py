"""What is written in pages: the same as by Voila, made once."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from types import SimpleNamespace

import pytest
from jinja2 import DictLoader, Environment
from voila import notebook_renderer
from voila.exporter import VoilaExporter

from tritables.hosting import exporter
from tritables.hosting.exporter import Compiled, LessonExporter


def environment(kept: Compiled, text: str) -> Environment:
    return Environment(loader=DictLoader({"page": text}), bytecode_cache=kept)


def test_a_template_is_compiled_once_and_again_when_it_is_another() -> None:
    kept = Compiled()
    assert environment(kept, "a {{ b }}").get_template("page").render(b=1) == "a 1"
    assert len(kept._kept) == 1
    assert environment(kept, "a {{ b }}").get_template("page").render(b=2) == "a 2"
    assert len(kept._kept) == 1
    assert environment(kept, "c {{ b }}").get_template("page").render(b=3) == "c 3"


def test_prose_is_what_voila_makes_of_it() -> None:
    context = {"cell": SimpleNamespace(get=lambda *_: None)}
    for source in ("# Title\n\nSome *prose*.", "Some [way](./other.ipynb)."):
        made = LessonExporter().markdown2html(context, source)
        assert made == VoilaExporter().markdown2html(context, source)
        assert LessonExporter().markdown2html(context, source) is made


def test_pictures_in_prose_are_those_of_now() -> None:
    there = {"content": "AAAA"}
    files = SimpleNamespace(file_exists=lambda _: True, get=lambda *_, **__: there)
    context = {"cell": SimpleNamespace(get=lambda *_: None)}
    assert "AAAA" in LessonExporter(contents_manager=files).markdown2html(context, "![](a.png)")
    there["content"] = "BBBB"
    assert "BBBB" in LessonExporter(contents_manager=files).markdown2html(context, "![](a.png)")


def test_only_so_much_prose_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporter, "PARAGRAPHS", 3)
    monkeypatch.setattr(LessonExporter, "_prose", OrderedDict())
    context = {"cell": SimpleNamespace(get=lambda *_: None)}
    for nth in range(6):
        LessonExporter().markdown2html(context, f"prose {nth}")
    assert list(LessonExporter._prose) == ["prose 3", "prose 4", "prose 5"]


def test_voila_takes_it_from_there() -> None:
    assert "VoilaExporter(" in Path(notebook_renderer.__file__).read_text(encoding="utf-8")
    before = notebook_renderer.VoilaExporter
    try:
        exporter.use()
        assert notebook_renderer.VoilaExporter is LessonExporter
    finally:
        notebook_renderer.VoilaExporter = before
