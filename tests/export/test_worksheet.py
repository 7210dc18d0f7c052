"""Worksheets: questions and true answers on paper, nothing hidden shown, nothing fetched."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from tritables import Asked, BadInput, BadPosition, Worksheet, game_named, game_names, new
from tritables.cli import main
from tritables.games import tricap, trictrac
from tritables.lessons import course
from tritables.lessons.exercise_forms import step_of
from tritables.lessons.exercise_search import Exercise
from tritables.lessons.exercise_steps import Ask
from tritables.lessons.quiz import Quiz
from tritables.texts import LANGUAGES, say


class Read(HTMLParser):
    """What stands on a page: its words, list items and boards."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.words: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            assert name not in ("src",), value
            assert name != "href" or (value or "").startswith("#")

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


GAMES = list(zip(game_names(), ["en", "nl", "fr", "nl"], strict=True))


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_exercises_come_with_their_true_answers(game: str, lang: str) -> None:
    sheet = Worksheet(game, n=3, seed=5, lang=lang)
    page = Read(sheet.html())
    assert page.tags.count("figure") == 3
    questions, _, answers = sheet.html().partition('<section class="answers">')
    quiz = Quiz(game, n=3, seed=5)
    for nth, item in enumerate(sheet.items):
        assert isinstance(item, Exercise)
        assert item == quiz.exercise
        quiz = quiz.answered(quiz.exercise.question.truth)
        assert f"<b>{nth + 1}</b>" in questions
        assert f"<b>{nth + 1}</b>" in answers
        step = step_of(item, "1", Random(1), said=True)
        assert isinstance(step, Ask)
        for reason in step.reasons():
            assert say(reason, lang) in unescape(answers)


@pytest.mark.parametrize("game", game_names())
def test_every_step_of_a_course_that_asks_something_can_be_printed(game: str) -> None:
    ids = [step.id for step in course(game).steps if step.kind not in ("show", "play-on")]
    sheet = Worksheet(game, ids)
    page = Read(sheet.html())
    found = [step for step in course(game).steps if step.kind == "find-all"]
    assert page.tags.count("figure") == len(ids) + len(found)
    said = re.findall(
        r"(?s)<li>\s*(?:<figure>.*?</figure>\s*<p>)?<b>(\d+)</b> (.*?)<", sheet.html()
    )
    assert len(said) == 2 * len(ids)
    assert [words for _, words in said if len(words) < 2] == []


@pytest.mark.parametrize("game", game_names())
def test_what_cannot_be_answered_on_paper_is_refused(game: str) -> None:
    for step in course(game).steps:
        if step.kind in ("show", "play-on"):
            with pytest.raises(BadInput) as refused:
                Worksheet(game, [step])
            assert refused.value.where == "items[0]"


def test_the_same_seed_prints_the_same_sheet() -> None:
    shown = [re.sub(r"tt\d+-", "", Worksheet("trictrac", n=4, seed=9).html()) for _ in range(2)]
    assert shown[0] == shown[1]
    assert Worksheet("trictrac", n=4, seed=8).items != Worksheet("trictrac", n=4, seed=9).items


def test_a_teachers_own_question() -> None:
    state = trictrac.position(white="5 12", black="8:2")
    question = Asked(state, {"en": "Who is safe <here>?", "nl": "Wie staat veilig?"}, "Black & co")
    choice = Asked(state.position(), "Really?", "Yes", choices=["Yes", "No"], marks=["8"])
    sheet = Worksheet("trictrac", [question, choice], lang="nl", title="Les 3")
    page = Read(sheet.html())
    assert "Wie staat veilig?" in page.text
    assert "Black & co" in page.text
    assert page.text.count("Les 3") == 3
    assert sheet.html().count('class="choices"') == 1
    assert sheet.html().count('class="line"') == 1
    assert "&lt;here&gt;" in Worksheet("trictrac", [question]).html()


def test_hands_of_others_are_face_down() -> None:
    sheet = Worksheet("tricap", rules=["adjacent"], n=4, seed=2)
    drawn = ElementTree.fromstring(sheet.html().split("<figure>")[1].split("</svg>")[0] + "</svg>")
    backs = [use for use in drawn.iter() if "back-" in str(use.attrib)]
    assert backs


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"game": "chess"}, "game"),
        ({"lang": "xx"}, "lang"),
        ({"items": []}, "items"),
        ({"items": ["no such step"]}, "lesson"),
        ({"items": [3]}, "items[0]"),
        ({"items": [Asked(new("tricap"), "?")]}, "items[0]"),
        ({"items": [Asked(new("trictrac"), "?", marks=["25"])]}, "items[0].marks[0]"),
        ({"n": 0}, "n"),
        ({"rules": ["nothing"]}, "rules[0]"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(given: dict[str, object], where: str) -> None:
    with pytest.raises(BadInput) as refused:
        Worksheet(**{"game": "trictrac", **given})  # type: ignore[arg-type]
    assert refused.value.where == where


def test_a_position_of_ones_own_is_checked() -> None:
    broken = {**new("trictrac").position(), "bar": [15, 14]}
    with pytest.raises(BadPosition) as refused:
        Worksheet("trictrac", [Asked(broken, "?")])
    assert refused.value.where.startswith("items[0].position")


def test_it_is_written_by_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    file = tmp_path / "sheet.html"
    assert main(["worksheet", "trictrac", str(file), "--rules", "bar.first", "--n", "2"]) == 0
    assert str(file) in capsys.readouterr().out
    assert Read(file.read_text(encoding="utf-8")).tags.count("figure") == 2
    assert main(["worksheet", "trictrac", str(file), "--rules", "bar.last"]) == 1
    assert "rules[0]" in capsys.readouterr().err
    assert Read(file.read_text(encoding="utf-8")).tags.count("figure") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_notebook_it_stands_in_a_frame_of_its_own(lang: str) -> None:
    position = tricap.position(actives="9H / 2D", hands="4S KC", centre="10D QS 8C")
    shown = Worksheet("tricap", [Asked(position, "?")], lang=lang)._repr_html_()
    assert shown.startswith("<iframe")
    assert "<svg" not in shown
    assert game_named("tricap").name == "tricap"
