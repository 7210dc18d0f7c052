"""A table as Python sees it."""

from __future__ import annotations

import json
from base64 import b64decode
from xml.etree import ElementTree

import pytest

from tests.pages import page_board, page_panel, page_scene, part_of
from tritables import BadInput, BadPosition, BadRecord, IllegalMove, Table, new


def test_moves_are_played_and_taken_back_and_played_again():
    table = Table("trictrac")
    table.play("start 5-3", "roll 1-2", "bar/1")
    before = table.position
    table.undo()
    assert table.position["left"] == [1, 1, 2, 2, 5, 5, 6, 6]
    table.redo()
    assert table.position == before


def test_undo_reaches_over_the_whole_game_and_refuses_to_go_further():
    table = Table("trictrac", seed=4)
    for _ in range(40):
        table.play(table.legal[0])
    for _ in range(40):
        table.undo()
    assert table.position == new("trictrac").position()
    with pytest.raises(BadInput):
        table.undo()
    for _ in range(40):
        table.redo()
    with pytest.raises(BadInput):
        table.redo()
    assert len(table.record["moves"]) == 40


def test_another_move_after_undo_starts_another_line():
    table = Table("trictrac")
    table.play("start 5-3", "roll 1-1")
    table.undo()
    table.play("roll 2-2")
    assert table.record["moves"] == ["start 5-3", "roll 2-2"]
    with pytest.raises(BadInput):
        table.redo()


def test_an_illegal_move_raises_its_verdict_and_changes_nothing():
    table = Table("trictrac")
    table.play("start 5-3", "roll 3-5")
    before = json.dumps(table.position)
    with pytest.raises(IllegalMove) as refusal:
        table.play("bar/5")
    assert refusal.value.verdict.rule == "throw.normal"
    assert refusal.value.verdict.nearest == ("bar/3",)
    assert json.dumps(table.position) == before


def test_the_position_can_be_observed():
    table = Table("trictrac")
    seen = []
    table.observe(lambda change: seen.append(change["new"]["on_turn"]), "position")
    table.play("start 2-6")
    table.play("roll 3-3")
    table.undo()
    assert seen == [1, 1, 1]


def test_the_same_seed_gives_the_same_throws():
    def throws(seed: int) -> list[str]:
        table = Table("trictrac", seed=seed)
        while len(table.record["moves"]) < 30:
            table.draw() if table.state.to_act == "chance" else table.play(table.legal[0])
        return table.record["moves"]

    assert throws(11) == throws(11)
    assert throws(11) != throws(12)


def test_a_taken_back_throw_falls_the_same_way_again():
    table = Table("trictrac", seed=5)
    table.draw()
    first = table.record["moves"]
    table.undo()
    table.draw()
    assert table.record["moves"] == first


def test_throwing_when_a_stone_is_due_is_refused():
    table = Table("trictrac")
    table.play("start 5-3", "roll 3-5")
    with pytest.raises(IllegalMove) as refusal:
        table.draw()
    assert refusal.value.rule == "throw.must-move"


def test_a_record_opens_at_its_start_and_is_stepped_through():
    table = Table("trictrac")
    table.play("start 5-3", "roll 1-2", "bar/1")
    opened = Table("trictrac", record=table.record)
    assert opened.record["moves"] == []
    opened.redo()
    opened.go(3)
    assert opened.position == table.position


def test_a_position_can_be_set_up():
    start = new("trictrac").play("start 5-3").play("roll 6-6").position()
    assert Table("trictrac", position=start).legal == ("bar/6",)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, BadInput),
        ({"game": "trictrac", "seats": ["person"]}, BadInput),
        ({"game": "trictrac", "seats": ["person", "wizard"]}, BadInput),
        ({"game": "trictrac", "lang": "de"}, BadInput),
        ({"game": "trictrac", "position": {}}, BadPosition),
        ({"game": "trictrac", "record": {"format": "x"}}, BadRecord),
        ({"game": "trictrac", "options": {"flexible": True}}, BadInput),
    ],
)
def test_a_table_that_cannot_be_set_says_why(wrong, error):
    with pytest.raises(error) as refusal:
        Table(**wrong)
    assert str(refusal.value)


def test_a_new_game_keeps_the_seats_and_shows_its_seed():
    table = Table("trictrac", seats=["person", "greedy"], seed=1)
    table.play("start 5-3")
    table.new_game(77)
    assert (table.seed, table.seats, table.record["moves"]) == (77, ("person", "greedy"), [])


def test_the_score_sheet_reads_by_turns():
    table = Table("trictrac")
    table.play("start 5-3", "roll 1-2", *("bar/1", "bar/1", "bar/2", "bar/2"))
    table.play("bar/5", "bar/5", "bar/6", "bar/6", "roll 3-4", "bar/3", "bar/4", "roll 3-5")
    assert table.sheet.splitlines() == [
        "start 5-3",
        "white 1-2: bar/1 bar/1 bar/2 bar/2 bar/5 bar/5 bar/6 bar/6; 3-4: bar/3 bar/4",
        "black 3-5",
    ]


def test_opponents_can_be_advanced_to_the_end_without_an_event_loop():
    table = Table("trictrac", seats=["greedy", "random"], seed=2)
    while table.result is None:
        table.advance()
    assert max(table.result["scores"]) == 15
    with pytest.raises(BadInput):
        table.advance()


def test_a_table_shows_itself_where_no_widget_can_run():
    table, other = Table("trictrac"), Table("trictrac")
    bundle, _ = table._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert "each side throws a die to see who begins" in bundle["text/plain"]
    pictures = [ElementTree.fromstring(each.svg()) for each in (table, other)]
    ids = [el.attrib["id"] for picture in pictures for el in picture.iter() if "id" in el.attrib]
    assert ids
    assert len(ids) == len(set(ids))


def test_where_png_can_be_drawn_it_stands_beside_the_svg(monkeypatch):
    monkeypatch.delenv("SERVER_SOFTWARE")
    bundle, _ = Table("tricap")._repr_mimebundle_()
    assert b64decode(bundle["image/png"]).startswith(b"\x89PNG")
    assert bundle["image/svg+xml"].startswith("<svg")


def test_what_python_shows_follows_the_language():
    table = Table("trictrac", lang="fr")
    before = part_of(table, "words")
    assert page_scene(table)["lang"] == "fr"
    table.lang = "nl"
    assert part_of(table, "words") is not before
    assert page_scene(table)["status"] == "Ieder gooit één dobbelsteen. De hoogste begint."


def test_synced_traits_are_replaced_and_never_changed_in_place():
    table = Table("trictrac")
    kept = [
        (trait, json.dumps(trait))
        for trait in (page_scene(table), page_panel(table), page_board(table))
    ]
    table.play("start 5-3", "roll 1-2", "bar/1")
    table.flipped = True
    assert all(json.dumps(trait) == text for trait, text in kept)


def test_a_table_is_saved_and_opened_again():
    table = Table("triominos", seats=["person", "greedy"], seed=4, lang="nl", locked=["undo"])
    table.draw()
    table.undo()
    again = Table.load(json.loads(json.dumps(table.save())))
    assert (again.lang, again.seats, again.locked) == ("nl", ("person", "greedy"), ("undo",))
    again.redo()
    table.redo()
    assert again.state == table.state
    assert page_scene(again) == page_scene(table)


def test_what_a_page_may_link_is_synced_and_what_it_sets_is_obeyed():
    table = Table("trictrac")
    settings = {"flipped": True, "lang": "nl", "theme": "dark", "speed": "fast", "paused": True}
    assert set(settings) <= set(table.keys)
    for name, value in settings.items():
        table.set_state({name: value})
        assert getattr(table, name) == value
    assert part_of(table, "words")["lang"] == "nl"


def test_a_setting_that_cannot_be_is_put_right_on_the_page():
    table = Table("trictrac")
    sent = []
    table.send_state = sent.append
    table.set_state({"lang": "de"})
    assert table.lang == "en"
    assert sent == [["lang"]]


@pytest.mark.parametrize("game", ["trictrac", "tricom", "tricap", "triominos"])
def test_the_view_is_what_whoever_sits_there_may_see(game):
    table = Table(game, seats=["person", "greedy"], seed=3)
    for _ in range(12):
        assert table.view == table.state.view_json(0)
        if table.state.to_act == "chance":
            table.draw()
        else:
            table.play(table.legal[0])
    assert "view" in table.keys
    table.reveal = True
    assert {**table.view, "format": "tritables-position/1"} == table.position
