"""A table with a desk: what is set up there, played from, made a lesson of and written down."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.test_solitaire import WalkGame
from tests.validators import check
from tritables import BadInput, BadPosition, BadRecord, game_named
from tritables.games import triominos
from tritables.lessons import check as check_lesson
from tritables.replay.links import from_link
from tritables.replay.study import Study
from tritables.replay.text_reading import from_text
from tritables.table import Table
from tritables.table.activities.editor import Editor
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.replay import Replay


def ask(table: Table, kind: str, **args: object) -> bool:
    return table.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0).ok


def asked(table: Table, kind: str, **args: object) -> Any:
    answer = table.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0)
    assert answer.ok
    return dict(answer.more)


def editor(table: Table) -> Any:
    shown = table.shown(0.0)
    check("scene", shown["table"], "TableState")
    check("scene", shown["scene"], "Scene")
    return shown["table"]["editor"]


def study_of(table: Table) -> Study:
    replay = table.find(Replay)
    assert replay is not None
    return replay.playback.study


def attempt(table: Table, source: str, target: str) -> bool:
    return ask(table, "attempt", **{"from": source, "to": target, "turn": 0})


def test_what_is_put_in_the_box_is_missed_until_it_is_back() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    before = table.state
    assert attempt(table, "bar0", "box0")
    assert [fault["place"] for fault in editor(table)["faults"]] == ["box0"]
    assert table.state == before
    assert attempt(table, "box0", "8")
    assert editor(table)["faults"] == []
    assert table.state.position()["points"][7] == 1  # type: ignore[index]


def saved(table: Table) -> Any:
    data = json.loads(json.dumps(table.save()))
    check("sitting", data)
    return data


def test_a_draft_with_faults_is_there_again_after_a_reload() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    attempt(table, "bar0", "8")
    assert saved(table)["desk"] == {"open": True, "steps": []}
    attempt(table, "bar0", "box0")
    attempt(table, "8", "9")
    data = saved(table)
    assert data["desk"]["steps"] == [["move", "bar0", "box0", 0], ["move", "8", "9", 0]]
    again = Table.load(data)
    assert editor(again) == editor(table)
    assert again.shown(0.0)["scene"]["pieces"] == table.shown(0.0)["scene"]["pieces"]
    assert attempt(again, "box0", "9")
    assert editor(again)["faults"] == []
    assert saved(again)["desk"]["steps"] == []


def test_what_is_played_from_the_desk_leads_back_to_it_after_a_reload() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    table.do("play")
    table.play("start 5-3")
    again = Table.load(saved(table))
    assert (again.top.name, again.state) == ("play", table.state)
    again.do("leave")
    assert again.top.name == "editor"


@pytest.mark.parametrize(
    "step", [["move", "1", "nowhere", 0], ["use", "magic"], ["fly", "1"], [1, 2]]
)
def test_a_step_that_cannot_be_done_is_refused_with_its_place(step: list[object]) -> None:
    data = saved(Table.open(Editor(game_named("trictrac"))))
    data["desk"]["steps"] = [step]
    with pytest.raises(BadRecord) as fault:
        Table.load(data)
    assert fault.value.where.startswith("desk.steps[0]")


def test_steps_at_the_desk_are_taken_back_and_done_again() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    attempt(table, "bar0", "8")
    attempt(table, "bar0", "9")
    assert ask(table, "undo")
    panel = table.shown(0.0)["table"]
    assert (panel["at"], panel["plies"]) == (1, 2)
    assert table.state.position()["bar"] == [14, 15]
    assert ask(table, "redo")
    assert not ask(table, "redo")
    assert table.state.position()["bar"] == [13, 15]


def test_what_is_refused_changes_nothing_and_says_where() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    assert attempt(table, "bar1", "8")
    assert not attempt(table, "bar0", "8")
    verdict = table.shown(0.0)["table"]["verdict"]
    assert verdict["places"] == ["8"]
    editor = table.find(Editor)
    assert editor is not None
    assert editor.draft.at == 1
    assert not attempt(table, "bar0", "nowhere")
    assert not ask(table, "draw")
    assert not ask(table, "new", seed=None, seats=None, options=None)


def test_it_is_played_from_here_and_set_up_again() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    assert ask(table, "tool", name="clear")
    assert not ask(table, "play")
    with pytest.raises(BadPosition):
        table.do("write", form="python")
    attempt(table, "box0", "8")
    ask(table, "tool", name="off")
    attempt(table, "off1", "20")
    assert ask(table, "edit", name="turn", value="0")
    assert ask(table, "edit", name="throw", value="3-5")
    assert ask(table, "play")
    assert not editor(table)["open"]
    assert table.state.legal_moves() == ("8/11",)
    assert ask(table, "type", move="8/11")
    assert not ask(table, "edit", name="turn", value="1")
    assert ask(table, "leave")
    assert editor(table)["open"]
    assert table.state.legal_moves() == ("8/11",)


def test_a_lesson_is_made_of_it_and_keeps_what_it_promises() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    for source, target in (("bar0", "8"), ("bar1", "11")):
        attempt(table, source, target)
    ask(table, "edit", name="throw", value="3-5")
    aims = asked(table, "aims")["aims"]
    assert {"event bar.first", "refusal bar.first"} <= {aim["value"] for aim in aims}
    assert not ask(table, "lesson", aim="event no.rule", task=None)
    assert ask(table, "lesson", aim="refusal bar.first", task="Try to leave it there.")
    assert table.shown(0.0)["table"]["task"]["text"].startswith("Try to leave it there.")
    made = table.top
    assert isinstance(made, WorkedExample)
    example = made.example
    assert check_lesson(example) == ()
    code = asked(table, "write", form="lesson")["written"]
    names: dict[str, Any] = {}
    exec(code.rpartition("\n\n")[0], names)
    assert names["example"].goals == example.goals
    assert names["example"].line == example.line
    assert names["example"].position == example.position
    assert not ask(table, "type", move="8/11")
    assert table.top.task.is_done(table.node)
    assert ask(table, "leave")
    assert not table.top.is_lesson


def test_what_is_written_down_is_read_again() -> None:
    table = Table.open(Editor(game_named("trictrac")))
    attempt(table, "bar0", "8")
    state = table.state
    assert from_link(asked(table, "write", form="link")["written"]) == state
    assert from_text(asked(table, "write", form="text")["written"]).history.root.state == state
    names: dict[str, Any] = {}
    exec(asked(table, "write", form="python")["written"], names)
    assert names["position"] == state


def test_where_a_tile_fits_is_told() -> None:
    start = triominos.position(table="0-4-5@0,0", hands="0-1-4 5-5-5 / ...")
    table = Table.open(Editor(game_named("triominos"), start))
    told = asked(table, "legal", place="rack0.0")["legal"]
    assert len(told) == 1
    assert told[0] == table.shown(0.0)["scene"]["labels"]["1,0"]
    assert asked(table, "legal", place="rack0.1")["legal"] == []


def test_a_tile_on_the_table_is_taken_back_by_a_touch() -> None:
    start = triominos.position(table="0-4-5@0,0 0-1-4@1,0 1-3-4@2,0")
    table = Table.open(Editor(game_named("triominos"), start))
    touches = table.shown(0.0)["scene"]["touches"]
    assert list(touches) == ["2,0"]
    assert not ask(table, "type", move="back 1,0")
    assert ask(table, "type", move=touches["2,0"])
    assert [fault["place"] for fault in editor(table)["faults"]] == ["box 1-3-4"]
    assert list(table.shown(0.0)["scene"]["touches"]) == ["1,0"]


def test_a_table_without_a_desk_has_nothing_to_set_up() -> None:
    table = Table.open("trictrac")
    for kind, args in (
        ("edit", {"name": "turn", "value": "0"}),
        ("tool", {"name": "clear"}),
        ("write", {"form": "python"}),
        ("aims", {}),
        ("lesson", {"aim": "event move.hit", "task": None}),
    ):
        assert not ask(table, kind, **args)
    assert table.shown(0.0)["table"]["editor"] is None
    with pytest.raises(BadInput):
        table.do("edit", name="turn", value="0")


def test_a_game_without_an_editor_says_so() -> None:
    game = WalkGame()
    with pytest.raises(BadInput) as refused:
        game.edit(game.new())
    assert refused.value.reason.id == "bad-no-editor"


SHORT = st.sampled_from(["bar0", "box0", "box1", "8", "20", "off0", "dice", "turn", "", "0", "3-5"])


@settings(max_examples=40)
@given(
    st.lists(
        st.one_of(
            st.fixed_dictionaries(
                {"kind": st.just("attempt"), "from": SHORT, "to": SHORT, "turn": st.integers(0, 2)}
            ),
            st.fixed_dictionaries({"kind": st.just("edit"), "name": SHORT, "value": SHORT}),
            st.fixed_dictionaries(
                {"kind": st.just("tool"), "name": st.sampled_from(["clear", "start", "bar", "x"])}
            ),
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["undo", "redo", "play", "leave", "draw", "aims"])}
            ),
            st.fixed_dictionaries(
                {"kind": st.just("write"), "form": st.sampled_from(["python", "link", "lesson"])}
            ),
        ),
        max_size=12,
    )
)
def test_whatever_is_asked_is_answered(asks: list[dict[str, object]]) -> None:
    table = Table.open(Editor(game_named("trictrac")))
    for one in asks:
        answer = table.receive({"view": "v", "seq": 1, **one}, 0.0)
        assert answer.fault is None
        json.dumps(answer.as_json())
    editor(table)


def test_what_is_played_from_a_desk_can_be_written_at_and_the_desk_is_still_there() -> None:
    desk = Editor(game_named("tricap"))
    table = Table.open(desk)

    def ask(kind: str, **args: object) -> bool:
        return table.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0).ok

    assert not ask("study"), "nothing is played yet"
    assert ask("play")
    first = table.state.legal_moves()
    table.play(first[0])
    assert table.shown(0.0)["table"]["editor"]["studies"]
    assert ask("study")
    shown = table.shown(0.0)["table"]
    assert shown["editor"]["studies"] is False
    assert shown["replay"]["branches"] == []
    assert ask("note", comment="A first thought.", called=None)
    assert ask("go", ply=0)
    assert ask("type", move=first[1])
    assert ask("note", comment="And another.", called=None)
    assert len(study_of(table).history.root.children) == 2
    assert len(list(study_of(table).noted)) == 2
    again = Table.load(table.save())
    assert len(list(study_of(again).noted)) == 2, "it is kept"
    assert ask("leave")
    shown = table.shown(0.0)["table"]
    assert "replay" not in shown or shown["replay"] is None
    assert shown["editor"]["open"]
    assert ask("play")
    table.play(first[0])
    assert ask("study")
    assert len(list(study_of(table).noted)) == 2, "who went to set something up comes back to it"
    assert ask("leave")
    assert ask("tool", name=desk.draft.draft.tools()[-1].name)
    assert desk.draft.faults
    assert not ask("study")
