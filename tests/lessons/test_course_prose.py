"""The prose of the courses: the same chapters in each language, and nothing that the board says."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.newgame.made import made
from tests.notebooks.reading import sentences, shape
from tritables import BadInput, game_named, game_names
from tritables.core.messages import Message
from tritables.lessons import course
from tritables.lessons.course import lead_in
from tritables.lessons.course_prose import TITLE, Section, prose_of
from tritables.texts import LANGUAGES, say


def text_of(section: Section) -> str:
    return "\n\n".join(piece.source for piece in section.pieces if not piece.is_code)


THROWN = {"white": 6, "black": 1}
"""What a task may name of the move before it: the throw that says who begins."""


@pytest.mark.parametrize("name", game_names())
class TestEachGame:
    def test_every_chapter_has_its_section_in_each_language(self, name: str) -> None:
        chapters = [chapter.id for chapter in course(name).chapters]
        ids = [section.id for section in prose_of(game_named(name), "en")]
        for lang in LANGUAGES:
            sections = prose_of(game_named(name), lang)
            assert [section.lesson for section in sections if section.lesson] == chapters
            assert [section.id for section in sections] == ids
        assert ids[0] == TITLE
        assert len(set(ids)) == len(ids)

    def test_a_chapter_is_told_in_a_few_sentences(self, name: str) -> None:
        for lang in LANGUAGES:
            for section in prose_of(game_named(name), lang):
                told = re.sub(r"(?m)^(\||#|\d+\.).*$", "", text_of(section))
                assert not section.lesson or 1 <= len(re.findall(r"[.!?…]", told)) <= 11, section.id

    def test_it_is_built_alike_in_each_language(self, name: str) -> None:
        for others in zip(*(prose_of(game_named(name), lang) for lang in LANGUAGES), strict=True):
            assert len({tuple(shape(text_of(section))) for section in others}) == 1, others[0].id
            codes = {
                tuple(one.source for one in section.pieces if one.is_code) for section in others
            }
            assert len(codes) == 1
            assert len({text_of(section) for section in others}) == len(LANGUAGES)

    def test_it_is_set_as_the_catalogues_are(self, name: str) -> None:
        for lang in LANGUAGES:
            for section in prose_of(game_named(name), lang):
                text = text_of(section)
                assert not re.search(r"""['"]|\.\.\.""", text), "curly quotes, one-sign ellipsis"
                if lang == "fr":
                    assert not re.search(r"(?m)(?<!^)[^\u202f\s|:-][:;!?](?!\S)", text)
                    assert not re.search(r"[ \u00a0][:;!?]", text)
                    assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", text)
                else:
                    assert not re.search(r"\s[:;!?]", text)

    def test_it_does_not_say_what_the_board_says(self, name: str) -> None:
        """Tasks and rules are on the board: prose adds, it does not repeat."""
        game = game_named(name)
        for lang in LANGUAGES:
            prose = {s for one in prose_of(game, lang) for s in sentences(text_of(one))}
            board = {s for rule in game.rules for s in sentences(say(rule.text(name), lang))}
            for example in game.examples:
                for nth in range(len(example.goals)):
                    part = ".task" if nth == 0 else f".task-{nth + 1}"
                    task = Message(f"example-{example.id}{part}", THROWN, name)
                    board |= sentences(say(task, lang))
            board |= {s for one in course(name).chapters for s in sentences(lead_in(one, lang))}
            assert not prose & board


def change(old: str, new: str) -> Callable[[Path], None]:
    def changed(package: Path) -> None:
        path = package / "texts" / "nl.course.md"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return changed


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("## last-match", "## laatste", "headings of the text in “nl”"),
        ("## last-match", "## last-match\n\nX\n\n## last-match", "headings of the text in “nl”"),
        ("## Nu jij", "", "headings of the text in “nl”"),
    ],
)
def test_headings_that_fit_no_course_are_told(
    old: str, new: str, told: str, tmp_path: Path
) -> None:
    with made(tmp_path, change=change(old, new)) as game, pytest.raises(BadInput, match=told):
        prose_of(game, "nl")


def test_a_chapter_that_is_left_out_in_every_language_is_told(tmp_path: Path) -> None:
    def leave_out(package: Path) -> None:
        for path in package.glob("texts/*.course.md"):
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace("## last-match\n", ""), encoding="utf-8")

    with made(tmp_path, change=leave_out) as game, pytest.raises(BadInput, match="chapter-1"):
        prose_of(game, "en")
