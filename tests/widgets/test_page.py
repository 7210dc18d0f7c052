"""Pages: everything on one speaks the same language."""

from __future__ import annotations

import pytest

from tritables import BadInput, Page, rounds


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


@pytest.mark.parametrize(
    ("game", "hint"), [("chess", "one of: trictrac"), ("trictrak", "mean trictrac"), (7, "one of")]
)
def test_a_page_of_an_unknown_game_is_refused(game, hint):
    with pytest.raises(BadInput) as refused:
        Page(game)
    assert refused.value.where == "game"
    assert hint in str(refused.value)


def test_a_replay_and_an_editor_speak_with_the_page():
    page = Page("tricap", lang="nl")
    replay, editor = page.replay(rounds("tricap")[0]), page.editor()
    assert replay.study.title == rounds("tricap", "nl")[0].title("nl")
    editor.lang = "fr"
    assert replay.lang == "fr"
    assert replay.study.title == rounds("tricap")[0].title("fr")


def test_a_page_replays_its_own_game_only():
    with pytest.raises(BadInput):
        Page("tricap").replay(rounds("tricom")[0])
