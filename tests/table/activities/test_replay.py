"""A round that is replayed at a table: steps, branches, notes, eyes, and what is told of a move."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import tritables
from tests.calls import calls
from tests.protocol.stages import link_of
from tests.rounds import long_record, played
from tritables.core.errors import BadInput, BadRecord
from tritables.core.messages import Message
from tritables.core.record import Record
from tritables.replay.annotated_rounds import annotated_rounds
from tritables.replay.sources import Opened, opened
from tritables.replay.text_reading import from_text
from tritables.replay.text_writing import to_text
from tritables.table import Table
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback
from tritables.table.saves.journal import Journal, assembled
from tritables.table.scoresheet_window import BLOCK
from tritables.table.settings import PACE, Settings
from tritables.texts import say

GAMES = tritables.game_names()


def replayed(shown: object, sees: object = "all", **given: Any) -> Table:
    found = shown if isinstance(shown, Opened) else opened(shown)
    return Table.open(Replay(Playback.of(found, sees)), settings=Settings(), **given)


def ask(table: Table, kind: str, **args: object) -> dict[str, Any]:
    """The reply to a command of a browser."""
    answer = table.receive({"view": "v", "seq": 1, "kind": kind, **args}, 0.0)
    return answer.as_json()


def replay(table: Table) -> Replay:
    found = table.find(Replay)
    assert found is not None
    return found


def playback(table: Table) -> Playback:
    return replay(table).playback


def panel(table: Table) -> dict[str, Any]:
    return dict(table.shown(0.0)["table"]["replay"])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_stepped_through(game: str) -> None:
    record = played(game, 40)
    table = replayed(record)
    for ply in (1, 7, len(record.moves), 0):
        assert ask(table, "go", ply=ply)["ok"]
        shown = table.shown(0.0)
        assert shown["table"]["at"] == ply
        assert shown["table"]["plies"] == len(record.moves)
        assert table.state == record.replay().states[ply]
    assert playback(table).study.record == record


def test_it_says_where_one_stands() -> None:
    table = replayed(Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2")))
    assert panel(table)["where"] == "Start. 3 moves follow."
    table.do("go", ply=3)
    table.choose("lang", "nl")
    assert panel(table)["where"] == "Zet 3 van 3. Wit: balk → 2"


def test_it_runs_by_itself_until_its_end() -> None:
    table = replayed(played("trictrac", 3))
    assert ask(table, "run", on=True)["ok"]
    now = 0.0
    for _ in range(3):
        due = table.due(now)
        assert due is not None
        now += due
        assert table.tick(now)
    assert table.node.ply == 3
    assert table.due(now) is None
    assert not panel(table)["runs"]
    table.do("run", on=True)  # at the end it begins again
    assert table.node.ply == 0


@pytest.mark.parametrize(("kind", "args"), [("help", {}), ("consider", {"on": True})])
def test_when_the_coach_is_asked_then_it_stops_and_what_is_reckoned_comes_to_an_end(
    kind: str, args: dict[str, Any]
) -> None:
    """It is read at the position that it is about, and no page waits for nothing for ever."""
    record = Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2"))
    table = replayed(record)
    table.do("go", ply=2)
    table.do("run", on=True)
    assert ask(table, kind, **args)["ok"]
    assert not panel(table)["runs"]
    for _ in range(10_000):
        if table.due(0.0) is None:
            break
        table.tick(0.0)
    assert table.due(0.0) is None
    assert table.node.ply == 2


def test_when_the_coach_still_reckons_then_a_replay_that_is_started_lets_it() -> None:
    record = Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2"))
    table = replayed(record)
    table.do("go", ply=2)
    assert ask(table, "help")["ok"]
    table.do("run", on=True)
    for _ in range(10_000):
        if table.due(0.0) != 0.0:
            break
        table.tick(0.0)
    assert table.due(0.0) == pytest.approx(PACE["normal"])


def test_a_hand_on_the_board_stops_it() -> None:
    table = replayed(played("trictrac", 9))
    table.do("run", on=True)
    table.do("go", ply=2)
    assert not panel(table)["runs"]
    assert table.due(0.0) is None


class TestBranches:
    def test_what_is_played_by_hand_is_a_branch_and_the_round_stays(self) -> None:
        record = Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2"))
        table = replayed(record)
        table.do("go", ply=1)
        assert ask(table, "type", move="roll 1-1")["ok"]
        assert playback(table).study.record == record
        assert playback(table).line == ((1, 1),)
        assert [one["text"] for one in panel(table)["branches"]] == ["1 and 1"]
        assert panel(table)["line"] == panel(table)["branches"][0]["node"]

    def test_opponents_play_a_move_or_a_turn(self) -> None:
        table = replayed(played("trictrac", 2))
        table.do("go", ply=1)
        assert ask(table, "let", by="greedy", whole=False)["ok"]
        assert table.node.ply == 2
        whose = table.state.on_turn
        assert ask(table, "let", by="random", whole=True)["ok"]
        assert table.state.on_turn != whose
        assert not ask(table, "let", by="nobody", whole=True)["ok"]

    def test_one_goes_to_a_branch_and_back_to_the_main_line(self) -> None:
        table = self.branched()
        node = panel(table)["branches"][0]["node"]
        table.do("go", ply=0)
        assert ask(table, "main")["ok"]
        assert playback(table).line == ()
        assert ask(table, "stand", node=node)["ok"]
        assert (playback(table).line, table.node.move) == (((1, 1),), "roll 1-1")
        assert ask(table, "main")["ok"]
        assert (playback(table).line, table.node.move) == ((), "roll 2-6")

    def test_a_branch_is_promoted_cut_and_put_back(self) -> None:
        table = self.branched()
        node = panel(table)["branches"][0]["node"]
        table.do("note", comment="Doubles!", called="Luck")
        before = to_text(playback(table).study)
        assert ask(table, "cut", node=node)["ok"]
        assert panel(table)["branches"] == []
        assert panel(table)["removed"]
        assert table.node.ply == 1
        assert ask(table, "uncut")["ok"]
        assert to_text(playback(table).study) == before
        assert ask(table, "promote", node=node)["ok"]
        assert playback(table).study.record.moves == ("start 5-3", "roll 1-1")

    def test_the_main_line_is_not_cut(self) -> None:
        table = self.branched()
        node = playback(table).number(playback(table).study.main[1])
        before = to_text(playback(table).study)
        assert not ask(table, "cut", node=node)["ok"]
        assert to_text(playback(table).study) == before

    def test_what_is_cut_cannot_be_stood_at(self) -> None:
        table = self.branched()
        node = panel(table)["branches"][0]["node"]
        table.do("cut", node=node)
        assert not ask(table, "stand", node=node)["ok"]
        assert not ask(table, "stand", node=999)["ok"]

    def test_another_move_is_played_in_place_of_the_last(self) -> None:
        table = replayed(Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2")))
        table.do("go", ply=3)
        told = ask(table, "why")["why"]
        assert told["text"] == "The rules allowed this move, and no other."
        assert not ask(table, "instead", move="bar/6")["ok"]
        assert table.refusal is not None
        assert table.refusal.verdict.rule == "throw.normal"

    def branched(self) -> Table:
        table = replayed(Record(tritables.new("trictrac"), ("start 5-3", "roll 2-6", "bar/2")))
        table.do("go", ply=1)
        table.play("roll 1-1")
        return table


class TestNotes:
    def test_they_are_written_and_travel_as_text(self) -> None:
        table = replayed(played("trictrac", 4))
        table.do("go", ply=2)
        assert ask(table, "note", comment=" Too early. ", called=None)["ok"]
        assert ask(table, "mark", **{"from": "1", "to": "5"})["ok"]
        assert ask(table, "mark", **{"from": "5", "to": "5"})["ok"]
        shown = panel(table)
        assert (shown["comment"], shown["arrows"], shown["circles"]) == (
            "Too early.",
            [["1", "5"]],
            ["5"],
        )
        again = replayed(from_text(to_text(playback(table).study)))
        again.do("go", ply=2)
        assert panel(again)["arrows"] == [["1", "5"]]
        assert ask(table, "mark", **{"from": "1", "to": "5"})["ok"]  # the same again takes it away
        assert panel(table)["arrows"] == []
        table.do("unmark")
        assert panel(table)["circles"] == []

    @pytest.mark.parametrize(
        ("kind", "args"),
        [
            ("mark", {"from": "nowhere", "to": "5"}),
            ("note", {"comment": "\x00", "called": None}),
            ("note", {"comment": None, "called": "The start has a title"}),
        ],
    )
    def test_what_cannot_be_written_changes_nothing(self, kind: str, args: dict[str, Any]) -> None:
        table = replayed(played("trictrac", 4))
        before = to_text(playback(table).study)
        assert not ask(table, kind, **args)["ok"]
        assert to_text(playback(table).study) == before
        assert table.refusal is not None


class TestWhatIsTold:
    def test_what_is_written_is_jumped_to_on_the_line_that_one_is_on(self) -> None:
        told = annotated_rounds("tricap")[0]
        table = replayed(told)
        shown = panel(table)
        assert shown["comment"]
        assert shown["notes"] == [0, 4, 7, 15, 35, 46, 61, 80, 82]
        assert shown["jumps"]["note"] == [False, True]
        for ply in (4, 7):
            assert ask(table, "jump", what="note", way="on")["ok"]
            assert table.node.ply == ply
        assert ask(table, "jump", what="note", way="back")["ok"]
        replay(table).follow_line(table, ((3, 1),))
        assert panel(table)["notes"] == [0, 4], "of another line the notes are others"
        assert panel(table)["jumps"]["note"] == [True, False]
        assert not ask(table, "jump", what="note", way="on")["ok"]

    def test_points_are_told_with_their_rule_and_jumped_to(self) -> None:
        table = replayed(played("triominos", 20))
        assert ask(table, "jump", what="score", way="on")["ok"]
        told = ask(table, "why")["why"]["told"]
        assert any(one["points"] for one in told)
        assert all(one["rule"] for one in told)
        first = table.node.ply
        assert ask(table, "jump", what="score", way="on")["ok"]
        assert ask(table, "jump", what="score", way="back")["ok"]
        assert table.node.ply == first

    def test_where_nothing_more_scores_one_stays(self) -> None:
        table = replayed(played("trictrac", 5))
        assert panel(table)["jumps"]["score"] == [False, False]
        assert not ask(table, "jump", what="score", way="on")["ok"]

    def test_an_example_shows_what_it_tries(self) -> None:
        table = replayed("bar-first")
        assert panel(table)["title"]
        assert panel(table)["jumps"]["refusal"] == [False, True]
        assert ask(table, "jump", what="refusal", way="on")["ok"]  # it is tried at the start
        assert table.node.ply == 0
        assert table.refusal is not None
        assert panel(table)["jumps"]["refusal"] == [False, False]
        assert not ask(table, "jump", what="refusal", way="on")["ok"]
        table.do("go", ply=len(table.session.history.line) - 1)
        assert ask(table, "jump", what="refusal", way="back")["ok"]
        assert table.refusal is not None
        assert table.refusal.verdict.rule == "bar.first"
        assert panel(table)["tried"]

    def test_chance_is_nobodys_choice(self) -> None:
        table = replayed(played("trictrac", 3))
        table.do("go", ply=1)
        assert ask(table, "why")["why"]["others"] == []
        table.do("go", ply=0)
        assert ask(table, "why")["why"] is None

    def test_a_glimpse_goes_nowhere(self) -> None:
        table = replayed(played("trictrac", 12))
        before = table.shown(0.0)
        seen = ask(table, "glimpse", at=12, branch=None)["glimpse"]
        assert seen["scene"] != before["scene"]
        assert seen["board"] is None
        assert table.shown(0.0) == before
        table.do("go", ply=12)
        assert seen["scene"] == table.shown(0.0)["scene"]
        assert not ask(table, "glimpse", at=13, branch=None)["ok"]


class TestEyes:
    def test_a_page_gets_no_more_than_it_may(self) -> None:
        table = replayed(played("tricap", 12), sees=0)
        for sees in ("all", "watcher", 1):
            assert not ask(table, "see", sees=sees)["ok"]
        assert not ask(table, "choose", name="reveal", value=True)["ok"]
        assert not table.viewpoint.everything
        replay(table).allow(table, "all")
        assert ask(table, "see", sees=1)["ok"]
        assert ask(table, "see", sees="all")["ok"]

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
            table = replayed(record, sees=sees)
            table.do("go", ply=ply)
            table.do(
                "let", by="greedy", whole=True
            )  # a branch, of which the tree shows no more than that
            table.do("go", ply=ply)
            state = states[ply]
            allowed = json.dumps(state.view_json(seat))
            sent = json.dumps(
                [table.shown(0.0), *(ask(table, kind, **args) for kind, args in ASKED)]
            )
            for secret in secrets(state.position(), state.view_json(seat)):
                if secret not in allowed:
                    assert sent.count(f'"{secret}"') == 0, (ply, secret)

    def test_when_a_seat_may_not_know_then_other_moves_are_not_told(self) -> None:
        record = played("tricap", 12)
        table = replayed(record, sees=0)
        for ply in range(1, 13):
            table.do("go", ply=ply)
            told = ask(table, "why")["why"]
            before = record.replay().states[ply - 1]
            if before.to_act != 0:
                assert told["others"] == []
            assert not (before.to_act == 1 and ask(table, "instead", move="lay AS")["ok"])

    def test_hands_do_not_move_for_a_seat_they_do_not_see(self) -> None:
        record = played("tricap", 12)
        table = replayed(record, sees="watcher")
        states = record.replay().states
        ply = next(ply for ply, state in enumerate(states) if state.to_act == 0)
        table.do("go", ply=ply)
        assert not ask(table, "type", move=record.moves[ply])["ok"]


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
        table = replayed("bar-first")
        table.do("go", ply=1)
        table.do("note", comment="Look!")
        table.do("go", ply=0)
        end = len(table.session.history.line) - 1
        table.do("go", ply=end)
        table.do("let", by="greedy", whole=True)
        table.do("go", ply=end)
        branch = next(
            m for m in table.state.legal_moves() if m != playback(table).study.main[end + 1].move
        )
        table.play(branch)
        table.do("note", called="Another")
        saved = table.save()
        again = Table.load(json.loads(json.dumps(saved)))
        assert again.save() == saved
        assert to_text(playback(again).study) == to_text(playback(table).study)
        assert playback(again).line == playback(table).line

    def test_it_is_written_down_step_by_step(self) -> None:
        table, journal = replayed(played("trictrac", 5)), Journal()
        page = journal.page(table)
        moves = list(page.moves)
        table.do("go", ply=0)
        table.draw()
        table.do("note", comment="Here.")
        page = journal.page(table)
        moves += page.moves
        assert page.deal is None
        first = journal.page(table)
        deal = Journal().page(table).deal
        assert deal is not None
        again = Table.load(assembled(deal, (), moves, first.rest))
        assert to_text(playback(again).study) == to_text(playback(table).study)

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
    table = replayed(played("trictrac", 4))
    assert not ask(table, "new", seed=None, seats=None, options=None)["ok"]
    assert not ask(table, "seat", seat=0, by="greedy")["ok"]
    assert not ask(table, "next")["ok"]


def test_a_table_is_no_replay() -> None:
    table = Table.open("trictrac", seed=1)
    for kind, args in (("run", {"on": True}), ("why", {}), ("unmark", {}), ("uncut", {})):
        assert not ask(table, kind, **args)["ok"]
    with pytest.raises(BadInput):
        table.do("unmark")
    assert table.find(Replay) is None


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
    table = replayed(annotated_rounds("trictrac")[0], locked=["write"])
    before = to_text(playback(table).study)
    given = {name: value for name, value in intent.items() if name != "kind"}
    assert not ask(table, intent["kind"], **given)["ok"]
    verdict = table.shown(0.0)["table"]["verdict"]
    assert verdict["text"] == say(Message("bad-locked"), "en")
    assert to_text(playback(table).study) == before
    assert ask(table, "type", move="start 6-1")["ok"]
    assert ask(table, "let", by="greedy", whole=False)["ok"]
    table.do("note", comment="A teacher's own.")  # what Python does nobody took away
    assert "A teacher's own." in to_text(playback(table).study)


def test_locks_bind_hands() -> None:
    table = replayed(played("trictrac", 4), locked=["undo", "hints"])
    for kind, args in (
        ("run", {"on": True}),
        ("jump", {"what": "score", "way": "on"}),
        ("stand", {"node": 0}),
        ("glimpse", {"at": 1, "branch": None}),
        ("why", {}),
        ("instead", {"move": "roll 1-1"}),
    ):
        assert not ask(table, kind, **args)["ok"], kind


def test_a_step_of_a_long_round_costs_what_one_of_a_short_round_does() -> None:
    def step(moves: int) -> int:
        table = replayed(long_record(moves))
        table.do("go", ply=5)
        table.shown(0.0)
        table.do("go", ply=6)
        return calls(lambda: table.shown(0.0))

    step(10)  # what is said for the first time is looked up
    assert step(600) < 1.1 * step(2 * BLOCK)


def test_the_sheet_of_a_long_round_is_a_window() -> None:
    table = replayed(long_record(600))
    table.do("go", ply=300)
    turns = table.shown(0.0)["sheet"]["turns"]
    plies = [turn["ply"] for turn in turns]
    assert plies[0] > 100
    assert plies[-1] < 500
    assert any(turn["ply"] <= 299 < turn["ply"] + len(turn["texts"]) for turn in turns)


def test_when_a_new_game_in_place_of_a_guest_is_refused_then_the_guest_stays() -> None:
    table = Table.open("trictrac", seed=1)
    link = link_of("trictrac")
    assert ask(table, "link", link=link, sure=True)["ok"]
    before = table.save()
    assert not ask(table, "new", seed=None, seats=["nobody", "person"], options=None)["ok"]
    assert table.save()["replay"] == before["replay"]
    assert ask(table, "new", seed=None, seats=None, options=None)["ok"]
    assert table.find(Replay) is None
