"""Whatever is wrong in a call raises an error of ours that says where, and what is allowed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tritables
from tritables import (
    BadInput,
    BadPosition,
    BadRecord,
    Lesson,
    Page,
    Table,
    TritablesError,
    game_named,
    new,
)

TABLE: dict[str, Any] = {"game": "trictrac"}
POSITION = new("trictrac").play("start 5-3").position()
RECORD = Table("trictrac").record
OTHER = Table("triominos").record


@pytest.mark.parametrize(
    ("given", "error", "where", "says"),
    [
        ({"game": "chess"}, BadInput, "game", "trictrac"),
        ({"game": 5}, BadInput, "game", "trictrac"),
        ({"seats": 5}, BadInput, "seats", "list of 2 of these: person, toby,"),
        ({"seats": "person"}, BadInput, "seats", "list of 2"),
        ({"seats": ["person"]}, BadInput, "seats", "list of 2"),
        ({"game": "triominos", "seats": ["person"] * 7}, BadInput, "seats", "list of 2–6 of"),
        ({"game": "triominos", "seats": 2}, BadInput, "seats", "list of 2–6 of"),
        ({"seats": ["person", "wizard"]}, BadInput, "seats[1]", "random, greedy"),
        ({"seats": ["person", ["greedy"]]}, BadInput, "seats[1]", "random, greedy"),
        ({"seats": ["person"] * 2, "position": POSITION, "game": "triominos"}, BadPosition, "game",
         "another game, trictrac"),
        ({"position": POSITION, "options": {}}, BadInput, "options", "do not go together"),
        ({"record": RECORD, "options": {}}, BadInput, "options", "do not go together"),
        ({"record": RECORD, "position": POSITION}, BadInput, "position", "do not go together"),
        ({"record": OTHER}, BadRecord, "game", "another game, triominos"),
        ({"record": OTHER, "seats": ["person"] * 3}, BadRecord, "game", "triominos"),
        ({"record": RECORD, "seats": ["person"] * 3}, BadInput, "seats", "list of 2"),
        ({"record": 5}, BadRecord, "", "object"),
        ({"position": "here"}, BadInput, "link", "another version"),
        ({"position": new("triominos")}, BadPosition, "game", "triominos"),
        ({"options": {"flexible": True}}, BadInput, "options", "flexible"),
        ({"options": 5}, BadInput, "options", "object"),
        ({"seed": "x"}, BadInput, "seed", "128 bits"),
        ({"seed": 1.5}, BadInput, "seed", "whole number"),
        ({"seed": -1}, BadInput, "seed", "whole number"),
        ({"seed": 2**128}, BadInput, "seed", "128 bits"),
        ({"seed": True}, BadInput, "seed", "whole number"),
        ({"lang": "de"}, BadInput, "lang", "en, nl, fr"),
        ({"theme": "pink"}, BadInput, "theme", "auto, light, dark"),
        ({"speed": 3}, BadInput, "speed", "slow, normal, fast"),
        ({"paused": "yes"}, BadInput, "paused", "true or false"),
        ({"reveal": 1}, BadInput, "reveal", "true or false"),
        ({"colour": "pink"}, BadInput, "colour", "seats, seed, position"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_opened_says_why(
    given: dict[str, Any], error: type[BadInput], where: str, says: str
) -> None:
    with pytest.raises(error) as refusal:
        Table(**{**TABLE, **given})
    assert refusal.value.where == where
    assert says in str(refusal.value)


@pytest.mark.parametrize(
    ("call", "where"),
    [
        (lambda table: table.play(3), "moves[0]"),
        (lambda table: table.play("start 5-3", None), "moves[0]"),
        (lambda table: table.judge(None), "move"),
        (lambda table: table.go("1"), "ply"),
        (lambda table: table.go(1.0), "ply"),
        (lambda table: table.go(-1), "ply"),
        (lambda table: table.take_seat("0", "greedy"), "seat"),
        (lambda table: table.take_seat(0, "wizard"), "seats[0]"),
        (lambda table: table.new_game("x"), "seed"),
        (lambda table: table.new_game(seats=5), "seats"),
        (lambda table: table.new_game(options={"x": 1}), "options"),
        (lambda table: table.svg(shape="round"), "shape"),
        (lambda table: table.svg(theme="pink"), "theme"),
        (lambda table: setattr(table, "theme", "pink"), "theme"),
        (lambda table: setattr(table, "lang", None), "lang"),
        (lambda table: setattr(table, "flipped", "no"), "flipped"),
        (lambda table: setattr(table, "locked", ["x"]), "locked[0]"),
        (lambda table: table.undo(), ""),
        (lambda table: table.redo(), ""),
        (lambda table: table.advance(), ""),
        (lambda table: table.next_round(), ""),
        (lambda table: table.open_curtain(), ""),
        (lambda table: Table.load({}), ""),
        (lambda table: Table.load(table.record), ""),
        (lambda table: Lesson("trictrac", 5), "lesson"),
        (lambda table: Lesson("trictrac", "look-ahead", position=POSITION), "position"),
        (lambda table: Lesson("trictrac", "look-ahead", colour=1), "colour"),
        (lambda table: Lesson("triominos", game_named("trictrac").examples[0]), "game"),
        (lambda table: Page("chess").table(), "game"),
        (lambda table: setattr(Page("trictrac"), "lang", "de"), "lang"),
        (lambda table: tritables.position({"game": "chess"}), "game"),
        (lambda table: tritables.position({}), ""),
        (lambda table: tritables.position(5), ""),
        (lambda table: tritables.new("triominos", seats=9), "seats"),
    ],
)
def test_a_call_that_cannot_be_done_says_why_and_changes_nothing(call: Any, where: str) -> None:
    table = Table("trictrac", seed=1)
    before = json.dumps(table.save())
    with pytest.raises(TritablesError) as refusal:
        call(table)
    assert refusal.value.where == where
    assert str(refusal.value)
    if "start 5-3" not in table.record["moves"]:  # type: ignore[operator]
        assert json.dumps(table.save()) == before


def test_a_position_of_an_unknown_game_is_a_bad_position() -> None:
    with pytest.raises(BadPosition, match="trictrac"):
        tritables.position({"game": "chess"})


def test_when_a_record_is_opened_and_played_on_then_chance_is_drawn_anew() -> None:
    def goes_on(**given: Any) -> list[str]:
        table = Table("trictrac", record=RECORD, **given)
        for _ in range(12):
            table.draw() if table.state.to_act == "chance" else table.play(table.legal[0])
        moves: Any = table.record["moves"]
        return list(moves)

    assert goes_on(seed=5) == goes_on(seed="5")
    assert goes_on(seed=5) != goes_on(seed=6)
    assert goes_on() != goes_on()


def test_a_drawn_seed_has_128_bits() -> None:
    seeds = [Table("trictrac").seed for _ in range(12)]
    assert len(set(seeds)) == 12
    assert 2**118 < max(seeds) < 2**128


def test_a_seed_comes_to_no_page_unasked() -> None:
    seed = 2**127 + 987654321
    table = Table("trictrac", seed=seed)
    table.draw()
    assert str(seed) not in json.dumps(table.get_state(), default=str)


def test_the_sheet_speaks_the_language_of_the_table() -> None:
    table = Table("trictrac", lang="nl")
    table.play("start 5-3", "roll 1-2")
    assert table.sheet.splitlines() == ["start 5-3", "wit 1-2"]
    table.lang = "fr"
    assert table.sheet.splitlines()[1] == "blancs 1-2"
