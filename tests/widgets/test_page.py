"""Pages: everything on one speaks the same language."""

from __future__ import annotations

import pytest

from tritables import BadInput, Page


def test_the_whole_page_follows_a_board_that_is_switched():
    page = Page("trictrac")
    prose = page.prose(en="A **bar**.", nl="Een **balk**.", fr="Une **barre**.")
    lesson, table = page.lesson("start"), page.table()
    lesson.lang = "nl"
    assert (page.lang, table.lang) == ("nl", "nl")
    assert prose.value.startswith('<div lang="nl"')
    assert prose.value.endswith("<p>Een <strong>balk</strong>.</p>\n</div>")
    table.theme = "dark"
    assert lesson.theme == "dark"


def test_prose_that_lacks_a_language_falls_back_and_says_which_it_is():
    page = Page("trictrac", lang="fr")
    assert page.prose(en="Only English").value.startswith('<div lang="en"')


def test_html_in_prose_is_text():
    assert "<script" not in Page("trictrac").prose(en="<script>alert(1)</script>").value


def test_the_address_chooses_the_language(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "lang=nl&x=1")
    assert Page("trictrac").lang == "nl"
    monkeypatch.setenv("QUERY_STRING", "lang=../../etc")
    assert Page("trictrac").lang == "en"


@pytest.mark.parametrize("texts", [{}, {"de": "Hallo"}])
def test_prose_without_a_language_of_ours_is_refused(texts):
    with pytest.raises(BadInput):
        Page("trictrac").prose(**texts)


def test_a_page_in_an_unknown_language_is_refused():
    with pytest.raises(BadInput):
        Page("trictrac", lang="de")


def test_prose_is_there_where_no_widget_can_run():
    page = Page("trictrac", lang="nl")
    prose = page.prose(en="## A **bar**", nl="## Een **balk**")
    data = prose._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/markdown"] == data["text/plain"] == "## Een **balk**"
    assert "<h2>Een <strong>balk</strong></h2>" in data["text/html"]
    page.lang = "en"
    assert prose._repr_mimebundle_()["text/markdown"] == "## A **bar**"
