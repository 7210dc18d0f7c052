"""Pages: everything on one speaks the same language."""

from __future__ import annotations

import pytest

from tritables import BadInput, Page


def test_the_whole_page_follows_a_board_that_is_switched():
    page = Page("trictrac")
    lesson, table = page.lesson("start"), page.table()
    lesson.lang = "nl"
    assert (page.lang, table.lang) == ("nl", "nl")
    table.theme = "dark"
    assert lesson.theme == "dark"


def test_the_address_chooses_the_language(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "lang=nl&x=1")
    assert Page("trictrac").lang == "nl"
    monkeypatch.setenv("QUERY_STRING", "lang=../../etc")
    assert Page("trictrac").lang == "en"


def test_a_page_in_an_unknown_language_is_refused():
    with pytest.raises(BadInput):
        Page("trictrac", lang="de")
