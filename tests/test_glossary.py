"""The glossaries: one word for each thing, and no text that calls it by another."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import nbformat
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tritables
from tritables.lessons.notebooks import (
    INDEX,
    PRACTISE,
    ROUNDS,
    TEACHERS,
    practice_page,
    rounds_page,
    well_page,
)
from tritables.texts import LANGUAGES, PARTS

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "tritables"
NOTEBOOKS = ROOT / "notebooks"
HOUSE = "the house"
OWNERS = (HOUSE, *tritables.game_names())
EACH = [(owner, lang) for owner in OWNERS for lang in LANGUAGES]


def folder(owner: str) -> Path:
    return PACKAGE if owner == HOUSE else PACKAGE / "games" / owner


@cache
def glossary(owner: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """What a glossary says: for each language its ``words``, and those it ``never`` uses."""
    return tomllib.loads((folder(owner) / "texts" / "glossary.toml").read_text(encoding="utf-8"))


# What is read.


class _Texts(Visitor):
    """Collects what a catalogue says, without its variables."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        said = (one.value if isinstance(one, ftl.TextElement) else " … " for one in node.elements)
        self.said.append("".join(said))
        self.generic_visit(node)


def catalogue(owner: str, lang: str) -> Iterator[str]:
    files = (folder(owner) / "texts" / f"{lang}{part}.ftl" for part in PARTS)
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            texts = _Texts()
            texts.visit(entry)
            yield from (f"{entry.id.name}: {said}" for said in texts.said)


def tutorials(owner: str, lang: str) -> Iterator[str]:
    """The prose of a game's course; of the house's, that of all notebooks beside the courses."""
    house = [
        PACKAGE / "lessons" / name / f"{lang}.md" for name in (INDEX, PRACTISE, ROUNDS, TEACHERS)
    ]
    for path in house if owner == HOUSE else (folder(owner) / "texts" / f"{lang}.course.md",):
        text = path.read_text(encoding="utf-8")
        for paragraph in _CODE.sub("", text).split("\n\n"):
            yield f"{path.parent.name}: {paragraph}"


_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
"""What is Python in Markdown: its words are not for people."""


def notebooks(owner: str, lang: str) -> Iterator[str]:
    """What the notebooks show in a language."""
    for name in (
        (INDEX, TEACHERS)
        if owner == HOUSE
        else (owner, practice_page(owner), rounds_page(owner), well_page(owner))
    ):
        for cell in nbformat.read(NOTEBOOKS / lang / f"{name}.ipynb", as_version=4).cells:
            if cell.cell_type == "markdown":
                yield f"{name}: {_CODE.sub('', cell.source)}"


def texts(owner: str, lang: str) -> list[str]:
    """Everything that people read of an owner in a language."""
    return [*catalogue(owner, lang), *tutorials(owner, lang), *notebooks(owner, lang)]


def uses(word: str, text: str) -> bool:
    """Whether a text has this word, or these words, as they stand and not within another.

    A capital counts in no language; a space is any white space.
    """
    pattern = r"\s+".join(map(re.escape, word.split()))
    return re.search(rf"(?<!\w){pattern}(?!\w)", text, re.IGNORECASE) is not None


# What must hold.


@pytest.mark.parametrize("owner", OWNERS)
def test_a_glossary_speaks_every_language_about_the_same_things(owner: str) -> None:
    assert tuple(glossary(owner)) == LANGUAGES
    for lang, said in glossary(owner).items():
        assert said.keys() == {"words", "never"}, lang
        assert list(said["words"]) == list(glossary(owner)["en"]["words"]), lang
        assert said["never"], lang


@pytest.mark.parametrize(("owner", "lang"), EACH)
def test_one_word_stands_for_one_thing(owner: str, lang: str) -> None:
    words = list(glossary(owner)[lang]["words"].values())
    assert sorted(words) == sorted(set(words))
    assert not set(words) & set(glossary(owner)[lang]["never"])


@pytest.mark.parametrize(("owner", "lang"), EACH)
def test_the_words_of_a_glossary_are_those_of_the_texts(owner: str, lang: str) -> None:
    said = "\n".join(texts(owner, lang)).casefold()
    words = glossary(owner)[lang]["words"].values()
    assert [word for word in words if word.casefold() not in said] == []


@pytest.mark.parametrize(("owner", "lang"), EACH)
def test_no_text_uses_a_word_that_a_glossary_forbids(owner: str, lang: str) -> None:
    never = {**glossary(HOUSE)[lang]["never"], **glossary(owner)[lang]["never"]}
    found = [
        f"“{word}” should be “{instead}” in {text}"
        for text in texts(owner, lang)
        for word, instead in never.items()
        if uses(word, text.partition(": ")[2])
    ]
    assert found == []


def test_a_forbidden_word_would_be_found() -> None:
    assert uses("heer", "De Heer ligt bovenop.")
    assert uses("place vide", "sur une place\nvide")
    assert not uses("heer", "een mooie heerlijkheid")
    assert any("stapeltje" in text for text in catalogue("tricom", "nl"))
    assert any("verovert" in text for text in tutorials("tricap", "nl"))
    assert any("verovert" in text for text in notebooks("tricap", "nl"))
    assert any("stelling" in text for text in notebooks(HOUSE, "nl"))
