"""Templates: whatever stands in a title, a name or a comment, it is read as it was written."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import TemplateNotFound, UndefinedError

import tritables
from tritables import Asked, Recording, Worksheet
from tritables.export.page import Board, LiveBoard, Output, Page, Prose
from tritables.export.page_html import language_rows, page_html
from tritables.hosting.class_dashboard import column_names
from tritables.hosting.error_pages import refusal_html
from tritables.lessons.thumbnails import Thumbnail, thumbnails_html
from tritables.replay.study import Study
from tritables.templates import render
from tritables.texts import LANGUAGES

FOLDER = Path(tritables.__file__).parent / "templates"
PLAIN = "a title"
HOSTILE = """</title><script>alert("1")</script><img src=x onerror='a()'> & "b" --> {{ 7 * 7 }}"""


class Read(HTMLParser):
    """A page as a browser reads it: the names of its tags and attributes, and all its texts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.built: list[tuple[str, ...]] = []
        self.texts: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.built.append((tag, *(name for name, _ in attrs)))
        self.texts += [value or "" for _, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        self.built.append((f"/{tag}",))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


class Alone:
    """A setting that has all that a page may have."""

    template = "export/site_page.html.j2"
    home = "index.html"
    plays_here = True
    shows_progress = True

    def __init__(self, text: str) -> None:
        self.text = text

    def values(self, page: Page) -> Mapping[str, object]:
        names = ("manifest", "icon", "touch_icon", "style", "script")
        return {"policy": "default-src 'none'", "offline": True, **dict.fromkeys(names, self.text)}

    def prose(self, page: Page, prose: Prose, lang: str) -> str:
        return prose.html[lang]

    def still(self, page: Page, id: str, live: LiveBoard) -> str:
        return self.text


def page_of(text: str) -> str:
    printed = Output(render("export/text.html.j2", text=text))
    blocks = (Prose({"en": "<p>Hello</p>"}, text), printed, Board("b0"))
    boards = {
        "b0": LiveBoard(tritables.Table("tricap", seed=1), follows=False, is_seed_drawn=False)
    }
    return page_html(Page(text, {"en": text}, blocks, boards), Alone(text), text)


def index_of(text: str) -> str:
    card = {"name": text, "titles": language_rows({"en": text}), "pictures": {"light": text}}
    return render("export/heading.html.j2", title=text) + render(
        "export/index.html.j2", cards=[card]
    )


def sheet_of(text: str) -> Worksheet:
    own = Asked(tritables.new("tricap"), text, text, choices=[text, "b"])
    return Worksheet("tricap", [own], title=text)


def recording_of(text: str) -> str:
    record = tritables.Record(tritables.new("tricap"), ())
    return re.sub(r"tt\d+-", "", Recording(Study.of_record(record, title=text)).html())


def cards_of(text: str) -> str:
    texts = dict.fromkeys(LANGUAGES, text)
    way = {"kind": "go-on", "lang": "nl", "address": text}
    card = {
        "game": text,
        "chapters": text,
        "steps": text,
        "count": 3,
        "title": texts,
        "blurb": {**texts, "nl": "b"},
    }
    shown = {"facts": [texts], "ways": [way], "pictures": {"dark": text}}
    return render("hosting/game_cards.html.j2", cards=[card | shown])


def known_of(text: str) -> str:
    texts = dict.fromkeys(LANGUAGES, text)
    rule = {"id": text, "title": texts, "ways": texts}
    game = {"name": "tricap", "rules": [rule], "due": [rule], "principles": [rule]}
    faces = {"new": text}
    return render(
        "hosting/learner_dashboard.html.j2",
        games=[game],
        faces=faces,
        told=["bad"],
        columns=column_names(),
    )


def full_of(text: str) -> str:
    given = {"most": 3, "before": 2, "seconds": 4, "nonce": "n", "script": "go()", "lang": "fr"}
    return render("hosting/full.html.j2", reader=text, root=text, instead=text, **given)


MAKERS: dict[str, Callable[[str], str]] = {
    "thumbnails": lambda text: thumbnails_html([Thumbnail(text, text, text, text)], "en"),
    "worksheet": lambda text: re.sub(r"tt\d+-", "", sheet_of(text).html()),
    "frame": lambda text: sheet_of(text)._repr_html_(),
    "recording": recording_of,
    "page": page_of,
    "index": index_of,
    "cards": cards_of,
    "what one shows_progress": known_of,
    "refusal": lambda text: refusal_html(404, "nl", text),
    "gate": lambda text: render("hosting/gate.html.j2", lang="nl", why="wrong", token=text),
    "queue": full_of,
}


@pytest.mark.parametrize("name", MAKERS)
def test_when_a_text_looks_like_html_then_it_adds_no_element_and_no_attribute(name: str) -> None:
    page, hostile = Read(MAKERS[name](PLAIN)), Read(MAKERS[name](HOSTILE))
    assert hostile.built == page.built
    assert len(page.built) > 1


@pytest.mark.parametrize("name", MAKERS)
def test_when_a_text_looks_like_html_then_it_is_read_as_it_was_written(name: str) -> None:
    assert [text for text in Read(MAKERS[name](HOSTILE)).texts if HOSTILE in text]


def test_when_a_message_looks_like_html_then_it_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {name: Read(make(PLAIN)) for name, make in MAKERS.items()}
    monkeypatch.setattr("tritables.templates.say", lambda message, lang: HOSTILE)
    for name, make in MAKERS.items():
        assert Read(make(PLAIN)).built == pages[name].built, name


@given(st.text(st.characters(exclude_categories=["C", "Zl", "Zp"])))
def test_any_text_comes_through_a_template(text: str) -> None:
    assert Read(render("export/heading.html.j2", title=f"[{text}]")).texts == [f"[{text}]"]
    small = Read(thumbnails_html([Thumbnail(text, "", "", "")], "en"))
    assert small.built == Read(thumbnails_html([Thumbnail("a", "", "", "")], "en")).built


def test_only_html_that_was_made_before_is_put_in_as_it_is() -> None:
    """What stands here is made by this program, or is rendered prose; nothing that is typed in."""
    safe = {
        found
        for path in FOLDER.rglob("*.j2")
        for found in re.findall(r"\{\{ ([\w.]+) \| safe\b", path.read_text(encoding="utf-8"))
    }
    assert safe == {
        *("block.output", "one.board.svg", "one.shown.svg", "still", "text"),
        *("part", "policy", "script", "script_hash", "style"),
    }
    marks = [
        word
        for path in FOLDER.rglob("*.j2")
        for word in re.findall(r"\bsafe\b|autoescape|Markup", path.read_text(encoding="utf-8"))
    ]
    assert set(marks) == {"safe"}


def test_when_a_value_or_a_template_is_missing_then_it_is_said() -> None:
    with pytest.raises(UndefinedError, match="title"):
        render("export/heading.html.j2")
    with pytest.raises(TemplateNotFound):
        render("export/nothing.html.j2")


def test_when_nothing_is_rendered_then_jinja_is_not_imported() -> None:
    asked = "import sys, tritables.widgets, tritables.export.worksheet, tritables.export.recording"
    script = f"{asked}; tritables.widgets.Table('tricap'); print('jinja2' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "False"
