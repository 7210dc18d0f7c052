"""The catalogues of this game: what is asked for is there, in all three languages alike."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.games.tricap.tables import random_game
from tritables.core.events import message_id
from tritables.games.tricap import GAME
from tritables.texts import LANGUAGES, say


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


def catalogue(lang: str) -> dict[str, Variables]:
    text = files(GAME.folder).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            named = [(entry.id.name, entry.value)] if entry.value else []
            named += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for name, pattern in named:
                assert name not in found
                found[name] = Variables()
                found[name].visit(pattern)
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_say_the_same(lang: str) -> None:
    english, other = catalogue("en"), catalogue(lang)
    assert list(other) == list(english)
    for id, parts in other.items():
        assert parts.found == english[id].found, id


def test_typography() -> None:
    for lang in LANGUAGES:
        for id, parts in catalogue(lang).items():
            for text in parts.texts:
                assert "'" not in text, id
                assert '"' not in text, id
                if lang == "fr":
                    assert not re.search(r"(?<!\u202f)[;:!?]", text), id
                    assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»|[“”‘]", text), id


def test_rules_and_events_have_their_messages() -> None:
    ids = set(catalogue("en"))
    for rule in GAME.rules:
        assert {message_id("rule", rule.id), message_id("rule", rule.id) + ".title"} <= ids
        assert (message_id("why", rule.id) in ids) == (rule.kind != "source")


def test_every_event_is_heard_in_all_languages() -> None:
    heard = set()
    for seed in range(12):
        for redraw in ("late", "early"):
            for _, _, log, _ in random_game(2, redraw, seed):
                for event in log:
                    message = event.message("tricap")
                    heard.add(message.id)
                    for lang in LANGUAGES:
                        assert say(message, lang).strip()
    assert heard == {id for id in catalogue("en") if id.startswith("event-")}
