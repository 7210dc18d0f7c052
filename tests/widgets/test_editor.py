"""The editor as a notebook has it: faults in words, saved and opened again, played from."""

from __future__ import annotations

import pytest

from tests.pages import send
from tritables import BadPosition, Editor, IllegalMove, game_names
from tritables.games import trictrac


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
def test_what_is_wrong_is_said_in_its_language(game: str, lang: str) -> None:
    editor = Editor(game, lang=lang)  # type: ignore[arg-type]
    assert editor.faults == ()
    send(editor, {"view": "v", "seq": 1, "kind": "tool", "name": "clear"})
    assert len(editor.faults) >= 1
    assert repr(editor) == "\n".join(editor.faults)
    with pytest.raises(BadPosition):
        editor.play_from_here()
    editor.undo()
    assert editor.faults == ()
    assert "position" in editor.written("python")


def test_what_was_set_up_is_opened_again_when_it_was_saved() -> None:
    editor = Editor("trictrac", trictrac.position(white="8:4", black="20:2"))
    editor.move("8", "9")
    editor.choose("throw", "3-5")
    again = Editor.load(editor.save())
    assert again.state == editor.state
    again.move("9", "8")
    assert again.faults == ()
    again.play_from_here()
    again.play("8/11")
    third = Editor.load(again.save())
    with pytest.raises(IllegalMove):
        third.play("8/11")
    third.edit()
    assert third.state.legal_moves() == ("8/11",)


def test_when_an_editor_with_faults_is_loaded_then_its_draft_is_as_it_was() -> None:
    editor = Editor("tricap")
    send(editor, {"view": "v", "seq": 1, "kind": "tool", "name": "clear"})
    assert editor.faults
    assert Editor.load(editor.save()).faults == editor.faults
