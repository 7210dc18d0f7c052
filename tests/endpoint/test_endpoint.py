"""The endpoint, whatever carries it: what it shows and answers, where there is no Jupyter."""

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
from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.stores.config import PLACE
from tritables.endpoint.transport import Shown
from tritables.endpoint.transports.worker import Boards
from tritables.export.recording_transport import RecordingTransport
from tritables.scene.json_delta import apply_delta
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

from tritables.endpoint.transports.worker import Boards
from tritables.scene.json_delta import apply_delta
from tritables.table import Table

waiting, sent = [], []
now = 0.0

def out(text):
    message = json.loads(text)
    if "wake" in message:
        waiting.append((now + message["after"], message["wake"]))
    elif "message" in message:
        sent.append(message["message"])

boards = Boards(out, now=lambda: now)
saved = Table.open({game!r}, seats={seats!r}, seed=5).save()
boards.receive(json.dumps({{"board": "b", "open": saved, "anew": None, "choose": {{}}}}))
state, commands = {{}}, 0

def take():
    for message in sent:
        if message["kind"] == "state":
            change = message["state"].get("change", {{"parts": {{}}}})
            state.update(message["state"].get("whole", {{}}))
            state.update(apply_delta(state, change["parts"]))
    sent.clear()

def ask(kind, **args):
    global commands
    commands += 1
    command = {{"view": "page", "seq": commands, "kind": kind, **args}}
    boards.receive(json.dumps({{"board": "b", "command": command}}))
    reply = sent[-1]
    assert (reply["kind"], reply["seq"], reply["ok"]) == ("reply", commands, True), reply
    take()

take()
while not state["scene"]["over"]:
    if waiting:
        waiting.sort()
        now, number = waiting.pop(0)
        boards.receive(json.dumps({{"ring": number}}))
        take()
    elif state["scene"]["chance"]:
        ask("draw")
    else:
        ways = [*state["scene"]["ways"], *state["scene"]["actions"]]
        ask("type", move=ways[commands % len(ways)]["move"])
    assert state["table"]["fault"] is None, state["table"]["fault"]

assert not set(sys.modules) & set({blocked!r})
print(json.dumps({{"scores": state["table"]["scores"], "commands": commands}}))
"""


@pytest.mark.parametrize("game", some(game_names(), 4))
def test_a_whole_game_is_played_where_there_is_no_jupyter(game: str) -> None:
    code = GAME.format(blocked=BLOCKED, game=game, seats=["person", "greedy"])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    played = json.loads(done.stdout)
    assert played["commands"] > 5
    assert len(played["scores"]) == 2


class Line:
    """A transport whose page is a list of what it is sent, as JSON."""

    brings_words = True
    is_followed = True

    def __init__(self, table: PlainTable) -> None:
        self.sent: list[dict[str, Any]] = []
        self.now = 0.0
        self.due: list[tuple[float, Any]] = []
        self.endpoint = Endpoint(table, self, now=lambda: self.now)
        self.endpoint.refresh()

    def receive(self, message: object) -> None:
        self.endpoint.receive(message)

    def show(self, shown: Shown) -> None:
        if state := shown.state():
            self.sent.append({"kind": "state", "state": json.loads(json.dumps(state))})
        if shown.reply is not None:
            self.sent.append(shown.reply.as_json())

    def later(self, seconds: float, callback: Any) -> Any:
        entry = (self.now + seconds, callback)
        self.due.append(entry)
        return lambda: self.due.remove(entry) if entry in self.due else None

    def close(self) -> None:
        self.endpoint.stop()

    def ask(self, kind: str, **args: object) -> list[dict[str, Any]]:
        self.sent.clear()
        self.receive({"view": "v", "seq": 1, "kind": kind, **args})
        return self.sent


def test_all_is_sent_at_first_and_then_what_changed() -> None:
    page = Line(PlainTable.open("trictrac", seed=1))
    (first,) = page.sent
    check("scene", first["state"], "State")
    state, answer = page.ask("type", move="bar/3")
    assert set(state["state"]["change"]["parts"]) == {"table"}  # only a refusal
    assert answer == {"kind": "reply", "view": "v", "seq": 1, "ok": False, "fault": None}
    state, answer = page.ask("type", move="start 5-3")
    assert set(state["state"]["change"]["parts"]) == {"scene", "table", "sheet"}
    assert answer["ok"]
    state, _ = page.ask("choose", name="lang", value="nl")
    assert set(state["state"]) == {"lang", "change"}
    assert set(state["state"]["change"]["parts"]) == {"scene", "table", "sheet"}
    (answer,) = page.ask("ping")
    assert answer["kind"] == "reply"


def test_a_page_that_asks_for_the_whole_gets_all_there_is() -> None:
    page = Line(PlainTable.open("trictrac", seed=1))
    page.ask("type", move="start 5-3")
    state, answer = page.ask("whole")
    check("scene", state["state"], "State")
    assert answer["ok"]
    assert state["state"]["whole"]["sheet"]["turns"][0]["texts"] == ["start 5-3"]


@pytest.mark.parametrize("game", game_names())
def test_the_changes_make_the_whole_of_any_moment(game: str) -> None:
    page = Line(PlainTable.open(game, seats=["person", "person"], seed=2))
    sitting, rng = page.endpoint.table, Random(2)
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
        whole = {**apply_delta(whole, parts), "number": number}
    state, answer = page.ask("whole")
    assert answer["ok"]
    assert {**state["state"]["whole"], "number": whole["number"]} == whole


@pytest.mark.parametrize("game", game_names())
def test_an_error_in_the_showing_itself_is_shown_too(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its place in our modules, and nothing of where a host has these."""
    page = Line(PlainTable.open(game, seed=1))
    monkeypatch.setattr(Views, "scene", lambda *_: 1 / int("0"))
    state, answer = page.ask("choose", name="lang", value="nl")
    assert not answer["ok"]
    assert set(state["state"]["change"]["parts"]) == {"table"}
    (fault,) = state["state"]["change"]["parts"]["table"]["fault"]
    assert ("division by zero" in fault) is not game_named(game).secret
    assert fault.rstrip().rpartition("\n")[2].startswith("ZeroDivisionError")
    assert 'File "tritables/table/table.py", line ' in fault
    assert str(Path(__file__).parents[2]) not in fault


def test_every_transport_shows_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PLACE, "off")  # what is kept, a page without a kernel keeps itself
    table = Table("triominos", seats=["person", "greedy"], seed=9, paused=True)
    comm = {**table._whole, "board": table._transport.board}
    own = Line(PlainTable.load(table.save()))
    sent: list[dict[str, Any]] = []
    boards = Boards(lambda text: sent.append(json.loads(text)))
    boards.receive(json.dumps({"board": "b", "open": table.save(), "anew": None, "choose": {}}))
    recorded = RecordingTransport(PlainTable.load(table.save()))
    wholes = [
        own.sent[0]["state"]["whole"],
        sent[0]["message"]["state"]["whole"],
        json.loads(json.dumps(recorded.whole)),
        json.loads(json.dumps(comm)),
    ]
    for whole in wholes:
        check("scene", whole, "Whole")
    assert [{**whole, "number": 0} for whole in wholes] == [{**wholes[0], "number": 0}] * 4


@pytest.mark.parametrize("message", ["", "nonsense", [], 1, None, {}, {"kind": 3}, {"kind": []}])
def test_what_is_no_command_is_answered(message: object) -> None:
    page = Line(PlainTable.open("trictrac", seed=1))
    page.sent.clear()
    page.receive(message)
    assert [message["ok"] for message in page.sent] == [False]
    assert page.sent[0]["fault"]


def test_opponents_move_when_they_are_woken() -> None:
    page = Line(PlainTable.open("trictrac", seats=["greedy", "greedy"], seed=1))
    for _ in range(5):
        ((when, callback),) = page.due
        page.due.clear()
        page.now = when
        callback()
    assert page.endpoint.table.node.ply == 5
    page.close()
    assert page.due == []


def test_the_seed_is_told_to_who_asks_and_only_in_an_open_game() -> None:
    seed = 2**128 - 1
    page = Line(PlainTable.open("trictrac", seed=seed))
    assert str(seed) not in json.dumps(page.sent)
    assert page.ask("seed")[-1]["seed"] == str(seed)
    page = Line(PlainTable.open("tricom", seats=["person", "greedy"], seed=seed))
    *_, answer = page.ask("seed")
    assert not answer["ok"]
    assert str(seed) not in json.dumps(page.sent)


def test_a_seed_from_the_page_may_have_all_its_digits() -> None:
    page = Line(PlainTable.open("trictrac", seed=1))
    seed = str(2**128 - 1)
    *_, answer = page.ask("new", seed=seed, seats=None, options=None)
    assert (answer["ok"], answer["seed"]) == (True, seed)
    assert page.endpoint.table.session.seed == 2**128 - 1
    *_, answer = page.ask("new", seed=str(2**128), seats=None, options=None)
    assert not answer["ok"]


def test_an_error_of_ours_is_shown_without_its_words_where_they_may_be_secret() -> None:
    for game, told in (("trictrac", True), ("tricom", False)):
        page = Line(PlainTable.open(game, seed=1))
        sitting = page.endpoint.table
        sitting.session.draw = lambda: 1 / int("0", 10)  # type: ignore[method-assign,assignment,return-value]
        state, answer = page.ask("draw")
        assert not answer["ok"]
        fault = state["state"]["change"]["parts"]["table"]["fault"][0]
        assert "ZeroDivisionError" in fault
        assert ("division by zero" in fault) is told


class Broken:
    """A transport whose pages' observers raise; it remembers what is due."""

    brings_words = False
    is_followed = True

    def __init__(self, table: PlainTable) -> None:
        self.broken = False
        self.due: list[Any] = []
        self.endpoint = Endpoint(table, self, now=lambda: 0.0)

    def receive(self, message: Any) -> None:
        self.endpoint.receive(message)

    def show(self, shown: Shown) -> None:
        assert not self.broken

    def later(self, seconds: float, callback: Any) -> Any:
        self.due.append(callback)
        return lambda: None

    def close(self) -> None:
        self.endpoint.stop()


def test_when_an_observer_raises_during_a_move_then_the_opponent_still_goes_on() -> None:
    line = Broken(PlainTable.open("trictrac", seats=["random", "random"], seed=1))
    line.endpoint.refresh()
    line.broken = True
    asked = len(line.due)
    with pytest.raises(AssertionError):
        line.endpoint.refresh()
    assert len(line.due) == asked + 1
