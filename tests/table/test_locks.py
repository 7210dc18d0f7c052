"""Locks: what a teacher takes away is kept from hands, whatever a page sends, and from no code."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pages import page_panel
from tritables import BadInput, Table, game_named
from tritables.core.messages import Message
from tritables.table import LOCKS
from tritables.table import Table as PlainTable
from tritables.table.activities.editor import Editor
from tritables.texts import say


class Hands:
    """Sends commands to a table, as a page does."""

    def __init__(self, *locked: str, game: str = "trictrac", **given: Any) -> None:
        self.table = PlainTable.open(game, locked=locked, **{"seed": 3, **given})

    def ask(self, kind: str, **args: object) -> bool:
        return self.table.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0).ok

    @property
    def shown(self) -> dict[str, Any]:
        return self.table.shown(0.0)

    @property
    def is_told_so(self) -> bool:
        verdict = self.shown["table"]["verdict"]
        return bool(verdict["text"] == say(Message("bad-locked"), "en"))


@pytest.mark.parametrize(
    ("lock", "intent"),
    [
        ("undo", {"kind": "undo"}),
        ("undo", {"kind": "redo"}),
        ("undo", {"kind": "go", "ply": 0}),
        ("seats", {"kind": "seat", "seat": 1, "by": "greedy"}),
        ("seats", {"kind": "new", "seed": 1, "seats": ["person", "greedy"], "options": None}),
        ("new", {"kind": "new", "seed": 1, "seats": None, "options": None}),
        ("reveal", {"kind": "choose", "name": "reveal", "value": True}),
        ("hand", {"kind": "set", "faces": ["die-1", "die-2"]}),
        ("hand", {"kind": "type", "move": "roll 6-6"}),
        ("type", {"kind": "type", "move": "roll 6-6"}),
    ],
)
def test_what_is_locked_is_refused_and_changes_nothing(lock: str, intent: dict[str, Any]) -> None:
    for locked in ((lock,), LOCKS, ()):
        hands = Hands(*locked)
        hands.table.play("start 5-3", "roll 1-2")
        hands.table.do("undo")
        before = hands.table.save()
        assert hands.ask(**intent) is not bool(locked)
        if locked:
            assert hands.is_told_so
            assert hands.table.save() == before


def test_dice_are_still_thrown_and_wrong_ones_still_explained() -> None:
    hands = Hands("hand")
    assert not hands.ask("type", move="start 4-4")
    assert hands.shown["table"]["verdict"]["rule"] == "start.roll-off"
    assert hands.ask("draw")


def test_a_page_without_hints_gets_none() -> None:
    hands = Hands("hints")
    hands.table.play("start 5-3", "roll 3-5")
    scene = hands.shown["scene"]
    assert (scene["ways"], scene["hint"]) == ([], None)
    assert not hands.ask("attempt", **{"from": "bar0", "to": "5", "turn": 0})
    assert hands.shown["table"]["verdict"]["rule"] == "throw.normal"
    assert hands.shown["table"]["verdict"]["nearest"] == []
    assert hands.ask("attempt", **{"from": "bar0", "to": "3", "turn": 0})


def test_without_typing_buttons_and_gestures_still_play() -> None:
    hands = Hands("type", game="triominos", settings={"reveal": True})
    while hands.shown["scene"]["chance"]:
        assert hands.ask("draw")
    way = hands.shown["scene"]["ways"][0]
    assert not hands.ask("type", move=way["move"])
    assert hands.is_told_so
    buttons = [action["move"] for action in hands.shown["scene"]["actions"]]
    for move in buttons:
        assert hands.ask("type", move=move)
        hands.table.do("undo")
    assert hands.ask("attempt", **{"from": way["from"], "to": way["to"], "turn": 0})


def test_the_same_seats_may_start_again() -> None:
    hands = Hands("seats")
    assert hands.ask("new", seed=None, seats=["person", "person"], options=None)


def test_the_page_is_told_what_to_leave_out() -> None:
    assert Hands("type", "undo").shown["table"]["locked"] == ["undo", "type"]


def test_python_may_do_what_hands_may_not() -> None:
    table = Table("trictrac", locked=LOCKS, seed=1)
    table.play("start 5-3", "roll 1-2", "bar/1")
    table.undo()
    table.reveal = True
    table.take_seat(1, "greedy")
    table.new_game(4)
    table.locked = ["undo"]
    assert page_panel(table)["locked"] == ["undo"]


@pytest.mark.parametrize("locked", [["door"], "undo", 5, ["undo", 3], [["undo"]]])
def test_another_lock_is_refused_with_those_there_are(locked: Any) -> None:
    with pytest.raises(BadInput, match="undo, reveal, seats") as refusal:
        Table("trictrac", locked=locked)
    assert refusal.value.where.startswith("locked")


def test_when_taking_back_is_locked_then_a_position_is_still_set_up_step_by_step() -> None:
    table = PlainTable.open(Editor(game_named("trictrac")), locked=["undo"])
    command = {"view": "v", "seq": 1, "kind": "attempt", "from": "bar0", "to": "8", "turn": 0}
    assert table.receive(command, 0.0).ok
    assert table.receive({"view": "v", "seq": 2, "kind": "undo"}, 0.0).ok
    assert table.receive({"view": "v", "seq": 3, "kind": "redo"}, 0.0).ok
    table.do("play")
    assert not table.receive({"view": "v", "seq": 4, "kind": "undo"}, 0.0).ok
