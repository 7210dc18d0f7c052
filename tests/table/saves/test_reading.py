"""A table as one JSON value: what was saved is there again, and nothing false is believed."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.table.test_scoresheet import step
from tests.test_schemas import spoilt
from tests.validators import check, fits
from tritables import BadRecord, game_named, game_names
from tritables.table import Table
from tritables.table.activities.example import WorkedExample

Json = Any


def saved(table: Table) -> Json:
    """What is saved, as it comes out of a file."""
    return json.loads(json.dumps(table.save()))


def played(game: str, seed: int, steps: int = 120, **given: Any) -> Table:
    seats = ["person", *["greedy"] * (game_named(game).seats.start - 1)]
    table = Table.open(game, seats=seats, seed=2**127 + seed, **given)
    rng = Random(seed)
    for nth in range(steps):
        step(table.at(nth * 0.3), rng)
    return table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", game_names())
def test_what_was_saved_is_there_again(game: str, seed: int) -> None:
    table = played(game, seed, locked=("undo", "hints"), settings={"lang": "fr", "paused": True})
    data = saved(table)
    check("sitting", data)
    again = Table.load(data)
    assert saved(again) == data
    assert again.state == table.state
    assert again.session.match.as_json() == table.session.match.as_json()
    if again.state.to_act is not None:
        table.choose("reveal", True)
        again.choose("reveal", True)
        if again.state.to_act == "chance":
            table.draw()
            again.draw()
        else:
            for one in (table, again):
                one.play(one.state.legal_moves()[0])
        assert again.state == table.state


def test_branches_are_kept_and_redo_leads_where_it_did() -> None:
    table = Table.open("trictrac", seed=1)
    table.play("start 5-3", "roll 1-1")
    table.do("go", ply=1)
    table.play("roll 3-5", "bar/3")
    table.do("go", ply=0)
    table.play("start 2-6")
    table.do("undo")
    table.play("start 5-3")
    data = saved(table)
    assert data["moves"] == ["start 2-6", [0, "start 5-3"], "roll 1-1", [2, "roll 3-5"], "bar/3"]
    again = Table.load(data)
    again.do("redo")
    again.do("redo")
    assert again.node.move == "bar/3"
    assert list(again.session.history.root.children) == ["start 2-6", "start 5-3"]


def test_a_long_game_is_hardly_longer_than_its_record() -> None:
    table = Table.open("trictrac", seed=1)
    while table.node.ply < 400:
        if table.state.to_act == "chance":
            table.draw()
        else:
            table.play(table.state.legal_moves()[0])
    assert len(json.dumps(saved(table))) < len(json.dumps(table.session.record.as_json())) + 800


def test_nobody_sits_behind_the_screen_after_a_break() -> None:
    table = Table.open("triominos", seats=["person"] * 2, seed=4)
    while table.viewpoint.curtain is None:
        table.draw()
    table.do("open")
    again = Table.load(saved(table))
    assert again.viewpoint.curtain == table.state.to_act
    assert again.shown(0.0)["scene"]["ways"] == []


def test_the_rounds_of_a_match_come_back_with_their_points() -> None:
    table = Table.open("triominos", seats=["greedy", "random"], seed=4, options={"target": 100_000})
    for _ in range(2):
        while table.state.result is None:
            table.advance()
        table.do("next")
    table.advance()
    again = Table.load(saved(table))
    assert again.session.totals == table.session.totals
    assert again.shown(0.0)["table"]["match"] == table.shown(0.0)["table"]["match"]
    while again.state.result is None:
        again.advance()
        table.advance()
    assert again.state == table.state


def sound() -> Json:
    table = Table.open("trictrac", seed=1)
    table.play("start 5-3", "roll 1-1")
    table.do("go", ply=1)
    table.play("roll 3-5", "bar/3", "bar/5")
    table.do("undo")
    return saved(table)


SOUND = sound()
ROUND = Table.open("trictrac", seed=1).session.record.as_json()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"format": "tritables-sitting/2"}, "format"),
        ({"game": "chess"}, "game"),
        ({"seats": ["person"]}, "seats"),
        ({"seats": ["person", "wizard"]}, "seats[1]"),
        ({"seed": "x"}, "seed"),
        ({"seed": str(2**128)}, "seed"),
        ({"seed": 7}, "seed"),
        ({"start": {}}, "start"),
        ({"moves": ["start 5-5"]}, "moves[0]"),
        ({"moves": ["start 5-3", [2, "roll 1-1"]]}, "moves[1][0]"),
        ({"moves": ["start 5-3", [0, "start 5-3"]]}, "moves[1][1]"),
        ({"moves": ["start 5-3", [1, "bar/3"]]}, "moves[1][1]"),
        ({"moves": ["start 5-3", []]}, "moves[1]"),
        ({"at": 99}, "at"),
        ({"at": 2}, "at"),
        ({"settings": {}}, "settings"),
        ({"settings": {**SOUND["settings"], "theme": "pink"}}, "settings.theme"),
        ({"locked": ["door"]}, "locked[0]"),
        ({"held": 1}, "held"),
        ({"used": [[0, -1]]}, "used[0][1]"),
        ({"used": [[77, 1]]}, "used[0][0]"),
        ({"example": "castling"}, "example"),
        ({"refused": [[0, "bar.first"]]}, "refused[0][1]"),
        ({"rounds": [ROUND]}, "rounds[0]"),
        ({"rounds": [1]}, "rounds[0]"),
        ({"more": 1}, ""),
    ],
)
def test_a_false_one_is_refused_by_its_place(change: Json, where: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Table.load({**copy.deepcopy(SOUND), **change})
    assert refusal.value.where.startswith(where)
    assert str(refusal.value)


@examples(1.5)
@given(data=st.data())
def test_what_the_schema_refuses_is_refused(data: st.DataObject) -> None:
    value = data.draw(spoilt(SOUND))
    try:
        again = Table.load(value)
    except BadRecord:
        return
    assert fits("sitting", value)
    check("sitting", saved(again))


def test_a_lesson_comes_back_as_far_as_it_was() -> None:
    game = game_named("trictrac")
    table = Table.open(WorkedExample(game, game.example("look-ahead")))
    table.receive({"view": "v", "seq": 1, "kind": "type", "move": "22/24"}, 0.0)
    assert table.top.task is not None
    assert table.top.task.step(table.node) == 1
    data = saved(table)
    check("sitting", data)
    assert (data["example"], data["refused"]) == (
        "look-ahead",
        [[0, ["throw.look-ahead", "look-ahead"]]],
    )
    again = Table.load(data)
    assert again.top.task is not None
    assert again.top.task.step(again.node) == 1
    assert saved(again) == data
    older = {**data, "refused": [[0, "throw.look-ahead"]]}
    check("sitting", older)
    again = Table.load(older)
    assert again.top.task is not None
    assert again.top.task.step(again.node) == 1
