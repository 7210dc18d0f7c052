"""A table with a desk: what is set up there, played from, made a lesson of and written down."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.test_solitaire import WalkGame
from tests.validators import check
from tritables import BadInput, BadPosition, BadRecord
from tritables.games import triominos
from tritables.lessons import check as check_lesson
from tritables.replay.links import from_link
from tritables.replay.text_reading import from_text
from tritables.table import Table
from tritables.table.activities.editor import Editor


def ask(sitting: Table, kind: str, **args: object) -> bool:
    return sitting.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0).ok


def asked(sitting: Table, kind: str, **args: object) -> Any:
    answer = sitting.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0)
    assert answer.ok
    return dict(answer.more)


def editor(sitting: Table) -> Any:
    shown = sitting.shown(0.0)
    check("scene", shown["table"], "TableState")
    check("scene", shown["scene"], "Scene")
    return shown["table"]["editor"]


def attempt(sitting: Table, source: str, target: str) -> bool:
    return ask(sitting, "attempt", **{"from": source, "to": target, "turn": 0})


def test_what_is_put_in_the_box_is_missed_until_it_is_back() -> None:
    sitting = Table.open(Editor(game_named("trictrac")))
    before = sitting.state
    assert attempt(sitting, "bar0", "box0")
    assert [fault["place"] for fault in editor(sitting)["faults"]] == ["box0"]
    assert sitting.state == before
    assert attempt(sitting, "box0", "8")
    assert editor(sitting)["faults"] == []
    assert sitting.state.position()["points"][7] == 1  # type: ignore[index]


def saved(sitting: Table) -> Any:
    data = json.loads(json.dumps(sitting.save()))
    check("sitting", data)
    return data


def test_a_draft_with_faults_is_there_again_after_a_reload() -> None:
    sitting = Table.open(Editor(game_named("trictrac")))
    attempt(sitting, "bar0", "8")
    assert saved(sitting)["desk"] == {"open": True, "steps": []}
    attempt(sitting, "bar0", "box0")
    attempt(sitting, "8", "9")
    data = saved(sitting)
    assert data["desk"]["steps"] == [["move", "bar0", "box0", 0], ["move", "8", "9", 0]]
    again = Table.load(data)
    assert editor(again) == editor(sitting)
    assert again.shown(0.0)["scene"]["pieces"] == sitting.shown(0.0)["scene"]["pieces"]
    assert attempt(again, "box0", "9")
    assert editor(again)["faults"] == []
    assert saved(again)["desk"]["steps"] == []


def test_what_is_played_from_the_desk_leads_back_to_it_after_a_reload() -> None:
    sitting = Table.open(Editor(game_named("trictrac")))
    sitting.do("play")
    sitting.play("start 5-3")
    again = Table.load(saved(sitting))
    assert (again.top.draft, again.state) == (None, sitting.state)
    again.do("leave")
    assert again.top.draft is not None


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
    sitting = Table.open(Editor(game_named("trictrac")))
    attempt(sitting, "bar0", "8")
    attempt(sitting, "bar0", "9")
    assert ask(sitting, "undo")
    table = sitting.shown(0.0)["table"]
    assert (table["at"], table["plies"]) == (1, 2)
    assert sitting.state.position()["bar"] == [14, 15]
    assert ask(sitting, "redo")
    assert not ask(sitting, "redo")
    assert sitting.state.position()["bar"] == [13, 15]


def test_what_is_refused_changes_nothing_and_says_where() -> None:
    sitting = Table.open(Editor(game_named("trictrac")))
    assert attempt(sitting, "bar1", "8")
    assert not attempt(sitting, "bar0", "8")
    verdict = sitting.shown(0.0)["table"]["verdict"]
    assert verdict["places"] == ["8"]
    assert sitting.top.draft is not None
    assert sitting.top.draft.at == 1
    assert not attempt(sitting, "bar0", "nowhere")
    assert not ask(sitting, "draw")
    assert not ask(sitting, "new", seed=None, seats=None, options=None)


def test_it_is_played_from_here_and_set_up_again() -> None:
    sitting = Table.open(Editor(game_named("trictrac")))
    assert ask(sitting, "tool", name="clear")
    assert not ask(sitting, "play")
    with pytest.raises(BadPosition):
        sitting.written("python")
    attempt(sitting, "box0", "8")
    ask(sitting, "tool", name="off")
    attempt(sitting, "off1", "20")
    assert ask(sitting, "edit", name="turn", value="0")
    assert ask(sitting, "edit", name="throw", value="3-5")
    assert ask(sitting, "play")
    assert not editor(sitting)["open"]
    assert sitting.state.legal_moves() == ("8/11",)
    assert ask(sitting, "type", move="8/11")
    assert not ask(sitting, "edit", name="turn", value="1")
    assert ask(sitting, "leave")
    assert editor(sitting)["open"]
    assert sitting.state.legal_moves() == ("8/11",)


def test_a_lesson_is_made_of_it_and_keeps_what_it_promises() -> None:
    sitting = Table.open(Editor(game_named("trictrac")))
    for source, target in (("bar0", "8"), ("bar1", "11")):
        attempt(sitting, source, target)
    ask(sitting, "edit", name="throw", value="3-5")
    aims = asked(sitting, "aims")["aims"]
    assert {"event bar.first", "refusal bar.first"} <= {aim["value"] for aim in aims}
    assert not ask(sitting, "lesson", aim="event no.rule", task=None)
    assert ask(sitting, "lesson", aim="refusal bar.first", task="Try to leave it there.")
    assert sitting.shown(0.0)["table"]["task"]["text"].startswith("Try to leave it there.")
    assert sitting.example is not None
    assert check_lesson(sitting.example) == ()
    code = asked(sitting, "write", form="lesson")["written"]
    names: dict[str, Any] = {}
    exec(code.rpartition("\n\n")[0], names)
    assert names["example"].goals == sitting.example.goals
    assert names["example"].line == sitting.example.line
    assert names["example"].position == sitting.example.position
    assert not ask(sitting, "type", move="8/11")
    assert sitting.top.task is not None
    assert sitting.top.task.is_done(sitting.node)
    assert ask(sitting, "leave")
    assert sitting.top.task is None


def test_what_is_written_down_is_read_again() -> None:
    sitting = Table.open(Editor(game_named("trictrac")))
    attempt(sitting, "bar0", "8")
    state = sitting.state
    assert from_link(asked(sitting, "write", form="link")["written"]) == state
    assert from_text(asked(sitting, "write", form="text")["written"]).history.root.state == state
    names: dict[str, Any] = {}
    exec(asked(sitting, "write", form="python")["written"], names)
    assert names["position"] == state


def test_where_a_tile_fits_is_told() -> None:
    start = triominos.position(table="0-4-5@0,0", hands="0-1-4 5-5-5 / ...")
    sitting = Table.open(Editor(game_named("triominos"), start))
    told = asked(sitting, "legal", place="rack0.0")["legal"]
    assert len(told) == 1
    assert told[0] == sitting.shown(0.0)["scene"]["labels"]["1,0"]
    assert asked(sitting, "legal", place="rack0.1")["legal"] == []


def test_a_tile_on_the_table_is_taken_back_by_a_touch() -> None:
    start = triominos.position(table="0-4-5@0,0 0-1-4@1,0 1-3-4@2,0")
    sitting = Table.open(Editor(game_named("triominos"), start))
    touches = sitting.shown(0.0)["scene"]["touches"]
    assert list(touches) == ["2,0"]
    assert not ask(sitting, "type", move="back 1,0")
    assert ask(sitting, "type", move=touches["2,0"])
    assert [fault["place"] for fault in editor(sitting)["faults"]] == ["box 1-3-4"]
    assert list(sitting.shown(0.0)["scene"]["touches"]) == ["1,0"]


def test_a_table_without_a_desk_has_nothing_to_set_up() -> None:
    sitting = Table.open("trictrac")
    for kind, args in (
        ("edit", {"name": "turn", "value": "0"}),
        ("tool", {"name": "clear"}),
        ("write", {"form": "python"}),
        ("aims", {}),
        ("lesson", {"aim": "event move.hit", "task": None}),
    ):
        assert not ask(sitting, kind, **args)
    assert sitting.shown(0.0)["table"]["editor"] is None
    with pytest.raises(BadInput):
        sitting.do("attempt", source="bar0", target="8")


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
    sitting = Table.open(Editor(game_named("trictrac")))
    for one in asks:
        answer = sitting.receive({"view": "v", "seq": 1, **one}, 0.0)
        assert answer.fault is None
        json.dumps(answer.as_json())
    editor(sitting)


def test_what_is_played_from_a_desk_can_be_written_at_and_the_desk_is_still_there() -> None:
    sitting = Table.open(Editor(game_named("tricap")))
    assert sitting.top.draft is not None

    def ask(kind: str, **args: object) -> bool:
        return sitting.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0).ok

    assert not ask("study"), "nothing is played yet"
    assert ask("play")
    first = sitting.state.legal_moves()
    sitting.play(first[0])
    assert sitting.shown(0.0)["table"]["editor"]["studies"]
    assert ask("study")
    shown = sitting.shown(0.0)["table"]
    assert shown["editor"]["studies"] is False
    assert shown["replay"]["branches"] == []
    assert ask("note", comment="A first thought.", called=None)
    assert ask("go", ply=0)
    assert ask("type", move=first[1])
    assert ask("note", comment="And another.", called=None)
    assert len(sitting.study.history.root.children) == 2
    assert len(list(sitting.study.noted)) == 2
    again = Table.load(sitting.save())
    assert len(list(again.study.noted)) == 2, "it is kept"
    assert ask("leave")
    shown = sitting.shown(0.0)["table"]
    assert "replay" not in shown or shown["replay"] is None
    assert shown["editor"]["open"]
    assert ask("play")
    sitting.play(first[0])
    assert ask("study")
    assert len(list(sitting.study.noted)) == 2, "who went to set something up comes back to it"
    assert ask("leave")
    assert ask("tool", name=sitting.top.draft.draft.tools()[-1].name)
    assert sitting.top.draft.faults
    assert not ask("study")
