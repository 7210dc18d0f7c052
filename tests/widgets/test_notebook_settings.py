"""What is opened in a notebook that has said its language speaks it, and goes together."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tritables import BadInput, Lesson, Table, speak
from tritables.widgets.notebook_settings import isolated_settings, notebook_settings


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    with isolated_settings():
        yield


def test_without_it_tables_speak_english_and_go_their_own_ways() -> None:
    one, other = Table("trictrac"), Lesson("trictrac", "throws")
    one.lang = "nl"
    assert other.lang == "en"


def test_what_opens_afterwards_speaks_the_language_and_is_switched_together() -> None:
    speak("nl")
    lesson, table = Lesson("trictrac", "start"), Table("trictrac")
    assert (lesson.lang, table.lang) == ("nl", "nl")
    lesson.lang = "fr"
    assert table.lang == "fr"
    table.theme = "dark"
    assert lesson.theme == "dark"
    assert Table("tricap").lang == "fr"
    assert Table("tricap").theme == "dark"


def test_said_again_it_switches_all() -> None:
    speak("nl")
    table = Table("trictrac")
    speak("en")
    assert table.lang == "en"


def test_a_table_with_a_language_of_its_own_keeps_it() -> None:
    speak("nl")
    french, dutch = Table("trictrac", lang="fr"), Table("trictrac")
    dutch.lang = "en"
    assert french.lang == "fr"
    french.lang = "nl"
    assert dutch.lang == "en"
    dutch.theme = "dark"
    assert french.theme == "dark", "it has no colours of its own"


def test_the_address_of_a_page_says_the_language_where_nobody_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("QUERY_STRING", "lang=nl&x=1")
    speak()
    assert Table("trictrac").lang == "nl"
    monkeypatch.setenv("QUERY_STRING", "lang=../../etc")
    speak()
    assert Table("trictrac").lang == "en"


def test_another_language_is_refused_and_changes_nothing() -> None:
    speak("nl")
    with pytest.raises(BadInput):
        speak("de")  # type: ignore[arg-type]
    assert Table("trictrac").lang == "nl"


def test_a_table_that_is_gone_is_not_held() -> None:
    speak("nl")
    here = notebook_settings()
    assert here is not None
    table = Table("trictrac")
    assert here.shares_language(table)
    table.close()
    del table
    gc.collect()
    assert len(here._tables["lang"]) == 0
