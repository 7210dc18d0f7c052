"""What a typed answer means, and how it is given at the board."""

from __future__ import annotations

import pytest

from tritables.core.errors import BadInput
from tritables.lessons import Choosing, FindAll, course
from tritables.table import Table
from tritables.table.activities.lesson import Lesson
from tritables.table.typed_answers import meant

POINTS = {"5": "Point 5, 3 white stones", "15": "Point 15, empty", "bar": "The bar, 2 black stones"}


@pytest.mark.parametrize(
    ("text", "place"),
    [("5", "5"), ("Point 15", "15"), ("point 5,", "5"), ("THE BAR", "bar"), ("empty", "15")],
)
def test_words_that_only_one_name_has_mean_it(text: str, place: str) -> None:
    assert meant(text, POINTS) == place


def test_a_whole_name_comes_before_a_longer_one_with_the_same_words() -> None:
    assert meant("a trio", {"1": "A trio", "2": "A trio of queens"}) == "1"


@pytest.mark.parametrize("text", ["point", "stones", ""])
def test_what_means_nothing_or_several_things_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        meant(text, POINTS)


def typed(table: Table, text: str) -> bool:
    return table.receive({"view": "v", "seq": 1, "kind": "type", "move": text}, 0.0).ok


def test_all_is_found_by_text() -> None:
    chapter = course("trictrac").chapter("meeting")
    step = chapter.steps[1]
    assert isinstance(step, FindAll)
    table = Table.open(Lesson.of_chapter(chapter, 1))
    assert typed(table, step.places()[0])
    assert not typed(table, "stones")
    assert table.refusal is not None
    assert all(typed(table, f"point {place}") for place in step.places()[1:])
    assert table.top.progress is not None
    assert table.top.progress.now.done
    assert table.top.progress.now.wrong == 0


@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
def test_an_answer_is_chosen_by_its_number_or_its_words(lang: str) -> None:
    for chapter in course("tricap").chapters:
        for at, step in enumerate(chapter.steps):
            if not isinstance(step, Choosing):
                continue
            right = step.right()[0]
            by_number = Table.open(Lesson.of_chapter(chapter, at), settings={"lang": lang})
            by_words = Table.open(Lesson.of_chapter(chapter, at), settings={"lang": lang})
            shown = by_words.shown(0.0)["table"]["question"]["choices"]
            assert typed(by_number, str(right + 1))
            assert typed(by_words, shown[right]["text"])
            for table in (by_number, by_words):
                assert table.top.progress is not None
                assert table.top.progress.attempt.outcome is not None
                assert table.top.progress.attempt.outcome.right


def test_a_teacher_who_locks_moves_in_text_leaves_answers_in_text() -> None:
    chapter = course("trictrac").chapter("meeting")
    table = Table.open(Lesson.of_chapter(chapter, 1), locked=["type"])
    assert typed(table, "5")
