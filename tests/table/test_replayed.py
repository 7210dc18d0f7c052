"""A round that is replayed at a table: steps, branches, notes, eyes, and what is told of a move."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import tritables
from tests.calls import calls
from tests.rounds import long_record, played
from tritables.core.errors import BadInput, BadRecord
from tritables.core.messages import Message
from tritables.core.record import Record
from tritables.replay.opening import Opened, opened
from tritables.replay.text import to_text
from tritables.replay.text_reading import from_text
from tritables.replay.told import told_rounds
from tritables.table import Table
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback
from tritables.table.saves.journal import Journal, assembled
from tritables.table.scoresheet_window import BLOCK
from tritables.table.settings import Settings
from tritables.texts import say

GAMES = tritables.game_names()


def replayed(shown: object, sees: object = "all", **given: Any) -> Table:
    found = shown if isinstance(shown, Opened) else opened(shown)
    return Table.open(Replay(Playback.of(found, sees)), settings=Settings(), **given)


def ask(sitting: Table, kind: str, **args: object) -> dict[str, Any]:
    """What an intent of a browser is answered."""
    answer = sitting.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0)
    return answer.as_json()


def panel(sitting: Table) -> dict[str, Any]:
    return dict(sitting.shown(0.0)["table"]["replay"])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_stepped_through(game: str) -> None:
    record = played(game, 40)
    sitting = replayed(record)
    for ply in (1, 7, len(record.moves), 0):
        assert ask(sitting, "go", ply=ply)["ok"]
        shown = sitting.shown(0.0)
        assert shown["table"]["at"] == ply
        assert shown["table"]["plies"] == len(record.moves)
        assert sitting.state == record.replay().states[ply]
    assert sitting.study.record == record


def test_it_says_where_one_stands() -> None:
    sitting = replayed(Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2")))
    assert panel(sitting)["where"] == "Start. 3 moves follow."
    sitting.do("go", ply=3)
    sitting.choose("lang", "nl")
    assert panel(sitting)["where"] == "Zet 3 van 3. Wit: balk → 2"


def test_it_runs_by_itself_until_its_end() -> None:
    sitting = replayed(played("trictrac", 3))
    assert ask(sitting, "run", on=True)["ok"]
    now = 0.0
    for _ in range(3):
        due = sitting.due(now)
        assert due is not None
        now += due
        assert sitting.tick(now)
    assert sitting.node.ply == 3
    assert sitting.due(now) is None
    assert not panel(sitting)["runs"]
    sitting.do("run", on=True)  # at the end it begins again
    assert sitting.node.ply == 0


def test_a_hand_on_the_board_stops_it() -> None:
    sitting = replayed(played("trictrac", 9))
    sitting.do("run", on=True)
    sitting.do("go", ply=2)
    assert not panel(sitting)["runs"]
    assert sitting.due(0.0) is None


class TestBranches:
    def test_what_is_played_by_hand_is_a_branch_and_the_round_stays(self) -> None:
        record = Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2"))
        sitting = replayed(record)
        sitting.do("go", ply=1)
        assert ask(sitting, "type", move="roll 1-1")["ok"]
        assert sitting.study.record == record
        assert sitting.line == ((1, 1),)
        assert [one["text"] for one in panel(sitting)["branches"]] == ["1 and 1"]
        assert panel(sitting)["line"] == panel(sitting)["branches"][0]["node"]

    def test_opponents_play_a_move_or_a_turn(self) -> None:
        sitting = replayed(played("trictrac", 2))
        sitting.do("go", ply=1)
        assert ask(sitting, "let", by="greedy", whole=False)["ok"]
        assert sitting.node.ply == 2
        whose = sitting.state.on_turn
        assert ask(sitting, "let", by="random", whole=True)["ok"]
        assert sitting.state.on_turn != whose
        assert not ask(sitting, "let", by="nobody", whole=True)["ok"]

    def test_one_goes_to_a_branch_and_back_to_the_main_line(self) -> None:
        sitting = self.branched()
        node = panel(sitting)["branches"][0]["node"]
        sitting.do("go", ply=0)
        assert ask(sitting, "main")["ok"]
        assert sitting.line == ()
        assert ask(sitting, "stand", node=node)["ok"]
        assert (sitting.line, sitting.node.move) == (((1, 1),), "roll 1-1")
        assert ask(sitting, "main")["ok"]
        assert (sitting.line, sitting.node.move) == ((), "roll 2-6")

    def test_a_branch_is_promoted_cut_and_put_back(self) -> None:
        sitting = self.branched()
        node = panel(sitting)["branches"][0]["node"]
        sitting.do("note", comment="Doubles!", called="Luck")
        before = to_text(sitting.study)
        assert ask(sitting, "cut", node=node)["ok"]
        assert panel(sitting)["branches"] == []
        assert panel(sitting)["removed"]
        assert sitting.node.ply == 1
        assert ask(sitting, "uncut")["ok"]
        assert to_text(sitting.study) == before
        assert ask(sitting, "promote", node=node)["ok"]
        assert sitting.study.record.moves == ("start 5-3", "roll 1-1")

    def test_the_main_line_is_not_cut(self) -> None:
        sitting = self.branched()
        node = (
            sitting.find(Replay).playback.number(sitting.study.main[1])
            if sitting.find(Replay).playback
            else 0
        )
        before = to_text(sitting.study)
        assert not ask(sitting, "cut", node=node)["ok"]
        assert to_text(sitting.study) == before

    def test_what_is_cut_cannot_be_stood_at(self) -> None:
        sitting = self.branched()
        node = panel(sitting)["branches"][0]["node"]
        sitting.do("cut", node=node)
        assert not ask(sitting, "stand", node=node)["ok"]
        assert not ask(sitting, "stand", node=999)["ok"]

    def test_another_move_is_played_in_place_of_the_last(self) -> None:
        sitting = replayed(Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2")))
        sitting.do("go", ply=3)
        told = ask(sitting, "why")["why"]
        assert told["text"] == "The rules allowed this move, and no other."
        assert not ask(sitting, "instead", move="bar/6")["ok"]
        assert sitting.refusal is not None
        assert sitting.refusal.verdict.rule == "throw.normal"

    def branched(self) -> Table:
        sitting = replayed(Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2")))
        sitting.do("go", ply=1)
        sitting.play("roll 1-1")
        return sitting


class TestNotes:
    def test_they_are_written_and_travel_as_text(self) -> None:
        sitting = replayed(played("trictrac", 4))
        sitting.do("go", ply=2)
        assert ask(sitting, "note", comment=" Too early. ", called=None)["ok"]
        assert ask(sitting, "mark", **{"from": "1", "to": "5"})["ok"]
        assert ask(sitting, "mark", **{"from": "5", "to": "5"})["ok"]
        shown = panel(sitting)
        assert (shown["comment"], shown["arrows"], shown["circles"]) == (
            "Too early.",
            [["1", "5"]],
            ["5"],
        )
        again = replayed(from_text(to_text(sitting.study)))
        again.do("go", ply=2)
        assert panel(again)["arrows"] == [["1", "5"]]
        assert ask(sitting, "mark", **{"from": "1", "to": "5"})[
            "ok"
        ]  # the same again takes it away
        assert panel(sitting)["arrows"] == []
        sitting.do("unmark")
        assert panel(sitting)["circles"] == []

    @pytest.mark.parametrize(
        ("kind", "args"),
        [
            ("mark", {"from": "nowhere", "to": "5"}),
            ("note", {"comment": "\x00", "called": None}),
            ("note", {"comment": None, "called": "The start has a title"}),
        ],
    )
    def test_what_cannot_be_written_changes_nothing(self, kind: str, args: dict[str, Any]) -> None:
        sitting = replayed(played("trictrac", 4))
        before = to_text(sitting.study)
        assert not ask(sitting, kind, **args)["ok"]
        assert to_text(sitting.study) == before
        assert sitting.refusal is not None


class TestWhatIsTold:
    def test_what_is_written_is_jumped_to_on_the_line_that_one_is_on(self) -> None:
        told = told_rounds("tricap")[0]
        sitting = replayed(told)
        shown = panel(sitting)
        assert shown["comment"]
        assert shown["notes"] == [0, 4, 7, 15, 35, 46, 61, 80, 82]
        assert shown["jumps"]["note"] == [False, True]
        for ply in (4, 7):
            assert ask(sitting, "jump", what="note", way="on")["ok"]
            assert sitting.node.ply == ply
        assert ask(sitting, "jump", what="note", way="back")["ok"]
        sitting.follow_line(((3, 1),))
        assert panel(sitting)["notes"] == [0, 4], "of another line the notes are others"
        assert panel(sitting)["jumps"]["note"] == [True, False]
        assert not ask(sitting, "jump", what="note", way="on")["ok"]

    def test_points_are_told_with_their_rule_and_jumped_to(self) -> None:
        sitting = replayed(played("triominos", 20))
        assert ask(sitting, "jump", what="score", way="on")["ok"]
        told = ask(sitting, "why")["why"]["told"]
        assert any(one["points"] for one in told)
        assert all(one["rule"] for one in told)
        first = sitting.node.ply
        assert ask(sitting, "jump", what="score", way="on")["ok"]
        assert ask(sitting, "jump", what="score", way="back")["ok"]
        assert sitting.node.ply == first

    def test_where_nothing_more_scores_one_stays(self) -> None:
        sitting = replayed(played("trictrac", 5))
        assert panel(sitting)["jumps"]["score"] == [False, False]
        assert not ask(sitting, "jump", what="score", way="on")["ok"]

    def test_an_example_shows_what_it_tries(self) -> None:
        sitting = replayed("bar-first")
        assert panel(sitting)["title"]
        assert panel(sitting)["jumps"]["refusal"] == [False, True]
        assert ask(sitting, "jump", what="refusal", way="on")["ok"]  # it is tried at the start
        assert sitting.node.ply == 0
        assert sitting.refusal is not None
        assert panel(sitting)["jumps"]["refusal"] == [False, False]
        assert not ask(sitting, "jump", what="refusal", way="on")["ok"]
        sitting.do("go", ply=len(sitting.session.history.line) - 1)
        assert ask(sitting, "jump", what="refusal", way="back")["ok"]
        assert sitting.refusal is not None
        assert sitting.refusal.verdict.rule == "bar.first"
        assert panel(sitting)["tried"]

    def test_chance_is_nobodys_choice(self) -> None:
        sitting = replayed(played("trictrac", 3))
        sitting.do("go", ply=1)
        assert ask(sitting, "why")["why"]["others"] == []
        sitting.do("go", ply=0)
        assert ask(sitting, "why")["why"] is None

    def test_a_glimpse_goes_nowhere(self) -> None:
        sitting = replayed(played("trictrac", 12))
        before = sitting.shown(0.0)
        seen = ask(sitting, "glimpse", at=12, branch=None)["glimpse"]
        assert seen["scene"] != before["scene"]
        assert seen["board"] is None
        assert sitting.shown(0.0) == before
        sitting.do("go", ply=12)
        assert seen["scene"] == sitting.shown(0.0)["scene"]
        assert not ask(sitting, "glimpse", at=13, branch=None)["ok"]


class TestEyes:
    def test_a_page_gets_no_more_than_it_may(self) -> None:
        sitting = replayed(played("tricap", 12), sees=0)
        for sees in ("all", "watcher", 1):
            assert not ask(sitting, "see", sees=sees)["ok"]
        assert not ask(sitting, "choose", name="reveal", value=True)["ok"]
        assert not sitting.viewpoint.everything
        sitting.allow("all")
        assert ask(sitting, "see", sees=1)["ok"]
        assert ask(sitting, "see", sees="all")["ok"]

    @pytest.mark.parametrize("game", ["tricap", "tricom", "triominos"])
    @pytest.mark.parametrize("sees", [0, "watcher"])
    def test_bytes_do_not_depend_on_what_the_seat_may_not_know(
        self, game: str, sees: int | str
    ) -> None:
        """Two rounds that look alike to a seat give the same bytes, whatever is asked."""
        seat = sees if isinstance(sees, int) else None
        record = played(game, 30)
        states = record.replay().states
        for ply in range(0, len(record.moves), 5):
            sitting = replayed(record, sees=sees)
            sitting.do("go", ply=ply)
            sitting.do(
                "let", by="greedy", whole=True
            )  # a branch, of which the tree shows no more than that
            sitting.do("go", ply=ply)
            state = states[ply]
            allowed = json.dumps(state.view_json(seat))
            sent = json.dumps(
                [sitting.shown(0.0), *(ask(sitting, kind, **args) for kind, args in ASKED)]
            )
            for secret in secrets(state.position(), state.view_json(seat)):
                if secret not in allowed:
                    assert sent.count(f'"{secret}"') == 0, (ply, secret)

    def test_who_may_not_know_is_not_told_what_else_could_be(self) -> None:
        record = played("tricap", 12)
        sitting = replayed(record, sees=0)
        for ply in range(1, 13):
            sitting.do("go", ply=ply)
            told = ask(sitting, "why")["why"]
            before = record.replay().states[ply - 1]
            if before.to_act != 0:
                assert told["others"] == []
            assert not (before.to_act == 1 and ask(sitting, "instead", move="lay AS")["ok"])

    def test_hands_do_not_move_for_a_seat_they_do_not_see(self) -> None:
        record = played("tricap", 12)
        sitting = replayed(record, sees="watcher")
        states = record.replay().states
        ply = next(ply for ply, state in enumerate(states) if state.to_act == 0)
        sitting.do("go", ply=ply)
        assert not ask(sitting, "type", move=record.moves[ply])["ok"]


ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("why", {}),
    ("sheet", {}),
    ("legal", {"place": None}),
    ("picture", {"rule": "setup.deal", "shape": "wide", "theme": "light"}),
    ("see", {"sees": "all"}),
    ("choose", {"name": "reveal", "value": True}),
    ("seed", {}),
    ("whole", {}),
)


def secrets(position: Any, view: Any) -> set[str]:
    """What stands in a position where its view has ``??``."""
    if view == "??" and isinstance(position, str):
        return {position}
    if isinstance(position, dict) and isinstance(view, dict):
        return set().union(*(secrets(position[key], view.get(key)) for key in position), set())
    if isinstance(position, list) and isinstance(view, list) and len(position) == len(view):
        return set().union(*map(secrets, position, view), set())
    return set()


class TestSaving:
    def test_it_comes_back_as_it_was(self) -> None:
        sitting = replayed("bar-first")
        sitting.do("go", ply=1)
        sitting.do("note", comment="Look!")
        sitting.do("go", ply=0)
        end = len(sitting.session.history.line) - 1
        sitting.do("go", ply=end)
        sitting.do("let", by="greedy", whole=True)
        sitting.do("go", ply=end)
        branch = next(
            m for m in sitting.state.legal_moves() if m != sitting.study.main[end + 1].move
        )
        sitting.play(branch)
        sitting.do("note", called="Another")
        saved = sitting.save()
        again = Table.load(json.loads(json.dumps(saved)))
        assert again.save() == saved
        assert to_text(again.study) == to_text(sitting.study)
        assert again.line == sitting.line

    def test_it_is_written_down_step_by_step(self) -> None:
        sitting, journal = replayed(played("trictrac", 5)), Journal()
        page = journal.page(sitting)
        moves = list(page.moves)
        sitting.do("go", ply=0)
        sitting.draw()
        sitting.do("note", comment="Here.")
        page = journal.page(sitting)
        moves += page.moves
        assert page.deal is None
        first = journal.page(sitting)
        deal = Journal().page(sitting).deal
        assert deal is not None
        again = Table.load(assembled(deal, (), moves, first.rest))
        assert to_text(again.study) == to_text(sitting.study)

    @pytest.mark.parametrize(
        ("spoil", "where"),
        [
            (lambda replay: replay.update(sees="nobody"), "sees"),
            (lambda replay: replay.update(right=0, sees=1), "sees"),
            (lambda replay: replay.update(ranked=[[99, 0]]), "replay.ranked[0][0]"),
            (lambda replay: replay.update(noted=[[0, {}]]), "replay.noted[0][1]"),
            (lambda replay: replay.update(headers=3), "replay.headers"),
            (lambda replay: replay.update(more=3), "replay"),
        ],
    )
    def test_what_is_wrong_is_named(
        self, spoil: Callable[[dict[str, Any]], None], where: str
    ) -> None:
        saved = json.loads(json.dumps(replayed(played("trictrac", 3)).save()))
        spoil(saved["replay"])
        with pytest.raises(BadRecord) as wrong:
            Table.load(saved)
        assert str(wrong.value.where).startswith(where)


def test_no_new_game_is_begun_in_a_replay() -> None:
    sitting = replayed(played("trictrac", 4))
    assert not ask(sitting, "new", seed=None, seats=None, options=None)["ok"]
    assert not ask(sitting, "seat", seat=0, by="greedy")["ok"]
    assert not ask(sitting, "next")["ok"]


def test_a_table_is_no_replay() -> None:
    sitting = Table.open("trictrac", seed=1)
    for kind, args in (("run", {"on": True}), ("why", {}), ("unmark", {}), ("uncut", {})):
        assert not ask(sitting, kind, **args)["ok"]
    with pytest.raises(BadInput):
        sitting.study  # noqa: B018  to look at it is to ask for it


WRITING: list[dict[str, Any]] = [
    {"kind": "note", "comment": "Mine.", "called": None},
    {"kind": "mark", "from": "1", "to": "5"},
    {"kind": "unmark"},
    {"kind": "promote", "node": 0},
    {"kind": "cut", "node": 0},
    {"kind": "uncut"},
]


@pytest.mark.parametrize("intent", WRITING, ids=lambda one: str(one["kind"]))
def test_where_nobody_may_write_nothing_of_it_changes_but_all_may_play_on(
    intent: dict[str, Any],
) -> None:
    sitting = replayed(told_rounds("trictrac")[0], locked=["write"])
    before = to_text(sitting.study)
    given = {name: value for name, value in intent.items() if name != "kind"}
    assert not ask(sitting, intent["kind"], **given)["ok"]
    verdict = sitting.shown(0.0)["table"]["verdict"]
    assert verdict["text"] == say(Message("bad-locked"), "en")
    assert to_text(sitting.study) == before
    assert ask(sitting, "type", move="start 6-1")["ok"]
    assert ask(sitting, "let", by="greedy", whole=False)["ok"]
    sitting.do("note", comment="A teacher's own.")  # what Python does nobody took away
    assert "A teacher's own." in to_text(sitting.study)


def test_locks_bind_hands() -> None:
    sitting = replayed(played("trictrac", 4), locked=["undo", "hints"])
    for kind, args in (
        ("run", {"on": True}),
        ("jump", {"what": "score", "way": "on"}),
        ("stand", {"node": 0}),
        ("glimpse", {"at": 1, "branch": None}),
        ("why", {}),
        ("instead", {"move": "roll 1-1"}),
    ):
        assert not ask(sitting, kind, **args)["ok"], kind


def test_a_step_of_a_long_round_costs_what_one_of_a_short_round_does() -> None:
    def step(moves: int) -> int:
        sitting = replayed(long_record(moves))
        sitting.do("go", ply=5)
        sitting.shown(0.0)
        sitting.do("go", ply=6)
        return calls(lambda: sitting.shown(0.0))

    step(10)  # what is said for the first time is looked up
    assert step(600) < 1.1 * step(2 * BLOCK)


def test_the_sheet_of_a_long_round_is_a_window() -> None:
    sitting = replayed(long_record(600))
    sitting.do("go", ply=300)
    turns = sitting.shown(0.0)["sheet"]["turns"]
    plies = [turn["ply"] for turn in turns]
    assert plies[0] > 100
    assert plies[-1] < 500
    assert any(turn["ply"] <= 299 < turn["ply"] + len(turn["texts"]) for turn in turns)
