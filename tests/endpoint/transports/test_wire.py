"""The wire of JSON: a whole game by texts alone, in a Python that has no Jupyter."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.samples import some
from tests.validators import check
from tritables import Table, game_named, game_names
from tritables.core.state import CHANCE
from tritables.endpoint.stores.config import PLACE
from tritables.endpoint.transports.wire import Wire
from tritables.scene.change import changed
from tritables.table import Table as PlainTable
from tritables.table.views.shown import Views

BLOCKED = ("ipywidgets", "anywidget", "traitlets", "comm", "IPython", "ipykernel", "asyncio")

GAME = """
import importlib.abc, json, sys

class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked!r}:
            raise ImportError(name + " is not there")

sys.meta_path.insert(0, Blocked())

from tritables.scene.change import changed
from tritables.table import Table as PlainTable
from tritables.table.views.shown import Views
from tritables.endpoint.transports.wire import Wire

waiting, sent = [], []
now = 0.0

def later(seconds, callback):
    entry = (now + seconds, callback)
    waiting.append(entry)
    return lambda: entry in waiting and waiting.remove(entry)

sitting = PlainTable.open({game!r}, seats={seats!r}, seed=5)
wire = Wire(sitting, lambda text: sent.append(json.loads(text)), later, now=lambda: now)
state, intents = {{}}, 0

def take():
    for message in sent:
        if message["kind"] == "state":
            change = message["state"].get("change", {{"parts": {{}}}})
            state.update(message["state"].get("whole", {{}}))
            state.update(changed(state, change["parts"]))
    sent.clear()

def ask(kind, **args):
    global intents
    intents += 1
    wire.receive(json.dumps({{"view": "page", "seq": intents, "kind": kind, **args}}))
    answer = sent[-1]
    assert (answer["kind"], answer["seq"], answer["ok"]) == ("answer", intents, True), answer
    take()

take()
while not state["scene"]["over"]:
    if waiting:
        entry = min(waiting, key=lambda entry: entry[0])
        waiting.remove(entry)
        now = entry[0]
        entry[1]()
        take()
    elif state["scene"]["chance"]:
        ask("draw")
    else:
        ways = [*state["scene"]["ways"], *state["scene"]["actions"]]
        ask("type", move=ways[intents % len(ways)]["move"])
    assert state["table"]["fault"] is None, state["table"]["fault"]

assert not set(sys.modules) & set({blocked!r})
print(json.dumps({{"scores": state["table"]["scores"], "intents": intents}}))
"""


@pytest.mark.parametrize("game", some(game_names(), 4))
def test_a_whole_game_is_played_where_there_is_no_jupyter(game: str) -> None:
    code = GAME.format(blocked=BLOCKED, game=game, seats=["person", "greedy"])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    played = json.loads(done.stdout)
    assert played["intents"] > 5
    assert len(played["scores"]) == 2


class Page:
    """The other end of a wire."""

    def __init__(self, sitting: PlainTable) -> None:
        self.sent: list[dict[str, Any]] = []
        self.now = 0.0
        self.due: list[tuple[float, Any]] = []
        self.wire = Wire(
            sitting,
            lambda text: self.sent.append(json.loads(text)),
            self.later,
            now=lambda: self.now,
        )

    def later(self, seconds: float, callback: Any) -> Any:
        entry = (self.now + seconds, callback)
        self.due.append(entry)
        return lambda: self.due.remove(entry) if entry in self.due else None

    def ask(self, kind: str, **args: object) -> list[dict[str, Any]]:
        self.sent.clear()
        self.wire.receive(json.dumps({"view": "v", "seq": 1, "kind": kind, **args}))
        return self.sent


def test_all_is_sent_at_first_and_then_what_changed() -> None:
    page = Page(PlainTable.open("trictrac", seed=1))
    (first,) = page.sent
    check("scene", first["state"])
    state, answer = page.ask("type", move="bar/3")
    assert set(state["state"]["change"]["parts"]) == {"table"}  # only a refusal
    assert answer == {"kind": "answer", "view": "v", "seq": 1, "ok": False, "fault": None}
    state, answer = page.ask("type", move="start 5-3")
    assert set(state["state"]["change"]["parts"]) == {"scene", "table", "sheet"}
    assert answer["ok"]
    state, _ = page.ask("choose", name="lang", value="nl")
    assert set(state["state"]) == {"words", "change"}
    assert set(state["state"]["change"]["parts"]) == {"scene", "table", "sheet"}
    (answer,) = page.ask("ping")
    assert answer["kind"] == "answer"


def test_a_page_that_comes_late_gets_all_there_is() -> None:
    page = Page(PlainTable.open("trictrac", seed=1))
    page.ask("type", move="start 5-3")
    page.sent.clear()
    page.wire.welcome()
    (state,) = page.sent
    check("scene", state["state"])
    assert state["state"]["whole"]["sheet"]["turns"][0]["texts"] == ["start 5-3"]


@pytest.mark.parametrize("game", game_names())
def test_the_changes_make_the_whole_of_any_moment(game: str) -> None:
    page = Page(PlainTable.open(game, seats=["person", "person"], seed=2))
    sitting, rng = page.wire.front.table, Random(2)
    whole = page.sent[0]["state"]["whole"]
    while sitting.state.result is None and sitting.node.ply < 150:
        if sitting.viewpoint.curtain is not None:
            state, *_ = page.ask("open")
        elif sitting.state.to_act == CHANCE:
            state, *_ = page.ask("draw")
        else:
            state, *_ = page.ask("type", move=rng.choice(sitting.state.legal_moves()))
        check("scene", state["state"]["change"], "Change")
        number, parts = state["state"]["change"]["number"], state["state"]["change"]["parts"]
        assert number == whole["number"] + 1
        whole = {**changed(whole, parts), "number": number}
    state, answer = page.ask("whole")
    assert answer["ok"]
    assert {**state["state"]["whole"], "number": whole["number"]} == whole


@pytest.mark.parametrize("game", game_names())
def test_an_error_in_the_showing_itself_is_shown_too(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its place in our modules, and nothing of where a host has these."""
    page = Page(PlainTable.open(game, seed=1))
    monkeypatch.setattr(Views, "scene", lambda *_: 1 / int("0"))
    state, answer = page.ask("choose", name="lang", value="nl")
    assert not answer["ok"]
    assert set(state["state"]["change"]["parts"]) == {"table"}
    (fault,) = state["state"]["change"]["parts"]["table"]["fault"]
    assert ("division by zero" in fault) is not game_named(game).secret
    assert fault.rstrip().rpartition("\n")[2].startswith("ZeroDivisionError")
    assert 'File "tritables/table/table.py", line ' in fault
    assert str(Path(__file__).parents[2]) not in fault


def test_both_wires_show_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PLACE, "off")  # what is kept, a page without a kernel keeps itself
    table = Table("triominos", seats=["person", "greedy"], seed=9, paused=True)
    page = Page(PlainTable.load(table.save()))
    state = page.sent[0]["state"]
    for part in ("board", "scene", "table", "sheet"):
        assert state["whole"][part] == json.loads(json.dumps(getattr(table, f"_{part}"))), part
    assert (state["words"], state["art"]) == (table._words, table._art)


@pytest.mark.parametrize("text", ["", "{", "[]", "nonsense", "1", '{"kind": 3}', "NaN", "[" * 2000])
def test_what_is_no_intent_is_answered(text: str) -> None:
    page = Page(PlainTable.open("trictrac", seed=1))
    page.sent.clear()
    page.wire.receive(text)
    assert [message["ok"] for message in page.sent] == [False]
    assert page.sent[0]["fault"]


def test_opponents_move_when_they_are_woken() -> None:
    page = Page(PlainTable.open("trictrac", seats=["greedy", "greedy"], seed=1))
    for _ in range(5):
        ((when, callback),) = page.due
        page.due.clear()
        page.now = when
        callback()
    assert page.wire.front.table.node.ply == 5
    page.wire.close()
    assert page.due == []


def test_the_seed_is_told_to_who_asks_and_only_in_an_open_game() -> None:
    seed = 2**128 - 1
    page = Page(PlainTable.open("trictrac", seed=seed))
    assert str(seed) not in json.dumps(page.sent)
    assert page.ask("seed")[-1]["seed"] == str(seed)
    page = Page(PlainTable.open("tricom", seats=["person", "greedy"], seed=seed))
    *_, answer = page.ask("seed")
    assert not answer["ok"]
    assert str(seed) not in json.dumps(page.sent)


def test_a_seed_from_the_page_may_have_all_its_digits() -> None:
    page = Page(PlainTable.open("trictrac", seed=1))
    seed = str(2**128 - 1)
    *_, answer = page.ask("new", seed=seed, seats=None, options=None)
    assert (answer["ok"], answer["seed"]) == (True, seed)
    assert page.wire.front.table.session.seed == 2**128 - 1
    *_, answer = page.ask("new", seed=str(2**128), seats=None, options=None)
    assert not answer["ok"]


def test_an_error_of_ours_is_shown_without_its_words_where_they_may_be_secret() -> None:
    for game, told in (("trictrac", True), ("tricom", False)):
        page = Page(PlainTable.open(game, seed=1))
        sitting = page.wire.front.table
        sitting.session.draw = lambda: 1 / int("0", 10)  # type: ignore[method-assign,assignment,return-value]
        state, answer = page.ask("draw")
        assert not answer["ok"]
        fault = state["state"]["change"]["parts"]["table"]["fault"][0]
        assert "ZeroDivisionError" in fault
        assert ("division by zero" in fault) is told
